"""The average loss per decision of each level, as the coach measures it, in games against the level good.

python -m benchmarks.coach_levels --kingdoms 10
"""

from __future__ import annotations

import argparse

from throneroom.advice.coach import QUALITIES, coach
from throneroom.advice.plans import plans_for
from throneroom.bots.bot import Bot
from throneroom.bots.levels import GOOD, PLANNED, plan, simple_bot
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.kingdoms import BOTH, random_kingdom
from throneroom.engine.game import Game
from throneroom.engine.setup import Kingdom
from throneroom.record.record import Record

LEVELS = ("random", "beginner", "fair", "good", "strong")
MOST_TURNS = 80  # a game between weak bots may never end


def level_bot(level: str, kingdom: Kingdom) -> Bot:
    return StrategyBot(plan(level, kingdom, 2)) if level in PLANNED else simple_bot(level)


def play(kingdom: Kingdom, level: str, seed: int) -> Record:
    bots = [level_bot(level, kingdom), level_bot(GOOD, kingdom)]
    for seat, bot in enumerate(bots):
        bot.begin(2 * seed + seat)
    game = Game.deal(kingdom, 2, seed)
    while (decision := game.decision) is not None and game.player.turns < MOST_TURNS:
        game.answer(bots[decision.seat].answer(game.view(decision.seat), decision))
    return Record.of(game)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kingdoms", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quality", choices=QUALITIES, default="quick")
    asked = parser.parse_args()
    quality = QUALITIES[asked.quality].scaled()
    rates: dict[str, list[float]] = {level: [] for level in LEVELS}
    for number in range(asked.kingdoms):
        kingdom = random_kingdom(asked.seed + number, BOTH)
        plans = plans_for(kingdom, 2)
        for level in LEVELS:
            analysis = coach(play(kingdom, level, number), 0, plans, quality, seed=number, own_only=True)
            assert analysis is not None  # nobody interrupts it
            rates[level].append(analysis.rate)
        print(", ".join(f"{level} {values[-1]:.1f}" for level, values in rates.items()), flush=True)
    for level, values in rates.items():
        ranked = sorted(values)
        print(f"{level:9} mean {sum(values) / len(values):5.1f}  median {ranked[len(ranked) // 2]:5.1f}")


if __name__ == "__main__":
    main()
