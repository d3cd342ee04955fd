"""Measure the compiled lab and compare it with pyminion's simulator: `make bench`.

It reports games per second on one core for big-money against itself, for an action-heavy deck against itself, and for
the level *good* against itself on every recommended set; the same for searches on three kingdoms; the speed of two
processes compared with one; and the memory of a process while it plays a million games. Both decks are those of
`peers.py`, written as strategies. Rounds alternate between the programs, and the median counts.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import statistics
import sys
import time
from typing import TYPE_CHECKING, Any

from benchmarks.engine import COMPILED, run

if TYPE_CHECKING:  # only the child processes import the package
    from throneroom.bots.match import Tally
    from throneroom.lab.match_setup import MatchSetup

ENGINE_DECK = """strategy engine-deck
Province
Duchy if left(Province) <= 3
Gold if own(Gold) < 2
Militia if own(Militia) < 1
Smithy if own(Smithy) < own(Village)
Market if own(Market) < 5
Village if own(Village) < 5
Smithy if own(Smithy) < 4
Silver if own(Silver) < 3
Gold
Silver
Estate if left(Province) <= 2

play:
Village
Market
Militia if actions >= 2 or hand(Smithy) = 0
Smithy
Militia

discard:
Curse
Estate
Duchy
Province
Copper
Village
Silver
Smithy
Militia
Market
Gold
"""
BIG_MONEY, ENGINE, GOOD = "big-money", "engine deck", "good on the recommended sets"

# Kingdoms for the search: an easy one, one with many choices, and one with long games.
KINGDOMS = {
    "First Game": "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop",
    "Minions": "Minion, Upgrade, Swindler, Nobles, Steward, Bridge, Mining Village, Conspirator, Great Hall, Pawn",
    "Torturers": "Torturer, Masquerade, Witch, Village, Smithy, Market, Militia, Moat, Cellar, Chapel",
}


# -- in a child process ----------------------------------------------------------------------------


def setups() -> dict[str, list[MatchSetup]]:
    """Return the matches under each name."""
    from throneroom.bots.named_bot import NamedBot, find_bot
    from throneroom.cards.catalog import Catalog
    from throneroom.cards.kingdoms import kingdom_of
    from throneroom.cards.sets import RECOMMENDED_SETS
    from throneroom.lab.match_setup import set_up_match

    catalog = Catalog()
    first_game = kingdom_of(RECOMMENDED_SETS[0].cards)
    money = find_bot("big-money", catalog)
    deck = NamedBot("engine-deck", text=ENGINE_DECK)
    found = {
        BIG_MONEY: [set_up_match(first_game, [money, money], 1)],
        ENGINE: [set_up_match(first_game, [deck, deck], 1)],
    }
    good = find_bot("good", catalog)
    found[GOOD] = [set_up_match(kingdom_of(known.cards), [good, good], 1) for known in RECOMMENDED_SETS]
    return found


def measure_rates(games: int) -> dict[str, float]:
    """Return games per second of processor time, without startup."""
    from throneroom.lab.match_setup import match_of

    rates: dict[str, float] = {}
    for name, played in setups().items():
        each = max(60, games // (1 if name == BIG_MONEY else 3) // len(played))
        seconds = 0.0
        for setup in played:
            match = match_of(setup)
            match.tally(0, 60)
            began = time.process_time()
            match.tally(0, each)
            seconds += time.process_time() - began
        rates[name] = each * len(played) / seconds
    return rates


def measure_search(games: int) -> dict[str, float]:
    """Return games per second of processor time for whole searches of this many games."""
    from throneroom.lab.pool import Pool
    from throneroom.lab.strategy_search import SearchSetup, StrategySearch

    rates: dict[str, float] = {}
    for name, cards in KINGDOMS.items():
        search = StrategySearch(SearchSetup(tuple(cards.split(", ")), 2, 1), Pool())
        played: list[int] = []
        began = time.process_time()
        search.run_and_score(games, "plan", played.append)
        rates[name] = played[-1] / (time.process_time() - began)
    return rates


def measure_scaling(games: int) -> dict[str, float]:
    """Return games per second of a match in one process and in two, without the time to start them."""
    from throneroom.lab.batches import play_batches
    from throneroom.lab.match_setup import tally_games
    from throneroom.lab.pool import Pool, open_pool
    from throneroom.lab.simulate import simulate

    setup = setups()[BIG_MONEY][0]
    simulate(setup, 600, Pool())
    rates = {"1": simulate(setup, games, Pool()).games_per_second}
    with open_pool(2, None) as pool:
        pool.break_even_seconds = 0
        for _ in play_batches(pool, tally_games, setup, 6000):
            pass
        rates["2"] = simulate(setup, games, pool).games_per_second
    return rates


def measure_memory(games: int) -> dict[str, list[float]]:
    """Return the megabytes of this process after each tenth of the games."""
    from throneroom.lab.pool import Pool
    from throneroom.lab.simulate import simulate

    setup = setups()[BIG_MONEY][0]
    simulate(setup, 6000, Pool())
    gc.collect()
    samples = [_megabytes()]
    marks = iter(range(games // 10, games + 1, games // 10))
    next_mark = next(marks)

    def report(tally: Tally, expected: int) -> None:
        nonlocal next_mark
        if tally.games >= next_mark:
            samples.append(_megabytes())
            next_mark = next(marks, games + 1)

    simulate(setup, games, Pool(), report=report)
    return {"megabytes": samples}


def _megabytes() -> float:
    """Return the memory that this process holds now."""
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123  # pathlib would use memory
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


# -- the report --------------------------------------------------------------------------------------------------------


def measure(what: str, games: int) -> Any:
    """Measure the compiled build in a fresh process."""
    return json.loads(run(COMPILED, "benchmarks.lab", "--measure", what, "--games", str(games)))


def report(rounds: int, games: int, memory_games: int) -> None:
    from benchmarks.peers import BigMoneyDecider, EngineDecider, describe, play

    peers = {BIG_MONEY: BigMoneyDecider, ENGINE: EngineDecider}
    rates: dict[str, list[float]] = {}
    theirs: dict[str, list[float]] = {}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds} ...", file=sys.stderr)
        for name, rate in measure("rates", games).items():
            rates.setdefault(name, []).append(rate)
        for name, decider in peers.items():
            found = play(decider, max(30, games // 150), number + 1, logging_off=False)
            theirs.setdefault(name, []).append(found)
    print(f"\nthe lab's loop, compiled: games per second on one core, median of {rounds} rounds")
    for name, found_rates in rates.items():
        rate = statistics.median(found_rates)
        spread = f"{min(found_rates):,.0f} to {max(found_rates):,.0f}"
        beside = ""
        if name in theirs:
            peer = statistics.median(theirs[name])
            beside = f"  {rate / peer:6.1f} x {describe()} ({peer:,.0f})"
        print(f"  {name:30}{rate:10,.0f}  ({spread:>18}){beside}")
    searches = [measure("search", games) for _ in range(rounds)]
    print(f"\na search of {games:,} games on one core, games per second")
    for name in KINGDOMS:
        print(f"  {name:30}{statistics.median(found[name] for found in searches):10,.0f}")
    scaling = [measure("scaling", 6 * games) for _ in range(rounds)]
    one, two = (statistics.median(found[jobs] for found in scaling) for jobs in ("1", "2"))
    print("\na big-money match, games per second")
    print(f"  1 process {one:10,.0f}\n  2 processes {two:8,.0f}  ({two / one:.2f} x)")
    if sys.platform == "linux":
        samples = measure("memory", memory_games)["megabytes"]
        print(f"\nmemory of one process while it plays {memory_games:,} games, in MB, before and after each tenth")
        print("  " + "  ".join(f"{sample:.1f}" for sample in samples))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=30_000, help="big-money games per round")
    parser.add_argument("--memory-games", type=int, default=1_000_000)
    parser.add_argument(
        "--measure", choices=["rates", "search", "scaling", "memory"], help="measure this process and print JSON"
    )
    arguments = parser.parse_args()
    if arguments.measure == "rates":
        print(json.dumps(measure_rates(arguments.games)))
    elif arguments.measure == "search":
        print(json.dumps(measure_search(arguments.games)))
    elif arguments.measure == "scaling":
        print(json.dumps(measure_scaling(arguments.games)))
    elif arguments.measure == "memory":
        print(json.dumps(measure_memory(arguments.games)))
    else:
        report(arguments.rounds, arguments.games, arguments.memory_games)


if __name__ == "__main__":
    main()
