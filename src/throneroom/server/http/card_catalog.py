"""All that does not change while the server runs, for the clients."""

from __future__ import annotations

from throneroom import __version__
from throneroom.cards import MODES
from throneroom.cards.roles import roles
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine import event
from throneroom.engine.card import Card
from throneroom.engine.decision import VERBS
from throneroom.engine.event import Kind
from throneroom.engine.zone import ZONES
from throneroom.protocol.base import LONGEST_CHAT, LONGEST_NAME, PROTOCOL
from throneroom.protocol.kingdom import CardFacts, Catalog, LevelFacts, SetFacts
from throneroom.protocol.lookup import CATALOG
from throneroom.server.workers.bot_levels import LEVELS


def catalog() -> Catalog:
    return Catalog(
        PROTOCOL,
        __version__,
        [_card(card) for card in CATALOG.cards],
        [SetFacts(known.name, list(known.boxes), [card.name for card in known.cards]) for known in RECOMMENDED_SETS],
        [LevelFacts(level) for level in LEVELS],
        [mode.name for mode in MODES],
        [verb.name for verb in VERBS],
        [kind.name for kind in vars(event).values() if isinstance(kind, Kind)],
        list(ZONES),
        LONGEST_NAME,
        LONGEST_CHAT,
    )


def _card(card: Card) -> CardFacts:
    return CardFacts(
        card.name,
        card.cost,
        list(card.type_names),
        card.box,
        card.cards,
        card.actions,
        card.buys,
        card.coins,
        card.points,
        list(card.piles),
        roles(card),
    )
