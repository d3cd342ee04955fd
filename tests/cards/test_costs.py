"""Costs, and how Bridge changes them (rules, section 6)."""

from __future__ import annotations

import pytest

from throneroom.engine import decision as verbs
from throneroom.testing import scenario

ZERO = "Copper, Curse"
TWO = "Cellar, Estate, Moat"
THREE = "Silver, Village, Woodcutter, Workshop"
FOUR = "Militia, Remodel, Smithy"
FIVE = "Duchy, Market, Mine"

KINGDOM = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop"


def none_of(*names: str) -> str:
    """Return a supply without these cards."""
    return ", ".join(f"0 {name}" for name in ", ".join(names).split(", "))


@pytest.mark.parametrize(
    ("bridges", "costs"), [(0, (0, 2, 3, 5, 8)), (1, (0, 1, 2, 4, 7)), (2, (0, 0, 1, 3, 6)), (9, (0, 0, 0, 0, 0))]
)
def test_bridge_lowers_the_cost_of_all_cards_never_below_zero(bridges: int, costs: tuple[int, ...]) -> None:
    """Bridge lowers the cost of all cards by 1 for the rest of the turn, never below 0; Bridges add up."""
    game, alice, _ = scenario(alice=f"hand: {bridges} Bridge", bob="", turn=f"{bridges} actions")
    for _ in range(bridges):
        alice.plays("Bridge")
    assert tuple(map(game.cost, ("Copper", "Estate", "Silver", "Market", "Province"))) == costs
    assert (game.buys, game.coins) == (1 + bridges, bridges)
    assert game.is_quiet()


def test_throne_room_on_bridge_lowers_costs_by_two() -> None:
    """Cumulative; twice with Throne Room."""
    game, alice, _ = scenario(alice="hand: Throne Room, Bridge", bob="")
    alice.plays("Throne Room")
    assert game.cost("Province") == 6
    assert (game.buys, game.coins) == (3, 2)
    assert game.is_quiet()


def test_bridge_lasts_for_the_rest_of_the_turn_only() -> None:
    """For the rest of the turn: the next player pays the printed cost."""
    game, alice, bob = scenario(alice="hand: Bridge", bob="")
    alice.plays("Bridge")
    alice.ends_turn()
    assert game.turn == bob.number
    assert game.cost("Province") == 8
    bob.is_asked(verbs.BUY, of=ZERO)
    assert game.is_quiet()


def test_a_buy_costs_the_current_cost() -> None:
    """Cards are offered and paid at what they cost now."""
    game, alice, _ = scenario(kingdom=KINGDOM, alice="hand: Silver", bob="", turn="2 buys, 1 cheaper")
    alice.plays_treasures("Silver")
    alice.buys("Estate", of=f"{ZERO}, {TWO}, {THREE}")
    assert game.coins == 1
    alice.buys("Moat", of=f"{ZERO}, {TWO}")
    assert alice.cards == "Silver, Estate, Moat"
    assert game.is_quiet()


def test_up_to_means_at_most_at_the_current_cost() -> None:
    """Up to N means at most N, at the current cost."""
    game, alice, _ = scenario(kingdom=KINGDOM, alice="hand: Workshop", bob="", turn="1 cheaper")
    alice.plays("Workshop")
    alice.gains("Market", of=f"{ZERO}, {TWO}, {THREE}, {FOUR}, {FIVE}", by="Workshop")
    assert alice.discard == "Market"
    assert game.is_quiet()


@pytest.mark.parametrize("gainer", ["Workshop", "Ironworks", "Feast"])
def test_coins_are_not_spent_by_gaining(gainer: str) -> None:
    """Coins are not spent by gaining, nor are buys."""
    game, alice, _ = scenario(alice=f"hand: {gainer}", bob="", turn="1 coins")
    alice.plays(gainer)
    alice.gains("Smithy", by=gainer)
    assert (game.coins, game.buys) == (1, 1)
    assert alice.discard == "Smithy"
    assert game.is_quiet()


@pytest.mark.parametrize("gainer", ["Workshop", "Ironworks", "Feast"])
def test_no_card_of_the_needed_cost_nothing_is_gained(gainer: str) -> None:
    """If no card of the needed cost is in the supply, nothing is gained."""
    game, alice, _ = scenario(
        kingdom=KINGDOM,
        alice=f"hand: {gainer}",
        bob="",
        turn="6 coins",
        supply=none_of(ZERO, TWO, THREE, FOUR, FIVE, *({gainer} - {"Workshop"})),
    )
    alice.plays(gainer)
    alice.is_asked(verbs.BUY, of="Gold")
    assert alice.discard == ""
    assert game.is_quiet()


