"""Choosing the ten kingdom cards one by one, each shown with its text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static

from throneroom.engine.card import BASIC, Card
from throneroom.engine.setup import KINGDOM_SIZE
from throneroom.locale import Locale
from throneroom.terminal.rich_text import card_lines, card_title, join_lines
from throneroom.terminal.screen.widgets.grid import CHOSEN, NOTHING
from throneroom.words.card_text import box_and_edition


class KingdomPicker(Screen[str | None]):
    """Returns the names of the chosen cards, separated by commas; None if cancelled."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("enter", "done", show=False, priority=True),
        Binding("space", "choose", show=False, priority=True),
    ]

    def __init__(self, cards: Sequence[Card], chosen: Sequence[Card], locale: Locale) -> None:
        super().__init__()
        by_cost = sorted(cards, key=lambda card: (card.cost, card.name))
        self._cards: Final = [card for card in by_cost if card.box != BASIC]
        self._chosen = set(chosen)
        self._locale: Final = locale

    def compose(self) -> ComposeResult:
        yield Static(Text(self._locale.text("screen-pick")), id="head")
        with Horizontal(id="setup"):
            yield OptionList(*(self._label(card) for card in self._cards), id="cards", compact=True)
            with VerticalScroll(id="card", can_focus=False):
                yield Static(id="card-text")
        yield Static(id="foot")

    def _label(self, card: Card) -> Text:
        mark = CHOSEN if card in self._chosen else NOTHING
        return Text.assemble(f"{mark} {card.cost} ", card_title(card, self._locale))

    def on_mount(self) -> None:
        self._count()
        self.query_one(OptionList).focus()

    def _count(self) -> None:
        number = len(self._chosen)
        self.query_one("#foot", Static).update(self._locale.text("screen-picked", n=number, most=KINGDOM_SIZE))

    @on(OptionList.OptionHighlighted)
    def _read_card(self, event: OptionList.OptionHighlighted) -> None:
        card = self._cards[event.option_index]
        lines = card_lines(card, self._locale)
        lines[0].append(f" {box_and_edition(card, self._locale)}", style="dim")
        self.query_one("#card-text", Static).update(join_lines(lines))

    def action_done(self) -> None:
        chosen = [card.name for card in self._cards if card in self._chosen]
        self.dismiss(", ".join(chosen) + ",")

    def action_choose(self) -> None:
        """Choose the card under the cursor, or remove it."""
        index = self.query_one(OptionList).highlighted
        if index is not None:
            self._chosen ^= {self._cards[index]}
            self.query_one(OptionList).replace_option_prompt_at_index(index, self._label(self._cards[index]))
            self._count()

    @on(OptionList.OptionSelected)
    def _clicked(self) -> None:
        self.action_choose()
