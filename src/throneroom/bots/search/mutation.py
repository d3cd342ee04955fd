"""Random changes to strategies: how the search breeds new ones."""

from __future__ import annotations

from typing import Final

from throneroom.bots.search.starting_plans import compare
from throneroom.bots.strategies.amount import Amount, Arithmetic, Money, Number, Turn
from throneroom.bots.strategies.card_counts import Left, Own
from throneroom.bots.strategies.condition import ALWAYS, Both, Compare, Condition, Either, Not
from throneroom.bots.strategies.strategy import Line, Strategy
from throneroom.cards.basic import COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from throneroom.engine.card import Card
from throneroom.engine.rng import Random

_MOST_LINES: Final = 18


class Mutator:
    """Makes random changes to strategies for a kingdom."""

    def __init__(self, kingdom_cards: tuple[Card, ...], random: Random) -> None:
        self._random: Final = random
        self._kingdom: Final = kingdom_cards
        self._buyable: Final = (*kingdom_cards, *kingdom_cards, SILVER, GOLD, DUCHY, ESTATE, COPPER)

    def child(self, parent: Strategy, other: Strategy) -> Strategy:
        """Return the parent with one to three changes, sometimes crossed with another strategy."""
        lines = list(parent.buys)
        if parent is not other and self._random.below(100) < 20:
            lines = self._crossed(lines, list(other.buys))
        number = 1 + (self._random.below(2) == 0) + (self._random.below(4) == 0)
        for _ in range(number):
            lines = self._mutated(lines)
        endgame = parent.endgame != (self._random.below(100) < 4)
        return parent.with_buys(tuple(_without_useless(lines)[:_MOST_LINES]), endgame)

    def _mutated(self, lines: list[Line]) -> list[Line]:
        kind = self._random.below(100)
        if kind < 30:
            return self._with_nudged_number(lines)
        if kind < 48:
            return self._moved(lines)
        if kind < 58:
            return self._shortened(lines)
        if kind < 80:
            return self._lengthened(lines)
        if kind < 90:
            return self._with_other_card(lines)
        return self._with_other_condition(lines)

    def _with_nudged_number(self, lines: list[Line]) -> list[Line]:
        """Make one number of one condition a little higher or lower."""
        with_numbers = [at for at, line in enumerate(lines) if _numbers_in(line.condition)]
        if not with_numbers:
            return self._lengthened(lines)
        at = with_numbers[self._random.below(len(with_numbers))]
        line = lines[at]
        found = _numbers_in(line.condition)
        which = self._random.below(len(found))
        reach = 1 + found[which] // 6
        step = 1 + self._random.below(reach)
        number = max(0, found[which] + (step if self._random.below(2) else -step))
        condition = _with_number(line.condition, [which], number)
        assert isinstance(condition, Condition)
        return [*lines[:at], Line(line.card, condition), *lines[at + 1 :]]

    def _moved(self, lines: list[Line]) -> list[Line]:
        if len(lines) < 2:
            return lines
        at = self._random.below(len(lines))
        to = max(0, min(len(lines) - 1, at + (1 + self._random.below(3)) * (1 if self._random.below(2) else -1)))
        rest = [*lines[:at], *lines[at + 1 :]]
        return [*rest[:to], lines[at], *rest[to:]]

    def _shortened(self, lines: list[Line]) -> list[Line]:
        if len(lines) < 4:
            return lines
        at = self._random.below(len(lines))
        return [*lines[:at], *lines[at + 1 :]]

    def _lengthened(self, lines: list[Line]) -> list[Line]:
        """Add a line anywhere."""
        card = self._buyable[self._random.below(len(self._buyable))]
        at = self._random.below(len(lines) + 1)
        return [*lines[:at], Line(card, self._condition(card, lines)), *lines[at:]]

    def _with_other_card(self, lines: list[Line]) -> list[Line]:
        """Replace one kingdom card with another in all lines."""
        used = [line.card for line in lines if line.card in self._kingdom]
        if not used:
            return self._lengthened(lines)
        old = used[self._random.below(len(used))]
        new = self._kingdom[self._random.below(len(self._kingdom))]
        return [_with_card(line, old, new) for line in lines]

    def _with_other_condition(self, lines: list[Line]) -> list[Line]:
        at = self._random.below(len(lines))
        line = lines[at]
        condition = self._condition(line.card, lines)
        if line.condition != ALWAYS and condition != ALWAYS and self._random.below(2):
            condition = Both(line.condition, condition)
        return [*lines[:at], Line(line.card, condition), *lines[at + 1 :]]

    def _condition(self, card: Card, lines: list[Line]) -> Condition:
        """Return a random condition that makes sense for the card."""
        kind = self._random.below(100)
        if card is DUCHY or card is ESTATE or card is PROVINCE:
            if kind < 60:
                return compare(Left(PROVINCE), "<=", 1 + self._random.below(6))
            if kind < 80:
                return compare(Money(), ">", 8 + self._random.below(14))
        if kind < 60:
            return compare(Own(card), "<", 1 + self._random.below(3) + 2 * (self._random.below(4) == 0))
        if kind < 72:
            others = [line.card for line in lines if line.card is not card and line.card in self._kingdom]
            if others:
                return compare(Own(card), "<", Own(others[self._random.below(len(others))]))
        if kind < 80:
            return compare(Turn(), "<=", 2 + self._random.below(10))
        if kind < 85:
            return compare(Left(PROVINCE), ">", 1 + self._random.below(6))
        if kind < 90:
            others = [line.card for line in lines if line.card is not card]
            other = others[self._random.below(len(others))] if others else GOLD
            return compare(Own(other), ">=", 1 + self._random.below(3))
        return ALWAYS

    def _crossed(self, lines: list[Line], others: list[Line]) -> list[Line]:
        """Join the upper part of one list to the lower part of another, or insert a few lines of the other."""
        if self._random.below(2):
            cut = self._random.below(len(lines)) + 1
            share = cut * len(others) // len(lines)
            return lines[:cut] + others[share:]
        at = self._random.below(len(others))
        few = others[at : at + 1 + self._random.below(3)]
        place = min(len(lines), at)
        return lines[:place] + few + lines[place:]


