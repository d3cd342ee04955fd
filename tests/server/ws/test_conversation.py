"""Limits on what one client may send."""

from __future__ import annotations

import contextlib

from tests.server.players import Player, people, run
from websockets.exceptions import ConnectionClosed


async def last_reason(player: Player, texts: list[str]) -> str:
    """Send these, read until the connection is closed, and return the last reason received."""
    reason = ""
    with contextlib.suppress(ConnectionClosed):
        for text in texts:
            assert player.socket is not None
            await player.socket.send(text)
        while True:
            message = await player.receive()
            reason = message["reason"] if message["type"] == "error" else reason
    return reason


def test_too_large_and_too_many_messages_close_the_connection(base: str) -> None:
    """The client gets the reason if possible, and the table is not disturbed."""

    async def test() -> None:
        (ann,) = await people(base, 1, 1)
        assert await last_reason(ann, ["x" * 17_000]) == "too-large"
        await ann.connect()
        assert await last_reason(ann, ["x" * 100_000]) == ""
        await ann.connect()
        assert await last_reason(ann, ["rubbish"] * 100) == "bad-message"
        await ann.connect()
        await ann.asked()
        await ann.close()

    run(test())
