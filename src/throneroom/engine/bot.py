"""The base class of all bots. The engine knows it, because a game that runs on its own asks its bots directly."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

from throneroom.engine.decision import BUY, PLAY_ACTION, turn_question

if TYPE_CHECKING:
    from throneroom.engine.card import Option
    from throneroom.engine.decision import Decision
    from throneroom.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers decisions from what its seat may see. The base class declines whatever it can.

    `answer` is enough. A bot may also override `play_action` and `buy`, which `Game.run` asks instead: by far the most
    frequent questions, answered without a `Decision`. They must give the same answers.
    """

    plays_all_treasures: ClassVar[bool] = False  # a bot that always does so is never asked
    looks_ahead: ClassVar[bool] = False  # a bot that asks its view for possible games

    def begin(self, seed: int) -> None:
        """Prepare for a new game: a bot with random or other state resets it with this seed."""

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        return decision.default()

    def play_action(self, view: View, actions: tuple[Option, ...]) -> tuple[Option, ...]:
        """Choose one of the Action cards in hand to play, or none."""
        return self.answer(view, turn_question(view.seat, PLAY_ACTION, actions, 1 if actions else 0))

    def buy(self, view: View) -> tuple[Option, ...]:
        """Choose one of the cards that the seat can afford, or none."""
        return self.answer(view, turn_question(view.seat, BUY, view.affordable, 1))


# Is told what a bot did wrong: the bot, the decision, and the error that it raised or IllegalAnswer.
OnMistake: TypeAlias = "Callable[[Bot, Decision, Exception], None]"
