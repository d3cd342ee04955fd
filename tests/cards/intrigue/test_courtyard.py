"""Courtyard: +3 Cards. Put a card from hand onto your deck."""

from __future__ import annotations

from throneroom.testing import scenario


def test_any_card_of_the_hand_goes_onto_the_deck() -> None:
    """Any card of the hand, not only the drawn ones."""
    game, alice, _bob = scenario(alice="hand: Courtyard, Estate, Silver | deck: Copper, Gold, Duchy, Province", bob="")
    alice.plays("Courtyard")
    alice.puts_on_deck("Silver", of="Estate, Silver, Copper, Gold, Duchy", by="Courtyard")
    assert alice.hand == "Estate, Copper, Gold, Duchy"
    assert alice.deck == "Silver, Province"
    assert alice.in_play == "Courtyard"
    assert game.actions == 0
    assert game.is_quiet()


def test_a_drawn_card_may_go_back() -> None:
    """Any card of the hand: a drawn one too."""
    game, alice, _bob = scenario(alice="hand: Courtyard, Estate | deck: Copper, Gold, Duchy, Province", bob="")
    alice.plays("Courtyard")
    alice.puts_on_deck("Gold", of="Estate, Copper, Gold, Duchy")
    assert alice.hand == "Estate, Copper, Duchy"
    assert alice.deck == "Gold, Province"
    assert game.is_quiet()


def test_putting_a_card_onto_the_deck_is_mandatory() -> None:
    """Mandatory: exactly one card, never none."""
    game, alice, _bob = scenario(alice="hand: Courtyard | deck: Copper, Gold, Duchy", bob="")
    alice.plays("Courtyard")
    alice.cannot_decline()
    alice.cannot_answer("Copper, Gold")
    alice.puts_on_deck("Duchy", of="Copper, Gold, Duchy")
    assert alice.deck == "Duchy"
    assert game.is_quiet()


def test_another_courtyard_may_be_put_back_but_not_itself() -> None:
    """The Courtyard played is in play, not in hand."""
    game, alice, _bob = scenario(alice="hand: 2 Courtyard | deck: 3 Copper", bob="")
    alice.plays("Courtyard")
    alice.puts_on_deck("Courtyard", of="Courtyard, Copper")
    assert alice.hand == "3 Copper"
    assert alice.deck == "Courtyard"
    assert alice.in_play == "Courtyard"
    assert game.is_quiet()


def test_the_only_card_goes_back_unasked() -> None:
    """A forced answer is never asked."""
    game, alice, _bob = scenario(alice="hand: Courtyard | deck: Gold", bob="")
    alice.plays("Courtyard")
    assert alice.hand == ""
    assert alice.deck == "Gold"
    assert game.is_quiet()


def test_with_no_card_anywhere_nothing_is_put_back() -> None:
    """Do as much as possible."""
    game, alice, _bob = scenario(alice="hand: Courtyard", bob="")
    alice.plays("Courtyard")
    assert alice.hand == alice.deck == ""
    assert game.is_quiet()


def test_the_shuffle_comes_in_the_middle_of_drawing() -> None:
    """Take what is left first, then shuffle, then continue."""
    game, alice, _bob = scenario(alice="hand: Courtyard | deck: Gold | discard: 3 Copper", bob="")
    alice.plays("Courtyard")
    alice.puts_on_deck("Gold", of="Gold, Copper")
    assert alice.hand == "2 Copper"
    assert alice.deck == "Gold, Copper"
    assert alice.discard == ""
    assert game.is_quiet()


def test_nobody_else_sees_the_card() -> None:
    """A card put from the hand onto the deck is not revealed."""
    game, alice, bob = scenario(alice="hand: Courtyard, Estate | deck: 3 Gold", bob="")
    alice.plays("Courtyard")
    alice.puts_on_deck("Estate")
    assert alice.notices("put-on-deck") == [(0, "Estate", 1)]
    assert bob.notices("put-on-deck") == [(0, "", 1)]
    assert game.is_quiet()


def test_throne_room_plays_it_twice_in_full() -> None:
    """All of the first play is done before the second: the card put back is drawn again."""
    game, alice, _bob = scenario(
        alice="hand: Throne Room, Courtyard | deck: Copper, Gold, Duchy, Silver, Estate", bob=""
    )
    alice.plays("Throne Room")
    alice.puts_on_deck("Gold", of="Copper, Gold, Duchy")
    alice.puts_on_deck("Copper", of="Copper, Duchy, Gold, Silver, Estate")
    assert alice.hand == "Duchy, Gold, Silver, Estate"
    assert alice.deck == "Copper"
    assert game.is_quiet()
