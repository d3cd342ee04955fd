"""Plans that the search starts from: money with a few Actions, engines, and Gardens or Duke rushes."""

from __future__ import annotations

from typing import Final

from throneroom.bots.strategies.amount import Amount, Arithmetic, Money, Number
from throneroom.bots.strategies.card_counts import Left, Own, OwnType
from throneroom.bots.strategies.condition import Compare, Condition
from throneroom.bots.strategies.strategy import Line, Strategy
from throneroom.bots.tactics.card_knowledge import strength
from throneroom.cards.base import GARDENS
from throneroom.cards.basic import COPPER, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from throneroom.cards.intrigue import DUKE
from throneroom.cards.role_names import BUY, COINS, DRAW, GAIN, TRASH, VILLAGE
from throneroom.cards.roles import roles
from throneroom.engine.card import TREASURE, Card

_COPIES: Final = (1, 2)


def ranked(cards: tuple[Card, ...]) -> list[Card]:
    """Return the Action cards, those that help a big-money deck most first."""
    return sorted((card for card in cards if card.is_action), key=lambda card: -strength(card))


# -- lines -------------------------------------------------------------------------------------------------------------


def compare(left: Amount, sign: str, right: int | Amount) -> Compare:
    return Compare(sign, left, Number(right) if isinstance(right, int) else right)


def up_to(card: Card, copies: int) -> Line:
    """Buy this card until this many are owned."""
    return Line(card, compare(Own(card), "<", copies))


def late(card: Card, provinces: int) -> Line:
    """Buy this card once at most this many Provinces are left."""
    return Line(card, compare(Left(PROVINCE), "<=", provinces))


# -- plans -------------------------------------------------------------------------------------------------------------


def big_money(
    name: str = "big-money",
    before_gold: tuple[Line, ...] = (),
    before_silver: tuple[Line, ...] = (),
    enough: int = 18,
) -> Strategy:
    """Return big money with lines inserted before Gold or Silver. It buys Provinces above `enough` money."""
    return Strategy(
        name,
        (
            Line(PROVINCE, compare(Money(), ">", enough)),
            late(DUCHY, 4),
            late(ESTATE, 2),
            *before_gold,
            Line(GOLD),
            late(DUCHY, 6),
            *before_silver,
            Line(SILVER),
        ),
    )


def single_terminals(cards: tuple[Card, ...]) -> list[Strategy]:
    """Return big money with one or two copies of one Action card, bought before Gold or before Silver."""
    plans: list[Strategy] = []
    for card in ranked(cards):
        for copies in _COPIES:
            name = f"{copies} {card.name}"
            plans.append(big_money(name, before_silver=(up_to(card, copies),)))
            if card.cost >= 5:  # with six coins it may still be better than Gold
                plans.append(big_money(f"{name} before Gold", before_gold=(up_to(card, copies),)))
    return plans


def money_plans(cards: tuple[Card, ...], best: list[Card]) -> list[Strategy]:
    """Return money with one or two of the best Actions, with many cantrips, or with a trasher first."""
    plans: list[Strategy] = []
    for at, first in enumerate(best):
        plans.append(big_money(f"money with {first.name}", (up_to(first, 1),), (up_to(first, 2),), 15))
        plans.append(
            big_money(
                f"money with ever more {first.name}",
                (up_to(first, 1),),
                (Line(first, _one_in(first, 8)),),
                15,
            )
        )
        for second in best[at + 1 :]:
            costly, cheap = (first, second) if first.cost >= second.cost else (second, first)
            plans.append(
                big_money(f"money with {costly.name} and {cheap.name}", (up_to(costly, 1),), (up_to(cheap, 1),), 15)
            )
    for card in cards:
        if card.is_action and card.actions == 1:  # any number can be played
            plans.append(big_money(f"money and {card.name}", (), (up_to(card, 6),), 15))
            for first in best[:2]:
                if first is not card:
                    plans.append(
                        big_money(f"money, {card.name} and {first.name}", (up_to(first, 1),), (up_to(card, 6),), 15)
                    )
    for trasher in cards:
        if TRASH in roles(trasher):
            for first in best[:3]:
                if first is not trasher:
                    plans.append(
                        big_money(
                            f"money with {trasher.name}, then {first.name}",
                            (up_to(trasher, 1), up_to(first, 1)),
                            (up_to(first, 2),),
                            enough=9,
                        )
                    )
    return plans


