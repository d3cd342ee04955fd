"""Artisan: gain a card costing up to 5 to hand, then put a card from hand onto the deck (second edition)."""

from __future__ import annotations

import pytest

from throneroom.engine import decision as verbs
from throneroom.testing import scenario

UP_TO_FIVE = "Copper, Curse, Estate, Moat, Silver, Smithy, Duchy, Market"


def test_gain_to_hand_then_put_a_card_on_the_deck() -> None:
    """Gain a card costing up to 5 into your hand. Put a card from your hand onto your deck."""
    game, alice, _ = scenario(
        alice="hand: Artisan, Estate | deck: Copper",
        bob="",
        kingdom="Artisan, Moat, Smithy, Market, Harem",
        supply="0 Cellar, 0 Militia, 0 Mine, 0 Remodel, 0 Village",
    )
    alice.plays("Artisan")
    alice.cannot_decline()
    alice.gains("Market", of=UP_TO_FIVE, by="Artisan")
    alice.puts_on_deck("Estate", of="Estate, Market", by="Artisan")
    assert (alice.hand, alice.deck, alice.discard) == ("Market", "Estate, Copper", "")
    assert game.left("Market") == 9
    assert game.is_quiet()


def test_the_card_put_on_the_deck_may_be_the_one_gained() -> None:
    """The card put on the deck may be the one just gained."""
    game, alice, _ = scenario(alice="hand: Artisan, Estate | deck: Copper", bob="")
    alice.plays("Artisan")
    alice.gains("Duchy")
    alice.puts_on_deck("Duchy")
    assert (alice.hand, alice.deck) == ("Estate", "Duchy, Copper")
    assert game.is_quiet()


def test_both_are_musts() -> None:
    game, alice, _ = scenario(alice="hand: Artisan, Estate", bob="")
    alice.plays("Artisan")
    alice.cannot_decline()
    alice.cannot_answer("Silver, Silver")
    alice.gains("Silver")
    alice.is_asked(verbs.PUT_ON_DECK)
    alice.cannot_decline()
    alice.cannot_answer("Silver, Estate")
    alice.puts_on_deck("Silver")
    assert game.is_quiet()


def test_with_an_empty_hand_it_is_the_gained_card() -> None:
    """The only card in hand is the one gained, so nobody is asked."""
    game, alice, _ = scenario(alice="hand: Artisan", bob="")
    alice.plays("Artisan")
    alice.gains("Silver")
    assert (alice.hand, alice.deck) == ("", "Silver")
    assert game.is_quiet()


EMPTY = (
    "0 Copper, 0 Curse, 0 Estate, 0 Silver, 0 Duchy, 0 Cellar, 0 Market, 0 Militia, 0 Mine, 0 Moat, 0 Remodel, "
    "0 Smithy, 0 Village, 0 Woodcutter, 0 Workshop"
)


@pytest.mark.parametrize(("hand", "deck"), [("Estate", "Estate, Gold"), ("-", "Gold")])
def test_without_a_card_to_gain_one_is_put_on_the_deck_all_the_same(hand: str, deck: str) -> None:
    """Do as much as possible: what costs 6 or more is not gained."""
    game, alice, _ = scenario(alice=f"hand: Artisan, {hand} | deck: Gold", bob="", supply=EMPTY, turn="6 coins")
    alice.plays("Artisan")
    assert (alice.hand, alice.deck, alice.discard) == ("", deck, "")
    assert game.is_quiet()


@pytest.mark.parametrize(("cheaper", "costly"), [(0, False), (1, True)])
def test_the_cost_is_the_present_one(cheaper: int, costly: bool) -> None:
    """After a Bridge, Gold costs 5."""
    _, alice, _ = scenario(alice="hand: Artisan", bob="", turn=f"{cheaper} cheaper")
    alice.plays("Artisan")
    offered = {card.name for card in alice.is_asked(verbs.GAIN).options}
    assert ("Gold" in offered) is costly
    assert "Province" not in offered


def test_after_bridges_a_province_is_within_reach() -> None:
    game, alice, _ = scenario(alice="hand: Artisan, Copper", bob="", turn="3 cheaper")
    alice.plays("Artisan")
    alice.gains("Province")
    alice.puts_on_deck("Province")
    assert alice.deck == "Province"
    assert game.is_quiet()


@pytest.mark.parametrize("edition", ["first", "second"])
def test_throne_room_gains_twice(edition: str) -> None:
    """The second play may put back what the first gained."""
    game, alice, _ = scenario(edition=edition, alice="hand: Throne Room, Artisan, Estate", bob="")
    alice.thrones("Artisan")
    alice.gains("Market")
    alice.puts_on_deck("Estate")
    alice.gains("Silver")
    alice.puts_on_deck("Market", of="Market, Silver")
    assert (alice.hand, alice.deck) == ("Silver", "Market, Estate")
    assert game.is_quiet()


def test_the_others_see_what_is_gained_but_not_what_is_put_back() -> None:
    """Gaining is open; a card from hand put onto the deck is not shown."""
    game, alice, bob = scenario(alice="hand: Artisan, Estate | deck: Copper", bob="")
    alice.plays("Artisan")
    alice.gains("Market")
    alice.puts_on_deck("Estate")
    assert bob.notices("gain") == [(0, "Market", 1)]
    assert bob.notices("put-on-deck") == [(0, "", 1)]
    assert alice.notices("put-on-deck") == [(0, "Estate", 1)]
    assert [card.name for card in game.game.view(0).known_on_deck()] == ["Estate"]
    assert game.game.view(1).known_on_deck() == []
    assert game.is_quiet()


def test_the_gained_card_may_be_played() -> None:
    game, alice, _ = scenario(alice="hand: Artisan, Estate | deck: Copper", bob="", turn="2 actions")
    alice.plays("Artisan")
    alice.gains("Market")
    alice.puts_on_deck("Estate")
    alice.plays("Market", of="Market")
    assert alice.hand == "Estate"
    assert game.is_quiet()
