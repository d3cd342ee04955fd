"""A series of games with the same seats: the current one, the next, and the file to save to."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from throneroom.engine.score import winners
from throneroom.engine.setup import Kingdom, next_first_player
from throneroom.locale import Locale
from throneroom.locale.choice import environment_language
from throneroom.record.record import Record
from throneroom.system.console import command_line
from throneroom.terminal import saved_games
from throneroom.terminal.program import program
from throneroom.terminal.saved_games import CannotSave
from throneroom.terminal.session import Session
from throneroom.words.messages import error_text


class Series:
    """The current game and those after it. `next_kingdom` returns the kingdom for a seed."""

    def __init__(self, session: Session, next_kingdom: Callable[[int], Kingdom], save_to: Path | None = None) -> None:
        self.session = session
        self.save_to = save_to
        self._next_kingdom: Final = next_kingdom
        self._first_file: Final = save_to
        self.people_agreed_to_advice = False  # several people at one keyboard
        self._games = 1

    def begin_next(self) -> None:
        """Begin the next game with the next seed. The player to the left of the winner starts."""
        game = self.session.game
        seed = game.seed + 1
        first = next_first_player(len(self.session.seats), winners(game), game.seed)
        self.session = Session(
            Record(kingdom=self._next_kingdom(seed), names=self.session.names, seed=seed, first=first),
            self.session.seats,
        )
        self._games += 1
        self.save_to = None if self._first_file is None else saved_games.numbered_path(self._first_file, self._games)

    @property
    def may_advise(self) -> bool:
        """Whether advice is allowed: against bots alone, or if all people have agreed to it."""
        return len(self.session.people) == 1 or self.people_agreed_to_advice

    # -- saving ----------------------------------------------------------------------------------------------------

    def save(self, typed: str = "") -> Path | None:
        """Save to the typed file, or to the last one, and return it. Without either, return None.

        Raises CannotSave.
        """
        path = saved_games.expanded(typed) if typed else self.save_to
        if path is not None:
            saved_games.save(self.session.record(), path)
            self.save_to = path
        return path

    def save_anywhere(self) -> tuple[Path, CannotSave | None]:
        """Save to `save_to`, or else to a new file in this folder, the home folder or the temporary one.

        Return the file, and why the first choice failed, if it did. Raises CannotSave if every attempt fails.
        """
        seed = self.session.game.seed
        paths = [] if self.save_to is None else [self.save_to]
        folders = (Path(), Path.home(), Path(tempfile.gettempdir()))
        paths += [saved_games.unused_path(folder, seed) for folder in folders]
        problem: CannotSave | None = None
        for path in paths:
            try:
                saved_games.save(self.session.record(), path)
            except CannotSave as error:
                problem = problem or error
            else:
                return path, problem
        assert problem is not None  # every attempt has failed
        raise problem

    def leave(self, mode: str, custom: tuple[Path, ...], locales: Sequence[Locale]) -> tuple[list[str], list[str]]:
        """Save the game unless it is over. Return lines to print, and lines to print unwrapped, for copying.

        `mode` is the option of `throneroom play` that was used, and `locales` the languages of the people.
        """
        locale = locales[0]
        if self.session.game.is_over:
            return ["", locale.text("plain-bye")], []
        try:
            path, problem = self.save_anywhere()
        except CannotSave as error:
            return ["", locale.text("plain-lost", reason=error_text(error, locale))], [self.session.record().to_text()]
        words = ["play", mode, "--load", str(path)]
        words += [word for file in custom for word in ("--custom", str(file))]
        spoken = [each.language for each in locales]
        if spoken != [environment_language(os.environ)]:
            words += ["--lang", ",".join(spoken)]
        elsewhere = [locale.text("plain-elsewhere", reason=error_text(problem, locale))] if problem else []
        return ["", *elsewhere], [
            locale.text("plain-left", file=str(path)),
            locale.text("plain-continue", command=f"{program()} {command_line(words)}"),
        ]
