"""Which kingdom each episode is played with: always the same, one of a list, or a random one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from throneroom.cards.catalog import Catalog
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.rng import Random
from throneroom.engine.setup import Kingdom
from throneroom.locale import Locale
from throneroom.words.kingdom_request import kingdom_by_seed

# A kingdom; a set, ten cards or "random intrigue, second edition" as text; or several of these, one for each episode.
KingdomChoice: TypeAlias = "Kingdom | str | Sequence[Kingdom | str]"

FIRST_GAME: Final = RECOMMENDED_SETS[0].name

# Random streams of an episode's seed. Those from 0 on belong to the seats.
_LIST_STREAM: Final = -60


def kingdom_source(choice: KingdomChoice, catalog: Catalog) -> Callable[[int], Kingdom]:
    """Return the function that chooses the kingdom of an episode by its seed. Raises BadKingdom or NotFound."""
    if isinstance(choice, Kingdom):
        return lambda seed: choice
    if isinstance(choice, str):
        return kingdom_by_seed(choice, catalog.cards, Locale("en"))
    sources = [kingdom_source(one, catalog) for one in choice]
    if not sources:
        raise ValueError("the list of kingdoms is empty; give at least one")
    return lambda seed: sources[Random(seed, _LIST_STREAM).below(len(sources))](seed)
