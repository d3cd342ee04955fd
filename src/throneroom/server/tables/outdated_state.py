"""A table whose game this program would replay differently from the one that played it.

If its game is over, the result and the log are those that were stored at its end. If not, it cannot be continued: its
players are told so, and can end it as a draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.protocol.base import EVERYTHING
from throneroom.protocol.replay import ReplayStep
from throneroom.protocol.view import CardPoints, Curve, GameOver, Happening, SeatScore
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.tables import log_entries as entries
from throneroom.server.tables.kept_game import KeptGame, KeptScore, unpacked
from throneroom.server.tables.table_state import DRAWN, OVER, PLAYED, RESIGNED, RUNNING, STOPPED, TableState


class OutdatedState(TableState):
    """A table without a game. Answers are counted, but not replayed. `reason` is for the operator."""

    def __init__(self, table_id: str, opened: entries.Opened, reason: str) -> None:
        super().__init__(table_id, opened)
        self.reason: Final = reason
        self._kept: KeptGame | None = None
        self._answers = 0

    @property
    def is_outdated(self) -> bool:
        return True

    @property
    def answers(self) -> int:
        return self._answers

    # -- entries ----------------------------------------------------------------------------------------------------

    def _begin(self, at: float) -> None:
        self.begun = at
        self.status = RUNNING
        self._answers = len(self.opened.prefix)

    def _answer(self, names: Sequence[str]) -> None:
        self._answers += 1

    def _check_digest(self, answered: entries.Answered) -> None:
        pass

    def _rewind(self, number: int) -> None:
        self._answers = number
        self._kept, self.is_kept, self.happened = None, False, 0
        self.status, self.ended = RUNNING, None
        self._undos.append(number)
        self.branch += 1

    def _keep(self, kept: entries.GameKept) -> None:
        self._kept = unpacked(kept.data)
        self.happened = len(self._kept.events)
        self.is_kept = True
        self.status = OVER
        self.how = kept.how if kept.how in (PLAYED, RESIGNED, STOPPED, DRAWN) else STOPPED

    # -- what was stored --------------------------------------------------------------------------------------------

    def winners(self) -> list[int]:
        return self.people() if self._kept is None else self._kept.winners

    def over(self) -> GameOver | None:
        """Return the result as it was shown; that of a draw has no points."""
        if self.status != OVER:
            return None
        winners = self.winners()
        kept = self._kept
        scores = [KeptScore(points=0, turns=0) for _ in self.seats] if kept is None else kept.scores
        how: Final = self.how
        return GameOver(
            how="played" if how == PLAYED else "resigned" if how == RESIGNED else "draw" if how == DRAWN else "ended",
            scores=[
                SeatScore(
                    seat=seat,
                    name=self.seats[seat].name,
                    points=score.points,
                    turns=score.turns,
                    winner=seat in winners,
                    resigned=seat in self.resigned,
                    cards=[CardPoints(card, copies, points) for card, copies, points in score.cards],
                )
                for seat, score in enumerate(scores)
            ],
            winners=winners,
            seed=0 if kept is None else kept.seed,
            key=None if kept is None else kept.key,
            curves=[Curve(seat, score.curve, score.money) for seat, score in enumerate(scores)],
        )

    def happenings(self, seat: int) -> list[Happening]:
        """Return what this seat saw; `seat` may be WATCHING, or EVERYTHING for all cards."""
        return [
            Happening(
                number=number,
                kind=event.kind,
                seat=event.seat,
                cards=event.cards if seat == EVERYTHING else event.cards_seen_by(seat),
                count=event.count,
                source=event.source,
                target=event.target,
                other=event.other,
                cause=event.cause,
                news=event.news,
                answer=event.answer,
            )
            for number, event in enumerate([] if self._kept is None else self._kept.events)
        ]

    def steps(self, seat: int) -> list[ReplayStep]:
        """Return the decisions of the game; of other seats' decisions, only that they were asked."""
        return [
            ReplayStep(
                number=number,
                seat=step.seat,
                turn=step.turn,
                verb=step.verb if seat in (EVERYTHING, step.seat) else "",
                card=step.card if seat in (EVERYTHING, step.seat) else None,
                answer=step.answer if seat in (EVERYTHING, step.seat) else [],
                happening=step.event,
            )
            for number, step in enumerate([] if self._kept is None else self._kept.steps)
        ]

    def record_text(self) -> str:
        """Return the record as text. Raises Refusal if none was stored."""
        if self._kept is None:
            raise is_outdated()
        return self._kept.record

    def must_be_replayable(self) -> None:
        raise is_outdated()


def is_outdated() -> Refusal:
    return refusal(
        "not-now",
        "outdated",
        "this game was started with an older version of the program and cannot be continued or replayed; "
        "its players can resign to end it as a draw",
    )
