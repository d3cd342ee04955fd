"""Mining Village: +1 Card, +2 Actions. You may trash this at once for +2 coins."""

from __future__ import annotations

from throneroom.testing import scenario


def test_trashed_for_two_coins() -> None:
    """+1 Card, +2 Actions come first; then you may trash this for +2 coins."""
    game, alice, _bob = scenario(alice="hand: Mining Village, Copper | deck: Gold, Silver", bob="")
    alice.plays("Mining Village")
    assert alice.hand == "Copper, Gold"
    assert (game.actions, game.coins) == (2, 0)
    alice.trashes("Mining Village", of="Mining Village", by="Mining Village")
    assert alice.in_play == ""
    assert game.trash == "Mining Village"
    assert (game.actions, game.coins) == (2, 2)
    assert game.is_quiet()


def test_kept() -> None:
    """You may: kept, it stays in play and goes to the discard pile at clean-up. It is not asked again."""
    game, alice, _bob = scenario(alice="hand: Mining Village | deck: Gold, 5 Copper", bob="")
    alice.plays("Mining Village")
    alice.declines()
    assert game.is_quiet()
    assert alice.in_play == "Mining Village"
    assert (game.actions, game.coins) == (2, 0)
    alice.ends_turn()
    assert alice.discard == "Mining Village, Gold"
    assert game.trash == ""


def test_decide_before_going_on() -> None:
    """At once: until it is answered, no other Action can be played."""
    game, alice, _bob = scenario(alice="hand: Mining Village, Smithy | deck: Gold", bob="")
    alice.plays("Mining Village")
    alice.cannot_answer("Smithy")
    alice.declines()
    alice.plays("Smithy", of="Smithy")
    assert game.is_quiet()


def test_with_throne_room_trashed_by_the_first_play() -> None:
    """It can be trashed only once, for +2 coins: the second play still gives the card and the Actions."""
    game, alice, _bob = scenario(alice="hand: Throne Room, Mining Village | deck: Gold, Silver, Copper", bob="")
    alice.plays("Throne Room")
    assert alice.hand == "Gold"
    alice.trashes("Mining Village", of="Mining Village")
    assert alice.hand == "Gold, Silver"
    assert alice.in_play == "Throne Room"
    assert game.trash == "Mining Village"
    assert (game.actions, game.coins) == (4, 2)
    assert game.is_quiet()


def test_with_throne_room_trashed_by_the_second_play() -> None:
    """Whichever of the two plays it is."""
    game, alice, _bob = scenario(alice="hand: Throne Room, Mining Village | deck: Gold, Silver, Copper", bob="")
    alice.plays("Throne Room")
    alice.declines()
    assert alice.hand == "Gold, Silver"
    alice.trashes("Mining Village", of="Mining Village")
    assert alice.in_play == "Throne Room"
    assert game.trash == "Mining Village"
    assert (game.actions, game.coins) == (4, 2)
    assert game.is_quiet()


def test_with_throne_room_kept_twice() -> None:
    """The question is asked at each play while the card is in play."""
    game, alice, _bob = scenario(alice="hand: Throne Room, Mining Village | deck: 2 Gold", bob="")
    alice.plays("Throne Room")
    alice.declines()
    alice.declines()
    assert alice.in_play == "Throne Room, Mining Village"
    assert (game.actions, game.coins) == (4, 0)
    assert game.is_quiet()


def test_another_one_in_play_cannot_be_trashed_instead() -> None:
    """Trash this: not another Mining Village in play."""
    game, alice, _bob = scenario(
        alice="hand: Throne Room, Mining Village | in play: Mining Village | deck: 2 Gold", bob=""
    )
    alice.plays("Throne Room")
    alice.trashes("Mining Village", of="Mining Village")
    assert alice.in_play == "Throne Room, Mining Village"
    assert game.trash == "Mining Village"
    assert game.coins == 2
    assert game.is_quiet()


def test_throne_room_on_throne_room_on_two_of_them() -> None:
    """Two different Actions played twice each: each can be trashed once."""
    game, alice, _bob = scenario(alice="hand: 2 Throne Room, 2 Mining Village | deck: 5 Copper", bob="")
    alice.plays("Throne Room")
    alice.plays("Throne Room", of="Throne Room, Mining Village")
    alice.trashes("Mining Village")
    alice.trashes("Mining Village")
    assert alice.in_play == "2 Throne Room"
    assert alice.hand == "4 Copper"
    assert game.trash == "2 Mining Village"
    assert (game.actions, game.coins) == (8, 4)
    assert game.is_quiet()
