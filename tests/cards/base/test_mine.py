"""Mine: trash a Treasure from hand; gain a Treasure costing up to 3 more, to hand (rules, section 8)."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario


def test_a_treasure_becomes_a_better_one_in_hand() -> None:
    """Trash a Treasure from hand; gain a Treasure costing up to 3 more, to hand."""
    game, alice, _ = scenario(alice="hand: Mine, Copper, Silver, Estate", bob="", supply="9 Gold")
    alice.plays("Mine")
    alice.trashes("Silver", of="Copper, Silver", by="Mine")
    alice.cannot_decline()
    alice.gains("Gold", of="Copper, Silver, Gold", by="Mine")
    assert alice.hand == "Copper, Gold, Estate"
    assert alice.discard == ""
    assert game.trash == "Silver"
    assert game.left("Gold") == 8
    assert game.is_quiet()


def test_up_to_three_more() -> None:
    """Copper costs 0, so it becomes at most a Silver."""
    game, alice, _ = scenario(alice="hand: Mine, Copper", bob="")
    alice.plays("Mine")
    alice.gains("Silver", of="Copper, Silver")
    assert alice.hand == "Silver"
    assert game.is_quiet()


def test_the_gained_treasure_can_be_played_this_turn() -> None:
    """The Treasure is gained to hand, so it may be played in the buy phase."""
    game, alice, _ = scenario(alice="hand: Mine, Silver", bob="")
    alice.plays("Mine")
    alice.gains("Gold")
    alice.plays_treasures("Gold", of="Gold")
    assert game.coins == 3
    assert game.is_quiet()


def test_mandatory_if_there_is_a_treasure_in_hand() -> None:
    """Mandatory if there is a Treasure in hand."""
    game, alice, _ = scenario(alice="hand: Mine, Gold, Silver", bob="")
    alice.plays("Mine")
    alice.cannot_decline()
    alice.trashes("Gold", of="Gold, Silver")
    alice.gains("Gold")
    assert alice.hand == "Gold, Silver"
    assert game.is_quiet()


@pytest.mark.parametrize("card", ["Gold", "Silver", "Copper"])
def test_it_may_be_the_same_or_a_cheaper_one(card: str) -> None:
    """May gain the same or a cheaper one."""
    game, alice, _ = scenario(alice="hand: Mine, Gold", bob="")
    alice.plays("Mine")
    alice.gains(card, of="Copper, Silver, Gold")
    assert alice.hand == card
    assert game.trash == "Gold"
    assert game.is_quiet()


def test_it_may_gain_harem() -> None:
    """May gain Harem, a Treasure costing 6."""
    game, alice, _ = scenario(alice="hand: Mine, Silver", bob="", kingdom="Harem")
    alice.plays("Mine")
    alice.gains("Harem", of="Copper, Silver, Gold, Harem")
    assert alice.hand == "Harem"
    assert game.is_quiet()


def test_it_may_trash_harem() -> None:
    """Harem counts as a Treasure in every case."""
    game, alice, _ = scenario(alice="hand: Mine, Harem, Nobles", bob="")
    alice.plays("Mine")
    alice.gains("Gold", of="Copper, Silver, Gold, Harem")
    assert alice.hand == "Gold, Nobles"
    assert game.trash == "Harem"
    assert game.is_quiet()


def test_no_gain_possible_still_trashed() -> None:
    """No gain possible: still trashed."""
    game, alice, _ = scenario(alice="hand: Mine, Copper, Estate", bob="", supply="0 Copper, 0 Silver")
    alice.plays("Mine")
    assert alice.hand == "Estate"
    assert game.trash == "Copper"
    assert game.is_quiet()


@pytest.mark.parametrize("hand", ["-", "Estate, Village"])
def test_no_treasure_in_hand(hand: str) -> None:
    """Without a Treasure in hand nothing is trashed and nothing gained."""
    game, alice, _ = scenario(alice=f"hand: Mine, {hand}", bob="")
    alice.plays("Mine")
    assert alice.hand == hand
    assert game.trash == ""
    assert game.is_quiet()


def test_costs_are_the_current_ones() -> None:
    """After three Bridges Copper and Silver cost 0 and Gold 3: a Copper becomes a Gold."""
    game, alice, _ = scenario(alice="hand: Mine, Copper", bob="", turn="3 cheaper")
    alice.plays("Mine")
    alice.gains("Gold", of="Copper, Silver, Gold")
    assert alice.hand == "Gold"
    assert game.is_quiet()


def test_throne_room_mines_twice() -> None:
    """The Treasure gained first may be trashed by the second play."""
    game, alice, _ = scenario(alice="hand: Throne Room, Mine, Copper", bob="")
    alice.plays("Throne Room")
    alice.gains("Silver", of="Copper, Silver")
    alice.gains("Gold", of="Copper, Silver, Gold")
    assert alice.hand == "Gold"
    assert game.trash == "Copper, Silver"
    assert game.is_quiet()
