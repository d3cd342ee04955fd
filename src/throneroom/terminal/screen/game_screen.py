"""A game on the screen: the board, the question, the log, and texts to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from throneroom.cards.basic import COPPER, CURSE, ESTATE
from throneroom.engine.card import Card
from throneroom.engine.decision import BUY, PLAY_TREASURES, Decision
from throneroom.engine.view import SPECTATOR
from throneroom.locale import Locale
from throneroom.terminal.rich_text import card_lines, join_lines
from throneroom.terminal.screen import panels
from throneroom.terminal.screen.app import BREAKPOINTS
from throneroom.terminal.screen.keys import PLAY_KEYS, Key, bindings, foot, help_lines
from throneroom.terminal.screen.knowledge import knowledge_lines
from throneroom.terminal.screen.selection import Selection
from throneroom.terminal.screen.sources.game_source import GameSource
from throneroom.terminal.screen.widgets.grid import Grid
from throneroom.terminal.screen.widgets.log_scroll import LogScroll
from throneroom.terminal.screen.widgets.overlays import TextWindow
from throneroom.words.answer import is_yes_or_no
from throneroom.words.languages import next_language
from throneroom.words.prompt import hint, question
from throneroom.words.recap import recap_lines
from throneroom.words.seat_view import SeatView

_JUNK: Final = (COPPER, CURSE, ESTATE)


class GameScreen(Screen[None]):
    """A game as the seat `viewer` sees it. Subclasses define the actions."""

    KEYS: ClassVar[Sequence[Key]] = PLAY_KEYS
    BINDINGS: ClassVar[list[BindingType]] = bindings(PLAY_KEYS)
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS

    source: GameSource

    def __init__(self, source: GameSource) -> None:
        super().__init__()
        self.source = source
        self.viewer = source.people[0] if len(source.people) == 1 else SPECTATOR
        self.selection: Selection | None = None
        self._logs: Final[dict[tuple[int, tuple[str, ...]], panels.LogPanel]] = {}
        self._notice = ""
        self._card: Card | None = None  # under the cursor or the mouse
        self._written: Final[dict[str, Text]] = {}

    @property
    def locale(self) -> Locale:
        return self.source.locale

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Container(id="body"):
            with Container(id="side"):
                with LogScroll(id="log", can_focus=False) as log:
                    log.border_title = self.locale.text("screen-log")
                    yield Static(id="log-text")
                with VerticalScroll(id="card", can_focus=False) as card:
                    card.border_title = self.locale.text("screen-card")
                    yield Static(self.locale.text("screen-no-card"), id="card-text")
            with Vertical(id="main"):
                yield Grid("supply", panels.SUPPLY_ROWS)
                yield Static(id="area")
                yield Static(id="texts")
                yield Static(id="players")
                yield Grid("hand")
                with Vertical(id="prompt"):
                    yield Static(id="question")
                    yield Static(id="hint")
                    yield Grid("choices")
        yield Static(foot(self.KEYS, self.locale), id="foot")

    def on_mount(self) -> None:
        self.source.on_change = self.update_screen
        self.source.on_notice = self.show_notice
        self.set_interval(1, self._tick)
        self.update_screen()

    def _tick(self) -> None:
        """Update the seconds left, if there is a time limit."""
        if self.source.seconds_left is not None:
            self._show_question()

    # -- the language -----------------------------------------------------------------------------------------------

    def set_locale(self, locale: Locale) -> None:
        """Change the language, starting with the next update."""
        if locale.language == self.locale.language:
            return
        self.source.locale = locale
        self._logs.clear()
        self._written.clear()
        if self._is_composed:
            self.query_one("#log").border_title = locale.text("screen-log")
            self.query_one("#card").border_title = locale.text("screen-card")
            self.query_one("#foot", Static).update(foot(self.KEYS, locale))
            self._show_card()

    def action_language(self) -> None:
        """Switch to the next language for the person at the keyboard."""
        self.set_locale(next_language(self.locale))
        self.update_screen()
        self.show_notice(self.locale.text("plain-lang-now"))

    # -- showing ----------------------------------------------------------------------------------------------------

    def show_notice(self, line: str) -> None:
        """Show a line below the question until something changes."""
        self._notice = line
        if self._is_composed:
            self._show_question()

    @property
    def _is_composed(self) -> bool:
        """Whether the widgets exist. The game may change before they do, or while the program exits."""
        return bool(self.query("#question"))

    def update_screen(self) -> None:
        """Show what has changed."""
        self._notice = ""
        if self._is_composed:
            self.show_game()

    @property
    def reader(self) -> int:
        """The seat for which the log is written."""
        return self.viewer if self.source.reader is None else self.source.reader

    @property
    def decision(self) -> Decision | None:
        """The decision that the viewer has to make."""
        decision = self.source.decision
        return decision if decision is not None and decision.seat == self.viewer else None

    def show_game(self) -> None:
        view = self.source.view(self.viewer)
        decision = self.decision
        is_new = decision is not None and (self.selection is None or self.selection.decision is not decision)
        if decision is None or view is None:
            self.selection = None
        elif is_new:
            self.selection = Selection(decision, view)
        self.set_class(view is None, "-waiting")
        if view is None:
            self._write("head", Text(self.locale.text("screen-title"), style="bold"))
        else:
            names, locale = self.source.names, self.locale
            self._write("head", panels.head(view, names, locale))
            self._write("area", panels.play_area(view, names, locale))
            self._show_kingdom_texts(view)
            self._write("players", panels.players(view, names, locale))
            supply = self.query_one("#supply", Grid)
            supply.border_title = locale.text("screen-supply", empty=view.empty_piles, end=view.empty_piles_to_end)
        self._show_cells(view)
        self._show_question()
        self._show_log()
        if is_new:
            self._place_cursor()

    def _show_kingdom_texts(self, view: SeatView) -> None:
        size = self.query_one("#texts").content_size
        self._write("texts", panels.kingdom_texts(view, self.locale, size.width, size.height))

    def on_resize(self) -> None:
        """Fit the kingdom's texts to the available space, which is known once the screen is laid out."""
        view = self.source.view(self.viewer)
        if view is not None:
            self.call_after_refresh(self._show_kingdom_texts, view)

    def _hand(self, view: SeatView) -> tuple[str, Sequence[Card]]:
        """Return a title and the hand to show: the viewer's, or if all hands are open, the deciding player's."""
        hands = self.source.hands
        if hands:
            deciding = [seat for seat, name in enumerate(self.source.names) if name in self.source.waiting]
            seat = next((seat for seat in deciding if seat in hands), view.turn_seat)
            return self.locale.text("screen-hand-of", name=self.source.names[seat]), hands[seat]
        return self.locale.text("screen-hand"), view.hand

    def _show_cells(self, view: SeatView | None) -> None:
        if view is None:
            return
        self.query_one("#supply", Grid).show(panels.supply_cells(view, self.selection, self.locale))
        hand = self.query_one("#hand", Grid)
        hand.border_title, cards = self._hand(view)
        hand.show(panels.hand_cells(cards, self.selection, self.locale))
        hand.display = bool(cards)
        choices = self.query_one("#choices", Grid)
        choices.show(panels.choice_cells(self.selection, self.locale))
        choices.display = bool(choices.cells)

    def _show_question(self) -> None:
        asked, note = self.question_lines(self.source.view(self.viewer))
        self._write("question", Text(asked, style="bold"))
        shown = Text(self._notice, style="bold italic") if self._notice else Text(note, style="dim")
        self._write("hint", shown)
        self.query_one("#hint").display = bool(shown.plain)

    def question_lines(self, view: SeatView | None) -> tuple[str, str]:
        """Return the question and how to answer it, or who the game is waiting for."""
        if self.source.result is not None:
            return self.locale.text("screen-over"), self.locale.text("screen-over-keys")
        if view is None:
            return self.locale.text("screen-not-begun"), ""
        if self.selection is not None:
            decision = self.selection.decision
            asked = question(decision, view, self.locale, self.source.names)
            seconds = self.source.seconds_left
            left = "" if seconds is None else self.locale.text("screen-remote-seconds", n=int(seconds))
            return asked, " ".join(filter(None, [hint(decision, self.locale, typed=False), left]))
        waiting = self.source.waiting
        return (self.locale.text("screen-waiting", names=", ".join(waiting)) if waiting else ""), ""

    @property
    def _log(self) -> panels.LogPanel:
        key = (self.reader, tuple(self.source.names))
        if key not in self._logs:
            self._logs[key] = panels.LogPanel(self.source.names, self.reader, self.locale)
        return self._logs[key]

    def _show_log(self) -> None:
        log = self._log
        log.update(self.source.events, self.source.branch)
        if self._write("log-text", join_lines(log.text())):
            self.call_after_refresh(self.query_one("#log").scroll_end, animate=False)

    def _write(self, widget: str, text: Text) -> bool:
        """Update a widget only if its text has changed, because layout is slow. Return whether it has."""
        if self._written.get(widget) == text:
            return False
        self._written[widget] = text
        self.query_one(f"#{widget}", Static).update(text)
        return True

    def _place_cursor(self) -> None:
        """Move the cursor to the most likely answer to a new question."""
        if self.selection is None:
            return
        grid = self.query_one(f"#{self.selection.grid.value}", Grid)
        if self.selection.decision.verb is PLAY_TREASURES:
            grid = self.query_one("#choices", Grid)
        if self.selection.decision.verb is BUY:
            self._place_cursor_to_buy(grid)
            return
        if not (grid.cells and grid.cells[grid.cursor].may_be_chosen) or grid.id == "choices":
            grid.cursor = grid.first_choice()
        grid.focus()

    def _place_cursor_to_buy(self, grid: Grid) -> None:
        """Move the cursor to the dearest card worth buying, or else to the button that ends the turn.

        A stray Enter must not buy a Copper.
        """
        view = self.source.view(self.viewer)
        useful = [
            (view.cost(cell.option), -index)
            for index, cell in enumerate(grid.cells)
            if view is not None and cell.may_be_chosen and isinstance(cell.option, Card) and cell.option not in _JUNK
        ]
        choices = self.query_one("#choices", Grid)
        if useful:
            grid.cursor = -max(useful)[1]
        elif choices.cells:
            grid, choices.cursor = choices, len(choices.cells) - 1
        grid.focus()

    def forget_card(self) -> None:
        """Stop showing a card's text, which could reveal somebody's hand to the next person."""
        self._card = None
        self._show_card()

    def _card_lines(self, card: Card) -> list[Text]:
        view = self.source.view(self.viewer)
        return card_lines(card, self.locale, None if view is None else view.edition)

    def _show_card(self) -> None:
        card = self._card
        text = self.locale.text("screen-no-card") if card is None else join_lines(self._card_lines(card))
        self.query_one("#card-text", Static).update(text)

    @on(Grid.Highlighted)
    def _card_highlighted(self, event: Grid.Highlighted) -> None:
        option = event.grid.cells[event.index].option if event.index < len(event.grid.cells) else None
        if option is None and self.selection is not None and event.grid.id == "choices":
            decision = self.selection.decision
            option = decision.card or (decision.options[0] if is_yes_or_no(decision) else None)
        if isinstance(option, Card) and option is not self._card:
            self._card = option
            self._show_card()
            self.query_one("#card").scroll_home(animate=False)

    # -- texts to read ----------------------------------------------------------------------------------------------

    def open_text(self, title: str, lines: Sequence[Text | str], from_end: bool = False) -> None:
        self.app.push_screen(TextWindow(title, lines, self.locale.text("screen-close"), from_end))

    def action_help(self) -> None:
        hints = ["", self.locale.text("screen-keys-hint")]
        self.open_text(self.locale.text("screen-keys"), [*help_lines(self.KEYS, self.locale), *hints])

    def action_log(self) -> None:
        self.open_text(self.locale.text("screen-log"), self._log.text(len(self._log.lines)), from_end=True)

    def action_recap(self) -> None:
        """Show what the others did since the viewer's last turn."""
        lines = recap_lines(self.source.events, self.reader, self.source.names, self.locale)
        shown = lines or [self.locale.text("recap-none")]
        self.open_text(self.locale.text("screen-key-recap"), shown)

    def action_known(self) -> None:
        """Show what the viewer may know of decks and the trash."""
        view = self.source.view(self.viewer)
        if view is not None:
            self.open_text(self.locale.text("screen-key-known"), knowledge_lines(view, self.source.names, self.locale))

    def action_card(self) -> None:
        if self._card is not None:
            self.open_text(self.locale.text("screen-card"), self._card_lines(self._card))

    def action_scroll_log(self, pages: int) -> None:
        log = self.query_one("#log")
        (log.scroll_page_down if pages > 0 else log.scroll_page_up)(animate=False)

    def action_leave(self) -> None:
        self.app.exit()
