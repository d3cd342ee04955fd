"""Advice: what each reasonable answer to a prompt is worth, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.cards.catalog import Catalog
from throneroom.protocol.base import Answer
from throneroom.protocol.lookup import options_named

if TYPE_CHECKING:
    from throneroom.advice import Advice, Reason
    from throneroom.engine.decision import Decision


class AdviceReason(Answer, kw_only=True):
    """Something that usually happened after an answer, when the game was played on.

    `kind`: `ends` (it ends the game at once), `next-buy` (gains `card` on the next turn, in `percent` of the games),
    `sooner` or `later` (the game ends this many `turns` sooner or later than after the best other answer),
    `more-points` or `fewer-points` (this many `points` more or fewer than the best opponent, compared with the best
    other answer).
    """

    kind: str
    card: str | None
    percent: int
    turns: float
    points: float


class AnswerWorth(Answer, kw_only=True):
    """One answer: the chance to win with it (a tie counts as a share), from `low` to `high` with 95 percent certainty.

    `loss`: how much less than the best answer it is worth, and the standard error of that.
    """

    answer: list[str]
    chance: float
    low: float
    high: float
    rollouts: int
    loss: float
    loss_error: float
    reasons: list[AdviceReason]


def encode_advice(advice: Advice) -> list[AnswerWorth]:
    """Return advice as it is sent, the best answer first."""
    return [
        AnswerWorth(
            answer=[option.name for option in worth.answer],
            chance=round(worth.chance, 4),
            low=round(worth.low, 4),
            high=round(worth.high, 4),
            rollouts=worth.rollouts,
            loss=round(worth.loss, 4),
            loss_error=round(worth.loss_error, 4),
            reasons=[_encode_reason(reason) for reason in worth.reasons],
        )
        for worth in advice.options
    ]


def _encode_reason(reason: Reason) -> AdviceReason:
    return AdviceReason(
        kind=reason.kind,
        card=None if reason.card is None else reason.card.name,
        percent=reason.percent,
        turns=round(reason.turns, 2),
        points=round(reason.points, 2),
    )


def decode_advice(
    decision: Decision, options: list[AnswerWorth], rollouts: int, seconds: float, catalog: Catalog
) -> Advice:
    """Return advice about a decision that was received from a server."""
    from throneroom.advice import Advice, OptionAdvice  # most programs that know the protocol never give advice

    return Advice(
        seat=int(decision.seat),
        options=tuple(
            OptionAdvice(
                answer=tuple(options_named(decision, worth.answer)),
                chance=worth.chance,
                low=worth.low,
                high=worth.high,
                rollouts=worth.rollouts,
                loss=worth.loss,
                loss_error=worth.loss_error,
                reasons=tuple(_decode_reason(reason, catalog) for reason in worth.reasons),
            )
            for worth in options
        ),
        rollouts=rollouts,
        seconds=seconds,
    )


def _decode_reason(reason: AdviceReason, catalog: Catalog) -> Reason:
    from throneroom.advice import Reason

    card = None if reason.card is None else catalog.find(reason.card)
    return Reason(kind=reason.kind, card=card, percent=reason.percent, turns=reason.turns, points=reason.points)
