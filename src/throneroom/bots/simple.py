"""Three simple bots: one that answers at random, one that buys money, one that builds a small engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from throneroom.bots.bot import Bot
from throneroom.cards.base import MARKET, MILITIA, SMITHY, VILLAGE
from throneroom.cards.basic import COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from throneroom.engine.card import Card, Option, count
from throneroom.engine.decision import (
    BUY,
    DISCARD,
    GAIN,
    GIVE,
    PASS,
    PLAY,
    PLAY_ACTION,
    PLAY_TREASURES,
    PUT_ON_DECK,
    REACT,
    TRASH,
    Decision,
)
from throneroom.engine.random import Random

if TYPE_CHECKING:
    from throneroom.engine.view import View


class RandomBot(Bot):
    """Answers at random, though it plays all its Treasures and likes to buy."""

    def __init__(self, seed: int) -> None:
        self._random: Final = Random(seed, 0)

    def answer(self, view: View, decision: Decision) -> list[Option]:
        options = list(decision.options)
        if decision.verb is PLAY_TREASURES:
            return options
        number = decision.least + self._random.below(decision.most - decision.least + 1)
        return [options.pop(self._random.below(len(options))) for _ in range(number)]


class MoneyBot(Bot):
    """Buys money and Provinces: Big Money. It plays the Actions it is given, but wants none."""

    def answer(self, view: View, decision: Decision) -> list[Option]:
        verb = decision.verb
        if verb is PLAY_TREASURES:
            return list(decision.options)
        if verb is BUY:
            card = self.wanted(view, view.coins)
            return [] if card is None else [card]
        if verb is PLAY_ACTION:
            return self.next_action(view, decision)
        return self.respond(view, decision)

    def wanted(self, view: View, coins: int) -> Card | None:
        """What to buy with so many coins."""
        provinces = view.left(PROVINCE)
        if coins >= view.cost(PROVINCE) and provinces and self.money(view) > 18:
            return PROVINCE
        if coins >= view.cost(DUCHY) and provinces <= 4 and view.left(DUCHY):
            return DUCHY
        if coins >= view.cost(ESTATE) and provinces <= 2 and view.left(ESTATE):
            return ESTATE
        if coins >= view.cost(GOLD) and view.left(GOLD):
            return GOLD
        if coins >= view.cost(DUCHY) and provinces <= 6 and view.left(DUCHY):
            return DUCHY
        if coins >= view.cost(SILVER) and view.left(SILVER):
            return SILVER
        return None

    def money(self, view: View) -> int:
        """The coins on all Treasures the seat owns."""
        coins = 0
        for card in view.owned(view.seat):
            if card.is_treasure:
                coins += card.coins
        return coins

    def next_action(self, view: View, decision: Decision) -> list[Option]:
        return [decision.options[0]]

    def respond(self, view: View, decision: Decision) -> list[Option]:
        """Anything a card may ask: keep good cards, give away bad ones, take the most expensive."""
        verb = decision.verb
        cards = [option for option in decision.options if isinstance(option, Card)]
        if len(cards) < len(decision.options):
            return decision.default()
        if verb is REACT:
            # A Reaction that may be revealed again and again would be revealed for ever.
            once: list[Option] = [card for card in cards if card.reacts_once]
            return once[:1]
        own_good = verb is PLAY or verb is GAIN
        if verb is GIVE or ((verb is DISCARD or verb is TRASH) and decision.subject != view.seat):
            own_good = verb is not GIVE
        cards.sort(key=_value, reverse=own_good)
        number = decision.least
        if verb is GAIN or (verb is DISCARD and decision.subject != view.seat):
            number = decision.most
        if verb is TRASH or verb is PASS or verb is DISCARD or verb is PUT_ON_DECK:
            while number < decision.most and cards[number].points < 0:
                number += 1
        return list(cards[:number])


class VillageSmithyBot(MoneyBot):
    """Buys Villages, Smithies, Markets and a Militia, and plays them in a sensible order."""

    def wanted(self, view: View, coins: int) -> Card | None:
        provinces = view.left(PROVINCE)
        mine = view.owned(view.seat)
        if coins >= 8 and provinces:
            return PROVINCE
        if coins >= 5 and provinces <= 3 and view.left(DUCHY):
            return DUCHY
        if coins >= 6 and count(mine, GOLD) < 2 and view.left(GOLD):
            return GOLD
        if coins >= 4 and count(mine, MILITIA) < 1 and view.left(MILITIA):
            return MILITIA
        if coins >= 4 and count(mine, SMITHY) < count(mine, VILLAGE) and view.left(SMITHY):
            return SMITHY
        if coins >= 5 and count(mine, MARKET) < 5 and view.left(MARKET):
            return MARKET
        if coins >= 3 and count(mine, VILLAGE) < 5 and view.left(VILLAGE):
            return VILLAGE
        if coins >= 4 and count(mine, SMITHY) < 4 and view.left(SMITHY):
            return SMITHY
        if coins >= 3 and count(mine, SILVER) < 3 and view.left(SILVER):
            return SILVER
        if coins >= 6 and view.left(GOLD):
            return GOLD
        if coins >= 3 and view.left(SILVER):
            return SILVER
        if coins >= 2 and provinces <= 2 and view.left(ESTATE):
            return ESTATE
        return None

    def next_action(self, view: View, decision: Decision) -> list[Option]:
        militia_first = view.actions >= 2 or not view.in_hand(SMITHY)
        order = (VILLAGE, MARKET, MILITIA, SMITHY) if militia_first else (VILLAGE, MARKET, SMITHY, MILITIA)
        for card in order:
            for option in decision.options:
                if option is card:
                    return [card]
        return [decision.options[0]]


_KEEP: Final = (CURSE, ESTATE, DUCHY, PROVINCE, COPPER, VILLAGE, SILVER, SMITHY, MILITIA, MARKET, GOLD)


def _value(card: Card) -> int:
    """How much a simple bot likes to have a card in hand or deck."""
    for place, known in enumerate(_KEEP):
        if known is card:
            return place
    return 4 + card.cost if card.is_action or card.is_treasure else 3
