"""What a card says: its types, box, text and rulings."""

from __future__ import annotations

from throneroom.cards.custom import paragraphs
from throneroom.cards.language.translation import translate_with
from throneroom.engine.card import CUSTOM, FIRST, SECOND, Card
from throneroom.locale import Locale, slug
from throneroom.words.names import card_name, edition_name


def box_name(box: str, locale: Locale) -> str:
    return locale.text(f"box-{box}")


def box_and_edition(card: Card, locale: Locale) -> str:
    """Return the box of a card, with its edition if only one has it."""
    return edition_of_box(card.box, card.only_in, locale)


def edition_of_box(box: str, edition: str, locale: Locale) -> str:
    name = box_name(box, locale)
    if not edition:
        return name
    return locale.text("kingdom-in-edition", name=name, edition=edition_name(edition, locale))


def type_names(card: Card, locale: Locale) -> str:
    return ", ".join(locale.text(f"type-{name.lower()}") for name in card.type_names)


def card_text(card: Card, locale: Locale, edition: str | None = None) -> str:
    """Return what the card does in a game of this edition. Without one, what it does in each, if that differs.

    A custom card's text is its translation, else its docstring, else a list of its bonuses.
    """
    if card.box != CUSTOM:
        key = f"card-{slug(card.name)}"
        return " ".join(_in_edition(f"{key}.text", f"{key}.second-edition", locale, edition))
    if card.tree is not None and locale.language not in card.texts:
        card.texts.update(_translations(card.tree))  # it was read before anybody could translate it
    written = paragraphs(card, locale.language)
    return written[0] if written else _bonuses(card, locale)


def _translations(tree: object) -> dict[str, str]:
    """Return the text of a card of the card language in each language but English."""
    # Imported on use: most programs read no such cards, and start faster without it.
    from throneroom.cards.language.card_tree import CardTree
    from throneroom.words.card_language import translations

    return translations(tree) if isinstance(tree, CardTree) else {}


translate_with(_translations)


def card_rulings(card: Card, locale: Locale, edition: str | None = None) -> list[str]:
    if card.box == CUSTOM:
        return paragraphs(card, locale.language)[1:]
    rulings: list[str] = []
    number = 1
    while locale.has(key := f"card-{slug(card.name)}.ruling-{number}"):
        rulings += _in_edition(key, f"card-{slug(card.name)}.second-edition-ruling-{number}", locale, edition)
        number += 1
    return rulings


def _in_edition(key: str, second_key: str, locale: Locale, edition: str | None) -> list[str]:
    """Return the text in an edition, or in both editions: then the second's is marked."""
    if edition == FIRST or not locale.has(second_key):
        return [locale.text(key)]
    second = locale.text(second_key)
    return [second] if edition == SECOND else [locale.text(key), locale.text("edition-second-text", text=second)]


def card_help(card: Card, locale: Locale, edition: str | None = None) -> list[str]:
    """Return a line with name, cost and types, then the card's text and its rulings."""
    types = type_names(card, locale)
    lines = [locale.text("ask-card", name=card_name(card, locale), cost=card.cost, types=types)]
    lines.append(card_text(card, locale, edition))
    return lines + [f"- {ruling}" for ruling in card_rulings(card, locale, edition)]


def _bonuses(card: Card, locale: Locale) -> str:
    plus = {"plus-cards": card.cards, "plus-actions": card.actions, "plus-buys": card.buys}
    worth = {"worth-points": card.points}
    (worth if card.is_treasure else plus)["worth-coins" if card.is_treasure else "plus-coins"] = card.coins
    bonuses = ", ".join(locale.text(key, n=number) for key, number in plus.items() if number)
    worths = [locale.text("show-worth", what=locale.text(key, n=number)) for key, number in worth.items() if number]
    return " ".join([f"{bonuses}.", *worths] if bonuses else worths)
