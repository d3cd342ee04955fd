"""Strategies as text: one card on each line, the best first, each with its condition. See docs/strategies.md.

strategy big-money
Province if money > 18
Gold
Silver
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast, final

from throneroom.bots.condition import (
    ALWAYS,
    BARE_NAME,
    OPERATIONS,
    SIGNS,
    TYPES,
    Actions,
    Amount,
    Arithmetic,
    Both,
    Buys,
    Coins,
    Compare,
    Condition,
    Decimal,
    Either,
    Empty,
    InHand,
    Lead,
    Left,
    Money,
    Node,
    Not,
    Number,
    Opponents,
    Own,
    OwnType,
    Turn,
)
from throneroom.bots.strategy import Line, Strategy
from throneroom.cards.catalog import Catalog, UnknownCard, plain
from throneroom.engine.card import Card

if TYPE_CHECKING:
    # Known only while text is read: who only plays does not wait for it.
    from lark import Lark, ParseTree, Token

_GRAMMAR: Final = r"""
    line: HEADER -> header
        | SECTION -> section
        | NAME [IF condition] -> entry

    ?condition: both | condition OR both -> either
    ?both: negated | both AND negated -> both
    ?negated: compared | NOT negated -> negate
    ?compared: sum SIGN sum -> compare
        | "(" condition ")"
        | ALWAYS -> always
    ?sum: product | sum (PLUS | MINUS) product -> arithmetic
    ?product: factor | product (TIMES | OVER) factor -> arithmetic
    ?factor: NUMBER -> number
        | MINUS NUMBER -> negative
        | WORD -> amount
        | WORD "(" NAME ")" -> counted
        | "(" sum ")"

    HEADER.3: /strategy(?=\s)[^#]*/i
    SECTION.2: /[^\W\d][^:"()<>=]*:/
    NAME: /BARE_NAME|"[^"]*"/
    IF.2: /if\b/i
    OR.2: /or\b/i
    AND.2: /and\b/i
    NOT.2: /not\b/i
    ALWAYS.2: /always\b/i
    WORD: /(?!(?:if|or|and|not|always)\b)[^\W\d]\w*/i
    NUMBER: /\d+(?:\.\d+)?/
    SIGN: /[<>=!≤≥≠]+/
    PLUS: "+"
    MINUS: "-"
    TIMES: "*"
    OVER: "/"

    %ignore /\s+/
""".replace("BARE_NAME", BARE_NAME)

SECTIONS: Final = ("buy", "gain", "trash", "discard", "play")

AMOUNTS: Final[dict[str, type[Amount]]] = {
    "money": Money,
    "turn": Turn,
    "lead": Lead,
    "empty": Empty,
    "coins": Coins,
    "buys": Buys,
    "actions": Actions,
}
COUNTS: Final[dict[str, type[Left | Own | InHand | Opponents]]] = {
    "left": Left,
    "own": Own,
    "hand": InHand,
    "opponents": Opponents,
}
_TYPES: Final = {plain(word): types for word, types in TYPES}
_KEYWORDS: Final = ("if", "and", "or", "not", "always")

# How other languages write the signs.
_MEANT: Final = {
    "==": "=",
    "===": "=",
    "=>": ">=",
    "=<": "<=",
    "<>": "!=",
    "!": "!=",
    "=!": "!=",
    "!==": "!=",
    "≤": "<=",
    "≥": ">=",
    "≠": "!=",
}

_END: Final = "the end of the line"

# A condition is followed part by part, and a deeper one would exhaust the stack.
_MOST_PARTS: Final = 200
_MOST_DIGITS: Final = 9
_MOST_DECIMALS: Final = 6


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


class UnknownStrategy(ValueError):
    """A name that no built-in strategy has."""

    def __init__(self, name: str, suggestions: list[str]) -> None:
        super().__init__(name, suggestions)
        self.name: Final = name
        self.suggestions: Final = suggestions

    def __str__(self) -> str:
        hint = _did_you_mean(self.suggestions) or f"there are {', '.join(builtin_names())}"
        return f"there is no strategy {self.name!r}; {hint}"


# -- reading and writing -----------------------------------------------------------------------------------------------


def read_strategy(text: str, catalog: Catalog, name: str, file: str = "") -> Strategy:
    """The strategy that the text describes; `name` is for one that does not give its own.

    Raises BadStrategy, which tells `file`, or else `name`, as the place.
    """
    place = file or name
    sections: dict[str, list[Line]] = {section: [] for section in SECTIONS}
    section = SECTIONS[0]
    is_first = True
    lines = text.removeprefix("\ufeff").split("\n")
    for number, line in enumerate(lines, 1):
        content = line.partition("#")[0].rstrip()
        if not content.strip():
            continue
        try:
            read = _read_line(content, catalog)
            if isinstance(read, Line):
                sections[section].append(read)
            elif isinstance(read, _Section):
                section = read.title
            elif is_first:
                name = read.name
            else:
                raise _Wrong(1, "the name of the strategy comes first", "move this line to the top")
        except _Wrong as wrong:
            raise BadStrategy(wrong.problem, wrong.suggestion, number, wrong.column, place) from None
        is_first = False
    if not sections["buy"]:
        raise BadStrategy(
            "nothing is bought", "write one card on each line, such as: Province if money > 18", len(lines), 1, place
        )
    buys, gains, trashes, discards, plays = (tuple(sections[title]) for title in SECTIONS)
    return Strategy(name, buys, gains, trashes, discards, plays)


def load_strategy(path: str | Path, catalog: Catalog) -> Strategy:
    """The strategy in a file; it is named after the file unless it gives its own name."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        before = error.object[: error.start]
        column = error.start - before.rfind(b"\n")
        raise BadStrategy(
            "this is not text", "save the file as UTF-8", before.count(b"\n") + 1, column, str(path)
        ) from None
    return read_strategy(text, catalog, path.stem, str(path))


def strategy_text(strategy: Strategy) -> str:
    """The strategy in the language. Read again, it gives an equal one."""
    name = strategy.name
    if name != " ".join(name.split()) or "#" in name:
        raise ValueError(f"a strategy's name is one line without '#' and without doubled or outer spaces, not {name!r}")
    paragraphs = [[f"strategy {name}"]] if name else []
    paragraphs.append([line.text() for line in strategy.buys])
    others = (strategy.gains, strategy.trashes, strategy.discards, strategy.plays)
    for section, lines in zip(SECTIONS[1:], others, strict=True):
        if lines:
            paragraphs.append([f"{section}:", *(line.text() for line in lines)])
    return "\n\n".join("\n".join(lines) for lines in paragraphs) + "\n"


def builtin_names() -> tuple[str, ...]:
    """The names of the strategies that come with throneroom."""
    return tuple(
        sorted(entry.name.removesuffix(".txt") for entry in _builtins().iterdir() if entry.name.endswith(".txt"))
    )


@cache
def builtin(name: str) -> Strategy:
    """The built-in strategy of this name."""
    names = builtin_names()
    if name not in names:
        raise UnknownStrategy(name, difflib.get_close_matches(name, names, n=3))
    file = _builtins() / f"{name}.txt"
    return read_strategy(file.read_text(encoding="utf-8"), Catalog(), name, str(file))


def _builtins() -> Traversable:
    return resources.files("throneroom.bots") / "strategies"


# -- one line ----------------------------------------------------------------------------------------------------------


class _Wrong(Exception):
    """What is wrong in a line, and where."""

    def __init__(self, column: int, problem: str, suggestion: str = "") -> None:
        super().__init__(problem)
        self.column: Final = column
        self.problem: Final = problem
        self.suggestion: Final = suggestion


@final
class _Header:
    """The line that names the strategy."""

    def __init__(self, name: str) -> None:
        self.name: Final = name


@final
class _Section:
    """The line that begins a section."""

    def __init__(self, title: str) -> None:
        self.title: Final = title


@cache
def _parser() -> Lark:
    from lark import Lark

    return Lark(_GRAMMAR, parser="lalr", start="line", maybe_placeholders=True)


def _read_line(line: str, catalog: Catalog) -> _Header | _Section | Line:
    from lark.exceptions import UnexpectedCharacters, UnexpectedToken

    try:
        tree = _parser().parse(line)
    except UnexpectedToken as error:
        at = len(line) if error.token.type == "$END" else error.token.start_pos or 0
        raise _misread(line, at, error.accepts or set(), catalog) from None
    except UnexpectedCharacters as error:
        raise _misread(line, cast("int", error.pos_in_stream), error.allowed or set(), catalog) from None

    first = cast("Token", tree.children[0])
    if tree.data == "header":
        return _Header(" ".join(first.split()[1:]))
    if tree.data == "section":
        return _Section(_section(first))
    if re.match(r"strategy\b", first, re.IGNORECASE):
        raise _Wrong(_column(first), "the name of the strategy is missing, or not in the first line")
    card = _card(first, catalog)
    condition = cast("ParseTree | None", tree.children[2])
    return Line(card) if condition is None else Line(card, _condition(condition, catalog))


def _section(token: Token) -> str:
    return _section_named(token.removesuffix(":").strip(), _column(token))


def _section_named(title: str, column: int) -> str:
    if title.casefold() not in SECTIONS:
        close = difflib.get_close_matches(title.casefold(), SECTIONS, n=1)
        hint = _did_you_mean([f"{word}:" for word in close]) or _there_are([f"{word}:" for word in SECTIONS])
        raise _Wrong(column, f"there is no section {title!r}", hint)
    return title.casefold()


def _card(token: Token, catalog: Catalog) -> Card:
    try:
        return catalog.find(token.strip('"'))
    except UnknownCard as unknown:
        amount = re.match(r"\d+\s+", token)
        if amount:
            raise _Wrong(
                _column(token), "a line takes one card at a time", f"write {token[amount.end() :]} without the number"
            ) from None
        raise _Wrong(_column(token), f"there is no card {unknown.name!r}", _did_you_mean(unknown.suggestions)) from None


def _condition(tree: ParseTree, catalog: Catalog) -> Condition:
    """Put together from the innermost parts outwards, without recursion, however deep the text is."""
    from lark import Tree

    subtrees = list(tree.iter_subtrees())
    if len(subtrees) > _MOST_PARTS:
        raise _Wrong(1, f"a condition may have {_MOST_PARTS} parts, and this one has {len(subtrees)}")
    made: dict[int, Node] = {}
    for subtree in subtrees:
        parts = [made[id(child)] if isinstance(child, Tree) else child for child in subtree.children]
        made[id(subtree)] = _node(subtree.data, parts, catalog)
    return cast("Condition", made[id(tree)])


def _node(kind: str, parts: list[Any], catalog: Catalog) -> Node:
    """One part of a condition from its own parts: nodes already made, and tokens."""
    match kind, parts:
        case "either", [left, _, right]:
            return Either(left, right)
        case "both", [left, _, right]:
            return Both(left, right)
        case "negate", [_, condition]:
            return Not(condition)
        case "compare", [left, sign, right]:
            return Compare(_sign(sign), left, right)
        case "arithmetic", [left, sign, right]:
            return Arithmetic(str(sign), left, right)
        case "number", [digits]:
            return _number(digits, 1)
        case "negative", [_, digits]:
            return _number(digits, -1)
        case "amount", [word]:
            return _amount(word, catalog)
        case "counted", [word, name]:
            return _counted(word, name, catalog)
        case _:
            return ALWAYS


def _sign(token: Token) -> str:
    if token not in SIGNS:
        meant = _MEANT.get(token)
        hint = _did_you_mean([meant]) if meant else _there_are(SIGNS)
        raise _Wrong(_column(token), f"there is no sign {str(token)!r}", hint)
    return str(token)


def _number(token: Token, sign: int) -> Amount:
    whole, _, decimals = token.partition(".")
    if len(whole) > _MOST_DIGITS or len(decimals) > _MOST_DECIMALS:
        raise _Wrong(
            _column(token),
            f"{token} has too many digits",
            f"a number may have {_MOST_DIGITS} digits before the point and {_MOST_DECIMALS} behind it",
        )
    return Decimal(sign * float(token)) if decimals else Number(sign * int(token))


def _amount(token: Token, catalog: Catalog) -> Amount:
    word = token.casefold()
    if word in COUNTS:
        raise _Wrong(_column(token), f"{word} needs a card", f"such as {word}(Province)")
    if word not in AMOUNTS:
        is_card = any(plain(card.name) == plain(token) for card in catalog.cards)
        hint = _did_you_mean([f"own({token})", f"left({token})"]) if is_card else _close_word(word)
        raise _Wrong(_column(token), f"there is no word {str(token)!r}", hint)
    return AMOUNTS[word]()


def _counted(token: Token, name: Token, catalog: Catalog) -> Amount:
    word = token.casefold()
    if word in AMOUNTS:
        raise _Wrong(_column(token), f"{word} takes nothing in parentheses", f"write {word} alone")
    if word not in COUNTS:
        raise _Wrong(_column(token), f"there is no word {str(token)!r}", _close_word(word))
    types = _TYPES.get(plain(name))
    if types is None:
        return COUNTS[word](_card_or_type(name, catalog) if word == "own" else _card(name, catalog))
    if word == "own":
        return OwnType(types)
    raise _Wrong(_column(name), f"{word} needs a card, and {name} is none", f"only own({name}) counts more than a card")


def _card_or_type(token: Token, catalog: Catalog) -> Card:
    """The card, and if there is none, an error that thinks of the types too."""
    try:
        return catalog.find(token.strip('"'))
    except UnknownCard as unknown:
        types = difflib.get_close_matches(plain(token), list(_TYPES), n=2)
        names = [word for word, _ in TYPES if plain(word) in types] + unknown.suggestions
        raise _Wrong(_column(token), f"there is no card or type {unknown.name!r}", _did_you_mean(names[:3])) from None


# -- what is wrong with a line -----------------------------------------------------------------------------------------


def _misread(line: str, at: int, allowed: set[str], catalog: Catalog) -> _Wrong:
    """What is wrong where the parser stopped, by what would have been allowed there."""
    rest = line[at:]
    before = line[:at].rstrip()
    column = at + 1
    found = re.match(r"\w+|[<>=!≤≥≠]+|.", rest)
    this = found[0] if found else _END
    opened = _never_closed(line)
    if line.count('"') % 2:
        return _Wrong(line.rindex('"') + 1, "this quotation mark is never closed", 'write another " after the name')
    if opened is not None and not rest:
        return _Wrong(opened + 1, "this parenthesis is never closed", "write a ) where it ends")
    if this == ")" and before.count("(") == before.count(")"):
        return _Wrong(column, "this parenthesis was never opened", "leave it out, or write a ( where it begins")

    if "SECTION" in allowed:
        if this.casefold() == "if":
            return _Wrong(column, "the card is missing before 'if'", "such as: Province if money > 18")
        return _Wrong(
            column, f"a line begins with a card or a section, not with {this!r}", "such as: Province if money > 18"
        )
    if allowed == {"NAME"}:
        return _Wrong(column, "the card is missing in the parentheses", f"such as {_last_word(before)}(Province)")
    if allowed == {"$END"}:
        title = before.removesuffix(":").strip()
        if title.casefold() == "strategy":
            return _Wrong(len(before), "the name of the strategy follows without a colon", f"write {title} {rest}")
        _section_named(title, len(line) - len(line.lstrip()) + 1)
        return _Wrong(column, "a section's name stands alone on its line", f"write {rest} on the next line")
    if "IF" in allowed:
        return _after_card(line, at, this, catalog)
    if "NUMBER" in allowed:
        return _no_operand(column, before, this)
    return _no_sign(column, before, this, allowed)


def _after_card(line: str, at: int, this: str, catalog: Catalog) -> _Wrong:
    """Something other than a condition follows the card, or what was taken for a card is more than that."""
    words = list(re.finditer(r"\S+", line[:at]))
    for number in range(len(words) - 1, 0, -1):
        end = words[number - 1].end()
        try:
            card = catalog.find(line[:end])
        except UnknownCard:
            continue
        following = words[number]
        return _Wrong(
            following.start() + 1,
            f"'if' is missing after {card.name}",
            "did you mean if?" if _is_close(following[0], "if") else f"write {card.name} if {line[end:].strip()}",
        )
    if this in (",", ";"):
        return _Wrong(at + 1, "a line takes one card", "write the next card on the next line")
    return _Wrong(
        at + 1, f"after the card comes 'if' or the end of the line, not {this!r}", "such as: Gold if turn < 9"
    )


def _no_operand(column: int, before: str, this: str) -> _Wrong:
    """An amount or a condition should stand here."""
    last = _last_word(before)
    if last in ("if", "and", "or", "not"):
        return _Wrong(column, f"the condition is missing after {last!r}", f"such as: {last} money > 18")
    if this[0] in "<>=!≤≥≠" or this in OPERATIONS or this == ")" or this.casefold() in _KEYWORDS or this == _END:
        return _Wrong(column, f"an amount is missing after {before[-1]!r}", "such as 18, money or own(Gold)")
    return _Wrong(column, f"{this!r} is no amount", "such as 18, money or own(Gold)")


def _no_sign(column: int, before: str, this: str, allowed: set[str]) -> _Wrong:
    """An amount or a condition is complete, and something follows that cannot."""
    last = _last_word(before)
    if last in COUNTS and re.match(r"\w", this):
        return _Wrong(column, f"{last} needs its card in parentheses", f"such as {last}({this})")
    if this[0] in "<>=!≤≥≠":
        return _Wrong(column, "a comparison has two sides", "join two comparisons by and: turn > 2 and turn < 9")
    close = difflib.get_close_matches(this.casefold(), ("and", "or"), n=1, cutoff=0.5)
    if close and "SIGN" not in allowed:
        return _Wrong(column, f"there is no word {this!r}", _did_you_mean(close))
    if "SIGN" in allowed and (this == _END or re.match(r"[\w)]", this)):
        return _Wrong(column, f"a comparison is missing before {_quoted(this)}", "such as: money > 18")
    return _Wrong(column, f"{_quoted(this)} cannot follow here", "join conditions by and, or; amounts by + - * /")


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


def _column(token: Token) -> int:
    return (token.start_pos or 0) + 1


def _last_word(text: str) -> str:
    word = re.search(r"(\w+)\W*$", text)
    return word[1].casefold() if word else ""


def _is_close(word: str, other: str) -> bool:
    return bool(difflib.get_close_matches(word.casefold(), [other]))


def _close_word(word: str) -> str:
    words = [*AMOUNTS, *COUNTS, *_KEYWORDS]
    close = difflib.get_close_matches(word, words, n=2)
    return _did_you_mean(close) or _there_are([*AMOUNTS, *(f"{count}(...)" for count in COUNTS)])


def _did_you_mean(names: Sequence[str]) -> str:
    return f"did you mean {' or '.join(names)}?" if names else ""


def _there_are(names: Sequence[str]) -> str:
    return f"there are {', '.join(names)}"
