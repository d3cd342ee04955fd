"""`throneroom lab levels`: which levels there are, and how strong they are."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from throneroom.commands.support.lab_options import (
    INTERRUPTED,
    MOST_GAMES,
    chosen_jobs,
    cluster_option,
    failing,
    jobs_option,
    seed_option,
)
from throneroom.commands.support.localized_click import Command
from throneroom.commands.support.options import WholeNumber, json_option, lang_option, print_json
from throneroom.locale import Locale
from throneroom.system.signals import interrupted_by_signals
from throneroom.words.card_text import Cell, console, show_table

if TYPE_CHECKING:
    from throneroom.lab.level_strength import KingdomResult

KINGDOMS = 40
LEVEL_GAMES = 1_000


@click.command(cls=Command)
@click.option("--list", "listing", is_flag=True)
@click.option(
    "--kingdoms",
    type=WholeNumber(1, 100_000),
    default=KINGDOMS,
    show_default=True,
    metavar="N",
)
@click.option(
    "--games",
    type=WholeNumber(2, MOST_GAMES),
    default=LEVEL_GAMES,
    show_default=True,
    metavar="N",
)
@seed_option
@jobs_option
@cluster_option
@lang_option
@json_option
def levels(
    listing: bool,
    kingdoms: int,
    games: int,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    locale: Locale,
    as_json: bool,
) -> None:
    """Measure how strong the levels are, on random kingdoms from both boxes.

    \b
    Examples:
      throneroom lab levels --list
      throneroom lab levels
      throneroom lab levels --kingdoms 10 --games 400 --json
    """
    if listing:
        list_levels(locale, as_json)
        return
    processes = chosen_jobs(jobs, cluster, locale)

    from throneroom.commands.support.progress import progress
    from throneroom.lab.level_strength import measure_levels
    from throneroom.lab.pool import open_pool

    bar = progress(locale.text("levels-measuring"), locale.text("levels-unit"), locale)
    with failing((), locale), interrupted_by_signals(), open_pool(processes, cluster) as pool, bar as tell:
        measured = measure_levels(kingdoms, games, seed, pool, tell)
    if not measured:
        click.echo(locale.text("levels-nothing"), err=True)
        sys.exit(INTERRUPTED)
    if as_json:
        print_json(levels_data(measured))
    else:
        show_levels(measured, locale)
    if len(measured) < kingdoms:
        click.echo(locale.text("levels-interrupted", n=len(measured)), err=True)
        sys.exit(INTERRUPTED)


def list_levels(locale: Locale, as_json: bool) -> None:
    """The levels, from weak to strong, and how each plays."""
    from throneroom.bots.levels import LEVELS

    texts = {level: locale.text(f"level-{level}.text") for level in LEVELS}
    if as_json:
        print_json([{"name": level, "text": text} for level, text in texts.items()])
        return
    rows: list[list[Cell]] = [[level, text] for level, text in texts.items()]
    show_table([locale.text("levels-level"), locale.text("levels-how")], rows, console())


def levels_data(measured: list[KingdomResult]) -> dict[str, Any]:
    from throneroom.bots.levels import LEVELS
    from throneroom.bots.match import Tally
    from throneroom.lab.level_strength import total
    from throneroom.lab.statistics import percent

    def wins(tally: Tally) -> dict[str, Any]:
        estimate = percent(tally.wins[0], tally)
        return {
            "games": tally.games,
            "win_percent": round(estimate.value, 2),
            "win_interval": [round(estimate.low or 0, 2), round(estimate.high or 0, 2)],
            "ties_percent": round(percent(tally.ties, tally).value, 2),
        }

    return {
        "kingdoms": [
            {
                "cards": kingdom.cards,
                "big_money": {level: wins(kingdom.against_money[at]) for at, level in enumerate(LEVELS)},
                "best_single_terminal": kingdom.single,
                "strong_against_it": wins(kingdom.against_single),
            }
            for kingdom in measured
        ],
        "big_money": {
            level: wins(total([kingdom.against_money[at] for kingdom in measured])) for at, level in enumerate(LEVELS)
        },
        "strong_against_best_single_terminal": wins(total([kingdom.against_single for kingdom in measured])),
    }


def show_levels(measured: list[KingdomResult], locale: Locale) -> None:
    from throneroom.bots.levels import LEVELS, STRONG
    from throneroom.commands.support.lab_output import show_columns
    from throneroom.lab.formatting import percent_text, range_text
    from throneroom.lab.level_strength import total
    from throneroom.lab.statistics import percent

    output = console()
    rows: list[list[str]] = []
    for kingdom in measured:
        shares = [percent(tally.wins[0], tally).value for tally in kingdom.against_money]
        single = percent(kingdom.against_single.wins[0], kingdom.against_single).value
        rows.append(
            [
                str(kingdom.number + 1),
                *(locale.number(share, 1) for share in shares),
                locale.number(single, 1),
                kingdom.single,
            ]
        )
    headings = ["", *LEVELS, locale.text("levels-single-short"), locale.text("levels-which")]
    show_columns(headings, rows, output)
    output.print()
    totals: list[list[str]] = []
    for at, level in enumerate(LEVELS):
        tally = total([kingdom.against_money[at] for kingdom in measured])
        wins = percent(tally.wins[0], tally)
        label = locale.text("levels-against-money", level=level)
        totals.append([label, percent_text(wins.value, locale), range_text(wins, 1, locale)])
    tally = total([kingdom.against_single for kingdom in measured])
    wins = percent(tally.wins[0], tally)
    label = locale.text("levels-against-single", level=STRONG)
    totals.append([label, percent_text(wins.value, locale), range_text(wins, 1, locale)])
    show_columns(["", locale.text("lab-wins"), locale.text("lab-interval")], totals, output)
