"""Matches as plain data: any process or thread plays the same games from them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.lab.setups import first_game

from throneroom.bots.match import Tally
from throneroom.lab.match_setup import match_of, tally_games


@pytest.fixture
def _threads_switch_often() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("_threads_switch_often")
def test_threads_play_the_same_games_as_one_alone() -> None:
    """The worker of a cluster may have several. Random bots have state, which they must not share."""
    setup = first_game("random", "random")
    ranges = [(start, start + 10) for start in range(0, 40, 10)]
    with ThreadPoolExecutor(2) as threads:
        tallies = list(threads.map(lambda games: tally_games(setup, *games), ranges))
        assert threads.submit(match_of, setup).result() is not match_of(setup)
    total = Tally(2)
    for tally in tallies:
        total.add(tally)
    assert total == tally_games(setup, 0, 40)
    assert match_of(setup) is match_of(setup)
