"""The end of the game for a strategy with `endgame`: win when possible, and prefer points to money."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.tactics.replies import CATALOG, reply

from throneroom.bots.bot import Bot, play_out
from throneroom.bots.strategies.language import read_strategy, strategy_text
from throneroom.bots.strategies.mistakes import BadStrategy
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.game import Game
from throneroom.engine.score import winners
from throneroom.testing import scenario

MONEY = "endgame\nProvince\nGold\nSilver"
BIG_DECK = "10 Copper, 10 Silver, 5 Gold"


def buying(coins: int, alice: str, bob: str, supply: str, buys: int = 1, kingdom: str = "") -> Any:
    turn = f"seat 0, buy phase, 1 actions, {buys} buys, {coins} coins"
    board, *_ = scenario(
        kingdom=kingdom, supply=supply, turn=turn, alice=f"9 turns | deck: {alice}", bob=f"9 turns | deck: {bob}"
    )
    return board


def test_buys_the_last_province_if_it_wins() -> None:
    text = "endgame\nGold\nProvince"
    assert reply(buying(8, BIG_DECK, "Duchy", "1 Province"), text) == "Province"
    assert reply(buying(8, BIG_DECK, "2 Province", "1 Province"), text) != "Province"


def test_empties_the_last_pile_if_it_wins() -> None:
    """Even a Curse or a Copper, if it empties the third pile and the bot has more points."""
    empty = "0 Cellar, 0 Village, 1 Moat"
    assert reply(buying(6, "Province", "Duchy", empty), MONEY) == "Moat"
    assert reply(buying(6, "Duchy", "Province", empty), MONEY) != "Moat"
    assert reply(buying(0, "Province", "Duchy", "0 Cellar, 0 Village, 1 Curse"), MONEY) == "Curse"


@pytest.mark.parametrize(("buys", "coins", "bought"), [(2, 5, "Moat"), (1, 5, "Duchy"), (2, 3, "Estate")])
def test_empties_two_piles_with_two_buys(buys: int, coins: int, bought: str) -> None:
    """If it can buy all their cards; otherwise it buys points, since the end is near."""
    board = buying(coins, "Province", "Duchy", "0 Cellar, 1 Village, 1 Moat", buys, "Moat, Village, Cellar")
    assert reply(board, "endgame\nSilver") == bought


def test_buys_two_provinces_with_two_buys() -> None:
    """One is not enough: the bot is eight points behind."""
    board = buying(16, BIG_DECK, "Province, 2 Estate", "2 Province", 2)
    assert reply(board, "endgame\nGold") == "Province"


@pytest.mark.parametrize(
    ("coins", "supply", "bought"),
    [
        (6, "8 Province", "Gold"),
        (6, "5 Province", "Duchy"),
        (3, "5 Province", "Silver"),
        (3, "2 Province", "Estate"),
        (7, "2 Province", "Duchy"),
        (8, "2 Province", "Province"),
        (3, "0 Cellar, 0 Village, 2 Moat", "Estate"),  # two Moats from the end
        (1, "2 Province", "-"),
    ],
)
def test_buys_points_rather_than_money_before_the_end(coins: int, supply: str, bought: str) -> None:
    assert reply(buying(coins, BIG_DECK, BIG_DECK, supply), MONEY) == bought


def test_a_small_deck_still_has_time_for_money() -> None:
    """It will draw what it buys before the game is over."""
    assert reply(buying(6, "4 Silver, 4 Gold", BIG_DECK, "5 Province"), MONEY) == "Gold"


def test_dukes_and_gardens_count_for_the_points_they_would_bring() -> None:
    assert reply(buying(5, f"5 Duchy, {BIG_DECK}", "Duchy", "2 Province", kingdom="Duke"), MONEY) == "Duke"
    assert reply(buying(5, f"20 Copper, {BIG_DECK}", "Duchy", "2 Province", kingdom="Gardens"), MONEY) == "Gardens"


def test_a_gain_that_wins_is_taken() -> None:
    board, alice, _ = scenario(
        alice="hand: Workshop | deck: Province", bob="deck: Duchy", supply="0 Cellar, 0 Village, 1 Moat"
    )
    alice.plays("Workshop")
    assert reply(board, "endgame\nSilver") == "Moat"
    assert reply(board, "Silver") == "Silver"


def test_after_a_hundred_turns_bots_end_the_game_even_if_behind() -> None:
    """Cards passed unseen can make all players believe that they are behind."""
    turn = "seat 0, buy phase, 1 actions, 1 buys, 8 coins"
    for turns, bought in ((100, "-"), (101, "Province")):
        board, *_ = scenario(
            turn=turn, supply="1 Province", alice=f"{turns} turns | deck: 5 Gold", bob="100 turns | deck: 3 Province"
        )
        assert reply(board, "Province") == bought


def test_without_endgame_the_list_is_followed_to_the_letter() -> None:
    assert reply(buying(6, BIG_DECK, BIG_DECK, "2 Province"), "Province\nGold\nSilver") == "Gold"


# -- in the language ---------------------------------------------------------------------------------------------------


def test_endgame_is_read_and_written() -> None:
    strategy = read_strategy("strategy mine\n\nEndgame  # leave it to tactics\nProvince\nGold", CATALOG, "x")
    assert strategy.endgame
    assert strategy_text(strategy) == "strategy mine\n\nendgame\nProvince\nGold\n"
    assert read_strategy(strategy_text(strategy), CATALOG, "x") == strategy
    assert strategy != read_strategy("strategy mine\nProvince\nGold", CATALOG, "x")


def test_endgame_belongs_to_the_buys() -> None:
    with pytest.raises(BadStrategy, match="'endgame' belongs with the buys; move this line up to the buys"):
        read_strategy("Province\nplay:\nendgame", CATALOG, "x")


def test_endgame_wins_more_often() -> None:
    """Money and Provinces alone, with and without it, in both seats."""
    text = "Province\nGold\nSilver"
    bots: list[Bot] = [StrategyBot(read_strategy(text_, CATALOG, "x")) for text_ in (f"endgame\n{text}", text)]
    kingdom = kingdom_of(RECOMMENDED_SETS[0].cards)
    won = [0, 0]
    for seed in range(200):
        game = Game.deal(kingdom, 2, seed, seed % 2)
        play_out(game, bots)
        for seat in winners(game):
            won[seat] += 1
    assert won[0] > won[1] + 60  # measured: 81 to 16 percent
