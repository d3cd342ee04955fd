"""Checks of a record's header that both formats share: rules, kingdom, seats, first player, position."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from throneroom.cards import BASIC_CARDS
from throneroom.cards.catalog import UnknownCard
from throneroom.engine.card import EDITIONS
from throneroom.engine.localizable import Localizable, localizable
from throneroom.engine.rng import KEY_BITS, SEED_DIGITS, check_seed
from throneroom.engine.setup import FEWEST_SEATS, MOST_SEATS, Kingdom
from throneroom.record.position import BadPosition, has_pile, kingdom_lines, no_edition, not_seated, read_position
from throneroom.record.record import MOST_ANSWERS, RULES, BadRecord

if TYPE_CHECKING:
    from throneroom.cards.catalog import Catalog
    from throneroom.engine.card import Card
    from throneroom.engine.game import Game

_KEY_DIGITS: Final = KEY_BITS // 4
ASKED: Final = "asked"  # the only value of the field `forced`


def check_rules(where: Localizable, rules: int) -> None:
    if rules != RULES:
        english = f"this record follows rules {rules}, but this program knows only rules {RULES}"
        raise BadRecord(where, localizable("problem-record-rules", english, rules=str(rules), known=str(RULES)))


def read_kingdom(where: Localizable, names: Iterable[str], catalog: Catalog, edition: str) -> Kingdom:
    cards: list[Card] = []
    for name in names:
        try:
            card = catalog.find(name)
        except UnknownCard as unknown:
            english = f"{unknown} (for a custom card, add --custom FILE)"
            raise BadRecord(where, localizable("problem-record-custom", english, problem=unknown.message)) from None
        if card in cards or card in BASIC_CARDS:
            raise BadRecord(where, has_pile(card))
        cards.append(card)
    if not cards:
        raise BadRecord(where, localizable("problem-record-no-card", "a kingdom needs at least one card"))
    return Kingdom(BASIC_CARDS, tuple(cards), edition)


def check_edition(where: Localizable, edition: str) -> str:
    if edition not in EDITIONS:
        raise BadRecord(where, no_edition(edition))
    return edition


def check_seats(where: Localizable, seats: int) -> None:
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise BadRecord(where, not_seated(seats))


def check_first(where: Localizable, first: int, seats: int) -> None:
    if not 0 <= first < seats:
        english = f"the first player must be a seat from 0 to {seats - 1}, not {first}"
        raise BadRecord(where, localizable("problem-record-first", english, last=seats - 1, first=str(first)))


def key_text(key: int) -> str:
    return f"{key:0{_KEY_DIGITS}x}"


def read_key(where: Localizable, text: str) -> int:
    """Read the key of a game that was dealt by key."""
    if not re.fullmatch(f"[0-9a-f]{{{_KEY_DIGITS}}}", text):
        english = f"a key has {_KEY_DIGITS} hexadecimal digits (0 to 9, a to f)"
        raise BadRecord(where, localizable("problem-record-key", english, digits=str(_KEY_DIGITS)))
    return int(text, 16)


def check_digits(where: Localizable, seed: int) -> None:
    """Refuse a seed that is too long. One that is even longer is not read as a number."""
    try:
        check_seed(seed, keyed=False)
    except ValueError:
        raise too_long(where) from None


def too_long(where: Localizable) -> BadRecord:
    english = f"a seed has at most {SEED_DIGITS:,} digits"
    return BadRecord(where, localizable("problem-record-digits", english, most=SEED_DIGITS))


def check_length(where: Localizable, answers: int) -> None:
    """Refuse a record with far more answers than any game has: it would take minutes to replay."""
    if answers > MOST_ANSWERS:
        english = f"a record has at most {MOST_ANSWERS:,} answers"
        raise BadRecord(where, localizable("problem-record-many", english, most=MOST_ANSWERS))


def check_forced(where: Localizable, text: str) -> None:
    if text != ASKED:
        english = f"expected {ASKED!r}, not {text[:40]!r}"
        raise BadRecord(where, localizable("problem-record-forced", english, known=repr(ASKED), value=repr(text[:40])))


def read_origin(
    lines: list[str], kingdom: Kingdom, seats: int, seed: int, catalog: Catalog, *, keyed: bool, asks_forced: bool
) -> Game:
    """Read the starting position of a game from its lines, without the kingdom. Raises BadPosition."""
    first = kingdom_lines(kingdom)
    text = "\n".join([*first, *lines])
    try:
        origin = read_position(text, catalog, seed, keyed=keyed, asks_forced=asks_forced)
    except BadPosition as bad:
        raise BadPosition(max(bad.line - len(first), 1), bad.reason) from None
    if len(origin.players) != seats:
        english = f"the record has {seats} seats, but the position has {len(origin.players)}"
        raise BadPosition(1, localizable("problem-position-seats", english, seats=seats, n=len(origin.players)))
    return origin
