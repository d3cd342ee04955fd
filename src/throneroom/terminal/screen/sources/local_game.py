"""A game played at this keyboard.

Bots think in the background, so that the screen stays responsive.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from throneroom.engine.card import Card, Option
from throneroom.engine.decision import Decision
from throneroom.engine.event import BOUGHT, PLAYED, Event
from throneroom.engine.view import View
from throneroom.locale import Locale
from throneroom.terminal.local_advice import LocalAdvice
from throneroom.terminal.screen.background import in_background
from throneroom.terminal.screen.sources.game_source import GameSource
from throneroom.terminal.series import Series
from throneroom.terminal.session import Session
from throneroom.words.game_result import GameResult, result_with_curves
from throneroom.words.names import player_names
from throneroom.words.undo import Offer

if TYPE_CHECKING:
    from throneroom.advice import Advice


def _is_noticed(event: Event) -> bool:
    return event.kind is BOUGHT or (
        event.kind is PLAYED and any(isinstance(card, Card) and card.is_action for card in event.cards)
    )


class LocalGame(GameSource):
    """The current game of a series."""

    def __init__(self, series: Series, locale: Locale) -> None:
        super().__init__(locale)
        self.series: Final = series
        self._branch = 0
        self._wake = asyncio.Event()
        self.pause = 0.0  # seconds after each move of a bot that others notice
        self._result: GameResult | None = None
        self._advice: LocalAdvice | None = None

    @property
    def _session(self) -> Session:
        return self.series.session

    @property
    def names(self) -> Sequence[str]:
        return player_names(self._session.names, self.locale)

    @property
    def people(self) -> Sequence[int]:
        return self._session.people

    def view(self, seat: int) -> View:
        return self._session.game.view(seat)

    @property
    def events(self) -> Sequence[Event]:
        return self._session.events

    @property
    def branch(self) -> int:
        return self._branch

    def _is_for_person(self, decision: Decision) -> bool:
        return self._session.seats[decision.seat].is_person

    @property
    def decision(self) -> Decision | None:
        decision = self._session.game.decision
        return decision if decision is not None and self._is_for_person(decision) else None

    @property
    def waiting(self) -> Sequence[str]:
        decision = self._session.game.decision
        return [] if decision is None or self._is_for_person(decision) else [self.names[decision.seat]]

    @property
    def result(self) -> GameResult | None:
        game = self._session.game
        if game.is_over and self._result is None:
            self._result = result_with_curves(game, self.names)
        return self._result

    # -- playing ----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        while True:
            session = self._session
            decision = session.game.decision
            if decision is None or self._is_for_person(decision):
                self._wake.clear()
                await self._wake.wait()
                continue
            answer = await in_background(
                lambda: session.answer_of_bot(decision)  # noqa: B023  # awaited before either variable changes
            )
            if self._session is session and session.game.decision is decision:  # not undone meanwhile
                before = len(session.events)
                session.answer(answer)
                self.on_change()
                if self.pause and any(_is_noticed(event) for event in session.events[before:]):
                    await asyncio.sleep(self.pause)

    def _changed(self) -> None:
        self._wake.set()
        self.on_change()

    def answer(self, options: Sequence[Option]) -> None:
        self._session.answer(options)
        self._changed()

    def offer(self, seat: int) -> Offer | None:
        return self._session.offer(seat)

    def undo(self, offer: Offer) -> None:
        self.go_back(offer.number)

    def go_back(self, number: int) -> None:
        """Go back to the decision with this number."""
        self._session.undo(number)
        self._start_branch()

    def another_game(self) -> None:
        self.series.begin_next()
        self._start_branch()

    # -- advice -----------------------------------------------------------------------------------------------------

    def begin_advice(self) -> None:
        self.stop_advice()
        if self.decision is not None and self.series.may_advise:
            self._advice = LocalAdvice(self._session.game)
            self._advice.start()

    def stop_advice(self) -> None:
        if self._advice is not None:
            self._advice.stop()
            self._advice = None

    @property
    def advice(self) -> Advice | None:
        return None if self._advice is None else self._advice.advice

    @property
    def advice_problem(self) -> str:
        return "" if self.series.may_advise else self.locale.text("advice-several-people")

    def _start_branch(self) -> None:
        self._result = None
        self._branch += 1
        self._changed()
