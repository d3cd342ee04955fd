"""The zones that cards can be in, by the names that events and decisions use, and helpers for lists of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from throneroom.engine.card import Card

# The names that events, decisions and messages use.
HAND: Final = "hand"
DECK: Final = "deck"
DISCARD_PILE: Final = "discard"
IN_PLAY: Final = "play"
REVEALED: Final = "revealed"
ASIDE: Final = "set-aside"
TRASH_PILE: Final = "trash"
SUPPLY: Final = "supply"

ZONES: Final = (HAND, DECK, DISCARD_PILE, IN_PLAY, REVEALED, ASIDE, TRASH_PILE, SUPPLY)

# Used instead of a zone: by an event that moves no card, and by a decision between modes.
NOWHERE: Final = ""
MODES: Final = "modes"


def missing(card: Card, cards: list[Card]) -> ValueError:
    return ValueError(f"{card.name} is not among {cards}")


# Cards are compared by identity. `in` and `list.remove` compare with `==`, which in compiled code takes longer than
# all the rest of moving a card.


def contains(cards: list[Card], card: Card) -> bool:
    for held in cards:
        if held is card:
            return True
    return False


def remove(cards: list[Card], card: Card) -> None:
    """Take one copy of a card out of a list whose order does not matter: the last card takes its place."""
    if cards:
        last = cards.pop()
        if last is card:
            return
        for at, held in enumerate(cards):
            if held is card:
                cards[at] = last
                return
        cards.append(last)
    raise missing(card, cards)


def remove_in_order(cards: list[Card], card: Card) -> None:
    """Take the first copy of a card out of a list, and keep the others in order."""
    for at, held in enumerate(cards):
        if held is card:
            del cards[at]
            return
    raise missing(card, cards)
