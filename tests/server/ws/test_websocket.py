"""Websockets over real connections: packets of any size, slow and silent clients, closing, both event loops."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import uvicorn
import uvloop
from starlette.types import Receive, Scope, Send
from tests.helpers.waiting import wait_until_async
from tests.server.players import Player, leave, people, run, whose_turn
from tests.server.running import server, settings
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from throneroom.server.serve import bind, config
from throneroom.server.settings import Limits, Settings
from throneroom.server.ws.websocket import Disconnected, WebSocket, WebSocketServer, websocket_of

Serve: TypeAlias = Callable[[WebSocket], Awaitable[None]]
Test: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def on_loop(request: pytest.FixtureRequest) -> Callable[[Test], None]:
    """Return a function that runs a test on asyncio's event loop, or on uvloop."""

    def on_loop(test: Test) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(asyncio.wait_for(test(), 60))

    return on_loop


OnLoop: TypeAlias = Callable[[Test], None]


class Served:
    """A running server whose websockets all do the same."""

    def __init__(self, websockets: WebSocketServer, port: int) -> None:
        self.websockets = websockets
        self.port = port
        self.address = f"ws://127.0.0.1:{port}/"


@contextlib.asynccontextmanager
async def serving(serve: Serve, **seconds: float) -> AsyncIterator[Served]:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == "/refused":
            await send({"type": "websocket.close"})
        else:
            await serve(websocket_of(scope))

    websockets = WebSocketServer(app, 1e6, **seconds)
    uvicorn_config = config(app, websockets.protocol_class())
    uvicorn_config.lifespan = "off"
    running = uvicorn.Server(uvicorn_config)
    listening = bind("127.0.0.1", 0)
    task = asyncio.create_task(running.serve([listening]))
    try:
        await wait_until_async(lambda: running.started or task.done(), "the server starts")
        yield Served(websockets, listening.getsockname()[1])
    finally:
        await websockets.close(5)
        running.should_exit = True
        await task


async def echo(websocket: WebSocket) -> None:
    websocket.accept()
    with contextlib.suppress(Disconnected):
        while True:
            text = await websocket.receive()
            websocket.send(b"not text" if text is None else text.encode())


def masked(kind: int, payload: bytes, is_last: bool = True) -> bytes:
    """Return a frame as clients send it."""
    return Frame(Opcode(kind), payload, is_last).serialize(mask=True)


Streams: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def raw_websocket(port: int, path: str = "/") -> AsyncIterator[Streams]:
    """Open a websocket for which the test chooses every byte."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    head += "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    writer.write(head.encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def next_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    kind, size = await reader.readexactly(2)
    if size > 125:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
    return kind & 0x0F, await reader.readexactly(size)


async def closing_code(reader: asyncio.StreamReader) -> int:
    """Return the code in the server's close frame, skipping the frames before it."""
    while True:
        kind, payload = await next_frame(reader)
        if kind == Opcode.CLOSE:
            return int.from_bytes(payload[:2], "big")


async def let_packets_arrive(seconds: float) -> None:
    """Give the server time to read the packets sent so far. The client cannot see whether it has."""
    await asyncio.sleep(seconds)


# -- messages ---------------------------------------------------------------------------------------------------------


