"""The guided first game: an ordinary table whose deal and bot are always the same."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.players import Player, Refused, ask, run

from throneroom.server.tables.guided_game import GUIDE_VERSION, KINGDOM


async def first_position(base: str) -> dict[str, Any]:
    """Open a guided game and return its first view. It is on no list."""
    seated = await ask(base, "/api/guide", {"name": "Ann"})
    ann = await Player(base, seated["table"], seated["token"]).connect()
    info = ann.info
    assert (info["state"], info["guide"], info["seeded"]) == ("running", GUIDE_VERSION, True)
    assert sorted(info["kingdom"]) == sorted(KINGDOM)
    assert not info["options"]["listed"]
    assert ann.view is not None
    view: dict[str, Any] = ann.view
    listed = await ask(base, "/api/tables")
    assert seated["table"] not in [table["id"] for table in listed["open"] + listed["running"]]
    await ann.close()
    return view


def test_it_is_the_same_for_everybody_and_nobody_else_sees_it(base: str) -> None:
    async def visit() -> None:
        first, second = await first_position(base), await first_position(base)
        assert first == second
        assert first["turn_seat"] == first["seat"] == 0
        assert first["players"][0]["hand"] == ["Copper"] * 5

    run(visit())


def test_other_tables_are_not_guided(base: str) -> None:
    async def visit() -> None:
        seated = await ask(base, "/api/quick", {"name": "Ann", "seed": 1})
        assert (await ask(base, f"/api/tables/{seated['table']}"))["guide"] == 0
        with pytest.raises(Refused, match="guide"):
            await ask(base, "/api/quick", {"name": "Ann", "guide": 1})

    run(visit())
