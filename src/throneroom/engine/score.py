"""Counting victory points, and who has won (rules, section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from throneroom.engine.card import Card
    from throneroom.engine.game import Game


def points(cards: list[Card]) -> int:
    """Return the victory points of all the cards of one player."""
    total = 0
    for card in cards:
        total += card.points
        worth = card.worth
        if worth is not None:
            total += worth(cards)
    return total


def counted_points(counts: list[int], piles: tuple[Card, ...]) -> int:
    """Return the victory points of a player; `counts` has the copies owned by card number."""
    total = 0
    cards: list[Card] | None = None
    for card in piles:
        copies = counts[card.number]
        if copies:
            each = card.points
            worth = card.worth
            if worth is not None:
                if cards is None:
                    cards = counted(counts, piles)
                each += worth(cards)
            total += copies * each
    return total


def counted(counts: list[int], piles: tuple[Card, ...]) -> list[Card]:
    """Return the cards of a player in pile order; `counts` has the copies owned by card number."""
    cards: list[Card] = []
    for card in piles:
        for _ in range(counts[card.number]):
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
