"""What a bot trashes, discards, passes and puts back."""

from __future__ import annotations

import pytest
from tests.bots.tactics.replies import BEGINNER, MONEY, RICH, reply, reply_to

from throneroom.testing import scenario

ENGINE = "Province\nGold\nMarket\nLaboratory\nVillage\nSilver"
LATE = "2 Province"


# -- trashing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "trashed"),
    [
        ("Curse, Estate, 2 Copper", "Curse, Estate, 2 Copper"),
        ("3 Estate, Copper", "3 Estate, Copper"),
        ("Gold, Silver, Estate", "Estate"),
        ("Smithy, Gold, 2 Silver", "-"),
        ("Province, Duchy, Curse", "Curse"),
    ],
)
def test_chapel_trashes_what_clogs_the_deck(hand: str, trashed: str) -> None:
    assert reply_to("Chapel", hand, "2 Silver, 7 Copper") == trashed


def test_chapel_keeps_enough_money() -> None:
    assert reply_to("Chapel", "4 Copper", "4 Copper") == "2 Copper"
    assert reply_to("Chapel", "4 Copper", "2 Copper") == "-"


def test_chapel_keeps_the_coppers_that_this_turn_needs() -> None:
    """For a card that costs five or more; a Silver can wait."""
    assert reply_to("Chapel", "Gold, 3 Copper", "7 Copper", ENGINE) == "-"
    assert reply_to("Chapel", "3 Copper, Estate", "7 Copper", ENGINE) == "Estate, 3 Copper"


def test_estates_are_kept_when_points_count() -> None:
    assert reply_to("Chapel", "2 Estate, Curse", f"10 Gold, {BEGINNER}", supply=LATE) == "Curse"


def test_estates_are_kept_for_a_baron() -> None:
    assert reply_to("Chapel", "2 Estate, Curse", "Baron, 7 Silver") == "Curse"


def test_coppers_are_kept_for_a_coppersmith_and_for_gardens() -> None:
    assert reply_to("Chapel", "3 Copper, Curse", "Coppersmith, 7 Silver") == "Curse"
    assert reply_to("Chapel", "3 Copper, Curse", "2 Gardens, 7 Silver") == "Curse"


@pytest.mark.parametrize(
    ("hand", "text", "trashed"),
    [
        ("Estate, Copper, Gold", MONEY, "Estate"),  # into a Silver
        ("Gold, Silver, Copper", "Province\nSilver", "Gold"),  # into a Province
        ("Curse, Silver", MONEY, "Curse"),
    ],
)
def test_remodel_makes_the_best_exchange(hand: str, text: str, trashed: str) -> None:
    assert reply_to("Remodel", hand, text=text) == trashed


@pytest.mark.parametrize(
    ("hand", "trashed"),
    [("Estate, Gold, Copper", "Estate"), ("Curse, Silver, Gold", "Curse"), ("Market, Gold", "Market")],
)
def test_upgrade_makes_the_best_exchange(hand: str, trashed: str) -> None:
    """An Estate becomes a Silver, a Market a Gold; a Gold or Province would become nothing."""
    assert reply_to("Upgrade", hand, "Gold") == trashed


@pytest.mark.parametrize(("hand", "trashed"), [("Copper, Silver, Estate", "Copper"), ("Silver, Gold", "Silver")])
def test_mine_makes_the_best_exchange(hand: str, trashed: str) -> None:
    assert reply_to("Mine", hand) == trashed


def test_mine_gains_the_best_treasure() -> None:
    board, alice, _ = scenario(alice=f"hand: Mine, Silver, Estate | deck: {BEGINNER}", bob="hand: 5 Copper")
    alice.plays("Mine")
    assert reply(board, "Province\nSilver\nGold") == "Gold"
    assert reply(board, "Province\ngain:\nSilver") == "Silver"


@pytest.mark.parametrize(
    ("hand", "trashed"), [("Estate, Copper, Gold", "Estate, Copper"), ("Curse, 2 Estate", "Curse, Estate")]
)
def test_trading_post_trashes_the_worst_two(hand: str, trashed: str) -> None:
    assert reply_to("Trading Post", hand, "7 Copper") == trashed


def test_steward_trashes_the_worst_two() -> None:
    board, alice, _ = scenario(alice=f"hand: Steward, 2 Estate, Curse, Copper | deck: {BEGINNER}", bob="")
    alice.plays("Steward")
    alice.chooses("trash 2 cards")
    assert reply(board) == "Curse, Estate"


@pytest.mark.parametrize(
    ("coins", "hand", "trashed"),
    [(4, "Silver", "Mining Village"), (6, "Silver", "-"), (2, "Silver", "-"), (4, "Silver, Smithy", "-")],
)
def test_mining_village_is_trashed_only_for_a_province(coins: int, hand: str, trashed: str) -> None:
    """Not if the Province is affordable anyway or out of reach, nor while there is more to play."""
    turn = f"seat 0, action phase, 1 actions, 1 buys, {coins} coins"
    assert reply_to("Mining Village", hand, "5 Estate, 6 Gold", turn=turn) == trashed


# -- discarding --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "discarded"),
    [
        ("Gold, Silver, Copper, Copper, Estate", "Estate, Copper"),
        ("Estate, Curse, 3 Copper", "Estate, Curse"),
        ("Smithy, Militia, Gold, Silver, Copper", "Smithy, Copper"),  # only one of them can be played
        ("Village, Smithy, Militia, Copper, Estate", "Estate, Copper"),
        ("Baron, Estate, Copper, Copper, Copper", "2 Copper"),  # the Estate is worth four coins
        ("Laboratory, Gold, Silver, Estate, Copper", "Estate, Copper"),
    ],
)
def test_after_militia_the_best_hand_is_kept(hand: str, discarded: str) -> None:
    board, alice, _ = scenario(alice="hand: Militia", bob=f"hand: {hand} | deck: {BEGINNER}")
    alice.plays("Militia")
    assert reply(board) == discarded


