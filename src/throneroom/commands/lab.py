"""The commands of the lab: `throneroom simulate`, `throneroom tournament` and `throneroom lab`.

What they need is imported when they run, so that `throneroom --help` stays quick.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from throneroom.commands.levels import levels
from throneroom.commands.support.lab_options import (
    FAILED,
    INTERRUPTED,
    MOST_GAMES,
    BadFile,
    chosen_jobs,
    cluster_option,
    failing,
    jobs_option,
    refuse_file,
    seed_option,
)
from throneroom.commands.support.localized_click import Command, Group
from throneroom.commands.support.options import (
    FILE,
    Number,
    WholeNumber,
    Word,
    catalog_with,
    custom_option,
    json_option,
    lang_of_group,
    lang_option,
    print_json,
    refusing,
)
from throneroom.engine.setup import FEWEST_SEATS, MOST_SEATS
from throneroom.locale import Locale
from throneroom.terminal import saved_games as files
from throneroom.words.card_text import console
from throneroom.words.messages import error_text

if TYPE_CHECKING:
    from throneroom.bots.named import NamedBot
    from throneroom.cards.catalog import Catalog
    from throneroom.engine.setup import Kingdom

GAMES = 10_000
MOST_KINGDOMS = 1000
PLOT_KINDS = ("overview", "wins", "length", "score", "money", "deck")

games_option = click.option("--games", type=WholeNumber(1, MOST_GAMES), metavar="N")


def _bots(names: tuple[str, ...], catalog: Catalog, locale: Locale) -> list[NamedBot]:
    from throneroom.bots.named import UnknownBot, find_bot
    from throneroom.bots.strategies.mistakes import BadStrategy

    try:
        return [find_bot(name, catalog) for name in names]
    except UnknownBot as unknown:
        raise click.UsageError(error_text(unknown, locale)) from None
    except BadStrategy as bad:
        raise BadFile(error_text(bad, locale)) from None


def _kingdom(wanted: str | None, bots: list[NamedBot], catalog: Catalog, seed: int, locale: Locale) -> Kingdom:
    from throneroom.lab.match_setup import kingdom_for
    from throneroom.terminal.start import kingdoms

    with refusing(locale):
        if wanted is None:
            return kingdom_for(bots, catalog, seed)
        return kingdoms(wanted, catalog, locale)(seed)


# -- simulate ----------------------------------------------------------------------------------------------------------


@click.command(cls=Command)
@click.argument("names", nargs=-1, metavar="A B [C ...]")
@click.option("--kingdom", metavar="SET|LIST|random")
@games_option
@click.option(
    "--precision",
    type=Number(0.01, 50),
    metavar="POINTS",
)
@seed_option
@jobs_option
@cluster_option
@click.option("--csv", "csv_file", type=FILE, metavar="FILE")
@click.option("--plot", "plot_file", type=FILE, metavar="FILE")
@click.option("--plot-kind", type=Word(PLOT_KINDS), default="overview", show_default=True)
@click.option("--record", "record_file", type=FILE, metavar="FILE")
@click.option(
    "--record-game",
    type=WholeNumber(0, MOST_GAMES),
    default=0,
    show_default=True,
    metavar="N",
)
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
      throneroom simulate laboratory-money big-money --plot games.png
      throneroom simulate smithy-money big-money --csv games.csv --record game.txt
      throneroom simulate smithy-money big-money --json

    \b
    JSON, with percents of all games and 95 percent intervals:
      {"games": 10000, "games_per_second": 24000.0, "mean_turns": 19.9,
       "ties_percent": 6.2, "strategies": [{"name": "smithy-money",
       "win_percent": 71.4, "win_interval": [70.5, 72.3],
       "mean_score": 35.1, "...": 0}, "..."], "...": 0}
    """
    if not FEWEST_SEATS <= len(names) <= MOST_SEATS:
        raise click.UsageError(locale.text("lab-too-few", n=len(names), fewest=FEWEST_SEATS, most=MOST_SEATS))
    processes = chosen_jobs(jobs, cluster, locale)
    refuse_file(csv_file, locale)
    refuse_file(plot_file, locale, (".png", ".svg"))
    catalog = catalog_with(custom)
    bots = _bots(names, catalog, locale)
    chosen = _kingdom(kingdom, bots, catalog, seed, locale)

    if record_file is not None:
        files.check_target(record_file)

    from throneroom.commands.support.lab_output import result_data, show_result
    from throneroom.commands.support.progress import progress
    from throneroom.lab import simulate as matches
    from throneroom.lab.game_files import games_file, record_of
    from throneroom.lab.match_setup import read_custom_cards, set_up_match
    from throneroom.lab.pool import open_pool

    with failing(custom, locale):
        if plot_file is not None:
            from throneroom.lab.plots.match import draw_match  # tells what to install before anything is played
        setup = set_up_match(chosen, bots, seed, custom=read_custom_cards(custom))
        most = games or (GAMES if precision is None else MOST_GAMES)
        unit = locale.text("lab-games-per-second")
        with open_pool(processes, cluster) as pool:
            with games_file(csv_file, setup) as keep, progress(locale.text("lab-playing"), unit, locale) as tell:
                result = matches.simulate(
                    setup,
                    most,
                    pool,
                    precision=precision,
                    report=lambda tally, total: tell(tally.games, total),
                    keep=keep,
                )
            if not result.tally.games:
                click.echo(locale.text("lab-nothing"), err=True)
                sys.exit(INTERRUPTED)
            if as_json:
                print_json(result_data(result))
            else:
                show_result(result, locale, console())
                if csv_file is not None:
                    click.echo(locale.text("lab-csv-saved", file=str(csv_file)))
            if result.stopped == matches.INTERRUPTED:
                click.echo(locale.text("lab-interrupted", games=locale.number(result.tally.games)), err=True)
                sys.exit(INTERRUPTED)
            if record_file is not None:
                files.save(record_of(setup, record_game), record_file)
                if not as_json:
                    click.echo(locale.text("lab-record-saved", number=str(record_game), file=str(record_file)))
            if plot_file is not None:
                with progress(locale.text("lab-watching"), unit, locale) as tell:
                    draw_match(result, pool, plot_file, plot_kind, locale, tell)
                if not as_json:
                    click.echo(locale.text("lab-plot-saved", file=str(plot_file)))


