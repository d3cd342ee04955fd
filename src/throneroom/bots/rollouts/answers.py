"""The reasonable answers to a decision: few enough to compare, but never without the good ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, cast

from throneroom.cards.basic import COPPER, CURSE
from throneroom.engine.card import Card
from throneroom.engine.decision import BUY, DISCARD, PLAY_TREASURES, Decision

if TYPE_CHECKING:
    from throneroom.engine.card import Option

Answer: TypeAlias = "tuple[Option, ...]"

# A question with more answers than this is answered as usual, or with one card exchanged, added or left out.
_MOST_ANSWERS: Final = 24


def reasonable_answers(decision: Decision, usual: list[Answer]) -> list[Answer]:
    """Return answers worth comparing, without repetition: the usual ones first.

    `usual` are answers that bots would give. Answers that differ only in an order that does not matter count as one.
    """
    found: list[Answer] = []
    seen: set[tuple[int, ...]] = set()
    for answer in usual + _others(decision, usual[0] if usual else decision.default()):
        key = answer_key(decision, answer)
        if key not in seen:
            seen.add(key)
            found.append(answer)
    return found


def answer_key(decision: Decision, answer: Answer) -> tuple[int, ...]:
    """Return what makes two answers to a decision the same."""
    numbers = [_place(decision, option) for option in answer]
    return tuple(numbers if _order_matters(decision) and len(numbers) > 1 else sorted(numbers))


def _order_matters(decision: Decision) -> bool:
    """Whether the same cards in another order are another answer. On the discard pile, they are as good as the same."""
    return decision.ordered and decision.verb is not DISCARD


def _place(decision: Decision, wanted: Option) -> int:
    for place, option in enumerate(decision.options):
        if option is wanted:
            return place
    return -1


def _others(decision: Decision, usual: Answer) -> list[Answer]:
    """Return all answers of a decision if they are few, otherwise those close to the usual one."""
    if decision.verb is PLAY_TREASURES and decision.card is None:
        return [decision.options]
    options = _distinct(decision)
    if decision.most == 1:
        if decision.verb is BUY:
            options = [option for option in options if not _is_junk(cast("Card", option))]
        answers: list[Answer] = [option.alone for option in options]
        return answers if decision.least else [*answers, ()]
    if not _order_matters(decision):
        every = _every(decision, options)
        if every:
            return every
    return _close(decision, usual, options)


def _is_junk(card: Card) -> bool:
    return card is CURSE or card is COPPER


def _distinct(decision: Decision) -> list[Option]:
    found: list[Option] = []
    for option in decision.options:
        if option not in found:
            found.append(option)
    return found


def _every(decision: Decision, options: list[Option]) -> list[Answer]:
    """Return all answers, or none of them if there are too many."""
    answers: list[Answer] = [()]
    for option in options:
        copies = len([other for other in decision.options if other is option])
        answers = [(*answer, *[option] * number) for answer in answers for number in range(copies + 1)]
        answers = [answer for answer in answers if len(answer) <= decision.most]
        if len(answers) > 4 * _MOST_ANSWERS:
            return []
    answers = [answer for answer in answers if len(answer) >= decision.least]
    return answers if len(answers) <= _MOST_ANSWERS else []


def _close(decision: Decision, usual: Answer, options: list[Option]) -> list[Answer]:
    """Return the usual answer with one option exchanged, added or left out."""
    answers: list[Answer] = []
    for place in range(len(usual)):
        rest = (*usual[:place], *usual[place + 1 :])
        if len(rest) >= decision.least:
            answers.append(rest)
        for option in options:
            if option is not usual[place] and _can_add(decision, rest, option):
                answers.append((*usual[:place], option, *usual[place + 1 :]))
    if len(usual) < decision.most:
        answers += [(*usual, option) for option in options if _can_add(decision, usual, option)]
    if _order_matters(decision):
        for place in range(len(usual) - 1):  # two neighbours swapped
            answers.append((*usual[:place], usual[place + 1], usual[place], *usual[place + 2 :]))
    return answers[: 2 * _MOST_ANSWERS]


def _can_add(decision: Decision, answer: Answer, option: Option) -> bool:
    used = len([other for other in answer if other is option])
    return used < len([other for other in decision.options if other is option])
