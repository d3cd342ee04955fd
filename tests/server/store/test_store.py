"""What is kept is kept: in order, once, and for good; by both databases, the SQLite file, and its keeper's process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest
import uvloop
from tests.helpers.paths import SOURCES
from tests.server.database import database
from tests.server.running import sqlite_process_of

from throneroom.server.app import store_for
from throneroom.server.store.messages import Append, Summary
from throneroom.server.store.sqlite import SqliteStore
from throneroom.server.store.sqlite_file import File
from throneroom.server.store.sqlite_jobs import Ask, Job, Load, Parcels, parcel
from throneroom.server.store.store import Conflict, StoreDown, append_durably
from throneroom.server.tables.log_entries import ChatSent, write_entry

TABLES = [f"table-{number}" for number in range(30)]
Test: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
Run: TypeAlias = Callable[[Test], None]


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """Runs on the event loop that servers have, and on the one they have where that cannot be had."""

    def run(test: Test) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(asyncio.wait_for(test(), 60))

    return run


def entry(table: str, number: int) -> bytes:
    return f"{table}:{number}".encode()


def log_of(table: str, length: int) -> list[list[bytes]]:
    return [[entry(table, number)] for number in range(length)]


async def opened(file: Path | None) -> SqliteStore:
    store = SqliteStore(file)
    await store.open(lambda news: None)
    return store


class Writer:
    """Appends to many tables, and knows what their logs must be."""

    def __init__(self, file: File, seed: int = 1) -> None:
        self.file = file
        self.lengths = dict.fromkeys(TABLES, 0)
        self._chance = Random(seed)

    def batch(self) -> list[Job]:
        """For some tables, one entry or a few."""
        jobs: list[Job] = []
        for table in self._chance.sample(TABLES, 8):
            number, count = self.lengths[table], self._chance.choice([1, 1, 1, 3])
            jobs.append(Append(table, number, [entry(table, number + more) for more in range(count)]))
            self.lengths[table] += count
        return jobs

    def write(self, batches: int) -> None:
        for _ in range(batches):
            assert self.file.do([self.batch(), self.batch()]) == [None, None]

    def logs_are_right(self) -> bool:
        told = self.file.do([[Load(table, 0) for table in TABLES]])
        return told == [[log_of(table, self.lengths[table]) for table in TABLES]]


# -- both databases ----------------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "x.db")
    else:
        with database() as running:
            yield running.address


def test_every_entry_comes_back_as_it_was_kept(address: str, run: Run) -> None:
    """Whatever letters are in it; and an append that is refused keeps nothing."""
    texts = ("plain", "\u0000", "\\u0000 \\", "{}\n\t'\"%s", "żółć 🂡 \u2028")
    entries = [write_entry(ChatSent(1.5, 0, text)) for text in texts]
    summary = Summary("open", True, 1.25, b'{"name":"\\u0000"}')

    async def test() -> None:
        store = store_for(address)
        await store.open(lambda news: None)
        await append_durably(store, Append("letters", 0, entries[:3], summary))
        await append_durably(store, Append("letters", 3, entries[3:]))
        with pytest.raises(Conflict):
            await append_durably(store, Append("letters", 4, entries))
        assert await store.load("letters") == entries
        await store.close()
        store = store_for(address)
        await store.open(lambda news: None)
        assert await store.load("letters", 2) == entries[2:]
        assert await store.summaries("open", 10) == [summary]
        assert await store.idle("open", 2.0) == ["letters"]
        await store.close()

    run(test)


# -- the file ---------------------------------------------------------------------------------------------------------


def copied(folder: Path) -> str:
    """The file as it is now, with SQLite's log beside it, under another name."""
    for name in ("x.db", "x.db-wal"):
        shutil.copyfile(folder / name, folder / name.replace("x", "y"))
    return str(folder / "y.db")


@pytest.fixture
def file(tmp_path: Path) -> Iterator[File]:
    with contextlib.closing(File(str(tmp_path / "x.db"))) as opened:
        yield opened


def test_logs_are_whole_while_entries_wait_and_after_they_were_filed_away(file: File, tmp_path: Path) -> None:
    """Twice as many entries as may wait, and some."""
    writer = Writer(file)
    for _ in range(5):
        writer.write(80)
        assert writer.logs_are_right()
    assert sum(writer.lengths.values()) > 2 * 4096
    file.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "x.db")) as connection:
        assert connection.execute("SELECT count(*) FROM latest").fetchone() == (0,)
        found = connection.execute("SELECT game, count(*), min(number), max(number) FROM entries GROUP BY game")
        lengths = writer.lengths.items()
        assert sorted(found) == sorted((table, length, 0, length - 1) for table, length in lengths)


