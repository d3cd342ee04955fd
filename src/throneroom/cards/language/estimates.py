"""What the steps of a card are worth, added up from its tree.

Values are tenths of a coin in an ordinary deck, as in `bots/tactics/knowledge_row.py`. They are rough: a step that
depends on a condition counts half, a choice as much as its best option.
"""

from __future__ import annotations

from typing import Final

from throneroom.cards.language import conditions
from throneroom.cards.language import deck_nodes as deck
from throneroom.cards.language import flow_nodes as flow
from throneroom.cards.language import group_nodes as group
from throneroom.cards.language import hand_nodes as hand
from throneroom.cards.language import node as nodes
from throneroom.cards.language.filters import EXACTLY, UP_TO
from throneroom.cards.language.gain_nodes import Gain, GainTrashed
from throneroom.cards.language.node import Node
from throneroom.cards.language.play_nodes import PassLeft, PlayFromHand, PlayIt
from throneroom.cards.language.totals import OptionFacts, Sum
from throneroom.cards.language.turn_nodes import CostLess, Plus, WorthMore
from throneroom.cards.role_names import COINS, DRAW, GAIN, TRASH, VILLAGE
from throneroom.engine.card import TREASURE
from throneroom.engine.decision import DISCARD
from throneroom.engine.decision import TRASH as TO_TRASH
from throneroom.engine.zone import DISCARD_PILE, SUPPLY

# Tenths of a coin. What a drawn card, an Action, a Buy and a coin are worth.
_CARD: Final = 8
_ACTION: Final = 2
_BUY: Final = 3
_COIN: Final = 10

# What others suffer is worth to the attacker.
_CURSES: Final = 35
_COMMON_COUNT: Final = 2  # what "for each" usually counts


def add_all(total: Sum, steps: tuple[Node, ...], weight: float) -> None:
    last: Node | None = None
    for step in steps:
        _add(total, step, weight, last)
        if not isinstance(step, flow.If):
            last = step


def _add(total: Sum, step: Node, weight: float, last: Node | None) -> None:
    if isinstance(step, Plus):
        _add_plus(total, step, weight)
    elif isinstance(step, hand.FromHand):
        _add_from_hand(total, step, weight)
    elif isinstance(step, Gain):
        _add_gain(total, step, weight)
    elif isinstance(step, flow.If):
        _add_if(total, step, weight, last)
    elif isinstance(step, flow.Choose):
        _add_choice(total, step, weight)
    elif isinstance(step, flow.Each):
        _add_others(total, step)
    elif isinstance(step, flow.May):
        _add(total, step.step, weight, last)
    elif isinstance(step, flow.ForEachRevealed):
        add_all(total, step.steps, weight * 1.4)
    else:
        _add_simple(total, step, weight)


def _add_simple(total: Sum, step: Node, weight: float) -> None:
    """Add a step whose value hardly depends on its details."""
    value = 0.0
    if isinstance(step, deck.Draw):
        value = _CARD * step.number
        total.roles.add(DRAW)
    elif isinstance(step, deck.DrawUntil):
        value = max(0, step.number - 4) * _CARD + (2 if step.aside is not None else 0)
        total.roles.add(DRAW)
    elif isinstance(step, deck.RevealUntil):
        value = 14 * step.cards.number
        total.roles.add(DRAW)
    elif isinstance(step, group.TakeKind):
        value = 4
        total.roles.add(DRAW)
    elif isinstance(step, group.OfThem):
        value = 5
        if step.word is TO_TRASH:
            total.roles.add(TRASH)
            total.trashes_any = True
    elif isinstance(step, hand.DiscardHand):
        value = -18
        total.must_lose = True
    elif isinstance(step, hand.TrashThis):
        if not step.optional:
            value = -10
    elif isinstance(step, PlayFromHand):
        value = 26 if step.twice else 10
    elif isinstance(step, PlayIt):
        value = 4
    elif isinstance(step, PassLeft):
        value = 6
    elif isinstance(step, CostLess):
        value = 18 * step.number
    elif isinstance(step, WorthMore):
        value = (4 if step.first else 18) * step.number
        total.roles.add(COINS)
    elif isinstance(step, GainTrashed):
        value = 8
        total.roles.add(GAIN)
    elif isinstance(step, hand.DiscardDownTo):
        value = -10
        total.must_lose = True
    elif isinstance(step, hand.PutDiscarded):
        value = 4
    elif isinstance(step, deck.DiscardDeck):
        value = 2
    total.value += value * weight


def _add_plus(total: Sum, step: Plus, weight: float) -> None:
    times = 1 if step.per.what == nodes.ONCE else _COMMON_COUNT
    if step.per.what == nodes.DISCARDED:
        total.per_card = _CARD * step.cards + _COIN * step.coins
    if step.per.what == nodes.DISCARDED:
        times = 1  # the cards discarded were worth something, too
    total.value += plus_value(step) * times * weight
    if step.cards * times >= 2:
        total.roles.add(DRAW)
    if step.actions * times >= 2:
        total.roles.add(VILLAGE)
    if step.coins:
        total.roles.add(COINS)


def plus_value(step: Plus) -> int:
    return _CARD * step.cards + _ACTION * step.actions + _BUY * step.buys + _COIN * step.coins


