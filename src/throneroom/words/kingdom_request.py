"""Requests for a kingdom as a player types them, and the kingdoms proposed for them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from throneroom.cards.kingdoms import (
    BOTH,
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
from throneroom.words.names import find_card, find_cards, find_set

SEEDS = 1_000_000_000  # a random seed is below this
RANDOM = "random"  # as a kingdom: a random one; as a swap: one random swap per player


class BadKingdomRequest(ValueError):
    """Options that contradict each other, with a message in the player's language."""


@dataclass(frozen=True, kw_only=True)
class KingdomRequest:
    """What a player asks of `throneroom kingdom`; cards are named as typed."""

    named: str | None = None  # a recommended set or a list of ten cards; None for a random kingdom
    source: str | None = None
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
    split = request.split or request.people > MOST_SEATS
    sizes = tables_for(request.people) if split else [request.people]
    has_random_swaps = RANDOM in request.swaps
    _check(request, len(sizes), locale)
    source = request.source or BOTH
    seed = secrets.randbelow(SEEDS) if request.seed is None else request.seed
    bans = _cards(request.bans, known, locale)
    if request.named is not None:
        kingdoms = [named_kingdom(request.named, known, locale)] * len(sizes)
    else:
        needs = _cards(request.needs, known, locale)
        kingdoms = random_kingdoms(len(sizes), seed, source, needs, bans)
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


def named_kingdom(named: str, known: Sequence[Card], locale: Locale) -> Kingdom:
    """Return a recommended set, or the kingdom of a list of ten cards.

    Raises BadKingdom or NotFound.
    """
    is_list = any(mark in named for mark in ",;\n")
    return kingdom_of(find_cards(named, known, locale) if is_list else find_set(named, locale).cards)


def kingdom_by_seed(typed: str, known: Sequence[Card], locale: Locale) -> Callable[[int], Kingdom]:
    """Return a function that maps a game's seed to its kingdom.

    Raises BadKingdom or NotFound. For "random" (or "random base") it depends on the seed; for a set or a list of cards
    it is always the same.
    """
    word, _, source = typed.strip().partition(" ")
    if word.lower() == RANDOM:
        chosen = source.strip().lower() or BOTH
        random_kingdom(0, chosen)  # raises BadKingdom now if there is no such source
        return lambda seed: random_kingdom(seed, chosen)
    fixed = named_kingdom(typed, known, locale)
    return lambda seed: fixed