# -- tournament --------------------------------------------------------------------------------------------------------


@click.command(cls=Command)
@click.argument("names", nargs=-1, metavar="[A B C ...]")
@click.option(
    "--kingdom",
    "wanted",
    multiple=True,
    metavar="SET|LIST|random",
)
@click.option("--kingdoms", "number", type=WholeNumber(1, MOST_KINGDOMS), metavar="N")
@click.option("--gauntlet", metavar="NAME")
@click.option(
    "--games",
    type=WholeNumber(1, MOST_GAMES),
    default=1000,
    show_default=True,
    metavar="N",
)
@seed_option
@jobs_option
@cluster_option
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
    plot_file: Path | None,
    custom: tuple[Path, ...],
    locale: Locale,
    as_json: bool,
) -> None:
    """Play each strategy against each, and rate them.

    \b
    Examples:
      throneroom tournament big-money smithy-money double-witch --games 200
      throneroom tournament --kingdom "Size Distortion" --games 200
      throneroom tournament big-money basic-money random --kingdoms 3
      throneroom tournament --gauntlet big-money --plot ratings.png --games 60

    \b
    JSON has the standings, best first, and the meetings of every two:
      {"games": 600, "standings": [{"name": "double-witch", "rating": 1712.3,
       "rating_interval": [1690.1, 1734.5], "share_percent": 92.1, "...": 0}],
       "meetings": [{"strategies": ["big-money", "double-witch"],
       "share_percent": 5.1, "share_interval": [3.2, 7.9]}], "...": 0}
    """
    processes = chosen_jobs(jobs, cluster, locale)
    refuse_file(plot_file, locale, (".png", ".svg"))
    catalog = catalog_with(custom)
    if wanted and number is not None:
        raise click.UsageError(locale.text("lab-kingdoms-twice"))
    places = [_kingdom(text, [], catalog, seed, locale) for text in wanted]
    places += [_kingdom("random", [], catalog, seed + more, locale) for more in range(number or 0)]
    chosen = names or _built_in(places)
    if gauntlet is not None and gauntlet not in chosen:
        chosen = (gauntlet, *chosen)
    if len(chosen) < FEWEST_SEATS:
        raise click.UsageError(locale.text("lab-no-tournament", n=len(chosen), names=", ".join(chosen)))
    bots = _bots(chosen, catalog, locale)
    champion = None if gauntlet is None else chosen.index(gauntlet)

    with failing(custom, locale):
        from throneroom.commands.support.lab_output import show_tournament, tournament_data
        from throneroom.commands.support.progress import progress
        from throneroom.lab.match_setup import read_custom_cards
        from throneroom.lab.pool import open_pool
        from throneroom.lab.tournament import pairings, play_tournament

        if plot_file is not None:
            from throneroom.lab.plots.tournament import draw_tournament
        with refusing(locale):
            pairs = pairings(bots, champion, places, catalog, seed, read_custom_cards(custom))
        playing = progress(locale.text("lab-playing"), locale.text("lab-games-per-second"), locale)
        with open_pool(processes, cluster) as pool, playing as tell:
            table = play_tournament(bots, pairs, games, pool, tell)
        if table is None:
            click.echo(locale.text("lab-nothing"), err=True)
            sys.exit(INTERRUPTED)
        if as_json:
            print_json(tournament_data(table))
        else:
            show_tournament(table, locale, console())
        if not table.is_complete:
            click.echo(locale.text("lab-interrupted", games=locale.number(table.games)), err=True)
            sys.exit(INTERRUPTED)
        if plot_file is not None:
            draw_tournament(table, plot_file, locale)
            if not as_json:
                click.echo(locale.text("lab-plot-saved", file=str(plot_file)))


