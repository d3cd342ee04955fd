"""The output of `throneroom lab calibration`."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from throneroom.commands.output.console import show_figures, show_line
from throneroom.lab.calibration import Calibration
from throneroom.lab.formatting import percent_text, range_text
from throneroom.lab.statistics import Estimate
from throneroom.locale import Locale


def calibration_data(measured: Calibration) -> dict[str, Any]:
    return {
        "positions": len(measured.samples),
        "deals": measured.deals,
        "brier": round(measured.brier, 4),
        "naive_brier": round(measured.naive_brier, 4),
        "bins": [
            {
                "positions": found.count,
                "predicted_percent": round(100 * found.predicted, 2),
                "result_percent": round(100 * found.result, 2),
                "result_interval": [round(100 * found.low, 2), round(100 * found.high, 2)],
            }
            for found in measured.bins
            if found is not None
        ],
    }


def show_calibration(measured: Calibration, locale: Locale, output: Console) -> None:
    """Print a row for each tenth of the scale, and the Brier scores."""
    rows = [
        [
            percent_text(100 * found.predicted, locale),
            percent_text(100 * found.result, locale),
            range_text(Estimate(100 * found.result, 100 * found.low, 100 * found.high), 1, locale),
            locale.number(100 * (found.result - found.predicted), 1),
            locale.number(found.count),
        ]
        for found in measured.bins
        if found is not None
    ]
    keys = (
        "calibration-predicted",
        "calibration-result",
        "lab-interval",
        "calibration-off",
        "calibration-positions",
    )
    show_figures([locale.text(key) for key in keys], rows, output)
    output.print()
    brier, naive = locale.number(measured.brier, 4), locale.number(measured.naive_brier, 4)
    show_line(locale.text("calibration-brier", brier=brier, naive=naive), output)
