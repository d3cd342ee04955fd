"""Cards as clients know them: what is printed on them, and of custom cards their texts in every language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from throneroom.cards.language.card_tree import CardTree
from throneroom.cards.roles import counts_actions, roles, tree_counts_actions, tree_roles
from throneroom.engine.card import CUSTOM, KINGDOM_PILE, TYPE_NAMES, VICTORY, VICTORY_PILE, Card
from throneroom.locale import Locale, languages
from throneroom.locale.choice import FALLBACK
from throneroom.protocol.kingdom import CardFacts, CardText
from throneroom.words.card_text import card_rulings, card_text
from throneroom.words.names import card_name, option_name

_MOST_KEPT: Final = 200


@lru_cache(maxsize=_MOST_KEPT)
def card_facts(card: Card) -> CardFacts:
    """Return what clients know about a card."""
    if isinstance(card.tree, CardTree):
        return tree_facts(card.tree)
    return CardFacts(
        name=card.name,
        cost=card.cost,
        types=list(card.type_names),
        box=card.box,
        cards=card.cards,
        actions=card.actions,
        buys=card.buys,
        coins=card.coins,
        points=card.points,
        piles=list(card.piles),
        does=roles(card),
        only_in=card.only_in,
        texts=custom_texts(card) if card.box == CUSTOM else None,
        counts_actions=counts_actions(card),
    )


def custom_texts(card: Card) -> dict[str, CardText]:
    """Return what a custom card is called and says, in English and in the languages of its author."""
    texts: dict[str, CardText] = {}
    for language in languages():
        if language == FALLBACK or language in card.names or language in card.texts:
            locale = Locale(language)
            text, rulings = card_text(card, locale), card_rulings(card, locale)
            texts[language] = CardText(card_name(card, locale), text, rulings, _types(card.type_names, locale))
    return texts


def _types(names: Sequence[str], locale: Locale) -> list[str]:
    return [locale.text(f"type-{name.lower()}") for name in names]


def tree_facts(tree: CardTree) -> CardFacts:
    """Return what clients know about a card of the card language, of which there need not be a card yet."""
    # Imported on use: most servers meet no such cards, and start faster without it.
    from throneroom.cards.language.modes import modes_of
    from throneroom.cards.language.writer import write_card
    from throneroom.words.card_language import tree_text

    modes = modes_of(tree)
    types = [name for flag, name in TYPE_NAMES if tree.types & flag]
    texts: dict[str, CardText] = {}
    for language in languages():
        locale = Locale(language)
        shown = {mode.name: option_name(mode, locale) for mode in modes}
        name = tree.names.get(language, tree.name)
        texts[language] = CardText(name, tree_text(tree, locale), [], _types(types, locale), shown)
    return CardFacts(
        name=tree.name,
        cost=tree.cost,
        types=types,
        box=CUSTOM,
        cards=tree.cards,
        actions=tree.actions,
        buys=tree.buys,
        coins=tree.coins,
        points=tree.points,
        piles=list(VICTORY_PILE if tree.types & VICTORY else KINGDOM_PILE),
        does=tree_roles(tree),
        texts=texts,
        counts_actions=tree_counts_actions(tree),
        icon=tree.icon,
        written=write_card(tree),
    )
