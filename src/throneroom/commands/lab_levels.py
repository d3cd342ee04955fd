"""`throneroom lab levels`: list the levels of play, or measure how strong they are."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from throneroom.cards.custom_sources import load_sources
from throneroom.commands.support.completion import complete_bot
from throneroom.commands.support.echo import echo
from throneroom.commands.support.lab_options import (
    MOST_GAMES,
    cards_in_each_kingdom,
    cluster_option,
    edition_option,
    find_bots,
    jobs_option,
    lab_errors,
    mistakes_option,
    process_count,
    seed_option,
)
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import (
    INTERRUPTED,
    WholeNumber,
    custom_option,
    json_option,
    lang_option,
    usage_errors,
)
from throneroom.locale import Locale
from throneroom.system.signals import interrupted_by_signals


@click.command(cls=LocalizedCommand)
@click.option("--list", "listing", is_flag=True)
@click.option("--kingdoms", type=WholeNumber(1, 100_000), default=40, show_default=True, metavar="N")
@click.option("--games", type=WholeNumber(2, MOST_GAMES), default=1000, show_default=True, metavar="N")
@click.option("--expert-games", type=WholeNumber(0, MOST_GAMES), default=100, show_default=True, metavar="N")
@click.option("--bot", "bot_name", metavar="NAME", shell_complete=complete_bot)
@mistakes_option
@edition_option
@seed_option
@jobs_option
@cluster_option
@custom_option
@lang_option
@json_option
def levels(
    listing: bool,
    kingdoms: int,
    games: int,
    expert_games: int,
    bot_name: str | None,
    mistakes: str,
    edition: str,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    custom: tuple[Path, ...],
    locale: Locale,
    as_json: bool,
) -> None:
    """Measure how strong the levels are, on random kingdoms from both boxes.

    \b
    Examples:
      throneroom lab levels --list
      throneroom lab levels
      throneroom lab levels --bot mybot.py:MyBot --kingdoms 4 --games 100
      throneroom lab levels --kingdoms 10 --games 400 --json
    """
    if listing:
        _list_levels(locale, as_json)
        return
    processes = process_count(jobs, cluster, locale)

    from throneroom.commands.output.console import console, print_json
    from throneroom.commands.output.level_report import bot_data, levels_data, show_bot, show_levels
    from throneroom.commands.output.progress import progress
    from throneroom.lab.level_strength import measure_levels
    from throneroom.lab.pool import open_pool

    sources = cards_in_each_kingdom(custom)
    bot = None if bot_name is None else find_bots([bot_name], load_sources(sources).catalog, locale)[0]
    bar = progress(locale.text("levels-measuring"), locale.text("lab-games-per-second"), locale)
    with (
        usage_errors(locale),
        lab_errors(sources, locale),
        interrupted_by_signals(),
        open_pool(processes, cluster) as pool,
        bar as update,
    ):
        measured = measure_levels(kingdoms, games, expert_games, seed, pool, update, sources, edition, bot, mistakes)
    if not measured:
        echo(locale.text("levels-nothing"), err=True)
        sys.exit(INTERRUPTED)
    if as_json:
        print_json(levels_data(measured) if bot is None else bot_data(measured))
    elif bot is not None:
        show_bot(measured, locale, console())
    else:
        show_levels(measured, locale, console())
    if len(measured) < kingdoms:
        echo(locale.text("levels-interrupted", n=len(measured)), err=True)
        sys.exit(INTERRUPTED)


def _list_levels(locale: Locale, as_json: bool) -> None:
    """Print the levels, from weak to strong, with a description of each."""
    from throneroom.bots.levels import LEVELS
    from throneroom.commands.output.console import Cell, console, print_json, show_rows

    texts = {level: locale.text(f"level-{level}.text") for level in LEVELS}
    if as_json:
        print_json([{"name": level, "text": text} for level, text in texts.items()])
        return
    rows: list[list[Cell]] = [[level, text] for level, text in texts.items()]
    show_rows([locale.text("levels-level"), locale.text("levels-how")], rows, console())
