"""Both databases store each entry once, in order and durably."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import uvloop
from tests.server.database import database

from throneroom.server.app import store_for
from throneroom.server.store.sqlite import SqliteStore
from throneroom.server.store.sqlite_file import SqliteFile
from throneroom.server.store.store import Conflict, StoreDown, append_durably
from throneroom.server.store.structs import Append, Summary
from throneroom.server.tables.log_entries import ChatSent, write_entry

Test: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
Run: TypeAlias = Callable[[Test], None]


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """Return a function that runs a test on asyncio's event loop, or on uvloop's."""

    def run(test: Test) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(asyncio.wait_for(test(), 60))

    return run


async def opened(file: Path | None) -> SqliteStore:
    store = SqliteStore(file)
    await store.open(lambda news: None)
    return store


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "x.db")
    else:
        with database() as running:
            yield running.address


def test_every_entry_is_loaded_as_it_was_stored(address: str, run: Run) -> None:
    """Any character is fine, and an append that is refused stores nothing."""
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
        assert await store.idle("open", 2.0, 10) == ["letters"]
        await store.close()

    run(test)


# -- SQLite -----------------------------------------------------------------------------------------------------------


def test_everything_submitted_is_stored_when_the_store_is_closed(tmp_path: Path, run: Run) -> None:
    async def test() -> None:
        store = await opened(tmp_path / "x.db")
        results: list[Exception | None] = []
        for number in range(50):
            store.submit(Append("t", number, [b"x"]), results.append)
        await store.close()
        assert results == [None] * 50
        store = await opened(tmp_path / "x.db")
        assert len(await store.load("t")) == 50
        await store.close()

    run(test)


def test_a_store_without_a_file_is_in_memory(run: Run) -> None:
    async def test() -> None:
        store = await opened(None)
        await append_durably(store, Append("t", 0, [b"0"]))
        assert await store.load("t") == [b"0"]
        await store.close()

    run(test)


def test_a_closed_store_does_nothing(tmp_path: Path, run: Run) -> None:
    async def test() -> None:
        store = await opened(tmp_path / "x.db")
        await store.close()
        with pytest.raises(StoreDown, match="closed"):
            await store.load("t")
        SqliteFile(str(tmp_path / "x.db")).close()  # it is no longer locked

    run(test)


def test_an_append_that_cannot_be_stored_is_reported_and_work_continues(tmp_path: Path, run: Run) -> None:
    async def test() -> None:
        store = await opened(tmp_path / "x.db")
        with pytest.raises(StoreDown, match="UnicodeDecodeError"):
            await append_durably(store, Append("t", 0, [b"\xff"]))
        await append_durably(store, Append("t", 0, [b"0"]))
        assert await store.load("t") == [b"0"]
        await store.close()

    run(test)


@pytest.mark.parametrize(("name", "reason"), [("no/x.db", "unable to open"), ("text.db", "not a database")])
def test_a_file_that_cannot_be_opened_is_reported(tmp_path: Path, name: str, reason: str, run: Run) -> None:
    (tmp_path / "text.db").write_text("Dear diary, " * 1000)

    async def test() -> None:
        with pytest.raises(StoreDown, match=rf"{name}: .*{reason}"):
            await opened(tmp_path / name)

    run(test)
