"""The kingdom that a client asks for."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final, assert_never, cast

from throneroom.cards.kingdoms import kingdom_of, random_kingdom, random_swaps, swap
from throneroom.cards.sets import recommended_set
from throneroom.cards.written import with_written
from throneroom.engine.card import Card
from throneroom.engine.localizable import Problem
from throneroom.engine.setup import Kingdom
from throneroom.locale import Locale
from throneroom.protocol.kingdom import (
    ChosenCards,
    Edition,
    KingdomWish,
    NamedSet,
    Pile,
    Proposal,
    RandomCards,
    SwappedCards,
    WrittenCards,
)
from throneroom.protocol.lookup import current_catalog
from throneroom.server.refusal import Refusal
from throneroom.words.kingdom_request import named_kingdom
from throneroom.words.names import find_set

_ENGLISH: Final = Locale()  # names in any language are understood, English first
_SEEDS: Final = 1_000_000_000  # random seeds are below this, so that they fit in a link


def choose(wish: KingdomWish) -> tuple[Kingdom, int | None]:
    """Return the kingdom, and the seed it was drawn with if it is random. Raises Refusal."""
    try:
        return _choose(wish)
    except Problem as problem:
        raise Refusal("bad-wish", problem.message) from None


def _choose(wish: KingdomWish) -> tuple[Kingdom, int | None]:
    if isinstance(wish, NamedSet):
        return kingdom_of(find_set(wish.name, _ENGLISH, wish.edition).cards, wish.edition), None
    catalog = with_written(current_catalog(), wish.written)

    def cards(names: Iterable[str]) -> list[Card]:
        return [catalog.find(name) for name in names]

    match wish:
        case ChosenCards(cards=names, edition=edition):
            return kingdom_of(cards(names), edition), None
        case WrittenCards(text=text):
            return named_kingdom(text.strip(" ,;\n"), catalog.cards, _ENGLISH), None
        case RandomCards(source=source, need=need, ban=ban, seed=seed, edition=wanted):
            drawn = secrets.randbelow(_SEEDS) if seed is None else seed
            return random_kingdom(drawn, source, cards(need), cards(ban), wanted), drawn
        case SwappedCards(last=names, seats=seats, swaps=None, source=source, ban=ban, seed=seed, edition=edition):
            drawn = secrets.randbelow(_SEEDS) if seed is None else seed
            last = kingdom_of(cards(names), edition)
            return swap(last, random_swaps(last, seats, drawn, source, cards(ban)), seats), drawn
        case SwappedCards(last=names, seats=seats, swaps=swaps, edition=edition):
            pairs = [(catalog.find(old), catalog.find(new)) for old, new in swaps or ()]
            return swap(kingdom_of(cards(names), edition), pairs, seats), None
        case _:
            assert_never(wish)


def texts_in(wish: KingdomWish) -> int:
    """Return how many texts of cards are to be read for a wish, for rate limits."""
    return 0 if isinstance(wish, NamedSet) else len(wish.written)


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
        cast("Edition", kingdom.edition),
    )
