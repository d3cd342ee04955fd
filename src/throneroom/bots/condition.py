"""Conditions of a strategy: amounts that a seat may know, compared and combined. They compile to quick native code.

Each can write itself in the strategy language (docs/strategies.md); reading that again gives an equal one.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from throneroom.engine.card import ACTION, ATTACK, REACTION, TREASURE, VICTORY, Card

if TYPE_CHECKING:
    from throneroom.engine.view import View

SIGNS: Final = ("<", "<=", ">", ">=", "=", "!=")
OPERATIONS: Final = ("+", "-", "*", "/")

# What own() counts besides a card. Curse is the name of a card.
ALL: Final = "all"
TYPES: Final = (
    ("Action", ACTION),
    ("Treasure", TREASURE),
    ("Victory", VICTORY),
    ("Attack", ATTACK),
    ("Reaction", REACTION),
    (ALL, 0),
    ("Card", 0),
)

# A name as it may stand in a line: words, none of them "if". Any other name stands in quotes.
BARE_NAME: Final = r"(?!(?i:if)\b)\w[\w'’.-]*(?:[ \t]+(?!(?i:if)\b)\w[\w'’.-]*)*"
_BARE: Final = re.compile(BARE_NAME)
_NOT_BARE: Final = re.compile(r"(?i:strategy)\b")

# How tightly a text binds, from loose to tight.
_OR: Final = 1
_AND: Final = 2
_SUM: Final = 1
_PRODUCT: Final = 2
_TIGHT: Final = 3


def card_text(card: Card) -> str:
    """A card's name as the language writes it."""
    name = card.name
    if '"' in name or "#" in name:
        raise ValueError(f"a strategy cannot name a card with a quotation mark or '#': {name}")
    is_type = name.casefold() in [word.casefold() for word, _ in TYPES]
    return name if _BARE.fullmatch(name) and not _NOT_BARE.match(name) and not is_type else f'"{name}"'


class Node:
    """A part of a condition. Two are equal if they are of the same kind and have equal parts."""

    def parts(self) -> tuple[object, ...]:
        return ()

    def text(self) -> str:
        """This part in the strategy language."""
        raise NotImplementedError  # every kind of part has its own

    def binds(self) -> int:
        """How tightly the text holds together: what is looser than its surroundings stands in parentheses."""
        return _TIGHT

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return self.text()


def _within(node: Node, least: int) -> str:
    return node.text() if node.binds() >= least else f"({node.text()})"


# -- amounts -----------------------------------------------------------------------------------------------------------


class Amount(Node):
    """A number that a seat can tell from its view.

    Whole amounts are counted with ints; only what is divided, or written with a point, needs floats.
    """

    def is_whole(self) -> bool:
        return True

    def value(self, view: View) -> int:
        """The number, if it is whole."""
        raise NotImplementedError  # every kind of amount has its own

    def ratio(self, view: View) -> float:
        """The number, whole or not."""
        return float(self.value(view))


class Number(Amount):
    def __init__(self, number: int) -> None:
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def text(self) -> str:
        return str(self.number)

    def value(self, view: View) -> int:
        return self.number


class Decimal(Amount):
    """A number with a decimal point and up to six digits behind it."""

    def __init__(self, number: float) -> None:
        self.number: Final = round(number, 6)

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def text(self) -> str:
        return f"{self.number:.6f}".rstrip("0") + "0" * self.number.is_integer()

    def is_whole(self) -> bool:
        return False

    def ratio(self, view: View) -> float:
        return self.number


