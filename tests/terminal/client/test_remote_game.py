"""Joining and watching the tables of a real server on the full screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.players import Player, request
from tests.terminal.client.tables import open_table
from tests.terminal.driving import CATALOG, LOCALE, Person, run_screen

from throneroom.protocol.table import OpenTable, SeatToken, TableInfo
from throneroom.terminal.client.client import Address, SeatTokens, ServerApi, ServerProblem
from throneroom.terminal.client.lobby_screen import LobbyOptions, LobbyScreen
from throneroom.terminal.client.remote_game import RemoteGame
from throneroom.terminal.client.remote_screen import RemoteScreen, SpectatorScreen
from throneroom.terminal.screen.app import TerminalApp
from throneroom.terminal.screen.end_screen import EndScreen
from throneroom.terminal.screen.widgets.overlays import YesNoWindow


def table(
    base: str, seated: dict[str, Any] | str, kind: type[RemoteScreen] = RemoteScreen
) -> Callable[[TerminalApp], RemoteScreen]:
    """Return a function that opens a table in this seat, or as a spectator if there is no token."""
    name, token = (seated, None) if isinstance(seated, str) else (seated["table"], seated["token"])

    def first(app: TerminalApp) -> RemoteScreen:
        source = RemoteGame(Address(base, name), token, CATALOG, LOCALE)
        app.run_source(source)
        return kind(source)

    return first


# -- joining -----------------------------------------------------------------------------------------------------------


def test_a_whole_game_with_another_player_and_a_rematch(base: str) -> None:
    """The person at the terminal sees only what the protocol sends; both finish, and start another game."""
    seated = open_table(base)

    async def work(person: Person) -> None:
        await person.until(lambda: "The game starts when the last seat is taken" in " ".join(person.screen.split()))
        command = next(line for line in person.screen.splitlines() if " join http" in line)
        assert command.strip().endswith(seated["table"]), "it can be copied from one line"
        assert "Supply" not in person.screen
        taken = await asyncio.to_thread(request, base, f"/api/tables/{seated['table']}/seats", {"name": "Bob"})
        other = await Player(base, taken["table"], taken["token"], seed=1).connect()
        playing = asyncio.create_task(other.play())
        source = person.game_screen.source
        assert isinstance(source, RemoteGame)
        await person.play_out(4, Person.plain_wish)
        assert source._socket is not None
        await source._socket.close()  # it reconnects automatically
        await person.play_out(4, Person.plain_wish)
        while source.result is None:  # play quickly to the end
            await person.until(lambda: source.decision is not None or source.result is not None)
            if source.decision is not None:
                source.answer(Person.plain_wish(person))
        await playing
        await person.until(lambda: isinstance(person.app.screen, EndScreen))
        assert "● You" in person.screen
        assert "▲ Bob" in person.screen
        assert "Points by turn" in person.screen
        before = source.address
        await person.press("y")
        await other.send({"type": "rematch"})
        await person.until(lambda: source.address != before and source.table is not None)
        await person.until(lambda: source.view(0) is not None)
        assert SeatTokens().get(source.address) == seated["token"]
        await other.close()

    run_screen(table(base, seated), work)


def test_undo_asks_the_other_player_and_both_can_chat(base: str) -> None:
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
        assert isinstance(person.app.screen, YesNoWindow)
        assert "Bob must agree." in person.screen
        await person.press("y")
        assert (await other.until("undo-asked"))["request"]["seat"] == 0
        await other.send({"type": "undo-answer", "agree": True})
        await person.asked_or_over()
        assert person.decision.verb.name == "buy"
        await other.close()

    run_screen(table(base, seated), work)


def test_another_players_undo_is_answered_with_yes_or_no(base: str) -> None:
    seated = open_table(base, options={"first": 1})
    taken = request(base, f"/api/tables/{seated['table']}/seats", {"name": "Bob"})

    async def work(person: Person) -> None:
        other = await Player(base, taken["table"], taken["token"]).connect()
        for _ in range(2):
            prompt = await other.asked()
            await other.answer(prompt["options"] if prompt["verb"] == "play-treasures" else [])
        await person.asked_or_over()
        assert other.undo is not None
        await other.send({"type": "undo", "number": other.undo["number"]})
        await person.until(lambda: isinstance(person.app.screen, YesNoWindow))
        assert "Bob asks to undo. Agree?" in person.screen
        await person.press("n")
        assert (await other.until("undo-refused"))["seat"] == 0
        await other.close()

    run_screen(table(base, seated), work)


def test_open_tables_are_listed(base: str) -> None:
    seated = open_table(base)
    second = open_table(base, kingdom={"way": "set", "name": "First Game", "edition": "second"})
    server = ServerApi(Address(base, ""), LOCALE)
    chosen: list[str] = []

    async def work(person: Person) -> None:
        await person.until(lambda: "1 free seat" in person.screen)
        assert "Ann · First Game · " in person.screen
        assert "Ann · First Game, second edition · " in person.screen
        await person.press("enter")
        assert chosen

    run_screen(lambda app: LobbyScreen(server, lambda: server.tables().open, chosen.append, LOCALE), work)
    for each in (seated, second):
        request(base, f"/api/tables/{each['table']}/seats", {"name": "Bob"})


def test_a_table_is_opened_from_the_lobby(base: str) -> None:
    """`n` asks who plays and with which kingdom; those where we already have a seat come first."""
    server = ServerApi(Address(base, ""), LOCALE)
    mine = open_table(base)
    opened: list[OpenTable] = []
    chosen: list[str] = []

    def open_it(wish: OpenTable) -> str:
        opened.append(wish)
        return server.open_table(wish).table

    def tables() -> list[TableInfo]:
        return server.my_seats([SeatToken(mine["table"], mine["token"])])

    async def work(person: Person) -> None:
        await person.until(lambda: "Your seat" in person.screen)
        await person.press("n")
        await person.until(lambda: "Who plays with you?" in person.screen)
        await person.press("down", "enter")
        await person.until(lambda: "Random kingdom" in person.screen)
        await person.press("down", "enter")
        await person.until(lambda: bool(chosen))

    player = LobbyOptions(held={mine["table"]}, name="Zoe", open_table=open_it)
    run_screen(lambda app: LobbyScreen(server, tables, chosen.append, LOCALE, player), work)
    assert opened[0].name == "Zoe"
    found = server.table(chosen[0])
    assert [seat.who for seat in found.seats] == ["human", "open", "open"]
    assert (found.set, found.state) == ("Big Money", "open")


def test_the_seats_of_a_server_are_found_among_the_tokens(base: str, tmp_path: Path) -> None:
    tokens = SeatTokens(tmp_path / "seats.json")
    seated = open_table(base)
    server = ServerApi(Address(base, ""), LOCALE)
    tokens.save(server.address.with_table(seated["table"]), seated["token"])
    tokens.save(server.address.with_table("gone"), "token")
    tokens.save(Address("http://elsewhere", "other"), "token")
    assert [seat.table for seat in tokens.at(server.address)] == [seated["table"], "gone"]
    assert [table.id for table in server.my_seats(tokens.at(server.address))] == [seated["table"]]
    assert server.my_seats([]) == []


def test_an_unreachable_server_ends_the_program_with_one_line() -> None:
    async def work(person: Person) -> None:
        await person.until(lambda: person.app.failure is not None)

    app = run_screen(table("http://127.0.0.1:9", "nothing"), work)
    assert isinstance(app.failure, ServerProblem)
    assert "127.0.0.1:9" in str(app.failure)


# -- watching ----------------------------------------------------------------------------------------------------------


def test_a_spectator_of_a_running_table_sees_no_hands(base: str) -> None:
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

    run_screen(table(base, seated["table"], SpectatorScreen), work)
