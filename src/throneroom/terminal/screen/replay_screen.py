"""A record on the full screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.binding import BindingType

from throneroom.engine.view import SPECTATOR
from throneroom.terminal.screen.end_screen import EndScreen
from throneroom.terminal.screen.game_screen import GameScreen
from throneroom.terminal.screen.keys import REPLAY_KEYS, Key, bindings
from throneroom.terminal.screen.sources.recorded_game import RecordedGame
from throneroom.words.log import EVERYTHING
from throneroom.words.phrases import card_list
from throneroom.words.prompt import question
from throneroom.words.seat_view import SeatView

_SLOWEST: Final = 0.25  # decisions per second
_FASTEST: Final = 32.0


class ReplayScreen(GameScreen):
    """A record, with the keys of a media player."""

    KEYS: ClassVar[Sequence[Key]] = REPLAY_KEYS
    BINDINGS: ClassVar[list[BindingType]] = bindings(REPLAY_KEYS)

    source: RecordedGame

    def __init__(self, source: RecordedGame) -> None:
        super().__init__(source)
        self._end_shown = False

    def update_screen(self) -> None:
        super().update_screen()
        result = self.source.result
        if result is not None and not self._end_shown:
            self._end_shown = True
            end = EndScreen(
                result=result,
                names=self.source.names,
                you=SPECTATOR,
                keys=self.locale.text("screen-watch-end-keys"),
                locale=self.locale,
            )
            self.app.push_screen(end, lambda choice: self.action_leave() if choice == "leave" else None)
        elif result is None:
            self._end_shown = False

    def question_lines(self, view: SeatView | None) -> tuple[str, str]:
        """Return the question and its answer, if the viewer may see them, and the position in the record."""
        source, text = self.source, self.locale.text
        viewer = {SPECTATOR: "everybody", EVERYTHING: "everything"}.get(source.viewer, "seat")
        name = source.names[source.viewer] if source.viewer >= 0 else ""
        seen = text(f"screen-watch-{viewer}", name=name)
        position = text("screen-watch-position", number=source.number, last=source.last, eyes=seen)
        if source.is_running:
            position = text("screen-watch-running", position=position, speed=source.speed)
        if source.notice and source.number == source.last:
            return source.notice, position
        asked = source.asked
        if asked is None:
            return text("screen-over"), position
        if source.viewer not in (EVERYTHING, asked.seat):
            return super().question_lines(view)[0], position
        answer = card_list(source.recorded_answer, self.locale) or text("plain-none")
        asking = question(asked, source.game.view(asked.seat), self.locale, source.names)
        answered = text("screen-watch-answer", name=source.names[asked.seat], answer=answer)
        return f"{asking} {answered}", position

    def action_step(self, by: int) -> None:
        self.source.is_running = False
        self.source.go_to(self.source.number + by)

    def action_turn(self, by: int) -> None:
        self.source.is_running = False
        self.source.go_to(self.source.turn_after(by))

    def action_jump(self, number: int) -> None:
        self.source.is_running = False
        self.source.go_to(number if number >= 0 else self.source.last)

    def action_run(self) -> None:
        self.source.run_or_pause()

    def action_speed(self, factor: float) -> None:
        self.source.speed = max(_SLOWEST, min(_FASTEST, self.source.speed * factor))
        self.update_screen()

    def action_eyes(self) -> None:
        """Switch the viewer: a spectator, each seat in turn, then all hands."""
        order = [SPECTATOR, *range(len(self.source.names)), EVERYTHING]
        self.source.viewer = order[(order.index(self.source.viewer) + 1) % len(order)]
        self.viewer = max(SPECTATOR, self.source.viewer)
        self.update_screen()
