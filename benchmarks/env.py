"""Measure the environments with random legal actions, beside card games of PettingZoo and OpenSpiel: `make bench`.

One core, processor time, the first game's kingdom, two players, all seats played by the random agent. Choosing actions
counts, too, unless it says otherwise, and is done in the same way for both AEC environments. Rounds alternate between
the programs, and the median counts. Texas Hold'em needs rlcard and pygame, and Gin Rummy needs open_spiel; without them
they are left out.
"""

from __future__ import annotations

import argparse
import importlib
import os
import statistics
import time
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.build import build
from throneroom.env import ThroneroomVectorEnv, env, layout_of, random_actions

GAMES = 256
PEER = "Texas Hold'em, AEC"
SPIEL = "Gin Rummy, OpenSpiel"
AEC, VECTOR = "AEC", f"vector, {GAMES} games"
BARS = {AEC: 50_000, VECTOR: 300_000}  # compiled
FIRST_GAME = kingdom_of(RECOMMENDED_SETS[0].cards)
SMALL = layout_of([FIRST_GAME])


def aec_rate(aec: Any, steps: int) -> float:
    """Return the steps per second of an AEC environment, as in the loop of PettingZoo's documentation."""
    chance = Random(1)
    done = 0
    seed = 0
    began = time.process_time()
    while done < steps:
        aec.reset(seed=seed)
        seed += 1
        for _ in aec.agent_iter(steps - done):
            observation, _, terminated, truncated, _ = aec.last()
            if terminated or truncated:
                aec.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                aec.step(int(legal[int(chance.random() * len(legal))]))
                done += 1
    return done / (time.process_time() - began)


def vector_rate(many: ThroneroomVectorEnv, steps: int, counts_choosing: bool = True) -> float:
    """Return the steps per second of the vector environment: actions in all games together."""
    chance = np.random.default_rng(1)
    observations, _ = many.reset(seed=1)
    for _ in range(20):  # so that not all games are in their first turn
        observations, *_ = many.step(random_actions(observations["action_mask"], chance))
    rounds = max(1, steps // many.num_envs)
    choosing = 0.0
    began = time.process_time()
    for _ in range(rounds):
        before = time.process_time()
        actions = random_actions(observations["action_mask"], chance)
        choosing += time.process_time() - before
        observations, *_ = many.step(actions)
    taken = time.process_time() - began
    return rounds * many.num_envs / (taken if counts_choosing else taken - choosing)


def spiel_rate(game: Any, steps: int) -> float:
    """Return the steps per second of an OpenSpiel game, observations included. Deals are no steps, but take time."""
    chance = Random(1)
    done = 0
    began = time.process_time()
    while done < steps:
        state = game.new_initial_state()
        while not state.is_terminal() and done < steps:
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
                continue
            np.asarray(state.observation_tensor())
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            done += 1
    return done / (time.process_time() - began)


def programs(steps: int) -> dict[str, Callable[[], float]]:
    """Return what is measured."""
    aec, small_aec = env(), env(layout=SMALL, kingdom=FIRST_GAME)
    many = ThroneroomVectorEnv(GAMES, None, copies=False)
    small = ThroneroomVectorEnv(GAMES, None, FIRST_GAME, layout=SMALL, copies=False)
    against = ThroneroomVectorEnv(GAMES, "big-money", FIRST_GAME, layout=SMALL, copies=False)
    found: dict[str, Callable[[], float]] = {
        AEC: lambda: aec_rate(aec, steps),
        "AEC, the layout of the kingdom": lambda: aec_rate(small_aec, steps),
        VECTOR: lambda: vector_rate(many, 4 * steps),
        f"{VECTOR}, without choosing actions": lambda: vector_rate(many, 4 * steps, counts_choosing=False),
        f"{VECTOR}, the layout of the kingdom": lambda: vector_rate(small, 4 * steps),
        f"{VECTOR}, that layout, against big-money": lambda: vector_rate(against, 4 * steps),
    }
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            texas = importlib.import_module("pettingzoo.classic.texas_holdem_v4").env()
    except ImportError as error:
        print(f"without Texas Hold'em: {error}")
    else:
        found[PEER] = lambda: aec_rate(texas, max(200, steps // 20))
    try:
        gin_rummy = importlib.import_module("pyspiel").load_game("gin_rummy")
    except ImportError as error:
        print(f"without OpenSpiel: {error}")
    else:
        found[SPIEL] = lambda: spiel_rate(gin_rummy, max(200, steps // 5))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--steps", type=int, default=50_000, help="of the AEC environment in a round")
    arguments = parser.parse_args()
    rates: dict[str, list[float]] = {}
    for _ in range(arguments.rounds):
        for name, measure in programs(arguments.steps).items():
            rates.setdefault(name, []).append(measure())
    medians = {name: statistics.median(found) for name, found in rates.items()}
    print(f"steps per second on one core, {build()}, median of {arguments.rounds} rounds")
    for name, rate in medians.items():
        ratio = f"{rate / medians[PEER]:8.1f} x {PEER}" if PEER in medians else ""
        bar = f"  bar {BARS[name]:,}: {'met' if rate >= BARS[name] else 'MISSED'}" if name in BARS else ""
        spread = f"({min(rates[name]):,.0f} to {max(rates[name]):,.0f})"
        print(f"  {name:52}{rate:10,.0f}  {spread:>22}{ratio}{bar}")


if __name__ == "__main__":
    main()
