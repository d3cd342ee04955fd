"""Child processes: messages both ways, time limits, replacement after a failure, and no orphans."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys

import pytest
from tests.helpers.paths import ROOT, SOURCES
from tests.helpers.waiting import PATIENCE, is_alive, wait_until
from tests.system.example_child import MODULE, Garbage, Order, Reply

from throneroom.system.child_process import ChildFailed, ChildPool, ChildProcess
from throneroom.system.parent_process import frame

UNIX = pytest.mark.skipif(os.name == "nt", reason="there are no such signals")


@pytest.fixture(autouse=True)
def _path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let child processes import the tests and the build under test."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(SOURCES), str(ROOT)]))


def pool(size: int, started: list[int] | None = None) -> ChildPool[Reply]:
    return ChildPool(size, MODULE, Reply, (started if started is not None else []).append)


# -- one child --------------------------------------------------------------------------------------------------------


def test_messages_go_both_ways() -> None:
    """Even large ones, and many of them."""

    async def test() -> None:
        child = await ChildProcess.start(MODULE, Reply)
        for text in ("one", "ż" * 300_000):
            child.send(Order(text))
            assert await child.receive() == Reply(text, child.pid)
        child.send(Order("last", replies=100, exit_code=0))
        assert [reply.text async for reply in child.messages()] == ["last"] * 100
        assert not child.is_running
        await child.kill()  # nothing happens

    asyncio.run(test())


def test_a_child_that_fails_is_noticed() -> None:
    """After the messages it sent before."""

    async def test() -> None:
        child = await ChildProcess.start(MODULE, Reply)
        child.send(Order("first", exit_code=3))
        assert (await child.receive()).text == "first"
        with pytest.raises(ChildFailed, match="exit code 3"):
            await child.receive()
        with pytest.raises(ChildFailed, match="exit code 3"):
            [reply async for reply in child.messages()]

    asyncio.run(test())


def test_output_that_is_not_a_message_is_refused() -> None:
    async def test() -> None:
        child = await ChildProcess.start(MODULE, Reply)
        child.send(Garbage())
        with pytest.raises(ChildFailed, match="something other than a message"):
            await child.receive()
        await child.kill()

    asyncio.run(test())


def test_what_a_child_prints_is_not_taken_for_a_message(capfd: pytest.CaptureFixture[str]) -> None:
    """It is written to standard error instead."""

    async def test() -> None:
        child = await ChildProcess.start(MODULE, Reply)
        child.send(Order("reply", printed="hello\n"))
        assert (await child.receive()).text == "reply"
        await child.kill()

    asyncio.run(test())
    assert capfd.readouterr() == ("", "hello\n")


@pytest.mark.parametrize("seconds", [0, 60])
def test_a_child_stops_when_its_input_is_closed(seconds: float) -> None:
    """Idle or at work, it exits with code 0 and need not be killed."""

    async def test() -> None:
        child = await ChildProcess.start(MODULE, Reply)
        child.send(Order("ready"))
        await child.receive()
        if seconds:
            child.send(Order("slow", seconds=seconds))
        await child.stop()
        with pytest.raises(ChildFailed, match="exit code 0"):
            await child.receive()

    asyncio.run(test())


# -- a pool -----------------------------------------------------------------------------------------------------------


def test_a_pool_answers_each_question_with_as_many_children_as_it_needs() -> None:
    """Children start when needed, and no more than allowed."""

    async def test() -> None:
        started: list[int] = []
        children = pool(2, started)
        await children.warm_up()
        assert len(started) == 1
        assert (await children.ask(Order("a"), PATIENCE)).pid == started[0]
        assert (await children.ask(Order("b"), PATIENCE)).pid == started[0]
        asked = [children.ask(Order(str(number), seconds=0.05), PATIENCE) for number in range(7)]
        assert [reply.text for reply in await asyncio.gather(*asked)] == list("0123456")
        assert len(started) == 2
        assert children.waiting == 0
        await children.close()
        wait_until(lambda: not any(map(is_alive, started)), "the children end")

    asyncio.run(test())


def test_a_child_that_takes_too_long_is_killed_and_replaced() -> None:
    """Its late answer is dropped."""

    async def test() -> None:
        started: list[int] = []
        children = pool(1, started)
        await children.warm_up()
        with pytest.raises(ChildFailed, match=r"no answer within 0\.2 seconds"):
            await children.ask(Order("slow", seconds=60), 0.2)
        assert not is_alive(started[0])
        assert (await children.ask(Order("next"), PATIENCE)).text == "next"
        assert len(started) == 2
        await children.close()

    asyncio.run(test())


def test_cancelling_a_question_replaces_its_child() -> None:
    async def test() -> None:
        started: list[int] = []
        children = pool(1, started)
        await children.warm_up()
        asked = asyncio.create_task(children.ask(Order("slow", seconds=60), PATIENCE))
        waits = asyncio.create_task(children.ask(Order("next"), PATIENCE))
        await asyncio.sleep(0)  # let both start
        assert children.waiting == 1
        asked.cancel()
        assert (await waits).text == "next"
        assert asked.cancelled()
        assert len(started) == 2
        await children.close()

    asyncio.run(test())


@UNIX
def test_an_idle_child_that_dies_is_replaced() -> None:
    async def test() -> None:
        started: list[int] = []
        children = pool(1, started)
        first = (await children.ask(Order("a"), PATIENCE)).pid
        os.kill(first, signal.SIGKILL)
        with contextlib.suppress(ChildFailed):  # the pool may not have noticed yet
            await children.ask(Order("b"), PATIENCE)
        assert (await children.ask(Order("c"), PATIENCE)).pid != first
        await children.close()

    asyncio.run(test())


# -- no orphans -------------------------------------------------------------------------------------------------------


def test_a_child_whose_parent_reads_no_answers_exits_silently() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-m", MODULE], stdin=pipe, stdout=pipe, stderr=pipe) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        child.stdin.write(frame(Order("into the void")))
        child.stdin.flush()
        assert child.stderr.read() == b""
        assert child.wait(PATIENCE) == 0


PARENT = """
import asyncio
from tests.system.example_child import MODULE, Order, Reply
from throneroom.system.child_process import ChildProcess

async def main():
    child = await ChildProcess.start(MODULE, Reply)
    child.send(Order("ready"))
    print((await child.receive()).pid, flush=True)
    child.send(Order("slow", seconds=600))
    await asyncio.sleep(600)

asyncio.run(main())
"""


@UNIX
def test_a_child_at_work_ends_with_its_parent() -> None:
    """Even if the parent is killed."""
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert is_alive(child)
        parent.kill()
    wait_until(lambda: not is_alive(child), "the child ends")
