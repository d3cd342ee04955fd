"""Vassal: +2 coins, discard the top card of the deck; an Action may be played (second edition)."""

from __future__ import annotations

import pytest

from throneroom.engine import decision as verbs
from throneroom.testing import scenario


def test_an_action_is_played_from_the_discard_pile_at_no_cost() -> None:
    """Playing it uses no Action. It moves from the discard pile into play."""
    game, alice, bob = scenario(alice="hand: Vassal | deck: Festival, Copper | discard: Estate", bob="")
    alice.plays("Vassal")
    assert alice.discard == "Festival, Estate"
    assert game.coins == 2
    alice.answers(verbs.PLAY, "Festival", of="Festival", by="Vassal")
    assert (alice.in_play, alice.discard, alice.deck) == ("Vassal, Festival", "Estate", "Copper")
    assert (game.actions, game.buys, game.coins) == (2, 2, 4)
    assert game.game.actions_played == 2
    assert bob.notices("play") == [(0, "Vassal", 1), (0, "Festival", 1)]
    assert bob.notices("discard") == [(0, "Festival", 1)]
    assert game.is_quiet()


def test_you_may_leave_it_discarded() -> None:
    game, alice, _ = scenario(alice="hand: Vassal | deck: Festival", bob="")
    alice.plays("Vassal")
    alice.declines(verbs.PLAY)
    assert (alice.in_play, alice.discard, game.coins) == ("Vassal", "Festival", 2)
    assert game.is_quiet()


@pytest.mark.parametrize("top", ["Copper", "Province", "Curse", "Gardens", "Harem"])
def test_another_card_stays_discarded(top: str) -> None:
    game, alice, bob = scenario(alice=f"hand: Vassal | deck: {top}, Gold", bob="")
    alice.plays("Vassal")
    assert (alice.discard, alice.deck, game.coins) == (top, "Gold", 2)
    assert bob.notices("discard") == [(0, top, 1)]
    assert game.is_quiet()


def test_an_empty_deck_is_shuffled() -> None:
    game, alice, _ = scenario(alice="hand: Vassal | discard: Moat", bob="")
    alice.plays("Vassal")
    alice.answers(verbs.PLAY, "Moat")
    assert (alice.in_play, alice.discard, alice.deck) == ("Vassal, Moat", "", "")
    assert game.is_quiet()


def test_without_any_card_there_are_two_coins() -> None:
    game, alice, _ = scenario(alice="hand: Vassal", bob="")
    alice.plays("Vassal")
    assert game.coins == 2
    assert game.is_quiet()


def test_a_vassal_may_play_a_vassal() -> None:
    game, alice, _ = scenario(alice="hand: Vassal | deck: Vassal, Smithy, 3 Copper, Gold", bob="")
    alice.plays("Vassal")
    alice.answers(verbs.PLAY, "Vassal", of="Vassal", by="Vassal")
    alice.answers(verbs.PLAY, "Smithy", of="Smithy", by="Vassal")
    assert (alice.in_play, alice.hand, game.coins, game.actions) == ("2 Vassal, Smithy", "3 Copper", 4, 0)
    assert game.is_quiet()


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_vassal_may_play_a_throne_room(edition: str) -> None:
    """The Throne Room chooses from the hand."""
    game, alice, _ = scenario(
        edition=edition, alice="hand: Vassal, Market, Village | deck: Throne Room, 2 Copper", bob=""
    )
    alice.plays("Vassal")
    alice.answers(verbs.PLAY, "Throne Room", by="Vassal")
    alice.answers(verbs.PLAY, "Market", of="Market, Village", by="Throne Room")
    assert (alice.in_play, alice.hand) == ("Vassal, Throne Room, Market", "Village, 2 Copper")
    assert (game.actions, game.buys, game.coins) == (2, 3, 4)
    assert game.is_quiet()


@pytest.mark.parametrize("edition", ["first", "second"])
def test_throne_room_plays_it_twice(edition: str) -> None:
    game, alice, _ = scenario(
        edition=edition, alice="hand: Throne Room, Vassal | deck: Village, Market, Copper, Gold", bob=""
    )
    alice.thrones("Vassal")
    alice.answers(verbs.PLAY, "Village", by="Vassal")
    assert alice.hand == "Market"
    assert (alice.discard, alice.in_play) == ("Copper", "Throne Room, Vassal, Village")
    assert (game.actions, game.coins) == (2, 4)
    assert game.is_quiet()


def test_an_action_and_victory_card_is_an_action() -> None:
    game, alice, _ = scenario(alice="hand: Vassal | deck: Mill, Gold", bob="")
    alice.plays("Vassal")
    alice.answers(verbs.PLAY, "Mill", of="Mill")
    assert (alice.in_play, alice.hand, game.actions) == ("Vassal, Mill", "Gold", 1)
    alice.answers_as_little_as_possible()
    assert game.is_quiet()


def test_an_attack_can_be_answered() -> None:
    """The Attack is played, so Reactions may be revealed."""
    game, alice, bob = scenario(alice="hand: Vassal | deck: Militia", bob="hand: Moat, 4 Copper")
    alice.plays("Vassal")
    alice.answers(verbs.PLAY, "Militia")
    bob.reveals("Moat")
    assert (len(bob.hand), game.coins) == (5, 4)
    assert game.is_quiet()


def test_feast_and_mining_village_are_trashed_from_play() -> None:
    game, alice, _ = scenario(alice="hand: Vassal | deck: Feast", bob="")
    alice.plays("Vassal")
    alice.answers(verbs.PLAY, "Feast")
    alice.gains("Duchy")
    assert (alice.in_play, alice.discard, game.trash) == ("Vassal", "Duchy", "Feast")
    assert game.is_quiet()


def test_conspirator_counts_both() -> None:
    """Vassal is the 1st Action, the Vassal it plays the 2nd, Conspirator the 3rd."""
    game, alice, _ = scenario(alice="hand: Vassal | deck: Vassal, Conspirator, Gold", bob="")
    alice.plays("Vassal")
    alice.answers(verbs.PLAY, "Vassal")
    alice.answers(verbs.PLAY, "Conspirator")
    assert (alice.hand, game.actions, game.coins) == ("Gold", 1, 6)
    assert game.is_quiet()
