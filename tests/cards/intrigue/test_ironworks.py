"""Ironworks: gain a card costing up to 4. Action: +1 Action; Treasure: +1 coin; Victory: +1 Card."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario

# Cost 2: Moat; 3: Great Hall, Village; 4: Ironworks, Smithy, Gardens; 5: Market, Duke; 6: Harem, Nobles.
KINGDOM = "Moat, Great Hall, Village, Ironworks, Smithy, Gardens, Market, Duke, Harem, Nobles"
UP_TO_4 = "Copper, Curse, Estate, Moat, Silver, Great Hall, Village, Ironworks, Smithy, Gardens"


@pytest.mark.parametrize(
    ("gained", "actions", "coins", "hand"),
    [
        ("Smithy", 1, 0, ""),
        ("Ironworks", 1, 0, ""),
        ("Silver", 0, 1, ""),
        ("Copper", 0, 1, ""),
        ("Estate", 0, 0, "Gold"),
        ("Gardens", 0, 0, "Gold"),
        ("Great Hall", 1, 0, "Gold"),
        ("Moat", 1, 0, ""),
        ("Curse", 0, 0, ""),
    ],
)
def test_what_the_gained_card_brings(gained: str, actions: int, coins: int, hand: str) -> None:
    """Action: +1 Action; Treasure: +1 coin; Victory: +1 Card. Two types give both; a Curse gives none."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Ironworks | deck: Gold, Copper", bob="")
    alice.plays("Ironworks")
    alice.gains(gained, of=UP_TO_4, by="Ironworks")
    assert alice.discard == gained
    assert alice.hand == hand
    assert (game.actions, game.buys, game.coins) == (actions, 1, coins)
    assert game.is_quiet()


@pytest.mark.parametrize(("gained", "actions", "coins"), [("Harem", 0, 1), ("Nobles", 1, 0)])
def test_with_two_bridges_harem_and_nobles_cost_4(gained: str, actions: int, coins: int) -> None:
    """Every text that mentions a cost means the current one. Two types give both."""
    game, alice, _bob = scenario(
        kingdom=KINGDOM, alice="hand: Ironworks | deck: Estate, Copper", bob="", turn="2 cheaper"
    )
    alice.plays("Ironworks")
    alice.gains(gained, of=f"{UP_TO_4}, Duchy, Market, Duke, Gold, Harem, Nobles")
    assert alice.discard == gained
    assert alice.hand == "Estate"
    assert (game.actions, game.coins) == (actions, coins)
    assert game.is_quiet()


def test_the_gain_is_mandatory() -> None:
    """Without "may", an instruction is mandatory whenever possible."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Ironworks", bob="")
    alice.plays("Ironworks")
    alice.cannot_decline()
    alice.cannot_answer("Market")
    alice.gains("Copper")
    assert game.is_quiet()


def test_empty_piles_are_not_offered() -> None:
    """Gain: take from the supply."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Ironworks", bob="", supply="0 Smithy, 0 Great Hall")
    alice.plays("Ironworks")
    alice.gains("Silver", of="Copper, Curse, Estate, Moat, Silver, Village, Ironworks, Gardens")
    assert game.is_quiet()


def test_with_no_such_card_nothing_is_gained() -> None:
    """If no card of the needed cost is in the supply, nothing is gained, and nothing follows from it."""
    game, alice, _bob = scenario(
        kingdom=KINGDOM,
        alice="hand: Ironworks, Copper | deck: Gold",
        bob="",
        supply=", ".join(f"0 {name}" for name in UP_TO_4.split(", ")),
    )
    alice.plays("Ironworks")
    assert alice.hand == "Copper"
    assert alice.discard == ""
    assert (game.actions, game.coins) == (0, 0)
    assert game.is_quiet()


def test_the_gained_card_may_be_shuffled_in_and_drawn() -> None:
    """It is gained to the discard pile before the card is drawn."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Ironworks", bob="")
    alice.plays("Ironworks")
    alice.gains("Estate")
    assert alice.hand == "Estate"
    assert alice.discard == alice.deck == ""
    assert game.is_quiet()


def test_throne_room_gains_twice() -> None:
    """All of the first play is done before the second."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Throne Room, Ironworks | deck: Gold", bob="")
    alice.plays("Throne Room")
    alice.gains("Great Hall")
    assert alice.hand == "Gold"
    alice.gains("Silver")
    assert alice.discard == "Silver, Great Hall"
    assert (game.actions, game.coins) == (1, 1)
    assert game.is_quiet()
