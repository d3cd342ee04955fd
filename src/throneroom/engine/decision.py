"""The questions that a game asks, and which answers are legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from throneroom.engine.localizable import Localizable, localizable
from throneroom.engine.zone import HAND, MODES, REVEALED, SUPPLY, Place

if TYPE_CHECKING:
    from throneroom.engine.card import Card, Option


class Verb:
    """What a decision asks a player to do. It is not a zone, even if one has the same name: the pile is DISCARD_PILE.

    `zone` is where the options usually are. `rule` is the section of the rules, if the verb has its own. With
    `together`, everybody chooses before any choice is shown.
    """

    def __init__(self, name: str, zone: Place, *, rule: str = "", together: bool = False) -> None:
        self.name: Final = name
        self.zone: Final = zone
        self.rule: Final = rule
        self.together: Final = together

    def __repr__(self) -> str:
        return self.name


PLAY_ACTION: Final = Verb("play-action", HAND, rule="3A")
PLAY_TREASURES: Final = Verb("play-treasures", HAND, rule="3B")
BUY: Final = Verb("buy", SUPPLY, rule="3B")
REACT: Final = Verb("react", HAND, rule="4")
PLAY: Final = Verb("play", HAND)
DISCARD: Final = Verb("discard", HAND)
DISCARD_DECK: Final = Verb("discard-deck", MODES)
TRASH: Final = Verb("trash", HAND)
GAIN: Final = Verb("gain", SUPPLY)
GIVE: Final = Verb("give", SUPPLY)
PUT_ON_DECK: Final = Verb("put-on-deck", HAND)
PUT_BACK: Final = Verb("put-back", REVEALED)
PUT_INTO_DECK: Final = Verb("put-into-deck", HAND)
REVEAL_CARD: Final = Verb("reveal", HAND)
CHOOSE_NUMBER: Final = Verb("choose-number", MODES)
SET_ASIDE: Final = Verb("set-aside", HAND)
PASS: Final = Verb("pass", HAND, together=True)
NAME: Final = Verb("name", SUPPLY)
CHOOSE: Final = Verb("choose", MODES)

VERBS: Final = (
    PLAY_ACTION,
    PLAY_TREASURES,
    BUY,
    REACT,
    PLAY,
    DISCARD,
    DISCARD_DECK,
    TRASH,
    GAIN,
    GIVE,
    PUT_ON_DECK,
    PUT_BACK,
    PUT_INTO_DECK,
    REVEAL_CARD,
    SET_ASIDE,
    PASS,
    NAME,
    CHOOSE,
    CHOOSE_NUMBER,
)

# The section of the rules that describes the cards of each box.
_SECTIONS: Final = {"basic": "1", "base": "8", "intrigue": "9"}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question to one seat: choose `least` to `most` of the options.

    An option listed several times may be chosen that many times. If `ordered`, the cards are laid down one by one, so
    the last one named ends up on top. `card` is the card that asks, or None for the questions of the turn itself.
    `subject` is the seat whose cards the question is about. All options are in one `zone`: the hand of the seat asked,
    the Supply, the trash, the cards that `subject` has revealed or has in play, those that the seat asked looks at on
    top of its deck or in its discard pile, or MODES.
    """

    __slots__ = ("card", "least", "most", "options", "ordered", "seat", "subject", "verb", "zone")

    def __init__(
        self,
        *,
        seat: i64,
        verb: Verb,
        card: Card | None,
        options: tuple[Option, ...],
        least: i64,
        most: i64,
        ordered: bool,
        subject: i64,
        zone: str,
    ) -> None:
        self.seat: Final = seat
        self.verb: Final = verb
        self.card: Final = card
        self.options: Final = options
        self.least: Final = least
        self.most: Final = most
        self.ordered: Final = ordered
        self.subject: Final = subject
        self.zone: Final = zone

    def narrowed(self, options: tuple[Option, ...], least: i64, most: i64) -> Decision:
        """Return the same question about fewer options."""
        return Decision(
            seat=self.seat,
            verb=self.verb,
            card=self.card,
            options=options,
            least=least,
            most=most,
            ordered=self.ordered,
            subject=self.subject,
            zone=self.zone,
        )

    @property
    def rule(self) -> str:
        """The section of the rules behind this question, such as "3A" or "8 Militia"."""
        if self.verb.rule:
            return self.verb.rule
        if self.card is None:
            return ""
        return f"{_SECTIONS.get(self.card.box, self.card.box)} {self.card.name}"

    @property
    def is_forced(self) -> bool:
        """Whether there is only one legal answer."""
        return is_forced(self.options, self.least, self.most, self.ordered)

    def default(self) -> tuple[Option, ...]:
        """Return a legal answer that changes as little as possible: decline where that is allowed."""
        return self.options[: self.least]

    def check(self, answer: tuple[object, ...]) -> None:
        """Raise IllegalAnswer unless the answer is legal."""
        if len(answer) == 1 and self.most == 1:
            if is_among(self.options, answer[0]):
                return
        elif self.least <= len(answer) <= self.most and self._covers(answer):
            return
        raise IllegalAnswer(self, answer)

    def _covers(self, answer: tuple[object, ...]) -> bool:
        """Whether the answer names only options, and none more often than it is listed."""
        for wanted in answer:
            if _copies(answer, wanted) > _copies(self.options, wanted):
                return False
        return True

    def __repr__(self) -> str:
        asker = f" ({self.card.name})" if self.card is not None else ""
        amount = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        order = " in order" if self.ordered else ""
        names = ", ".join(option.name for option in self.options)
        return f"seat {self.seat} {self.verb.name}{asker}: {amount}{order} of {names}"


