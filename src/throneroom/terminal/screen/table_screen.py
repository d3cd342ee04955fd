"""The table at which one plays: putting an answer together, and taking it back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from textual import events, on

from throneroom.engine.card import Option
from throneroom.engine.decision import PLAY_TREASURES
from throneroom.terminal.screen.keys import letters
from throneroom.terminal.screen.looking import LookingScreen
from throneroom.terminal.screen.selection import Choosing, Where
from throneroom.terminal.screen.widgets.grid import Grid
from throneroom.terminal.screen.widgets.overlays import Typing, YesNo
from throneroom.words.answer import checked, not_now
from throneroom.words.phrases import card_list
from throneroom.words.prompt import BadAnswer, hint, is_yes_or_no, parse, question, rule_lines
from throneroom.words.undo import Offer, news_words, undone_line

if TYPE_CHECKING:
    from throneroom.terminal.screen.app import TableApp


class TableScreen(LookingScreen):
    """A game in which somebody here may be asked."""

    @on(Grid.Taken)
    def _take(self, event: Grid.Taken) -> None:
        cell = event.grid.cells[event.place] if event.place < len(event.grid.cells) else None
        choosing = self.choosing
        if cell is None or choosing is None:
            return
        if cell.action:
            {"yes": self.action_yes, "no": self.action_no, "all": self.action_all, "done": self.action_done}[
                cell.action
            ]()
        elif cell.option is not None and not cell.may_be_chosen:
            self.say(not_now(cell.option, choosing.decision, self.words))
        elif cell.option is not None and choosing.is_single:
            self._answer((cell.option,))
        elif cell.option is not None:
            self._toggle(choosing, event.place, cell.option)

    def _toggle(self, choosing: Choosing, place: int, option: Option) -> None:
        self._message = ""
        if not choosing.toggle(place, option):
            given = len(choosing.chosen) + 1
            self._message = self.words.text("ask-wrong-many", given=given, n=choosing.decision.most)
        self.show_table()
        if choosing.is_full:
            choices = self.query_one("#choices", Grid)
            choices.cursor = len(choices.cells) - 1
            choices.focus()

    def _answer(self, chosen: Sequence[Option]) -> None:
        facts = self.place.facts(self.eyes)
        if self.choosing is None or facts is None:
            return
        try:
            answer = checked(chosen, self.choosing.decision, facts, self.words)
        except BadAnswer as bad:
            self.say(str(bad))
            return
        self.guarded(lambda: self.place.answer(answer))

    def guarded(self, work: Callable[[], None]) -> None:
        """Do something that a card of one's own could spoil; the app says so and saves the game."""
        try:
            work()
        except Exception as error:  # whatever it is, the game must not be lost
            cast("TableApp", self.app).fail(error)

    def action_yes(self) -> None:
        if self.choosing is not None and is_yes_or_no(self.choosing.decision):
            self._answer(self.choosing.decision.options)

    def action_no(self) -> None:
        if self.choosing is not None and is_yes_or_no(self.choosing.decision):
            self._answer(())

    def on_key(self, event: events.Key) -> None:
        """The language's own letter says yes too, also where it does something else as long as nothing is asked so."""
        is_asked = self.choosing is not None and is_yes_or_no(self.choosing.decision)
        if is_asked and event.key in letters("yes", self.words):
            event.stop()
            self.action_yes()

    def action_done(self) -> None:
        if self.choosing is not None:
            self._answer(self.choosing.chosen)

    def action_all(self) -> None:
        """All Treasures are played at once; elsewhere everything is marked, and may be looked at first."""
        choosing = self.choosing
        if choosing is None or not choosing.can_all:
            return
        if choosing.decision.verb is PLAY_TREASURES:
            self._answer(choosing.decision.options)
            return
        cells = self.query_one("#hand" if choosing.where is Where.HAND else "#choices", Grid).cells
        choosing.choose_all([(place, cell.option) for place, cell in enumerate(cells) if cell.option is not None])
        self.show_table()
        self.query_one("#choices", Grid).focus()

    def action_clear(self) -> None:
        """Choose anew; after the game, look at the result once more."""
        if self.choosing is not None:
            self.choosing.clear()
            self.look()
        self.show_end()

    def show_end(self) -> None:
        """Show how the game has ended, if it has."""
        raise NotImplementedError  # a table played here and one joined at a server each have their own

    def action_type(self) -> None:
        """Type an answer as in the line mode."""
        choosing, facts = self.choosing, self.place.facts(self.eyes)
        if choosing is None or facts is None:
            return

        def wrong(typed: str) -> str:
            try:
                parse(typed, choosing.decision, facts, self.words)
            except BadAnswer as bad:
                return str(bad)
            return ""

        def typed(text: str | None) -> None:
            if text is not None and self.choosing is choosing:
                self._answer(parse(text, choosing.decision, facts, self.words))

        asked = question(choosing.decision, facts, self.words, self.place.names)
        self.app.push_screen(Typing(asked, hint(choosing.decision, self.words), check=wrong), typed)

    # -- taking back ------------------------------------------------------------------------------------------------

    def action_undo(self) -> None:
        self.undo(self.eyes, lambda: None)

    def undo(self, seat: int, otherwise: Callable[[], None]) -> None:
        """Take back the seat's last answer, after asking if something has come to light since."""
        offer = self.place.offer(seat) if seat >= 0 else None
        if offer is None:
            self.say(self.words.text("plain-nothing-to-undo"))
            otherwise()
        elif offer.news:
            self.app.push_screen(
                YesNo(self.undo_lines(offer), self.words),
                lambda sure: self.carry_out_undo(offer) if sure else otherwise(),
            )
        else:
            self.carry_out_undo(offer)

    def undo_lines(self, offer: Offer) -> list[str]:
        answer = card_list(offer.answer, self.words) or self.words.text("plain-none")
        news = self.words.text("plain-undo-news", news=news_words(offer.news, self.words))
        return [self.words.text("screen-undo", answer=answer), news]

    def carry_out_undo(self, offer: Offer) -> None:
        self.place.take_back(offer)
        if not offer.consent:
            self.say(undone_line(offer, self.words))

    # -- more --------------------------------------------------------------------------------------------------------

    def action_rule(self) -> None:
        if self.choosing is not None:
            self.read(self.words.text("screen-key-rule"), rule_lines(self.choosing.decision, self.words))

    def action_save(self) -> None:
        """Where nothing can be saved, there is nothing to do."""
