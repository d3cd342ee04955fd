"""Setting up a game: who sits where, the kingdom, and the seed.

This is the first screen many people see, and creating widgets takes time: fields are made, and modules imported, only
when they are shown.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from throneroom.bots.levels import FAIR, LEVELS
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import BadKingdom
from throneroom.engine.setup import MOST_SEATS
from throneroom.locale import Locale, languages
from throneroom.terminal.screen.app import BREAKPOINTS
from throneroom.terminal.screen.kingdom_panel import KingdomPanel
from throneroom.terminal.screen.widgets.cycle import Cycle
from throneroom.terminal.seats import BadSeats, seats_for
from throneroom.terminal.series import Series
from throneroom.terminal.start import PlayOptions, new_series
from throneroom.words.kingdom_request import SEEDS, BadKingdomRequest
from throneroom.words.languages import next_language
from throneroom.words.messages import error_text
from throneroom.words.names import NotFound, level_name, quoted
from throneroom.words.phrases import sentence

NOBODY: Final = "nobody"
PERSON: Final = "person"
_DRAWN: Final = "drawn"
_LONGEST_SEED: Final = 18  # digits


class SetupScreen(Screen[None]):
    """Calls `begin` with the series and each person's language when everything is chosen."""

    HORIZONTAL_BREAKPOINTS = BREAKPOINTS

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "begin", show=False),
        Binding("f1", "help", show=False),
        Binding("f3", "language", show=False),
    ]

    def __init__(
        self,
        *,
        catalog: Catalog,
        locales: Sequence[Locale],
        options: PlayOptions,
        begin: Callable[[Series, Sequence[Locale]], None],
        kept: Mapping[str, str] | None = None,
    ) -> None:
        """Create the screen. `kept` are the values of the fields before a change of language."""
        super().__init__()
        self._catalog: Final = catalog
        self._locales: Final = locales
        self._locale: Final = locales[0]
        self._options: Final = options
        self._begin: Final = begin
        self._kept: Final = kept or {}
        self._drawn = int(self._kept.get(_DRAWN, secrets.randbelow(SEEDS)))  # the seed, unless one is typed

    def compose(self) -> ComposeResult:
        text = self._locale.text
        yield Static(Text(text("screen-setup")), id="head")
        with Horizontal(id="setup"):
            with Vertical(id="seats") as seats:
                seats.border_title = text("screen-seats")
                for seat in range(MOST_SEATS):
                    yield self._seat_row(seat)
                with Horizontal(classes="row"):
                    yield Static(text("screen-seed"), classes="label")
                    seed = self._kept.get("seed", "" if self._options.seed is None else str(self._options.seed))
                    yield Input(seed, placeholder=text("screen-seed-any"), compact=True, id="seed")
                with Horizontal(classes="row buttons"):
                    yield Button(text("screen-begin"), id="begin", variant="primary", compact=True)
                    yield Button(text("screen-leave"), id="leave", compact=True)
                yield Static(id="problem")
            yield KingdomPanel(self._catalog, self._locale, self._kept)
        yield Static(Text(text("screen-setup-keys"), style="dim"), id="foot")

    def _seat_row(self, seat: int) -> Horizontal:
        text = self._locale.text
        kinds = [
            (text("screen-person"), PERSON),
            *((text("screen-bot", level=level_name(kind, self._locale)), kind) for kind in LEVELS),
        ]
        if seat >= 2:
            kinds.insert(0, (text("screen-nobody"), NOBODY))
        usual = PERSON if seat == 0 else FAIR if seat == 1 else NOBODY
        label = f"{seat + 1}  "
        kind = self._kept.get(f"kind-{seat}", usual)
        return Horizontal(Cycle(kinds, kind, f"kind-{seat}", label), classes="row", id=f"seat-{seat}")

    def on_mount(self) -> None:
        self._show_seats()
        self._show_kingdom()
        self.query_one("#begin").focus()

    def _show_problem(self, line: str) -> None:
        self.query_one("#problem", Static).update(Text(line, style="bold"))

    # -- seats ------------------------------------------------------------------------------------------------------

    def _kind(self, seat: int) -> str:
        return self.query_one(f"#kind-{seat}", Cycle).value

    def _show_seats(self) -> None:
        """Show a name and a language only for people."""
        for seat in range(MOST_SEATS):
            is_person = self._kind(seat) == PERSON
            row = self.query_one(f"#seat-{seat}")
            if is_person and len(row.children) == 1:
                row.mount(*self._person_fields(seat))
            for field in row.children[1:]:
                field.display = is_person

    def _person_fields(self, seat: int) -> Sequence[Widget]:
        usual = self._locale.text("plain-person", n=seat + 1)
        people_before = sum(self._kind(other) == PERSON for other in range(seat))
        locale = self._locales[people_before] if people_before < len(self._locales) else self._locale
        language = self._kept.get(f"lang-{seat}", locale.language)
        return [
            Input(self._kept.get(f"name-{seat}", ""), placeholder=usual, compact=True, id=f"name-{seat}"),
            Cycle([(code, code) for code in languages()], language, f"lang-{seat}"),
        ]

    def _typed_name(self, seat: int) -> str:
        return "".join(field.value for field in self.query(f"#name-{seat}").results(Input))

    def _locale_of(self, seat: int) -> Locale:
        chosen = [field.value for field in self.query(f"#lang-{seat}").results(Cycle)]
        return Locale(chosen[0]) if chosen else self._locale

    @on(Cycle.Changed)
    def _seats_changed(self, event: Cycle.Changed) -> None:
        self._show_seats()
        level = event.cycle.value
        if level in LEVELS:
            self._show_problem(self._locale.text(f"level-{level}.text"))

    # -- the kingdom and the seed -----------------------------------------------------------------------------------

    def _seed(self) -> int:
        """Return the seed that was typed, or a random one. Raises BadSeats if the text is not a seed."""
        typed = self.query_one("#seed", Input).value.strip()
        if not typed:
            return self._drawn
        if not typed.isdecimal() or len(typed) > _LONGEST_SEED:
            raise BadSeats(self._locale.text("screen-bad-seed", text=quoted(typed)))
        return int(typed)

    @on(KingdomPanel.Changed)
    @on(Input.Changed, "#seed")
    def _show_kingdom(self) -> None:
        panel = self.query_one(KingdomPanel)
        self._show_problem("")
        try:
            panel.show_kingdom(self._seed())
        except (BadKingdom, NotFound, BadKingdomRequest, BadSeats) as error:
            panel.clear()
            self._show_problem(sentence(error_text(error, self._locale)))

    @on(KingdomPanel.AnotherRequested)
    def _draw_another(self) -> None:
        self._drawn = secrets.randbelow(SEEDS)
        self.query_one("#seed", Input).value = ""
        self._show_kingdom()

    # -- the language -----------------------------------------------------------------------------------------------

    def action_language(self) -> None:
        """Switch the screen, and everyone who used its language, to the next language."""
        new = next_language(self._locale)
        kept = {field.id or "": field.value for field in self.query(Input)}
        kept |= {field.id or "": field.value for field in self.query(Cycle)}
        for name, value in kept.items():
            if name.startswith("lang-") and value == self._locale.language:
                kept[name] = new.language
        kept |= {**self.query_one(KingdomPanel).values(), _DRAWN: str(self._drawn)}
        self.app.switch_screen(
            SetupScreen(
                catalog=self._catalog,
                locales=[new, *self._locales[1:]],
                options=self._options,
                begin=self._begin,
                kept=kept,
            )
        )

    # -- beginning --------------------------------------------------------------------------------------------------

    @on(Button.Pressed, "#begin")
    def action_begin(self) -> None:
        kinds = [self._kind(seat) for seat in range(MOST_SEATS)]
        people = [seat for seat, kind in enumerate(kinds) if kind == PERSON]
        bots = [kind for kind in kinds if kind not in (PERSON, NOBODY)]
        try:
            names = [self._typed_name(seat).replace(",", " ") for seat in people]
            seats = seats_for(names, bots, self._locale, self._catalog)
            series = new_series(seats, self._seed(), self.query_one(KingdomPanel).kingdom_for, self._options.save)
        except (BadSeats, BadKingdom, BadKingdomRequest, NotFound) as error:
            self._show_problem(sentence(error_text(error, self._locale)))
            return
        self._begin(series, [self._locale_of(seat) for seat in people])

    @on(Button.Pressed, "#leave")
    def _leave(self) -> None:
        self.app.exit()

    def action_help(self) -> None:
        from throneroom.terminal.screen.widgets.overlays import TextWindow

        lines = self._locale.text("screen-setup-help").splitlines()
        self.app.push_screen(TextWindow(self._locale.text("screen-keys"), lines, self._locale.text("screen-close")))
