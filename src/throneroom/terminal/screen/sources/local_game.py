"""A game played at this keyboard: people, and bots that think aside so that the screen stays alive."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from throneroom.engine.card import Option
from throneroom.engine.decision import Decision
from throneroom.engine.event import Event
from throneroom.engine.view import View
from throneroom.locale import Locale
from throneroom.terminal.screen.background import aside
from throneroom.terminal.screen.sources.game_source import Place
from throneroom.terminal.series import Series
from throneroom.terminal.session import Session
from throneroom.words.game_result import Result, result_with_course
from throneroom.words.names import player_names
from throneroom.words.undo import Offer


class LocalPlace(Place):
    """The game of a series that is being played."""

    def __init__(self, series: Series, locale: Locale) -> None:
        super().__init__(locale)
        self.series: Final = series
        self._branch = 0
        self._news = asyncio.Event()
        self._result: Result | None = None

    @property
    def _session(self) -> Session:
        return self.series.session

    @property
    def names(self) -> Sequence[str]:
        return player_names(self._session.names, self.words)

    @property
    def people(self) -> Sequence[int]:
        return self._session.people

    def facts(self, seat: int) -> View:
        return self._session.game.view(seat)

    @property
    def events(self) -> Sequence[Event]:
        return self._session.events

    @property
    def branch(self) -> int:
        return self._branch

    def _is_here(self, decision: Decision) -> bool:
        return self._session.seats[decision.seat].is_person

    @property
    def decision(self) -> Decision | None:
        decision = self._session.game.decision
        return decision if decision is not None and self._is_here(decision) else None

    @property
    def waiting(self) -> Sequence[str]:
        decision = self._session.game.decision
        return [] if decision is None or self._is_here(decision) else [self.names[decision.seat]]

    @property
    def result(self) -> Result | None:
        game = self._session.game
        if game.is_over and self._result is None:
            self._result = result_with_course(game, self.names)
        return self._result

    # -- playing ----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        while True:
            session = self._session
            decision = session.game.decision
            if decision is None or self._is_here(decision):
                self._news.clear()
                await self._news.wait()
                continue
            answer = await aside(lambda: session.answer_of_bot(decision))  # noqa: B023  # awaited before both change
            if self._session is session and session.game.decision is decision:  # nobody took back meanwhile
                session.answer(answer)
                self.changed()

    def _tell(self) -> None:
        self._news.set()
        self.changed()

    def answer(self, options: Sequence[Option]) -> None:
        self._session.answer(options)
        self._tell()

    def offer(self, seat: int) -> Offer | None:
        return self._session.offer(seat)

    def take_back(self, offer: Offer) -> None:
        self._session.take_back(offer.number)
        self._begin_anew()

    def another_game(self) -> None:
        self.series.begin_next()
        self._begin_anew()

    def _begin_anew(self) -> None:
        self._result = None
        self._branch += 1
        self._tell()
