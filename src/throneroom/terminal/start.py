"""From the command line to a game and back: seats, kingdom, seed, a saved game, and leaving without losing anything."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from throneroom.bots.levels import STRONG
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import SOURCES, kingdom_of, random_kingdom
from throneroom.engine.game import Game
from throneroom.engine.setup import Kingdom
from throneroom.locale import Locale
from throneroom.record.record import Record
from throneroom.system.signals import ignoring_signals, interrupted_by_signals
from throneroom.terminal import saved_games as files
from throneroom.terminal.line.talk import Talk
from throneroom.terminal.seats import Seat, read_seats, seats_of
from throneroom.terminal.series import Series
from throneroom.terminal.session import Session
from throneroom.words.kingdom_request import SEEDS
from throneroom.words.names import find_cards, find_set, option_name, player_names

if TYPE_CHECKING:
    from throneroom.terminal.line.line_game import Plain

FIRST_GAME: Final = "First Game"
RANDOM: Final = "random"


class GameFailed(RuntimeError):
    """A user's own card, or the program, went wrong in the middle of a game."""


@dataclass(frozen=True)
class Wanted:
    """What was asked for on the command line."""

    people: str | None
    bots: str | None
    kingdom: str | None
    seed: int | None
    load: Path | None
    save: Path | None
    custom: tuple[Path, ...]

    def names_a_game(self) -> bool:
        """Whether more than a seed and a file is said, so that nothing need be asked before the game begins."""
        return any(wish is not None for wish in (self.people, self.bots, self.kingdom, self.load))

    def beside_saved(self) -> str | None:
        """An option that makes no sense for a saved game."""
        options = {"--people": self.people, "--bots": self.bots, "--kingdom": self.kingdom, "--seed": self.seed}
        return next((name for name, value in options.items() if value is not None), None)


def kingdoms(text: str, catalog: Catalog, locale: Locale) -> Callable[[int], Kingdom]:
    """The kingdom for each seed: the same for a set or a list, another each time for "random" (or "random base").

    Raises BadKingdom or NotFound.
    """
    word, _, source = text.strip().partition(" ")
    if word.lower() == RANDOM:
        chosen = source.strip().lower() or SOURCES[2]
        random_kingdom(0, chosen)
        return lambda seed: random_kingdom(seed, chosen)
    is_list = "," in text or ";" in text
    cards = find_cards(text, catalog.cards, locale) if is_list else find_set(text, locale).cards
    fixed = kingdom_of(cards)
    return lambda seed: fixed


def opened(wanted: Wanted, catalog: Catalog, locale: Locale) -> tuple[Series, str]:
    """The game that was asked for, and a line that says which it is."""
    if wanted.save is not None:
        files.check_target(wanted.save)
    if wanted.load is not None:
        record = files.load(wanted.load, catalog)
        seats = seats_of(record.names, catalog)
        same = record.kingdom
        known = ", ".join(player_names(record.names, locale))
        greeting = locale.text("plain-go-on", names=known, file=str(wanted.load))
        return Series(Session(record, seats), lambda seed: same, wanted.save or wanted.load), greeting
    seats = read_seats(wanted.people, wanted.bots, locale, catalog)
    seed = secrets.randbelow(SEEDS) if wanted.seed is None else wanted.seed
    kingdom_for = kingdoms(FIRST_GAME if wanted.kingdom is None else wanted.kingdom, catalog, locale)
    series = new_series(seats, seed, kingdom_for, wanted.save)
    names = player_names(series.session.names, locale)
    greeting = locale.text(
        "plain-welcome",
        names=", ".join(names),
        kingdom=", ".join(option_name(card, locale) for card in series.session.game.kingdom.cards),
        seed=str(seed),
    )
    if thinking := [name for name, seat in zip(names, seats, strict=True) if seat.kind == STRONG]:
        greeting += " " + locale.text("plain-preparing", names=", ".join(thinking), n=len(thinking))
    return series, greeting


def new_series(
    seats: Sequence[Seat], seed: int, kingdom_for: Callable[[int], Kingdom], save_to: Path | None = None
) -> Series:
    """A game that begins now, and those after it."""
    record = Record.of(Game.deal(kingdom_for(seed), len(seats), seed), [seat.name for seat in seats])
    return Series(Session(record, seats), kingdom_for, save_to)


def play_plain(wanted: Wanted, catalog: Catalog, locales: Sequence[Locale], talk: Talk) -> None:
    """Play line by line. However it ends, a game that is not over has been saved.

    `locales` are the languages of the people in their order; the first is also for who has none, and for all.
    """
    from throneroom.terminal.line.line_game import Quit

    locale = locales[0]
    game = _begin(wanted, catalog, locales, talk)
    with interrupted_by_signals():
        try:
            game.play()
        except (Quit, EOFError, KeyboardInterrupt):
            leave(game.series, "--plain", wanted.custom, locale, talk)
            return
        except BrokenPipeError:
            with ignoring_signals():
                game.series.save_anywhere()
            raise
        except Exception as error:  # whatever fails, a card of one's own too: the game is saved first
            leave(game.series, "--plain", wanted.custom, locale, talk)
            raise failure(error, wanted.custom, locale) from error
    talk.say(locale.text("plain-bye"))


def _begin(wanted: Wanted, catalog: Catalog, locales: Sequence[Locale], talk: Talk) -> Plain:
    from throneroom.terminal.line.line_game import Plain

    series, greeting = opened(wanted, catalog, locales[0])
    talk.say(greeting)
    return Plain(series, talk, locales, catalog)


def leave(series: Series, mode: str, custom: tuple[Path, ...], locale: Locale, talk: Talk) -> None:
    """Save the game if it is not over, and say how to go on with it."""
    with ignoring_signals():
        lines, to_copy = series.leave(mode, custom, locale)
        talk.say(*lines)
        talk.copy(*to_copy)


def failure(error: Exception, custom: tuple[Path, ...], locale: Locale) -> GameFailed:
    """What is to be said if a game cannot go on."""
    reason = " ".join(f"{type(error).__name__}: {error}".split())
    return GameFailed(locale.text("plain-card-failed" if custom else "plain-failed", error=reason))
