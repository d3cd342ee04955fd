"""Those who are connected to a table, and what each of them is told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from throneroom.engine.event import Event
from throneroom.protocol.base import PROTOCOL, encode
from throneroom.protocol.from_server import (
    Chatted,
    Over,
    RematchVotes,
    TableChanged,
    UndoAsked,
    Undone,
    UndoRefused,
    Welcome,
)
from throneroom.protocol.table import TableInfo
from throneroom.protocol.view import Vote
from throneroom.server.logs import log
from throneroom.server.tables import log_entries as entries
from throneroom.server.tables.change import Change
from throneroom.server.tables.log_entries import Entry
from throneroom.server.tables.presence import Presence
from throneroom.server.tables.questions import Questions
from throneroom.server.tables.snapshot import Happened, Piles, undo_offer, undo_request
from throneroom.server.tables.stands import Stands
from throneroom.server.tables.table_info import game_over, may_decide, table_info
from throneroom.server.tables.table_state import OVER, TableState
from throneroom.server.tokens import opens

if TYPE_CHECKING:
    from throneroom.server.ws.connection import Connection

# Entries after which the lists of tables, or what everybody knows of this one, are different.
CHANGES_TABLE: Final[frozenset[type[Entry]]] = frozenset(
    {
        entries.SeatTaken,
        entries.SeatLeft,
        entries.Began,
        entries.Resigned,
        entries.StandInSeated,
        entries.PlayerReturned,
        entries.EndedEarly,
        entries.RematchOpened,
        entries.Closed,
        entries.Undone,
    }
)
# Entries after which somebody else may be asked.
_CHANGES_GAME: Final[frozenset[type[Entry]]] = frozenset(
    {
        entries.Answered,
        entries.Undone,
        entries.Resigned,
        entries.StandInSeated,
        entries.PlayerReturned,
        entries.EndedEarly,
    }
)


class Audience:
    """The people at one table, as they know it."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.presence: Final = Presence()
        self.questions: Final = Questions()
        self._piles: Final = Piles()
        self._grace_told: set[int] = set()
        self._wish_told = state.undo_wish is not None

    @property
    def id(self) -> str:
        return self.state.id

    @property
    def connections(self) -> list[Connection]:
        return self.presence.connections

    def waiting(self) -> list[int]:
        """Whom the table waits for."""
        return [asked.decision.seat for asked in self.questions.open(self.state)]

    # -- who is there -----------------------------------------------------------------------------------------------

    def seat(self, connection: Connection) -> None:
        """Find the seat that the connection's token opens."""
        for number, seat in enumerate(self.state.seats):
            if connection.token is not None and seat.token == connection.token:
                connection.seat = number

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens."""
        found = [number for number, seat in enumerate(self.state.seats) if opens(token, seat.token)]
        return found[0] if found else None

    def join(self, connection: Connection) -> None:
        self.presence.join(connection)

    def leave(self, connection: Connection) -> None:
        self.presence.leave(connection)

    def away(self) -> list[float | None]:
        """For each seat, since how many seconds nobody is connected; None if somebody is."""
        return [self.presence.away(seat) for seat in range(len(self.state.seats))]

    def info(self) -> TableInfo:
        return table_info(self.state, self.away(), self.presence.watchers)

    def grace(self) -> float | None:
        """Tell everybody of a seat whose grace time is over. Gives the seconds until the next one is."""
        state = self.state
        gone = [(seat, away) for seat in state.present() if (away := self.presence.away(seat)) is not None]
        if not gone and not self._grace_told:
            return None
        left: list[float] = []
        over: set[int] = set()
        for seat, away in gone:
            if may_decide(state, seat, away):
                over.add(seat)
            else:
                left.append(state.options.grace - away)
        is_new = not over <= self._grace_told
        self._grace_told = over
        if is_new:
            self.tell_table()
        return min(left, default=None)

    # -- telling ----------------------------------------------------------------------------------------------------

    def tell(self, change: Change) -> None:
        """Tell everybody what has changed."""
        state, new, start, heard = self.state, change.entries, change.start, change.heard
        kinds = {type(entry) for entry in new}
        changes_game = not _CHANGES_GAME.isdisjoint(kinds)
        if entries.Began in kinds:
            for connection in self.connections:
                self.seat(connection)
                self.welcome(connection, 0, -1)
        else:
            if state.branch != change.branch:
                self.questions.held.clear()
                # From the decision that was gone back to, what was heard since belongs to the new branch.
                start, heard = self._since_undo(new)
            if changes_game:
                self.update(heard, start, change.answered)
            self._tell_rest(new, kinds)
        if state.status == OVER and changes_game:
            over = game_over(state)
            if over is not None:
                self.send_all(Over(over))
                log("over", table=self.id, how=state.how, answers=len(state.record().answers))

    def _since_undo(self, new: Sequence[Entry]) -> tuple[int, Sequence[Event]]:
        number = min(entry.number for entry in new if isinstance(entry, entries.Undone))
        start = self.state.events_before(number)
        return start, self.state.replayed()[start:]

    def _tell_rest(self, new: Sequence[Entry], kinds: set[type[Entry]]) -> None:
        """All but the game itself."""
        for entry in new:
            match entry:
                case entries.Answered():
                    pass  # told by the update
                case entries.ChatSent():
                    self.send_all(Chatted(self.state.chat[-1]))
                case entries.UndoRequested():
                    self.send_all(UndoAsked(undo_request(self.state)))
                case entries.UndoAnswered(seat=seat, agree=agree):
                    self.send_all(UndoAsked(undo_request(self.state)) if agree else UndoRefused(seat))
                case entries.Undone(seat=seat, answers=answers):
                    self.send_all(Undone(seat, answers))
                case entries.RematchVoted():
                    self.send_all(self.votes())
        if self._wish_told and self.state.undo_wish is None:
            self.send_all(UndoAsked(None))
        self._wish_told = self.state.undo_wish is not None
        if not CHANGES_TABLE.isdisjoint(kinds):
            self.tell_table()
        if entries.RematchOpened in kinds:
            self.send_all(self.votes())

    def votes(self) -> RematchVotes:
        return RematchVotes([Vote(seat, swap) for seat, swap in self.state.votes.items()], self.state.next)

    def tell_table(self) -> None:
        if self.connections:
            self.send_all(TableChanged(self.info()))

    def send_all(self, message: object) -> None:
        data = encode(message)
        for connection in self.connections:
            connection.send_encoded(data)

    def update(self, heard: Sequence[Event], start: int, answered: dict[int, str]) -> None:
        """Tell each connection how the game stands, as its seat sees it."""
        told: dict[int, bytes] = {}  # the same for all connections of a seat
        stands, happened = self._stands(), Happened(self.state, heard, start)
        for connection in self.connections:
            seat = connection.seat
            if seat not in told:
                told[seat] = encode(stands.update(seat, answered.get(seat), start, happened.by(seat)))
            connection.send_encoded(told[seat])

    def tell_again(self, connection: Connection, request: str) -> None:
        """An answer that was kept before: say so, and how the game stands now."""
        connection.send(self._stands().update(connection.seat, request, self.state.happened, []))

    def _stands(self) -> Stands:
        return Stands(self.state, self.questions, self._piles)

    def welcome(self, connection: Connection, since: int, branch: int) -> None:
        """Tell a connection all there is to know; happenings only from `since` on if it knows those of this branch."""
        state, seat = self.state, connection.seat
        start = since if branch == state.branch and since <= state.happened else 0
        missed = state.replayed()[start:] if start < state.happened else []
        stands = self._stands()
        connection.send(
            Welcome(
                PROTOCOL,
                seat,
                self.info(),
                state.branch,
                start,
                Happened(state, missed, start).by(seat),
                stands.view(seat),
                stands.prompt(seat),
                stands.waiting,
                undo_offer(state, seat),
                undo_request(state),
                list(state.chat),
                game_over(state),
                self.votes().votes,
            )
        )
        if state.next is not None:
            connection.send(self.votes())
