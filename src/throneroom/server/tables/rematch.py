"""Rematches: who wants another game, and the next table of the series."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from throneroom.cards.catalog import UnknownCard
from throneroom.cards.kingdoms import BadKingdom, kingdom_names, swap
from throneroom.engine.rng import KEY_BITS
from throneroom.engine.setup import Kingdom, next_first_player
from throneroom.protocol.from_server import RematchVotes
from throneroom.protocol.view import Vote
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.tables.log_entries import Began, HeldRecord, Opened, RematchVoted, SeatRecord, began
from throneroom.server.tables.table_state import OVER, TableState
from throneroom.server.tokens import id_after, new_key
from throneroom.server.workers.bot_levels import STAND_IN

if TYPE_CHECKING:
    from throneroom.server.tables.live_table import LiveTable

Swap = tuple[str, str] | None


def votes(state: TableState) -> list[Vote]:
    return [Vote(seat, wanted) for seat, wanted in state.votes.items()]


def votes_message(state: TableState) -> RematchVotes:
    return RematchVotes(votes(state), state.next)


async def vote(table: LiveTable, seat: int, wanted: Swap) -> None:
    """Vote for another game. The swap must be compatible with those of the other players."""
    state = table.state
    if state.status != OVER or state.next is not None:
        raise refusal("not-now", "no-rematch", "the game is not over, or the next one has already started")
    try:
        _swapped(state, {**state.votes, seat: wanted})
    except (UnknownCard, BadKingdom) as error:
        raise Refusal("bad-wish", error.message) from None
    cards = None if wanted is None else (state.catalog.find(wanted[0]).name, state.catalog.find(wanted[1]).name)
    await table.commit(RematchVoted(time.time(), seat, cards))


def is_rematch_due(state: TableState, is_connected: Callable[[int], bool]) -> bool:
    """Return whether everybody wants another game and it has not been opened yet.

    Those who resigned may play the next game too, and are waited for as long as they are connected.
    """
    if state.status != OVER or state.next is not None or not state.votes:
        return False
    conceded = [seat for seat in state.resigned if state.seats[seat].who == "human" and is_connected(seat)]
    return all(seat in state.votes for seat in (*state.people(), *conceded))


def next_table_id(state: TableState) -> str:
    """Return the id of the next table, which is the same in every process, so that it is opened only once."""
    return id_after(state.id, " ".join(seat.token or "" for seat in state.seats))


def next_game(state: TableState) -> tuple[Opened, Began]:
    """Return the entries that open the next table. The player to the left of the winner starts.

    A bot takes the seat of each player who resigned and did not vote for another game.
    """
    kingdom = _swapped(state, state.votes)
    seats = [
        SeatRecord(who="bot", name=seat.name, level=STAND_IN)
        if number in state.resigned and number not in state.votes
        else seat
        for number, seat in enumerate(_with_new_ratings(state))
    ]
    now = time.time()
    opened = Opened(
        at=now,
        owner=state.owner,
        seats=seats,
        kingdom=list(kingdom_names(kingdom)),
        seed=0,
        options=state.options,
        key=new_key(),
        first=next_first_player(len(seats), state.winners(), secrets.randbits(KEY_BITS)),
        previous=state.id,
    )
    return opened, began(now, state.owner, seats, state.options)


def _with_new_ratings(state: TableState) -> list[SeatRecord]:
    """Return the seats, with the ratings that this game has changed."""
    seats = list(state.seats)
    for changed in state.ratings:
        seat = seats[changed.seat]
        if seat.held is not None:
            rating, deviation = changed.after
            held = HeldRecord(id=seat.held.id, rating=rating, deviation=deviation)
            seats[changed.seat] = msgspec.structs.replace(seat, held=held)
    return seats


def _swapped(state: TableState, wanted: dict[int, Swap]) -> Kingdom:
    swaps = [(state.catalog.find(old), state.catalog.find(new)) for old, new in filter(None, wanted.values())]
    return swap(state.kingdom, swaps, len(state.seats))
