"""Ten cards for a game: chosen by hand, at random, or by swaps in a series (rules, sections 2 and 10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from throneroom.cards.boxes import BASE_CARDS, BASIC_CARDS, INTRIGUE_CARDS, of_edition
from throneroom.cards.written import card_written, is_written, written_text
from throneroom.engine.card import BASE, BASIC, CUSTOM, EDITIONS, FIRST, INTRIGUE, SECOND, Card, distinct
from throneroom.engine.localizable import OneOf, Problem
from throneroom.engine.rng import Random
from throneroom.engine.setup import FEWEST_SEATS, KINGDOM_SIZE, Kingdom

if TYPE_CHECKING:
    from throneroom.cards.catalog import Catalog

# Where a kingdom comes from: one box, both boxes mixed, or five cards of each.
BOTH: Final = "both"
FIVE_AND_FIVE: Final = "5+5"
SOURCES: Final = (BASE, INTRIGUE, BOTH, FIVE_AND_FIVE)

# Which cards of a box a kingdom is drawn from: those of one edition, or of both.
MIXED: Final = "mixed"
DRAWN_EDITIONS: Final = (*EDITIONS, MIXED)

# What follows the names of the cards of a second-edition kingdom. No card can be called this.
SECOND_EDITION: Final = "second edition"

# Random streams of a seed. Those from 0 on belong to the seats, and -1 chooses the first player.
KINGDOM_STREAM: Final = -2
SWAP_STREAM: Final = -3

_COMFORTABLE: Final = 4  # with more people, the rulebook advises two tables


class BadKingdom(Problem):
    """Cards that do not form a valid kingdom."""


class ImpossibleWish(BadKingdom):
    """A combination of needed cards, banned cards and source that no kingdom satisfies."""


class BadSwap(BadKingdom):
    """Swaps that are not allowed in a series."""


# -- by hand ---------------------------------------------------------------------------------------------


def kingdom_of(cards: Iterable[Card], edition: str | None = None) -> Kingdom:
    """Return the kingdom of these ten different cards, with the basic cards. Raises BadKingdom.

    Without an edition, it is the second if one of the cards is only in that edition, and otherwise the first. Any
    edition may be given: whoever owns both mixes them.
    """
    chosen = list(cards)
    _refuse_basic(chosen)
    for card in chosen:
        if sum(other is card for other in chosen) > 1:
            raise BadKingdom(
                "problem-kingdom-twice",
                f"{card.name} is listed more than once; a kingdom has {KINGDOM_SIZE} different cards",
                card=card,
                n=KINGDOM_SIZE,
            )
    if len(chosen) != KINGDOM_SIZE:
        wrong = KINGDOM_SIZE - len(chosen)
        cure = f"add {wrong} more" if wrong > 0 else f"remove {-wrong}"
        raise BadKingdom(
            "problem-kingdom-few" if wrong > 0 else "problem-kingdom-many",
            f"a kingdom has {KINGDOM_SIZE} different cards, not {len(chosen)}; {cure}",
            n=KINGDOM_SIZE,
            given=len(chosen),
            wrong=abs(wrong),
        )
    if edition is not None and edition not in EDITIONS:
        raise _no_edition(edition, EDITIONS)
    return Kingdom(BASIC_CARDS, tuple(chosen), edition or edition_of(chosen))


def edition_of(cards: Iterable[Card]) -> str:
    """Return the edition that these cards are from if nobody says otherwise."""
    return SECOND if any(card.only_in == SECOND for card in cards) else FIRST


def _no_edition(edition: str, known: Sequence[str]) -> BadKingdom:
    return ImpossibleWish(
        "problem-kingdom-edition",
        f"the edition is {', '.join(known[:-1])} or {known[-1]}, not {edition!r}",
        known=OneOf(list(known)),
        edition=repr(edition),
    )


def kingdom_names(kingdom: Kingdom) -> tuple[str, ...]:
    """Return a kingdom as plain data: the names of its cards, then the edition if it is the second.

    A card of the card language is there with its text, in place of its name: whoever reads it needs no file.
    """
    names = tuple([written_text(card) or card.name for card in kingdom.cards])
    return (*names, SECOND_EDITION) if kingdom.is_second_edition else names


def shown_names(kingdom: Kingdom) -> tuple[str, ...]:
    """Return the names of a kingdom's cards, for people, then the edition if it is the second."""
    names = tuple([card.name for card in kingdom.cards])
    return (*names, SECOND_EDITION) if kingdom.is_second_edition else names


def kingdom_named(names: Sequence[str], catalog: Catalog) -> Kingdom:
    """Return the kingdom that `kingdom_names` described. Raises UnknownCard, BadCardText or BadKingdom."""
    edition = SECOND if SECOND_EDITION in names else FIRST
    cards = [
        card_written(name, catalog) if is_written(name) else catalog.find(name)
        for name in names
        if name != SECOND_EDITION
    ]
    return kingdom_of(cards, edition)


