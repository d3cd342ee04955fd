"""`throneroom search`: find a strategy for a kingdom."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click

from throneroom.cards.kingdoms import kingdom_names, shown_names
from throneroom.commands.support.completion import complete_kingdom
from throneroom.commands.support.echo import echo
from throneroom.commands.support.lab_options import (
    MOST_GAMES,
    check_output_file,
    cluster_option,
    jobs_option,
    lab_errors,
    process_count,
    seed_option,
)
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import (
    FILE,
    INTERRUPTED,
    DecimalNumber,
    WholeNumber,
    custom_cards,
    custom_option,
    json_option,
    lang_option,
    usage_errors,
)
from throneroom.engine.setup import FEWEST_SEATS, MOST_SEATS
from throneroom.locale import Locale
from throneroom.system.signals import interrupted_by_signals
from throneroom.words.kingdom_request import kingdom_by_seed

_SECONDS: Final = 10


@click.command(cls=LocalizedCommand)
@click.option("--kingdom", metavar="SET|LIST|random", required=True, shell_complete=complete_kingdom)
@click.option("--seconds", type=DecimalNumber(0.1, 86_400), metavar="N")
@click.option("--games", type=WholeNumber(1, MOST_GAMES), metavar="N")
@click.option(
    "--seats",
    type=WholeNumber(FEWEST_SEATS, MOST_SEATS),
    default=FEWEST_SEATS,
    show_default=True,
    metavar="N",
)
@seed_option
@jobs_option
@cluster_option
@click.option("--save", "save_file", type=FILE, metavar="FILE")
@custom_option
@lang_option
@json_option
def search(
    kingdom: str,
    seconds: float | None,
    games: int | None,
    seats: int,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    save_file: Path | None,
    custom: tuple[Path, ...],
    locale: Locale,
    as_json: bool,
) -> None:
    """Find a strong strategy for a kingdom, and report how strong it is.

    \b
    Examples:
      throneroom search --kingdom "First Game"
      throneroom search --kingdom "Size Distortion" --seconds 60 --save plan.txt
      throneroom simulate plan.txt big-money --kingdom "Size Distortion"
      throneroom play --plain --bots plan.txt --kingdom "Size Distortion"
      throneroom search --kingdom random --seed 7 --games 20000 --json

    \b
    JSON; the percentages are from games that the search did not use:
      {"strategy": "strategy found\\n...", "games": 50000,
       "games_per_second": 9000.0, "against": [{"name": "big-money",
       "win_percent": 91.2, "win_interval": [90.3, 92.0],
       "ties_percent": 1.0}, "..."], "...": 0}
    """
    if seconds is not None and games is not None:
        raise click.UsageError(locale.text("search-one-budget"))
    processes = process_count(jobs, cluster, locale)
    check_output_file(save_file, locale)

    from throneroom.bots.strategies.language import strategy_text
    from throneroom.commands.output.console import console, print_json
    from throneroom.commands.output.progress import progress
    from throneroom.commands.output.search_report import finding_data, show_finding
    from throneroom.lab.pool import open_pool
    from throneroom.lab.strategy_search import FOUND, SearchSetup, StrategySearch

    loaded = custom_cards(custom, locale)
    catalog = loaded.catalog
    with usage_errors(locale):
        chosen = kingdom_by_seed(kingdom, catalog.cards, locale)(seed)
    names = shown_names(chosen)
    setup = SearchSetup(kingdom_names(chosen), seats, seed, loaded.sources)
    unit = locale.text("lab-games-per-second")
    with lab_errors(loaded.sources, locale), interrupted_by_signals(), open_pool(processes, cluster) as pool:
        strategy_search = StrategySearch(setup, pool)
        try:
            budget = games or strategy_search.games_in(seconds or _SECONDS)
        except KeyboardInterrupt:
            budget = 0
        with progress(locale.text("search-searching"), unit, locale) as update:
            name = save_file.stem if save_file else FOUND
            finding = (
                strategy_search.run_and_score(budget, name, lambda done: update(done, max(done, budget)))
                if budget
                else None
            )
    if finding is None:
        echo(locale.text("lab-nothing"), err=True)
        sys.exit(INTERRUPTED)
    if save_file is not None:
        save_file.write_text(f"# {', '.join(names)}\n{strategy_text(finding.strategy)}", encoding="utf-8")
    if as_json:
        print_json({"kingdom": names, "seats": seats, "seed": seed, "budget": budget, **finding_data(finding)})
    else:
        show_finding(finding, budget, seed, locale, console())
    if save_file is not None:
        echo(locale.text("search-saved", file=str(save_file)), err=as_json)
    if not finding.is_complete:
        echo(locale.text("lab-interrupted", games=locale.number(finding.found.games)), err=True)
        sys.exit(INTERRUPTED)
