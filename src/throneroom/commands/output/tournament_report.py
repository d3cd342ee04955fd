"""The output of `throneroom tournament`."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console
from rich.text import Text

from throneroom.commands.output.console import show_figures, show_line
from throneroom.commands.output.match_report import interval_data
from throneroom.lab.formatting import percent_text, range_text
from throneroom.lab.tournament import TournamentResult
from throneroom.locale import Locale

_MOST_COMPARED: Final = 12  # contestants; the results of more would not fit on a terminal


def show_tournament(result: TournamentResult, locale: Locale, output: Console) -> None:
    """Print the contestants, best first, and their results against each other."""
    games, kingdoms = locale.number(result.games), len(result.kingdoms)
    title = locale.text("lab-tournament-title", n=len(result.standings), games=games, kingdoms=kingdoms)
    show_line(Text(title, style="bold"), output)
    output.print()
    rows = [
        [
            f"{rank:>2}  {standing.name}",
            f"{standing.rating.value:.0f}",
            range_text(standing.rating, 0, locale),
            percent_text(standing.share, locale),
            locale.number(standing.games),
        ]
        for rank, standing in enumerate(result.standings, 1)
    ]
    keys = ("lab-rating", "lab-interval", "lab-victories", "lab-games")
    show_figures(["", *(locale.text(key) for key in keys)], rows, output)
    if len(rows) <= _MOST_COMPARED:
        output.print()
        _show_meetings(result, locale, output)
    output.print()
    rate = locale.number(result.games / result.seconds)
    show_line(locale.text("lab-rate", rate=rate, seconds=locale.number(result.seconds, 1)), output)


def _show_meetings(result: TournamentResult, locale: Locale, output: Console) -> None:
    """Print the share of the victories that each row has against each column, in percent."""
    order = [standing.number for standing in result.standings]
    rows: list[list[str]] = []
    for rank, (row, standing) in enumerate(zip(order, result.standings, strict=True), 1):
        cells = [
            locale.number(result.shares[row, column].value, 1) if (row, column) in result.shares else ""
            for column in order
        ]
        rows.append([f"{rank:>2}  {standing.name}", *cells])
    headings = [locale.text("lab-against"), *(str(rank) for rank in range(1, len(order) + 1))]
    show_figures(headings, rows, output)


def tournament_data(result: TournamentResult) -> dict[str, Any]:
    """Return a tournament as JSON.

    Standings are best first. A meeting has the share of the victories of its first strategy.
    """
    return {
        "games": result.games,
        "games_per_second": round(result.games / result.seconds, 1),
        "seconds": round(result.seconds, 3),
        "seed": result.seed,
        "complete": result.is_complete,
        "kingdoms": [list(kingdom) for kingdom in result.kingdoms],
        "standings": [
            {
                "name": standing.name,
                "rating": standing.rating.value,
                "rating_interval": interval_data(standing.rating),
                "share_percent": standing.share,
                "games": standing.games,
            }
            for standing in result.standings
        ],
        "meetings": [
            {
                "strategies": [result.names[first], result.names[second]],
                "share_percent": share.value,
                "share_interval": interval_data(share),
            }
            for (first, second), share in result.shares.items()
            if first < second
        ],
    }
