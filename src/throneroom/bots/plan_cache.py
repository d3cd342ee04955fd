"""Plans kept on disk, so that a kingdom is thought about once. A shelf that cannot be read or written is no error."""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from pathlib import Path
from typing import Final

from throneroom.bots.strategies.language import read_strategy, strategy_text
from throneroom.bots.strategies.mistakes import BadStrategy
from throneroom.bots.strategies.strategy import Strategy
from throneroom.cards.catalog import Catalog
from throneroom.engine.card import CUSTOM
from throneroom.engine.setup import Kingdom
from throneroom.record.record import RULES
from throneroom.system.folders import cache_folder

# Counted up when the search, the tactics or the language change so much that old plans are not worth following.
PLANS: Final = 1


def taken(kingdom: Kingdom, seats: int, games: int) -> Strategy | None:
    """The plan that is kept for this kingdom, found with so many games; None if there is none that is whole."""
    file = _file(kingdom, seats, games)
    if file is None:
        return None
    try:
        mark, _, text = file.read_text(encoding="utf-8").partition("\n")
        return read_strategy(text, Catalog(), file.stem) if mark == _mark(text) else None
    except (OSError, ValueError, BadStrategy):
        return None


def put(strategy: Strategy, kingdom: Kingdom, seats: int, games: int) -> None:
    """Keep a plan. Whoever reads at the same moment finds the old one or the new one, never half of one."""
    file = _file(kingdom, seats, games)
    if file is None:
        return
    names = ", ".join(card.name for card in kingdom.cards)
    text = f"# {names}; {seats} seats; {games} games\n{strategy_text(strategy)}"
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=".plan-")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as output:
                output.write(f"{_mark(text)}\n{text}")
            Path(name).replace(file)
        except OSError:
            Path(name).unlink(missing_ok=True)


def _file(kingdom: Kingdom, seats: int, games: int) -> Path | None:
    """Where the plan for a kingdom is kept. A user's own card may change under the same name, so it has no place."""
    if any(card.box == CUSTOM for card in kingdom.cards):
        return None
    key = f"{RULES} {PLANS} {seats} {games} {', '.join(sorted(card.name for card in kingdom.cards))}"
    try:
        return cache_folder() / f"plan-{hashlib.sha256(key.encode()).hexdigest()[:20]}.txt"
    except RuntimeError:  # nobody has a home here
        return None


def _mark(text: str) -> str:
    """The first line of a file: what stands below, if it is whole."""
    return f"# throneroom plan {hashlib.sha256(text.encode()).hexdigest()[:16]}"
