"""The table of a game that `throneroom play` prepared: seats for everybody from the start, and perhaps a saved game."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.cards.kingdoms import kingdom_names
from throneroom.engine.localizable import Problem
from throneroom.engine.setup import Kingdom
from throneroom.protocol.lookup import catalog_of, kingdom_named
from throneroom.protocol.table import BotSeat, PrepareGame
from throneroom.record.record import Record
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.tables.log_entries import AdviceAgreed, Began, Entry, Opened, OptionsRecord, SeatRecord, began
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.tables.seating import bot_seat, check_bot, clean_name, person


def check_game(wish: PrepareGame, record: Record | None) -> None:
    """Raise Refusal if this game cannot be played at a table."""
    if all(isinstance(seat, BotSeat) for seat in wish.seats):
        raise Refusal("bad-wish", "at least one of the seats must be a person's")
    catalog = catalog_of(_kingdom(wish, record))
    for seat in wish.seats:
        if isinstance(seat, BotSeat):
            check_bot(seat, catalog)
    if record is None:
        return
    if len(record.names) != len(wish.seats):
        raise Refusal("bad-wish", f"the saved game has {len(record.names)} seats, not {len(wish.seats)}")
    if record.origin is not None:
        raise refusal("bad-wish", "from-position", "a game that starts from a position cannot be played at a table")
    if record.replay().is_over:
        raise refusal("bad-wish", "over", "this game is over")


def _kingdom(wish: PrepareGame, record: Record | None) -> Kingdom:
    if record is not None:
        return record.kingdom
    try:
        return kingdom_named(wish.kingdom)
    except Problem as unknown:
        raise Refusal("bad-wish", unknown.message) from None


async def open_prepared(
    registry: TableRegistry,
    wish: PrepareGame,
    record: Record | None,
    tokens: Sequence[str],
    owner: int,
    name: str,
    at: float,
) -> str:
    """Open the table, where the game begins at once, and return its id. `owner` came first, and is called `name`."""
    seats: list[SeatRecord] = []
    kingdom = _kingdom(wish, record)
    for number, seat in enumerate(wish.seats):
        if isinstance(seat, BotSeat):
            bot = bot_seat(seat, seats, catalog_of(kingdom))
            named = bot.name if record is None else record.names[number]
            seats.append(SeatRecord(who="bot", name=named, level=bot.level, strategy=bot.strategy))
        else:
            seats.append(person(_unused(seat.name or name, wish, seats), tokens[number]))
    options = OptionsRecord(listed=False)
    opened = Opened(
        at=at,
        owner=owner,
        seats=seats,
        kingdom=list(kingdom_names(kingdom)),
        seed=wish.seed if record is None or record.keyed else record.seed,
        options=options,
        seeded=True,  # whoever runs this server chose the seed, or has the file
        key=f"{record.seed:x}" if record is not None and record.keyed else None,
        first=None if record is None else record.first,
        prefix=[] if record is None else [[option.name for option in answer] for answer in record.answers],
    )
    beginning = began(at, owner, seats, options)
    if record is not None:  # as it was when the answers of `prefix` were given
        beginning = Began(at, owner, seats, beginning.rules, record.asks_forced)
    people = [number for number, seat in enumerate(seats) if seat.who == "human"]
    agreed: list[Entry] = [AdviceAgreed(at, seat, True) for seat in people] if wish.advice else []
    return await registry.create(opened, beginning, *agreed)


def _unused(wanted: str, wish: PrepareGame, others: Sequence[SeatRecord]) -> str:
    """Return the name, with a number if another player has it."""
    name = clean_name(wanted)
    taken = {seat.name for seat in others}
    numbered = (name, *(f"{name} {number}" for number in range(2, len(wish.seats) + 1)))
    return next(each for each in numbered if each not in taken)
