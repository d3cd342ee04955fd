"""The coach: every decision is judged, and skill and luck add up to the result."""

from __future__ import annotations

import json
from functools import cache

import pytest

from throneroom import Game, Record
from throneroom.advice.analysis import BLUNDER, INACCURACY, Analysis, Judgement, grade, range_name
from throneroom.advice.coach import Progress, Quality, coach
from throneroom.advice.plans import Plans, plans_of
from throneroom.advice.skill_and_luck import analysis_of
from throneroom.bots.bot import Bot
from throneroom.bots.search.starting_plans import big_money
from throneroom.bots.strategies.builtin import builtin
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.basic import CURSE
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.decision import BUY, PLAY_TREASURES
from throneroom.lab.coaching import coach_in_pool
from throneroom.lab.planted_blunders import KINDS, find_planted
from throneroom.lab.pool import LocalPool

KINGDOM = kingdom_of(RECOMMENDED_SETS[0].cards)
FEW = Quality("few", 2, 6, 4, 8)


@cache
def plans() -> Plans:
    return plans_of([big_money(), builtin("smithy-money")])


@cache
def played(seats: int = 2, seed: int = 1) -> Record:
    """A game of two plans in turn."""
    bots: list[Bot] = [StrategyBot(plans().own[seat % 2]) for seat in range(seats)]
    game = Game.deal(KINGDOM, seats, seed)
    game.run(bots)
    return Record.of(game)


def shortened(answers: int) -> Record:
    return Record.of(played().replay(answers))


def judgement(number: int, seat: int, chance: float, loss: float = 0.0, **facts: object) -> Judgement:
    """A judgement between two seats, unless `chances` and `given_chances` say more."""
    chances = (chance, 1 - chance) if seat == 0 else (1 - chance, chance)
    given = tuple(one - loss if place == seat else one + loss for place, one in enumerate(chances))
    known: dict[str, object] = {
        "number": number,
        "seat": seat,
        "turn_seat": seat,
        "turn": number + 1,
        "own_turn": number + 1,
        "verb": "buy",
        "card": None,
        "given": ("Silver",),
        "best": ("Gold",),
        "chance": chance,
        "loss": loss,
        "estimate": loss,
        "low": loss,
        "high": loss,
        "chances": chances,
        "given_chances": given,
        "rollouts": 1,
        "grade": grade(loss, True),
    }
    return Judgement(**{**known, **facts})  # type: ignore[arg-type]  # the facts above have the right types


def analysed(*judgements: Judgement, share: float | None = 1.0, seats: int = 2) -> Analysis:
    return analysis_of(judgements, 0, seats, share=share, last=(9, 4), rollouts=9, is_complete=True)


# -- skill and luck ---------------------------------------------------------------------------------------------------


def test_the_result_is_explained_by_mistakes_and_luck() -> None:
    """I begin at 50 %, lose 10 by a mistake, gain 5 by theirs; I am at 70 % then, and win."""
    found = analysed(judgement(0, 0, 0.5, 0.1), judgement(1, 1, 0.6, 0.05), judgement(2, 0, 0.7))
    assert found.lost == pytest.approx(0.1)
    assert found.gained == pytest.approx(0.05)
    assert [round(one.luck, 6) for one in found.turns] == [0.0, 0.25, 0.3]
    assert found.luck == pytest.approx(found.final - found.initial - found.skill)
    assert found.adjusted == pytest.approx(0.45)
    assert found.rate == pytest.approx(50)
    assert found.costliest == (0,)


def test_what_anothers_mistake_gives_me_is_measured_with_three_seats() -> None:
    """Seat 1 loses 20 points of its chance, of which seat 0 gets 5 and seat 2 gets 15."""
    theirs = judgement(1, 1, 0.5, 0.2, chances=(0.3, 0.5, 0.2), given_chances=(0.35, 0.3, 0.35))
    found = analysed(judgement(0, 0, 0.3, chances=(0.3, 0.4, 0.3)), theirs, share=0.0, seats=3)
    assert found.gained == pytest.approx(0.05)
    assert found.luck == pytest.approx(-0.35)


def test_a_game_that_was_not_finished_ends_with_the_last_chance() -> None:
    found = analysed(judgement(0, 0, 0.5, 0.1), share=None)
    assert not found.is_finished
    assert found.final == pytest.approx(0.4)
    assert found.luck == pytest.approx(0)


