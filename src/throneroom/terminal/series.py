"""Games one after the other with the same seats: the one being played, the next, and the file to keep them in."""

from __future__ import annotations

import shlex
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from throneroom.engine.score import winners
from throneroom.engine.setup import Kingdom, next_first_player
from throneroom.locale import Locale
from throneroom.record.record import Record
from throneroom.terminal import saved_games as files
from throneroom.terminal.session import Session
from throneroom.words.messages import error_text
from throneroom.words.program import program


class Series:
    """The game being played and those after it. `next_kingdom` gives the kingdom for a seed."""

    def __init__(self, session: Session, next_kingdom: Callable[[int], Kingdom], save_to: Path | None = None) -> None:
        self.session = session
        self.save_to = save_to
        self._next_kingdom: Final = next_kingdom
        self._first_file: Final = save_to
        self._games = 1

    def begin_next(self) -> None:
        """The next game: another seed, and the player to the left of the winner begins."""
        game = self.session.game
        seed = game.seed + 1
        first = next_first_player(len(self.session.seats), winners(game), game.seed)
        self.session = Session(
            Record(kingdom=self._next_kingdom(seed), names=self.session.names, seed=seed, first=first),
            self.session.seats,
        )
        self._games += 1
        self.save_to = None if self._first_file is None else files.numbered(self._first_file, self._games)

    # -- keeping it -------------------------------------------------------------------------------------------------

    def save(self, typed: str = "") -> Path | None:
        """Save to the file that was typed, else to the one of before: where. None if neither is there.

        Raises CannotSave.
        """
        path = files.named(typed) if typed else self.save_to
        if path is not None:
            files.save(self.session.record(), path)
            self.save_to = path
        return path

    def save_anywhere(self) -> tuple[Path, files.CannotSave | None]:
        """Save to the file asked for; else, or if that fails, to a new one here, at home, or among temporary files.

        Where that was, and why it was not the file asked for.
        """
        seed = self.session.game.seed
        places = [] if self.save_to is None else [self.save_to]
        places += [files.unused(folder, seed) for folder in (Path(), Path.home(), Path(tempfile.gettempdir()))]
        problem: files.CannotSave | None = None
        for path in places:
            try:
                files.save(self.session.record(), path)
            except files.CannotSave as error:
                problem = problem or error
            else:
                return path, problem
        assert problem is not None  # every place has failed
        raise problem

    def leave(self, mode: str, custom: tuple[Path, ...], locale: Locale) -> tuple[list[str], list[str]]:
        """Save the game if it is not over: what to say, and what to say unbroken since it is to be copied.

        `mode` is the option of `throneroom play` that it was played with.
        """
        if self.session.game.is_over:
            return ["", locale.text("plain-bye")], []
        try:
            path, problem = self.save_anywhere()
        except files.CannotSave as error:
            return ["", locale.text("plain-lost", reason=error_text(error, locale))], [self.session.record().to_text()]
        words = ["play", mode, "--load", str(path)]
        words += [word for file in custom for word in ("--own", str(file))]
        elsewhere = [locale.text("plain-elsewhere", reason=error_text(problem, locale))] if problem else []
        return ["", *elsewhere], [
            locale.text("plain-left", file=str(path)),
            locale.text("plain-continue", command=f"{program()} {shlex.join(words)}"),
        ]
