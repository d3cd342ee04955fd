"""Counting victory points, and who has won (rules, section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from throneroom.engine.card import Card
    from throneroom.engine.game import Game
    from throneroom.engine.zones import Counts


def points(cards: list[Card]) -> int:
    """Return the victory points of all the cards of one player."""
    total = 0
    for card in cards:
        total += card.points
        worth = card.worth
        if worth is not None:
            total += worth(cards)
    return total


def counted_points(counts: Counts) -> int:
    """Return the victory points of a player who owns this many copies of each card."""
    total: i64 = 0
    cards: list[Card] | None = None
    table = counts.table
    for place in table.scoring:
        copies = counts.at(place)
        if copies:
            card = table.cards[place]
            each: i64 = card.points
            worth = card.worth
            if worth is not None:
                if cards is None:
                    cards = counted(counts)
                each += worth(cards)
            total += copies * each
    return total


def counted(counts: Counts) -> list[Card]:
    """Return the cards of a player who owns this many copies of each, in the order of the Supply."""
    cards: list[Card] = []
    for place, card in enumerate(counts.table.cards):
        for _ in range(counts.at(place)):
            cards.append(card)
    return cards


def scores(game: Game) -> list[int]:
    """Return the victory points of each seat."""
    return [points(player.cards()) for player in game.players]


def winners(game: Game) -> list[int]:
    """Return the seats that win: most points, then fewest turns. Several seats share the victory."""
    return leaders(scores(game), [player.turns for player in game.players])


def leaders(scores: list[int], turns: list[int]) -> list[int]:
    """Return the indices with the most points and, among those, the fewest turns."""
    best = 0
    leading: list[int] = []
    for place, score in enumerate(scores):
        if not leading or score > scores[best] or (score == scores[best] and turns[place] < turns[best]):
            best = place
            leading = [place]
        elif score == scores[best] and turns[place] == turns[best]:
            leading.append(place)
    return leading
