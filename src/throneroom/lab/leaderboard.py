"""The leaderboard: levels, built-in strategies and other bots, rated by games against the same few opponents.

Each contestant plays every opponent in each kingdom. A built-in strategy plays only in kingdoms with all its cards. The
kingdoms of a seed are those of `lab levels`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from throneroom.bots.bot_mistakes import DEFAULT
from throneroom.bots.levels import FAIR, GOOD, LEVELS
from throneroom.bots.match import VICTORY, Tally
from throneroom.bots.named_bot import NamedBot, find_bot, prepare_bot
from throneroom.bots.strategies.builtin import builtin_names, suitable
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import BOTH, kingdom_named, kingdom_names, random_kingdom
from throneroom.engine.card import FIRST
from throneroom.engine.setup import Kingdom
from throneroom.lab.level_strength import BIG_MONEY
from throneroom.lab.match_setup import MatchSetup, labels, tally_games
from throneroom.lab.measurement import SEATS, Games, Report, in_groups, tasks_ahead, thinks
from throneroom.lab.pool import Pool, results_in_order
from throneroom.lab.ratings import Meeting, ratings
from throneroom.lab.statistics import Estimate, percent, variance

# Whom everybody plays: pure money, and two levels that adapt to the kingdom.
OPPONENTS: Final = (BIG_MONEY, FAIR, GOOD)

# What a contestant is.
LEVEL: Final = "level"
STRATEGY: Final = "strategy"
BOT: Final = "bot"


@dataclass(frozen=True, kw_only=True)
class Row:
    """A contestant's place: its rating, its victories over each opponent in percent, and its speed."""

    name: str
    kind: str
    rating: Estimate
    wins: dict[str, Estimate]  # by opponent; nobody plays itself
    kingdoms: int
    games: int
    games_per_second: float  # of one process, against big money


@dataclass
class _Record:
    """What a contestant has done so far."""

    tallies: dict[str, Tally] = field(default_factory=dict)  # by opponent
    kingdoms: int = 0
    seconds: float = 0.0  # of the games against big money, or, for it, against fair


@dataclass(frozen=True)
class Leaderboard:
    """The rows, best first, and the number of kingdoms that are finished."""

    rows: list[Row]
    kingdoms: int


@dataclass(frozen=True)
class _Meeting:
    """A match that is to be played in one kingdom."""

    contestant: str
    opponent: str
    games: Games


def fixed_kingdoms(number: int, seed: int, edition: str = FIRST) -> list[Kingdom]:
    """Return the kingdoms in which `lab levels` measures with this seed."""
    return [random_kingdom(seed + at, BOTH, edition=edition) for at in range(number)]


def prepared_levels(kingdom: tuple[str, ...], levels: tuple[str, ...]) -> dict[str, NamedBot]:
    """Return these levels with their plans for a kingdom, made from scratch."""
    catalog = Catalog()
    found = kingdom_named(kingdom, catalog)
    return {level: prepare_bot(find_bot(level, catalog), found, SEATS, use_cache=False) for level in levels}


def measure_leaderboard(
    kingdoms: Sequence[Kingdom],
    bots: Sequence[NamedBot],
    games: int,
    thinking_games: int,
    seed: int,
    pool: Pool,
    report: Report,
    mistakes: str = DEFAULT,
) -> Leaderboard:
    """Play in all kingdoms. After Ctrl-C, only those that are finished count.

    Levels that think about each decision play `thinking_games`; with 0 they are left out.
    """
    contestants = _contestants(bots, thinking_games)
    levels = tuple(bot.level for bot in contestants.values() if bot.level)
    records = {name: _Record() for name in contestants}
    expected = sum(
        sum(length for _, _, length in _pairs(kingdom, contestants, games, thinking_games)) for kingdom in kingdoms
    )
    played = 0

    def count(more: int) -> None:
        nonlocal played
        played += more
        report(played, expected)

    done = 0
    try:
        count(0)
        for numbers in in_groups(range(len(kingdoms)), pool.jobs):
            group = [kingdoms[number] for number in numbers]
            tasks = ((kingdom_names(kingdom), levels) for kingdom in group)
            for kingdom, planned in zip(group, results_in_order(pool, prepared_levels, tasks, pool.jobs), strict=True):
                meetings = [
                    _Meeting(
                        contestant,
                        opponent,
                        Games(
                            kingdom_names(kingdom),
                            planned.get(contestant, contestants[contestant]),
                            planned.get(opponent, contestants[opponent]),
                            -seed - 1,  # no search for a plan uses it
                            0,
                            length,
                            mistakes=mistakes,
                        ),
                    )
                    for contestant, opponent, length in _pairs(kingdom, contestants, games, thinking_games)
                ]
                found = list(_tallies(pool, meetings, count))  # a kingdom counts as a whole
                _add(records, meetings, found)
                done += 1
    except KeyboardInterrupt:
        pass
    return Leaderboard(_rows(records, contestants) if done else [], done)


