"""The worked examples of the rulebooks, card for card (rules, section 12)."""

from __future__ import annotations

from throneroom.engine import decision as verbs
from throneroom.testing import scenario


def test_the_base_example() -> None:
    """Market, Smithy, Silver, Estate, Estate: 7 coins and 2 buys bring a Village and a Remodel."""
    game, alice, bob = scenario(
        alice="hand: Market, Smithy, Silver, 2 Estate | deck: Silver, Market, Copper | discard: 6 Copper", bob=""
    )
    alice.plays("Market", of="Market, Smithy")
    assert alice.hand == "Smithy, 2 Silver, 2 Estate"
    assert (game.actions, game.buys, game.coins) == (1, 2, 1)

    alice.plays("Smithy", of="Smithy")
    assert alice.notices("shuffle") == [(0, "", 0)]
    assert alice.hand == "2 Silver, 2 Estate, Market, 2 Copper"
    assert alice.deck == "5 Copper"
    assert alice.discard == ""
    assert game.actions == 0

    alice.plays_treasures("2 Silver, 2 Copper", of="2 Silver, 2 Copper")
    assert (game.buys, game.coins) == (2, 7)
    alice.buys("Village")
    assert (game.buys, game.coins) == (1, 4)
    alice.buys("Remodel")

    assert alice.hand == "5 Copper"
    assert alice.deck == ""
    assert alice.in_play == ""
    assert alice.discard.in_any_order == ("Village, Remodel, Market, 2 Estate, Market, Smithy, 2 Silver, 2 Copper")
    assert bob.notices("buy") == [(0, "Village", 1), (0, "Remodel", 1)]
    assert game.turn == bob.number
    assert game.is_quiet()


def test_the_intrigue_example() -> None:
    """Mining Village, Pawn, Silver, Estate, Estate: 7 coins and 2 buys bring a Great Hall and a Scout."""
    game, alice, bob = scenario(
        kingdom="Great Hall, Scout",
        alice="hand: Mining Village, Pawn, Silver, 2 Estate | deck: Courtyard, Silver, Copper | discard: 6 Copper",
        bob="",
    )
    alice.plays("Mining Village", of="Mining Village, Pawn")
    alice.is_asked(verbs.TRASH, of="Mining Village", by="Mining Village")
    alice.declines()
    assert alice.hand == "Pawn, Silver, 2 Estate, Courtyard"
    assert game.actions == 2

    alice.plays("Courtyard", of="Pawn, Courtyard")
    assert alice.notices("shuffle") == [(0, "", 0)]
    alice.puts_on_deck("Estate", of="Pawn, Silver, Estate, Copper", by="Courtyard")
    assert alice.hand == "Pawn, 2 Silver, Estate, 2 Copper"
    assert alice.deck == "Estate, 5 Copper"

    alice.plays("Pawn", of="Pawn")
    alice.chooses("+1 coin, +1 Buy", of="+1 Card, +1 Action, +1 Buy, +1 coin", by="Pawn")
    assert (game.actions, game.buys, game.coins) == (0, 2, 1)

    alice.plays_treasures("2 Silver, 2 Copper", of="2 Silver, 2 Copper")
    assert game.coins == 7
    alice.buys("Great Hall")
    alice.buys("Scout")

    assert alice.hand == "Estate, 4 Copper"
    assert alice.deck == "Copper"
    assert alice.in_play == ""
    assert alice.discard.in_any_order == (
        "Great Hall, Scout, Estate, Mining Village, Courtyard, Pawn, 2 Silver, 2 Copper"
    )
    assert game.trash == ""
    assert game.turn == bob.number
    assert game.is_quiet()
