"""The end of a game: the winner, points card by card, and points turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Literal

from rich import box
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from throneroom.engine.card import Card
from throneroom.locale import Locale
from throneroom.record.score_sheet import CardScore
from throneroom.terminal.rich_text import card_title, join_lines
from throneroom.terminal.screen.widgets.plot import SIGNS, plot
from throneroom.words.board import winner_line
from throneroom.words.game_result import GameResult
from throneroom.words.phrases import card_list, in_order

EndChoice = Literal["again", "coach", "undo", "save", "log", "back", "leave"]

_SHORTEST: Final = 7  # rows of the plot; the screen scrolls if there is not enough room


class EndScreen(Screen[EndChoice]):
    """Shows the result, and returns what the person wants to do next.

    `keys` is the footer, and `you` is the person's seat.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "dismiss('again')", show=False),
        Binding("c", "dismiss('coach')", show=False),
        Binding("u", "dismiss('undo')", show=False),
        Binding("s", "dismiss('save')", show=False),
        Binding("l", "dismiss('log')", show=False),
        Binding("escape", "dismiss('back')", show=False),
        Binding("q", "dismiss('leave')", show=False),
    ]

    def __init__(self, *, result: GameResult, names: Sequence[str], you: int, keys: str, locale: Locale) -> None:
        super().__init__()
        self._result: Final = result
        self._names: Final = names
        self._you: Final = you
        self._keys: Final = keys
        self._locale: Final = locale

    def compose(self) -> ComposeResult:
        yield Static(Text(winner_line(self._result, self._names, self._locale, self._you)), id="head")
        with VerticalScroll(id="end"):
            yield Static(self.scores(), id="scores")
            yield Static(id="plot")
            yield Static(self.decks(), id="decks")
        yield Static(Text(self._keys), id="foot")

    def scores(self) -> Table:
        """Return a column for each player, best first, and a row for each card that scores."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
        table.add_column("")
        seats = self._result.best_first()
        for score in seats:
            sign, colour = SIGNS[score.seat]
            table.add_column(Text.assemble((f"{sign} ", colour), self._called(score.seat)), justify="right")
        worths = {score.seat: {worth.card: worth for worth in score.scoring()} for score in seats}
        counted: dict[Card, None] = dict.fromkeys(card for by_card in worths.values() for card in by_card)
        for card in in_order(counted, self._locale):
            shown = [worths[score.seat].get(card) for score in seats]
            table.add_row(card_title(card, self._locale), *(self._worth(worth) for worth in shown))
        table.add_section()
        table.add_row(Text(self._locale.text("screen-total"), style="bold"), *(str(score.points) for score in seats))
        table.add_row(self._locale.text("screen-turns"), *(str(score.turns) for score in seats))
        return table

    def _called(self, seat: int) -> str:
        return self._locale.text("log-you") if seat == self._you else self._names[seat]

    def decks(self) -> Text:
        """Return the whole deck of each player, best first."""
        lines: list[Text] = []
        for score in self._result.best_first():
            cards = [card.card for card in score.worths for _ in range(card.copies)]
            who = "you" if score.seat == self._you else "other"
            heading = self._locale.text("screen-deck-of", who=who, name=self._names[score.seat], n=len(cards))
            lines.append(Text.assemble((f"{heading} ", "bold"), card_list(in_order(cards, self._locale), self._locale)))
        return join_lines(lines)

    def _worth(self, worth: CardScore | None) -> str:
        copies, points = (0, 0) if worth is None else (worth.copies, worth.points)
        return self._locale.text("screen-worth", n=copies, points=points)

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self._draw, event.size.width - 4)

    def _draw(self, width: int) -> None:
        if not self._result.curves:
            return
        others = self.query_one("#scores").outer_size.height + self.query_one("#decks").outer_size.height
        room = self.size.height - 3 - others
        lines = plot(self._result.curves, width, max(_SHORTEST, room))
        heading = Text(self._locale.text("screen-plot"), style="bold")
        self.query_one("#plot", Static).update(Text("\n").join([heading, *lines]))