def engines(cards: tuple[Card, ...]) -> list[Strategy]:
    """Return engines of villages, cards that draw, a trasher and a payload, with much or little Gold."""
    villages = _with(VILLAGE, cards)
    draws = _with(DRAW, cards)
    trashers: list[Card | None] = [None, *_with(TRASH, cards)[:2]]
    payloads = [card for card in ranked(cards) if card.is_attack or COINS in roles(card) or BUY in roles(card)]
    plans: list[Strategy] = []
    for trasher in trashers:
        for draw in draws:
            others = [card for card in payloads if card is not draw and card is not trasher]
            if draw.actions:  # like Laboratory, it needs no village
                plans.append(_engine(draw, None, trasher, others[:1], 3))
            for village in villages:
                if village is not draw:
                    used = [card for card in others if card is not village]
                    plans.append(_engine(draw, village, trasher, used[:1], 3))
                    plans.append(_engine(draw, village, trasher, used[:2], 1))
        for village in villages:
            for payload in payloads[:4]:
                if payload is not village and payload is not trasher and payload not in draws:
                    used = [card for card in payloads if card not in (payload, village, trasher)]
                    plans.append(_engine(payload, village, trasher, used[:1], 3))
    return plans


def _engine(draw: Card, village: Card | None, trasher: Card | None, payloads: list[Card], gold: int) -> Strategy:
    parts = [card for card in (trasher, village, draw, *payloads) if card is not None]
    lines = [Line(PROVINCE, compare(Own(GOLD), ">=", 1)), late(DUCHY, 4), late(ESTATE, 2)]
    lines.append(up_to(GOLD, gold))
    if trasher is not None:
        lines.append(up_to(trasher, 1))
    lines += [up_to(payload, 1) for payload in payloads]
    if village is None:
        lines.append(up_to(draw, 8))
    elif draw.cost >= village.cost:
        lines += [Line(draw, _not_more_than(draw, village)), up_to(village, 4)]
    else:
        lines += [Line(village, _not_more_than(village, draw)), up_to(draw, 4)]
    lines += [Line(GOLD), up_to(SILVER, 4)]
    lines += [up_to(payload, 2) for payload in payloads]
    if village is not None:
        lines.append(Line(village))
    return Strategy(f"engine of {', '.join(card.name for card in parts)}", tuple(lines))


def rushes(cards: tuple[Card, ...], best: list[Card]) -> list[Strategy]:
    """Return Gardens or Duke plans with gainers or extra buys, which empty three piles quickly."""
    plans: list[Strategy] = []
    gainers = _with(GAIN, cards)
    buyers = _with(BUY, cards)
    if GARDENS in cards:
        for card in [*gainers, *buyers]:
            for copies in (3, 6, 9):
                plans.append(
                    Strategy(
                        f"{GARDENS.name} with {copies} {card.name}",
                        (
                            Line(PROVINCE),
                            Line(GARDENS, compare(Own(card), ">=", copies)),
                            late(DUCHY, 2),
                            Line(card, compare(Own(card), "<", 10)),
                            Line(ESTATE, compare(Left(GARDENS), "<=", 4)),
                            Line(SILVER),
                            Line(ESTATE, compare(Own(GARDENS), ">=", 2)),
                            Line(COPPER),
                        ),
                    )
                )
        for card in best[:2]:
            plans.append(
                big_money(f"money, {card.name}, {GARDENS.name} late", (up_to(card, 2),), (late(GARDENS, 5),), 15)
            )
    if DUKE in cards:
        for helper in [None, *best[:3]]:
            extra = () if helper is None else (up_to(helper, 2),)
            plans.append(
                Strategy(
                    f"{DUKE.name} and Duchy" if helper is None else f"{DUKE.name} and Duchy with {helper.name}",
                    (
                        Line(DUCHY, compare(Money(), ">=", 14)),
                        Line(DUKE, compare(Own(DUCHY), ">=", 4)),
                        *extra,
                        Line(PROVINCE, compare(Left(DUCHY), "=", 0)),
                        Line(ESTATE, compare(Left(DUKE), "<=", 3)),
                        Line(GOLD),
                        Line(SILVER),
                    ),
                )
            )
    return plans


def _with(role: str, cards: tuple[Card, ...]) -> list[Card]:
    """Return the Action cards that have a role, best first."""
    return [card for card in ranked(cards) if role in roles(card)]


def _one_in(card: Card, cards: int) -> Condition:
    return compare(Own(card), "<", Arithmetic("/", OwnType(TREASURE), Number(cards)))


def _not_more_than(card: Card, other: Card) -> Condition:
    return compare(Own(card), "<=", Own(other))


def fair_plan(cards: tuple[Card, ...]) -> Strategy:
    """Return big money with two sensible Actions, chosen without playing a game."""
    return big_money("fair", (), tuple(up_to(card, 1) for card in ranked(cards)[1:3]))
