"""A strategy bot follows its lists, and never ends a game that it would lose."""

from __future__ import annotations

from typing import Any

import pytest

from throneroom.bots.bot import Bot, play_out
from throneroom.bots.simple import MoneyBot
from throneroom.bots.strategies.builtin import builtin, builtin_names
from throneroom.bots.strategies.language import read_strategy
from throneroom.bots.strategies.strategy import Line, Strategy, StrategyBot
from throneroom.cards.basic import GOLD, PROVINCE, SILVER
from throneroom.cards.catalog import Catalog, list_text
from throneroom.cards.kingdoms import random_kingdom
from throneroom.engine.game import Game
from throneroom.testing import scenario

CATALOG = Catalog()


def answer(board: Any, text: str) -> str:
    """Return what a bot with this strategy answers now, as text; "-" for nothing."""
    bot = StrategyBot(read_strategy(text, CATALOG, "test"))
    decision = board.decision
    given = bot.answer(board.game.view(decision.seat), decision)
    decision.check(given)
    return list_text(given)


def buying(
    coins: int, alice: str = "discard: 5 Copper", bob: str = "hand: 5 Copper", kingdom: str = "", supply: str = ""
) -> Any:
    """Return a game in which alice buys with this many coins."""
    turn = f"seat 0, buy phase, 1 actions, 1 buys, {coins} coins"
    board, *_ = scenario(kingdom=kingdom, supply=supply, turn=turn, alice=alice, bob=bob)
    return board


# -- buying ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("coins", "bought"), [(8, "Province"), (7, "Gold"), (6, "Gold"), (5, "Silver"), (3, "Silver"), (2, "-")]
)
def test_buys_the_first_card_it_can_afford(coins: int, bought: str) -> None:
    assert answer(buying(coins), "Province\nGold\nSilver") == bought


def test_a_line_counts_only_while_its_condition_holds() -> None:
    text = "Smithy if own(Smithy) < 1\nSilver"
    assert answer(buying(4), text) == "Smithy"
    assert answer(buying(4, alice="discard: Smithy"), text) == "Silver"


def test_an_empty_pile_is_skipped() -> None:
    assert answer(buying(6, supply="0 Gold"), "Gold\nSilver") == "Silver"


def test_a_card_that_is_not_in_the_kingdom_is_skipped() -> None:
    assert answer(buying(6), "Saboteur\nSilver") == "Silver"


def test_a_reduced_cost_counts() -> None:
    board, *_ = scenario(
        turn="seat 0, buy phase, 1 actions, 1 buys, 7 coins, 0 played, 1 cheaper", alice="discard: Copper", bob=""
    )
    assert answer(board, "Province") == "Province"


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("left(Province) = 5", True),
        ("left(Saboteur) = 0", True),
        ("own(Copper) = 5", True),
        ("own(Treasure) = 6 and own(Victory) = 2 and own(Action) = 1", True),
        ("own(Attack) = 1 and own(Reaction) = 0 and own(all) = 9", True),
        ("own(Treasure) / own(all) > 0.66", True),
        ("own(Treasure) / own(all) > 2 / 3", False),
        ("own(Curse) / own(Curse) > 1000", True),
        ("opponents(Gold) = 2", True),
        ("hand(Estate) = 1", True),
        ("money = 8", True),
        ("turn = 7", True),
        ("lead = -2", True),
        ("empty = 1", True),
        ("opponents(Treasure) = 2 and opponents(all) = 4", True),
        ("hand(Victory) = 1 and hand(Treasure) = 2 and hand(all) = 3", True),
        ("coins = 6 and buys = 2 and actions = 3", True),
        ("purse = 8", True),
        ("played = 2", True),
        ("money - 2 * turn = -6", True),
        ("(money - 2) * turn != 42", False),
        ("money > 8 or turn >= 7", True),
        ("not (money > 8 or turn >= 7)", False),
        ("not money > 8 and turn >= 7", True),
        ("always", True),
    ],
)
def test_conditions(condition: str, holds: bool) -> None:
    board, *_ = scenario(
        kingdom="Militia",
        supply="5 Province, 0 Moat",
        turn="seat 0, buy phase, 3 actions, 2 buys, 6 coins, 2 played",
        alice="7 turns | hand: Estate, 2 Copper | discard: 3 Copper, Gold, Militia | deck: Estate",
        bob="6 turns | hand: 2 Gold | deck: Duchy, Estate",
    )
    assert answer(board, f"Gold if {condition}\nSilver") == ("Gold" if holds else "Silver")


