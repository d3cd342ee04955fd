"""How games develop turn by turn: points, money and decks, in a fixed amount of memory."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from throneroom.bots.match import MOST_TURNS
from throneroom.engine.card import Card
from throneroom.engine.event import BOUGHT, CLEANED_UP, Event
from throneroom.engine.game import Game
from throneroom.engine.score import points
from throneroom.lab.match_setup import MatchSetup, match_of, replay_game

TURNS: Final = 80  # later turns are rare and left out
_LEAST_POINTS: Final = -30
_MOST_POINTS: Final = 169
_MOST_COINS: Final = 99

Counts = NDArray[np.int64]


@dataclass(kw_only=True)
class TurnCounts:
    """Counts over many games. The first index is the player, the second the turn, from 0.

    `points` counts how often a turn ended with each number of points, `coins` how often it had each number of coins to
    spend. `cards` sums the copies owned after the turn, in the order of `names`. `lengths` counts games by the number
    of turns of the player who took the most.
    """

    names: tuple[str, ...]
    points: Counts
    coins: Counts
    cards: Counts
    lengths: Counts

    def add(self, other: TurnCounts) -> None:
        self.points += other.points
        self.coins += other.coins
        self.cards += other.cards
        self.lengths += other.lengths

    def running(self) -> Counts:
        """Return how many games reached each turn, for the player who reached it most often."""
        return np.asarray(self.coins.sum(axis=2).max(axis=0))

    def points_values(self) -> Counts:
        return np.arange(_LEAST_POINTS, _MOST_POINTS + 1)

    def coins_values(self) -> Counts:
        return np.arange(_MOST_COINS + 1)


def empty_counts(setup: MatchSetup) -> TurnCounts:
    cards = match_of(setup).kingdom.stock(setup.players).cards
    shape = (setup.players, TURNS)
    return TurnCounts(
        names=tuple(card.name for card in cards),
        points=np.zeros((*shape, _MOST_POINTS - _LEAST_POINTS + 1), np.int64),
        coins=np.zeros((*shape, _MOST_COINS + 1), np.int64),
        cards=np.zeros((*shape, len(cards)), np.int64),
        lengths=np.zeros(MOST_TURNS + 2, np.int64),
    )


def count_turns(setup: MatchSetup, start: int, stop: int) -> TurnCounts:
    """Play the games from `start` up to but not including `stop`, and count their turns."""
    counts = empty_counts(setup)
    match = match_of(setup)

    def watch(game: Game, order: list[int]) -> Callable[[Event], None]:
        return _watcher(counts, game, order)

    for number in range(start, stop):
        game = replay_game(match, number, watch)
        counts.lengths[max(player.turns for player in game.players)] += 1
    return counts


def _watcher(counts: TurnCounts, game: Game, order: list[int]) -> Callable[[Event], None]:
    cards = game.supply.stock.cards
    spent = 0

    def on_event(event: Event) -> None:
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
                counts.points[player, turn, score - _LEAST_POINTS] += 1
                counts.coins[player, turn, min(max(game.coins + spent, 0), _MOST_COINS)] += 1
                counts.cards[player, turn] += [seated.owns(card) for card in cards]
            spent = 0

    return on_event
