"""Running the server: its socket, its worker processes, and a clean shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import pickle
import signal
import socket
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec
import uvicorn
from msgspec import Struct
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from throneroom.cards.custom_sources import CardSource
from throneroom.engine.localizable import Problem
from throneroom.protocol.from_server import Refused
from throneroom.protocol.lab import Health
from throneroom.protocol.lookup import current_catalog
from throneroom.protocol.message import decode_message
from throneroom.protocol.table import PreparedGame, PrepareGame
from throneroom.server.app import Application
from throneroom.server.http.connections import TcpConnections, trusted_proxies
from throneroom.server.logs import be_quiet, is_quiet, log, take_over
from throneroom.server.settings import Settings
from throneroom.server.store.schema import DatabaseInUse, DatabaseTooNew
from throneroom.server.ws.websocket import WebSocketServer
from throneroom.system.child_process import ChildProcess
from throneroom.system.open_files import allow_files

_SHUTDOWN_SECONDS: Final = 5
_BACKLOG: Final = 2048  # connections that wait to be accepted
_SERVER_PROCESS: Final = "throneroom.server.server_process"
_PREPARE_SECONDS: Final = 20.0  # to read a saved game
_RESTART_SECONDS: Final = 0.5  # before a worker process that ended is replaced
_MOST_FILES: Final = 32_768  # open files and sockets of a process


class CannotServe(Problem):
    """Why the server cannot start."""


class ServeOn(Struct):
    """The message that starts a server process: the listening socket that it inherits, and its settings, pickled."""

    socket: int
    settings: bytes
    quiet: bool


def bind(host: str, port: int) -> socket.socket:
    """Return a socket bound to this address. Port 0 means any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    # On Windows, SO_REUSEADDR would let two servers listen on one port.
    exclusive: int | None = getattr(socket, "SO_EXCLUSIVEADDRUSE", None)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR if exclusive is None else exclusive, 1)
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


def config(app: Any, ws: Any, http: Any = "auto") -> uvicorn.Config:
    """Return the configuration to run an application; `ws` and `http` are uvicorn's options of these names."""
    return uvicorn.Config(
        app,
        loop="uvloop" if importlib.util.find_spec("uvloop") else "asyncio",
        ws=ws,
        http=http,
        proxy_headers=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
    )


def serve(
    settings: Settings, listening: socket.socket, workers: int = 1, on_ready: Callable[[], None] | None = None
) -> None:
    """Serve until a signal arrives, then close the socket. Several workers need a shared database."""
    with listening:
        listening.listen(_BACKLOG)
        allow_files(_MOST_FILES)
        if workers > 1:
            if on_ready is not None:
                on_ready()
            asyncio.run(_serve_in_processes(settings, listening, workers))
            return
        server = Server(settings, on_ready)
        with contextlib.suppress(KeyboardInterrupt, SystemExit):
            server.run(sockets=[listening])
        if not server.started:
            raise server.problem or CannotServe("serve-not-started", "the server could not be started")


def _behind_proxy(app: ASGIApp) -> ASGIApp:
    """Make the application see the client's address instead of a trusted proxy's, for websockets too."""
    wrapped: Any = ProxyHeadersMiddleware(cast("Any", app), trusted_proxies())  # uvicorn has its own types for ASGI
    return cast("ASGIApp", wrapped)


