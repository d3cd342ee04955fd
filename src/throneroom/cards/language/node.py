"""The base of all nodes: what a step of a card's text is, and how several are followed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from throneroom.cards.language.filters import ANY_CARD, ANY_PRICE, Filter
from throneroom.cards.language.said import say
from throneroom.engine.localizable import Localizable

if TYPE_CHECKING:
    from throneroom.cards.language.run import Run
    from throneroom.engine.play import Effect

# How many cards a step is about.
ONE: Final = "one"
EXACT: Final = "exact"
AT_MOST: Final = "at-most"
ANY_NUMBER: Final = "any"


class Node:
    """A step of a card's text. Two are equal if they are of the same class and have equal parts.

    A step that never asks is a plain call of `do`; one that may ask is a generator, `ask`. Which of them it is, is
    decided once, when the card is read.
    """

    def __init__(self, asks: bool, optional: bool = False) -> None:
        self.asks: Final = asks
        self.optional: Final = optional  # "you may ..."

    def do(self, run: Run) -> None:
        """Follow the step, if it never asks."""
        raise NotImplementedError

    def ask(self, run: Run) -> Effect:
        """Follow the step, if it may ask."""
        raise NotImplementedError

    def said(self, form: str, whose: str) -> Localizable:
        """Put the step into words."""
        raise NotImplementedError

    def parts(self) -> tuple[object, ...]:
        return ()

    def children(self) -> tuple[Node, ...]:
        return ()

    def reveals(self) -> bool:
        """Whether cards of a deck may be left revealed by the step itself."""
        return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.parts()}"


def any_asks(nodes: tuple[Node, ...]) -> bool:
    for node in nodes:
        if node.asks:
            return True
    return False


def do_all(nodes: tuple[Node, ...], run: Run) -> None:
    for node in nodes:
        node.do(run)


def ask_all(nodes: tuple[Node, ...], run: Run) -> Effect:
    for node in nodes:
        if node.asks:
            yield from node.ask(run)
        else:
            node.do(run)


class Selection:
    """How many of which cards: "up to 3 Action cards costing 4 or more"."""

    def __init__(self, amount: str, number: int, cards: Filter) -> None:
        self.amount: Final = amount
        self.number: Final = number
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return self.amount, self.number, self.cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Selection) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def least(self, optional: bool) -> int:
        if optional or self.amount == AT_MOST or self.amount == ANY_NUMBER:
            return 0
        return self.number

    def most(self, available: int) -> int:
        return available if self.amount == ANY_NUMBER else self.number

    def is_done(self, chosen: int) -> bool:
        """Whether a player who chose this many has done it."""
        if self.amount == AT_MOST or self.amount == ANY_NUMBER:
            return chosen > 0
        return chosen == self.number

    def said(self) -> Localizable:
        price = self.cards.price.said() if self.cards.price.kind != ANY_PRICE else say("nothing", "")
        number = self.number
        if self.amount == ONE:
            noun = self.cards.noun(1)
            start = f"an {noun}" if noun[:1].lower() in "aeiou" else f"a {noun}"
            number = 1
        elif self.amount == ANY_NUMBER:
            start, number = f"any number of {self.cards.noun(2)}", 2
        else:
            start = f"{number} {self.cards.noun(number)}"
            if self.amount == AT_MOST:
                start = f"up to {start}"
        facts = {"amount": self.amount, "n": number, "kind": self.cards.kind(), "price": price}
        return Localizable("workshop-cards", f"{start}{price}", facts)

    def of_them(self) -> Localizable:
        """Put "up to 2 of them" into words."""
        if self.amount == ANY_NUMBER:
            return say("of-them", "any number of them", amount=self.amount, n=2)
        english = f"up to {self.number} of them" if self.amount == AT_MOST else f"{self.number} of them"
        return say("of-them", english, amount=self.amount, n=self.number)


# -- counting ---------------------------------------------------------------------------------------------------------

# What "for each" counts.
ONCE: Final = ""
DISCARDED: Final = "discarded"
TRASHED: Final = "trashed"
EMPTY_PILES: Final = "empty-piles"
IN_HAND: Final = "in-hand"


class Counter:
    """What a step is multiplied by: "for each card discarded this way"."""

    def __init__(self, what: str, cards: Filter) -> None:
        self.what: Final = what
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return self.what, self.cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Counter) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def count(self, run: Run) -> int:
        if self.what == ONCE:
            return 1
        if self.what == EMPTY_PILES:
            return int(run.game.supply.empty)
        if self.what == IN_HAND:
            return len(self.cards.among(run.game, run.me.hand, None))
        return run.count

    def said(self, whose: str) -> Localizable:
        if self.what == ONCE:
            return say("nothing", "")
        if self.what == EMPTY_PILES:
            return say("for-each-pile", " for each empty Supply pile")
        if self.what == IN_HAND:
            hand = "your hand" if whose == "you" else "their hand"
            facts = {"kind": self.cards.kind(), "whose": whose}
            return Localizable("workshop-for-each-in-hand", f" for each {self.cards.noun(1)} in {hand}", facts)
        return say("for-each-way", f" for each card {self.what} this way", what=self.what)


NO_COUNTER: Final = Counter(ONCE, ANY_CARD)
