"""The engine, plain and compiled, beside pyminion, in one run on one core: `make bench`.

Two matchups, each a strategy against itself with two players, events off: big-money in the set First Game, and a deck
of Villages, Smithies, Markets and a Militia (both defined in `peers.py`). Rounds alternate between the programs, and
the median round counts, so that a busy moment of the machine hits all alike. pyminion is measured twice: as it comes,
where it builds a log record for everything, and with Python's logging switched off.
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
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the package is imported in the measuring process only
    from throneroom.bots.bot import Bot
    from throneroom.engine.game import Game
    from throneroom.engine.setup import Kingdom

ROOT = Path(__file__).parents[1]
BUILDS = {"compiled": ROOT / "build" / "compiled", "plain": ROOT / "src"}
MATCHUPS = ("big-money", "engine deck")
# The best C++ simulator of the game beside pyminion as it comes, both measured on one other machine.
CPP = {"big-money": 39_000 / 155, "engine deck": 13_700 / 155}


# -- in a process of its own for each build -----------------------------------------------------------------


def measure_matchups(games: int) -> dict[str, float]:
    """Games per second of each matchup."""
    from throneroom.bots.bot import play_out
    from throneroom.bots.simple import MoneyBot, VillageSmithyBot
    from throneroom.engine.game import Game

    kingdom = _first_game()
    rates: dict[str, float] = {}
    bots: tuple[tuple[Bot, int], ...] = ((MoneyBot(), games), (VillageSmithyBot(), games // 3))
    for name, (bot, number) in zip(MATCHUPS, bots, strict=True):
        start = time.perf_counter()
        for seed in range(number):
            play_out(Game.deal(kingdom, 2, seed, seed % 2), [bot, bot])
        rates[name] = number / (time.perf_counter() - start)
    return rates


def measure_details() -> dict[str, float]:
    """Microseconds per decision, clone and replay, and the bytes of a live game."""
    from throneroom.bots.bot import play_out
    from throneroom.bots.simple import VillageSmithyBot
    from throneroom.engine.game import Game

    bot = VillageSmithyBot()
    finished = Game.deal(_first_game(), 2, 7)
    play_out(finished, [bot, bot])
    decisions = len(finished.history)
    middle = finished.rewound(decisions * 2 // 3)
    while middle.effect is not None:
        _answer(middle, bot)
    inside = finished.rewound(decisions // 2)
    while inside.effect is None:
        _answer(inside, bot)
    inside.clone()  # somebody clones here: from now on it keeps the position before each effect
    while inside.effect is not None:
        _answer(inside, bot)
    while inside.effect is None:
        _answer(inside, bot)

    def replay() -> None:
        finished.rewound(decisions)

    replayed = _microseconds(replay, 300)
    return {
        "decisions in the game": decisions,
        "us per decision": replayed / decisions,
        "us per clone between effects": _microseconds(middle.clone, 20_000),
        "us per clone inside an effect": _microseconds(inside.clone, 5_000),
        "us per replay of the game": replayed,
        "bytes per live game": _bytes_per_game(bot),
    }


def _bytes_per_game(bot: Bot) -> float:
    """What a game two thirds through holds in memory, on average over a hundred."""
    from throneroom.engine.game import Game

    kingdom = _first_game()
    kingdom.stock(2)
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    games = [Game.deal(kingdom, 2, seed) for seed in range(100)]
    for game in games:
        for _ in range(140):
            _answer(game, bot)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(games)


def _first_game() -> Kingdom:
    from throneroom.cards.kingdoms import kingdom_of
    from throneroom.cards.sets import RECOMMENDED_SETS

    return kingdom_of(RECOMMENDED_SETS[0].cards)


def _answer(game: Game, bot: Bot) -> None:
    assert game.decision is not None
    game.answer(bot.answer(game.view(game.decision.seat), game.decision))


def _microseconds(work: Callable[[], object], times: int) -> float:
    """The fastest of five runs, each of so many calls."""
    runs = []
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(times):
            work()
        runs.append(time.perf_counter() - start)
    return min(runs) / times * 1e6


# -- the report ---------------------------------------------------------------------------------------------


def run(build: str, what: str, games: int) -> dict[str, float]:
    """Measure one build in a fresh process."""
    environment = {**os.environ, "PYTHONPATH": str(BUILDS[build])}
    command = [sys.executable, "-m", "benchmarks.engine", "--measure", what, "--games", str(games)]
    output = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT).stdout
    result: dict[str, float] = json.loads(output)
    return result


def report(rounds: int, games: int) -> None:
    from benchmarks.peers import BigMoneyDecider, EngineDecider, describe, measure

    deciders = dict(zip(MATCHUPS, (BigMoneyDecider, EngineDecider), strict=True))
    peer, quiet = describe(), f"{describe()}, logging off"
    rates: dict[str, dict[str, list[float]]] = {}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds} ...", file=sys.stderr)
        for build, factor in (("compiled", 1.0), ("plain", 0.1)):
            for name, rate in run(build, "matchups", int(games * factor)).items():
                rates.setdefault(name, {}).setdefault(build, []).append(rate)
        for name, decider in deciders.items():
            for label, logging_off in ((quiet, True), (peer, False)):
                found = measure(decider, max(30, games // 150), number + 1, logging_off)
                rates[name].setdefault(label, []).append(found.games_per_second)
    for name, programs in rates.items():
        print(f"\n{name}: games per second, one core, median of {rounds} rounds")
        medians = {program: statistics.median(found) for program, found in programs.items()}
        for program, rate in sorted(medians.items(), key=lambda item: -item[1]):
            spread = f"{min(programs[program]):,.0f} to {max(programs[program]):,.0f}"
            ratios = f"{rate / medians[peer]:7.1f} x {peer}  {rate / medians[quiet]:7.1f} x with logging off"
            print(f"  {program:27}{rate:10,.0f}  ({spread:>18})  {ratios}")
        print(f"  the best C++ simulator known: {CPP[name]:.0f} x pyminion's big-money as it comes, elsewhere")
    print("\none game of the engine deck, and a live game of it (two thirds through)")
    details = {build: run(build, "details", games) for build in BUILDS}
    for measure_name in details["compiled"]:
        print(f"  {measure_name:32}", *(f"{build} {details[build][measure_name]:10,.2f}  " for build in BUILDS))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=30_000, help="big-money games a round, compiled")
    parser.add_argument("--measure", choices=["matchups", "details"], help="measure this process's build; print JSON")
    arguments = parser.parse_args()
    if arguments.measure == "matchups":
        print(json.dumps(measure_matchups(arguments.games)))
    elif arguments.measure == "details":
        print(json.dumps(measure_details()))
    else:
        report(arguments.rounds, arguments.games)


if __name__ == "__main__":
    main()