TEXTS = {
    "empty": "",
    "short": "x",
    "the longest with a short header": "x" * 125,
    "the shortest with a longer header": "x" * 126,
    "letters beyond ASCII": "dégâts 🂡" * 50,
    "the longest": "x" * 65_536,
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_texts_of_any_size_arrive_as_they_were_sent(text: str, on_loop: OnLoop) -> None:
    async def test() -> None:
        async with serving(echo) as served, connect(served.address) as client:
            await client.send(text)
            assert await client.recv() == text

    on_loop(test)


def test_a_binary_message_is_not_text(on_loop: OnLoop) -> None:
    async def test() -> None:
        async with serving(echo) as served, connect(served.address) as client:
            await client.send(b"x")
            assert await client.recv() == "not text"
            async with raw_websocket(served.port) as (reader, writer):
                writer.write(masked(Opcode.BINARY, b"x", is_last=False) + masked(Opcode.CONT, b"y"))
                assert await next_frame(reader) == (Opcode.TEXT, b"not text")

    on_loop(test)


def test_messages_are_received_in_order_whether_they_come_before_or_after_receive(on_loop: OnLoop) -> None:
    received: list[str | None] = []

    async def test() -> None:
        may_receive = asyncio.Event()

        async def serve(websocket: WebSocket) -> None:
            websocket.accept()
            await may_receive.wait()
            received.extend([await websocket.receive(), await websocket.receive()])
            with contextlib.suppress(TimeoutError):  # a cancelled `receive` loses no message
                await asyncio.wait_for(websocket.receive(), 0.01)
            websocket.send(b"more")
            received.extend([await websocket.receive(), await websocket.receive()])
            websocket.close()

        async with serving(serve) as served, connect(served.address) as client:
            await client.send("1")
            await client.send("2")
            await let_packets_arrive(0.02)
            may_receive.set()
            assert await client.recv() == "more"
            await client.send("3")
            await client.send("4")
            await client.wait_closed()

    on_loop(test)
    assert received == ["1", "2", "3", "4"]


def test_on_text_may_handle_a_text_as_it_arrives(on_loop: OnLoop) -> None:
    """Only while `receive` waits, so that messages stay in order. Texts that `on_text` declines are received."""
    taken: list[str] = []
    received: list[str | None] = []

    def take(text: str) -> bool:
        taken.append(text)
        return text.startswith("now")

    async def serve(websocket: WebSocket) -> None:
        websocket.accept()
        websocket.on_text = take
        with contextlib.suppress(Disconnected):
            while True:
                received.append(await websocket.receive())

    async def test() -> None:
        async with serving(serve) as served:
            async with raw_websocket(served.port) as (_, writer):
                texts = [masked(Opcode.TEXT, text) for text in (b"now 1", b"later", b"now 2")]
                writer.write(b"".join(texts) + masked(Opcode.CLOSE, b"\x03\xe8"))
            await served.websockets.close(5)

    on_loop(test)
    assert (taken, received) == (["now 1", "later"], ["later", "now 2"])


def test_messages_may_be_split_into_any_packets(tmp_path: Path) -> None:
    """Whole, in parts, byte by byte, several at once, between pings: all are answered, in order."""
    with server(settings(str(tmp_path / "games.db"))) as base:

        async def test() -> None:
            players = await people(base, 2)
            first, _ = await whose_turn(players)
            asked = await first.asked()
            await first.answer([])
            text = json.dumps({"type": "answer", "request": asked["request"], "options": []}).encode()
            whole = masked(Opcode.TEXT, text)
            parts = masked(Opcode.TEXT, text[:9], is_last=False) + masked(Opcode.CONT, text[9:])
            ping = masked(Opcode.PING, b"here")
            splits: list[tuple[list[bytes], int]] = [  # packets, and how many answers they bring
                ([whole], 1),
                ([whole + whole + whole], 3),
                ([ping + whole], 1),
                ([whole], 1),
                ([whole[:1], whole[1:20], whole[20:]], 1),
                ([whole], 1),
                ([parts], 1),
                ([bytes([byte]) for byte in whole], 1),
                ([whole[:30], whole[30:] + whole], 2),
            ]
            async with at_seat(first) as (reader, writer):
                for packets, answers in splits:
                    for packet in packets:
                        writer.write(packet)
                        await writer.drain()
                        await let_packets_arrive(0.005)
                    for _ in range(answers):
                        await until_answered(reader, asked["request"])
                writer.write(masked(Opcode.TEXT, b"\xff"))
                assert await closing_code(reader) == 1007  # not UTF-8
            async with at_seat(first) as (reader, writer):
                writer.write(whole)
                await until_answered(reader, asked["request"])
                # A binary message that contains a text frame, in a separate packet: the text must not be read as one.
                writer.write(bytes((0x82, 0x80 | len(whole))) + bytes(4))
                await let_packets_arrive(0.05)
                writer.write(whole)
                assert json.loads((await next_frame(reader))[1])["reason"] == "bad-message"
                writer.write(whole)
                await until_answered(reader, asked["request"])
            await leave(*players)

        run(test())


@contextlib.asynccontextmanager
async def at_seat(player: Player) -> AsyncIterator[Streams]:
    """Open a second websocket for this player's seat."""
    port = int(player.base.rpartition(":")[2])
    async with raw_websocket(port, f"/ws/tables/{player.table}") as (reader, writer):
        hello = json.dumps({"type": "hello", "protocol": 1, "token": player.token})
        writer.write(masked(Opcode.TEXT, hello.encode()))
        yield reader, writer


async def until_answered(reader: asyncio.StreamReader, request: str) -> None:
    while True:
        kind, payload = await next_frame(reader)
        if kind == Opcode.TEXT and json.loads(payload).get("answered") == request:
            return


# -- limits -----------------------------------------------------------------------------------------------------------


def test_a_message_that_is_too_large_closes_the_websocket(on_loop: OnLoop) -> None:
    """Even if it comes in parts, none of which is too large."""

    async def test() -> None:
        async with serving(echo) as served:
            for packets in (
                [masked(Opcode.TEXT, b"x" * 65_537)],
                [masked(Opcode.TEXT, b"x" * 40_000, is_last=False), masked(Opcode.CONT, b"x" * 40_000)],
            ):
                async with raw_websocket(served.port) as (reader, writer):
                    writer.writelines(packets)
                    assert await closing_code(reader) == 1009

    on_loop(test)


def test_no_message_is_compressed(on_loop: OnLoop) -> None:
    async def test() -> None:
        async with serving(echo) as served, connect(served.address, compression="deflate") as client:
            assert client.protocol.extensions == []

    on_loop(test)


async def write_all(writer: asyncio.StreamWriter, packets: list[bytes]) -> None:
    for packet in packets:
        writer.write(packet)
        await writer.drain()


def test_a_client_that_sends_faster_than_the_server_receives_has_to_wait(on_loop: OnLoop) -> None:
    """The server stops reading instead of filling its memory."""

    async def test() -> None:
        is_over = asyncio.Event()

        async def serve(websocket: WebSocket) -> None:
            websocket.accept()
            await is_over.wait()

        async with serving(serve) as served, raw_websocket(served.port) as (_, writer):
            message = masked(Opcode.TEXT, b"x" * 50_000)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(write_all(writer, 2000 * [message]), 1)
            is_over.set()

    on_loop(test)


async def send_forever(client: ClientConnection, text: str) -> None:
    while True:
        await client.send(text)
        await asyncio.sleep(0.0001)


def test_a_client_that_does_not_read_is_disconnected_without_disturbing_others(tmp_path: Path) -> None:
    """The others play on, and the player gets everything again after reconnecting."""
    with server(settings(str(tmp_path / "games.db"))) as base:

        async def test() -> None:
            players = await people(base, 2)
            first, (second,) = await whose_turn(players)
            asked = await first.asked()
            await first.answer([])
            again = json.dumps({"type": "answer", "request": asked["request"], "options": []})
            address = base.replace("http", "ws") + f"/ws/tables/{first.table}"
            async with connect(address, max_queue=1, compression=None, close_timeout=0.1) as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": first.token}))
                with pytest.raises(ConnectionClosed):
                    await send_forever(socket, again)  # each is answered with the whole table
            await asyncio.gather(first.play(most=3), second.play(most=3))
            reconnected = await Player(base, first.table, first.token).connect()
            assert reconnected.happenings[: len(first.happenings)] == first.happenings
            await leave(first, second, reconnected)

        run(test())


# -- opening ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("path", "status"), [("refused", 403), ("", 500)])
def test_a_websocket_that_is_not_accepted_gets_an_http_status(path: str, status: int, on_loop: OnLoop) -> None:
    async def neither(websocket: WebSocket) -> None:
        pass

    async def test() -> None:
        async with serving(neither) as served:
            with pytest.raises(InvalidStatus, match=str(status)):
                await connect(served.address + path)

    on_loop(test)


def test_a_bad_opening_handshake_is_refused(on_loop: OnLoop) -> None:
    async def test() -> None:
        async with serving(echo) as served:
            reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
            assert b" 400 " in await reader.readline()
            await reader.read()
            writer.close()

    on_loop(test)


def test_limits_count_by_the_address_that_a_trusted_proxy_reports() -> None:
    async def test() -> None:
        address = base.replace("http", "ws") + "/ws/tables/nothing"
        async with connect(address, additional_headers={"X-Forwarded-For": "10.0.0.1"}):
            pass
        async with connect(address, additional_headers={"X-Forwarded-For": "10.0.0.2"}):
            pass
        with pytest.raises(InvalidStatus, match="429"):
            await connect(address, additional_headers={"X-Forwarded-For": "10.0.0.1"})

    with server(Settings(limits=Limits(requests=0.1))) as base:
        run(test())


# -- closing ----------------------------------------------------------------------------------------------------------


def test_the_client_gets_the_reason_for_closing(on_loop: OnLoop) -> None:
    async def serve(websocket: WebSocket) -> None:
        websocket.accept()
        websocket.send(b"last words")
        websocket.close(1008, "enough")
        websocket.close(1000, "again")
        websocket.send(b"too late")

    async def test() -> None:
        async with serving(serve) as served, connect(served.address) as client:
            assert await client.recv() == "last words"
            with pytest.raises(ConnectionClosed) as closed:
                await client.recv()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "enough")

    on_loop(test)


