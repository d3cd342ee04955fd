"""The base class of all bots, and a game played by bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from throneroom.engine.card import Option
    from throneroom.engine.decision import Decision
    from throneroom.engine.game import Game
    from throneroom.engine.view import View

NO_LIMIT: Final = 1 << 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers decisions from what its seat may see. The base class declines whatever it can."""

    plays_all_treasures: ClassVar[bool] = False  # a bot that always does so is never asked

    def begin(self, seed: int) -> None:
        """Prepare for a new game: a bot with random or other state resets it with this seed."""

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        return decision.default()


def play_out(game: Game, bots: list[Bot], most_turns: int = NO_LIMIT) -> None:
    """Let the bots, one per seat, play the game to its end or until a player exceeds `most_turns`."""
    views = [game.view(seat) for seat in range(len(bots))]
    for seat, bot in enumerate(bots):
        if bot.plays_all_treasures:
            game.always_play_treasures(seat)
    decision = game.decision
    while decision is not None and game.player.turns <= most_turns:
        seat = decision.seat
        game.answer(bots[seat].answer(views[seat], decision))
        decision = game.decision
