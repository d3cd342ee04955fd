"""A game line by line, for one or several people at one keyboard, screen readers, pipes and tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from throneroom.cards.catalog import Catalog, plain
from throneroom.engine import event as events
from throneroom.engine.decision import Decision
from throneroom.locale import Locale
from throneroom.terminal.coaching import coach_game
from throneroom.terminal.line.line_commands import LineCommand, read_command
from throneroom.terminal.line.line_io import LineIO
from throneroom.terminal.local_advice import LocalAdvice
from throneroom.terminal.saved_games import CannotSave
from throneroom.terminal.series import Series
from throneroom.terminal.session import Session
from throneroom.words.advice import advice_lines
from throneroom.words.answer import BadAnswer, parse
from throneroom.words.board import board_lines, hand_line, score_lines
from throneroom.words.card_text import card_help
from throneroom.words.coach import CoachWords
from throneroom.words.game_result import result_of
from throneroom.words.languages import find_language, language_names, languages_of
from throneroom.words.log import Log
from throneroom.words.messages import error_text
from throneroom.words.names import NotFound, find_card, player_names
from throneroom.words.phrases import sentence
from throneroom.words.prompt import choice_lines, hint, question, rule_lines
from throneroom.words.undo import news_words, undone_line

# The commands allowed while the next person takes over the keyboard: none of them shows a hand.
_WHILE_HANDING_OVER: Final = ("help", "undo", "save", "quit")
# After these commands the question is printed again, because it has scrolled away or the language has changed.
_REPEAT_QUESTION: Final = ("log", "table", "lang")


_HINT_SECONDS: Final = 1.0


class Quit(Exception):
    """A person wants to stop playing."""


class LineGame:
    """The games of a series, played at one keyboard."""

    def __init__(self, series: Series, io: LineIO, locales: Sequence[Locale], catalog: Catalog) -> None:
        self.series: Final = series
        self._io: Final = io
        self._catalog: Final = catalog
        self._people: Final = series.session.people
        self._locales: Final = languages_of(self._people, locales)
        self._common: Final = locales[0]  # for messages to everyone
        self._locale = self._common  # of the person at the keyboard
        self._advice: LocalAdvice | None = None  # about the current question, once somebody has asked for it
        self._begin()

    @property
    def session(self) -> Session:
        return self.series.session

    def _begin(self) -> None:
        self._asked = -1  # the person last asked
        self._board_shown = (-1, -1)  # to which seat, and in which turn
        self._logged = dict.fromkeys(self._people, self._last_round())  # how many events each person has read
        self._start_logs()

    def _start_logs(self) -> None:
        """Create each person's log, up to the last event they have read."""
        self._logs = {
            seat: Log(locale, player_names(self.session.names, locale), seat) for seat, locale in self._locales.items()
        }
        for seat, log in self._logs.items():
            log.lines_for(self.session.events[: self._logged[seat]])

    @property
    def _names(self) -> list[str]:
        """The players' names in the language of the person at the keyboard."""
        return player_names(self.session.names, self._locale)

    def _last_round(self) -> int:
        """Return the index of the first event of the last round, where the log of a continued game starts."""
        turns = [index for index, event in enumerate(self.session.events) if event.kind is events.TURN]
        return 0 if len(turns) <= len(self.session.seats) else turns[-len(self.session.seats)]

    def _print(self, key: str, **arguments: str | int) -> None:
        self._io.print(self._locale.text(key, **arguments))

    # -- playing ----------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until nobody wants another game.

        Quit, EOFError and KeyboardInterrupt leave the game as it stands.
        """
        while True:
            while (decision := self.session.game.decision) is not None:
                if self.session.seats[decision.seat].is_person:
                    self._ask(decision)
                else:
                    self.session.answer_for_bot(decision)
            if not self._end():
                return

    def _ask(self, decision: Decision) -> None:
        seat = decision.seat
        self._locale = self._locales[seat]
        if not self._hand_over(decision):
            return
        self._print_new_events(seat)
        view = self.session.game.view(seat)
        if view.turn_seat == seat and self._board_shown != (seat, view.turns(seat)):
            self._board_shown = (seat, view.turns(seat))
            self._io.print("", *board_lines(view, self._names, self._locale))
        self._print_question(decision)
        while self.session.game.decision is decision:
            typed = self._io.ask(self._locale.text("plain-input"))
            command = read_command(typed, decision, self._locale)
            if command is not None:
                self._obey(command, decision)
                continue
            try:
                answer = parse(typed, decision, view, self._locale)
            except BadAnswer as bad:
                self._io.print(str(bad))
                continue
            self.session.answer(answer)

    def _print_question(self, decision: Decision) -> None:
        view = self.session.game.view(decision.seat)
        self._io.print(
            "",
            hand_line(view, decision, self._locale),
            question(decision, view, self._locale, self._names),
            *(f"  {line}" for line in choice_lines(decision, view, self._locale)),
            hint(decision, self._locale),
        )

    def _hand_over(self, decision: Decision) -> bool:
        """Hide the last person's hand before somebody else is asked.

        Return False if that person undoes instead.
        """
        name = self._names[decision.seat]
        if len(self._people) > 1 and self._asked != decision.seat:
            if not self._io.is_terminal:
                self._io.print("", self._locale.text("plain-hand-over", name=name))
            elif not self._wait_for(decision, name):
                return False
        self._asked = decision.seat
        return True

    def _wait_for(self, decision: Decision, name: str) -> bool:
        before = self._names[self._asked] if self._asked >= 0 else ""
        enter = self._locale.text("plain-enter-or-undo" if before else "plain-enter", name=before)
        self._io.scroll_away()
        self._print("plain-hand-over-wait", name=name)
        while self.session.game.decision is decision:
            typed = self._io.ask(enter)
            command = read_command(typed, None, self._locale)
            if command is None or command.name not in _WHILE_HANDING_OVER:
                return True
            self._obey(command, None)
        return False

    def _print_new_events(self, seat: int) -> None:
        lines = self._logs[seat].lines_for(self.session.events[self._logged[seat] :])
        if lines:
            self._io.print("", *lines)
        self._logged[seat] = len(self.session.events)

    def _print_last_events(self) -> None:
        """Print the last events of the game, as one person sees them, or as spectators if there are several."""
        if len(self._people) == 1:
            self._print_new_events(self._people[0])
            return
        begin = max(self._logged.values(), default=0)
        log = Log(self._locale, self._names)
        log.lines_for(self.session.events[:begin])
        self._io.print("", *log.lines_for(self.session.events[begin:]))

    # -- the end ----------------------------------------------------------------------------------------------------

    def _end(self) -> bool:
        """Print the result and offer another game. Return whether to continue playing."""
        game = self.session.game
        self._locale = self._locales[self._people[0]] if len(self._people) == 1 else self._common
        self._print_last_events()
        you = self._people[0] if len(self._people) == 1 else -1
        self._io.print("", *score_lines(result_of(game), self._names, self._locale, you))
        if self.series.save_to is not None:
            self._save()
        costliest: tuple[int, ...] = ()
        while True:
            self._print("plain-again")
            try:
                typed = self._io.ask(self._locale.text("plain-input"))
            except EOFError:
                return False
            command = read_command(typed, None, self._locale)
            if plain(typed) in ("coach", plain(self._locale.text("plain-coach"))):
                costliest = self._coach(max(0, you))
            elif typed.isdecimal() and 1 <= int(typed[:9]) <= len(costliest):
                self.series.save_to = None  # the finished game stays as it was saved
                self._go_back(costliest[int(typed[:9]) - 1])
                return True
            elif command is not None:
                if command.name == "quit":
                    return False
                self._obey(command, None)
                if not game.is_over or self.session.game is not game:
                    return True
            elif self._is(typed, "yes"):
                self._next_game()
                return True
            elif not typed or self._is(typed, "no"):
                return False

    def _coach(self, seat: int) -> tuple[int, ...]:
        """Print what the coach says, and return the decisions from which the game can be played on."""
        self._print("plain-coach-working")
        analysis = coach_game(self.session.record(), seat)
        if analysis is None:
            self._print("coach-nothing")
            return ()
        words = CoachWords(self._catalog, self._locale)
        self._io.print("", *words.summary(analysis, self._names[seat]), words.curve(analysis), "")
        self._io.print(*words.costliest(analysis))
        if analysis.costliest:
            self._print("plain-coach-play-on", n=len(analysis.costliest))
        return analysis.costliest

    def _go_back(self, number: int) -> None:
        """Go back to a decision, to play on from it."""
        self.session.undo(number)
        for person, logged in self._logged.items():
            self._logged[person] = min(logged, len(self.session.events))
        self._start_logs()

    def _next_game(self) -> None:
        self.series.begin_next()
        self._begin()
        game = self.session.game
        self._print("plain-next-game", seed=str(game.seed), name=self._names[game.first])

    def _is(self, typed: str, kind: str) -> bool:
        return plain(typed) in plain(self._locale.text(f"ask-words-{kind}")).split()

    # -- commands ---------------------------------------------------------------------------------------------------

    def _obey(self, command: LineCommand, decision: Decision | None) -> None:
        seat = self._asked if decision is None else decision.seat
        match command.name:
            case "quit":
                raise Quit
            case "help":
                self._help(command.argument)
            case "log":
                self._print_log(seat, command.argument)
            case "table":
                view = self.session.game.view(max(seat, -1))
                self._io.print(*board_lines(view, self._names, self._locale))
            case "save":
                self._save(command.argument)
            case "undo":
                self._undo(seat)
            case "lang":
                self._change_language(seat, command.argument)
            case "hint":
                self._hint(decision)
            case "rule":
                if decision is not None:
                    self._io.print(*rule_lines(decision, self._locale, self.session.game.kingdom.edition))
            case _:
                assert_never(command.name)
        if decision is not None and self.session.game.decision is decision and command.name in _REPEAT_QUESTION:
            self._print_question(decision)

    def _hint(self, decision: Decision | None) -> None:
        """Print what each answer is worth, and why. Asked again, it is sharper."""
        if decision is None:
            self._print("advice-nobody-asked")
            return
        if not self.series.may_advise:
            self._print("advice-several-people")
            return
        if self._advice is None or self._advice.decision is not decision:
            self._advice = LocalAdvice(self.session.game)
        advice = self._advice.refine(_HINT_SECONDS)
        self._io.print(*(f"  {line}" for line in advice_lines(advice, decision, self._locale)))
        self._print("advice-games", n=advice.rollouts)

    def _help(self, name: str) -> None:
        if not name:
            self._io.print(*self._locale.text("plain-help").splitlines())
            return
        try:
            card = find_card(name, self._catalog.cards, self._locale)
            self._io.print(*card_help(card, self._locale, self.session.game.kingdom.edition))
        except NotFound as error:
            self._io.print(sentence(error_text(error, self._locale)))

    def _change_language(self, seat: int, wanted: str) -> None:
        """Change the language for this person only, or list the languages."""
        found = find_language(wanted)
        if found is None:
            self._print("plain-lang-which", names=", ".join(f"{code} ({name})" for code, name in language_names()))
            return
        self._locale = Locale(found)
        if seat in self._locales:
            self._locales[seat] = self._locale
            self._start_logs()
        self._print("plain-lang-now")

    def _print_log(self, seat: int, turns: str) -> None:
        happened = self.session.events
        begins = [index for index, event in enumerate(happened) if event.kind is events.TURN]
        number = int(turns[:9]) if turns.isdecimal() else 0
        if turns and not number:
            self._print("plain-log-number")
            return
        if 0 < number < len(begins):
            happened = happened[begins[-number] :]
        self._io.print(*Log(self._locale, self._names, seat).lines_for(happened))

    def _save(self, typed: str = "") -> None:
        """Save to the typed file, or to the last one if none was typed."""
        try:
            path = self.series.save(typed)
        except CannotSave as error:
            self._print("plain-not-saved", reason=error_text(error, self._locale))
            return
        if path is None:
            self._print("plain-save-where")
        else:
            self._print("plain-saved", file=str(path))

    def _undo(self, seat: int) -> None:
        """Go back to this person's last decision, undoing later answers of bots and other people as well."""
        offer = self.session.offer(seat)
        if offer is None:
            self._print("plain-nothing-to-undo")
            return
        if offer.news:
            self._print("plain-undo-news", news=news_words(offer.news, self._locale))
            if not self._is(self._io.ask(self._locale.text("plain-undo-sure")), "yes"):
                self._print("plain-not-undone")
                return
        self._go_back(offer.number)
        self._io.print(undone_line(offer, self._locale))
