"""Harem: 2 coins. 2 VP."""

from __future__ import annotations

from throneroom.testing import scenario


def test_it_is_played_as_a_treasure() -> None:
    """2 coins. (A Treasure, not an Action, as one ruling calls it.)"""
    game, alice, _bob = scenario(alice="hand: Harem, Copper", bob="")
    alice.plays_treasures("Harem", of="Harem, Copper")
    assert game.coins == 2
    assert alice.in_play == "Harem"
    assert game.is_quiet()


def test_throne_room_cannot_play_it() -> None:
    """Choose an Action card from hand: there is none."""
    game, alice, _bob = scenario(alice="hand: Throne Room, Harem", bob="")
    alice.plays("Throne Room")
    assert alice.hand == "Harem"
    assert alice.in_play == "Throne Room"
    assert game.is_quiet()


def test_it_is_worth_two_points_wherever_it_is() -> None:
    """2 VP."""
    game, alice, _bob = scenario(alice="hand: Harem | deck: Harem | discard: Harem | in play: Harem", bob="")
    assert alice.points == 8
    assert game.is_quiet()


def test_coppersmith_does_not_make_it_worth_more() -> None:
    """Each Copper gives more: Harem is not a Copper."""
    game, alice, _bob = scenario(alice="hand: Coppersmith, Harem", bob="")
    alice.plays("Coppersmith")
    alice.plays_treasures("Harem")
    assert game.coins == 2
    assert game.is_quiet()
