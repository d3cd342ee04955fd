"""Steps made of steps: under a condition, choices, each other player, for each card revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from throneroom.cards.language.conditions import Condition
from throneroom.cards.language.node import Node, any_asks, ask_all, do_all
from throneroom.cards.language.said import (
    IMPERATIVE,
    INFINITIVE,
    PRESENT,
    THEIRS,
    YOURS,
    listed,
    say,
    verb,
)
from throneroom.engine.ask import choose_modes, may_choose
from throneroom.engine.card import Mode, distinct
from throneroom.engine.decision import CHOOSE, is_among
from throneroom.engine.localizable import Localizable
from throneroom.engine.zone import NOWHERE, REVEALED

if TYPE_CHECKING:
    from throneroom.cards.language.run import Run
    from throneroom.engine.play import Effect
    from throneroom.engine.player import Player


def step_said(node: Node, form: str, whose: str) -> Localizable:
    """Put a step into words; an optional one as "you may discard a card"."""
    if not node.optional:
        return node.said(form, whose)
    step = node.said(INFINITIVE, whose)
    you = "you may" if whose == YOURS else "may"
    return say("may", f"{you} {step}", step=step, whose=whose)


def steps_said(nodes: tuple[Node, ...], form: str, whose: str) -> Localizable:
    """Put several steps into words as one clause: "discard your hand, +4 Cards, and ..."."""
    steps = [step_said(node, form, whose) for node in nodes]
    said = steps[0]
    for number, step in enumerate(steps[1:], start=2):
        key = "steps-last" if number == len(steps) else "steps"
        said = say(key, listed([str(one) for one in steps[:number]]), first=said, last=step)
    return said


@final
class If(Node):
    """Follow some steps only if something is true. "If you do" means the same step before and after it."""

    def __init__(self, condition: Condition, steps: tuple[Node, ...]) -> None:
        super().__init__(any_asks(steps))
        self.condition: Final = condition
        self.steps: Final = steps

    def parts(self) -> tuple[object, ...]:
        return self.condition, self.steps

    def children(self) -> tuple[Node, ...]:
        return self.steps

    def do(self, run: Run) -> None:
        if self.condition.holds(run):
            done, count = run.done, run.count
            do_all(self.steps, run)
            run.done, run.count = done, count

    def ask(self, run: Run) -> Effect:
        if self.condition.holds(run):
            done, count = run.done, run.count
            yield from ask_all(self.steps, run)
            run.done, run.count = done, count

    def said(self, form: str, whose: str) -> Localizable:
        condition = self.condition.said(whose)
        steps = steps_said(self.steps, form, whose)
        they = "they " if whose == THEIRS and not isinstance(self.steps[0], If) else ""
        if they:
            steps = steps_said(self.steps, IMPERATIVE, whose)
            in_present = steps_said(self.steps, PRESENT, whose)
            english = f"{condition}, {they}{steps}"
            return say("if-they", english, condition=condition, steps=in_present)
        return say("if", f"{condition}, {steps}", condition=condition, steps=steps)


@final
class May(Node):
    """Ask whether to follow a step that has no cards to choose from."""

    def __init__(self, step: Node, mode: Mode) -> None:
        super().__init__(True, True)
        self.step: Final = step
        self.mode: Final = mode

    def parts(self) -> tuple[object, ...]:
        return (self.step,)

    def children(self) -> tuple[Node, ...]:
        return (self.step,)

    def ask(self, run: Run) -> Effect:
        if (yield from may_choose(run.game, run.me, CHOOSE, self.mode)):
            run.done = True
            if self.step.asks:
                yield from self.step.ask(run)
            else:
                self.step.do(run)
        else:
            run.note([], False, NOWHERE)

    def said(self, form: str, whose: str) -> Localizable:
        return self.step.said(form, whose)


# -- players ----------------------------------------------------------------------------------------------------------

OTHERS: Final = "others"
EVERYBODY: Final = "everybody"
LEFT: Final = "left"


@final
class Each(Node):
    """Each other player, each player, or the player to the left, follows some steps, in turn order."""

    def __init__(self, who: str, fewest: int, steps: tuple[Node, ...]) -> None:
        super().__init__(any_asks(steps))
        self.who: Final = who
        self.fewest: Final = fewest  # only those with this many cards in hand; 0: all
        self.steps: Final = steps

    def parts(self) -> tuple[object, ...]:
        return self.who, self.fewest, self.steps

    def children(self) -> tuple[Node, ...]:
        return self.steps

    def _players(self, run: Run) -> list[Player]:
        players = run.affected()
        if self.who == LEFT:
            left = run.game.left_of(run.you)
            return [player for player in players if player is left]
        return [run.you, *players] if self.who == EVERYBODY else players

    def _begin(self, run: Run, player: Player) -> bool:
        run.me = player
        run.note([], False, NOWHERE)
        return player.hand_zone.size >= self.fewest

    def do(self, run: Run) -> None:
        run.tidy()
        for player in self._players(run):
            if self._begin(run, player):
                do_all(self.steps, run)
                run.tidy()
        self._end(run)

    def ask(self, run: Run) -> Effect:
        run.tidy()
        for player in self._players(run):
            if self._begin(run, player):
                yield from ask_all(self.steps, run)
                run.tidy()
        self._end(run)

    def _end(self, run: Run) -> None:
        run.me = run.you
        run.note([], True, NOWHERE)
        run.group_zone = REVEALED

    def said(self, form: str, whose: str) -> Localizable:
        return self.said_with(self.steps)

    def said_with(self, steps: tuple[Node, ...]) -> Localizable:
        """Put it into words with only the first steps, if the others are sentences of their own."""
        done = steps_said(steps, PRESENT, THEIRS)
        if self.who == LEFT:
            return say("left-step", f"the player to your left {done}", steps=done)
        each = "each player" if self.who == EVERYBODY else "each other player"
        having = say("nothing", "")
        if self.fewest:
            having = say("each-with", f" with {self.fewest} or more cards in hand", n=self.fewest)
        return say(f"each-{self.who}", f"{each}{having} {done}", having=having, steps=done)


# -- choices ----------------------------------------------------------------------------------------------------------


@final
class Option(Node):
    """One of several choices: plus-signs, which its mode gives, and then some steps."""

    def __init__(self, mode: Mode, said: tuple[Node, ...], steps: tuple[Node, ...]) -> None:
        super().__init__(any_asks(steps))
        self.mode: Final = mode
        self.written: Final = said  # with the plus-signs
        self.steps: Final = steps

    def parts(self) -> tuple[object, ...]:
        return (self.written,)

    def children(self) -> tuple[Node, ...]:
        return self.written

    def said(self, form: str, whose: str) -> Localizable:
        return steps_said(self.written, form, whose)


NUMBER_WORDS: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@final
class Choose(Node):
    """Choose one or more of several options, all before any is carried out."""

    def __init__(self, number: int, per_type: bool, options: tuple[Option, ...]) -> None:
        super().__init__(True)
        self.number: Final = number
        self.per_type: Final = per_type  # as many as `it` has types
        self.options: Final = options
        self.modes: Final = tuple([option.mode for option in options])

    def parts(self) -> tuple[object, ...]:
        return self.number, self.per_type, self.options

    def children(self) -> tuple[Node, ...]:
        return self.options

    def ask(self, run: Run) -> Effect:
        number, it = self.number, run.it
        if self.per_type:
            if it is None:
                return
            number = len(it.type_names)
        chosen: list[Mode] = yield from choose_modes(run.game, run.me, self.modes, number)
        names = tuple(chosen)
        for option in self.options:
            if option.steps and is_among(names, option.mode):
                if option.asks:
                    yield from ask_all(option.steps, run)
                else:
                    do_all(option.steps, run)

    def said(self, form: str, whose: str) -> Localizable:
        act = verb("choose", form)
        options = [option.said(INFINITIVE, whose) for option in self.options]
        choices = options[0]
        for option in options[1:]:
            choices = say("choices", f"{choices}; {option}", first=choices, last=option)
        if self.per_type:
            english = f"for each type it has, {act} one: {choices}"
            return say("choose-per-type", english, verb=act, choices=choices)
        english = f"{act} {NUMBER_WORDS[self.number]}: {choices}"
        return say("choose-step", english, verb=act, n=self.number, choices=choices)


@final
class ForEachRevealed(Node):
    """Follow some steps for each differently named card that was revealed from a deck."""

    def __init__(self, steps: tuple[Node, ...]) -> None:
        super().__init__(any_asks(steps))
        self.steps: Final = steps

    def parts(self) -> tuple[object, ...]:
        return (self.steps,)

    def children(self) -> tuple[Node, ...]:
        return self.steps

    def do(self, run: Run) -> None:
        for card in distinct(run.shown):
            run.note([card], True, NOWHERE)
            do_all(self.steps, run)

    def ask(self, run: Run) -> Effect:
        for card in distinct(run.shown):
            run.note([card], True, NOWHERE)
            yield from ask_all(self.steps, run)

    def said(self, form: str, whose: str) -> Localizable:
        steps = [step.said(form, whose) for step in self.steps]
        done = steps[0]
        for step in steps[1:]:
            done = say("choices", f"{done}; {step}", first=done, last=step)
        return say("for-each-revealed", f"for each differently named card revealed: {done}", steps=done)
