"""What an Action is good for, whatever the deck it is in. All values are tenths of a coin."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from throneroom.cards.base import (
    ADVENTURER,
    BUREAUCRAT,
    CELLAR,
    CHANCELLOR,
    CHAPEL,
    COUNCIL_ROOM,
    FEAST,
    FESTIVAL,
    LABORATORY,
    LIBRARY,
    MARKET,
    MILITIA,
    MINE,
    MOAT,
    MONEYLENDER,
    REMODEL,
    SMITHY,
    SPY,
    THIEF,
    THRONE_ROOM,
    VILLAGE,
    WITCH,
    WOODCUTTER,
    WORKSHOP,
)
from throneroom.cards.intrigue import (
    BARON,
    BRIDGE,
    CONSPIRATOR,
    COPPERSMITH,
    COURTYARD,
    GREAT_HALL,
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
from throneroom.engine.card import Card

# What an Action is good for when it can be played, in an ordinary deck. It stands in for the card where its play is not
# worked out in full: in a hand looked at from afar, or somewhere in the deck.
_USES: Final = (
    (ADVENTURER, 30),
    (BUREAUCRAT, 20),
    (CELLAR, 8),
    (CHANCELLOR, 22),
    (CHAPEL, 12),
    (COUNCIL_ROOM, 34),
    (FEAST, 32),
    (FESTIVAL, 30),
    (LABORATORY, 22),
    (LIBRARY, 26),
    (MARKET, 26),
    (MILITIA, 34),
    (MINE, 20),
    (MOAT, 16),
    (MONEYLENDER, 22),
    (REMODEL, 20),
    (SMITHY, 27),
    (SPY, 14),
    (THIEF, 12),
    (THRONE_ROOM, 26),
    (VILLAGE, 11),
    (WITCH, 45),
    (WOODCUTTER, 23),
    (WORKSHOP, 20),
    (COURTYARD, 22),
    (PAWN, 12),
    (SECRET_CHAMBER, 10),
    (GREAT_HALL, 10),
    (MASQUERADE, 24),
    (SHANTY_TOWN, 12),
    (STEWARD, 22),
    (SWINDLER, 32),
    (WISHING_WELL, 13),
    (BARON, 28),
    (BRIDGE, 26),
    (CONSPIRATOR, 22),
    (COPPERSMITH, 20),
    (IRONWORKS, 24),
    (MINING_VILLAGE, 14),
    (SCOUT, 5),
    (MINION, 26),
    (SABOTEUR, 25),
    (TORTURER, 38),
    (TRADING_POST, 18),
    (TRIBUTE, 28),
    (UPGRADE, 18),
    (NOBLES, 28),
)


def _table() -> list[int]:
    numbers = [0] * (max([card.number for card, _ in _USES]) + 1)
    for card, use in _USES:
        numbers[card.number] = use
    return numbers


_USE: Final = _table()


def use(card: Card) -> i64:
    """What an Action is good for when it is played; a user's own card is judged by its plus-signs."""
    if card.number < len(_USE):
        known: i64 = _USE[card.number]
        if known:
            return known
    return max(5, 10 * card.coins + 8 * card.cards + 3 * card.buys + 2 * card.actions)


def actions_of(card: Card) -> i64:
    """How many Actions a play gives back; 0 for a terminal one."""
    if card is SHANTY_TOWN or card is PAWN:
        return card.actions or 1
    return card.actions


def is_dead(card: Card) -> bool:
    """Whether the card does nothing in hand: it is neither an Action nor a Treasure."""
    return not card.is_action and not card.is_treasure
