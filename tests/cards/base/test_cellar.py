"""Cellar: +1 Action; discard any number of cards, then +1 Card for each (rules, section 8)."""

from __future__ import annotations

from throneroom.engine import decision as verbs
from throneroom.testing import scenario


def test_a_card_for_each_one_discarded() -> None:
    """+1 Action. Discard any number of cards, then +1 Card for each. The last card named ends on top."""
    game, alice, _ = scenario(
        alice="hand: Cellar, Estate, Duchy, Copper | deck: Gold, Silver, Smithy | discard: Curse", bob=""
    )
    alice.plays("Cellar")
    alice.discards("Duchy, Estate", of="Estate, Duchy, Copper", by="Cellar")
    assert game.actions == 1
    assert alice.hand == "Copper, Gold, Silver"
    assert alice.deck == "Smithy"
    assert alice.discard == "Estate, Duchy, Curse"
    assert game.is_quiet()


def test_any_number_may_be_none() -> None:
    """Any number: none is allowed, and then nothing is drawn."""
    game, alice, _ = scenario(alice="hand: Cellar, Estate | deck: Gold", bob="")
    alice.plays("Cellar")
    decision = alice.is_asked(verbs.DISCARD, of="Estate", by="Cellar")
    assert (decision.least, decision.most) == (0, 1)
    alice.declines()
    assert alice.hand == "Estate"
    assert alice.deck == "Gold"
    assert game.is_quiet()


def test_the_cellar_itself_is_in_play() -> None:
    """The Cellar itself is in play, not in hand; another one in hand may be discarded."""
    game, alice, _ = scenario(alice="hand: 2 Cellar | deck: Gold", bob="")
    alice.plays("Cellar")
    alice.discards("Cellar", of="Cellar")
    assert alice.in_play == "Cellar"
    assert alice.hand == "Gold"
    assert alice.discard == "Cellar"
    assert game.is_quiet()


def test_an_empty_hand_is_not_asked() -> None:
    """With no cards in hand there is nothing to discard; the +1 Action stays."""
    game, alice, _ = scenario(alice="hand: Cellar | deck: Village", bob="")
    alice.plays("Cellar")
    assert game.actions == 1
    assert alice.hand == ""
    assert alice.deck == "Village"
    assert game.is_quiet()


def test_the_discarded_cards_may_be_shuffled_in() -> None:
    """Choose all, discard all at once, then draw; the discarded cards may be shuffled in."""
    game, alice, _ = scenario(alice="hand: Cellar, 2 Estate, Copper | deck: Gold", bob="")
    alice.plays("Cellar")
    alice.discards("2 Estate", of="2 Estate, Copper")
    assert alice.hand == "Copper, Gold, Estate"
    assert alice.deck == "Estate"
    assert alice.discard == ""
    assert game.is_quiet()


def test_no_card_is_drawn_before_all_are_discarded() -> None:
    """All are discarded before the first is drawn: with no other cards the very same ones come back."""
    game, alice, _ = scenario(alice="hand: Cellar, Estate, Copper", bob="")
    alice.plays("Cellar")
    alice.discards("Estate, Copper", of="Estate, Copper")
    assert alice.hand == "Estate, Copper"
    assert alice.deck == ""
    assert alice.discard == ""
    assert game.is_quiet()


def test_several_discarded_at_once_need_not_be_shown() -> None:
    """Several at once need not be shown, only their number; the top of the discard pile is visible."""
    game, alice, bob = scenario(alice="hand: Cellar, Estate, Duchy, Curse | deck: 5 Copper", bob="")
    alice.plays("Cellar")
    alice.discards("Estate, Curse, Duchy")
    assert alice.notices("discard") == [(0, "Estate, Curse, Duchy", 3)]
    assert bob.notices("discard") == [(0, "Duchy", 3)]
    assert bob.notices("draw") == [(0, "", 3)]
    assert game.is_quiet()


def test_throne_room_draws_before_the_second_discard() -> None:
    """All of the first play is done before the second: the cards drawn may be discarded."""
    game, alice, _ = scenario(alice="hand: Throne Room, Cellar, Estate | deck: Duchy, Gold", bob="")
    alice.plays("Throne Room")
    alice.discards("Estate", of="Estate")
    alice.discards("Duchy", of="Duchy")
    assert game.actions == 2
    assert alice.hand == "Gold"
    assert alice.discard == "Duchy, Estate"
    assert game.is_quiet()
