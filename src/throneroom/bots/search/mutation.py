"""Strategies as something that evolves: lines made from few parts, and changes by chance."""

from __future__ import annotations

from typing import Final

from throneroom.bots.strategies.amount import Amount, Arithmetic, Money, Number, Turn
from throneroom.bots.strategies.condition import ALWAYS, Both, Compare, Condition, Either, Not
from throneroom.bots.strategies.count import Left, Own
from throneroom.bots.strategies.strategy import Line, Strategy
from throneroom.cards.basic import COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from throneroom.engine.card import Card
from throneroom.engine.rng import Random

MOST_LINES: Final = 18


# -- parts -------------------------------------------------------------------------------------------------------------


def compare(left: Amount, sign: str, right: int | Amount) -> Compare:
    return Compare(sign, left, Number(right) if isinstance(right, int) else right)


def up_to(card: Card, copies: int) -> Line:
    """This card until so many are owned."""
    return Line(card, compare(Own(card), "<", copies))


def late(card: Card, provinces: int) -> Line:
    """This card once so few Provinces are left."""
    return Line(card, compare(Left(PROVINCE), "<=", provinces))


def named(strategy: Strategy, name: str) -> Strategy:
    """The same strategy under another name."""
    return _changed(strategy, name, strategy.buys, strategy.endgame)


def with_endgame(strategy: Strategy) -> Strategy:
    """The same strategy, the end of the game left to tactics."""
    return _changed(strategy, strategy.name, strategy.buys, True)


def _changed(strategy: Strategy, name: str, buys: tuple[Line, ...], endgame: bool) -> Strategy:
    return Strategy(name, buys, strategy.gains, strategy.trashes, strategy.discards, strategy.plays, endgame)


# -- changes by chance -------------------------------------------------------------------------------------------------


class Changes:
    """Changes strategies for a kingdom, each time by chance."""

    def __init__(self, kingdom_cards: tuple[Card, ...], chance: Random) -> None:
        self._chance: Final = chance
        self._kingdom: Final = kingdom_cards
        self._wares: Final = (*kingdom_cards, *kingdom_cards, SILVER, GOLD, DUCHY, ESTATE, COPPER)

    def child(self, parent: Strategy, other: Strategy) -> Strategy:
        """A new strategy: the parent with one or a few changes, now and then crossed with another."""
        lines = list(parent.buys)
        if parent is not other and self._chance.below(100) < 20:
            lines = self._crossed(lines, list(other.buys))
        number = 1 + (self._chance.below(2) == 0) + (self._chance.below(4) == 0)
        for _ in range(number):
            lines = self._altered(lines)
        endgame = parent.endgame != (self._chance.below(100) < 4)
        return _changed(parent, parent.name, tuple(tidied(lines)[:MOST_LINES]), endgame)

    def _altered(self, lines: list[Line]) -> list[Line]:
        kind = self._chance.below(100)
        if kind < 30:
            return self._nudged(lines)
        if kind < 48:
            return self._moved(lines)
        if kind < 58:
            return self._shortened(lines)
        if kind < 80:
            return self._lengthened(lines)
        if kind < 90:
            return self._with_other_card(lines)
        return self._with_other_condition(lines)

    def _nudged(self, lines: list[Line]) -> list[Line]:
        """One number of one condition a little higher or lower."""
        with_numbers = [at for at, line in enumerate(lines) if numbers_in(line.condition)]
        if not with_numbers:
            return self._lengthened(lines)
        at = with_numbers[self._chance.below(len(with_numbers))]
        line = lines[at]
        found = numbers_in(line.condition)
        which = self._chance.below(len(found))
        reach = 1 + found[which] // 6
        step = 1 + self._chance.below(reach)
        number = max(0, found[which] + (step if self._chance.below(2) else -step))
        condition = _renumbered(line.condition, [which], number)
        assert isinstance(condition, Condition)
        return [*lines[:at], Line(line.card, condition), *lines[at + 1 :]]

    def _moved(self, lines: list[Line]) -> list[Line]:
        if len(lines) < 2:
            return lines
        at = self._chance.below(len(lines))
        to = max(0, min(len(lines) - 1, at + (1 + self._chance.below(3)) * (1 if self._chance.below(2) else -1)))
        rest = [*lines[:at], *lines[at + 1 :]]
        return [*rest[:to], lines[at], *rest[to:]]

    def _shortened(self, lines: list[Line]) -> list[Line]:
        if len(lines) < 4:
            return lines
        at = self._chance.below(len(lines))
        return [*lines[:at], *lines[at + 1 :]]

    def _lengthened(self, lines: list[Line]) -> list[Line]:
        """One more line, where cards that cost as much stand or a little higher."""
        card = self._wares[self._chance.below(len(self._wares))]
        at = self._chance.below(len(lines) + 1)
        return [*lines[:at], Line(card, self._condition(card, lines)), *lines[at:]]

    def _with_other_card(self, lines: list[Line]) -> list[Line]:
        """A kingdom card of the list replaced by another one, in all its lines."""
        used = [line.card for line in lines if line.card in self._kingdom]
        if not used:
            return self._lengthened(lines)
        old = used[self._chance.below(len(used))]
        new = self._kingdom[self._chance.below(len(self._kingdom))]
        return [_with_card(line, old, new) for line in lines]

    def _with_other_condition(self, lines: list[Line]) -> list[Line]:
        at = self._chance.below(len(lines))
        line = lines[at]
        condition = self._condition(line.card, lines)
        if line.condition != ALWAYS and condition != ALWAYS and self._chance.below(2):
            condition = Both(line.condition, condition)
        return [*lines[:at], Line(line.card, condition), *lines[at + 1 :]]

    def _condition(self, card: Card, lines: list[Line]) -> Condition:
        """A condition that makes sense for a card."""
        kind = self._chance.below(100)
        if card is DUCHY or card is ESTATE or card is PROVINCE:
            if kind < 60:
                return compare(Left(PROVINCE), "<=", 1 + self._chance.below(6))
            if kind < 80:
                return compare(Money(), ">", 8 + self._chance.below(14))
        if kind < 60:
            return compare(Own(card), "<", 1 + self._chance.below(3) + 2 * (self._chance.below(4) == 0))
        if kind < 72:
            others = [line.card for line in lines if line.card is not card and line.card in self._kingdom]
            if others:
                return compare(Own(card), "<", Own(others[self._chance.below(len(others))]))
        if kind < 80:
            return compare(Turn(), "<=", 2 + self._chance.below(10))
        if kind < 85:
            return compare(Left(PROVINCE), ">", 1 + self._chance.below(6))
        if kind < 90:
            others = [line.card for line in lines if line.card is not card]
            other = others[self._chance.below(len(others))] if others else GOLD
            return compare(Own(other), ">=", 1 + self._chance.below(3))
        return ALWAYS

    def _crossed(self, lines: list[Line], others: list[Line]) -> list[Line]:
        """The upper part of one list and the lower part of another; or a few lines of the other put in."""
        if self._chance.below(2):
            cut = self._chance.below(len(lines)) + 1
            share = cut * len(others) // len(lines)
            return lines[:cut] + others[share:]
        at = self._chance.below(len(others))
        few = others[at : at + 1 + self._chance.below(3)]
        place = min(len(lines), at)
        return lines[:place] + few + lines[place:]


