"""Plots of a match: win rates, lengths, points and money by turn, and decks."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator
from numpy.typing import NDArray

from throneroom.lab.batches import play_batches
from throneroom.lab.formatting import kingdom_text, percent_text, range_text
from throneroom.lab.match_setup import labels
from throneroom.lab.plots.style import (
    CARDS,
    INK,
    OTHER_CARDS,
    PLAYERS,
    REST,
    RULE,
    SOFT,
    drawing,
    fitting,
    name_beside,
    rules,
)
from throneroom.lab.pool import Pool
from throneroom.lab.simulate import MatchResult
from throneroom.lab.statistics import mean, percent
from throneroom.lab.turn_counts import Counts, TurnCounts, count_turns, empty_counts
from throneroom.locale import Locale, slug

MOST_WATCHED: Final = 2000  # games replayed for the plots: enough for smooth lines
_SMALLEST_SHARE: Final = 0.02  # of a deck, for a card to get its own colour
_MOST_CARDS: Final = 9
_STILL_RUNNING: Final = 0.25  # a turn is drawn if at least this share of the games reached it


def draw_match(
    result: MatchResult, pool: Pool, file: Path, kind: str, locale: Locale, report: Callable[[int, int], None]
) -> None:
    """Replay some of the games to collect data, and draw a plot of this kind."""
    counts = empty_counts(result.setup)
    games = min(result.tally.games, MOST_WATCHED)
    if kind != "wins":
        for batch in play_batches(pool, count_turns, result.setup, games):
            counts.add(batch.result)
            report(batch.stop, games)
    _MatchPlot(result, counts, locale).draw(kind, file)


class _MatchPlot:
    """The data of a match, and a method for each panel."""

    def __init__(self, result: MatchResult, counts: TurnCounts, locale: Locale) -> None:
        self.result: Final = result
        self.counts: Final = counts
        self.locale: Final = locale
        self.labels: Final = labels(result.setup.bots)
        self.colours: Final = PLAYERS[: len(self.labels)]
        self.turns: Final = _turns_to_draw(counts)

    def draw(self, kind: str, file: Path) -> None:
        players = len(self.labels)
        title = " · ".join(self.labels)
        kingdom = kingdom_text(self.result.setup, self.locale)
        subtitle = self.text("lab-plot-about", games=self.locale.number(self.result.tally.games), kingdom=kingdom)
        if kind == "overview":
            width, height = 11.5, 6.2 + 2.6 * ceil(players / 3)
        elif kind == "deck":
            width, height = max(6.5, 3.8 * min(players, 3)), 1 + 3.2 * ceil(players / 3)
        else:
            width, height = 6.5, 1.6 + 0.45 * players if kind == "wins" else 4.2
        with drawing(width, height, title, fitting(subtitle, width), file) as figure:
            if kind == "overview":
                self.overview(figure)
            elif kind == "deck":
                self.decks(figure)
            else:
                panel = {"wins": self.wins, "length": self.length, "score": self.score, "money": self.money}[kind]
                panel(figure.add_subplot())

    def text(self, key: str, **arguments: str | int) -> str:
        return self.locale.text(key, **arguments)

    def overview(self, figure: Figure) -> None:
        rows = ceil(len(self.labels) / 3)
        upper, lower = np.asarray(figure.subfigures(2, 1, height_ratios=[5.4, 2.6 * rows]))
        grid = upper.subplots(2, 2)
        self.wins(grid[0][0])
        self.length(grid[0][1])
        self.score(grid[1][0])
        self.money(grid[1][1])
        self.decks(lower)

    def wins(self, axes: Axes) -> None:
        """Draw each player's win rate as a dot and its interval as a line, and the ties below."""
        tally = self.result.tally
        shares = [percent(sums, tally) for sums in (*tally.wins, tally.ties)]
        names = [*self.labels, self.text("lab-ties")]
        colours = [*self.colours, SOFT]
        for row, (share, colour) in enumerate(zip(shares, colours, strict=True)):
            axes.barh(row, share.value, height=0.5, color=colour, alpha=0.16)
            if share.low is not None and share.high is not None:
                axes.plot([share.low, share.high], [row, row], color=colour, linewidth=5, solid_capstyle="butt")
            axes.plot(share.value, row, "o", color=colour, markersize=6)
            at = share.high if share.high is not None else share.value
            text = percent_text(share.value, self.locale)
            name = axes.annotate(
                text, (at, row), xytext=(8, 0), textcoords="offset points", va="center", color=colour, fontweight="bold"
            )
            between = f"  {range_text(share, 1, self.locale)}"
            axes.annotate(between, (1, 0.5), xycoords=name, va="center", color=SOFT, fontsize=8)
        axes.set_yticks(range(len(names)), names, color=INK)
        axes.invert_yaxis()
        axes.set_xlim(0, max(share.high or share.value for share in shares) * 1.45 + 4)
        axes.set_xticks([tick for tick in axes.get_xticks() if tick <= 100])
        axes.spines["left"].set_visible(False)
        axes.set_title(self.text("lab-plot-wins"))
        axes.set_xlabel(self.text("lab-plot-percent"))
        rules(axes, "x")

    def length(self, axes: Axes) -> None:
        """Draw how many games took each number of turns."""
        lengths = self.counts.lengths
        seen = np.flatnonzero(lengths)
        shares = 100 * lengths / lengths.sum()
        axes.bar(seen, shares[seen], width=0.82, color="#8FA3B5")
        average = mean(self.result.tally.turns, self.result.tally).value
        axes.axvline(average, color=INK, linewidth=1.2)
        axes.annotate(
            self.text("lab-plot-mean", value=self.locale.number(average, 1)),
            (average, axes.get_ylim()[1]),
            xytext=(5, -3),
            textcoords="offset points",
            va="top",
            fontweight="bold",
        )
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_title(self.text("lab-plot-length"))
        axes.set_xlabel(self.text("lab-plot-turns"))
        axes.set_ylabel(self.text("lab-plot-percent"))
        rules(axes, "y")

    def score(self, axes: Axes) -> None:
        values = self.counts.points_values()
        self._by_turn(axes, self.counts.points, values, self.text("lab-plot-score"), self.text("lab-plot-points"))

    def money(self, axes: Axes) -> None:
        values = self.counts.coins_values()
        self._by_turn(axes, self.counts.coins, values, self.text("lab-plot-money"), self.text("lab-plot-coins"))
        axes.set_ylim(0, max(9.5, axes.get_ylim()[1]))
        axes.axhline(8, color=SOFT, linewidth=0.8, linestyle=(0, (4, 3)), zorder=1)
        axes.annotate(self.text("card-province"), (1, 8), xytext=(2, 3), textcoords="offset points", color=SOFT)

    def _by_turn(self, axes: Axes, counts: Counts, values: Counts, title: str, unit: str) -> None:
        """Draw the mean by turn as a line, and the middle half of the games as a band."""
        turns = np.arange(1, self.turns + 1)
        ends: list[float] = []
        for player, colour in enumerate(self.colours):
            by_turn = counts[player, : self.turns]
            games = np.maximum(by_turn.sum(axis=1), 1)
            means = by_turn @ values / games
            low, high = (_quantile(by_turn, values, part) for part in (0.25, 0.75))
            axes.fill_between(turns, low, high, color=colour, alpha=0.14, linewidth=0)
            axes.plot(turns, means, color=colour, linewidth=2)
            ends.append(float(means[-1]))
        axes.set_xlim(1, self.turns)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_title(title)
        axes.set_xlabel(self.text("lab-plot-turn"))
        axes.set_ylabel(unit)
        rules(axes, "y")
        name_beside(axes, 2.2, ends, self.labels, self.colours)

    def decks(self, figure: Figure) -> None:
        """Draw, for each player, the mean number of copies of each card owned after each turn."""
        columns = min(3, len(self.labels))
        panels = figure.subplots(ceil(len(self.labels) / columns), columns, squeeze=False, sharey=True)
        shown = _cards_to_draw(self.counts, self.turns)
        colours = _card_colours([self.counts.names[at] for at in shown])
        turns = np.arange(1, self.turns + 1)
        running = np.maximum(self.counts.points[:, : self.turns].sum(axis=2), 1)
        means = self.counts.cards[:, : self.turns] / running[:, :, None]
        largest = means.sum(axis=2).max()
        for player, axes in enumerate(panels.flat):
            if player >= len(self.labels):
                axes.set_visible(False)
                continue
            owned = means[player]
            layers = [owned[:, at] for at in shown]
            rest = owned.sum(axis=1) - sum(layers)
            names = [self.card_name(self.counts.names[at]) for at in shown]
            shades = list(colours)
            if rest.max() > 0.05:
                layers, names, shades = [*layers, rest], [*names, self.text("lab-plot-others")], [*shades, REST]
            axes.stackplot(turns, *layers, colors=shades, linewidth=0.4, edgecolor="white")
            axes.set_xlim(1, self.turns)
            axes.set_ylim(0, 1.05 * largest)
            axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
            axes.set_title(self.text("lab-plot-deck", name=self.labels[player]), color=self.colours[player])
            axes.set_xlabel(self.text("lab-plot-turn"))
            if player % columns == 0:
                axes.set_ylabel(self.text("lab-plot-cards"))
            tops = np.cumsum([layer[-1] for layer in layers])
            middles = [float(top - layer[-1] / 2) for top, layer in zip(tops, layers, strict=True)]
            big = [at for at, layer in enumerate(layers) if layer[-1] > 0.25]
            name_beside(
                axes,
                2.0,
                [middles[at] for at in big],
                [f"{names[at]} {self.locale.number(layers[at][-1], 1)}" for at in big],
                [_readable(shades[at]) for at in big],
            )
            axes.spines["bottom"].set_color(RULE)

    def card_name(self, name: str) -> str:
        key = f"card-{slug(name)}"
        return self.locale.text(key) if self.locale.has(key) else name