def _refuse_basic(cards: list[Card]) -> None:
    for card in cards:
        if card.box == BASIC:
            raise BadKingdom(
                "problem-kingdom-basic",
                f"{card.name} is a basic card and already in every game; list only kingdom cards",
                card=card,
            )


# -- at random -------------------------------------------------------------------------------------------


class _Share:
    """The part of a kingdom that comes from one stack of cards: all ten, or five from a box."""

    def __init__(self, name: str, stack: tuple[Card, ...], places: int) -> None:
        self.name: Final = name
        self.stack: Final = stack
        self.places: Final = places
        self.free = places


def _shares(source: str, edition: str) -> list[_Share]:
    if edition not in DRAWN_EDITIONS:
        raise _no_edition(edition, DRAWN_EDITIONS)
    base = BASE_CARDS if edition == MIXED else of_edition(BASE_CARDS, edition)
    intrigue = INTRIGUE_CARDS if edition == MIXED else of_edition(INTRIGUE_CARDS, edition)
    if source == BASE:
        return [_Share(BASE, base, KINGDOM_SIZE)]
    if source == INTRIGUE:
        return [_Share(INTRIGUE, intrigue, KINGDOM_SIZE)]
    if source == BOTH:
        return [_Share(BOTH, base + intrigue, KINGDOM_SIZE)]
    if source == FIVE_AND_FIVE:
        half = KINGDOM_SIZE // 2
        return [_Share(BASE, base, half), _Share(INTRIGUE, intrigue, half)]
    raise ImpossibleWish(
        "problem-kingdom-source",
        f"a kingdom can be drawn from {', '.join(SOURCES[:-1])} or {SOURCES[-1]}, not from {source!r}",
        known=OneOf(list(SOURCES)),
        source=repr(source),
    )


def random_kingdom(
    seed: int,
    source: str = BOTH,
    need: Iterable[Card] = (),
    ban: Iterable[Card] = (),
    edition: str | None = None,
) -> Kingdom:
    """Choose a random kingdom, the same one for the same arguments.

    All kingdoms that satisfy the request are equally likely. Custom cards are never drawn, but may be needed with any
    source; with five and five, each takes a place of the box that has more places left to fill. Without an edition,
    the cards are drawn from the one that has all the cards needed: the first, or else the second, or else both mixed.
    """
    needed = distinct(list(need))
    banned = distinct(list(ban))
    _refuse_basic(needed + banned)
    if edition is None:
        edition = _edition_with(needed)
    shares = _shares(source, edition)
    if len(needed) > KINGDOM_SIZE:
        raise ImpossibleWish(
            "problem-kingdom-needs",
            f"a kingdom has {KINGDOM_SIZE} cards, but {len(needed)} are required: {_names(needed)}",
            n=KINGDOM_SIZE,
            needed=len(needed),
            cards=needed,
        )
    for card in needed:
        if card in banned:
            raise ImpossibleWish(
                "problem-kingdom-both", f"{card.name} is both required and banned; choose one", card=card
            )
        if card.box != CUSTOM:
            _share_of(card, shares, source, edition).free -= 1
    for share in shares:
        if share.free < 0:
            named = [card for card in needed if card in share.stack]
            raise ImpossibleWish(
                "problem-kingdom-share",
                f"{source} takes {share.places} {share.name} cards, but {len(named)} are required: {_names(named)}",
                source=source,
                n=share.places,
                box=share.name,
                needed=len(named),
                cards=named,
            )
    for card in needed:
        if card.box == CUSTOM:
            _roomiest(shares).free -= 1

    rng = Random(seed, KINGDOM_STREAM)
    chosen = needed[:]
    for share in shares:
        stack = [card for card in share.stack if card not in needed and card not in banned]
        if len(stack) < share.free:
            raise ImpossibleWish(
                "problem-kingdom-bans",
                f"{share.free} more cards from {share.name} are needed, but the bans leave {len(stack)}; ban fewer",
                n=share.free,
                source=share.name,
                left=len(stack),
            )
        chosen += rng.sample(stack, share.free)
    return kingdom_of(chosen, None if edition == MIXED else edition)


def _edition_with(needed: list[Card]) -> str:
    """Return the edition that has these cards."""
    only = {card.only_in for card in needed if card.only_in}
    return MIXED if len(only) > 1 else (*only, FIRST)[0]