@pytest.mark.parametrize("is_polite", [True, False])
def test_the_server_notices_that_a_client_is_gone(is_polite: bool, on_loop: OnLoop) -> None:
    async def test() -> None:
        gone: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        async def serve(websocket: WebSocket) -> None:
            websocket.accept()
            assert await websocket.receive() == "goodbye"
            with pytest.raises(Disconnected):
                await websocket.receive()
            with pytest.raises(Disconnected):  # the second call raises too
                await websocket.receive()
            await wait_until_async(lambda: not websocket.is_connected, "the connection is lost")
            websocket.send(b"to nobody")
            websocket.close()
            gone.set_result(True)

        async with serving(serve) as served:
            client = await connect(served.address)
            await client.send("goodbye")
            if is_polite:
                await client.close()
            else:
                client.transport.abort()
            assert await gone

    on_loop(test)


def test_a_client_that_never_closes_its_side_is_cut_off(on_loop: OnLoop) -> None:
    async def serve(websocket: WebSocket) -> None:
        websocket.accept()
        websocket.close()

    async def test() -> None:
        async with serving(serve, close_seconds=0.05) as served, raw_websocket(served.port) as (reader, _):
            assert await closing_code(reader) == 1000
            with contextlib.suppress(ConnectionResetError):
                assert await reader.read() == b""

    on_loop(test)


