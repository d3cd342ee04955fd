"""The part of the setup screen that chooses the kingdom and shows its cards with their texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Button, Input, OptionList, Static

from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import DRAWN_EDITIONS, SECOND_EDITION, SOURCES
from throneroom.cards.sets import RECOMMENDED_SETS, RecommendedSet
from throneroom.engine.card import FIRST, Card
from throneroom.engine.setup import Kingdom
from throneroom.locale import Locale, slug
from throneroom.terminal.rich_text import card_lines, card_title, join_lines
from throneroom.terminal.screen.app import WIDE
from throneroom.terminal.screen.widgets.cycle import Cycle
from throneroom.words.card_text import card_text
from throneroom.words.kingdom_request import KingdomRequest, propose
from throneroom.words.names import in_edition, set_name

_BY_HAND: Final = "hand"
_RANDOM: Final = "random "
_NAME_WIDTH: Final = 22  # columns for card names that are followed by texts


def kingdom_sources(locale: Locale) -> list[tuple[str, str]]:
    """Return all kingdom sources with their names: recommended sets, random, and chosen by hand."""
    text = locale.text
    found = [(set_name(known, locale), _set_key(known)) for known in RECOMMENDED_SETS]
    for edition in DRAWN_EDITIONS:
        for source in SOURCES:
            name = in_edition(text(f"screen-source-{slug(source)}"), edition, locale)
            found.append((text("screen-way-random", source=name), f"{_RANDOM}{edition} {source}"))
    return [*found, (text("screen-way-hand"), _BY_HAND)]


def _set_key(known: RecommendedSet) -> str:
    return known.name if known.edition == FIRST else f"{known.name}, {SECOND_EDITION}"


class KingdomPanel(Vertical):
    """Chooses a kingdom.

    `kept` are the values of its fields before the language was changed.
    """

    class Changed(Message):
        """A different kingdom was chosen, to be shown with `show_kingdom`."""

    class AnotherRequested(Message):
        """The user wants another random kingdom, which requires another seed."""

    def __init__(self, catalog: Catalog, locale: Locale, kept: Mapping[str, str]) -> None:
        super().__init__(id="kingdom")
        self._catalog: Final = catalog
        self._locale: Final = locale
        self._kept: Final = kept
        self._by_hand = kept.get(_BY_HAND, ", ".join(card.name for card in RECOMMENDED_SETS[0].cards))
        self._kingdom: Kingdom | None = None
        self.border_title = locale.text("screen-kingdom")

    def compose(self) -> ComposeResult:
        source = self._kept.get("source", RECOMMENDED_SETS[0].name)
        yield Cycle(kingdom_sources(self._locale), source, "source", lists=True)
        yield OptionList(id="cards", compact=True)
        with VerticalScroll(id="card", can_focus=False):
            yield Static(id="card-text")

    def values(self) -> dict[str, str]:
        """Return the values to keep when the language changes, other than those of the fields."""
        return {_BY_HAND: self._by_hand}

    # -- the kingdom ------------------------------------------------------------------------------------------------

    @property
    def _source(self) -> str:
        return self.query_one("#source", Cycle).value

    @property
    def _is_random(self) -> bool:
        return self._source.startswith(_RANDOM)

    def kingdom_for(self, seed: int) -> Kingdom:
        """Return the kingdom of a game with this seed.

        Raises BadKingdom or NotFound.
        """
        return propose(self._request(seed), self._catalog.cards, self._locale).tables[0][1]

    def _request(self, seed: int) -> KingdomRequest:
        if not self._is_random:
            return KingdomRequest(named=self._by_hand if self._source == _BY_HAND else self._source)
        needs, bans = ((names,) if (names := self._text_in(field)).strip() else () for field in ("needs", "bans"))
        edition, _, source = self._source.removeprefix(_RANDOM).partition(" ")
        return KingdomRequest(source=source, edition=edition, needs=needs, bans=bans, seed=seed)

    def _text_in(self, name: str) -> str:
        """Return the text in a field, or "" if the field does not exist yet."""
        return "".join(field.value for field in self.query(f"#{name}").results(Input))

    def show_kingdom(self, seed: int) -> None:
        """Show the kingdom for this seed.

        Raises BadKingdom or NotFound.
        """
        self.clear()
        self._kingdom = self.kingdom_for(seed)
        cards = self.query_one("#cards", OptionList)
        cards.add_options([self._line(card) for card in self._kingdom.cards])
        cards.highlighted = 0

    def clear(self) -> None:
        """Show no cards, and only the fields that belong to the source."""
        self._show_fields(".random", self._is_random, self._random_fields)
        self._show_fields("#pick", self._source == _BY_HAND, self._pick_button)
        self.query_one("#cards", OptionList).clear_options()
        self._kingdom = None

    def _line(self, card: Card) -> Text:
        """Return a card for the list, with its text if there is room."""
        name = card_title(card, self._locale)
        line = Text.assemble(f"{card.cost} ", name)
        if self.app.size.width >= WIDE and self._kingdom is not None:
            line.pad_right(_NAME_WIDTH - name.cell_len)
            line.append(card_text(card, self._locale, self._kingdom.edition), style="dim")
        return line

    def on_resize(self) -> None:
        if self._kingdom is not None:
            cards = self.query_one("#cards", OptionList)
            for index, card in enumerate(self._kingdom.cards):
                cards.replace_option_prompt_at_index(index, self._line(card))

    @on(OptionList.OptionHighlighted, "#cards")
    def _card_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if self._kingdom is not None:
            lines = card_lines(self._kingdom.cards[event.option_index], self._locale, self._kingdom.edition)
            self.query_one("#card-text", Static).update(join_lines(lines))
            self.query_one("#card").scroll_home(animate=False)

    # -- fields that only some sources have -------------------------------------------------------------------------

    def _show_fields(self, selector: str, is_shown: bool, make: Callable[[], Sequence[Widget]]) -> None:
        """Show or hide fields, creating them when they are first needed."""
        if is_shown and not self.query(selector):
            self.mount_all(make(), before="#cards")
        for field in self.query(selector):
            field.display = is_shown

    def _random_fields(self) -> Sequence[Widget]:
        """Return the fields for cards that a random kingdom must or must not contain."""
        text = self._locale.text
        hint = text("screen-some-cards")
        return [
            *(
                Horizontal(
                    Static(text(label), classes="label"),
                    Input(self._kept.get(name, ""), placeholder=hint, compact=True, id=name),
                    classes="row random",
                )
                for label, name in (("screen-with", "needs"), ("screen-without", "bans"))
            ),
            Button(text("screen-another"), id="another", compact=True, classes="random"),
        ]

    def _pick_button(self) -> Sequence[Widget]:
        return [Button(self._locale.text("screen-pick"), id="pick", compact=True)]

    @on(Cycle.Changed, "#source")
    def _source_changed(self) -> None:
        if self._source == _BY_HAND:
            self._pick()
        self.post_message(self.Changed())

    @on(Cycle.ListRequested)
    def _list_sources(self) -> None:
        from throneroom.terminal.screen.widgets.overlays import ListWindow

        source = self.query_one("#source", Cycle)

        def choose(key: str | None) -> None:
            if key is not None:
                source.value = key

        self.app.push_screen(ListWindow(self._locale.text("screen-kingdom"), source.values, source.value), choose)

    @on(Input.Changed)
    def _typed(self) -> None:
        self.post_message(self.Changed())

    @on(Button.Pressed, "#another")
    def _another(self) -> None:
        self.post_message(self.AnotherRequested())

    @on(Button.Pressed, "#pick")
    def _pick(self) -> None:
        from throneroom.terminal.screen.kingdom_picker import KingdomPicker

        chosen = self._kingdom.cards if self._kingdom is not None else ()
        self.app.push_screen(KingdomPicker(self._catalog.cards, chosen, self._locale), self._picked)

    def _picked(self, names: str | None) -> None:
        if names is not None:
            self._by_hand = names
        self.post_message(self.Changed())
