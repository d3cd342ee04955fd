"""A seat at a server's table, on the full screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.binding import BindingType

from throneroom.engine.view import SPECTATOR
from throneroom.terminal.client.remote_game import RemotePlace
from throneroom.terminal.screen.end_screen import End
from throneroom.terminal.screen.keys import REMOTE_KEYS, WATCH_KEYS, Key, bindings
from throneroom.terminal.screen.table_screen import TableScreen
from throneroom.terminal.screen.widgets.overlays import Typing, YesNo
from throneroom.words.game_facts import Facts
from throneroom.words.program import program
from throneroom.words.undo import Offer


class RemoteTable(TableScreen):
    """The table as the server shows it to the person here."""

    KEYS: ClassVar[Sequence[Key]] = REMOTE_KEYS
    BINDINGS: ClassVar[list[BindingType]] = bindings(REMOTE_KEYS)
    END_KEYS: ClassVar[str] = "screen-remote-again"

    def __init__(self, place: RemotePlace) -> None:
        super().__init__(place)
        self._place: Final = place
        self._ended = -1  # the branch whose end was shown
        self._is_asking = False

    def look(self) -> None:
        self.eyes = self._place.seat
        super().look()
        self._ask_aside()
        if self.place.result is not None and self._ended != self.place.branch:
            self._ended = self.place.branch
            self.show_end()

    def question_lines(self, facts: Facts | None) -> tuple[str, str]:
        table = self._place.table
        if facts is None and table is not None:
            free = sum(seat.who == "open" for seat in table.seats)
            command = f"\n{program()} join {self._place.address}"  # on a line of its own, to be copied
            taken = ", ".join(filter(None, self.place.names))
            return self.words.text("screen-remote-open", n=free, command=command), taken
        return super().question_lines(facts)

    def _ask_aside(self) -> None:
        """What is asked beside the game: whether another may take back, and the like."""
        ask = self._place.ask
        if ask is None or self._is_asking:
            return
        self._is_asking = True

        def answered(agree: bool | None) -> None:
            self._is_asking = False
            ask.answer(bool(agree))
            self._ask_aside()

        self.app.push_screen(YesNo([ask.text], self.words), answered)

    def show_end(self) -> None:
        result = self.place.result
        if result is None:
            return
        end = End(result, self.place.names, self.eyes, self.words.text(self.END_KEYS), self.words)
        self.app.push_screen(end, self.after_end)

    def after_end(self, wish: str | None) -> None:
        if wish == "again":
            self.place.another_game()
        elif wish == "leave":
            self.action_leave()
        elif wish == "log":
            self.action_log()

    def undo_lines(self, offer: Offer) -> list[str]:
        lines = super().undo_lines(offer)
        if offer.consent:
            lines.append(self.words.text("screen-remote-undo-consent", names=", ".join(offer.consent)))
        return lines

    # -- with others ------------------------------------------------------------------------------------------------

    def action_chat(self) -> None:
        typing = Typing(self.words.text("screen-remote-say"), "")
        self.app.push_screen(typing, lambda text: self._place.chat(text.strip()) if text and text.strip() else None)

    def action_resign(self) -> None:
        asked = YesNo([self.words.text("screen-remote-resign")], self.words)
        self.app.push_screen(asked, lambda sure: self._place.resign() if sure else None)


class WatchedTable(RemoteTable):
    """A running table as one who watches sees it."""

    KEYS: ClassVar[Sequence[Key]] = WATCH_KEYS
    BINDINGS: ClassVar[list[BindingType]] = bindings(WATCH_KEYS)
    END_KEYS: ClassVar[str] = "screen-watch-end-keys"

    def question_lines(self, facts: Facts | None) -> tuple[str, str]:
        asked, _ = super().question_lines(facts)
        eyes = "everybody" if self._place.seat == SPECTATOR else "everything"
        return asked, self.words.text("screen-watch-live", eyes=self.words.text(f"screen-watch-{eyes}"))

    def after_end(self, wish: str | None) -> None:
        if wish == "leave":
            self.action_leave()
