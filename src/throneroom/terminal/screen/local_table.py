"""A game at this keyboard: covers between people, saving, the end and the next game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from throneroom.engine.view import SPECTATOR
from throneroom.locale import Locale
from throneroom.terminal import saved_games as files
from throneroom.terminal.screen.end_screen import End
from throneroom.terminal.screen.sources.local_game import LocalPlace
from throneroom.terminal.screen.table_screen import TableScreen
from throneroom.terminal.screen.widgets.overlays import Cover, Typing
from throneroom.words.languages import languages_of
from throneroom.words.messages import error_text
from throneroom.words.undo import Offer


class LocalTable(TableScreen):
    """People at one keyboard, and bots."""

    def __init__(self, place: LocalPlace, locales: Sequence[Locale]) -> None:
        self._tongues: Final = languages_of(place.people, locales)
        place.words = self._tongues[place.people[0]] if len(place.people) == 1 else locales[0]
        super().__init__(place)
        self._place: Final = place
        self._common: Final = locales[0]  # for what is shown to all
        self._before = SPECTATOR  # who was asked before the cover went up
        self._is_covered = False
        self._ended = -1  # the branch whose end was shown

    def look(self) -> None:
        decision = self.place.decision
        if decision is not None and decision.seat != self.eyes and not self._is_covered:
            self._before, self.eyes = self.eyes, SPECTATOR
            self.speak(self._tongues[decision.seat])
            if len(self.place.people) > 1:
                self._put_cover(decision.seat)
            else:
                self.eyes = decision.seat
        super().look()
        if self.place.result is not None and self._ended != self.place.branch:
            self._ended = self.place.branch
            self.show_end()

    def action_language(self) -> None:
        super().action_language()
        if self.eyes in self._tongues:
            self._tongues[self.eyes] = self.words

    # -- covers -----------------------------------------------------------------------------------------------------

    def _put_cover(self, seat: int) -> None:
        """Nobody sees another's hand: the person who is asked says so first."""
        self._is_covered = True
        self.forget_card()
        names = self.place.names
        before = names[self._before] if self._before != SPECTATOR else ""

        def uncover(wish: str | None) -> None:
            if wish == "leave":
                self.action_leave()
                return
            if wish == "undo":
                self.undo(self._before, lambda: self._put_cover(seat))
                return
            self._lift(seat)

        self.app.push_screen(Cover(names[seat], before, self.words), uncover)

    def carry_out_undo(self, offer: Offer) -> None:
        """Whoever takes back at the cover sits at the keyboard still."""
        if self._is_covered:
            self._is_covered, self.eyes = False, self._before
        super().carry_out_undo(offer)

    def _lift(self, seat: int) -> None:
        self._is_covered = False
        self.eyes = seat
        self.look()

    # -- saving -----------------------------------------------------------------------------------------------------

    def action_save(self) -> None:
        if self._place.series.save_to is not None:
            self._save("")
            return
        name = str(files.unused(Path(), self._place.series.session.game.seed))
        where = Typing(
            self.words.text("screen-save-where"), self.words.text("screen-save-keys"), name, self._save_problem
        )
        self.app.push_screen(where, lambda typed: None if typed is None else self._save(typed))

    def _save_problem(self, typed: str) -> str:
        try:
            files.check_target(files.named(typed))
        except files.CannotSave as error:
            return self.words.text("plain-not-saved", reason=error_text(error, self.words))
        return ""

    def _save(self, typed: str) -> None:
        try:
            path = self._place.series.save(typed)
        except files.CannotSave as error:
            self.say(self.words.text("plain-not-saved", reason=error_text(error, self.words)))
            return
        self.say(self.words.text("plain-saved", file=str(path)))

    # -- the end ----------------------------------------------------------------------------------------------------

    def show_end(self) -> None:
        result = self.place.result
        if result is None:
            return
        if len(self.place.people) > 1:
            self.speak(self._common)
        if self._place.series.save_to is not None:
            self._save("")
        you = self.place.people[0] if len(self.place.people) == 1 else SPECTATOR
        self.app.push_screen(
            End(result, self.place.names, you, self.words.text("screen-again"), self.words), self._after
        )

    def _after(self, wish: str | None) -> None:
        if wish == "again":
            if len(self.place.people) > 1:
                self.eyes = SPECTATOR
            self.guarded(self.place.another_game)
        elif wish == "leave":
            self.action_leave()
        elif wish == "undo":
            last = self.eyes if self.eyes != SPECTATOR else self.place.people[0]
            self.undo(last, self.show_end)
        elif wish == "save":
            self.action_save()
        elif wish == "log":
            self.action_log()
