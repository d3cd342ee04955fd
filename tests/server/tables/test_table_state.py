"""The state of a table, derived from its log alone."""

from __future__ import annotations

import pytest

from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.server.store.store import BadLog
from throneroom.server.tables import log_entries as entries
from throneroom.server.tables.loading import load
from throneroom.server.tables.log_entries import Entry, OptionsRecord, SeatRecord, write_entry
from throneroom.server.tables.table_state import OVER, RUNNING, TableState

SEATS = [SeatRecord(who="human", name=name, token=name) for name in ("Ann", "Ben")]
OPENED = entries.Opened(
    at=1.0,
    owner=0,
    seats=SEATS,
    kingdom=[card.name for card in RECOMMENDED_SETS[0].cards],
    seed=7,
    options=OptionsRecord(),
    first=0,
)


def begun(*more: Entry) -> TableState:
    """Return a table where the game has begun and these entries followed."""
    return load("x", [write_entry(entry) for entry in (OPENED, entries.Began(2.0, 0, SEATS), *more)])


def test_an_undo_replays_the_game_on_a_new_branch() -> None:
    answered = [entries.Answered(3.0, []), entries.Answered(4.0, [])]
    before, after = begun(answered[0]), begun(*answered)
    after.apply(entries.Undone(at=5.0, seat=0, number=1, answers=1, marks=True))
    assert (after.branch, after.marked, after.answers) == (1, True, 1)
    assert (after.happened, after.events_before(1)) == (before.happened, before.events_before(1))
    assert list(map(repr, after.replayed())) == list(map(repr, before.replayed()))
    assert [question.request for question in before.questions()] == ["0.1"]
    assert [question.request for question in after.questions()] == ["1.1"]


def test_an_answer_from_an_earlier_branch_counts_unless_the_game_went_back_to_it() -> None:
    state = begun(*[entries.Answered(3.0, []) for _ in range(3)])
    for number in (2, 1):
        state.apply(entries.Undone(at=5.0, seat=0, number=number, answers=1, marks=True))
        state.apply(entries.Answered(6.0, []))
    undone = {(branch, number) for branch in range(3) for number in range(3) if state.is_undone(branch, number)}
    assert undone == {(0, 1), (0, 2), (1, 1), (1, 2)}
    assert state.is_answer(0, [])
    assert not state.is_answer(0, ["Copper"])


def test_an_answer_that_is_impossible_changes_nothing() -> None:
    state = begun()
    with pytest.raises(ValueError, match="Province"):
        state.apply(entries.Answered(3.0, ["Province"]))
    assert (state.length, state.answers, state.changed) == (2, 0, 2.0)


def test_the_last_person_of_several_wins_when_the_others_resign() -> None:
    state = begun()
    assert state.status == RUNNING
    state.apply(entries.Resigned(3.0, 0))
    assert (state.status, state.how, state.winners(), state.ended) == (OVER, "resigned", [1], 3.0)


@pytest.mark.parametrize(
    "log",
    [
        [],
        [entries.Closed(1.0)],
        [OPENED, OPENED],
        [OPENED, entries.Answered(2.0, [])],
        [OPENED, entries.Began(2.0, 0, SEATS), entries.EndedEarly(3.0), entries.Answered(4.0, [])],
    ],
)
def test_a_log_that_contradicts_itself_is_bad(log: list[Entry]) -> None:
    with pytest.raises(BadLog):
        load("x", [write_entry(entry) for entry in log])
