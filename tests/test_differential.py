"""Random games are the same as those of an older engine, decision by decision. See tests/differential.py.

`python -m tests.differential` compares all of them.
"""

from __future__ import annotations

import pytest
from tests.differential import BLOCK, GAMES, digest, first_difference, kept_digests, lines

PLAIN_BLOCKS = 1
COMPILED_BLOCKS = 8


def check(block: int) -> None:
    if digest(block) != kept_digests()[block]:
        games = f"{block * BLOCK} to {(block + 1) * BLOCK - 1}"
        pytest.fail(f"games {games} are not the same: python -m tests.differential --help", pytrace=False)


@pytest.mark.parametrize("block", range(PLAIN_BLOCKS))
def test_random_games_are_the_same(block: int) -> None:
    check(block)


@pytest.mark.once
@pytest.mark.parametrize("block", range(PLAIN_BLOCKS, COMPILED_BLOCKS))
def test_more_random_games_are_the_same(block: int) -> None:
    check(block)


def test_all_games_are_kept() -> None:
    assert len(kept_digests()) * BLOCK == GAMES


def test_the_first_different_decision_is_shown_with_its_game() -> None:
    expected = [*lines(1), *lines(2)]
    found = expected.copy()
    assert first_difference(expected, found) == ""
    found[-20] += ", Gold"
    shown = first_difference(expected, found).splitlines()
    assert shown[0] == "game 2"
    assert shown[-2:] == [f"  expected: {expected[-20]}", f"  got:      {expected[-20]}, Gold"]


def test_a_game_that_ends_early_differs() -> None:
    expected = list(lines(1))
    assert first_difference(expected, expected[:-1]).endswith("got:      None")
