"""The plot of a calibration: predicted chances against results."""

from __future__ import annotations

from pathlib import Path

from throneroom.lab.calibration import Calibration
from throneroom.lab.plots.style import INK, PLAYERS, SOFT, drawing, rules
from throneroom.locale import Locale


def draw_calibration(measured: Calibration, file: Path, locale: Locale) -> None:
    """Draw each tenth of the scale with its interval. On the diagonal, predictions and results agree."""
    brier, naive = locale.number(measured.brier, 4), locale.number(measured.naive_brier, 4)
    subtitle = locale.text("calibration-brier", brier=brier, naive=naive)
    title = locale.text("calibration-title", positions=locale.number(len(measured.samples)))
    bins = [found for found in measured.bins if found is not None]
    with drawing(6.2, 6.2, title, subtitle, file) as figure:
        axes = figure.subplots()
        axes.plot([0, 100], [0, 100], color=SOFT, linewidth=0.8)
        axes.errorbar(
            [100 * found.predicted for found in bins],
            [100 * found.result for found in bins],
            yerr=[
                [100 * (found.result - found.low) for found in bins],
                [100 * (found.high - found.result) for found in bins],
            ],
            fmt="o",
            color=PLAYERS[0],
            ecolor=INK,
            elinewidth=1,
        )
        axes.set_xlim(0, 100)
        axes.set_ylim(0, 100)
        axes.set_xlabel(f"{locale.text('calibration-predicted')} %")
        axes.set_ylabel(f"{locale.text('calibration-result')} %")
        rules(axes, "both")
