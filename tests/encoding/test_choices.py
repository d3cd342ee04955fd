"""Every answer that the engine accepts is exactly one sequence of actions."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from tests.golden import Names, files, options, read
from tests.helpers import toll_gate
from tests.properties.games import Deal, any_answer, deals, fixed_deals, state

from throneroom.cards.base import SMITHY
from throneroom.cards.basic import COPPER, ESTATE
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import random_kingdom
from throneroom.encoding.choices import Choices, IllegalAction, record_actions
from throneroom.encoding.layout import NUMBERS, STOP, standard_layout
from throneroom.engine.card import Option
from throneroom.engine.decision import CHOOSE_NUMBER, IllegalAnswer
from throneroom.engine.game import Game
from throneroom.record.record import Record
from throneroom.testing import scenario

ACTIONS = standard_layout().actions


def accepted_answers(game: Game) -> set[tuple[Option, ...]]:
    """Return every answer that the engine accepts."""
    decision = game.decision
    assert decision is not None
    tried = {
        tuple(answer)
        for length in range(len(decision.options) + 1)
        for answer in permutations(decision.options, length)
    }
    accepted = set()
    for answer in tried:
        try:
            decision.check(answer)
        except IllegalAnswer:
            continue
        accepted.add(answer)
    return accepted


def test_legal_actions_give_exactly_the_answers_that_the_engine_accepts() -> None:
    """Compared one by one, for small questions of all cards."""
    asked = set()
    for deal in fixed_deals():
        chance = Random(deal.whims)
        for number, game in enumerate(deal.play()):
            decision = game.decision
            if decision is None or number > 400:
                break
            kind = decision.verb, decision.card, decision.ordered
            if kind not in asked and len(decision.options) <= 4 and chance.random() < 0.5:
                asked.add(kind)
                assert chosen_answers(game) == accepted_answers(game), decision
    assert len(asked) > 60


def chosen_answers(game: Game) -> set[tuple[Option, ...]]:
    """Return every answer that some sequence of legal actions gives, and check that only one does."""
    found: list[tuple[Option, ...]] = []

    def go_on(taken: list[int]) -> None:
        copy = game.clone()
        choices = Choices(ACTIONS, copy)
        before = len(copy.history)
        for action in taken:
            if choices.choose(action):
                found.append(copy.history[before])
                return
        for action in choices.legal():
            go_on([*taken, action])

    go_on([])
    assert len(found) == len(set(found)), "two sequences of actions give the same answer"
    return set(found)


@settings(max_examples=15)
@given(deals())
def test_any_game_can_be_played_by_actions(deal: Deal) -> None:
    """With the same answers, the same happens, decision by decision."""
    by_answers, by_actions = deal.game(), deal.game()
    choices = Choices(ACTIONS, by_actions)
    chance = deal.chance()
    for _ in range(250):
        decision = by_answers.decision
        if decision is None:
            break
        answer = tuple(any_answer(decision, chance))
        for action in choices.actions_of(answer):
            assert action in choices.legal()
            choices.choose(action)
        by_answers.answer(answer)
        assert by_actions.history[-1] == by_answers.history[-1] == answer
    assert state(by_actions) == state(by_answers)


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_recorded_game_is_replayed_action_by_action(path: Path) -> None:
    recorded = read(path.read_text(encoding="utf-8"))
    game = recorded.game()
    names = Names(game)
    for answer in recorded.answers:
        game.answer(options(game, answer, names))
    record = Record.of(game)
    again = record.begin()
    choices = Choices(ACTIONS, again)
    for action in record_actions(record, ACTIONS):
        assert action in choices.legal()
        choices.choose(action)
    assert Record.of(again) == record


def test_random_actions_give_a_game_that_the_engine_replays() -> None:
    """What is played through actions is an ordinary game."""
    for seed in range(6):
        game = Game.deal(random_kingdom(seed, edition="mixed"), 2 + seed % 5, seed)
        choices = Choices(ACTIONS, game)
        chance = Random(seed)
        for _ in range(400):
            legal = choices.legal()
            if not legal:
                break
            choices.choose(chance.choice(legal))
        assert state(Record.of(game).replay()) == state(game)


def test_an_answer_is_complete_when_no_more_may_be_chosen() -> None:
    """Without STOP: that is only for fewer."""
    game, alice, _ = scenario(alice="hand: Militia", bob="hand: 4 Copper, Estate")
    alice.plays("Militia")
    choices = Choices(ACTIONS, game.game)
    assert [ACTIONS.names()[action] for action in choices.legal()] == ["Copper", "Estate"]
    assert not choices.choose(ACTIONS.action(ESTATE))
    assert [ACTIONS.names()[action] for action in choices.legal()] == ["Copper"]
    assert choices.choose(ACTIONS.action(COPPER))
    assert game.game.history[-1] == (ESTATE, COPPER)


def test_stop_ends_an_answer_of_fewer_cards() -> None:
    game, alice, _ = scenario(alice="hand: Chapel, 2 Copper, Estate", bob="")
    alice.plays("Chapel")
    choices = Choices(ACTIONS, game.game)
    choices.choose(ACTIONS.action(COPPER))
    assert STOP in choices.legal()
    assert choices.choose(STOP)
    assert game.game.history[-1] == (COPPER,)


def test_an_illegal_action_changes_nothing() -> None:
    game, alice, _ = scenario(alice="hand: Cellar, 2 Copper, Estate", bob="")
    alice.plays("Cellar")
    choices = Choices(ACTIONS, game.game)
    choices.choose(ACTIONS.action(ESTATE))
    before = choices.legal()
    for action in (ACTIONS.action(ESTATE), ACTIONS.action(SMITHY), ACTIONS.first_number, ACTIONS.more, -1, 9999):
        with pytest.raises(IllegalAction, match="illegal action"):
            choices.choose(action)
    assert choices.legal() == before


def test_a_large_number_takes_more_actions() -> None:
    """A deck of more than 64 cards is rare, but Secret Passage can put a card anywhere into it."""
    game, alice, _ = scenario(
        alice="hand: Secret Passage, Gold | deck: 46 Copper, 40 Silver, 30 Gold, 8 Estate, 8 Duchy, 9 Village",
        bob="",
    )
    alice.plays("Secret Passage")
    alice.puts_into_deck("Gold")
    decision = game.game.decision
    assert decision is not None
    assert decision.verb is CHOOSE_NUMBER
    choices = Choices(ACTIONS, game.game)
    assert ACTIONS.more in choices.legal()
    answer = (decision.options[130],)
    actions = choices.actions_of(answer)
    assert actions == [ACTIONS.more, ACTIONS.more, ACTIONS.first_number + 130 - 2 * NUMBERS]
    assert [choices.choose(action) for action in actions] == [False, False, True]
    assert game.game.history[-1] == answer


def test_custom_cards_have_actions_for_their_modes() -> None:
    """Also for a mode that has the same name as a printed one."""
    catalog = Catalog([toll_gate.TOLL_GATE])
    layout = standard_layout(2, [toll_gate.TOLL_GATE])
    game, alice, _ = scenario(alice="hand: Toll Gate", bob="", catalog=catalog)
    alice.plays("Toll Gate")
    choices = Choices(layout.actions, game.game)
    others = layout.actions.first_other
    assert choices.legal() == [others, others + 1]
    choices.choose(others + 1)
    assert game.game.history[-1] == (toll_gate.CLOSE,)