def _turns_to_draw(counts: TurnCounts) -> int:
    running = counts.running()
    enough = np.flatnonzero(running >= max(1, _STILL_RUNNING * running[0]))
    return max(2, int(enough[-1]) + 1) if len(enough) and running[0] else 2


def _quantile(counts: Counts, values: Counts, part: float) -> NDArray[np.float64]:
    """Return the interpolated quantile for each turn; `part` is the fraction of games at or below it."""
    sums = counts.cumsum(axis=1)
    wanted = part * sums[:, -1]
    at = (sums >= wanted[:, None]).argmax(axis=1)
    rows = np.arange(len(counts))
    here = np.maximum(counts[rows, at], 1)
    return np.asarray(values[at] + 0.5 - (sums[rows, at] - wanted) / here)


def _cards_to_draw(counts: TurnCounts, turns: int) -> list[int]:
    """Return the cards that make up enough of any player's deck, Victory cards and Curses last, on top."""
    owned = counts.cards[:, :turns].sum(axis=1)
    shares = (owned / np.maximum(owned.sum(axis=1, keepdims=True), 1)).max(axis=0)
    chosen = [int(at) for at in np.argsort(-shares)[:_MOST_CARDS] if shares[at] > _SMALLEST_SHARE]
    basic = list(CARDS)

    def place(at: int) -> tuple[int, int]:
        name = counts.names[at]
        if name not in CARDS:
            return 1, at
        return (0 if name in ("Copper", "Silver", "Gold") else 2), basic.index(name)

    return sorted(chosen, key=place)


def _card_colours(names: list[str]) -> list[str]:
    others = [name for name in names if name not in CARDS]
    return [CARDS.get(name) or OTHER_CARDS[others.index(name) % len(OTHER_CARDS)] for name in names]


def _readable(colour: str) -> str:
    """Return the colour, darkened if it is too faint for text."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    light = 0.299 * red + 0.587 * green + 0.114 * blue
    factor = 1.0 if light < 130 else 130 / light
    return f"#{int(red * factor):02X}{int(green * factor):02X}{int(blue * factor):02X}"
