"""What a client may ask of its table, and when."""

from __future__ import annotations

import time
from typing import NamedTuple, assert_never

from throneroom.cards.catalog import UnknownCard
from throneroom.cards.kingdoms import BadKingdom, swap
from throneroom.engine.decision import IllegalAnswer
from throneroom.protocol import from_client as client
from throneroom.protocol.from_server import Held, Pong
from throneroom.protocol.lookup import CATALOG, options_named
from throneroom.server.metrics import Metrics
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.tables import log_entries as entries
from throneroom.server.tables import seating as lobby
from throneroom.server.tables.live_table import LiveTable
from throneroom.server.tables.log_entries import Entry
from throneroom.server.tables.snapshot import undo_offer
from throneroom.server.tables.table_info import may_decide
from throneroom.server.tables.table_state import OPEN, OVER, RUNNING
from throneroom.server.ws.connection import Connection


async def obey(table: LiveTable, connection: Connection, message: client.FromClient, metrics: Metrics) -> None:
    """Do what a client asks, or raise Refusal, Conflict or StoreDown."""
    match message:
        case client.Ping(n=n):
            connection.send(Pong(n))
            return
        case client.Hello():
            raise Refusal("hello-first", "hello is said once")
    if connection.seat < 0:
        raise refusal("not-yours", "watching", "spectators cannot do this")
    begun = time.perf_counter()
    async with table.lock:
        if table.is_stale:
            raise Refusal("store", "the table is being read anew; send it again", _request(message))
        match message:
            case client.GiveAnswer():
                given = taken(table, connection, message)
                if given is not None:
                    await table.commit(*given.entries, answered=given.answered)
                    metrics.answered(time.perf_counter() - begun)
            case client.AskUndo(number=number):
                await _ask_undo(table, connection.seat, number)
                metrics.undone += 1
            case client.AnswerUndo(agree=agree):
                await _answer_undo(table, connection.seat, agree)
            case client.Resign():
                _must_play(table, connection.seat)
                await table.commit(entries.Resigned(time.time(), connection.seat))
            case client.Say(text=text):
                await _say(table, connection.seat, text)
            case client.ChooseForAbsent(seat=seat, choice=choice):
                await _choose_for_absent(table, connection.seat, seat, choice)
            case client.ComeBack():
                await come_back(table, connection.seat)
            case client.Begin(fill=fill):
                _must_be_open(table)
                if connection.seat != table.state.owner:
                    raise refusal("not-yours", "owner", "only the host can start the game")
                await lobby.begin(table, fill)
            case client.LeaveSeat():
                await _leave(table, connection.seat)
            case client.AskRematch(swap=wanted):
                await _vote(table, connection.seat, wanted)
            case _:
                assert_never(message)


def _request(message: client.FromClient) -> str | None:
    return message.request if isinstance(message, client.GiveAnswer) else None


def _must_play(table: LiveTable, seat: int) -> None:
    if table.state.status != RUNNING:
        raise refusal("not-now", "not-running", "the game has not started, or is already over")
    if seat not in table.state.people():
        raise refusal("not-now", "resigned", "this seat has already resigned")


def _must_be_open(table: LiveTable) -> None:
    if table.state.status != OPEN:
        raise refusal("not-now", "begun", "the game has already started")


# -- answers ----------------------------------------------------------------------------------------------------------


class Given(NamedTuple):
    """Answers that are to be kept, and the request of each seat that gave one."""

    entries: list[Entry]
    answered: dict[int, str]


def taken(table: LiveTable, connection: Connection, message: client.GiveAnswer) -> Given | None:
    """What an answer gives to keep. One that is given before its turn is held, and gives nothing yet.

    The caller holds the lock. Raises Refusal.
    """
    state, seat, request, names = table.state, connection.seat, message.request, message.options
    asked = table.questions.all(state)
    for place, question in enumerate(asked):
        decision = question.decision
        if question.request != request:
            continue
        if decision.seat != seat:
            break
        if not state.is_person(seat):
            raise refusal("not-now", "bot", "a bot is playing for you; take over first", request)
        try:
            decision.check(options_named(decision, names))
        except IllegalAnswer as error:
            raise Refusal("illegal", error.message, request) from None
        if place > 0:
            table.questions.held[request] = names
            connection.send(Held(request))
            table.update([], state.happened, {})
            return None
        now = time.time()
        given = Given([entries.Answered(now, names)], {seat: request})
        for later in asked[1:]:
            if later.request not in table.questions.held:
                break
            given.entries.append(entries.Answered(now, table.questions.held.pop(later.request)))
            given.answered[later.decision.seat] = later.request
        return given
    _refuse_late(table, connection, request, names)
    return None


