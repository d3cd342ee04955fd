"""Chancellor: +2 coins; you may put your deck into your discard pile at once (rules, section 8)."""

from __future__ import annotations

from throneroom.engine import decision as verbs
from throneroom.testing import scenario


def test_the_deck_goes_into_the_discard_pile() -> None:
    """The deck is turned over onto the discard pile, so its former bottom card is now the top one."""
    game, alice, _ = scenario(alice="hand: Chancellor | deck: Gold, Silver, Estate | discard: Copper", bob="")
    alice.plays("Chancellor")
    alice.puts_deck_into_discard()
    assert game.coins == 2
    assert alice.deck == ""
    assert alice.discard == "Estate, Silver, Gold, Copper"
    assert game.is_quiet()


def test_the_player_may_leave_the_deck() -> None:
    """You may: it is optional."""
    game, alice, _ = scenario(alice="hand: Chancellor | deck: Gold, Estate | discard: Copper", bob="")
    alice.plays("Chancellor")
    alice.declines(verbs.DISCARD_DECK)
    assert game.coins == 2
    assert alice.deck == "Gold, Estate"
    assert alice.discard == "Copper"
    assert game.is_quiet()


def test_it_is_decided_before_anything_else() -> None:
    """The choice comes before the next Action is played."""
    game, alice, _ = scenario(alice="hand: Chancellor, Village | deck: Gold", bob="", turn="2 actions")
    alice.plays("Chancellor")
    alice.is_asked(verbs.DISCARD_DECK, by="Chancellor")
    alice.declines()
    alice.plays("Village", of="Village")
    assert alice.hand == "Gold"
    assert game.is_quiet()


def test_the_cards_are_not_looked_at() -> None:
    """The cards are not looked at, not even by their owner; only the new top card is seen."""
    game, alice, bob = scenario(alice="hand: Chancellor | deck: Gold, Silver, Estate", bob="")
    alice.plays("Chancellor")
    alice.puts_deck_into_discard()
    assert alice.notices("discard-deck") == bob.notices("discard-deck") == [(0, "Estate", 1)]
    assert bob.notices("reveal") == bob.notices("discard") == []
    assert game.is_quiet()


def test_it_is_not_a_shuffle() -> None:
    """Not a shuffle: the discard pile is shuffled only when a card is needed from the empty deck."""
    game, alice, _ = scenario(
        alice="hand: Chancellor, Village | deck: 3 Gold | discard: Gold", bob="", turn="2 actions"
    )
    alice.plays("Chancellor")
    alice.puts_deck_into_discard()
    assert alice.notices("shuffle") == []
    alice.plays("Village")
    assert len(alice.notices("shuffle")) == 1
    assert alice.hand == "Gold"
    assert alice.deck == "3 Gold"
    assert game.is_quiet()


def test_an_empty_deck_asks_nothing() -> None:
    """With an empty deck there is nothing to discard, only the coins."""
    game, alice, _ = scenario(alice="hand: Chancellor | discard: Copper", bob="")
    alice.plays("Chancellor")
    assert game.coins == 2
    assert alice.discard == "Copper"
    assert game.is_quiet()


def test_throne_room_asks_again() -> None:
    """Played twice: a player who left the deck the first time may discard it the second time."""
    game, alice, _ = scenario(alice="hand: Throne Room, Chancellor | deck: Gold", bob="")
    alice.plays("Throne Room")
    alice.declines(verbs.DISCARD_DECK)
    alice.puts_deck_into_discard()
    assert game.coins == 4
    assert alice.deck == ""
    assert alice.discard == "Gold"
    assert game.is_quiet()
