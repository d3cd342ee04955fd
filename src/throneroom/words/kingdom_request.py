"""Kingdoms as a player reads them in a terminal: the recommended sets, a proposal for each table, and as data."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from throneroom.cards import BASIC_CARDS
from throneroom.cards.kingdoms import (
    BOTH,
    kingdom_of,
    random_kingdoms,
    random_swaps,
    swap,
    tables_for,
)
from throneroom.cards.sets import RECOMMENDED_SETS, RecommendedSet, recommended_set
from throneroom.engine.card import CUSTOM, Card
from throneroom.engine.setup import MOST_SEATS, Kingdom
from throneroom.locale import Locale
from throneroom.words.card_text import Cell, box_name, show_line, show_table, show_text, title, type_names
from throneroom.words.names import card_name, find_card, find_cards, find_set, set_name
from throneroom.words.program import program

SEEDS = 1_000_000_000  # of so many seeds one is chosen, where the player names none
BY_CHANCE = "random"  # as a swap: one for each player


class BadWish(ValueError):
    """Wishes that do not go together, in the player's words."""


@dataclass(frozen=True)
class Wishes:
    """What a player asks of `throneroom kingdom`; cards are named as the player typed them."""

    named: str | None  # a recommended set or a list of ten cards; None for a random kingdom
    source: str | None
    needs: tuple[str, ...]
    bans: tuple[str, ...]
    seed: int | None
    people: int
    split: bool  # tables of at most four, also for five or six
    swaps: tuple[str, ...]
    custom: tuple[Path, ...]  # the files with the user's own cards


@dataclass(frozen=True)
class Proposal:
    """How many play at each table, with which kingdom, and how that came about."""

    wishes: Wishes
    tables: list[tuple[int, Kingdom]]
    seed: int | None  # None if nothing was left to chance
    swaps: list[tuple[Card, Card]]
    unswapped: Kingdom  # the first table's kingdom before the swaps


# -- recommended sets ------------------------------------------------------------------------------------


def show_sets(locale: Locale, output: Console) -> None:
    """The recommended sets and their cards."""
    for known in RECOMMENDED_SETS:
        if known is not RECOMMENDED_SETS[0]:
            output.print()
        boxes = " + ".join(box_name(box, locale) for box in known.boxes)
        show_line(Text.assemble((set_name(known, locale), "bold"), f" ({boxes})"), output)
        show_text("  " + ", ".join(card_name(card, locale) for card in known.cards), output, indent=2)


def set_data(known: RecommendedSet) -> dict[str, Any]:
    """A recommended set for programs: names are in English, whatever the language."""
    return {"name": known.name, "boxes": list(known.boxes), "cards": [card.name for card in known.cards]}


# -- proposals -------------------------------------------------------------------------------------------


def propose(wishes: Wishes, known: Sequence[Card], locale: Locale) -> Proposal:
    """Choose the kingdoms. Wishes that cannot be met raise BadKingdom, NotFound or BadWish."""
    split = wishes.split or wishes.people > MOST_SEATS
    sizes = tables_for(wishes.people) if split else [wishes.people]
    swaps_by_chance = BY_CHANCE in wishes.swaps
    _check(wishes, len(sizes), locale)
    source = wishes.source or BOTH
    seed = secrets.randbelow(SEEDS) if wishes.seed is None else wishes.seed
    bans = _cards(wishes.bans, known, locale)
    if wishes.named is not None:
        kingdoms = [_named(wishes.named, known, locale)] * len(sizes)
    else:
        needs = _cards(wishes.needs, known, locale)
        kingdoms = random_kingdoms(len(sizes), seed, source, needs, bans)
    last = kingdoms[0]
    if swaps_by_chance:
        swaps = random_swaps(last, wishes.people, seed, source, bans)
    else:
        swaps = [_swap(text, known, locale) for text in wishes.swaps]
    if swaps:
        kingdoms = [swap(last, swaps, wishes.people)]
    used = seed if swaps_by_chance or wishes.named is None else None
    return Proposal(wishes, list(zip(sizes, kingdoms, strict=True)), used, swaps, last)


def _check(wishes: Wishes, tables: int, locale: Locale) -> None:
    """Refuse wishes that do not go together, rather than pass over one of them."""
    swaps_by_chance = BY_CHANCE in wishes.swaps
    if wishes.named is not None:
        idle = [("--with", bool(wishes.needs))]
        if not swaps_by_chance:
            idle += [("--from", wishes.source is not None), ("--without", bool(wishes.bans))]
            idle += [("--seed", wishes.seed is not None)]
        for option, given in idle:
            if given:
                raise BadWish(locale.text("show-not-random", option=option))
    if wishes.swaps and tables > 1:
        raise BadWish(locale.text("show-one-table", people=wishes.people, tables=tables))
    if swaps_by_chance and len(wishes.swaps) > 1:
        raise BadWish(locale.text("show-swap-alone"))


