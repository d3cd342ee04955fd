"""Opening tables and sitting down at them."""

from __future__ import annotations

import time
from collections.abc import Sequence

from throneroom.bots.strategies.language import read_strategy
from throneroom.bots.strategies.mistakes import BadStrategy
from throneroom.protocol.lookup import CATALOG
from throneroom.protocol.table import (
    BotSeat,
    MySeat,
    OpenTable,
    PlayOn,
    QuickPlay,
    Seated,
    SeatWish,
    TableOptions,
    TakeSeat,
)
from throneroom.server.http.kingdom_choice import choose, new_seed
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.tables import log_entries as entries
from throneroom.server.tables.live_table import LiveTable
from throneroom.server.tables.log_entries import SeatRecord
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.tables.table_state import OPEN, OVER
from throneroom.server.tokens import hashed, new_token
from throneroom.server.workers.bot_levels import LEVELS


def clean_name(name: str) -> str:
    """A person's name without what cannot be seen; refused if nothing is left."""
    kept = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not kept:
        raise refusal("bad-wish", "name", "a name needs at least one visible character")
    return kept


def check_bot(bot: BotSeat) -> None:
    if bot.level not in LEVELS:
        raise no_level(bot.level)
    if bot.strategy is not None:
        check_strategy(bot.strategy)


def no_level(name: str) -> Refusal:
    known = ", ".join(LEVELS)
    return refusal("bad-wish", "level", f"no level named {name!r}; choose from {known}", name=repr(name), known=known)


def check_strategy(text: str) -> None:
    try:
        read_strategy(text, CATALOG, "strategy")
    except BadStrategy as error:
        raise Refusal("bad-wish", error.message) from None


def seat_records(wishes: Sequence[SeatWish], name: str, token: str) -> list[SeatRecord]:
    """The seats as asked for. Bots of the same level are numbered."""
    seats: list[SeatRecord] = []
    for wish in wishes:
        match wish:
            case MySeat():
                seats.append(SeatRecord("human", name, token=hashed(token)))
            case BotSeat():
                check_bot(wish)
                seats.append(bot_record(wish, seats))
            case _:
                seats.append(SeatRecord("open"))
    return seats


def bot_record(bot: BotSeat, others: Sequence[SeatRecord]) -> SeatRecord:
    """A bot with a name that no other seat has. Clients that know the level may show it in their language."""
    base = "Strategy bot" if bot.strategy is not None else f"{bot.level.title()} bot"
    taken = {seat.name for seat in others}
    name = next(name for name in [base, *(f"{base} {n}" for n in range(2, 8))] if name not in taken)
    return SeatRecord("bot", name, bot.level, bot.strategy)


async def open_table(registry: TableRegistry, wish: OpenTable) -> Seated:
    """Open a table. If no seat is open, the game begins."""
    name, token = clean_name(wish.name), new_token()
    seats = seat_records(wish.seats, name, token)
    mine = [number for number, seat in enumerate(wish.seats) if isinstance(seat, MySeat)]
    if len(mine) != 1:
        raise Refusal("bad-wish", "exactly one of the seats is yours")
    if wish.options.first is not None and wish.options.first >= len(seats):
        raise Refusal("bad-wish", f"there are seats 0 to {len(seats) - 1}; seat {wish.options.first} cannot begin")
    kingdom, _ = choose(wish.kingdom)
    now = time.time()
    seed = new_seed() if wish.seed is None else wish.seed
    cards = [card.name for card in kingdom.cards]
    opened = entries.Opened(
        now, mine[0], seats, cards, seed, wish.options, seeded=wish.seed is not None, first=wish.options.first
    )
    begins = all(seat.who != "open" for seat in seats)
    new: tuple[entries.Entry, ...] = (opened, entries.Began(now, mine[0], seats)) if begins else (opened,)
    return Seated(await registry.create(*new), mine[0], token)


async def quick_play(registry: TableRegistry, wish: QuickPlay) -> Seated:
    """A table against bots that begins at once."""
    seats: list[SeatWish] = [MySeat(), *wish.bots]
    return await open_table(registry, OpenTable(wish.name, seats, wish.kingdom, wish.seed, wish.options))


async def take_seat(registry: TableRegistry, table_id: str, wish: TakeSeat) -> Seated:
    """Sit down. When the last seat is taken, the game begins."""
    name, token = clean_name(wish.name), new_token()
    async with registry.table(table_id) as table, table.lock:
        seats = table.state.seats
        if table.state.status != OPEN:
            raise refusal("not-now", "not-open", "the game at this table has already started or ended")
        free = [number for number, seat in enumerate(seats) if seat.who == "open"]
        if not free or (wish.seat is not None and wish.seat not in free):
            if free:
                raise refusal("no-seat", "taken", "this seat is taken")
            raise refusal("no-seat", "full", "all seats are taken")
        seat = free[0] if wish.seat is None else wish.seat
        if name in {other.name for other in seats}:
            english = f"someone named {name} is already at this table; choose another name"
            raise refusal("bad-wish", "same-name", english, name=name)
        sat = entries.SeatTaken(time.time(), seat, name, hashed(token))
        if len(free) == 1:
            filled = list(seats)
            filled[seat] = SeatRecord("human", name, token=hashed(token))
            await table.commit(sat, entries.Began(time.time(), table.state.owner, filled))
        else:
            await table.commit(sat)
    return Seated(table_id, seat, token)


async def begin(table: LiveTable, fill: BotSeat | None) -> None:
    """Begin before all seats are taken: the open ones go to bots, or go. The caller holds the lock."""
    state = table.state
    if fill is not None:
        check_bot(fill)
    seats: list[SeatRecord] = []
    for seat in state.seats:
        if seat.who != "open":
            seats.append(seat)
        elif fill is not None:
            seats.append(bot_record(fill, [*state.seats, *seats]))
    if len(seats) < 2:
        raise refusal("not-now", "two", "a game needs at least two players; fill the free seats with bots")
    owner = seats.index(state.seats[state.owner])
    await table.commit(entries.Began(time.time(), owner, seats))


async def play_on(registry: TableRegistry, table_id: str, wish: PlayOn) -> Seated:
    """A new table from a decision of a finished game, against bots."""
    name, token = clean_name(wish.name), new_token()
    check_bot(wish.bot)
    async with registry.table(table_id) as table, table.lock:
        state = table.state
        if state.status != OVER or state.game is None:
            raise refusal("not-now", "not-over", "this game is not over yet")
        if wish.number > state.answers or wish.seat >= len(state.seats):
            raise Refusal("bad-wish", f"there are decisions 0 to {state.answers} and {len(state.seats)} seats")
        seats: list[SeatRecord] = []
        for number in range(len(state.seats)):
            if number == wish.seat:
                seats.append(SeatRecord("human", name, token=hashed(token)))
            else:
                seats.append(bot_record(wish.bot, seats))
        prefix = [[option.name for option in answer] for answer in state.game.history[: wish.number]]
        opened = entries.Opened(
            time.time(),
            wish.seat,
            seats,
            [card.name for card in state.kingdom.cards],
            state.opened.seed,
            TableOptions(listed=False),
            seeded=True,
            first=state.game.first,
            prefix=prefix,
        )
    return Seated(await registry.create(opened, entries.Began(opened.at, wish.seat, seats)), wish.seat, token)
