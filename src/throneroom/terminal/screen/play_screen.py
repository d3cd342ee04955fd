"""The screen of a game in which somebody here plays: composing an answer, and undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, assert_never, cast

from rich.text import Text
from textual import events, on

from throneroom.engine.card import Option
from throneroom.engine.decision import PLAY_TREASURES
from throneroom.terminal.screen.game_screen import GameScreen
from throneroom.terminal.screen.keys import letters
from throneroom.terminal.screen.panels import advice_text
from throneroom.terminal.screen.selection import OptionGrid, Selection
from throneroom.terminal.screen.widgets.advice_window import AdviceWindow
from throneroom.terminal.screen.widgets.grid import CellAction, Grid
from throneroom.terminal.screen.widgets.overlays import InputWindow, YesNoWindow
from throneroom.words.answer import BadAnswer, checked, is_yes_or_no, not_now, parse
from throneroom.words.phrases import card_list
from throneroom.words.prompt import hint, question, rule_lines
from throneroom.words.undo import Offer, news_words, undone_line

if TYPE_CHECKING:
    from throneroom.terminal.screen.app import TerminalApp


class PlayScreen(GameScreen):
    """A game in which people at this keyboard make decisions."""

    @on(Grid.Selected)
    def _cell_selected(self, event: Grid.Selected) -> None:
        cell = event.grid.cells[event.index] if event.index < len(event.grid.cells) else None
        selection = self.selection
        if cell is None or selection is None:
            return
        if cell.action is not None:
            self._press(cell.action)
        elif cell.option is not None and not cell.may_be_chosen:
            self.show_notice(not_now(cell.option, selection.decision, self.locale))
        elif cell.option is not None and selection.is_single:
            self._answer((cell.option,))
        elif cell.option is not None:
            self._toggle(selection, event.index, cell.option)

    def _press(self, button: CellAction) -> None:
        match button:
            case "yes":
                self.action_yes()
            case "no":
                self.action_no()
            case "all":
                self.action_all()
            case "done":
                self.action_done()
            case _:
                assert_never(button)

    def _toggle(self, selection: Selection, index: int, option: Option) -> None:
        self._notice = ""
        if not selection.toggle(index, option):
            given = len(selection.chosen) + 1
            self._notice = self.locale.text("ask-wrong-many", given=given, n=selection.decision.most)
        self.show_game()
        if selection.is_full:
            choices = self.query_one("#choices", Grid)
            choices.cursor = len(choices.cells) - 1
            choices.focus()

    def _answer(self, chosen: Sequence[Option]) -> None:
        view = self.source.view(self.viewer)
        if self.selection is None or view is None:
            return
        try:
            answer = checked(chosen, self.selection.decision, view, self.locale)
        except BadAnswer as bad:
            self.show_notice(str(bad))
            return
        self.guarded(lambda: self.source.answer(answer))

    def guarded(self, work: Callable[[], None]) -> None:
        """Call `work`. If it fails, such as in a custom card, the app saves the game and reports the error."""
        try:
            work()
        except Exception as error:  # of any kind: do not lose the game
            cast("TerminalApp", self.app).fail(error)

    def action_yes(self) -> None:
        if self.selection is not None and is_yes_or_no(self.selection.decision):
            self._answer(self.selection.decision.options)

    def action_no(self) -> None:
        if self.selection is not None and is_yes_or_no(self.selection.decision):
            self._answer(())

    def on_key(self, event: events.Key) -> None:
        """Accept the language's own letter for yes, even if it is otherwise bound to another command."""
        is_asked = self.selection is not None and is_yes_or_no(self.selection.decision)
        if is_asked and event.key in letters("yes", self.locale):
            event.stop()
            self.action_yes()

    def action_done(self) -> None:
        if self.selection is not None:
            self._answer(self.selection.chosen)

    def action_all(self) -> None:
        """Play all Treasures immediately; in other decisions, select all options, to be confirmed."""
        selection = self.selection
        if selection is None or not selection.can_all:
            return
        if selection.decision.verb is PLAY_TREASURES:
            self._answer(selection.decision.options)
            return
        cells = self.query_one("#hand" if selection.grid is OptionGrid.HAND else "#choices", Grid).cells
        selection.choose_all([(index, cell.option) for index, cell in enumerate(cells) if cell.option is not None])
        self.show_game()
        self.query_one("#choices", Grid).focus()

    def action_clear(self) -> None:
        """Clear the selection; after the game, show the result again."""
        if self.selection is not None:
            self.selection.clear()
            self.update_screen()
        self.show_end()

    def show_end(self) -> None:
        """Show the result, if the game is over."""
        raise NotImplementedError  # differs between a game played here and one at a server

    def action_type(self) -> None:
        """Ask for a typed answer, as in the line mode."""
        selection, view = self.selection, self.source.view(self.viewer)
        if selection is None or view is None:
            return

        def problem(typed: str) -> str:
            try:
                parse(typed, selection.decision, view, self.locale)
            except BadAnswer as bad:
                return str(bad)
            return ""

        def typed(text: str | None) -> None:
            if text is not None and self.selection is selection:
                self._answer(parse(text, selection.decision, view, self.locale))

        asked = question(selection.decision, view, self.locale, self.source.names)
        self.app.push_screen(InputWindow(asked, hint(selection.decision, self.locale), check=problem), typed)

    # -- undo -------------------------------------------------------------------------------------------------------

    def action_undo(self) -> None:
        self.undo(self.viewer, lambda: None)

    def undo(self, seat: int, otherwise: Callable[[], None]) -> None:
        """Undo the seat's last answer. Ask first if new information has been revealed since."""
        offer = self.source.offer(seat) if seat >= 0 else None
        if offer is None:
            self.show_notice(self.locale.text("plain-nothing-to-undo"))
            otherwise()
        elif offer.news:
            self.app.push_screen(
                YesNoWindow(self.undo_lines(offer), self.locale),
                lambda sure: self.carry_out_undo(offer) if sure else otherwise(),
            )
        else:
            self.carry_out_undo(offer)

    def undo_lines(self, offer: Offer) -> list[str]:
        answer = card_list(offer.answer, self.locale) or self.locale.text("plain-none")
        news = self.locale.text("plain-undo-news", news=news_words(offer.news, self.locale))
        return [self.locale.text("screen-undo", answer=answer), news]

    def carry_out_undo(self, offer: Offer) -> None:
        self.source.undo(offer)
        if not offer.consent:
            self.show_notice(undone_line(offer, self.locale))

    def action_rule(self) -> None:
        view = self.source.view(self.viewer)
        if self.selection is not None and view is not None:
            lines = rule_lines(self.selection.decision, self.locale, view.edition)
            self.open_text(self.locale.text("screen-key-rule"), lines)

    def action_advice(self) -> None:
        """Show what each answer is worth, sharper the longer one looks."""
        selection, source = self.selection, self.source
        if selection is None:
            self.show_notice(self.locale.text("advice-nobody-asked"))
            return
        decision = selection.decision
        source.begin_advice()

        def lines() -> list[Text] | None:
            if self.selection is None or self.selection.decision is not decision:
                return None
            if source.advice is None:
                return [Text(source.advice_problem or self.locale.text("advice-thinking"), style="dim")]
            return advice_text(source.advice, decision, self.locale)

        title, close = self.locale.text("advice-title"), self.locale.text("screen-close")
        self.app.push_screen(AdviceWindow(title, lines, close, source.stop_advice))

    def action_save(self) -> None:
        """Save the game. Only local games can be saved."""
