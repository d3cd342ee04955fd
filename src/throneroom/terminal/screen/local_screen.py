"""A game played at this keyboard: covers between people, saving, the end and the next game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, assert_never

from throneroom.cards.catalog import Catalog
from throneroom.engine.view import SPECTATOR
from throneroom.locale import Locale
from throneroom.terminal.saved_games import CannotSave, check_target, expanded, unused_path
from throneroom.terminal.screen.coach_screen import CoachScreen
from throneroom.terminal.screen.end_screen import EndChoice, EndScreen
from throneroom.terminal.screen.play_screen import PlayScreen
from throneroom.terminal.screen.sources.local_game import LocalGame
from throneroom.terminal.screen.widgets.overlays import CoverChoice, CoverScreen, InputWindow
from throneroom.words.coach import CoachWords
from throneroom.words.languages import languages_of
from throneroom.words.messages import error_text
from throneroom.words.undo import Offer

# Seconds for each move of a bot.
SPEEDS: Final = {"off": 0.0, "fast": 0.3, "normal": 0.8, "slow": 2.0}


class LocalScreen(PlayScreen):
    """People at one keyboard, and bots."""

    source: LocalGame

    def __init__(self, source: LocalGame, locales: Sequence[Locale]) -> None:
        self._locales: Final = languages_of(source.people, locales)
        source.locale = self._locales[source.people[0]] if len(source.people) == 1 else locales[0]
        super().__init__(source)
        self._common: Final = locales[0]  # for messages to everyone
        self._before = SPECTATOR  # who decided last before the cover was shown
        self._is_covered = False
        self._end_shown = -1  # the branch whose end was shown
        self._speed = "off"

    def update_screen(self) -> None:
        decision = self.source.decision
        if decision is not None and decision.seat != self.viewer and not self._is_covered:
            self._before, self.viewer = self.viewer, SPECTATOR
            self.set_locale(self._locales[decision.seat])
            if len(self.source.people) > 1:
                self._put_cover(decision.seat)
            else:
                self.viewer = decision.seat
        super().update_screen()
        if self.source.result is not None and self._end_shown != self.source.branch:
            self._end_shown = self.source.branch
            self.show_end()

    def action_language(self) -> None:
        super().action_language()
        if self.viewer in self._locales:
            self._locales[self.viewer] = self.locale

    def action_speed(self) -> None:
        """Change how long each move of a bot is shown."""
        known = list(SPEEDS)
        name = known[(known.index(self._speed) + 1) % len(known)]
        self.set_speed(name)
        self.show_notice(self.locale.text("screen-speed", speed=self.locale.text(f"screen-speed-{name}")))

    def set_speed(self, name: str) -> None:
        self._speed, self.source.pause = name, SPEEDS[name]

    # -- covers -----------------------------------------------------------------------------------------------------

    def _put_cover(self, seat: int) -> None:
        """Hide the hands until the next person is at the keyboard."""
        self._is_covered = True
        self.forget_card()
        names = self.source.names
        before = names[self._before] if self._before != SPECTATOR else ""

        def uncover(choice: CoverChoice | None) -> None:
            match choice:
                case "leave":
                    self.action_leave()
                case "undo":
                    self.undo(self._before, lambda: self._put_cover(seat))
                case "ready" | None:
                    self._lift_cover(seat)
                case _:
                    assert_never(choice)

        self.app.push_screen(CoverScreen(names[seat], before, self.locale), uncover)

    def carry_out_undo(self, offer: Offer) -> None:
        """Undo. From the cover, the person who decided last is still at the keyboard."""
        if self._is_covered:
            self._is_covered, self.viewer = False, self._before
        super().carry_out_undo(offer)

    def _lift_cover(self, seat: int) -> None:
        self._is_covered = False
        self.viewer = seat
        self.update_screen()

    # -- saving -----------------------------------------------------------------------------------------------------

    def action_save(self) -> None:
        if self.source.series.save_to is not None:
            self._save("")
            return
        name = str(unused_path(Path(), self.source.series.session.game.seed))
        where = InputWindow(
            self.locale.text("screen-save-where"), self.locale.text("screen-save-keys"), name, self._save_problem
        )
        self.app.push_screen(where, lambda typed: None if typed is None else self._save(typed))

    def _save_problem(self, typed: str) -> str:
        try:
            check_target(expanded(typed))
        except CannotSave as error:
            return self.locale.text("plain-not-saved", reason=error_text(error, self.locale))
        return ""

    def _save(self, typed: str) -> None:
        try:
            path = self.source.series.save(typed)
        except CannotSave as error:
            self.show_notice(self.locale.text("plain-not-saved", reason=error_text(error, self.locale)))
            return
        self.show_notice(self.locale.text("plain-saved", file=str(path)))

    # -- the end ----------------------------------------------------------------------------------------------------

    def show_end(self) -> None:
        result = self.source.result
        if result is None:
            return
        if len(self.source.people) > 1:
            self.set_locale(self._common)
        if self.source.series.save_to is not None:
            self._save("")
        you = self.source.people[0] if len(self.source.people) == 1 else SPECTATOR
        end = EndScreen(
            result=result, names=self.source.names, you=you, keys=self.locale.text("screen-again"), locale=self.locale
        )
        self.app.push_screen(end, self._after_end)

    def _after_end(self, choice: EndChoice | None) -> None:
        match choice:
            case "again":
                if len(self.source.people) > 1:
                    self.viewer = SPECTATOR
                self.guarded(self.source.another_game)
            case "leave":
                self.action_leave()
            case "coach":
                self._coach()
            case "undo":
                last = self.viewer if self.viewer != SPECTATOR else self.source.people[0]
                self.undo(last, self.show_end)
            case "save":
                self.action_save()
            case "log":
                self.action_log()
            case "back" | None:
                pass
            case _:
                assert_never(choice)

    def _coach(self) -> None:
        """Let the coach judge the game for the person who decided last, and offer to play on from a decision."""
        seat = self.viewer if self.viewer != SPECTATOR else self.source.people[0]
        words = CoachWords(Catalog(self.source.series.session.game.kingdom.cards), self.locale)
        record = self.source.series.session.record()

        def after(number: int | None) -> None:
            if number is None:
                self.show_end()
            else:
                self.source.series.save_to = None  # the finished game stays as it was saved
                self.source.go_back(number)

        self.app.push_screen(CoachScreen(record, seat, self.source.names[seat], words, self.locale), after)
