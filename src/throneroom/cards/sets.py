"""The sets of ten cards that the rulebooks recommend (rules, section 10)."""

from __future__ import annotations

from typing import Final

from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import edition_of
from throneroom.cards.second_edition.sets import SETS as SECOND_EDITION_SETS
from throneroom.engine.card import BASE, FIRST, INTRIGUE, Card
from throneroom.engine.setup import Kingdom


class RecommendedSet:
    """Ten cards that the rulebooks recommend. Sets of different editions may have the same name."""

    def __init__(self, name: str, boxes: tuple[str, ...], cards: tuple[Card, ...]) -> None:
        self.name: Final = name
        self.boxes: Final = boxes
        self.cards: Final = cards
        self.edition: Final = edition_of(cards)

    def __repr__(self) -> str:
        return self.name if self.edition == FIRST else f"{self.name} ({self.edition} edition)"


_PRINTED: Final = Catalog()


def _set(name: str, names: str) -> RecommendedSet:
    cards = tuple(_PRINTED.read_list(names))
    boxes = tuple(box for box in (BASE, INTRIGUE) if any(card.box == box for card in cards))
    return RecommendedSet(name, boxes, cards)


RECOMMENDED_SETS: Final = (
    _set(
        "First Game",
        "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop",
    ),
    _set(
        "Big Money",
        "Adventurer, Bureaucrat, Chancellor, Chapel, Feast, Laboratory, Market, Mine, Moneylender, Throne Room",
    ),
    _set(
        "Interaction",
        "Bureaucrat, Chancellor, Council Room, Festival, Library, Militia, Moat, Spy, Thief, Village",
    ),
    _set(
        "Size Distortion",
        "Cellar, Chapel, Feast, Gardens, Laboratory, Thief, Village, Witch, Woodcutter, Workshop",
    ),
    _set(
        "Village Square",
        "Bureaucrat, Cellar, Festival, Library, Market, Remodel, Smithy, Throne Room, Village, Woodcutter",
    ),
    _set(
        "Victory Dance",
        "Bridge, Duke, Great Hall, Harem, Ironworks, Masquerade, Nobles, Pawn, Scout, Upgrade",
    ),
    _set(
        "Secret Schemes",
        "Conspirator, Harem, Ironworks, Pawn, Saboteur, Shanty Town, Steward, Swindler, Trading Post, Tribute",
    ),
    _set(
        "Best Wishes",
        "Coppersmith, Courtyard, Masquerade, Scout, Shanty Town, Steward, Torturer, Trading Post, Upgrade, "
        "Wishing Well",
    ),
    _set(
        "Deconstruction",
        "Bridge, Mining Village, Remodel, Saboteur, Secret Chamber, Spy, Swindler, Thief, Throne Room, Torturer",
    ),
    _set(
        "Hand Madness",
        "Bureaucrat, Chancellor, Council Room, Courtyard, Mine, Militia, Minion, Nobles, Steward, Torturer",
    ),
    _set(
        "Underlings",
        "Baron, Cellar, Festival, Library, Masquerade, Minion, Nobles, Pawn, Steward, Witch",
    ),
    *(_set(name, cards) for name, cards in SECOND_EDITION_SETS),
)


def recommended_set(kingdom: Kingdom) -> RecommendedSet | None:
    """Return the recommended set with the same ten cards and edition, if there is one."""
    for known in RECOMMENDED_SETS:
        if known.edition == kingdom.edition and all(card in known.cards for card in kingdom.cards):
            return known
    return None
