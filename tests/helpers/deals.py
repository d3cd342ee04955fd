"""Finds seeds for given opening hands, so that no test depends on what a seed deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import count

from throneroom.cards.catalog import list_text
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.card import Card
from throneroom.engine.game import Game

FIRST_GAME = kingdom_of(RECOMMENDED_SETS[0].cards)


def seed_for(*seats: Sequence[str]) -> int:
    """Return the first seed with which seat 0 begins and the seats draw these first (and second) hands.

    A hand is written as in the log, each name once, in the order drawn: "3 Copper, 2 Estate".
    """
    for seed in count(1):
        game = Game.deal(FIRST_GAME, len(seats), seed)
        dealt = [(_as_text(player.hand), _as_text(player.deck)) for player in game.players]
        if game.first == 0 and all(hands[: len(wish)] == tuple(wish) for hands, wish in zip(dealt, seats, strict=True)):
            return seed
    raise AssertionError  # never reached


def _as_text(cards: list[Card]) -> str:
    return list_text(Counter(cards).elements())
