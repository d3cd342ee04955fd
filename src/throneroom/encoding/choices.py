"""A game that is answered one choice at a time. Compiled, without numpy.

An answer of several options takes one action for each, in the order of the answer, and STOP if it names fewer than the
most. So each answer that the engine accepts is exactly one sequence of actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from throneroom.encoding.layout import FIRST_CARD, NUMBERS, OTHERS, STOP, Actions
from throneroom.engine.decision import BUY, CHOOSE_NUMBER, PLAY_ACTION
from throneroom.engine.numbers import number_option

if TYPE_CHECKING:
    from throneroom.engine.card import Option
    from throneroom.engine.decision import Decision
    from throneroom.engine.game import Game
    from throneroom.record.record import Record


class IllegalAction(ValueError):
    """An action that the mask does not allow. Nothing has changed."""


class AnswerSoFar:
    """The answer to a decision while its options are being chosen, and the actions that are legal next.

    It knows no game, so a bot can use it, too.
    """

    def __init__(self, actions: Actions) -> None:
        self.actions: Final = actions
        self.chosen: list[Option] = []  # of the current answer
        self.left: list[Option] = []  # of its options, if something has been chosen
        self.beyond: i64 = 0  # what MORE has added to the number being chosen

    def legal_for(self, decision: Decision) -> list[int]:
        """Return the legal actions, each once."""
        legal: list[int] = []
        if not self.beyond and len(self.chosen) >= decision.least:
            legal.append(STOP)
        if decision.verb is CHOOSE_NUMBER:
            self._add_numbers(legal, decision)
        elif self.chosen:
            self._add_options(legal, decision, tuple(self.left))
        elif decision.most > 0:
            self._add_options(legal, decision, decision.options)
        return legal

    def _add_options(self, legal: list[int], decision: Decision, options: tuple[Option, ...]) -> None:
        last: Option | None = None
        if decision.verb is BUY or decision.verb is PLAY_ACTION:  # by far the most frequent questions; no copies
            for option in options:
                legal.append(self.action_of(decision, option))
            return
        for option in options:
            if option is not last:  # copies are often next to each other
                last = option
                action = self.action_of(decision, option)
                if action not in legal:
                    legal.append(action)

    def _add_numbers(self, legal: list[int], decision: Decision) -> None:
        is_more = False
        for option in self.left if self.chosen else decision.options:
            number = int(option.name) - self.beyond
            if number >= NUMBERS:
                is_more = True
            elif number >= 0:
                legal.append(self.actions.first_number + number)
        if is_more:
            legal.append(self.actions.more)

    def action_of(self, decision: Decision, option: Option) -> i64:
        """Return the action that chooses this option. Numbers above 63 need MORE first: see `actions_for`."""
        if decision.verb is CHOOSE_NUMBER:
            return self.actions.first_number + int(option.name) % NUMBERS
        action = self.actions.action(option)
        if action < 0:
            others = self._others(decision)
            for at, other in enumerate(others):
                if other is option:
                    return self.actions.first_other + at
        return action

    def _others(self, decision: Decision) -> list[Option]:
        """Return the different options that have no action of their own, in the order of the decision."""
        others: list[Option] = []
        for option in decision.options:
            if self.actions.action(option) < 0 and option not in others:
                others.append(option)
        if len(others) > OTHERS:
            raise ValueError(f"at most {OTHERS} options of a custom card have actions, and this asks for {len(others)}")
        return others

    def _option(self, decision: Decision, action: i64) -> Option | None:
        """Return the option that an action stands for now, or None."""
        actions = self.actions
        if FIRST_CARD <= action < actions.first_other:
            return actions.options[action - FIRST_CARD]
        if actions.first_other <= action < actions.first_number:
            others = self._others(decision)
            at = action - actions.first_other
            return others[at] if at < len(others) else None
        if decision.verb is CHOOSE_NUMBER and actions.first_number <= action < actions.more:
            return number_option(self.beyond + action - actions.first_number)
        return None

    def take(self, decision: Decision, action: i64) -> tuple[Option, ...] | None:
        """Take a legal action, and return the answer if it is complete now. Raises IllegalAction.

        When the most options are chosen, the answer is complete without STOP.
        """
        if action == STOP:
            if self.beyond or len(self.chosen) < decision.least:
                raise self._illegal(decision, action)
            return self._complete()
        if action == self.actions.more:
            self._take_more(decision)
            return None
        option = self._option(decision, action)
        if option is None:
            raise self._illegal(decision, action)
        if decision.most == 1:
            for offered in decision.options:
                if offered is option:
                    self.beyond = 0
                    return option.alone
            raise self._illegal(decision, action)
        if not self.chosen:
            self.left = list(decision.options)
        left = self.left
        for at, offered in enumerate(left):
            if offered is option:
                del left[at]
                break
        else:
            raise self._illegal(decision, action)
        self.chosen.append(option)
        self.beyond = 0
        return self._complete() if len(self.chosen) == decision.most else None

    def _take_more(self, decision: Decision) -> None:
        if decision.verb is CHOOSE_NUMBER:
            for option in self.left if self.chosen else decision.options:
                if int(option.name) >= self.beyond + NUMBERS:
                    self.beyond += NUMBERS
                    return
        raise self._illegal(decision, self.actions.more)

    def _complete(self) -> tuple[Option, ...]:
        """Return the answer, and begin the next one."""
        answer = tuple(self.chosen)
        if answer:
            self.chosen = []
        self.beyond = 0
        return answer

    def _illegal(self, decision: Decision, action: i64) -> IllegalAction:
        names = self.actions.names()
        name = names[action] if 0 <= action < len(names) else "no action"
        legal = ", ".join([names[known] for known in self.legal_for(decision)])
        return IllegalAction(f"illegal action {action} ({name}); legal: {legal}; asked: {decision}")

    def actions_for(self, decision: Decision, answer: tuple[Option, ...]) -> list[int]:
        """Return the actions that give this answer to a decision."""
        decision.check(answer)
        found: list[int] = []
        for option in answer:
            if decision.verb is CHOOSE_NUMBER:
                found += [self.actions.more] * (int(option.name) // NUMBERS)
            found.append(self.action_of(decision, option))
        if len(answer) < decision.most or decision.most == 0:
            found.append(STOP)
        return found


@final
class Choices(AnswerSoFar):
    """A game that is answered by actions."""

    def __init__(self, actions: Actions, game: Game) -> None:
        super().__init__(actions)
        self.game: Final = game

    def legal(self) -> list[int]:
        """Return the legal actions, each once; none if the game is over."""
        decision = self.game.decision
        return [] if decision is None else self.legal_for(decision)

    def choose(self, action: i64) -> bool:
        """Take a legal action, and return whether it completed the answer. Raises IllegalAction."""
        answer = self.take(self._decision(), action)
        if answer is None:
            return False
        self.game.answer(answer)
        return True

    def actions_of(self, answer: tuple[Option, ...]) -> list[int]:
        """Return the actions that give this answer to the current decision."""
        return self.actions_for(self._decision(), answer)

    def _decision(self) -> Decision:
        decision = self.game.decision
        if decision is None:
            raise IllegalAction("the game is over, and there is nothing to choose")
        return decision


def record_actions(record: Record, actions: Actions) -> list[int]:
    """Return the actions that play a recorded game again, one after another for all seats."""
    game = record.begin()
    choices = Choices(actions, game)
    found: list[int] = []
    for answer in record.answers:
        found += choices.actions_of(answer)
        game.answer(answer)
    return found
