"""Joining and watching tables of a real server, and replaying records, on the full screen."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.players import Player, request
from tests.server.running import server, settings
from tests.terminal.driving import CATALOG, LARGE, LOCALE, SMALL, Person
from textual.screen import Screen

from throneroom.bots.bot import play_out
from throneroom.bots.simple import MoneyBot, VillageSmithyBot
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.game import Game
from throneroom.locale import Locale
from throneroom.record.record import Record
from throneroom.terminal.client.client import Address, KeptSeats, Server, ServerProblem, read_address
from throneroom.terminal.client.lobby_screen import Lobby
from throneroom.terminal.client.remote_game import RemotePlace
from throneroom.terminal.client.remote_table import RemoteTable, WatchedTable
from throneroom.terminal.screen.app import TableApp
from throneroom.terminal.screen.end_screen import End
from throneroom.terminal.screen.replay_screen import RecordPlace, ReplayTable
from throneroom.terminal.screen.widgets.overlays import YesNo

FIRST_GAME = {"way": "set", "name": "First Game"}
TWO_PEOPLE = [{"who": "me"}, {"who": "open"}]


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(settings(str(tmp_path_factory.mktemp("server") / "games.db"))) as address:
        yield address


@pytest.fixture(autouse=True)
def _own_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def on_screen(
    first: Callable[[TableApp], Screen[None]],
    work: Callable[[Person], Coroutine[Any, Any, None]],
    size: tuple[int, int] = SMALL,
) -> TableApp:
    async def run() -> TableApp:
        app = TableApp(LOCALE, first)
        async with app.run_test(size=size) as pilot:
            await work(Person(app, pilot))
        return app

    return asyncio.run(run())


def table(
    base: str, seated: dict[str, Any] | str, kind: type[RemoteTable] = RemoteTable
) -> Callable[[TableApp], RemoteTable]:
    """The table of a seat, or for one who watches if only the table is named."""
    name, token = (seated, None) if isinstance(seated, str) else (seated["table"], seated["token"])

    def first(app: TableApp) -> RemoteTable:
        place = RemotePlace(Address(base, name), token, CATALOG, LOCALE)
        app.go_on_with(place)
        return kind(place)

    return first


def open_table(base: str, **more: object) -> dict[str, Any]:
    wish = {"name": "Ann", "seats": TWO_PEOPLE, "kingdom": FIRST_GAME, "seed": 7, **more}
    seated: dict[str, Any] = request(base, "/api/tables", wish)
    return seated


# -- joining -----------------------------------------------------------------------------------------------------------


def test_a_whole_game_with_somebody_elsewhere_and_a_rematch(base: str) -> None:
    """The person at the terminal sees only what the protocol tells; both come to the end, and play another game."""
    seated = open_table(base)

    async def work(person: Person) -> None:
        await person.until(lambda: "The game starts when the last seat is taken" in " ".join(person.screen.split()))
        command = next(line for line in person.screen.splitlines() if " join http" in line)
        assert command.strip().endswith(seated["table"]), "it can be copied from one line"
        assert "Supply" not in person.screen
        taken = await asyncio.to_thread(request, base, f"/api/tables/{seated['table']}/seats", {"name": "Bob"})
        other = await Player(base, taken["table"], taken["token"], seed=1).connect()
        playing = asyncio.create_task(other.play())
        place = person.table.place
        assert isinstance(place, RemotePlace)
        await person.play_out(4, Person.plain_wish)
        assert place._socket is not None
        await place._socket.close()  # it comes back by itself
        await person.play_out(4, Person.plain_wish)
        while place.result is None:  # quickly to the end
            await person.until(lambda: place.decision is not None or place.result is not None)
            if place.decision is not None:
                place.answer(Person.plain_wish(person))
        await playing
        await person.until(lambda: isinstance(person.app.screen, End))
        assert "Ann" in person.screen
        assert "Points by turn" in person.screen
        before = place.address
        await person.press("y")
        await other.say({"type": "rematch"})
        await person.until(lambda: place.address != before and place.table is not None)
        await person.until(lambda: place.facts(0) is not None)
        assert KeptSeats().token(place.address) == seated["token"]
        await other.close()

    on_screen(table(base, seated), work)


def test_taking_back_asks_the_other_and_both_can_talk(base: str) -> None:
    seated = open_table(base, options={"first": 0})
    taken = request(base, f"/api/tables/{seated['table']}/seats", {"name": "Bob"})

    async def work(person: Person) -> None:
        other = await Player(base, taken["table"], taken["token"]).connect()
        await person.asked_or_over()
        await person.press("a")
        await person.asked_or_over()
        await person.press("d")
        await other.asked()
        await person.until(lambda: "Waiting for Bob" in person.screen)
        await person.press("t", *"hi", "enter")
        assert (await other.until("chat"))["line"]["text"] == "hi"
        await person.press("u")
        assert isinstance(person.app.screen, YesNo)
        assert "Bob must agree." in person.screen
        await person.press("y")
        assert (await other.until("undo-asked"))["request"]["seat"] == 0
        await other.say({"type": "undo-answer", "agree": True})
        await person.asked_or_over()
        assert person.decision.verb.name == "buy"
        await other.close()

    on_screen(table(base, seated), work)


def test_another_who_wants_to_take_back_is_answered_with_yes_or_no(base: str) -> None:
    seated = open_table(base, options={"first": 1})
    taken = request(base, f"/api/tables/{seated['table']}/seats", {"name": "Bob"})

    async def work(person: Person) -> None:
        other = await Player(base, taken["table"], taken["token"]).connect()
        for _ in range(2):
            prompt = await other.asked()
            await other.answer(prompt["options"] if prompt["verb"] == "play-treasures" else [])
        await person.asked_or_over()
        assert other.undo is not None
        await other.say({"type": "undo", "number": other.undo["number"]})
        await person.until(lambda: isinstance(person.app.screen, YesNo))
        assert "Bob asks to undo. Agree?" in person.screen
        await person.press("n")
        assert (await other.until("undo-refused"))["seat"] == 0
        await other.close()

    on_screen(table(base, seated), work)


def test_a_seat_is_taken_once_and_kept(base: str) -> None:
    """`throneroom join` takes a free seat, and comes back to it afterwards."""
    seated = open_table(base)
    there = Server(read_address(f"{base}/#/table/{seated['table']}", LOCALE), LOCALE)
    assert there.address == Address(base, seated["table"])
    kept = KeptSeats()
    assert kept.token(there.address) is None
    kept.keep(there.address, there.take_seat(seated["table"], "Bob").token)
    assert KeptSeats().token(there.address)
    with pytest.raises(ServerProblem, match=r"Refused: .+"):
        there.take_seat(seated["table"], "Carl")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The game at this table has already started or ended."),
        ("fr", "À cette table la partie a commencé, ou elle est finie."),
        ("pl", "Przy tym stole gra się już zaczęła albo skończyła."),
    ],
)
def test_a_refusal_is_said_in_the_readers_language(base: str, language: str, said: str) -> None:
    """The server tells facts, whatever it speaks itself."""
    seated = open_table(base)
    there = Server(Address(base, seated["table"]), Locale(language))
    there.take_seat(seated["table"], "Bob")
    with pytest.raises(ServerProblem) as caught:
        there.take_seat(seated["table"], "Carl")
    assert said in str(caught.value)


def test_a_server_that_is_not_there_is_said_in_the_readers_language() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and nobody listens
        with pytest.raises(ServerProblem, match="Connexion refusée"):
            Server(Address(f"http://127.0.0.1:{taken.getsockname()[1]}", ""), Locale("fr")).tables()


def test_open_tables_are_listed(base: str) -> None:
    seated = open_table(base)
    there = Server(Address(base, ""), LOCALE)
    chosen: list[str] = []

    async def work(person: Person) -> None:
        await person.until(lambda: "1 free seat" in person.screen)
        assert "Ann · First Game" in person.screen
        await person.press("enter")
        assert chosen

    on_screen(lambda app: Lobby(there, lambda: there.tables().open, lambda t: chosen.append(t.id), LOCALE), work)
    request(base, f"/api/tables/{seated['table']}/seats", {"name": "Bob"})


def test_a_server_that_is_not_there_ends_it_with_one_line() -> None:
    async def work(person: Person) -> None:
        await person.until(lambda: person.app.failure is not None)

    app = on_screen(table("http://127.0.0.1:9", "nothing"), work)
    assert isinstance(app.failure, ServerProblem)
    assert "127.0.0.1:9" in str(app.failure)


@pytest.mark.parametrize(
    ("typed", "socket"),
    [
        ("http://host:81/#/table/abc", "ws://host:81/ws/tables/abc"),
        ("https://host/table/a_b-1", "wss://host/ws/tables/a_b-1"),
        ("host:81", "ws://host:81/ws/tables/"),
        ("http://[::1]:81/", "ws://[::1]:81/ws/tables/"),
    ],
)
def test_addresses_are_read_as_the_browser_shows_them(typed: str, socket: str) -> None:
    assert read_address(typed, LOCALE).socket == socket


@pytest.mark.parametrize("typed", ["ftp://host/", "http://", "http://host:no/", ""])
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(ServerProblem, match="is not a server address"):
        read_address(typed, LOCALE)


# -- watching ----------------------------------------------------------------------------------------------------------


def test_a_running_table_is_watched_without_seeing_hands(base: str) -> None:
    seated = open_table(base, options={"first": 0})
    taken = request(base, f"/api/tables/{seated['table']}/seats", {"name": "Bob"})

    async def work(person: Person) -> None:
        players = [await Player(base, each["table"], each["token"]).connect() for each in (seated, taken)]
        await person.until(lambda: "Waiting for Ann" in person.screen)
        assert "Your hand" not in person.screen
        await players[0].answer(list((await players[0].asked())["options"]))
        await person.until(lambda: "Ann plays" in person.screen)
        assert "public view" in person.screen
        for player in players:
            await player.close()

    on_screen(table(base, seated["table"], WatchedTable), work)


@pytest.fixture(scope="module")
def record() -> Record:
    game = Game.deal(kingdom_of(RECOMMENDED_SETS[0].cards), 2, 3)
    play_out(game, [MoneyBot(), VillageSmithyBot()])
    return Record.of(game, ["Ann", "Bob"])


def replay(record: Record) -> Callable[[TableApp], ReplayTable]:
    def first(app: TableApp) -> ReplayTable:
        place = RecordPlace(record, LOCALE)
        app.go_on_with(place)
        return ReplayTable(place)

    return first


def test_a_record_is_stepped_through_and_seen_by_several_eyes(record: Record) -> None:
    async def work(person: Person) -> None:
        await person.pilot.pause()
        last = len(record.answers)
        assert f"Decision 0 of {last}, public view" in person.screen
        await person.press("n", "n", "b")
        assert f"Decision 1 of {last}" in person.screen
        await person.press("e")
        assert "as seen by Ann" in person.screen
        assert "Your hand" in person.screen
        await person.press("e", "e")
        assert "all hands" in person.screen
        assert "answers: " in person.screen
        await person.press("N")
        assert "turn 1" in person.screen
        await person.press("9")
        assert isinstance(person.app.screen, End)
        await person.press("escape")

    on_screen(replay(record), work, LARGE)


def test_from_the_end_of_a_record_esc_goes_back_to_the_table(record: Record) -> None:
    """As the line at the lower edge says; q leaves."""

    async def work(person: Person) -> None:
        await person.until(lambda: "Decision 0 of" in person.screen)
        await person.press("9")
        await person.until(lambda: isinstance(person.app.screen, End))
        assert "Esc: back to the table" in person.screen
        await person.press("escape")
        assert isinstance(person.app.screen, ReplayTable)
        assert person.app._exit is False
        await person.press("b")
        assert "Decision" in person.screen

    on_screen(replay(record), work)


def test_a_record_runs_at_speed(record: Record) -> None:
    async def work(person: Person) -> None:
        place = person.app.screen.place  # type: ignore[attr-defined]
        await person.press("plus", "plus", "space")
        await person.until(lambda: place.number >= 2)
        await person.press("space")
        assert not place.is_running
        assert f"Decision {place.number} of" in person.screen

    on_screen(replay(record), work)
