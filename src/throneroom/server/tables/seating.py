"""Opening tables, taking and leaving seats, starting the game."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, assert_never

from throneroom.bots.strategies.language import read_strategy
from throneroom.bots.strategies.mistakes import BadStrategy
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_names
from throneroom.protocol.base import LONGEST_NAME
from throneroom.protocol.lookup import catalog_of
from throneroom.protocol.table import (
    BotSeat,
    MySeat,
    OpenSeat,
    OpenTable,
    PlayOn,
    QuickPlay,
    Seated,
    SeatWish,
    TakeSeat,
)
from throneroom.server.ratings.names import held_record
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.tables.kingdom_choice import choose
from throneroom.server.tables.live_table import LiveTable
from throneroom.server.tables.log_entries import (
    Began,
    BotSeated,
    Closed,
    Entry,
    HeldRecord,
    Listed,
    Opened,
    OptionsRecord,
    SeatLeft,
    SeatRecord,
    SeatTaken,
    began,
)
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.tables.table_info import options_record
from throneroom.server.tables.table_state import OPEN, TableState
from throneroom.server.tokens import hashed, new_key, new_token
from throneroom.server.workers.bot_levels import LEVELS

# -- checks -----------------------------------------------------------------------------------------------------------


_LONGEST_BOT_NAME: Final = LONGEST_NAME - len(" bot 2")


def clean_text(text: str) -> str:
    """Return typed text on one line and without invisible characters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def clean_name(name: str) -> str:
    """Return a person's name, cleaned. Raises Refusal if nothing is left."""
    cleaned = clean_text(name)
    if not cleaned:
        raise refusal("bad-wish", "name", "a name needs at least one visible character")
    return cleaned


def check_bot(bot: BotSeat, catalog: Catalog) -> None:
    """Raise Refusal unless there is such a bot. `catalog`: the cards that its strategy may name."""
    if bot.level not in LEVELS:
        raise no_level(bot.level)
    if bot.strategy is not None:
        check_strategy(bot.strategy, catalog)


def no_level(name: str) -> Refusal:
    known = ", ".join(LEVELS)
    return refusal("bad-wish", "level", f"no level named {name!r}; choose from {known}", name=repr(name), known=known)


def check_strategy(text: str, catalog: Catalog) -> str:
    """Return the name that a strategy gives itself, or an empty string. Raises Refusal."""
    try:
        return clean_text(read_strategy(text, catalog, "", "strategy").name)
    except BadStrategy as error:
        raise Refusal("bad-wish", error.message) from None


# -- seats ------------------------------------------------------------------------------------------------------------


def person(name: str, token: str, held: HeldRecord | None = None) -> SeatRecord:
    return SeatRecord(who="human", name=name, token=hashed(token), held=held)


async def known_as(registry: TableRegistry, name: str, key: str | None) -> tuple[str, HeldRecord | None]:
    """Return a person's name, cleaned; if they show the key that keeps it, as it is kept, with its rating.

    Raises Refusal if nothing is left of the name, or if the key does not keep it.
    """
    cleaned = clean_name(name)
    if key is None:
        return cleaned, None
    held = await registry.names.held_by(cleaned, key)
    return held.name, held_record(held)


def bot_seat(bot: BotSeat, others: Sequence[SeatRecord], catalog: Catalog) -> SeatRecord:
    """Return a bot with an unused name. Clients may show its level in their language instead."""
    known_as = bot.level.title() if bot.strategy is None else check_strategy(bot.strategy, catalog) or "Strategy"
    base = f"{known_as[:_LONGEST_BOT_NAME]} bot"
    taken = {seat.name for seat in others}
    name = next(name for name in [base, *(f"{base} {n}" for n in range(2, 8))] if name not in taken)
    return SeatRecord(who="bot", name=name, level=bot.level, strategy=bot.strategy)


