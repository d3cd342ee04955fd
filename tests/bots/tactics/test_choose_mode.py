"""Which modes a bot chooses, and what it gains, gives, steals and names."""

from __future__ import annotations

import pytest
from tests.bots.tactics.replies import BEGINNER, MONEY, RICH, reply
from tests.helpers.scenario import scenario


def asked(
    card: str,
    hand: str,
    deck: str = BEGINNER,
    text: str = MONEY,
    turn: str = "",
    kingdom: str = "",
    supply: str = "",
) -> str:
    """What is answered to the first question of a card played from a hand."""
    board, alice, _ = scenario(
        kingdom=kingdom,
        supply=supply,
        turn=turn,
        alice=f"hand: {card}, {hand} | deck: {deck}",
        bob="hand: 5 Copper | deck: 5 Copper",
    )
    alice.plays(card)
    return reply(board, text)


# -- modes -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "turn", "modes"),
    [
        ("Militia, 3 Copper", "", "+1 Card, +1 Action"),
        ("2 Silver, 2 Estate", "2 actions, 1 buys, 0 coins", "+1 Card, +1 coin"),  # there is an Action left already
        ("Gold, Silver, 2 Estate", "1 actions, 1 buys, 0 coins", "+1 Card, +1 coin"),  # the sixth coin for a Gold
        ("2 Gold, Silver, Copper", "1 actions, 1 buys, 4 coins", "+1 Buy, +1 coin"),  # money for two
    ],
)
def test_pawn(hand: str, turn: str, modes: str) -> None:
    assert asked("Pawn", hand, turn=turn and f"seat 0, action phase, {turn}", text="Province\nGold\nSilver") == modes


@pytest.mark.parametrize(
    ("hand", "deck", "mode"),
    [
        ("2 Estate, 2 Copper", BEGINNER, "trash 2 cards"),
        ("Gold, 2 Silver, Curse", "4 Silver, 4 Estate", "+2 coins"),  # a Province
        ("3 Copper, Silver", "8 Silver, 2 Gold", "+2 Cards"),
        ("Silver, 2 Gold", "4 Estate, 8 Curse", "+2 coins"),
    ],
)
def test_steward(hand: str, deck: str, mode: str) -> None:
    assert asked("Steward", hand, deck, text="Province\nMarket\nSilver") == mode


@pytest.mark.parametrize(
    ("hand", "deck", "mode"),
    [
        ("Minion, 3 Estate", BEGINNER, "+2 coins"),  # the other one may bring the new hand
        ("3 Estate, Copper", f"4 Minion, {BEGINNER}", "new hand"),
        ("Gold, 2 Silver, Copper", f"4 Minion, {BEGINNER}", "+2 coins"),
    ],
)
def test_minion(hand: str, deck: str, mode: str) -> None:
    assert asked("Minion", hand, deck) == mode


@pytest.mark.parametrize(
    ("hand", "mode"),
    [
        ("3 Copper", "+3 Cards"),
        ("Nobles, Smithy, Copper", "+2 Actions"),
        ("Witch, 2 Copper", "+2 Actions"),
    ],
)
def test_nobles(hand: str, mode: str) -> None:
    assert asked("Nobles", hand) == mode


def test_nobles_draws_if_there_are_actions() -> None:
    turn = "seat 0, action phase, 2 actions, 1 buys, 0 coins"
    assert asked("Nobles", "Witch, 2 Copper", turn=turn) == "+3 Cards"


@pytest.mark.parametrize(
    ("hand", "supply", "mode"),
    [
        ("2 Estate, 3 Copper", "", "discard 2 cards"),
        ("5 Gold", "", "discard 2 cards"),  # three are a Province
        ("2 Gold, Silver", "", "gain a Curse"),
        ("5 Copper", "", "discard 2 cards"),
        ("2 Estate, 3 Copper", "0 Curse", "gain a Curse"),  # there is none to take
        ("Gold", "", "discard 2 cards"),
    ],
)
def test_torturer(hand: str, supply: str, mode: str) -> None:
    board, alice, _ = scenario(supply=supply, alice="hand: Torturer", bob=f"hand: {hand} | deck: {BEGINNER}")
    alice.plays("Torturer")
    assert reply(board) == mode


