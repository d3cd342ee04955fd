"""Tables with custom cards: what they store, what they show without the cards, and what stays hidden."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.helpers.paths import ROOT
from tests.properties.games import Deal, any_answer
from tests.server.players import Player, Refused, ask, leave, request, run
from tests.server.running import server, settings
from tests.server.test_noninterference import Table, check

from throneroom.bots.levels import BEGINNER, EXPERT, FAIR, GOOD, RANDOM, STRONG
from throneroom.cards.base import MOAT, VILLAGE
from throneroom.cards.custom_sources import CardSource
from throneroom.cards.intrigue import MASQUERADE
from throneroom.cards.kingdoms import random_kingdom
from throneroom.engine.decision import PLAY_ACTION
from throneroom.protocol.base import EVERYTHING, WATCHING, encode
from throneroom.protocol.lookup import current_catalog, use_custom_cards
from throneroom.protocol.view import TableView
from throneroom.server.http.finished_games import replay, replay_position
from throneroom.server.refusal import Refusal
from throneroom.server.settings import Settings
from throneroom.server.tables.keeping import kept_game
from throneroom.server.tables.loading import load
from throneroom.server.tables.log_entries import Answered, Began, Opened, SeatRecord, Undone, write_entry
from throneroom.server.tables.outdated_state import OutdatedState
from throneroom.server.tables.snapshot import Happenings, Snapshot, SupplyMessage
from throneroom.server.tables.table_state import OVER, TableState

FILES = (ROOT / "tests" / "helpers" / "toll_gate.py", ROOT / "docs" / "examples" / "night_market.py")
SOURCES = tuple(CardSource(str(file), file.read_bytes()) for file in FILES)
CHANGED = (CardSource(SOURCES[0].path, SOURCES[0].source + b"# changed\n"), SOURCES[1])


@pytest.fixture(autouse=True)
def _custom_cards() -> Iterator[None]:
    use_custom_cards(SOURCES)
    yield
    use_custom_cards(())


def deal(seats: int, seed: int) -> Deal:
    custom = [current_catalog().find(name) for name in ("Toll Gate", "Night Market")]
    kingdom = random_kingdom(seed, need=[*custom, MOAT, VILLAGE, MASQUERADE])
    return Deal(kingdom.cards, seats, seed, seed)


def played(seats: int, seed: int, answers: int) -> tuple[TableState, list[bytes]]:
    """Return a table after this many random answers and one undo, and its log."""
    table = Table(deal(seats, seed))
    state, chance = table.state, Random(seed)
    state.options.points = state.options.decks = True
    log = [write_entry(state.opened), *map(write_entry, table.entries)]
    for number in range(answers):
        if state.decision is None:
            break
        names = [option.name for option in any_answer(state.decision, chance)]
        entry = Answered(0, names)
        state.apply(entry)
        state.take_events()
        log.append(write_entry(entry))
        if number == answers // 2:
            undone = Undone(at=0, seat=0, number=state.answers - 3)
            state.apply(undone)
            log.append(write_entry(undone))
    return state, log


def shown(state: TableState) -> dict[int, TableView | None]:
    """Return the board that each seat and a spectator are shown."""
    snapshot = Snapshot(state, {}, [], SupplyMessage())
    return {seat: snapshot.view(seat) for seat in (WATCHING, *range(len(state.seats)))}


@pytest.mark.parametrize("sources", [(), CHANGED], ids=["missing", "changed"])
@pytest.mark.parametrize("seats", [2, 4])
def test_without_its_cards_a_table_shows_each_seat_what_it_saw_and_no_more(
    seats: int, sources: tuple[CardSource, ...]
) -> None:
    state, log = played(seats, seats, 150)
    assert isinstance(load("t", log), TableState)
    assert not load("t", log).is_outdated
    seen = {seat: Happenings(state, state.replayed(), 0).of(seat) for seat in (WATCHING, *range(seats))}
    use_custom_cards(sources)
    stored = load("t", log)
    assert isinstance(stored, OutdatedState)
    assert stored.custom is not None
    names = ["Toll Gate", "Night Market"]
    assert (sorted(stored.custom.missing), stored.custom.changed) == (
        (sorted(names), []) if not sources else ([], names[:1])
    )
    for seat, happenings in seen.items():
        assert stored.happenings(seat) == happenings
    use_custom_cards(SOURCES)
    assert load("t", log).answers == state.answers


@pytest.mark.parametrize("sources", [(), CHANGED], ids=["missing", "changed"])
@pytest.mark.parametrize("seats", [2, 4])
def test_without_its_cards_a_table_shows_each_seat_the_board_it_saw_and_no_more(
    seats: int, sources: tuple[CardSource, ...]
) -> None:
    """After every answer, in the middle of cards, and after an undo. A seat's view has nothing that it was not sent."""
    boards: list[dict[int, bytes]] = []
    logs: list[list[bytes]] = []
    for answers in range(0, 240, 3):
        state, log = played(seats, 40 + seats, answers)
        boards.append({seat: encode(view) for seat, view in shown(state).items()})
        logs.append(log)
    assert any(b'"playing":["Toll Gate"' in board[0] for board in boards)
    assert any(b'"passing_size":1' in board[0] for board in boards)
    use_custom_cards(sources)
    for board, log in zip(boards, logs, strict=True):
        stored = load("t", log)
        assert stored.is_outdated
        assert {seat: encode(view) for seat, view in shown(stored).items()} == board


