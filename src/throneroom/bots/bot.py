"""What a bot is, and a game played out by bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from throneroom.engine.card import Option
    from throneroom.engine.decision import Decision
    from throneroom.engine.game import Game
    from throneroom.engine.view import View


class Bot:
    """Answers a decision from what its seat may see. This one changes as little as it can: it declines what it may."""

    plays_all_treasures: ClassVar[bool] = False  # a bot that always does need not be asked

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        return decision.default()


def play_out(game: Game, bots: list[Bot]) -> None:
    """Let the bots, one for each seat, play the game to its end."""
    views = [game.view(seat) for seat in range(len(bots))]
    for seat, bot in enumerate(bots):
        if bot.plays_all_treasures:
            game.always_play_treasures(seat)
    decision = game.decision
    while decision is not None:
        seat = decision.seat
        game.answer(bots[seat].answer(views[seat], decision))
        decision = game.decision
