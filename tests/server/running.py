"""Servers for the tests: in a thread of this process, or as a process of their own that can be killed."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator

import uvicorn

from throneroom.server.app import Settings, application
from throneroom.server.attendant import Times
from throneroom.server.logs import be_quiet
from throneroom.server.serve import bind, config


@contextlib.contextmanager
def server(how: Settings) -> Iterator[str]:
    """A server on a free port, for as long as this lasts: its address."""
    be_quiet(True)
    listening = bind("127.0.0.1", 0)
    listening.listen(2048)
    running = uvicorn.Server(config(application(how)))
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        while not running.started:
            assert thread.is_alive()
            thread.join(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        running.should_exit = True
        thread.join()
        listening.close()


def settings(database: str | None, times: Times | None = None) -> Settings:
    """Fast players are welcome."""
    return Settings(database=database, opening_rate=1000, message_rate=10_000, times=times or Times())
