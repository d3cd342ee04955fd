"""How strong the levels are, measured on many kingdoms.

Each level plays against big money, and the strongest also against the best single-terminal big money.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from throneroom.bots.bot import Bot
from throneroom.bots.levels import LEVELS, PLANNED, STRONG, plan, simple_bot
from throneroom.bots.match import Match, Tally
from throneroom.bots.search.evolve import race_singles
from throneroom.bots.search.race import RaceRunner, play_here
from throneroom.bots.search.starting_plans import big_money
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.kingdoms import BOTH, random_kingdom
from throneroom.lab.pool import Pool, results_in_order

_SEATS: Final = 2
_SINGLES_GAMES: Final = 10_000  # to find the best single-terminal big money of a kingdom


@dataclass(frozen=True, kw_only=True)
class KingdomResult:
    """How the levels did in one kingdom."""

    number: int
    cards: tuple[str, ...]
    single: str  # the best single-terminal big money
    against_single: Tally  # the strongest level against it
    against_money: tuple[Tally, ...]  # each level against big money


def measure_kingdom(number: int, games: int, seed: int) -> KingdomResult:
    """Measure the levels in random kingdom `number`: make new plans, then test them in other games."""
    kingdom = random_kingdom(seed + number, BOTH)
    races = RaceRunner(_SEATS, play_here(kingdom, _SEATS, -seed - 1))
    singles = race_singles(races, kingdom.cards, _SINGLES_GAMES)
    single = singles[0].strategy if singles else big_money()
    bots: dict[str, Bot] = {
        level: StrategyBot(plan(level, kingdom, _SEATS, use_cache=False)) if level in PLANNED else simple_bot(level)
        for level in LEVELS
    }
    start = races.new_games(games)
    money = StrategyBot(big_money())

    def tally(bot: Bot, opponent: Bot) -> Tally:
        return Match(kingdom, [bot, opponent], -seed - 1).tally(start, start + games)

    return KingdomResult(
        number=number,
        cards=tuple(card.name for card in kingdom.cards),
        single=single.name,
        against_single=tally(bots[STRONG], StrategyBot(single)),
        against_money=tuple(tally(bots[level], money) for level in LEVELS),
    )


def measure_levels(
    kingdoms: int, games: int, seed: int, pool: Pool, report: Callable[[int, int], None]
) -> list[KingdomResult]:
    """Measure the levels in this many kingdoms. After Ctrl-C, return the kingdoms that are done."""
    games += games % _SEATS
    tasks = ((number, games, seed) for number in range(kingdoms))
    done: list[KingdomResult] = []
    try:
        report(0, kingdoms)
        for result in results_in_order(pool, measure_kingdom, tasks, pool.jobs):
            done.append(result)
            report(len(done), kingdoms)
    except KeyboardInterrupt:
        pass
    return done


def total(tallies: list[Tally]) -> Tally:
    """Add up tallies as if all games belonged to one match."""
    added = Tally(_SEATS)
    for tally in tallies:
        added.add(tally)
    return added
