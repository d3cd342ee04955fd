"""The output of `throneroom simulate`."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from throneroom.bots.match import ENDINGS, VICTORY
from throneroom.cards.sets import recommended_set
from throneroom.commands.output.console import show_figures, show_line, show_text
from throneroom.lab.formatting import kingdom_text, percent_text, range_text
from throneroom.lab.match_setup import labels, match_of
from throneroom.lab.simulate import MatchResult
from throneroom.lab.statistics import Estimate, mean, percent
from throneroom.locale import Locale


def show_match(result: MatchResult, locale: Locale, output: Console) -> None:
    """Print each strategy's wins and points, how long games took, and how they ended."""
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
    show_figures([*headings, locale.text("lab-interval")], rows, output)
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


def match_data(result: MatchResult) -> dict[str, Any]:
    """Return a match as JSON. Percentages are of all games; a shared victory counts as a tie."""
    setup, tally = result.setup, result.tally
    kingdom = match_of(setup).kingdom
    known = recommended_set(kingdom)
    turns, ties = mean(tally.turns, tally), percent(tally.ties, tally)
    return {
        "games": tally.games,
        "games_per_second": round(result.games_per_second, 1),
        "seconds": round(result.seconds, 3),
        "stopped": result.stopped,
        "seed": setup.seed,
        "kingdom": {
            "set": known.name if known else None,
            "edition": kingdom.edition,
            "cards": [card.name for card in kingdom.cards],
        },
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
