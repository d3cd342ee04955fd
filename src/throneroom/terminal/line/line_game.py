"""The game line by line: for screen readers, pipes and tests, and for several people at one keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.cards.catalog import Catalog, plain
from throneroom.engine import event as events
from throneroom.engine.decision import Decision
from throneroom.locale import Locale
from throneroom.terminal import saved_games as files
from throneroom.terminal.line.line_commands import Command, read_command
from throneroom.terminal.line.talk import Talk
from throneroom.terminal.series import Series
from throneroom.terminal.session import Session
from throneroom.words.board import hand_line, score_lines, table_lines
from throneroom.words.game_result import result_of
from throneroom.words.languages import language_names, languages_of, spoken_language
from throneroom.words.log import Log
from throneroom.words.messages import error_text
from throneroom.words.names import NotFound, find_card, player_names
from throneroom.words.phrases import card_help, sentence
from throneroom.words.prompt import BadAnswer, choice_lines, hint, parse, question, rule_lines
from throneroom.words.undo import news_words, undone_line

# What may be asked for while the keyboard is handed over: nothing that shows a hand.
_FOR_ALL: Final = ("help", "undo", "save", "quit")
# After these the question has scrolled away, or is to be read in another language.
_SHOW_AGAIN: Final = ("log", "table", "lang")


class Quit(Exception):
    """A person wants to stop."""


class Plain:
    """A game, and the next ones of its series, at one keyboard."""

    def __init__(self, series: Series, talk: Talk, locales: Sequence[Locale], catalog: Catalog) -> None:
        self.series: Final = series
        self._talk: Final = talk
        self._catalog: Final = catalog
        self._people: Final = series.session.people
        self._tongues: Final = languages_of(self._people, locales)
        self._common: Final = locales[0]  # for what is said to all
        self._locale = self._common  # that of the person at the keyboard
        self._begin()

    @property
    def session(self) -> Session:
        return self.series.session

    def _begin(self) -> None:
        self._asked = -1  # the person last asked
        self._table_shown = (-1, -1)  # for whom, and in which turn
        self._told = dict.fromkeys(self._people, self._recently())
        self._listen()

    def _listen(self) -> None:
        """A log for each person, who has been told what happened so far."""
        self._logs = {
            seat: Log(tongue, player_names(self.session.names, tongue), seat) for seat, tongue in self._tongues.items()
        }
        for seat, log in self._logs.items():
            log.tell(self.session.events[: self._told[seat]])

    @property
    def _names(self) -> list[str]:
        """What the players are called in the language of the person at the keyboard."""
        return player_names(self.session.names, self._locale)

    def _recently(self) -> int:
        """Where the events of the last round begin: somebody who goes on with a saved game needs no more."""
        turns = [place for place, event in enumerate(self.session.events) if event.kind is events.TURN]
        return 0 if len(turns) <= len(self.session.seats) else turns[-len(self.session.seats)]

    def _say(self, key: str, **arguments: str | int) -> None:
        self._talk.say(self._locale.text(key, **arguments))

    # -- playing ----------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until nobody wants another game. Quit, EOFError and KeyboardInterrupt leave the game as it stands."""
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
        self._locale = self._tongues[seat]
        if not self._hand_over(decision):
            return
        self._tell_news(seat)
        view = self.session.game.view(seat)
        if view.turn_seat == seat and self._table_shown != (seat, view.turns(seat)):
            self._table_shown = (seat, view.turns(seat))
            self._talk.say("", *table_lines(view, self._names, self._locale))
        self._show_question(decision)
        while self.session.game.decision is decision:
            typed = self._talk.ask(self._locale.text("plain-input"))
            command = read_command(typed, decision, self._locale)
            if command is not None:
                self._obey(command, decision)
                continue
            try:
                answer = parse(typed, decision, view, self._locale)
            except BadAnswer as bad:
                self._talk.say(str(bad))
                continue
            self.session.answer(answer)

    def _show_question(self, decision: Decision) -> None:
        view = self.session.game.view(decision.seat)
        self._talk.say(
            "",
            hand_line(view, decision, self._locale),
            question(decision, view, self._locale, self._names),
            *(f"  {line}" for line in choice_lines(decision, view, self._locale)),
            hint(decision, self._locale),
        )

    def _hand_over(self, decision: Decision) -> bool:
        """Before another person is asked, the hand of the one before scrolls out of sight.

        Until then the one before may take back what was chosen; False if so.
        """
        name = self._names[decision.seat]
        if len(self._people) > 1 and self._asked != decision.seat:
            if not self._talk.is_terminal:
                self._talk.say("", self._locale.text("plain-hand-over", name=name))
            elif not self._wait_for(decision, name):
                return False
        self._asked = decision.seat
        return True

    def _wait_for(self, decision: Decision, name: str) -> bool:
        before = self._names[self._asked] if self._asked >= 0 else ""
        enter = self._locale.text("plain-enter-or-undo" if before else "plain-enter", name=before)
        self._talk.hide()
        self._say("plain-hand-over-wait", name=name)
        while self.session.game.decision is decision:
            typed = self._talk.ask(enter)
            command = read_command(typed, None, self._locale)
            if command is None or command.name not in _FOR_ALL:
                return True
            self._obey(command, None)
        return False

    def _tell_news(self, seat: int) -> None:
        lines = self._logs[seat].tell(self.session.events[self._told[seat] :])
        if lines:
            self._talk.say("", *lines)
        self._told[seat] = len(self.session.events)

    def _tell_last_news(self) -> None:
        """What has ended the game: to one person as that one sees it, to several what everybody sees."""
        if len(self._people) == 1:
            self._tell_news(self._people[0])
            return
        begin = max(self._told.values(), default=0)
        log = Log(self._locale, self._names)
        log.tell(self.session.events[:begin])
        self._talk.say("", *log.tell(self.session.events[begin:]))

    # -- the end ----------------------------------------------------------------------------------------------------

    def _end(self) -> bool:
        """Show the result, and ask whether to go on. True if there is something to play."""
        game = self.session.game
        self._locale = self._tongues[self._people[0]] if len(self._people) == 1 else self._common
        self._tell_last_news()
        you = self._people[0] if len(self._people) == 1 else -1
        self._talk.say("", *score_lines(result_of(game), self._names, self._locale, you))
        if self.series.save_to is not None:
            self._save()
        while True:
            self._say("plain-again")
            try:
                typed = self._talk.ask(self._locale.text("plain-input"))
            except EOFError:
                return False
            command = read_command(typed, None, self._locale)
            if command is not None:
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

    def _next_game(self) -> None:
        self.series.begin_next()
        self._begin()
        game = self.session.game
        self._say("plain-next-game", seed=str(game.seed), name=self._names[game.first])

    def _is(self, typed: str, kind: str) -> bool:
        return plain(typed) in plain(self._locale.text(f"ask-words-{kind}")).split()

    # -- commands ---------------------------------------------------------------------------------------------------

    def _obey(self, command: Command, decision: Decision | None) -> None:
        seat = self._asked if decision is None else decision.seat
        if command.name == "quit":
            raise Quit
        if command.name == "help":
            self._help(command.rest)
        elif command.name == "log":
            self._show_log(seat, command.rest)
        elif command.name == "table":
            view = self.session.game.view(max(seat, -1))
            self._talk.say(*table_lines(view, self._names, self._locale))
        elif command.name == "save":
            self._save(command.rest)
        elif command.name == "undo":
            self._undo(seat)
        elif command.name == "lang":
            self._speak(seat, command.rest)
        elif decision is not None:
            self._talk.say(*rule_lines(decision, self._locale))
        if decision is not None and self.session.game.decision is decision and command.name in _SHOW_AGAIN:
            self._show_question(decision)

    def _help(self, name: str) -> None:
        if not name:
            self._talk.say(*self._locale.text("plain-help").splitlines())
            return
        try:
            self._talk.say(*card_help(find_card(name, self._catalog.cards, self._locale), self._locale))
        except NotFound as error:
            self._talk.say(sentence(error_text(error, self._locale)))

    def _speak(self, seat: int, wanted: str) -> None:
        """Another language from now on, for this person alone; which there are if none is named."""
        found = spoken_language(wanted)
        if found is None:
            self._say("plain-lang-which", names=", ".join(f"{code} ({name})" for code, name in language_names()))
            return
        self._locale = Locale(found)
        if seat in self._tongues:
            self._tongues[seat] = self._locale
            self._listen()
        self._say("plain-lang-now")

    def _show_log(self, seat: int, turns: str) -> None:
        told = self.session.events
        begins = [place for place, event in enumerate(told) if event.kind is events.TURN]
        number = int(turns[:9]) if turns.isdecimal() else 0
        if turns and not number:
            self._say("plain-log-number")
            return
        if 0 < number < len(begins):
            told = told[begins[-number] :]
        self._talk.say(*Log(self._locale, self._names, seat).tell(told))

    def _save(self, typed: str = "") -> None:
        """Save to the file that was typed, else to the one of before."""
        try:
            path = self.series.save(typed)
        except files.CannotSave as error:
            self._say("plain-not-saved", reason=error_text(error, self._locale))
            return
        if path is None:
            self._say("plain-save-where")
        else:
            self._say("plain-saved", file=str(path))

    def _undo(self, seat: int) -> None:
        """Back to the person's last decision; what bots and others answered since is taken back along."""
        offer = self.session.offer(seat)
        if offer is None:
            self._say("plain-nothing-to-undo")
            return
        if offer.news:
            self._say("plain-undo-news", news=news_words(offer.news, self._locale))
            if not self._is(self._talk.ask(self._locale.text("plain-undo-sure")), "yes"):
                self._say("plain-not-undone")
                return
        decision, _ = self.session.take_back(offer.number)
        for person, heard in self._told.items():
            self._told[person] = min(heard, len(self.session.events))
        self._listen()
        if decision is not None:
            self._talk.say(undone_line(offer, self._locale))
