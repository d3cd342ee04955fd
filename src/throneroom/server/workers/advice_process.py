"""A process that gives advice. Run as a module, it answers one question after another, each with several reports.

It gets a possible game of the seat that asks, and never learns anything else: not the seed or key of a game, nor any
hidden card.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec import Struct

from throneroom.advice import Assessment, Plans, plans_of
from throneroom.bots.levels import FAIR, plan
from throneroom.bots.search.starting_plans import big_money
from throneroom.bots.strategies.language import read_strategy
from throneroom.cards.catalog import Catalog
from throneroom.engine.game import Game
from throneroom.protocol.advice import AnswerWorth, encode_advice
from throneroom.protocol.lookup import catalog_of, kingdom_named
from throneroom.record.possible_game import PossibleGame
from throneroom.server.workers.worker_setup import set_up_worker
from throneroom.system.parent_process import ParentProcess
from throneroom.system.priority import give_way

_FIRST_SECONDS: Final = 0.15  # until the first report, besides the time to start
_SECONDS: Final = 0.5  # between two reports
_FEWEST: Final = 16  # games with each answer, before a chance is worth showing
_SLICE: Final = 0.05  # between two looks at whether to stop


class AdviceQuestion(Struct, tag="advise", kw_only=True):
    """What is each answer worth to the seat that is asked in this game?

    `kingdom` is as `kingdom_names` returns it: the game names its cards.
    `plans` are strategies as text, the best first; if empty, quick ones are used. `seconds`: when to stop.
    """

    game: PossibleGame
    kingdom: list[str]
    plans: list[str]
    seconds: float
    seed: int


class StopAdvising(Struct, tag="stop"):
    """Nobody waits for the answer any more."""


class AdviceReport(Struct):
    """What is known so far. `done`: this is the last report; it has no options if the advice was stopped."""

    options: list[AnswerWorth]
    rollouts: int
    seconds: float
    done: bool


Message: TypeAlias = AdviceQuestion | StopAdvising


def reports(question: AdviceQuestion, is_stopped: Callable[[], bool]) -> Iterator[AdviceReport]:
    """Yield better and better advice. The last report is done."""
    began = time.monotonic()
    catalog = catalog_of(kingdom_named(question.kingdom))
    game = question.game.rebuilt(catalog)
    decision = game.decision
    assert decision is not None  # the game is at a question to this seat
    plans = _plans(tuple(question.plans), catalog) if question.plans else _quick_plans(game)
    assessment = Assessment(game.view(question.game.seat), decision, plans, seed=question.seed)
    due = _FIRST_SECONDS
    while not is_stopped():
        advice = assessment.refine(_SLICE)
        seconds = time.monotonic() - began
        done = seconds >= question.seconds
        if done or (seconds >= due and advice.best.rollouts >= _FEWEST):
            due = seconds + _SECONDS
            yield AdviceReport(encode_advice(advice), advice.rollouts, round(seconds, 2), done)
        if done:
            return
    yield AdviceReport([], 0, 0.0, True)


@lru_cache(maxsize=64)
def _plans(texts: tuple[str, ...], catalog: Catalog) -> Plans:
    return plans_of([*(read_strategy(text, catalog, "plan") for text in texts), big_money()])


def _quick_plans(game: Game) -> Plans:
    """Return plans that need no search."""
    return plans_of([plan(FAIR, game.kingdom, len(game.players)), big_money()])


def main() -> None:
    give_way()  # people playing have priority
    parent: ParentProcess[Message] = ParentProcess(Message)
    set_up_worker(parent)
    while True:
        question = parent.receive()
        if isinstance(question, AdviceQuestion):  # otherwise it asks to stop what has just ended
            for report in reports(question, lambda: parent.has_message):
                parent.send(report)


if __name__ == "__main__":
    main()
