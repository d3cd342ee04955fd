"""Nothing acknowledged is ever lost, and nothing counts twice, whatever is killed and whenever."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.database import database
from tests.server.players import Player, Refused, ask, eager
from tests.server.running import ServerProcess
from websockets.exceptions import InvalidHandshake, WebSocketException

TABLES = 5
KILLS = 20
FIRST_GAME = ("Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Woodcutter", "Workshop")
AGAIN = (OSError, WebSocketException, InvalidHandshake, Refused, TimeoutError)


class Stubborn(Player):
    """A player who comes back whenever the connection breaks, and sends again what was not acknowledged."""

    def __init__(self, bases: list[str], table: str, token: str, seed: int, pause: float) -> None:
        super().__init__(bases[0], table, token, seed)
        self._bases = bases
        self._pause = pause
        self.given: dict[str, list[str]] = {}  # what was answered to each request, whether or not it is kept
        self.breaks = 0
        self.told_of_the_store = 0

    async def play_through(self) -> None:
        """Play to the end of the game, come what may."""
        while self.over is None:
            try:
                await self.connect()
                while self.over is None:
                    await self._step()
            except AGAIN:
                self.breaks += 1
                self.base = self._bases[self.breaks % len(self._bases)]
                await asyncio.sleep(0.05)
            finally:
                with contextlib.suppress(*AGAIN):
                    await self.close()

    async def connect(self) -> Player:
        self.prompt = None
        return await super().connect()

    async def _step(self) -> None:
        """Answer if asked, the same as before if it was answered before; then listen."""
        prompt = self.prompt
        if prompt is not None:
            request = prompt["request"]
            if request not in self.given:
                await asyncio.sleep(self.chance.uniform(0, 2 * self._pause))
                self.given[request] = eager(prompt, self.chance)
            await self.say({"type": "answer", "request": request, "options": self.given[request]})
            self.prompt = None
        message = await self.hear()
        if message["type"] == "error":
            assert message["reason"] == "store", message
            self.told_of_the_store += 1
            await asyncio.sleep(0.2)
            self.prompt = prompt  # send it again


async def one_game(bases: list[str], seed: int, pause: float = 0.01) -> list[Stubborn]:
    """Two people and a bot play a game to its end; then every acknowledged answer is looked up in the record."""
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "beginner"}]
    opened = await stubborn_ask(bases, "/api/tables", {"name": "A", "seats": seats})
    table = opened["table"]
    taken = await stubborn_ask(bases, f"/api/tables/{table}/seats", {"name": f"B{seed}"})
    players = [
        Stubborn(bases, table, opened["token"], 2 * seed, pause),
        Stubborn(bases[::-1], table, taken["token"], 2 * seed + 1, pause),
    ]
    await asyncio.gather(*(player.play_through() for player in players))
    record = await stubborn_ask(bases, f"/api/tables/{table}/record?format=json")
    replay = await stubborn_ask(bases, f"/api/tables/{table}/replay?seat=-2")
    for player in players:
        kept = {int(request.partition(".")[2]): player.given[request] for request in player.kept}
        answered = {step["number"]: step["answer"] for step in replay["steps"] if step["seat"] == player.seat}
        lost = {number: answer for number, answer in kept.items() if record["answers"][number] != answer}
        assert not lost, "acknowledged, but not in the record"
        assert answered == {int(name.partition(".")[2]): answer for name, answer in player.given.items()}
        assert len(player.given) == len(answered), "an answer counted twice, or not at all"
    return players


async def stubborn_ask(bases: list[str], path: str, body: object = None) -> Any:
    """Ask until somebody answers. Opening and sitting down may have been done although nobody said so."""
    attempt = 0
    while True:
        try:
            return await ask(bases[attempt % len(bases)], path, body)
        except Refused as refused:
            if refused.status < 500:
                raise
        except (OSError, HTTPException):  # it was killed before, or in the middle of its answer
            pass
        attempt += 1
        await asyncio.sleep(0.05)


async def games_until(bases: list[str], seed: int, is_done: Callable[[], bool], played: list[Stubborn]) -> None:
    """One game after the other; the last one goes on to its end."""
    while True:
        with contextlib.suppress(Refused):  # a seat that was taken though nobody said so
            played += await one_game(bases, seed)
        seed += 100
        if is_done():
            return


def run(work: Awaitable[None]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(240):
            await work

    asyncio.run(limited())


@pytest.mark.once
def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """Twenty kills at random moments under load, each time started again on the same file.

    Every other time the process that keeps the file is killed in the same moment, as when the power fails.
    """
    process = ServerProcess(str(tmp_path / "games.db"))
    chance = Random(1)

    async def kills(done: list[int]) -> None:
        for number in range(KILLS):
            await asyncio.sleep(chance.uniform(0.05, 0.6))
            if number % 2:
                await asyncio.to_thread(process.kill_keeper)
            await asyncio.to_thread(process.kill)
            done.append(1)
            await asyncio.to_thread(process.start)

    async def test() -> None:
        done: list[int] = []
        played: list[Stubborn] = []
        works = [games_until([process.base], seed, lambda: len(done) == KILLS, played) for seed in range(TABLES)]
        await asyncio.gather(kills(done), *works)
        assert sum(player.breaks for player in played) >= KILLS
        assert sum(len(player.kept) for player in played) > 500

    with process:
        run(test())


@pytest.mark.once
def test_the_game_goes_on_when_the_process_that_keeps_the_file_is_killed(tmp_path: Path) -> None:
    """It is replaced at once; who was just waiting for it is told, and sends the answer again."""
    process = ServerProcess(str(tmp_path / "games.db"))
    chance = Random(3)

    async def kills(done: list[int]) -> None:
        for _ in range(10):
            await asyncio.sleep(chance.uniform(0.1, 0.5))
            await asyncio.to_thread(process.kill_keeper)
            done.append(1)

    async def test() -> None:
        done: list[int] = []
        played: list[Stubborn] = []
        works = [games_until([process.base], seed, lambda: len(done) == 10, played) for seed in range(TABLES)]
        await asyncio.gather(kills(done), *works)
        assert sum(len(player.kept) for player in played) > 200
        assert (await ask(process.base, "/api/health"))["ok"]

    with process:
        run(test())


@pytest.mark.once
def test_players_of_a_killed_process_go_on_with_the_other() -> None:
    """PostgreSQL and two processes, of which now one, now the other is killed; people of one table sit at both."""
    with database() as running:
        processes = [ServerProcess(running.address) for _ in range(2)]
        bases = [process.base for process in processes]
        chance = Random(2)

        async def kills(done: list[int]) -> None:
            for number in range(6):
                await asyncio.sleep(chance.uniform(0.2, 1.0))
                process = processes[number % 2]
                await asyncio.to_thread(process.kill)
                done.append(1)
                await asyncio.sleep(chance.uniform(0.2, 1.0))
                await asyncio.to_thread(process.start)

        async def test() -> None:
            done: list[int] = []
            played: list[Stubborn] = []
            works = [games_until(bases, seed, lambda: len(done) == 6, played) for seed in range(3)]
            await asyncio.gather(kills(done), *works)
            assert sum(player.breaks for player in played) >= 6

        with processes[0], processes[1]:
            run(test())


@pytest.mark.once
def test_the_game_goes_on_after_the_database_was_restarted() -> None:
    """Players are told that the database is away, and go on when it is back."""
    with database() as running:
        process = ServerProcess(running.address)

        async def restarts(done: list[int]) -> None:
            for mode in ("fast", "immediate"):
                await asyncio.sleep(0.5)
                await asyncio.to_thread(running.stop, mode)
                await asyncio.sleep(1)
                await asyncio.to_thread(running.start)
                done.append(1)

        async def test() -> None:
            done: list[int] = []
            played: list[Stubborn] = []
            works = [games_until([process.base], seed, lambda: len(done) == 2, played) for seed in range(3)]
            await asyncio.gather(restarts(done), *works)
            assert sum(player.told_of_the_store for player in played) > 0
            assert (await ask(process.base, "/api/health"))["ok"]

        with process:
            run(test())
