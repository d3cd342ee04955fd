"""Matches in several kingdoms: the same tallies for any number of processes."""

from __future__ import annotations

from throneroom.bots.levels import PLANNED, RANDOM
from throneroom.bots.match import Tally
from throneroom.bots.named_bot import NamedBot, find_bot
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_names, random_kingdom
from throneroom.lab import measurement
from throneroom.lab.measurement import Games, in_groups, levels_below, tallies_in_order, total
from throneroom.lab.pool import Pool, open_pool

MONEY = find_bot("big-money", Catalog())
RANDOM_BOT = NamedBot(RANDOM, level=RANDOM)


def games(number: int, start: int, stop: int) -> Games:
    return Games(kingdom_names(random_kingdom(number)), MONEY, RANDOM_BOT, 7, start, stop)


def played(jobs: int) -> tuple[list[Tally], list[int]]:
    reported: list[int] = []
    with open_pool(jobs, None) as pool:
        return list(tallies_in_order(pool, [games(1, 0, 6), games(2, 4, 8)], reported.append)), reported


def test_processes_do_not_change_the_tallies() -> None:
    assert played(1) == played(2)
    tallies, reported = played(1)
    assert [tally.games for tally in tallies] == reported == [6, 4]
    assert total(tallies).games == 10


def test_long_matches_are_split_at_whole_blocks() -> None:
    """Games of one block share their deal, so they stay together."""
    assert [(start, stop) for _, start, stop in games(1, 4, 2_510).tasks()] == [(4, 1004), (1004, 2004), (2004, 2510)]
    whole = next(tallies_in_order(Pool(), [games(1, 0, 8)], lambda more: None))
    parts = tallies_in_order(Pool(), [games(1, 0, 4), games(1, 4, 8)], lambda more: None)
    assert total(parts) == whole


def test_a_level_that_thinks_plays_few_games_at_a_time() -> None:
    for level in measurement.THINKING:
        slow = Games(kingdom_names(random_kingdom(1)), NamedBot(level, level=level), MONEY, 7, 0, 25)
        assert [stop - start for _, start, stop in slow.tasks()] == [10, 10, 5]


def test_levels_and_kingdoms_are_grouped() -> None:
    assert [list(group) for group in in_groups(range(5), 2)] == [[0, 1], [2, 3], [4]]
    assert levels_below(PLANNED[0]) == ()
    assert levels_below(PLANNED[-1]) == PLANNED[:-1]
