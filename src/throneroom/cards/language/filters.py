"""Which cards a text means: any, of a type, by name, by what they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from throneroom.cards.language.said import article, say
from throneroom.engine.card import ACTION, ATTACK, CURSE_TYPE, REACTION, TREASURE, VICTORY, Card
from throneroom.engine.localizable import Localizable

if TYPE_CHECKING:
    from throneroom.engine.game import Game

# What a card may cost: nothing is said, at most, exactly, or at least a number of coins.
ANY_PRICE: Final = 0
UP_TO: Final = 1
EXACTLY: Final = 2
AT_LEAST: Final = 3

KINDS: Final = (
    (ACTION, "Action card", "Action"),
    (TREASURE, "Treasure", "Treasure"),
    (VICTORY, "Victory card", "Victory"),
    (CURSE_TYPE, "Curse", "Curse"),
    (ATTACK, "Attack card", "Attack"),
    (REACTION, "Reaction card", "Reaction"),
)


@final
class Price:
    """A bound on what a card costs, in coins or relative to the card that `it` is."""

    def __init__(self, kind: int, number: int, relative: bool) -> None:
        self.kind: Final = kind
        self.number: Final = number
        self.relative: Final = relative

    def parts(self) -> tuple[int, int, bool]:
        return self.kind, self.number, self.relative

    def said(self) -> Localizable:
        n = abs(self.number)
        if not self.relative:
            if self.kind == UP_TO:
                return say("price-up-to", f" costing up to {n}", n=n)
            if self.kind == EXACTLY:
                return say("price-exactly", f" costing exactly {n}", n=n)
            if self.kind == AT_LEAST:
                return say("price-at-least", f" costing {n} or more", n=n)
            return say("nothing", "")
        if self.kind == EXACTLY and n == 0:
            return say("price-same", " costing the same as it")
        if self.kind == EXACTLY:
            side = "more" if self.number > 0 else "less"
            return say(f"price-exactly-{side}", f" costing exactly {n} {side} than it", n=n)
        if self.number < 0:
            return say("price-less", f" costing at least {n} less than it", n=n)
        return say("price-more", f" costing up to {n} more than it", n=n)


FREE_PRICE: Final = Price(ANY_PRICE, 0, False)


@final
class Filter:
    """The cards that a text means: of one of the types (0: any), or this card; not `other_than`; at this price."""

    def __init__(self, types: int, card: Card | None, other_than: Card | None, price: Price) -> None:
        self.types: Final = types
        self.card: Final = card
        self.other_than: Final = other_than
        self.price: Final = price
        self.any: Final = types == 0 and card is None and other_than is None and price.kind == ANY_PRICE

    def parts(self) -> tuple[object, ...]:
        return self.types, self.card, self.other_than, self.price.parts()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Filter) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def limit(self, game: Game, it: Card | None) -> int:
        """Return the number of coins that the price compares with; -1 if there is none to compare with."""
        if not self.price.relative:
            return self.price.number
        if it is None:
            return -1
        return int(game.cost(it)) + self.price.number

    def has_kind(self, card: Card) -> bool:
        """Whether a card is of this kind, whatever it costs."""
        if self.card is not None:
            return card is self.card
        if self.types and not card.types & self.types:
            return False
        return card is not self.other_than

    def matches(self, game: Game, card: Card, it: Card | None) -> bool:
        if not self.has_kind(card):
            return False
        kind = self.price.kind
        if kind == ANY_PRICE:
            return True
        limit = self.limit(game, it)
        if limit < 0:
            return False
        cost = int(game.cost(card))
        if kind == UP_TO:
            return cost <= limit
        return cost == limit if kind == EXACTLY else cost >= limit

    def among(self, game: Game, cards: list[Card], it: Card | None) -> list[Card]:
        """Return those of the cards that are meant."""
        if self.any:
            return cards
        return [card for card in cards if self.matches(game, card, it)]

    def in_supply(self, game: Game, it: Card | None) -> list[Card]:
        """Return the cards in the Supply that are meant, cheapest first."""
        kind = self.price.kind
        if kind in (UP_TO, EXACTLY):
            cards = game.affordable(self.limit(game, it))
            if kind == UP_TO and self.types == 0 and self.card is None and self.other_than is None:
                return cards
        else:
            cards = [card for card in game.supply.cards if game.supply.left(card)]
        return [card for card in cards if self.matches(game, card, it)]

    # -- words ------------------------------------------------------------------------------------------------------

    def noun(self, number: int) -> str:
        """Return the English noun for this many cards, without the price: "Action cards"."""
        if self.card is not None:
            return plural(self.card.name) if number != 1 else self.card.name
        nouns = [noun for flag, noun, _ in KINDS if self.types & flag] or ["card"]
        if number != 1:
            nouns = [plural(noun) for noun in nouns]
        other = f" other than {self.other_than.name}" if self.other_than is not None else ""
        return " or ".join(nouns) + other

    def kind(self) -> Localizable:
        """Return what kind of card this is, as words after "card" in other languages; nothing if it is any."""
        if self.card is not None:
            return say("of-name", self.card.name, card=self.card)
        if not self.types and self.other_than is None:
            return say("nothing", "")
        words = [say(f"type-{name.lower()}", name) for flag, _, name in KINDS if self.types & flag]
        kind = words[0] if words else say("nothing", "")
        for word in words[1:]:
            kind = say("either-type", f"{kind} or {word}", first=kind, last=word)
        of = say("of-type", str(kind), kind=kind) if words else kind
        if self.other_than is None:
            return of
        return say("of-other", f"{of} other than {self.other_than.name}", kind=of, card=self.other_than)

    def with_article(self) -> str:
        """Return what a card is said to be: "an Action card or a Treasure"."""
        nouns = [article(noun) for flag, noun, _ in KINDS if self.types & flag]
        if self.card is not None:
            nouns = [article(self.card.name)]
        english = " or ".join(nouns or ["a card"])
        if self.other_than is not None:
            english += f" other than {self.other_than.name}"
        return english


def plural(noun: str) -> str:
    """Return the English plural of a card's name or kind."""
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return f"{noun[:-1]}ies"
    return noun if noun.endswith("s") else f"{noun}es" if noun.endswith(("ch", "x", "sh")) else f"{noun}s"


ANY_CARD: Final = Filter(0, None, None, FREE_PRICE)
