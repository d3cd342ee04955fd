"""What bots know about each Action card: one row per card.

All values are tenths of a coin: a Silver in hand is worth 20. A card without a row, such as a custom card, is judged by
its plus-signs and types.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from throneroom.bots.tactics.card_language import row_of
from throneroom.bots.tactics.knowledge_row import CardKnowledge
from throneroom.bots.tactics.second_edition_knowledge import SECOND_EDITION
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

CARDS: Final[dict[Card, CardKnowledge]] = {
    # Base
    ADVENTURER: CardKnowledge(typical_value=30, strength=53, always_play=True),
    BUREAUCRAT: CardKnowledge(typical_value=20, strength=62, attack_value=16, attack_fades=10),
    CELLAR: CardKnowledge(typical_value=8, strength=37, play_order=150, depends_on_hand=True),
    CHANCELLOR: CardKnowledge(typical_value=22, strength=57),
    CHAPEL: CardKnowledge(typical_value=12, strength=49, depends_on_hand=True, trashes_curses=True),
    COUNCIL_ROOM: CardKnowledge(typical_value=34, strength=75, always_play=True),
    FEAST: CardKnowledge(typical_value=32, strength=29),
    FESTIVAL: CardKnowledge(typical_value=30, strength=56, play_order=30),
    LABORATORY: CardKnowledge(typical_value=22, strength=61, play_order=70),
    LIBRARY: CardKnowledge(typical_value=26, strength=72),
    MARKET: CardKnowledge(typical_value=26, strength=62, play_order=110),
    MILITIA: CardKnowledge(typical_value=34, strength=76, attack_value=14, attacks_hand=True),
    MINE: CardKnowledge(typical_value=20, strength=57, depends_on_hand=True),
    MOAT: CardKnowledge(typical_value=16, strength=56),
    MONEYLENDER: CardKnowledge(typical_value=22, strength=55, depends_on_hand=True),
    REMODEL: CardKnowledge(typical_value=20, strength=63, trashes_curses=True),
    SMITHY: CardKnowledge(typical_value=27, strength=75),
    SPY: CardKnowledge(typical_value=14, strength=42, play_order=80),
    THIEF: CardKnowledge(typical_value=12, strength=56, attack_value=12, attack_fades=10),
    THRONE_ROOM: CardKnowledge(typical_value=26, strength=12, play_order=40, depends_on_hand=True),
    VILLAGE: CardKnowledge(typical_value=11, strength=31, play_order=10),
    WITCH: CardKnowledge(typical_value=45, strength=96, attack_value=35, attack_fades=20),
    WOODCUTTER: CardKnowledge(typical_value=23, strength=53),
    WORKSHOP: CardKnowledge(typical_value=20, strength=47),
    # Intrigue
    COURTYARD: CardKnowledge(typical_value=22, strength=87),
    PAWN: CardKnowledge(typical_value=12, strength=42, play_order=120, chosen_actions=1),
    SECRET_CHAMBER: CardKnowledge(typical_value=10, strength=26, depends_on_hand=True),
    GREAT_HALL: CardKnowledge(typical_value=10, strength=40, play_order=100),
    MASQUERADE: CardKnowledge(typical_value=24, strength=78, always_play=True, trashes_curses=True),
    SHANTY_TOWN: CardKnowledge(typical_value=12, strength=54, play_order=160),
    STEWARD: CardKnowledge(typical_value=22, strength=68, always_play=True, trashes_curses=True),
    SWINDLER: CardKnowledge(typical_value=32, strength=75, attack_value=12),
    WISHING_WELL: CardKnowledge(typical_value=13, strength=42, play_order=90),
    BARON: CardKnowledge(typical_value=28, strength=67, depends_on_hand=True),
    BRIDGE: CardKnowledge(typical_value=26, strength=64, always_play=True),
    CONSPIRATOR: CardKnowledge(typical_value=22, strength=48, play_order=50),
    COPPERSMITH: CardKnowledge(typical_value=20, strength=51, depends_on_hand=True),
    IRONWORKS: CardKnowledge(typical_value=24, strength=64, play_order=140),
    MINING_VILLAGE: CardKnowledge(typical_value=14, strength=44, play_order=20),
    SCOUT: CardKnowledge(typical_value=5, strength=32, play_order=60, effect_value=3),
    MINION: CardKnowledge(typical_value=26, strength=61, play_order=170, attack_value=20, attacks_hand=True),
    SABOTEUR: CardKnowledge(typical_value=25, strength=52, attack_value=25),
    TORTURER: CardKnowledge(typical_value=38, strength=86, attack_value=16, attacks_hand=True),
    TRADING_POST: CardKnowledge(typical_value=18, strength=45, trashes_curses=True),
    TRIBUTE: CardKnowledge(typical_value=28, strength=72, effect_value=26, always_play=True),
    UPGRADE: CardKnowledge(typical_value=18, strength=62, play_order=130, trashes_curses=True),
    NOBLES: CardKnowledge(typical_value=28, strength=67, always_play=True),
    # Second editions
    **SECOND_EDITION,
}

CURSE_TRASHERS: Final = [card for card, row in CARDS.items() if row.trashes_curses]

_NO_ROW: Final = CardKnowledge(typical_value=0, strength=0)


def _by_number() -> list[CardKnowledge]:
    rows = [_NO_ROW] * (max([card.number for card in CARDS]) + 1)
    for card, row in CARDS.items():
        rows[card.number] = row
    return rows


_BY_NUMBER: Final = _by_number()
_MOST_DERIVED: Final = 2000  # a server meets new cards for as long as it runs
_DERIVED: Final[dict[int, CardKnowledge]] = {}  # the rows of cards of the card language, by number


def known(card: Card) -> CardKnowledge:
    """Return the card's row; that of a custom card is derived from its tree, or has the default values."""
    if card.number < len(_BY_NUMBER):
        return _BY_NUMBER[card.number]
    if card.tree is None:
        return _NO_ROW
    row = _DERIVED.get(int(card.number))
    if row is None:
        row = row_of(card) or _NO_ROW
        if len(_DERIVED) >= _MOST_DERIVED:
            _DERIVED.clear()
        _DERIVED[int(card.number)] = row
    return row


def typical_value(card: Card) -> i64:
    """Return what one play of an Action is worth in an ordinary deck."""
    row = known(card)
    if row is not _NO_ROW:
        return row.typical_value
    return max(5, 10 * card.coins + 8 * card.cards + 3 * card.buys + 2 * card.actions)


def strength(card: Card) -> int:
    """Return how much an Action helps a big-money deck."""
    row = known(card)
    if row is not _NO_ROW:
        return row.strength
    return 40 + 8 * card.cards + 8 * card.coins + 3 * card.buys + 10 * card.is_attack


def actions_of(card: Card) -> i64:
    """Return how many Actions a play gives; 0 for a terminal."""
    return card.actions + known(card).chosen_actions


def is_dead(card: Card) -> bool:
    """Whether the card does nothing in hand: it is neither an Action nor a Treasure."""
    return not card.is_action and not card.is_treasure