@pytest.mark.parametrize(
    ("hand", "deck", "discarded"),
    [
        ("Estate, Copper, Curse", BEGINNER, "Curse, Estate"),
        ("Estate, Copper, Gold", "6 Gold, 2 Silver", "Estate, Copper"),  # the cards drawn are better than a Copper
        ("Silver, Gold", BEGINNER, "-"),
        ("Estate, Copper", "-", "-"),  # only the discarded cards could be drawn
    ],
)
def test_cellar_discards_what_is_worse_than_the_average(hand: str, deck: str, discarded: str) -> None:
    assert reply_to("Cellar", hand, deck) == discarded


@pytest.mark.parametrize(
    ("hand", "discarded"), [("2 Estate, Curse, Silver", "2 Estate, Curse"), ("Smithy, Copper", "Smithy")]
)
def test_secret_chamber_discards_what_gives_no_coins(hand: str, discarded: str) -> None:
    """With no Action left, an Action card is only worth its coin."""
    assert reply_to("Secret Chamber", hand) == discarded


def test_baron_discards_the_estate() -> None:
    assert reply_to("Baron", "Estate, 3 Copper") == "Estate"


# -- passing, putting back ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "passed"),
    [("Curse, Estate, Copper", "Curse"), ("Estate, Copper, Gold", "Estate"), ("Copper, 2 Silver", "Copper")],
)
def test_masquerade_passes_the_worst(hand: str, passed: str) -> None:
    board, alice, bob = scenario(
        alice="hand: Masquerade, 2 Copper | deck: 2 Copper, 5 Gold", bob=f"hand: {hand} | deck: {RICH}"
    )
    alice.plays("Masquerade")
    assert bob.is_asked(board.decision.verb, by="Masquerade")
    assert reply(board) == passed


@pytest.mark.parametrize(("hand", "trashed"), [("2 Estate, Gold", "Estate"), ("2 Silver, Gold", "-")])
def test_masquerade_trashes_only_junk(hand: str, trashed: str) -> None:
    board, alice, bob = scenario(
        alice=f"hand: Masquerade, {hand} | deck: 2 Gold, 4 Silver", bob="hand: Gold, Silver | deck: 4 Gold"
    )
    alice.plays("Masquerade")
    alice.passes("Gold")
    bob.passes("Gold")
    assert reply(board) == trashed


def test_after_bureaucrat_a_dead_card_is_put_back() -> None:
    board, alice, _ = scenario(alice="hand: Bureaucrat", bob="hand: Great Hall, Harem, Estate, 2 Copper")
    alice.plays("Bureaucrat")
    assert reply(board) == "Estate"


@pytest.mark.parametrize(
    ("hand", "put"),
    [
        ("Gold, Gold, Silver, Copper, Estate", "Copper"),  # nine coins: a Province without the Copper
        ("Smithy, 2 Gold, 2 Estate", "Smithy"),  # it cannot be played this turn
        ("Gold, Silver, Copper, 2 Estate", "Estate"),  # six coins: all are needed for a Gold
    ],
)
def test_courtyard_puts_back_what_is_worth_more_next_turn(hand: str, put: str) -> None:
    board, alice, _ = scenario(alice=f"hand: Courtyard, {hand} | deck: 3 Estate, 4 Gold", bob="")
    alice.plays("Courtyard")
    assert reply(board) == put


def test_scout_puts_the_best_on_top() -> None:
    board, alice, _ = scenario(alice="hand: Scout | deck: Gold, Copper, Estate, Silver, Copper", bob="")
    alice.plays("Scout")
    assert reply(board) == "Copper, Silver, Gold"


@pytest.mark.parametrize(
    ("turn", "hand", "answer"),
    [
        ("1 actions", "Copper", "Smithy"),  # nothing left to play it with
        ("2 actions", "Copper", "-"),
        ("2 actions", "Militia", "Smithy"),  # one Action left, which the Militia needs
        ("2 actions", "Militia, Village", "-"),
    ],
)
def test_library_sets_aside_what_cannot_be_played(turn: str, hand: str, answer: str) -> None:
    board, alice, _ = scenario(
        turn=f"seat 0, action phase, {turn}, 1 buys, 0 coins",
        alice=f"hand: Library, {hand} | deck: Smithy, {RICH}",
        bob="",
    )
    alice.plays("Library")
    assert reply(board) == answer


# -- Secret Chamber's reaction -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "put"),
    [
        ("Militia", "Secret Chamber, Copper"),  # the hand keeps three; the next best two are saved
        ("Thief", "2 Estate"),  # nothing worth stealing lies on top
        ("Saboteur", "2 Estate"),
    ],
)
def test_secret_chamber_saves_what_the_attack_would_take(attack: str, put: str) -> None:
    board, alice, bob = scenario(
        alice=f"hand: {attack}", bob="hand: Secret Chamber, 2 Estate, Gold, Silver | deck: Gold, Copper, 4 Gold"
    )
    alice.plays(attack)
    bob.reveals("Secret Chamber")
    assert reply(board) == put


def test_secret_chamber_keeps_a_moat_it_drew() -> None:
    board, alice, bob = scenario(alice="hand: Witch", bob="hand: Secret Chamber, 4 Gold | deck: Moat, Gold, 4 Copper")
    alice.plays("Witch")
    bob.reveals("Secret Chamber")
    assert "Moat" not in reply(board)
