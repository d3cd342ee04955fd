"""Compare what the clients at a table were sent with its log."""

from __future__ import annotations

from typing import NamedTuple

from tests.server.soak.client import CHAT_SENT_AGAIN, SoakClient

from throneroom.engine.event import Event
from throneroom.protocol.base import encode
from throneroom.server.tables.log_entries import Answered, ChatSent, Opened, Undone, read_entry
from throneroom.server.tables.snapshot import Happenings
from throneroom.server.tables.table_state import TableState

SHOWN = 12  # entries of the log in a report


class Difference(NamedTuple):
    """A contradiction, with what is needed to understand it."""

    kind: str
    table: str
    seat: int
    details: str
    messages: list[str]
    log: list[str]

    def __str__(self) -> str:
        lines = [f"{self.kind}: table {self.table}, seat {self.seat}: {self.details}"]
        lines += [f"    {text}" for text in (*self.messages, *self.log)]
        return "\n".join(lines)


class Chronicle:
    """Everything in the log of one table, on all branches, up to the last entry read."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.log: list[bytes] = []
        self.state: TableState | None = None
        self.answers: dict[str, tuple[int, list[str]]] = {}  # the seat and the answer, by request
        self.undos: list[int] = []  # the decision that each undo went back to
        self.chat: list[str] = []
        self._past: dict[tuple[int, int], list[bytes]] = {}  # by branch and seat
        self._replayed: tuple[int, list[Event]] = (0, [])  # the events, and the length of the log they are from

    def read(self, log: list[bytes]) -> str | None:
        """Read the log as it is now. Return what is wrong if earlier entries have changed or are gone."""
        known = len(self.log)
        if log[:known] != self.log:
            return f"the log had {known} entries, and now has {len(log)} that do not begin with these"
        for data in log[known:]:
            self._apply(data)
            self.log.append(data)
        return None

    def _apply(self, data: bytes) -> None:
        entry, state = read_entry(data), self.state
        if isinstance(entry, Opened):
            self.state = TableState(self.table, entry)
            return
        assert state is not None
        match entry:
            case Answered(o=names):
                decision = state.decision
                assert decision is not None
                if not decision.is_forced:  # the server gives those answers
                    self.answers[f"{state.branch}.{state.answers}"] = (decision.seat, names)
            case Undone(number=number):
                for seat in range(len(state.seats)):
                    self._past[state.branch, seat] = self._told(seat)
                self.undos.append(number)
            case ChatSent(text=text):
                self.chat.append(text)
            case _:
                pass
        state.apply(entry)
        state.take_events()

    def _told(self, seat: int) -> list[bytes]:
        state = self.state
        assert state is not None
        if self._replayed[0] != state.length:
            self._replayed = (state.length, state.replayed())
        return [encode(one) for one in Happenings(state, self._replayed[1], 0).of(seat)]

    def happenings(self, branch: int, seat: int) -> list[bytes]:
        """Return what has happened on a branch, as the seat may see it."""
        if self.state is not None and branch == self.state.branch:
            return self._told(seat)
        return self._past.get((branch, seat), [])

    def is_undone(self, request: str) -> bool:
        """Return whether an undo has gone back to this question, or further."""
        branch, _, number = request.partition(".")
        return any(back <= int(number) for back in self.undos[int(branch) :])

    # -- clients ----------------------------------------------------------------------------------------------------

    def compare(self, client: SoakClient) -> list[tuple[str, str]]:
        """Return the kind and the details of everything that this client was sent but that is not in the log."""
        seat = client.seat
        found: list[tuple[str, str]] = []
        for request in client.acknowledged:
            if self.answers.get(request) != (seat, client.given[request]):
                found.append(("acknowledged answer lost", f"{request}: {self.answers.get(request)}"))
        found += [("refused, but not undone", request) for request in client.refused if not self.is_undone(request)]
        for request, (whose, answer) in self.answers.items():
            if whose == seat and client.given.get(request) != answer:
                found.append(("answer not given", f"{request}: {answer}, gave {client.given.get(request)}"))
        for branch, told in (*client.past, (client.branch, client.happenings)):
            kept = self.happenings(branch, seat)
            if kept[: len(told)] != told:
                found.append(("told more than was kept", f"branch {branch}: told {len(told)}, kept {len(kept)}"))
        client.past.clear()
        if not set(client.chat) <= set(self.chat):
            found.append(("chat told but not kept", str(set(client.chat) - set(self.chat))))
        mine = [text for text in self.chat if text in client.sent]
        if len(mine) != len(set(mine)):
            found.append(("chat counted twice", str(mine)))
        return found

    def is_ahead_of(self, client: SoakClient) -> bool:
        """Return whether the log has something that this client was not sent."""
        state = self.state
        if state is None or client.branch > state.branch:
            return False
        if client.branch < state.branch or len(client.happenings) < state.happened:
            return True
        return not set(self.chat[-CHAT_SENT_AGAIN:]) <= set(client.chat)

    def report(self, client: SoakClient, kind: str, details: str) -> Difference:
        """Return a difference with the last messages and the last entries."""
        start = max(0, len(self.log) - SHOWN)
        log = [f"log {number}: {entry.decode()[:160]}" for number, entry in enumerate(self.log[start:], start)]
        return Difference(kind, self.table, client.seat, details, list(client.last), log)
