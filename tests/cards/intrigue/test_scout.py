"""Scout: +1 Action. Reveal your top 4 cards; Victory cards go to hand, the rest back in any order."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario


def test_victory_cards_go_to_hand_and_the_rest_back_on_top() -> None:
    """+1 Action. The rest goes back on top in any order, the last one named on top."""
    game, alice, _bob = scenario(alice="hand: Scout, Copper | deck: Estate, Silver, Duchy, Gold, Province", bob="")
    alice.plays("Scout")
    assert alice.hand == "Copper, Estate, Duchy"
    assert alice.revealed == "Silver, Gold"
    alice.puts_back("Silver, Gold", of="Silver, Gold")
    assert alice.hand == "Copper, Estate, Duchy"
    assert alice.deck == "Gold, Silver, Province"
    assert alice.revealed == alice.discard == ""
    assert game.actions == 1
    assert game.is_quiet()


@pytest.mark.parametrize("answer", ["", "Silver", "Silver, Silver"])
def test_all_the_rest_goes_back(answer: str) -> None:
    """The rest: all of it."""
    game, alice, _bob = scenario(alice="hand: Scout | deck: Estate, Silver, Duchy, Gold", bob="")
    alice.plays("Scout")
    alice.cannot_answer(answer)
    alice.puts_back("Gold, Silver")
    assert alice.deck == "Silver, Gold"
    assert game.is_quiet()


@pytest.mark.parametrize("cards", ["Great Hall, Harem, Nobles, Gardens", "Estate, Duchy, Province, Duke", "4 Estate"])
def test_all_victory_cards_must_be_taken(cards: str) -> None:
    """All Victory cards must be taken; a card of two types counts as each of them."""
    game, alice, _bob = scenario(alice=f"hand: Scout | deck: {cards}, Copper", bob="")
    alice.plays("Scout")
    assert alice.hand == cards
    assert alice.deck == "Copper"
    assert game.is_quiet()


def test_curse_is_not_victory() -> None:
    """Curse is not Victory."""
    game, alice, _bob = scenario(alice="hand: Scout | deck: Curse, Estate", bob="")
    alice.plays("Scout")
    assert alice.hand == "Estate"
    assert alice.deck == "Curse"
    assert game.is_quiet()


def test_equal_cards_go_back_unasked() -> None:
    """A forced answer is never asked."""
    game, alice, _bob = scenario(alice="hand: Scout | deck: 4 Copper, Gold", bob="")
    alice.plays("Scout")
    assert alice.hand == ""
    assert alice.deck == "4 Copper, Gold"
    assert game.is_quiet()


def test_the_order_is_not_shown() -> None:
    """All four are revealed; the order they go back in is not shown."""
    game, alice, bob = scenario(alice="hand: Scout | deck: Copper, Silver, Estate, Gold", bob="")
    alice.plays("Scout")
    alice.puts_back("Silver, Gold, Copper", of="Copper, Silver, Gold")
    assert bob.notices("reveal") == [(0, "Copper, Silver, Estate, Gold", 4)]
    assert bob.notices("into-hand") == [(0, "Estate", 1)]
    assert alice.notices("put-on-deck") == [(0, "Silver, Gold, Copper", 3)]
    assert bob.notices("put-on-deck") == [(0, "", 3)]
    assert game.is_quiet()


def test_the_revealed_cards_are_not_shuffled_in() -> None:
    """Shuffle without the revealed ones."""
    game, alice, _bob = scenario(alice="hand: Scout | deck: Copper, Estate | discard: 3 Gold", bob="")
    alice.plays("Scout")
    alice.puts_back("Gold, Gold, Copper", of="Copper, 2 Gold")
    assert alice.hand == "Estate"
    assert alice.deck == "Copper, 3 Gold"
    assert alice.discard == ""
    assert game.is_quiet()


def test_fewer_than_four_cards() -> None:
    """If there are still too few cards, continue with what there is."""
    game, alice, _bob = scenario(alice="hand: Scout | deck: Copper | discard: Estate", bob="")
    alice.plays("Scout")
    assert alice.hand == "Estate"
    assert alice.deck == "Copper"
    assert game.is_quiet()


def test_no_cards_at_all() -> None:
    """Nothing to reveal: only the Action."""
    game, alice, _bob = scenario(alice="hand: Scout", bob="")
    alice.plays("Scout")
    assert alice.cards == "Scout"
    assert game.actions == 1
    assert game.is_quiet()


def test_throne_room_scouts_twice() -> None:
    """The second play reveals what the first put back, and the cards below."""
    game, alice, _bob = scenario(
        alice="hand: Throne Room, Scout | deck: Copper, Silver, Estate, Gold, Duchy, Curse", bob=""
    )
    alice.plays("Throne Room")
    alice.puts_back("Gold, Silver, Copper", of="Copper, Silver, Gold")
    alice.puts_back("Copper, Silver, Gold", of="Copper, Silver, Gold")
    assert alice.hand == "Estate, Duchy"
    assert alice.deck == "Gold, Silver, Copper, Curse"
    assert game.actions == 2
    assert game.is_quiet()
