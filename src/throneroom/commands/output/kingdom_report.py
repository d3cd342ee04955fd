"""The output of `throneroom kingdom`: the recommended sets, or a kingdom for each table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from throneroom.cards import BASIC_CARDS
from throneroom.cards.kingdoms import SECOND_EDITION, shown_names, tables_for
from throneroom.cards.sets import RECOMMENDED_SETS, RecommendedSet, recommended_set
from throneroom.commands.output.console import Cell, show_line, show_rows, show_text
from throneroom.engine.card import CUSTOM
from throneroom.engine.setup import Kingdom
from throneroom.locale import Locale
from throneroom.system.console import command_line
from throneroom.terminal.program import program
from throneroom.terminal.rich_text import card_title
from throneroom.words.card_text import box_name, type_names
from throneroom.words.kingdom_request import KingdomProposal
from throneroom.words.names import card_name, edition_name, set_name

# -- recommended sets ------------------------------------------------------------------------------------


def set_data(known: RecommendedSet) -> dict[str, Any]:
    """Return a recommended set as JSON, with English names."""
    cards = [card.name for card in known.cards]
    return {"name": known.name, "boxes": list(known.boxes), "edition": known.edition, "cards": cards}


def show_sets(locale: Locale, output: Console) -> None:
    """Print the recommended sets and their cards."""
    for known in RECOMMENDED_SETS:
        if known is not RECOMMENDED_SETS[0]:
            output.print()
        boxes = " + ".join(box_name(box, locale) for box in known.boxes)
        show_line(Text.assemble((set_name(known, locale), "bold"), f" ({boxes})"), output)
        show_text("  " + ", ".join(card_name(card, locale) for card in known.cards), output, indent=2)


# -- a proposal ------------------------------------------------------------------------------------------


def proposal_data(proposal: KingdomProposal) -> dict[str, Any]:
    """Return a proposal as JSON, with English names."""
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
        "edition": kingdom.edition,
        "cards": [card.name for card in kingdom.cards],
        "piles": {card.name: size for card, size in zip(stock.cards, stock.sizes, strict=True)},
    }


def show_proposal(proposal: KingdomProposal, custom: tuple[Path, ...], locale: Locale, output: Console) -> None:
    """Print each table's kingdom and pile sizes, and the command that shows it again.

    `custom` are the files with custom cards, which that command needs too.
    """
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
        show_line(_command_to_repeat(kingdom, players, custom), output, to_copy=True)
    advised = tables_for(people)
    if len(advised) > len(sizes):
        output.print()
        show_text(locale.text("show-advice", sizes=_sum(advised)), output)


def _origin(proposal: KingdomProposal, locale: Locale) -> str:
    if proposal.request.named is None:
        return locale.text("show-random", seed=str(proposal.seed))
    known = recommended_set(proposal.unswapped)
    if known is None:
        return locale.text("show-chosen")
    return locale.text("show-recommended", name=set_name(known, locale))


def _swaps(proposal: KingdomProposal, locale: Locale) -> str:
    swaps = ", ".join(
        locale.text("show-one-swap", old=card_name(old, locale), new=card_name(new, locale))
        for old, new in proposal.swaps
    )
    if proposal.request.named is not None and proposal.seed is not None:
        return locale.text("show-random-swaps", seed=str(proposal.seed), swaps=swaps)
    return locale.text("show-swaps", swaps=swaps)


def _sum(sizes: list[int]) -> str:
    return " + ".join(map(str, sizes))


def _show_kingdom(kingdom: Kingdom, players: int, locale: Locale, output: Console) -> None:
    stock = kingdom.stock(players)
    sizes = dict(zip(stock.cards, stock.sizes, strict=True))
    headings = [locale.text(key) for key in ("show-cost", "show-card", "show-types", "show-set", "show-pile")]
    rows: list[list[Cell]] = [
        [card.cost, card_title(card, locale), type_names(card, locale), box_name(card.box, locale), sizes[card]]
        for card in kingdom.cards
    ]
    show_rows(headings, rows, output)
    output.print()
    piles = ", ".join(locale.text("plain-pile", card=card_name(card, locale), n=sizes[card]) for card in BASIC_CARDS)
    show_text(locale.text("show-basic", piles=piles), output, indent=2)
    if kingdom.is_second_edition:
        show_line(locale.text("show-edition", edition=edition_name(kingdom.edition, locale)), output)
    show_text(locale.text("show-end", n=stock.empty_to_end), output)


def _command_to_repeat(kingdom: Kingdom, players: int, custom: tuple[Path, ...]) -> str:
    """Return the command that shows this kingdom again, with English names, which work in every language."""
    known = recommended_set(kingdom)
    names = ", ".join(shown_names(kingdom))
    if known is not None:
        names = f"{known.name}, {SECOND_EDITION}" if kingdom.is_second_edition else known.name
    words = [program(), "kingdom", _quoted(names), "--people", str(players)]
    if any(card.box == CUSTOM for card in kingdom.cards):
        words += [word for file in custom for word in ("--custom", command_line([str(file)]))]
    return " ".join(words)


def _quoted(names: str) -> str:
    """Quote for the shell, if possible with double quotes, which every shell understands."""
    return command_line([names]) if set(names) & set('"$`\\!') else f'"{names}"'
