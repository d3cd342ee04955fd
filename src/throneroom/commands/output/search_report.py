"""The output of `throneroom search`."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from throneroom.bots.strategies.language import strategy_text
from throneroom.commands.output.console import show_figures, show_line
from throneroom.lab.formatting import percent_text, range_text
from throneroom.lab.strategy_search import SearchResult
from throneroom.locale import Locale


def finding_data(finding: SearchResult) -> dict[str, Any]:
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


def show_finding(finding: SearchResult, budget: int, seed: int, locale: Locale, output: Console) -> None:
    """Print the strategy, its results against others, and how long the search took."""
    for line in strategy_text(finding.strategy).splitlines():
        show_line(line, output, to_copy=True)
    output.print()
    if finding.scores:
        opponents = ("search-big-money", "search-single", "search-runner-up")
        rows = [
            [
                locale.text(opponent, name=score.name),
                percent_text(score.wins.value, locale),
                range_text(score.wins, 1, locale),
                percent_text(score.ties.value, locale),
            ]
            for opponent, score in zip(opponents, finding.scores, strict=True)
        ]
        headings = [locale.text("search-against"), locale.text("lab-wins")]
        show_figures([*headings, locale.text("lab-interval"), locale.text("lab-ties")], rows, output)
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
