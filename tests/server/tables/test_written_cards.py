"""Cards that players write: known at their table alone, in its log, and wherever its game goes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.players import Player, Refused, ask, eager, leave, request, run
from tests.server.running import server, settings

from throneroom.bots.levels import EXPERT, FAIR
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_named, kingdom_names
from throneroom.cards.written import written_cards
from throneroom.engine.decision import BUY, DISCARD
from throneroom.engine.game import Game
from throneroom.engine.localizable import Problem
from throneroom.protocol.lookup import catalog_of, current_catalog
from throneroom.protocol.lookup import kingdom_named as kingdom_here
from throneroom.record.possible_game import possible_game
from throneroom.record.record import read_record
from throneroom.server.store.store import BadLog
from throneroom.server.tables.bot_question import bot_question
from throneroom.server.tables.loading import load
from throneroom.server.tables.log_entries import LOG_VERSION, Began, Opened, SeatRecord, log_version, write_entry
from throneroom.server.tables.outdated_state import OutdatedState
from throneroom.server.tables.table_state import TableState
from throneroom.server.workers.bot_process import move

NIGHT_MARKET = """Night Market
fr: Marché de nuit
icon: shop
cost 3, Action
+1 Action
Choose one: +2 Coins; trash a card from your hand.
"""
OTHER_MARKET = "Night Market\ncost 2, Action\n+3 Cards\n"
OTHERS = ["Cellar", "Market", "Militia", "Mine", "Moat", "Smithy", "Village", "Woodcutter", "Workshop"]
NAMES = ["Night Market", *OTHERS]


@pytest.fixture(scope="module")
def shared_server() -> Iterator[str]:
    with server(settings(None)) as address:
        yield address


def wish(text: str = NIGHT_MARKET) -> dict[str, Any]:
    return {"way": "cards", "cards": NAMES, "written": [text]}


def table_log(text: str = NIGHT_MARKET) -> list[bytes]:
    seats = [SeatRecord(who="human", name=name) for name in "AB"]
    opened = Opened(at=0, owner=0, seats=seats, kingdom=[text, *OTHERS], seed=1)
    opened.version = log_version(opened)
    state, begun = TableState("t", opened), Began(0, 0, seats)
    state.apply(begun)
    return [write_entry(opened), write_entry(begun)]


# -- kingdoms as plain data -------------------------------------------------------------------------------------------


def test_a_kingdom_carries_the_text_of_a_card_and_comes_back_without_any_file() -> None:
    kingdom = kingdom_named([NIGHT_MARKET, *OTHERS], Catalog())
    names = kingdom_names(kingdom)
    assert set(names) == {NIGHT_MARKET, *OTHERS}
    assert kingdom_named(names, Catalog()).cards == kingdom.cards
    assert [card.name for card in written_cards(kingdom)] == ["Night Market"]


def test_two_tables_may_have_different_cards_of_the_same_name_and_nobody_else_knows_them() -> None:
    one, other = kingdom_here([NIGHT_MARKET, *OTHERS]), kingdom_here([OTHER_MARKET, *OTHERS])
    assert catalog_of(one).find("Night Market").cost == 3
    assert catalog_of(other).find("Night Market").cost == 2
    assert catalog_of(one).find("Night Market") is one.cards[[c.name for c in one.cards].index("Night Market")]
    with pytest.raises(Problem, match="no card named 'Night Market'"):
        current_catalog().find("Night Market")


def test_a_card_with_the_name_of_a_printed_one_is_refused() -> None:
    with pytest.raises(Problem, match="there is already a card named witch; give yours another name"):
        kingdom_here(["witch\ncost 2, Action\n+1 Card\n", *OTHERS])


# -- logs -------------------------------------------------------------------------------------------------------------


def test_the_log_has_the_text_and_a_version_of_its_own() -> None:
    log = table_log()
    opened = json.loads(log[0])
    assert opened["kingdom"][0] == NIGHT_MARKET
    assert opened["version"] == LOG_VERSION == 4
    state = load("t", log)
    assert not state.is_outdated
    assert state.catalog.find("Night Market").cost == 3
    plain = Opened(at=0, owner=0, seats=[], kingdom=[*OTHERS, "Witch"], seed=1)
    assert log_version(plain) == 3  # as before, for older programs


def test_a_text_that_this_program_cannot_read_leaves_the_table_to_be_watched() -> None:
    log = table_log()
    opened = json.loads(log[0])
    opened["kingdom"][0] = NIGHT_MARKET.replace("+1 Action\n", "Exile a card.\n")
    state = load("t", [json.dumps(opened).encode(), *log[1:]])
    assert isinstance(state, OutdatedState)
    assert state.custom is not None
    assert state.custom.missing == ["Night Market"]
    assert state.shown_game() is not None


def test_a_damaged_text_without_notes_is_a_bad_log() -> None:
    opened = json.loads(table_log()[0])
    opened["kingdom"][0], opened["custom"] = "Night Market\nnonsense", []
    with pytest.raises(BadLog, match="its kingdom cannot be used"):
        load("t", [json.dumps(opened).encode()])


# -- at a server ------------------------------------------------------------------------------------------------------


async def open_table(base: str, kingdom: dict[str, Any], *bots: str, **options: Any) -> Player:
    seats = [{"who": "bot", "level": level} for level in bots]
    asked = {"name": "Ann", "seats": [{"who": "me"}, *seats], "kingdom": kingdom, "options": {"first": 0, **options}}
    seated = await ask(base, "/api/tables", asked)
    return await Player(base, seated["table"], seated["token"]).connect()


def test_guests_get_the_card_with_the_table_and_lists_leave_it_out(tmp_path: Path) -> None:
    async def work(base: str) -> None:
        ann = await open_table(base, wish(), FAIR)
        (card,) = ann.info["cards"]
        assert (card["name"], card["icon"], card["box"]) == ("Night Market", "shop", "custom")
        assert card["texts"]["fr"]["name"] == "Marché de nuit"
        assert card["texts"]["es"]["text"].startswith("+1 Acción. Elige")
        assert card["texts"]["pl"]["modes"]["trash a card from your hand"] != "trash a card from your hand"
        assert "village" not in card["does"]
        assert "coins" in card["does"]
        watcher = await Player(base, ann.table, None).connect()
        assert watcher.info["cards"] == [card]
        mine = await ask(base, "/api/mine", {"seats": [{"table": ann.table, "token": ann.token}]})
        assert mine["seats"][0]["table"]["cards"] == []
        catalog = await ask(base, "/api/catalog")
        assert "Night Market" not in [known["name"] for known in catalog["cards"]]
        await leave(ann, watcher)

    with server(settings(str(tmp_path / "t.db"))) as base:
        run(work(base))


STRATEGY = "strategy night\nProvince\nNight Market if own(Night Market) < 2\nSilver\n"


@pytest.mark.parametrize(("text", "wanted"), [(NIGHT_MARKET, 3), (OTHER_MARKET, 2)])
def test_a_bots_process_knows_the_card_of_the_table_that_asks(text: str, wanted: int) -> None:
    """Two tables have different cards of the same name; a bot that looks ahead gets a possible game with them."""
    kingdom = kingdom_here([text, *OTHERS])
    game = Game.deal(kingdom, 2, 1, first=0)
    game.answer(game.decision.options if game.decision is not None else ())  # all Treasures
    assert game.decision is not None
    assert any(card.name == "Night Market" for card in game.decision.options)
    for level, strategy in ((FAIR, STRATEGY), (FAIR, None), (EXPERT, None)):
        asked = bot_question(SeatRecord(who="bot", level=level, strategy=strategy), game, game.decision)
        assert (asked.possible is not None) == (level == EXPERT)
        asked.strategy = asked.strategy or STRATEGY
        answer = move(asked)
        assert answer.mistake == ""
        assert level == EXPERT or answer.answer == ["Night Market"]
        assert game.cost(kingdom.cards[[card.name for card in kingdom.cards].index("Night Market")]) == wanted


def test_modes_of_a_written_card_survive_in_a_possible_game() -> None:
    """The advisor and bots that look ahead are asked in the middle of the card, after a choice."""
    choice = "Choose one: draw a card; trash a card from your hand."
    kingdom = kingdom_here([f"Night Market\ncost 2, Action\n{choice} Discard a card from your hand.\n", *OTHERS])
    card = catalog_of(kingdom).find("Night Market")
    game = Game.deal(kingdom, 2, 1, first=0)
    while game.decision is not None and (game.decision.card is not card or game.decision.verb is not DISCARD):
        wanted = [option for option in game.decision.options if option is card][:1]
        most = game.decision.options if game.decision.card is None else game.decision.options[:1]
        game.answer(wanted or (() if game.decision.verb is BUY else most))
    assert game.decision is not None
    seat = game.decision.seat
    found = possible_game(game, seat, 7, catalog_of(kingdom))
    assert found is not None
    assert found.answers
    again = found.rebuilt(catalog_of(kingdom))
    assert again.decision is not None
    assert again.decision.verb is game.decision.verb


def test_a_table_survives_a_restart_and_its_record_is_replayed_without_a_file(tmp_path: Path) -> None:
    seated: list[dict[str, Any]] = []

    async def begin(base: str) -> None:
        ann = await open_table(base, wish(), "beginner")
        seated.append({"table": ann.table, "token": ann.token})
        await ann.play(most=10)
        await leave(ann)

    async def finish(base: str) -> None:
        ann = await Player(base, seated[0]["table"], seated[0]["token"]).connect()
        assert ann.info["cards"][0]["name"] == "Night Market"
        await ann.play(most=6)
        await ann.send({"type": "resign"})
        await ann.receive_until(lambda self: self.over is not None, "the end")
        await leave(ann)

    for work in (begin, finish):
        with server(settings(str(tmp_path / "t.db"))) as base:
            run(work(base), 120)
    with server(settings(str(tmp_path / "t.db"))) as base:
        table = seated[0]["table"]
        replay = request(base, f"/api/tables/{table}/replay?seat=-2")
        assert replay["table"]["cards"][0]["name"] == "Night Market"
        position = request(base, f"/api/tables/{table}/replay/5?seat=0")
        assert "Night Market" in [pile["card"] for pile in position["view"]["supply"]]
        record = request(base, f"/api/tables/{table}/record?format=json")
        assert record["cards"] == [NIGHT_MARKET]
        again = read_record(json.dumps(record), Catalog())
        assert written_cards(again.kingdom)[0].name == "Night Market"
        assert read_record(again.to_text(), Catalog()).answers == again.answers
        deal = request(base, f"/api/tables/{table}/deal", {"token": seated[0]["token"], "player": "p" * 20})
        played = request(base, f"/api/deals/{deal['deal']}/play", {"name": "Bob", "player": "q" * 20})
        assert request(base, f"/api/tables/{played['table']}")["cards"][0]["name"] == "Night Market"


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        (["Night Market\ncost 5, Action\nExile a card.\n"], "bad-wish"),
        (["Witch\ncost 5, Action\n+1 Card\n"], "bad-wish"),
        ([NIGHT_MARKET, OTHER_MARKET], "bad-wish"),
        ([""], "bad-message"),
        (["A\ncost 2, Action\n" + "+1 Card, " * 1000], "bad-message"),
        ([NIGHT_MARKET] * 11, "bad-message"),
        ([f"Night Market\ncost 5, Action\n{'each player ' * 300}"], "bad-wish"),
        (["Night Market\ncost 1000000, Action\n+1 Card\n"], "bad-wish"),
        (["Night Market\ncost 2, Action\nTrash this. Gain an Action card from the trash.\n"], "bad-wish"),
        ([NIGHT_MARKET + "\nAnother\ncost 2, Action\n"], "bad-wish"),
        ("Night Market", "bad-message"),
    ],
)
def test_bad_cards_are_refused_with_a_reason(shared_server: str, written: object, reason: str) -> None:
    for path in ("/api/kingdom", "/api/quick"):
        kingdom = {"way": "cards", "cards": NAMES, "written": written}
        body = kingdom if path == "/api/kingdom" else {"name": "Ann", "kingdom": kingdom}
        with pytest.raises(Refused) as refused:
            request(shared_server, path, body)
        assert refused.value.reason == reason


def test_random_kingdoms_take_a_card_that_is_needed_and_no_other_table_gets_it(shared_server: str) -> None:
    drawn = {"way": "random", "seed": 3}
    with_card = request(shared_server, "/api/kingdom", {**drawn, "need": ["Night Market"], "written": [NIGHT_MARKET]})
    assert "Night Market" in with_card["cards"]
    for seed in range(20):
        without = request(shared_server, "/api/kingdom", {"way": "random", "seed": seed, "written": [NIGHT_MARKET]})
        assert "Night Market" not in without["cards"]
    with pytest.raises(Refused, match="no card named 'Night Market'"):
        request(shared_server, "/api/kingdom", {**drawn, "need": ["Night Market"]})


def for_market(prompt: dict[str, Any], chance: Random) -> list[str]:
    """Buy and play Night Markets."""
    return ["Night Market"] if "Night Market" in prompt["options"] else eager(prompt, chance)


@pytest.mark.once  # plain Python takes too long for advice
def test_advice_undo_coach_and_rematch_know_the_card(tmp_path: Path) -> None:
    async def work(base: str) -> None:
        ann = await open_table(base, wish(), "beginner")
        await ann.send({"type": "advice", "agree": True})
        while (await ann.asked())["card"] != "Night Market":
            await ann.play(for_market, most=1)
        assert ann.prompt is not None
        modes = ["+2 coins", "trash a card from your hand"]
        assert ann.prompt["options"] == modes
        await ann.send({"type": "advise", "request": ann.prompt["request"]})
        advice = await ann.until("advice")
        assert sorted(option["answer"] for option in advice["options"]) == [[mode] for mode in modes]
        asked = ann.prompt["number"]
        await ann.answer(modes[:1])
        await ann.asked()
        await ann.send({"type": "undo", "number": asked})
        await ann.until("undone")
        assert (await ann.asked())["options"] == modes
        await ann.answer(modes[1:])
        await ann.play(for_market, most=5)
        await ann.send({"type": "resign"})
        await ann.receive_until(lambda self: self.over is not None, "the end")
        job = await ask(base, "/api/lab/coach", {"table": ann.table, "seat": 0, "quality": "quick"})
        while job["analysis"] is None:
            assert job["state"] in ("waiting", "running"), job
            job = await ask(base, f"/api/lab/jobs/{job['id']}")
            await asyncio.sleep(0.2)
        assert job["analysis"]["judgements"]
        await ask(base, f"/api/lab/jobs/{job['id']}", method="DELETE")
        await ann.send({"type": "rematch", "swap": ["Moat", "Witch"]})
        await ann.receive_until(lambda player: player.next, "the next table")
        again = await Player(base, ann.next or "", ann.token).connect()
        assert [card["name"] for card in again.info["cards"]] == ["Night Market"]
        assert {"Night Market", "Witch"} <= set(again.info["kingdom"])
        await again.play(for_market, most=5)
        await leave(ann, again)

    with server(settings(str(tmp_path / "t.db"))) as base:
        run(work(base), 240)
