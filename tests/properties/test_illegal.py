"""An illegal answer is refused with its reason, and leaves the game exactly as it was."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from tests.properties.games import ALL_CARDS, Deal, deals, state, where

from throneroom.cards import MODES
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import Decision, IllegalAnswer

# Equal to a card of the game in everything but identity.
FORGED_COPPER = Card("Copper", cost=0, types=2, coins=1)


def with_one_wrong(decision: Decision, wrong: Any) -> list[Any]:
    """Return an answer of a legal size with one wrong option in it."""
    return [*decision.options[: max(0, decision.least - 1)], wrong]


def name_of_an_option(decision: Decision) -> str:
    """Return the name of an option; of a card if there is none, because a forced question is asked."""
    return decision.options[0].name if decision.options else "Copper"


def wrong_answers(decision: Decision, chance: Random) -> Iterator[list[Any]]:
    """Yield answers that this decision does not allow, each for a different reason."""
    options = list(decision.options)
    if decision.least > 0:
        yield chance.sample(options, decision.least - 1)  # too few
    if decision.most < len(options):
        yield chance.sample(options, decision.most + 1)  # too many
    for option in set(options):  # more copies than there are
        copies = options.count(option) + 1
        if copies <= decision.most:
            others = [other for other in options if other is not option]
            yield [option] * copies + others[: max(0, decision.least - copies)]
    if options:
        yield options * 2 + options[:1]
    if others := [card for card in ALL_CARDS if card not in options]:
        yield with_one_wrong(decision, chance.choice(others))
    if modes := [mode for mode in MODES if mode not in options]:
        yield with_one_wrong(decision, chance.choice(modes))
    yield with_one_wrong(decision, FORGED_COPPER)
    yield with_one_wrong(decision, Option(name_of_an_option(decision)))


def foreign_answers(decision: Decision) -> Iterator[list[Any]]:
    """Yield answers that name something other than a card or mode."""
    for thing in (name_of_an_option(decision), None, 0, decision, ()):
        yield with_one_wrong(decision, thing)
    yield [*decision.options, "Copper"]


def check_refused(deal: Deal, answers: Any) -> None:
    chance = deal.chance()
    for game in deal.play():
        decision = game.decision
        if decision is None or chance.random() > 0.1:
            continue
        before, news = state(game), game.news
        for answer in answers(decision, chance):
            with pytest.raises(IllegalAnswer) as refused:
                game.answer(answer)
            assert refused.value.decision is decision
            assert list(refused.value.answer) == answer
            message = str(refused.value)
            assert repr(decision) in message
            for given_ in (*answer, *decision.options):
                assert getattr(given_, "name", str(given_)) in message
        assert state(game) == before, where(game)
        assert game.decision is decision, where(game)
        assert game.news == news, where(game)


@given(deals())
def test_an_illegal_answer_is_refused_and_changes_nothing(deal: Deal) -> None:
    """The error names the decision, what was given and what is allowed."""
    check_refused(deal, wrong_answers)


@given(deals())
def test_an_answer_that_names_no_card_is_refused_too(deal: Deal) -> None:
    """A name, a number or nothing in place of a card."""
    check_refused(deal, lambda decision, _chance: foreign_answers(decision))
