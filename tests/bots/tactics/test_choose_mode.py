"""Which modes a bot chooses, when it discards its deck, and which Reactions it reveals."""

from __future__ import annotations

import pytest
from tests.bots.tactics.replies import BEGINNER, reply, reply_to

from throneroom.testing import scenario

# -- modes -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "turn", "modes"),
    [
        ("Militia, 3 Copper", "", "+1 Card, +1 Action"),
        ("2 Silver, 2 Estate", "2 actions, 1 buys, 0 coins", "+1 Card, +1 coin"),  # there is already an Action left
        ("Gold, Silver, 2 Estate", "1 actions, 1 buys, 0 coins", "+1 Card, +1 coin"),  # the sixth coin for a Gold
        ("2 Gold, Silver, Copper", "1 actions, 1 buys, 4 coins", "+1 Buy, +1 coin"),  # money for two
    ],
)
def test_pawn(hand: str, turn: str, modes: str) -> None:
    assert reply_to("Pawn", hand, turn=turn and f"seat 0, action phase, {turn}", text="Province\nGold\nSilver") == modes


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
    assert reply_to("Steward", hand, deck, text="Province\nMarket\nSilver") == mode


@pytest.mark.parametrize(
    ("hand", "deck", "mode"),
    [
        ("Minion, 3 Estate", BEGINNER, "+2 coins"),  # the other Minion may draw the new hand
        ("3 Estate, Copper", f"4 Minion, {BEGINNER}", "new hand"),
        ("Gold, 2 Silver, Copper", f"4 Minion, {BEGINNER}", "+2 coins"),
    ],
)
def test_minion(hand: str, deck: str, mode: str) -> None:
    assert reply_to("Minion", hand, deck) == mode


@pytest.mark.parametrize(
    ("hand", "mode"),
    [
        ("3 Copper", "+3 Cards"),
        ("Nobles, Smithy, Copper", "+2 Actions"),
        ("Witch, 2 Copper", "+2 Actions"),
    ],
)
def test_nobles(hand: str, mode: str) -> None:
    assert reply_to("Nobles", hand) == mode


def test_nobles_draws_if_there_are_actions() -> None:
    turn = "seat 0, action phase, 2 actions, 1 buys, 0 coins"
    assert reply_to("Nobles", "Witch, 2 Copper", turn=turn) == "+3 Cards"


@pytest.mark.parametrize(
    ("hand", "supply", "mode"),
    [
        ("2 Estate, 3 Copper", "", "discard 2 cards"),
        ("5 Gold", "", "discard 2 cards"),  # three are a Province
        ("2 Gold, Silver", "", "gain a Curse"),
        ("5 Copper", "", "discard 2 cards"),
        ("2 Estate, 3 Copper", "0 Curse", "gain a Curse"),  # no Curse is left
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
def test_chancellor_discards_the_deck_before_points_are_bought(deck: str, answer: str) -> None:
    """Until then, the cards just bought are better than those left in the deck."""
    assert reply_to("Chancellor", "4 Copper", deck) == answer


# -- reactions ---------------------------------------------------------------------------------------------------------


def test_moat_is_revealed_exactly_once() -> None:
    board, alice, bob = scenario(alice="hand: Witch", bob="hand: Moat, 4 Copper")
    alice.plays("Witch")
    assert reply(board) == "Moat"
    bob.reveals("Moat")
    assert board.is_quiet()


def test_no_secret_chamber_after_a_moat() -> None:
    board, alice, bob = scenario(alice="hand: Militia", bob="hand: Moat, Secret Chamber, 3 Copper | deck: 4 Copper")
    alice.plays("Militia")
    assert reply(board) == "Moat"
    bob.reveals("Moat")
    assert reply(board) == "-"


def test_secret_chamber_is_revealed_once_per_attack() -> None:
    board, alice, bob = scenario(alice="hand: Militia", bob="hand: 3 Secret Chamber, 2 Estate | deck: 4 Gold")
    alice.plays("Militia")
    assert reply(board) == "Secret Chamber"
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("2 Estate")
    assert reply(board) == "-"
