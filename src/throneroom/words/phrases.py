"""Cards, lists of cards and numbered choices, in the player's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from throneroom.engine.card import Card, Option
from throneroom.engine.decision import BUY, GAIN, GIVE, NAME, Decision
from throneroom.locale import Locale
from throneroom.words.names import option_name


def sentence(text: str) -> str:
    """Return an error message as a sentence: with a capital letter and a full stop."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '?', '!')) else '.'}"


def card_list(cards: Iterable[Option], locale: Locale, ordered: bool = False) -> str:
    """Return cards with their counts: "2 Copper, Silver".

    Each name appears once, unless the order matters.
    """
    groups = [(card, len(list(same))) for card, same in groupby(cards)]
    if not ordered:
        counts: dict[Option, int] = {}
        for card, number in groups:
            counts[card] = counts.get(card, 0) + number
        groups = list(counts.items())
    return ", ".join(copies(card, number, locale) for card, number in groups)


def copies(card: Option, number: int, locale: Locale) -> str:
    name = option_name(card, locale)
    return name if number == 1 else locale.text("log-copies", n=number, card=name)


def in_order(cards: Iterable[Card], locale: Locale) -> list[Card]:
    """Sort cards the way a player sorts a hand: Actions, Treasures, then the rest, each by cost and name."""
    return sorted(
        cards, key=lambda card: (not card.is_action, not card.is_treasure, card.cost, option_name(card, locale))
    )


class Choice:
    """One option of a decision, with its number in the list and how many copies there are."""

    def __init__(self, number: int, option: Option, copies: int, name: str) -> None:
        self.number: Final = number
        self.option: Final = option
        self.copies: Final = copies
        self.name: Final = name


def choices(decision: Decision, locale: Locale) -> list[Choice]:
    """Return the different options, numbered from 1.

    Cards of a hand are sorted; modes and piles keep their order.
    """
    cards = [option for option in decision.options if isinstance(option, Card)]
    options: Sequence[Option] = decision.options
    if len(cards) == len(options) and decision.verb not in (BUY, GAIN, GIVE, NAME):
        options = in_order(cards, locale)
    return [
        Choice(number, option, sum(1 for other in options if other is option), option_name(option, locale))
        for number, option in enumerate(dict.fromkeys(options), start=1)
    ]
