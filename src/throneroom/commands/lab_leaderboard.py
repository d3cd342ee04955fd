"""`throneroom lab leaderboard`: rate levels, built-in strategies and other bots, as a page."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click

from throneroom.cards.catalog import Catalog
from throneroom.commands.support.completion import complete_bot, complete_kingdom
from throneroom.commands.support.lab_options import (
    MOST_GAMES,
    check_output_file,
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
    FILE,
    INTERRUPTED,
    WholeNumber,
    json_option,
    lang_option,
    usage_errors,
)
from throneroom.locale import Locale
from throneroom.system.signals import interrupted_by_signals
from throneroom.words.kingdom_request import kingdom_by_seed

_MOST_KINGDOMS: Final = 1000


@click.command(cls=LocalizedCommand)
@click.option("--out", "file", type=FILE, metavar="FILE")
@click.option("--bot", "bot_names", multiple=True, metavar="NAME", shell_complete=complete_bot)
@click.option("--kingdom", "wanted", metavar="SET|LIST|random", shell_complete=complete_kingdom)
@click.option("--kingdoms", type=WholeNumber(1, _MOST_KINGDOMS), default=40, show_default=True, metavar="N")
@click.option("--games", type=WholeNumber(2, MOST_GAMES), default=200, show_default=True, metavar="N")
@click.option("--expert-games", type=WholeNumber(0, MOST_GAMES), default=20, show_default=True, metavar="N")
@mistakes_option
@edition_option
@seed_option
@jobs_option
@cluster_option
@lang_option
@json_option
def leaderboard(
    file: Path | None,
    bot_names: tuple[str, ...],
    wanted: str | None,
    kingdoms: int,
    games: int,
    expert_games: int,
    mistakes: str,
    edition: str,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    locale: Locale,
    as_json: bool,
) -> None:
    """Rate the levels, the built-in strategies and other bots, and write a page with the results.

    \b
    Examples:
      throneroom lab leaderboard
      throneroom lab leaderboard --bot mybot.py:MyBot --out leaderboard.md
      throneroom lab leaderboard --kingdom "First Game" --json
    """
    processes = process_count(jobs, cluster, locale)
    check_output_file(file, locale)
    catalog = Catalog()
    bots = find_bots(bot_names, catalog, locale)
    with usage_errors(locale):
        named = None if wanted is None else kingdom_by_seed(wanted, catalog.cards, locale)(seed)

    with lab_errors((), locale):
        from throneroom.commands.output.console import print_json
        from throneroom.commands.output.leaderboard_page import leaderboard_data, leaderboard_page
        from throneroom.commands.output.progress import progress
        from throneroom.lab.leaderboard import fixed_kingdoms, measure_leaderboard
        from throneroom.lab.pool import open_pool

        chosen = fixed_kingdoms(kingdoms, seed, edition) if named is None else [named]
        playing = progress(locale.text("levels-measuring"), locale.text("lab-games-per-second"), locale)
        with interrupted_by_signals(), open_pool(processes, cluster) as pool, playing as update:
            measured = measure_leaderboard(chosen, bots, games, expert_games, seed, pool, update, mistakes)
    if not measured.rows:
        click.echo(locale.text("levels-nothing"), err=True)
        sys.exit(INTERRUPTED)
    is_complete = measured.kingdoms == len(chosen)
    if as_json:
        print_json(leaderboard_data(measured, seed))
    page = leaderboard_page(measured, chosen, seed, locale)
    if file is not None and is_complete:
        file.write_text(page, encoding="utf-8")
        if not as_json:
            click.echo(locale.text("leaderboard-saved", file=str(file)))
    elif not as_json:
        click.echo(page, nl=False)
    if not is_complete:
        click.echo(locale.text("levels-interrupted", n=measured.kingdoms), err=True)
        sys.exit(INTERRUPTED)
