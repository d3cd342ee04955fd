"""How games go turn by turn: points, money and decks, counted so that any number of games takes the same memory."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from throneroom.bots.bot import play_out
from throneroom.bots.match import MOST_TURNS, Match
from throneroom.engine.card import Card
from throneroom.engine.event import BOUGHT, CLEANED_UP, Event
from throneroom.engine.game import Game
from throneroom.engine.score import points
from throneroom.lab.match_setup import Plan, match_of

TURNS: Final = 80  # later turns of the few games that have them are passed over
_LEAST_POINTS: Final = -30
_MOST_POINTS: Final = 169
_MOST_COINS: Final = 99

Counts = NDArray[np.int64]


@dataclass
class Trace:
    """Counts over games. The first index is the player, the second the turn, counted from 0.

    `points` and `coins` have a count for each number of points after the turn, and of coins to spend in it. `cards`
    has the copies owned after the turn, all games together, in the order of `names`. `lengths` counts games by the
    turns of the player who took most.
    """

    names: tuple[str, ...]
    points: Counts
    coins: Counts
    cards: Counts
    lengths: Counts

    def add(self, other: Trace) -> None:
        self.points += other.points
        self.coins += other.coins
        self.cards += other.cards
        self.lengths += other.lengths

    @property
    def games(self) -> int:
        return int(self.lengths.sum())

    def running(self) -> Counts:
        """How many games had each turn, for the player who had it most often."""
        return np.asarray(self.coins.sum(axis=2).max(axis=0))

    def points_values(self) -> Counts:
        return np.arange(_LEAST_POINTS, _MOST_POINTS + 1)

    def coins_values(self) -> Counts:
        return np.arange(_MOST_COINS + 1)


def empty_trace(plan: Plan) -> Trace:
    cards = match_of(plan).kingdom.stock(plan.players).cards
    shape = (plan.players, TURNS)
    return Trace(
        tuple(card.name for card in cards),
        np.zeros((*shape, _MOST_POINTS - _LEAST_POINTS + 1), np.int64),
        np.zeros((*shape, _MOST_COINS + 1), np.int64),
        np.zeros((*shape, len(cards)), np.int64),
        np.zeros(MOST_TURNS + 2, np.int64),
    )


def trace_games(plan: Plan, start: int, stop: int) -> Trace:
    """Play the games from `start` to before `stop` and watch them."""
    trace = empty_trace(plan)
    match = match_of(plan)
    for number in range(start, stop):
        game = match.deal(number)
        game.listener = _watcher(trace, match, number, game)
        play_out(game, match.seated(number), MOST_TURNS)
        trace.lengths[max(player.turns for player in game.players)] += 1
    return trace


def _watcher(trace: Trace, match: Match, number: int, game: Game) -> Callable[[Event], None]:
    order = match.order(number)
    cards = game.supply.stock.cards
    spent = 0

    def watch(event: Event) -> None:
        nonlocal spent
        if event.kind is BOUGHT:
            (card,) = event.cards
            assert isinstance(card, Card)
            spent += game.cost(card)
        elif event.kind is CLEANED_UP:
            seated = game.players[event.seat]
            turn = seated.turns - 1
            if turn < TURNS:
                player = order[event.seat]
                score = min(max(points(seated.cards()), _LEAST_POINTS), _MOST_POINTS)
                trace.points[player, turn, score - _LEAST_POINTS] += 1
                trace.coins[player, turn, min(max(game.coins + spent, 0), _MOST_COINS)] += 1
                trace.cards[player, turn] += [seated.owned[card.number] for card in cards]
            spent = 0

    return watch
