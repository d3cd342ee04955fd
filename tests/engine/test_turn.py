"""The turn: action phase, buy phase, clean-up, and shuffling (rules, section 3)."""

from __future__ import annotations

from typing import Any

import pytest

from throneroom.engine.decision import BUY, PLAY_ACTION, PLAY_TREASURES
from throneroom.testing import scenario

# Cost 2: Cellar, Moat; 3: Village, Woodcutter, Workshop; 4: Militia, Remodel, Smithy; 5: Market, Mine.
KINGDOM = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop"
UP_TO_1 = "Copper, Curse"
UP_TO_2 = f"{UP_TO_1}, Estate, Cellar, Moat"
UP_TO_3 = f"{UP_TO_2}, Silver, Village, Woodcutter, Workshop"
UP_TO_4 = f"{UP_TO_3}, Militia, Remodel, Smithy"
UP_TO_5 = f"{UP_TO_4}, Duchy, Market, Mine"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_turns_go_clockwise(seats: int) -> None:
    """To the left, and round again; each turn counts."""
    zones: dict[str, Any] = {f"player{seat}": f"{int(seat == 0)} turns | deck: 10 Estate" for seat in range(seats)}
    game, *players = scenario(**zones)
    for player in [*players, players[0]]:
        assert game.turn == player.number
        player.ends_turn()
    assert [player.turns for player in players] == [2, 2, 1, 1, 1, 1][:seats]
    assert game.is_quiet()


# -- A. action phase --------------------------------------------------------------------------------------------------


def test_the_player_has_one_action_and_one_buy() -> None:
    """Each turn begins with 1 action, 1 buy and no coins, whatever was left over before."""
    game, alice, bob = scenario(alice="hand: Woodcutter, Copper", bob="hand: Smithy", turn="3 actions")
    alice.plays("Woodcutter")
    alice.ends_turn()
    assert bob.is_asked(PLAY_ACTION, of="Smithy")
    assert (game.actions, game.buys, game.coins) == (1, 1, 0)
    assert game.is_quiet()


def test_as_many_actions_as_the_player_has() -> None:
    """With 1 action one card is played; the others stay in hand."""
    game, alice, _bob = scenario(alice="hand: Woodcutter, Smithy, Moat", bob="")
    alice.plays("Woodcutter", of="Woodcutter, Smithy, Moat")
    assert alice.is_asked(BUY)
    assert alice.hand == "Smithy, Moat"
    assert game.is_quiet()


def test_more_actions_allow_more_cards() -> None:
    """One after the other; +Actions add up."""
    game, alice, _bob = scenario(alice="hand: 2 Village, 2 Smithy | deck: 9 Estate", bob="")
    alice.plays("Village", of="Village, Smithy")
    alice.plays("Village", of="Village, Smithy")
    assert game.actions == 3
    alice.plays("Smithy", of="Smithy")
    alice.plays("Smithy", of="Smithy")
    assert game.actions == 1
    assert alice.is_asked(BUY)
    assert game.is_quiet()


def test_each_card_is_fully_resolved_before_the_next() -> None:
    """While a card asks, nothing else can be played."""
    game, alice, _bob = scenario(alice="hand: Village, Cellar, Smithy | deck: Copper", bob="")
    alice.plays("Village")
    alice.plays("Cellar")
    assert not game.is_quiet()
    alice.discards("Copper", of="Copper, Smithy")
    alice.plays("Smithy", of="Smithy")
    assert game.is_quiet()


def test_playing_moves_the_card_from_hand_to_the_play_area() -> None:
    """Played cards stay in play until clean-up."""
    game, alice, _bob = scenario(alice="hand: Village, Woodcutter, Copper", bob="")
    alice.plays("Village")
    alice.plays("Woodcutter")
    assert alice.in_play == "Village, Woodcutter"
    alice.plays_treasures("Copper")
    assert alice.in_play == "Village, Woodcutter, Copper"
    assert alice.hand == alice.discard == ""
    assert game.is_quiet()


def test_do_as_much_as_possible() -> None:
    """A card may be played even if not all of it can be done."""
    game, alice, _bob = scenario(alice="hand: Smithy | deck: Gold", bob="")
    alice.plays("Smithy")
    assert alice.hand == "Gold"
    assert game.is_quiet()


