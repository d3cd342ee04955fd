"""Everything sent is durable, even if the store fails, the disk is full, or the clock is set back."""

from __future__ import annotations

import asyncio
import itertools
import resource
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from tests.helpers.waiting import wait_until
from tests.server.players import Player, ask, leave, people, run, whose_turn
from tests.server.running import ServerProcess, server, settings

from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.server import app
from throneroom.server.metrics import Histogram
from throneroom.server.store.sqlite import SqliteStore
from throneroom.server.store.store import Conflict, OnDurable, OnNews, StoreDown
from throneroom.server.store.structs import Append, News, Summary
from throneroom.server.tables.live_table import LiveTable
from throneroom.server.tables.log_entries import ChatSent, Opened, OptionsRecord, SeatRecord
from throneroom.server.tables.table_state import TableState


class FaultyStore:
    """A store in memory. While `holds` is true, appends wait; `fail` and `release` end the wait."""

    def __init__(self) -> None:
        self.name = "sqlite"
        self.is_shared = False
        self.holds = False
        self.appended: list[Append] = []
        self.held: list[tuple[Append, OnDurable]] = []
        self.seconds = Histogram()
        self.waiting = 0
        self._inner = SqliteStore(None)
        self._loop: asyncio.AbstractEventLoop | None = None

    def submit(self, append: Append, done: OnDurable) -> None:
        if self.holds:
            self.held.append((append, done))
        else:
            self.appended.append(append)
            self._inner.submit(append, done)

    def fail(self) -> None:
        """Let the waiting appends fail, from any thread. Nothing is stored."""
        self.holds = False
        assert self._loop is not None
        for _, done in self.held:
            self._loop.call_soon_threadsafe(done, StoreDown("the store has failed"))
        self.held.clear()

    async def open(self, on_news: OnNews) -> None:
        self._loop = asyncio.get_running_loop()
        await self._inner.open(on_news)

    async def close(self) -> None:
        await self._inner.close()

    async def load(self, table: str, since: int = 0) -> list[bytes]:
        return await self._inner.load(table, since)

    async def summaries(self, state: str, most: int, only_listed: bool = True) -> list[Summary]:
        return await self._inner.summaries(state, most, only_listed)

    async def idle(self, state: str, before: float, most: int) -> list[str]:
        return await self._inner.idle(state, before, most)

    async def delete(self, tables: Sequence[str], before: float) -> list[str]:
        return await self._inner.delete(tables, before)

    async def announce(self, news: Sequence[News]) -> None:
        await self._inner.announce(news)

    async def save_note(self, name: str, data: bytes) -> None:
        await self._inner.save_note(name, data)

    async def load_note(self, name: str) -> bytes | None:
        return await self._inner.load_note(name)

    async def check(self) -> None:
        await self._inner.check()


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> FaultyStore:
    faulty = FaultyStore()
    monkeypatch.setattr(app, "store_for", lambda _: faulty)
    return faulty


@pytest.fixture
def base(store: FaultyStore) -> Iterator[str]:
    with server(settings(None)) as address:
        yield address


def connections(base: str) -> int:
    with urllib.request.urlopen(f"{base}/metrics", timeout=20) as answer:
        lines = answer.read().decode().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("throneroom_connections "))


async def refused_and_welcomed(player: Player, request_id: str) -> None:
    """Wait until an answer is refused because of the store, and the table has been reloaded."""

    def has_both(player: Player) -> bool:
        refused = [message.get("request") for message in player.messages if message.get("reason") == "store"]
        return request_id in refused and any(message["type"] == "welcome" for message in player.messages)

    await player.receive_until(has_both, "a refusal and a welcome")


# -- a store that fails -----------------------------------------------------------------------------------------------


def test_nobody_is_shown_what_could_not_be_stored(base: str, store: FaultyStore) -> None:
    """Someone connects while an answer is being stored. Storing it fails, and the answer is in nobody's welcome."""

    async def test() -> None:
        players = await people(base, 2)
        asked, (other,) = await whose_turn(players)
        assert asked.prompt is not None
        asked.messages.clear()
        before, request_id = len(asked.happenings), asked.prompt["request"]
        store.holds = True
        await asked.send({"type": "answer", "request": request_id, "options": asked.prompt["options"]})
        await asyncio.to_thread(wait_until, lambda: bool(store.held), "the answer is being stored")
        entering = asyncio.ensure_future(Player(base, other.table, other.token).connect())
        await asyncio.to_thread(wait_until, lambda: connections(base) == 3, "someone connects")
        store.fail()
        again = await entering
        assert len(again.happenings) == before
        await refused_and_welcomed(asked, request_id)
        assert len(asked.happenings) == before
        await asked.answer(asked.prompt["options"])
        await leave(*players, again)

    run(test())


