"""The public interface of a game: answers, undo, news, always_play_treasures, and cards that fail."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from throneroom.bots.bot import play_out
from throneroom.bots.simple import MoneyBot
from throneroom.cards.basic import COPPER, ESTATE, SILVER
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.ask import choose_card
from throneroom.engine.card import ACTION, Card
from throneroom.engine.decision import BUY, DISCARD, PLAY_ACTION, PLAY_TREASURES, IllegalAnswer
from throneroom.engine.event import Event, news_names
from throneroom.engine.game import Game
from throneroom.engine.play import Effect, Play
from throneroom.engine.zones import CardTable, new_zone
from throneroom.record.position import position_text
from throneroom.record.record import Record
from throneroom.testing import scenario

FIRST_GAME = kingdom_of(RECOMMENDED_SETS[0].cards)


def all_treasures(game: Game) -> None:
    assert game.decision is not None
    assert game.decision.verb is PLAY_TREASURES
    game.answer(game.decision.options)


# -- illegal answers ------------------------------------------------------------------------------------------------


def test_an_illegal_answer_names_what_was_asked_given_and_allowed() -> None:
    game = Game.deal(FIRST_GAME, seats=2, seed=7, first=0)
    before = position_text(game)
    with pytest.raises(IllegalAnswer) as refused:
        game.answer([SILVER])
    assert refused.value.decision is game.decision
    assert refused.value.answer == (SILVER,)
    assert str(refused.value).startswith("illegal answer: Silver; expected: seat 0 play-treasures: 0 to ")
    assert position_text(game) == before
    assert not game.history


@pytest.mark.parametrize("names", [["Copper"], ["Copper", "Gold"], "Copper"])
def test_an_answer_with_names_is_told_to_use_the_options_of_the_decision(names: Any) -> None:
    game = Game.deal(FIRST_GAME, seats=2, seed=7, first=0)
    with pytest.raises(IllegalAnswer, match="An answer has options of the decision, not their names") as refused:
        game.answer(names)
    assert not game.history
    decision = game.decision
    assert decision is not None
    advised = str(refused.value).rpartition(": ")[2]  # the advice works as written
    game.answer(eval(advised, {"decision": decision})[:1])
    assert [option.name for option in game.history[0]] == ["Copper"]


def test_nothing_can_be_answered_once_the_game_is_over() -> None:
    board, alice, _bob = scenario(alice="hand: 8 Copper", bob="hand: Copper", supply="1 Province")
    alice.plays_treasures("8 Copper")
    alice.buys("Province")
    assert board.is_over
    with pytest.raises(
        IllegalAnswer,
        match="no answer is expected: the game is over, or an answer is being resolved; given: Copper",
    ):
        board.game.answer([COPPER])


def test_seats_and_first_player_must_fit() -> None:
    with pytest.raises(ValueError, match="a game has 2 to 6 players, not 7"):
        Game.deal(FIRST_GAME, seats=7)
    with pytest.raises(ValueError, match="the first player must be a seat from 0 to 1, not 2"):
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


def test_undo_is_free_until_new_information_is_revealed() -> None:
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
    board, alice, _bob = scenario(alice="hand: Spy | discard: 3 Copper", bob="hand: Copper | deck: Estate")
    alice.plays("Spy")
    assert news_names(board.game.news_since(0)) == ("draw", "shuffle", "reveal")


def test_a_game_that_started_from_a_position_can_be_rewound() -> None:
    board, alice, bob = scenario(alice="hand: Militia, 2 Copper", bob="hand: 4 Copper, Estate")
    alice.plays("Militia")
    bob.discards("Estate, Copper")
    again = board.game.rewound(1)
    assert again.decision is not None
    assert (again.decision.seat, again.decision.verb) == (1, DISCARD)
    again.answer([COPPER, ESTATE])
    assert again.players[1].discard == [COPPER, ESTATE]


# -- clones ---------------------------------------------------------------------------------------------------------


def test_a_clone_in_the_second_effect_of_a_turn() -> None:
    board, alice, bob, _carol = scenario(
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


# -- always_play_treasures ------------------------------------------------------------------------------------------


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
    assert game.history == asked.history, "the automatic answers are recorded too"
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
    board, alice, _bob = scenario(
        alice="hand: Broken, Estate | deck: Copper", bob="hand: Copper", catalog=Catalog([BROKEN])
    )
    alice.plays("Broken")
    view = board.game.view(0)
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
    assert sorted(card.name for card in view.hand) == ["Copper", "Estate"], "a view created before still works"


def test_a_listener_that_fails_leaves_the_game_as_it_was() -> None:
    board, alice, _bob = scenario(alice="hand: Village, Smithy | deck: Copper, Silver, Gold", bob="hand: Copper")

    def failing_listener(event: Event) -> None:
        raise RuntimeError("this listener fails")

    board.game.listener = failing_listener
    with pytest.raises(RuntimeError, match="this listener fails"):
        alice.plays("Village")
    assert alice.hand == "Village, Smithy"
    assert board.game.listener is failing_listener
    assert (board.game.news, board.game.answered, board.game.history) == (0, (), [])
    board.game.listener = None
    alice.plays("Village")
    assert alice.hand == "Smithy, Copper"


def test_a_listener_cannot_answer_or_clone_while_an_answer_is_resolved() -> None:
    board, alice, _bob = scenario(alice="hand: Village | deck: Copper", bob="hand: Copper")
    refused: list[str] = []

    def meddling_listener(event: Event) -> None:
        for action in (lambda: board.game.answer([]), board.game.clone):
            with pytest.raises((IllegalAnswer, RuntimeError)) as error:
                action()
            refused.append(str(error.value))

    board.game.listener = meddling_listener
    alice.plays("Village")
    assert "an answer is being resolved" in refused[0]
    assert "cannot be cloned while an answer is being carried out" in refused[1]
    assert alice.hand == "Copper"


def yields_text(game: Game, play: Play) -> Effect:
    """Yields something that is not a decision."""
    yield "hello"  # type: ignore[misc]  # a mistake that a card's author might make


def yields_nothing(game: Game, play: Play) -> Effect:
    """Yields nothing."""
    yield  # type: ignore[misc]  # another such mistake


@pytest.mark.parametrize("effect", [yields_text, yields_nothing])
def test_an_effect_that_yields_something_else_is_refused(effect: Callable[[Game, Play], Effect]) -> None:
    odd = Card("Odd", cost=2, types=ACTION, effect=effect)
    board, alice, _bob = scenario(alice="hand: Odd", bob="hand: Copper", catalog=Catalog([odd]))
    with pytest.raises(TypeError):
        alice.plays("Odd")
    assert alice.hand == "Odd"
    assert board.game.decision is not None


# -- news in the answers of others ----------------------------------------------------------------------------------


def test_a_forced_discard_by_another_player_is_news() -> None:
    """Militia against five Coppers asks nobody, but shows the top card."""
    board, alice, _bob = scenario(alice="hand: Militia", bob="hand: 5 Copper")
    alice.plays("Militia")
    assert board.is_quiet()
    assert news_names(board.game.news_since(0)) == ("reveal",)


def test_whether_anybody_reacts_is_news() -> None:
    board, alice, _bob = scenario(alice="hand: Witch", bob="hand: Copper")
    alice.plays("Witch")
    assert "reveal" in news_names(board.game.news_since(0))


def test_drawing_nothing_is_not_news() -> None:
    board, alice, _bob = scenario(alice="hand: Cellar, Estate | deck: Gold", bob="hand: Copper")
    alice.plays("Cellar")
    alice.declines()
    assert board.game.news_since(0) == 0


def test_always_play_treasures_does_not_disturb_undo() -> None:
    game = Game.deal(FIRST_GAME, seats=2, seed=3)
    play_out(game, [MoneyBot(), MoneyBot()])
    for number in range(0, len(game.history), 7):
        assert news_names(game.news_since(number))[-1] in ("other seat", "draw", "shuffle", "reveal")
        assert game.rewound(number).history == game.history[:number]


def test_always_play_treasures_can_be_turned_off() -> None:
    game = Game.deal(FIRST_GAME, seats=2, seed=3, first=0)
    game.always_play_treasures(1)
    game.always_play_treasures(1, False)
    all_treasures(game)
    game.answer([])
    assert game.decision is not None
    assert (game.decision.seat, game.decision.verb) == (1, PLAY_TREASURES)
    with pytest.raises(ValueError, match="a seat is a number from 0 to 1, not 2"):
        game.always_play_treasures(2)


# -- identity of cards, shuffling ------------------------------------------------------------------------------------


def test_copying_a_card_returns_the_same_object() -> None:
    assert copy.copy(COPPER) is COPPER
    assert copy.deepcopy([COPPER])[0] is COPPER
    with pytest.raises(TypeError, match="Copper cannot be pickled"):
        pickle.dumps(COPPER)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copied_game_is_a_clone(copied: Callable[[Game], Game]) -> None:
    board, alice, bob = scenario(alice="hand: Militia, 2 Copper", bob="hand: 4 Copper, Estate")
    for in_effect in (False, True):
        game: Game = board.game
        game.listener = lambda event: None
        before = position_text(game) if not in_effect else repr(game.decision)
        same = copied(game)
        assert same is not game
        assert same.listener is None
        assert same.history == game.history
        assert same.decision is not None
        same.answer(same.decision.default())
        assert (position_text(game) if not in_effect else repr(game.decision)) == before
        if not in_effect:
            alice.plays("Militia")
    bob.discards("Copper, Copper")


def test_a_game_cannot_be_pickled() -> None:
    with pytest.raises(TypeError, match=r"a game cannot be pickled: send Record.of\(game\)"):
        pickle.dumps(Game.deal(FIRST_GAME, 2, 1))


def test_a_huge_deck_is_shuffled_the_same_way_in_both_builds() -> None:
    """The result of shuffling a thousand cards in the plain build."""
    deck = new_zone(CardTable((COPPER, SILVER, ESTATE)), [COPPER, SILVER, ESTATE] * 700)
    state = deck.shuffle(12345)
    assert (state, sum(at for at, card in enumerate(deck.cards()) if card is SILVER)) == (3883481279191032997, 731664)