def test_no_action_must_be_played() -> None:
    """The phase ends when the player plays no more, and does not come back."""
    game, alice, _bob = scenario(alice="hand: Village, Copper", bob="")
    alice.declines(PLAY_ACTION)
    alice.plays_treasures("Copper", of="Copper")
    assert alice.is_asked(BUY)
    assert alice.hand == "Village"
    assert game.actions == 1
    assert game.is_quiet()


def test_one_card_at_a_time() -> None:
    """One after the other: never two at once."""
    game, alice, _bob = scenario(alice="hand: Village, Smithy", bob="", turn="2 actions")
    alice.cannot_answer("Village, Smithy")
    alice.cannot_answer("Moat")
    assert alice.hand == "Village, Smithy"
    assert game.is_quiet()


def test_without_actions_in_hand_the_buy_phase_begins() -> None:
    """The phase ends when the player cannot play more."""
    game, alice, _bob = scenario(alice="hand: Estate, Copper", bob="")
    assert alice.is_asked(PLAY_TREASURES, of="Copper")
    assert game.is_quiet()


# -- B. buy phase -----------------------------------------------------------------------------------------------------


def test_some_or_all_treasures() -> None:
    """Any number of Treasure cards, some or all, chosen by the player."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: 2 Copper, Silver, Gold, Estate", bob="")
    alice.plays_treasures("Copper, Silver", of="2 Copper, Silver, Gold")
    assert game.coins == 3
    alice.declines(PLAY_TREASURES)
    alice.is_asked(BUY, of=UP_TO_3)
    assert alice.hand == "Copper, Gold, Estate"
    assert alice.in_play == "Copper, Silver"
    assert game.is_quiet()


def test_treasures_may_be_played_in_parts() -> None:
    """One after the other, as long as nothing was bought."""
    game, alice, _bob = scenario(alice="hand: 2 Copper, Gold", bob="")
    alice.plays_treasures("Copper", of="2 Copper, Gold")
    alice.plays_treasures("Gold", of="Copper, Gold")
    alice.plays_treasures("Copper", of="Copper")
    assert game.coins == 5
    assert alice.is_asked(BUY)
    assert game.is_quiet()


def test_no_treasure_need_be_played() -> None:
    """Any number, even none."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: 2 Copper", bob="")
    alice.declines(PLAY_TREASURES)
    alice.is_asked(BUY, of=UP_TO_1)
    assert game.coins == 0
    assert alice.hand == "2 Copper"
    assert game.is_quiet()


def test_only_treasures_in_hand_can_be_played() -> None:
    """Treasure cards from hand: no more copies than there are, no Victory cards."""
    game, alice, _bob = scenario(alice="hand: 2 Copper, Estate | deck: Gold", bob="")
    for answer in ("3 Copper", "Gold", "Estate"):
        alice.cannot_answer(answer)
    assert alice.hand == "2 Copper, Estate"
    assert game.is_quiet()


def test_coins_of_treasures_and_actions_add_up() -> None:
    """Copper 1, Silver 2, Gold 3, and what the Actions gave."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Woodcutter, Copper, Silver, Gold", bob="")
    alice.plays("Woodcutter")
    alice.plays_treasures("Copper, Silver, Gold")
    assert (game.buys, game.coins) == (2, 8)
    alice.is_asked(BUY, of=f"{UP_TO_5}, Gold, Province")
    assert game.is_quiet()


def test_a_bought_card_is_gained_to_the_discard_pile() -> None:
    """The player pays its cost, and it is on top of the discard pile."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Woodcutter, Gold | discard: Copper", bob="")
    alice.plays("Woodcutter")
    alice.plays_treasures("Gold")
    alice.buys("Village", of=UP_TO_5)
    assert alice.discard == "Village, Copper"
    assert game.left("Village") == 9
    assert (game.buys, game.coins) == (1, 2)
    assert game.is_quiet()


