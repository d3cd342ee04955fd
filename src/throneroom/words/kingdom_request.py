"""Requests for a kingdom as a player types them, and the kingdoms proposed for them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from throneroom.cards.kingdoms import (
    BOTH,
    MIXED,
    kingdom_of,
    random_kingdom,
    random_kingdoms,
    random_swaps,
    swap,
    tables_for,
)
from throneroom.engine.card import Card
from throneroom.engine.setup import FEWEST_SEATS, MOST_SEATS, Kingdom
from throneroom.locale import Locale
from throneroom.words.names import find_card, find_cards, find_set, split_edition

SEEDS = 1_000_000_000  # a random seed is below this
RANDOM = "random"  # as a kingdom: a random one; as a swap: one random swap per player


class BadKingdomRequest(ValueError):
    """Options that contradict each other, with a message in the player's language."""


@dataclass(frozen=True, kw_only=True)
class KingdomRequest:
    """What a player asks of `throneroom kingdom`; cards are named as typed."""

    named: str | None = None  # a recommended set or a list of ten cards; None for a random kingdom
    source: str | None = None
    edition: str | None = None
    needs: tuple[str, ...] = ()
    bans: tuple[str, ...] = ()
    seed: int | None = None
    people: int = FEWEST_SEATS
    split: bool = False  # tables of at most four, also for five or six people
    swaps: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class KingdomProposal:
    """The number of players and the kingdom of each table, and where they come from."""

    request: KingdomRequest
    tables: list[tuple[int, Kingdom]]
    seed: int | None  # None if nothing was random
    swaps: list[tuple[Card, Card]]
    unswapped: Kingdom  # the first table's kingdom before the swaps


def propose(request: KingdomRequest, known: Sequence[Card], locale: Locale) -> KingdomProposal:
    """Choose the kingdoms. Raises BadKingdom, NotFound or BadKingdomRequest if that is impossible."""
    request = _unnamed_if_random(request, locale)
    split = request.split or request.people > MOST_SEATS
    sizes = tables_for(request.people) if split else [request.people]
    has_random_swaps = RANDOM in request.swaps
    _check(request, len(sizes), locale)
    source = request.source or BOTH
    seed = secrets.randbelow(SEEDS) if request.seed is None else request.seed
    bans = _cards(request.bans, known, locale)
    if request.named is not None:
        kingdoms = [named_kingdom(request.named, known, locale, request.edition)] * len(sizes)
    else:
        needs = _cards(request.needs, known, locale)
        kingdoms = random_kingdoms(len(sizes), seed, source, needs, bans, request.edition)
    unswapped = kingdoms[0]
    if has_random_swaps:
        swaps = random_swaps(unswapped, request.people, seed, source, bans)
    else:
        swaps = [_swap(text, known, locale) for text in request.swaps]
    if swaps:
        kingdoms = [swap(unswapped, swaps, request.people)]
    return KingdomProposal(
        request=request,
        tables=list(zip(sizes, kingdoms, strict=True)),
        seed=seed if has_random_swaps or request.named is None else None,
        swaps=swaps,
        unswapped=unswapped,
    )


def _unnamed_if_random(request: KingdomRequest, locale: Locale) -> KingdomRequest:
    """Understand "random base, second edition" as a name, as everywhere else."""
    names, edition = split_edition(request.named or "", locale)
    source = _random_source(names)
    if source is None:
        return request
    return replace(request, named=None, source=source or request.source, edition=edition or request.edition)


def _random_source(names: str) -> str | None:
    """Return where "random base" draws from, "" if it does not say, or None if it is no such request."""
    word, _, source = names.strip().partition(" ")
    return source.strip().lower() if word.lower() == RANDOM else None


def _check(request: KingdomRequest, tables: int, locale: Locale) -> None:
    """Reject options that contradict each other instead of ignoring one of them."""
    has_random_swaps = RANDOM in request.swaps
    if request.named is not None:
        unused = [("--with", bool(request.needs))]
        if not has_random_swaps:
            unused += [("--from", request.source is not None), ("--without", bool(request.bans))]
            unused += [("--seed", request.seed is not None)]
        for option, given in unused:
            if given:
                raise BadKingdomRequest(locale.text("show-not-random", option=option))
    if request.swaps and tables > 1:
        raise BadKingdomRequest(locale.text("show-one-table", people=request.people, tables=tables))
    if has_random_swaps and len(request.swaps) > 1:
        raise BadKingdomRequest(locale.text("show-swap-alone"))


def _cards(typed: Sequence[str], known: Sequence[Card], locale: Locale) -> list[Card]:
    """Return the cards of an option such as --with, which is repeatable and takes lists."""
    return [find_card(name, known, locale) for names in typed for name in names.split(",")]


def _swap(text: str, known: Sequence[Card], locale: Locale) -> tuple[Card, Card]:
    old, equals, new = text.partition("=")
    if not equals:
        raise BadKingdomRequest(locale.text("show-bad-swap", swap=repr(text)))
    return find_card(old, known, locale), find_card(new, known, locale)


def named_kingdom(named: str, known: Sequence[Card], locale: Locale, edition: str | None = None) -> Kingdom:
    """Return a recommended set, or the kingdom of a list of ten cards. Either may end with ", second edition".

    Raises BadKingdom or NotFound.
    """
    names, said = split_edition(named, locale)
    edition = said or edition
    if edition == MIXED:  # whatever the cards are
        edition = None
    if any(mark in names for mark in ",;\n"):
        return kingdom_of(find_cards(names, known, locale), edition)
    return kingdom_of(find_set(names, locale, edition).cards, edition)


def kingdom_by_seed(typed: str, known: Sequence[Card], locale: Locale) -> Callable[[int], Kingdom]:
    """Return a function that maps a game's seed to its kingdom.

    Raises BadKingdom or NotFound. For "random" (or "random base, second edition") it depends on the seed; for a set or
    a list of cards it is always the same.
    """
    request, edition = split_edition(typed, locale)
    source = _random_source(request)
    if source is not None:
        chosen = source or BOTH
        random_kingdom(0, chosen)  # raises BadKingdom now if there is no such source
        return lambda seed: random_kingdom(seed, chosen, edition=edition)
    fixed = named_kingdom(typed, known, locale)
    return lambda seed: fixed
