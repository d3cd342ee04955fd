"""Spectators who see all hands, with a delay."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from tests.server.players import Player, leave, people, request, run
from tests.server.running import server, settings

from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.server.store.sqlite import SqliteStore
from throneroom.server.store.store import append_durably
from throneroom.server.store.structs import Append, Summary
from throneroom.server.tables.loading import load
from throneroom.server.tables.log_entries import Answered, Began, Entry, Opened, OptionsRecord, SeatRecord, write_entry
from throneroom.server.tokens import hashed

FIRST_GAME = [card.name for card in RECOMMENDED_SETS[0].cards]


def test_what_has_just_happened_is_not_shown(base: str) -> None:
    """The delay is at least half a minute."""

    async def game() -> None:
        (ann,) = await people(base, 1, bots=1, options={"watch": "everything", "delay": 30})
        await ann.play(most=3)
        spectator = await Player(base, ann.table, None).connect()
        assert (spectator.seat, spectator.view, spectator.happenings) == (-2, None, [])
        assert spectator.info["options"]["watch"] == "everything"
        await leave(ann, spectator)

    run(game())


def test_all_hands_are_shown_when_they_are_old_enough(tmp_path: Path) -> None:
    """Of a log written two minutes ago and an answer given just now, the spectator sees all but the answer."""
    file = tmp_path / "games.db"
    old = time.time() - 120
    seats = [SeatRecord(who="human", name=name, token=hashed(name)) for name in ("Ann", "Ben")]
    options = OptionsRecord(watch="everything", delay=60)
    log: list[Entry] = [
        Opened(at=old, owner=0, seats=seats, kingdom=FIRST_GAME, seed=7, options=options, first=0),
        Began(old, 0, seats),
        Answered(old, []),
        Answered(time.time(), []),
    ]
    data = [write_entry(entry) for entry in log]
    game = load("x", data[:3]).game
    assert game is not None

    async def write() -> None:
        store = SqliteStore(file)
        await store.open(lambda text: None)
        await append_durably(store, Append("x", 0, data, Summary("running", False, old, b"{}")))
        await store.close()

    async def watch(base: str) -> dict[str, Any]:
        spectator = await Player(base, "x", None).connect()
        assert spectator.view is not None
        await spectator.close()
        return spectator.view

    asyncio.run(write())
    with server(settings(str(file))) as base:
        view = asyncio.run(watch(base))
        hands = [[card.name for card in player.hand] for player in game.players]
        assert [player["hand"] for player in view["players"]] == hands
        assert (view["turn_seat"], view["phase"]) == (0, "buy")  # the second answer ended this turn
        assert request(base, "/api/tables/x")["turn"] == 1
