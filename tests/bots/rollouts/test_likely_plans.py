"""Which plan a player seems to follow."""

from __future__ import annotations

import pytest

from throneroom.bots.rollouts.likely_plans import LikelyPlans
from throneroom.bots.search.starting_plans import big_money
from throneroom.bots.strategies.builtin import builtin
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.bot import Bot
from throneroom.engine.game import Game

FIRST_GAME = kingdom_of(RECOMMENDED_SETS[0].cards)
PLANS: list[Bot] = [StrategyBot(plan) for plan in (builtin("village-smithy"), builtin("smithy-money"), big_money())]
LIKELY = LikelyPlans(FIRST_GAME, 2, PLANS)


@pytest.mark.parametrize("place", range(len(PLANS)))
def test_a_player_is_recognized_by_their_deck(place: int) -> None:
    other = PLANS[place - 1]
    for seed in range(5):
        game = Game.deal(FIRST_GAME, 2, seed, 0)
        game.run([PLANS[place], other], 12)
        for seat in (0, 1):  # everybody sees who owns what
            assert LIKELY.likeliest(game.view(seat), 0) is PLANS[place]


def test_before_the_first_turn_all_plans_are_equally_likely() -> None:
    weights = LIKELY.weights(Game.deal(FIRST_GAME, 2, 1, 0).view(0), 1)
    assert weights == pytest.approx([1 / 3] * 3)


def test_opponents_follow_each_plan_as_often_as_it_is_likely() -> None:
    view = Game.deal(FIRST_GAME, 2, 1, 0).view(0)
    tables = LIKELY.opponents(view, 60)
    assert len(tables) == 60
    for bot in PLANS:
        assert 18 <= sum(table[1] is bot for table in tables) <= 22
