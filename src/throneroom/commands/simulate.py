"""`throneroom simulate`: play many games between strategies."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click

from throneroom.commands.support.completion import complete_bot, complete_kingdom
from throneroom.commands.support.echo import echo
from throneroom.commands.support.lab_options import (
    MOST_GAMES,
    PLOT_SUFFIXES,
    check_output_file,
    cluster_option,
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
    DecimalNumber,
    WholeNumber,
    Word,
    custom_cards,
    custom_option,
    json_option,
    lang_option,
    usage_errors,
)
from throneroom.engine.setup import FEWEST_SEATS, MOST_SEATS
from throneroom.locale import Locale
from throneroom.words.kingdom_request import kingdom_by_seed

_GAMES: Final = 10_000
_PLOT_KINDS: Final = ("overview", "wins", "length", "score", "money", "deck")


@click.command(cls=LocalizedCommand)
@click.argument("names", nargs=-1, metavar="A B [C ...]", shell_complete=complete_bot)
@click.option("--kingdom", metavar="SET|LIST|random", shell_complete=complete_kingdom)
@click.option("--games", type=WholeNumber(1, MOST_GAMES), metavar="N")
@click.option("--precision", type=DecimalNumber(0.01, 50), metavar="POINTS")
@seed_option
@jobs_option
@cluster_option
@mistakes_option
@click.option("--csv", "csv_file", type=FILE, metavar="FILE")
@click.option("--plot", "plot_file", type=FILE, metavar="FILE")
@click.option("--plot-kind", type=Word(_PLOT_KINDS), default="overview", show_default=True)
@click.option("--record", "record_file", type=FILE, metavar="FILE")
@click.option("--record-game", type=WholeNumber(0, MOST_GAMES), default=0, show_default=True, metavar="N")
@custom_option
@lang_option
@json_option
def simulate(
    names: tuple[str, ...],
    kingdom: str | None,
    games: int | None,
    precision: float | None,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    mistakes: str,
    csv_file: Path | None,
    plot_file: Path | None,
    plot_kind: str,
    record_file: Path | None,
    record_game: int,
    custom: tuple[Path, ...],
    locale: Locale,
    as_json: bool,
) -> None:
    """Play many games between strategies and count who wins.

    \b
    Examples:
      throneroom simulate smithy-money big-money
      throneroom simulate double-witch big-money --games 100000 --jobs 2
      throneroom simulate big-money basic-money random --kingdom "First Game"
      throneroom simulate my-plan.txt big-money --precision 0.5
      throneroom simulate mybot.py:MyBot big-money --mistakes lose
      throneroom simulate laboratory-money big-money --plot games.png
      throneroom simulate fair big-money --csv games.csv --record game.txt
      throneroom simulate smithy-money big-money --json

    \b
    JSON, with percentages of all games and 95% intervals:
      {"games": 10000, "games_per_second": 24000.0, "mean_turns": 19.9,
       "ties_percent": 6.2, "strategies": [{"name": "smithy-money",
       "win_percent": 71.4, "win_interval": [70.5, 72.3],
       "mean_score": 35.1, "...": 0}, "..."], "...": 0}
    """
    if not FEWEST_SEATS <= len(names) <= MOST_SEATS:
        raise click.UsageError(locale.text("lab-too-few", n=len(names), fewest=FEWEST_SEATS, most=MOST_SEATS))
    processes = process_count(jobs, cluster, locale)
    check_output_file(csv_file, locale)
    check_output_file(plot_file, locale, PLOT_SUFFIXES)
    loaded = custom_cards(custom, locale)
    catalog = loaded.catalog
    bots = find_bots(names, catalog, locale)

    from throneroom.commands.output.console import console, print_json
    from throneroom.commands.output.match_report import match_data, show_match
    from throneroom.commands.output.progress import progress
    from throneroom.lab import simulate as matches
    from throneroom.lab.game_files import games_file, record_of
    from throneroom.lab.match_setup import kingdom_for, set_up_match
    from throneroom.lab.pool import open_pool
    from throneroom.terminal.saved_games import check_target, save

    with usage_errors(locale):
        if kingdom is None:
            chosen = kingdom_for(bots, catalog, seed)
        else:
            chosen = kingdom_by_seed(kingdom, catalog.cards, locale)(seed)
    if record_file is not None:
        check_target(record_file)

    with lab_errors(loaded.sources, locale):
        if plot_file is not None:
            # Imported now, so that a missing Matplotlib is reported before any game is played.
            from throneroom.lab.plots.match import draw_match
        setup = set_up_match(chosen, bots, seed, custom=loaded.sources, mistakes=mistakes)
        most = games or (_GAMES if precision is None else MOST_GAMES)
        unit = locale.text("lab-games-per-second")
        with open_pool(processes, cluster) as pool:
            with games_file(csv_file, setup) as keep, progress(locale.text("lab-playing"), unit, locale) as update:
                result = matches.simulate(
                    setup,
                    most,
                    pool,
                    precision=precision,
                    report=lambda tally, total: update(tally.games, total),
                    keep=keep,
                )
            if not result.tally.games:
                echo(locale.text("lab-nothing"), err=True)
                sys.exit(INTERRUPTED)
            if as_json:
                print_json(match_data(result))
            else:
                show_match(result, locale, console())
                if csv_file is not None:
                    echo(locale.text("lab-csv-saved", file=str(csv_file)))
            if result.stopped == matches.INTERRUPTED:
                echo(locale.text("lab-interrupted", games=locale.number(result.tally.games)), err=True)
                sys.exit(INTERRUPTED)
            if record_file is not None:
                save(record_of(setup, record_game), record_file)
                if not as_json:
                    echo(locale.text("lab-record-saved", number=str(record_game), file=str(record_file)))
            if plot_file is not None:
                with progress(locale.text("lab-watching"), unit, locale) as update:
                    draw_match(result, pool, plot_file, plot_kind, locale, update)
                if not as_json:
                    echo(locale.text("lab-plot-saved", file=str(plot_file)))
