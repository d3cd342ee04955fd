"""What the ways to play in the terminal have in common: opening a game, and leaving it safely."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from throneroom.bots.levels import EXPERT, STRONG
from throneroom.cards.catalog import Catalog
from throneroom.engine.game import Game
from throneroom.engine.setup import Kingdom
from throneroom.locale import Locale
from throneroom.record.record import Record
from throneroom.system.signals import ignoring_signals
from throneroom.terminal.line.line_io import LineIO
from throneroom.terminal.saved_games import check_target, load
from throneroom.terminal.seats import Seat, read_seats, seats_of
from throneroom.terminal.series import Series
from throneroom.terminal.session import Session
from throneroom.words.kingdom_request import SEEDS, kingdom_by_seed
from throneroom.words.names import in_edition, option_name, player_names

FIRST_GAME: Final = "First Game"


class GameFailed(RuntimeError):
    """A custom card, or the program, failed in the middle of a game."""


@dataclass(frozen=True, kw_only=True)
class PlayOptions:
    """The options of `throneroom play` that describe the game."""

    people: str | None = None
    bots: str | None = None
    kingdom: str | None = None
    seed: int | None = None
    load: Path | None = None
    save: Path | None = None
    custom: tuple[Path, ...] = ()
    advice: bool = False  # several people have agreed to it

    def describe_a_game(self) -> bool:
        """Return whether the options describe a game, so that it can begin without the setup screen."""
        return any(option is not None for option in (self.people, self.bots, self.kingdom, self.load))

    def option_of_new_game(self) -> str | None:
        """Return the first given option that makes no sense for a saved game, or None."""
        options = {"--people": self.people, "--bots": self.bots, "--kingdom": self.kingdom, "--seed": self.seed}
        return next((name for name, value in options.items() if value is not None), None)


def open_game(options: PlayOptions, catalog: Catalog, locale: Locale) -> tuple[Series, str]:
    """Return the game that was asked for, and a line that introduces it."""
    series, greeting = _open_game(options, catalog, locale)
    series.people_agreed_to_advice = options.advice
    return series, greeting


def _open_game(options: PlayOptions, catalog: Catalog, locale: Locale) -> tuple[Series, str]:
    if options.save is not None:
        check_target(options.save)
    if options.load is not None:
        record = load(options.load, catalog)
        seats = seats_of(record.names, catalog)
        same = record.kingdom
        known = ", ".join(player_names(record.names, locale))
        greeting = locale.text("plain-go-on", names=known, file=str(options.load))
        return Series(Session(record, seats), lambda seed: same, options.save or options.load), greeting
    seats = read_seats(options.people, options.bots, locale, catalog)
    seed = secrets.randbelow(SEEDS) if options.seed is None else options.seed
    kingdom_for = kingdom_by_seed(FIRST_GAME if options.kingdom is None else options.kingdom, catalog.cards, locale)
    series = new_series(seats, seed, kingdom_for, options.save)
    names = player_names(series.session.names, locale)
    kingdom = series.session.game.kingdom
    cards = ", ".join(option_name(card, locale) for card in kingdom.cards)
    greeting = locale.text(
        "plain-welcome",
        names=", ".join(names),
        kingdom=in_edition(cards, kingdom.edition, locale),
        seed=str(seed),
    )
    if thinking := [name for name, seat in zip(names, seats, strict=True) if seat.kind in (STRONG, EXPERT)]:
        greeting += " " + locale.text("plain-preparing", names=", ".join(thinking), n=len(thinking))
    return series, greeting


def new_series(
    seats: Sequence[Seat], seed: int, kingdom_for: Callable[[int], Kingdom], save_to: Path | None = None
) -> Series:
    """Deal a new game, the first of a series."""
    record = Record.of(Game.deal(kingdom_for(seed), len(seats), seed), [seat.name for seat in seats])
    return Series(Session(record, seats), kingdom_for, save_to)


def leave(series: Series, mode: str, custom: tuple[Path, ...], locales: Sequence[Locale], io: LineIO) -> None:
    """Save the game unless it is over, and print how to continue it."""
    with ignoring_signals():
        lines, to_copy = series.leave(mode, custom, locales)
        io.print(*lines)
        io.print_unwrapped(*to_copy)


def game_failed(error: Exception, custom: tuple[Path, ...], locale: Locale) -> GameFailed:
    """Return the error to report if a game cannot continue."""
    reason = " ".join(f"{type(error).__name__}: {error}".split())
    return GameFailed(locale.text("plain-card-failed" if custom else "plain-failed", error=reason))
