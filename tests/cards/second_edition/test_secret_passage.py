"""Secret Passage: +2 Cards, +1 Action; put a card from hand anywhere into the deck (second edition)."""

from __future__ import annotations

import pytest

from throneroom.engine import decision as verbs
from throneroom.testing import scenario


@pytest.mark.parametrize(
    ("above", "deck"),
    [
        ("0", "Gold, Copper, Silver, Estate"),
        ("1", "Copper, Gold, Silver, Estate"),
        ("2", "Copper, Silver, Gold, Estate"),
        ("3", "Copper, Silver, Estate, Gold"),
    ],
)
def test_a_card_from_hand_at_every_depth(above: str, deck: str) -> None:
    """Take a card from your hand and put it anywhere in your deck. The place is chosen by counting."""
    game, alice, _ = scenario(alice="hand: Secret Passage, Gold | deck: Duchy, Curse, Copper, Silver, Estate", bob="")
    alice.plays("Secret Passage")
    assert (alice.hand, game.actions) == ("Gold, Duchy, Curse", 1)
    alice.cannot_decline()
    alice.answers(verbs.PUT_INTO_DECK, "Gold", of="Gold, Duchy, Curse", by="Secret Passage")
    alice.cannot_decline()
    alice.answers(verbs.CHOOSE_NUMBER, above, of="0, 1, 2, 3", by="Secret Passage")
    assert (alice.hand, alice.deck, alice.discard) == ("Duchy, Curse", deck, "")
    assert game.is_quiet()


def test_one_drawn_may_go_back() -> None:
    game, alice, _ = scenario(alice="hand: Secret Passage, Gold | deck: Duchy, Curse, Copper", bob="")
    alice.plays("Secret Passage")
    alice.answers(verbs.PUT_INTO_DECK, "Curse")
    alice.answers(verbs.CHOOSE_NUMBER, "1", of="0, 1")
    assert (alice.hand, alice.deck) == ("Gold, Duchy", "Copper, Curse")
    assert game.is_quiet()


def test_an_empty_deck_has_one_place() -> None:
    """The discard pile is not shuffled to find a place."""
    game, alice, _ = scenario(alice="hand: Secret Passage, Gold | deck: 2 Gold", bob="")
    alice.plays("Secret Passage")
    assert (alice.hand, alice.deck) == ("2 Gold", "Gold")
    assert game.is_quiet()


def test_the_discard_pile_is_not_shuffled_for_the_place() -> None:
    game, alice, _ = scenario(alice="hand: Secret Passage, Estate | deck: 2 Estate | discard: Gold, Silver", bob="")
    alice.plays("Secret Passage")
    assert (alice.hand, alice.deck, alice.discard) == ("2 Estate", "Estate", "Gold, Silver")
    assert game.is_quiet()


def test_without_cards_nothing_is_put_back() -> None:
    game, alice, _ = scenario(alice="hand: Secret Passage", bob="")
    alice.plays("Secret Passage")
    assert (alice.hand, alice.deck, game.actions) == ("", "", 1)
    assert game.is_quiet()


def test_a_shuffle_for_the_draw_comes_first() -> None:
    game, alice, _ = scenario(alice="hand: Secret Passage | deck: Gold | discard: 3 Copper", bob="")
    alice.plays("Secret Passage")
    assert (alice.hand, alice.discard) == ("Gold, Copper", "")
    alice.answers(verbs.PUT_INTO_DECK, "Gold", of="Gold, Copper")
    alice.answers(verbs.CHOOSE_NUMBER, "2", of="0, 1, 2")
    assert alice.deck == "2 Copper, Gold"
    assert game.is_quiet()


@pytest.mark.parametrize("edition", ["first", "second"])
def test_throne_room_may_draw_it_again(edition: str) -> None:
    game, alice, _ = scenario(
        edition=edition, alice="hand: Throne Room, Secret Passage, Gold | deck: Copper, Silver, Estate, Duchy", bob=""
    )
    alice.thrones("Secret Passage")
    alice.answers(verbs.PUT_INTO_DECK, "Gold")
    alice.answers(verbs.CHOOSE_NUMBER, "1")
    assert alice.hand == "Copper, Silver, Estate, Gold"
    alice.answers(verbs.PUT_INTO_DECK, "Copper")
    alice.answers(verbs.CHOOSE_NUMBER, "0", of="0, 1")
    assert (alice.hand, alice.deck, game.actions) == ("Silver, Estate, Gold", "Copper, Duchy", 2)
    assert game.is_quiet()


def test_the_others_see_the_place_but_not_the_card() -> None:
    """The deck is not looked at, and the card is not shown; the place is counted before everybody."""
    game, alice, bob = scenario(alice="hand: Secret Passage, Gold | deck: 2 Copper, 3 Silver", bob="")
    alice.plays("Secret Passage")
    alice.answers(verbs.PUT_INTO_DECK, "Gold")
    alice.answers(verbs.CHOOSE_NUMBER, "2")
    assert alice.notices("put-into-deck") == [(0, "Gold", 2)]
    assert bob.notices("put-into-deck") == [(0, "", 2)]
    assert bob.notices("look") == bob.notices("reveal") == []
    assert game.game.view(0).known_on_deck() == []
    assert game.game.view(1).known_on_deck() == []
    assert game.is_quiet()


def test_on_top_it_is_known_to_its_player() -> None:
    game, alice, _ = scenario(alice="hand: Secret Passage, Gold | deck: 2 Copper, 3 Silver", bob="")
    alice.plays("Secret Passage")
    alice.answers(verbs.PUT_INTO_DECK, "Gold")
    alice.answers(verbs.CHOOSE_NUMBER, "0")
    assert [card.name for card in game.game.view(0).known_on_deck()] == ["Gold"]
    assert game.game.view(1).known_on_deck() == []
    assert game.is_quiet()
