"""Bots in whole games: they use only visible information, answer legally, and never end a game while behind."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.bots.tactics.random_games import random_game
from tests.bots.tactics.replies import reply
from tests.properties.games import any_answer, where
from tests.properties.twins import rearrange_unseen

from throneroom.bots.bot import play_out
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.basic import PROVINCE
from throneroom.engine.card import Card
from throneroom.engine.decision import BUY, GAIN
from throneroom.engine.score import points, winners
from throneroom.engine.view import View
from throneroom.testing import scenario


@pytest.mark.once  # many games
@pytest.mark.parametrize("start", range(0, 400, 40))
def test_bots_finish_every_game(start: int) -> None:
    """Legally and in a reasonable number of turns, whatever they buy; and none trashes its whole deck."""
    for seed in range(start, start + 40):
        game, bots = random_game(seed)
        play_out(game, bots)
        assert game.is_over
        assert max(player.turns for player in game.players) < 150, where(game)
        assert min(len(player.cards()) for player in game.players) >= 5, where(game)


def test_a_deck_robbed_of_its_money_buys_copper() -> None:
    """It could never buy anything on its list otherwise. With money or Actions that give coins it waits."""
    for deck, bought in (("Copper, Estate", "Copper"), ("2 Silver", "-"), ("Copper, 2 Festival", "-")):
        turn = "seat 0, buy phase, 1 actions, 1 buys, 1 coins"
        board, *_ = scenario(turn=turn, alice=f"discard: {deck}", bob="hand: 5 Copper")
        assert reply(board) == bought, deck


@given(st.integers(0, 2**32))
def test_hidden_cards_do_not_affect_a_bots_answer(seed: int) -> None:
    """If all hidden cards are shuffled, even those of its own deck, the bot answers the same.

    Some answers are random, so that there are all kinds of positions.
    """
    chance = Random(seed)
    game, bots = random_game(seed)
    for _ in range(600):
        decision = game.decision
        if decision is None:
            return
        bot = bots[decision.seat]
        answer = bot.answer(game.view(decision.seat), decision)
        decision.check(answer)
        if chance.random() < 0.3:
            twin = game.clone()
            rearrange_unseen(twin, decision.seat, chance)
            assert bot.answer(twin.view(decision.seat), decision) == answer, where(game)
        game.answer(answer if chance.random() < 0.8 else tuple(any_answer(decision, chance)))


def ends_game(view: View, card: Card) -> bool:
    before = view.empty_piles >= view.empty_piles_to_end or view.left(PROVINCE) == 0
    last = view.left(card) == 1 and card not in view.trash
    return last and not before and (card is PROVINCE or view.empty_piles + 1 >= view.empty_piles_to_end)


def is_behind(view: View, card: Card) -> bool:
    mine = points([*view.owned(view.seat), card])
    others = [seat for seat in range(view.seats) if seat != view.seat]
    return any((view.points(seat), -view.turns(seat)) > (mine, -view.turns(view.seat)) for seat in others)


@pytest.mark.once  # many games
def test_no_bot_ends_a_game_while_behind() -> None:
    """As far as it can know: only cards passed with Masquerade can mislead it."""
    ended_by_winner = 0
    for seed in range(150):
        game, bots = random_game(seed)
        while (decision := game.decision) is not None:
            view = game.view(decision.seat)
            answer = bots[decision.seat].answer(view, decision)
            if decision.verb is BUY or (decision.verb is GAIN and decision.least == 0):
                for card in answer:
                    assert isinstance(card, Card)
                    assert not (ends_game(view, card) and is_behind(view, card)), where(game)
            game.answer(answer)
        ended_by_winner += game.player.seat in winners(game)
    assert ended_by_winner > 100


def test_bots_remember_nothing_between_questions() -> None:
    """A new bot with the same strategy answers every question the same."""
    game, bots = random_game(7)
    strategies = [bot.strategy for bot in bots if isinstance(bot, StrategyBot)]
    while game.decision is not None:
        decision = game.decision
        view = game.view(decision.seat)
        answer = bots[decision.seat].answer(view, decision)
        assert StrategyBot(strategies[decision.seat]).answer(view, decision) == answer
        game.answer(answer)
