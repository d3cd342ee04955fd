"""The plot of a tournament: the ratings, and a heat map of who beats whom."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap

from throneroom.lab.plots.style import INK, PAPER, PLAYERS, drawing, fitting, rules
from throneroom.lab.tournament import TournamentResult
from throneroom.locale import Locale

# Blue for wins, orange for losses: people with any kind of colour vision can distinguish these.
_SHADES: Final = LinearSegmentedColormap.from_list("victories", [PLAYERS[1], "#F5F5F3", PLAYERS[0]])
_MOST_NUMBERED: Final = 20  # contestants; with more, the numbers would not fit into the cells


def draw_tournament(result: TournamentResult, file: Path, locale: Locale) -> None:
    contestants = len(result.standings)
    cell = 0.5 if contestants <= _MOST_NUMBERED else 0.3
    height = max(3.6, 2.4 + cell * contestants)
    width = max(8.5, 5.2 + cell * contestants)
    kingdom = ", ".join(result.kingdoms[0])
    about = locale.text(
        "lab-plot-tournament-about", games=locale.number(result.games), kingdoms=len(result.kingdoms), kingdom=kingdom
    )
    title = locale.text("lab-plot-tournament", n=contestants)
    with drawing(width, height, title, fitting(about, width), file) as figure:
        ratings, heat = figure.subplots(1, 2, width_ratios=[2.2, max(2.2, cell * contestants)], sharey=True)
        _draw_ratings(ratings, result, locale)
        _draw_heat(heat, result, locale)


def _draw_ratings(axes: Axes, result: TournamentResult, locale: Locale) -> None:
    for row, standing in enumerate(result.standings):
        rating = standing.rating
        axes.plot(
            [rating.low or 0, rating.high or 0],
            [row, row],
            color=PLAYERS[0],
            linewidth=4,
            alpha=0.4,
            solid_capstyle="butt",
        )
        axes.plot(rating.value, row, "o", color=PLAYERS[0], markersize=6)
        axes.annotate(
            f"{rating.value:.0f}",
            (rating.high or rating.value, row),
            xytext=(7, 0),
            textcoords="offset points",
            va="center",
            fontsize=8,
            color=INK,
        )
    axes.set_yticks(range(len(result.standings)), [standing.name for standing in result.standings], color=INK)
    axes.set_ylim(len(result.standings) - 0.5, -0.5)
    axes.margins(x=0.2)
    axes.spines["left"].set_visible(False)
    axes.set_title(locale.text("lab-plot-ratings"))
    rules(axes, "x")


def _draw_heat(axes: Axes, result: TournamentResult, locale: Locale) -> None:
    order = [standing.number for standing in result.standings]
    shares = np.full((len(order), len(order)), np.nan)
    for row, one in enumerate(order):
        for column, other in enumerate(order):
            if (one, other) in result.shares:
                shares[row, column] = result.shares[one, other].value
    axes.imshow(shares, cmap=_SHADES, vmin=0, vmax=100, aspect="auto")
    for edge in range(1, len(order)):
        axes.axhline(edge - 0.5, color=PAPER, linewidth=1.5)
        axes.axvline(edge - 0.5, color=PAPER, linewidth=1.5)
    if len(order) <= _MOST_NUMBERED:
        for (row, column), share in np.ndenumerate(shares):
            if not np.isnan(share):
                colour = "white" if abs(share - 50) > 33 else INK
                axes.text(column, row, f"{share:.0f}", ha="center", va="center", fontsize=8, color=colour)
    names = [standing.name for standing in result.standings]
    axes.set_xticks(range(len(names)), names, rotation=40, ha="right", rotation_mode="anchor", color=INK, fontsize=8)
    axes.set_title(locale.text("lab-plot-heat"))
    for spine in axes.spines.values():
        spine.set_visible(False)
