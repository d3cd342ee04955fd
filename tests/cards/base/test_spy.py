"""Spy: +1 Card, +1 Action; each player's top card is discarded or put back (rules, section 8)."""

from __future__ import annotations

from throneroom.engine import decision as verbs
from throneroom.testing import scenario


def test_each_player_including_you() -> None:
    """+1 Card, +1 Action. Each player, including you, reveals their top card; you may have it discarded."""
    game, alice, bob = scenario(
        alice="hand: Spy | deck: Copper, Estate, Gold | discard: Curse", bob="deck: Silver, Duchy | discard: Village"
    )
    alice.plays("Spy")
    alice.discards("Estate", of="Estate", by="Spy")
    alice.declines(verbs.DISCARD)
    assert game.actions == 1
    assert alice.hand == "Copper"
    assert alice.deck == "Gold"
    assert alice.discard == "Estate, Curse"
    assert bob.deck == "Silver, Duchy"
    assert bob.discard == "Village"
    assert bob.revealed == ""
    assert game.is_quiet()


def test_the_attacker_chooses_and_the_card_goes_to_its_owners_pile() -> None:
    """Whoever revealed the card discards it or puts it back, as you choose."""
    game, alice, bob = scenario(alice="hand: Spy | deck: Copper, Estate", bob="deck: Gold, Duchy | discard: Village")
    alice.plays("Spy")
    alice.declines()
    decision = alice.is_asked(verbs.DISCARD, of="Gold", by="Spy")
    assert decision.subject == bob.number
    alice.discards("Gold")
    assert alice.deck == "Estate"
    assert alice.discard == ""
    assert bob.deck == "Duchy"
    assert bob.discard == "Gold, Village"
    assert game.is_quiet()


def test_you_draw_before_any_reveal() -> None:
    """You draw before any reveal: the card revealed is the second one."""
    game, alice, _ = scenario(alice="hand: Spy | deck: Gold, Curse", bob="")
    alice.plays("Spy")
    assert alice.hand == "Gold"
    alice.discards("Curse", of="Curse")
    assert alice.discard == "Curse"
    assert game.is_quiet()


def test_decide_player_by_player() -> None:
    """Begin with yourself, then clockwise. Decide player by player, before the next one reveals."""
    game, alice, bob, carol = scenario(
        alice="hand: Spy | deck: Copper, Estate", bob="deck: Silver", carol="deck: Gold, Curse"
    )
    alice.plays("Spy")
    assert carol.notices("reveal") == [(0, "Estate", 1)]
    alice.declines()
    assert carol.notices("reveal")[1:] == [(1, "Silver", 1)]
    alice.discards("Silver")
    assert carol.notices("reveal")[2:] == [(2, "Gold", 1)]
    alice.declines()
    assert alice.deck == "Estate"
    assert bob.discard == "Silver"
    assert carol.deck == "Gold, Curse"
    assert game.is_quiet()


def test_a_protected_player_reveals_nothing() -> None:
    """A protected player reveals nothing; the others do, the attacker too."""
    game, alice, bob, _ = scenario(
        alice="hand: Spy | deck: Copper, Estate", bob="hand: Moat | deck: Gold", carol="deck: Silver"
    )
    alice.plays("Spy")
    bob.reveals("Moat")
    alice.discards("Estate", of="Estate")
    alice.discards("Silver", of="Silver")
    assert bob.deck == "Gold"
    assert not any("Gold" in cards for _, cards, _ in alice.notices("reveal"))
    assert game.is_quiet()


def test_reveal_from_an_empty_deck() -> None:
    """To reveal from an empty deck, shuffle; a player without any cards reveals nothing."""
    game, alice, bob = scenario(alice="hand: Spy | deck: Copper", bob="discard: 2 Silver")
    alice.plays("Spy")
    alice.discards("Silver", of="Silver")
    assert alice.hand == "Copper"
    assert bob.deck == "Silver"
    assert bob.discard == "Silver"
    assert game.is_quiet()


def test_throne_room_spies_twice() -> None:
    """The second play draws the card that the first one left on top."""
    game, alice, bob = scenario(alice="hand: Throne Room, Spy | deck: Copper, Gold, Curse", bob="deck: Estate, Duchy")
    alice.plays("Throne Room")
    alice.declines()
    alice.discards("Estate", of="Estate")
    alice.discards("Curse", of="Curse")
    alice.declines()
    assert game.actions == 2
    assert alice.hand == "Copper, Gold"
    assert alice.discard == "Curse"
    assert bob.deck == "Duchy"
    assert bob.discard == "Estate"
    assert game.is_quiet()
