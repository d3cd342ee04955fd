"""The catalog that clients fetch once: cards, sets, levels, and the names used in messages."""

from __future__ import annotations

from typing import cast

from throneroom import __version__
from throneroom.cards import MODES
from throneroom.cards.roles import counts_actions, roles
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine import event
from throneroom.engine.card import CUSTOM, Card
from throneroom.engine.decision import VERBS
from throneroom.engine.event import Kind
from throneroom.engine.zone import ZONES
from throneroom.locale import Locale, languages
from throneroom.locale.choice import FALLBACK
from throneroom.protocol.base import LONGEST_CHAT, LONGEST_NAME, PROTOCOL
from throneroom.protocol.kingdom import CardFacts, CardText, Catalog, Edition, LevelFacts, SetFacts
from throneroom.protocol.lookup import current_catalog
from throneroom.server.ratings.level_ratings import LEVEL_RATINGS
from throneroom.server.workers.bot_levels import LEVELS
from throneroom.words.card_text import card_rulings, card_text
from throneroom.words.names import card_name


def catalog() -> Catalog:
    sets = [
        SetFacts(known.name, list(known.boxes), [card.name for card in known.cards], cast("Edition", known.edition))
        for known in RECOMMENDED_SETS
    ]
    return Catalog(
        protocol=PROTOCOL,
        version=__version__,
        cards=[_card(card) for card in current_catalog().cards],
        sets=sets,
        levels=[LevelFacts(level, LEVEL_RATINGS[level]) for level in LEVELS],
        modes=[mode.name for mode in MODES],
        verbs=[verb.name for verb in VERBS],
        kinds=[kind.name for kind in vars(event).values() if isinstance(kind, Kind)],
        zones=list(ZONES),
        longest_name=LONGEST_NAME,
        longest_chat=LONGEST_CHAT,
    )


def _card(card: Card) -> CardFacts:
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
            texts[language] = CardText(card_name(card, locale), text, rulings)
    return texts
