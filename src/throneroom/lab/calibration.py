"""Are the win chances honest? Positions of many games, the chance predicted there, and how the games ended.

One position is drawn from each game, so that all results are independent. The prediction is that of the answer that was
given, from the view of the seat that gave it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import Final

from throneroom.advice.assess import Assessment
from throneroom.advice.plans import plans_for
from throneroom.bots.bot import Bot
from throneroom.bots.bot_mistakes import log_mistake
from throneroom.bots.levels import FAIR, GOOD, STRONG, plan
from throneroom.bots.match import MOST_TURNS
from throneroom.bots.rollouts.rollout import victory
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.custom_sources import CardSource, load_sources
from throneroom.cards.kingdoms import BOTH, random_kingdom
from throneroom.engine.card import FIRST
from throneroom.engine.decision import BUY, PLAY_ACTION
from throneroom.engine.game import Game
from throneroom.engine.rng import Random, stream
from throneroom.lab.pool import Pool, results_in_order
from throneroom.lab.statistics import wilson
from throneroom.record.record import Record

LEVELS_PLAYED: Final = (FAIR, GOOD, STRONG)
DECILES: Final = 10
FEWEST: Final = 20  # positions for which anything can be said
_SEATS: Final = 2
_STREAM: Final = -300  # of the seed of a game: which position, and who plays


@dataclass(frozen=True)
class Sample:
    """A position: the predicted chance of the seat that decides, its share of the victory, and what is easy to see."""

    chance: float
    result: float
    lead: int  # in points
    turn: int


@dataclass(frozen=True)
class Bin:
    """The positions whose prediction was in one tenth of the scale."""

    count: int
    predicted: float
    result: float
    low: float
    high: float


@dataclass(frozen=True)
class Calibration:
    """How the predictions compare with the results, and with a model that knows only the score and the turn."""

    samples: tuple[Sample, ...]
    bins: tuple[Bin | None, ...]
    brier: float  # of the half on which the simple model is tested, lower is better
    naive_brier: float
    deals: int
    is_interrupted: bool = False


def measure_calibration(
    positions: int,
    kingdoms: int,
    deals: int,
    seed: int,
    pool: Pool,
    report: Callable[[int, int], None],
    custom: tuple[CardSource, ...] = (),
    edition: str = FIRST,
) -> Calibration | None:
    """Compare predictions with results. After Ctrl-C, use the kingdoms that are done; None if they are too few."""
    kingdoms = min(kingdoms, positions)
    tasks = (
        (number, (number + 1) * positions // kingdoms - number * positions // kingdoms, deals, seed, custom, edition)
        for number in range(kingdoms)
    )
    samples: list[Sample] = []
    is_interrupted = False
    try:
        report(0, positions)
        for found in results_in_order(pool, sample_kingdom, tasks, 2 * pool.jobs):
            samples += found
            report(len(samples), positions)
    except KeyboardInterrupt:
        is_interrupted = True
    return replace(calibration_of(samples, deals), is_interrupted=is_interrupted) if len(samples) >= FEWEST else None


def sample_kingdom(
    number: int, games: int, deals: int, seed: int, custom: tuple[CardSource, ...] = (), edition: str = FIRST
) -> list[Sample]:
    """Play games in random kingdom `number` between levels, and predict the result at one position of each.

    All custom cards are in each kingdom.
    """
    kingdom = random_kingdom(seed + number, BOTH, load_sources(custom).cards, edition=edition)
    plans = plans_for(kingdom, _SEATS)
    bots: list[Bot] = [StrategyBot(plan(level, kingdom, _SEATS)) for level in LEVELS_PLAYED]
    samples: list[Sample] = []
    for index in range(games):
        game_seed = stream(stream(seed, number), index) >> 2
        random = Random(game_seed, _STREAM)
        seated = [bots[random.below(len(bots))] for _ in range(_SEATS)]
        game = Game.deal(kingdom, _SEATS, game_seed)
        game.run(seated, MOST_TURNS, on_mistake=log_mistake)
        record = Record.of(game)
        asked = _asked(record)
        if game.is_over and asked:
            at = asked[random.below(len(asked))]
            before = record.replay(at)
            decision = before.decision
            assert decision is not None
            given = record.answers[at]
            view = before.view(decision.seat)
            assessment = Assessment(view, decision, plans, answers=[given], alone=True, seed=game_seed)
            chance = assessment.play(deals).best.chance
            lead = int(view.points(decision.seat) - view.points(1 - decision.seat))
            result = victory(game, decision.seat)
            samples.append(Sample(chance, result, lead, int(view.turns(decision.seat))))
    return samples


def _asked(record: Record) -> list[int]:
    """Return the numbers of all decisions of a game to play an Action or to buy."""
    found: list[int] = []
    game = record.begin()
    for number, answer in enumerate(record.answers):
        decision = game.decision
        if decision is not None and decision.verb in (BUY, PLAY_ACTION):
            found.append(number)
        game.answer(answer)
    return found


# -- comparing --------------------------------------------------------------------------------------------------------


def calibration_of(samples: Sequence[Sample], deals: int) -> Calibration:
    """Sort the samples into bins. The simple model is fitted to the odd ones; both are tested on the even ones."""
    model = fit_naive([sample for index, sample in enumerate(samples) if index % 2])
    tested = samples[::2]
    return Calibration(
        samples=tuple(samples),
        bins=tuple(_bin(samples, number) for number in range(DECILES)),
        brier=sum((sample.chance - sample.result) ** 2 for sample in tested) / len(tested),
        naive_brier=sum((naive_chance(model, sample) - sample.result) ** 2 for sample in tested) / len(tested),
        deals=deals,
    )


def _bin(samples: Sequence[Sample], number: int) -> Bin | None:
    inside = [sample for sample in samples if min(DECILES - 1, int(sample.chance * DECILES)) == number]
    if not inside:
        return None
    count = len(inside)
    result = sum(sample.result for sample in inside) / count
    low, high = wilson(result, count)
    return Bin(count, sum(sample.chance for sample in inside) / count, result, low, high)


def _features(sample: Sample) -> tuple[float, ...]:
    lead, turn = sample.lead / 6, sample.turn / 10
    return 1.0, lead, turn, lead * turn


def naive_chance(model: Sequence[float], sample: Sample) -> float:
    """Return the chance according to the score and the turn."""
    sum_ = sum(weight * feature for weight, feature in zip(model, _features(sample), strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, sum_))))


def fit_naive(samples: Sequence[Sample], steps: int = 25) -> list[float]:
    """Fit a logistic model to the results by Newton's method."""
    import numpy as np

    features = np.array([_features(sample) for sample in samples])
    results = np.array([sample.result for sample in samples])
    weights = np.zeros(features.shape[1])
    for _ in range(steps):
        chances = 1 / (1 + np.exp(-np.clip(features @ weights, -30, 30)))
        slope = features.T @ (results - chances) - 1e-3 * weights
        curvature = (features * (chances * (1 - chances))[:, None]).T @ features + 1e-3 * np.eye(len(weights))
        weights = weights + np.linalg.solve(curvature, slope)
    return [float(weight) for weight in weights]
