"""Cards, lists of cards, modes and choices in the player's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from throneroom.engine.card import Card, Option
from throneroom.engine.decision import BUY, GAIN, GIVE, NAME, Decision
from throneroom.locale import Locale
from throneroom.words.card_text import card_rulings, card_text, type_names
from throneroom.words.names import option_name


def sentence(text: str) -> str:
    """What went wrong, as a sentence: with a capital letter and a full stop."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '?', '!')) else '.'}"


def card_list(cards: Iterable[Option], locale: Locale, ordered: bool = False) -> str:
    """Cards with their counts: "2 Copper, Silver". Each name stands once, unless the order counts."""
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
    """Cards as a player sorts a hand: Actions, Treasures, then the rest, each by cost and name."""
    return sorted(
        cards, key=lambda card: (not card.is_action, not card.is_treasure, card.cost, option_name(card, locale))
    )


class Choice:
    """One thing that may be chosen: its number in the list, and how many copies there are."""

    def __init__(self, number: int, option: Option, copies: int, name: str) -> None:
        self.number: Final = number
        self.option: Final = option
        self.copies: Final = copies
        self.name: Final = name


def choices(decision: Decision, locale: Locale) -> list[Choice]:
    """The options, each once, numbered from 1 on: modes and piles as they stand, cards of a hand in order."""
    cards = [option for option in decision.options if isinstance(option, Card)]
    options: Sequence[Option] = decision.options
    if len(cards) == len(options) and decision.verb not in (BUY, GAIN, GIVE, NAME):
        options = in_order(cards, locale)
    return [
        Choice(number, option, sum(1 for other in options if other is option), option_name(option, locale))
        for number, option in enumerate(dict.fromkeys(options), start=1)
    ]


def card_help(card: Card, locale: Locale) -> list[str]:
    """What a card is and does, with its rulings."""
    types = type_names(card, locale)
    lines = [locale.text("ask-card", name=option_name(card, locale), cost=card.cost, types=types)]
    lines.append(card_text(card, locale))
    return lines + [f"- {ruling}" for ruling in card_rulings(card, locale)]