def _refuse_late(table: LiveTable, connection: Connection, request: str, names: list[str]) -> None:
    """An answer to no present question: the same one again, one too late, or one to nothing this seat was asked."""
    state = table.state
    branch, _, number = request.partition(".")
    if branch == str(state.branch) and number.isdecimal() and len(number) < 7 and int(number) < state.answers:
        place = int(number)
        if state.asker(place) == connection.seat and state.game is not None:
            if sorted(option.name for option in state.game.history[place]) == sorted(names):
                table.tell_again(connection, request)
                return
            raise refusal("late", "answered", "this question has already been answered", request)
    raise Refusal("not-asked", "this seat is not asked this", request)


# -- taking back ------------------------------------------------------------------------------------------------------


async def _ask_undo(table: LiveTable, seat: int, number: int) -> None:
    _must_play(table, seat)
    state = table.state
    offer = undo_offer(state, seat)
    if offer is None or offer.number != number:
        if offer is not None:
            raise refusal("late", "undo", "this can no longer be undone")
        raise refusal("late", "nothing", "there is nothing to undo")
    if offer.free:
        await _take_back(table, seat, number, offer.marks)
    elif not offer.consent:
        raise refusal(
            "not-now", "news", "new information has been revealed, and this table does not allow undo after that"
        )
    elif state.undo_wish is not None:
        raise refusal("not-now", "undo-asked", "someone has already asked to undo")
    else:
        await table.commit(entries.UndoRequested(time.time(), seat, number))


async def _take_back(table: LiveTable, seat: int, number: int, marks: bool) -> None:
    table.questions.held.clear()
    await table.commit(entries.Undone(time.time(), seat, number, table.state.answers - number, marks))


async def _answer_undo(table: LiveTable, seat: int, agree: bool) -> None:
    _must_play(table, seat)
    wish = table.state.undo_wish
    if wish is None:
        raise refusal("late", "no-undo", "nobody has asked to undo")
    if wish.seat == seat and agree:
        raise refusal("not-now", "agree", "the other players have to agree first")
    await table.commit(entries.UndoAnswered(time.time(), seat, agree))
    wish = table.state.undo_wish
    others = table.state.present()
    if wish is not None and all(other in wish.agreed or other == wish.seat for other in others):
        await _take_back(table, wish.seat, wish.number, marks=True)


# -- people -----------------------------------------------------------------------------------------------------------


async def _say(table: LiveTable, seat: int, text: str) -> None:
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not line:
        raise Refusal("bad-message", "there is nothing to read in this text")
    await table.commit(entries.ChatSent(time.time(), seat, line))


async def _choose_for_absent(table: LiveTable, seat: int, absent: int, choice: str) -> None:
    _must_play(table, seat)
    if absent >= len(table.state.seats) or not may_decide(table.state, absent, table.away()[absent]):
        raise refusal("not-now", "not-away", "this player is not away, or has not been away for long enough")
    if choice == "bot":
        await table.commit(entries.StandInSeated(time.time(), absent))
    elif choice == "end":
        await table.commit(entries.EndedEarly(time.time()))


async def come_back(table: LiveTable, seat: int) -> None:
    """Take the seat back from the bot that stands in. The caller holds the lock."""
    if seat in table.state.stand_ins:
        await table.commit(entries.PlayerReturned(time.time(), seat))


async def _leave(table: LiveTable, seat: int) -> None:
    _must_be_open(table)
    now = time.time()
    await table.commit(entries.Closed(now) if seat == table.state.owner else entries.SeatLeft(now, seat))
    for connection in [other for other in table.connections if other.seat == seat]:
        connection.close(1000, "left")


async def _vote(table: LiveTable, seat: int, wanted: tuple[str, str] | None) -> None:
    """Another game, and a card to swap for it, which must go together with what the others swap."""
    state = table.state
    if state.status != OVER or state.next is not None:
        raise refusal("not-now", "no-rematch", "the game is not over, or the next one has already started")
    votes = {**state.votes, seat: wanted}
    try:
        swaps = [(CATALOG.find(old), CATALOG.find(new)) for old, new in filter(None, votes.values())]
        swap(state.kingdom, swaps, len(state.seats))
    except (UnknownCard, BadKingdom) as error:
        raise Refusal("bad-wish", error.message) from None
    name = None if wanted is None else (CATALOG.find(wanted[0]).name, CATALOG.find(wanted[1]).name)
    await table.commit(entries.RematchVoted(time.time(), seat, name))
