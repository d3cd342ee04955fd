"""Diplomat: +2 Cards, and +2 Actions with five or fewer cards in hand; a Reaction (second edition)."""

from __future__ import annotations

import pytest

from throneroom.engine import decision as verbs
from throneroom.testing import scenario

# -- as an Action -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("others", "actions"), [(0, 2), (2, 2), (3, 2), (4, 0), (6, 0)])
def test_two_actions_with_five_or_fewer_cards(others: int, actions: int) -> None:
    """+2 Cards. If you then have five or fewer cards in hand, +2 Actions."""
    game, alice, _ = scenario(alice=f"hand: Diplomat, {others} Copper | deck: Gold, Silver, Estate", bob="")
    alice.plays("Diplomat")
    assert len(alice.hand) == others + 2
    assert (game.actions, alice.deck) == (actions, "Estate")
    assert game.is_quiet()


@pytest.mark.parametrize(("deck", "actions"), [("-", 2), ("Gold", 2), ("2 Gold", 0)])
def test_what_could_not_be_drawn_does_not_count(deck: str, actions: int) -> None:
    game, alice, _ = scenario(alice=f"hand: Diplomat, 4 Copper | deck: {deck}", bob="")
    alice.plays("Diplomat")
    assert game.actions == actions
    assert game.is_quiet()


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize(("others", "actions"), [(1, 4), (2, 2), (3, 2), (4, 0)])
def test_throne_room_checks_each_time(edition: str, others: int, actions: int) -> None:
    game, alice, _ = scenario(
        edition=edition, alice=f"hand: Throne Room, Diplomat, {others} Copper | deck: 4 Gold", bob=""
    )
    alice.thrones("Diplomat")
    assert (len(alice.hand), game.actions) == (others + 4, actions)
    assert game.is_quiet()


def test_the_others_do_not_see_the_cards_drawn() -> None:
    game, alice, bob = scenario(alice="hand: Diplomat | deck: Gold, Silver", bob="")
    alice.plays("Diplomat")
    assert bob.notices("draw") == [(0, "", 2)]
    assert game.is_quiet()


# -- as a Reaction ----------------------------------------------------------------------------------------------------


def test_draw_two_then_discard_three() -> None:
    """Reveal this from a hand of five or more cards: draw two, then discard three, before the Attack does anything."""
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: Diplomat, 4 Copper | deck: Gold, Silver, Estate")
    alice.plays("Militia")
    bob.reveals("Diplomat", of="Diplomat")
    assert game.coins == 0
    bob.cannot_decline()
    bob.cannot_answer("2 Copper")
    bob.discards("2 Copper, Silver", of="Diplomat, 4 Copper, Gold, Silver", by="Diplomat")
    assert bob.discard == "Silver, 2 Copper"
    bob.discards("Copper", of="Diplomat, Copper, Gold", by="Militia")
    assert (bob.hand, bob.deck, game.coins) == ("Diplomat, Copper, Gold", "Estate", 2)
    assert game.is_quiet()


def test_it_may_be_left_unrevealed() -> None:
    game, alice, bob = scenario(alice="hand: Witch", bob="hand: Diplomat, 4 Copper | deck: Gold, Silver")
    alice.plays("Witch")
    bob.declines(verbs.REACT)
    assert (bob.hand, bob.discard) == ("Diplomat, 4 Copper", "Curse")
    assert game.is_quiet()


@pytest.mark.parametrize(("others", "offered"), [(0, False), (3, False), (4, True), (5, True)])
def test_only_from_a_hand_of_five_or_more(others: int, offered: bool) -> None:
    game, alice, bob = scenario(alice="hand: Witch", bob=f"hand: Diplomat, {others} Copper | deck: Gold, Silver")
    alice.plays("Witch")
    assert game.is_quiet() is not offered
    if offered:
        bob.reveals("Diplomat", of="Diplomat")


def test_again_while_the_hand_still_has_five() -> None:
    """May be revealed again while the hand still has five or more."""
    game, alice, bob = scenario(alice="hand: Witch", bob="hand: Diplomat, 6 Copper | deck: 9 Estate")
    alice.plays("Witch")
    for cards in (7, 6, 5):
        assert len(bob.hand) == cards
        bob.reveals("Diplomat", of="Diplomat")
        bob.discards("2 Copper, Estate")
    assert (len(bob.hand), len(bob.discard)) == (4, 10)  # a Curse too
    assert game.is_quiet()


