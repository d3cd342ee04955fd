"""Minion: +1 Action. Choose +2 coins; or discard your hand, +4 Cards, and so do others with 5 or more."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario

MODES = "+2 coins, new hand"


def test_two_coins() -> None:
    """+1 Action. Choose +2 coins: the others are not touched."""
    game, alice, bob = scenario(alice="hand: Minion, Estate | deck: 4 Gold", bob="hand: 5 Copper | deck: 4 Silver")
    alice.plays("Minion")
    assert game.actions == 1
    alice.chooses("+2 coins", of=MODES, by="Minion")
    assert alice.hand == "Estate"
    assert bob.hand == "5 Copper"
    assert (game.actions, game.coins) == (1, 2)
    assert game.is_quiet()


def test_new_hands() -> None:
    """Discard your hand, +4 Cards; other players with 5 or more cards discard their hand and draw 4."""
    game, alice, bob = scenario(
        alice="hand: Minion, Estate, Curse | deck: 4 Gold, Duchy", bob="hand: 5 Copper | deck: 4 Silver, Duchy"
    )
    alice.plays("Minion")
    alice.chooses("new hand", of=MODES)
    assert alice.hand == "4 Gold"
    assert alice.discard.in_any_order == "Estate, Curse"
    assert alice.in_play == "Minion"
    assert bob.hand == "4 Silver"
    assert bob.discard == "5 Copper"
    assert (game.actions, game.coins) == (1, 0)
    assert game.is_quiet()


@pytest.mark.parametrize(("number", "hit"), [(0, False), (3, False), (4, False), (5, True), (6, True), (7, True)])
def test_five_or_more_cards(number: int, hit: bool) -> None:
    """A hand of four is left alone."""
    game, alice, bob = scenario(alice="hand: Minion | deck: 4 Gold", bob=f"hand: {number} Copper | deck: 5 Silver")
    alice.plays("Minion")
    alice.chooses("new hand")
    assert bob.hand == ("4 Silver" if hit else f"{number} Copper")
    assert bob.discard == (f"{number} Copper" if hit else "")
    assert game.is_quiet()


def test_one_must_be_chosen() -> None:
    """Choose one: not none, not both."""
    game, alice, _bob = scenario(alice="hand: Minion", bob="")
    alice.plays("Minion")
    alice.cannot_decline()
    alice.cannot_answer(MODES)
    alice.chooses("+2 coins")
    assert game.is_quiet()


def test_an_empty_hand_draws_four_anyway() -> None:
    """Do as much as possible: nothing to discard, four cards to draw."""
    game, alice, _bob = scenario(alice="hand: Minion | deck: 5 Gold", bob="")
    alice.plays("Minion")
    alice.chooses("new hand")
    assert alice.hand == "4 Gold"
    assert alice.discard == ""
    assert game.is_quiet()


def test_the_discarded_hand_may_be_shuffled_in() -> None:
    """Discard first, then draw: with an empty deck the hand comes back."""
    game, alice, bob = scenario(alice="hand: Minion, 2 Gold", bob="hand: 6 Copper")
    alice.plays("Minion")
    alice.chooses("new hand")
    assert alice.hand == "2 Gold"
    assert alice.discard == alice.deck == ""
    assert bob.hand == "4 Copper"
    assert bob.deck == "2 Copper"
    assert bob.discard == ""
    assert game.is_quiet()


def test_each_other_player_by_the_size_of_their_hand() -> None:
    """Each other player with 5 or more cards."""
    game, alice, bob, carol, dave = scenario(
        alice="hand: Minion | deck: 4 Gold",
        bob="hand: 4 Copper | deck: 4 Silver",
        carol="hand: 5 Copper | deck: 4 Silver",
        dave="hand: 5 Estate | deck: 2 Silver",
    )
    alice.plays("Minion")
    alice.chooses("new hand")
    assert bob.hand == "4 Copper"
    assert carol.hand == "4 Silver"
    assert dave.hand == "2 Silver, 2 Estate"
    assert dave.deck == "3 Estate"
    assert game.is_quiet()


@pytest.mark.parametrize("mode", ["+2 coins", "new hand"])
def test_a_moat_holder_neither_discards_nor_draws(mode: str) -> None:
    """Reactions are possible whichever is chosen: they come before the choice, and before the +1 Action."""
    game, alice, bob, carol = scenario(
        alice="hand: Minion | deck: 4 Gold",
        bob="hand: Moat, 4 Copper | deck: 4 Silver",
        carol="hand: 5 Copper | deck: 4 Silver",
    )
    alice.plays("Minion")
    bob.reveals("Moat", of="Moat")
    assert game.actions == 1
    alice.chooses(mode, of=MODES)
    assert bob.hand == "Moat, 4 Copper"
    assert bob.deck == "4 Silver"
    assert carol.hand == ("4 Silver" if mode == "new hand" else "5 Copper")
    assert game.is_quiet()


def test_nothing_of_it_is_done_before_the_reactions() -> None:
    """Before anything of that card is done: not even its +1 Action."""
    game, alice, bob = scenario(alice="hand: Minion", bob="hand: Moat")
    alice.plays("Minion")
    assert game.actions == 0
    bob.declines()
    assert game.actions == 1
    alice.chooses("+2 coins")
    assert game.is_quiet()


def test_reactions_are_possible_with_fewer_than_five_cards() -> None:
    """Reactions are possible with fewer than 5 cards too."""
    game, alice, bob = scenario(
        alice="hand: Minion | deck: 4 Gold", bob="hand: Secret Chamber, Copper | deck: Estate, Silver, Duchy"
    )
    alice.plays("Minion")
    bob.reveals("Secret Chamber", of="Secret Chamber")
    bob.puts_on_deck("Copper, Estate", of="Secret Chamber, Copper, Estate, Silver")
    bob.declines()
    alice.chooses("new hand", of=MODES)
    assert bob.hand == "Secret Chamber, Silver"
    assert bob.deck == "Estate, Copper, Duchy"
    assert game.is_quiet()


def test_secret_chamber_may_save_two_cards() -> None:
    """Cards put onto the deck are drawn again as part of the new hand."""
    game, alice, bob = scenario(
        alice="hand: Minion | deck: 4 Gold", bob="hand: Secret Chamber, 2 Gold, 2 Estate | deck: 2 Curse, 3 Silver"
    )
    alice.plays("Minion")
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("2 Gold", of="Secret Chamber, 2 Gold, 2 Estate, 2 Curse")
    bob.declines()
    alice.chooses("new hand")
    assert bob.hand == "2 Gold, 2 Silver"
    assert bob.discard.in_any_order == "Secret Chamber, 2 Estate, 2 Curse"
    assert bob.deck == "Silver"
    assert game.is_quiet()


def test_discarded_hands_are_not_shown() -> None:
    """Several discarded at once need not be shown, only their number (and the top of the pile)."""
    game, alice, bob = scenario(alice="hand: Minion, Copper, Estate | deck: 4 Gold", bob="")
    alice.plays("Minion")
    alice.chooses("new hand")
    ((_seat, seen, number),) = bob.notices("discard")
    assert number == 2
    assert seen in ("Copper", "Estate")
    assert bob.notices("draw") == [(0, "", 4)]
    assert game.is_quiet()


def test_throne_room_asks_again() -> None:
    """Each play has its own choice, and its own reactions."""
    game, alice, bob = scenario(
        alice="hand: Throne Room, Minion, Estate | deck: 4 Gold", bob="hand: Moat, 4 Copper | deck: 4 Silver"
    )
    alice.plays("Throne Room")
    bob.reveals("Moat", of="Moat")
    alice.chooses("+2 coins", of=MODES)
    bob.declines()
    alice.chooses("new hand", of=MODES)
    assert alice.hand == "4 Gold"
    assert bob.hand == "4 Silver"
    assert bob.discard.in_any_order == "Moat, 4 Copper"
    assert (game.actions, game.coins) == (2, 2)
    assert game.is_quiet()


def test_throne_room_hits_a_hand_of_four_only_once() -> None:
    """The first new hand has four cards, so the second does not touch it."""
    game, alice, bob = scenario(
        alice="hand: Throne Room, Minion | deck: 4 Gold, 4 Duchy", bob="hand: 5 Copper | deck: 4 Silver, 4 Estate"
    )
    alice.plays("Throne Room")
    alice.chooses("new hand")
    alice.chooses("new hand")
    assert alice.hand == "4 Duchy"
    assert alice.discard == "4 Gold"
    assert bob.hand == "4 Silver"
    assert game.is_quiet()
