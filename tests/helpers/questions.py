"""Every question that a kingdom card can ask, found by playing random games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Final

from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.engine.card import BASIC, Card, Option
from throneroom.engine.decision import BUY, PLAY_TREASURES, Decision
from throneroom.engine.game import Game
from throneroom.engine.setup import KINGDOM_SIZE
from throneroom.record.record import Record

KINGDOM_CARDS: Final = [card for card in Catalog().cards if card.box != BASIC]
NAMES: Final = ["Alice", "Bob"]

_SEEDS: Final = 40
_MOST_ANSWERS: Final = 400


@cache
def questions() -> dict[tuple[Card, str], Record]:
    """Return a game at each question, by card and verb. Questions to opponents are preferred."""
    found: dict[tuple[Card, str], Record] = {}
    of_opponents: set[tuple[Card, str]] = set()
    for seed in range(_SEEDS):
        chance = random.Random(seed)
        shuffled = chance.sample(KINGDOM_CARDS, len(KINGDOM_CARDS))
        for first in range(0, len(shuffled), KINGDOM_SIZE):
            game = Game.deal(kingdom_of((shuffled + shuffled)[first : first + KINGDOM_SIZE]), 2, seed)
            while (decision := game.decision) is not None and len(game.history) < _MOST_ANSWERS:
                if decision.card is not None:
                    key = (decision.card, decision.verb.name)
                    is_opponent = decision.seat != game.view(decision.seat).turn_seat
                    if key not in found or (is_opponent and key not in of_opponents):
                        found[key] = Record.of(game, NAMES)
                        of_opponents |= {key} if is_opponent else set()
                game.answer(_answer(decision, chance))
    return found


def _answer(decision: Decision, chance: random.Random) -> Sequence[Option]:
    """Answer at random, but buy and play many Actions."""
    if decision.verb is PLAY_TREASURES:
        return decision.options
    if decision.verb is BUY:
        liked = [option for option in decision.options if option in KINGDOM_CARDS or option.name in ("Silver", "Gold")]
        return chance.choice(liked or decision.options).alone
    least = max(decision.least, 1) if decision.card is None else decision.least
    return chance.sample(decision.options, chance.randint(min(least, len(decision.options)), decision.most))
