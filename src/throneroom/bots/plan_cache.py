"""Plans cached on disk, so that each kingdom is searched once.

A file is a strategy, which can be simulated. A cache that cannot be used is not an error."""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from pathlib import Path
from typing import Final

from throneroom.bots.strategies.mistakes import BadStrategy
from throneroom.bots.strategies.several import read_strategies, strategies_text
from throneroom.bots.strategies.strategy import Strategy
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_names, shown_names
from throneroom.engine.card import CUSTOM
from throneroom.engine.setup import Kingdom
from throneroom.record.record import RULES
from throneroom.system.folders import cache_folder

# Increase this when the search, tactics or language change so much that old plans are no longer worth following.
_VERSION: Final = 2


def load(kingdom: Kingdom, seats: int, games: int) -> list[Strategy]:
    """Return the plans that a search with this many games found, best first; none if the file is missing or damaged."""
    file = _file(kingdom, seats, games)
    if file is None:
        return []
    try:
        checksum, _, text = file.read_text(encoding="utf-8").partition("\n")
        if checksum != _checksum(text):
            return []
        custom = [card for card in kingdom.cards if card.box == CUSTOM]
        return read_strategies(text, Catalog(custom), file.stem)
    except (OSError, ValueError, BadStrategy):
        return []


def save(plans: list[Strategy], kingdom: Kingdom, seats: int, games: int) -> None:
    """Cache plans, best first. The file is replaced atomically, so nobody ever reads half of it."""
    file = _file(kingdom, seats, games)
    if file is None:
        return
    names = ", ".join(shown_names(kingdom))
    text = f"# {names}; {seats} seats; {games} games\n{strategies_text(plans)}"
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=".plan-")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as output:
                output.write(f"{_checksum(text)}\n{text}")
            Path(name).replace(file)
        except OSError:
            Path(name).unlink(missing_ok=True)


def _file(kingdom: Kingdom, seats: int, games: int) -> Path | None:
    """Return the file of a plan, or None for plans that cannot be cached.

    A custom card may change and keep its name, so that the fingerprint of its file counts, too."""
    custom = sorted((card for card in kingdom.cards if card.box == CUSTOM), key=lambda card: card.name)
    if not all(card.fingerprint for card in custom):  # not from a file
        return None
    key = f"{RULES} {_VERSION} {seats} {games} {', '.join(sorted(kingdom_names(kingdom)))}"
    if custom:
        key += f"; {' '.join(card.fingerprint for card in custom)}"
    try:
        return cache_folder() / f"plan-{hashlib.sha256(key.encode()).hexdigest()[:20]}.txt"
    except RuntimeError:  # the user has no home folder
        return None


def _checksum(text: str) -> str:
    """Return the first line of a file, which shows whether the rest is complete."""
    return f"# throneroom plan {hashlib.sha256(text.encode()).hexdigest()[:16]}"
