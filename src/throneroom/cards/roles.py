"""What a card is good for, in the words players use when they choose a kingdom.

The browser filters cards by role, and the search builds its starting plans from roles. They describe the printed card,
not how to play it: that is in `bots/tactics/card_knowledge.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

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
from throneroom.engine.card import ACTION, CUSTOM, Card
from throneroom.engine.card import ATTACK as ATTACK_TYPE
from throneroom.engine.card import REACTION as REACTION_TYPE

if TYPE_CHECKING:
    from throneroom.cards.language.card_tree import CardTree

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
    if card.tree is not None:
        return _roles_of_tree(card.tree)
    by_effect = ROLES_BY_EFFECT.get(card, ())
    return _roles(card.types, card.actions, card.cards, card.coins, card.buys, by_effect)


def _roles(types: int, actions: i64, cards: i64, coins: i64, buys: i64, by_effect: tuple[str, ...]) -> list[str]:
    printed = {
        VILLAGE: actions >= 2,
        DRAW: cards >= 2,
        COINS: coins > 0 and types & ACTION != 0,
        BUY: buys > 0,
        ATTACK: types & ATTACK_TYPE != 0,
        REACTION: types & REACTION_TYPE != 0,
    }
    return [role for role in ROLES if printed.get(role) or role in by_effect]


def _roles_of_tree(tree: object) -> list[str]:
    """Return the roles of a card of the card language, derived from its tree."""
    from throneroom.cards.language.card_tree import CardTree

    return tree_roles(tree) if isinstance(tree, CardTree) else []


def tree_roles(tree: CardTree) -> list[str]:
    """Return what a card is good for that is known only as a tree, as while it is being written."""
    from throneroom.cards.language.facts import facts

    return _roles(tree.types, tree.actions, tree.cards, tree.coins, tree.buys, facts(tree).roles)


def counts_actions(card: Card) -> bool:
    """Return whether the card's text depends on how many Actions were played this turn; one in Python might."""
    if card.tree is None:
        return card is CONSPIRATOR or (card.box == CUSTOM and card.effect is not None)
    return tree_counts_actions(card.tree)


def tree_counts_actions(tree: object) -> bool:
    """Return whether a card that is known as a tree depends on how many Actions were played this turn."""
    from throneroom.cards.language.conditions import PLAYED, Condition

    left: list[object] = [tree]
    while left:
        part = left.pop()
        if isinstance(part, Condition) and part.kind == PLAYED:
            return True
        inside = part if isinstance(part, tuple) else getattr(part, "parts", tuple)()
        left.extend(inside)
    return False