# -- safe --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("alice", "bob", "bought"),
    [
        ("deck: Duchy", "deck: 2 Province", "Duchy"),  # 9 to 12: behind
        ("deck: Province", "deck: 2 Province", "Duchy"),  # 12 all, and alice took more turns
        ("deck: Province, Estate", "deck: 2 Province", "Province"),  # 13 to 12
    ],
)
def test_takes_the_last_province_only_to_win(alice: str, bob: str, bought: str) -> None:
    board = buying(8, alice=f"9 turns | {alice}", bob=f"8 turns | {bob}", supply="1 Province")
    assert answer(board, "Province\nDuchy") == bought


def test_takes_the_last_province_for_a_tie_in_as_many_turns() -> None:
    board = buying(8, alice="9 turns | deck: Province", bob="9 turns | deck: 2 Province", supply="1 Province")
    assert answer(board, "Province\nDuchy") == "Province"


def test_a_province_that_is_not_the_last_is_safe() -> None:
    assert answer(buying(8, bob="deck: 3 Province", supply="2 Province"), "Province") == "Province"


@pytest.mark.parametrize(("bob", "bought"), [("deck: Province", "Copper"), ("deck: Curse", "Moat")])
def test_empties_the_third_pile_only_to_win(bob: str, bought: str) -> None:
    board = buying(2, kingdom="Moat, Cellar", bob=bob, supply="0 Cellar, 0 Village, 1 Moat")
    assert answer(board, "Moat\nCopper") == bought


def test_the_second_empty_pile_is_safe() -> None:
    assert answer(buying(2, kingdom="Moat", bob="deck: Province", supply="0 Cellar, 1 Moat"), "Moat") == "Moat"


def test_gains_are_safe_too() -> None:
    board, alice, _ = scenario(
        alice="hand: Workshop", bob="deck: Province", supply="0 Cellar, 0 Village, 1 Moat, 1 Smithy"
    )
    alice.plays("Workshop")
    assert answer(board, "Moat\nSmithy\nSilver") == "Silver"
    assert answer(board, "Moat") not in ("Moat", "Smithy")


# -- sections ----------------------------------------------------------------------------------------------------------


def test_workshop_gains_from_the_top_of_the_list() -> None:
    board, alice, _ = scenario(kingdom="Gardens", alice="hand: Workshop", bob="")
    alice.plays("Workshop")
    assert answer(board, "Province\nGardens if own(Workshop) >= 2\nSilver") == "Silver"
    assert answer(board, "Province\nGardens if own(Workshop) >= 1\nSilver") == "Gardens"


def test_gain_comes_before_buy() -> None:
    board, alice, _ = scenario(alice="hand: Workshop", bob="")
    alice.plays("Workshop")
    assert answer(board, "Silver\ngain:\nSmithy") == "Smithy"
    assert answer(board, "Silver\ngain:\nSmithy if turn > 20\nGold") == "Silver"


def test_thief_gains_what_the_lists_want() -> None:
    board, alice, *_ = scenario(alice="hand: Thief", bob="deck: Silver, Copper", carol="deck: Copper, Estate")
    alice.plays("Thief")
    board.game.answer(CATALOG.read_list("Silver"))
    assert answer(board, "Gold\nSilver") == "Silver"
    assert answer(board, "Copper") == "Copper"


CHAPEL = "hand: Chapel, Curse, Copper, Copper, Estate"