def turn_question(seat: i64, verb: Verb, options: tuple[Option, ...], most: i64) -> Decision:
    """Return a question that the turn itself asks, not a card: choose up to `most` of the options."""
    return Decision(
        seat=seat,
        verb=verb,
        card=None,
        options=options,
        least=0,
        most=most,
        ordered=False,
        subject=seat,
        zone=verb.zone,
    )


class IllegalAnswer(ValueError):
    """An answer that the decision does not allow. The game has not changed."""

    def __init__(self, decision: Decision | None, answer: tuple[object, ...]) -> None:
        super().__init__(decision, answer)
        self.decision: Final = decision
        self.answer: Final = answer

    def __str__(self) -> str:
        given = ", ".join([str(option) for option in self.answer]) or "nothing"
        if self.decision is None:
            return f"no answer is expected: the game is over, or an answer is being resolved; given: {given}"
        return f"illegal answer: {given}; expected: {self.decision}{_not_names(self.decision, self.answer)}"

    @property
    def message(self) -> Localizable:
        """What is wrong, for a player."""
        given: object = list(self.answer) or localizable("plain-nothing", "nothing")
        asked = self.decision
        if asked is None:
            return localizable("problem-not-asked", str(self), given=given)
        asker = f" ({asked.card.name})" if asked.card is not None else ""
        what = f"seat {asked.seat} {asked.verb.name}{asker}"
        between = f"{asked.least} to {asked.most}"
        amount: object = int(asked.most)
        if asked.least != asked.most:
            amount = localizable("problem-between", between, least=int(asked.least), most=int(asked.most))
        answer = ", ".join([str(option) for option in self.answer]) or "nothing"
        options = ", ".join([option.name for option in asked.options])
        english = f"illegal answer: {answer}; expected: {what}: {amount} of {options}"
        return localizable(
            "problem-illegal", english, given=given, asked=what, amount=amount, options=list(asked.options)
        )


def _not_names(decision: Decision, answer: tuple[object, ...]) -> str:
    """Explain what an answer consists of, if it has names instead of options."""
    for wanted in answer:
        if isinstance(wanted, str):
            option = "Copper" if not decision.options else decision.options[0].name
            found = f"[option for option in decision.options if option.name == {option!r}]"
            return f". An answer has options of the decision, not their names: {found}"
    return ""


def is_among(options: tuple[object, ...], wanted: object) -> bool:
    for option in options:
        if option is wanted:
            return True
    return False


def _copies(options: tuple[object, ...], wanted: object) -> i64:
    found: i64 = 0
    for option in options:
        if option is wanted:
            found += 1
    return found


def is_forced(options: tuple[Option, ...], least: i64, most: i64, ordered: bool) -> bool:
    """Whether only one answer is legal, so that there is nothing to ask."""
    if least != most:
        return False
    if most == 0 or (most == len(options) and not ordered):
        return True
    first = options[0]
    for option in options:
        if option is not first:
            return False
    return True
