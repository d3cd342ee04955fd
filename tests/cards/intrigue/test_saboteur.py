"""Saboteur: the others reveal until a card costs 3 or more, trash it and may gain one costing 2 less."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario

# Cost 2: Cellar, Moat, Secret Chamber; 3: Village, Workshop; 4: Smithy, Throne Room; 5: Market, Saboteur; 6: Nobles.
KINGDOM = "Cellar, Moat, Secret Chamber, Village, Workshop, Smithy, Throne Room, Market, Saboteur, Nobles"
UP_TO_1 = "Copper, Curse"
UP_TO_2 = f"{UP_TO_1}, Estate, Cellar, Moat, Secret Chamber"
UP_TO_3 = f"{UP_TO_2}, Silver, Village, Workshop"
UP_TO_4 = f"{UP_TO_3}, Smithy, Throne Room"
UP_TO_6 = f"{UP_TO_4}, Duchy, Market, Saboteur, Gold, Nobles"


def test_the_first_card_costing_3_or_more_is_trashed() -> None:
    """The victim trashes it, may gain a card costing at most 2 less, and discards the others revealed."""
    game, alice, bob = scenario(
        kingdom=KINGDOM, alice="hand: Saboteur | deck: Gold", bob="hand: Gold | deck: 2 Copper, Market, Province"
    )
    alice.plays("Saboteur")
    assert game.trash == "Market"
    assert bob.revealed == "2 Copper"
    bob.gains("Village", of=UP_TO_3, by="Saboteur")
    assert bob.discard == "2 Copper, Village"
    assert bob.deck == "Province"
    assert bob.hand == "Gold"
    assert bob.revealed == ""
    assert alice.deck == "Gold"
    assert alice.discard == ""
    assert game.left("Village") == 9
    assert game.is_quiet()


def test_the_gain_is_optional() -> None:
    """The victim chooses the gain, or none."""
    game, alice, bob = scenario(kingdom=KINGDOM, alice="hand: Saboteur", bob="deck: Estate, Gold")
    alice.plays("Saboteur")
    bob.declines()
    assert bob.cards == "Estate"
    assert bob.discard == "Estate"
    assert game.trash == "Gold"
    assert game.is_quiet()


@pytest.mark.parametrize(
    ("card", "offered"),
    [("Silver", UP_TO_1), ("Smithy", UP_TO_2), ("Duchy", UP_TO_3), ("Nobles", UP_TO_4), ("Province", UP_TO_6)],
)
def test_at_most_two_less(card: str, offered: str) -> None:
    """A card costing at most 2 less than the one trashed."""
    game, alice, bob = scenario(kingdom=KINGDOM, alice="hand: Saboteur", bob=f"deck: {card}")
    alice.plays("Saboteur")
    bob.gains("Copper", of=offered)
    assert bob.discard == "Copper"
    assert game.trash == card
    assert game.is_quiet()


def test_only_one_is_gained() -> None:
    """May gain a card: one."""
    game, alice, bob = scenario(kingdom=KINGDOM, alice="hand: Saboteur", bob="deck: Gold")
    alice.plays("Saboteur")
    bob.cannot_answer("Smithy, Silver")
    bob.cannot_answer("Market")
    bob.gains("Smithy", of=UP_TO_4)
    assert bob.cards == "Smithy"
    assert game.is_quiet()


def test_with_none_found_all_revealed_cards_are_discarded() -> None:
    """None found: all revealed are discarded, nothing else; the cards revealed are not shuffled in again."""
    game, alice, bob = scenario(
        kingdom=KINGDOM, alice="hand: Saboteur", bob="deck: Copper, Moat | discard: Estate, Curse"
    )
    alice.plays("Saboteur")
    assert bob.deck == ""
    assert bob.discard.in_any_order == "Copper, Moat, Estate, Curse"
    assert game.trash == ""
    assert game.is_quiet()


def test_with_no_cards_at_all_nothing_happens() -> None:
    """The hand is not touched."""
    game, alice, bob = scenario(kingdom=KINGDOM, alice="hand: Saboteur", bob="hand: 2 Gold")
    alice.plays("Saboteur")
    assert bob.cards == "2 Gold"
    assert game.trash == ""
    assert game.is_quiet()


def test_the_shuffle_comes_in_the_middle() -> None:
    """Cards that are being revealed are not part of the shuffle."""
    game, alice, bob = scenario(kingdom=KINGDOM, alice="hand: Saboteur", bob="deck: 2 Copper | discard: 2 Gold")
    alice.plays("Saboteur")
    assert bob.revealed == "2 Copper"
    bob.declines()
    assert bob.deck == "Gold"
    assert bob.discard == "2 Copper"
    assert game.trash == "Gold"
    assert game.is_quiet()


@pytest.mark.parametrize(
    ("cheaper", "trashed", "offered"),
    [
        (0, "Silver", UP_TO_1),
        (1, "Smithy", UP_TO_2),
        (2, "Market", UP_TO_3),
        (3, "Nobles", UP_TO_4),
        (4, "Province", UP_TO_6),
    ],
)
def test_costs_with_bridge(cheaper: int, trashed: str, offered: str) -> None:
    """Costs with Bridge: the limit of 3 and the 2 less both mean the current cost."""
    game, alice, bob = scenario(
        kingdom=KINGDOM,
        alice="hand: Saboteur",
        bob="deck: Estate, Silver, Smithy, Market, Nobles, Province",
        turn=f"{cheaper} cheaper",
    )
    alice.plays("Saboteur")
    assert game.trash == trashed
    bob.gains("Curse", of=offered)
    assert "Curse" in bob.discard
    assert game.is_quiet()


def test_empty_piles_are_not_offered() -> None:
    """Gain: take from the supply."""
    game, alice, bob = scenario(kingdom=KINGDOM, alice="hand: Saboteur", bob="deck: Silver", supply="0 Curse")
    alice.plays("Saboteur")
    bob.gains("Copper", of="Copper")
    assert bob.discard == "Copper"
    assert game.is_quiet()


def test_with_no_such_card_nothing_is_asked() -> None:
    """If no card of the needed cost is in the supply, nothing is gained; the card is trashed anyway."""
    game, alice, bob = scenario(
        kingdom=KINGDOM, alice="hand: Saboteur, Copper", bob="deck: Estate, Silver", supply="0 Curse, 0 Copper"
    )
    alice.plays("Saboteur")
    assert bob.discard == "Estate"
    assert game.trash == "Silver"
    assert game.is_quiet()


def test_each_other_player_in_turn_order() -> None:
    """The player to the left of the attacker first; one is done before the next."""
    game, alice, bob, carol = scenario(
        kingdom=KINGDOM,
        alice="deck: Silver",
        bob="hand: Saboteur | deck: Gold",
        carol="deck: Silver",
        turn="seat 1",
        supply="1 Copper",
    )
    bob.plays("Saboteur")
    assert alice.deck == "Silver"
    carol.gains("Copper", of="Copper, Curse")
    alice.declines()
    assert carol.discard == "Copper"
    assert alice.cards == ""
    assert bob.deck == "Gold"
    assert game.trash == "2 Silver"
    assert game.is_quiet()


def test_moat_protects_its_holder_only() -> None:
    """A protected player reveals nothing."""
    game, alice, bob, carol = scenario(
        kingdom=KINGDOM, alice="hand: Saboteur", bob="hand: Moat | deck: Gold", carol="hand: Copper | deck: Gold"
    )
    alice.plays("Saboteur")
    bob.reveals("Moat", of="Moat")
    carol.gains("Silver", of=UP_TO_4)
    assert bob.deck == "Gold"
    assert carol.discard == "Silver"
    assert game.trash == "Gold"
    assert game.is_quiet()


def test_secret_chamber_may_offer_a_cheaper_card() -> None:
    """The cards put back are the first revealed."""
    game, alice, bob = scenario(
        kingdom=KINGDOM, alice="hand: Saboteur", bob="hand: Secret Chamber, Silver, Copper | deck: Province, Gold"
    )
    alice.plays("Saboteur")
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("Silver, Copper", of="Secret Chamber, Silver, Copper, Province, Gold")
    bob.declines()
    bob.gains("Copper", of=UP_TO_1)
    assert bob.hand == "Secret Chamber, Province, Gold"
    assert bob.discard == "2 Copper"
    assert game.trash == "Silver"
    assert game.is_quiet()


def test_everybody_sees_the_revealed_cards() -> None:
    """Reveal: show to all."""
    game, alice, _bob, carol = scenario(
        kingdom=KINGDOM, alice="hand: Saboteur", bob="deck: Copper, Estate, Curse", carol="hand: Copper"
    )
    alice.plays("Saboteur")
    shown = ", ".join(cards for _seat, cards, _number in carol.notices("reveal"))
    assert shown == "Copper, Estate, Curse"
    assert game.is_quiet()


def test_throne_room_sabotages_twice() -> None:
    """Each play has its own window of reactions; what was gained may be hit next."""
    game, alice, bob = scenario(
        kingdom=KINGDOM, alice="hand: Throne Room, Saboteur", bob="hand: Moat | deck: Gold | discard: Copper"
    )
    alice.plays("Throne Room")
    bob.declines()
    bob.gains("Smithy", of=UP_TO_4)
    bob.declines()
    assert game.trash == "Gold, Smithy"
    bob.gains("Estate", of=UP_TO_2)
    assert bob.hand == "Moat"
    assert bob.cards == "Moat, Copper, Estate"
    assert game.is_quiet()
