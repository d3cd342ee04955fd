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
from textual.widgets import OptionList, Static

from throneroom.engine.card import BASIC, Card
from throneroom.engine.setup import KINGDOM_SIZE
from throneroom.locale import Locale
from throneroom.terminal.screen.text import card_lines, joined
from throneroom.terminal.screen.widgets.grid import CHOSEN, NOTHING
from throneroom.words.card_text import box_name, title


class Picker(Screen[str | None]):
    """The names of the cards chosen, with commas; None if it was left as it was."""

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
        self._words: Final = locale

    def compose(self) -> ComposeResult:
        yield Static(Text(self._words.text("screen-pick")), id="head")
        with Horizontal(id="setup"):
            yield OptionList(*(self._label(card) for card in self._cards), id="cards", compact=True)
            with VerticalScroll(id="card", can_focus=False):
                yield Static(id="card-text")
        yield Static(id="foot")

    def _label(self, card: Card) -> Text:
        return Text.assemble(f"{CHOSEN if card in self._chosen else NOTHING} {card.cost} ", title(card, self._words))

    def on_mount(self) -> None:
        self._count()
        self.query_one(OptionList).focus()

    def _count(self) -> None:
        number = len(self._chosen)
        self.query_one("#foot", Static).update(self._words.text("screen-picked", n=number, most=KINGDOM_SIZE))

    @on(OptionList.OptionHighlighted)
    def _read_card(self, event: OptionList.OptionHighlighted) -> None:
        card = self._cards[event.option_index]
        lines = card_lines(card, self._words)
        lines[0].append(f" {box_name(card.box, self._words)}", style="dim")
        self.query_one("#card-text", Static).update(joined(lines))

    def action_done(self) -> None:
        chosen = [card.name for card in self._cards if card in self._chosen]
        self.dismiss(", ".join(chosen) + ",")

    def action_choose(self) -> None:
        """Choose the card under the cursor, or leave it."""
        place = self.query_one(OptionList).highlighted
        if place is not None:
            self._chosen ^= {self._cards[place]}
            self.query_one(OptionList).replace_option_prompt_at_index(place, self._label(self._cards[place]))
            self._count()

    @on(OptionList.OptionSelected)
    def _clicked(self) -> None:
        self.action_choose()
