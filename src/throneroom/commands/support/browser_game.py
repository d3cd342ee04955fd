"""The options of `throneroom play` as a game for the browser: what the local server is asked to prepare."""

from __future__ import annotations

import secrets
from typing import Final

import click

from throneroom.bots.levels import LEVELS
from throneroom.bots.named_bot import find_bot
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_names
from throneroom.locale import Locale
from throneroom.protocol.base import LARGEST_SEED
from throneroom.protocol.table import BotSeat, PersonSeat, PreparedSeat, PrepareGame
from throneroom.terminal.saved_games import load
from throneroom.terminal.seats import Seat, needs_terminal, read_seats, seats_of
from throneroom.terminal.start import FIRST_GAME, PlayOptions
from throneroom.words.kingdom_request import SEEDS, kingdom_by_seed
from throneroom.words.names import player_name

_RENAMED: Final = {"money": "big-money"}  # a bot of old saved games, and the strategy that plays as it did


def browser_game(options: PlayOptions, catalog: Catalog, locale: Locale) -> PrepareGame | None:
    """Return the game that the options describe, or None if they describe none."""
    if options.save is not None:
        raise click.UsageError(locale.text("serve-no-save"))
    if options.load is not None:
        record = load(options.load, catalog)
        if record.replay().is_over:
            raise click.UsageError(locale.text("serve-saved-over", file=str(options.load)))
        seats = _wishes(seats_of(record.names, catalog), catalog, locale)
        return PrepareGame(seats=seats, record=record.to_text(), advice=options.advice)
    if options == PlayOptions(custom=options.custom):
        return None
    seed = secrets.randbelow(SEEDS) if options.seed is None else options.seed
    if not 0 <= seed <= LARGEST_SEED:
        raise click.UsageError(locale.text("usage-between", value=str(seed), least="0", most=str(LARGEST_SEED)))
    kingdom = kingdom_by_seed(FIRST_GAME if options.kingdom is None else options.kingdom, catalog.cards, locale)(seed)
    seats = _wishes(read_seats(options.people, options.bots, locale, catalog), catalog, locale)
    return PrepareGame(seats=seats, kingdom=list(kingdom_names(kingdom)), seed=seed, advice=options.advice)


def _wishes(seats: list[Seat], catalog: Catalog, locale: Locale) -> list[PreparedSeat]:
    """Return the seats as the server is asked for them. A single person without a name gets that of the browser."""
    people = sum(seat.is_person for seat in seats)
    wishes: list[PreparedSeat] = []
    for number, seat in enumerate(seats, start=1):
        if seat.is_person:
            wishes.append(PersonSeat(seat.name or (player_name("", number, locale) if people > 1 else "")))
        elif seat.kind in LEVELS:
            wishes.append(BotSeat(level=seat.kind))
        elif needs_terminal(seat.kind):  # of a saved game
            raise click.UsageError(locale.text("serve-no-terminal-bot"))
        else:
            wishes.append(BotSeat(strategy=find_bot(_RENAMED.get(seat.kind, seat.kind), catalog).text))
    return wishes
