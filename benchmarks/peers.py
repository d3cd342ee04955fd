"""pyminion's side of the benchmark: the same two matchups, played by pyminion.

Two players, one core, logging off. The kingdom is First Game (second edition): Village, Smithy,
Market, Militia, Cellar, Merchant, Mine, Moat, Remodel, Workshop. pyminion has no Woodcutter (it left
the game with the second edition), so Merchant takes its place, as in the second edition itself.

Both strategies are priority lists. At each buy: the first affordable entry with copies left in the
supply whose condition holds; nothing if there is none. `left(X)`: copies in the supply. `own(X)`:
copies owned, wherever they are, cards bought this turn included. `money`: the coin value of all
Treasures owned. All Treasures are played. The seats are fixed and both players use the same strategy.

**big-money** (that of `validation.md`, without *Safe*)

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

Actions, while there is one left to play: the first of these in hand:

1. Village
2. Market
3. Militia, if actions >= 2 or no Smithy is in hand
4. Smithy
5. Militia

Discarding to Militia, first to go first: Curse, Estate, Duchy, Province, Copper, Village, Silver,
Smithy, Militia, Market, Gold.

In pyminion 0.4.0, over 3,000 games (turns of the player who took more): big-money takes 19.3 turns and
always ends on Provinces; the engine deck takes 22.6 turns (longest 32), and 85% of its games end on
Provinces, the rest on three piles, nearly always Village, Smithy and Duchy.

How pyminion is run, and why this is its fast way: its own `Simulator` over one `Game` (which it copies
and sets up anew for each game), with bots written the documented way, as subclasses of `BotDecider`.
pyminion logs to the root logger at level INFO even with `log_stdout=False`: it then builds every log
record for a handler that drops it. `logging.disable` stops that here (the f-strings in its calls are
still formatted; that is pyminion's own cost); both ways are measured. The bots count cards only when a
condition needs it. The clock covers `Simulator.run` alone.

Importing this module raises ImportError where pyminion is not installed.
"""

from __future__ import annotations

import importlib
import logging
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

_root_level = logging.getLogger().level
# pyminion has no type information, so all of it is Any here. import_module, rather than import
# statements, keeps the type check the same whether or not pyminion is installed.
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

# The piles in use come first: pyminion looks a pile up by walking the list of piles.
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


@dataclass(frozen=True, slots=True)
class Measurement:
    """What a run of pyminion showed. Turns are those of the player who took more."""

    games: int
    seconds: float
    mean_turns: float
    longest: int
    first_wins: float
    second_wins: float
    ties: float
    ended_by_provinces: float
    mean_score: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


class BigMoneyDecider(_bot.BotDecider):  # type: ignore[misc]  # the base class is untyped
    """big-money of the module's docstring."""

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
    """The engine deck of the module's docstring."""

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


def measure(decider: type[Any], games: int, seed: int, logging_off: bool = True) -> Measurement:
    """Play `games` games of the strategy against itself. Only the play itself is timed.

    With `logging_off` false pyminion runs as it comes, with `log_stdout=False` as its documentation shows.
    """
    if games < 1:
        raise ValueError(f"games must be at least 1, got {games}")
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
    # pyminion draws from the global generator: seed it, and leave it as it was found.
    random_state = random.getstate()
    disabled = logging.root.manager.disable
    if logging_off:
        logging.disable(logging.CRITICAL)
    else:
        logging.getLogger().setLevel(logging.INFO)
    random.seed(seed)
    try:
        start = time.perf_counter()
        simulator.run()
        seconds = time.perf_counter() - start
    finally:
        logging.disable(disabled)
        logging.getLogger().setLevel(_root_level)
        random.setstate(random_state)

    turns: list[int] = []
    scores: list[int] = []
    first_wins = second_wins = by_provinces = 0
    for result in simulator.results:
        turns.append(max(summary.turns for summary in result.player_summaries))
        scores.extend(summary.score for summary in result.player_summaries)
        first_wins += result.winners == [first]
        second_wins += result.winners == [second]
        by_provinces += result.game.supply.pile_length("Province") == 0
    return Measurement(
        games=games,
        seconds=seconds,
        mean_turns=sum(turns) / games,
        longest=max(turns),
        first_wins=first_wins / games,
        second_wins=second_wins / games,
        ties=(games - first_wins - second_wins) / games,
        ended_by_provinces=by_provinces / games,
        mean_score=sum(scores) / len(scores),
    )


def describe() -> str:
    """Name and version of the peer (of the installed distribution: its `__version__` lags behind)."""
    return f"pyminion {version('pyminion')}"