def _share_of(card: Card, shares: list[_Share], source: str, edition: str) -> _Share:
    for share in shares:
        if card in share.stack:
            return share
    if edition != MIXED and card.only_in not in ("", edition):
        raise ImpossibleWish(
            "problem-kingdom-other-edition",
            f"{card.name} is only in the {card.only_in} edition, but the kingdom is drawn from the {edition}; "
            f"try {MIXED}",
            card=card,
            edition=edition,
            mixed=MIXED,
        )
    raise ImpossibleWish(
        "problem-kingdom-box",
        f"{card.name} is from {card.box}, but the kingdom is drawn from {source}; try {BOTH}",
        card=card,
        box=card.box,
        source=source,
        both=BOTH,
    )


def _roomiest(shares: list[_Share]) -> _Share:
    found = shares[0]
    for share in shares:
        if share.free > found.free:
            found = share
    return found


def _names(cards: list[Card]) -> str:
    return ", ".join(card.name for card in cards)


# -- series of games -------------------------------------------------------------------------------------


def swap(last: Kingdom, swaps: Sequence[tuple[Card, Card]], seats: int) -> Kingdom:
    """Return the next kingdom of a series: each player may swap one card for one not in the last game."""
    if len(swaps) > seats:
        raise BadSwap(
            "problem-swap-many",
            f"each player may swap at most one card, but there are {len(swaps)} swaps for {seats} players",
            seats=seats,
            n=len(swaps),
        )
    cards = list(last.cards)
    taken: list[Card] = []
    for old, new in swaps:
        if old not in last.cards:
            raise BadSwap(
                "problem-swap-absent",
                f"{old.name} was not in the last game; swap one of these: {_names(list(last.cards))}",
                card=old,
                cards=list(last.cards),
            )
        if old not in cards:
            raise BadSwap(
                "problem-swap-twice", f"{old.name} is swapped out twice; swap out another card instead", card=old
            )
        _refuse_basic([new])
        if new in last.cards:
            raise BadSwap(
                "problem-swap-known", f"{new.name} was already in the last game; swap in a card that was not", card=new
            )
        if new in taken:
            raise BadSwap(
                "problem-swap-taken",
                f"{new.name} is swapped in twice; a kingdom has {KINGDOM_SIZE} different cards",
                card=new,
                n=KINGDOM_SIZE,
            )
        taken.append(new)
        cards = [new if card is old else card for card in cards]
    return kingdom_of(cards, last.edition)


def random_swaps(
    last: Kingdom, seats: int, seed: int, source: str = BOTH, ban: Iterable[Card] = ()
) -> list[tuple[Card, Card]]:
    """Choose a random swap for each player. With five and five, both cards are from the same box.

    The new cards are from the edition of the last kingdom, or from both editions if it mixes them."""
    rng = Random(seed, SWAP_STREAM)
    banned = distinct(list(ban))
    drawn = last.edition if len({card.only_in for card in last.cards} - {"", last.edition}) == 0 else MIXED
    taken: list[Card] = []
    swaps: list[tuple[Card, Card]] = []
    for old in rng.sample(list(last.cards), seats):
        stack: list[Card] = []
        for share in _shares(source, drawn):
            if source != FIVE_AND_FIVE or old.box == CUSTOM or old.box == share.name:
                stack += share.stack
        stack = [card for card in stack if card not in last.cards and card not in taken and card not in banned]
        if not stack:
            raise ImpossibleWish(
                "problem-swap-none",
                f"no card from {source} is left to replace {old.name}; ban fewer cards",
                source=source,
                card=old,
            )
        new = rng.sample(stack, 1)[0]
        taken.append(new)
        swaps.append((old, new))
    return swaps


# -- many people -----------------------------------------------------------------------------------------


def tables_for(people: int) -> list[int]:
    """Return how many people sit at each table, as the rulebook advises: at most four, evenly spread.

    Seven people split into 3 and 4. Every table has three or four people, except that two sit at one table and five
    split into 2 and 3. Five or six can also play at one table.
    """
    if people < FEWEST_SEATS:
        raise ValueError(f"a game needs at least {FEWEST_SEATS} people, not {people}")
    tables = -(-people // _COMFORTABLE)
    return [people // tables + (table >= tables - people % tables) for table in range(tables)]


def random_kingdoms(
    tables: int,
    seed: int,
    source: str = BOTH,
    need: Iterable[Card] = (),
    ban: Iterable[Card] = (),
    edition: str | None = None,
) -> list[Kingdom]:
    """Choose a kingdom for each table. If possible, they share no cards except needed ones."""
    needed = list(need)
    banned = list(ban)
    kingdoms: list[Kingdom] = []
    for table in range(tables):
        elsewhere = [card for kingdom in kingdoms for card in kingdom.cards if card not in needed]
        try:
            kingdom = random_kingdom(seed + table, source, needed, banned + elsewhere, edition)
        except ImpossibleWish:
            kingdom = random_kingdom(seed + table, source, needed, banned, edition)
        kingdoms.append(kingdom)
    return kingdoms