# -- reading and rebuilding conditions ---------------------------------------------------------------------------------


def _numbers_in(node: Condition | Amount) -> list[int]:
    """Return the numbers of a condition from left to right."""
    if isinstance(node, Number):
        return [node.number]
    if isinstance(node, Compare | Both | Either | Arithmetic):
        return _numbers_in(node.left) + _numbers_in(node.right)
    return _numbers_in(node.condition) if isinstance(node, Not) else []


def _with_number(node: Condition | Amount, which: list[int], number: int) -> Condition | Amount:
    """Return the condition with one number replaced; `which[0]`, its index, counts down on the way."""
    if isinstance(node, Number):
        which[0] -= 1
        return Number(number) if which[0] == -1 else node
    if isinstance(node, Compare | Both | Either | Arithmetic):
        left = _with_number(node.left, which, number)
        return _rebuilt(node, left, _with_number(node.right, which, number))
    if isinstance(node, Not):
        condition = _with_number(node.condition, which, number)
        assert isinstance(condition, Condition)
        return Not(condition)
    return node


def _with_card(line: Line, old: Card, new: Card) -> Line:
    condition = _with_card_in(line.condition, old, new)
    assert isinstance(condition, Condition)
    return Line(new if line.card is old else line.card, condition)


def _with_card_in(node: Condition | Amount, old: Card, new: Card) -> Condition | Amount:
    """Return the condition with one card replaced with another."""
    if isinstance(node, Own):
        return Own(new) if node.card is old else node
    if isinstance(node, Left):
        return Left(new) if node.card is old else node
    if isinstance(node, Compare | Both | Either | Arithmetic):
        return _rebuilt(node, _with_card_in(node.left, old, new), _with_card_in(node.right, old, new))
    if isinstance(node, Not):
        condition = _with_card_in(node.condition, old, new)
        assert isinstance(condition, Condition)
        return Not(condition)
    return node


def _rebuilt(
    node: Compare | Both | Either | Arithmetic, left: Condition | Amount, right: Condition | Amount
) -> Condition | Amount:
    """Return the same kind of node with other operands."""
    if isinstance(left, Amount) and isinstance(right, Amount):
        if isinstance(node, Compare):
            return Compare(node.sign, left, right)
        assert isinstance(node, Arithmetic)
        return Arithmetic(node.sign, left, right)
    assert isinstance(left, Condition)
    assert isinstance(right, Condition)
    return Both(left, right) if isinstance(node, Both) else Either(left, right)


def _without_useless(lines: list[Line]) -> list[Line]:
    """Drop lines that never apply: duplicates, and those below the same card without a condition."""
    kept: list[Line] = []
    for line in lines:
        covered = any(above.card is line.card and above.condition in (ALWAYS, line.condition) for above in kept)
        if not covered and line.card is not CURSE:
            kept.append(line)
    return kept
