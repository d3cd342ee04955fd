"""The answers that are worth comparing: all of them if they are few, and never two that do the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.properties.games import Deal, deals, where

from throneroom.bots.rollouts.answers import answer_key, reasonable_answers
from throneroom.engine.decision import Decision
from throneroom.testing import scenario


def answers(decision: Decision | None) -> list[str]:
    assert decision is not None
    found = reasonable_answers(decision, [])
    return [", ".join(option.name for option in answer) or "nothing" for answer in found]


def test_every_card_that_can_be_bought_but_no_junk() -> None:
    turn = "seat 0, buy phase, 1 actions, 1 buys, 3 coins"
    game, *_ = scenario(turn=turn, alice="discard: Copper", bob="hand: 5 Copper")
    assert answers(game.game.decision) == [
        "Cellar",
        "Estate",
        "Moat",
        "Silver",
        "Village",
        "Woodcutter",
        "Workshop",
        "nothing",
    ]


def test_every_action_and_none() -> None:
    game, *_ = scenario(alice="hand: Smithy, Village, Smithy", bob="hand: 5 Copper")
    assert answers(game.game.decision) == ["Smithy", "Village", "nothing"]


def test_all_ways_to_trash_a_few_cards() -> None:
    """Chapel trashes up to four cards: copies of the same card are not told apart."""
    game, alice, _ = scenario(alice="hand: Chapel, 2 Copper, Estate", bob="hand: 5 Copper")
    alice.plays("Chapel")
    assert sorted(answers(game.game.decision)) == sorted(
        ["nothing", "Copper", "Copper, Copper", "Estate", "Estate, Copper", "Estate, Copper, Copper"]
    )


def test_all_ways_to_discard_a_few_cards() -> None:
    """Militia: the order does not matter, and both cards may differ from those that a bot would usually discard."""
    game, alice, _ = scenario(alice="hand: Militia", bob="hand: 2 Copper, 2 Estate, Gold")
    alice.plays("Militia")
    assert sorted(answers(game.game.decision)) == sorted(
        ["Copper, Copper", "Copper, Estate", "Copper, Gold", "Estate, Estate", "Estate, Gold"]
    )


def test_an_answer_that_was_given_counts_even_if_it_is_junk() -> None:
    turn = "seat 0, buy phase, 1 actions, 1 buys, 0 coins"
    game, *_ = scenario(turn=turn, alice="discard: Copper", bob="hand: 5 Copper")
    decision = game.game.decision
    assert decision is not None
    curse = next(option for option in decision.options if option.name == "Curse")
    assert curse.alone in reasonable_answers(decision, [(), curse.alone])


@pytest.mark.once  # many games
@given(deals())
def test_they_are_legal_different_and_not_too_many(deal: Deal) -> None:
    chance = deal.chance()
    for game in deal.play():
        decision = game.decision
        if decision is None or chance.random() > 0.1:
            continue
        found = reasonable_answers(decision, [decision.default()])
        for answer in found:
            decision.check(answer)
        assert len({answer_key(decision, answer) for answer in found}) == len(found), where(game)
        assert 1 <= len(found) <= 60, where(game)