class Server(uvicorn.Server):
    """Runs the application.

    It calls `on_ready` once it accepts requests, and says goodbye to all clients before it shuts down.
    """

    def __init__(self, settings: Settings, on_ready: Callable[[], None] | None = None) -> None:
        self._application: Final = Application(settings)
        connections = TcpConnections(_behind_proxy(self._application), settings.limits, self._application.metrics)
        self._websockets: Final = WebSocketServer(connections, settings.limits.messages)
        self._websockets.on_lost = connections.leave
        super().__init__(config(connections, self._websockets.protocol_class(), connections.protocol_class()))
        take_over(lambda: self._application.problem is not None)
        self._on_ready: Final = on_ready

    @property
    def problem(self) -> CannotServe | None:
        """Why the server did not start, if its database is to blame."""
        error = self._application.problem
        if error is None:
            return None
        reason = error.message if isinstance(error, (DatabaseInUse, DatabaseTooNew)) else str(error)
        return CannotServe("serve-no-database", f"the database cannot be opened: {reason}", reason=reason)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._on_ready is not None:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nothing new, finish what is being stored, say goodbye, and close."""
        for server in self.servers:
            server.close()
        await self._application.say_goodbye()
        await self._websockets.close(_SHUTDOWN_SECONDS)
        await super().shutdown(sockets)


# -- several processes ------------------------------------------------------------------------------------------------


async def _serve_in_processes(settings: Settings, listening: socket.socket, number: int) -> None:
    """Run server processes on one socket until a signal arrives."""
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    serving = [asyncio.create_task(_keep_serving(settings, listening)) for _ in range(number)]
    await stop.wait()
    for task in serving:
        task.cancel()
    await asyncio.gather(*serving, return_exceptions=True)


async def _keep_serving(settings: Settings, listening: socket.socket) -> None:
    """Run a server process, and start another one whenever it ends."""
    start = ServeOn(socket=listening.fileno(), settings=pickle.dumps(settings), quiet=is_quiet())
    while True:
        child = await ChildProcess.start(_SERVER_PROCESS, ServeOn, files=[listening.fileno()])
        child.send(start)
        try:
            code = await child.wait()
        except asyncio.CancelledError:
            await child.terminate(2 * _SHUTDOWN_SECONDS)
            raise
        log("worker-ended", pid=child.pid, code=code)
        await asyncio.sleep(_RESTART_SECONDS)


# -- for one person ---------------------------------------------------------------------------------------------------


def is_running(port: int) -> bool:
    """Return whether a Throneroom server already runs on this port of this machine."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=1) as answer:
            return msgspec.json.decode(answer.read(), type=Health).ok
    except (OSError, ValueError):
        return False


def serve_locally(
    port: int,
    database: str,
    show: Callable[[list[str]], None],
    opens_browser: bool,
    custom: tuple[CardSource, ...] = (),
    game: PrepareGame | None = None,
) -> None:
    """Serve only this machine, and open the browser: at the table of `game`, if there is one.

    If a server is already running on this port, use that instead. `show` gets the address of each person at the table.
    """

    def open_page(port: int) -> None:
        addresses = _addresses(port, game)
        show(addresses)
        if opens_browser:
            webbrowser.open(addresses[0])

    if port and is_running(port):
        open_page(port)
        return
    try:
        listening = bind("127.0.0.1", port)
    except CannotServe:
        listening = bind("127.0.0.1", 0)
    port = listening.getsockname()[1]
    be_quiet(True)
    hosts = frozenset({f"127.0.0.1:{port}", f"localhost:{port}"})
    settings = Settings(database=database, hosts=hosts, custom=custom, prepares_games=True)
    problems: list[Exception] = []

    def open_or_stop() -> None:
        try:
            open_page(port)
        except CannotServe as problem:
            problems.append(problem)
            signal.raise_signal(signal.SIGINT)

    # In a thread, because the server has to answer it, and some commands that open a browser wait until it is closed.
    serve(settings, listening, on_ready=lambda: threading.Thread(target=open_or_stop, daemon=True).start())
    if problems:
        raise problems[0]


def _addresses(port: int, game: PrepareGame | None) -> list[str]:
    """Return the address to open, or one for each person. Raises CannotServe if the server refuses the game."""
    home = f"http://127.0.0.1:{port}/"
    return [home] if game is None else [f"{home}#/start/{code}" for code in _prepared(home, game).codes]


def _prepared(home: str, game: PrepareGame) -> PreparedGame:
    asked = urllib.request.Request(
        f"{home}api/prepared", msgspec.json.encode(game), {"Content-Type": "application/json"}, method="POST"
    )
    try:
        with urllib.request.urlopen(asked, timeout=_PREPARE_SECONDS) as answer:
            return msgspec.json.decode(answer.read(), type=PreparedGame)
    except urllib.error.HTTPError as error:
        with error:
            raise _refused(error, home) from None
    except (OSError, msgspec.DecodeError) as error:
        raise CannotServe("serve-no-answer", f"the server does not answer: {error}", error=str(error)) from None


def _refused(error: urllib.error.HTTPError, home: str) -> CannotServe:
    try:
        refused = msgspec.json.decode(error.read(), type=Refused)
    except (OSError, msgspec.DecodeError):  # an older version, or `throneroom serve`
        english = f"the server that is already running at {home} cannot open this game; stop it, or choose another port"
        return CannotServe("serve-running-older", english, address=home)
    message = decode_message(refused.said, refused.text, current_catalog())
    return CannotServe(message.key, message.english, **message.facts)
