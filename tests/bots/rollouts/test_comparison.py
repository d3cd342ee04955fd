"""Answers compared by rollouts: what is clearly better wins, and doubtful leads do not count."""

from __future__ import annotations

import os
import signal
import threading

import pytest

from throneroom.bots.rollouts.comparison import Candidate, Comparison, lead_of
from throneroom.bots.search.starting_plans import big_money
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.basic import COPPER, ESTATE, GOLD, PROVINCE, SILVER
from throneroom.engine.card import Card
from throneroom.engine.game import Game
from throneroom.testing import scenario

MONEY = StrategyBot(big_money())
EIGHT_COINS = "seat 0, buy phase, 1 actions, 1 buys, 8 coins"
DECK = "5 Copper, 3 Silver, 3 Gold, 2 Estate"


def position() -> Game:
    """Return a game at a buy with 8 coins, a few Provinces before its end."""
    game, *_ = scenario(
        turn=EIGHT_COINS,
        supply="4 Province",
        alice=f"9 turns | discard: {DECK}, 2 Province",
        bob=f"8 turns | hand: 2 Copper, 2 Silver, Gold | discard: {DECK}, 2 Province",
    )
    found: Game = game.game
    return found


def candidates(*cards: Card) -> list[Candidate]:
    return [Candidate(card.alone, MONEY) for card in cards]


def comparison(game: Game, seed: int = 3) -> Comparison:
    return Comparison(game.view(0), [[MONEY, MONEY]], seed)


def test_a_province_at_eight_coins_beats_everything() -> None:
    found = comparison(position()).race(candidates(COPPER, SILVER, GOLD, PROVINCE), 16, 600, 1.0)
    assert found[0].answer == PROVINCE.alone
    assert found[0].value() > 0.4


def test_the_usual_answer_stays_unless_another_is_clearly_better() -> None:
    usual = candidates(PROVINCE, ESTATE, SILVER)
    assert comparison(position()).race(usual, 16, 400, 1.0)[0] is usual[0]
    again = candidates(PROVINCE, PROVINCE)  # the same answer twice: nothing to tell apart
    assert comparison(position()).race(again, 16, 400, 1.0)[0] is again[0]


def test_all_answers_meet_the_same_deals() -> None:
    first, second = candidates(PROVINCE, PROVINCE)
    comparison(position()).play([first, second], 0, 40)
    assert first.values == second.values
    lead = lead_of(first, second)
    assert lead.mean == 0.0
    assert lead.error > 0.0


def test_the_same_seed_gives_the_same_numbers() -> None:
    found = []
    for seed in (1, 1, 2):
        candidate = candidates(GOLD)
        comparison(position(), seed).play(candidate, 0, 60)
        found.append(candidate[0].values)
    assert found[0] == found[1] != found[2]


def test_a_budget_is_kept() -> None:
    compared = comparison(position())
    compared.race(candidates(COPPER, SILVER, GOLD, PROVINCE, ESTATE), 16, 300, 1.0)
    assert compared.rollouts <= 300
    compared.race(candidates(COPPER, SILVER), 1, 3, 1.0)
    assert compared.rollouts <= 303


# An exception out of the code that measures coverage would leave its lock behind.
@pytest.mark.no_cover
@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_ctrl_c_during_rollouts_is_noticed_and_ends_nothing_else() -> None:
    """Compiled code notices a signal only where it multiplies or divides large ints, and cannot raise there."""

    def interrupt(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    def play_on() -> None:
        compared = comparison(position(), seed=2**61 - 1)
        pressed.start()
        while True:
            compared.play(candidates(PROVINCE), 0, 2000)

    before = signal.signal(signal.SIGUSR1, interrupt)
    pressed = threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGUSR1))
    try:
        with pytest.raises(KeyboardInterrupt):
            play_on()
    finally:
        pressed.join()
        signal.signal(signal.SIGUSR1, before)
