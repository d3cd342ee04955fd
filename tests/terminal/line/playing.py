"""Games in the line mode, for the tests: typed lines in, printed text out."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

from tests.helpers.deals import seed_for

from throneroom.cards.catalog import Catalog
from throneroom.locale import Locale
from throneroom.terminal.line.line_io import LineIO
from throneroom.terminal.line.play_plain import play_plain
from throneroom.terminal.start import PlayOptions

LOCALE = Locale()
CATALOG = Catalog()
SEED = seed_for(["3 Copper, 2 Estate", "4 Copper, Estate"], ["3 Copper, 2 Estate"])


def options(
    people: str | None = None,
    bots: str | None = None,
    *,
    kingdom: str | None = None,
    seed: int = SEED,
    load: str | None = None,
    save: str | None = None,
) -> PlayOptions:
    return PlayOptions(
        people=people,
        bots=bots,
        kingdom=kingdom,
        seed=None if load else seed,
        load=Path(load) if load else None,
        save=Path(save) if save else None,
    )


def play(lines: Iterable[str], wanted: PlayOptions | None = None) -> str:
    """Play in this process until the lines run out, and return what was printed."""
    output = io.StringIO()
    play_plain(wanted or options(), CATALOG, [LOCALE], LineIO(typed(*lines), output))
    return output.getvalue()


def typed(*lines: str) -> io.StringIO:
    return io.StringIO("".join(f"{line}\n" for line in lines))
