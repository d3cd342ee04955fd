"""Setting up a game: who sits where, the kingdom with its texts, and the seed.

It is the first that is seen of the program, and each field takes its time to be made: what is not shown is not there,
nor imported.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Input, OptionList, Static

from throneroom.bots.levels import FAIR, LEVELS
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import BadKingdom
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.card import Card
from throneroom.engine.setup import MOST_SEATS, Kingdom
from throneroom.locale import Locale, languages
from throneroom.terminal.screen.kingdom_sources import BY_HAND, is_random, ways, wishes_for
from throneroom.terminal.screen.text import WIDE, card_lines, joined
from throneroom.terminal.screen.widgets.cycle import Cycle
from throneroom.terminal.seats import BadSeats, seats_for
from throneroom.terminal.series import Series
from throneroom.terminal.start import Wanted, new_series
from throneroom.words.card_text import card_text, title
from throneroom.words.kingdom_request import SEEDS, BadWish, propose
from throneroom.words.languages import next_language
from throneroom.words.messages import error_text
from throneroom.words.names import NotFound, level_name, quoted
from throneroom.words.phrases import sentence

NOBODY: Final = "nobody"
PERSON: Final = "person"
_DRAWN: Final = "drawn"
_NAMES: Final = 22  # columns for the names of cards, where their texts follow


class Setup(Screen[None]):
    """`begin` is told the series, and each person's language, when all is chosen."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012  # as Textual declares it

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "begin", show=False),
        Binding("f1", "help", show=False),
        Binding("f3", "language", show=False),
    ]

    def __init__(
        self,
        catalog: Catalog,
        locales: Sequence[Locale],
        wanted: Wanted,
        begin: Callable[[Series, Sequence[Locale]], None],
        kept: Mapping[str, str] | None = None,
    ) -> None:
        """`kept` is what stood in the fields before, in another language."""
        super().__init__()
        self._catalog: Final = catalog
        self._locales: Final = locales
        self._words: Final = locales[0]
        self._wanted: Final = wanted
        self._begin: Final = begin
        self._kept: Final = kept or {}
        self._by_hand: str = self._kept.get(BY_HAND, ", ".join(card.name for card in RECOMMENDED_SETS[0].cards))
        self._kingdom: Kingdom | None = None
        # The seed of a random kingdom, unless the player names one.
        self._drawn = int(self._kept.get(_DRAWN, secrets.randbelow(SEEDS)))

    # -- what is on it ----------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        text = self._words.text
        yield Static(Text(text("screen-setup")), id="head")
        with Horizontal(id="setup"):
            with Vertical(id="seats") as seats:
                seats.border_title = text("screen-seats")
                for seat in range(MOST_SEATS):
                    yield self._seat_row(seat)
                with Horizontal(classes="row"):
                    yield Static(text("screen-seed"), classes="label")
                    seed = self._kept.get("seed", "" if self._wanted.seed is None else str(self._wanted.seed))
                    yield Input(seed, placeholder=text("screen-seed-any"), compact=True, id="seed")
                with Horizontal(classes="row buttons"):
                    yield Button(text("screen-begin"), id="begin", variant="primary", compact=True)
                    yield Button(text("screen-leave"), id="leave", compact=True)
                yield Static(id="problem")
            with Vertical(id="kingdom") as kingdom:
                kingdom.border_title = text("screen-kingdom")
                way = self._kept.get("way", RECOMMENDED_SETS[0].name)
                yield Cycle(ways(self._words), way, "way", lists=True)
                yield OptionList(id="cards", compact=True)
                with VerticalScroll(id="card", can_focus=False):
                    yield Static(id="card-text")
        yield Static(Text(text("screen-setup-keys"), style="dim"), id="foot")

    def _seat_row(self, seat: int) -> Horizontal:
        text = self._words.text
        kinds = [
            (text("screen-person"), PERSON),
            *((text("screen-bot", level=level_name(kind, self._words)), kind) for kind in LEVELS),
        ]
        if seat >= 2:
            kinds.insert(0, (text("screen-nobody"), NOBODY))
        usual = PERSON if seat == 0 else FAIR if seat == 1 else NOBODY
        label = f"{seat + 1}  "
        kind = self._kept.get(f"kind-{seat}", usual)
        return Horizontal(Cycle(kinds, kind, f"kind-{seat}", label), classes="row", id=f"seat-{seat}")

    def _random_rows(self) -> Sequence[Widget]:
        """What a random kingdom must have, and must not."""
        text = self._words.text
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

    def on_mount(self) -> None:
        self._show_seats()
        self._show_kingdom()
        self.query_one("#begin").focus()

    # -- seats ------------------------------------------------------------------------------------------------------

    def _kind(self, seat: int) -> str:
        return self.query_one(f"#kind-{seat}", Cycle).value

    def _text_in(self, name: str) -> str:
        """What stands in a field, if it is there."""
        return "".join(field.value for field in self.query(f"#{name}").results(Input))

    def _show_seats(self) -> None:
        """Only people have names to type, and languages."""
        for seat in range(MOST_SEATS):
            is_person = self._kind(seat) == PERSON
            row = self.query_one(f"#seat-{seat}")
            if is_person and len(row.children) == 1:
                row.mount(*self._person_fields(seat))
            for field in row.children[1:]:
                field.display = is_person

    def _person_fields(self, seat: int) -> Sequence[Widget]:
        usual = self._words.text("plain-person", n=seat + 1)
        place = sum(self._kind(other) == PERSON for other in range(seat))
        language = (self._locales[place] if place < len(self._locales) else self._words).language
        return [
            Input(self._kept.get(f"name-{seat}", ""), placeholder=usual, compact=True, id=f"name-{seat}"),
            Cycle([(code, code) for code in languages()], self._kept.get(f"lang-{seat}", language), f"lang-{seat}"),
        ]

    def _tongue(self, seat: int) -> Locale:
        """The language of the person at this seat."""
        chosen = [field.value for field in self.query(f"#lang-{seat}").results(Cycle)]
        return Locale(chosen[0]) if chosen else self._words

    @on(Cycle.Changed)
    def _seats_changed(self, event: Cycle.Changed) -> None:
        self._show_seats()
        level = event.cycle.value
        if level in LEVELS:
            self._say(self._words.text(f"level-{level}.text"))

    @on(Cycle.Changed, "#way")
    def _way_changed(self) -> None:
        if self._way == BY_HAND:
            self._pick()
        self._show_kingdom()

    @on(Cycle.Listed)
    def _list_ways(self) -> None:
        from throneroom.terminal.screen.widgets.overlays import Listing

        way = self.query_one("#way", Cycle)

        def take(key: str | None) -> None:
            if key is not None:
                way.value = key

        self.app.push_screen(Listing(self._words.text("screen-kingdom"), way.values, way.value), take)

    # -- the kingdom ------------------------------------------------------------------------------------------------

    @property
    def _way(self) -> str:
        return self.query_one("#way", Cycle).value

    def _kingdom_for(self, seed: int) -> Kingdom:
        """Raises BadKingdom or NotFound."""
        wishes = wishes_for(self._way, self._by_hand, self._text_in("needs"), self._text_in("bans"), seed)
        return propose(wishes, self._catalog.cards, self._words).tables[0][1]

    def _seed(self) -> int | None:
        """The seed that was typed; BadSeats if it is none."""
        typed = self.query_one("#seed", Input).value.strip()
        if not typed:
            return None
        if not typed.isdecimal() or len(typed) > 18:
            raise BadSeats(self._words.text("screen-bad-seed", text=quoted(typed)))
        return int(typed)

    def _show_kingdom(self) -> None:
        cards = self.query_one("#cards", OptionList)
        self._show_part(".random", is_random(self._way), self._random_rows)
        self._show_part("#pick", self._way == BY_HAND, self._pick_button)
        cards.clear_options()
        self._say("")
        try:
            seed = self._seed()
            self._kingdom = self._kingdom_for(self._drawn if seed is None else seed)
        except (BadKingdom, NotFound, BadWish, BadSeats) as error:
            self._kingdom = None
            self._say(sentence(error_text(error, self._words)))
            return
        cards.add_options([self._line(card) for card in self._kingdom.cards])
        cards.highlighted = 0

    def _line(self, card: Card) -> Text:
        """A card of the list; with its text if there is room."""
        name = title(card, self._words)
        line = Text.assemble(f"{card.cost} ", name)
        if self.app.size.width >= WIDE:
            line.pad_right(_NAMES - name.cell_len)
            line.append(card_text(card, self._words), style="dim")
        return line

    def on_resize(self) -> None:
        if self._kingdom is not None:
            cards = self.query_one("#cards", OptionList)
            for place, card in enumerate(self._kingdom.cards):
                cards.replace_option_prompt_at_index(place, self._line(card))

    def _show_part(self, parts: str, is_shown: bool, make: Callable[[], Sequence[Widget]]) -> None:
        """Show what belongs to a way of choosing; it is made when it is first needed."""
        if is_shown and not self.query(parts):
            self.query_one("#kingdom").mount_all(make(), before="#cards")
        for part in self.query(parts):
            part.display = is_shown

    def _pick_button(self) -> Sequence[Widget]:
        return [Button(self._words.text("screen-pick"), id="pick", compact=True)]

    def _say(self, line: str) -> None:
        self.query_one("#problem", Static).update(Text(line, style="bold"))

    @on(OptionList.OptionHighlighted, "#cards")
    def _read_card(self, event: OptionList.OptionHighlighted) -> None:
        if self._kingdom is not None:
            lines = card_lines(self._kingdom.cards[event.option_index], self._words)
            self.query_one("#card-text", Static).update(joined(lines))
            self.query_one("#card").scroll_home(animate=False)

    @on(Input.Changed, "#needs")
    @on(Input.Changed, "#bans")
    @on(Input.Changed, "#seed")
    def _typed(self) -> None:
        self._show_kingdom()

    @on(Button.Pressed, "#another")
    def _draw_another(self) -> None:
        self._drawn = secrets.randbelow(SEEDS)
        self.query_one("#seed", Input).value = ""
        self._show_kingdom()

    @on(Button.Pressed, "#pick")
    def _pick(self) -> None:
        from throneroom.terminal.screen.kingdom_picker import Picker

        chosen = self._kingdom.cards if self._kingdom is not None else ()
        self.app.push_screen(Picker(self._catalog.cards, chosen, self._words), self._picked)

    def _picked(self, names: str | None) -> None:
        if names is not None:
            self._by_hand = names
        self._show_kingdom()

    # -- the language -----------------------------------------------------------------------------------------------

    def action_language(self) -> None:
        """The same in the next language; whoever read this one reads that one too."""
        new = next_language(self._words)
        kept = {field.id or "": field.value for field in self.query(Input)}
        kept |= {field.id or "": field.value for field in self.query(Cycle)}
        for name, value in kept.items():
            if name.startswith("lang-") and value == self._words.language:
                kept[name] = new.language
        kept |= {BY_HAND: self._by_hand, _DRAWN: str(self._drawn)}
        self.app.switch_screen(Setup(self._catalog, [new, *self._locales[1:]], self._wanted, self._begin, kept))

    # -- beginning --------------------------------------------------------------------------------------------------

    @on(Button.Pressed, "#begin")
    def action_begin(self) -> None:
        kinds = [self._kind(seat) for seat in range(MOST_SEATS)]
        people = [seat for seat, kind in enumerate(kinds) if kind == PERSON]
        bots = [kind for kind in kinds if kind not in (PERSON, NOBODY)]
        try:
            names = [self._text_in(f"name-{seat}").replace(",", " ") for seat in people]
            seats = seats_for(names, bots, self._words, self._catalog)
            typed = self._seed()
            seed = self._drawn if typed is None else typed
            series = new_series(seats, seed, self._kingdom_for, self._wanted.save)
        except (BadSeats, BadKingdom, BadWish, NotFound) as error:
            self._say(sentence(error_text(error, self._words)))
            return
        self._begin(series, [self._tongue(seat) for seat in people])

    @on(Button.Pressed, "#leave")
    def _leave(self) -> None:
        self.app.exit()

    def action_help(self) -> None:
        from throneroom.terminal.screen.widgets.overlays import Reading

        lines = self._words.text("screen-setup-help").splitlines()
        self.app.push_screen(Reading(self._words.text("screen-keys"), lines, self._words.text("screen-close")))
