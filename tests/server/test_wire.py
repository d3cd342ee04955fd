"""What goes over the wire without a task of its own: frames, and clients that do not read them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from tests.server.players import Player
from tests.server.running import server, settings
from tests.server.test_options import leave, people, run, whose_turn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from throneroom.server.wire import Inbox, frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 1_000_000])
def test_a_frame_is_that_of_the_standard(size: int) -> None:
    """The frame of a whole text, as a library that knows all frames writes it."""
    assert frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


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
