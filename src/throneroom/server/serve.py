"""Running the server: its socket, its processes, and a clean end."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import signal
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from typing import Any, Final, cast

import msgspec
import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from throneroom.engine.localizable import Problem
from throneroom.protocol.lab import Health
from throneroom.server.app import Application, Settings
from throneroom.server.logs import be_quiet, is_quiet, log, take_over
from throneroom.server.ws.websocket import WebSocketServer

_CLOSING_SECONDS: Final = 5
_BACKLOG: Final = 2048


class CannotServe(Problem):
    """The server cannot be started, and why."""


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise CannotServe(
            "serve-cannot-listen",
            f"cannot listen on {host} port {port}: {error}",
            host=host,
            port=str(port),
            error=error,
        ) from None
    return listening


def config(app: Any, ws: Any) -> uvicorn.Config:
    """How uvicorn runs an application, with this class for websockets."""
    return uvicorn.Config(
        app,
        loop="uvloop" if importlib.util.find_spec("uvloop") else "asyncio",
        ws=ws,
        proxy_headers=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=_CLOSING_SECONDS,
    )


def serve(
    settings: Settings, listening: socket.socket, workers: int = 1, ready: Callable[[], None] | None = None
) -> None:
    """Serve until a signal ends it, and close the socket. Several processes need a database that they can share."""
    with listening:
        listening.listen(_BACKLOG)
        if workers > 1:
            if ready is not None:
                ready()
            _Workers(settings, listening, workers).run()
            return
        server = Server(settings, ready)
        with contextlib.suppress(KeyboardInterrupt, SystemExit):
            server.run(sockets=[listening])
        if not server.started:
            raise server.problem or CannotServe("serve-not-started", "the server could not be started")


def _behind_proxy(app: ASGIApp) -> ASGIApp:
    """Let the application see a visitor's address, not the trusted proxy's. uvicorn does so for HTTP only."""
    trusted = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    wrapped: Any = ProxyHeadersMiddleware(cast("Any", app), trusted)  # uvicorn has its own types for ASGI
    return cast("ASGIApp", wrapped)


class Server(uvicorn.Server):
    """Runs an application of ours: tells when it is ready, and says goodbye before it ends."""

    def __init__(self, settings: Settings, ready: Callable[[], None] | None = None) -> None:
        self._application: Final = Application(settings)
        app = _behind_proxy(self._application)
        self._websockets: Final = WebSocketServer(app)
        super().__init__(config(app, self._websockets.protocol_class()))
        take_over()
        self._ready: Final = ready

    @property
    def problem(self) -> CannotServe | None:
        reason = self._application.problem
        if reason is None:
            return None
        return CannotServe("serve-no-database", f"the database cannot be opened: {reason}", reason=reason)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._application.say_goodbye()
        await self._websockets.close(_CLOSING_SECONDS)
        await super().shutdown(sockets)


def work(settings: Settings, listening: socket.socket, quiet: bool) -> None:
    """One of several processes."""
    be_quiet(quiet)
    Server(settings).run(sockets=[listening])


class _Workers:
    """Several server processes on one socket. One that ends is started again, until a signal ends all."""

    def __init__(self, settings: Settings, listening: socket.socket, number: int) -> None:
        self._settings: Final = settings
        self._listening: Final = listening
        self._number: Final = number
        self._end: Final = threading.Event()

    def run(self) -> None:
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, lambda *_: self._end.set())
        processes = [self._start() for _ in range(self._number)]
        while not self._end.wait(0.2):
            for place, process in enumerate(processes):
                if not process.is_alive():
                    log("worker-ended", pid=process.pid, code=process.exitcode)
                    time.sleep(0.5)
                    processes[place] = self._start()
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(2 * _CLOSING_SECONDS)

    def _start(self) -> SpawnProcess:
        process = get_context("spawn").Process(target=work, args=(self._settings, self._listening, is_quiet()))
        process.start()
        return process


# -- at home ----------------------------------------------------------------------------------------------------------


def running_at(port: int) -> bool:
    """Whether a server of ours runs on this port of this machine already."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=1) as answer:
            return msgspec.json.decode(answer.read(), type=Health).ok
    except (OSError, ValueError):
        return False


def play_at_home(port: int, database: str, show: Callable[[str], None], opens_browser: bool) -> None:
    """A server for this machine alone, and the browser on its page; the one that runs already, if there is one."""
    address = f"http://127.0.0.1:{port}/"
    if port and running_at(port):
        show(address)
        if opens_browser:
            webbrowser.open(address)
        return
    try:
        listening = bind("127.0.0.1", port)
    except CannotServe:
        listening = bind("127.0.0.1", 0)
    port = listening.getsockname()[1]
    address = f"http://127.0.0.1:{port}/"

    def ready() -> None:
        show(address)
        if opens_browser:
            # Some browsers' starters wait until the browser ends.
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    be_quiet(True)
    hosts = frozenset({f"127.0.0.1:{port}", f"localhost:{port}"})
    serve(Settings(database=database, hosts=hosts), listening, ready=ready)
