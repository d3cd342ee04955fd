"""Bots of every kind answer every question that a card can ask, legally; and what happens if one does not."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from tests.helpers.deals import FIRST_GAME

from throneroom.bots import bot_mistakes
from throneroom.bots.beginner import BeginnerBot
from throneroom.bots.bot import Bot, play_out
from throneroom.bots.bot_mistakes import answer_or_default, log_mistake
from throneroom.bots.match import Match
from throneroom.bots.rollouts.expert_bot import ExpertBot
from throneroom.bots.simple import MoneyBot, RandomBot, VillageSmithyBot
from throneroom.bots.strategies.builtin import builtin
from throneroom.bots.strategies.language import read_strategy
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.bots.tactics.tactical_bot import TacticalBot
from throneroom.cards.base import MOAT
from throneroom.cards.basic import PROVINCE
from throneroom.cards.catalog import Catalog
from throneroom.engine.ask import choose_card, choose_cards, may
from throneroom.engine.card import ACTION, REACTION, VICTORY, Card, Mode, Option
from throneroom.engine.decision import (
    BUY,
    DISCARD,
    PLAY,
    PLAY_ACTION,
    SET_ASIDE,
    VERBS,
    Decision,
    IllegalAnswer,
    Verb,
)
from throneroom.engine.game import Game
from throneroom.engine.play import Effect, Play
from throneroom.engine.view import View
from throneroom.engine.zone import HAND, MODES, ZONES
from throneroom.testing import scenario

ODDITY = Card("Oddity", cost=4, types=ACTION | VICTORY, actions=1, points=1)
SHIELD = Card("Odd Shield", cost=2, types=ACTION | REACTION, reaction=lambda game, player, attack: None)
CATALOG = Catalog([ODDITY, SHIELD])
MODES_OFFERED = (Mode("One thing"), Mode("Another"), Mode("A third", cards=1))

LISTS = """
Province
Oddity if own(Oddity) < 2
Gold
Silver
endgame

gain:
Oddity
Silver

trash:
Copper
Oddity

discard:
Estate
Oddity

