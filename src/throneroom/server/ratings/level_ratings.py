"""The fixed ratings of the bots' levels, which tie everybody's rating to the same scale."""

from __future__ import annotations

from typing import Final

# Big money is 1500, where Glicko-2 starts an unknown player. A level that wins the share p of its games against big
# money (docs/bots.md) is 400 log10(p / (1 - p)) above it, rounded to tens. `random` wins none of 20,000: it gets 500,
# where it would win one in 300. `expert` was measured in 180 games only.
LEVEL_RATINGS: Final = {"random": 500, "beginner": 1050, "fair": 1610, "good": 1770, "strong": 1820, "expert": 1930}
