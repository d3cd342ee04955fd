"""The table as it is looked at: its parts, the question, the story so far, and what there is to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from throneroom.engine.card import Card
from throneroom.engine.decision import PLAY_TREASURES, Decision
from throneroom.engine.view import SPECTATOR
from throneroom.locale import Locale
from throneroom.terminal.screen import parts
from throneroom.terminal.screen.keys import TABLE_KEYS, Key, bindings, foot, help_lines
from throneroom.terminal.screen.selection import Choosing, Where
from throneroom.terminal.screen.sources.game_source import Place
from throneroom.terminal.screen.text import WIDE, card_lines, joined
from throneroom.terminal.screen.widgets.grid import Grid
from throneroom.terminal.screen.widgets.overlays import Reading
from throneroom.words.game_facts import Facts
from throneroom.words.languages import next_language
from throneroom.words.prompt import hint, is_yes_or_no, question


class LookingScreen(Screen[None]):
    """A game at a place, seen through the eyes of a seat. Subclasses say what can be done there."""

    KEYS: ClassVar[Sequence[Key]] = TABLE_KEYS
    BINDINGS: ClassVar[list[BindingType]] = bindings(TABLE_KEYS)
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012  # as Textual declares it

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.place: Final = place
        self.eyes = place.people[0] if len(place.people) == 1 else SPECTATOR
        self.choosing: Choosing | None = None
        self._stories: dict[tuple[int, tuple[str, ...]], parts.Story] = {}
        self._message = ""
        self._pointed: Card | None = None
        self._written: dict[str, Text] = {}

    @property
    def words(self) -> Locale:
        return self.place.words

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Container(id="body"):
            with Container(id="side"):
                with VerticalScroll(id="log", can_focus=False) as log:
                    log.border_title = self.words.text("screen-log")
                    yield Static(id="log-text")
                with VerticalScroll(id="card", can_focus=False) as card:
                    card.border_title = self.words.text("screen-card")
                    yield Static(self.words.text("screen-no-card"), id="card-text")
            with Vertical(id="main"):
                yield Grid("supply", parts.SUPPLY_ROWS)
                yield Static(id="area")
                yield Static(id="texts")
                yield Static(id="players")
                yield Grid("hand")
                with Vertical(id="prompt"):
                    yield Static(id="question")
                    yield Static(id="hint")
                    yield Grid("choices")
        yield Static(foot(self.KEYS, self.words), id="foot")

    def on_mount(self) -> None:
        self.place.changed = self.look
        self.place.told = self.say
        self.set_interval(1, self._tick)
        self.look()

    def _tick(self) -> None:
        """A clock runs while somebody is asked at a table that has one."""
        if self.place.clock is not None:
            self._show_question()

    # -- the language -----------------------------------------------------------------------------------------------

    def speak(self, locale: Locale) -> None:
        """Say everything in this language from the next look on."""
        if locale.language == self.words.language:
            return
        self.place.words = locale
        self._stories.clear()
        self._written.clear()
        if self._is_drawn:
            self.query_one("#log").border_title = locale.text("screen-log")
            self.query_one("#card").border_title = locale.text("screen-card")
            self.query_one("#foot", Static).update(foot(self.KEYS, locale))
            self._read_card()

    def action_language(self) -> None:
        """The next language, for the person at the keyboard."""
        self.speak(next_language(self.words))
        self.look()
        self.say(self.words.text("plain-lang-now"))

    # -- looking ----------------------------------------------------------------------------------------------------

    def say(self, line: str) -> None:
        """Say something beside the question, until the next thing happens."""
        self._message = line
        if self._is_drawn:
            self._show_question()

    @property
    def _is_drawn(self) -> bool:
        """Whether the parts are there: something may happen before, or while the program ends."""
        return bool(self.query("#question"))

    def look(self) -> None:
        """Something has changed: show it."""
        self._message = ""
        if self._is_drawn:
            self.show_table()

    @property
    def reader(self) -> int:
        """Whose eyes the table is seen through."""
        return self.eyes if self.place.reader is None else self.place.reader

    @property
    def decision(self) -> Decision | None:
        """What the seat that is looking is asked."""
        decision = self.place.decision
        return decision if decision is not None and decision.seat == self.eyes else None

    def show_table(self) -> None:
        facts = self.place.facts(self.eyes)
        decision = self.decision
        is_new = decision is not None and (self.choosing is None or self.choosing.decision is not decision)
        if decision is None or facts is None:
            self.choosing = None
        elif is_new:
            self.choosing = Choosing(decision, facts)
        self.set_class(facts is None, "-waiting")
        if facts is None:
            self._write("head", Text(self.words.text("screen-title"), style="bold"))
        else:
            names, words = self.place.names, self.words
            self._write("head", parts.head(facts, names, words))
            self._write("area", parts.play_area(facts, names, words))
            self._show_texts(facts)
            self._write("players", parts.players(facts, names, words))
            supply = self.query_one("#supply", Grid)
            supply.border_title = words.text("screen-supply", empty=facts.empty_piles, end=facts.empty_piles_to_end)
        self._show_cells(facts)
        self._show_question()
        self._show_log()
        if is_new:
            self._aim()

    def _show_texts(self, facts: Facts) -> None:
        size = self.query_one("#texts").content_size
        self._write("texts", parts.kingdom_texts(facts, self.words, size.width, size.height))

    def on_resize(self) -> None:
        """The texts of the kingdom take the room there is, which is known once the screen is laid out."""
        facts = self.place.facts(self.eyes)
        if facts is not None:
            self.call_after_refresh(self._show_texts, facts)

    def _hand(self, facts: Facts) -> tuple[str, Sequence[Card]]:
        """The hand to show, and whose it is: one's own, or where all is open that of the player who is asked."""
        hands = self.place.hands
        if hands:
            seat = next((seat for seat in self.asked_seats if seat in hands), facts.turn_seat)
            return self.words.text("screen-hand-of", name=self.place.names[seat]), hands[seat]
        return self.words.text("screen-hand"), facts.hand

    @property
    def asked_seats(self) -> Sequence[int]:
        return [seat for seat, name in enumerate(self.place.names) if name in self.place.waiting]

    def _show_cells(self, facts: Facts | None) -> None:
        if facts is None:
            return
        self.query_one("#supply", Grid).show(parts.supply_cells(facts, self.choosing, self.words))
        hand = self.query_one("#hand", Grid)
        hand.border_title, cards = self._hand(facts)
        hand.show(parts.hand_cells(cards, self.choosing, self.words))
        hand.display = bool(cards)
        choices = self.query_one("#choices", Grid)
        choices.show(parts.choice_cells(self.choosing, self.words))
        choices.display = bool(choices.cells)

    def _show_question(self) -> None:
        facts = self.place.facts(self.eyes)
        asked, note = self.question_lines(facts)
        self._write("question", Text(asked, style="bold"))
        shown = Text(self._message, style="bold italic") if self._message else Text(note, style="dim")
        self._write("hint", shown)
        self.query_one("#hint").display = bool(shown.plain)

    def question_lines(self, facts: Facts | None) -> tuple[str, str]:
        """What is asked, and how to answer; or what the table waits for."""
        if self.place.result is not None:
            return self.words.text("screen-over"), self.words.text("screen-over-keys")
        if facts is None:
            return self.words.text("screen-not-begun"), ""
        if self.choosing is not None:
            decision = self.choosing.decision
            asked = question(decision, facts, self.words, self.place.names)
            clock = self.place.clock
            left = "" if clock is None else self.words.text("screen-remote-seconds", n=int(clock))
            return asked, " ".join(filter(None, [hint(decision, self.words, typed=False), left]))
        waiting = self.place.waiting
        return (self.words.text("screen-waiting", names=", ".join(waiting)) if waiting else ""), ""

    @property
    def story(self) -> parts.Story:
        key = (self.reader, tuple(self.place.names))
        if key not in self._stories:
            self._stories[key] = parts.Story(self.place.names, self.reader, self.words)
        return self._stories[key]

    def _show_log(self) -> None:
        story = self.story
        story.tell(self.place.events, self.place.branch)
        if self._write("log-text", joined(story.text())):
            self.call_after_refresh(self.query_one("#log").scroll_end, animate=False)

    def _write(self, part: str, text: Text) -> bool:
        """Write a part anew, if it says something else than before: laying out the screen takes long."""
        if self._written.get(part) == text:
            return False
        self._written[part] = text
        self.query_one(f"#{part}", Static).update(text)
        return True

    def _aim(self) -> None:
        """Put the cursor where the answer to a new question is likely to be."""
        if self.choosing is None:
            return
        places = {Where.SUPPLY: "supply", Where.HAND: "hand", Where.LISTED: "choices"}
        grid = self.query_one(f"#{places[self.choosing.where]}", Grid)
        if self.choosing.decision.verb is PLAY_TREASURES:
            grid = self.query_one("#choices", Grid)
        if not (grid.cells and grid.cells[grid.cursor].may_be_chosen) or grid.id == "choices":
            grid.cursor = grid.first_choice()
        grid.focus()

    def forget_card(self) -> None:
        """Show no card's text: it may be of a hand that the next person may not see."""
        self._pointed = None
        self._read_card()

    def _read_card(self) -> None:
        """The card under the cursor, beside the table."""
        card = self._pointed
        text = self.words.text("screen-no-card") if card is None else joined(card_lines(card, self.words))
        self.query_one("#card-text", Static).update(text)

    @on(Grid.Pointed)
    def _point(self, event: Grid.Pointed) -> None:
        option = event.grid.cells[event.place].option if event.place < len(event.grid.cells) else None
        if option is None and self.choosing is not None and event.grid.id == "choices":
            first = self.choosing.decision.options[0]
            option = self.choosing.decision.card or (first if is_yes_or_no(self.choosing.decision) else None)
        if isinstance(option, Card) and option is not self._pointed:
            self._pointed = option
            self._read_card()
            self.query_one("#card").scroll_home(animate=False)

    # -- reading ----------------------------------------------------------------------------------------------------

    def read(self, title: str, lines: Sequence[Text | str], from_end: bool = False) -> None:
        self.app.push_screen(Reading(title, lines, self.words.text("screen-close"), from_end))

    def action_help(self) -> None:
        hints = ["", self.words.text("screen-keys-hint")]
        self.read(self.words.text("screen-keys"), [*help_lines(self.KEYS, self.words), *hints])

    def action_log(self) -> None:
        self.read(self.words.text("screen-log"), self.story.text(len(self.story.lines)), from_end=True)

    def action_card(self) -> None:
        if self._pointed is not None:
            self.read(self.words.text("screen-card"), card_lines(self._pointed, self.words))

    def action_scroll_log(self, pages: int) -> None:
        log = self.query_one("#log")
        (log.scroll_page_down if pages > 0 else log.scroll_page_up)(animate=False)

    def action_leave(self) -> None:
        self.app.exit()
