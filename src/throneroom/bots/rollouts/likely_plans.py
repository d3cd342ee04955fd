"""Which plan a player seems to follow, judged by the cards they own.

For each plan, some games show what its deck looks like after each turn. The more a player's deck looks like that, the
likelier it is that they follow the plan.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, final

from throneroom.engine.game import Game
from throneroom.engine.rng import stream

if TYPE_CHECKING:
    from throneroom.engine.bot import Bot
    from throneroom.engine.setup import Kingdom
    from throneroom.engine.view import View

_GAMES: Final = 24  # for each plan
_TURNS: Final = 24  # later decks are compared with this one
_SEED: Final = 17
_UNEXPECTED: Final = 0.25  # copies added to every expectation, so that nothing is impossible
_TRUST: Final = 0.5  # how much a deck counts: its cards are not independent of each other


@final
class LikelyPlans:
    """The decks that plans lead to, turn by turn, and how likely each plan is for a player."""

    def __init__(self, kingdom: Kingdom, seats: int, bots: list[Bot]) -> None:
        self._bots: Final = bots
        self._decks: Final = [_mean_decks(kingdom, seats, bot) for bot in bots]  # by plan, turn and place in the Supply

    def weights(self, view: View, seat: int) -> list[float]:
        """Return how likely each plan is for this player. The sum is 1."""
        turn = min(int(view.turns(seat)), _TURNS - 1)
        owned = [int(view.owned_by(seat, card)) for card in view.supply]
        fits: list[float] = []
        for decks in self._decks:
            fit = 0.0
            for expected, copies in zip(decks[turn], owned, strict=True):
                fit += copies * math.log(expected + _UNEXPECTED) - expected
            fits.append(fit * _TRUST)
        best = max(fits)
        chances = [math.exp(fit - best) for fit in fits]
        total = sum(chances)
        return [chance / total for chance in chances]

    def likeliest(self, view: View, seat: int) -> Bot:
        """Return the bot of the likeliest plan; of equal ones the first."""
        weights = self.weights(view, seat)
        return self._bots[weights.index(max(weights))]

    def opponents(self, view: View, deals: int) -> list[list[Bot]]:
        """Return bots for all seats and this many deals, each plan as often as it is likely."""
        rows: list[list[Bot]] = [[] for _ in range(deals)]
        offset = 0.0
        for seat in range(view.seats):
            weights = self.weights(view, seat)
            where = offset
            for row in rows:
                where = (where + _GOLDEN) % 1.0
                row.append(self._bots[_pick(weights, where)])
            offset += _OFFSET
        return rows


# Multiples of the golden ratio are spread evenly, so that even few deals meet each plan about as often as they should.
_GOLDEN: Final = 0.6180339887498949
_OFFSET: Final = 0.41421356


def _pick(weights: list[float], where: float) -> int:
    for place, weight in enumerate(weights):
        where -= weight
        if where < 0.0:
            return place
    return len(weights) - 1


def _mean_decks(kingdom: Kingdom, seats: int, bot: Bot) -> list[list[float]]:
    """Return how many copies of each card a player who follows this plan owns after each turn, on average."""
    sums = [[0.0] * len(kingdom.stock(seats).cards) for _ in range(_TURNS)]
    bots = [bot] * seats
    for number in range(_GAMES):
        game = Game.deal(kingdom, seats, stream(_SEED, number), 0)
        for turn in range(_TURNS):
            game.run(bots, turn, recorded=False)  # nothing for turn 0: the cards that were dealt
            for player in game.players:
                for place, copies in enumerate(player.owned.all()):
                    sums[turn][place] += copies
    return [[copies / (_GAMES * seats) for copies in row] for row in sums]
