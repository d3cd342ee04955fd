"""Replace: trash a card, gain one costing up to 2 more; onto the deck, or Curses for the others (second edition)."""

from __future__ import annotations

import pytest

from throneroom.engine import decision as verbs
from throneroom.testing import scenario


def test_an_action_or_a_treasure_goes_onto_the_deck() -> None:
    for gained in ("Silver", "Smithy"):
        game, alice, bob = scenario(alice="hand: Replace, Estate, Gold | deck: Copper", bob="")
        alice.plays("Replace")
        alice.cannot_decline()
        alice.trashes("Estate", of="Estate, Gold", by="Replace")
        alice.cannot_decline()
        alice.gains(gained, by="Replace")
        assert (alice.hand, alice.deck, alice.discard) == ("Gold", f"{gained}, Copper", "")
        assert (bob.discard, game.trash) == ("", "Estate")
        assert game.is_quiet()


def test_for_a_victory_card_the_others_gain_curses() -> None:
    game, alice, bob, carol = scenario(alice="hand: Replace, Silver | deck: Copper", bob="", carol="")
    alice.plays("Replace")
    alice.gains("Duchy")
    assert (alice.deck, alice.discard) == ("Copper", "Duchy")
    assert bob.discard == carol.discard == "Curse"
    assert game.left("Curse") == 18
    assert game.is_quiet()


@pytest.mark.parametrize("gained", ["Mill", "Great Hall", "Nobles", "Harem"])
def test_a_card_of_two_kinds_does_both(gained: str) -> None:
    """A card of two kinds does both."""
    game, alice, bob = scenario(alice="hand: Replace, Gold | deck: Copper", bob="", kingdom=gained)
    alice.plays("Replace")
    alice.gains(gained)
    assert (alice.deck, alice.discard, bob.discard) == (f"{gained}, Copper", "", "Curse")
    assert game.is_quiet()


def test_a_curse_is_no_victory_card() -> None:
    """It is gained to the discard pile, and nothing else happens."""
    game, alice, bob = scenario(alice="hand: Replace, Copper | deck: Copper", bob="")
    alice.plays("Replace")
    alice.gains("Curse")
    assert (alice.deck, alice.discard, bob.discard) == ("Copper", "Curse", "")
    assert game.is_quiet()


def test_up_to_two_more() -> None:
    """A Copper becomes something costing up to 2; a cheaper or the same card is possible."""
    game, alice, _ = scenario(alice="hand: Replace, Copper", bob="", kingdom="Cellar, Moat", supply="0 Lurker")
    alice.plays("Replace")
    alice.gains("Copper", of="Copper, Curse, Estate, Cellar, Moat")
    assert (alice.deck, game.trash) == ("Copper", "Copper")
    assert game.is_quiet()


@pytest.mark.parametrize(("cheaper", "reach"), [(0, False), (2, True)])
def test_costs_are_the_present_ones(cheaper: int, reach: bool) -> None:
    """After two Bridges, Copper still costs 0, and what cost 4 costs 2."""
    _, alice, _ = scenario(alice="hand: Replace, Copper", bob="", turn=f"{cheaper} cheaper", kingdom="Smithy")
    alice.plays("Replace")
    assert ("Smithy" in {card.name for card in alice.is_asked(verbs.GAIN).options}) is reach


def test_with_an_empty_hand_nothing_happens() -> None:
    game, alice, bob = scenario(alice="hand: Replace | deck: Gold", bob="")
    alice.plays("Replace")
    assert (alice.deck, alice.discard, bob.discard, game.trash) == ("Gold", "", "", "")
    assert game.is_quiet()


def test_if_nothing_can_be_gained_the_card_is_trashed_all_the_same() -> None:
    game, alice, bob = scenario(
        alice="hand: Replace, Copper, Village",
        bob="",
        supply="0 Copper, 0 Curse, 0 Estate, 0 Cellar, 0 Moat",
        turn="2 actions",
    )
    alice.plays("Replace")
    alice.trashes("Copper")
    assert (alice.hand, alice.discard, bob.discard, game.trash) == ("Village", "", "", "Copper")
    assert game.is_quiet()


def test_too_few_curses_go_in_turn_order() -> None:
    game, alice, bob, carol = scenario(
        alice="deck: Copper", bob="hand: Replace, Silver", carol="", supply="1 Curse", turn="seat 1"
    )
    bob.plays("Replace")
    bob.gains("Duchy")
    assert (carol.discard, alice.discard) == ("Curse", "")
    assert game.is_quiet()


def test_protection_stops_only_the_curse() -> None:
    """Reactions come before the trashing, whatever is gained later."""
    game, alice, bob, carol = scenario(alice="hand: Replace, Silver", bob="hand: Moat", carol="")
    alice.plays("Replace")
    assert game.trash == ""
    bob.reveals("Moat")
    alice.gains("Duchy")
    assert (alice.discard, bob.discard, carol.discard) == ("Duchy", "", "Curse")
    assert game.is_quiet()


def test_diplomat_and_secret_chamber_may_react() -> None:
    game, alice, bob = scenario(
        alice="hand: Replace, Silver", bob="hand: Diplomat, Secret Chamber, 3 Copper | deck: 2 Estate, 2 Gold"
    )
    alice.plays("Replace")
    bob.reveals("Secret Chamber", of="Diplomat, Secret Chamber")
    bob.puts_on_deck("2 Estate")
    bob.reveals("Diplomat", of="Diplomat, Secret Chamber")
    bob.discards("2 Estate, Secret Chamber")
    alice.gains("Duchy")
    assert (bob.hand, bob.discard) == ("Diplomat, 3 Copper", "Curse, Secret Chamber, 2 Estate")
    assert game.is_quiet()


@pytest.mark.parametrize("edition", ["first", "second"])
def test_throne_room_replaces_twice(edition: str) -> None:
    game, alice, bob = scenario(
        edition=edition, alice="hand: Throne Room, Replace, Silver, Estate | deck: Copper", bob="hand: Moat"
    )
    alice.thrones("Replace")
    bob.declines(verbs.REACT)
    alice.trashes("Silver")
    alice.gains("Duchy")
    bob.reveals("Moat")
    alice.gains("Estate")
    assert (alice.hand, alice.deck, alice.discard) == ("", "Copper", "Estate, Duchy")
    assert (bob.discard, game.trash) == ("Curse", "Silver, Estate")
    assert game.is_quiet()


def test_everybody_sees_what_is_trashed_and_gained() -> None:
    """The card is gained onto the deck in the open, so everybody knows the top card."""
    game, alice, bob = scenario(alice="hand: Replace, Estate, Gold | deck: Copper", bob="")
    alice.plays("Replace")
    alice.trashes("Estate")
    alice.gains("Silver")
    assert bob.notices("trash") == [(0, "Estate", 1)]
    assert bob.notices("gain") == [(0, "Silver", 1)]
    assert [card.name for card in game.game.view(0).known_on_deck()] == ["Silver"]
    assert game.is_quiet()
