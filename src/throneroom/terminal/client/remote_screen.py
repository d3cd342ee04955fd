"""A table on a server on the full screen, for a player or a spectator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, assert_never

from textual.binding import BindingType

from throneroom.engine.view import SPECTATOR
from throneroom.protocol.table import TableInfo
from throneroom.terminal.client.remote_game import RemoteGame
from throneroom.terminal.program import program
from throneroom.terminal.screen.end_screen import EndChoice, EndScreen
from throneroom.terminal.screen.keys import REMOTE_KEYS, WATCH_KEYS, Key, bindings
from throneroom.terminal.screen.play_screen import PlayScreen
from throneroom.terminal.screen.widgets.overlays import InputWindow, YesNoWindow
from throneroom.words.seat_view import SeatView
from throneroom.words.undo import Offer


class RemoteScreen(PlayScreen):
    """The game as the server shows it to the player at this terminal."""

    KEYS: ClassVar[Sequence[Key]] = REMOTE_KEYS
    BINDINGS: ClassVar[list[BindingType]] = bindings(REMOTE_KEYS)
    END_KEYS: ClassVar[str] = "screen-remote-again"

    source: RemoteGame

    def __init__(self, source: RemoteGame) -> None:
        super().__init__(source)
        self._end_shown = -1  # the branch whose end was shown
        self._is_asking = False

    def update_screen(self) -> None:
        self.viewer = self.source.seat
        super().update_screen()
        self._ask_side_question()
        if self.source.result is not None and self._end_shown != self.source.branch:
            self._end_shown = self.source.branch
            self.show_end()

    def question_lines(self, view: SeatView | None) -> tuple[str, str]:
        table = self.source.table
        if table is not None and table.outdated and table.state == "running":
            return self._why_outdated(table), ""
        if view is None and table is not None:
            free = sum(seat.who == "open" for seat in table.seats)
            command = f"\n{program()} join {self.source.address}"  # on its own line, for copying
            taken = ", ".join(filter(None, self.source.names))
            return self.locale.text("screen-remote-open", n=free, command=command), taken
        asked, note = super().question_lines(view)
        if table is not None and table.advice:
            names = ", ".join(self.source.names[seat] for seat in table.agreed)
            note = " ".join(filter(None, [note, self.locale.text("advice-on-for", names=names)]))
        return asked, note

    def _why_outdated(self, table: TableInfo) -> str:
        """Return why the game cannot go on."""
        for key, cards in (("custom-missing", table.missing), ("custom-changed", table.changed)):
            if cards:
                return self.locale.text(f"refused-not-now-{key}", cards=", ".join(cards), n=len(cards))
        return self.locale.text("refused-not-now-outdated")

    def action_advice_off(self) -> None:
        self.source.turn_off_advice()

    def _ask_side_question(self) -> None:
        asked = self.source.side_question
        if asked is None or self._is_asking:
            return
        self._is_asking = True

        def answered(agree: bool | None) -> None:
            self._is_asking = False
            asked.answer(bool(agree))
            self._ask_side_question()

        self.app.push_screen(YesNoWindow([asked.text], self.locale), answered)

    def show_end(self) -> None:
        result = self.source.result
        if result is None:
            return
        end = EndScreen(
            result=result,
            names=self.source.names,
            you=self.viewer,
            keys=self.locale.text(self.END_KEYS),
            locale=self.locale,
        )
        self.app.push_screen(end, self.after_end)

    def after_end(self, choice: EndChoice | None) -> None:
        match choice:
            case "again":
                self.source.another_game()
            case "leave":
                self.action_leave()
            case "log":
                self.action_log()
            case "coach" | "undo" | "save" | "back" | None:  # a finished game on a server cannot be changed
                pass
            case _:
                assert_never(choice)

    def undo_lines(self, offer: Offer) -> list[str]:
        lines = super().undo_lines(offer)
        if offer.consent:
            lines.append(self.locale.text("screen-remote-undo-consent", names=", ".join(offer.consent)))
        return lines

    # -- other players ----------------------------------------------------------------------------------------------

    def action_chat(self) -> None:
        typing = InputWindow(self.locale.text("screen-remote-say"), "")
        self.app.push_screen(typing, lambda text: self.source.chat(text.strip()) if text and text.strip() else None)

    def action_resign(self) -> None:
        asked = YesNoWindow([self.locale.text("screen-remote-resign")], self.locale)
        self.app.push_screen(asked, lambda sure: self.source.resign() if sure else None)


class SpectatorScreen(RemoteScreen):
    """A running game as a spectator sees it."""

    KEYS: ClassVar[Sequence[Key]] = WATCH_KEYS
    BINDINGS: ClassVar[list[BindingType]] = bindings(WATCH_KEYS)
    END_KEYS: ClassVar[str] = "screen-watch-end-keys"

    def question_lines(self, view: SeatView | None) -> tuple[str, str]:
        asked, _ = super().question_lines(view)
        viewer = "everybody" if self.source.seat == SPECTATOR else "everything"
        return asked, self.locale.text("screen-watch-live", eyes=self.locale.text(f"screen-watch-{viewer}"))

    def after_end(self, choice: EndChoice | None) -> None:
        if choice == "leave":
            self.action_leave()
