"""A game being played: the events so far, who answered what, and taking answers back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.bots.bot import Bot
from throneroom.engine.card import Option
from throneroom.engine.decision import Decision
from throneroom.engine.event import Event, news_names
from throneroom.engine.game import Game
from throneroom.record.record import Record
from throneroom.terminal.seats import Seat
from throneroom.words.undo import Offer


class Session:
    """One game with its seats. It keeps the events, and for each answer where they stood and who gave it."""

    def __init__(self, record: Record, seats: Sequence[Seat]) -> None:
        self.seats: Final = tuple(seats)
        self.names: Final = [seat.name for seat in seats]  # as a record has them: the same in every language
        self.events: Final[list[Event]] = []
        self._bots: Final[dict[int, Bot]] = {}
        self._marks: Final[list[int]] = []
        self._askers: Final[list[int]] = []
        self.game = record.begin(self.events.append)
        for answer in record.answers:
            self.answer(answer)

    def answer(self, answer: Sequence[Option]) -> None:
        """Answer the decision. If a user's card fails, or the player interrupts, nothing has happened."""
        decision = self.game.decision
        mark = len(self.events)
        try:
            self.game.answer(answer)
        except BaseException:
            del self.events[mark:]
            raise
        self._marks.append(mark)
        self._askers.append(-1 if decision is None else decision.seat)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.seats) if who.is_person]

    def answer_for_bot(self, decision: Decision) -> None:
        self.answer(self.answer_of_bot(decision))

    def answer_of_bot(self, decision: Decision) -> tuple[Option, ...]:
        """What the bot of the seat answers. Nothing has changed yet.

        It is made when it is first asked. It begins anew for each answer, from a seed that follows from the game so
        far, so that a game that was saved or taken back goes on as it would have.
        """
        seat = decision.seat
        if seat not in self._bots:
            self._bots[seat] = self.seats[seat].bot(self.game.kingdom, len(self.seats))
        bot = self._bots[seat]
        bot.begin(self.game.seed + len(self._marks))
        return bot.answer(self.game.view(seat), decision)

    @property
    def answers(self) -> int:
        return len(self._marks)

    def record(self) -> Record:
        return Record.of(self.game, self.names)

    # -- taking back ------------------------------------------------------------------------------------------------

    def offer(self, seat: int) -> Offer | None:
        """What this seat could take back: its last answer."""
        number = self.last_answer_of(seat)
        if number is None:
            return None
        news = news_names(self.game.news_since(number))
        return Offer(number, self.game.history[number], self.answers_of_others_since(number), news)

    def last_answer_of(self, seat: int) -> int | None:
        """The number of the last answer that this seat gave."""
        for number in range(len(self._askers) - 1, -1, -1):
            if self._askers[number] == seat:
                return number
        return None

    def answers_of_others_since(self, number: int) -> int:
        return sum(1 for seat in self._askers[number:] if seat != self._askers[number])

    def take_back(self, number: int) -> tuple[Decision | None, tuple[Option, ...]]:
        """Go back to the decision of this number; what was asked and answered there."""
        answer = self.game.history[number]
        self.game = self._listening(self.game.rewound(number))
        del self.events[self._marks[number] :]
        del self._marks[number:]
        del self._askers[number:]
        return self.game.decision, answer

    def _listening(self, game: Game) -> Game:
        game.listener = self.events.append
        return game
