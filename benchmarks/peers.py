"""pyminion's side of the benchmarks: the same two matchups, played by pyminion.

There are two players, and the kingdom is First Game of the second edition: Village, Smithy, Market, Militia, Cellar,
Merchant, Mine, Moat, Remodel and Workshop. pyminion has no Woodcutter, which left the game with the second edition, so
Merchant takes its place.

Both strategies are priority lists. For each buy they take the first affordable card with copies left in the Supply
whose condition holds, or nothing. `left(X)` is the number of copies in the Supply; `own(X)` the number owned, wherever
they are, including cards bought this turn; `money` the coin value of all Treasures owned. They play all Treasures. The
seats are fixed, and both players use the same strategy.

**big-money** (like the built-in strategy)

1. Province if money > 18
2. Duchy if left(Province) <= 4
3. Estate if left(Province) <= 2
4. Gold
5. Duchy if left(Province) <= 6
6. Silver

**engine deck**

Buys:

 1. Province
 2. Duchy if left(Province) <= 3
 3. Gold if own(Gold) < 2
 4. Militia if own(Militia) < 1
 5. Smithy if own(Smithy) < own(Village)
 6. Market if own(Market) < 5
 7. Village if own(Village) < 5
 8. Smithy if own(Smithy) < 4
 9. Silver if own(Silver) < 3
10. Gold
11. Silver
12. Estate if left(Province) <= 2

Actions, while there are any left: the first of these in hand:

1. Village
2. Market
3. Militia, if actions >= 2 or no Smithy is in hand
4. Smithy
5. Militia

It discards to Militia in this order: Curse, Estate, Duchy, Province, Copper, Village, Silver, Smithy, Militia, Market,
Gold.

With pyminion 0.4.0, over 3,000 games, big-money takes 19.3 turns (of the player who took more) and always ends on
Provinces. The engine deck takes 22.6 turns (at most 32); 85 percent of its games end on Provinces, the others on three
piles, nearly always Village, Smithy and Duchy.

This runs pyminion the fastest way there is: its own `Simulator` over one `Game`, with bots written as documented, as
subclasses of `BotDecider`. pyminion logs to the root logger at level INFO even with `log_stdout=False`, building every
record for a handler that drops it. `logging.disable` stops that, except for the f-strings in its calls; both ways are
measured. The bots count cards only when a condition needs it. The clock covers `Simulator.run` alone.

Importing this module raises ImportError if pyminion is not installed.
"""

from __future__ import annotations

import importlib
import logging
import random
import time
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

_root_level = logging.getLogger().level
# pyminion has no type information. import_module keeps the type check the same whether or not pyminion is installed.
_base: Any = importlib.import_module("pyminion.expansions.base")
_bot: Any = importlib.import_module("pyminion.bots.bot")
_game: Any = importlib.import_module("pyminion.game")
_simulator: Any = importlib.import_module("pyminion.simulator")
# Importing pyminion sets the root logger to INFO for the whole program.
logging.getLogger().setLevel(_root_level)

copper: Any = _base.copper
silver: Any = _base.silver
gold: Any = _base.gold
estate: Any = _base.estate
duchy: Any = _base.duchy
province: Any = _base.province
curse: Any = _base.curse
village: Any = _base.village
smithy: Any = _base.smithy
market: Any = _base.market
militia: Any = _base.militia

# The piles in use come first, since pyminion walks the list to find a pile.
KINGDOM: list[Any] = [
    village,
    smithy,
    market,
    militia,
    _base.cellar,
    _base.merchant,
    _base.mine,
    _base.moat,
    _base.remodel,
    _base.workshop,
]

_DISCARD_ORDER: dict[Any, int] = {
    card: place
    for place, card in enumerate(
        (curse, estate, duchy, province, copper, village, silver, smithy, militia, market, gold)
    )
}


class BigMoneyDecider(_bot.BotDecider):  # type: ignore[misc]  # the base class is untyped
    """big-money, as described above."""

    def action_priority(self, player: Any, game: Any) -> Iterator[Any]:
        return iter(())

    def buy_priority(self, player: Any, game: Any) -> Iterator[Any]:
        money: int = player.state.money
        if money >= 8 and player.get_treasure_money() > 18:
            yield province
        if money < 2:
            return
        left: int = game.supply.pile_length("Province")
        if money >= 5 and left <= 4:
            yield duchy
        if left <= 2:
            yield estate
        if money >= 6:
            yield gold
        if money >= 5 and left <= 6:
            yield duchy
        if money >= 3:
            yield silver


class EngineDecider(_bot.BotDecider):  # type: ignore[misc]  # the base class is untyped
    """The engine deck, as described above."""

    def action_priority(self, player: Any, game: Any) -> Iterator[Any]:
        yield village
        yield market
        if player.state.actions >= 2 or smithy not in player.hand.cards:
            yield militia
        yield smithy
        yield militia

    def buy_priority(self, player: Any, game: Any) -> Iterator[Any]:
        money: int = player.state.money
        if money >= 8:
            yield province
        if money >= 3:
            cards: list[Any] = player.get_all_cards()
            own = cards.count
            if money >= 5 and game.supply.pile_length("Province") <= 3:
                yield duchy
            if money >= 6 and own(gold) < 2:
                yield gold
            if money >= 4:
                if own(militia) < 1:
                    yield militia
                if own(smithy) < own(village):
                    yield smithy
                if money >= 5 and own(market) < 5:
                    yield market
            if own(village) < 5:
                yield village
            if money >= 4 and own(smithy) < 4:
                yield smithy
            if own(silver) < 3:
                yield silver
            if money >= 6:
                yield gold
            yield silver
        if money >= 2 and game.supply.pile_length("Province") <= 2:
            yield estate

    def discard_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_discard: int = 0,
        max_num_discard: int = -1,
    ) -> list[Any]:
        return sorted(valid_cards, key=_DISCARD_ORDER.__getitem__)[:min_num_discard]


def play(decider: type[Any], games: int, seed: int, logging_off: bool = True) -> float:
    """Play a strategy against itself and return the games per second of processor time.

    Without `logging_off`, pyminion runs as its documentation shows, with `log_stdout=False`.
    """
    first = _bot.Bot(decider=decider(), player_id="first")
    second = _bot.Bot(decider=decider(), player_id="second")
    game = _game.Game(
        players=[first, second],
        expansions=[KINGDOM],
        kingdom_cards=KINGDOM,
        random_order=False,
        log_stdout=False,
    )
    simulator = _simulator.Simulator(game, iterations=games)
    # pyminion uses the global random generator: seed it, and restore it afterwards.
    random_state = random.getstate()
    disabled = logging.root.manager.disable
    if logging_off:
        logging.disable(logging.CRITICAL)
    else:
        logging.getLogger().setLevel(logging.INFO)
    random.seed(seed)
    try:
        start = time.process_time()
        simulator.run()
        return games / (time.process_time() - start)
    finally:
        logging.disable(disabled)
        logging.getLogger().setLevel(_root_level)
        random.setstate(random_state)


def describe() -> str:
    """Return the peer's name and version. The distribution's version is right; `__version__` lags behind."""
    return f"pyminion {version('pyminion')}"
