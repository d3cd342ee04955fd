"""A game is determined by its answers: replayed, cloned, rewound, with or without a listener, it is the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.properties.games import Deal, any_answer, deals, question, state, where

from throneroom.cards.catalog import Catalog
from throneroom.engine import event as events
from throneroom.engine.event import DRAW, OTHER_SEAT, REVEAL, SHUFFLE, Event
from throneroom.engine.game import Game
from throneroom.record.record import Record, emit_opening

CATALOG = Catalog()


def facts(emitted: list[Event]) -> list[tuple[object, ...]]:
    """Return everything about the events, including who may see what."""
    return [(*event.facts(), event.insiders, event.shown) for event in emitted]


def played(deal: Deal) -> tuple[Game, list[Event]]:
    """Play the game to its end; return it and its events."""
    emitted: list[Event] = []
    game = deal.game()
    game.listener = emitted.append
    emit_opening(game)
    for _ in deal.play(game):
        pass
    return game, emitted


# -- replay -----------------------------------------------------------------------------------------------------------


@given(deals())
def test_the_replay_of_a_record_is_the_same_game(deal: Deal) -> None:
    """The same state to the last card, and the same events."""
    game, emitted = played(deal)
    again: list[Event] = []
    replayed = Record.of(game).replay(listener=again.append)
    assert state(replayed) == state(game), where(game)
    assert facts(again) == facts(emitted), where(game)


@given(deals())
def test_a_record_reads_back_from_text_and_json(deal: Deal) -> None:
    game, emitted = played(deal)
    record = Record.of(game, [f"Player {seat}" for seat in range(deal.seats)])
    for copy in (
        Record.from_text(record.to_text(), CATALOG),
        Record.from_json(record.to_json(), CATALOG),
    ):
        assert copy == record, where(game)
        again: list[Event] = []
        assert state(copy.replay(listener=again.append)) == state(game), where(game)
        assert facts(again) == facts(emitted), where(game)


@pytest.mark.once
@given(deals())
def test_a_record_can_be_taken_at_any_decision(deal: Deal) -> None:
    """Even in the middle of an effect."""
    chance = deal.chance()
    for game in deal.play():
        if chance.random() < 0.02:
            record = Record.of(game)
            assert state(record.replay()) == state(game), where(game)
            assert state(Record.from_text(record.to_text(), CATALOG).replay()) == state(game), where(game)


@given(deals())
def test_an_answer_counts_by_what_it_names(deal: Deal) -> None:
    """It may be the decision's own options, a list or another tuple."""
    games = [deal.game() for _ in range(3)]
    chance = deal.chance()
    while (decision := games[0].decision) is not None:
        answer = any_answer(decision, chance)
        games[0].answer(answer)
        games[1].answer(list(answer))
        games[2].answer((*answer,))
        assert question(games[0].decision) == question(games[1].decision) == question(games[2].decision), where(
            games[0]
        )
    assert state(games[0]) == state(games[1]) == state(games[2]), where(games[0])


# -- clone ------------------------------------------------------------------------------------------------------------


@given(deals())
def test_a_clone_plays_on_like_the_original_and_without_touching_it(deal: Deal) -> None:
    """At any decision, even inside effects; also clones of clones. Each part is played on a clone first."""
    game = deal.game()
    chance = deal.chance()
    while game.decision is not None:
        before = state(game)
        clone = game.clone()
        assert state(clone) == before, where(game)
        assert clone.listener is None
        emitted: list[Event] = []
        clone.listener = emitted.append
        path = []
        for _ in range(chance.randint(1, 20)):
            if clone.decision is not None:
                answer = any_answer(clone.decision, chance)
                clone.answer(answer)
                path.append((answer, state(clone), clone.news))
        assert state(game) == before, where(game)

        again: list[Event] = []
        game.listener = again.append
        for answer, expected, news in path:
            game.answer(answer)
            assert state(game) == expected, where(game)
            assert game.news == news, where(game)
        game.listener = None
        assert facts(again) == facts(emitted), where(game)
        if chance.random() < 0.3:
            game = clone


@given(deals())
def test_clones_are_independent(deal: Deal) -> None:
    """Clones of one decision that answer differently do not affect each other."""
    chance = deal.chance()
    for game in deal.play():
        if game.decision is None or chance.random() > 0.03:
            continue
        clones = [game.clone() for _ in range(3)]
        reached = []
        for clone in clones:
            for _ in range(5):
                if clone.decision is not None:
                    clone.answer(any_answer(clone.decision, chance))
            reached.append(state(clone))
        assert [state(clone) for clone in clones] == reached, where(game)


# -- undo -------------------------------------------------------------------------------------------------------------


@given(deals())
def test_a_rewound_game_is_the_game_as_it_was(deal: Deal) -> None:
    states = []
    game = deal.game()
    for _ in deal.play(game):
        states.append(state(game))
    chance = deal.chance()
    for number in {0, len(states) - 1, *(chance.randrange(len(states)) for _ in range(6))}:
        assert state(game.rewound(number)) == states[number], where(game.rewound(number))
    assert state(game) == states[-1], where(game)


NEWS = {
    events.DREW: DRAW,
    events.SHUFFLED: SHUFFLE,
    events.SHOWN: REVEAL,
    events.REACTED: REVEAL,
    events.LAID_ASIDE: REVEAL,
    events.DECK_DISCARDED: REVEAL,
    events.PASSED: REVEAL,
}


@pytest.mark.once
@given(deals())
def test_all_new_information_is_reported_as_news(deal: Deal) -> None:
    """There is no news only if nothing was drawn, shuffled, revealed or answered by another seat."""
    steps: list[list[Event]] = []
    asked: list[int] = []
    game = deal.game()
    for _ in deal.play(game):
        if game.decision is not None:
            asked.append(game.decision.seat)
            steps.append([])
            game.listener = steps[-1].append
    chance = deal.chance()
    for _ in range(12):
        late = chance.randint(1, len(steps))
        early = max(0, late - chance.choice((0, 1, 1, 2, 3, 8)))
        expected = 0
        for step in range(early, late):
            expected |= OTHER_SEAT * (asked[step] != asked[early])
            for event in steps[step]:
                expected |= NEWS.get(event.kind, 0) | event.news
        then = game.rewound(late)
        news = then.news_since(early)
        assert news & expected == expected, where(then)
        # The rest are draws and passes that move no card.
        assert news & ~expected & ~(DRAW | REVEAL) == 0, where(then)
        assert then.news_since(late) == 0


# -- listening --------------------------------------------------------------------------------------------------------


@given(deals())
def test_listening_changes_nothing(deal: Deal) -> None:
    """With a listener and without, the same answers lead to the same game at every decision."""
    listened, unlistened = deal.game(), deal.game()
    emitted: list[Event] = []
    listened.listener = emitted.append
    for _, _ in zip(deal.play(listened), deal.play(unlistened), strict=True):
        assert state(listened) == state(unlistened), where(unlistened)
        assert listened.news == unlistened.news, where(unlistened)
    assert emitted[-1].kind is events.ENDED
