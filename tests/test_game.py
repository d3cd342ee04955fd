"""The game as its users see it: answers, undo, news, standing orders, and cards that fail."""

from __future__ import annotations

import pytest
from tests.table import table

from throneroom.cards.basic import COPPER, ESTATE, SILVER
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import RECOMMENDED_SETS, kingdom_of
from throneroom.engine.ask import choose_card
from throneroom.engine.card import ACTION, Card
from throneroom.engine.decision import BUY, DISCARD, PLAY_ACTION, PLAY_TREASURES, IllegalAnswer
from throneroom.engine.game import Game
from throneroom.engine.news import news_names
from throneroom.engine.play import Effect, Play
from throneroom.record.position import position_text
from throneroom.record.record import Record

FIRST_GAME = kingdom_of(RECOMMENDED_SETS[0].cards)


def all_treasures(game: Game) -> None:
    assert game.decision is not None
    assert game.decision.verb is PLAY_TREASURES
    game.answer(game.decision.options)


# -- illegal answers ------------------------------------------------------------------------------------------------


def test_an_illegal_answer_is_told_with_what_was_asked_given_and_allowed() -> None:
    game = Game.deal(FIRST_GAME, seats=2, seed=7, first=0)
    before = position_text(game)
    with pytest.raises(IllegalAnswer) as refused:
        game.answer([SILVER])
    assert refused.value.decision is game.decision
    assert refused.value.answer == (SILVER,)
    assert str(refused.value).startswith("not a legal answer: Silver; asked: seat 0 play-treasures: 0 to ")
    assert position_text(game) == before
    assert not game.history


def test_nothing_can_be_answered_once_the_game_is_over() -> None:
    board, alice, _bob = table(alice="hand: 8 Copper", bob="hand: Copper", supply="1 Province")
    alice.plays_treasures("8 Copper")
    alice.buys("Province")
    assert board.is_over
    with pytest.raises(IllegalAnswer, match="the game is over, nothing is asked; given: Copper"):
        board.game.answer([COPPER])


def test_seats_and_first_player_must_fit() -> None:
    with pytest.raises(ValueError, match="2 to 6 players can play at a table, not 7"):
        Game.deal(FIRST_GAME, seats=7)
    with pytest.raises(ValueError, match="the first player is a seat from 0 to 1, not 2"):
        Game.deal(FIRST_GAME, seats=2, first=2)


# -- undo -----------------------------------------------------------------------------------------------------------


def test_undo_goes_back_to_any_decision() -> None:
    game = Game.deal(FIRST_GAME, seats=2, seed=3)
    positions = []
    for _ in range(6):
        positions.append(position_text(game))
        assert game.decision is not None
        game.answer(game.decision.options if game.decision.verb is PLAY_TREASURES else game.decision.options[-1:])
    for number, position in enumerate(positions):
        assert position_text(game.rewound(number)) == position
    assert position_text(game.rewound(6)) == position_text(game)
    with pytest.raises(ValueError, match="there is no decision 7; the game has 0 to 6"):
        game.rewound(7)


def test_undo_is_free_until_something_new_was_seen() -> None:
    """Playing Treasures and choosing a buy show nothing new; the new hand at the end of the turn does."""
    game = Game.deal(FIRST_GAME, seats=2, seed=3, first=0)
    all_treasures(game)
    assert news_names(game.news_since(0)) == ()
    assert game.news_since(1) == 0
    game.answer([])
    assert news_names(game.news_since(1)) == ("draw",)
    all_treasures(game)
    assert news_names(game.news_since(2)) == ()
    assert news_names(game.news_since(0)) == ("draw", "other seat")


def test_a_reveal_and_a_shuffle_are_news() -> None:
    board, alice, _bob = table(alice="hand: Spy | discard: 3 Copper", bob="hand: Copper | deck: Estate")
    alice.plays("Spy")
    assert news_names(board.game.news_since(0)) == ("draw", "shuffle", "reveal")


def test_a_position_is_a_beginning_too() -> None:
    board, alice, bob = table(alice="hand: Militia, 2 Copper", bob="hand: 4 Copper, Estate")
    alice.plays("Militia")
    bob.discards("Estate, Copper")
    again = board.game.rewound(1)
    assert again.decision is not None
    assert (again.decision.seat, again.decision.verb) == (1, DISCARD)
    again.answer([COPPER, ESTATE])
    assert again.players[1].discard == [COPPER, ESTATE]


# -- clones ---------------------------------------------------------------------------------------------------------


def test_a_clone_in_the_second_effect_of_a_turn() -> None:
    board, alice, bob, _carol = table(
        alice="hand: Village, 2 Militia | deck: Copper", bob="hand: 4 Copper, Estate", carol="hand: 5 Copper, Estate"
    )
    alice.plays("Village")
    alice.plays("Militia")
    first = board.game.clone()
    bob.discards("Estate, Copper")
    second = board.game.clone()
    assert first.decision is not None
    assert first.decision.seat == 1
    assert second.decision is not None
    assert second.decision.seat == 2
    second.answer([COPPER, COPPER, ESTATE])
    assert second.decision is not None
    assert second.decision.verb is PLAY_ACTION
    assert len(board.game.players[2].hand) == 6, "the original has not moved"


# -- standing orders ------------------------------------------------------------------------------------------------


def test_a_seat_may_always_play_all_its_treasures_without_being_asked() -> None:
    game = Game.deal(FIRST_GAME, seats=2, seed=3, first=0)
    asked = game.clone()
    game.always_play_treasures(0)
    all_treasures(asked)
    assert position_text(game) == position_text(asked)
    game.answer([])
    asked.answer([])
    assert game.decision is not None
    assert (game.decision.seat, game.decision.verb) == (1, PLAY_TREASURES)
    all_treasures(game)
    game.answer([])
    assert game.decision.verb is BUY
    for _ in range(2):
        all_treasures(asked)
        if asked.player.seat == 1:
            asked.answer([])
    assert game.history == asked.history, "the answers are recorded all the same"
    assert position_text(Record.of(game).replay()) == position_text(game)
    assert position_text(game.rewound(len(game.history))) == position_text(game)


# -- cards that fail ------------------------------------------------------------------------------------------------


def broken(game: Game, play: Play) -> Effect:
    """Discard a card. Then fail."""
    card = yield from choose_card(game, play.player, DISCARD, play.player.hand)
    assert card is not None
    game.discard(play.player, [card])
    raise ZeroDivisionError("this card is broken")


BROKEN = Card("Broken", cost=2, types=ACTION, cards=1, effect=broken)


def test_a_card_that_fails_leaves_the_game_as_it_was() -> None:
    board, alice, _bob = table(
        alice="hand: Broken, Estate | deck: Copper", bob="hand: Copper", catalog=Catalog([BROKEN])
    )
    alice.plays("Broken")
    asked = repr(board.game.decision)
    with pytest.raises(ZeroDivisionError, match="this card is broken"):
        alice.discards("Estate")
    assert alice.hand == "Copper, Estate"
    assert alice.discard == ""
    assert repr(board.game.decision) == asked
    assert len(board.game.history) == 1
    with pytest.raises(ZeroDivisionError):
        alice.discards("Copper")
    assert alice.hand == "Copper, Estate"