play:
Smithy
Oddity
"""


@pytest.fixture
def warnings(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    """Forget earlier mistakes, and return the mistakes logged so far."""
    monkeypatch.setattr(bot_mistakes, "_known", set())
    caplog.set_level(logging.WARNING, "throneroom.bots")
    return lambda: [record.getMessage() for record in caplog.records]


def strategy_bots() -> list[Bot]:
    return [StrategyBot(read_strategy(LISTS, CATALOG, "lists")), StrategyBot(builtin("big-money"))]


def all_bots() -> list[Bot]:
    simple: list[Bot] = [Bot(), RandomBot(1), BeginnerBot(1), MoneyBot(), VillageSmithyBot(), TacticalBot()]
    return simple + strategy_bots()


def position() -> tuple[Game, list[tuple[Option, ...]]]:
    """Return a game, and what a question might be about: cards that the seat has, cards that it has not, and modes."""
    board, _alice, _bob = scenario(
        catalog=CATALOG,
        alice="hand: Oddity, 2 Copper, Curse, Estate, Smithy, Throne Room, Village | deck: 3 Silver | discard: Gold",
        bob="hand: Odd Shield, Gold, Gold, Militia, Remodel | deck: Province, Oddity",
        kingdom="Oddity, Odd Shield, Cellar, Remodel, Throne Room",
    )
    game: Game = board.game
    mine, theirs = game.players[0].hand, game.players[1].hand
    return game, [
        tuple(mine),
        tuple(mine[1:3]),
        tuple(theirs),
        (SHIELD, PROVINCE, MOAT),
        ODDITY.alone,
        SHIELD.alone,
        (),
        MODES_OFFERED,
    ]


def questions(verb: Verb) -> Iterator[Decision]:
    """Return questions of every shape: how many, in order or not, about whom, and where the cards are."""
    _game, offered = position()
    for options, subject, ordered in product(offered, (0, 1), (False, True)):
        size = len(options)
        amounts = {(0, 1), (1, 1), (0, 2), (1, 2), (2, 2), (0, size), (1, size), (size, size), (0, 0)}
        for least, most in sorted(amounts):
            if least <= most <= size:
                zones = (*ZONES, MODES) if least == 1 and not ordered else (HAND,)
                for zone in zones:
                    yield Decision(
                        seat=0,
                        verb=verb,
                        card=ODDITY,
                        options=options,
                        least=least,
                        most=most,
                        ordered=ordered,
                        subject=subject,
                        zone=zone,
                    )


@pytest.mark.parametrize("verb", VERBS, ids=str)
def test_bots_answer_every_question_legally(verb: Verb) -> None:
    game, _offered = position()
    view = game.view(0)
    bots = all_bots()
    for decision in questions(verb):
        for bot in bots:
            decision.check(bot.answer(view, decision))


def asking(ask: Callable[[Game, Play], Effect]) -> Game:
    """Return a game whose first card to play asks something."""
    card = Card("Asker", cost=2, types=ACTION, actions=1, cards=1, effect=ask)
    board, alice, _bob = scenario(
        catalog=Catalog([card]),
        alice="hand: Asker, Copper, Estate, Smithy, Gold | deck: 9 Copper",
        bob="hand: Copper, Gold, Militia, Estate, Village | deck: 9 Silver",
    )
    alice.plays("Asker")
    game: Game = board.game
    return game


def set_one_aside(game: Game, play: Play) -> Effect:
    card = yield from choose_card(game, play.player, SET_ASIDE, play.player.hand)
    if card is not None:
        game.set_aside(play.player, card)
        game.discard_set_aside(play.player)


def discard_theirs(game: Game, play: Play) -> Effect:
    (victim,) = game.others(play.player)
    game.reveal(victim, victim.hand, HAND)
    cards = yield from choose_cards(game, play.player, DISCARD, victim.hand, 2, 2, subject=victim)
    game.discard(victim, cards)


def play_what_is_not_in_hand(game: Game, play: Play) -> Effect:
    (victim,) = game.others(play.player)
    yield from may(game, play.player, PLAY, victim.hand[0], subject=victim)
    yield from may(game, play.player, PLAY, PROVINCE)


@pytest.mark.parametrize("ask", [set_one_aside, discard_theirs, play_what_is_not_in_hand])
@pytest.mark.parametrize("looks_ahead", [False, pytest.param(True, marks=pytest.mark.once)])
def test_games_with_odd_cards_go_on(
    ask: Callable[[Game, Play], Effect], looks_ahead: bool, warnings: Callable[[], list[str]]
) -> None:
    plan = read_strategy(LISTS, CATALOG, "lists")
    bots: list[Bot] = [ExpertBot([plan, builtin("big-money")], effort=0.02)] if looks_ahead else all_bots()
    for bot in bots:
        game = asking(ask)
        assert game.decision is not None
        play_out(game, [bot, MoneyBot()], 2)  # raises what a bot does wrong
        assert game.player.turns > 2
    assert not warnings()


def test_bots_answer_forced_questions_too() -> None:
    """A question without a choice, or even without options, which is asked so that it tells nothing."""
    for bot in all_bots():
        game = Game.deal(FIRST_GAME, 2, 5, asks_forced=True)
        play_out(game, [bot, StrategyBot(builtin("big-money"))], 12)


# -- mistakes ---------------------------------------------------------------------------------------------------------


class Wrong(Bot):
    """Answers with what nobody offered, or raises an error."""

    def __init__(self, verb: Verb, raises: bool) -> None:
        self.verb = verb
        self.raises = raises
        self.money = MoneyBot()

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        if decision.verb is not self.verb:
            return self.money.answer(view, decision)
        if self.raises:
            raise KeyError("never heard of it")
        return (PROVINCE, PROVINCE)


@pytest.mark.parametrize("raises", [False, True])
@pytest.mark.parametrize("verb", [PLAY_ACTION, BUY, DISCARD])
def test_a_mistake_is_raised_or_logged_once_and_the_default_taken(
    verb: Verb, raises: bool, warnings: Callable[[], list[str]]
) -> None:
    def game() -> Game:
        zones = "hand: 2 Militia, 3 Copper | deck: 9 Militia"
        board, _alice, _bob = scenario(alice=zones, bob=zones)
        dealt: Game = board.game
        return dealt

    bots: list[Bot] = [Wrong(verb, raises), Wrong(verb, raises)]
    with pytest.raises(KeyError if raises else IllegalAnswer):
        play_out(game(), bots, 5)
    assert not warnings()
    for recorded in (True, False):
        played = game()
        play_out(played, bots, 5, recorded=recorded, on_mistake=log_mistake)
        assert played.player.turns > 5
    (warning,) = warnings()
    assert warning.startswith("Wrong failed, and plays on without its answer: ")
    assert ("KeyError: 'never heard of it'" if raises else "illegal answer: Province, Province") in warning
    assert verb.name in warning


def test_a_bot_at_a_table_falls_back_to_the_default(warnings: Callable[[], list[str]]) -> None:
    game = asking(discard_theirs)
    decision = game.decision
    assert decision is not None
    for raises in (False, True):
        assert answer_or_default(Wrong(DISCARD, raises), game.view(0), decision) == decision.default()
    (warning,) = warnings()
    assert "(Asker)" in warning


def test_a_match_raises_errors_of_bots_unless_it_is_told_what_to_do(warnings: Callable[[], list[str]]) -> None:
    bots: list[Bot] = [Wrong(BUY, raises=True), MoneyBot()]
    with pytest.raises(KeyError):
        Match(FIRST_GAME, bots, 1).tally(0, 2)
    assert Match(FIRST_GAME, bots, 1, on_mistake=log_mistake).tally(0, 2).games == 2
    assert len(warnings()) == 1
