"""Counting victory points, and who has won (rules, section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from throneroom.engine.card import Card
    from throneroom.engine.game import Game
    from throneroom.engine.player import Player


def points(cards: list[Card]) -> int:
    """The victory points on these cards, all owned by one player."""
    total = 0
    for card in cards:
        total += card.points
        worth = card.worth
        if worth is not None:
            total += worth(cards)
    return total


def counted_points(player: Player, piles: tuple[Card, ...]) -> int:
    """The victory points of a player all of whose cards come from these piles: the same, but counted by pile."""
    total = 0
    cards: list[Card] | None = None
    for card in piles:
        copies = player.owned[card.number]
        if copies:
            each = card.points
            worth = card.worth
            if worth is not None:
                if cards is None:
                    cards = player.cards()
                each += worth(cards)
            total += copies * each
    return total


def scores(game: Game) -> list[int]:
    """The victory points of each seat."""
    return [points(player.cards()) for player in game.players]


def winners(game: Game) -> list[int]:
    """The seats with most points; of those, the ones with fewest turns. Several share the victory."""
    return leaders(scores(game), [player.turns for player in game.players])


def leaders(scores: list[int], turns: list[int]) -> list[int]:
    """The places in these lists of the most points; of those, the ones with fewest turns."""
    best = 0
    leading: list[int] = []
    for place, score in enumerate(scores):
        if not leading or score > scores[best] or (score == scores[best] and turns[place] < turns[best]):
            best = place
            leading = [place]
        elif score == scores[best] and turns[place] == turns[best]:
            leading.append(place)
    return leading
