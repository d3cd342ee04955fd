"""Chapel: trash up to 4 cards from hand (rules, section 8)."""

from __future__ import annotations

from throneroom.engine import decision as verbs
from throneroom.testing import scenario


def test_up_to_four_cards_are_trashed() -> None:
    """Trash up to 4 cards from hand."""
    game, alice, _ = scenario(alice="hand: Chapel, 3 Estate, 2 Copper | discard: Gold", bob="", trash="Curse")
    alice.plays("Chapel")
    decision = alice.is_asked(verbs.TRASH, of="3 Estate, 2 Copper", by="Chapel")
    assert (decision.least, decision.most) == (0, 4)
    alice.cannot_answer("3 Estate, 2 Copper")
    alice.trashes("3 Estate, Copper")
    assert alice.hand == "Copper"
    assert alice.discard == "Gold"
    assert game.trash == "Curse, 3 Estate, Copper"
    assert game.is_quiet()


def test_zero_is_allowed() -> None:
    """Zero is allowed."""
    game, alice, _ = scenario(alice="hand: Chapel, Estate", bob="")
    alice.plays("Chapel")
    alice.declines(verbs.TRASH)
    assert alice.hand == "Estate"
    assert game.trash == ""
    assert game.is_quiet()


def test_fewer_than_four_cards_in_hand() -> None:
    """Up to 4: with two cards in hand, up to two."""
    game, alice, _ = scenario(alice="hand: Chapel, Estate, Copper", bob="")
    alice.plays("Chapel")
    alice.trashes("Copper, Estate", of="Estate, Copper")
    assert alice.hand == ""
    assert game.trash == "Copper, Estate"
    assert game.is_quiet()


def test_not_itself_but_another_chapel() -> None:
    """Not itself; another Chapel in hand is allowed."""
    game, alice, _ = scenario(alice="hand: 2 Chapel, Copper", bob="")
    alice.plays("Chapel")
    alice.cannot_answer("2 Chapel")
    alice.trashes("Chapel", of="Chapel, Copper")
    assert alice.in_play == "Chapel"
    assert game.trash == "Chapel"
    assert game.is_quiet()


def test_an_empty_hand_is_not_asked() -> None:
    """With no cards in hand nothing is trashed."""
    game, alice, _ = scenario(alice="hand: Chapel | deck: Gold", bob="")
    alice.plays("Chapel")
    assert game.trash == ""
    assert alice.in_play == "Chapel"
    assert game.is_quiet()


def test_the_trash_is_face_up() -> None:
    """Trash: to the trash pile, face up."""
    game, alice, bob = scenario(alice="hand: Chapel, Estate, Copper, Gold", bob="")
    alice.plays("Chapel")
    alice.trashes("Estate, Copper")
    assert bob.notices("trash") == [(0, "Estate, Copper", 2)]
    assert game.is_quiet()