def test_a_deck_that_can_trash_minds_a_curse_less() -> None:
    for deck, mode in (("7 Copper", "discard 2 cards"), ("7 Copper, Chapel", "gain a Curse")):
        board, alice, _ = scenario(alice="hand: Torturer", bob=f"hand: Gold, 2 Silver | deck: {deck}")
        alice.plays("Torturer")
        assert reply(board) == mode, deck


@pytest.mark.parametrize(
    ("deck", "answer"), [(BEGINNER, "deck into discard pile"), (f"Province, {BEGINNER}", "-"), ("2 Duchy, 7 Gold", "-")]
)
def test_chancellor_until_points_come_into_the_deck(deck: str, answer: str) -> None:
    """What was bought last is better than what is left in the deck, as long as that is money."""
    assert asked("Chancellor", "4 Copper", deck) == answer


# -- gaining -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "hand", "text", "gained"),
    [
        ("Workshop", "4 Copper", "Province\nVillage\nSilver", "Village"),
        ("Workshop", "4 Copper", "Province\nWitch", "Smithy"),  # nothing it wishes for: what is worth most
        ("Feast", "4 Copper", "Province\nGold\nLaboratory\nSilver", "Laboratory"),
        ("Ironworks", "4 Copper", "Province\nGardens\nSilver", "Gardens"),
    ],
)
def test_gains_follow_the_list(card: str, hand: str, text: str, gained: str) -> None:
    assert asked(card, hand, text=text, kingdom="Laboratory, Gardens, Witch, Village, Smithy, Workshop") == gained


def test_saboteur_is_answered_with_the_next_best() -> None:
    board, alice, _ = scenario(alice="hand: Saboteur", bob=f"hand: 5 Copper | deck: Gold, {BEGINNER}")
    alice.plays("Saboteur")
    assert reply(board, "Province\nGold\nSilver") == "Silver"
    assert reply(board, "Province\nGold") != "Curse"


def test_saboteur_is_not_answered_with_junk() -> None:
    board, alice, _ = scenario(alice="hand: Saboteur", bob=f"hand: 5 Copper | deck: Silver, {RICH}", kingdom="Market")
    alice.plays("Saboteur")
    assert reply(board, "Province\nGold\nSilver") == "-"


@pytest.mark.parametrize(
    ("top", "supply", "given"),
    [
        ("Copper", "", "Curse"),
        ("Estate", "", "Estate"),
        ("Silver", "", "Village"),
        ("Market", "", "Duchy"),
        ("Market", "2 Province", "Mine"),  # at the end three points are worth more than a card
    ],
)
def test_swindler_gives_what_helps_least(top: str, supply: str, given: str) -> None:
    board, alice, _ = scenario(
        kingdom="Swindler, Village, Market, Mine, Cellar, Woodcutter",
        supply=supply,
        alice=f"hand: Swindler | deck: 20 Copper, {RICH}",
        bob=f"deck: {top}, {BEGINNER}",
    )
    alice.plays("Swindler")
    assert reply(board) == given


def test_swindler_does_not_end_the_game_for_a_loser() -> None:
    board, alice, _ = scenario(
        supply="1 Curse, 0 Cellar, 0 Village", alice="hand: Swindler", bob=f"deck: Copper, Province, {BEGINNER}"
    )
    alice.plays("Swindler")
    assert reply(board) == "Copper"


def test_thief_takes_the_best_treasure() -> None:
    board, alice, _ = scenario(alice="hand: Thief", bob="deck: Silver, Gold, 4 Copper")
    alice.plays("Thief")
    assert reply(board) == "Gold"


@pytest.mark.parametrize(
    ("deck", "named"),
    [
        (BEGINNER, "Copper"),
        ("8 Silver, 3 Copper, 4 Estate", "Silver"),
        ("6 Estate, 4 Gold", "Gold"),  # an Estate in hand is of no use
    ],
)
def test_wishing_well_names_what_is_likely_and_useful(deck: str, named: str) -> None:
    assert asked("Wishing Well", "Estate", f"Copper, {deck}") == named


def test_wishing_well_does_not_name_what_is_in_hand() -> None:
    assert asked("Wishing Well", "5 Copper", "Copper, Estate, 3 Silver, 2 Copper") == "Silver"