def without_phase(view: TableView) -> bytes:
    return encode(msgspec.structs.replace(view, phase=""))


def test_a_finished_game_without_its_cards_can_be_watched_decision_by_decision() -> None:
    state, log = played(2, 7, 5000)
    assert state.status == OVER
    kept = kept_game(state, [])
    state.apply(kept)
    log.append(write_entry(kept))
    steps = replay(state, EVERYTHING).steps
    positions = [[replay_position(state, number, seat) for seat in (EVERYTHING, 0)] for number in range(len(steps) + 1)]
    use_custom_cards(())
    stored = load("t", log)
    assert replay(stored, EVERYTHING).steps == steps
    for number, seen in enumerate(positions):
        for seat, position in zip((EVERYTHING, 0), seen, strict=True):
            found = replay_position(stored, number, seat)
            assert (found.number, found.prompt) == (number, None)
            assert found.answer == position.answer
            # A phase in which there was nothing to play has been passed over.
            assert without_phase(found.view) == without_phase(position.view)
    with pytest.raises(Refusal, match="no longer has"):
        replay_position(stored, len(steps) + 1, 0)


def test_points_that_only_the_file_can_count_are_not_shown(tmp_path: Path) -> None:
    file = tmp_path / "orchard.py"
    worth = "ORCHARD = Card('Orchard', cost=2, types=VICTORY, worth=lambda cards: len(cards) // 2)\n"
    file.write_text("from throneroom import VICTORY, Card\n" + worth)
    use_custom_cards((*SOURCES, CardSource(str(file), file.read_bytes())))
    kingdom = [*KINGDOM[:9], "Orchard"]
    opened = Opened(at=0, owner=0, seats=[SeatRecord(who="human", name=name) for name in "AB"], kingdom=kingdom, seed=1)
    opened.options.points = True
    begun = Began(0, 0, opened.seats)
    state = TableState("t", opened)
    state.apply(begun)
    before = shown(state)[0]
    assert before is not None
    assert before.players[0].points == 3
    use_custom_cards(SOURCES)
    after = shown(load("t", [write_entry(opened), write_entry(begun)]))[0]
    assert after is not None
    assert after.players[0].points is None
    assert after.players[0].hand == before.players[0].hand


def test_a_log_from_before_boards_were_stored_shows_what_happened() -> None:
    _, log = played(2, 2, 30)
    old = [json.dumps({key: value for key, value in json.loads(entry).items() if key != "b"}).encode() for entry in log]
    assert not load("t", old).is_outdated
    use_custom_cards(())
    stored = load("t", old)
    assert isinstance(stored, OutdatedState)
    assert shown(stored)[0] is None
    assert len(stored.happenings(0)) > 30


