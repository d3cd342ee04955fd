"""Plant a blunder in each of many games of good bots, and count how often the coach names it as the costliest decision.

python -m benchmarks.blunders --games 100
"""

from __future__ import annotations

import argparse

from throneroom.advice.analysis import Judgement
from throneroom.advice.coach import QUALITIES
from throneroom.lab.planted_blunders import KINDS, Found, find_planted
from throneroom.lab.pool import cores, open_pool, results_in_order
from throneroom.lab.statistics import wilson


def described(judgement: Judgement) -> str:
    given, best = (", ".join(names) or "nothing" for names in (judgement.given, judgement.best))
    interval = f"{judgement.low:.1%} to {judgement.high:.1%}"
    asked = judgement.verb if judgement.card is None else f"{judgement.card}, {judgement.verb}"
    where = f"decision {judgement.number}, turn {judgement.own_turn}, {asked}"
    return f"{where}: {given} instead of {best}, {judgement.chance:.1%} to win, lost {judgement.loss:.1%} ({interval})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quality", choices=QUALITIES, default="quick")
    parser.add_argument("--jobs", type=int, default=cores())
    asked = parser.parse_args()
    quality = QUALITIES[asked.quality].scaled()
    tasks = ((KINDS[number % len(KINDS)], number, asked.seed, quality) for number in range(asked.games))
    found: list[Found] = []
    with open_pool(asked.jobs, None) as pool:
        for number, one in enumerate(results_in_order(pool, find_planted, tasks, 2 * pool.jobs)):
            found.append(one)
            if not one.is_found:
                print(f"game {number}: {one.kind}")
                for what, judgement in (("planted", one.planted), ("named", one.named)):
                    print(f"  {what:8} {described(judgement) if judgement else 'nothing'}", flush=True)
    for kind in (*KINDS, "all"):
        tried = [one.is_found for one in found if kind in (one.kind, "all")]
        if tried:
            low, high = wilson(sum(tried) / len(tried), len(tried))
            print(f"{kind:8} {sum(tried):4} of {len(tried):4}  {low:.1%} to {high:.1%}")


if __name__ == "__main__":
    main()