def test_only_what_is_certain_is_called_a_mistake() -> None:
    assert grade(0.2, False) == ""
    assert grade(0.2, True) == BLUNDER
    assert grade(0.02, True) == INACCURACY
    assert grade(0.002, True) == ""
    assert range_name(0.0) != range_name(10.0) != range_name(1000.0)


# -- judging ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_luck_is_what_skill_does_not_explain(seats: int) -> None:
    record = played(seats)
    for seat in range(seats):
        found = coach(record, seat, plans(), FEW)
        assert found is not None
        assert found.is_complete
        assert found.is_finished
        assert found.decisions > 8
        assert found.luck == pytest.approx(found.final - found.initial - found.skill)
        assert sum(one.luck for one in found.turns) == pytest.approx(found.luck)
        assert {one.seat for one in found.judgements} == {seat}
        assert json.loads(json.dumps(found.to_data()))["version"] == 1


def test_any_number_of_processes_find_the_same() -> None:
    record = shortened(24)
    alone = coach(record, 0, plans(), FEW, seed=3)
    pool = LocalPool(2)
    try:
        assert coach_in_pool(record, 0, plans(), FEW, pool, seed=3) == alone
    finally:
        pool.close()
    assert coach(record, 0, plans(), FEW, seed=4) != alone


def test_the_decisions_of_the_others_can_be_left_out() -> None:
    record = shortened(24)
    everything, own = coach(record, 0, plans(), FEW), coach(record, 0, plans(), FEW, own_only=True)
    assert everything is not None
    assert own is not None
    assert own.judgements == everything.judgements
    assert own.gained == 0.0
    assert own.rollouts < everything.rollouts


def test_an_interrupted_coach_tells_what_it_knows() -> None:
    def interrupt(progress: Progress) -> None:
        if progress.done == 3:
            raise KeyboardInterrupt

    found = coach(shortened(24), 0, plans(), FEW, report=interrupt)
    assert found is not None
    assert not found.is_complete
    assert found.decisions in (1, 2, 3)
    assert coach(shortened(24), 0, plans(), FEW, report=_interrupt_at_once) is not None


def _interrupt_at_once(progress: Progress) -> None:
    raise KeyboardInterrupt


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="from 0 to 1, not 2"):
        coach(shortened(4), 2, plans(), FEW)


def at_first(verb: object, coins: int) -> Game:
    """Return a game of the plans at the first such decision of seat 0 with this much to spend."""
    record = played()
    game = record.begin()
    for answer in record.answers:
        decision = game.decision
        if decision is not None and decision.seat == 0 and decision.verb is verb:
            worth = game.coins + (sum(card.coins for card in game.players[0].hand) if verb is PLAY_TREASURES else 0)
            if worth >= coins:
                return game
        game.answer(answer)
    raise AssertionError("the game has no such decision")


def test_treasures_left_in_hand_are_judged() -> None:
    """To play all of them is no choice, to keep them is."""
    game = at_first(PLAY_TREASURES, 8)
    decision = game.decision
    assert decision is not None
    number = len(game.history)
    game.answer(())
    found = coach(Record.of(game), 0, plans(), Quality("one", 8, 256, 8, 256))
    assert found is not None
    kept = [one for one in found.judgements if one.verb == "play-treasures"]
    assert [one.number for one in kept] == [number]
    assert kept[0].best == tuple(card.name for card in decision.options)
    assert kept[0].loss > 0.01


def test_a_curse_instead_of_a_gold_is_a_blunder() -> None:
    game = at_first(BUY, 6)
    number = len(game.history)
    game.answer(CURSE.alone)
    found = coach(Record.of(game), 0, plans(), Quality("one", 4, 96, 8, 96))
    assert found is not None
    worst = max(found.judgements, key=lambda one: one.loss)
    assert worst.number == number
    assert worst.best != worst.given == ("Curse",)


@pytest.mark.once
@pytest.mark.parametrize("kind", KINDS)
def test_a_planted_blunder_is_the_costliest_decision(kind: str) -> None:
    """`benchmarks/blunders.py` tries a hundred."""
    assert find_planted(kind, 0, 1, Quality("planted", 16, 128, 48, 384)).is_found
