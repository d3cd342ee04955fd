"""Verbs that only the second editions and custom cards need: what they do, and what other seats may see of them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.helpers.searching_bots import with_searches_once

from throneroom import SUPPLY, Catalog, Game, Record, kingdom_of, position_text, read_position, read_record
from throneroom.bots.levels import LEVELS
from throneroom.bots.named_bot import find_bot, make_bot, prepare_bot
from throneroom.engine import decision as verbs
from throneroom.engine.event import news_names
from throneroom.engine.numbers import number_option
from throneroom.engine.rng import Random
from throneroom.testing import scenario

CATALOG = Catalog()
HOOK_CARDS = CATALOG.read_list(
    "Sentry, Harbinger, Vassal, Lurker, Secret Passage, Replace, Diplomat, Merchant, Courtier, Artisan"
)


def position(*, supply: str = "", asks_forced: bool = False, **seats: str) -> tuple[Any, ...]:
    keywords: dict[str, Any] = {"catalog": CATALOG, "supply": supply, "asks_forced": asks_forced, **seats}
    return scenario(**keywords)


# -- looking at the top of the deck ------------------------------------------------------------------------------------


def test_sentry_trashes_discards_and_puts_back() -> None:
    """Look at the top two cards of your deck. Trash and discard as many as you like; put the rest back in any order."""
    game, alice, bob = position(alice="hand: Sentry | deck: Gold, Curse, Copper, Silver", bob="")
    alice.plays("Sentry")
    alice.trashes("Curse", of="Curse, Copper", by="Sentry")
    alice.discards("Copper", of="Copper")
    assert game.is_quiet()
    assert (alice.hand, alice.deck, alice.discard, game.trash) == ("Gold", "Silver", "Copper", "Curse")
    assert bob.notices("look") == [(0, "", 2)]
    assert alice.notices("look") == [(0, "Curse, Copper", 2)]


def test_sentry_puts_both_back_in_any_order_and_only_its_player_sees_them() -> None:
    game, alice, bob = position(alice="hand: Sentry | deck: Gold, Estate, Silver, Copper", bob="")
    alice.plays("Sentry")
    alice.declines(verbs.TRASH)
    alice.declines(verbs.DISCARD)
    alice.puts_back("Silver, Estate", of="Silver, Estate")
    assert alice.deck == "Estate, Silver, Copper"
    assert bob.notices("put-on-deck") == [(0, "", 2)]
    view = game.game.view(alice.number)
    assert [card.name for card in view.known_on_deck()] == ["Silver", "Estate"]
    assert game.game.view(bob.number).known_on_deck() == []


def test_a_look_shuffles_if_the_deck_is_too_small() -> None:
    game, alice, _ = position(alice="hand: Sentry | deck: Gold, Estate | discard: Silver", bob="")
    alice.plays("Sentry")
    assert alice.is_asked(verbs.TRASH, of="Estate, Silver").zone == "deck"
    alice.answers_as_little_as_possible()
    assert alice.deck.in_any_order == "Estate, Silver"
    assert alice.discard == ""
    assert game.is_quiet()


def test_what_was_looked_at_makes_an_undo_no_longer_free() -> None:
    game, alice, _ = position(alice="hand: Sentry | deck: Gold, Estate, Silver", bob="")
    alice.plays("Sentry")
    assert "look" in news_names(game.game.news)
    alice.trashes("Estate")
    assert news_names(game.game.news) == ()


def test_cards_looked_at_stay_where_they_are_in_a_possible_game() -> None:
    """Redealing what a seat cannot know leaves what it looks at in its place."""
    game, alice, _ = position(alice="hand: Sentry | deck: Gold, Estate, Silver, 5 Copper, 5 Province", bob="")
    alice.plays("Sentry")
    for seed in range(20):
        possible = game.game.view(alice.number).possible_game(seed)
        assert [card.name for card in possible.players[0].deck[-2:]] == ["Silver", "Estate"]
        possible.answer([CATALOG.find("Estate")])
        assert [card.name for card in possible.trash] == ["Estate"]


# -- the discard pile --------------------------------------------------------------------------------------------------


def test_harbinger_puts_a_card_of_the_discard_pile_onto_the_deck_unseen() -> None:
    """Look through your discard pile. You may put one card from it onto your deck. Only the player sees it."""
    game, alice, bob = position(alice="hand: Harbinger | deck: Copper, Estate | discard: Silver, Gold, Curse", bob="")
    alice.plays("Harbinger")
    assert alice.is_asked(verbs.PUT_ON_DECK, of="Silver, Gold, Curse", by="Harbinger").zone == "discard"
    alice.puts_on_deck("Gold")
    assert (alice.deck, alice.discard) == ("Gold, Estate", "Silver, Curse")
    assert bob.notices("look") == [(0, "", 0)]  # a discard pile is not counted
    assert bob.notices("put-on-deck") == [(0, "", 1)]
    assert game.is_quiet()


def test_harbinger_draws_first_and_may_find_an_empty_pile() -> None:
    game, alice, _ = position(alice="hand: Harbinger | deck: - | discard: Silver", bob="")
    alice.plays("Harbinger")
    assert game.is_quiet()
    assert alice.hand == "Silver"


# -- playing a card from elsewhere -------------------------------------------------------------------------------------


def test_vassal_plays_an_action_from_the_discard_pile_without_using_an_action() -> None:
    game, alice, bob = position(alice="hand: Vassal | deck: Market, Copper | discard: Estate", bob="")
    alice.plays("Vassal")
    alice.answers(verbs.PLAY, "Market", of="Market", by="Vassal")
    assert (alice.in_play, alice.discard, alice.hand) == ("Vassal, Market", "Estate", "Copper")
    assert (game.actions, game.buys, game.coins) == (1, 2, 3)
    assert bob.notices("play") == [(0, "Vassal", 1), (0, "Market", 1)]


@pytest.mark.parametrize("top", ["Copper", "-"])
def test_vassal_asks_nothing_unless_it_finds_an_action(top: str) -> None:
    game, alice, _ = position(alice=f"hand: Vassal | deck: {top}", bob="")
    alice.plays("Vassal")
    assert game.is_quiet()
    assert alice.discard == top


def test_an_attack_played_by_vassal_can_be_answered_with_moat() -> None:
    game, alice, bob = position(alice="hand: Vassal | deck: Militia", bob="hand: Moat, 4 Copper")
    alice.plays("Vassal")
    alice.answers(verbs.PLAY, "Militia")
    bob.reveals("Moat")
    assert game.is_quiet()
    assert len(bob.hand) == 5


def test_a_card_cannot_be_played_from_the_supply() -> None:
    game, *_ = position(alice="hand: Copper", bob="")
    with pytest.raises(TypeError, match="not 'supply'"):
        game.game.put_in_play(game.game.players[0], CATALOG.find("Copper"), SUPPLY)


# -- the Supply and the trash ------------------------------------------------------------------------------------------


def test_lurker_trashes_from_the_supply_and_gains_from_the_trash() -> None:
    game, alice, bob = position(alice="hand: 2 Lurker | deck: Copper", bob="")
    alice.plays("Lurker")
    alice.chooses("trash an Action from the Supply")
    alice.trashes("Militia")
    assert game.trash == "Militia"
    assert game.left("Militia") == 9
    assert bob.notices("trash") == [(0, "Militia", 1)]
    alice.plays("Lurker")
    alice.chooses("gain an Action from the trash")
    assert game.is_quiet()  # there is only one
    assert (alice.discard, game.trash) == ("Militia", "")
    assert alice.cards == "2 Lurker, Copper, Militia"


def test_a_pile_emptied_by_trashing_counts_for_the_end() -> None:
    game, alice, _ = position(
        alice="hand: Lurker", bob="", supply="1 Militia, 0 Village, 0 Smithy, 8 Province, 5 Curse, 9 Moat, 8 Lurker"
    )
    alice.plays("Lurker")
    alice.chooses("trash an Action from the Supply")
    alice.trashes("Militia")
    assert game.game.supply.is_over


# -- a place in the deck -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("above", "deck"),
    [
        ("0", "Gold, Copper, Silver, Estate"),
        ("1", "Copper, Gold, Silver, Estate"),
        ("3", "Copper, Silver, Estate, Gold"),
    ],
)
def test_secret_passage_puts_a_card_at_any_depth(above: str, deck: str) -> None:
    game, alice, bob = position(alice="hand: Secret Passage, Gold | deck: Duchy, Curse, Copper, Silver, Estate", bob="")
    alice.plays("Secret Passage")
    alice.answers(verbs.PUT_INTO_DECK, "Gold", of="Gold, Duchy, Curse")
    alice.answers(verbs.CHOOSE_NUMBER, above, of="0, 1, 2, 3")
    assert alice.deck == deck
    assert game.is_quiet()
    assert alice.notices("put-into-deck") == [(0, "Gold", int(above))]
    assert bob.notices("put-into-deck") == [(0, "", int(above))]


def test_a_card_put_among_known_cards_is_known_and_one_below_them_is_not() -> None:
    game, alice, _ = position(alice="hand: Gold, 2 Silver, Curse | deck: 5 Copper", bob="")
    player = game.game.players[0]
    view = game.game.view(0)
    game.game.put_on_deck(player, [CATALOG.find("Silver"), CATALOG.find("Silver")])
    game.game.put_into_deck(player, CATALOG.find("Gold"), 1)
    assert [card.name for card in view.known_on_deck()] == ["Silver", "Gold", "Silver"]
    game.game.put_into_deck(player, CATALOG.find("Curse"), 5)
    assert [card.name for card in view.known_on_deck()] == ["Silver", "Gold", "Silver"]
    assert alice.deck == "Silver, Gold, Silver, 2 Copper, Curse, 3 Copper"


def test_an_empty_deck_has_one_place_and_nobody_is_asked() -> None:
    game, alice, _ = position(alice="hand: Secret Passage, Gold", bob="")
    alice.plays("Secret Passage")
    assert game.is_quiet()
    assert alice.deck == "Gold"


def test_a_place_that_the_deck_does_not_have_is_an_error_and_changes_nothing() -> None:
    game, alice, _ = position(alice="hand: Gold | deck: Copper", bob="")
    with pytest.raises(ValueError, match="a deck of 1 cards has no place with 2 cards above it"):
        game.game.put_into_deck(game.game.players[0], CATALOG.find("Gold"), 2)
    assert (alice.hand, alice.deck) == ("Gold", "Copper")


@pytest.mark.parametrize("number", [-1, 1000])
def test_numbers_to_choose_are_limited(number: int) -> None:
    with pytest.raises(ValueError, match=f"from 0 to 999, not {number}"):
        number_option(number)


# -- gaining onto the deck ---------------------------------------------------------------------------------------------


def test_replace_puts_a_gained_action_or_treasure_onto_the_deck() -> None:
    game, alice, _ = position(alice="hand: Replace, Estate | deck: Copper", bob="")
    alice.plays("Replace")
    alice.gains("Silver")
    assert (alice.deck, game.trash) == ("Silver, Copper", "Estate")


def test_replace_curses_the_others_for_a_victory_card_unless_they_are_protected() -> None:
    _, alice, bob, carol = position(alice="hand: Replace, Silver", bob="hand: Moat, Copper", carol="")
    alice.plays("Replace")
    bob.reveals("Moat")
    alice.gains("Duchy")
    assert (alice.discard, bob.discard, carol.discard) == ("Duchy", "", "Curse")


# -- a condition on a Reaction -----------------------------------------------------------------------------------------


def test_diplomat_is_revealed_from_five_cards_and_again_while_five_are_left() -> None:
    _, alice, bob = position(alice="hand: Militia", bob="hand: Diplomat, 5 Copper | deck: 2 Gold, 2 Silver")
    alice.plays("Militia")
    bob.reveals("Diplomat", of="Diplomat")
    bob.discards("3 Copper")
    bob.reveals("Diplomat", of="Diplomat")  # five cards are left
    bob.discards("2 Copper, Silver")
    bob.discards("Silver", by="Militia")  # four are left: not offered again
    assert bob.hand == "Diplomat, 2 Gold"


def test_diplomat_is_not_offered_from_four_cards() -> None:
    game, alice, bob = position(alice="hand: Militia", bob="hand: Diplomat, 3 Copper")
    alice.plays("Militia")
    bob.discards("Copper", by="Militia")
    assert game.is_quiet()


def test_whether_diplomat_could_be_revealed_is_hidden_where_hands_are() -> None:
    """With `asks_forced`, whoever might have a Reaction is asked, even if there is nothing to reveal."""
    game, alice, bob = position(alice="hand: Militia", bob="hand: Diplomat, 3 Copper", asks_forced=True)
    alice.plays("Militia")
    assert bob.is_asked(verbs.REACT).options == ()
    assert not game.is_quiet()


# -- the first Silver --------------------------------------------------------------------------------------------------


def test_merchant_gives_a_coin_for_the_first_silver_only() -> None:
    game, alice, _ = position(alice="hand: Merchant, 2 Silver | deck: Copper", bob="")
    alice.plays("Merchant")
    assert game.game.view(0).coins_in_hand() == 6
    alice.plays_treasures("Silver")
    assert game.coins == 3
    alice.plays_treasures("Silver, Copper")
    assert game.coins == 6


def test_two_merchants_both_count_for_the_same_silver() -> None:
    game, alice, bob = position(alice="hand: 2 Merchant, Silver | deck: Silver, Copper", bob="")
    alice.plays("Merchant")
    alice.plays("Merchant")
    assert bob.notices("first-worth-more") == [(0, "Silver", 1), (0, "Silver", 1)]
    alice.plays_treasures("2 Silver, Copper")
    assert game.coins == 7


def test_the_bonus_ends_with_the_turn_and_is_part_of_a_position() -> None:
    game, alice, bob = position(alice="hand: Merchant, Silver | deck: 5 Copper", bob="hand: Silver | deck: 5 Copper")
    alice.plays("Merchant")
    again = read_position(position_text(game.game), CATALOG)
    assert [card.name for card in again.view(1).first_worth_more] == ["Silver"]
    alice.ends_turn()
    bob.plays_treasures("Silver")
    assert game.coins == 2


# -- revealing a card from the hand ------------------------------------------------------------------------------------


def test_courtier_gives_as_many_things_as_the_card_has_types() -> None:
    game, alice, bob = position(alice="hand: Courtier, Militia, Copper", bob="")
    alice.plays("Courtier")
    alice.answers(verbs.REVEAL_CARD, "Militia", of="Militia, Copper", by="Courtier")
    alice.chooses("+3 coins, gain a Gold", of="+1 Action, +1 Buy, +3 coins, gain a Gold")
    assert (game.coins, alice.discard, alice.hand) == (3, "Gold", "Militia, Copper")
    assert bob.notices("reveal") == [(0, "Militia", 1)]


# -- whole games -------------------------------------------------------------------------------------------------------


def random_game(seed: int, seats: int, asks_forced: bool = False) -> Game:
    """Play a random game of all these cards, checking what everybody sees."""
    game = Game.deal(kingdom_of(HOOK_CARDS), seats, seed, asks_forced=asks_forced)
    chance = Random(seed, 5)
    for _ in range(600):
        asked = game.decision
        if asked is None:
            break
        if asked.verb is verbs.PLAY_TREASURES:
            game.answer(asked.options)
            continue
        number = asked.least + chance.below(asked.most - asked.least + 1)
        if asked.verb in (verbs.BUY, verbs.PLAY_ACTION) and asked.most:
            number = 1
        options = list(asked.options)
        game.answer([options.pop(chance.below(len(options))) for _ in range(number)])
    return game


@pytest.mark.parametrize("seed", range(6))
def test_random_games_are_recorded_cloned_and_replayed(seed: int) -> None:
    game = random_game(seed, 2 + seed % 3, asks_forced=seed % 2 == 1)
    for number in range(0, len(game.history), 37):
        again = game.rewound(number)
        assert again.clone().view(0).hand == again.view(0).hand
    record = Record.of(game)
    text = record.to_text()
    assert read_record(text, CATALOG).replay().players[0].hand == game.players[0].hand


@pytest.mark.parametrize("level", with_searches_once(LEVELS))
def test_bots_of_every_level_finish_a_game(level: str) -> None:
    kingdom = kingdom_of(HOOK_CARDS)
    bots = [make_bot(prepare_bot(find_bot(level, CATALOG), kingdom, 2, use_cache=False), CATALOG) for _ in range(2)]
    game = Game.deal(kingdom, 2, 3)
    game.run(bots, 60)
    assert game.is_over or game.player.turns > 60
