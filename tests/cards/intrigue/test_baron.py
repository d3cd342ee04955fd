"""Baron: +1 Buy. You may discard an Estate for +4 coins; if you don't, gain an Estate."""

from __future__ import annotations

from throneroom.testing import scenario


def test_an_estate_discarded_gives_four_coins() -> None:
    """+1 Buy; discard an Estate for +4 coins; then nothing is gained."""
    game, alice, _bob = scenario(alice="hand: Baron, Estate, Copper", bob="")
    alice.plays("Baron")
    alice.discards("Estate", of="Estate", by="Baron")
    assert alice.hand == "Copper"
    assert alice.discard == "Estate"
    assert (game.actions, game.buys, game.coins) == (0, 2, 4)
    assert game.left("Estate") == 8
    assert game.is_quiet()


def test_not_discarding_means_gaining() -> None:
    """Never forced to discard, but not discarding means gaining."""
    game, alice, _bob = scenario(alice="hand: Baron, Estate", bob="")
    alice.plays("Baron")
    alice.declines()
    assert alice.hand == "Estate"
    assert alice.discard == "Estate"
    assert (game.buys, game.coins) == (2, 0)
    assert game.left("Estate") == 7
    assert game.is_quiet()


def test_with_no_estate_in_hand_one_is_gained_unasked() -> None:
    """There is nothing to choose: gain an Estate. Other Victory cards are not Estates."""
    game, alice, _bob = scenario(alice="hand: Baron, Duchy, Great Hall", bob="")
    alice.plays("Baron")
    assert alice.hand == "Duchy, Great Hall"
    assert alice.discard == "Estate"
    assert game.coins == 0
    assert game.is_quiet()


def test_only_one_estate_is_discarded() -> None:
    """An Estate: one, however many there are."""
    game, alice, _bob = scenario(alice="hand: Baron, 3 Estate", bob="")
    alice.plays("Baron")
    alice.cannot_answer("2 Estate")
    alice.discards("Estate", of="Estate")
    assert alice.hand == "2 Estate"
    assert game.coins == 4
    assert game.is_quiet()


def test_with_no_estates_left_nothing_is_gained() -> None:
    """An Estate is gained only if any are left."""
    game, alice, _bob = scenario(alice="hand: Baron, Estate", bob="", supply="0 Estate")
    alice.plays("Baron")
    alice.declines()
    assert alice.hand == "Estate"
    assert alice.discard == ""
    assert (game.buys, game.coins) == (2, 0)
    assert game.is_quiet()


def test_an_empty_pile_and_no_estate_in_hand() -> None:
    """If the pile is empty, nothing is gained, and nothing is asked."""
    game, alice, _bob = scenario(alice="hand: Baron", bob="", supply="0 Estate")
    alice.plays("Baron")
    assert alice.discard == ""
    assert game.buys == 2
    assert game.is_quiet()


def test_throne_room_asks_twice() -> None:
    """One Estate: +4 coins once, then one is gained."""
    game, alice, _bob = scenario(alice="hand: Throne Room, Baron, Estate", bob="")
    alice.plays("Throne Room")
    alice.discards("Estate", of="Estate")
    assert alice.discard == "2 Estate"
    assert (game.buys, game.coins) == (3, 4)
    assert game.is_quiet()