@pytest.mark.parametrize(
    ("section", "trashed"),
    [
        ("", "Curse, Estate"),  # like MoneyBot
        ("trash:\nEstate\nCurse\nCopper", "Estate, Curse, 2 Copper"),
        ("trash:\nCopper if own(Silver) > 2\nCurse", "Curse"),
        ("trash:\nEstate if turn > 20", "-"),  # an offered card is listed, but its condition does not hold
        ("trash:\nGold", "Curse, Estate"),  # no offered card is listed: like MoneyBot
    ],
)
def test_trash(section: str, trashed: str) -> None:
    board, alice, _ = scenario(alice=CHAPEL, bob="")
    alice.plays("Chapel")
    assert answer(board, f"Silver\n{section}") == trashed


@pytest.mark.parametrize(
    ("section", "discarded"),
    [
        ("", "Estate, Copper"),
        ("discard:\nGold\nSilver", "Gold, Silver"),
        ("discard:\nGold", "Gold, Estate"),  # one more must go: the worst
        ("discard:\nCopper if hand(Copper) > 1\nEstate", "2 Copper"),
        ("discard:\nCopper if hand(Copper) > 2\nEstate", "Estate, Copper"),
    ],
)
def test_discard(section: str, discarded: str) -> None:
    board, alice, _ = scenario(alice="hand: Militia", bob="hand: Gold, Silver, Copper, Copper, Estate")
    alice.plays("Militia")
    assert answer(board, f"Silver\n{section}") == discarded


@pytest.mark.parametrize(
    ("section", "played"),
    [
        ("play:\nVillage\nSmithy", "Village"),
        ("play:\nSmithy\nVillage", "Smithy"),
        ("play:\nSmithy if actions > 1\nVillage", "Village"),
        ("play:\nSmithy if actions > 1\nVillage if actions > 1", "Moat"),  # the one it does not name
        ("play:\nSmithy if actions > 1\nVillage if actions > 1\nMoat if hand(Curse) > 0", "-"),
    ],
)
def test_play(section: str, played: str) -> None:
    board, *_ = scenario(alice="hand: Smithy, Moat, Village", bob="")
    assert answer(board, f"Silver\n{section}") == played


def test_play_chooses_for_throne_room_too() -> None:
    board, alice, _ = scenario(alice="hand: Throne Room, Militia, Moat", bob="")
    alice.plays("Throne Room")
    assert answer(board, "Silver\nplay:\nThrone Room\nMoat") == "Moat"
    assert answer(board, "Silver\nplay:\nMoat if turn > 20") == "Militia"


def test_without_sections_it_answers_like_money_bot() -> None:
    board, alice, _ = scenario(alice="hand: Militia", bob="hand: Moat, 4 Copper")
    alice.plays("Militia")
    assert answer(board, "Silver") == list_text(MoneyBot().answer(board.game.view(1), board.decision)) == "Moat"


# -- strategies and whole games ----------------------------------------------------------------------------------------


def test_strategies_are_values() -> None:
    one = Strategy("one", (Line(PROVINCE), Line(SILVER)))
    assert one == Strategy("one", (Line(PROVINCE), Line(SILVER)))
    assert hash(one) == hash(Strategy("one", (Line(PROVINCE), Line(SILVER))))
    assert one != Strategy("two", (Line(PROVINCE), Line(SILVER)))
    assert one != Strategy("one", (Line(PROVINCE), Line(GOLD)))
    assert one != Strategy("one", (Line(PROVINCE), Line(SILVER)), trashes=(Line(SILVER),))
    assert one != "one"


SECTIONS = """
gain:
Gold if lead > -10
Silver
trash:
Curse
Estate if left(Province) > 2
Copper if money > 5
discard:
Estate
Curse
play:
Village
Throne Room if hand(Smithy) > 0
Smithy if actions > 1 or turn < 10
"""


@pytest.mark.parametrize("seed", range(20))
def test_it_finishes_every_game(seed: int) -> None:
    """In random kingdoms of both boxes, with two to four seats, with and without sections."""
    names = builtin_names()
    wide = read_strategy("Province\nGold\nSilver\nDuchy\nEstate" + SECTIONS, CATALOG, "wide")
    seats = 2 + seed % 3
    bots: list[Bot] = [
        StrategyBot(wide if seat == 0 else builtin(names[(seed + seat) % len(names)])) for seat in range(seats)
    ]
    game = Game.deal(random_kingdom(seed), seats, seed)
    play_out(game, bots)
    assert game.is_over
