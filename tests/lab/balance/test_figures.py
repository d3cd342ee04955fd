"""The figures of a card: one value per board, and intervals from their spread."""

from __future__ import annotations

import pytest
from tests.lab.balance.made_results import PACE, results

from throneroom.lab.balance.figures import difference, figures, mean_of
from throneroom.lab.balance.measure import Pace
from throneroom.lab.statistics import student


def test_a_mean_has_students_interval() -> None:
    """The textbook example: 1 to 5 has mean 3 and half-width 2.776 times 0.707."""
    found = mean_of([1, 2, 3, 4, 5])
    assert found.value == 3
    assert found.error == pytest.approx(2.776 * 0.7071, abs=0.01)


@pytest.mark.parametrize(("degrees", "expected"), [(1, 12.706), (3, 3.182), (5, 2.571), (10, 2.228), (31, 2.040)])
def test_students_quantiles_have_the_published_values(degrees: int, expected: float) -> None:
    assert student(degrees) == pytest.approx(expected, rel=0.003)


def test_one_board_has_no_interval() -> None:
    assert mean_of([50]).error is None


def test_a_card_is_bought_where_the_plan_with_it_wins_at_least_half() -> None:
    found = figures(results([0.3, 0.5, 0.7, 0.9]))
    assert found.wins.value == pytest.approx(60)
    assert found.bought.value == 75
    assert found.first.value == 75
    assert found.copies is not None
    assert found.copies.value == 2.0
    assert found.boards == 4
    assert found.games == 1600


def test_a_card_bought_late_is_not_bought_first() -> None:
    assert figures(results([0.7, 0.9], first=0.2)).first.value == 0


def test_a_card_that_nobody_buys_has_no_number_of_copies() -> None:
    assert figures(results([0.1, 0.2])).copies is None


def test_the_first_players_lead_and_the_length_are_of_games_between_equal_plans() -> None:
    slow = Pace(games=200, first_wins=140, second_wins=40, turns=8000, long=50, stalled=10)
    found = figures(results([0.5, 0.6, 0.7], pace=slow))
    assert found.advantage.value == pytest.approx(50)
    assert found.advantage_without.value == pytest.approx(15)
    assert found.turns.value == 40
    assert found.turns_without.value == 20
    assert found.long.value == 25
    assert found.stalled.value == 5


def test_what_never_happened_still_has_an_upper_limit() -> None:
    """None of 600 games: Wilson's limit is 0.6 percent."""
    found = figures(results([0.5, 0.6, 0.7], pace=PACE)).stalled
    assert (found.value, found.low) == (0, 0)
    assert found.high == pytest.approx(0.64, abs=0.01)


def test_on_the_same_boards_differences_are_taken_board_by_board() -> None:
    """The boards differ much, the cards always by the same: so the difference is certain."""
    shares = [0.2, 0.4, 0.6, 0.8]
    found = difference(results([share + 0.1 for share in shares]), results(shares), same_boards=True)
    assert (found.value, found.low, found.high) == pytest.approx((10, 10, 10))
    apart = difference(results([share + 0.1 for share in shares]), results(shares), same_boards=False)
    assert apart.value == pytest.approx(10)
    assert apart.low is not None
    assert apart.low < -20


def test_boards_that_only_one_card_was_measured_on_are_left_out() -> None:
    found = difference(results([0.5, 0.6, 0.7]), results([0.4, 0.5]), same_boards=True)
    assert found.value == pytest.approx(10)


def test_single_boards_cannot_be_compared_with_certainty() -> None:
    assert difference(results([0.5]), results([0.4]), same_boards=True).error is None