@pytest.mark.once
@pytest.mark.parametrize("seats", [2, 3])
def test_a_seat_is_sent_the_same_bytes_whatever_the_others_hold(seats: int) -> None:
    """Before a custom Attack is played, too."""
    cards = deal(seats, seats)
    check(cards, 6, lambda decision: True)
    names = ("Toll Gate", "Night Market")
    check(
        cards,
        6,
        lambda decision: decision.verb is PLAY_ACTION and any(card.name in names for card in decision.options),
    )


def with_cards(database: Path, sources: tuple[CardSource, ...]) -> Settings:
    plain = settings(str(database))
    return Settings(database=plain.database, limits=plain.limits, timeouts=plain.timeouts, custom=sources)


KINGDOM = [
    *(
        "Toll Gate",
        "Night Market",
        "Cellar",
        "Market",
        "Militia",
        "Moat",
        "Smithy",
        "Village",
        "Woodcutter",
        "Workshop",
    ),
]


def test_the_catalog_has_the_texts_of_custom_cards(tmp_path: Path) -> None:
    with server(with_cards(tmp_path / "t.db", SOURCES)) as base:
        catalog = request(base, "/api/catalog")
    gate = next(card for card in catalog["cards"] if card["name"] == "Toll Gate")
    assert gate["texts"]["en"]["text"].startswith("+1 Coin. Choose one: open the gate")
    assert gate["texts"]["en"]["rulings"] == ["Whoever has fewer cards discards nothing."]
    assert gate["texts"]["fr"]["name"] == "Péage"
    assert all(card["texts"] is None for card in catalog["cards"] if card["box"] != "custom")


async def play_with_bots(base: str, levels: Iterable[str]) -> None:
    bots = [{"who": "bot", "level": level} for level in levels]
    wish = {"kingdom": {"way": "cards", "cards": KINGDOM}, "options": {"first": 0}}
    seated = await ask(base, "/api/tables", {"name": "Ann", "seats": [{"who": "me"}, *bots], **wish})
    ann = await Player(base, seated["table"], seated["token"]).connect()
    await ann.play(most=25)
    await leave(ann)


def test_bots_that_search_no_plan_play_custom_cards(tmp_path: Path) -> None:
    with server(with_cards(tmp_path / "t.db", SOURCES)) as base:
        run(play_with_bots(base, (RANDOM, BEGINNER, FAIR)), 120)


@pytest.mark.once
def test_bots_that_search_a_plan_play_custom_cards(tmp_path: Path) -> None:
    """Their plans are searched in another process, which knows the cards, too."""
    with server(with_cards(tmp_path / "t.db", SOURCES)) as base:
        run(play_with_bots(base, (GOOD, STRONG, EXPERT)), 120)


def test_an_open_table_without_its_cards_cannot_begin_and_another_server_start_brings_it_back(tmp_path: Path) -> None:
    seats: list[dict[str, object]] = []

    async def before(base: str) -> None:
        wish = {"kingdom": {"way": "cards", "cards": KINGDOM}}
        table = {"name": "Ann", "seats": [{"who": "me"}, {"who": "open"}], **wish}
        seats.append(await ask(base, "/api/tables", table))

    async def join(base: str) -> dict[str, object]:
        return dict(await ask(base, f"/api/tables/{seats[0]['table']}/seats", {"name": "Bob"}))

    async def refused(base: str) -> None:
        with pytest.raises(Refused, match="the server no longer has Toll Gate, Night Market"):
            await join(base)

    async def after(base: str) -> None:
        await join(base)
        info = await ask(base, f"/api/tables/{seats[0]['table']}")
        assert info["state"] == "running"

    for sources, work in ((SOURCES, before), ((), refused), (CHANGED, after)):
        with server(with_cards(tmp_path / "t.db", sources)) as base:
            run(work(base))
