"""What a card says: its types, box, text and rulings."""

from __future__ import annotations

from throneroom.cards.custom import paragraphs
from throneroom.engine.card import CUSTOM, Card
from throneroom.locale import Locale, slug
from throneroom.words.names import card_name


def box_name(box: str, locale: Locale) -> str:
    return locale.text("show-own" if box == CUSTOM else f"box-{box}")


def type_names(card: Card, locale: Locale) -> str:
    return ", ".join(locale.text(f"type-{name.lower()}") for name in card.type_names)


def card_text(card: Card, locale: Locale) -> str:
    """Return what the card does.

    A custom card's text is its docstring, or else a list of its bonuses.
    """
    if card.box != CUSTOM:
        return locale.text(f"card-{slug(card.name)}.text")
    written = paragraphs(card)
    return written[0] if written else _bonuses(card, locale)


def card_rulings(card: Card, locale: Locale) -> list[str]:
    if card.box == CUSTOM:
        return paragraphs(card)[1:]
    rulings: list[str] = []
    while locale.has(key := f"card-{slug(card.name)}.ruling-{len(rulings) + 1}"):
        rulings.append(locale.text(key))
    return rulings


def card_help(card: Card, locale: Locale) -> list[str]:
    """Return a line with name, cost and types, then the card's text and its rulings."""
    types = type_names(card, locale)
    lines = [locale.text("ask-card", name=card_name(card, locale), cost=card.cost, types=types)]
    lines.append(card_text(card, locale))
    return lines + [f"- {ruling}" for ruling in card_rulings(card, locale)]


def _bonuses(card: Card, locale: Locale) -> str:
    plus = {"plus-cards": card.cards, "plus-actions": card.actions, "plus-buys": card.buys}
    worth = {"worth-points": card.points}
    (worth if card.is_treasure else plus)["worth-coins" if card.is_treasure else "plus-coins"] = card.coins
    bonuses = ", ".join(locale.text(key, n=number) for key, number in plus.items() if number)
    worths = [locale.text("show-worth", what=locale.text(key, n=number)) for key, number in worth.items() if number]
    return " ".join([f"{bonuses}.", *worths] if bonuses else worths)
