"""Bandit: gain a Gold; the others reveal two cards and trash a Treasure other than Copper (second edition)."""

from __future__ import annotations

import pytest

from throneroom.engine import decision as verbs
from throneroom.testing import scenario


def test_gain_a_gold_and_the_others_lose_a_treasure() -> None:
    """Each other player reveals the top two cards, trashes a revealed Treasure other than Copper, discards the rest."""
    game, alice, bob, carol = scenario(
        alice="hand: Bandit | deck: Province", bob="deck: Silver, Estate, Gold", carol="deck: Copper, Gold, Duchy"
    )
    alice.plays("Bandit")
    assert (alice.discard, alice.deck) == ("Gold", "Province")
    assert (bob.deck, bob.discard) == ("Gold", "Estate")
    assert (carol.deck, carol.discard) == ("Duchy", "Copper")
    assert game.trash == "Silver, Gold"
    assert bob.revealed == carol.revealed == ""
    assert game.left("Gold") == 29
    assert game.is_quiet()


def test_with_two_such_treasures_the_victim_chooses() -> None:
    """With two such Treasures the victim chooses. Nobody gains what is trashed."""
    game, alice, bob = scenario(alice="hand: Bandit", bob="deck: Gold, Silver")
    alice.plays("Bandit")
    assert bob.revealed == "Gold, Silver"
    bob.is_asked(verbs.TRASH)
    bob.cannot_decline()
    bob.cannot_answer("Gold, Silver")
    bob.trashes("Silver", of="Gold, Silver", by="Bandit")
    assert (bob.discard, alice.discard, game.trash) == ("Gold", "Gold", "Silver")
    assert game.is_quiet()


def test_of_two_equal_ones_one_is_trashed() -> None:
    game, alice, bob = scenario(alice="hand: Bandit", bob="deck: 2 Silver")
    alice.plays("Bandit")
    assert (bob.discard, game.trash) == ("Silver", "Silver")
    assert game.is_quiet()


@pytest.mark.parametrize("deck", ["2 Copper", "Copper, Estate", "Curse, Smithy"])
def test_copper_and_other_cards_are_discarded(deck: str) -> None:
    game, alice, bob = scenario(alice="hand: Bandit", bob=f"deck: {deck}")
    alice.plays("Bandit")
    assert bob.discard.in_any_order == deck
    assert game.trash == ""
    assert game.is_quiet()


def test_harem_is_a_treasure() -> None:
    game, alice, bob = scenario(alice="hand: Bandit", bob="deck: Harem, Copper")
    alice.plays("Bandit")
    assert (bob.discard, game.trash) == ("Copper", "Harem")
    assert game.is_quiet()


@pytest.mark.parametrize(
    ("cards", "discard", "trash"),
    [("", "", ""), ("deck: Silver", "", "Silver"), ("deck: Estate | discard: Silver", "Estate", "Silver")],
)
def test_decks_with_fewer_cards(cards: str, discard: str, trash: str) -> None:
    """Take what is left first, then shuffle, then go on; with too few cards, go on with what there is."""
    game, alice, bob = scenario(alice="hand: Bandit", bob=cards)
    alice.plays("Bandit")
    assert (bob.deck, bob.discard, game.trash) == ("", discard, trash)
    assert game.is_quiet()


def test_without_golds_it_attacks_all_the_same() -> None:
    game, alice, bob = scenario(alice="hand: Bandit", bob="deck: Silver, Estate", supply="0 Gold")
    alice.plays("Bandit")
    assert (alice.discard, bob.discard, game.trash) == ("", "Estate", "Silver")
    assert game.is_quiet()


def test_moat_protects_but_the_gold_is_gained() -> None:
    """Gaining the Gold happens even if everybody is protected. Reactions come before anything of the card."""
    game, alice, bob = scenario(alice="hand: Bandit", bob="hand: Moat | deck: Silver, Gold")
    alice.plays("Bandit")
    assert alice.discard == ""
    bob.reveals("Moat")
    assert (alice.discard, bob.deck, bob.discard, game.trash) == ("Gold", "Silver, Gold", "", "")
    assert game.is_quiet()


def test_secret_chamber_may_put_other_cards_on_the_deck() -> None:
    game, alice, bob = scenario(
        alice="hand: Bandit", bob="hand: Secret Chamber, 2 Copper, Estate | deck: Silver, Gold, Duchy"
    )
    alice.plays("Bandit")
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("2 Copper")
    bob.declines(verbs.REACT)
    assert (bob.deck, bob.discard, game.trash) == ("Duchy", "2 Copper", "")
    assert bob.hand == "Secret Chamber, Estate, Silver, Gold"
    assert game.is_quiet()


def test_diplomat_may_draw_what_would_be_lost() -> None:
    """Draw two, then discard three; then the Attack finds other cards."""
    game, alice, bob = scenario(
        alice="hand: Bandit", bob="hand: Diplomat, 4 Copper | deck: Silver, Gold, Estate, Duchy"
    )
    alice.plays("Bandit")
    bob.reveals("Diplomat")
    bob.discards("3 Copper", by="Diplomat")
    assert bob.hand == "Diplomat, Copper, Silver, Gold"
    assert bob.discard.in_any_order == "3 Copper, Estate, Duchy"
    assert game.trash == ""
    assert game.is_quiet()


@pytest.mark.parametrize("edition", ["first", "second"])
def test_throne_room_attacks_twice(edition: str) -> None:
    """Two Golds, two attacks, two windows for reactions."""
    game, alice, bob = scenario(
        edition=edition, alice="hand: Throne Room, Bandit", bob="hand: Moat | deck: Silver, Estate, Gold, Duchy"
    )
    alice.thrones("Bandit")
    bob.reveals("Moat")
    bob.declines(verbs.REACT)
    assert alice.discard == "2 Gold"
    assert (bob.deck, bob.discard, game.trash) == ("Gold, Duchy", "Estate", "Silver")
    assert game.is_quiet()


def test_in_turn_order_from_the_left() -> None:
    game, alice, bob, carol = scenario(
        alice="deck: Gold, Silver", bob="hand: Bandit", carol="deck: Silver, Gold", turn="seat 1"
    )
    bob.plays("Bandit")
    carol.trashes("Silver", of="Gold, Silver")
    alice.trashes("Gold", of="Gold, Silver")
    assert (alice.discard, carol.discard, game.trash) == ("Silver", "Gold", "Silver, Gold")
    assert game.is_quiet()


def test_everybody_sees_what_is_revealed_and_trashed() -> None:
    game, alice, _, carol = scenario(alice="hand: Bandit", bob="deck: Silver, Estate", carol="deck: Copper, Curse")
    alice.plays("Bandit")
    assert carol.notices("reveal") == [(1, "Silver, Estate", 2), (2, "Copper, Curse", 2)]
    assert alice.notices("trash") == [(1, "Silver", 1)]
    assert alice.notices("gain") == [(0, "Gold", 1)]
    assert game.is_quiet()
