"""What is wrong with a text that is no strategy, where, and what would be right."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from typing import Final

from throneroom.bots.amount import OPERATIONS
from throneroom.bots.grammar import AMOUNTS, COUNTS, KEYWORDS, SECTIONS
from throneroom.cards.catalog import Catalog, UnknownCard

_END: Final = "the end of the line"


class BadStrategy(ValueError):
    """A text that is no strategy: where, what is wrong, and what would be right."""

    def __init__(self, problem: str, suggestion: str, line: int, column: int, file: str) -> None:
        super().__init__(problem, suggestion, line, column, file)
        self.problem: Final = problem
        self.suggestion: Final = suggestion
        self.line: Final = line
        self.column: Final = column
        self.file: Final = file

    def __str__(self) -> str:
        hint = f"; {self.suggestion}" if self.suggestion else ""
        return f"{self.file}:{self.line}:{self.column}: {self.problem}{hint}"


class Wrong(Exception):
    """What is wrong in a line, and in which column."""

    def __init__(self, column: int, problem: str, suggestion: str = "") -> None:
        super().__init__(problem)
        self.column: Final = column
        self.problem: Final = problem
        self.suggestion: Final = suggestion


def misread(line: str, at: int, allowed: set[str], catalog: Catalog) -> Wrong:
    """What is wrong where the parser stopped, by what would have been allowed there."""
    rest = line[at:]
    before = line[:at].rstrip()
    column = at + 1
    found = re.match(r"\w+|[<>=!≤≥≠]+|.", rest)
    this = found[0] if found else _END
    opened = _never_closed(line)
    if line.count('"') % 2:
        return Wrong(line.rindex('"') + 1, "this quotation mark is never closed", 'write another " after the name')
    if opened is not None and not rest:
        return Wrong(opened + 1, "this parenthesis is never closed", "write a ) where it ends")
    if this == ")" and before.count("(") == before.count(")"):
        return Wrong(column, "this parenthesis was never opened", "leave it out, or write a ( where it begins")

    if "SECTION" in allowed:
        if this.casefold() == "if":
            return Wrong(column, "the card is missing before 'if'", "such as: Province if money > 18")
        return Wrong(
            column, f"a line begins with a card or a section, not with {this!r}", "such as: Province if money > 18"
        )
    if allowed == {"NAME"}:
        return Wrong(column, "the card is missing in the parentheses", f"such as {_last_word(before)}(Province)")
    if allowed == {"$END"}:
        title = before.removesuffix(":").strip()
        if title.casefold() == "strategy":
            return Wrong(len(before), "the name of the strategy follows without a colon", f"write {title} {rest}")
        if title.casefold() not in SECTIONS:
            return no_section(title, len(line) - len(line.lstrip()) + 1)
        return Wrong(column, "a section's name stands alone on its line", f"write {rest} on the next line")
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
        return Wrong(
            following.start() + 1,
            f"'if' is missing after {card.name}",
            "did you mean if?" if _is_close(following[0], "if") else f"write {card.name} if {line[end:].strip()}",
        )
    if this in (",", ";"):
        return Wrong(at + 1, "a line takes one card", "write the next card on the next line")
    return Wrong(at + 1, f"after the card comes 'if' or the end of the line, not {this!r}", "such as: Gold if turn < 9")


def _no_operand(column: int, before: str, this: str) -> Wrong:
    """An amount or a condition should stand here."""
    last = _last_word(before)
    if last in ("if", "and", "or", "not"):
        return Wrong(column, f"the condition is missing after {last!r}", f"such as: {last} money > 18")
    if this[0] in "<>=!≤≥≠" or this in OPERATIONS or this == ")" or this.casefold() in KEYWORDS or this == _END:
        return Wrong(column, f"an amount is missing after {before[-1]!r}", "such as 18, money or own(Gold)")
    return Wrong(column, f"{this!r} is no amount", "such as 18, money or own(Gold)")


def _no_sign(column: int, before: str, this: str, allowed: set[str]) -> Wrong:
    """An amount or a condition is complete, and something follows that cannot."""
    last = _last_word(before)
    if last in COUNTS and re.match(r"\w", this):
        return Wrong(column, f"{last} needs its card in parentheses", f"such as {last}({this})")
    if this[0] in "<>=!≤≥≠":
        return Wrong(column, "a comparison has two sides", "join two comparisons by and: turn > 2 and turn < 9")
    close = difflib.get_close_matches(this.casefold(), ("and", "or"), n=1, cutoff=0.5)
    if close and "SIGN" not in allowed:
        return Wrong(column, f"there is no word {this!r}", did_you_mean(close))
    if "SIGN" in allowed and (this == _END or re.match(r"[\w)]", this)):
        return Wrong(column, f"a comparison is missing before {_quoted(this)}", "such as: money > 18")
    return Wrong(column, f"{_quoted(this)} cannot follow here", "join conditions by and, or; amounts by + - * /")


def no_section(title: str, column: int) -> Wrong:
    close = difflib.get_close_matches(title.casefold(), SECTIONS, n=1)
    hint = did_you_mean([f"{word}:" for word in close]) or there_are([f"{word}:" for word in SECTIONS])
    return Wrong(column, f"there is no section {title!r}", hint)


def _quoted(this: str) -> str:
    return this if this == _END else repr(this)


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


def close_word(word: str) -> str:
    """A hint at the words that an unknown one may mean, or at all there are."""
    words = [*AMOUNTS, *COUNTS, *KEYWORDS]
    close = difflib.get_close_matches(word, words, n=2)
    return did_you_mean(close) or there_are([*AMOUNTS, *(f"{count}(...)" for count in COUNTS)])


def did_you_mean(names: Sequence[str]) -> str:
    return f"did you mean {' or '.join(names)}?" if names else ""


def there_are(names: Sequence[str]) -> str:
    return f"there are {', '.join(names)}"
