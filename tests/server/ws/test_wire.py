"""What goes over the wire without a task of its own: frames, and clients that do not read them."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.players import Player, leave, people, run, whose_turn
from tests.server.running import server, settings
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from throneroom.server.ws.frames import frame, is_whole, whole_text
from throneroom.server.ws.wire import Inbox


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 1_000_000])
def test_a_frame_is_that_of_the_standard(size: int) -> None:
    """The frame of a whole text, as a library that knows all frames writes it."""
    assert frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


def masked(kind: int, payload: bytes, is_last: bool = True) -> bytes:
    """A frame as clients send it."""
    return Frame(Opcode(kind), payload, is_last).serialize(mask=True)


WHOLE = {
    "nothing": b"",
    "short": b"x",
    "the longest short one": b"x" * 125,
    "the shortest long one": b"x" * 126,
    "letters beyond ASCII": "dégâts 🂡".encode() * 50,
    "the longest long one": b"x" * 65_535,
}


@pytest.mark.parametrize("payload", WHOLE.values(), ids=WHOLE)
def test_one_whole_text_is_read_as_the_library_reads_it(payload: bytes) -> None:
    data = masked(Opcode.TEXT, payload)
    assert whole_text(data) == payload.decode()
    assert is_whole(data)


TEXT = masked(Opcode.TEXT, b'{"type":"ping"}')
NOT_ONE_WHOLE_TEXT = {
    "nothing": (b"", True),
    "its first byte": (TEXT[:1], False),
    "all but the last byte": (TEXT[:-1], False),
    "all but the payload": (TEXT[:6], False),
    "a byte more": (TEXT + b"\x81", False),
    "two texts": (TEXT + TEXT, True),
    "one and a half": (TEXT + TEXT[:9], False),
    "bytes": (masked(Opcode.BINARY, b"x"), True),
    "a ping": (masked(Opcode.PING, b"x"), True),
    "a close": (masked(Opcode.CLOSE, b"\x03\xe8"), True),
    "a ping and a text": (masked(Opcode.PING, b"") + TEXT, True),
    "the first part of a text": (masked(Opcode.TEXT, b"x", is_last=False), False),
    "the last part of a text": (masked(Opcode.CONT, b"x"), False),
    "more than 65,535 bytes": (masked(Opcode.TEXT, b"x" * 65_536), True),
    "part of a long head": (masked(Opcode.TEXT, b"x" * 300)[:3], False),
    "no UTF-8": (masked(Opcode.TEXT, b"\xff\xfe"), True),
    "a reserved bit": (b"\xc1" + TEXT[1:], True),
}


@pytest.mark.parametrize(("data", "ends_whole"), NOT_ONE_WHOLE_TEXT.values(), ids=NOT_ONE_WHOLE_TEXT)
def test_all_else_is_left_to_the_library(data: bytes, ends_whole: bool) -> None:
    """And it is known whether the library has part of something then, and must get the rest."""
    assert whole_text(data) is None
    assert is_whole(data) == ends_whole


def test_what_is_not_masked_is_left_to_the_library() -> None:
    assert whole_text(Frame(Opcode.TEXT, b"x" * 20).serialize(mask=False)) is None
    assert whole_text(Frame(Opcode.TEXT, b"x" * 200).serialize(mask=False)) is None


@contextlib.asynccontextmanager
async def bare(player: Player) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection to the player's seat of which every byte can be chosen."""
    host, _, port = player.base.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"GET /ws/tables/{player.table} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
    head += "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    writer.write(head.encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    hello = json.dumps({"type": "hello", "protocol": 1, "token": player.token})
    writer.write(masked(Opcode.TEXT, hello.encode()))
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


async def until_answered(reader: asyncio.StreamReader, request: str) -> None:
    while True:
        kind, payload = await next_frame(reader)
        if kind == Opcode.TEXT and json.loads(payload).get("answered") == request:
            return


def test_a_message_may_come_in_any_packets(tmp_path: Path) -> None:
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
            ways: list[tuple[list[bytes], int]] = [
                ([whole], 1),
                ([whole + whole + whole], 3),
                ([ping + whole], 1),
                ([whole], 1),  # the short way is open still
                ([whole[:1], whole[1:20], whole[20:]], 1),
                ([whole], 1),
                ([parts], 1),
                ([bytes([byte]) for byte in whole], 1),
                ([whole[:30], whole[30:] + whole], 2),
            ]
            async with bare(first) as (reader, writer):
                for packets, answers in ways:
                    for packet in packets:
                        writer.write(packet)
                        await writer.drain()
                        await asyncio.sleep(0.005)
                    for _ in range(answers):
                        await until_answered(reader, asked["request"])
                writer.write(masked(Opcode.TEXT, b"\xff"))
                while (frame := await next_frame(reader))[0] != Opcode.CLOSE:
                    pass
                assert frame[1][:2] == (1007).to_bytes(2, "big")  # it was no text
            async with bare(first) as (reader, writer):
                writer.write(whole)
                await until_answered(reader, asked["request"])
                # Bytes in which a whole text lies, in a packet of its own: it is no message.
                writer.write(bytes((0x82, 0x80 | len(whole))) + bytes(4))
                await asyncio.sleep(0.05)
                writer.write(whole)
                assert json.loads((await next_frame(reader))[1])["reason"] == "bad-message"
                writer.write(whole)
                await until_answered(reader, asked["request"])
            await leave(*players)

        run(test())


def test_what_comes_in_is_read_in_order_before_and_after_somebody_waits() -> None:
    async def test() -> None:
        inbox = Inbox()
        inbox.put_nowait(1)
        inbox.put_nowait(2)
        assert [await inbox.get(), await inbox.get()] == [1, 2]
        assert inbox.empty()
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(3)
        inbox.put_nowait(4)
        assert [await waiting, await inbox.get()] == [3, 4]
        given_up = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.sleep(0)
        inbox.put_nowait(5)
        assert await inbox.get() == 5

    run(test())


async def send_for_ever(client: ClientConnection, text: str) -> None:
    while True:
        await client.send(text)
        await asyncio.sleep(0.0001)


def test_who_does_not_read_is_cut_off_and_disturbs_nobody(tmp_path: Path) -> None:
    """What waits for a client is limited. The others play on, and the seat gets everything anew when it comes back."""
    with server(settings(str(tmp_path / "games.db"))) as base:

        async def test() -> None:
            players = await people(base, 2)
            first, (second,) = await whose_turn(players)
            asked = await first.asked()
            await first.answer([])
            again = json.dumps({"type": "answer", "request": asked["request"], "options": []})
            address = base.replace("http", "ws") + f"/ws/tables/{first.table}"
            async with connect(address, max_queue=1, compression=None, close_timeout=0.1) as deaf:
                await deaf.send(json.dumps({"type": "hello", "protocol": 1, "token": first.token}))
                with pytest.raises(ConnectionClosed):
                    await send_for_ever(deaf, again)  # each is answered with the whole table
            await asyncio.gather(first.play(most=3), second.play(most=3))
            anew = await Player(base, first.table, first.token).connect()
            assert anew.happenings[: len(first.happenings)] == first.happenings
            await leave(first, second, anew)

        run(test())
