"""Sentences that no printed card says: each does what it says, and reads back as it was written."""

from __future__ import annotations

from typing import Any

import pytest

from throneroom.bots.tactics.card_knowledge import known
from throneroom.cards.language.card_tree import CardTree
from throneroom.cards.language.facts import facts
from throneroom.cards.language.reader import read_card, read_tree
from throneroom.cards.language.writer import write_card
from throneroom.engine import decision as verbs
from throneroom.engine.card import Card
from throneroom.locale import Locale, languages
from throneroom.testing import scenario
from throneroom.words.card_language import tree_text


def gate(text: str, types: str = "Action") -> Card:
    """Return a card with this text, which must read back as it is written."""
    whole = f"Toll Gate\ncost 4, {types}\n{text}\n"
    tree = read_tree(whole)
    assert read_tree(write_card(tree)) == tree
    assert hash(read_tree(whole)) == hash(tree)
    for language in languages():
        assert tree_text(tree, Locale(language))
    return read_card(whole)


def played(text: str, alice: str, bob: str = "", types: str = "Action", **more: Any) -> tuple[Any, ...]:
    """Return a game in which the first seat has played the card with this text."""
    game, first, second = scenario(custom=[gate(text, types)], alice=f"hand: Toll Gate, {alice}", bob=bob, **more)
    first.plays("Toll Gate")
    return game, first, second


# -- conditions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "alice", "holds"),
    [
        ("you have 3 or more cards in hand", "3 Copper", True),
        ("you have 3 or more cards in hand", "2 Copper", False),
        ("you have 2 or fewer cards in hand", "2 Copper", True),
        ("you have 2 or fewer cards in hand", "3 Copper", False),
        ("you have a Treasure in hand", "Copper", True),
        ("you have a Treasure in hand", "Estate", False),
        ("you have no Treasures in hand", "Estate", True),
        ("you have played 1 or more Actions this turn", "Copper", True),
        ("you have played 2 or more Actions this turn", "Copper", False),
        ("1 or more Supply piles are empty", "Copper", False),
    ],
)
def test_a_condition_about_the_turn_or_the_hand(condition: str, alice: str, holds: bool) -> None:
    game, _, _ = played(f"If {condition}, +3 Coins.", alice)
    assert game.coins == (3 if holds else 0)
    assert game.is_quiet()


@pytest.mark.parametrize(("condition", "holds"), [("costs 3 or more", True), ("costs 2 or less", False)])
def test_a_condition_about_the_cost_of_a_card(condition: str, holds: bool) -> None:
    game, _, _ = played(f"Reveal the top card of your deck.\nIf it {condition}, +1 Buy.", "Copper | deck: Silver")
    assert game.buys == (2 if holds else 1)


def test_if_another_player_has_few_cards_they_draw() -> None:
    text = "Each other player discards a card from their hand. If they have 2 or fewer cards in hand, they draw a card."
    _, _, bob = played(text, "Copper", "hand: 3 Copper | deck: Gold", "Action - Attack")
    assert bob.hand == "2 Copper, Gold"


# -- may --------------------------------------------------------------------------------------------------------------


def test_a_step_without_cards_to_choose_from_may_be_declined() -> None:
    text = "You may draw 2 cards. If you do, +1 Buy."
    game, alice, _ = played(text, "Copper | deck: 2 Gold")
    alice.chooses("draw 2 cards")
    assert alice.hand == "Copper, 2 Gold"
    assert game.buys == 2
    game, alice, _ = played(text, "Copper | deck: 2 Gold")
    alice.declines(verbs.CHOOSE)
    assert (alice.hand, game.buys) == ("Copper", 1)


def test_cards_to_draw_up_to_a_number_without_setting_any_aside() -> None:
    _, alice, _ = played("Draw until you have 4 cards in hand.", "2 Copper | deck: 3 Village")
    assert alice.hand == "2 Copper, 2 Village"
    _, alice, _ = played("Draw until you have 4 cards in hand.", "5 Copper | deck: 3 Village")
    assert len(alice.hand) == 5


# -- the deck ---------------------------------------------------------------------------------------------------------


def test_the_top_card_is_trashed() -> None:
    game, _, _ = played("Trash the top card of your deck. If it is a Treasure, +1 Coin.", "Copper | deck: Silver")
    assert game.trash == "Silver"
    assert game.coins == 1


def test_what_others_trash_from_their_decks_can_be_gained() -> None:
    text = "Each other player trashes the top card of their deck.\nGain any number of the trashed cards."
    _, alice, bob = played(text, "Copper", "deck: Gold, Copper", "Action - Attack")
    alice.gains("Gold", of="Gold")
    assert alice.discard == "Gold"
    assert bob.deck == "Copper"


def test_revealed_cards_are_trashed_and_the_rest_is_taken() -> None:
    text = "Reveal the top 3 cards of your deck.\nTrash up to 2 of them.\nPut the rest into your hand."
    game, alice, _ = played(text, "Copper | deck: Curse, Estate, Gold, Silver")
    alice.trashes("Curse", of="Curse, Estate, Gold")
    assert game.trash == "Curse"
    assert alice.hand == "Copper, Estate, Gold"
    assert alice.deck == "Silver"


def test_exactly_two_of_the_revealed_cards_are_discarded_and_the_rest_put_back() -> None:
    text = "Reveal the top 3 cards of your deck.\nDiscard 2 of them.\nPut the rest back."
    _, alice, _ = played(text, "Copper | deck: Curse, Estate, Gold, Silver")
    alice.cannot_answer("Curse")
    alice.discards("Curse, Estate")
    assert alice.deck == "Gold, Silver"
    assert alice.discard.in_any_order == "Curse, Estate"


