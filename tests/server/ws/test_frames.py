"""Our own reading and writing of frames agrees with the `websockets` library."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from throneroom.server.ws.frames import frame, whole_text
from throneroom.server.ws.websocket import are_messages


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 1_000_000])
def test_a_text_is_sent_as_the_library_would(size: int) -> None:
    assert frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


def masked(kind: int, payload: bytes, is_last: bool = True) -> bytes:
    """Return a frame as clients send it."""
    return Frame(Opcode(kind), payload, is_last).serialize(mask=True)


def ends_between_messages(data: bytes) -> bool:
    parser = ServerProtocol(state=State.OPEN)
    parser.receive_data(data)
    return are_messages(parser.events_received(), len(data))


WHOLE = {
    "empty": b"",
    "short": b"x",
    "the longest with a short header": b"x" * 125,
    "the shortest with a longer header": b"x" * 126,
    "letters beyond ASCII": "dégâts 🂡".encode() * 50,
    "the longest": b"x" * 65_535,
}


@pytest.mark.parametrize("payload", WHOLE.values(), ids=WHOLE)
def test_one_whole_text_is_read_as_the_library_reads_it(payload: bytes) -> None:
    data = masked(Opcode.TEXT, payload)
    assert whole_text(data) == payload.decode()
    assert ends_between_messages(data)


TEXT = masked(Opcode.TEXT, b'{"type":"ping"}')
LONG_HEAD = b"\x81\xfe\x00\x0f" + bytes(4) + b'{"type":"ping"}'  # its size would fit into the short header
NOT_ONE_WHOLE_TEXT = {
    "nothing": (b"", True),
    "its first byte": (TEXT[:1], False),
    "all but the last byte": (TEXT[:-1], False),
    "all but the payload": (TEXT[:6], False),
    "a byte more": (TEXT + b"\x81", False),
    "two texts": (TEXT + TEXT, True),
    "one and a half": (TEXT + TEXT[:9], False),
    "two, one with a header that is too long": (TEXT + LONG_HEAD, False),
    "binary": (masked(Opcode.BINARY, b"x"), True),
    "a ping": (masked(Opcode.PING, b"x"), True),
    "a ping and a text": (masked(Opcode.PING, b"") + TEXT, True),
    "the first part of a text": (masked(Opcode.TEXT, b"x", is_last=False), False),
    "the first part of a text and a ping": (masked(Opcode.TEXT, b"x", is_last=False) + masked(Opcode.PING, b""), False),
    "a text in two parts": (masked(Opcode.TEXT, b"x", is_last=False) + masked(Opcode.CONT, b"x"), False),
    "more than 65,535 bytes": (masked(Opcode.TEXT, b"x" * 65_536), True),
    "part of a long header": (masked(Opcode.TEXT, b"x" * 300)[:3], False),
    "not UTF-8": (masked(Opcode.TEXT, b"\xff\xfe"), True),
    "a reserved bit": (b"\xc1" + TEXT[1:], False),
}


@pytest.mark.parametrize(("data", "ends_whole"), NOT_ONE_WHOLE_TEXT.values(), ids=NOT_ONE_WHOLE_TEXT)
def test_everything_else_is_left_to_the_library(data: bytes, ends_whole: bool) -> None:
    """`are_messages` says whether the library then has only part of a message, and must get the rest."""
    assert whole_text(data) is None
    assert ends_between_messages(data) == ends_whole


def test_a_frame_without_a_mask_is_left_to_the_library() -> None:
    assert whole_text(Frame(Opcode.TEXT, b"x" * 20).serialize(mask=False)) is None
    assert whole_text(Frame(Opcode.TEXT, b"x" * 200).serialize(mask=False)) is None
