"""Undo: what each seat can undo, who has to agree, and going back.

Undo is free until new information is revealed; after that everybody else has to consent, if the table allows it at all.
Against bots it is always free, but an undo after new information marks the game. Everything about undo is here except
the replay itself, which is in `TableState`.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias, assert_never

from throneroom.engine.decision import Decision
from throneroom.engine.event import OTHER_SEAT, Event, news_names
from throneroom.protocol import from_server as server
from throneroom.protocol.view import UndoOffer, UndoRequest
from throneroom.server.refusal import refusal
from throneroom.server.tables.log_entries import Entry, UndoAnswered, Undone, UndoRequested

if TYPE_CHECKING:
    from throneroom.server.tables.live_table import LiveTable
    from throneroom.server.tables.table_state import TableState

UndoEntry: TypeAlias = UndoRequested | UndoAnswered | Undone


# -- the state --------------------------------------------------------------------------------------------------------


class LastAnswer:
    """A seat's latest answer, and what has been revealed since."""

    __slots__ = ("decision", "news", "number", "others")

    def __init__(self, number: int, decision: Decision, news: int) -> None:
        self.number: Final = number
        self.decision: Final = decision
        self.news = news
        self.others = 0  # later answers of other seats


class PendingRequest:
    """A seat asks to undo its answer to decision `number`."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.agreed: Final[set[int]] = set()


class UndoState:
    """The part of a table's state that undo needs. No answer before decision `first` can be undone."""

    def __init__(self, first: int) -> None:
        self.pending: PendingRequest | None = None
        self._first: Final = first
        self._last: Final[dict[int, LastAnswer]] = {}

    def answered(self, seat: int, number: int, decision: Decision, news: int, is_quiet: bool) -> None:
        """Note an answer and the new information it revealed, and withdraw any pending request.

        The others do not notice a quiet answer.
        """
        for other, last in self._last.items():
            if other != seat and not is_quiet:
                last.news |= news | OTHER_SEAT
                last.others += 1
        if not decision.is_forced:
            self._last[seat] = LastAnswer(number, decision, news)
        elif seat in self._last:
            self._last[seat].news |= news
        self.pending = None

    def last_answer(self, seat: int) -> LastAnswer | None:
        last = self._last.get(seat)
        return None if last is None or last.number < self._first else last

    def apply(self, entry: UndoRequested | UndoAnswered) -> None:
        if isinstance(entry, UndoRequested):
            self.pending = PendingRequest(entry.seat, entry.number)
        elif self.pending is not None and entry.agree:
            self.pending.agreed.add(entry.seat)
        else:
            self.pending = None

    def clear(self) -> None:
        self.pending = None
        self._last.clear()


# -- messages to clients ----------------------------------------------------------------------------------------------

NEWS: Final = [list(news_names(flags)) for flags in range(32)]  # indexed by the engine's flags


def undo_offer(state: TableState, seat: int) -> UndoOffer | None:
    """Return what this seat can undo, and whose consent it needs."""
    last = state.undo.last_answer(seat) if seat >= 0 else None
    if last is None or state.game is None or not state.is_running or seat not in state.people():
        return None
    others = [other for other in state.present() if other != seat]
    is_alone = not others and state.opened.deal is None  # others who play the deal cannot look ahead either
    free = is_alone or (last.news == 0 and state.options.undo != "never")
    consent = others if not free and state.options.undo == "consent" else []
    decision = last.decision
    return UndoOffer(
        number=last.number,
        verb=decision.verb.name,
        card=None if decision.card is None else decision.card.name,
        answer=[option.name for option in state.game.history[last.number]],
        others=last.others,
        news=NEWS[last.news],
        free=free,
        consent=consent,
        marks=last.news != 0,
    )


def undo_request(state: TableState) -> UndoRequest | None:
    """Return the pending request, and who has yet to agree."""
    pending = state.undo.pending
    if pending is None or state.game is None:
        return None
    last = state.undo.last_answer(pending.seat)
    return UndoRequest(
        pending.seat,
        state.noticed_since(pending.number),
        [] if last is None else NEWS[last.news],
        _yet_to_agree(state, pending),
        state.events_before(pending.number),
    )


def undo_message(state: TableState, entry: UndoEntry) -> server.UndoAsked | server.UndoRefused | server.Undone:
    """Return the message that informs everybody about an entry."""
    match entry:
        case UndoRequested():
            return server.UndoAsked(undo_request(state))
        case UndoAnswered(seat=seat, agree=agree):
            return server.UndoAsked(undo_request(state)) if agree else server.UndoRefused(seat)
        case Undone(seat=seat, answers=answers):
            return server.Undone(seat, answers)
        case _:
            assert_never(entry)


def events_after_undo(state: TableState, entries: Sequence[Entry], known: int) -> tuple[int, Sequence[Event]]:
    """Return the number of the first event that clients have to replace, and the events from there on.

    They have `known` events: fewer than before the undone answer if that answer is among these entries, too.
    """
    start = state.events_before(min(entry.number for entry in entries if isinstance(entry, Undone)))
    start = min(start, known)
    return start, state.replayed()[start:]


# -- requests from clients --------------------------------------------------------------------------------------------


async def request_undo(table: LiveTable, seat: int, number: int) -> None:
    """Undo the seat's answer to decision `number`, or ask the others if they have to agree."""
    table.state.must_play(seat)
    offer = undo_offer(table.state, seat)
    if offer is None:
        raise refusal("late", "nothing", "there is nothing to undo")
    if offer.number != number:
        raise refusal("late", "undo", "this can no longer be undone")
    if offer.free:
        await table.commit(_undone(table.state, seat, number, offer.marks))
    elif not offer.consent:
        raise refusal(
            "not-now", "news", "new information has been revealed, and this table does not allow undo after that"
        )
    elif table.state.undo.pending is not None:
        raise refusal("not-now", "undo-asked", "someone has already asked to undo")
    else:
        await table.commit(UndoRequested(time.time(), seat, number))


async def answer_undo(table: LiveTable, seat: int, agree: bool) -> None:
    """Agree to the pending request, refuse it, or withdraw your own. The last to agree triggers the undo."""
    table.state.must_play(seat)
    pending = table.state.undo.pending
    if pending is None:
        raise refusal("late", "no-undo", "nobody has asked to undo")
    if pending.seat == seat and agree:
        raise refusal("not-now", "agree", "the other players have to agree first")
    answered = UndoAnswered(time.time(), seat, agree)
    if agree and _yet_to_agree(table.state, pending) in ([], [seat]):
        await table.commit(answered, _undone(table.state, pending.seat, pending.number, marks=True))
    else:
        await table.commit(answered)


def _undone(state: TableState, seat: int, number: int, marks: bool) -> Undone:
    return Undone(at=time.time(), seat=seat, number=number, answers=state.noticed_since(number), marks=marks)


def _yet_to_agree(state: TableState, pending: PendingRequest) -> list[int]:
    return [seat for seat in state.present() if seat != pending.seat and seat not in pending.agreed]
