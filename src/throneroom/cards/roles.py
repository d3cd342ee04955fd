"""What a card is good for, in the words players use when they choose a kingdom.

The browser filters cards by role, and the search builds its starting plans from roles. They describe the printed card,
not how to play it: that is in `bots/tactics/card_knowledge.py`.
"""

from __future__ import annotations

from typing import Final

from throneroom.cards.base import (
    ADVENTURER,
    BUREAUCRAT,
    CELLAR,
    CHANCELLOR,
    CHAPEL,
    COUNCIL_ROOM,
    FEAST,
    LIBRARY,
    MILITIA,
    MINE,
    MONEYLENDER,
    REMODEL,
    SPY,
    THIEF,
    THRONE_ROOM,
    WITCH,
    WORKSHOP,
)
from throneroom.cards.intrigue import (
    BARON,
    BRIDGE,
    CONSPIRATOR,
    COPPERSMITH,
    COURTYARD,
    IRONWORKS,
    MASQUERADE,
    MINING_VILLAGE,
    MINION,
    NOBLES,
    PAWN,
    SABOTEUR,
    SCOUT,
    SECRET_CHAMBER,
    SHANTY_TOWN,
    STEWARD,
    SWINDLER,
    TORTURER,
    TRADING_POST,
    TRIBUTE,
    UPGRADE,
    WISHING_WELL,
)
from throneroom.cards.role_names import ATTACK, BUY, COINS, DRAW, GAIN, REACTION, ROLES, TRASH, VILLAGE
from throneroom.cards.second_edition.roles import ROLES_BY_EFFECT as SECOND_EDITION_ROLES
from throneroom.engine.card import CUSTOM, Card

# The roles that a card's effect adds to those of its plus-signs and types, for the player who plays it. Every card with
# an effect has a row here, even if the effect adds none.
ROLES_BY_EFFECT: Final[dict[Card, tuple[str, ...]]] = {
    # Base
    ADVENTURER: (DRAW,),
    BUREAUCRAT: (GAIN,),
    CELLAR: (DRAW,),
    CHANCELLOR: (),
    CHAPEL: (TRASH,),
    COUNCIL_ROOM: (),
    FEAST: (GAIN,),
    LIBRARY: (DRAW,),
    MILITIA: (),
    MINE: (TRASH, GAIN),
    MONEYLENDER: (COINS, TRASH),
    REMODEL: (TRASH, GAIN),
    SPY: (),
    THIEF: (GAIN,),
    THRONE_ROOM: (),
    WITCH: (),
    WORKSHOP: (GAIN,),
    # Intrigue
    COURTYARD: (),
    PAWN: (COINS, BUY),
    SECRET_CHAMBER: (COINS,),
    MASQUERADE: (TRASH,),
    SHANTY_TOWN: (DRAW,),
    STEWARD: (DRAW, COINS, TRASH),
    SWINDLER: (),
    WISHING_WELL: (),
    BARON: (COINS,),
    BRIDGE: (),
    CONSPIRATOR: (),
    COPPERSMITH: (COINS,),
    IRONWORKS: (GAIN,),
    MINING_VILLAGE: (COINS,),
    SCOUT: (DRAW,),
    MINION: (DRAW, COINS),
    SABOTEUR: (),
    TORTURER: (),
    TRADING_POST: (TRASH, GAIN),
    TRIBUTE: (VILLAGE, DRAW, COINS),
    UPGRADE: (TRASH, GAIN),
    NOBLES: (VILLAGE, DRAW),
    # Second editions
    **SECOND_EDITION_ROLES,
}


def roles(card: Card) -> list[str]:
    """Return what the card is good for, in the order of ROLES."""
    printed = {
        VILLAGE: card.actions >= 2,
        DRAW: card.cards >= 2,
        COINS: card.coins > 0 and card.is_action,
        BUY: card.buys > 0,
        ATTACK: card.is_attack,
        REACTION: card.is_reaction,
    }
    by_effect = ROLES_BY_EFFECT.get(card, ()) if card.tree is None else _roles_by_text(card)
    return [role for role in ROLES if printed.get(role) or role in by_effect]


def _roles_by_text(card: Card) -> tuple[str, ...]:
    """Return the roles of a card of the card language, derived from its tree."""
    from throneroom.cards.language.card_tree import CardTree
    from throneroom.cards.language.facts import facts

    return facts(card.tree).roles if isinstance(card.tree, CardTree) else ()


def counts_actions(card: Card) -> bool:
    """Return whether the card's text depends on how many Actions were played this turn; one in Python might."""
    if card.tree is None:
        return card is CONSPIRATOR or (card.box == CUSTOM and card.effect is not None)
    from throneroom.cards.language.conditions import PLAYED, Condition

    left: list[object] = [card.tree]
    while left:
        part = left.pop()
        if isinstance(part, Condition) and part.kind == PLAYED:
            return True
        inside = part if isinstance(part, tuple) else getattr(part, "parts", tuple)()
        left.extend(inside)
    return False
