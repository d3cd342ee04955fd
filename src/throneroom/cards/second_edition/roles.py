"""The roles that the effects of these cards add to those of their plus-signs and types."""

from __future__ import annotations

from typing import Final

from throneroom.cards.role_names import COINS, DRAW, GAIN, TRASH, VILLAGE
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

ROLES_BY_EFFECT: Final[dict[Card, tuple[str, ...]]] = {
    ARTISAN: (GAIN,),
    BANDIT: (GAIN,),
    HARBINGER: (),
    MERCHANT: (COINS,),
    POACHER: (),
    SENTRY: (TRASH,),
    VASSAL: (),
    COURTIER: (COINS, GAIN),
    DIPLOMAT: (VILLAGE,),
    LURKER: (GAIN,),
    MILL: (COINS,),
    PATROL: (DRAW,),
    REPLACE: (TRASH, GAIN),
    SECRET_PASSAGE: (),
}