def _add_from_hand(total: Sum, step: hand.FromHand, weight: float) -> None:
    selection = step.cards
    number = _COMMON_COUNT if selection.amount == nodes.ANY_NUMBER else selection.number
    is_forced = selection.least(step.optional) > 0
    if step.word is TO_TRASH:
        total.roles.add(TRASH)
        is_any = selection.cards.any
        total.trashes_any = total.trashes_any or is_any
        total.trashes += number
        total.value += weight * (min(number, 3) * 5 if is_any else 2)
        total.must_lose = total.must_lose or (is_forced and is_any)
        total.trashed = selection.cards if selection.number == 1 else None
    elif step.word is DISCARD:
        total.discards += number
        if is_forced and step.per.what == nodes.ONCE:
            total.value -= weight * 5 * number
    elif is_forced:
        total.value -= weight * 4 * number


def _add_gain(total: Sum, step: Gain, weight: float) -> None:
    cards, number = step.cards.cards, step.cards.number
    total.roles.add(GAIN)
    if cards.card is not None:
        card = cards.card
        if card.is_curse:
            total.curses = True
            total.value -= weight * 25 * number
            total.roles.discard(GAIN)
        elif not card.is_victory or card.is_treasure or card.is_action:
            total.value += weight * max(0, 5 * int(card.cost) - 4) * number
        return
    price = cards.price
    if step.source != SUPPLY:
        total.from_trash = True
        total.value += weight * 8
        return
    if price.relative and price.kind in (UP_TO, EXACTLY) and price.number >= 0:
        if total.trashed is not None:
            low = price.number if price.kind == EXACTLY else 0
            total.trade = (low, price.number)
            total.mines = total.trashed.types == TREASURE
        total.value += weight * (4 * price.number + 4)
        return
    limit = price.number if price.kind in (UP_TO, EXACTLY) and not price.relative else 6
    bonus = 0 if step.to == DISCARD_PILE else 4
    total.value += weight * (max(0, 7 * limit - 8) + bonus) * number


def _add_if(total: Sum, step: flow.If, weight: float, last: Node | None) -> None:
    kind = step.condition.kind
    share = 0.5
    if kind == conditions.DONE:
        share = 0.85
        inside = Sum()
        add_all(inside, step.steps, 1.0)
        total.reward += inside.value
    elif kind == conditions.NOT_DONE:
        share = 0.3
    elif kind == conditions.IS:
        share = 0.4
    before = total.must_lose
    add_all(total, step.steps, weight * share)
    total.must_lose = before


def _add_choice(total: Sum, step: flow.Choose, weight: float) -> None:
    values: list[float] = []
    actions = 0
    for option in step.options:
        inside = Sum()
        add_all(inside, option.written, 1.0)
        rest = Sum()
        add_all(rest, option.steps, 1.0)
        total.options[option.mode.name] = OptionFacts(
            value=round(rest.value + rest.attack),
            trashes=rest.trashes,
            discards=rest.discards,
            curses=rest.curses,
            new_hand=_new_hand(option.steps),
            attack=round(rest.attack),
            from_trash=rest.from_trash,
        )
        values.append(inside.value)
        total.attack += inside.attack * 0.5
        total.attacks_hand = total.attacks_hand or inside.attacks_hand
        total.roles |= inside.roles
        total.trashes_any = total.trashes_any or inside.trashes_any
        actions = max(actions, int(option.mode.actions))
        if option.mode.buys:
            total.roles.add("buy")
    values.sort(reverse=True)
    total.value += weight * (sum(values[: step.number]) + (2 if len(values) > step.number else 0))
    if step.number > 1 and actions:
        total.actions = max(total.actions, actions)


def _new_hand(steps: tuple[Node, ...]) -> int:
    """Return how many cards replace the hand; -1 if it is not discarded."""
    discards = False
    drawn = 0
    for step in steps:
        discards = discards or isinstance(step, hand.DiscardHand)
        if isinstance(step, Plus):
            drawn += step.cards
        elif isinstance(step, deck.Draw):
            drawn += step.number
    return drawn if discards else -1


def _add_others(total: Sum, each: flow.Each) -> None:
    """Add what other players do, from the attacker's point of view."""
    inside = Sum()
    add_all(inside, each.steps, 1.0)
    if each.who == flow.LEFT:
        return
    harm = 0.0
    for step in each.steps:
        harm += _harm(inside, step)
    total.attacks_hand = total.attacks_hand or inside.attacks_hand
    total.curses_others = total.curses_others or inside.curses
    total.attack += harm if each.who == flow.OTHERS else harm / 2 + 3
    if inside.curses:
        total.fades += 20


def _harm(inside: Sum, step: Node) -> float:
    """Return what a step that another player follows is worth to the attacker."""
    if isinstance(step, Gain):
        card = step.cards.cards.card
        if card is not None and card.is_curse:
            return _CURSES
        return 4 if step.you_choose else -6
    if isinstance(step, hand.DiscardDownTo):
        inside.attacks_hand = True
        return max(0, 17 - step.number)
    if isinstance(step, hand.FromHand):
        inside.attacks_hand = True
        return 6 * step.cards.number if step.word is not TO_TRASH else 8
    if isinstance(step, hand.DiscardHand):
        inside.attacks_hand = True
        return 24
    if isinstance(step, hand.PutOpenly):
        return 16
    if isinstance(step, deck.Draw):
        return -4 * step.number
    if isinstance(step, deck.DiscardTop):
        return 8 if step.word is TO_TRASH else 2
    if isinstance(step, group.OfThem):
        return 12 if step.word is TO_TRASH else 3
    if isinstance(step, group.ItTo):
        return 25 if step.to == group.TO_TRASH else 2
    if isinstance(step, flow.Choose):
        inside.attacks_hand = True
        return 16
    if isinstance(step, flow.If):
        return sum([_harm(inside, one) for one in step.steps]) / 2
    return 0
