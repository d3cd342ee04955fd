"""Conditions: comparisons of amounts, combined by and, or and not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from throneroom.bots.strategies.amount import Amount
from throneroom.bots.strategies.node import AND, OR, TIGHT, Node, within

if TYPE_CHECKING:
    from throneroom.engine.view import View

SIGNS: Final = ("<", "<=", ">", ">=", "=", "!=")


class Condition(Node):
    """The base of all conditions, and the one that always holds."""

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
        return f"{within(self.left, AND)} and {within(self.right, AND + 1)}"

    def binds(self) -> int:
        return AND

    def holds(self, view: View) -> bool:
        return self.left.holds(view) and self.right.holds(view)


class Either(Condition):
    def __init__(self, left: Condition, right: Condition) -> None:
        self.left: Final = left
        self.right: Final = right

    def parts(self) -> tuple[object, ...]:
        return (self.left, self.right)

    def text(self) -> str:
        return f"{within(self.left, OR)} or {within(self.right, OR + 1)}"

    def binds(self) -> int:
        return OR

    def holds(self, view: View) -> bool:
        return self.left.holds(view) or self.right.holds(view)


class Not(Condition):
    def __init__(self, condition: Condition) -> None:
        self.condition: Final = condition

    def parts(self) -> tuple[object, ...]:
        return (self.condition,)

    def text(self) -> str:
        return f"not {within(self.condition, TIGHT)}"

    def holds(self, view: View) -> bool:
        return not self.condition.holds(view)
