"""Setups for small matches."""

from __future__ import annotations

from throneroom.bots.named_bot import find_bot
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.lab.match_setup import MatchSetup, set_up_match


def first_game(*names: str, seed: int = 1, rotates: bool = True) -> MatchSetup:
    """Set up a match of these bots with the set First Game."""
    catalog = Catalog()
    kingdom = kingdom_of(RECOMMENDED_SETS[0].cards)
    return set_up_match(kingdom, [find_bot(name, catalog) for name in names], seed, rotates=rotates)
