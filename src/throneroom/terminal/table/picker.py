"""Choosing the ten kingdom cards one by one, each with its text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import SelectionList, Static
from textual.widgets.selection_list import Selection

from throneroom.engine.card import BASIC, Card
from throneroom.engine.setup import KINGDOM_SIZE
from throneroom.locale import Locale
from throneroom.terminal.cards import box_name, title
from throneroom.terminal.table.overlays import joined
from throneroom.terminal.table.parts import card_lines


class Picker(Screen[str | None]):
    """The names of the cards chosen, with commas; None if it was left as it was."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("enter", "done", show=False, priority=True),
    ]

    def __init__(self, cards: Sequence[Card], chosen: Sequence[Card], locale: Locale) -> None:
        super().__init__()
        by_cost = sorted(cards, key=lambda card: (card.cost, card.name))
        self._cards: Final = [card for card in by_cost if card.box != BASIC]
        self._chosen: Final = set(chosen)
        self._words: Final = locale

    def compose(self) -> ComposeResult:
        yield Static(Text(self._words.text("table-pick")), id="head")
        with Horizontal(id="setup"):
            yield SelectionList(
                *(Selection(self._label(card), place, card in self._chosen) for place, card in enumerate(self._cards)),
                id="cards",
                compact=True,
            )
            with VerticalScroll(id="card", can_focus=False):
                yield Static(id="card-text")
        yield Static(id="foot")

    def _label(self, card: Card) -> Text:
        return Text.assemble(f"{card.cost} ", title(card, self._words))

    def on_mount(self) -> None:
        self._count()
        self.query_one(SelectionList).focus()

    @on(SelectionList.SelectedChanged)
    def _count(self) -> None:
        number = len(self.query_one(SelectionList).selected)
        self.query_one("#foot", Static).update(self._words.text("table-picked", n=number, most=KINGDOM_SIZE))

    @on(SelectionList.SelectionHighlighted)
    def _read_card(self, event: SelectionList.SelectionHighlighted[int]) -> None:
        card = self._cards[event.selection_index]
        lines = card_lines(card, self._words)
        lines[0].append(f" {box_name(card.box, self._words)}", style="dim")
        self.query_one("#card-text", Static).update(joined(lines))

    def action_done(self) -> None:
        places = sorted(self.query_one(SelectionList[int]).selected)
        self.dismiss(", ".join(self._cards[place].name for place in places) + ",")
