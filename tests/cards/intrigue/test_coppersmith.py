"""Coppersmith: each Copper played this turn gives 1 coin more."""

from __future__ import annotations

from throneroom.testing import scenario


def test_each_copper_gives_one_more() -> None:
    """Each Copper played gives 2 coins; other Treasures are unchanged; Coppersmith itself gives none."""
    game, alice, _bob = scenario(alice="hand: Coppersmith, 2 Copper, Silver", bob="")
    alice.plays("Coppersmith")
    assert game.coins == 0
    alice.plays_treasures("2 Copper, Silver", of="2 Copper, Silver")
    assert game.coins == 6
    assert game.is_quiet()


def test_only_coppers_played_count() -> None:
    """Each Copper played: one kept in hand gives nothing."""
    game, alice, _bob = scenario(alice="hand: Coppersmith, 2 Copper", bob="")
    alice.plays("Coppersmith")
    alice.plays_treasures("Copper")
    alice.declines()
    assert alice.hand == "Copper"
    assert game.coins == 2
    assert game.is_quiet()


def test_coppersmiths_are_cumulative() -> None:
    """Cumulative: two Coppersmiths, 3 coins."""
    game, alice, _bob = scenario(alice="hand: 2 Coppersmith, 2 Copper", bob="", turn="2 actions")
    alice.plays("Coppersmith")
    alice.plays("Coppersmith")
    alice.plays_treasures("Copper")
    assert game.coins == 3
    alice.plays_treasures("Copper")
    assert game.coins == 6
    assert game.is_quiet()


def test_with_throne_room_a_copper_gives_three() -> None:
    """With Throne Room a Copper gives 3."""
    game, alice, _bob = scenario(alice="hand: Throne Room, Coppersmith, Copper, Silver", bob="")
    alice.plays("Throne Room")
    alice.plays_treasures("Copper, Silver")
    assert game.coins == 5
    assert game.is_quiet()


def test_only_this_turn() -> None:
    """Each Copper played this turn: the next player's Coppers give 1."""
    game, alice, bob = scenario(alice="hand: Coppersmith", bob="hand: 2 Copper")
    alice.plays("Coppersmith")
    alice.ends_turn()
    bob.plays_treasures("2 Copper")
    assert game.coins == 2
    assert game.is_quiet()


def test_throne_room_on_throne_room_on_two_coppersmiths() -> None:
    """Two different Actions played twice each: a Copper gives 5."""
    game, alice, _bob = scenario(alice="hand: 2 Throne Room, 2 Coppersmith, Copper", bob="")
    alice.plays("Throne Room")
    alice.plays("Throne Room")
    alice.plays_treasures("Copper")
    assert game.coins == 5
    assert game.is_quiet()
