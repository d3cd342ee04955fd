"""The boards on which cards are measured: nine random kingdom cards each, and the card beside them.

Board number n of a seed is the same for every card, so two cards are compared on the same boards, with the same deals.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from throneroom.cards.boxes import BASIC_CARDS
from throneroom.cards.catalog import Catalog
from throneroom.cards.custom_sources import CardSource, load_sources
from throneroom.cards.kingdoms import BOTH, SECOND_EDITION, kingdom_named, kingdom_names, random_kingdom
from throneroom.cards.language.card_tree import CardTree
from throneroom.cards.language.writer import write_card
from throneroom.engine.card import Card
from throneroom.engine.localizable import Problem
from throneroom.engine.rng import Random
from throneroom.engine.setup import Kingdom

_DROP_STREAM: Final = -60  # chooses the card of a random kingdom that makes room
_COST: Final = re.compile(r"^cost \d+", re.MULTILINE)


class NoCardText(Problem):
    """A card whose price cannot be changed, since it is not written in the card language."""


@dataclass(frozen=True)
class Board:
    """Nine kingdom cards by name and their edition, and a tenth card that fills its place while plans are made."""

    number: int
    others: tuple[str, ...]
    edition: tuple[str, ...]  # as in `kingdom_names`
    tenth: str


@dataclass(frozen=True)
class MeasuredCard:
    """A printed card by its name, or a custom card with the source that has it at this price."""

    name: str
    source: CardSource | None = None

    @property
    def sources(self) -> tuple[CardSource, ...]:
        return () if self.source is None else (self.source,)

    @property
    def catalog(self) -> Catalog:
        return load_sources(self.sources).catalog

    @property
    def card(self) -> Card:
        return self.catalog.find(self.name)


def board(number: int, seed: int, edition: str) -> Board:
    """Return a board of random cards from both boxes."""
    drawn = random_kingdom(seed + number, BOTH, edition=edition)
    tenth = drawn.cards[Random(seed + number, _DROP_STREAM).below(len(drawn.cards))]
    names = kingdom_names(drawn)
    noted = tuple([name for name in names if name == SECOND_EDITION])
    return Board(number, tuple([name for name in names if name not in (tenth.name, *noted)]), noted, tenth.name)


def kingdom_with(place: Board, measured: MeasuredCard) -> Kingdom:
    """Return the kingdom of a board and a card."""
    return kingdom_named((*place.others, measured.name, *place.edition), measured.catalog)


def planning_kingdom(place: Board) -> Kingdom:
    """Return the kingdom in which plans without the card are searched: the tenth card is there, but not in plans."""
    return kingdom_named((*place.others, place.tenth, *place.edition), Catalog())


def others_only(place: Board) -> Kingdom:
    """Return the nine cards that plans without the card may buy, as a kingdom to plan for, not to play in."""
    kingdom = planning_kingdom(place)
    cards = tuple([card for card in kingdom.cards if card.name != place.tenth])
    return Kingdom(BASIC_CARDS, cards, kingdom.edition)


def at_price(card: Card, cost: int) -> MeasuredCard:
    """Return a card of the card language as it would be at another price. Raises NoCardText."""
    if not isinstance(card.tree, CardTree):
        english = f"{card.name} is not written in the card language, so its price cannot be changed"
        raise NoCardText("balance-no-text", english, card=card.name)
    text = _COST.sub(f"cost {cost}", write_card(card.tree), count=1)
    return MeasuredCard(card.name, CardSource(f"{card.name}.card", text.encode()))
