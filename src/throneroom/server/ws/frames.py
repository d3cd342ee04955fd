"""The two kinds of websocket frames that matter for speed (RFC 6455, section 5.2).

The library `websockets` handles the others.
"""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets was installed without its C extension
    from websockets.utils import apply_mask


def frame(text: bytes) -> bytes:
    """Return the frame in which a server sends this text."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 65536:
        return (0x817E0000 + size).to_bytes(4, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def whole_text(data: bytes) -> str | None:
    """Return the text if these bytes are exactly one client frame with at most 65,535 bytes of text."""
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


def client_frame_size(payload: int) -> int:
    """Return how many bytes a client sends for a frame with a payload of this size."""
    return payload + (6 if payload < 126 else 8 if payload < 65536 else 14)
