"""A module for `tests/system/test_child_process.py` to run as a child process."""

from __future__ import annotations

import os
import sys
import time

from msgspec import Struct

from throneroom.system.parent_process import ParentProcess

MODULE = "tests.system.example_child"


class Order(Struct, tag="order"):
    """Reply `replies` times with the text and the process id, `seconds` apart, then exit if `exit_code` is set."""

    text: str
    printed: str = ""  # on standard output, before the replies
    replies: int = 1
    seconds: float = 0
    exit_code: int | None = None


class Garbage(Struct, tag="garbage"):
    """Send something that is not a message."""


class Reply(Struct):
    text: str
    pid: int


def main() -> None:
    pipe = os.dup(sys.stdout.fileno())
    parent: ParentProcess[Order | Garbage] = ParentProcess(Order | Garbage)
    while True:
        asked = parent.receive()
        if isinstance(asked, Garbage):
            os.write(pipe, b"hello, this is not a message\n")
            continue
        if asked.printed:
            sys.stdout.write(asked.printed)
            sys.stdout.flush()
        for _ in range(asked.replies):
            time.sleep(asked.seconds)
            parent.send(Reply(asked.text, os.getpid()))
        if asked.exit_code is not None:
            sys.exit(asked.exit_code)


if __name__ == "__main__":
    main()
