"""What both formats of a record check alike before the first answer: the rules, the kingdom, the position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from throneroom.cards.basic import BASIC_CARDS
from throneroom.cards.catalog import UnknownCard, list_text
from throneroom.engine.setup import FEWEST_SEATS, MOST_SEATS, Kingdom
from throneroom.record.position import BadPosition, read_position
from throneroom.record.record import RULES, BadRecord

if TYPE_CHECKING:
    from throneroom.cards.catalog import Catalog
    from throneroom.engine.card import Card
    from throneroom.engine.game import Game


def check_rules(where: str, rules: int) -> None:
    if rules != RULES:
        raise BadRecord(where, f"this record follows rules {rules}; this program knows rules {RULES}")


def read_kingdom(where: str, names: Iterable[str], catalog: Catalog) -> Kingdom:
    cards: list[Card] = []
    for name in names:
        try:
            card = catalog.find(name)
        except UnknownCard as unknown:
            raise BadRecord(where, f"{unknown}; if it is an own card, give its file with --own FILE") from None
        if card in cards or card in BASIC_CARDS:
            raise BadRecord(where, f"{card.name} has its pile already and cannot be chosen again")
        cards.append(card)
    if not cards:
        raise BadRecord(where, "a kingdom has at least one card")
    return Kingdom(BASIC_CARDS, tuple(cards))


def check_seats(where: str, seats: int) -> None:
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise BadRecord(where, f"{FEWEST_SEATS} to {MOST_SEATS} players can play at a table, not {seats}")


def check_first(where: str, first: int, seats: int) -> None:
    if not 0 <= first < seats:
        raise BadRecord(where, f"the first player is a seat from 0 to {seats - 1}, not {first}")


def read_origin(lines: list[str], kingdom: Kingdom, seats: int, seed: int, catalog: Catalog) -> Game:
    """The position a game began from: the lines of a position without its kingdom. Raises BadPosition."""
    text = "\n".join([f"kingdom: {list_text(kingdom.cards)}", *lines])
    try:
        origin = read_position(text, catalog, seed)
    except BadPosition as bad:
        raise BadPosition(max(bad.line - 1, 1), bad.reason) from None
    if len(origin.players) != seats:
        raise BadPosition(1, f"the record names {seats} seats, but the position has {len(origin.players)}")
    return origin
