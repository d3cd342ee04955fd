"""Which Action a bot plays next: villages, cantrips, then the best terminal; nothing that hurts."""

from __future__ import annotations

import pytest
from tests.bots.tactics.replies import BEGINNER, MONEY, RICH, reply

from throneroom.testing import scenario


def played(hand: str, deck: str = BEGINNER, turn: str = "", text: str = MONEY, supply: str = "") -> str:
    """Return the Action that a bot plays first from this hand."""
    board, *_ = scenario(
        supply=supply, turn=turn, alice=f"hand: {hand} | deck: {deck}", bob="hand: 5 Copper | deck: 5 Copper"
    )
    return reply(board, text)


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("Smithy, Village", "Village"),
        ("Militia, Festival", "Festival"),
        ("Laboratory, Village, Smithy", "Village"),
        ("Smithy, Laboratory", "Laboratory"),
        ("Market, Militia", "Market"),
        ("Scout, Laboratory", "Scout"),  # so that no Victory cards are drawn afterwards
        ("Minion, Laboratory", "Laboratory"),  # Minion may discard the hand
        ("Cellar, Market, Estate", "Market"),
        ("Spy, Smithy", "Spy"),
        ("Wishing Well, Moat", "Wishing Well"),
        ("Great Hall, Witch", "Great Hall"),
        ("Pawn, Woodcutter", "Pawn"),
        ("Mining Village, Torturer", "Mining Village"),
    ],
)
def test_nonterminals_come_first(hand: str, first: str) -> None:
    assert played(hand) == first


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("Smithy, Militia", "Militia"),  # two sure coins and an Attack
        ("Moat, Smithy", "Smithy"),
        ("Witch, Smithy", "Witch"),
        ("Woodcutter, Moat", "Woodcutter"),
        ("Baron, Smithy, Estate", "Baron"),
        ("Coppersmith, Moat, 4 Copper", "Coppersmith"),
        ("Torturer, Smithy", "Torturer"),
        ("Saboteur, Moat", "Saboteur"),
        ("Bridge, Moat", "Bridge"),
    ],
)
def test_the_best_terminal(hand: str, first: str) -> None:
    assert played(hand) == first


def test_a_witch_without_curses_is_a_moat() -> None:
    assert played("Witch, Smithy", supply="0 Curse") == "Smithy"


def test_a_rich_deck_prefers_to_draw() -> None:
    assert played("Smithy, Woodcutter", "8 Gold, 2 Silver") == "Smithy"


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("Smithy, Militia", "Smithy"),  # it may draw more to play
        ("Library, Militia", "Militia"),  # the smaller hand draws more
        ("Secret Chamber, Woodcutter, Estate", "Woodcutter"),
        ("Moneylender, Council Room, Copper", "Council Room"),
    ],
)
def test_with_actions_to_spare_cards_that_draw_come_first(hand: str, first: str) -> None:
    assert played(hand, turn="seat 0, action phase, 2 actions, 1 buys, 0 coins") == first


@pytest.mark.parametrize(
    "hand",
    [
        "Chapel, 2 Silver, Gold",
        "Trading Post, 2 Gold, Silver",
        "Upgrade, 2 Province, Gold",
        "Remodel, 2 Province",
        "Moneylender, 2 Silver",
        "Mine, 2 Gold",
        "Baron, 2 Silver",
        "Throne Room, Chapel, 2 Gold",
        "Secret Chamber, 2 Gold",
    ],
)
def test_harmful_actions_are_not_played(hand: str) -> None:
    assert played(hand, RICH) == "-"


@pytest.mark.parametrize(
    "hand",
    [
        "Chapel, 3 Estate, Copper",
        "Trading Post, 2 Estate, Copper",
        "Upgrade, Estate, Copper",
        "Remodel, Estate, Copper",
        "Moneylender, Copper",
        "Mine, Copper, Estate",
        "Baron, Estate",
        "Masquerade, Estate, 3 Copper",
        "Feast, 4 Copper",
        "Workshop, 4 Copper",
        "Steward, 2 Estate",
        "Secret Chamber, 3 Estate",
        "Chancellor, 4 Copper",
        "Tribute, 4 Copper",
        "Adventurer, 4 Estate",
        "Bureaucrat, 4 Copper",
        "Thief, 4 Copper",
        "Swindler, 4 Copper",
        "Courtyard, 4 Copper",
        "Nobles, 4 Copper",
        "Conspirator, 4 Copper",
        "Ironworks, 4 Copper",
        "Library, 4 Copper",
        "Shanty Town, 4 Copper",
        "Spy, Estate",
    ],
)
def test_useful_actions_are_played(hand: str) -> None:
    assert played(hand, f"Silver, {BEGINNER}") == hand.partition(",")[0]


def test_moneylender_is_not_played_with_the_last_money() -> None:
    assert played("Moneylender, Copper", "4 Copper, 6 Estate") == "-"
    assert played("Moneylender, Copper", "6 Copper, 6 Estate") == "Moneylender"


def test_conspirator_waits_for_two_other_actions() -> None:
    assert played("Conspirator, Great Hall, Smithy") == "Great Hall"
    chain = "seat 0, action phase, 1 actions, 1 buys, 0 coins, 2 played"
    assert played("Conspirator, Great Hall, Smithy", turn=chain) == "Conspirator"


def test_shanty_town_waits_until_the_other_actions_are_played() -> None:
    """If there are Actions to spare. With a single Action left, it is played first, for its +2 Actions."""
    assert played("Shanty Town, Militia", turn="seat 0, action phase, 2 actions, 1 buys, 0 coins") == "Militia"
    assert played("Shanty Town, Militia") == "Shanty Town"


def test_minion_waits_for_terminals_if_there_are_actions() -> None:
    assert played("Minion, Smithy", turn="seat 0, action phase, 2 actions, 1 buys, 0 coins") == "Smithy"
    assert played("Minion, Smithy") == "Minion"


def test_ironworks_comes_early_if_it_gains_an_action() -> None:
    assert played("Ironworks, Witch", text="Province\nVillage") == "Ironworks"
    assert played("Ironworks, Witch", text="Province\nSilver") == "Witch"


def test_throne_room_waits_for_the_village_if_there_is_a_terminal_to_double() -> None:
    assert played("Throne Room, Village, Smithy") == "Village"
    assert played("Throne Room, Market") == "Throne Room"


@pytest.mark.parametrize(
    ("hand", "doubled"),
    [
        ("Smithy, Moat", "Smithy"),
        ("Chapel, Militia, Gold", "Militia"),
        ("Village, Witch", "Witch"),
        ("Market, Great Hall", "Market"),
        ("Village, Smithy, Militia, Witch", "Village"),  # otherwise only one of the others could be played
    ],
)
def test_throne_room_doubles_the_best(hand: str, doubled: str) -> None:
    board, alice, _ = scenario(alice=f"hand: Throne Room, {hand} | deck: {BEGINNER}", bob="hand: 5 Copper")
    alice.plays("Throne Room")
    assert reply(board) == doubled
