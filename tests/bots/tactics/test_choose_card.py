"""Which cards a bot gains, gives, steals, names, and discards from decks."""

from __future__ import annotations

import pytest
from tests.bots.tactics.replies import BEGINNER, RICH, reply, reply_to

from throneroom.testing import scenario

# -- gaining -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "hand", "text", "gained"),
    [
        ("Workshop", "4 Copper", "Province\nVillage\nSilver", "Village"),
        ("Workshop", "4 Copper", "Province\nWitch", "Smithy"),  # nothing on the list: the card worth most
        ("Feast", "4 Copper", "Province\nGold\nLaboratory\nSilver", "Laboratory"),
        ("Ironworks", "4 Copper", "Province\nGardens\nSilver", "Gardens"),
    ],
)
def test_gains_follow_the_list(card: str, hand: str, text: str, gained: str) -> None:
    assert reply_to(card, hand, text=text, kingdom="Laboratory, Gardens, Witch, Village, Smithy, Workshop") == gained


def test_after_saboteur_the_best_replacement_is_gained() -> None:
    board, alice, _ = scenario(alice="hand: Saboteur", bob=f"hand: 5 Copper | deck: Gold, {BEGINNER}")
    alice.plays("Saboteur")
    assert reply(board, "Province\nGold\nSilver") == "Silver"
    assert reply(board, "Province\nGold") != "Curse"


def test_after_saboteur_no_junk_is_gained() -> None:
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
        ("Market", "2 Province", "Mine"),  # near the end three points are worth more than a card
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


def test_swindler_does_not_let_the_victim_win() -> None:
    board, alice, _ = scenario(
        supply="1 Curse, 0 Cellar, 0 Village", alice="hand: Swindler", bob=f"deck: Copper, Province, {BEGINNER}"
    )
    alice.plays("Swindler")
    assert reply(board) == "Copper"


def test_thief_trashes_the_best_treasure() -> None:
    board, alice, _ = scenario(alice="hand: Thief", bob="deck: Silver, Gold, 4 Copper")
    alice.plays("Thief")
    assert reply(board) == "Gold"


@pytest.mark.parametrize(
    ("deck", "named"),
    [
        (BEGINNER, "Copper"),
        ("8 Silver, 3 Copper, 4 Estate", "Silver"),
        ("6 Estate, 4 Gold", "Gold"),  # an Estate in hand is useless
    ],
)
def test_wishing_well_names_what_is_likely_and_useful(deck: str, named: str) -> None:
    assert reply_to("Wishing Well", "Estate", f"Copper, {deck}") == named


def test_wishing_well_does_not_name_what_is_in_hand() -> None:
    assert reply_to("Wishing Well", "5 Copper", "Copper, Estate, 3 Silver, 2 Copper") == "Silver"


@pytest.mark.parametrize(
    ("deck", "top", "answer"),
    [
        (BEGINNER, "Estate", "Estate"),
        (BEGINNER, "Copper", "-"),
        (BEGINNER, "Silver", "-"),
        ("6 Gold, 4 Silver", "Copper", "Copper"),
        (RICH, "Curse", "Curse"),
    ],
)
def test_spy_discards_its_own_bad_cards(deck: str, top: str, answer: str) -> None:
    board, alice, _ = scenario(alice=f"hand: Spy | deck: Copper, {top}, {deck}", bob="deck: 5 Copper")
    alice.plays("Spy")
    assert reply(board) == answer


@pytest.mark.parametrize(("top", "answer"), [("Gold", "Gold"), ("Estate", "-"), ("Curse", "-"), ("Smithy", "Smithy")])
def test_spy_discards_the_good_cards_of_others(top: str, answer: str) -> None:
    board, alice, _ = scenario(alice="hand: Spy | deck: 2 Copper", bob=f"deck: {top}, {BEGINNER}")
    alice.plays("Spy")
    board.game.answer(())
    assert reply(board) == answer
