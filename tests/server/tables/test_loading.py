"""Reading logs back: digests prove a replay, and logs that cannot be replayed or read are detected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.helpers.paths import ROOT
from tests.server.tables.test_table_state import OPENED, SEATS

from throneroom.server.store.store import BadLog
from throneroom.server.tables import loading
from throneroom.server.tables import log_entries as entries
from throneroom.server.tables.keeping import is_to_be_kept, kept_game
from throneroom.server.tables.loading import load
from throneroom.server.tables.log_entries import Entry, read_entry, write_entry
from throneroom.server.tables.outdated_state import OutdatedState
from throneroom.server.tables.table_info import game_over
from throneroom.server.tables.table_state import OVER, RUNNING, TableState


def played(answers: int) -> list[bytes]:
    """Return the log of a game of big money with this many answers; fewer if it ends earlier."""
    state = TableState("x", OPENED)
    log: list[Entry] = [OPENED, entries.Began(2.0, 0, SEATS)]
    state.apply(log[1])
    while state.answers < answers and (decision := state.decision) is not None:
        names = [option.name for option in decision.options]
        if decision.verb.name == "buy":
            names = [name for name in reversed(names) if name in ("Province", "Gold", "Silver")][:1]
        elif decision.verb.name != "play-treasures":
            names = [option.name for option in decision.default()]
        log.append(entries.Answered(3.0, names))
        state.apply(log[-1])
    if is_to_be_kept(state):
        log.append(kept_game(state, []))
    return [write_entry(entry) for entry in log]


def digests(log: list[bytes]) -> list[int]:
    """Return the answers that have a digest, counted from 1."""
    answers = [entry for entry in map(read_entry, log) if isinstance(entry, entries.Answered)]
    return [number for number, entry in enumerate(answers, start=1) if entry.d is not None]


def changed(log: list[bytes], number: int, **fields: Any) -> list[bytes]:
    """Return the log with other fields in one entry."""
    entry = {**msgspec.json.decode(log[number]), **fields}
    return [*log[:number], msgspec.json.encode(entry), *log[number + 1 :]]


@pytest.fixture
def later_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program has another version of the rules, whatever that changes."""
    monkeypatch.setattr(loading, "RULES", 99)


def test_the_first_answer_every_sixteenth_after_it_and_the_last_have_a_digest() -> None:
    assert digests(played(40)) == [1, 17, 33]
    whole = played(1000)
    last = len(whole) - 3  # without the opening, the beginning and the kept game
    assert digests(whole) == sorted({*range(1, last + 1, 16), last})
    assert load("x", whole).status == OVER


def test_a_log_with_digests_is_loaded_as_it_was_played() -> None:
    state = load("x", played(40))
    assert (type(state), state.status, state.answers, state.proven) == (TableState, RUNNING, 40, 33)


def test_a_position_that_differs_from_what_was_played_is_found() -> None:
    """Another card is bought before a digest. That is detected whether or not a later answer becomes illegal."""
    log = played(33)
    bought = [number for number, data in enumerate(log) if b'"o":["Silver"]' in data]
    reasons: list[str] = []
    for number in bought:
        state = load("x", changed(log, number, o=["Copper"]))
        assert isinstance(state, OutdatedState)
        assert (state.status, state.answers, state.decision, state.questions()) == (RUNNING, 33, None, [])
        reasons.append(state.reason)
    assert any("is not the one that was played" in reason for reason in reasons)


def test_an_answer_that_is_no_longer_possible_is_found() -> None:
    state = load("x", [*played(20), write_entry(entries.Answered(4.0, ["Curse", "Curse"]))])
    assert isinstance(state, OutdatedState)
    assert "not possible" in state.reason


def test_a_game_that_would_end_earlier_is_found() -> None:
    state = load("x", [*played(1000)[:-1], write_entry(entries.Answered(4.0, []))])
    assert isinstance(state, OutdatedState)
    assert "after its end" in state.reason