class CardAmount(Amount):
    """An amount of copies of a card."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def parts(self) -> tuple[object, ...]:
        return (self.card,)


class Left(CardAmount):
    """Copies left in the supply."""

    def text(self) -> str:
        return f"left({card_text(self.card)})"

    def value(self, view: View) -> int:
        return view.left(self.card)


class Own(CardAmount):
    """Copies owned."""

    def text(self) -> str:
        return f"own({card_text(self.card)})"

    def value(self, view: View) -> int:
        return view.owns(self.card)


class InHand(CardAmount):
    """Copies in hand."""

    def text(self) -> str:
        return f"hand({card_text(self.card)})"

    def value(self, view: View) -> int:
        return view.in_hand(self.card)


class Opponents(CardAmount):
    """Copies that the opponents are known to own, all together."""

    def text(self) -> str:
        return f"opponents({card_text(self.card)})"

    def value(self, view: View) -> int:
        found = 0
        for seat in range(view.seats):
            if seat != view.seat:
                found += view.owned_by(seat, self.card)
        return found


class OwnType(Amount):
    """Cards owned of a type; with no type, all of them."""

    def __init__(self, types: int) -> None:
        self.types: Final = types

    def parts(self) -> tuple[object, ...]:
        return (self.types,)

    def text(self) -> str:
        for word, types in TYPES:
            if types == self.types:
                return f"own({word})"
        raise ValueError(f"the language has no word for cards of the types {self.types}")

    def value(self, view: View) -> int:
        found = 0
        for card in view.supply:
            if not self.types or card.types & self.types:
                found += view.owns(card)
        return found


class Money(Amount):
    """The coins on all Treasures owned."""

    def text(self) -> str:
        return "money"

    def value(self, view: View) -> int:
        return view.money()


class Turn(Amount):
    """Turns taken, the present one counted."""

    def text(self) -> str:
        return "turn"

    def value(self, view: View) -> int:
        return view.turns(view.seat)


class Lead(Amount):
    """Own points less those of the best opponent, as far as they are known."""

    def text(self) -> str:
        return "lead"

    def value(self, view: View) -> int:
        best = -1000
        for seat in range(view.seats):
            if seat != view.seat:
                best = max(best, view.points(seat))
        return view.points(view.seat) - best


class Empty(Amount):
    """Empty supply piles."""

    def text(self) -> str:
        return "empty"

    def value(self, view: View) -> int:
        return view.empty_piles


class Coins(Amount):
    """Coins to spend now."""

    def text(self) -> str:
        return "coins"

    def value(self, view: View) -> int:
        return view.coins


class Buys(Amount):
    def text(self) -> str:
        return "buys"

    def value(self, view: View) -> int:
        return view.buys


class Actions(Amount):
    def text(self) -> str:
        return "actions"

    def value(self, view: View) -> int:
        return view.actions


class Arithmetic(Amount):
    """Two amounts added, subtracted, multiplied or divided. Dividing by nothing gives more than anything."""

    def __init__(self, sign: str, left: Amount, right: Amount) -> None:
        self.sign: Final = sign
        self.left: Final = left
        self.right: Final = right
        self._operation: Final = OPERATIONS.index(sign)
        self._is_whole: Final = sign != "/" and left.is_whole() and right.is_whole()

    def parts(self) -> tuple[object, ...]:
        return (self.sign, self.left, self.right)

    def text(self) -> str:
        return f"{_within(self.left, self.binds())} {self.sign} {_within(self.right, self.binds() + 1)}"

    def binds(self) -> int:
        return _SUM if self._operation <= 1 else _PRODUCT

    def is_whole(self) -> bool:
        return self._is_whole

    def value(self, view: View) -> int:
        left = self.left.value(view)
        right = self.right.value(view)
        if self._operation == 0:
            return left + right
        return left - right if self._operation == 1 else left * right

    def ratio(self, view: View) -> float:
        left = self.left.ratio(view)
        right = self.right.ratio(view)
        if self._operation == 0:
            return left + right
        if self._operation == 1:
            return left - right
        if self._operation == 2:
            return left * right
        return left / right if right else 1e9


# -- conditions --------------------------------------------------------------------------------------------------------


class Condition(Node):
    """Something that holds or does not. This one always does."""

    def text(self) -> str:
        return "always"

    def holds(self, view: View) -> bool:
        return True


ALWAYS: Final = Condition()


class Compare(Condition):
    def __init__(self, sign: str, left: Amount, right: Amount) -> None:
        self.sign: Final = sign
        self.left: Final = left
        self.right: Final = right
        self._comparison: Final = SIGNS.index(sign)
        self._is_whole: Final = left.is_whole() and right.is_whole()

    def parts(self) -> tuple[object, ...]:
        return (self.sign, self.left, self.right)

    def text(self) -> str:
        return f"{self.left.text()} {self.sign} {self.right.text()}"

    def holds(self, view: View) -> bool:
        if not self._is_whole:
            return self._holds_for_ratios(view)
        left = self.left.value(view)
        right = self.right.value(view)
        comparison = self._comparison
        if comparison == 0:
            return left < right
        if comparison == 1:
            return left <= right
        if comparison == 2:
            return left > right
        if comparison == 3:
            return left >= right
        return left == right if comparison == 4 else left != right

    def _holds_for_ratios(self, view: View) -> bool:
        left = self.left.ratio(view)
        right = self.right.ratio(view)
        comparison = self._comparison
        if comparison == 0:
            return left < right
        if comparison == 1:
            return left <= right
        if comparison == 2:
            return left > right
        if comparison == 3:
            return left >= right
        return left == right if comparison == 4 else left != right


class Both(Condition):
    def __init__(self, left: Condition, right: Condition) -> None:
        self.left: Final = left
        self.right: Final = right

    def parts(self) -> tuple[object, ...]:
        return (self.left, self.right)

    def text(self) -> str:
        return f"{_within(self.left, _AND)} and {_within(self.right, _AND + 1)}"

    def binds(self) -> int:
        return _AND

    def holds(self, view: View) -> bool:
        return self.left.holds(view) and self.right.holds(view)


class Either(Condition):
    def __init__(self, left: Condition, right: Condition) -> None:
        self.left: Final = left
        self.right: Final = right

    def parts(self) -> tuple[object, ...]:
        return (self.left, self.right)

    def text(self) -> str:
        return f"{_within(self.left, _OR)} or {_within(self.right, _OR + 1)}"

    def binds(self) -> int:
        return _OR

    def holds(self, view: View) -> bool:
        return self.left.holds(view) or self.right.holds(view)


class Not(Condition):
    def __init__(self, condition: Condition) -> None:
        self.condition: Final = condition

    def parts(self) -> tuple[object, ...]:
        return (self.condition,)

    def text(self) -> str:
        return f"not {_within(self.condition, _TIGHT)}"

    def holds(self, view: View) -> bool:
        return not self.condition.holds(view)
