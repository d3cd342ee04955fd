"""No acknowledged answer is lost, and none counts twice, whichever process is killed and whenever."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.helpers.waiting import wait_until
from tests.server.database import database
from tests.server.players import BOT, ME, OPEN, Player, Refused, ask, eager, run
from tests.server.running import ServerProcess
from websockets.exceptions import InvalidHandshake, WebSocketException

TABLES = 5
KILLS = 20
SECONDS = 240.0
RETRY = 0.05  # seconds between attempts to reach a server that was killed
RETRIED_ERRORS = (OSError, WebSocketException, InvalidHandshake, Refused, TimeoutError)


async def random_pause(chance: Random, least: float, most: float) -> None:
    """Sleep for a random time: the test is what happens at that moment, so there is no condition to wait for."""
    await asyncio.sleep(chance.uniform(least, most))


class RetryingPlayer(Player):
    """A player who reconnects whenever the connection breaks, and repeats unacknowledged answers."""

    def __init__(self, bases: list[str], table: str, token: str, seed: int) -> None:
        super().__init__(bases[0], table, token, seed)
        self._bases = bases
        self.given: dict[str, list[str]] = {}  # the answer to each request, acknowledged or not
        self.breaks = 0
        self.store_errors = 0

    async def play_through(self) -> None:
        """Play to the end of the game, however often the connection breaks."""
        while self.over is None:
            try:
                await self.connect()
                while self.over is None:
                    await self._step()
            except RETRIED_ERRORS:
                self.breaks += 1
                self.base = self._bases[self.breaks % len(self._bases)]
                await asyncio.sleep(RETRY)
            finally:
                with contextlib.suppress(*RETRIED_ERRORS):
                    await self.close()

    async def connect(self) -> Player:
        self.prompt = None
        received = len(self.messages)
        try:
            return await super().connect()
        except AssertionError:
            if [message.get("reason") for message in self.messages[received:]] != ["store"]:
                raise
            self.store_errors += 1
            raise ConnectionError("the database is down") from None

    async def _step(self) -> None:
        """Answer if asked, the same as before if already answered; then receive a message."""
        prompt = self.prompt
        if prompt is not None:
            request = prompt["request"]
            if request not in self.given:
                await random_pause(self.chance, 0, 0.02)
                self.given[request] = eager(prompt, self.chance)
            await self.send({"type": "answer", "request": request, "options": self.given[request]})
            self.prompt = None
        message = await self.receive()
        if message["type"] == "error":
            assert message["reason"] == "store", message
            self.store_errors += 1
            await asyncio.sleep(4 * RETRY)
            self.prompt = prompt  # send it again


async def one_game(bases: list[str], seed: int, players: list[RetryingPlayer]) -> None:
    """Play a game of two people and a bot to its end, then look for every acknowledged answer in the record."""
    opened = await ask_with_retries(bases, "/api/tables", {"name": "A", "seats": [ME, OPEN, BOT]})
    table = opened["table"]
    taken = await ask_with_retries(bases, f"/api/tables/{table}/seats", {"name": f"B{seed}"})
    both = [
        RetryingPlayer(bases, table, opened["token"], 2 * seed),
        RetryingPlayer(bases[::-1], table, taken["token"], 2 * seed + 1),
    ]
    players += both
    await asyncio.gather(*(player.play_through() for player in both))
    record = await ask_with_retries(bases, f"/api/tables/{table}/record?format=json")
    replay = await ask_with_retries(bases, f"/api/tables/{table}/replay?seat=-2")
    for player in both:
        durable = {int(request.partition(".")[2]): player.given[request] for request in player.durable}
        answered = {step["number"]: step["answer"] for step in replay["steps"] if step["seat"] == player.seat}
        lost = {number: answer for number, answer in durable.items() if record["answers"][number] != answer}
        assert not lost, "acknowledged, but not in the record"
        assert answered == {int(name.partition(".")[2]): answer for name, answer in player.given.items()}
        assert len(player.given) == len(answered), "an answer counted twice, or not at all"


async def ask_with_retries(bases: list[str], path: str, body: object = None) -> Any:
    """Repeat a request until a server answers. An unacknowledged earlier one may have succeeded."""
    attempt = 0
    async with asyncio.timeout(SECONDS):
        while True:
            try:
                return await ask(bases[attempt % len(bases)], path, body)
            except Refused as refused:
                if refused.status < 500:
                    raise
            except (OSError, HTTPException):  # the server was killed before or during its response
                pass
            attempt += 1
            await asyncio.sleep(RETRY)


async def play_games_until(
    bases: list[str], seed: int, is_done: Callable[[], bool], players: list[RetryingPlayer]
) -> None:
    """Play one game after another until `is_done`; finish the last one."""
    while True:
        with contextlib.suppress(Refused):  # an unacknowledged earlier request has taken the seat
            await one_game(bases, seed, players)
        seed += 100
        if is_done():
            return


Chaos = Callable[[list[RetryingPlayer]], Awaitable[None]]


def play_during(chaos: Chaos, bases: list[str], tables: int) -> list[RetryingPlayer]:
    """Let people play at this many tables until `chaos` returns, and return the people."""
    players: list[RetryingPlayer] = []

    async def test() -> None:
        running = asyncio.ensure_future(chaos(players))
        await asyncio.gather(running, *(play_games_until(bases, seed, running.done, players) for seed in range(tables)))

    run(test(), SECONDS)
    return players


def count_answers(players: list[RetryingPlayer]) -> int:
    return sum(len(player.durable) for player in players)


def count_store_errors(players: list[RetryingPlayer]) -> int:
    return sum(player.store_errors for player in players)


async def wait_for_growth(number: Callable[[], int], more: int, what: str) -> None:
    """Wait until a number has grown by `more`."""
    target = number() + more
    await asyncio.to_thread(wait_until, lambda: number() >= target, what)


@pytest.mark.once
def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """Kill it twenty times at random moments under load, and restart it on the same file."""
    chance = Random(1)

    async def kills(players: list[RetryingPlayer]) -> None:
        for _ in range(KILLS):
            await random_pause(chance, 0.05, 0.6)
            await asyncio.to_thread(process.kill)
            await asyncio.to_thread(process.start)

    with ServerProcess(str(tmp_path / "games.db")) as process:
        players = play_during(kills, [process.base], TABLES)
    assert sum(player.breaks for player in players) >= KILLS
    assert count_answers(players) > 500


@pytest.mark.once
def test_players_of_a_killed_process_continue_with_the_other() -> None:
    """Kill two processes on one PostgreSQL in turn, with people of the same table connected to both."""
    chance = Random(2)

    with database() as running, ServerProcess(running.address) as one, ServerProcess(running.address) as other:

        async def kills(players: list[RetryingPlayer]) -> None:
            for process in (one, other) * 3:
                await random_pause(chance, 0.2, 1.0)
                await asyncio.to_thread(process.kill)
                await random_pause(chance, 0.2, 1.0)
                await asyncio.to_thread(process.start)

        players = play_during(kills, [one.base, other.base], tables=3)
    assert sum(player.breaks for player in players) >= 6


@pytest.mark.once
def test_games_continue_after_the_database_is_restarted() -> None:
    """Players get an error while the database is down, and continue when it is back."""
    with database() as running, ServerProcess(running.address) as process:

        async def restarts(players: list[RetryingPlayer]) -> None:
            for mode in ("fast", "immediate"):
                await wait_for_growth(lambda: count_answers(players), 20, "people answer")
                await asyncio.to_thread(running.stop, mode)
                await wait_for_growth(
                    lambda: count_store_errors(players), 1, "a player gets an error because the database is down"
                )
                await asyncio.to_thread(running.start)

        players = play_during(restarts, [process.base], tables=3)
        assert run(ask(process.base, "/api/health"))["ok"]
    assert count_store_errors(players) > 0
