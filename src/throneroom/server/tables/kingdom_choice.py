"""The kingdom that a client asks for."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from throneroom.cards.kingdoms import kingdom_of, random_kingdom, random_swaps, swap
from throneroom.cards.sets import recommended_set
from throneroom.engine.card import Card
from throneroom.engine.localizable import Problem
from throneroom.engine.setup import Kingdom
from throneroom.locale import Locale
from throneroom.protocol.kingdom import (
    ChosenCards,
    KingdomWish,
    NamedSet,
    Pile,
    Proposal,
    RandomCards,
    SwappedCards,
    WrittenCards,
)
from throneroom.protocol.lookup import CATALOG
from throneroom.server.refusal import Refusal
from throneroom.words.names import find_cards, find_set

_SEPARATOR: Final = re.compile(r"[,;\n]")
_ENGLISH: Final = Locale()  # names in any language are understood, English first
_SEEDS: Final = 1_000_000_000  # random seeds are below this, so that they fit in a link


def choose(wish: KingdomWish) -> tuple[Kingdom, int | None]:
    """Return the kingdom, and the seed it was drawn with if it is random. Raises Refusal."""
    try:
        return _choose(wish)
    except Problem as problem:
        raise Refusal("bad-wish", problem.message) from None


def _choose(wish: KingdomWish) -> tuple[Kingdom, int | None]:
    match wish:
        case NamedSet(name=name):
            return kingdom_of(_set_named(name)), None
        case ChosenCards(cards=names):
            return kingdom_of(_cards(names)), None
        case WrittenCards(text=text):
            parts = [part for part in _SEPARATOR.split(text) if part.strip()]
            chosen = _set_named(text) if len(parts) == 1 else find_cards(text, CATALOG.cards, _ENGLISH)
            return kingdom_of(chosen), None
        case RandomCards(source=source, need=need, ban=ban, seed=seed):
            drawn = secrets.randbelow(_SEEDS) if seed is None else seed
            return random_kingdom(drawn, source, _cards(need), _cards(ban)), drawn
        case SwappedCards(last=names, seats=seats, swaps=None, source=source, ban=ban, seed=seed):
            drawn = secrets.randbelow(_SEEDS) if seed is None else seed
            last = kingdom_of(_cards(names))
            return swap(last, random_swaps(last, seats, drawn, source, _cards(ban)), seats), drawn
        case SwappedCards(last=names, seats=seats, swaps=swaps):
            pairs = [(CATALOG.find(old), CATALOG.find(new)) for old, new in swaps or ()]
            return swap(kingdom_of(_cards(names)), pairs, seats), None
        case _:
            assert_never(wish)


def _cards(names: Iterable[str]) -> list[Card]:
    return [CATALOG.find(name) for name in names]


def _set_named(name: str) -> Sequence[Card]:
    return find_set(name.strip(" ,;\n"), _ENGLISH).cards


def propose(wish: KingdomWish, seats: int) -> Proposal:
    """Return the kingdom with the sizes of all piles for this many players."""
    kingdom, seed = choose(wish)
    known = recommended_set(kingdom)
    stock = kingdom.stock(seats)
    return Proposal(
        [card.name for card in kingdom.cards],
        None if known is None else known.name,
        seed,
        [Pile(card.name, size) for card, size in zip(stock.cards, stock.sizes, strict=True)],
    )
