"""Frames: how texts go over a websocket (RFC 6455, section 5.2)."""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets is there without its library in C
    from websockets.utils import apply_mask


def whole_text(data: bytes) -> str | None:
    """The text that these bytes are the one frame of, as clients mask it; None if they are not."""
    if len(data) < 6 or data[0] != 0x81:
        return None
    size, start = data[1] - 0x80, 6
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 8
    if (size > 126 and start == 6) or len(data) != start + size:
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def is_whole(data: bytes) -> bool:
    """Whether these bytes are whole frames, none of them a part of a message."""
    place = 0
    while place + 2 <= len(data):
        kind, size = data[place], data[place + 1] & 0x7F
        if not kind & 0x80 or not kind & 0x0F:
            return False
        more = {126: 2, 127: 8}.get(size, 0)
        start = place + 2 + more
        if more:
            size = int.from_bytes(data[place + 2 : start], "big")
        place = start + 4 + size
    return place == len(data)


def frame(text: bytes) -> bytes:
    """A message as it goes over the wire: the frame of a whole text, which servers do not mask."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
