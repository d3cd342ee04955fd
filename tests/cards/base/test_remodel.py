"""Remodel: trash a card from hand; gain a card costing up to 2 more (rules, section 8)."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario

TWO_AND_LESS = "Copper, Curse, Cellar, Estate, Moat"
FOUR_AND_LESS = f"{TWO_AND_LESS}, Silver, Village, Woodcutter, Workshop, Militia, Remodel, Smithy"


def test_a_card_becomes_one_costing_up_to_two_more() -> None:
    """Trash a card from hand; gain a card costing up to 2 more."""
    game, alice, _ = scenario(alice="hand: Remodel, Estate, Copper | discard: Gold", bob="", turn="1 coins")
    alice.plays("Remodel")
    alice.trashes("Estate", of="Estate, Copper", by="Remodel")
    assert game.trash == "Estate"
    alice.cannot_decline()
    alice.gains("Smithy", of=FOUR_AND_LESS, by="Remodel")
    assert alice.hand == "Copper"
    assert alice.discard == "Smithy, Gold"
    assert game.trash == "Estate"
    assert game.coins == 1
    assert game.is_quiet()


def test_gold_becomes_a_province() -> None:
    """Costing up to 2 more: 6 plus 2 is 8."""
    game, alice, _ = scenario(alice="hand: Remodel, Gold", bob="", supply="8 Province")
    alice.plays("Remodel")
    alice.gains("Province")
    assert alice.discard == "Province"
    assert game.left("Province") == 7
    assert game.is_quiet()


def test_mandatory_if_there_is_a_card() -> None:
    """Mandatory if there is a card; a zero-cost card gives at most one costing 2."""
    game, alice, _ = scenario(alice="hand: Remodel, Copper, Province", bob="")
    alice.plays("Remodel")
    alice.cannot_decline()
    alice.trashes("Copper", of="Copper, Province")
    alice.gains("Curse", of=TWO_AND_LESS)
    assert alice.hand == "Province"
    assert alice.discard == "Curse"
    assert game.is_quiet()


def test_the_only_card_is_trashed_without_a_question() -> None:
    """Mandatory: the last Province goes too."""
    game, alice, _ = scenario(alice="hand: Remodel, Province", bob="")
    alice.plays("Remodel")
    assert game.trash == "Province"
    alice.gains("Province")
    assert alice.discard == "Province"
    assert game.is_quiet()


def test_not_itself_but_another_remodel() -> None:
    """Not itself: it is in play. A second Remodel in hand may be trashed, and gained as well."""
    game, alice, _ = scenario(alice="hand: 2 Remodel, Copper", bob="")
    alice.plays("Remodel")
    alice.trashes("Remodel", of="Remodel, Copper")
    alice.gains("Remodel")
    assert alice.in_play == "Remodel"
    assert alice.discard == "Remodel"
    assert game.trash == "Remodel"
    assert game.is_quiet()


def test_it_may_gain_the_same_card() -> None:
    """May gain the same card, from the supply, not out of the trash."""
    game, alice, _ = scenario(alice="hand: Remodel, Estate", bob="", supply="3 Estate")
    alice.plays("Remodel")
    alice.gains("Estate", of=FOUR_AND_LESS)
    assert alice.discard == "Estate"
    assert game.trash == "Estate"
    assert game.left("Estate") == 2
    assert game.is_quiet()


def test_no_card_to_trash_no_gain() -> None:
    """No card to trash: no gain."""
    game, alice, _ = scenario(alice="hand: Remodel | deck: Gold", bob="")
    alice.plays("Remodel")
    assert alice.discard == ""
    assert game.trash == ""
    assert game.is_quiet()


@pytest.mark.parametrize(
    ("cheaper", "trashed", "dearest", "too_dear"),
    [
        (1, "Gold", "Province", None),  # 5 and 7
        (2, "Estate", "Smithy", "Market"),  # 0 and 2: both are cheaper, nothing is won
        (3, "Estate", "Market", "Gold"),  # still 0, and now 5 less 3 is 2
        (3, "Copper", "Market", "Gold"),
    ],
)
def test_costs_are_the_current_ones(cheaper: int, trashed: str, dearest: str, too_dear: str | None) -> None:
    """Bridge lowers the cost of the trashed card too, never below 0."""
    game, alice, _ = scenario(alice=f"hand: Remodel, {trashed}", bob="", turn=f"{cheaper} cheaper")
    alice.plays("Remodel")
    if too_dear is not None:
        alice.cannot_answer(too_dear)
    alice.gains(dearest)
    assert alice.discard == dearest
    assert game.is_quiet()


def test_throne_room_remodels_two_cards() -> None:
    """All of the first play is done before the second: the gained card lies in the discard pile."""
    game, alice, _ = scenario(alice="hand: Throne Room, Remodel, Copper, Estate", bob="")
    alice.plays("Throne Room")
    alice.trashes("Copper", of="Copper, Estate")
    alice.gains("Estate", of=TWO_AND_LESS)
    alice.gains("Silver")
    assert alice.hand == ""
    assert alice.discard == "Silver, Estate"
    assert game.trash == "Copper, Estate"
    assert game.is_quiet()
