"""Merchant: +1 Card, +1 Action; the first Silver played this turn gives +1 coin (second edition)."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario


def test_a_card_and_an_action() -> None:
    game, alice, _ = scenario(alice="hand: Merchant | deck: Copper, Gold", bob="")
    alice.plays("Merchant")
    assert (alice.hand, game.actions, game.coins) == ("Copper", 1, 0)
    assert game.is_quiet()


@pytest.mark.parametrize(
    ("treasures", "coins"),
    [("Silver", 3), ("2 Silver", 5), ("3 Silver", 7), ("Copper", 1), ("Gold", 3), ("Copper, Silver", 4), ("Harem", 2)],
)
def test_the_first_silver_gives_one_more(treasures: str, coins: int) -> None:
    """The first time you play a Silver this turn, +1 coin; a second Silver gives nothing more."""
    game, alice, _ = scenario(alice=f"hand: Merchant, {treasures}", bob="")
    alice.plays("Merchant")
    assert game.game.view(0).coins_in_hand() == coins
    alice.plays_treasures(treasures)
    assert game.coins == coins
    assert game.is_quiet()


def test_one_after_the_other() -> None:
    game, alice, _ = scenario(alice="hand: Merchant, 2 Silver, Copper", bob="")
    alice.plays("Merchant")
    alice.plays_treasures("Copper")
    assert game.coins == 1
    alice.plays_treasures("Silver")
    assert game.coins == 4
    alice.plays_treasures("Silver")
    assert game.coins == 6
    assert game.is_quiet()


@pytest.mark.parametrize("merchants", [2, 3])
def test_several_merchants_each_count(merchants: int) -> None:
    """Several Merchants each give +1 for that first Silver."""
    game, alice, _ = scenario(alice=f"hand: {merchants} Merchant, 2 Silver", bob="")
    for _ in range(merchants):
        alice.plays("Merchant")
    alice.plays_treasures("Silver")
    assert game.coins == 2 + merchants
    alice.plays_treasures("Silver")
    assert game.coins == 4 + merchants
    assert game.is_quiet()


@pytest.mark.parametrize("edition", ["first", "second"])
def test_one_played_twice_gives_two(edition: str) -> None:
    """Or one played twice."""
    game, alice, _ = scenario(
        edition=edition, alice="hand: Throne Room, Merchant, 2 Silver | deck: Copper, Gold", bob=""
    )
    alice.thrones("Merchant")
    assert alice.hand == "2 Silver, Copper, Gold"
    alice.plays_treasures("2 Silver")
    assert game.coins == 6
    assert game.is_quiet()


def test_it_ends_with_the_turn() -> None:
    game, alice, bob = scenario(alice="hand: Merchant | deck: 5 Copper", bob="hand: Silver | deck: 5 Copper")
    alice.plays("Merchant")
    alice.ends_turn()
    bob.plays_treasures("Silver")
    assert game.coins == 2
    assert game.is_quiet()


def test_a_silver_not_played_gives_nothing() -> None:
    game, alice, _ = scenario(alice="hand: Merchant, Silver, Copper", bob="")
    alice.plays("Merchant")
    alice.plays_treasures("Copper")
    assert game.coins == 1
    assert game.is_quiet()


def test_with_coppersmith_copper_is_worth_more_as_ever() -> None:
    game, alice, _ = scenario(alice="hand: Merchant, Coppersmith, Silver, Copper", bob="")
    alice.plays("Merchant")
    alice.plays("Coppersmith")
    alice.plays_treasures("Silver, Copper")
    assert game.coins == 3 + 2
    assert game.is_quiet()


def test_the_others_see_the_bonus_but_not_the_card_drawn() -> None:
    game, alice, bob = scenario(alice="hand: Merchant | deck: Gold", bob="")
    alice.plays("Merchant")
    assert bob.notices("draw") == [(0, "", 1)]
    assert [card.name for card in game.game.view(1).first_worth_more] == ["Silver"]
    assert game.is_quiet()


def test_an_empty_deck_draws_nothing() -> None:
    game, alice, _ = scenario(alice="hand: Merchant, Silver", bob="")
    alice.plays("Merchant")
    assert alice.hand == "Silver"
    assert game.is_quiet()
