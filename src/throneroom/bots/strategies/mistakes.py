"""What is wrong with a text that is no strategy, where, and what would be right."""

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
    """A text that is no strategy: where, what is wrong, and what would be right."""

    def __init__(self, problem: Localizable, suggestion: Localizable | None, line: int, column: int, file: str) -> None:
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


class Wrong(Exception):
    """What is wrong in a line, and in which column."""

    def __init__(self, column: int, problem: Localizable, suggestion: Localizable | None = None) -> None:
        super().__init__(str(problem))
        self.column: Final = column
        self.problem: Final = problem
        self.suggestion: Final = suggestion


def it(key: str, english: str, **facts: object) -> Localizable:
    """What is wrong, or a hint at what would be right."""
    return localizable(f"strategy-{key}", english, **facts)


def example(text: str) -> Localizable:
    """A hint: a whole line as it could be."""
    return it("example", f"for example: {text}", example=text)


def such_as(text: str) -> Localizable:
    """A hint: an expression as it could be."""
    return it("such-as", f"for example {text}", example=text)


def write(text: str) -> Localizable:
    """A hint: what to write here."""
    return it("write", f"write {text}", text=text)


def misread(line: str, at: int, allowed: set[str], catalog: Catalog) -> Wrong:
    """What is wrong where the parser stopped, by what would have been allowed there."""
    rest = line[at:]
    before = line[:at].rstrip()
    column = at + 1
    found = re.match(r"\w+|[<>=!≤≥≠]+|.", rest)
    this = found[0] if found else _END
    opened = _never_closed(line)
    if line.count('"') % 2:
        mark = it("mark", "this quotation mark is never closed")
        return Wrong(line.rindex('"') + 1, mark, it("close-mark", 'add another " after the name'))
    if opened is not None and not rest:
        return Wrong(opened + 1, it("open", "this parenthesis is never closed"), it("close", "add a ) where it ends"))
    if this == ")" and before.count("(") == before.count(")"):
        closed = it("closed", "this parenthesis was never opened")
        return Wrong(column, closed, it("open-it", "remove it, or add a ( where it begins"))

    if "SECTION" in allowed:
        if this.casefold() == "if":
            return Wrong(column, it("no-card-before", "the card before 'if' is missing"), example(_EXAMPLE))
        english = f"a line starts with a card or a section, not with {this!r}"
        return Wrong(column, it("begins", english, text=repr(this)), example(_EXAMPLE))
    if allowed == {"NAME"}:
        missing = it("no-card-inside", "the parentheses need a card")
        return Wrong(column, missing, such_as(f"{_last_word(before)}(Province)"))
    if allowed == {"$END"}:
        title = before.removesuffix(":").strip()
        if title.casefold() == "strategy":
            colon = it("colon", "'strategy' takes no colon")
            return Wrong(len(before), colon, write(f"{title} {rest}"))
        if title.casefold() not in SECTIONS:
            return no_section(title, len(line) - len(line.lstrip()) + 1)
        alone = it("alone", "a section heading needs its own line")
        return Wrong(column, alone, it("next-line", f"move {rest} to the next line", text=rest))
    if "IF" in allowed:
        return _after_card(line, at, this, catalog)
    if "NUMBER" in allowed:
        return _no_operand(column, before, this)
    return _no_sign(column, before, this, allowed)


def _after_card(line: str, at: int, this: str, catalog: Catalog) -> Wrong:
    """Something other than a condition follows the card, or what was taken for a card is more than that."""
    words = list(re.finditer(r"\S+", line[:at]))
    for number in range(len(words) - 1, 0, -1):
        end = words[number - 1].end()
        try:
            card = catalog.find(line[:end])
        except UnknownCard:
            continue
        following = words[number]
        hint = did_you_mean(["if"]) if _is_close(following[0], "if") else write(f"{card.name} if {line[end:].strip()}")
        missing = it("no-if", f"'if' is missing after {card.name}", card=card.name)
        return Wrong(following.start() + 1, missing, hint)
    if this in (",", ";"):
        next_card = it("next-card", "put the next card on the next line")
        return Wrong(at + 1, it("one-card", "a line takes only one card"), next_card)
    english = f"expected 'if' or the end of the line after the card, not {this!r}"
    return Wrong(at + 1, it("after-card", english, text=repr(this)), example("Gold if turn < 9"))


