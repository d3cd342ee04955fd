"""From the command line to a game and back: seats, kingdom, seed, a saved game, and leaving without losing anything."""

from __future__ import annotations

import secrets
import shlex
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import SOURCES, kingdom_of, random_kingdom
from throneroom.engine.game import Game
from throneroom.engine.setup import Kingdom
from throneroom.locale import Locale
from throneroom.record.record import Record
from throneroom.terminal import files
from throneroom.terminal.cards import find_cards
from throneroom.terminal.kingdoms import SEEDS, find_set
from throneroom.terminal.plain import Plain, Quit
from throneroom.terminal.program import program
from throneroom.terminal.seats import read_seats, seats_of
from throneroom.terminal.session import Session
from throneroom.terminal.talk import Talk, stopped_by_signals, undisturbed
from throneroom.terminal.words import option_name

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
    own: tuple[Path, ...]

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


def play_plain(wanted: Wanted, catalog: Catalog, locale: Locale, talk: Talk) -> None:
    """Play line by line. However it ends, a game that is not over has been saved."""
    if wanted.save is not None:
        files.check_target(wanted.save)
    game = _begin(wanted, catalog, locale, talk)
    with stopped_by_signals():
        try:
            game.play()
        except (Quit, EOFError, KeyboardInterrupt):
            with undisturbed():
                _leave(game, wanted, locale, talk)
            return
        except BrokenPipeError:
            with undisturbed():
                _save_anywhere(game)
            raise
        except Exception as error:  # whatever fails, a card of one's own too: the game is saved first
            with undisturbed():
                _leave(game, wanted, locale, talk)
            reason = " ".join(f"{type(error).__name__}: {error}".split())
            key = "plain-card-failed" if wanted.own else "plain-failed"
            raise GameFailed(locale.text(key, error=reason)) from error
    talk.say(locale.text("plain-bye"))


def _begin(wanted: Wanted, catalog: Catalog, locale: Locale, talk: Talk) -> Plain:
    if wanted.load is not None:
        record = files.load(wanted.load, catalog)
        seats = seats_of(record.names, locale)
        same = record.kingdom
        names = ", ".join(seat.name for seat in seats)
        talk.say(locale.text("plain-go-on", names=names, file=str(wanted.load)))
        save_to = wanted.save or wanted.load
        return Plain(Session(record, seats), talk, locale, catalog, lambda seed: same, save_to)
    seats = read_seats(wanted.people, wanted.bots, locale)
    seed = secrets.randbelow(SEEDS) if wanted.seed is None else wanted.seed
    kingdom_for = kingdoms(FIRST_GAME if wanted.kingdom is None else wanted.kingdom, catalog, locale)
    kingdom = kingdom_for(seed)
    record = Record.of(Game.deal(kingdom, len(seats), seed), [seat.name for seat in seats])
    talk.say(
        locale.text(
            "plain-welcome",
            names=", ".join(record.names),
            kingdom=", ".join(option_name(card, locale) for card in kingdom.cards),
            seed=str(seed),
        )
    )
    return Plain(Session(record, seats), talk, locale, catalog, kingdom_for, wanted.save)


def _leave(game: Plain, wanted: Wanted, locale: Locale, talk: Talk) -> None:
    """Save the game if it is not over, and say how to go on with it."""
    if game.session.game.is_over:
        talk.say("", locale.text("plain-bye"))
        return
    try:
        path, problem = _save_anywhere(game)
    except files.CannotSave as error:
        talk.say("", locale.text("plain-lost", reason=str(error)))
        talk.copy(game.session.record().to_text())
        return
    words = ["play", "--plain", "--load", str(path)]
    words += [word for file in wanted.own for word in ("--own", str(file))]
    talk.say("", *([locale.text("plain-elsewhere", reason=str(problem))] if problem else []))
    talk.copy(
        locale.text("plain-left", file=str(path)),
        locale.text("plain-continue", command=f"{program()} {shlex.join(words)}"),
    )


def _save_anywhere(game: Plain) -> tuple[Path, files.CannotSave | None]:
    """Save to the file asked for; else, or if that fails, to a new one here, at home, or among the temporary files.

    Where that was, and why it was not the file asked for.
    """
    seed = game.session.game.seed
    places = [] if game.save_to is None else [game.save_to]
    places += [files.unused(folder, seed) for folder in (Path(), Path.home(), Path(tempfile.gettempdir()))]
    problem: files.CannotSave | None = None
    for path in places:
        try:
            files.save(game.session.record(), path)
        except files.CannotSave as error:
            problem = problem or error
        else:
            return path, problem
    assert problem is not None  # every place has failed
    raise problem
