"""What bots know about the Action cards that the second editions add: one row per card."""

from __future__ import annotations

from typing import Final

from throneroom.bots.tactics.knowledge_row import CardKnowledge
from throneroom.cards.second_edition.base import ARTISAN, BANDIT, HARBINGER, MERCHANT, POACHER, SENTRY, VASSAL
from throneroom.cards.second_edition.intrigue import (
    COURTIER,
    DIPLOMAT,
    LURKER,
    MILL,
    PATROL,
    REPLACE,
    SECRET_PASSAGE,
)
from throneroom.engine.card import Card

SECOND_EDITION: Final[dict[Card, CardKnowledge]] = {
    ARTISAN: CardKnowledge(typical_value=36, strength=45),
    BANDIT: CardKnowledge(typical_value=36, strength=71, attack_value=36, attack_fades=26),
    HARBINGER: CardKnowledge(typical_value=12, strength=37, play_order=95),
    MERCHANT: CardKnowledge(typical_value=14, strength=48, play_order=85),
    POACHER: CardKnowledge(typical_value=22, strength=51, play_order=115),
    SENTRY: CardKnowledge(typical_value=20, strength=57, play_order=65, trashes_curses=True),
    VASSAL: CardKnowledge(typical_value=23, strength=47),
    COURTIER: CardKnowledge(typical_value=34, strength=65),
    DIPLOMAT: CardKnowledge(typical_value=16, strength=51),
    LURKER: CardKnowledge(typical_value=10, strength=31, play_order=145),
    MILL: CardKnowledge(typical_value=16, strength=56, play_order=105),
    PATROL: CardKnowledge(typical_value=28, strength=78, effect_value=3),
    REPLACE: CardKnowledge(typical_value=22, strength=66, trashes_curses=True),
    SECRET_PASSAGE: CardKnowledge(typical_value=14, strength=49, play_order=72),
}