def test_a_table_is_reloaded_after_the_store_has_failed_even_if_nobody_asks(base: str, store: FaultyStore) -> None:
    """A line of chat fails; everybody gets a new welcome without it."""

    async def test() -> None:
        players = await people(base, 2)
        store.holds = True
        await players[0].send({"type": "chat", "text": "hello"})
        await asyncio.to_thread(wait_until, lambda: bool(store.held), "the line is being stored")
        store.fail()
        for player in players:
            await player.receive_until(lambda player: player.messages[-1]["type"] == "welcome", "a new welcome")
            assert player.messages[-1]["chat"] == []
        await leave(*players)

    run(test())


def test_the_last_consent_and_the_undo_are_stored_together(base: str, store: FaultyStore) -> None:
    """A crash between them would leave a request to which everybody has agreed, and nothing undone."""

    async def test() -> None:
        players = await people(base, 2)
        asked, (other,) = await whose_turn(players)
        await asked.answer([])
        await asked.answer([])
        await other.asked()
        assert asked.undo is not None
        await asked.send({"type": "undo", "number": asked.undo["number"]})
        await other.until("undo-asked")
        await other.send({"type": "undo-answer", "agree": True})
        await other.until("undone")
        tags = [entry.partition(b'"e":')[2].partition(b",")[0] for entry in store.appended[-1].entries]
        assert tags == [b'"undo!"', b'"undone"']
        await leave(*players)

    run(test())


def test_nothing_is_appended_to_a_stale_table(store: FaultyStore) -> None:
    """It may be ahead of its log, and an entry with its number would leave a gap."""
    seats = [SeatRecord(who="human", name=name, token=name) for name in ("Ann", "Ben")]
    kingdom = [card.name for card in RECOMMENDED_SETS[0].cards]
    opened = Opened(at=0.0, owner=0, seats=seats, kingdom=kingdom, seed=7, options=OptionsRecord())
    table = LiveTable(TableState("x", opened), store, lambda _: None, 5000)
    table.is_stale = True
    with pytest.raises(Conflict):
        asyncio.run(table.commit(ChatSent(0.0, 0, "hello")))
    assert (table.state.length, store.appended) == (1, [])


# -- disks ------------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can limit another process")
def test_a_full_disk_refuses_answers_until_there_is_room(tmp_path: Path) -> None:
    """The file cannot grow for a while. Refused answers are not stored; acknowledged ones are."""
    file = str(tmp_path / "games.db")

    async def test(process: ServerProcess) -> Player:
        players = await people(process.base, 2)
        asked, (other,) = await whose_turn(players)
        await asked.answer([])
        assert asked.prompt is not None
        name = asked.prompt["request"]
        limit, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1024, hard))
        for _ in range(3):
            asked.messages.clear()
            await asked.send({"type": "answer", "request": name, "options": []})
            await refused_and_welcomed(asked, name)
            assert (asked.prompt["request"], len(asked.durable)) == (name, 1)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (limit, hard))
        await asked.answer([])
        await leave(asked, other)
        return asked

    with ServerProcess(file) as process:
        left = run(test(process))
        process.kill()
        process.start()

        async def compare() -> None:
            again = await Player(process.base, left.table, left.token).connect()
            assert again.happenings == left.happenings
            await leave(again)

        run(compare())


# -- clocks -----------------------------------------------------------------------------------------------------------


def test_a_clock_that_runs_backwards_breaks_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at the clock shows an earlier time. People play, undo and chat, and the table can be loaded again."""
    now = time.time()
    steps = itertools.count()
    monkeypatch.setattr(time, "time", lambda: now - 60.0 * next(steps))
    file = str(tmp_path / "games.db")

    async def play(base: str) -> list[Player]:
        players = await people(base, 2)
        for _ in range(5):
            asked, (other,) = await whose_turn(players)
            await asked.answer([])
            assert asked.undo is not None
            await asked.send({"type": "undo", "number": asked.undo["number"]})
            for player in players:
                await player.until("undone")
            await asked.answer([])
            await asked.answer([])
            await other.asked()
        await asked.send({"type": "chat", "text": "hello"})
        await other.until("chat")
        assert (await ask(base, f"/api/tables/{asked.table}"))["state"] == "running"
        await leave(*players)
        return players

    async def compare(base: str, players: list[Player]) -> None:
        for player in players:
            again = await Player(base, player.table, player.token).connect()
            assert (again.branch, again.happenings) == (player.branch, player.happenings)
            await leave(again)

    with server(settings(file)) as base:
        players = run(play(base))
    with server(settings(file)) as base:
        run(compare(base, players))
