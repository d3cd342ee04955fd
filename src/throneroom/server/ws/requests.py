"""Everything a client may ask for at its table, passed on to the part of `tables` that does it."""

from __future__ import annotations

import time
from typing import assert_never

from throneroom.protocol import from_client as client
from throneroom.protocol.from_server import Pong
from throneroom.protocol.table import AbsentChoice
from throneroom.server.metrics import Metrics
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.tables import seating
from throneroom.server.tables.advice_question import agree_to_advice
from throneroom.server.tables.live_table import LiveTable
from throneroom.server.tables.log_entries import (
    ChatSent,
    EndedAsDraw,
    EndedEarly,
    PlayerReturned,
    Resigned,
    StandInSeated,
)
from throneroom.server.tables.rematch import vote
from throneroom.server.tables.table_info import may_decide
from throneroom.server.tables.undo import answer_undo, request_undo
from throneroom.server.ws.connection import Connection


async def handle(table: LiveTable, connection: Connection, message: client.FromClient, metrics: Metrics) -> None:
    """Do what a client asks, or raise Refusal, Conflict or StoreDown."""
    seat = connection.seat
    if isinstance(message, client.Ping):
        connection.send(Pong(message.n))
        return
    if isinstance(message, client.Hello):
        raise Refusal("hello-first", "hello may be sent only once")
    if seat < 0:
        raise refusal("not-yours", "watching", "spectators cannot do this")
    begun = time.perf_counter()
    async with table.lock:
        if table.is_stale:
            await table.refresh()
        match message:
            case client.GiveAnswer():
                accepted = table.accept(connection, message)
                if accepted is not None:
                    await table.commit(*accepted.entries, answered=accepted.answered)
                    metrics.answered(time.perf_counter() - begun)
            case client.AskUndo(number=number):
                await request_undo(table, seat, number)
                metrics.undone += 1
            case client.AnswerUndo(agree=agree):
                await answer_undo(table, seat, agree)
            case client.Resign():
                await _resign(table, seat)
            case client.Say(text=text):
                await _chat(table, seat, text)
            case client.ChooseForAbsent(seat=absent, choice=choice):
                await _choose_for_absent(table, seat, absent, choice)
            case client.ComeBack():
                await come_back(table, seat)
            case client.Begin(fill=fill):
                await seating.begin(table, seat, fill)
            case client.LeaveSeat():
                await seating.leave_seat(table, seat)
            case client.SeatBot(seat=chosen, bot=bot):
                await seating.seat_bot(table, seat, chosen, bot)
            case client.ListTable(listed=listed):
                await seating.list_table(table, seat, listed)
            case client.AskRematch(swap=swap):
                await vote(table, seat, swap)
            case client.AgreeToAdvice(agree=agree):
                await agree_to_advice(table, seat, agree)
            case client.AskAdvice() | client.StopAdvice():
                raise AssertionError("the conversation answers these")
            case _:
                assert_never(message)


def request_of(message: client.FromClient) -> str | None:
    """Return the id of the request that a message is about, or None."""
    return message.request if isinstance(message, client.GiveAnswer | client.AskAdvice) else None


async def come_back(table: LiveTable, seat: int) -> None:
    """Take the seat back from the bot that stands in, if there is one. The caller holds the lock."""
    if seat in table.state.stand_ins:
        await table.commit(PlayerReturned(time.time(), seat))


async def _resign(table: LiveTable, seat: int) -> None:
    """Resign; at an outdated table, end the game as a draw."""
    if table.state.is_outdated and table.state.is_running:
        await table.commit(EndedAsDraw(time.time(), seat))
        return
    table.state.must_play(seat)
    await table.commit(Resigned(time.time(), seat))


async def _chat(table: LiveTable, seat: int, text: str) -> None:
    line = seating.clean_text(text)
    if not line:
        raise Refusal("bad-message", "the text has no visible characters")
    await table.commit(ChatSent(time.time(), seat, line))


async def _choose_for_absent(table: LiveTable, seat: int, absent: int, choice: AbsentChoice) -> None:
    state = table.state
    state.must_play(seat)
    if absent >= len(state.seats) or not may_decide(state, absent, table.clients.away(absent)):
        raise refusal("not-now", "not-away", "this player is not away, or has not been away for long enough")
    match choice:
        case "wait":
            pass
        case "bot":
            await table.commit(StandInSeated(time.time(), absent))
        case "end":
            await table.commit(EndedEarly(time.time()))
        case _:
            assert_never(choice)
