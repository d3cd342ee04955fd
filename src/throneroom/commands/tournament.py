"""`throneroom tournament`: play every strategy against every other, and rate them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from throneroom.cards.kingdoms import random_kingdom
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
    WholeNumber,
    custom_cards,
    custom_option,
    json_option,
    lang_option,
    usage_errors,
)
from throneroom.engine.setup import FEWEST_SEATS
from throneroom.locale import Locale
from throneroom.words.kingdom_request import kingdom_by_seed

if TYPE_CHECKING:
    from throneroom.engine.setup import Kingdom

_MOST_KINGDOMS: Final = 1000


@click.command(cls=LocalizedCommand)
@click.argument("names", nargs=-1, metavar="[A B C ...]", shell_complete=complete_bot)
@click.option("--kingdom", "wanted", multiple=True, metavar="SET|LIST|random", shell_complete=complete_kingdom)
@click.option("--kingdoms", "number", type=WholeNumber(1, _MOST_KINGDOMS), metavar="N")
@click.option("--gauntlet", metavar="NAME", shell_complete=complete_bot)
@click.option("--games", type=WholeNumber(1, MOST_GAMES), default=1000, show_default=True, metavar="N")
@seed_option
@jobs_option
@cluster_option
@mistakes_option
@click.option("--plot", "plot_file", type=FILE, metavar="FILE")
@custom_option
@lang_option
@json_option
def tournament(
    names: tuple[str, ...],
    wanted: tuple[str, ...],
    number: int | None,
    gauntlet: str | None,
    games: int,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    mistakes: str,
    plot_file: Path | None,
    custom: tuple[Path, ...],
    locale: Locale,
    as_json: bool,
) -> None:
    """Play each strategy against every other, and rate them.

    \b
    Examples:
      throneroom tournament big-money smithy-money double-witch --games 200
      throneroom tournament --kingdom "Size Distortion" --games 200
      throneroom tournament big-money basic-money random --kingdoms 3
      throneroom tournament mybot.py:MyBot big-money smithy-money --games 200
      throneroom tournament --gauntlet big-money --plot ratings.png --games 60

    \b
    JSON has the standings, best first, and the results of every pair:
      {"games": 600, "standings": [{"name": "double-witch", "rating": 1712.3,
       "rating_interval": [1690.1, 1734.5], "share_percent": 92.1, "...": 0}],
       "meetings": [{"strategies": ["big-money", "double-witch"],
       "share_percent": 5.1, "share_interval": [3.2, 7.9]}], "...": 0}
    """
    processes = process_count(jobs, cluster, locale)
    check_output_file(plot_file, locale, PLOT_SUFFIXES)
    loaded = custom_cards(custom, locale)
    catalog = loaded.catalog
    if wanted and number is not None:
        raise click.UsageError(locale.text("lab-kingdoms-twice"))
    with usage_errors(locale):
        kingdoms = [kingdom_by_seed(text, catalog.cards, locale)(seed) for text in wanted]
    kingdoms += [random_kingdom(seed + more) for more in range(number or 0)]
    chosen = names or _built_in(kingdoms)
    if gauntlet is not None and gauntlet not in chosen:
        chosen = (gauntlet, *chosen)
    if len(chosen) < FEWEST_SEATS:
        raise click.UsageError(locale.text("lab-no-tournament", n=len(chosen), names=", ".join(chosen)))
    bots = find_bots(chosen, catalog, locale)
    champion = None if gauntlet is None else chosen.index(gauntlet)

    with lab_errors(loaded.sources, locale):
        from throneroom.commands.output.console import console, print_json
        from throneroom.commands.output.progress import progress
        from throneroom.commands.output.tournament_report import show_tournament, tournament_data
        from throneroom.lab.pool import open_pool
        from throneroom.lab.tournament import pairings, play_tournament

        if plot_file is not None:
            from throneroom.lab.plots.tournament import draw_tournament
        with usage_errors(locale):
            pairs = pairings(bots, champion, kingdoms, catalog, seed, loaded.sources, mistakes)
        playing = progress(locale.text("lab-playing"), locale.text("lab-games-per-second"), locale)
        with open_pool(processes, cluster) as pool, playing as update:
            result = play_tournament(bots, pairs, games, pool, update)
        if result is None:
            echo(locale.text("lab-nothing"), err=True)
            sys.exit(INTERRUPTED)
        if as_json:
            print_json(tournament_data(result))
        else:
            show_tournament(result, locale, console())
        if not result.is_complete:
            echo(locale.text("lab-interrupted", games=locale.number(result.games)), err=True)
            sys.exit(INTERRUPTED)
        if plot_file is not None:
            draw_tournament(result, plot_file, locale)
            if not as_json:
                echo(locale.text("lab-plot-saved", file=str(plot_file)))


def _built_in(kingdoms: list[Kingdom]) -> tuple[str, ...]:
    """Return the built-in strategies; if kingdoms are given, only those that suit at least one of them."""
    from throneroom.bots.strategies.builtin import builtin_names, suitable

    if not kingdoms:
        return builtin_names()
    fit = {strategy.name for kingdom in kingdoms for strategy in suitable(kingdom)}
    return tuple(name for name in builtin_names() if name in fit)
