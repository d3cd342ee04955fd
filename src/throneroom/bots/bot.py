"""What a bot is, and a game played out by bots."""

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
    """Answers a decision from what its seat may see. This one changes as little as it can: it declines what it may."""

    plays_all_treasures: ClassVar[bool] = False  # a bot that always does need not be asked

    def begin(self, seed: int) -> None:
        """A game begins. A bot that leaves something to chance, or remembers something, begins anew with this seed."""

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        return decision.default()


def play_out(game: Game, bots: list[Bot], most_turns: int = NO_LIMIT) -> None:
    """Let the bots, one for each seat, play the game to its end, or until one has taken more turns than these."""
    views = [game.view(seat) for seat in range(len(bots))]
    for seat, bot in enumerate(bots):
        if bot.plays_all_treasures:
            game.always_play_treasures(seat)
    decision = game.decision
    while decision is not None and game.player.turns <= most_turns:
        seat = decision.seat
        game.answer(bots[seat].answer(views[seat], decision))
        decision = game.decision
