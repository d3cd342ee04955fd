"""Secret Chamber: discard cards for +1 coin each. Reaction: +2 Cards, then 2 cards onto the deck."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario

# -- as an Action -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("discarded", "hand", "discard", "coins"),
    [
        ("Copper, Curse", "Estate", "Curse, Copper", 2),
        ("Curse, Copper", "Estate", "Copper, Curse", 2),
        ("Estate", "Copper, Curse", "Estate", 1),
        ("Copper, Estate, Curse", "", "Curse, Estate, Copper", 3),
        ("", "Copper, Estate, Curse", "", 0),
    ],
)
def test_a_coin_for_each_card_discarded(discarded: str, hand: str, discard: str, coins: int) -> None:
    """Discard any number of cards; +1 coin for each. Zero is allowed. The last one named ends up on top."""
    game, alice, _bob = scenario(alice="hand: Secret Chamber, Copper, Estate, Curse | deck: Gold", bob="")
    alice.plays("Secret Chamber")
    alice.discards(discarded, of="Copper, Estate, Curse", by="Secret Chamber")
    assert alice.hand == hand
    assert alice.discard == discard
    assert alice.deck == "Gold"
    assert alice.in_play == "Secret Chamber"
    assert (game.actions, game.coins) == (0, coins)
    assert game.is_quiet()


def test_another_secret_chamber_may_be_discarded_but_not_itself() -> None:
    """The card played is in play, not in hand."""
    game, alice, _bob = scenario(alice="hand: 2 Secret Chamber, Copper", bob="")
    alice.plays("Secret Chamber")
    alice.discards("Secret Chamber", of="Secret Chamber, Copper")
    assert alice.hand == "Copper"
    assert game.coins == 1
    assert game.is_quiet()


def test_an_empty_hand_gives_no_coins() -> None:
    """With no card in hand there is nothing to ask."""
    game, alice, _bob = scenario(alice="hand: Secret Chamber | deck: Gold", bob="")
    alice.plays("Secret Chamber")
    assert game.coins == 0
    assert game.is_quiet()


def test_only_the_number_and_the_top_one_are_seen() -> None:
    """Several discarded at once need not be shown, only their number and the top card."""
    game, alice, bob = scenario(alice="hand: Secret Chamber, Copper, Estate, Curse", bob="")
    alice.plays("Secret Chamber")
    alice.discards("Estate, Copper")
    assert alice.notices("discard") == [(0, "Estate, Copper", 2)]
    assert bob.notices("discard") == [(0, "Copper", 2)]
    assert game.is_quiet()


def test_throne_room_discards_twice() -> None:
    """The second play discards from what is left in hand."""
    game, alice, _bob = scenario(alice="hand: Throne Room, Secret Chamber, Copper, Estate, Curse", bob="")
    alice.plays("Throne Room")
    alice.discards("Curse, Estate", of="Copper, Estate, Curse")
    alice.discards("Copper", of="Copper")
    assert alice.discard == "Copper, Estate, Curse"
    assert game.coins == 3
    assert game.is_quiet()


# -- as a Reaction ----------------------------------------------------------------------------------------------------


def test_two_cards_are_drawn_and_two_put_back_before_the_attack() -> None:
    """Before the Attack does anything: +2 Cards, then 2 cards onto the deck, the last on top."""
    game, alice, bob = scenario(
        alice="hand: Militia", bob="hand: Secret Chamber, Copper, Estate | deck: Gold, Silver, Duchy"
    )
    alice.plays("Militia")
    bob.reveals("Secret Chamber", of="Secret Chamber")
    assert game.coins == 0
    assert bob.hand == "Secret Chamber, Copper, Estate, Gold, Silver"
    bob.puts_on_deck("Copper, Estate", of="Secret Chamber, Copper, Estate, Gold, Silver", by="Secret Chamber")
    assert bob.deck == "Estate, Copper, Duchy"
    bob.declines()
    assert bob.hand == "Secret Chamber, Gold, Silver"
    assert game.coins == 2
    assert game.is_quiet()


def test_it_may_be_left_unrevealed() -> None:
    """Revealing a Reaction is always optional."""
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: Secret Chamber, Copper | deck: Gold, Silver")
    alice.plays("Militia")
    bob.declines()
    assert bob.hand == "Secret Chamber, Copper"
    assert bob.deck == "Gold, Silver"
    assert game.is_quiet()


def test_it_may_be_revealed_again_while_in_hand() -> None:
    """The same card may be revealed again while it is in hand."""
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: Secret Chamber | deck: Gold, Silver, Copper")
    alice.plays("Militia")
    bob.reveals("Secret Chamber", of="Secret Chamber")
    bob.puts_on_deck("Gold, Silver", of="Secret Chamber, Gold, Silver")
    bob.reveals("Secret Chamber", of="Secret Chamber")
    bob.puts_on_deck("Silver, Gold", of="Secret Chamber, Gold, Silver")
    bob.declines()
    assert bob.hand == "Secret Chamber"
    assert bob.deck == "Gold, Silver, Copper"
    assert game.is_quiet()


def test_it_may_be_put_back_itself() -> None:
    """The cards put back may be any, itself included; then it cannot be revealed again."""
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: Secret Chamber | deck: Gold, Silver, Copper")
    alice.plays("Militia")
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("Secret Chamber, Silver", of="Secret Chamber, Gold, Silver")
    assert bob.hand == "Gold"
    assert bob.deck == "Silver, Secret Chamber, Copper"
    assert game.is_quiet()


@pytest.mark.parametrize("answer", ["", "Gold", "Gold, Silver, Secret Chamber", "Gold, Gold"])
def test_exactly_two_are_put_back(answer: str) -> None:
    """Then put 2 cards from hand onto your deck: not fewer, not more."""
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: Secret Chamber | deck: Gold, Silver")
    alice.plays("Militia")
    bob.reveals("Secret Chamber")
    bob.cannot_answer(answer)
    bob.puts_on_deck("Secret Chamber, Gold")
    assert game.is_quiet()


def test_fewer_than_two_are_all_put_back() -> None:
    """Fewer than 2 in hand: put back all."""
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: Secret Chamber")
    alice.plays("Militia")
    bob.reveals("Secret Chamber")
    assert bob.hand == ""
    assert bob.deck == "Secret Chamber"
    assert game.is_quiet()


def test_with_two_in_hand_the_order_is_chosen() -> None:
    """2 cards in any order: there is a choice even if both go back."""
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: Secret Chamber | deck: Gold")
    alice.plays("Militia")
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("Gold, Secret Chamber", of="Secret Chamber, Gold")
    assert bob.deck == "Secret Chamber, Gold"
    assert game.is_quiet()


def test_drawing_may_need_a_shuffle() -> None:
    """Take what is left first, then shuffle, then continue."""
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: Secret Chamber | deck: Gold | discard: 2 Silver")
    alice.plays("Militia")
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("Gold, Secret Chamber", of="Secret Chamber, Gold, Silver")
    assert bob.hand == "Silver"
    assert bob.deck == "Secret Chamber, Gold, Silver"
    assert bob.discard == ""
    assert game.is_quiet()


def test_it_may_find_the_moat() -> None:
    """A Reaction may be revealed even if it was not in hand when the Attack was played."""
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: Secret Chamber, 4 Copper | deck: Moat, Estate, Gold")
    alice.plays("Militia")
    bob.reveals("Secret Chamber", of="Secret Chamber")
    bob.puts_on_deck("Copper, Estate", of="Secret Chamber, 4 Copper, Moat, Estate")
    bob.reveals("Moat", of="Secret Chamber, Moat")
    bob.declines()
    assert bob.hand == "Secret Chamber, 3 Copper, Moat"
    assert bob.deck == "Estate, Copper, Gold"
    assert game.is_quiet()


def test_a_moat_revealed_and_then_put_back_still_protects() -> None:
    """Revealing Moat makes the player unaffected by that play of that Attack, wherever the Moat goes."""
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: Secret Chamber, Moat, 3 Copper | deck: Gold, Estate")
    alice.plays("Militia")
    bob.reveals("Moat", of="Secret Chamber, Moat")
    bob.reveals("Secret Chamber", of="Secret Chamber")
    bob.puts_on_deck("Secret Chamber, Moat", of="Secret Chamber, Moat, 3 Copper, Gold, Estate")
    assert bob.hand == "3 Copper, Gold, Estate"
    assert bob.deck == "Moat, Secret Chamber"
    assert game.is_quiet()


def test_a_moat_is_not_offered_twice_against_the_same_play() -> None:
    """A second Moat against the same play would change nothing, so only a Secret Chamber is offered."""
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: Secret Chamber, 2 Moat | deck: 2 Copper")
    alice.plays("Militia")
    bob.reveals("Moat", of="Secret Chamber, Moat")
    bob.reveals("Secret Chamber", of="Secret Chamber")
    bob.puts_on_deck("2 Copper")
    bob.declines()
    assert bob.hand == "Secret Chamber, 2 Moat"
    assert game.is_quiet()


def test_each_other_player_reacts_in_turn_order() -> None:
    """Each other player, in turn order, may reveal Reaction cards; one is done before the next is asked."""
    game, alice, bob, carol = scenario(
        alice="hand: Secret Chamber, Copper",
        bob="hand: Militia, Secret Chamber, Moat",
        carol="hand: Secret Chamber, Silver",
        turn="seat 1",
    )
    bob.plays("Militia", of="Secret Chamber, Moat, Militia")
    carol.reveals("Secret Chamber")
    carol.puts_on_deck("Silver, Secret Chamber")
    alice.reveals("Secret Chamber")
    alice.puts_on_deck("Secret Chamber, Copper")
    assert carol.deck == "Secret Chamber, Silver"
    assert alice.deck == "Copper, Secret Chamber"
    assert bob.hand == "Secret Chamber, Moat"
    assert game.is_quiet()


def test_the_attacker_does_not_react() -> None:
    """Only when another player plays an Attack."""
    game, alice, bob = scenario(alice="hand: Militia, Secret Chamber, Moat", bob="hand: 3 Copper")
    alice.plays("Militia")
    assert alice.hand == "Secret Chamber, Moat"
    assert bob.hand == "3 Copper"
    assert game.is_quiet()


def test_an_attack_played_twice_opens_the_window_twice() -> None:
    """An Attack that is played twice by Throne Room opens this window twice."""
    game, alice, bob = scenario(
        alice="hand: Throne Room, Militia", bob="hand: Secret Chamber, 2 Copper | deck: Gold, Estate"
    )
    alice.plays("Throne Room")
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("Copper, Estate")
    bob.declines()
    assert game.coins == 2
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("Copper, Copper", of="Secret Chamber, 2 Copper, Gold, Estate")
    bob.declines()
    assert bob.hand == "Secret Chamber, Gold, Estate"
    assert game.coins == 4
    assert game.is_quiet()


def test_a_player_the_attack_would_not_affect_may_react() -> None:
    """A player may react even if the attack would not affect them."""
    game, alice, bob = scenario(alice="hand: Witch", bob="hand: Secret Chamber | deck: Gold, Silver", supply="0 Curse")
    alice.plays("Witch")
    bob.reveals("Secret Chamber", of="Secret Chamber")
    bob.puts_on_deck("Gold, Secret Chamber")
    assert bob.deck == "Secret Chamber, Gold"
    assert bob.discard == ""
    assert game.is_quiet()


def test_only_the_secret_chamber_is_shown() -> None:
    """The cards drawn and put back stay hidden."""
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: Secret Chamber | deck: Gold, Silver")
    alice.plays("Militia")
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("Gold, Secret Chamber")
    assert alice.notices("react") == [(1, "Secret Chamber", 1)]
    assert alice.notices("reveal") == []
    assert alice.notices("draw") == [(1, "", 2)]
    assert alice.notices("put-on-deck") == [(1, "", 2)]
    assert game.is_quiet()