def test_a_card_looked_at_is_trashed_or_discarded() -> None:
    game, _, _ = played("Look at the top card of your deck. If it is a Curse, trash it.", "Copper | deck: Curse, Gold")
    assert game.trash == "Curse"
    _, alice, _ = played("Look at the top card of your deck. Discard it.", "Copper | deck: Estate, Gold")
    assert alice.discard == "Estate"
    assert alice.deck == "Gold"


def test_a_revealed_card_is_put_back() -> None:
    text = "Reveal the top card of your deck. If it is a Treasure, put it back. If it is a Victory card, discard it."
    _, alice, _ = played(text, "Copper | deck: Gold, Estate")
    assert alice.deck == "Gold, Estate"
    _, alice, _ = played(text, "Copper | deck: Estate, Gold")
    assert (alice.deck, alice.discard) == ("Gold", "Estate")


def test_an_empty_deck_reveals_nothing() -> None:
    _, alice, _ = played("Reveal cards from your deck until you reveal a Treasure. Discard the rest.", "Copper")
    assert alice.hand == "Copper"
    _, alice, _ = played("Discard the top card of your deck. If you do, +1 Card.", "Copper")
    assert alice.discard == ""


# -- a card from the hand ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "hand", "discard", "deck", "trash"),
    [
        ("Discard it", "Copper", "Estate", "", ""),
        ("Trash it", "Copper", "", "", "Estate"),
        ("Put it back", "Copper", "", "Estate", ""),
    ],
)
def test_a_card_revealed_from_the_hand_goes_somewhere(
    step: str, hand: str, discard: str, deck: str, trash: str
) -> None:
    game, alice, _ = played(f"Reveal a card from your hand. {step}.", "Copper, Estate")
    alice.shows("Estate", of="Copper, Estate")
    assert (alice.hand, alice.discard, alice.deck, game.trash) == (hand, discard, deck, trash)
    assert game.is_quiet()


def test_an_action_is_played_once() -> None:
    game, alice, _ = played("You may play an Action card from your hand.", "Village, Copper | deck: 2 Gold")
    alice.answers(verbs.PLAY, "Village", of="Village")
    assert alice.hand == "Copper, Gold"
    assert game.actions == 2


def test_each_card_in_hand_counts() -> None:
    game, _, _ = played("+1 Coin for each Treasure in your hand.", "2 Copper, Estate, Silver")
    assert game.coins == 3


def test_each_empty_pile_counts() -> None:
    game, _, _ = played("+1 Buy for each empty Supply pile.", "Copper", supply="0 Estate, 0 Curse")
    assert game.buys == 3


def test_a_trasher_of_others_cards_takes_one_of_them() -> None:
    text = "Each other player trashes a card from their hand.\nGain any number of the trashed cards."
    _, alice, bob = played(text, "Copper", "hand: Gold, Estate", "Action - Attack")
    bob.trashes("Gold", of="Gold, Estate")
    alice.gains("Gold")
    assert alice.discard == "Gold"


def test_they_go_on_in_a_sentence_of_their_own() -> None:
    text = "Each other player reveals the top card of their deck. If it is a Curse, they trash it. They draw a card."
    game, _, bob = played(text, "Copper", "deck: Curse, Gold", "Action - Attack")
    assert game.trash == "Curse"
    assert bob.hand == "Gold"


def test_a_card_that_plays_itself_again_and_again_comes_to_an_end() -> None:
    """A text plays no card once 30 are being resolved within one another."""
    text = "+1 Action\nYou may play an Action card from your hand twice."
    game, alice, _ = played(text, "40 Toll Gate")
    for _ in range(5000):
        decision = game.decision
        if decision is None or decision.verb is not verbs.PLAY:
            break
        game.game.answer([decision.options[0]])
    assert game.game.effect is None
    assert game.game.actions_played <= 81
    assert len(alice.in_play) > 10


# -- gains ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "of"),
    [
        ("Gain a card costing exactly 3.", "Silver, Village, Woodcutter"),
        ("Gain a Treasure other than Copper.", "Silver, Gold"),
        ("Gain a Treasure costing 3 or more.", "Silver, Gold"),
    ],
)
def test_a_price_or_a_kind_limits_what_can_be_gained(text: str, of: str) -> None:
    _, alice, _ = played(text, "Copper")
    alice.gains("Silver", of=of)


def test_without_a_card_to_compare_with_nothing_is_gained() -> None:
    game, alice, _ = played("Trash a card from your hand. Gain a card costing exactly 1 more than it.", "")
    assert alice.discard == ""
    assert game.is_quiet()


# -- what bots know ---------------------------------------------------------------------------------------------------


def test_an_optional_step_is_worth_as_much_as_the_step() -> None:
    assert facts(tree("You may draw 2 cards.")).value == facts(tree("Draw 2 cards.")).value == 16


def test_what_others_lose_is_an_attack_on_their_hands() -> None:
    text = "Each other player discards a card from their hand. If they don't, they gain a Curse."
    assert known(gate(text, "Action - Attack")).attacks_hand


def test_a_new_hand_counts_the_cards_drawn() -> None:
    found = facts(tree("Choose one: discard your hand, then draw 4 cards; +2 Coins."))
    assert [option.new_hand for option in found.options.values() if option.new_hand >= 0] == [4]


def test_a_card_from_the_trash_is_known_to_be_from_there() -> None:
    found = facts(tree("Choose one: trash an Action card from the Supply; gain an Action card from the trash."))
    assert sorted(option.from_trash for option in found.options.values()) == [False, True]


def tree(text: str) -> CardTree:
    return read_tree(f"Toll Gate\ncost 4, Action\n{text}")
