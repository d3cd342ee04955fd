"""One game as an episode: choices, views, when it ends, and what it is worth to each seat. Compiled, without numpy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from throneroom.encoding.choices import Choices
from throneroom.engine.score import winners

if TYPE_CHECKING:
    from throneroom.encoding.layout import Layout
    from throneroom.engine.bot import Bot
    from throneroom.engine.game import Game

# What is rewarded: the result, the lead in points at the end, or the result and each change of the lead.
WIN: Final = "win"
SCORE: Final = "score"
SHAPED: Final = "shaped"
REWARDS: Final = (WIN, SCORE, SHAPED)

VICTORY: Final = 1.0
DRAW: Final = 0.0
LOSS: Final = -1.0
SHAPING: Final = 0.02  # for each point of the lead

# Random players may never end a game. Real games take less than 100 turns.
MOST_TURNS: Final = 250


@final
class Episode:
    """A game whose seats are played by learners, one choice at a time, and by bots.

    `bots` sit at the last seats. Without any, learners play all of them.
    """

    def __init__(self, layout: Layout, game: Game, bots: list[Bot], reward: str, most_turns: int) -> None:
        self.layout: Final = layout
        self.game: Final = game
        self.choices: Final = Choices(layout.actions, game)
        self.views: Final = [game.view(seat) for seat in range(len(game.players))]
        self._bots: Final = bots
        self._first_bot: Final[i64] = len(game.players) - len(bots)
        self._most_turns: Final[i64] = most_turns
        self._reward: Final = reward
        self._leads: Final = [0] * len(game.players)
        self.loser: i64 = -1  # a seat that has lost by an illegal action

    def begin(self) -> None:
        """Let the bots answer until a learner is asked."""
        for at, bot in enumerate(self._bots):
            if bot.plays_all_treasures:
                self.game.always_play_treasures(self._first_bot + at)
        self._ask_bots()

    @property
    def is_over(self) -> bool:
        return self.game.is_over or self.loser >= 0

    @property
    def is_truncated(self) -> bool:
        """Whether the game was stopped, because it has taken too many turns."""
        return not self.is_over and self.game.player.turns > self._most_turns

    @property
    def has_ended(self) -> bool:
        return self.game.is_over or self.loser >= 0 or self.game.player.turns > self._most_turns

    @property
    def seat(self) -> i64:
        """The seat that is asked; -1 if the game is over."""
        decision = self.game.decision
        return -1 if decision is None else decision.seat

    def choose(self, action: i64) -> bool:
        """Take an action of the seat that is asked, and let bots answer. Return whether it completed an answer."""
        is_complete = self.choices.choose(action)
        if is_complete and self._bots:
            self._ask_bots()
        return is_complete

    def lose(self) -> None:
        """End the episode: the seat that is asked has lost by an illegal action."""
        self.loser = self.seat

    def _ask_bots(self) -> None:
        game = self.game
        decision = game.decision
        while decision is not None and decision.seat >= self._first_bot and game.player.turns <= self._most_turns:
            bot = self._bots[decision.seat - self._first_bot]
            game.answer(bot.answer(self.views[decision.seat], decision))
            decision = game.decision

    # -- rewards ----------------------------------------------------------------------------------------------------

    def lead(self, seat: i64) -> i64:
        """Return the points of a seat less those of the best other one, as far as the seat knows."""
        view = self.views[seat]
        best: i64 = -1000
        other: i64 = 0
        while other < len(self.views):
            if other != seat:
                points = view.points(other)
                if points > best:
                    best = points
            other += 1
        return view.points(seat) - best

    def reward(self, seat: i64) -> float:
        """Return what a seat gets now: the result if the episode has ended, and what changed since the last call."""
        reward = 0.0
        if self._reward == SHAPED:
            lead = self.lead(seat)
            reward = SHAPING * float(lead - self._leads[seat])
            self._leads[seat] = lead
        if self.has_ended:
            reward += self._result(seat)
        return reward

    def _result(self, seat: i64) -> float:
        if self.loser >= 0:
            return LOSS if seat == self.loser else DRAW
        if self._reward == SCORE:
            return float(self.lead(seat))
        if not self.game.is_over:
            return DRAW
        leading = winners(self.game)
        if seat not in leading:
            return LOSS
        return VICTORY if len(leading) == 1 else DRAW
