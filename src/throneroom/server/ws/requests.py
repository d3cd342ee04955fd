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
from throneroom.server.tables.live_table import Room
from throneroom.server.tables.log_entries import Entry
from throneroom.server.tables.snapshot import undo_offer
from throneroom.server.tables.table_info import may_decide
from throneroom.server.tables.table_state import OPEN, OVER, RUNNING
from throneroom.server.ws.connection import Connection


async def obey(room: Room, connection: Connection, message: client.FromClient, metrics: Metrics) -> None:
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
    async with room.lock:
        if room.is_stale:
            raise Refusal("store", "the table is being read anew; send it again", _request(message))
        match message:
            case client.GiveAnswer():
                given = taken(room, connection, message)
                if given is not None:
                    await room.commit(*given.entries, answered=given.answered)
                    metrics.answered(time.perf_counter() - begun)
            case client.AskUndo(number=number):
                await _ask_undo(room, connection.seat, number)
                metrics.undone += 1
            case client.AnswerUndo(agree=agree):
                await _answer_undo(room, connection.seat, agree)
            case client.Resign():
                _must_play(room, connection.seat)
                await room.commit(entries.GaveUp(time.time(), connection.seat))
            case client.Say(text=text):
                await _say(room, connection.seat, text)
            case client.ChooseForAbsent(seat=seat, choice=choice):
                await _choose_for_absent(room, connection.seat, seat, choice)
            case client.ComeBack():
                await come_back(room, connection.seat)
            case client.Begin(fill=fill):
                _must_be_open(room)
                if connection.seat != room.sitting.owner:
                    raise refusal("not-yours", "owner", "only the host can start the game")
                await lobby.begin(room, fill)
            case client.LeaveSeat():
                await _leave(room, connection.seat)
            case client.AskRematch(swap=wanted):
                await _vote(room, connection.seat, wanted)
            case _:
                assert_never(message)


def _request(message: client.FromClient) -> str | None:
    return message.request if isinstance(message, client.GiveAnswer) else None


def _must_play(room: Room, seat: int) -> None:
    if room.sitting.state != RUNNING:
        raise refusal("not-now", "not-running", "the game has not started, or is already over")
    if seat not in room.sitting.people():
        raise refusal("not-now", "resigned", "this seat has already resigned")


def _must_be_open(room: Room) -> None:
    if room.sitting.state != OPEN:
        raise refusal("not-now", "begun", "the game has already started")


# -- answers ----------------------------------------------------------------------------------------------------------


class Given(NamedTuple):
    """Answers that are to be kept, and the request of each seat that gave one."""

    entries: list[Entry]
    answered: dict[int, str]


def taken(room: Room, connection: Connection, message: client.GiveAnswer) -> Given | None:
    """What an answer gives to keep. One that is given before its turn is held, and gives nothing yet.

    The caller holds the lock. Raises Refusal.
    """
    sitting, seat, request, names = room.sitting, connection.seat, message.request, message.options
    asked = room.questions.all(sitting)
    for place, question in enumerate(asked):
        decision = question.decision
        if question.request != request:
            continue
        if decision.seat != seat:
            break
        if not sitting.is_person(seat):
            raise refusal("not-now", "bot", "a bot is playing for you; take over first", request)
        try:
            decision.check(options_named(decision, names))
        except IllegalAnswer as error:
            raise Refusal("illegal", error.message, request) from None
        if place > 0:
            room.questions.held[request] = names
            connection.send(Held(request))
            room.update([], sitting.happened, {})
            return None
        now = time.time()
        given = Given([entries.Answered(now, names)], {seat: request})
        for later in asked[1:]:
            if later.request not in room.questions.held:
                break
            given.entries.append(entries.Answered(now, room.questions.held.pop(later.request)))
            given.answered[later.decision.seat] = later.request
        return given
    _refuse_late(room, connection, request, names)
    return None