def _built_in(kingdoms: list[Kingdom]) -> tuple[str, ...]:
    """The built-in strategies; if kingdoms are given, those that suit one of them."""
    from throneroom.bots.strategies.builtin import builtin_names, suitable

    if not kingdoms:
        return builtin_names()
    fit = {strategy.name for kingdom in kingdoms for strategy in suitable(kingdom)}
    return tuple(name for name in builtin_names() if name in fit)


# -- lab ---------------------------------------------------------------------------------------------------------------


@click.group(cls=Group, invoke_without_command=True)
@lang_of_group
@click.pass_context
def lab(context: click.Context) -> None:
    """Look into the lab itself: is the engine right?"""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@lab.command()
@click.option(
    "--games",
    type=WholeNumber(500, MOST_GAMES),  # fewer do not even tell how much they vary
    default=100_000,
    show_default=True,
    metavar="N",
)
@seed_option
@jobs_option
@cluster_option
@lang_option
@json_option
def validate(games: int, seed: int, jobs: int | None, cluster: str | None, locale: Locale, as_json: bool) -> None:
    """Measure numbers that three independent simulators agree on, and compare.

    \b
    Examples:
      throneroom lab validate
      throneroom lab validate --games 2000
    """
    processes = chosen_jobs(jobs, cluster, locale)

    from throneroom.commands.support.lab_output import checks_data, show_checks
    from throneroom.commands.support.progress import progress
    from throneroom.lab import validation
    from throneroom.lab.pool import open_pool

    found: list[validation.Checks] = []
    total = games * (len(validation.REFERENCE_MATCHES) + 1)
    unit = locale.text("lab-games-per-second")
    playing = progress(locale.text("lab-playing"), unit, locale)
    with failing((), locale), open_pool(processes, cluster) as pool, playing as tell:
        done = 0

        def add(more: int) -> None:
            nonlocal done
            done += more
            tell(done, total)

        for row in validation.REFERENCE_MATCHES:
            found.append(validation.measure_match(row, games, seed, pool, add))
        found.append(validation.measure_solo(games, seed, pool, add))
    if as_json:
        print_json(checks_data(found))
    else:
        show_checks(found, locale, console())
    if not all(checks.hold for checks in found):
        sys.exit(FAILED)


lab.add_command(levels)
