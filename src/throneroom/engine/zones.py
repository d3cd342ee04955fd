"""The zones in use: packed integers in the compiled build, lists of cards in plain Python. Never compiled.

The type checker and the compiler see the packed classes only. Both kinds behave alike; all tests run with both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine import zone

if TYPE_CHECKING or not zone.__file__.endswith(".py"):
    from throneroom.engine.packed_zone import CardTable as CardTable
    from throneroom.engine.packed_zone import Counts as Counts
    from throneroom.engine.packed_zone import Zone as Zone
    from throneroom.engine.packed_zone import counts_of as counts_of
    from throneroom.engine.packed_zone import empty_zone as empty_zone
    from throneroom.engine.packed_zone import new_zone as new_zone
else:
    from throneroom.engine.list_zone import CardTable, Counts, Zone, counts_of, empty_zone, new_zone

__all__ = ["CardTable", "Counts", "Zone", "counts_of", "empty_zone", "new_zone"]
