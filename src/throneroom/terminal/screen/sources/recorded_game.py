"""A record shown as a game: step by step, or automatically at a chosen speed."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

from throneroom.engine.card import Card, Option
from throneroom.engine.decision import Decision
from throneroom.engine.event import TURN, Event
from throneroom.engine.game import Game
from throneroom.engine.view import SPECTATOR, View
from throneroom.locale import Locale
from throneroom.record.record import Record
from throneroom.terminal.screen.sources.game_source import GameSource
from throneroom.words.game_result import GameResult, result_with_curves
from throneroom.words.log import EVERYTHING
from throneroom.words.messages import message_text
from throneroom.words.names import player_names
from throneroom.words.phrases import sentence
from throneroom.words.undo import Offer


class RecordedGame(GameSource):
    """A record at one of its decisions, as seen by `viewer`: a seat, SPECTATOR or EVERYTHING."""

    def __init__(self, record: Record, locale: Locale) -> None:
        super().__init__(locale)
        self._record: Final = record
        self._events: list[Event] = []
        self._branch = 0
        self.viewer = SPECTATOR
        self.speed = 1.0
        self.is_running = False
        self._game = record.begin(self._events.append)
        self._wake = asyncio.Event()

    @property
    def names(self) -> Sequence[str]:
        return player_names(self._record.names, self.locale)

    @property
    def notice(self) -> str:
        """Why the record ends here, if custom cards are not as they were."""
        notice = self._record.notice
        return "" if notice is None else sentence(message_text(notice, self.locale))

    @property
    def people(self) -> Sequence[int]:
        return []

    def view(self, seat: int) -> View:
        return self._game.view(max(SPECTATOR, self.viewer))

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
        """The decision at this point of the record."""
        return self._game.decision

    @property
    def game(self) -> Game:
        return self._game

    @property
    def recorded_answer(self) -> tuple[Option, ...]:
        """The recorded answer to that decision."""
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
    def result(self) -> GameResult | None:
        return result_with_curves(self._game, self.names) if self._game.is_over else None

    @property
    def reader(self) -> int:
        return self.viewer

    @property
    def hands(self) -> Mapping[int, Sequence[Card]]:
        if self.viewer != EVERYTHING:
            return {}
        return {player.seat: list(player.hand) for player in self._game.players}

    # -- moving around ----------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Advance automatically while `is_running` is true."""
        while True:
            if not self.is_running:
                self._wake.clear()
                await self._wake.wait()
            await asyncio.sleep(1 / self.speed)
            if self.is_running:
                self.go_to(self.number + 1)
                self.is_running = self.number < self.last
                self.on_change()

    def run_or_pause(self) -> None:
        self.is_running = not self.is_running and self.number < self.last
        self._wake.set()
        self.on_change()

    def go_to(self, number: int) -> None:
        """Go to this decision."""
        number = max(0, min(number, self.last))
        if number < self.number:
            self._events = []
            self._branch += 1
            self._game = self._record.begin(self._events.append)
        for answer in self._record.answers[self.number : number]:
            self._game.answer(answer)
        self.on_change()

    def turn_after(self, turns: int) -> int:
        """Return the first decision of the next turn, or of the previous one if `turns` is negative."""
        begins: list[int] = []
        events: list[Event] = []
        game = self._record.begin(events.append)
        seen = 0
        for number in range(self.last + 1):
            if any(event.kind is TURN for event in events[seen:]):
                begins.append(number)
            seen = len(events)
            if number < self.last:
                game.answer(self._record.answers[number])
        if turns > 0:
            return next((number for number in begins if number > self.number), self.last)
        return next((number for number in reversed(begins) if number < self.number), 0)

    # -- nothing can be played --------------------------------------------------------------------------------------

    def answer(self, options: Sequence[Option]) -> None: ...

    def offer(self, seat: int) -> Offer | None:
        return None

    def undo(self, offer: Offer) -> None: ...

    def another_game(self) -> None: ...