@pytest.mark.usefixtures("later_rules")
def test_with_other_rules_a_game_continues_if_its_digests_match() -> None:
    state = load("x", played(40))
    assert (type(state), state.answers) == (TableState, 40)


@pytest.mark.usefixtures("later_rules")
def test_with_other_rules_a_game_without_digests_is_outdated() -> None:
    log = [data.partition(b',"d"')[0].rstrip(b"}") + b"}" if b'"e":"a"' in data else data for data in played(40)]
    state = load("x", log)
    assert isinstance(state, OutdatedState)
    assert "version 1 of the rules, and this is version 99" in state.reason


@pytest.mark.usefixtures("later_rules")
def test_with_other_rules_an_undo_before_the_last_digest_leaves_the_proof_of_the_earlier_ones() -> None:
    undone = entries.Undone(at=4.0, seat=0, number=20, answers=20, marks=True)
    state = load("x", [*played(40), write_entry(undone)])
    assert (type(state), state.answers, state.proven) == (TableState, 20, 20)


@pytest.mark.usefixtures("later_rules")
def test_a_table_where_the_game_has_not_begun_is_never_outdated() -> None:
    state = load("x", [write_entry(OPENED)])
    assert type(state) is TableState


def test_the_result_of_a_finished_game_is_kept_when_it_cannot_be_replayed() -> None:
    log = played(1000)
    told = load("x", log)
    state = load("x", changed(log, len(log) - 2, d="0000000000000000"))
    assert isinstance(state, OutdatedState)
    assert (state.status, state.how, state.ended) == (OVER, "played", told.ended)
    assert (state.winners(), state.happened, state.answers) == (told.winners(), told.happened, told.answers)
    assert game_over(state) == game_over(told)
    assert state.record_text() == told.record().to_text()


@pytest.mark.parametrize(
    ("log", "reason"),
    [
        (changed(played(3), 0, kingdom=["Moat", "Unicorn"]), "its kingdom cannot be used: no card named 'Unicorn'"),
        (changed(played(3), 0, version=99), "a newer version of the program wrote it"),
        ([*played(3), b"{"], "entry 5: an entry is not JSON"),
        ([*played(3), b'{"e":"teleported"}'], "entry 5: an entry is of a kind or form"),
        ([*played(3), write_entry(entries.ChatSent(4.0, 17, "hi"))], "entry 5 contradicts"),
        (changed(played(3), 1, owner="Ann"), "entry 1: an entry is of a kind or form"),
        (played(3)[1:], "does not start with its opening"),
        ([], "no entries"),
    ],
)
def test_a_damaged_log_is_bad_and_says_where(log: list[bytes], reason: str) -> None:
    with pytest.raises(BadLog) as bad:
        load("x", log)
    assert reason in str(bad.value)
    assert "Unicorn" not in bad.value.reason  # the server's log names no cards


def test_a_kept_game_that_is_damaged_is_bad() -> None:
    log = changed(played(1000), -2 % len(played(1000)), d="0000000000000000")
    for data in ("", "!", "eJw=", "AAAA"):
        with pytest.raises(BadLog, match="cannot be read"):
            load("x", changed(log, len(log) - 1, data=data))


@pytest.mark.parametrize("file", sorted((ROOT / "tests" / "kept" / "logs").iterdir()), ids=lambda file: file.stem)
def test_logs_that_older_versions_have_written_are_read(file: Path) -> None:
    """Ann opens a table, Ben joins, Cid comes and goes, and a game with a bot has begun."""
    log = file.read_bytes().splitlines()
    state = load("x", log)
    assert (type(state), state.status, state.answers, state.proven) == (TableState, RUNNING, 40, 36)
    assert [(seat.name, seat.level) for seat in state.seats] == [("Ann", None), ("Ben", None), ("Fair bot", "fair")]
    assert [line.text for line in state.chat] == ["Hello"]
    assert state.options.listed == (file.stem == "version-2")  # Ann made the other table private
