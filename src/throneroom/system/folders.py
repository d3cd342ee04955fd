"""The user's folders: where data and caches live on this system."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path, user_config_path, user_data_path

CACHE_VARIABLE: Final = "THRONEROOM_CACHE"  # the environment variable that overrides the cache folder

_NAME: Final = "throneroom"


def data_folder() -> Path:
    """Return the folder for tables, games and seats; create it if it is missing."""
    return user_data_path(_NAME, appauthor=False, ensure_exists=True)


def cache_folder() -> Path:
    """Return the folder for what can be recomputed. Raise RuntimeError if the user has no home folder."""
    override = os.environ.get(CACHE_VARIABLE)
    return Path(override) if override else user_cache_path(_NAME, appauthor=False)


def card_folder() -> Path | None:
    """Return the folder for custom cards, $XDG_CONFIG_HOME/throneroom/cards on Linux, or None without a home folder."""
    try:
        return user_config_path(_NAME, appauthor=False) / "cards"
    except RuntimeError:
        return None
