"""How strong the levels are: each against big money on many kingdoms, and the strongest against more than that."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final

from throneroom.bots.bot import Bot
from throneroom.bots.levels import LEVELS, PLANNED, STRONG, plan, simple_bot
from throneroom.bots.match import Match, Tally
from throneroom.bots.search.evolve import race_singles
from throneroom.bots.search.here import play_here
from throneroom.bots.search.race import Races
from throneroom.bots.search.starting_plans import big_money
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.kingdoms import BOTH, random_kingdom
from throneroom.lab.pool import Pool

_SEATS: Final = 2
_SINGLES_GAMES: Final = 10_000  # to find the best single-terminal big-money of a board


@dataclass(frozen=True)
class Measured:
    """What the levels did in one kingdom."""

    number: int
    cards: tuple[str, ...]
    single: str  # the best single-terminal big-money, and how the strongest level did against it
    against_single: Tally
    against_money: tuple[Tally, ...]  # in the order of the levels


def measure(number: int, games: int, seed: int) -> Measured:
    """Kingdom `number`, drawn from both boxes: plans made anew, then games that no plan was made with."""
    kingdom = random_kingdom(seed + number, BOTH)
    races = Races(_SEATS, play_here(kingdom, _SEATS, -seed - 1))
    singles = race_singles(races, kingdom.cards, _SINGLES_GAMES)
    single = singles[0].strategy if singles else big_money()
    bots: dict[str, Bot] = {
        level: StrategyBot(plan(level, kingdom, _SEATS, remembers=False)) if level in PLANNED else simple_bot(level)
        for level in LEVELS
    }
    start = races.fresh(games)
    money = StrategyBot(big_money())

    def tally(bot: Bot, opponent: Bot) -> Tally:
        return Match(kingdom, [bot, opponent], -seed - 1).tally(start, start + games)

    return Measured(
        number,
        tuple(card.name for card in kingdom.cards),
        single.name,
        tally(bots[STRONG], StrategyBot(single)),
        tuple(tally(bots[level], money) for level in LEVELS),
    )


def measure_all(kingdoms: int, games: int, seed: int, pool: Pool, tell: Callable[[int, int], None]) -> list[Measured]:
    """So many kingdoms, in their order. Ctrl-C ends it with those that are done."""
    games += games % _SEATS
    done: list[Measured] = []
    sent: list[Future[Measured]] = []
    try:
        tell(0, kingdoms)
        while len(done) < kingdoms:
            try:
                while len(sent) < min(kingdoms, len(done) + pool.jobs):
                    sent.append(pool.submit(measure, len(sent), games, seed))
                done.append(sent[len(done)].result())
            except pool.lost:
                pool.restart()
                del sent[len(done) :]
                continue
            tell(len(done), kingdoms)
    except KeyboardInterrupt:
        pass
    finally:
        for future in sent[len(done) :]:
            future.cancel()
    return done


def together(tallies: list[Tally]) -> Tally:
    """All games as if they were of one match."""
    total = Tally(_SEATS)
    for tally in tallies:
        total.add(tally)
    return total