def _cards(wanted: Sequence[str], known: Sequence[Card], locale: Locale) -> list[Card]:
    """The cards of options such as --with; several may stand in one, with commas."""
    return [find_card(name, known, locale) for names in wanted for name in names.split(",")]


def _named(named: str, known: Sequence[Card], locale: Locale) -> Kingdom:
    """A recommended set, or a list of ten cards."""
    is_list = any(mark in named for mark in ",;\n")
    return kingdom_of(find_cards(named, known, locale) if is_list else find_set(named, locale).cards)


def _swap(text: str, known: Sequence[Card], locale: Locale) -> tuple[Card, Card]:
    old, equals, new = text.partition("=")
    if not equals:
        raise BadWish(locale.text("show-bad-swap", swap=repr(text)))
    return find_card(old, known, locale), find_card(new, known, locale)


def show_proposal(proposal: Proposal, locale: Locale, output: Console) -> None:
    """Each table with its kingdom, pile sizes, and the command that gives it again."""
    sizes = [players for players, _ in proposal.tables]
    people = sum(sizes)
    show_line(Text(_origin(proposal, locale), style="bold"), output)
    if proposal.swaps:
        show_text(_swaps(proposal, locale), output, indent=2)
    if len(sizes) > 1:
        show_text(locale.text("show-tables", people=people, tables=len(sizes), sizes=_sum(sizes)), output)
    for number, (players, kingdom) in enumerate(proposal.tables, start=1):
        output.print()
        if len(sizes) > 1:
            heading = locale.text("show-table", number=number, players=players)
            show_line(Text(heading, style="bold underline"), output)
        _show_kingdom(kingdom, players, locale, output)
        output.print()
        show_line(Text(locale.text("show-again"), style="dim"), output)
        show_line(command(kingdom, players, proposal.wishes.custom), output)
    advised = tables_for(people)
    if len(advised) > len(sizes):
        output.print()
        show_text(locale.text("show-advice", sizes=_sum(advised)), output)


def _origin(proposal: Proposal, locale: Locale) -> str:
    if proposal.wishes.named is None:
        return locale.text("show-random", seed=str(proposal.seed))
    known = recommended_set(proposal.unswapped)
    return (
        locale.text("show-chosen") if known is None else locale.text("show-recommended", name=set_name(known, locale))
    )


def _swaps(proposal: Proposal, locale: Locale) -> str:
    swaps = ", ".join(
        locale.text("show-one-swap", old=card_name(old, locale), new=card_name(new, locale))
        for old, new in proposal.swaps
    )
    if proposal.wishes.named is not None and proposal.seed is not None:
        return locale.text("show-random-swaps", seed=str(proposal.seed), swaps=swaps)
    return locale.text("show-swaps", swaps=swaps)


def _sum(sizes: list[int]) -> str:
    return " + ".join(map(str, sizes))


def _show_kingdom(kingdom: Kingdom, players: int, locale: Locale, output: Console) -> None:
    stock = kingdom.stock(players)
    sizes = dict(zip(stock.cards, stock.sizes, strict=True))
    headings = [locale.text(key) for key in ("show-cost", "show-card", "show-types", "show-set", "show-pile")]
    rows: list[list[Cell]] = [
        [card.cost, title(card, locale), type_names(card, locale), box_name(card.box, locale), sizes[card]]
        for card in kingdom.cards
    ]
    show_table(headings, rows, output)
    output.print()
    piles = ", ".join(f"{card_name(card, locale)} {sizes[card]}" for card in BASIC_CARDS)
    show_text(locale.text("show-basic", piles=piles), output, indent=2)
    show_text(locale.text("show-end", n=stock.empty_to_end), output)


def command(kingdom: Kingdom, players: int, custom: tuple[Path, ...]) -> str:
    """The command that shows this kingdom again. Names are in English, which is known beside every language."""
    known = recommended_set(kingdom)
    names = known.name if known is not None else ", ".join(card.name for card in kingdom.cards)
    words = [program(), "kingdom", _quoted(names), "--people", str(players)]
    if any(card.box == CUSTOM for card in kingdom.cards):
        words += [word for file in custom for word in ("--own", shlex.quote(str(file)))]
    return " ".join(words)


def _quoted(names: str) -> str:
    """For the shell; in double quotes if possible, which all of them know."""
    return shlex.quote(names) if set(names) & set('"$`\\!') else f'"{names}"'


def proposal_data(proposal: Proposal) -> dict[str, Any]:
    """A proposal for programs: names are in English, whatever the language."""
    return {
        "seed": proposal.seed,
        "tables": [_table_data(kingdom, players) for players, kingdom in proposal.tables],
    }


def _table_data(kingdom: Kingdom, players: int) -> dict[str, Any]:
    stock = kingdom.stock(players)
    known = recommended_set(kingdom)
    return {
        "players": players,
        "set": None if known is None else known.name,
        "cards": [card.name for card in kingdom.cards],
        "piles": {card.name: size for card, size in zip(stock.cards, stock.sizes, strict=True)},
    }
