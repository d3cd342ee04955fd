"""The level expert: it leaves its plan where something else is better, and knows only what its seat may know."""

from __future__ import annotations

from random import Random

import pytest
from tests.properties.games import any_answer, fixed_deals, where
from tests.properties.twins import rearrange_unseen

from throneroom.bots.match import Match
from throneroom.bots.rollouts.expert_bot import ExpertBot
from throneroom.bots.search.starting_plans import big_money
from throneroom.bots.strategies.builtin import builtin
from throneroom.bots.strategies.language import read_strategy
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.build import COMPILED, build
from throneroom.engine.game import Game
from throneroom.testing import scenario

FIRST_GAME = kingdom_of(RECOMMENDED_SETS[0].cards)
SILVER_ONLY = read_strategy("Silver", Catalog(), "silver only")
DECK = "5 Copper, 3 Silver, 3 Gold, 2 Estate"
LITTLE = 0.1 if build() == COMPILED else 0.8  # so that a test takes no longer than it must


def test_it_leaves_a_plan_that_would_miss_the_victory() -> None:
    """Its plan buys only Silver, but the last Province wins the game, or loses it if an opponent buys it."""
    game, *_ = scenario(
        turn="seat 0, buy phase, 1 actions, 1 buys, 8 coins",
        supply="1 Province",
        alice=f"9 turns | discard: {DECK}, 4 Province",
        bob=f"8 turns | hand: 5 Gold | discard: {DECK}, 3 Province",
    )
    real: Game = game.game
    assert real.decision is not None
    answer = ExpertBot([SILVER_ONLY, big_money()], LITTLE).answer(real.view(0), real.decision)
    assert [option.name for option in answer] == ["Province"]


def test_it_answers_questions_of_cards_too() -> None:
    """Remodel turns a Gold into the Province that wins, not into another Gold."""
    game, alice, _ = scenario(
        supply="1 Province",
        alice=f"9 turns | hand: Remodel, Gold, Estate | discard: {DECK}, 4 Province",
        bob=f"8 turns | hand: 5 Gold | discard: {DECK}, 4 Province",
    )
    alice.plays("Remodel")
    real: Game = game.game
    assert real.decision is not None
    answer = ExpertBot([SILVER_ONLY, big_money()], LITTLE).answer(real.view(0), real.decision)
    assert [option.name for option in answer] == ["Gold"]


@pytest.mark.once  # many rollouts
def test_hidden_cards_do_not_affect_its_answers() -> None:
    for deal in fixed_deals()[:5]:
        chance = Random(deal.seed)
        bot = ExpertBot([big_money(), builtin("smithy-money")], LITTLE / 4)
        for number, game in enumerate(deal.play()):
            decision = game.decision
            if decision is None or game.effect is not None or number % 50 != 10:
                continue
            twin = game.clone()
            rearrange_unseen(twin, decision.seat, chance)
            answers = []
            for each in (game, twin):
                bot.begin(number)
                answers.append(bot.answer(each.view(decision.seat), decision))
            assert answers[0] == answers[1], where(game)


@pytest.mark.once  # many rollouts
def test_it_plays_whole_games_and_the_same_ones_again() -> None:
    """With any number of seats, and without a record: the game keeps one while a bot looks ahead."""
    for seats in (2, 3):
        found = []
        for _ in range(2):
            bots = [
                ExpertBot([builtin("village-smithy"), big_money()], LITTLE / 8),
                *[StrategyBot(big_money())] * (seats - 1),
            ]
            found.append(Match(FIRST_GAME, bots, 5).tally(0, seats))
        assert found[0] == found[1]
        assert found[0].games == seats


def test_without_a_copy_of_the_game_it_follows_its_plan() -> None:
    """In the middle of a card of a game without a record, it cannot look ahead."""
    game = Game.deal(FIRST_GAME, 2, 3, 0).clone(recorded=False)
    chance = Random(1)
    bot = ExpertBot([builtin("village-smithy"), big_money()], LITTLE / 8)
    asked = 0
    for _ in range(400):
        decision = game.decision
        if decision is None:
            break
        if game.effect is not None and not decision.is_forced:
            asked += 1
            assert not game.view(decision.seat).can_look_ahead
            before = bot.rollouts
            decision.check(bot.answer(game.view(decision.seat), decision))
            assert bot.rollouts == before
        game.answer(any_answer(decision, chance))
    assert asked
