"""Great Hall: +1 Card, +1 Action. 1 VP."""

from __future__ import annotations

from throneroom.testing import scenario


def test_a_card_and_an_action() -> None:
    """+1 Card, +1 Action."""
    game, alice, _bob = scenario(alice="hand: Great Hall | deck: Gold, Copper", bob="")
    alice.plays("Great Hall")
    assert alice.hand == "Gold"
    assert alice.in_play == "Great Hall"
    assert (game.actions, game.buys, game.coins) == (1, 1, 0)
    assert game.is_quiet()


def test_it_is_worth_a_point_wherever_it_is() -> None:
    """1 VP: in hand, deck, discard pile and play."""
    game, alice, bob = scenario(
        alice="hand: Great Hall | deck: Great Hall | discard: Great Hall | in play: Great Hall", bob="hand: Copper"
    )
    assert alice.points == 4
    assert bob.points == 0
    assert game.is_quiet()


def test_throne_room_plays_it_twice() -> None:
    """It counts as an Action in every case."""
    game, alice, _bob = scenario(alice="hand: Throne Room, Great Hall | deck: Gold, Copper, Estate", bob="")
    alice.plays("Throne Room")
    assert alice.hand == "Gold, Copper"
    assert alice.in_play == "Throne Room, Great Hall"
    assert game.actions == 2
    assert game.is_quiet()


def test_with_nothing_to_draw_the_action_remains() -> None:
    """A card may be played even if not all of it can be done."""
    game, alice, _bob = scenario(alice="hand: Great Hall", bob="")
    alice.plays("Great Hall")
    assert alice.hand == ""
    assert game.actions == 1
    assert game.is_quiet()
