"""What the lab found, as tables for people and as data for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.text import Text

from throneroom.bots.match import ENDINGS, VICTORY
from throneroom.cards.sets import recommended_set
from throneroom.lab.formatting import kingdom_text, percent_text, range_text
from throneroom.lab.match_setup import labels, match_of
from throneroom.lab.simulate import MatchResult
from throneroom.lab.statistics import Estimate, mean, percent
from throneroom.lab.validation import Check, Checks
from throneroom.locale import Locale
from throneroom.words.card_text import show_line, show_text

if TYPE_CHECKING:
    from throneroom.lab.tournament import TournamentResult  # needs NumPy, which a match does without

# -- tables ------------------------------------------------------------------------------------------------------------


def show_columns(headings: Sequence[str], rows: Sequence[Sequence[str]], output: Console) -> None:
    """Columns without lines between them: names at the left, numbers at the right."""
    widths = [max(map(len, column)) for column in zip(headings, *rows, strict=True)]
    for style, cells in [("dim", headings), *(("", row) for row in rows)]:
        first, *others = [
            cell.ljust(width) if place == 0 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
        ]
        show_line(Text("  ".join([first, *others]).rstrip(), style=style), output)


# -- a match -----------------------------------------------------------------------------------------------------------


def show_result(result: MatchResult, locale: Locale, output: Console) -> None:
    """Who won how often, with how many points, how long games took and how they ended."""
    setup, tally = result.setup, result.tally
    games = locale.number(tally.games)
    show_line(Text(locale.text("lab-title", names=" · ".join(labels(setup.bots)), games=games), style="bold"), output)
    show_text(locale.text("lab-kingdom", kingdom=kingdom_text(setup, locale), seed=str(setup.seed)), output, indent=2)
    output.print()
    rows: list[list[str]] = []
    for player, label in enumerate(labels(setup.bots)):
        wins, points = percent(tally.wins[player], tally), mean(tally.points[player], tally)
        row = [label, percent_text(wins.value, locale), range_text(wins, 1, locale)]
        rows.append([*row, locale.number(points.value, 1), range_text(points, 1, locale)])
    ties = percent(tally.ties, tally)
    rows.append([locale.text("lab-ties"), percent_text(ties.value, locale), range_text(ties, 1, locale), "", ""])
    headings = ["", locale.text("lab-wins"), locale.text("lab-interval"), locale.text("lab-points")]
    show_columns([*headings, locale.text("lab-interval")], rows, output)
    output.print()
    turns = mean(tally.turns, tally)
    between = range_text(turns, 2, locale)
    key = "lab-turns-between" if between else "lab-turns"
    show_line(locale.text(key, turns=locale.number(turns.value, 2), range=between), output)
    endings = [
        locale.text(f"lab-ending-{ending}", percent=percent_text(100 * number / tally.games, locale))
        for ending, number in zip(ENDINGS, tally.endings, strict=True)
        if number
    ]
    show_line(locale.text("lab-endings", endings=", ".join(endings)), output)
    first = 100 * tally.wins_by_place[0] / tally.games
    show_line(locale.text("lab-first", percent=percent_text(first, locale)), output)
    rate = locale.number(result.games_per_second)
    show_line(locale.text("lab-rate", rate=rate, seconds=locale.number(result.seconds, 1)), output)


def result_data(result: MatchResult) -> dict[str, Any]:
    """A match for programs. Percents are of all games; a win that is shared counts as a tie."""
    setup, tally = result.setup, result.tally
    known = recommended_set(match_of(setup).kingdom)
    turns, ties = mean(tally.turns, tally), percent(tally.ties, tally)
    return {
        "games": tally.games,
        "games_per_second": round(result.games_per_second, 1),
        "seconds": round(result.seconds, 3),
        "stopped": result.stopped,
        "seed": setup.seed,
        "kingdom": {"set": known.name if known else None, "cards": list(setup.kingdom)},
        "mean_turns": turns.value,
        "mean_turns_interval": interval_data(turns),
        "ties_percent": ties.value,
        "ties_interval": interval_data(ties),
        "first_player_win_percent": 100 * tally.wins_by_place[0] / tally.games,
        "endings_percent": {
            ending: 100 * number / tally.games for ending, number in zip(ENDINGS, tally.endings, strict=True)
        },
        "strategies": [_player_data(result, player) for player in range(setup.players)],
    }


def _player_data(result: MatchResult, player: int) -> dict[str, Any]:
    tally = result.tally
    wins = percent(tally.wins[player], tally)
    shares = percent(tally.shares[player], tally, VICTORY)
    points = mean(tally.points[player], tally)
    return {
        "name": result.setup.bots[player].name,
        "win_percent": wins.value,
        "win_interval": interval_data(wins),
        "share_percent": shares.value,
        "share_interval": interval_data(shares),
        "mean_score": points.value,
        "mean_score_interval": interval_data(points),
    }


def interval_data(estimate: Estimate) -> list[float] | None:
    return None if estimate.low is None or estimate.high is None else [estimate.low, estimate.high]


# -- validation --------------------------------------------------------------------------------------------------------


def show_checks(found: Sequence[Checks], locale: Locale, output: Console) -> None:
    """Each number as it was measured, what it should be, and whether the row holds."""
    *matches, alone = found
    headings = [locale.text(key) for key in ("lab-a-wins", "lab-b-wins", "lab-ties", "lab-turns-column")]
    rows = [_checks_row(checks, (1, 1, 1, 2), locale) for checks in matches]
    show_line(Text(locale.text("lab-validate-title", games=locale.number(alone.games)), style="bold"), output)
    output.print()
    show_columns([locale.text("lab-match"), *headings, ""], rows, output)
    output.print()
    headings = [locale.text(key) for key in ("lab-fourth-province", "lab-points-then")]
    show_columns([locale.text("lab-alone"), *headings, ""], [_checks_row(alone, (2, 2), locale)], output)
    output.print()
    key = "lab-all-hold" if all(checks.hold for checks in found) else "lab-some-off"
    show_line(Text(locale.text(key), style="bold"), output)


def _checks_row(checks: Checks, digits: Sequence[int], locale: Locale) -> list[str]:
    cells = [
        locale.text(
            "lab-check", measured=locale.number(check.measured, 2), expected=locale.number(check.expected, places)
        )
        for check, places in zip(checks.checks, digits, strict=True)
    ]
    return [" · ".join(checks.names), *cells, locale.text("lab-holds" if checks.hold else "lab-off")]


def checks_data(found: Sequence[Checks]) -> dict[str, Any]:
    return {
        "holds": all(checks.hold for checks in found),
        "rows": [
            {
                "strategies": list(checks.names),
                "games": checks.games,
                "holds": checks.hold,
                "checks": [_check_data(check) for check in checks.checks],
            }
            for checks in found
        ],
    }


def _check_data(check: Check) -> dict[str, Any]:
    return {
        "measured": check.measured,
        "expected": check.expected,
        "tolerance": check.tolerance,
        "holds": check.holds,
    }


# -- tournaments -------------------------------------------------------------------------------------------------------

_WIDEST_TABLE: Final = 12  # contestants whose results against each other fit on a terminal


def show_tournament(table: TournamentResult, locale: Locale, output: Console) -> None:
    """The contestants, best first, and who won how much against whom."""
    games, kingdoms = locale.number(table.games), len(table.kingdoms)
    title = locale.text("lab-tournament-title", n=len(table.standings), games=games, kingdoms=kingdoms)
    show_line(Text(title, style="bold"), output)
    output.print()
    rows = [
        [
            f"{place:>2}  {standing.name}",
            f"{standing.rating.value:.0f}",
            range_text(standing.rating, 0, locale),
            percent_text(standing.share, locale),
            locale.number(standing.games),
        ]
        for place, standing in enumerate(table.standings, 1)
    ]
    keys = ("lab-rating", "lab-interval", "lab-victories", "lab-games")
    show_columns(["", *(locale.text(key) for key in keys)], rows, output)
    if len(rows) <= _WIDEST_TABLE:
        output.print()
        _show_cross_table(table, locale, output)
    output.print()
    rate = locale.number(table.games / table.seconds)
    show_line(locale.text("lab-rate", rate=rate, seconds=locale.number(table.seconds, 1)), output)


def _show_cross_table(table: TournamentResult, locale: Locale, output: Console) -> None:
    """The row's share of the victories over the column, in percent."""
    order = [standing.number for standing in table.standings]
    rows: list[list[str]] = []
    for place, (row, standing) in enumerate(zip(order, table.standings, strict=True), 1):
        cells = [
            locale.number(table.shares[row, column].value, 1) if (row, column) in table.shares else ""
            for column in order
        ]
        rows.append([f"{place:>2}  {standing.name}", *cells])
    headings = [locale.text("lab-against"), *(str(place) for place in range(1, len(order) + 1))]
    show_columns(headings, rows, output)


def tournament_data(table: TournamentResult) -> dict[str, Any]:
    """A tournament for programs: standings best first; a share is the first one's of the victories over the second."""
    return {
        "games": table.games,
        "games_per_second": round(table.games / table.seconds, 1),
        "seconds": round(table.seconds, 3),
        "seed": table.seed,
        "complete": table.is_complete,
        "kingdoms": [list(kingdom) for kingdom in table.kingdoms],
        "standings": [
            {
                "name": standing.name,
                "rating": standing.rating.value,
                "rating_interval": interval_data(standing.rating),
                "share_percent": standing.share,
                "games": standing.games,
            }
            for standing in table.standings
        ],
        "meetings": [
            {
                "strategies": [table.names[first], table.names[second]],
                "share_percent": share.value,
                "share_interval": interval_data(share),
            }
            for (first, second), share in table.shares.items()
            if first < second
        ],
    }
