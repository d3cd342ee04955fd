"""The output of `throneroom lab levels` after measuring."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from throneroom.bots.match import Tally
from throneroom.commands.output.console import show_figures
from throneroom.lab.formatting import percent_text, range_text
from throneroom.lab.level_strength import (
    AGAINST_LOWER,
    AGAINST_MONEY,
    AGAINST_SINGLE,
    SINGLE,
    KingdomResult,
    Pairing,
    worst_kingdom,
)
from throneroom.lab.measurement import total
from throneroom.lab.statistics import percent
from throneroom.locale import Locale


def levels_data(measured: list[KingdomResult]) -> dict[str, Any]:
    return {
        "kingdoms": [
            {
                "cards": kingdom.cards,
                "best_single_terminal": kingdom.single,
                "big_money": _by_level(AGAINST_MONEY, kingdom.tallies),
                "against_it": _by_level(AGAINST_SINGLE, kingdom.tallies),
                "lower_levels": _by_levels(kingdom.tallies),
            }
            for kingdom in measured
        ],
        "big_money": _by_level(AGAINST_MONEY, _totals(AGAINST_MONEY, measured)),
        "best_single_terminal": _by_level(AGAINST_SINGLE, _totals(AGAINST_SINGLE, measured)),
        "lower_levels": _by_levels(_totals(AGAINST_LOWER, measured)),
        "worst_kingdoms": [
            {
                "level": pairing.level,
                "lower": pairing.opponent,
                "kingdom": worst.number + 1,
                **wins_data(worst.tallies[pairing]),
                **_losses_data(worst.tallies[pairing]),
            }
            for pairing in _measured(AGAINST_LOWER, measured)
            for worst in [worst_kingdom(measured, pairing)]
        ],
    }


def wins_data(tally: Tally) -> dict[str, Any]:
    wins = percent(tally.wins[0], tally)
    return {
        "games": tally.games,
        "win_percent": round(wins.value, 2),
        "win_interval": [round(wins.low or 0, 2), round(wins.high or 0, 2)],
        "ties_percent": round(percent(tally.ties, tally).value, 2),
    }


def _losses_data(tally: Tally) -> dict[str, Any]:
    losses = percent(tally.wins[1], tally)
    return {
        "loss_percent": round(losses.value, 2),
        "loss_interval": [round(losses.low or 0, 2), round(losses.high or 0, 2)],
    }


def _totals(pairings: tuple[Pairing, ...], measured: list[KingdomResult]) -> dict[Pairing, Tally]:
    return {
        pairing: total(kingdom.tallies[pairing] for kingdom in measured) for pairing in _measured(pairings, measured)
    }


def _measured(pairings: tuple[Pairing, ...], measured: list[KingdomResult]) -> list[Pairing]:
    """Return the pairings that have played."""
    return [pairing for pairing in pairings if pairing in measured[0].tallies]


def _by_level(pairings: tuple[Pairing, ...], tallies: dict[Pairing, Tally]) -> dict[str, Any]:
    return {pairing.level: wins_data(tallies[pairing]) for pairing in pairings if pairing in tallies}


def _by_levels(tallies: dict[Pairing, Tally]) -> dict[str, Any]:
    found: dict[str, dict[str, Any]] = {}
    for pairing in AGAINST_LOWER:
        if pairing in tallies:
            found.setdefault(pairing.level, {})[pairing.opponent] = wins_data(tallies[pairing])
    return found


def bot_data(measured: list[KingdomResult]) -> dict[str, Any]:
    """Return the results of a single bot against each opponent, in all kingdoms together and in each."""
    pairings = tuple(measured[0].tallies)
    return {
        "bot": pairings[0].level,
        "opponents": {pairing.opponent: wins_data(tally) for pairing, tally in _totals(pairings, measured).items()},
        "kingdoms": [
            {
                "cards": kingdom.cards,
                "best_single_terminal": kingdom.single,
                "opponents": {pairing.opponent: wins_data(kingdom.tallies[pairing]) for pairing in pairings},
            }
            for kingdom in measured
        ],
    }


def show_bot(measured: list[KingdomResult], locale: Locale, output: Console) -> None:
    """Print the wins of a single bot in each kingdom, then the totals."""
    pairings = tuple(measured[0].tallies)
    rows = [
        [str(kingdom.number + 1), *(_share(kingdom.tallies[pairing], locale) for pairing in pairings)]
        for kingdom in measured
    ]
    show_figures(["", *(pairing.opponent for pairing in pairings)], rows, output)
    output.print()
    totals = [_total(pairing, tally, locale) for pairing, tally in _totals(pairings, measured).items()]
    show_figures(["", locale.text("lab-wins"), locale.text("lab-interval")], totals, output)


def show_levels(measured: list[KingdomResult], locale: Locale, output: Console) -> None:
    """Print the wins in each kingdom, then the totals, then the worst kingdom of each level."""
    against_money, against_single, against_lower = (
        _measured(pairings, measured) for pairings in (AGAINST_MONEY, AGAINST_SINGLE, AGAINST_LOWER)
    )
    singles = [locale.text("levels-single-short", level=pairing.level) for pairing in against_single]
    headings = ["", *(pairing.level for pairing in against_money), *singles, locale.text("levels-which")]
    rows = [
        [
            str(kingdom.number + 1),
            *(_share(kingdom.tallies[pairing], locale) for pairing in against_money + against_single),
            kingdom.single,
        ]
        for kingdom in measured
    ]
    show_figures(headings, rows, output)
    output.print()
    pairs = [f"{pairing.level}/{pairing.opponent}" for pairing in against_lower]
    rows = [
        [str(kingdom.number + 1), *(_share(kingdom.tallies[pairing], locale) for pairing in against_lower)]
        for kingdom in measured
    ]
    show_figures(["", *pairs], rows, output)
    output.print()
    totals = [
        _total(pairing, tally, locale)
        for pairings in (AGAINST_MONEY, AGAINST_SINGLE, AGAINST_LOWER)
        for pairing, tally in _totals(pairings, measured).items()
    ]
    show_figures(["", locale.text("lab-wins"), locale.text("lab-interval")], totals, output)
    output.print()
    worst = [_worst(worst_kingdom(measured, pairing), pairing, locale) for pairing in against_lower]
    columns = [locale.text("levels-worst-kingdom"), locale.text("levels-losses"), locale.text("lab-interval")]
    show_figures(["", *columns], worst, output)


def _share(tally: Tally, locale: Locale) -> str:
    return locale.number(percent(tally.wins[0], tally).value, 1)


def _total(pairing: Pairing, tally: Tally, locale: Locale) -> list[str]:
    wins = percent(tally.wins[0], tally)
    return [_label(pairing, locale), percent_text(wins.value, locale), range_text(wins, 1, locale)]


def _worst(kingdom: KingdomResult, pairing: Pairing, locale: Locale) -> list[str]:
    tally = kingdom.tallies[pairing]
    losses = percent(tally.wins[1], tally)
    figures = [percent_text(losses.value, locale), range_text(losses, 1, locale)]
    return [_label(pairing, locale), str(kingdom.number + 1), *figures]


def _label(pairing: Pairing, locale: Locale) -> str:
    if pairing.opponent == SINGLE:
        return locale.text("levels-against-single", level=pairing.level)
    return locale.text("levels-against", level=pairing.level, opponent=pairing.opponent)