@pytest.mark.parametrize(
    ("cheaper", "trashed", "options"),
    [
        (0, "Copper", f"{ZERO}, {TWO}"),
        (1, "Copper", f"{ZERO}, {TWO}, {THREE}"),
        (1, "Estate", f"{ZERO}, {TWO}, {THREE}, {FOUR}"),
        (3, "Estate", f"{ZERO}, {TWO}, {THREE}, {FOUR}, {FIVE}"),
    ],
)
def test_the_cost_of_a_card_in_hand_is_lower_too(cheaper: int, trashed: str, options: str) -> None:
    """Everywhere: the card that Remodel trashes costs less too, but never below 0."""
    game, alice, _ = scenario(kingdom=KINGDOM, alice=f"hand: Remodel, {trashed}", bob="", turn=f"{cheaper} cheaper")
    alice.plays("Remodel")
    alice.gains("Estate", of=options, by="Remodel")
    assert alice.discard == "Estate"
    assert game.trash == trashed
    assert game.is_quiet()


@pytest.mark.parametrize(
    ("cheaper", "trashed", "options"),
    [
        (0, "Estate", THREE),
        (0, "Silver", f"{FOUR}"),
        (1, "Copper", TWO),  # a Copper (0) becomes an Estate or Pawn (now 1)
        (2, "Copper", THREE),  # Estate costs 0 as well
        (2, "Estate", THREE),
    ],
)
def test_exactly_means_exactly(cheaper: int, trashed: str, options: str) -> None:
    """Exactly means exactly, at the current costs of both cards."""
    game, alice, _ = scenario(kingdom=KINGDOM, alice=f"hand: Upgrade, {trashed}", bob="", turn=f"{cheaper} cheaper")
    alice.plays("Upgrade")
    gained = options.split(", ")[0]
    alice.gains(gained, of=options, by="Upgrade")
    assert alice.discard == gained
    assert game.trash == trashed
    assert game.is_quiet()


def test_exactly_one_more_and_no_such_card() -> None:
    """If no card of the needed cost is in the supply, nothing is gained; the card is trashed anyway."""
    game, alice, _ = scenario(alice="hand: Upgrade, Copper", bob="")
    alice.plays("Upgrade")
    assert alice.hand == ""
    assert alice.discard == ""
    assert game.trash == "Copper"
    assert game.is_quiet()


def test_the_same_cost_is_the_current_one() -> None:
    """After two Bridges a Copper costs as much as an Estate: Swindler may give either."""
    game, alice, bob = scenario(kingdom=KINGDOM, alice="hand: Swindler", bob="deck: Copper", turn="2 cheaper")
    alice.plays("Swindler")
    alice.gives("Estate", of=f"{ZERO}, {TWO}")
    assert bob.discard == "Estate"
    assert game.trash == "Copper"
    assert game.is_quiet()


def test_revealed_cards_cost_less_too() -> None:
    """After a Bridge, Saboteur ignores a Silver, which costs 2. A Duchy costs 4, so its gain at most 2."""
    game, alice, bob = scenario(
        kingdom=KINGDOM, alice="hand: Saboteur", bob="deck: Silver, Duchy, Gold", turn="1 cheaper"
    )
    alice.plays("Saboteur")
    bob.gains("Silver", of=f"{ZERO}, {TWO}, {THREE}", by="Saboteur")
    assert game.trash == "Duchy"
    assert bob.deck == "Gold"
    assert bob.discard.in_any_order == "2 Silver"
    assert game.is_quiet()


def test_mine_compares_current_costs() -> None:
    """After two Bridges Copper still costs 0, Silver 1 and Gold 4; after three Gold costs 3."""
    game, alice, _ = scenario(alice="hand: Throne Room, Mine, Copper, Bridge", bob="", turn="2 actions, 2 cheaper")
    alice.plays("Bridge")
    alice.plays("Throne Room")
    alice.gains("Gold", of="Copper, Silver, Gold", by="Mine")
    alice.gains("Gold", of="Copper, Silver, Gold", by="Mine")
    assert alice.hand == "Gold"
    assert game.is_quiet()