# -- reading and rebuilding conditions ---------------------------------------------------------------------------------


def numbers_in(node: Condition | Amount) -> list[int]:
    """The numbers of a condition, from left to right."""
    if isinstance(node, Number):
        return [node.number]
    if isinstance(node, Compare | Both | Either | Arithmetic):
        return numbers_in(node.left) + numbers_in(node.right)
    return numbers_in(node.condition) if isinstance(node, Not) else []


def _renumbered(node: Condition | Amount, which: list[int], number: int) -> Condition | Amount:
    """The condition with another number in place of one; `which` counts down to it."""
    if isinstance(node, Number):
        which[0] -= 1
        return Number(number) if which[0] == -1 else node
    if isinstance(node, Compare | Both | Either | Arithmetic):
        left = _renumbered(node.left, which, number)
        return _rebuilt(node, left, _renumbered(node.right, which, number))
    if isinstance(node, Not):
        condition = _renumbered(node.condition, which, number)
        assert isinstance(condition, Condition)
        return Not(condition)
    return node


def _with_card(line: Line, old: Card, new: Card) -> Line:
    condition = _recarded(line.condition, old, new)
    assert isinstance(condition, Condition)
    return Line(new if line.card is old else line.card, condition)


def _recarded(node: Condition | Amount, old: Card, new: Card) -> Condition | Amount:
    """The condition with one card in place of another."""
    if isinstance(node, Own):
        return Own(new) if node.card is old else node
    if isinstance(node, Left):
        return Left(new) if node.card is old else node
    if isinstance(node, Compare | Both | Either | Arithmetic):
        return _rebuilt(node, _recarded(node.left, old, new), _recarded(node.right, old, new))
    if isinstance(node, Not):
        condition = _recarded(node.condition, old, new)
        assert isinstance(condition, Condition)
        return Not(condition)
    return node


def _rebuilt(
    node: Compare | Both | Either | Arithmetic, left: Condition | Amount, right: Condition | Amount
) -> Condition | Amount:
    """The same kind of part with other parts."""
    if isinstance(left, Amount) and isinstance(right, Amount):
        if isinstance(node, Compare):
            return Compare(node.sign, left, right)
        assert isinstance(node, Arithmetic)
        return Arithmetic(node.sign, left, right)
    assert isinstance(left, Condition)
    assert isinstance(right, Condition)
    return Both(left, right) if isinstance(node, Both) else Either(left, right)


def tidied(lines: list[Line]) -> list[Line]:
    """The lines without those that can never count: below the same card without a condition, or the same line again."""
    kept: list[Line] = []
    for line in lines:
        covered = any(above.card is line.card and above.condition in (ALWAYS, line.condition) for above in kept)
        if not covered and line.card is not CURSE:
            kept.append(line)
    return kept
