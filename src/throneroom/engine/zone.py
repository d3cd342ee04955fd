"""The zones that cards can be in, by the names that events and decisions use, and helpers for lists of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NewType

if TYPE_CHECKING:
    from throneroom.engine.card import Card

# A zone by its name. Some verbs have the same names in files and messages, such as "discard", but no constant of a zone
# is called like a verb, and neither can be passed for the other.
Place = NewType("Place", str)

# The names that events, decisions and messages use.
HAND: Final = Place("hand")
DECK: Final = Place("deck")
DISCARD_PILE: Final = Place("discard")
IN_PLAY: Final = Place("play")
REVEALED: Final = Place("revealed")
ASIDE: Final = Place("set-aside")
TRASH_PILE: Final = Place("trash")
SUPPLY: Final = Place("supply")

ZONES: Final = (HAND, DECK, DISCARD_PILE, IN_PLAY, REVEALED, ASIDE, TRASH_PILE, SUPPLY)

# Used instead of a zone: by an event that moves no card, and by a decision between modes.
NOWHERE: Final = Place("")
MODES: Final = Place("modes")


_CONSTANTS: Final = (
    (HAND, "HAND"),
    (DECK, "DECK"),
    (DISCARD_PILE, "DISCARD_PILE"),
    (IN_PLAY, "IN_PLAY"),
    (REVEALED, "REVEALED"),
    (ASIDE, "ASIDE"),
    (TRASH_PILE, "TRASH_PILE"),
    (SUPPLY, "SUPPLY"),
)


def check_place(given: object, fitting: tuple[Place, ...] = ZONES) -> None:
    """Raise TypeError unless this is one of the zones that fit: not the verb DISCARD instead of DISCARD_PILE."""
    for place in fitting:
        if isinstance(given, str) and given == place:
            return
    kind = "" if isinstance(given, str) else f"the {type(given).__name__.lower()} "
    names = ", ".join([name for place, name in _CONSTANTS if place in fitting])
    raise TypeError(f"expected one of the zones {names}, not {kind}{given!r}")


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


def without(cards: list[Card], taken: list[Card]) -> list[Card]:
    """Return these cards in their order, less those taken."""
    left = cards[:]
    for card in taken:
        remove_in_order(left, card)
    return left


def remove_in_order(cards: list[Card], card: Card) -> None:
    """Take the first copy of a card out of a list, and keep the others in order."""
    for at, held in enumerate(cards):
        if held is card:
            del cards[at]
            return
    raise missing(card, cards)
