"""How strong the levels are, measured in many kingdoms.

Each level plays against big money. The strongest also play the best single-terminal big money, and each level with a
plan plays those below it. A single bot, such as one in Python, is measured against all levels that do not think.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from throneroom.bots.bot_mistakes import DEFAULT
from throneroom.bots.levels import LEVELS, PLANNED, STRONG
from throneroom.bots.match import Tally
from throneroom.bots.named_bot import NamedBot, find_bot, prepare_bot
from throneroom.bots.search.evolve import race_singles
from throneroom.bots.search.race import RaceRunner, play_here
from throneroom.bots.search.starting_plans import big_money
from throneroom.bots.strategies.language import strategy_text
from throneroom.cards.custom_sources import CardSource, load_sources
from throneroom.cards.kingdoms import BOTH, kingdom_names, random_kingdom
from throneroom.engine.card import FIRST
from throneroom.lab.measurement import (
    SEATS,
    THINKING,
    Games,
    Report,
    in_groups,
    levels_below,
    tallies_in_order,
    thinks,
)
from throneroom.lab.pool import Pool, results_in_order

BIG_MONEY: Final = "big-money"
SINGLE: Final = "single"

_SINGLES_GAMES: Final = 10_000  # to find the best single-terminal big money of a kingdom


@dataclass(frozen=True)
class Pairing:
    """A level and its opponent: BIG_MONEY, SINGLE or a lower level."""

    level: str
    opponent: str


AGAINST_MONEY: Final = tuple(Pairing(level, BIG_MONEY) for level in LEVELS)
AGAINST_SINGLE: Final = tuple(Pairing(level, SINGLE) for level in (STRONG, *THINKING))
AGAINST_LOWER: Final = tuple(Pairing(level, lower) for level in PLANNED for lower in levels_below(level))
PAIRINGS: Final = AGAINST_MONEY + AGAINST_SINGLE + AGAINST_LOWER


@dataclass(frozen=True)
class KingdomPlans:
    """A kingdom, its best single-terminal big money, and the levels with their plans, as plain data."""

    number: int
    kingdom: tuple[str, ...]
    single: str
    bots: dict[str, NamedBot]  # by level, BIG_MONEY and SINGLE
    first_game: int  # the first that has not been used


@dataclass(frozen=True)
class KingdomResult:
    """How the levels did in one kingdom."""

    number: int
    cards: tuple[str, ...]
    single: str
    tallies: dict[Pairing, Tally]


def bot_pairings(bot: NamedBot) -> tuple[Pairing, ...]:
    """Return the opponents of a bot that is measured: big money, the best single terminal, and the faster levels."""
    return tuple(
        Pairing(bot.name, opponent)
        for opponent in (BIG_MONEY, SINGLE, *LEVELS)
        if not thinks(opponent) and opponent != bot.name
    )


def make_plans(number: int, seed: int, custom: tuple[CardSource, ...] = (), edition: str = FIRST) -> KingdomPlans:
    """Make the plans of all levels for random kingdom `number`, without those that are cached.

    All custom cards are in each kingdom.
    """
    loaded = load_sources(custom)
    kingdom = random_kingdom(seed + number, BOTH, loaded.cards, edition=edition)
    races = RaceRunner(SEATS, play_here(kingdom, SEATS, _game_seed(seed)))
    singles = race_singles(races, kingdom.cards, _SINGLES_GAMES)
    single = singles[0].strategy if singles else big_money()
    catalog = loaded.catalog
    bots = {level: prepare_bot(find_bot(level, catalog), kingdom, SEATS, use_cache=False) for level in LEVELS}
    bots[BIG_MONEY] = NamedBot(BIG_MONEY, text=strategy_text(big_money()))
    bots[SINGLE] = NamedBot(single.name, text=strategy_text(single))
    return KingdomPlans(number, kingdom_names(kingdom), single.name, bots, races.new_games(SEATS))


def measure_levels(
    kingdoms: int,
    games: int,
    thinking_games: int,
    seed: int,
    pool: Pool,
    report: Report,
    custom: tuple[CardSource, ...] = (),
    edition: str = FIRST,
    bot: NamedBot | None = None,
    mistakes: str = DEFAULT,
) -> list[KingdomResult]:
    """Measure the levels in this many kingdoms. After Ctrl-C, return the kingdoms that are done.

    Matches with a level that thinks have `thinking_games`, all others `games`. With 0 they are left out. With `bot`,
    it is measured instead of the levels."""
    pairings = PAIRINGS if bot is None else bot_pairings(bot)
    lengths = {pairing: _even(thinking_games if thinks(pairing.level) else games) for pairing in pairings}
    lengths = {pairing: length for pairing, length in lengths.items() if length}
    played = 0

    def count(more: int) -> None:
        nonlocal played
        played += more
        report(played, kingdoms * sum(lengths.values()))

    done: list[KingdomResult] = []
    try:
        count(0)
        for numbers in in_groups(range(kingdoms), pool.jobs):
            tasks = ((number, seed, custom, edition) for number in numbers)
            group = list(results_in_order(pool, make_plans, tasks, pool.jobs))
            if bot is not None:
                group = [replace(plans, bots={**plans.bots, bot.name: bot}) for plans in group]
            matches = [match for plans in group for match in _matches(plans, lengths, seed, custom, mistakes)]
            tallies = tallies_in_order(pool, matches, count)
            for plans in group:
                found = {pairing: next(tallies) for pairing in lengths}
                done.append(KingdomResult(plans.number, plans.kingdom, plans.single, found))
    except KeyboardInterrupt:
        pass
    return done


def worst_kingdom(measured: list[KingdomResult], pairing: Pairing) -> KingdomResult:
    """Return the kingdom in which the level lost the largest share of its games."""
    return max(measured, key=lambda result: lost_share(result.tallies[pairing]))


def lost_share(tally: Tally) -> float:
    return tally.wins[1].total / tally.games


def _matches(
    plans: KingdomPlans, lengths: dict[Pairing, int], seed: int, custom: tuple[CardSource, ...], mistakes: str
) -> list[Games]:
    start = plans.first_game
    return [
        Games(
            plans.kingdom,
            plans.bots[pairing.level],
            plans.bots[pairing.opponent],
            _game_seed(seed),
            start,
            start + length,
            custom,
            mistakes,
        )
        for pairing, length in lengths.items()
    ]


def _even(games: int) -> int:
    return games + games % SEATS


def _game_seed(seed: int) -> int:
    """Return a seed that no search for a plan uses."""
    return -seed - 1
