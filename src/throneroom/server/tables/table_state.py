"""A table as its log tells it: seats, game, what can be taken back. It is pure: no clock, no network, no database."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections import deque
from collections.abc import Sequence
from typing import Final

from throneroom.engine.decision import Decision
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.engine.news import OTHER_SEAT
from throneroom.engine.score import leaders, points
from throneroom.protocol.lookup import kingdom_named, options_named
from throneroom.protocol.view import ChatLine
from throneroom.record.record import Record
from throneroom.server.tables import log_entries as entries
from throneroom.server.tables.log_entries import Entry, SeatRecord
from throneroom.server.tables.undo import Undoable, UndoWish

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CLOSED: Final = "closed"

PLAYED: Final = "played"
RESIGNED: Final = "resigned"
STOPPED: Final = "ended"

_CHAT_KEPT: Final = 100


class BadLog(ValueError):
    """Entries that do not follow from one another."""


class TableState:
    """One table, from the first entry of its log to the last one applied."""

    def __init__(self, table: str, opened: entries.Opened) -> None:
        self.id: Final = table
        self.opened: Final = opened
        self.options: Final = opened.options
        self.kingdom: Final = kingdom_named(opened.kingdom)
        self.owner = opened.owner
        self.seats = list(opened.seats)
        self.stand_ins: Final[set[int]] = set()
        self.resigned: Final[set[int]] = set()
        self._people: list[int] = []
        self._present: list[int] = []  # those of them for whom no bot stands in
        self._find_people()
        self.status = OPEN
        self.how = PLAYED
        self.length = 1  # entries so far
        self.branch = 0  # counted up at each undo
        self.begun: float | None = None
        self.ended: float | None = None
        self.changed = opened.at
        self.next: str | None = None
        self.marked = False
        self.undo_wish: UndoWish | None = None
        self.chat: Final[deque[ChatLine]] = deque(maxlen=_CHAT_KEPT)
        self.votes: Final[dict[int, tuple[str, str] | None]] = {}
        self.game: Game | None = None
        self.happened = 0  # how many events there were
        self._heard: list[Event] = []  # those since somebody took them
        self._marks: Final = array("L")  # for each answer, how many events there were before it
        self._askers: Final = bytearray()
        self._undoable: Final[dict[int, Undoable]] = {}
        self._together: tuple[int, int, tuple[Decision, ...]] = (-1, -1, ())

    # -- entries ----------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Take in the next entry. One that cannot be raises and changes nothing."""
        match entry:
            case entries.Answered(o=names):
                self._answer(names)
            case entries.SeatTaken(seat=seat, name=name, token=token):
                self.seats[seat] = SeatRecord("human", name, token=token)
                self._find_people()
            case entries.SeatLeft(seat=seat):
                self.seats[seat] = SeatRecord("open")
                self._find_people()
            case entries.Began(at=at, owner=owner, seats=seats):
                self.owner, self.seats = owner, list(seats)
                self._find_people()
                self._begin(at)
            case entries.UndoRequested(seat=seat, number=number):
                self.undo_wish = UndoWish(seat, number)
            case entries.UndoAnswered(seat=seat, agree=agree):
                if self.undo_wish is not None and agree:
                    self.undo_wish.agreed.add(seat)
                else:
                    self.undo_wish = None
            case entries.Undone(number=number, marks=marks):
                self._take_back(number)
                self.marked |= marks
            case entries.Resigned(seat=seat):
                self.resigned.add(seat)
                self._find_people()
                self.undo_wish = None
                if len(self.people()) < (2 if self.humans() > 1 else 1):
                    self._end(RESIGNED)
            case entries.StandInSeated(seat=seat):
                self.stand_ins.add(seat)
                self._find_people()
            case entries.PlayerReturned(seat=seat):
                self.stand_ins.discard(seat)
                self._find_people()
            case entries.EndedEarly():
                self._end(STOPPED)
            case entries.ChatSent(at=at, seat=seat, text=text):
                self.chat.append(ChatLine(seat, self.seats[seat].name, text, at))
            case entries.RematchVoted(seat=seat, swap=swap):
                self.votes[seat] = swap
            case entries.RematchOpened(next=following):
                self.next = following
            case entries.Closed():
                self.status = CLOSED
            case entries.Opened():
                raise BadLog(f"table {self.id} is opened twice")
        self.length += 1
        self.changed = entry.at
        if self.status in (OVER, CLOSED) and self.ended is None:
            self.ended = entry.at

    def _begin(self, at: float) -> None:
        self.begun = at
        self.status = RUNNING
        self._deal()
        for names in self.opened.prefix:
            self._answer(names)

    def _deal(self) -> None:
        opened = self.opened
        names = [seat.name for seat in self.seats]
        first = opened.first
        if first is None or first >= len(names):
            first = Game.deal(self.kingdom, len(names), opened.seed).first
        self._heard.clear()
        self.game = Record(self.kingdom, names, opened.seed, first, ()).begin(self._heard.append)
        self.happened = len(self._heard)

    def _answer(self, names: Sequence[str]) -> None:
        game = self.game
        if game is None or game.decision is None or self.status != RUNNING:
            raise BadLog(f"table {self.id} asks nothing")
        decision, number, before = game.decision, len(game.history), len(self._heard)
        game.answer(options_named(decision, names))
        seat = decision.seat
        self._marks.append(self.happened)
        self._askers.append(seat)
        self.happened += len(self._heard) - before
        for other, undoable in self._undoable.items():
            if other != seat:
                undoable.news |= game.news | OTHER_SEAT
                undoable.others += 1
        self._undoable[seat] = Undoable(number, decision, game.news)
        self.undo_wish = None
        if game.is_over:
            self._end(PLAYED)

    def _take_back(self, number: int) -> None:
        """Play the answers before `number` again. What was heard of the others is forgotten."""
        assert self.game is not None
        answers = [[option.name for option in answer] for answer in self.game.history[:number]]
        del self._marks[:]
        del self._askers[:]
        self._undoable.clear()
        self.undo_wish = None
        self.status, self.ended = RUNNING, None
        self._deal()
        for names in answers:
            self._answer(names)
        self._heard.clear()
        self.branch += 1

    def _end(self, how: str) -> None:
        self.status = OVER
        self.how = how
        self.undo_wish = None

    # -- what happened ----------------------------------------------------------------------------------------------

    def take_heard(self) -> list[Event]:
        """The events since the last call; they are not kept."""
        heard = self._heard[:]
        self._heard.clear()
        return heard

    def replayed(self) -> list[Event]:
        """All events so far, found by playing the game once more."""
        if self.game is None:
            return []
        told: list[Event] = []
        self.record().replay(listener=told.append)
        return told

    def answers_of(self, start: int, count: int) -> list[int]:
        """The answers that brought so many events in a row about, from event `start` on; -1 before the first answer."""
        marks = self._marks
        if marks and start >= marks[-1]:
            return [len(marks) - 1] * count  # as it is when the last answer is told
        answer = bisect_right(marks, start) - 1
        answers: list[int] = []
        for number in range(start, start + count):
            while answer + 1 < len(marks) and marks[answer + 1] <= number:
                answer += 1
            answers.append(answer)
        return answers

    def events_before(self, number: int) -> int:
        """How many events there were when decision `number` was asked."""
        return self._marks[number] if number < len(self._marks) else self.happened

    def record(self) -> Record:
        assert self.game is not None
        return Record.of(self.game, [seat.name for seat in self.seats])

    @property
    def answers(self) -> int:
        """How many answers the record has."""
        return 0 if self.game is None else len(self.game.history)

    def asker(self, number: int) -> int:
        """The seat that gave this answer."""
        return self._askers[number]

    # -- who is asked -----------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        return self.game.decision if self.game is not None and self.status == RUNNING else None

    def asked(self) -> tuple[tuple[int, Decision], ...]:
        """The decisions that are asked now, each with its number in the record: several where all choose at once."""
        decision = self.decision
        if decision is None or self.game is None:
            return ()
        number = self.answers
        if not decision.verb.together:
            return ((number, decision),)
        if self._together[:2] != (self.branch, number):
            self._together = (self.branch, number, self.game.asked_together())
        return tuple(enumerate(self._together[2], start=number))

    def is_person(self, seat: int) -> bool:
        """Whether a person answers for this seat, now."""
        return seat in self._present

    def present(self) -> list[int]:
        """The seats for which a person answers, now."""
        return self._present

    def people(self) -> list[int]:
        """The seats of people who have not resigned."""
        return self._people

    def _find_people(self) -> None:
        self._people = [n for n, seat in enumerate(self.seats) if seat.who == "human" and n not in self.resigned]
        self._present = [seat for seat in self._people if seat not in self.stand_ins]

    def humans(self) -> int:
        return sum(seat.who == "human" for seat in self.seats)

    def undoable(self, seat: int) -> Undoable | None:
        """The last answer of a seat, unless it was played before this table began."""
        last = self._undoable.get(seat)
        return None if last is None or last.number < len(self.opened.prefix) else last

    def winners(self) -> list[int]:
        """The winners among those who have not resigned."""
        assert self.game is not None
        if self.how == RESIGNED and self.humans() > 1:
            return self.people()
        playing = [player for player in self.game.players if player.seat not in self.resigned]
        best = leaders([points(player.cards()) for player in playing], [player.turns for player in playing])
        return [playing[place].seat for place in best]


def load(table: str, log: Sequence[bytes]) -> TableState:
    """The table that these entries tell of."""
    if not log:
        raise BadLog(f"there is no table {table}")
    opened = entries.read_entry(log[0])
    if not isinstance(opened, entries.Opened):
        raise BadLog(f"the log of table {table} does not begin with its opening")
    state = TableState(table, opened)
    for data in log[1:]:
        state.apply(entries.read_entry(data))
        state.take_heard()
    return state
