"""How a trained network is named: `network:FILE`. Apart from the bot, because that needs NumPy."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PREFIX: Final = "network:"


def is_network(name: str) -> bool:
    return name.startswith(_PREFIX)


def network_path(name: str) -> Path:
    return Path(name.removeprefix(_PREFIX))