def test_an_exception_in_the_application_closes_the_websocket(on_loop: OnLoop) -> None:
    async def serve(websocket: WebSocket) -> None:
        websocket.accept()
        raise ZeroDivisionError

    async def test() -> None:
        async with serving(serve) as served, connect(served.address) as client:
            with pytest.raises(ConnectionClosed, match="1011"):
                await client.recv()

    on_loop(test)


def test_a_server_that_shuts_down_closes_its_websockets_and_accepts_no_more(on_loop: OnLoop) -> None:
    """It waits for the application to finish, but not forever."""

    async def test() -> None:
        received: list[str | None] = []
        has_finished: list[bool] = []

        async def serve(websocket: WebSocket) -> None:
            websocket.accept()
            websocket.send(b"hello")
            text = await websocket.receive()
            received.append(text)
            try:
                await asyncio.sleep(0.05 if text == "short" else 60)
                has_finished.append(True)
            except asyncio.CancelledError:
                has_finished.append(False)
                raise

        async with serving(serve) as served:
            clients = [await connect(served.address) for _ in range(3)]
            for client, text in zip(clients, ("short", "long", None), strict=True):
                assert await client.recv() == "hello"
                if text is not None:
                    await client.send(text)
            await wait_until_async(lambda: len(received) == 2, "the server has received both texts")
            ending = asyncio.create_task(served.websockets.close(0.5))
            for client in clients:
                with pytest.raises(ConnectionClosed, match="1012"):
                    await client.recv()
            await ending
            with pytest.raises(InvalidStatus, match="503"):
                await connect(served.address)
        assert has_finished == [True, False]

    on_loop(test)


# -- keepalive -------------------------------------------------------------------------------------------------------


def test_a_client_that_answers_pings_stays_connected(on_loop: OnLoop) -> None:
    async def test() -> None:
        async with serving(echo, ping_seconds=0.1) as served, connect(served.address) as client:
            await asyncio.sleep(0.5)  # the time for a few pings; nothing shows them here
            await client.send("still here")
            assert await client.recv() == "still here"
            await (await client.ping("and you?"))

    on_loop(test)


def test_a_client_that_does_not_answer_pings_is_disconnected(on_loop: OnLoop) -> None:
    async def test() -> None:
        async with serving(echo, ping_seconds=0.05) as served, raw_websocket(served.port) as (reader, _):
            assert (await next_frame(reader))[0] == Opcode.PING
            assert await closing_code(reader) == 1011
            assert await reader.read() == b""

    on_loop(test)
