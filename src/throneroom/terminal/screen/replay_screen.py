"""A record on the full screen: step by step, or running at a chosen speed."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from textual.binding import BindingType

from throneroom.engine.card import Card, Option
from throneroom.engine.decision import Decision
from throneroom.engine.event import TURN, Event
from throneroom.engine.game import Game
from throneroom.engine.view import SPECTATOR, View
from throneroom.locale import Locale
from throneroom.record.record import Record
from throneroom.terminal.screen.end_screen import End
from throneroom.terminal.screen.keys import REPLAY_KEYS, Key, bindings
from throneroom.terminal.screen.looking import LookingScreen
from throneroom.terminal.screen.sources.game_source import Place
from throneroom.words.game_facts import Facts
from throneroom.words.game_result import Result, result_with_course
from throneroom.words.log import EVERYTHING
from throneroom.words.names import player_names
from throneroom.words.phrases import card_list
from throneroom.words.prompt import question
from throneroom.words.undo import Offer

_SLOWEST: Final = 0.25
_FASTEST: Final = 32.0


class RecordPlace(Place):
    """A record seen at one of its decisions, through the eyes of everybody, of one seat, or of one who sees all."""

    def __init__(self, record: Record, locale: Locale) -> None:
        super().__init__(locale)
        self._record: Final = record
        self._events: list[Event] = []
        self._branch = 0
        self.eyes = SPECTATOR
        self.speed = 1.0
        self.is_running = False
        self._game = record.begin(self._events.append)
        self._wake = asyncio.Event()

    @property
    def names(self) -> Sequence[str]:
        return player_names(self._record.names, self.words)

    @property
    def people(self) -> Sequence[int]:
        return []

    def facts(self, seat: int) -> View:
        return self._game.view(max(SPECTATOR, self.eyes))

    @property
    def events(self) -> Sequence[Event]:
        return self._events

    @property
    def branch(self) -> int:
        return self._branch

    @property
    def decision(self) -> None:
        return None

    @property
    def asked(self) -> Decision | None:
        """What was asked here; nobody need answer it."""
        return self._game.decision

    @property
    def game(self) -> Game:
        return self._game

    @property
    def given(self) -> tuple[Option, ...]:
        """What was answered here."""
        return self._record.answers[self.number] if self.number < self.last else ()

    @property
    def number(self) -> int:
        return len(self._game.history)

    @property
    def last(self) -> int:
        return len(self._record.answers)

    @property
    def waiting(self) -> Sequence[str]:
        return [] if self.asked is None else [self.names[self.asked.seat]]

    @property
    def result(self) -> Result | None:
        return result_with_course(self._game, self.names) if self._game.is_over else None

    @property
    def reader(self) -> int:
        return self.eyes

    @property
    def hands(self) -> Mapping[int, Sequence[Card]]:
        if self.eyes != EVERYTHING:
            return {}
        return {player.seat: list(player.hand) for player in self._game.players}

    # -- moving about -----------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Step for step while it runs."""
        while True:
            if not self.is_running:
                self._wake.clear()
                await self._wake.wait()
            await asyncio.sleep(1 / self.speed)
            if self.is_running:
                self.go_to(self.number + 1)
                self.is_running = self.number < self.last
                self.changed()

    def run_or_pause(self) -> None:
        self.is_running = not self.is_running and self.number < self.last
        self._wake.set()
        self.changed()

    def go_to(self, number: int) -> None:
        """To the moment when this decision was asked."""
        number = max(0, min(number, self.last))
        if number < self.number:
            self._events = []
            self._branch += 1
            self._game = self._record.begin(self._events.append)
        for answer in self._record.answers[self.number : number]:
            self._game.answer(answer)
        self.changed()

    def turn_after(self, turns: int) -> int:
        """The first decision of a turn after (or, if negative, before) this one."""
        begins: list[int] = []
        events: list[Event] = []
        game = self._record.begin(events.append)
        heard = 0
        for number in range(self.last + 1):
            if any(event.kind is TURN for event in events[heard:]):
                begins.append(number)
            heard = len(events)
            if number < self.last:
                game.answer(self._record.answers[number])
        if turns > 0:
            return next((number for number in begins if number > self.number), self.last)
        return next((number for number in reversed(begins) if number < self.number), 0)

    # -- nothing is played here -------------------------------------------------------------------------------------

    def answer(self, options: Sequence[Option]) -> None: ...

    def offer(self, seat: int) -> Offer | None:
        return None

    def take_back(self, offer: Offer) -> None: ...

    def another_game(self) -> None: ...


class ReplayTable(LookingScreen):
    """A record, with the keys of a player for films."""

    KEYS: ClassVar[Sequence[Key]] = REPLAY_KEYS
    BINDINGS: ClassVar[list[BindingType]] = bindings(REPLAY_KEYS)

    def __init__(self, place: RecordPlace) -> None:
        super().__init__(place)
        self._place: Final = place
        self._ended = False

    def look(self) -> None:
        super().look()
        result = self.place.result
        if result is not None and not self._ended:
            self._ended = True
            end = End(result, self.place.names, SPECTATOR, self.words.text("screen-watch-end-keys"), self.words)
            self.app.push_screen(end, lambda wish: self.action_leave() if wish == "leave" else None)
        elif result is None:
            self._ended = False

    def question_lines(self, facts: Facts | None) -> tuple[str, str]:
        """What was asked and answered here, as far as the eyes may see it, and where in the record this is."""
        place = self._place
        eyes = {SPECTATOR: "everybody", EVERYTHING: "everything"}.get(place.eyes, "seat")
        name = place.names[place.eyes] if place.eyes >= 0 else ""
        seen = self.words.text(f"screen-watch-{eyes}", name=name)
        position = self.words.text("screen-watch-position", number=place.number, last=place.last, eyes=seen)
        if place.is_running:
            position = self.words.text("screen-watch-running", position=position, speed=place.speed)
        asked = place.asked
        if asked is None:
            return self.words.text("screen-over"), position
        if place.eyes not in (EVERYTHING, asked.seat):
            return super().question_lines(facts)[0], position
        answer = card_list(place.given, self.words) or self.words.text("plain-none")
        told = question(asked, place.game.view(asked.seat), self.words, place.names)
        given = self.words.text("screen-watch-answer", name=place.names[asked.seat], answer=answer)
        return f"{told} {given}", position

    def action_step(self, by: int) -> None:
        self._place.is_running = False
        self._place.go_to(self._place.number + by)

    def action_turn(self, by: int) -> None:
        self._place.is_running = False
        self._place.go_to(self._place.turn_after(by))

    def action_jump(self, number: int) -> None:
        self._place.is_running = False
        self._place.go_to(number if number >= 0 else self._place.last)

    def action_run(self) -> None:
        self._place.run_or_pause()

    def action_speed(self, factor: float) -> None:
        self._place.speed = max(_SLOWEST, min(_FASTEST, self._place.speed * factor))
        self.look()

    def action_eyes(self) -> None:
        """Everybody's, each seat's in turn, then all hands."""
        order = [SPECTATOR, *range(len(self.place.names)), EVERYTHING]
        self._place.eyes = order[(order.index(self._place.eyes) + 1) % len(order)]
        self.eyes = max(SPECTATOR, self._place.eyes)
        self.look()
