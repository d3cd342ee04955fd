"""The advisor: what each answer is worth, how sure that is, and why."""

from __future__ import annotations

import pytest
from tests.properties.games import fixed_deals
from tests.properties.twins import rearrange_unseen

from throneroom.advice import Assessment, Plans, assess, plans_of
from throneroom.advice.assess import in_proportion, interval
from throneroom.bots.search.starting_plans import big_money
from throneroom.bots.strategies.builtin import builtin
from throneroom.cards.basic import COPPER, CURSE, ESTATE, PROVINCE
from throneroom.engine.game import Game
from throneroom.testing import scenario

MONEY: Plans = plans_of([big_money()])
DECK = "5 Copper, 3 Silver, 3 Gold, 2 Estate"


def at_eight_coins() -> Game:
    game, *_ = scenario(
        turn="seat 0, buy phase, 1 actions, 1 buys, 8 coins",
        supply="4 Province",
        alice=f"9 turns | discard: {DECK}, 2 Province",
        bob=f"8 turns | hand: 2 Copper, 2 Silver, Gold | discard: {DECK}, 2 Province",
    )
    found: Game = game.game
    return found


def test_the_best_answer_comes_first_with_its_chance_and_interval() -> None:
    game = at_eight_coins()
    assert game.decision is not None
    advice = Assessment(game.view(0), game.decision, MONEY).play(200)
    assert advice.best.answer == PROVINCE.alone
    assert advice.best.low < advice.best.chance < advice.best.high
    assert advice.best.loss == 0.0
    assert all(option.chance <= advice.best.chance for option in advice.options)
    worse = advice.of(game.decision, ESTATE.alone)
    assert worse is not None
    assert worse.loss > 2 * worse.loss_error


def test_an_answer_that_was_given_is_always_assessed() -> None:
    """However bad: the coach asks about answers that people gave."""
    game = at_eight_coins()
    assert game.decision is not None
    advice = Assessment(game.view(0), game.decision, MONEY, answers=[CURSE.alone]).play(128)
    given = advice.of(game.decision, CURSE.alone)
    assert given is not None
    assert given.rollouts == 128
    assert given.loss > 0.2
    assert advice.of(game.decision, COPPER.alone) is None  # nobody asked


def test_more_deals_make_it_sharper() -> None:
    game = at_eight_coins()
    assert game.decision is not None
    assessment = Assessment(game.view(0), game.decision, MONEY)
    rough, sharp = assessment.play(32).best, assessment.play(224).best
    assert sharp.high - sharp.low < (rough.high - rough.low) / 2
    assert sharp.rollouts == 256


def test_a_buy_that_ends_the_game_says_so() -> None:
    game, *_ = scenario(
        turn="seat 0, buy phase, 1 actions, 1 buys, 8 coins",
        supply="1 Province",
        alice="9 turns | discard: 4 Province",
        bob="8 turns | hand: 5 Copper | discard: 3 Province",
    )
    assert game.game.decision is not None
    best = Assessment(game.game.view(0), game.game.decision, MONEY).play(32).best
    assert (best.answer, best.chance) == (PROVINCE.alone, 1.0)
    assert [reason.kind for reason in best.reasons] == ["ends"]


def test_the_reasons_tell_what_usually_happens_next() -> None:
    turn = "seat 0, buy phase, 1 actions, 1 buys, 3 coins"
    game, *_ = scenario(
        turn=turn,
        alice="2 turns | deck: 4 Silver, Copper | discard: 6 Copper, 3 Estate",
        bob="1 turns | hand: 5 Copper | deck: 2 Copper, 3 Estate",
    )
    assert game.game.decision is not None
    best = Assessment(game.game.view(0), game.game.decision, MONEY).play(64).best
    reason = best.reasons[0]
    assert (reason.kind, str(reason.card)) == ("next-buy", "Gold")
    assert reason.percent > 90


def test_the_plans_that_suit_the_position_are_followed() -> None:
    """A deck full of Dukes and Duchies is not played on as big money."""
    plans = plans_of([big_money(), builtin("duke-duchy")])
    game, *_ = scenario(
        kingdom="Duke, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop",
        turn="seat 0, buy phase, 1 actions, 1 buys, 5 coins",
        supply="3 Duchy, 8 Duke, 5 Province",
        alice="12 turns | discard: 5 Duchy, 5 Silver, 6 Copper, Gold",
        bob=f"11 turns | hand: 5 Copper | discard: {DECK}, 3 Province, 2 Gold",
    )
    assert game.game.decision is not None
    alone = Assessment(game.game.view(0), game.game.decision, plans_of([big_money()])).play(128).best.chance
    both = Assessment(game.game.view(0), game.game.decision, plans).play(128).best.chance
    assert both > alone


def test_plans_are_followed_as_often_as_they_are_likely() -> None:
    order = in_proportion([0.5, 0.125, 0.375], 16)
    assert [order.count(plan) for plan in range(3)] == [8, 2, 6]
    assert [order[:8].count(plan) for plan in range(3)] == [4, 1, 3]


def test_opponents_do_not_all_follow_the_plan_that_is_worst_for_the_seat() -> None:
    """Bob could win with his Dukes, but he may also go for Provinces."""
    money, dukes = big_money(), builtin("duke-duchy")
    game, *_ = scenario(
        kingdom="Duke, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop",
        turn="seat 0, buy phase, 1 actions, 1 buys, 5 coins",
        supply="3 Duchy, 8 Duke, 5 Province",
        alice=f"12 turns | discard: {DECK}, 3 Province, 2 Gold",
        bob="11 turns | hand: 5 Copper | discard: 5 Duchy, 5 Silver, 6 Copper, Gold",
    )
    assert game.game.decision is not None
    view, decision = game.game.view(0), game.game.decision
    known, either, other = (
        Assessment(view, decision, Plans((money,), others)).play(128).best.chance
        for others in ((dukes,), (dukes, money), (money,))
    )
    assert known < either < other


@pytest.mark.once  # many rollouts
def test_hidden_cards_do_not_affect_advice() -> None:
    """If everything that the seat cannot see is rearranged, it gets the same advice to the last digit."""
    for deal in fixed_deals()[:6]:
        chance = deal.chance()
        for number, game in enumerate(deal.play()):
            decision = game.decision
            if decision is None or game.effect is not None or number % 60 != 20:
                continue
            twin = game.clone()
            rearrange_unseen(twin, decision.seat, chance)
            here, there = (Assessment(each.view(decision.seat), decision, MONEY).play(6) for each in (game, twin))
            assert here.options == there.options


def test_assess_takes_about_the_time_given_to_it() -> None:
    game = at_eight_coins()
    assert game.decision is not None
    advice = assess(game.view(0), game.decision, MONEY, 0.05)
    assert 0.05 <= advice.seconds < 5
    assert advice.best.rollouts >= 1


@pytest.mark.parametrize("chance", [0.0, 0.3, 1.0])
def test_an_interval_is_never_empty(chance: float) -> None:
    low, high = interval(chance, 20)
    assert 0.0 <= low <= chance <= high <= 1.0
    assert low < high