def test_one_card_per_buy_with_total_cost_within_the_coins() -> None:
    """Two buys and 5 coins: a Silver, then what 2 coins can buy."""
    game, alice, bob = scenario(
        kingdom=KINGDOM, alice="hand: Woodcutter, Gold | deck: 5 Estate", bob="hand: 2 Copper", turn="1 actions"
    )
    alice.plays("Woodcutter")
    alice.plays_treasures("Gold")
    alice.cannot_answer("Moat, Village")
    alice.cannot_answer("Gold")
    alice.buys("Silver", of=UP_TO_5)
    alice.buys("Moat", of=UP_TO_2)
    assert alice.cards == "Woodcutter, Gold, Silver, Moat, 5 Estate"
    bob.is_asked(PLAY_TREASURES)
    assert game.is_quiet()


@pytest.mark.parametrize("ware", ["Copper", "Curse", "Estate", "Silver", "Moat", "Village"])
def test_treasure_victory_kingdom_or_even_curse_cards(ware: str) -> None:
    """Anything in the supply may be bought."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Gold | deck: 5 Estate", bob="")
    alice.plays_treasures("Gold")
    alice.buys(ware, of=UP_TO_3)
    assert alice.discard.in_any_order == f"Gold, {ware}"
    assert game.is_quiet()


def test_nothing_is_bought_from_the_trash_or_from_empty_piles() -> None:
    """From the supply, never from the trash."""
    game, alice, _bob = scenario(
        kingdom=KINGDOM, alice="hand: 2 Copper", bob="", trash="2 Estate, Moat", supply="0 Estate, 0 Moat"
    )
    alice.plays_treasures("2 Copper")
    alice.cannot_answer("Estate")
    alice.buys("Cellar", of="Copper, Curse, Cellar")
    assert game.trash == "2 Estate, Moat"
    assert game.is_quiet()


def test_no_treasures_after_a_buy() -> None:
    """Once a card was bought, no more treasures can be played this turn."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Woodcutter, 2 Silver", bob="")
    alice.plays("Woodcutter")
    alice.plays_treasures("Silver")
    alice.declines(PLAY_TREASURES)
    alice.buys("Estate", of=UP_TO_4)
    alice.buys("Copper", of=UP_TO_2)
    assert game.turn == 1
    assert alice.hand.in_any_order == "Woodcutter, 2 Silver, Estate, Copper"
    assert game.is_quiet()


def test_no_actions_in_the_buy_phase() -> None:
    """The phases go in order: an Action left in hand is not offered any more."""
    game, alice, _bob = scenario(alice="hand: Village, Copper", bob="", turn="2 actions")
    alice.declines(PLAY_ACTION)
    alice.plays_treasures("Copper", of="Copper")
    alice.cannot_answer("Village")
    alice.is_asked(BUY)
    assert game.is_quiet()


def test_buys_and_coins_may_be_left_unused_and_are_lost() -> None:
    """What is not spent is not there in the next turn."""
    game, alice, bob = scenario(alice="hand: Woodcutter, Gold", bob="deck: 5 Estate")
    alice.plays("Woodcutter")
    alice.plays_treasures("Gold")
    assert (game.buys, game.coins) == (2, 5)
    alice.declines(BUY)
    bob.is_asked(BUY)
    assert (game.buys, game.coins) == (1, 0)
    bob.declines()
    assert game.turn == 0
    assert (game.actions, game.buys, game.coins) == (1, 1, 0)
    assert game.is_quiet()


# -- C. clean-up ------------------------------------------------------------------------------------------------------


def test_all_cards_in_play_and_in_hand_are_discarded_and_five_drawn() -> None:
    """The hand goes first, then the cards in play on top of it; the bought card lies below both."""
    game, alice, _bob = scenario(alice="hand: Village, Estate, Copper | deck: Curse, 5 Gold, Silver", bob="")
    alice.plays("Village")
    alice.plays_treasures("Copper")
    alice.buys("Copper")
    assert alice.hand == "5 Gold"
    assert alice.deck == "Silver"
    assert alice.in_play == ""
    assert alice.discard.in_any_order == "Village, 2 Copper, Estate, Curse"
    assert repr(alice.discard).startswith("Copper, Village, ")
    assert repr(alice.discard).endswith(", Copper")
    assert game.is_quiet()


def test_hand_cards_are_not_shown_at_clean_up() -> None:
    """Hand cards need not be shown; the top of the discard pile is visible."""
    game, alice, bob = scenario(alice="hand: Woodcutter, Estate, Curse | deck: 5 Gold", bob="")
    alice.plays("Woodcutter")
    alice.declines(BUY)
    assert bob.notices("clean-up") == [(0, "Woodcutter", 3)]
    assert bob.notices("draw") == [(0, "", 5)]
    assert game.game.view(1).discard_top(0) is game.catalog.find("Woodcutter")
    assert game.is_quiet()


