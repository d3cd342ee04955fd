"""`throneroom search` finds a strategy for a kingdom."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from throneroom.commands.support.lab_options import (
    INTERRUPTED,
    MOST_GAMES,
    chosen_jobs,
    cluster_option,
    failing,
    jobs_option,
    refuse_file,
    seed_option,
)
from throneroom.commands.support.localized_click import Command
from throneroom.commands.support.options import (
    FILE,
    Number,
    WholeNumber,
    catalog_with,
    custom_option,
    json_option,
    lang_option,
    print_json,
    refusing,
)
from throneroom.engine.setup import FEWEST_SEATS, MOST_SEATS
from throneroom.locale import Locale
from throneroom.system.signals import interrupted_by_signals
from throneroom.words.card_text import console, show_line

if TYPE_CHECKING:
    from throneroom.lab.strategy_search import SearchResult

SECONDS = 10


@click.command(cls=Command)
@click.option("--kingdom", metavar="SET|LIST|random", required=True)
@click.option(
    "--seconds",
    type=Number(0.1, 86_400),
    metavar="N",
)
@click.option(
    "--games",
    type=WholeNumber(1, MOST_GAMES),
    metavar="N",
)
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
    """Find a strong strategy for a kingdom, and tell how strong it is.

    \b
    Examples:
      throneroom search --kingdom "First Game"
      throneroom search --kingdom "Size Distortion" --seconds 60 --save plan.txt
      throneroom simulate plan.txt big-money --kingdom "Size Distortion"
      throneroom play --plain --bots plan.txt --kingdom "Size Distortion"
      throneroom search --kingdom random --seed 7 --games 20000 --json

    \b
    JSON, with percents of games that the search did not choose by:
      {"strategy": "strategy found\\n...", "games": 50000,
       "games_per_second": 9000.0, "against": [{"name": "big-money",
       "win_percent": 91.2, "win_interval": [90.3, 92.0],
       "ties_percent": 1.0}, "..."], "...": 0}
    """
    if seconds is not None and games is not None:
        raise click.UsageError(locale.text("search-one-budget"))
    processes = chosen_jobs(jobs, cluster, locale)
    refuse_file(save_file, locale)

    from throneroom.bots.strategies.language import strategy_text
    from throneroom.commands.support.progress import progress
    from throneroom.lab.match_setup import read_custom_cards
    from throneroom.lab.pool import open_pool
    from throneroom.lab.strategy_search import FOUND, SearchSetup, StrategySearch
    from throneroom.terminal.start import kingdoms

    catalog = catalog_with(custom)
    with refusing(locale):
        chosen = kingdoms(kingdom, catalog, locale)(seed)
    names = tuple(card.name for card in chosen.cards)
    setup = SearchSetup(names, seats, seed, read_custom_cards(custom))
    unit = locale.text("lab-games-per-second")
    with failing(custom, locale), interrupted_by_signals(), open_pool(processes, cluster) as pool:
        strategy_search = StrategySearch(setup, pool)
        try:
            budget = games or strategy_search.games_in(seconds or SECONDS)
        except KeyboardInterrupt:
            budget = 0
        with progress(locale.text("search-searching"), unit, locale) as tell:
            name = save_file.stem if save_file else FOUND
            finding = (
                strategy_search.run_and_score(budget, name, lambda done: tell(done, max(done, budget)))
                if budget
                else None
            )
    if finding is None:
        click.echo(locale.text("lab-nothing"), err=True)
        sys.exit(INTERRUPTED)
    if save_file is not None:
        save_file.write_text(f"# {', '.join(names)}\n{strategy_text(finding.strategy)}", encoding="utf-8")
    if as_json:
        print_json({"kingdom": names, "seats": seats, "seed": seed, "budget": budget, **finding_data(finding)})
    else:
        show_finding(finding, budget, seed, locale)
    if save_file is not None:
        click.echo(locale.text("search-saved", file=str(save_file)), err=as_json)
    if not finding.is_complete:
        click.echo(locale.text("lab-interrupted", games=locale.number(finding.found.games)), err=True)
        sys.exit(INTERRUPTED)


def finding_data(finding: SearchResult) -> dict[str, Any]:
    from throneroom.bots.strategies.language import strategy_text

    return {
        "strategy": strategy_text(finding.strategy),
        "games": finding.found.games,
        "games_per_second": round(finding.games_per_second, 1),
        "generations": finding.found.generations,
        "against": [
            {
                "name": score.name or "runner-up",
                "games": score.tally.games,
                "win_percent": round(score.wins.value, 2),
                "win_interval": [round(score.wins.low or 0, 2), round(score.wins.high or 0, 2)],
                "ties_percent": round(score.ties.value, 2),
            }
            for score in finding.scores
        ],
        "best_single_terminal": strategy_text(finding.found.single),
        "runner_up": strategy_text(finding.found.runner_up),
    }


def show_finding(finding: SearchResult, budget: int, seed: int, locale: Locale) -> None:
    from throneroom.bots.strategies.language import strategy_text
    from throneroom.commands.support.lab_output import show_columns
    from throneroom.lab.formatting import percent_text, range_text

    output = console()
    for line in strategy_text(finding.strategy).splitlines():
        show_line(line, output)
    output.print()
    if finding.scores:
        rows = [
            [
                _opponent(place, score.name, locale),
                percent_text(score.wins.value, locale),
                range_text(score.wins, 1, locale),
                percent_text(score.ties.value, locale),
            ]
            for place, score in enumerate(finding.scores)
        ]
        headings = [locale.text("search-against"), locale.text("lab-wins")]
        show_columns([*headings, locale.text("lab-interval"), locale.text("lab-ties")], rows, output)
        output.print()
    show_line(
        locale.text(
            "search-games",
            games=locale.number(finding.found.games),
            rate=locale.number(finding.games_per_second),
            budget=str(budget),
            seed=str(seed),
        ),
        output,
    )


def _opponent(place: int, name: str, locale: Locale) -> str:
    keys = ("search-big-money", "search-single", "search-runner-up")
    return locale.text(keys[place], name=name)
