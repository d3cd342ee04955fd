"""Mistakes in the text of a strategy: what is wrong, where, and how to fix it."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from typing import Final

from throneroom.bots.strategies.amount import OPERATIONS
from throneroom.bots.strategies.grammar import AMOUNTS, COUNTS, KEYWORDS, SECTIONS
from throneroom.cards.catalog import Catalog, UnknownCard
from throneroom.engine.localizable import Localizable, OneOf, Problem, localizable, or_list, untranslated

_END: Final = "the end of the line"
_EXAMPLE: Final = "Province if money > 18"


class BadStrategy(Problem):
    """A text that is not a valid strategy: where, what is wrong, and how to fix it."""

    def __init__(
        self, problem: Localizable, suggestion: Localizable | None, *, line: int, column: int, file: str
    ) -> None:
        place = f"{file}:{line}:{column}"
        if suggestion is None:
            super().__init__("strategy-wrong", f"{place}: {problem}", place=place, problem=problem)
        else:
            english = f"{place}: {problem}; {suggestion}"
            super().__init__("strategy-wrong-hint", english, place=place, problem=problem, hint=suggestion)
        self.problem: Final = str(problem)
        self.suggestion: Final = "" if suggestion is None else str(suggestion)
        self.line: Final = line
        self.column: Final = column
        self.file: Final = file


class Mistake(Exception):
    """What is wrong in a line, and in which column."""

    def __init__(self, column: int, problem: Localizable, suggestion: Localizable | None = None) -> None:
        super().__init__(str(problem))
        self.column: Final = column
        self.problem: Final = problem
        self.suggestion: Final = suggestion


def message(key: str, english: str, **facts: object) -> Localizable:
    """Return a problem or a hint."""
    return localizable(f"strategy-{key}", english, **facts)


def example(text: str) -> Localizable:
    """Return a hint: an example of a whole line."""
    return message("example", f"for example: {text}", example=text)


def such_as(text: str) -> Localizable:
    """Return a hint: an example of an expression."""
    return message("such-as", f"for example {text}", example=text)


def write(text: str) -> Localizable:
    """Return a hint: what to write here."""
    return message("write", f"write {text}", text=text)


def syntax_mistake(line: str, at: int, allowed: set[str], catalog: Catalog) -> Mistake:
    """Explain why the parser stopped at an index, given the tokens that were allowed there."""
    rest = line[at:]
    before = line[:at].rstrip()
    column = at + 1
    found = re.match(r"\w+|[<>=!≤≥≠]+|.", rest)
    this = found[0] if found else _END
    opened = _never_closed(line)
    if line.count('"') % 2:
        mark = message("mark", "this quotation mark is never closed")
        return Mistake(line.rindex('"') + 1, mark, message("close-mark", 'add another " after the name'))
    if opened is not None and not rest:
        return Mistake(
            opened + 1, message("open", "this parenthesis is never closed"), message("close", "add a ) where it ends")
        )
    if this == ")" and before.count("(") == before.count(")"):
        closed = message("closed", "this parenthesis was never opened")
        return Mistake(column, closed, message("open-it", "remove it, or add a ( where it begins"))

    if "SECTION" in allowed:
        if this.casefold() == "if":
            return Mistake(column, message("no-card-before", "the card before 'if' is missing"), example(_EXAMPLE))
        english = f"a line starts with a card or a section, not with {this!r}"
        return Mistake(column, message("begins", english, text=repr(this)), example(_EXAMPLE))
    if allowed == {"NAME"}:
        missing = message("no-card-inside", "the parentheses need a card")
        return Mistake(column, missing, such_as(f"{_last_word(before)}(Province)"))
    if allowed == {"$END"}:
        title = before.removesuffix(":").strip()
        if title.casefold() == "strategy":
            colon = message("colon", "'strategy' takes no colon")
            return Mistake(len(before), colon, write(f"{title} {rest}"))
        if title.casefold() not in SECTIONS:
            return section_mistake(title, len(line) - len(line.lstrip()) + 1)
        alone = message("alone", "a section heading needs its own line")
        return Mistake(column, alone, message("next-line", f"move {rest} to the next line", text=rest))
    if "IF" in allowed:
        return _after_card(line, at, this, catalog)
    if "NUMBER" in allowed:
        return _no_operand(column, before, this)
    return _no_sign(column, before, this, allowed)


def _after_card(line: str, at: int, this: str, catalog: Catalog) -> Mistake:
    """Explain wrong text after the card: no condition, or a condition without its "if"."""
    words = list(re.finditer(r"\S+", line[:at]))
    for number in range(len(words) - 1, 0, -1):
        end = words[number - 1].end()
        try:
            card = catalog.find(line[:end])
        except UnknownCard:
            continue
        following = words[number]
        hint = did_you_mean(["if"]) if _is_close(following[0], "if") else write(f"{card.name} if {line[end:].strip()}")
        missing = message("no-if", f"'if' is missing after {card.name}", card=card.name)
        return Mistake(following.start() + 1, missing, hint)
    if this in (",", ";"):
        next_card = message("next-card", "put the next card on the next line")
        return Mistake(at + 1, message("one-card", "a line takes only one card"), next_card)
    english = f"expected 'if' or the end of the line after the card, not {this!r}"
    return Mistake(at + 1, message("after-card", english, text=repr(this)), example("Gold if turn < 9"))


def _no_operand(column: int, before: str, this: str) -> Mistake:
    """Explain a missing amount or condition."""
    last = _last_word(before)
    if last in ("if", "and", "or", "not"):
        missing = message("no-condition", f"a condition is missing after {last!r}", word=repr(last))
        return Mistake(column, missing, example(f"{last} money > 18"))
    if this[0] in "<>=!≤≥≠" or this in OPERATIONS or this == ")" or this.casefold() in KEYWORDS or this == _END:
        missing = message("no-amount", f"an amount is missing after {before[-1]!r}", sign=repr(before[-1]))
        return Mistake(column, missing, _amounts())
    return Mistake(column, message("not-amount", f"{this!r} is not an amount", text=repr(this)), _amounts())


def _amounts() -> Localizable:
    return message("amounts", "for example 18, money or own(Gold)")


def _no_sign(column: int, before: str, this: str, allowed: set[str]) -> Mistake:
    """Explain text that cannot follow a complete amount or condition."""
    last = _last_word(before)
    if last in COUNTS and re.match(r"\w", this):
        english = f"{last} needs its card in parentheses"
        return Mistake(column, message("parentheses", english, word=last), such_as(f"{last}({this})"))
    if this[0] in "<>=!≤≥≠":
        join = message("join", "join two comparisons with and: turn > 2 and turn < 9")
        return Mistake(column, message("sides", "a comparison has only two sides"), join)
    close = difflib.get_close_matches(this.casefold(), ("and", "or"), n=1, cutoff=0.5)
    if close and "SIGN" not in allowed:
        return Mistake(column, unknown_word(this), did_you_mean(close))
    if "SIGN" in allowed and (this == _END or re.match(r"[\w)]", this)):
        english = f"a comparison is missing before {_quoted(this)}"
        return Mistake(column, message("no-comparison", english, text=_quoted(this)), example("money > 18"))
    english = f"{_quoted(this)} is not allowed here"
    signs = message("signs", "join conditions with and, or; amounts with + - * /")
    return Mistake(column, message("follow", english, text=_quoted(this)), signs)


def section_mistake(title: str, column: int) -> Mistake:
    close = difflib.get_close_matches(title.casefold(), SECTIONS, n=1)
    hint = did_you_mean([f"{word}:" for word in close]) or choose_from([f"{word}:" for word in SECTIONS])
    return Mistake(column, message("no-section", f"no section named {title!r}", title=repr(title)), hint)


def unknown_word(word: str) -> Localizable:
    return message("no-word", f"unknown word {word!r}", word=repr(word))


def _quoted(this: str) -> Localizable:
    return message("end", _END) if this == _END else untranslated(repr(this))


def _never_closed(line: str) -> int | None:
    """Return the index of the last parenthesis that is never closed."""
    opened: list[int] = []
    for at, letter in enumerate(line):
        if letter == "(":
            opened.append(at)
        elif letter == ")" and opened:
            opened.pop()
    return opened[-1] if opened else None


def _last_word(text: str) -> str:
    word = re.search(r"(\w+)\W*$", text)
    return word[1].casefold() if word else ""


def _is_close(word: str, other: str) -> bool:
    return bool(difflib.get_close_matches(word.casefold(), [other]))


def word_hint(word: str) -> Localizable:
    """Return a hint: words similar to an unknown one, or else all words."""
    words = [*AMOUNTS, *COUNTS, *KEYWORDS]
    close = difflib.get_close_matches(word, words, n=2)
    return did_you_mean(close) or choose_from([*AMOUNTS, *(f"{count}(...)" for count in COUNTS)])


def did_you_mean(names: Sequence[str]) -> Localizable | None:
    if not names:
        return None
    return message("did-you-mean", f"did you mean {or_list(list(names))}?", names=OneOf(list(names)))


def choose_from(names: Sequence[str]) -> Localizable:
    return message("there-are", f"choose from {', '.join(names)}", names=list(names))
