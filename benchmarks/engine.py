"""Measure the engine, plain and compiled, and compare it with pyminion on one core: `make bench`.

There are two matchups, each a strategy against itself with two players and without events: big-money in the set First
Game, and a deck of Villages, Smithies, Markets and a Militia (both defined in `peers.py`). Rounds alternate between the
programs, and the median counts, so that a busy moment of the machine affects all of them. pyminion is measured twice:
as installed, when it builds a log record for everything, and with Python's logging switched off.
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

if TYPE_CHECKING:  # only the child processes import the package
    from throneroom.bots.bot import Bot
    from throneroom.engine.game import Game
    from throneroom.engine.setup import Kingdom

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build" / "compiled"
BUILDS = {"compiled": COMPILED, "plain": ROOT / "src"}
MATCHUPS = ("big-money", "engine deck")
# The speed of the best known C++ simulator as a multiple of pyminion as installed, both measured on another machine.
CPP = {"big-money": 39_000 / 155, "engine deck": 13_700 / 155}


# -- in a child process -----------------------------------------------------------------------------------------------


def measure_matchups(games: int) -> dict[str, float]:
    """Return games per second of processor time for each matchup."""
    from throneroom.bots.bot import play_out
    from throneroom.bots.simple import MoneyBot, VillageSmithyBot
    from throneroom.engine.game import Game

    kingdom = first_game()
    rates: dict[str, float] = {}
    bots: tuple[tuple[Bot, int], ...] = ((MoneyBot(), games), (VillageSmithyBot(), games // 3))
    for name, (bot, number) in zip(MATCHUPS, bots, strict=True):
        start = time.process_time()
        for seed in range(number):
            play_out(Game.deal(kingdom, 2, seed, seed % 2), [bot, bot])
        rates[name] = number / (time.process_time() - start)
    return rates


def measure_details() -> dict[str, float]:
    """Return microseconds per decision, clone and replay, and the bytes of a live game."""
    finished = _finished_game()
    decisions = len(finished.history)
    between_effects, inside_effect = clone_positions()

    def replay() -> None:
        finished.rewound(decisions)

    replayed = _microseconds(replay, 300)
    return {
        "decisions in the game": decisions,
        "us per decision": replayed / decisions,
        "us per clone between effects": _microseconds(between_effects.clone, 20_000),
        "us per clone inside an effect": _microseconds(inside_effect.clone, 5_000),
        "us per replay of the game": replayed,
        "bytes per live game": bytes_of_games(100) / 100,
    }


# `compare.py` measures older engines with the functions below too, so import only names that they have.


def _finished_game() -> Game:
    """Return a whole game of the engine deck."""
    from throneroom.bots.simple import VillageSmithyBot
    from throneroom.engine.game import Game

    bot = VillageSmithyBot()
    game = Game.deal(first_game(), 2, 7)
    while game.decision is not None:
        answer(game, bot)
    return game


def clone_positions() -> tuple[Game, Game]:
    """Return a game between effects, two thirds through, and one in the middle of an effect, half through."""
    from throneroom.bots.simple import VillageSmithyBot

    bot = VillageSmithyBot()
    finished = _finished_game()
    decisions = len(finished.history)
    between_effects = finished.rewound(decisions * 2 // 3)
    while between_effects.effect is not None:
        answer(between_effects, bot)
    inside = finished.rewound(decisions // 2)
    while inside.effect is None:
        answer(inside, bot)
    inside.clone()  # from now on it keeps the position before each effect
    while inside.effect is not None:
        answer(inside, bot)
    while inside.effect is None:
        answer(inside, bot)
    return between_effects, inside


def bytes_of_games(number: int) -> int:
    """Return the memory of this many games of the engine deck, two thirds through."""
    from throneroom.bots.simple import VillageSmithyBot
    from throneroom.engine.game import Game

    bot = VillageSmithyBot()
    kingdom = first_game()
    kingdom.stock(2)
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    games = [Game.deal(kingdom, 2, seed) for seed in range(number)]
    for game in games:
        for _ in range(140):
            answer(game, bot)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return after - before


def first_game() -> Kingdom:
    from throneroom.cards.kingdoms import kingdom_of
    from throneroom.cards.sets import RECOMMENDED_SETS

    return kingdom_of(RECOMMENDED_SETS[0].cards)


def answer(game: Game, bot: Bot) -> None:
    """Let the bot answer the game's decision."""
    assert game.decision is not None
    game.answer(bot.answer(game.view(game.decision.seat), game.decision))


def _microseconds(work: Callable[[], object], times: int) -> float:
    """Return the mean time of a call in the fastest of five runs, each with this many calls."""
    runs = []
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(times):
            work()
        runs.append(time.perf_counter() - start)
    return min(runs) / times * 1e6


# -- the report -----------------------------------------------------------------------------------------------------


def run(build: Path, module: str, *arguments: str) -> str:
    """Run a module with the throneroom package in this folder, and return its output."""
    environment = {**os.environ, "PYTHONPATH": str(build.resolve())}
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT).stdout


def measure(build: Path, what: str, games: int) -> dict[str, float]:
    """Measure a build in a fresh process."""
    output = run(build, "benchmarks.engine", "--measure", what, "--games", str(games))
    result: dict[str, float] = json.loads(output)
    return result


def report(rounds: int, games: int) -> None:
    from benchmarks.peers import BigMoneyDecider, EngineDecider, describe, play

    deciders = dict(zip(MATCHUPS, (BigMoneyDecider, EngineDecider), strict=True))
    peer, quiet = describe(), f"{describe()}, logging off"
    rates: dict[str, dict[str, list[float]]] = {}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds} ...", file=sys.stderr)
        for build, factor in (("compiled", 1.0), ("plain", 0.1)):
            for name, rate in measure(BUILDS[build], "matchups", int(games * factor)).items():
                rates.setdefault(name, {}).setdefault(build, []).append(rate)
        for name, decider in deciders.items():
            for label, logging_off in ((quiet, True), (peer, False)):
                found = play(decider, max(30, games // 150), number + 1, logging_off)
                rates[name].setdefault(label, []).append(found)
    for name, programs in rates.items():
        print(f"\n{name}: games per second on one core, median of {rounds} rounds")
        medians = {program: statistics.median(found) for program, found in programs.items()}
        for program, rate in sorted(medians.items(), key=lambda item: -item[1]):
            spread = f"{min(programs[program]):,.0f} to {max(programs[program]):,.0f}"
            ratios = f"{rate / medians[peer]:7.1f} x {peer}  {rate / medians[quiet]:7.1f} x with logging off"
            print(f"  {program:27}{rate:10,.0f}  ({spread:>18})  {ratios}")
        print(f"  the best C++ simulator known: {CPP[name]:.0f} x pyminion's big-money as it comes, elsewhere")
    print("\none game of the engine deck, and a live game of it (two thirds through)")
    details = {build: measure(path, "details", games) for build, path in BUILDS.items()}
    for measure_name in details["compiled"]:
        print(f"  {measure_name:32}", *(f"{build} {details[build][measure_name]:10,.2f}  " for build in BUILDS))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=30_000, help="big-money games per round, compiled")
    parser.add_argument("--measure", choices=["matchups", "details"], help="measure this process and print JSON")
    arguments = parser.parse_args()
    if arguments.measure == "matchups":
        print(json.dumps(measure_matchups(arguments.games)))
    elif arguments.measure == "details":
        print(json.dumps(measure_details()))
    else:
        report(arguments.rounds, arguments.games)


if __name__ == "__main__":
    main()
