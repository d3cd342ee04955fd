"""A table whose game this program would replay differently from the one that played it, or whose custom cards differ.

If its game is over, the result and the log are those that were stored at its end. If not, it cannot be continued: its
players are told so, and can end it as a draw. With custom cards, what has happened and the board after each answer are
in its log, and are shown; once the cards are again as they were, the game goes on.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_named
from throneroom.cards.stand_in import CardNote, CustomState, read_note, stand_in
from throneroom.cards.written import names_in, with_readable
from throneroom.engine.game import Game
from throneroom.engine.localizable import Problem
from throneroom.engine.setup import Kingdom
from throneroom.protocol.base import EVERYTHING
from throneroom.protocol.lookup import current_catalog
from throneroom.protocol.replay import ReplayStep
from throneroom.protocol.view import CardPoints, Curve, GameOver, Happening, SeatScore
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.tables import log_entries as entries
from throneroom.server.tables.kept_board import KeptBoard, shown_game
from throneroom.server.tables.kept_game import KeptEvent, KeptGame, KeptScore, unpacked
from throneroom.server.tables.log_entries import Entry
from throneroom.server.tables.table_state import (
    DRAWN,
    OVER,
    PLAYED,
    RESIGNED,
    RUNNING,
    STOPPED,
    TableState,
    custom_state,
)


class OutdatedState(TableState):
    """A table without a game. Answers are counted, but not replayed. `reason` is for the operator.

    `custom`: the custom cards that are to blame, if they are.
    """

    def __init__(self, table_id: str, opened: entries.Opened, reason: str, custom: CustomState | None = None) -> None:
        super().__init__(table_id, opened)
        self.reason: Final = reason
        self.custom: Final = custom
        self._notes_played: list[CardNote] = []  # about the custom cards with which it was played
        self._told: list[KeptEvent] = []  # what has happened, if the log has it
        self._boards: list[KeptBoard] = []  # after each answer, if the log has them
        self._kept: KeptGame | None = None
        self._answers = 0

    @property
    def is_outdated(self) -> bool:
        return True

    @property
    def answers(self) -> int:
        return self._answers

    def _find_kingdom(self, opened: entries.Opened) -> Kingdom:
        catalog = with_readable(current_catalog(), opened.kingdom)
        return kingdom_named(names_in(opened.kingdom), custom_state(opened.custom, catalog).catalog)

    def _check_custom(self, began: entries.Began) -> None:
        self._notes_played = [read_note(note) for note in began.custom]

    # -- entries ----------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        super().apply(entry)
        if isinstance(entry, (entries.Answered, entries.Began)):
            self._told += entry.k
            self.happened = len(self._told)
            if entry.b is not None:
                self._boards.append(entry.b)

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
        self._told = [event for event in self._told if event.answer < number]
        self._boards = [board for board in self._boards if board.answers <= number]
        self._kept, self.is_kept, self.happened = None, False, len(self._told)
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

    def shown_game(self) -> Game | None:
        return self.game_before(self._boards[-1].answers) if self._boards else None

    def game_before(self, number: int) -> Game | None:
        """Return the game as it was when decision `number` was asked, or None if that was not stored."""
        # The log has no entries for formalities: they belong to the answer before them.
        place = bisect_left([board.answers for board in self._boards], number)
        if place == len(self._boards):
            return None
        try:
            catalog = Catalog([stand_in(note) for note in self._notes_played])
            kingdom = kingdom_named(names_in(self.opened.kingdom), catalog)
            return shown_game(self._boards[place], kingdom, self._events_told())
        except (Problem, LookupError):  # a printed card has the name of a custom one now, or the entry is damaged
            return None

    @property
    def can_count_points(self) -> bool:
        return not any("worth" in note.does for note in self._notes_played)

    def _events_told(self) -> list[KeptEvent]:
        return self._told if self._kept is None else self._kept.events

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
            for number, event in enumerate(self._events_told())
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
            raise is_outdated(self)
        return self._kept.record

    def must_be_replayable(self) -> None:
        raise is_outdated(self)


def is_outdated(state: TableState) -> Refusal:
    """Return why the game of a table can be neither continued nor replayed."""
    custom = state.custom if isinstance(state, OutdatedState) else None
    if custom is not None and custom.missing:
        cards = ", ".join(custom.missing)
        english = f"the server no longer has {cards}; the game can be watched as far as it was played"
        return refusal("not-now", "custom-missing", english, cards=cards, n=len(custom.missing))
    if custom is not None:
        cards = ", ".join(custom.changed)
        english = f"{cards} has changed since this game began; it can be watched as far as it was played"
        return refusal("not-now", "custom-changed", english, cards=cards, n=len(custom.changed))
    return refusal(
        "not-now",
        "outdated",
        "this game was started with an older version of the program and cannot be continued or replayed; "
        "its players can resign to end it as a draw",
    )
