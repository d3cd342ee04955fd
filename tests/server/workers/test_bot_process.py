"""The process that plays for bots: it knows what the bot's seat may know, and that is enough."""

from __future__ import annotations

import msgspec
import pytest
from tests.properties.games import Deal, any_answer, facts, fixed_deals, where
from tests.properties.twins import rearrange_unseen

from throneroom.bots import bot_mistakes
from throneroom.bots.bot import Bot
from throneroom.bots.levels import BEGINNER, EXPERT, FAIR, RANDOM
from throneroom.cards.basic import PROVINCE
from throneroom.engine.card import Option
from throneroom.engine.decision import Decision
from throneroom.engine.game import Game
from throneroom.engine.view import View
from throneroom.protocol.base import encode
from throneroom.protocol.lookup import current_catalog, kingdom_named, options_named
from throneroom.record.possible_game import possible_game
from throneroom.server.tables.bot_question import bot_question
from throneroom.server.tables.log_entries import SeatRecord
from throneroom.server.workers import bot_process
from throneroom.server.workers.bot_levels import bot_for, plan_of, quick_plan
from throneroom.server.workers.bot_process import MoveQuestion, move
from throneroom.server.workers.known_game import decision_asked, known_game


def question(game: Game, decision: Decision, level: str = FAIR) -> MoveQuestion:
    """Return the question as the process receives it."""
    asked = bot_question(SeatRecord(who="bot", level=level), game, decision)
    return msgspec.msgpack.decode(msgspec.msgpack.encode(asked), type=MoveQuestion)


def shown(game: Game, seat: int) -> dict[str, object]:
    """Return what a view shows, except for what only bots that look ahead need: they get a possible game."""
    remembered = ("in_deck", "count_deck", "known_on_deck", "knows_deck_top", "can_look_ahead")
    return {name: fact for name, fact in facts(game.view(seat)).items() if name not in remembered}


@pytest.mark.once
@pytest.mark.parametrize("deal", fixed_deals(), ids=str)
def test_a_bot_gets_the_same_view_and_question_as_in_the_real_game(deal: Deal) -> None:
    """At every decision of games with all cards: the same view, question and answer."""
    chance = deal.chance()
    game = deal.game()
    while (decision := game.decision) is not None:
        if chance.random() < 0.2:
            asked = question(game, decision, chance.choice((RANDOM, BEGINNER, FAIR)))
            known = known_game(asked.view, kingdom_named(asked.kingdom), asked.reacted)
            assert shown(known, decision.seat) == shown(game, decision.seat), where(game)
            assert repr(decision_asked(decision.seat, asked.prompt, current_catalog())) == repr(decision), where(game)
            plan = plan_of(asked.level, tuple(asked.kingdom), len(game.players))
            bot = bot_for(asked.level, plan, current_catalog())
            bot.begin(asked.random)
            answer = bot.answer(game.view(decision.seat), decision)
            assert move(asked).answer == [option.name for option in answer], where(game)
        game.answer(any_answer(decision, chance))


@pytest.mark.parametrize("deal", fixed_deals()[:5], ids=str)
def test_the_question_contains_nothing_hidden(deal: Deal) -> None:
    """It is the same, byte for byte, if the cards that the seat cannot see change places."""
    chance = deal.chance()
    for game in deal.play():
        if (decision := game.decision) is None or chance.random() > 0.1:
            continue
        twin = game.clone()
        rearrange_unseen(twin, decision.seat, chance)
        seat = SeatRecord(who="bot", level=FAIR)
        assert encode(bot_question(seat, twin, decision)) == encode(bot_question(seat, game, decision)), where(game)


def test_the_question_does_not_contain_the_key() -> None:
    deal = fixed_deals()[0]
    key = 2**255 + 12345
    game = Game.deal(kingdom_named([card.name for card in deal.kingdom]), 2, key, keyed=True)
    assert game.decision is not None
    text = encode(bot_question(SeatRecord(who="bot", level=FAIR), game, game.decision)).decode()
    assert str(key) not in text
    assert f"{key:x}" not in text


def test_a_bot_answers_the_same_after_a_restart_and_differently_later() -> None:
    """Its random numbers depend on the game and on the number of answers so far."""
    game = fixed_deals()[0].game()
    assert game.decision is not None
    before = question(game, game.decision, RANDOM)
    assert before == question(game.clone(), game.decision, RANDOM)
    game.answer(game.decision.default())
    assert game.decision is not None
    assert question(game, game.decision, RANDOM).random != before.random


@pytest.mark.parametrize("deal", fixed_deals()[:5], ids=str)
def test_a_bot_that_looks_ahead_gets_a_possible_game_with_nothing_hidden_in_it(deal: Deal) -> None:
    """Its seat sees the same in it, and a game that differs in everything hidden gives the same bytes."""
    chance = deal.chance()
    asked = found = 0
    for game in deal.play():
        if (decision := game.decision) is None or decision.is_forced or chance.random() > 0.05:
            continue
        possible = question(game, decision, EXPERT).possible
        asked += 1
        if possible is None:
            assert game.effect is not None, where(game)
            continue
        found += 1
        rebuilt = possible.rebuilt(current_catalog())
        assert rebuilt.view(decision.seat).can_look_ahead
        if not game.moves:
            assert facts(rebuilt.view(decision.seat)) == facts(game.view(decision.seat)), where(game)
            twin, seed = possible.rebuilt(current_catalog()), chance.getrandbits(30)
            again = [possible_game(each, decision.seat, seed, current_catalog()) for each in (game, twin)]
            assert again[0] == again[1], where(game)
    assert found >= 0.7 * asked - 2


def test_a_bot_that_looks_ahead_answers_from_a_possible_game() -> None:
    game = fixed_deals()[0].game()
    assert game.decision is not None
    game.answer(game.decision.options)  # all Treasures
    assert game.decision is not None
    asked = question(game, game.decision, EXPERT)
    asked.strategy = quick_plan(tuple(asked.kingdom), len(game.players))
    game.decision.check(options_named(game.decision, move(asked).answer))


def test_a_bot_with_a_strategy_of_its_own_does_not_look_ahead() -> None:
    game = fixed_deals()[0].game()
    assert game.decision is not None
    seat = SeatRecord(who="bot", level=EXPERT, strategy="Gold")
    assert bot_question(seat, game, game.decision).possible is None


@pytest.mark.parametrize("raises", [False, True])
def test_a_bot_that_fails_gives_the_default_and_tells_once(raises: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    class Wrong(Bot):
        def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
            if raises:
                raise KeyError("no idea")
            return (PROVINCE, PROVINCE)

    monkeypatch.setattr(bot_mistakes, "_known", set())
    monkeypatch.setattr(bot_process, "bot_for", lambda *args, **kwargs: Wrong())
    game = fixed_deals()[0].game()
    decision = game.decision
    assert decision is not None
    first, second = (move(question(game, decision)) for _ in range(2))
    assert first.answer == second.answer == [option.name for option in decision.default()]
    assert first.mistake == f"Wrong, {decision.verb.name}: {'KeyError' if raises else 'IllegalAnswer'}"
    assert second.mistake == ""