def _no_operand(column: int, before: str, this: str) -> Wrong:
    """An amount or a condition should stand here."""
    last = _last_word(before)
    if last in ("if", "and", "or", "not"):
        missing = it("no-condition", f"a condition is missing after {last!r}", word=repr(last))
        return Wrong(column, missing, example(f"{last} money > 18"))
    if this[0] in "<>=!≤≥≠" or this in OPERATIONS or this == ")" or this.casefold() in KEYWORDS or this == _END:
        missing = it("no-amount", f"an amount is missing after {before[-1]!r}", sign=repr(before[-1]))
        return Wrong(column, missing, _amounts())
    return Wrong(column, it("not-amount", f"{this!r} is not an amount", text=repr(this)), _amounts())


def _amounts() -> Localizable:
    return it("amounts", "for example 18, money or own(Gold)")


def _no_sign(column: int, before: str, this: str, allowed: set[str]) -> Wrong:
    """An amount or a condition is complete, and something follows that cannot."""
    last = _last_word(before)
    if last in COUNTS and re.match(r"\w", this):
        english = f"{last} needs its card in parentheses"
        return Wrong(column, it("parentheses", english, word=last), such_as(f"{last}({this})"))
    if this[0] in "<>=!≤≥≠":
        join = it("join", "join two comparisons with and: turn > 2 and turn < 9")
        return Wrong(column, it("sides", "a comparison has only two sides"), join)
    close = difflib.get_close_matches(this.casefold(), ("and", "or"), n=1, cutoff=0.5)
    if close and "SIGN" not in allowed:
        return Wrong(column, no_word(this), did_you_mean(close))
    if "SIGN" in allowed and (this == _END or re.match(r"[\w)]", this)):
        english = f"a comparison is missing before {_quoted(this)}"
        return Wrong(column, it("no-comparison", english, text=_quoted(this)), example("money > 18"))
    english = f"{_quoted(this)} is not allowed here"
    signs = it("signs", "join conditions with and, or; amounts with + - * /")
    return Wrong(column, it("follow", english, text=_quoted(this)), signs)


def no_section(title: str, column: int) -> Wrong:
    close = difflib.get_close_matches(title.casefold(), SECTIONS, n=1)
    hint = did_you_mean([f"{word}:" for word in close]) or there_are([f"{word}:" for word in SECTIONS])
    return Wrong(column, it("no-section", f"no section named {title!r}", title=repr(title)), hint)


def no_word(word: str) -> Localizable:
    return it("no-word", f"unknown word {word!r}", word=repr(word))


def _quoted(this: str) -> Localizable:
    return it("end", _END) if this == _END else untranslated(repr(this))


def _never_closed(line: str) -> int | None:
    """Where the last parenthesis stands that nothing closes."""
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


def close_word(word: str) -> Localizable:
    """A hint at the words that an unknown one may mean, or at all there are."""
    words = [*AMOUNTS, *COUNTS, *KEYWORDS]
    close = difflib.get_close_matches(word, words, n=2)
    return did_you_mean(close) or there_are([*AMOUNTS, *(f"{count}(...)" for count in COUNTS)])


def did_you_mean(names: Sequence[str]) -> Localizable | None:
    if not names:
        return None
    return it("did-you-mean", f"did you mean {or_list(list(names))}?", names=OneOf(list(names)))


def there_are(names: Sequence[str]) -> Localizable:
    return it("there-are", f"choose from {', '.join(names)}", names=list(names))
