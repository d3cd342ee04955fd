"""`throneroom lab games`: write the decisions of many games to a Parquet file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click

from throneroom.cards.kingdoms import BOTH, random_kingdom
from throneroom.commands.support.completion import complete_bot, complete_kingdom
from throneroom.commands.support.lab_options import (
    MOST_GAMES,
    check_output_file,
    cluster_option,
    edition_option,
    find_bots,
    jobs_option,
    lab_errors,
    process_count,
    seed_option,
)
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import (
    FILE,
    INTERRUPTED,
    WholeNumber,
    Word,
    custom_cards,
    custom_option,
    lang_option,
    usage_errors,
)
from throneroom.engine.setup import FEWEST_SEATS, MOST_SEATS
from throneroom.lab.decisions import LAYOUTS, STANDARD
from throneroom.locale import Locale
from throneroom.words.kingdom_request import kingdom_by_seed

_MOST_KINGDOMS: Final = 100_000


@click.command(cls=LocalizedCommand)
@click.argument("names", nargs=-1, metavar="A B [C ...]", shell_complete=complete_bot)
@click.option("--out", "file", type=FILE, metavar="FILE", required=True)
@click.option("--kingdom", "wanted", multiple=True, metavar="SET|LIST|random", shell_complete=complete_kingdom)
@click.option("--kingdoms", "number", type=WholeNumber(1, _MOST_KINGDOMS), metavar="N")
@click.option("--games", type=WholeNumber(1, MOST_GAMES), default=1000, show_default=True, metavar="N")
@click.option("--layout", "which", type=Word(LAYOUTS), default=STANDARD, show_default=True)
@edition_option
@seed_option
@jobs_option
@cluster_option
@custom_option
@lang_option
def games(
    names: tuple[str, ...],
    file: Path,
    wanted: tuple[str, ...],
    number: int | None,
    games: int,
    which: str,
    edition: str,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    custom: tuple[Path, ...],
    locale: Locale,
) -> None:
    """Write the decisions of many games to a Parquet file, to imitate or to analyze.

    \b
    Examples:
      throneroom lab games big-money smithy-money --out games.parquet
      throneroom lab games good fair --kingdoms 20 --out games.parquet
      throneroom lab games mybot.py:MyBot big-money --out games.parquet
    """
    if not FEWEST_SEATS <= len(names) <= MOST_SEATS:
        raise click.UsageError(locale.text("lab-too-few", n=len(names), fewest=FEWEST_SEATS, most=MOST_SEATS))
    if wanted and number is not None:
        raise click.UsageError(locale.text("lab-kingdoms-twice"))
    processes = process_count(jobs, cluster, locale)
    check_output_file(file, locale)
    loaded = custom_cards(custom, locale)
    catalog = loaded.catalog
    bots = find_bots(names, catalog, locale)

    from throneroom.commands.output.progress import progress
    from throneroom.lab.match_setup import kingdom_for, set_up_match
    from throneroom.lab.parquet_file import open_games_file, write_games
    from throneroom.lab.pool import open_pool

    with usage_errors(locale):
        kingdoms = [kingdom_by_seed(text, catalog.cards, locale)(seed) for text in wanted]
        kingdoms += [random_kingdom(seed + more, BOTH, edition=edition) for more in range(number or 0)]
        kingdoms = kingdoms or [kingdom_for(bots, catalog, seed)]
    with lab_errors(loaded.sources, locale):
        setups = [set_up_match(kingdom, bots, seed, custom=loaded.sources) for kingdom in kingdoms]
        playing = progress(locale.text("lab-playing"), locale.text("lab-games-per-second"), locale)
        with (
            open_games_file(file, setups, which) as target,
            open_pool(processes, cluster) as pool,
            playing as update,
        ):
            write_games(target, games, pool, update)
    done, rows = target.games, target.rows
    if not done:
        click.echo(locale.text("lab-nothing"), err=True)
        sys.exit(INTERRUPTED)
    saved = locale.text("games-saved", file=str(file), games=locale.number(done), decisions=locale.number(rows))
    click.echo(saved)
    if done < games * len(setups):
        click.echo(locale.text("games-interrupted"), err=True)
        sys.exit(INTERRUPTED)