def test_it_may_be_discarded_itself() -> None:
    game, alice, bob = scenario(alice="hand: Witch", bob="hand: Diplomat, 5 Copper | deck: Gold, Silver")
    alice.plays("Witch")
    bob.reveals("Diplomat")
    bob.discards("2 Copper, Diplomat")
    assert (bob.hand, bob.discard) == ("3 Copper, Gold, Silver", "Curse, Diplomat, 2 Copper")
    assert game.is_quiet()


def test_with_an_empty_deck_three_are_discarded_all_the_same() -> None:
    game, alice, bob = scenario(alice="hand: Witch", bob="hand: Diplomat, 4 Copper")
    alice.plays("Witch")
    bob.reveals("Diplomat")
    bob.discards("3 Copper")
    assert bob.hand == "Diplomat, Copper"
    assert game.is_quiet()


def test_a_moat_drawn_may_be_revealed() -> None:
    """The next Reaction need not have been in hand when the Attack was played."""
    game, alice, bob = scenario(alice="hand: Witch", bob="hand: Diplomat, 4 Copper | deck: Moat, Silver")
    alice.plays("Witch")
    bob.reveals("Diplomat", of="Diplomat")
    bob.discards("3 Copper")
    bob.reveals("Moat", of="Moat")
    assert (bob.hand, bob.discard) == ("Diplomat, Copper, Moat, Silver", "3 Copper")
    assert game.is_quiet()


def test_secret_chamber_may_fill_the_hand_first() -> None:
    """Two Reactions one after the other: each is offered by the hand of that moment."""
    game, alice, bob = scenario(
        alice="hand: Witch", bob="hand: Diplomat, Secret Chamber, 2 Copper, Moat | deck: 4 Gold"
    )
    alice.plays("Witch")
    bob.reveals("Secret Chamber", of="Diplomat, Secret Chamber, Moat")
    bob.puts_on_deck("2 Copper")
    bob.reveals("Diplomat", of="Diplomat, Secret Chamber, Moat")
    bob.discards("2 Copper, Secret Chamber")
    bob.reveals("Moat", of="Moat")  # four cards are left
    assert (bob.hand, bob.discard) == ("Diplomat, Moat, 2 Gold", "Secret Chamber, 2 Copper")
    assert game.is_quiet()


def test_it_does_not_protect() -> None:
    game, alice, bob = scenario(alice="hand: Witch", bob="hand: Diplomat, 4 Copper | deck: 2 Gold")
    alice.plays("Witch")
    bob.reveals("Diplomat")
    bob.discards("3 Copper")
    assert bob.discard == "Curse, 3 Copper"
    assert game.is_quiet()


def test_the_attacker_does_not_react() -> None:
    game, alice, _ = scenario(alice="hand: Witch, Diplomat, 5 Copper", bob="")
    alice.plays("Witch")
    assert game.is_quiet()


@pytest.mark.parametrize("edition", ["first", "second"])
def test_an_attack_played_twice_can_be_answered_twice(edition: str) -> None:
    game, alice, bob = scenario(
        edition=edition, alice="hand: Throne Room, Witch", bob="hand: Diplomat, 5 Copper | deck: 4 Gold"
    )
    alice.thrones("Witch")
    bob.reveals("Diplomat")
    bob.discards("3 Copper")
    bob.declines(verbs.REACT)
    bob.reveals("Diplomat")
    bob.discards("2 Copper, Gold")
    assert (bob.hand, bob.discard.in_any_order) == ("Diplomat, 3 Gold", "2 Curse, 5 Copper, Gold")
    assert game.is_quiet()


def test_the_others_see_the_reveal_the_number_and_the_top_card() -> None:
    game, alice, bob = scenario(alice="hand: Witch", bob="hand: Diplomat, 4 Copper | deck: Gold, Silver")
    alice.plays("Witch")
    bob.reveals("Diplomat")
    bob.discards("2 Copper, Silver")
    assert alice.notices("react") == [(1, "Diplomat", 1)]
    assert alice.notices("draw") == [(1, "", 2)]
    assert alice.notices("discard") == [(1, "Silver", 3)]
    assert game.is_quiet()


def test_where_hands_are_hidden_everybody_is_asked() -> None:
    """With `asks_forced`, whoever owns a Diplomat is asked, whether it is in a hand of four or in the deck."""
    for cards in ("hand: Diplomat, 3 Copper | deck: Copper", "hand: 4 Copper | deck: Diplomat"):
        game, alice, bob = scenario(kingdom="Diplomat", alice="hand: Witch", bob=cards, asks_forced=True)
        alice.plays("Witch")
        assert bob.is_asked(verbs.REACT).options == ()
        assert not game.is_quiet()
