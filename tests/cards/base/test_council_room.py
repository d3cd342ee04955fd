"""Council Room: +4 Cards, +1 Buy; each other player draws a card (rules, section 8)."""

from __future__ import annotations

from throneroom.testing import scenario


def test_four_cards_a_buy_and_a_card_for_the_others() -> None:
    """+4 Cards, +1 Buy. Each other player draws a card; they must, so nobody is asked."""
    game, alice, bob, carol = scenario(
        alice="hand: Council Room | deck: 2 Copper, 2 Silver, Gold",
        bob="hand: 5 Copper | deck: Estate, Gold",
        carol="deck: Duchy",
    )
    alice.plays("Council Room")
    assert game.buys == 2
    assert alice.hand == "2 Copper, 2 Silver"
    assert alice.deck == "Gold"
    assert bob.hand == "5 Copper, Estate"
    assert carol.hand == "Duchy"
    assert game.is_quiet()


def test_another_player_shuffles_to_draw() -> None:
    """To draw from an empty deck the discard pile is shuffled; with no cards at all, none is drawn."""
    game, alice, bob, carol = scenario(alice="hand: Council Room", bob="discard: 2 Silver", carol="")
    alice.plays("Council Room")
    assert alice.hand == ""
    assert bob.hand == "Silver"
    assert bob.deck == "Silver"
    assert carol.hand == ""
    assert game.is_quiet()


def test_what_the_others_draw_is_hidden() -> None:
    """Only the number of cards in each hand is open."""
    game, alice, bob, _ = scenario(alice="hand: Council Room", bob="deck: Gold", carol="deck: Curse")
    alice.plays("Council Room")
    assert alice.notices("draw") == [(1, "", 1), (2, "", 1)]
    assert bob.notices("draw") == [(1, "Gold", 1), (2, "", 1)]
    assert game.is_quiet()


def test_throne_room_gives_the_others_two_cards() -> None:
    """Played twice: +8 Cards, +2 Buys, and two cards for each other player."""
    game, alice, bob = scenario(alice="hand: Throne Room, Council Room | deck: 9 Copper", bob="deck: 3 Estate")
    alice.plays("Throne Room")
    assert game.buys == 3
    assert alice.hand == "8 Copper"
    assert bob.hand == "2 Estate"
    assert game.is_quiet()
