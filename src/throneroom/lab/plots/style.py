"""The look of all plots: one palette, thin lines, labels next to what they describe, no decoration."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

# The palette of Okabe and Ito, which people with any kind of colour vision can distinguish.
PLAYERS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
INK: Final = "#22262B"
SOFT: Final = "#6B7280"
RULE: Final = "#D9DDE2"
PAPER: Final = "#FFFFFF"

# Basic cards in the colours of their metals and types; more valuable ones are darker.
CARDS: Final = {
    "Copper": "#C58B5A",
    "Silver": "#AEB6BF",
    "Gold": "#E8C341",
    "Estate": "#BFE3C0",
    "Duchy": "#6FBF82",
    "Province": "#1E7F45",
    "Curse": "#6A3D8A",
}
# All other cards, in order of appearance.
OTHER_CARDS: Final = ("#0072B2", "#D55E00", "#56B4E9", "#CC79A7", "#005580", "#F2A27C", "#8C6BB1", "#4D4D4D")
REST: Final = "#E4E6EA"

_LINE: Final = 0.16  # height of a label beside a plot, in inches

_SETTINGS: Final[Any] = {
    "figure.dpi": 150,
    "figure.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],  # included in Matplotlib, so plots look the same everywhere
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": RULE,
    "axes.labelcolor": SOFT,
    "axes.titlecolor": INK,
    "axes.titlesize": 10,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 8,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "svg.fonttype": "none",  # keep text searchable
    "svg.hashsalt": "throneroom",  # make files reproducible
}


@contextmanager
def drawing(width: float, height: float, title: str, subtitle: str, file: Path) -> Iterator[Figure]:
    """Yield a figure with a title and a subtitle, sized in inches, and save it afterwards."""
    with mpl.rc_context(_SETTINGS):
        figure = Figure(figsize=(width, height), layout="constrained")
        figure.get_layout_engine().set(w_pad=0.12, h_pad=0.12, wspace=0.06, hspace=0.06, rect=_below_title(height))  # type: ignore[union-attr,call-arg]  # a constrained layout accepts these
        figure.text(0.16 / width, 1 - 0.16 / height, title, va="top", fontsize=13, fontweight="bold")
        figure.text(0.16 / width, 1 - 0.45 / height, subtitle, va="top", fontsize=9, color=SOFT)
        yield figure
        kind = file.suffix.lower().removeprefix(".")
        figure.savefig(file, format=kind, metadata={"Date": None} if kind == "svg" else {"Software": "throneroom"})


def _below_title(height: float) -> tuple[float, float, float, float]:
    return (0.0, 0.0, 1.0, 1 - 0.75 / height)


def rules(axes: Axes, axis: str) -> None:
    """Draw faint grid lines for reading values."""
    axes.grid(visible=True, axis=axis, color=RULE, linewidth=0.6)  # type: ignore[arg-type]  # "x", "y" or "both"


def apart(places: Sequence[float], least: float) -> list[float]:
    """Move positions as little as needed to keep any two at least `least` apart."""
    order = sorted(range(len(places)), key=lambda at: places[at])
    groups: list[list[int]] = []
    centres: list[float] = []
    for at in order:
        groups.append([at])
        centres.append(places[at])
        while len(groups) > 1 and centres[-1] - centres[-2] < least * (len(groups[-1]) + len(groups[-2])) / 2:
            later, below = groups.pop(), centres.pop()
            total = len(groups[-1]) + len(later)
            centres[-1] = (centres[-1] * len(groups[-1]) + below * len(later)) / total
            groups[-1] += later
    moved = [0.0] * len(places)
    for group, centre in zip(groups, centres, strict=True):
        for rank, at in enumerate(group):
            moved[at] = centre + (rank - (len(group) - 1) / 2) * least
    return moved


def name_beside(
    axes: Axes, height: float, values: Sequence[float], names: Sequence[str], colours: Sequence[str]
) -> None:
    """Write names to the right of a plot, each next to its value, without overlaps.

    `height` is the height of the plot in inches.
    """
    low, high = axes.get_ylim()
    least = _LINE * (high - low) / height
    for place, name, colour in zip(apart(values, least), names, colours, strict=True):
        axes.annotate(
            name,
            (axes.get_xlim()[1], place),
            xytext=(5, 0),
            textcoords="offset points",
            va="center",
            ha="left",
            color=colour,
            fontsize=8.5,
            fontweight="bold",
            annotation_clip=False,
        )


def fitting(text: str, width: float) -> str:
    """Shorten the text to fit a line of this width in inches."""
    most = int(width * 14)
    return text if len(text) <= most else text[: most - 1].rstrip(", ") + "…"
