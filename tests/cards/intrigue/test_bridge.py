"""Bridge: +1 Buy, +1 coin. All cards cost 1 less this turn, not less than 0."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario

# Cost 2: Cellar, Moat; 3: Village, Workshop; 4: Bridge, Remodel, Smithy, Throne Room; 5: Market, Mine.
KINGDOM = "Cellar, Moat, Village, Workshop, Bridge, Remodel, Smithy, Throne Room, Market, Mine"
PRINTED_UP_TO_3 = "Copper, Curse, Estate, Cellar, Moat, Silver, Village, Workshop"
PRINTED_UP_TO_4 = f"{PRINTED_UP_TO_3}, Bridge, Remodel, Smithy, Throne Room"
PRINTED_UP_TO_5 = f"{PRINTED_UP_TO_4}, Duchy, Market, Mine"
PRINTED_UP_TO_6 = f"{PRINTED_UP_TO_5}, Gold"


def test_a_buy_a_coin_and_lower_costs() -> None:
    """+1 Buy, +1 coin; all cards cost 1 less, not less than 0."""
    game, alice, _bob = scenario(alice="hand: Bridge", bob="")
    alice.plays("Bridge")
    assert (game.actions, game.buys, game.coins) == (0, 2, 1)
    assert [game.cost(name) for name in ("Copper", "Estate", "Silver", "Bridge", "Province")] == [0, 1, 2, 3, 7]
    assert game.is_quiet()


def test_buying_at_the_lower_cost() -> None:
    """Every text that mentions a cost means the current one: 4 coins buy a Silver (2) and a Village (2)."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Bridge, Gold", bob="")
    alice.plays("Bridge")
    alice.plays_treasures("Gold")
    alice.buys("Silver", of=PRINTED_UP_TO_5)
    assert game.coins == 2
    alice.buys("Village", of=PRINTED_UP_TO_3)
    assert "Silver" in alice.cards
    assert "Village" in alice.cards
    assert game.is_quiet()


def test_bridges_are_cumulative() -> None:
    """Cumulative: two Bridges, 2 less."""
    game, alice, _bob = scenario(alice="hand: 2 Bridge", bob="", turn="2 actions")
    alice.plays("Bridge")
    alice.plays("Bridge")
    assert (game.buys, game.coins) == (3, 2)
    assert [game.cost(name) for name in ("Copper", "Estate", "Silver", "Province")] == [0, 0, 1, 6]
    assert game.is_quiet()


def test_throne_room_lowers_costs_twice() -> None:
    """Twice with Throne Room."""
    game, alice, _bob = scenario(alice="hand: Throne Room, Bridge", bob="")
    alice.plays("Throne Room")
    assert (game.buys, game.coins) == (3, 2)
    assert game.cost("Province") == 6
    assert game.is_quiet()


def test_only_this_turn() -> None:
    """For the rest of the turn: the next player pays the printed cost."""
    game, alice, _bob = scenario(alice="hand: Bridge", bob="hand: 3 Copper")
    alice.plays("Bridge")
    alice.ends_turn()
    assert game.turn == 1
    assert game.cost("Silver") == 3
    assert game.is_quiet()


@pytest.mark.parametrize(("cheaper", "offered"), [(0, PRINTED_UP_TO_4), (1, PRINTED_UP_TO_5), (2, PRINTED_UP_TO_6)])
def test_up_to_4_reaches_further(cheaper: int, offered: str) -> None:
    """Up to N means at most N at the current cost: Workshop gains a card with a higher printed cost."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Workshop", bob="", turn=f"{cheaper} cheaper")
    alice.plays("Workshop")
    alice.gains("Silver", of=offered)
    assert alice.discard == "Silver"
    assert game.is_quiet()


def test_a_card_in_hand_costs_less_too() -> None:
    """All cards everywhere: a Silver trashed to Remodel costs 2 now, so the gain may cost 4, printed 5."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Remodel, Silver", bob="", turn="1 cheaper")
    alice.plays("Remodel")
    alice.gains("Market", of=PRINTED_UP_TO_5)
    assert alice.discard == "Market"
    assert game.trash == "Silver"
    assert game.is_quiet()


def test_never_below_0_makes_remodelling_coppers_worthwhile() -> None:
    """A Copper costs 0 with or without Bridge: the gain may cost 2, printed 4 with two Bridges."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Remodel, Copper", bob="", turn="2 cheaper")
    alice.plays("Remodel")
    alice.gains("Smithy", of=PRINTED_UP_TO_4)
    assert alice.discard == "Smithy"
    assert game.is_quiet()


def test_coins_are_not_spent_by_gaining() -> None:
    """Coins are not spent by gaining."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Bridge, Workshop", bob="", turn="2 actions")
    alice.plays("Bridge")
    alice.plays("Workshop")
    alice.gains("Market")
    assert game.coins == 1
    assert game.is_quiet()
