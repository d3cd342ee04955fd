"""Lurker: +1 Action; trash an Action from the Supply, or gain one from the trash (second edition)."""

from __future__ import annotations

import pytest

from throneroom.engine import decision as verbs
from throneroom.testing import scenario

TRASH_ONE = "trash an Action from the Supply"
GAIN_ONE = "gain an Action from the trash"
ACTIONS = "Lurker, Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village"
ALL_ACTIONS_GONE = ", ".join(
    f"0 {name}"
    for name in ("Lurker", "Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Woodcutter")
)


def test_an_action_from_the_supply_is_trashed() -> None:
    game, alice, bob = scenario(alice="hand: Lurker, Copper", bob="", kingdom=f"{ACTIONS}, Gardens")
    alice.plays("Lurker")
    assert game.actions == 1
    alice.cannot_decline()
    alice.chooses(TRASH_ONE, of=f"{TRASH_ONE}, {GAIN_ONE}", by="Lurker")
    alice.cannot_decline()
    alice.trashes("Market", of=ACTIONS, by="Lurker")
    assert (game.trash, game.left("Market"), alice.discard) == ("Market", 9, "")
    assert bob.notices("trash") == [(0, "Market", 1)]
    assert game.is_quiet()


def test_an_action_from_the_trash_is_gained() -> None:
    game, alice, bob = scenario(alice="hand: Lurker", bob="", trash="Market, Smithy, Gold, Estate")
    alice.plays("Lurker")
    alice.chooses(GAIN_ONE)
    alice.cannot_decline()
    alice.gains("Smithy", of="Market, Smithy", by="Lurker")
    assert (alice.discard, game.trash) == ("Smithy", "Market, Gold, Estate")
    assert game.left("Smithy") == 10
    assert bob.notices("gain") == [(0, "Smithy", 1)]
    assert game.is_quiet()


def test_any_card_with_the_type_action() -> None:
    """Mill and Nobles are Actions; Gardens and Harem are not."""
    game, alice, _ = scenario(alice="hand: 2 Lurker", bob="", kingdom="Mill, Nobles, Gardens, Harem")
    alice.plays("Lurker")
    alice.chooses(TRASH_ONE)
    offered = {card.name for card in alice.is_asked(verbs.TRASH).options}
    assert {"Mill", "Nobles"} <= offered
    assert not {"Gardens", "Harem", "Copper", "Estate", "Curse"} & offered
    alice.trashes("Nobles")
    alice.plays("Lurker")
    alice.chooses(GAIN_ONE)
    assert (alice.discard, game.trash, game.left("Nobles")) == ("Nobles", "", 7)
    assert game.is_quiet()


@pytest.mark.parametrize("trash", ["-", "Gold, Estate, Gardens"])
def test_with_no_action_in_the_trash_gaining_may_be_chosen(trash: str) -> None:
    """A choice that cannot be done may be chosen."""
    game, alice, _ = scenario(alice="hand: Lurker, Copper", bob="", trash=trash)
    alice.plays("Lurker")
    alice.chooses(GAIN_ONE, of=f"{TRASH_ONE}, {GAIN_ONE}")
    assert (alice.discard, game.trash, game.actions) == ("", trash, 1)
    assert game.is_quiet()


def test_with_no_action_in_the_supply_trashing_may_be_chosen() -> None:
    game, alice, _ = scenario(alice="hand: 2 Lurker", bob="", supply=ALL_ACTIONS_GONE)
    alice.plays("Lurker")
    alice.chooses(TRASH_ONE, of=f"{TRASH_ONE}, {GAIN_ONE}")
    assert game.trash == ""
    assert game.is_quiet()


def test_costs_do_not_matter() -> None:
    """After Bridges, an Action is an Action whatever it costs."""
    game, alice, _ = scenario(alice="hand: 2 Lurker", bob="", kingdom="Nobles", turn="9 cheaper", trash="Adventurer")
    alice.plays("Lurker")
    alice.chooses(TRASH_ONE)
    alice.trashes("Nobles")
    alice.plays("Lurker")
    alice.chooses(GAIN_ONE)
    alice.gains("Adventurer", of="Nobles, Adventurer")
    assert game.is_quiet()


def test_emptied_piles_count_for_the_end() -> None:
    """Emptied piles count for the end."""
    game, alice, _ = scenario(
        alice="hand: Lurker, Copper | deck: 5 Copper", bob="", supply="1 Moat, 0 Village, 0 Curse"
    )
    alice.plays("Lurker")
    alice.chooses(TRASH_ONE)
    alice.trashes("Moat")
    assert game.left("Moat") == 0
    assert not game.is_over
    alice.ends_turn()
    assert game.is_over


def test_an_empty_pile_is_not_offered() -> None:
    _, alice, _ = scenario(alice="hand: Lurker", bob="", kingdom=ACTIONS, supply="0 Market, 0 Woodcutter")
    alice.plays("Lurker")
    alice.chooses(TRASH_ONE)
    alice.is_asked(verbs.TRASH, of=ACTIONS.replace("Market, ", ""))


@pytest.mark.parametrize("edition", ["first", "second"])
def test_throne_room_trashes_and_then_gains(edition: str) -> None:
    game, alice, _ = scenario(edition=edition, alice="hand: Throne Room, Lurker", bob="", kingdom="Nobles")
    alice.thrones("Lurker")
    alice.chooses(TRASH_ONE)
    alice.trashes("Nobles")
    alice.chooses(GAIN_ONE)
    assert (alice.discard, game.trash, game.actions) == ("Nobles", "", 2)
    assert game.is_quiet()


def test_what_another_player_trashed_may_be_gained() -> None:
    game, alice, bob = scenario(
        alice="hand: Lurker, Copper | deck: 5 Copper", bob="hand: Lurker, Copper | deck: 5 Copper", kingdom="Nobles"
    )
    alice.plays("Lurker")
    alice.chooses(TRASH_ONE)
    alice.trashes("Nobles")
    alice.ends_turn()
    bob.plays("Lurker")
    bob.chooses(GAIN_ONE)
    assert (bob.discard, game.trash) == ("Nobles", "")
    assert game.is_quiet()


def test_everybody_sees_the_choice() -> None:
    game, alice, bob = scenario(alice="hand: Lurker", bob="")
    alice.plays("Lurker")
    alice.chooses(GAIN_ONE)
    assert bob.notices("choose") == [(0, GAIN_ONE, 1)]
    assert game.is_quiet()
