"""The catalog that clients fetch once: cards, sets, levels, and the names used in messages."""

from __future__ import annotations

from typing import cast

from throneroom import __version__
from throneroom.cards import MODES
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine import event
from throneroom.engine.decision import VERBS
from throneroom.engine.event import Kind
from throneroom.engine.zone import ZONES
from throneroom.protocol.base import LONGEST_CHAT, LONGEST_NAME, PROTOCOL
from throneroom.protocol.kingdom import Catalog, Edition, LevelFacts, SetFacts
from throneroom.protocol.lookup import current_catalog
from throneroom.server.card_facts import card_facts
from throneroom.server.ratings.level_ratings import LEVEL_RATINGS
from throneroom.server.workers.bot_levels import LEVELS


def catalog() -> Catalog:
    sets = [
        SetFacts(known.name, list(known.boxes), [card.name for card in known.cards], cast("Edition", known.edition))
        for known in RECOMMENDED_SETS
    ]
    return Catalog(
        protocol=PROTOCOL,
        version=__version__,
        cards=[card_facts(card) for card in current_catalog().cards],
        sets=sets,
        levels=[LevelFacts(level, LEVEL_RATINGS[level]) for level in LEVELS],
        modes=[mode.name for mode in MODES],
        verbs=[verb.name for verb in VERBS],
        kinds=[kind.name for kind in vars(event).values() if isinstance(kind, Kind)],
        zones=list(ZONES),
        longest_name=LONGEST_NAME,
        longest_chat=LONGEST_CHAT,
    )
