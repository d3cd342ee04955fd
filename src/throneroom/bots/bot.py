"""Bots, and a game played by bots. The base class is part of the engine, which asks bots directly."""

from __future__ import annotations

from throneroom.engine.bot import Bot, OnMistake
from throneroom.engine.game import NO_LIMIT, Game

__all__ = ["Bot", "OnMistake", "play_out"]


def play_out(
    game: Game,
    bots: list[Bot],
    most_turns: int = NO_LIMIT,
    *,
    recorded: bool = True,
    on_mistake: OnMistake | None = None,
) -> None:
    """Let the bots, one per seat, play the game to its end or until a player exceeds `most_turns`; see `Game.run`."""
    game.run(bots, most_turns, recorded=recorded, on_mistake=on_mistake)
