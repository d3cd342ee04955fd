"""Answers to a decision as people type them: names, first letters, numbers, several at once.

militia        a name, its first letters, or those of a word in it
3              the choice with this number
1 3, 3         several choices
2 copper       this many copies of one card; "all copper" for every copy
all, none      everything or nothing; an empty line is none; yes and no if a card offers a single option
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from throneroom.cards.catalog import plain
from throneroom.engine.card import Option
from throneroom.engine.decision import CHOOSE_NUMBER, Decision
from throneroom.locale import Locale
from throneroom.words.names import is_named, matching, option_name, quoted
from throneroom.words.phrases import Choice, choices
from throneroom.words.seat_view import SeatView

_LONGEST: Final = 20  # digits of a typed number that are quoted back


class BadAnswer(ValueError):
    """Text that does not answer the question; the message says why, in the reader's language."""


def parse(text: str, decision: Decision, view: SeatView, locale: Locale) -> tuple[Option, ...]:
    """Return the options the text names. Raises BadAnswer unless they are a legal answer."""
    reader = _Reader(decision, view, locale)
    chosen = reader.read(text)
    reader.check(chosen)
    return tuple(chosen)


def checked(chosen: Sequence[Option], decision: Decision, view: SeatView, locale: Locale) -> tuple[Option, ...]:
    """Return these options. Raises BadAnswer unless they are a legal answer."""
    _Reader(decision, view, locale).check(list(chosen))
    return tuple(chosen)


def not_now(option: Option, decision: Decision, locale: Locale) -> str:
    """Return the message that an option cannot be chosen now, with those that can."""
    names = ", ".join(choice.name for choice in choices(decision, locale))
    return locale.text("ask-wrong-now", card=option_name(option, locale), choices=names)


def is_yes_or_no(decision: Decision) -> bool:
    """Return whether a card offers a single option, to accept or decline."""
    return decision.least == 0 and len(decision.options) == 1 and decision.card is not None


class _Reader:
    def __init__(self, decision: Decision, view: SeatView, locale: Locale) -> None:
        self._decision: Final = decision
        self._view: Final = view
        self._locale: Final = locale
        self._choices: Final = choices(decision, locale)
        self._options: Final = [choice.option for choice in self._choices]

    def read(self, text: str) -> list[Option]:
        word = plain(text)
        # A card's full name always means the card, even if it is also one of these words.
        if not is_named(text, self._decision.options, self._locale):
            if not word or self._is(word, "none"):
                return []
            is_short = self._is(word, "all-short") and not matching(word, self._options, self._locale)
            if is_short or self._is(word, "all"):
                return [choice.option for choice in self._choices for _ in range(choice.copies)]
            if is_yes_or_no(self._decision) and self._is(word, "yes"):
                return [self._options[0]]
            if is_yes_or_no(self._decision) and self._is(word, "no"):
                return []
        chosen: list[Option] = []
        for part in word.split(","):
            chosen += self._part(part.split())
        return chosen

    def _is(self, word: str, kind: str) -> bool:
        return word in self._locale.text(f"ask-words-{kind}").split()

    def _part(self, words: list[str]) -> list[Option]:
        """Return the options named between two commas, each by as many words as possible."""
        chosen: list[Option] = []
        at = 0
        while at < len(words):
            option, end = self._longest(words, at)
            amount = re.fullmatch(r"(\d+)[x×*]?", words[at])
            if option is not None:
                chosen.append(option)
            elif (amount or self._is(words[at], "all")) and at + 1 < len(words) and not words[at + 1].isdigit():
                option, end = self._longest(words, at + 1)
                if option is None:
                    raise self._unknown(words[at + 1])
                chosen += [option] * (self._amount(amount[1]) if amount else self._choice(option).copies)
            elif amount:
                chosen.append(self._numbered(amount[1]))
                end = at + 1
            else:
                raise self._unknown(" ".join(words[at:]))
            at = end
        return chosen

    def _longest(self, words: list[str], at: int) -> tuple[Option | None, int]:
        """Return the option named by the most words from `at` on, and where they end."""
        for end in range(len(words), at, -1):
            phrase = " ".join(words[at:end])
            found = [] if phrase.isdigit() else matching(phrase, self._options, self._locale)
            if len(found) == 1:
                return found[0], end
            if found:
                raise self._wrong("ambiguous", text=quoted(phrase), choices=self._listed(found))
        return None, at

    def _amount(self, digits: str) -> int:
        # More than there are is illegal anyway, and a huge number must not exhaust memory.
        return min(int(digits[:9]), len(self._decision.options) + 1)

    def _numbered(self, digits: str) -> Option:
        number = int(digits[:9])
        if self._decision.verb is CHOOSE_NUMBER:
            for option in self._options:
                if option.name == str(number):
                    return option
            least, most = self._options[0].name, self._options[-1].name
            raise self._wrong("range", text=digits[:_LONGEST], least=least, most=most)
        if not 1 <= number <= len(self._choices):
            raise self._wrong("number", text=digits[:_LONGEST], most=len(self._choices))
        return self._options[number - 1]

    def _choice(self, option: Option) -> Choice:
        return self._choices[self._options.index(option)]

    def check(self, chosen: list[Option]) -> None:
        """Raise BadAnswer if these are too few, too many, or more copies of a card than there are."""
        given = len(chosen)
        for option in dict.fromkeys(chosen):
            copies = self._choice(option).copies
            if chosen.count(option) > copies and self._decision.most > 1:
                name = option_name(option, self._locale)
                raise self._wrong("copies", card=name, n=copies, given=chosen.count(option))
        if given > self._decision.most:
            raise self._wrong("many", given=given, n=self._decision.most)
        if given < self._decision.least:
            raise self._wrong("few", given=given, n=self._decision.least)

    # -- errors ------------------------------------------------------------------------------------------------------

    def _listed(self, options: Sequence[Option]) -> str:
        return ", ".join(option_name(option, self._locale) for option in options)

    def _unknown(self, text: str) -> BadAnswer:
        known = matching(text, self._view.supply, self._locale)
        if len(known) == 1:
            return BadAnswer(not_now(known[0], self._decision, self._locale))
        return self._wrong("unknown", text=quoted(text))

    def _wrong(self, kind: str, **arguments: str | int) -> BadAnswer:
        return BadAnswer(self._locale.text(f"ask-wrong-{kind}", **arguments))
