"""Python modules in child processes that exchange typed messages with this one.

A `ChildProcess` runs `python -P -m MODULE`; a `ChildPool` has several of them. The module itself uses the other side,
`parent_process`. Messages are msgspec structs in MessagePack, each preceded by its length. A child exits when this
process closes the pipe or dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from throneroom.system.parent_process import LENGTH_BYTES, frame

Received = TypeVar("Received")

_LARGEST_MESSAGE: Final = 2**26  # bytes; a greater length means that the data is not a message
_STOP_SECONDS: Final = 2.0


class ChildFailed(Exception):
    """A child process took too long, ended, or sent something other than a message."""


class ChildProcess(Generic[Received]):
    """A running child, as its parent sees it."""

    def __init__(self, process: asyncio.subprocess.Process, kind: type[Received]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process: Final = process
        self._input: Final = process.stdin
        self._output: Final = process.stdout
        self._decoder: Final = msgspec.msgpack.Decoder(kind)

    @classmethod
    async def start(
        cls, module: str, kind: type[Received], files: Sequence[int] = (), setup: Struct | None = None
    ) -> ChildProcess[Received]:
        """Start a module that sends messages of this kind. It runs the same build as this process.

        `files` are descriptors that the child inherits, which Windows cannot do. `setup` is its first message, if any.
        """
        # -P: do not import from the working directory. New session: Ctrl-C in the terminal must not reach the child.
        command = (sys.executable, "-P", "-m", module)
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, start_new_session=True, pass_fds=files
        )
        child = cls(process, kind)
        if setup is not None:
            child.send(setup)
        return child

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process.returncode is None

    def send(self, message: Struct) -> None:
        """Send a message without waiting. If the child is gone, `receive` will raise."""
        self._input.write(frame(message))

    async def receive(self) -> Received:
        """Return the next message. Raise ChildFailed if none will come."""
        try:
            size = int.from_bytes(await self._output.readexactly(LENGTH_BYTES), "big")
            if size > _LARGEST_MESSAGE:
                raise ChildFailed("it sent something other than a message")
            return self._decoder.decode(await self._output.readexactly(size))
        except asyncio.IncompleteReadError:
            raise ChildFailed(f"it ended with exit code {await self._process.wait()}") from None
        except (OSError, msgspec.DecodeError) as error:
            raise ChildFailed(f"{type(error).__name__}: {error}") from error

    async def messages(self) -> AsyncIterator[Received]:
        """Yield messages until the child has finished. Raise ChildFailed if its exit code is not 0."""
        while True:
            try:
                message = await self.receive()
            except ChildFailed:
                if self._process.returncode == 0:
                    return
                raise
            yield message

    async def stop(self) -> None:
        """Close the child's input, which tells it to exit; kill it if it does not."""
        self._input.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_STOP_SECONDS):
                await self._process.wait()
        await self.kill()

    async def wait(self) -> int:
        """Wait until the child has ended, and return its exit code."""
        return await self._process.wait()

    async def terminate(self, seconds: float) -> None:
        """Send SIGTERM and wait for the child to end; kill it if that takes longer than this."""
        with contextlib.suppress(ProcessLookupError, TimeoutError):
            self._process.terminate()
            async with asyncio.timeout(seconds):
                await self._process.wait()
        await self.kill()

    async def kill(self) -> None:
        """Kill the child at once, unless it has already ended."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class ChildPool(Generic[Received]):
    """Up to `size` children of one module, each answering one question at a time.

    A child starts when no other is idle. One that fails to answer in time is killed; otherwise its late answer would be
    taken for the answer to the next question.
    """

    def __init__(
        self,
        size: int,
        module: str,
        kind: type[Received],
        on_start: Callable[[int], None],
        setup: Callable[[], Struct] | None = None,
    ) -> None:
        self.waiting = 0  # questions waiting for a child
        self._module: Final = module
        self._kind: Final = kind
        self._on_start: Final = on_start  # called with each new child's pid
        self._setup: Final = setup  # returns the first message to each new child
        self._slots: Final = asyncio.Semaphore(size)
        self._idle: Final[list[ChildProcess[Received]]] = []
        self._all: Final[set[ChildProcess[Received]]] = set()

    async def warm_up(self) -> None:
        """Start one child now, so that the first question need not wait for it."""
        self._idle.append(await self._start())

    async def ask(self, question: Struct, seconds: float) -> Received:
        """Return a child's answer. Raise ChildFailed if it does not come within these seconds."""
        self.waiting += 1
        try:
            await self._slots.acquire()
        finally:
            self.waiting -= 1
        try:
            return await self._ask(question, seconds)
        finally:
            self._slots.release()

    async def close(self) -> None:
        """Stop all children."""
        await asyncio.gather(*(child.stop() for child in self._all))

    async def _ask(self, question: Struct, seconds: float) -> Received:
        child = await self._take()
        is_answered = False
        try:
            async with asyncio.timeout(seconds):
                child.send(question)
                answer = await child.receive()
            is_answered = True
            self._idle.append(child)
            return answer
        except TimeoutError:
            raise ChildFailed(f"no answer within {seconds:g} seconds") from None
        finally:
            if not is_answered:
                self._all.discard(child)
                await asyncio.shield(child.kill())

    async def _take(self) -> ChildProcess[Received]:
        """Return an idle child, or a new one."""
        while self._idle:
            child = self._idle.pop()
            if child.is_running:
                return child
            self._all.discard(child)
        return await self._start()

    async def _start(self) -> ChildProcess[Received]:
        try:
            first = None if self._setup is None else self._setup()
            child = await ChildProcess.start(self._module, self._kind, setup=first)
        except OSError as error:
            raise ChildFailed(f"it cannot be started: {error}") from error
        self._all.add(child)
        self._on_start(child.pid)
        return child
