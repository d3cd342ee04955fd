"""`throneroom workshop balance`: is a card fair at its price?"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from throneroom.commands.support.lab_options import (
    MOST_GAMES,
    PLOT_SUFFIXES,
    check_output_file,
    cluster_option,
    edition_option,
    jobs_option,
    lab_errors,
    process_count,
    seed_option,
)
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import FILE, INTERRUPTED, WholeNumber, json_option, lang_option
from throneroom.engine.card import EDITIONS
from throneroom.locale import Locale
from throneroom.system.signals import interrupted_by_signals

if TYPE_CHECKING:
    from throneroom.engine.card import Card
    from throneroom.lab.balance.measure import Effort

_FEWEST_GAMES: Final = 20


@click.command(cls=LocalizedCommand)
@click.argument("file", type=FILE, required=False)
@click.option("--card", "card_name", metavar="NAME")
@click.option("--kingdoms", type=WholeNumber(1, 100_000), metavar="N")
@click.option("--games", type=WholeNumber(_FEWEST_GAMES, MOST_GAMES), metavar="N")
@click.option("--search-games", type=WholeNumber(1, MOST_GAMES), metavar="N")
@edition_option
@seed_option
@jobs_option
@cluster_option
@click.option("--plot", "plot_file", type=FILE, metavar="FILE")
@click.option("--reference", "reference_file", type=FILE, metavar="FILE")
@lang_option
@json_option
def balance(
    file: Path | None,
    card_name: str | None,
    kingdoms: int | None,
    games: int | None,
    search_games: int | None,
    edition: str,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    plot_file: Path | None,
    reference_file: Path | None,
    locale: Locale,
    as_json: bool,
) -> None:
    """Measure whether a card is fair at its price, beside the printed cards of that price.

    \b
    Examples:
      throneroom workshop balance my_card.card
      throneroom workshop balance my_card.card --plot fair.png
      throneroom workshop balance my_card.card --kingdoms 100
      throneroom workshop balance my_card.card --json

    \b
    JSON:
      {"format": "throneroom balance", "version": 1,
       "card": "Night Market", "cost": 5,
       "verdict": {"kind": "like", "cards": ["Festival"], "text": "..."},
       "prices": [{"cost": 4, "wins": {"value": 61.5, "low": 57.0,
       "high": 66.0}, "bought": {"...": 0}, "...": 0}, "..."],
       "printed": [{"card": "Festival", "difference": {"...": 0},
       "...": 0}, "..."], "...": 0}
    """
    if (file is None) == (reference_file is None):
        raise click.UsageError(locale.text("balance-file-or-reference"))
    processes = process_count(jobs, cluster, locale)
    check_output_file(plot_file, locale, PLOT_SUFFIXES)
    check_output_file(reference_file, locale)

    from throneroom.lab.balance.measure import NORMAL, Effort
    from throneroom.lab.balance.report import BOARDS, Sample

    effort = Effort(search_games or NORMAL.search, games or NORMAL.match)
    if reference_file is not None:
        _write_reference(reference_file, kingdoms, seed, effort, processes, cluster, locale)
        return
    assert file is not None
    card = _card(file, card_name, locale)

    from throneroom.commands.output.balance_report import report_data, show_report
    from throneroom.commands.output.console import console, print_json
    from throneroom.commands.output.progress import progress
    from throneroom.lab.balance.reference import shipped_reference
    from throneroom.lab.balance.report import measure_balance, prices
    from throneroom.lab.pool import open_pool

    sample = Sample(kingdoms or BOARDS, seed, edition, effort)
    reference = shipped_reference(edition)
    with lab_errors((), locale):
        if plot_file is not None:
            # Imported now, so that a missing Matplotlib is reported before any work is done.
            from throneroom.lab.plots.balance import draw_balance
        bar = progress(locale.text("balance-measuring"), locale.text("lab-games-per-second"), locale)
        with interrupted_by_signals(), open_pool(processes, cluster) as pool, bar as update:
            games = effort.games(len(prices(card.cost)))
            update(0, games * sample.boards)
            report = measure_balance(
                card, sample, pool, lambda found: update(games * found.boards, games * sample.boards)
            )
        if not report.boards:
            click.echo(locale.text("levels-nothing"), err=True)
            sys.exit(INTERRUPTED)
        if as_json:
            print_json(report_data(report, reference, locale))
        else:
            show_report(report, reference, card, locale, console())
        if plot_file is not None:
            draw_balance(report, reference, card, plot_file, locale)
            if not as_json:
                click.echo(locale.text("lab-plot-saved", file=str(plot_file)))
    if not report.is_complete:
        click.echo(locale.text("levels-interrupted", n=report.boards), err=True)
        sys.exit(INTERRUPTED)


def _card(file: Path, name: str | None, locale: Locale) -> Card:
    """Return the card to measure: the only one of the file, or the one that was named."""
    from throneroom.cards.catalog import plain
    from throneroom.cards.custom import load_cards
    from throneroom.words.names import card_name

    cards = load_cards(file)
    found = [
        card for card in cards if name is None or plain(name) in (plain(card.name), plain(card_name(card, locale)))
    ]
    if len(found) != 1:
        names = ", ".join(card_name(card, locale) for card in cards)
        raise click.UsageError(locale.text("balance-which-card", file=str(file), cards=names))
    return found[0]


def _write_reference(
    file: Path, kingdoms: int | None, seed: int, effort: Effort, jobs: int, cluster: str | None, locale: Locale
) -> None:
    """Measure all printed cards of both editions and write the file that is shipped."""
    from throneroom.commands.output.progress import progress
    from throneroom.lab.balance.reference import measure_printed, printed_cards, reference_data
    from throneroom.lab.balance.report import BOARDS, Sample
    from throneroom.lab.pool import open_pool

    boards = kingdoms or BOARDS
    bar = progress(locale.text("balance-measuring"), locale.text("lab-games-per-second"), locale)
    measured = []
    with lab_errors((), locale), interrupted_by_signals(), open_pool(jobs, cluster) as pool, bar as update:
        games = [effort.games(len(printed_cards(edition))) for edition in EDITIONS]
        for place, edition in enumerate(EDITIONS):

            def report(done: int, place: int = place) -> None:
                update(boards * sum(games[:place]) + done * games[place], boards * sum(games))

            found = measure_printed(Sample(boards, seed, edition, effort), pool, report)
            if found is None:
                click.echo(locale.text("balance-reference-interrupted"), err=True)
                sys.exit(INTERRUPTED)
            measured.append(found)
    file.write_text(json.dumps(reference_data(measured), separators=(",", ":")) + "\n", encoding="utf-8")
    click.echo(locale.text("search-saved", file=str(file)))
