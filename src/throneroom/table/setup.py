"""Setting up a game: who sits where, the kingdom with its texts, and the seed.

It is the first that is seen of the program, and each field takes its time to be made: what is not shown is not there,
nor imported.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
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
from throneroom.cards.kingdoms import SOURCES, BadKingdom
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.setup import MOST_SEATS, Kingdom
from throneroom.locale import Locale, slug
from throneroom.table.cycle import Cycle
from throneroom.table.text import card_lines, joined
from throneroom.terminal.cards import title
from throneroom.terminal.kingdoms import SEEDS, BadWish, Wishes, propose
from throneroom.terminal.names import NotFound, level_name, quoted, set_name
from throneroom.terminal.sayings import told
from throneroom.terminal.seats import BadSeats, read_seats
from throneroom.terminal.series import Series
from throneroom.terminal.start import Wanted, new_series
from throneroom.terminal.words import card_list, sentence

NOBODY: Final = "nobody"
PERSON: Final = "person"
BY_HAND: Final = "hand"
_RANDOM: Final = "random "


class Setup(Screen[None]):
    """`begin` is told the series when all is chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "begin", show=False),
        Binding("f1", "help", show=False),
    ]

    def __init__(self, catalog: Catalog, locale: Locale, wanted: Wanted, begin: Callable[[Series], None]) -> None:
        super().__init__()
        self._catalog: Final = catalog
        self._words: Final = locale
        self._wanted: Final = wanted
        self._begin: Final = begin
        self._by_hand: str = card_list(RECOMMENDED_SETS[0].cards, locale)
        self._kingdom: Kingdom | None = None
        self._drawn = secrets.randbelow(SEEDS)  # the seed of a random kingdom, unless the player names one

    # -- what is on it ----------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        text = self._words.text
        yield Static(Text(text("table-setup")), id="head")
        with Horizontal(id="setup"):
            with Vertical(id="seats") as seats:
                seats.border_title = text("table-seats")
                for seat in range(MOST_SEATS):
                    yield self._seat_row(seat)
                with Horizontal(classes="row"):
                    yield Static(text("table-seed"), classes="label")
                    seed = "" if self._wanted.seed is None else str(self._wanted.seed)
                    yield Input(seed, placeholder=text("table-seed-any"), compact=True, id="seed")
                with Horizontal(classes="row buttons"):
                    yield Button(text("table-begin"), id="begin", variant="primary", compact=True)
                    yield Button(text("table-leave"), id="leave", compact=True)
                yield Static(id="problem")
            with Vertical(id="kingdom") as kingdom:
                kingdom.border_title = text("table-kingdom")
                yield Cycle(self._ways(), RECOMMENDED_SETS[0].name, "way", lists=True)
                yield OptionList(id="cards", compact=True)
                with VerticalScroll(id="card", can_focus=False):
                    yield Static(id="card-text")
        yield Static(Text(text("table-setup-keys"), style="dim"), id="foot")

    def _seat_row(self, seat: int) -> Horizontal:
        text = self._words.text
        kinds = [
            (text("table-person"), PERSON),
            *((text("table-bot", level=level_name(kind, self._words)), kind) for kind in LEVELS),
        ]
        if seat >= 2:
            kinds.insert(0, (text("table-nobody"), NOBODY))
        usual = PERSON if seat == 0 else FAIR if seat == 1 else NOBODY
        label = f"{seat + 1}  "
        return Horizontal(Cycle(kinds, usual, f"kind-{seat}", label), classes="row", id=f"seat-{seat}")

    def _random_rows(self) -> Sequence[Widget]:
        """What a random kingdom must have, and must not."""
        text = self._words.text
        hint = text("table-some-cards")
        return [
            *(
                Horizontal(
                    Static(text(label), classes="label"),
                    Input(placeholder=hint, compact=True, id=name),
                    classes="row random",
                )
                for label, name in (("table-with", "needs"), ("table-without", "bans"))
            ),
            Button(text("table-another"), id="another", compact=True, classes="random"),
        ]

    def _ways(self) -> list[tuple[str, str]]:
        """All ways to come to a kingdom."""
        text = self._words.text
        ways = [(set_name(known, self._words), known.name) for known in RECOMMENDED_SETS]
        for source in SOURCES:
            name = text(f"table-source-{slug(source)}")
            ways.append((text("table-way-random", source=name), _RANDOM + source))
        return [*ways, (text("table-way-hand"), BY_HAND)]

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
        """Only people have names to type."""
        for seat in range(MOST_SEATS):
            is_person = self._kind(seat) == PERSON
            row = self.query_one(f"#seat-{seat}")
            if is_person and len(row.children) == 1:
                usual = self._words.text("plain-person", n=seat + 1)
                row.mount(Input(usual, compact=True, id=f"name-{seat}"))
            for field in row.query(Input):
                field.display = is_person

    @on(Cycle.Changed)
    def _seats_changed(self) -> None:
        self._show_seats()

    @on(Cycle.Changed, "#way")
    def _way_changed(self) -> None:
        if self._way == BY_HAND:
            self._pick()
        self._show_kingdom()

    @on(Cycle.Listed)
    def _list_ways(self) -> None:
        from throneroom.table.overlays import Listing

        way = self.query_one("#way", Cycle)

        def take(key: str | None) -> None:
            if key is not None:
                way.value = key

        self.app.push_screen(Listing(self._words.text("table-kingdom"), way.values, way.value), take)

    # -- the kingdom ------------------------------------------------------------------------------------------------

    @property
    def _way(self) -> str:
        return self.query_one("#way", Cycle).value

    def _wishes(self, seed: int) -> Wishes:
        way = self._way
        if not way.startswith(_RANDOM):
            named = self._by_hand if way == BY_HAND else way
            return Wishes(named, None, (), (), None, 2, False, (), ())
        needs, bans = self._text_in("needs"), self._text_in("bans")
        source = way.removeprefix(_RANDOM)
        return Wishes(
            None, source, (needs,) if needs.strip() else (), (bans,) if bans.strip() else (), seed, 2, False, (), ()
        )

    def _kingdom_for(self, seed: int) -> Kingdom:
        """Raises BadKingdom or NotFound."""
        return propose(self._wishes(seed), self._catalog.cards, self._words).tables[0][1]

    def _seed(self) -> int | None:
        """The seed that was typed; BadSeats if it is none."""
        typed = self.query_one("#seed", Input).value.strip()
        if not typed:
            return None
        if not typed.isdecimal() or len(typed) > 18:
            raise BadSeats(self._words.text("table-bad-seed", text=quoted(typed)))
        return int(typed)

    def _show_kingdom(self) -> None:
        cards = self.query_one("#cards", OptionList)
        self._show_part(".random", self._way.startswith(_RANDOM), self._random_rows)
        self._show_part("#pick", self._way == BY_HAND, self._pick_button)
        cards.clear_options()
        self._say("")
        try:
            seed = self._seed()
            self._kingdom = self._kingdom_for(self._drawn if seed is None else seed)
        except (BadKingdom, NotFound, BadWish, BadSeats) as error:
            self._kingdom = None
            self._say(sentence(told(error, self._words)))
            return
        for card in self._kingdom.cards:
            cards.add_option(Text.assemble(f"{card.cost} ", title(card, self._words)))
        cards.highlighted = 0

    def _show_part(self, parts: str, is_shown: bool, make: Callable[[], Sequence[Widget]]) -> None:
        """Show what belongs to a way of choosing; it is made when it is first needed."""
        if is_shown and not self.query(parts):
            self.query_one("#kingdom").mount_all(make(), before="#cards")
        for part in self.query(parts):
            part.display = is_shown

    def _pick_button(self) -> Sequence[Widget]:
        return [Button(self._words.text("table-pick"), id="pick", compact=True)]

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
        from throneroom.table.picker import Picker

        chosen = self._kingdom.cards if self._kingdom is not None else ()
        self.app.push_screen(Picker(self._catalog.cards, chosen, self._words), self._picked)

    def _picked(self, names: str | None) -> None:
        if names is not None:
            self._by_hand = names
        self._show_kingdom()

    # -- beginning --------------------------------------------------------------------------------------------------

    @on(Button.Pressed, "#begin")
    def action_begin(self) -> None:
        kinds = [self._kind(seat) for seat in range(MOST_SEATS)]
        people = [self._text_in(f"name-{seat}") for seat, kind in enumerate(kinds) if kind == PERSON]
        bots = [kind for kind in kinds if kind not in (PERSON, NOBODY)]
        try:
            called = ",".join(name.replace(",", " ") for name in people)
            seats = read_seats(called, ",".join(bots) or "0", self._words, self._catalog)
            typed = self._seed()
            seed = self._drawn if typed is None else typed
            series = new_series(seats, seed, self._kingdom_for, self._wanted.save)
        except (BadSeats, BadKingdom, BadWish, NotFound) as error:
            self._say(sentence(told(error, self._words)))
            return
        self._begin(series)

    @on(Button.Pressed, "#leave")
    def _leave(self) -> None:
        self.app.exit()

    def action_help(self) -> None:
        from throneroom.table.overlays import Reading

        lines = self._words.text("table-setup-help").splitlines()
        self.app.push_screen(Reading(self._words.text("table-keys"), lines, self._words.text("table-close")))