def _refuse_late(room: Room, connection: Connection, request: str, names: list[str]) -> None:
    """An answer to no present question: the same one again, one too late, or one to nothing this seat was asked."""
    sitting = room.sitting
    branch, _, number = request.partition(".")
    if branch == str(sitting.branch) and number.isdecimal() and len(number) < 7 and int(number) < sitting.answers:
        place = int(number)
        if sitting.asker(place) == connection.seat and sitting.game is not None:
            if sorted(option.name for option in sitting.game.history[place]) == sorted(names):
                room.tell_again(connection, request)
                return
            raise refusal("late", "answered", "this question has already been answered", request)
    raise Refusal("not-asked", "this seat is not asked this", request)


# -- taking back ------------------------------------------------------------------------------------------------------


async def _ask_undo(room: Room, seat: int, number: int) -> None:
    _must_play(room, seat)
    sitting = room.sitting
    offer = undo_offer(sitting, seat)
    if offer is None or offer.number != number:
        if offer is not None:
            raise refusal("late", "undo", "this can no longer be undone")
        raise refusal("late", "nothing", "there is nothing to undo")
    if offer.free:
        await _take_back(room, seat, number, offer.marks)
    elif not offer.consent:
        raise refusal(
            "not-now", "news", "new information has been revealed, and this table does not allow undo after that"
        )
    elif sitting.undo_wish is not None:
        raise refusal("not-now", "undo-asked", "someone has already asked to undo")
    else:
        await room.commit(entries.UndoWanted(time.time(), seat, number))


async def _take_back(room: Room, seat: int, number: int, marks: bool) -> None:
    room.questions.held.clear()
    await room.commit(entries.TookBack(time.time(), seat, number, room.sitting.answers - number, marks))


async def _answer_undo(room: Room, seat: int, agree: bool) -> None:
    _must_play(room, seat)
    wish = room.sitting.undo_wish
    if wish is None:
        raise refusal("late", "no-undo", "nobody has asked to undo")
    if wish.seat == seat and agree:
        raise refusal("not-now", "agree", "the other players have to agree first")
    await room.commit(entries.UndoAnswered(time.time(), seat, agree))
    wish = room.sitting.undo_wish
    others = room.sitting.present()
    if wish is not None and all(other in wish.agreed or other == wish.seat for other in others):
        await _take_back(room, wish.seat, wish.number, marks=True)


# -- people -----------------------------------------------------------------------------------------------------------


async def _say(room: Room, seat: int, text: str) -> None:
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not line:
        raise Refusal("bad-message", "there is nothing to read in this text")
    await room.commit(entries.Spoke(time.time(), seat, line))


async def _choose_for_absent(room: Room, seat: int, absent: int, choice: str) -> None:
    _must_play(room, seat)
    if absent >= len(room.sitting.seats) or not may_decide(room.sitting, absent, room.away()[absent]):
        raise refusal("not-now", "not-away", "this player is not away, or has not been away for long enough")
    if choice == "bot":
        await room.commit(entries.StoodIn(time.time(), absent))
    elif choice == "end":
        await room.commit(entries.Ended(time.time()))


async def come_back(room: Room, seat: int) -> None:
    """Take the seat back from the bot that stands in. The caller holds the lock."""
    if seat in room.sitting.stand_ins:
        await room.commit(entries.CameBack(time.time(), seat))


async def _leave(room: Room, seat: int) -> None:
    _must_be_open(room)
    now = time.time()
    await room.commit(entries.Closed(now) if seat == room.sitting.owner else entries.Left(now, seat))
    for connection in [other for other in room.connections if other.seat == seat]:
        connection.close(1000, "left")


async def _vote(room: Room, seat: int, wanted: tuple[str, str] | None) -> None:
    """Another game, and a card to swap for it, which must go together with what the others swap."""
    sitting = room.sitting
    if sitting.state != OVER or sitting.next is not None:
        raise refusal("not-now", "no-rematch", "the game is not over, or the next one has already started")
    votes = {**sitting.votes, seat: wanted}
    try:
        swaps = [(CATALOG.find(old), CATALOG.find(new)) for old, new in filter(None, votes.values())]
        swap(sitting.kingdom, swaps, len(sitting.seats))
    except (UnknownCard, BadKingdom) as error:
        raise Refusal("bad-wish", error.message) from None
    name = None if wanted is None else (CATALOG.find(wanted[0]).name, CATALOG.find(wanted[1]).name)
    await room.commit(entries.Voted(time.time(), seat, name))
