"""Upgrade: +1 Card, +1 Action. Trash a card from hand; gain a card costing exactly 1 more."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario

# Cost 2: Pawn, Moat; 3: Village, Steward; 4: Smithy, Baron; 5: Market, Upgrade, Minion; 6: Nobles.
KINGDOM = "Pawn, Moat, Village, Steward, Smithy, Baron, Market, Upgrade, Minion, Nobles"


@pytest.mark.parametrize(
    ("trashed", "gained", "offered"),
    [
        ("Estate", "Silver", "Silver, Village, Steward"),
        ("Silver", "Smithy", "Smithy, Baron"),
        ("Smithy", "Duchy", "Duchy, Market, Upgrade, Minion"),
        ("Duchy", "Gold", "Gold, Nobles"),
        ("Upgrade", "Nobles", "Gold, Nobles"),
    ],
)
def test_exactly_one_more(trashed: str, gained: str, offered: str) -> None:
    """+1 Card, +1 Action; trash a card; gain one costing exactly 1 more, to the discard pile."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice=f"hand: Upgrade, {trashed} | deck: Copper, Province", bob="")
    alice.plays("Upgrade")
    alice.trashes(trashed, of=f"{trashed}, Copper", by="Upgrade")
    alice.gains(gained, of=offered, by="Upgrade")
    assert alice.hand == "Copper"
    assert alice.discard == gained
    assert alice.deck == "Province"
    assert alice.in_play == "Upgrade"
    assert game.trash == trashed
    assert (game.actions, game.coins) == (1, 0)
    assert game.is_quiet()


@pytest.mark.parametrize("trashed", ["Copper", "Curse", "Gold", "Province"])
def test_with_no_card_of_that_cost_none_is_gained(trashed: str) -> None:
    """No card of that cost: none gained. Nothing costs 1, 7 or 9."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice=f"hand: Upgrade, {trashed}, Estate | deck: Moat", bob="")
    alice.plays("Upgrade")
    alice.trashes(trashed, of=f"{trashed}, Estate, Moat")
    assert alice.hand == "Estate, Moat"
    assert alice.discard == ""
    assert game.trash == trashed
    assert game.is_quiet()


def test_the_trashing_is_mandatory() -> None:
    """Mandatory trash: one card, even if it hurts; the drawn one may be chosen."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Upgrade, Gold | deck: Province", bob="")
    alice.plays("Upgrade")
    alice.cannot_decline()
    alice.cannot_answer("Gold, Province")
    alice.trashes("Province", of="Gold, Province")
    assert game.trash == "Province"
    assert game.is_quiet()


def test_the_gain_is_mandatory() -> None:
    """Without "may", an instruction is mandatory whenever possible."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Upgrade, 2 Estate", bob="")
    alice.plays("Upgrade")
    alice.cannot_decline()
    alice.cannot_answer("Estate")
    alice.gains("Village", of="Silver, Village, Steward")
    assert alice.discard == "Village"
    assert game.is_quiet()


def test_the_only_card_is_trashed_unasked() -> None:
    """A forced answer is never asked; nor is the gain if only one pile has that cost."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Upgrade | deck: Duchy", bob="", supply="0 Nobles")
    alice.plays("Upgrade")
    assert alice.hand == ""
    assert alice.discard == "Gold"
    assert game.trash == "Duchy"
    assert game.is_quiet()


def test_with_no_card_in_hand_nothing_is_trashed_or_gained() -> None:
    """Do as much as possible: +1 Action only."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Upgrade", bob="")
    alice.plays("Upgrade")
    assert alice.cards == "Upgrade"
    assert game.trash == ""
    assert game.actions == 1
    assert game.is_quiet()


def test_empty_piles_are_not_offered() -> None:
    """Gain: take from the supply."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Upgrade, Silver", bob="", supply="0 Smithy, 0 Baron")
    alice.plays("Upgrade")
    assert alice.discard == ""
    assert game.trash == "Silver"
    assert game.is_quiet()


def test_with_bridge_a_copper_becomes_an_estate_or_pawn() -> None:
    """With Bridge a Copper (0) becomes an Estate or Pawn (now 1)."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Upgrade, Copper", bob="", turn="1 cheaper")
    alice.plays("Upgrade")
    alice.gains("Pawn", of="Estate, Pawn, Moat")
    assert alice.discard == "Pawn"
    assert game.trash == "Copper"
    assert game.is_quiet()


@pytest.mark.parametrize(
    ("cheaper", "trashed", "offered"),
    [
        (1, "Estate", "Silver, Village, Steward"),
        (2, "Copper", "Silver, Village, Steward"),
        (2, "Estate", "Silver, Village, Steward"),
        (3, "Silver", "Smithy, Baron"),
        (3, "Estate", "Smithy, Baron"),
        (3, "Curse", "Smithy, Baron"),
    ],
)
def test_costs_with_several_bridges(cheaper: int, trashed: str, offered: str) -> None:
    """Never below 0: what costs 0 now becomes what costs 1 now."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice=f"hand: Upgrade, {trashed}", bob="", turn=f"{cheaper} cheaper")
    alice.plays("Upgrade")
    alice.gains(offered.split(", ")[0], of=offered)
    assert game.trash == trashed
    assert game.is_quiet()


def test_throne_room_upgrades_twice() -> None:
    """The first play is done before the second: with an empty deck the gained card is drawn and upgraded."""
    game, alice, _bob = scenario(
        kingdom=KINGDOM.replace("Smithy", "Throne Room"),
        alice="hand: Throne Room, Upgrade, Estate",
        bob="",
    )
    alice.plays("Throne Room")
    alice.gains("Silver", of="Silver, Village, Steward")
    alice.gains("Baron", of="Throne Room, Baron")
    assert alice.hand == ""
    assert alice.discard == "Baron"
    assert game.trash == "Estate, Silver"
    assert game.actions == 2
    assert game.is_quiet()
