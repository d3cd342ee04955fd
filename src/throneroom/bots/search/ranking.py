"""Which Action cards to try first: how much each does for a deck of money."""

from __future__ import annotations

from typing import Final

from throneroom.cards import base, intrigue
from throneroom.engine.card import Card

# How many percent of its games big money wins with one or two of this card against big money without, the better way;
# measured, 800 games each. Only the order matters: it says what to try first.
_STRENGTH: Final = (
    (base.WITCH, 96),
    (intrigue.COURTYARD, 87),
    (intrigue.TORTURER, 86),
    (intrigue.MASQUERADE, 78),
    (base.MILITIA, 76),
    (intrigue.SWINDLER, 75),
    (base.SMITHY, 75),
    (base.COUNCIL_ROOM, 75),
    (intrigue.TRIBUTE, 72),
    (base.LIBRARY, 72),
    (intrigue.STEWARD, 68),
    (intrigue.NOBLES, 67),
    (intrigue.BARON, 67),
    (intrigue.IRONWORKS, 64),
    (intrigue.BRIDGE, 64),
    (base.REMODEL, 63),
    (intrigue.UPGRADE, 62),
    (base.MARKET, 62),
    (base.BUREAUCRAT, 62),
    (intrigue.MINION, 61),
    (base.LABORATORY, 61),
    (base.MINE, 57),
    (base.CHANCELLOR, 57),
    (base.THIEF, 56),
    (base.MOAT, 56),
    (base.FESTIVAL, 56),
    (base.MONEYLENDER, 55),
    (intrigue.SHANTY_TOWN, 54),
    (base.WOODCUTTER, 53),
    (base.ADVENTURER, 53),
    (intrigue.SABOTEUR, 52),
    (intrigue.COPPERSMITH, 51),
    (base.CHAPEL, 49),
    (intrigue.CONSPIRATOR, 48),
    (base.WORKSHOP, 47),
    (intrigue.TRADING_POST, 45),
    (intrigue.MINING_VILLAGE, 44),
    (intrigue.WISHING_WELL, 42),
    (base.SPY, 42),
    (intrigue.PAWN, 42),
    (intrigue.GREAT_HALL, 40),
    (base.CELLAR, 37),
    (intrigue.SCOUT, 32),
    (base.VILLAGE, 31),
    (base.FEAST, 29),
    (intrigue.SECRET_CHAMBER, 26),
    (base.THRONE_ROOM, 12),
)


def ranked(cards: tuple[Card, ...]) -> list[Card]:
    """The Action cards, those that do most for a deck of money first."""
    return sorted((card for card in cards if card.is_action), key=lambda card: -_strength(card))


def _strength(card: Card) -> int:
    """As measured; for a card of the user's own, a guess from its plus-signs."""
    for known, strength in _STRENGTH:
        if known is card:
            return strength
    return 40 + 8 * card.cards + 8 * card.coins + 3 * card.buys + 10 * card.is_attack
