"""Amounts: the numbers that a condition compares, all of them known to the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.bots.strategies.node import PRODUCT, SUM, Node, within
from throneroom.bots.tactics.hand_value import purse

if TYPE_CHECKING:
    from throneroom.engine.view import View

OPERATIONS: Final = ("+", "-", "*", "/")


class Amount(Node):
    """A number that a seat knows.

    Whole amounts are ints, for speed; only divisions and decimals need floats.
    """

    def is_whole(self) -> bool:
        return True

    def value(self, view: View) -> i64:
        """Return the number, if it is whole."""
        raise NotImplementedError

    def ratio(self, view: View) -> float:
        """Return the number, whole or not."""
        return float(self.value(view))


class Number(Amount):
    def __init__(self, number: int) -> None:
        self.number: Final[i64] = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def text(self) -> str:
        return str(self.number)

    def value(self, view: View) -> i64:
        return self.number


class Decimal(Amount):
    """A number with a decimal point and up to six decimals."""

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


class Money(Amount):
    """The coins on all Treasures owned."""

    def text(self) -> str:
        return "money"

    def value(self, view: View) -> i64:
        return view.money()


class Turn(Amount):
    """Turns taken, including this one."""

    def text(self) -> str:
        return "turn"

    def value(self, view: View) -> i64:
        return view.turns(view.seat)


class Lead(Amount):
    """The seat's points minus the best opponent's, counting the cards that are known."""

    def text(self) -> str:
        return "lead"

    def value(self, view: View) -> i64:
        best: i64 = -1000
        for seat in range(view.seats):
            if seat != view.seat:
                best = max(best, view.points(seat))
        return view.points(view.seat) - best


class Empty(Amount):
    """Empty Supply piles."""

    def text(self) -> str:
        return "empty"

    def value(self, view: View) -> i64:
        return view.empty_piles


class Coins(Amount):
    """Coins to spend now."""

    def text(self) -> str:
        return "coins"

    def value(self, view: View) -> i64:
        return view.coins


class Purse(Amount):
    """Coins to spend now, plus those on the Treasures in hand."""

    def text(self) -> str:
        return "purse"

    def value(self, view: View) -> i64:
        return purse(view)


class Buys(Amount):
    def text(self) -> str:
        return "buys"

    def value(self, view: View) -> i64:
        return view.buys


class Actions(Amount):
    def text(self) -> str:
        return "actions"

    def value(self, view: View) -> i64:
        return view.actions


class Played(Amount):
    """Actions played this turn."""

    def text(self) -> str:
        return "played"

    def value(self, view: View) -> i64:
        return view.actions_played


class Arithmetic(Amount):
    """Two amounts added, subtracted, multiplied or divided. Division by 0 gives a huge number."""

    def __init__(self, sign: str, left: Amount, right: Amount) -> None:
        self.sign: Final = sign
        self.left: Final = left
        self.right: Final = right
        self._operation: Final = OPERATIONS.index(sign)
        self._is_whole: Final = sign != "/" and left.is_whole() and right.is_whole()

    def parts(self) -> tuple[object, ...]:
        return (self.sign, self.left, self.right)

    def text(self) -> str:
        return f"{within(self.left, self.binds())} {self.sign} {within(self.right, self.binds() + 1)}"

    def binds(self) -> int:
        return SUM if self._operation <= 1 else PRODUCT

    def is_whole(self) -> bool:
        return self._is_whole

    def value(self, view: View) -> i64:
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