def test_the_new_hand_is_drawn_before_the_next_turn() -> None:
    """Then the player draws 5 cards, and the next player begins."""
    game, alice, bob = scenario(alice="hand: Copper | deck: 7 Gold", bob="hand: Silver")
    alice.ends_turn()
    assert alice.hand == "5 Gold"
    bob.is_asked(PLAY_TREASURES, of="Silver")
    assert game.is_quiet()


# -- shuffling --------------------------------------------------------------------------------------------------------


def test_take_what_is_left_first_then_shuffle_then_continue() -> None:
    """At clean-up: the two left are in the new hand for certain."""
    game, alice, _bob = scenario(alice="hand: 3 Copper | deck: 2 Gold | discard: 4 Copper", bob="")
    alice.declines(PLAY_TREASURES)
    alice.declines(BUY)
    assert alice.hand == "2 Gold, 3 Copper"
    assert alice.deck == "4 Copper"
    assert alice.discard == ""
    assert game.is_quiet()


def test_never_shuffle_earlier_than_needed() -> None:
    """A deck just used up stays empty until a card is needed from it."""
    game, alice, _bob = scenario(alice="hand: Smithy | deck: 3 Gold | discard: 4 Copper", bob="")
    alice.plays("Smithy")
    assert alice.deck == ""
    assert alice.discard == "4 Copper"
    assert alice.sees("shuffle") == []
    assert game.is_quiet()


def test_the_shuffle_is_a_shuffle() -> None:
    """All the cards of the discard pile, in an order that depends on the seed."""
    orders = set()
    for seed in range(40):
        game, alice, _bob = scenario(alice="hand: Moat | discard: Copper, Silver, Gold, Estate", bob="", seed=seed)
        alice.plays("Moat")
        assert alice.cards == "Moat, Copper, Silver, Gold, Estate"
        assert len(alice.hand) == 2
        orders.add((repr(alice.hand), repr(alice.deck)))
        assert game.is_quiet()
    assert len(orders) > 6


def test_with_too_few_cards_continue_with_what_there_is() -> None:
    """If there are still too few cards, the hand is smaller."""
    game, alice, _bob = scenario(alice="hand: Copper, Estate | deck: Gold", bob="")
    alice.ends_turn()
    assert alice.hand == "Gold, Copper, Estate"
    assert alice.deck == alice.discard == ""
    assert game.is_quiet()


def test_a_player_without_cards_takes_a_turn() -> None:
    """They may still buy a Copper."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="", bob="")
    alice.buys("Copper", of=UP_TO_1)
    assert alice.hand == "Copper"
    assert game.turn == 1
    assert game.is_quiet()


# -- vocabulary -------------------------------------------------------------------------------------------------------


def test_trashed_cards_never_come_back_to_the_supply() -> None:
    """Trash: to the trash pile, face up."""
    game, alice, bob = scenario(alice="hand: Chapel, 2 Silver", bob="")
    alice.plays("Chapel")
    alice.trashes("2 Silver")
    assert game.trash == "2 Silver"
    assert game.left("Silver") == 40
    assert bob.notices("trash") == [(0, "Silver, Silver", 2)]
    assert game.is_quiet()


def test_a_gained_card_cannot_be_used_at_once() -> None:
    """It goes to the discard pile, neither into play nor to the hand."""
    game, alice, _bob = scenario(alice="hand: Workshop", bob="", turn="2 actions")
    alice.plays("Workshop")
    alice.gains("Village")
    assert alice.hand == ""
    assert alice.in_play == "Workshop"
    assert game.actions == 1
    assert alice.is_asked(BUY)
    assert game.is_quiet()


def test_an_illegal_answer_changes_nothing() -> None:
    """The same question is still asked."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: 2 Copper", bob="")
    alice.plays_treasures("2 Copper")
    alice.cannot_answer("Silver")
    alice.is_asked(BUY, of=UP_TO_2)
    assert (game.buys, game.coins) == (1, 2)
    assert alice.in_play == "2 Copper"
    assert game.is_quiet()
