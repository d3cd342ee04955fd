"""Small networks for tests: nobody has trained them, but they play."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from throneroom.bots.network_file import TrainedNetwork
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.encoding.layout import Layout, layout_of

FIRST_GAME = kingdom_of(RECOMMENDED_SETS[0].cards)


def small_network(layout: Layout | None = None, hidden: int = 8) -> TrainedNetwork:
    """Return a network that likes cards by their cost, and otherwise has random opinions."""
    layout = layout or layout_of([FIRST_GAME])
    chance = np.random.default_rng(1)
    sizes = [int(layout.size), hidden, int(layout.actions.size)]
    layers = [(chance.normal(0, 0.01, (outputs, inputs)), np.zeros(outputs)) for inputs, outputs in pairwise(sizes)]
    for place, card in enumerate(layout.cards):
        layers[-1][1][1 + place] = card.cost + (1 if card.is_treasure else 0)
    return TrainedNetwork.of(layout, layers, FIRST_GAME, "made by a test")