def _seats(wishes: Sequence[SeatWish], mine: SeatRecord, catalog: Catalog) -> list[SeatRecord]:
    seats: list[SeatRecord] = []
    for wish in wishes:
        match wish:
            case MySeat():
                seats.append(mine)
            case BotSeat():
                check_bot(wish, catalog)
                seats.append(bot_seat(wish, seats, catalog))
            case OpenSeat():
                seats.append(SeatRecord(who="open"))
            case _:
                assert_never(wish)
    return seats


# -- opening tables ---------------------------------------------------------------------------------------------------


async def open_table(registry: TableRegistry, wish: OpenTable, key: str | None = None, guide: int = 0) -> Seated:
    """Open a table. If no seat is open, the game begins. `key`: keeps the name; `guide`: see `guided_game`."""
    name, held = await known_as(registry, wish.name, key)
    token = new_token()
    kingdom, _ = choose(wish.kingdom)
    seats = _seats(wish.seats, person(name, token, held), catalog_of(kingdom))
    mine = [number for number, seat in enumerate(wish.seats) if isinstance(seat, MySeat)]
    if len(mine) != 1:
        raise Refusal("bad-wish", "exactly one of the seats must be yours")
    if wish.options.first is not None and wish.options.first >= len(seats):
        raise Refusal("bad-wish", f"seat {wish.options.first} cannot start: there are seats 0 to {len(seats) - 1}")
    opened = Opened(
        at=time.time(),
        owner=mine[0],
        seats=seats,
        kingdom=list(kingdom_names(kingdom)),
        seed=wish.seed or 0,
        options=options_record(wish.options),
        seeded=wish.seed is not None,
        key=new_key() if wish.seed is None else None,
        first=wish.options.first,
        guide=guide,
    )
    new: list[Entry] = [opened]
    if all(seat.who != "open" for seat in seats):
        new.append(began(opened.at, opened.owner, seats, opened.options))
    return Seated(await registry.create(*new), opened.owner, token)


async def quick_play(registry: TableRegistry, wish: QuickPlay, key: str | None = None) -> Seated:
    """Open a table against bots, where the game begins at once."""
    seats: list[SeatWish] = [MySeat(), *wish.bots]
    opening = OpenTable(name=wish.name, seats=seats, kingdom=wish.kingdom, seed=wish.seed, options=wish.options)
    return await open_table(registry, opening, key)


async def play_on(registry: TableRegistry, table_id: str, wish: PlayOn) -> Seated:
    """Open a table that continues a finished game from one of its decisions, against bots."""
    name, token = clean_name(wish.name), new_token()
    async with registry.locked_table(table_id) as table:
        state = table.state
        check_bot(wish.bot, state.catalog)
        state.must_be_over()
        state.must_be_replayable()
        assert state.game is not None
        if wish.number > state.answers or wish.seat >= len(state.seats):
            raise Refusal("bad-wish", f"the game has decisions 0 to {state.answers} and {len(state.seats)} seats")
        seats: list[SeatRecord] = []
        for number in range(len(state.seats)):
            seats.append(person(name, token) if number == wish.seat else bot_seat(wish.bot, seats, state.catalog))
        opened = Opened(
            at=time.time(),
            owner=wish.seat,
            seats=seats,
            kingdom=list(kingdom_names(state.kingdom)),
            seed=state.opened.seed,
            options=OptionsRecord(listed=False),
            seeded=True,  # the record of the finished game shows every shuffle to come
            key=state.opened.key,
            first=state.game.first,
            prefix=[[option.name for option in answer] for answer in state.game.history[: wish.number]],
        )
        # `asks_forced` must be as it was when the answers of `prefix` were given.
        beginning = Began(opened.at, wish.seat, seats, asks_forced=state.game.asks_forced)
    return Seated(await registry.create(opened, beginning), wish.seat, token)


# -- before the game --------------------------------------------------------------------------------------------------


