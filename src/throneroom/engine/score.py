"""Counting victory points, and who has won (rules, section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from throneroom.engine.card import Card
    from throneroom.engine.game import Game


def points(cards: list[Card]) -> int:
    """The victory points on these cards, all owned by one player."""
    total = 0
    for card in cards:
        total += card.points
        worth = card.worth
        if worth is not None:
            total += worth(cards)
    return total


def scores(game: Game) -> list[int]:
    """The victory points of each seat."""
    return [points(player.cards()) for player in game.players]


def winners(game: Game) -> list[int]:
    """The seats with most points; of those, the ones with fewest turns. Several share the victory."""
    ranks = [(score, -player.turns) for score, player in zip(scores(game), game.players, strict=True)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
