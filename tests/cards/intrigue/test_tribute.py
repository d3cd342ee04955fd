"""Tribute: the player to your left reveals and discards 2 cards; each different name pays you."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario


@pytest.mark.parametrize(
    ("revealed", "actions", "coins", "cards"),
    [
        ("Smithy, Copper", 2, 2, 0),
        ("Smithy, Village", 4, 0, 0),
        ("Copper, Silver", 0, 4, 0),
        ("Estate, Duchy", 0, 0, 4),
        ("Estate, Gold", 0, 2, 2),
        ("Copper, Harem", 0, 4, 2),
        ("Great Hall, Nobles", 4, 0, 4),
        ("Great Hall, Curse", 2, 0, 2),
        ("Copper, Curse", 0, 2, 0),
        ("2 Copper", 0, 2, 0),
        ("2 Smithy", 2, 0, 0),
        ("2 Harem", 0, 2, 2),
        ("2 Great Hall", 2, 0, 2),
        ("2 Curse", 0, 0, 0),
        ("Moat, Militia", 4, 0, 0),
    ],
)
def test_what_the_two_cards_pay(revealed: str, actions: int, coins: int, cards: int) -> None:
    """Action +2 Actions, Treasure +2 coins, Victory +2 Cards; two types give both; equal cards pay once."""
    game, alice, bob = scenario(alice="hand: Tribute | deck: 5 Gold", bob=f"hand: Copper | deck: {revealed}, Duchy")
    alice.plays("Tribute")
    assert (game.actions, game.buys, game.coins, len(alice.hand)) == (actions, 1, coins, cards)
    assert bob.discard.in_any_order == revealed
    assert bob.deck == "Duchy"
    assert bob.hand == "Copper"
    assert bob.revealed == ""
    assert game.is_quiet()


def test_only_the_player_to_the_left() -> None:
    """The player to your left, and nobody else; from the last seat that is the first."""
    game, alice, bob, carol = scenario(
        alice="deck: Silver, Gold", bob="deck: Estate, Duchy", carol="hand: Tribute", turn="seat 2"
    )
    carol.plays("Tribute")
    assert alice.discard.in_any_order == "Silver, Gold"
    assert bob.deck == "Estate, Duchy"
    assert game.coins == 4
    assert game.is_quiet()


def test_it_is_not_an_attack() -> None:
    """Masquerade and Tribute are not Attacks: no reactions."""
    game, alice, bob = scenario(alice="hand: Tribute", bob="hand: Moat, Secret Chamber | deck: Silver, Gold")
    alice.plays("Tribute")
    assert game.coins == 4
    assert bob.hand == "Moat, Secret Chamber"
    assert bob.discard.in_any_order == "Silver, Gold"
    assert game.is_quiet()


def test_the_shuffle_comes_in_the_middle() -> None:
    """The card already revealed is not part of the shuffle."""
    game, alice, bob = scenario(alice="hand: Tribute", bob="deck: Gold | discard: 2 Smithy")
    alice.plays("Tribute")
    assert (game.actions, game.coins) == (2, 2)
    assert bob.deck == "Smithy"
    assert bob.discard.in_any_order == "Gold, Smithy"
    assert game.is_quiet()


@pytest.mark.parametrize(("zones", "coins"), [("deck: Gold", 2), ("discard: Gold", 2), ("hand: 2 Gold", 0)])
def test_too_few_cards(zones: str, coins: int) -> None:
    """If there are still too few cards, continue with what there is; the hand is not touched."""
    game, alice, bob = scenario(alice="hand: Tribute", bob=zones)
    alice.plays("Tribute")
    assert game.coins == coins
    assert bob.deck == ""
    assert len(bob.hand) == (0 if coins else 2)
    assert game.is_quiet()


def test_everybody_sees_the_revealed_cards() -> None:
    """Reveals then discards."""
    game, alice, _bob, carol = scenario(alice="hand: Tribute", bob="deck: Gold, Curse", carol="hand: Copper")
    alice.plays("Tribute")
    assert carol.notices("reveal") == [(1, "Gold, Curse", 2)]
    assert game.is_quiet()


def test_throne_room_asks_for_two_tributes() -> None:
    """Equal cards count once in each play, not once in all."""
    game, alice, bob = scenario(alice="hand: Throne Room, Tribute", bob="deck: 4 Gold, Estate")
    alice.plays("Throne Room")
    assert game.coins == 4
    assert bob.discard == "4 Gold"
    assert bob.deck == "Estate"
    assert game.is_quiet()