def test_the_end_of_a_log_is_found_wherever_it_begins(file: File) -> None:
    writer = Writer(file)
    writer.write(300)
    for table, length in writer.lengths.items():
        for since in (0, 1, length // 2, length - 1, length, length + 5):
            assert writer.file.do([[Load(table, since)]]) == [[log_of(table, length)[since:]]]
    assert writer.file.do([[Load("nowhere", 0)]]) == [[[]]]


def test_a_file_left_in_the_middle_is_whole_again(file: File, tmp_path: Path) -> None:
    """As if the power had failed: copied while entries wait, some of which were filed away already."""
    writer = Writer(file)
    writer.write(190)
    copy = copied(tmp_path)
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        (waiting,) = connection.execute("SELECT count(*) FROM latest").fetchone()
        (both,) = connection.execute("SELECT count(*) FROM latest JOIN entries USING (game, number)").fetchone()
    assert waiting > 1000
    assert both > 0
    with contextlib.closing(File(copy)) as writer.file:
        assert writer.logs_are_right()
        writer.write(10)
        assert writer.logs_are_right()


def test_a_file_is_opened_and_read_though_the_disk_is_full(
    file: File, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = Writer(file)
    writer.write(100)
    copy = copied(tmp_path)

    def connect(path: str, **how: Any) -> sqlite3.Connection:
        connection = sqlite3.Connection(path, **how)
        connection.execute("PRAGMA max_page_count = 1")  # no more than it has
        return connection

    with monkeypatch.context() as patched:
        patched.setattr(sqlite3, "connect", connect)
        writer.file = File(copy)
    with contextlib.closing(writer.file):
        assert writer.logs_are_right()
        assert writer.file.do([[Append("t", 0, [b"x" * 10_000])]]) == ["database or disk is full"]
        assert writer.logs_are_right()


def test_an_append_in_the_place_of_another_keeps_nothing_and_harms_no_other(file: File) -> None:
    assert file.do([[Append("a", 0, [b"0", b"1"]), Append("b", 0, [b"0"])]]) == [None]
    late = Append("a", 1, [b"x", b"y"], Summary("over", True, 1.0, b"{}"))
    gap = Append("b", 7, [b"x"])
    assert file.do([[late, Append("b", 1, [b"1"])], [gap], [Append("c", 0, [b"0"])]]) == [[False, None], [False], None]
    assert file.do([[Load("a", 0), Load("b", 0)]]) == [[[[b"0"], [b"1"]], [[b"0"], [b"1"]]]]
    assert file.do([[Ask("SELECT count(*) FROM tables", [])]]) == [[[[0]]]]


def test_several_appends_and_questions_of_one_table_go_in_one_batch(file: File) -> None:
    first, second = Append("a", 0, [b"0"]), Append("a", 1, [b"1", b"2"])
    jobs: list[Job] = [first, Load("a", 0), second, Append("a", 2, [b"x"]), Load("a", 1)]
    assert file.do([jobs]) == [[None, [[b"0"]], None, False, [[b"1"], [b"2"]]]]


def test_on_a_full_disk_what_was_kept_is_read_and_work_goes_on_when_there_is_room(file: File, tmp_path: Path) -> None:
    writer = Writer(file)
    writer.write(200)
    (pages,) = file._connection.execute("PRAGMA page_count").fetchone()
    file._connection.execute(f"PRAGMA max_page_count = {pages}")
    kept = dict(writer.lengths)
    while file.do([writer.batch()]) == [None]:
        kept = dict(writer.lengths)
    writer.lengths = kept
    for _ in range(3):
        assert file.do([[Append("t", 0, [b"x" * 10_000])]]) == ["database or disk is full"]
        assert writer.logs_are_right()
    file._connection.execute("PRAGMA max_page_count = 1000000")
    assert writer.logs_are_right()
    writer.write(50)
    assert writer.logs_are_right()
    assert file.do([[Load("t", 0)]]) == [[[]]]


# -- the process ------------------------------------------------------------------------------------------------------


def test_messages_are_put_together_from_any_pieces() -> None:
    messages = [parcel([Append("t", number, [b"x" * number])]) for number in range(0, 400, 40)]
    for size in (1, 3, 50, 10_000):
        parcels, data = Parcels(), b"".join(messages)
        whole = [found for place in range(0, len(data), size) for found in parcels.take(data[place : place + size])]
        assert [len(found).to_bytes(4, "big") + found for found in whole] == messages


def test_what_was_handed_over_is_kept_when_the_store_is_closed(tmp_path: Path, run: Run) -> None:
    async def test() -> None:
        store = await opened(tmp_path / "x.db")
        told: list[Exception | None] = []
        for number in range(50):
            store.submit(Append("t", number, [entry("t", number)]), told.append)
        await store.close()
        assert told == [None] * 50
        store = await opened(tmp_path / "x.db")
        assert len(await store.load("t")) == 50
        await store.close()

    run(test)


def test_a_killed_keeper_is_replaced_and_nothing_that_was_kept_is_lost(tmp_path: Path, run: Run) -> None:
    """Whoever waits at that moment hears that the database is down; whether that was kept is seen afterwards."""
    file = tmp_path / "x.db"

    async def test() -> None:
        store = await opened(file)
        lost = 0
        for round in range(10):
            length = len(await store.load("t"))
            appends = [
                append_durably(store, Append("t", length + more, [entry("t", length + more)])) for more in range(20)
            ]
            waiting = asyncio.gather(*appends, return_exceptions=True)
            await asyncio.sleep(0.0003 * round)
            os.kill(sqlite_process_of(os.getpid(), str(file)), signal.SIGKILL)
            results = await waiting
            lost += sum(isinstance(result, StoreDown) for result in results)
            assert all(result is None or isinstance(result, StoreDown) for result in results)
            with contextlib.suppress(StoreDown):
                await store.check()  # it may not be known yet
            log = await store.load("t")
            assert log == [entry("t", number) for number in range(len(log))]
            assert len(log) >= length + results.count(None)
        assert lost > 0
        await store.check()
        await store.close()

    run(test)


def test_what_was_only_in_memory_is_not_begun_anew(run: Run) -> None:
    """The tables that are live would go on with logs that have no beginning."""

    async def test() -> None:
        store = await opened(None)
        await append_durably(store, Append("t", 0, [b"0"]))
        os.kill(sqlite_process_of(os.getpid(), ":memory:"), signal.SIGKILL)
        for _ in range(2):
            with pytest.raises(StoreDown):
                await store.load("t")
        await store.close()

    run(test)


def test_a_closed_store_begins_nothing(tmp_path: Path, run: Run) -> None:
    async def test() -> None:
        store = await opened(tmp_path / "x.db")
        await store.close()
        with pytest.raises(StoreDown, match="closed"):
            await store.load("t")
        File(str(tmp_path / "x.db")).close()  # nobody has it

    run(test)


def test_everybody_who_waits_has_heard_when_a_store_without_its_keeper_is_closed(tmp_path: Path, run: Run) -> None:
    async def test() -> None:
        store = await opened(tmp_path / "x.db")
        told: list[Exception | None] = []
        for number in range(3000):
            store.submit(Append("t", number, [b"x"]), told.append)
        os.kill(sqlite_process_of(os.getpid(), str(tmp_path / "x.db")), signal.SIGKILL)
        await store.close()
        assert len(told) == 3000

    run(test)


def test_what_cannot_be_handed_over_is_told_and_takes_nobodys_place(tmp_path: Path, run: Run) -> None:
    async def test() -> None:
        store = await opened(tmp_path / "x.db")
        with pytest.raises(StoreDown, match="UnicodeEncodeError"):
            await append_durably(store, Append("\ud800", 0, [b"x"]))
        await append_durably(store, Append("t", 0, [b"0"]))
        assert await store.load("t") == [b"0"]
        await store.close()

    run(test)


def test_a_process_that_cannot_be_started_is_told_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    file = str(tmp_path / "x.db")

    async def test() -> None:
        store = await opened(tmp_path / "x.db")
        await append_durably(store, Append("t", 0, [b"0"]))
        with monkeypatch.context() as patched:
            patched.setattr(sys, "executable", str(tmp_path / "nothing"))
            os.kill(sqlite_process_of(os.getpid(), file), signal.SIGKILL)
            for _ in range(2):
                with pytest.raises(StoreDown):
                    await store.load("t")
        with contextlib.suppress(StoreDown):
            await store.check()
        assert await store.load("t") == [b"0"]
        await store.close()

    run(test)


def test_a_folder_with_files_named_like_modules_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    (tmp_path / "sqlite3.py").write_text("1 / 0\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(SOURCES))

    async def test() -> None:
        store = await opened(tmp_path / "x.db")
        await store.check()
        await store.close()

    run(test)


@pytest.mark.parametrize(("name", "reason"), [("no/x.db", "unable to open"), ("text.db", "not a database")])
def test_a_file_that_cannot_be_opened_is_told(tmp_path: Path, name: str, reason: str, run: Run) -> None:
    (tmp_path / "text.db").write_text("Dear diary, " * 1000)

    async def test() -> None:
        with pytest.raises(StoreDown, match=rf"{name}: .*{reason}"):
            await opened(tmp_path / name)

    run(test)


def test_a_keeper_ends_with_its_server_and_not_at_a_signal(tmp_path: Path) -> None:
    """Who stops a service signals all its processes; this one has to outlast the server."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "throneroom.server.store.sqlite_process", str(tmp_path / "x.db")]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as keeper:
        assert keeper.stdin is not None
        assert keeper.stdout is not None
        assert keeper.stderr is not None
        assert keeper.stdout.read(5) == parcel(None)
        for number in (signal.SIGINT, signal.SIGTERM):
            keeper.send_signal(number)
        keeper.stdin.write(parcel([Append("t", 0, [b"0"])]))
        keeper.stdin.flush()
        assert keeper.stdout.read(5) == parcel(None)
        keeper.stdin.close()
        assert keeper.wait(20) == 0
        assert keeper.stderr.read() == b""
