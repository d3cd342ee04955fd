"""The output of `throneroom lab validate`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from throneroom.commands.output.console import show_figures, show_line
from throneroom.lab.validation import Check, Checks
from throneroom.locale import Locale


def show_checks(found: Sequence[Checks], locale: Locale, output: Console) -> None:
    """Print the measured and the expected figures, and whether each row agrees."""
    *matches, alone = found
    headings = [locale.text(key) for key in ("lab-a-wins", "lab-b-wins", "lab-ties", "lab-turns-column")]
    rows = [_checks_row(checks, (1, 1, 1, 2), locale) for checks in matches]
    show_line(Text(locale.text("lab-validate-title", games=locale.number(alone.games)), style="bold"), output)
    output.print()
    show_figures([locale.text("lab-match"), *headings, ""], rows, output)
    output.print()
    headings = [locale.text(key) for key in ("lab-fourth-province", "lab-points-then")]
    show_figures([locale.text("lab-alone"), *headings, ""], [_checks_row(alone, (2, 2), locale)], output)
    output.print()
    key = "lab-all-hold" if all(checks.hold for checks in found) else "lab-some-off"
    show_line(Text(locale.text(key), style="bold"), output)


def _checks_row(checks: Checks, digits: Sequence[int], locale: Locale) -> list[str]:
    cells = [
        locale.text(
            "lab-check", measured=locale.number(check.measured, 2), expected=locale.number(check.expected, places)
        )
        for check, places in zip(checks.checks, digits, strict=True)
    ]
    return [" · ".join(checks.names), *cells, locale.text("lab-holds" if checks.hold else "lab-off")]


def checks_data(found: Sequence[Checks]) -> dict[str, Any]:
    return {
        "holds": all(checks.hold for checks in found),
        "rows": [
            {
                "strategies": list(checks.names),
                "games": checks.games,
                "holds": checks.hold,
                "checks": [_check_data(check) for check in checks.checks],
            }
            for checks in found
        ],
    }


def _check_data(check: Check) -> dict[str, Any]:
    return {
        "measured": check.measured,
        "expected": check.expected,
        "tolerance": check.tolerance,
        "holds": check.holds,
    }
