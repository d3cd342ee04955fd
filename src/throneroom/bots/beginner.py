"""A bot that plays as people do in their first games."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from throneroom.bots.simple import MoneyBot
from throneroom.cards.basic import DUCHY, GOLD, PROVINCE, SILVER
from throneroom.engine.rng import Random

if TYPE_CHECKING:
    from throneroom.engine.card import Card, Option
    from throneroom.engine.decision import Decision
    from throneroom.engine.view import View

_ACTION: Final = 45  # percent of its buys that go to an Action if it can
_DUCHY: Final = 20


class BeginnerBot(MoneyBot):
    """Likes Action cards, the dearer the better, and has far too many that cannot be played together.

    It plays them as they come. It takes a Province when it can, Duchies too early, and money when nothing is prettier.
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
            card = self._dearest_action(view, coins)
            if card is not None:
                return card
        if coins >= view.cost(GOLD) and view.left(GOLD):
            return GOLD
        if coins >= view.cost(DUCHY) and view.left(DUCHY) and self._random.below(100) < _DUCHY:
            return DUCHY
        if coins >= view.cost(SILVER) and view.left(SILVER):
            return SILVER
        return self._dearest_action(view, coins)

    def _dearest_action(self, view: View, coins: int) -> Card | None:
        """One of the dearest Actions that can be had, by whim."""
        dearest = 0
        found: list[Card] = []
        for card in view.supply:
            if card.is_action and view.cost(card) <= coins and view.left(card):
                if card.cost > dearest:
                    dearest = card.cost
                    found = []
                if card.cost == dearest:
                    found.append(card)
        return found[self._random.below(len(found))] if found else None

    def next_action(self, view: View, decision: Decision) -> tuple[Option, ...]:
        return decision.options[self._random.below(len(decision.options))].alone
