"""The output of `throneroom lab leaderboard`: a page in Markdown, or JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from throneroom.engine.setup import Kingdom
from throneroom.lab.formatting import kingdom_title, percent_text, range_text
from throneroom.lab.leaderboard import BOT, LEVEL, OPPONENTS, STRATEGY, Leaderboard, Row
from throneroom.lab.statistics import Estimate
from throneroom.locale import Locale

_KINDS: Final = {LEVEL: "leaderboard-level", STRATEGY: "leaderboard-strategy", BOT: "leaderboard-bot"}


def leaderboard_data(measured: Leaderboard, seed: int) -> dict[str, Any]:
    return {
        "kingdoms": measured.kingdoms,
        "seed": seed,
        "rows": [
            {
                "name": row.name,
                "kind": row.kind,
                "rating": round(row.rating.value, 1),
                "rating_interval": _interval(row.rating, 1),
                "wins": {
                    opponent: {"win_percent": round(wins.value, 2), "win_interval": _interval(wins, 2)}
                    for opponent, wins in row.wins.items()
                },
                "kingdoms": row.kingdoms,
                "games": row.games,
                "games_per_second": round(row.games_per_second, 1),
            }
            for row in measured.rows
        ],
    }


def _interval(estimate: Estimate, digits: int) -> list[float]:
    return [round(estimate.low or 0, digits), round(estimate.high or 0, digits)]


def leaderboard_page(measured: Leaderboard, kingdoms: Sequence[Kingdom], seed: int, locale: Locale) -> str:
    """Return the page: how the games were played, and a table, best first."""
    text = locale.text
    where = kingdom_title(kingdoms[0], locale) if len(kingdoms) == 1 else ""
    about = text(
        "leaderboard-about",
        kingdoms=measured.kingdoms,
        where=where,
        seed=str(seed),
        opponents=locale.all_of([f"`{name}`" for name in OPPONENTS]),
    )
    headings = [
        "",
        text("leaderboard-name"),
        text("leaderboard-kind"),
        text("lab-rating"),
        *[text("leaderboard-wins", opponent=f"`{opponent}`") for opponent in OPPONENTS],
        text("leaderboard-kingdoms"),
        text("lab-games"),
        text("lab-games-per-second"),
    ]
    aligned = ["--:", "---", "---", *["--:"] * (len(headings) - 3)]
    rows = [_cells(place, row, locale) for place, row in enumerate(measured.rows, start=1)]
    table = "\n".join(f"| {' | '.join(cells)} |" for cells in (headings, aligned, *rows))
    return f"# {text('leaderboard-title')}\n\n{about}\n\n{table}\n\n{text('leaderboard-notes')}\n"


def _cells(place: int, row: Row, locale: Locale) -> list[str]:
    return [
        str(place),
        f"`{row.name}`",
        locale.text(_KINDS[row.kind]),
        f"{locale.number(row.rating.value)} ({range_text(row.rating, 0, locale)})",
        *[_wins(row.wins.get(opponent), locale) for opponent in OPPONENTS],
        locale.number(row.kingdoms),
        locale.number(row.games),
        locale.number(row.games_per_second),
    ]


def _wins(wins: Estimate | None, locale: Locale) -> str:
    return "" if wins is None else f"{percent_text(wins.value, locale)} ({range_text(wins, 1, locale)})"
