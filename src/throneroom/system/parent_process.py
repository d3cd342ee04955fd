"""The other side of `child_process`: how a module in a child process talks to its parent.

It does not import asyncio, so that children start quickly.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct

Received = TypeVar("Received")
Other = TypeVar("Other")

LENGTH_BYTES: Final = 4  # before each message


def frame(message: Struct) -> bytes:
    """Encode a message for sending: its length, then its bytes."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


class ParentProcess(Generic[Received]):
    """The parent, as its child sees it. Without the parent the child exits, whatever it is doing."""

    def __init__(self, kind: Any, on_gone: Callable[[], None] = lambda: os._exit(0)) -> None:
        """Receive messages of this kind, which may be a union. `on_gone`: how to exit when the parent is gone."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
        self._decoder: Final[msgspec.msgpack.Decoder[Received]] = msgspec.msgpack.Decoder(kind)
        self._on_gone: Final = on_gone
        self._received: Final[SimpleQueue[bytes]] = SimpleQueue()
        # Whatever prints, such as a custom card, must not end up among the messages.
        self._output: Final = os.dup(sys.stdout.fileno())
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        threading.Thread(target=self._read, daemon=True).start()

    def receive(self) -> Received:
        """Wait for the next message."""
        return self._decoder.decode(self._received.get())

    def receive_as(self, kind: type[Other]) -> Other:
        """Wait for the next message, which is of another kind, such as the one that sets up the child."""
        return msgspec.msgpack.decode(self._received.get(), type=kind)

    @property
    def has_message(self) -> bool:
        """Whether `receive` would return at once."""
        return not self._received.empty()

    def send(self, message: Struct) -> None:
        data = frame(message)
        try:
            while data:
                data = data[os.write(self._output, data) :]
        except BrokenPipeError:
            os._exit(0)

    def _read(self) -> None:
        while (header := _read_exactly(LENGTH_BYTES)) and (data := _read_exactly(int.from_bytes(header, "big"))):
            self._received.put(data)
        self._on_gone()


def _read_exactly(size: int) -> bytes:
    """Read this many bytes from standard input. Return nothing at its end."""
    data = b""
    while len(data) < size:
        # Not through sys.stdin: this thread would hold its lock when the interpreter shuts down.
        more = os.read(sys.stdin.fileno(), size - len(data))
        if not more:
            return b""
        data += more
    return data
