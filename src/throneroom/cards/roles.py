"""What a card is good for, as players sort cards when they choose a kingdom. Plus-signs and types tell most of it."""

from __future__ import annotations

from typing import Final

from throneroom.cards import base, intrigue
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
    VILLAGE: (intrigue.NOBLES, intrigue.TRIBUTE),
    DRAW: (
        base.ADVENTURER,
        base.CELLAR,
        base.LIBRARY,
        intrigue.MINION,
        intrigue.NOBLES,
        intrigue.SCOUT,
        intrigue.SHANTY_TOWN,
        intrigue.STEWARD,
        intrigue.TRIBUTE,
    ),
    COINS: (
        base.MONEYLENDER,
        intrigue.BARON,
        intrigue.COPPERSMITH,
        intrigue.MINING_VILLAGE,
        intrigue.MINION,
        intrigue.PAWN,
        intrigue.SECRET_CHAMBER,
        intrigue.STEWARD,
        intrigue.TRIBUTE,
    ),
    BUY: (intrigue.PAWN,),
    TRASH: (
        base.CHAPEL,
        base.MINE,
        base.MONEYLENDER,
        base.REMODEL,
        intrigue.MASQUERADE,
        intrigue.STEWARD,
        intrigue.TRADING_POST,
        intrigue.UPGRADE,
    ),
    GAIN: (
        base.BUREAUCRAT,
        base.FEAST,
        base.MINE,
        base.REMODEL,
        base.THIEF,
        base.WORKSHOP,
        intrigue.IRONWORKS,
        intrigue.TRADING_POST,
        intrigue.UPGRADE,
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
