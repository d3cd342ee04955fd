"""What a card is good for, as players sort cards when they choose a kingdom. Plus-signs and types tell most of it."""

from __future__ import annotations

from typing import Final

from throneroom.cards.base import (
    ADVENTURER,
    BUREAUCRAT,
    CELLAR,
    CHAPEL,
    FEAST,
    LIBRARY,
    MINE,
    MONEYLENDER,
    REMODEL,
    THIEF,
    WORKSHOP,
)
from throneroom.cards.intrigue import (
    BARON,
    COPPERSMITH,
    IRONWORKS,
    MASQUERADE,
    MINING_VILLAGE,
    MINION,
    NOBLES,
    PAWN,
    SCOUT,
    SECRET_CHAMBER,
    SHANTY_TOWN,
    STEWARD,
    TRADING_POST,
    TRIBUTE,
    UPGRADE,
)
from throneroom.engine.card import Card

VILLAGE: Final = "village"
DRAW: Final = "draw"
COINS: Final = "coins"
BUY: Final = "buy"
TRASH: Final = "trash"
GAIN: Final = "gain"
ATTACK: Final = "attack"
REACTION: Final = "reaction"

ROLES: Final = (VILLAGE, DRAW, COINS, BUY, TRASH, GAIN, ATTACK, REACTION)

# What the words of a card do beside its plus-signs: for the player who plays it, not for the others.
_BY_WORDS: Final[dict[str, tuple[Card, ...]]] = {
    VILLAGE: (NOBLES, TRIBUTE),
    DRAW: (
        ADVENTURER,
        CELLAR,
        LIBRARY,
        MINION,
        NOBLES,
        SCOUT,
        SHANTY_TOWN,
        STEWARD,
        TRIBUTE,
    ),
    COINS: (
        MONEYLENDER,
        BARON,
        COPPERSMITH,
        MINING_VILLAGE,
        MINION,
        PAWN,
        SECRET_CHAMBER,
        STEWARD,
        TRIBUTE,
    ),
    BUY: (PAWN,),
    TRASH: (
        CHAPEL,
        MINE,
        MONEYLENDER,
        REMODEL,
        MASQUERADE,
        STEWARD,
        TRADING_POST,
        UPGRADE,
    ),
    GAIN: (
        BUREAUCRAT,
        FEAST,
        MINE,
        REMODEL,
        THIEF,
        WORKSHOP,
        IRONWORKS,
        TRADING_POST,
        UPGRADE,
    ),
}


def roles(card: Card) -> list[str]:
    """What the card is good for, in the order of ROLES."""
    by_facts = {
        VILLAGE: card.actions >= 2,
        DRAW: card.cards >= 2,
        COINS: card.coins > 0 and card.is_action,
        BUY: card.buys > 0,
        ATTACK: card.is_attack,
        REACTION: card.is_reaction,
    }
    return [role for role in ROLES if by_facts.get(role) or card in _BY_WORDS.get(role, ())]
