"""The lab's loop, compiled, beside pyminion's own simulator, in one run: `make bench`.

Games per second on one core for big-money against itself, for an action-heavy deck against itself, and for the level
*good* against itself on every recommended set; of a whole search on three boards; how two processes compare with one;
and the memory of a process while it plays a million games. Both decks are those of `peers.py`, here as strategies in
the strategy language. Rounds alternate between the programs, and the median round counts.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import statistics
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

from benchmarks.engine import BUILDS, ROOT

if TYPE_CHECKING:  # the package is imported in the measuring process only
    from throneroom.lab.match_setup import Plan

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

# Where the search is measured: an easy board, one with many choices, and one whose games are long.
BOARDS = {
    "First Game": "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop",
    "Minions": "Minion, Upgrade, Swindler, Nobles, Steward, Bridge, Mining Village, Conspirator, Great Hall, Pawn",
    "Torturers": "Torturer, Masquerade, Witch, Village, Smithy, Market, Militia, Moat, Cellar, Chapel",
}


# -- in a process of its own for each build ----------------------------------------------------------------------------


def plans() -> dict[str, list[Plan]]:
    """What is played under each name."""
    from throneroom.bots.named import NamedBot, find_bot
    from throneroom.cards.catalog import Catalog
    from throneroom.cards.kingdoms import kingdom_of
    from throneroom.cards.sets import RECOMMENDED_SETS
    from throneroom.lab.match_setup import plan_of

    catalog = Catalog()
    first_game = kingdom_of(RECOMMENDED_SETS[0].cards)
    money = find_bot("big-money", catalog)
    deck = NamedBot("engine-deck", text=ENGINE_DECK)
    found = {BIG_MONEY: [plan_of(first_game, [money, money], 1)], ENGINE: [plan_of(first_game, [deck, deck], 1)]}
    good = find_bot("good", catalog)
    found[GOOD] = [plan_of(kingdom_of(known.cards), [good, good], 1) for known in RECOMMENDED_SETS]
    return found


def measure_rates(games: int) -> dict[str, float]:
    """Games per second of the loop itself, on one core."""
    from throneroom.lab.match_setup import match_of

    rates: dict[str, float] = {}
    for name, played in plans().items():
        each = max(60, games // (1 if name == BIG_MONEY else 3) // len(played))
        seconds = 0.0
        for plan in played:
            match = match_of(plan)
            match.tally(0, 60)
            began = time.perf_counter()
            match.tally(0, each)
            seconds += time.perf_counter() - began
        rates[name] = each * len(played) / seconds
    return rates


def measure_search(games: int) -> dict[str, float]:
    """Games per second of searches that play so many, on one core: reading, breeding and ranking are counted."""
    from throneroom.lab.pool import Pool
    from throneroom.lab.strategy_search import Board, Played, find

    rates: dict[str, float] = {}
    for name, cards in BOARDS.items():
        board = Board(tuple(cards.split(", ")), 2, 1)
        played = [0]

        def tell(done: int, played: list[int] = played) -> None:
            played[0] = done

        began = time.perf_counter()
        find(board, games, Played(board, Pool(), tell), "plan")
        rates[name] = played[0] / (time.perf_counter() - began)
    return rates


def measure_scaling(games: int) -> dict[str, float]:
    """Games per second of a whole match in one process and in two, their start not counted."""
    from throneroom.lab.batches import pieces
    from throneroom.lab.match_setup import tally_games
    from throneroom.lab.pool import Pool, open_pool
    from throneroom.lab.simulate import simulate

    plan = plans()[BIG_MONEY][0]
    simulate(plan, 600, Pool())
    rates = {"1": simulate(plan, games, Pool()).games_per_second}
    with open_pool(2, None) as pool:
        pool.worth = 0
        for _ in pieces(pool, tally_games, plan, 6000):
            pass
        rates["2"] = simulate(plan, games, pool).games_per_second
    return rates


def measure_memory(games: int) -> dict[str, list[float]]:
    """Megabytes of this process after each tenth of the games."""
    from throneroom.lab.pool import Pool
    from throneroom.lab.simulate import simulate

    plan = plans()[BIG_MONEY][0]
    simulate(plan, 6000, Pool())
    gc.collect()
    samples = [_megabytes()]
    marks = iter(range(games // 10, games + 1, games // 10))
    next_mark = next(marks)

    def tell(done: int, expected: int) -> None:
        nonlocal next_mark
        if done >= next_mark:
            samples.append(_megabytes())
            next_mark = next(marks, games + 1)

    simulate(plan, games, Pool(), tell=tell)
    return {"megabytes": samples}


def _megabytes() -> float:
    """The memory that this process holds now."""
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123  # as small as can be: it is being measured
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


# -- the report --------------------------------------------------------------------------------------------------------


def run(build: str, what: str, games: int) -> Any:
    """Measure one build in a fresh process."""
    environment = {**os.environ, "PYTHONPATH": str(BUILDS[build])}
    command = [sys.executable, "-m", "benchmarks.lab", "--measure", what, "--games", str(games)]
    output = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT).stdout
    return json.loads(output)


def report(rounds: int, games: int, memory_games: int) -> None:
    from benchmarks.peers import BigMoneyDecider, EngineDecider, describe, measure

    peers = {BIG_MONEY: BigMoneyDecider, ENGINE: EngineDecider}
    rates: dict[str, list[float]] = {}
    theirs: dict[str, list[float]] = {}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds} ...", file=sys.stderr)
        for name, rate in run("compiled", "rates", games).items():
            rates.setdefault(name, []).append(rate)
        for name, decider in peers.items():
            found = measure(decider, max(30, games // 150), number + 1, logging_off=False)
            theirs.setdefault(name, []).append(found.games_per_second)
    print(f"\nthe lab's loop, compiled: games per second, one core, median of {rounds} rounds")
    for name, found_rates in rates.items():
        rate = statistics.median(found_rates)
        spread = f"{min(found_rates):,.0f} to {max(found_rates):,.0f}"
        beside = ""
        if name in theirs:
            peer = statistics.median(theirs[name])
            beside = f"  {rate / peer:6.1f} x {describe()} ({peer:,.0f})"
        print(f"  {name:30}{rate:10,.0f}  ({spread:>18}){beside}")
    searches = [run("compiled", "search", games) for _ in range(rounds)]
    print(f"\na search of {games:,} games on one core, games per second")
    for name in BOARDS:
        print(f"  {name:30}{statistics.median(found[name] for found in searches):10,.0f}")
    scaling = [run("compiled", "scaling", 6 * games) for _ in range(rounds)]
    one, two = (statistics.median(found[jobs] for found in scaling) for jobs in ("1", "2"))
    print("\na big-money match, games per second")
    print(f"  1 process {one:10,.0f}\n  2 processes {two:8,.0f}  ({two / one:.2f} x)")
    if sys.platform == "linux":
        samples = run("compiled", "memory", memory_games)["megabytes"]
        print(f"\nmemory of one process while it plays {memory_games:,} games, in MB, before and after each tenth")
        print("  " + "  ".join(f"{sample:.1f}" for sample in samples))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=30_000, help="big-money games a round")
    parser.add_argument("--memory-games", type=int, default=1_000_000)
    parser.add_argument(
        "--measure", choices=["rates", "search", "scaling", "memory"], help="measure this process; print JSON"
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
