"""Workshop: gain a card costing up to 4 (rules, section 8)."""

from __future__ import annotations

from throneroom.testing import scenario

FREE_TO_THREE = "Copper, Curse, Cellar, Estate, Moat, Silver, Village, Woodcutter, Workshop"
UP_TO_FOUR = f"{FREE_TO_THREE}, Militia, Remodel, Smithy"
UP_TO_FIVE = f"{UP_TO_FOUR}, Duchy, Market, Mine"


def test_a_card_costing_up_to_four() -> None:
    """Gain a card costing up to 4, to the discard pile; coins are not spent by gaining."""
    game, alice, bob = scenario(alice="hand: Workshop | discard: Gold", bob="", turn="3 coins", supply="10 Smithy")
    alice.plays("Workshop")
    alice.gains("Smithy", of=UP_TO_FOUR, by="Workshop")
    assert alice.discard == "Smithy, Gold"
    assert game.left("Smithy") == 9
    assert (game.coins, game.buys) == (3, 1)
    assert bob.notices("gain") == [(0, "Smithy", 1)]
    assert game.is_quiet()


def test_mandatory_while_there_is_such_a_card() -> None:
    """Mandatory while there is such a card (0-cost counts)."""
    game, alice, _ = scenario(alice="hand: Workshop", bob="")
    alice.plays("Workshop")
    alice.cannot_decline()
    alice.gains("Curse")
    assert alice.discard == "Curse"
    assert game.is_quiet()


def test_if_curse_is_the_only_one_it_is_gained() -> None:
    """0-cost counts: when Curse is the only card costing up to 4, it is gained without a question."""
    game, alice, _ = scenario(alice="hand: Workshop", bob="", supply=_none_of(UP_TO_FOUR.replace("Curse, ", "")))
    alice.plays("Workshop")
    assert alice.discard == "Curse"
    assert game.is_quiet()


def test_no_such_card_nothing_gained() -> None:
    """If no card of the needed cost is in the supply, nothing is gained."""
    game, alice, _ = scenario(alice="hand: Workshop", bob="", turn="5 coins", supply=_none_of(UP_TO_FOUR))
    alice.plays("Workshop")
    assert alice.discard == ""
    assert alice.in_play == "Workshop"
    assert game.is_quiet()


def test_an_empty_pile_is_not_offered() -> None:
    """Gain: take from the supply; an empty pile cannot be chosen."""
    game, alice, _ = scenario(alice="hand: Workshop", bob="", supply="0 Smithy, 0 Remodel")
    alice.plays("Workshop")
    alice.gains("Militia", of=f"{FREE_TO_THREE}, Militia")
    assert alice.discard == "Militia"
    assert game.is_quiet()


def test_the_cost_is_the_current_one() -> None:
    """After a Bridge a card printed with 5 costs 4."""
    game, alice, _ = scenario(alice="hand: Workshop", bob="", turn="1 cheaper")
    alice.plays("Workshop")
    alice.gains("Duchy", of=UP_TO_FIVE)
    assert alice.discard == "Duchy"
    assert game.is_quiet()


def test_throne_room_gains_two_cards() -> None:
    """Played twice, the pile may run out in between."""
    game, alice, _ = scenario(alice="hand: Throne Room, Workshop", bob="", supply="1 Smithy")
    alice.plays("Throne Room")
    alice.gains("Smithy")
    alice.cannot_answer("Smithy")
    alice.gains("Village")
    assert alice.discard == "Village, Smithy"
    assert game.is_quiet()


def _none_of(names: str) -> str:
    return ", ".join(f"0 {name}" for name in names.split(", "))
