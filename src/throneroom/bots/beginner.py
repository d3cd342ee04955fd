"""A bot that plays like a person in their first games."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from throneroom.bots.simple import MoneyBot
from throneroom.cards.basic import DUCHY, GOLD, PROVINCE, SILVER
from throneroom.engine.rng import Random

if TYPE_CHECKING:
    from throneroom.engine.card import Card, Option
    from throneroom.engine.view import View

# Percentage of buys for which it prefers an Action, and of those with enough coins for which it takes a Duchy.
_ACTION: Final = 45
_DUCHY: Final = 20


class BeginnerBot(MoneyBot):
    """Likes expensive Action cards, and buys far more terminals than it can play.

    It plays Actions in random order. It buys a Province when it can, Duchies too early, and otherwise money.
    """

    plays_all_treasures: ClassVar[bool] = True

    def __init__(self, seed: int) -> None:
        self._random = Random(seed, 0)

    def begin(self, seed: int) -> None:
        self._random = Random(seed, 0)

    def wanted(self, view: View, coins: int) -> Card | None:
        if coins >= view.cost(PROVINCE) and view.left(PROVINCE):
            return PROVINCE
        if self._random.below(100) < _ACTION:
            card = self._expensive_action(view, coins)
            if card is not None:
                return card
        if coins >= view.cost(GOLD) and view.left(GOLD):
            return GOLD
        if coins >= view.cost(DUCHY) and view.left(DUCHY) and self._random.below(100) < _DUCHY:
            return DUCHY
        if coins >= view.cost(SILVER) and view.left(SILVER):
            return SILVER
        return self._expensive_action(view, coins)

    def _expensive_action(self, view: View, coins: int) -> Card | None:
        """Return one of the most expensive affordable Actions at random."""
        highest = 0
        found: list[Card] = []
        for card in view.supply:
            if card.is_action and view.cost(card) <= coins and view.left(card):
                if card.cost > highest:
                    highest = card.cost
                    found = []
                if card.cost == highest:
                    found.append(card)
        return found[self._random.below(len(found))] if found else None

    def play_action(self, view: View, actions: tuple[Option, ...]) -> tuple[Option, ...]:
        return actions[self._random.below(len(actions))].alone if actions else ()
