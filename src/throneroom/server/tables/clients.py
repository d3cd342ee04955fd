"""The clients connected to a table: who is there, who is away, and what each of them receives."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, assert_never

from throneroom.engine.event import Event
from throneroom.protocol.base import EVERYTHING, encode
from throneroom.protocol.from_server import Chatted, Over, TableChanged, UndoAsked
from throneroom.protocol.table import TableInfo
from throneroom.protocol.view import ChatLine, Happening
from throneroom.server.logs import log
from throneroom.server.tables import log_entries as entries
from throneroom.server.tables.log_entries import Entry
from throneroom.server.tables.outdated_state import is_outdated
from throneroom.server.tables.rematch import votes_message
from throneroom.server.tables.snapshot import Happenings, Snapshot
from throneroom.server.tables.table_info import game_over, may_decide, table_info
from throneroom.server.tables.table_state import OVER, TableState
from throneroom.server.tables.undo import events_after_undo, undo_message

if TYPE_CHECKING:
    from throneroom.server.ws.connection import Connection


class Change:
    """Entries that were applied together, and what they changed.

    `start` is the number of the first event, `branch` the branch before the entries, and `answered` holds the request
    of each seat whose answer is among them.
    """

    __slots__ = (
        "affects_game",
        "affects_table",
        "answered",
        "branch",
        "entries",
        "events",
        "is_quiet",
        "start",
        "withdraws_undo",
    )

    def __init__(
        self,
        state: TableState,
        new: Sequence[Entry],
        answered: dict[int, str] | None = None,
    ) -> None:
        """Apply the entries. If one of them raises, those before it stay applied."""
        self.start: Final = state.happened
        self.branch: Final = state.branch
        self.entries: Final = new
        self.answered: Final = {} if answered is None else answered
        self.affects_game = False  # the position, or who is asked what
        self.affects_table = False  # the public description of the table, or the lists of tables
        self.is_quiet = True  # nobody but the seat that answered notices anything
        was_pending = state.undo.pending is not None
        try:
            for entry in new:
                self._apply(state, entry)
        finally:
            self.events: Final[Sequence[Event]] = state.take_events()
        self.withdraws_undo: Final = was_pending and state.undo.pending is None

    def _apply(self, state: TableState, entry: Entry) -> None:
        before = state.answers
        state.apply(entry)
        self._note(entry)
        if not isinstance(entry, entries.Answered) or state.noticed_since(before):
            self.is_quiet = False

    def _note(self, entry: Entry) -> None:
        match entry:
            case entries.Answered():
                self.affects_game = True
            case (
                entries.Undone()
                | entries.Resigned()
                | entries.StandInSeated()
                | entries.PlayerReturned()
                | entries.EndedEarly()
                | entries.EndedAsDraw()
            ):
                self.affects_game = self.affects_table = True
            case (
                entries.Opened()
                | entries.SeatTaken()
                | entries.SeatLeft()
                | entries.BotSeated()
                | entries.Listed()
                | entries.Began()
                | entries.RematchOpened()
                | entries.AdviceAgreed()
                | entries.Closed()
            ):
                self.affects_table = True
            case entries.ChatSent() | entries.UndoRequested() | entries.UndoAnswered() | entries.RematchVoted():
                pass
            case entries.GameKept(ratings=ratings):
                self.affects_table = bool(ratings) or self.affects_table
            case _:
                assert_never(entry)


class Clients:
    """The connections to one table."""

    def __init__(self) -> None:
        self.connections: Final[list[Connection]] = []
        self._elsewhere: Final[dict[int, float]] = {}  # until when a seat counts as connected to another process
        self._gone: Final[dict[int, float]] = {}  # when the last connection to a seat ended
        self._since: Final = time.monotonic()
        self._past_grace: set[int] = set()  # the seats whose end of grace time was announced

    # -- presence ---------------------------------------------------------------------------------------------------

    def join(self, connection: Connection) -> None:
        self.connections.append(connection)

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            if connection.seat >= 0 and not self.is_connected(connection.seat):
                self._gone[connection.seat] = time.monotonic()

    def connected_elsewhere(self, seats: set[int], until: float) -> bool:
        """Note that these seats are connected to another process. Return whether any of them was not before."""
        before = {seat for seat in seats if self.is_connected(seat)}
        for seat in seats:
            self._elsewhere[seat] = until
        return before != seats

    def is_connected(self, seat: int) -> bool:
        """Return whether somebody is connected to this seat, in this process or another."""
        for connection in self.connections:
            if connection.seat == seat:
                return True
        return self._elsewhere.get(seat, 0.0) > time.monotonic()

    def away(self, seat: int) -> float | None:
        """Return for how many seconds nobody has been connected to this seat; None if somebody is."""
        if self.is_connected(seat):
            return None
        return time.monotonic() - max(self._gone.get(seat, self._since), self._elsewhere.get(seat, 0.0))

    def seats(self) -> set[int]:
        """Return the seats that are connected here."""
        return {connection.seat for connection in self.connections if connection.seat >= 0}

    def is_deserted(self, seconds: float) -> bool:
        """Return whether nobody has been connected to any seat for this long, since the table was loaded."""
        before = time.monotonic() - seconds
        times = (*self._gone.values(), *self._elsewhere.values())
        return not self.seats() and all(time_gone <= before for time_gone in times)

    def info(self, state: TableState) -> TableInfo:
        away = [self.away(seat) for seat in range(len(state.seats))]
        return table_info(state, away, sum(connection.seat < 0 for connection in self.connections))

    def check_grace(self, state: TableState) -> float | None:
        """Notify everybody when a seat's grace time is over. Return the seconds until the next one ends."""
        gone = [(seat, away) for seat in state.present() if (away := self.away(seat)) is not None]
        if not gone and not self._past_grace:
            return None
        left: list[float] = []
        past: set[int] = set()
        for seat, away in gone:
            if may_decide(state, seat, away):
                past.add(seat)
            else:
                left.append(state.options.grace - away)
        is_new = not past <= self._past_grace
        self._past_grace = past
        if is_new:
            self.send_table(state)
        return min(left, default=None)

    # -- sending ----------------------------------------------------------------------------------------------------

    def send_all(self, message: object) -> None:
        data = encode(message)
        for connection in self.connections:
            connection.send_encoded(data)

    def send_table(self, state: TableState) -> None:
        if self.connections:
            self.send_all(TableChanged(self.info(state)))

    def welcome(
        self,
        connection: Connection,
        snapshot: Snapshot,
        since: int = 0,
        branch: int = -1,
        missed: list[Happening] | None = None,
    ) -> None:
        """Send a connection everything it may know; see `Snapshot.welcome` for `since`, `branch` and `missed`."""
        state = snapshot.state
        connection.send(snapshot.welcome(connection.seat, self.info(state), since, branch, missed))
        if state.next is not None:
            connection.send(votes_message(state))
        if state.is_outdated and state.is_running:
            connection.send(is_outdated(state).encoded())

    def welcome_all(self, snapshot: Snapshot) -> None:
        """Send every connection everything it may know, after the seats have changed."""
        for connection in self.connections:
            for number, seat in enumerate(snapshot.state.seats):
                if connection.token is not None and seat.token == connection.token:
                    connection.seat = number
            self.welcome(connection, snapshot)

    def update(
        self,
        snapshot: Snapshot,
        events: Sequence[Event],
        start: int,
        answered: dict[int, str],
        is_quiet: bool = False,
    ) -> None:
        """Send each connection the game as its seat sees it; after a quiet change, only to those who may notice it."""
        encoded: dict[int, bytes] = {}  # by seat; a seat may have several connections
        happenings = Happenings(snapshot.state, events, start)
        for connection in self.connections:
            seat = connection.seat
            if is_quiet and seat not in answered and seat != EVERYTHING and not snapshot.asks(seat):
                continue
            if seat not in encoded:
                message = snapshot.update(seat, answered.get(seat), start, happenings.encoded(seat))
                encoded[seat] = encode(message)
            connection.send_encoded(encoded[seat])

    def broadcast(self, change: Change, snapshot: Snapshot) -> None:
        """Send everybody what has changed."""
        state = snapshot.state
        if any(isinstance(entry, entries.Began) for entry in change.entries):
            self.welcome_all(snapshot)
        else:
            start, events = change.start, change.events
            if state.branch != change.branch:
                start, events = events_after_undo(state, change.entries, start)
            if state.is_outdated and change.affects_game:
                self.welcome_all(snapshot)
            elif change.affects_game:
                self.update(snapshot, events, start, change.answered, change.is_quiet)
            self._broadcast_entries(change, state)
        if state.status == OVER and change.affects_game:
            over = game_over(state)
            if over is not None:
                self.send_all(Over(over))
                log("over", table=state.id, how=state.how, answers=state.answers)

    def _broadcast_entries(self, change: Change, state: TableState) -> None:
        """Send everybody what has changed outside the game itself."""
        for entry in change.entries:
            match entry:
                case entries.Answered() | entries.GameKept():
                    pass  # included in the update and the result
                case entries.ChatSent(at=at, seat=seat, text=text):
                    self.send_all(Chatted(ChatLine(seat, state.seats[seat].name, text, at)))
                case entries.UndoRequested() | entries.UndoAnswered() | entries.Undone():
                    self.send_all(undo_message(state, entry))
                case entries.RematchVoted():
                    self.send_all(votes_message(state))
                case (
                    entries.Opened()
                    | entries.SeatTaken()
                    | entries.SeatLeft()
                    | entries.BotSeated()
                    | entries.Listed()
                    | entries.Began()
                    | entries.Resigned()
                    | entries.StandInSeated()
                    | entries.PlayerReturned()
                    | entries.EndedEarly()
                    | entries.EndedAsDraw()
                    | entries.RematchOpened()
                    | entries.AdviceAgreed()
                    | entries.Closed()
                ):
                    pass  # included in the description of the table
                case _:
                    assert_never(entry)
        if change.withdraws_undo:
            self.send_all(UndoAsked(None))
        if change.affects_table:
            self.send_table(state)
        if any(isinstance(entry, entries.RematchOpened) for entry in change.entries):
            self.send_all(votes_message(state))