def _contestants(bots: Sequence[NamedBot], thinking_games: int) -> dict[str, NamedBot]:
    """Return everybody who plays, by name. Further bots come last."""
    catalog = Catalog()
    names = [*[level for level in LEVELS if thinking_games or not thinks(level)], *builtin_names()]
    found = {name: find_bot(name, catalog) for name in names}
    everybody = [*found.values(), *bots]
    return dict(zip(labels(everybody), everybody, strict=True))


def _pairs(
    kingdom: Kingdom, contestants: dict[str, NamedBot], games: int, thinking_games: int
) -> Iterator[tuple[str, str, int]]:
    """Yield who plays whom in this kingdom, and how many games. Each pair meets once."""
    fit = {strategy.name for strategy in suitable(kingdom)}
    built_in = set(builtin_names())
    for name, bot in contestants.items():
        if name in built_in and name not in fit:
            continue
        for at, opponent in enumerate(OPPONENTS):
            if name == opponent or (name in OPPONENTS and OPPONENTS.index(name) < at):
                continue
            length = thinking_games if thinks(bot.level) else games
            yield name, opponent, length + length % SEATS


def _timed_tally(setup: MatchSetup, start: int, stop: int) -> tuple[Tally, float]:
    """Play games, and return their tally and the processor time that they took."""
    began = time.process_time()
    return tally_games(setup, start, stop), time.process_time() - began


def _tallies(pool: Pool, meetings: Sequence[_Meeting], report: Callable[[int], None]) -> Iterator[tuple[Tally, float]]:
    """Play the meetings in the pool, and yield the tally and the processor time of each."""
    tasks = (task for meeting in meetings for task in meeting.games.tasks())
    results = results_in_order(pool, _timed_tally, tasks, tasks_ahead(pool))
    for meeting in meetings:
        tally, seconds = Tally(SEATS), 0.0
        for _ in meeting.games.tasks():
            played, took = next(results)
            tally.add(played)
            seconds += took
            report(played.games)
        yield tally, seconds


def _add(records: dict[str, _Record], meetings: Sequence[_Meeting], found: Sequence[tuple[Tally, float]]) -> None:
    """Add the results of a kingdom."""
    for name in {meeting.contestant for meeting in meetings} | set(OPPONENTS):
        records[name].kingdoms += 1
    for meeting, (tally, seconds) in zip(meetings, found, strict=True):
        record = records[meeting.contestant]
        record.tallies.setdefault(meeting.opponent, Tally(SEATS)).add(tally)
        if meeting.opponent == BIG_MONEY:
            record.seconds += seconds
            if meeting.contestant == FAIR:
                records[BIG_MONEY].seconds += seconds


def _rows(records: dict[str, _Record], contestants: dict[str, NamedBot]) -> list[Row]:
    """Rate everybody who has played, and return them best first."""
    names = [name for name, record in records.items() if record.kingdoms]
    meetings = [
        Meeting(
            first=names.index(name),
            second=names.index(opponent),
            games=tally.games,
            share=tally.shares[0].total / (VICTORY * tally.games),
            variance=variance(tally.shares[0], tally) / VICTORY**2 if tally.blocks > 1 else 0.25 / tally.games,
        )
        for name in names
        for opponent, tally in records[name].tallies.items()
    ]
    rated = zip(names, ratings(len(names), meetings), strict=True)
    rows = [_row(name, rating, records, contestants[name]) for name, rating in rated]
    return sorted(rows, key=lambda row: (-row.rating.value, row.name))


def _row(name: str, rating: Estimate, records: dict[str, _Record], bot: NamedBot) -> Row:
    record = records[name]
    # The matches between two opponents are listed once, under the later one; the earlier one sees its own side.
    sides = {opponent: (tally, 0) for opponent, tally in record.tallies.items()}
    sides |= {
        other: (records[other].tallies[name], 1)
        for other in OPPONENTS
        if other not in sides and name in records[other].tallies
    }
    wins = {opponent: percent(tally.wins[side], tally) for opponent, (tally, side) in sides.items()}
    timed = sides.get(BIG_MONEY) or sides[FAIR]
    return Row(
        name=name,
        kind=LEVEL if bot.level else STRATEGY if name in builtin_names() else BOT,
        rating=rating,
        wins={opponent: wins[opponent] for opponent in OPPONENTS if opponent in wins},
        kingdoms=record.kingdoms,
        games=sum(tally.games for tally, _ in sides.values()),
        games_per_second=timed[0].games / record.seconds if record.seconds else 0.0,
    )
