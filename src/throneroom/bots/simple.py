"""Three simple bots: random answers, big money, and a small engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from throneroom.bots.bot import Bot
from throneroom.cards.base import MARKET, MILITIA, SMITHY, VILLAGE
from throneroom.cards.basic import COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from throneroom.cards.catalog import Catalog
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import (
    BUY,
    GAIN,
    GIVE,
    NAME,
    PLAY,
    PLAY_ACTION,
    PLAY_TREASURES,
    PUT_BACK,
    REACT,
    SET_ASIDE,
    TRASH,
    Decision,
)
from throneroom.engine.rng import Random

if TYPE_CHECKING:
    from throneroom.engine.view import View


class RandomBot(Bot):
    """Answers at random, but plays all its Treasures."""

    plays_all_treasures: ClassVar[bool] = True

    def __init__(self, seed: int) -> None:
        self._random = Random(seed, 0)

    def begin(self, seed: int) -> None:
        self._random = Random(seed, 0)

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        options = list(decision.options)
        if decision.verb is PLAY_TREASURES and decision.card is None:
            return decision.options
        number = decision.least + self._random.below(decision.most - decision.least + 1)
        return tuple([options.pop(self._random.below(len(options))) for _ in range(number)])


class MoneyBot(Bot):
    """Buys money and Provinces. It plays the Actions it happens to own, but wants none."""

    plays_all_treasures: ClassVar[bool] = True

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        verb = decision.verb
        if decision.card is not None:
            return self.respond(view, decision)
        if verb is PLAY_ACTION:
            return self.play_action(view, decision.options)
        if verb is PLAY_TREASURES:
            return decision.options
        if verb is BUY:
            return self.buy(view)
        return self.respond(view, decision)

    def buy(self, view: View) -> tuple[Option, ...]:
        card = self.wanted(view, view.coins)
        return () if card is None else card.alone

    def wanted(self, view: View, coins: int) -> Card | None:
        """Return what to buy with this many coins."""
        provinces = view.left(PROVINCE)
        if coins >= view.cost(PROVINCE) and provinces and view.money() > 18:
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

    def play_action(self, view: View, actions: tuple[Option, ...]) -> tuple[Option, ...]:
        return actions[0].alone if actions else ()

    def respond(self, view: View, decision: Decision) -> tuple[Option, ...]:
        """Answer a question that a card asks: keep good cards, give up bad ones, take the best."""
        verb = decision.verb
        if not decision.options or not isinstance(decision.options[0], Card):
            return decision.default()
        if verb is NAME or verb is PUT_BACK or verb is SET_ASIDE:
            return decision.default()
        cards = [cast("Card", option) for option in decision.options]
        if verb is REACT and decision.least == 0:
            # A Reaction that can be revealed repeatedly would be revealed forever.
            return tuple([card for card in cards if card.reacts_once])[: min(1, decision.most)]
        if decision.subject != view.seat and verb is not GIVE:
            good = 1 if decision.least == 0 and decision.most > 0 and _value(cards[0]) >= _value(SILVER) else 0
            return _pick(cards, max(good, decision.least), best=True)
        if verb is GAIN or verb is PLAY:
            return _pick(cards, decision.most, best=True)
        number = decision.least
        if number < decision.most:  # give up more than required if it is junk
            junk_below = _value(DUCHY if verb is TRASH else COPPER)
            number = max(number, min(decision.most, len([card for card in cards if _value(card) < junk_below])))
        return _pick(cards, number, best=False)


class VillageSmithyBot(MoneyBot):
    """Buys Villages, Smithies, Markets and a Militia, and plays them in a sensible order."""

    def wanted(self, view: View, coins: int) -> Card | None:
        if coins < 2:
            return None
        if coins >= 8 and view.left(PROVINCE):
            return PROVINCE
        if coins >= 5 and view.left(PROVINCE) <= 3 and view.left(DUCHY):
            return DUCHY
        if coins >= 6 and view.owns(GOLD) < 2 and view.left(GOLD):
            return GOLD
        if coins >= 4 and view.owns(MILITIA) < 1 and view.left(MILITIA):
            return MILITIA
        if coins >= 4 and view.owns(SMITHY) < view.owns(VILLAGE) and view.left(SMITHY):
            return SMITHY
        if coins >= 5 and view.owns(MARKET) < 5 and view.left(MARKET):
            return MARKET
        if coins >= 3 and view.owns(VILLAGE) < 5 and view.left(VILLAGE):
            return VILLAGE
        if coins >= 4 and view.owns(SMITHY) < 4 and view.left(SMITHY):
            return SMITHY
        if coins >= 3 and view.owns(SILVER) < 3 and view.left(SILVER):
            return SILVER
        if coins >= 6 and view.left(GOLD):
            return GOLD
        if coins >= 3 and view.left(SILVER):
            return SILVER
        if view.left(PROVINCE) <= 2 and view.left(ESTATE):
            return ESTATE
        return None

    def play_action(self, view: View, actions: tuple[Option, ...]) -> tuple[Option, ...]:
        market = False
        smithy = False
        militia = False
        for option in actions:
            if option is VILLAGE:
                return VILLAGE.alone
            if option is MARKET:
                market = True
            elif option is SMITHY:
                smithy = True
            elif option is MILITIA:
                militia = True
        if market:
            return MARKET.alone
        if militia and (view.actions >= 2 or not smithy):
            return MILITIA.alone
        return SMITHY.alone if smithy else super().play_action(view, actions)


_KEEP: Final = (CURSE, ESTATE, DUCHY, PROVINCE, COPPER, VILLAGE, SILVER, SMITHY, MILITIA, MARKET, GOLD)


def _rated(card: Card) -> int:
    if card in _KEEP:
        return _KEEP.index(card)
    return 4 + card.cost if card.is_action or card.is_treasure else 3


_VALUES: Final = [_rated(card) for card in sorted(Catalog().cards, key=lambda card: card.number)]


def _value(card: Card) -> int:
    """Return how much a simple bot likes to own a card."""
    return _VALUES[card.number] if card.number < len(_VALUES) else _rated(card)


_PICKED: Final = 1000  # above every value


def _pick(cards: list[Card], number: int, best: bool) -> tuple[Option, ...]:
    """Return this many of the cards, best or worst first; equal cards keep their order."""
    values = [-_value(card) if best else _value(card) for card in cards]
    picked: list[Card] = []
    for _ in range(number):
        least = _PICKED
        choice = 0
        for at, value in enumerate(values):
            if value < least:
                least = value
                choice = at
        values[choice] = _PICKED
        picked.append(cards[choice])
    return tuple(picked)