async def take_seat(registry: TableRegistry, table_id: str, wish: TakeSeat, key: str | None = None) -> Seated:
    """Take a seat. When the last one is taken, the game begins. `key`: keeps the name."""
    name, held = await known_as(registry, wish.name, key)
    token = new_token()
    async with registry.locked_table(table_id) as table:
        seats = table.state.seats
        if table.state.status != OPEN:
            raise refusal("not-now", "not-open", "the game at this table has already started or ended")
        table.state.must_be_replayable()
        free = [number for number, seat in enumerate(seats) if seat.who == "open"]
        if not free:
            raise refusal("no-seat", "full", "all seats are taken")
        seat = free[0] if wish.seat is None else wish.seat
        if seat not in free:
            raise refusal("no-seat", "taken", "this seat is taken")
        if name in {other.name for other in seats}:
            english = f"someone named {name} is already at this table; choose another name"
            raise refusal("bad-wish", "same-name", english, name=name)
        new: list[Entry] = [SeatTaken(time.time(), seat, name, hashed(token), held)]
        if len(free) == 1:
            filled = [person(name, token, held) if number == seat else other for number, other in enumerate(seats)]
            new.append(began(time.time(), table.state.owner, filled, table.state.options))
        await table.commit(*new)
    return Seated(table_id, seat, token)


async def leave_seat(table: LiveTable, seat: int) -> None:
    """Leave before the game begins. The host closes the table by leaving. The caller holds the lock."""
    table.state.must_be_open()
    now = time.time()
    await table.commit(Closed(now) if seat == table.state.owner else SeatLeft(now, seat))
    for connection in [other for other in table.clients.connections if other.seat == seat]:
        connection.close(1000, "left")


def _must_be_host(state: TableState, seat: int) -> None:
    if seat != state.owner:
        raise refusal("not-yours", "owner", "only the host can do this")


async def seat_bot(table: LiveTable, seat: int, chosen: int, bot: BotSeat | None) -> None:
    """Give a seat that no person has to a bot, or make it free. The game does not begin until the host says so.

    The caller holds the lock.
    """
    state = table.state
    state.must_be_open()
    _must_be_host(state, seat)
    if chosen >= len(state.seats):
        raise Refusal("no-seat", f"there are seats 0 to {len(state.seats) - 1}")
    if state.seats[chosen].who == "human":
        raise refusal("no-seat", "taken", "this seat is taken")
    now = time.time()
    if bot is not None:
        check_bot(bot, state.catalog)
        others = [other for number, other in enumerate(state.seats) if number != chosen]
        new = bot_seat(bot, others, state.catalog)
        await table.commit(BotSeated(now, chosen, new.name, bot.level, bot.strategy))
    elif state.seats[chosen].who == "bot":
        await table.commit(SeatLeft(now, chosen))


async def list_table(table: LiveTable, seat: int, listed: bool) -> None:
    """Put the table on the list, or take it off. The caller holds the lock."""
    table.state.must_be_open()
    _must_be_host(table.state, seat)
    if table.state.options.listed != listed:
        await table.commit(Listed(time.time(), listed))


async def begin(table: LiveTable, seat: int, fill: BotSeat | None) -> None:
    """Begin before all seats are taken. Bots fill the open seats, or without `fill` they are removed.

    The caller holds the lock.
    """
    state = table.state
    state.must_be_open()
    state.must_be_replayable()
    _must_be_host(state, seat)
    if fill is not None:
        check_bot(fill, state.catalog)
    seats: list[SeatRecord] = []
    for taken in state.seats:
        if taken.who != "open":
            seats.append(taken)
        elif fill is not None:
            seats.append(bot_seat(fill, [*state.seats, *seats], state.catalog))
    if len(seats) < 2:
        raise refusal("not-now", "two", "a game needs at least two players; fill the free seats with bots")
    owner = seats.index(state.seats[state.owner])
    await table.commit(began(time.time(), owner, seats, state.options))
