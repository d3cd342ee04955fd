"""A game being played here: its events, the bots' answers, and undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.bots.bot import Bot
from throneroom.bots.bot_mistakes import answer_or_default
from throneroom.engine.card import Option
from throneroom.engine.decision import Decision
from throneroom.engine.event import Event, news_names
from throneroom.record.record import Record
from throneroom.terminal.seats import Seat
from throneroom.words.undo import Offer


class Session:
    """A game and its seats. For each answer it stores who gave it, and how many events came before."""

    def __init__(self, record: Record, seats: Sequence[Seat]) -> None:
        self.seats: Final = tuple(seats)
        self.names: Final = [seat.name for seat in seats]  # as in records: the same in every language
        self.events: Final[list[Event]] = []
        self._bots: Final[dict[int, Bot]] = {}
        self._marks: Final[list[int]] = []
        self._answered_by: Final[list[int]] = []
        self.game = record.begin(self.events.append)
        for answer in record.answers:
            self._answer(answer)
        self._answer_forced()

    def answer(self, answer: Sequence[Option]) -> None:
        """Answer the decision. If a custom card fails or the player interrupts, nothing changes."""
        self._answer(answer)
        self._answer_forced()

    def _answer_forced(self) -> None:
        """Answer questions that have only one legal answer. Only games between people at a server ask them."""
        while (decision := self.game.decision) is not None and decision.is_forced:
            self._answer(decision.default())

    def _answer(self, answer: Sequence[Option]) -> None:
        decision = self.game.decision
        mark = len(self.events)
        try:
            self.game.answer(answer)
        except BaseException:
            del self.events[mark:]
            raise
        self._marks.append(mark)
        self._answered_by.append(-1 if decision is None or decision.is_forced else decision.seat)

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, who in enumerate(self.seats) if who.is_person]

    def answer_for_bot(self, decision: Decision) -> None:
        self.answer(self.answer_of_bot(decision))

    def answer_of_bot(self, decision: Decision) -> tuple[Option, ...]:
        """Return the answer of the seat's bot, without applying it.

        The bot is created when it is first asked, and restarted for each answer with a seed derived from the game so
        far, so that a game continues the same way after loading or undo.
        """
        seat = decision.seat
        if seat not in self._bots:
            self._bots[seat] = self.seats[seat].bot(self.game.kingdom, len(self.seats))
        bot = self._bots[seat]
        bot.begin(self.game.seed + len(self._marks))
        return answer_or_default(bot, self.game.view(seat), decision)

    @property
    def answers(self) -> int:
        return len(self._marks)

    def record(self) -> Record:
        return Record.of(self.game, self.names)

    # -- undo -------------------------------------------------------------------------------------------------------

    def offer(self, seat: int) -> Offer | None:
        """Return what this seat can undo: its last answer."""
        number = self._last_answer_of(seat)
        if number is None:
            return None
        news = news_names(self.game.news_since(number))
        others = self._answers_of_others_since(number)
        return Offer(number=number, answer=self.game.history[number], others=others, news=news)

    def _last_answer_of(self, seat: int) -> int | None:
        """Return the number of this seat's last answer."""
        for number in range(len(self._answered_by) - 1, -1, -1):
            if self._answered_by[number] == seat:
                return number
        return None

    def _answers_of_others_since(self, number: int) -> int:
        return sum(1 for seat in self._answered_by[number:] if seat not in (-1, self._answered_by[number]))

    def undo(self, number: int) -> None:
        """Go back to the decision with this number."""
        self.game = self.game.rewound(number)
        self.game.listener = self.events.append
        del self.events[self._marks[number] :]
        del self._marks[number:]
        del self._answered_by[number:]
