"""The coach: what each decision of a game that is over was worth, and what was luck.

    analysis = coach(record, seat=0, plans=coach_plans(record))
    analysis.rate, analysis.luck, analysis.costliest

Every decision of every seat is judged from what that seat could know: a first time with few deals, and those that may
have been mistakes again with more. The work of each decision is a number of deals, not a time, and depends on nothing
but the game, the seed and the quality, so any number of processes find the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from throneroom.advice.analysis import Analysis, Judgement
from throneroom.advice.judge import Effort, is_choice, judge
from throneroom.advice.plans import Plans, plans_for
from throneroom.advice.skill_and_luck import analysis_of
from throneroom.bots.levels import STRONG
from throneroom.bots.rollouts.rollout import victory
from throneroom.engine.build import COMPILED, build
from throneroom.engine.game import Game
from throneroom.engine.rng import stream
from throneroom.record.record import Record

# Judging a decision again takes about this many times as long as the first time.
_SECOND_WEIGHT: Final = 4
_WORTH_A_SECOND_LOOK: Final = 0.01  # if this much may have been lost


@dataclass(frozen=True)
class Quality:
    """How many deals a decision gets at first, and how many if it may have been a mistake."""

    name: str
    pick: int
    measure: int
    second_pick: int
    second_measure: int

    def scaled(self) -> Quality:
        """Return what this quality means here: plain Python is slower, and nobody should wait that much longer."""
        if build() == COMPILED:
            return self
        return Quality(self.name, self.pick // 3, self.measure // 12, self.second_pick // 6, self.second_measure // 12)


QUALITIES: Final = {
    quality.name: quality
    for quality in (
        Quality("quick", 32, 256, 96, 1024),
        Quality("normal", 48, 768, 192, 4096),
        Quality("thorough", 128, 2048, 512, 16384),
    )
}
NORMAL: Final = "normal"


def coach_plans(record: Record) -> Plans:
    """Return the plans that the coach assumes for this game. Finding them may take a while."""
    return plans_for(record.kingdom, len(record.names), STRONG)


class Task(NamedTuple):
    """A decision to judge: its number in the record, with how much effort, and the seed of its deals."""

    number: int
    effort: Effort
    seed: int


JudgeAll: TypeAlias = "Callable[[Sequence[Task]], Iterator[Judgement]]"


class Progress(NamedTuple):
    """How far the coach is, and once every decision was judged once, a first verdict."""

    done: int
    total: int
    verdict: Analysis | None


def coach(
    record: Record,
    seat: int,
    plans: Plans,
    quality: Quality | None = None,
    *,
    seed: int = 0,
    own_only: bool = False,
    judge_all: JudgeAll | None = None,
    report: Callable[[Progress], None] = lambda progress: None,
) -> Analysis | None:
    """Analyse a game for one seat. `judge_all` judges decisions in order, by default one by one in this process.

    `own_only` takes half as long: the decisions of the others are not judged, so their mistakes count as luck.
    After Ctrl-C, return what is known by then, or None if that is nothing.
    """
    if not 0 <= seat < len(record.names):
        raise ValueError(f"a seat is a number from 0 to {len(record.names) - 1}, not {seat}")
    run = _Run(record, seat, plans, quality or QUALITIES[NORMAL].scaled(), seed, own_only)
    try:
        run.judge(judge_all or partial(map, GameJudge(record, plans).judge), report)
    except KeyboardInterrupt:
        return run.analysis() if run.judgements else None
    return run.analysis()


class GameJudge:
    """Judges decisions of one game, moving through it. It goes forward faster than back."""

    def __init__(self, record: Record, plans: Plans) -> None:
        self._record: Final = record
        self._plans: Final = plans
        self._game = record.begin()

    def judge(self, task: Task) -> Judgement:
        if len(self._game.history) > task.number:
            self._game = self._record.begin()
        answers = self._record.answers
        for answer in answers[len(self._game.history) : task.number]:
            self._game.answer(answer)
        return judge(self._game, answers[task.number], self._plans, task.effort, task.seed)


class _Run:
    """The judgements so far."""

    def __init__(self, record: Record, seat: int, plans: Plans, quality: Quality, seed: int, own_only: bool) -> None:
        self._record: Final = record
        self._seat: Final = seat
        self._plans: Final = plans
        self._quality: Final = quality
        self._seed: Final = seed
        self._own_only: Final = own_only
        self.judgements: Final[dict[int, Judgement]] = {}
        self._rollouts = 0
        self._is_complete = False
        self._end: Game | None = None

    def judge(self, judge_all: JudgeAll, report: Callable[[Progress], None]) -> None:
        first = self._first_tasks()
        total = len(first) * (1 + _SECOND_WEIGHT)
        self._judge(judge_all(first), 0, 1, total, None, report)
        verdict = self.analysis()
        second = self._second_tasks()
        total = len(first) + len(second) * _SECOND_WEIGHT
        report(Progress(len(first), total, verdict))
        self._judge(judge_all(second), len(first), _SECOND_WEIGHT, total, verdict, report)
        self._is_complete = True

    def _judge(
        self,
        found: Iterator[Judgement],
        done: int,
        weight: int,
        total: int,
        verdict: Analysis | None,
        report: Callable[[Progress], None],
    ) -> None:
        for judgement in found:
            self.judgements[judgement.number] = judgement
            self._rollouts += judgement.rollouts
            done += weight
            report(Progress(done, total, verdict))

    def _first_tasks(self) -> list[Task]:
        """Every decision with a choice. The chances of other seats matter only if they made a mistake."""
        quality = self._quality
        tasks: list[Task] = []
        game = self._record.begin()
        for number, answer in enumerate(self._record.answers):
            decision = game.decision
            is_own = decision is not None and decision.seat == self._seat
            if (is_own or not self._own_only) and is_choice(game, answer, self._plans):
                is_shown = is_own or not tasks
                effort = Effort(quality.pick, quality.measure, quality.measure if is_shown else 0)
                tasks.append(self._task(number, effort, 0))
            game.answer(answer)
        self._end = game
        return tasks

    def _second_tasks(self) -> list[Task]:
        """Those that may have been mistakes."""
        quality = self._quality
        effort = Effort(quality.second_pick, quality.second_measure, quality.second_measure)
        return [
            self._task(number, effort, 1)
            for number, judgement in sorted(self.judgements.items())
            if judgement.high > _WORTH_A_SECOND_LOOK
        ]

    def _task(self, number: int, effort: Effort, look: int) -> Task:
        return Task(number, effort, stream(stream(self._seed, number), look) >> 2)

    def analysis(self) -> Analysis:
        end = self._end or self._record.replay()
        return analysis_of(
            [self.judgements[number] for number in sorted(self.judgements)],
            self._seat,
            len(self._record.names),
            share=victory(end, self._seat) if end.is_over else None,
            last=(len(self._record.answers), int(end.players[self._seat].turns)),
            rollouts=self._rollouts,
            is_complete=self._is_complete,
        )
