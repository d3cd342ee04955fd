"""The state of a table, derived from its log alone: no clock, no network, no database."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections import deque
from collections.abc import Sequence
from typing import Any, Final, assert_never

import msgspec

from throneroom.cards.catalog import Catalog
from throneroom.cards.stand_in import CustomState, notes_of, read_note
from throneroom.engine.decision import BUY, Decision, IllegalAnswer
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.engine.localizable import Problem
from throneroom.engine.score import leaders, points
from throneroom.engine.setup import Kingdom
from throneroom.protocol.lookup import catalog_of, current_catalog, kingdom_named, options_named
from throneroom.protocol.view import ChatLine
from throneroom.record.digest import position_digest
from throneroom.record.record import Record
from throneroom.server.refusal import refusal
from throneroom.server.store.store import BadLog
from throneroom.server.tables import log_entries as entries
from throneroom.server.tables.kept_board import kept_board
from throneroom.server.tables.kept_events import kept_events
from throneroom.server.tables.log_entries import Entry, SeatRecord
from throneroom.server.tables.undo import UndoState

# The status of a table.
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CLOSED: Final = "closed"

# How a game ended.
PLAYED: Final = "played"
RESIGNED: Final = "resigned"
STOPPED: Final = "ended"
DRAWN: Final = "draw"

_CHAT_KEPT: Final = 100


DIGEST_INTERVAL: Final = 16  # answers
_FIRST_RULES: Final = 1  # which dealt the tables of version 0.1.0


class Outdated(BadLog):
    """This program replays the game differently from the one that wrote its log."""


class CustomCardsDiffer(Outdated):
    """Custom cards of the game are missing, or have changed since it was played."""

    def __init__(self, state: CustomState) -> None:
        super().__init__(str(state.message))
        self.state: Final = state


def custom_state(notes: Sequence[dict[str, Any]], catalog: Catalog) -> CustomState:
    """Return how the custom cards of a table compare with those of this catalog. Raises BadLog."""
    try:
        return CustomState([read_note(note) for note in notes], catalog)
    except ValueError as error:
        raise BadLog("what it notes about custom cards cannot be read", str(error)) from None


class Question:
    """A decision that is asked now, and its number in the record.

    `request` is its id in messages: it survives a restart, but changes after an undo.
    """

    __slots__ = ("decision", "number", "request")

    def __init__(self, request: str, number: int, decision: Decision) -> None:
        self.request: Final = request
        self.number: Final = number
        self.decision: Final = decision


def is_formality(decision: Decision) -> bool:
    """Return whether this asks what to play or buy in a turn where nothing can be: see `Game.deal`, `asks_forced`."""
    return decision.card is None and decision.is_forced


class TableState:
    """One table, up to the last entry applied."""

    def __init__(self, table_id: str, opened: entries.Opened) -> None:
        self.id: Final = table_id
        self.opened: Final = opened
        self.options = opened.options
        self.kingdom: Final = self._find_kingdom(opened)
        self.catalog: Final = catalog_of(self.kingdom)  # what can be named here
        self._notes: Final = [note.to_data() for note in notes_of(self.kingdom.cards)]
        opened.custom = opened.custom or self._notes
        self.owner = opened.owner
        self.seats = list(opened.seats)
        self.stand_ins: Final[set[int]] = set()
        self.resigned: Final[set[int]] = set()
        self._people: list[int] = []
        self._present: list[int] = []  # the people for whom no bot stands in
        self._find_people()
        self.status = OPEN
        self.how = PLAYED
        self.length = 1  # number of entries in the log
        self.branch = 0  # number of undos so far
        self._undos: Final = array("L")  # for each branch that was left, the decision that the undo went back to
        self.rules = opened.rules or _FIRST_RULES  # the version of the rules that dealt the game
        self._digested = -DIGEST_INTERVAL  # the number of answers when the last digest was taken
        self.proven = 0  # how many answers, up to the last one whose digest matched
        self.is_kept = False  # the log has the result and what was shown
        self.ratings: list[entries.RatingRecord] = []  # that the game has changed
        self.begun: float | None = None
        self.ended: float | None = None
        self.changed = opened.at
        self.next: str | None = None
        self.marked = False
        self.chat: Final[deque[ChatLine]] = deque(maxlen=_CHAT_KEPT)
        self.agreed: Final[set[int]] = set()  # the seats that have agreed to advice
        self.advised = False  # advice has been on
        self.votes: Final[dict[int, tuple[str, str] | None]] = {}
        self.game: Game | None = None
        self._asks_forced = False
        self.undo: Final = UndoState(len(opened.prefix))
        self.happened = 0  # the number of events so far
        self._events: list[Event] = []  # not yet returned by `take_events`
        self._marks: Final = array("L")  # for each answer, the number of events before it
        self._askers: Final = bytearray()
        self._ordered: Final = bytearray()  # for each answer, whether the order of its options counts
        self._quiet: Final = bytearray()  # for each answer, whether it showed the others nothing
        self._together: tuple[int, int, tuple[Decision, ...]] = (-1, -1, ())

    # -- entries ----------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Apply the next entry. An impossible entry raises and changes nothing.

        A new answer gets its digest here, if it should have one. Raises Outdated if a stored digest does not match.
        """
        before = len(self._events)
        match entry:
            case entries.Answered(o=names):
                self._answer(names)
                self.answer_formalities()
                self._check_digest(entry)
                self._keep_shown(entry, before)
            case entries.SeatTaken(seat=seat, name=name, token=token, held=held):
                self.seats[seat] = SeatRecord(who="human", name=name, token=token, held=held)
                self._find_people()
            case entries.SeatLeft(seat=seat):
                self.seats[seat] = SeatRecord(who="open")
                self._find_people()
            case entries.BotSeated(seat=seat, name=name, level=level, strategy=strategy):
                self.seats[seat] = SeatRecord(who="bot", name=name, level=level, strategy=strategy)
                self._find_people()
            case entries.Listed(listed=listed):
                self.options = msgspec.structs.replace(self.options, listed=listed)
            case entries.Began(at=at, owner=owner, seats=seats, rules=rules, asks_forced=asks_forced):
                self._check_custom(entry)
                self.owner, self.seats = owner, list(seats)
                self.rules = rules or self.rules
                self._asks_forced = asks_forced
                self._find_people()
                self._begin(at)
                self.answer_formalities()
                self._keep_shown(entry, 0)
            case entries.UndoRequested() | entries.UndoAnswered():
                self.undo.apply(entry)
            case entries.Undone(number=number, marks=marks):
                self._rewind(number)
                self.marked |= marks
            case entries.Resigned(seat=seat):
                self.resigned.add(seat)
                self._find_people()
                self.undo.pending = None
                if len(self.people()) < (2 if self.humans() > 1 else 1):
                    self._end(RESIGNED)
            case entries.StandInSeated(seat=seat):
                self.stand_ins.add(seat)
                self._find_people()
            case entries.PlayerReturned(seat=seat):
                self.stand_ins.discard(seat)
                self._find_people()
            case entries.EndedEarly():
                self._end(STOPPED)
            case entries.EndedAsDraw():
                self._end(DRAWN)
            case entries.GameKept(ratings=ratings):
                self._keep(entry)
                self.ratings = ratings
            case entries.ChatSent(at=at, seat=seat, text=text):
                self.chat.append(ChatLine(seat, self.seats[seat].name, text, at))
            case entries.RematchVoted(seat=seat, swap=swap):
                self.votes[seat] = swap
            case entries.RematchOpened(next=following):
                self.next = following
            case entries.AdviceAgreed(seat=seat, agree=agree):
                self.agreed.add(seat) if agree else self.agreed.discard(seat)
            case entries.Closed():
                self.status = CLOSED
            case entries.Opened():
                raise BadLog("the table is opened a second time")
            case _:
                assert_never(entry)
        self.advised = self.advised or (bool(self.agreed) and self.is_advised())
        self.length += 1
        self.changed = entry.at
        if self.status in (OVER, CLOSED) and self.ended is None:
            self.ended = entry.at

    def _find_kingdom(self, opened: entries.Opened) -> Kingdom:
        """Return the kingdom. Raises CustomCardsDiffer if custom cards are missing, or cannot be read."""
        try:
            return kingdom_named(opened.kingdom)
        except Problem:
            state = custom_state(opened.custom, current_catalog())
            if state:
                raise CustomCardsDiffer(state) from None
            raise

    def _check_custom(self, began: entries.Began) -> None:
        """Note the custom cards of a new game. Raises CustomCardsDiffer if those of an old one have changed since."""
        state = custom_state(began.custom, self.catalog)
        if state:
            raise CustomCardsDiffer(state)
        began.custom = began.custom or self._notes

    def _keep_shown(self, entry: entries.Answered | entries.Began, place: int) -> None:
        """In a game with custom cards, store with the entry what has happened, and the board.

        `place`: of the first new event among those not yet taken.
        """
        if self._notes and entry.b is None and self.game is not None:
            events = self._events[place:]
            entry.k = kept_events(events, self.answers_of(self.happened - len(events), len(events)))
            entry.b = kept_board(self.game)

    def _begin(self, at: float) -> None:
        self.begun = at
        self.status = RUNNING
        self._deal()
        for names in self.opened.prefix:
            self._answer(names)

    def _deal(self) -> None:
        opened = self.opened
        names = [seat.name for seat in self.seats]
        keyed = opened.key is not None
        seed = opened.seed if opened.key is None else int(opened.key, 16)
        first = opened.first
        if first is None or first >= len(names):
            first = Game.deal(self.kingdom, len(names), seed, keyed=keyed).first
        self._events.clear()
        record = Record(
            kingdom=self.kingdom,
            names=names,
            seed=seed,
            first=first,
            keyed=keyed,
            asks_forced=self._asks_forced,
        )
        self.game = record.begin(self._events.append)
        self.happened = len(self._events)

    def _answer(self, names: Sequence[str]) -> None:
        game = self.game
        if game is not None and game.is_over:
            raise Outdated("the game goes on after its end")
        if game is None or game.decision is None or self.status != RUNNING:
            raise BadLog("there is an answer to no question")
        decision, number, before = game.decision, len(game.history), len(self._events)
        try:
            game.answer(options_named(decision, names))
        except IllegalAnswer:
            raise
        except Exception as error:  # a custom card may raise anything; the game is as it was before the answer
            if not self._notes:
                raise
            reason = " ".join(f"{type(error).__name__}: {error}".split())
            raise refusal("failed", "card", f"a custom card failed: {reason}", error=reason) from error
        self._marks.append(self.happened)
        self._askers.append(decision.seat)
        self._ordered.append(decision.ordered)
        self.happened += len(self._events) - before
        # Nobody else notices when a player declines to play Actions or Treasures: there may have been none.
        is_quiet = decision.card is None and not names and decision.verb is not BUY
        self._quiet.append(is_quiet)
        self.undo.answered(decision.seat, number, decision, game.news, is_quiet)
        if game.is_over:
            self._end(PLAYED)

    def _check_digest(self, answered: entries.Answered) -> None:
        game = self.game
        assert game is not None
        if answered.d is not None:
            if answered.d != position_digest(game):
                raise Outdated(f"the position after answer {len(game.history) - 1} is not the one that was played")
            self.proven = len(game.history)
        elif game.is_over or len(game.history) - self._digested >= DIGEST_INTERVAL:
            answered.d = position_digest(game)
        else:
            return
        self._digested = len(game.history)

    def _keep(self, kept: entries.GameKept) -> None:
        self.is_kept = True

    def _rewind(self, number: int) -> None:
        """Go back to decision `number`, on a new branch, by replaying the answers before it."""
        assert self.game is not None
        answers = [[option.name for option in answer] for answer in self.game.history[:number]]
        del self._marks[:]
        del self._askers[:]
        del self._ordered[:]
        del self._quiet[:]
        self.undo.clear()
        self.status, self.ended = RUNNING, None
        self.proven, self.is_kept = min(self.proven, number), False
        self._digested = min(self._digested, number)
        self._deal()
        for names in answers:
            self._answer(names)
        self._events.clear()
        self._undos.append(number)
        self.branch += 1

    def _end(self, how: str) -> None:
        self.status = OVER
        self.how = how
        self.undo.pending = None

    # -- what happened ----------------------------------------------------------------------------------------------

    def take_events(self) -> list[Event]:
        """Return the events since the last call, and forget them."""
        events = self._events[:]
        self._events.clear()
        return events

    def replayed(self) -> list[Event]:
        """Return all events so far, by replaying the game."""
        if self.game is None:
            return []
        events: list[Event] = []
        self.record().replay(listener=events.append)
        return events

    def answers_of(self, start: int, count: int) -> list[int]:
        """Return the number of the answer that caused each of `count` events from event `start` on.

        It is -1 for events before the first answer.
        """
        marks = self._marks
        if marks and start >= marks[-1]:
            return [len(marks) - 1] * count  # the usual case: the events of the last answer
        answer = bisect_right(marks, start) - 1
        answers: list[int] = []
        for number in range(start, start + count):
            while answer + 1 < len(marks) and marks[answer + 1] <= number:
                answer += 1
            answers.append(answer)
        return answers

    def events_before(self, number: int) -> int:
        """Return the number of events before decision `number` was asked."""
        return self._marks[number] if number < len(self._marks) else self.happened

    def record(self) -> Record:
        assert self.game is not None
        return Record.of(self.game, [seat.name for seat in self.seats])

    @property
    def answers(self) -> int:
        """The number of answers in the record."""
        return 0 if self.game is None else len(self.game.history)

    def is_undone(self, branch: int, number: int) -> bool:
        """Return whether the game has gone back to decision `number` of this branch, or to an earlier one."""
        return any(back <= number for back in self._undos[branch:])

    def asker(self, number: int) -> int:
        """Return the seat that gave answer `number`."""
        return self._askers[number]

    def is_answer(self, number: int, names: Sequence[str]) -> bool:
        """Return whether answer `number` is this one."""
        assert self.game is not None
        given = [option.name for option in self.game.history[number]]
        return given == list(names) if self._ordered[number] else sorted(given) == sorted(names)

    def noticed_since(self, number: int) -> int:
        """Return how many answers from `number` on the others noticed."""
        return self._quiet.count(0, number)

    def winners(self) -> list[int]:
        """Return the winners among those who have not resigned."""
        assert self.game is not None
        if self.how == DRAWN or (self.how == RESIGNED and self.humans() > 1):
            return self.people()
        playing = [player for player in self.game.players if player.seat not in self.resigned]
        best = leaders([points(player.cards()) for player in playing], [player.turns for player in playing])
        return [playing[place].seat for place in best]

    # -- who is asked -----------------------------------------------------------------------------------------------

    @property
    def is_outdated(self) -> bool:
        """Whether this program cannot replay the game: see `OutdatedState`."""
        return False

    def shown_game(self) -> Game | None:
        """Return the game as it is to be shown; nothing may change it."""
        return self.game

    @property
    def can_count_points(self) -> bool:
        return True

    @property
    def has_custom_cards(self) -> bool:
        return bool(self._notes)

    @property
    def is_running(self) -> bool:
        return self.status == RUNNING

    @property
    def decision(self) -> Decision | None:
        return self.game.decision if self.game is not None and self.status == RUNNING else None

    def answer_formalities(self) -> None:
        """Answer the turn's own questions while there is nothing to play. The log does not contain these answers."""
        while (decision := self.decision) is not None and is_formality(decision):
            self._answer(())

    def questions(self) -> list[Question]:
        """Return the current decisions in the engine's order: several if players choose simultaneously."""
        decision = self.decision
        if decision is None or self.game is None:
            return []
        branch, number = self.branch, self.answers
        if not decision.verb.together:
            return [Question(f"{branch}.{number}", number, decision)]
        if self._together[:2] != (branch, number):
            self._together = (branch, number, self.game.asked_together())
        asked = enumerate(self._together[2], start=number)
        return [Question(f"{branch}.{place}", place, each) for place, each in asked]

    def is_person(self, seat: int) -> bool:
        """Return whether a person, not a bot, currently answers for this seat."""
        return seat in self._present

    def present(self) -> list[int]:
        """Return the seats for which a person currently answers."""
        return self._present

    def people(self) -> list[int]:
        """Return the seats of people who have not resigned."""
        return self._people

    def is_advised(self) -> bool:
        """Return whether advice is on: every person has agreed to it, or the only one against bots has."""
        people = self._people
        is_allowed = self.status == RUNNING and self.options.advice == "agreed"
        return is_allowed and bool(people) and self.agreed.issuperset(people)

    def _find_people(self) -> None:
        self._people = [n for n, seat in enumerate(self.seats) if seat.who == "human" and n not in self.resigned]
        self._present = [seat for seat in self._people if seat not in self.stand_ins]

    def humans(self) -> int:
        return sum(seat.who == "human" for seat in self.seats)

    # -- refusals ---------------------------------------------------------------------------------------------------

    def must_be_open(self) -> None:
        if self.status != OPEN:
            raise refusal("not-now", "begun", "the game has already started")

    def must_play(self, seat: int) -> None:
        self.must_be_replayable()
        if self.status != RUNNING:
            raise refusal("not-now", "not-running", "the game has not started, or is already over")
        if seat not in self._people:
            raise refusal("not-now", "resigned", "this seat has already resigned")

    def must_be_over(self) -> None:
        """Refuse to show a record before the end of the game: it reveals all hands and the seed."""
        if self.status != OVER:
            raise refusal("not-now", "not-over", "this game is not over yet")

    def must_be_replayable(self) -> None:
        """Refuse what needs the position, which an outdated table does not have."""
