"""The output of `throneroom lab levels` after measuring."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from throneroom.bots.levels import LEVELS, STRONG
from throneroom.bots.match import Tally
from throneroom.commands.output.console import show_figures
from throneroom.lab.formatting import percent_text, range_text
from throneroom.lab.level_strength import KingdomResult, total
from throneroom.lab.statistics import percent
from throneroom.locale import Locale


def levels_data(measured: list[KingdomResult]) -> dict[str, Any]:
    return {
        "kingdoms": [
            {
                "cards": kingdom.cards,
                "big_money": {level: _wins_data(kingdom.against_money[at]) for at, level in enumerate(LEVELS)},
                "best_single_terminal": kingdom.single,
                "strong_against_it": _wins_data(kingdom.against_single),
            }
            for kingdom in measured
        ],
        "big_money": {
            level: _wins_data(total([kingdom.against_money[at] for kingdom in measured]))
            for at, level in enumerate(LEVELS)
        },
        "strong_against_best_single_terminal": _wins_data(total([kingdom.against_single for kingdom in measured])),
    }


def _wins_data(tally: Tally) -> dict[str, Any]:
    wins = percent(tally.wins[0], tally)
    return {
        "games": tally.games,
        "win_percent": round(wins.value, 2),
        "win_interval": [round(wins.low or 0, 2), round(wins.high or 0, 2)],
        "ties_percent": round(percent(tally.ties, tally).value, 2),
    }


def show_levels(measured: list[KingdomResult], locale: Locale, output: Console) -> None:
    """Print the wins in each kingdom, then the totals."""
    rows: list[list[str]] = []
    for kingdom in measured:
        shares = [percent(tally.wins[0], tally).value for tally in kingdom.against_money]
        single = percent(kingdom.against_single.wins[0], kingdom.against_single).value
        rows.append(
            [
                str(kingdom.number + 1),
                *(locale.number(share, 1) for share in shares),
                locale.number(single, 1),
                kingdom.single,
            ]
        )
    headings = ["", *LEVELS, locale.text("levels-single-short"), locale.text("levels-which")]
    show_figures(headings, rows, output)
    output.print()
    totals = [
        _total(
            locale.text("levels-against-money", level=level),
            total([kingdom.against_money[at] for kingdom in measured]),
            locale,
        )
        for at, level in enumerate(LEVELS)
    ]
    against_single = total([kingdom.against_single for kingdom in measured])
    totals.append(_total(locale.text("levels-against-single", level=STRONG), against_single, locale))
    show_figures(["", locale.text("lab-wins"), locale.text("lab-interval")], totals, output)


def _total(label: str, tally: Tally, locale: Locale) -> list[str]:
    wins = percent(tally.wins[0], tally)
    return [label, percent_text(wins.value, locale), range_text(wins, 1, locale)]
