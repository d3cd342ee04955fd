"""Reads one line of a strategy: a card with its condition, or the start of a section."""

from __future__ import annotations

import difflib
import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, cast, final

from throneroom.bots.strategies.amount import Amount, Arithmetic, Decimal, Number
from throneroom.bots.strategies.condition import ALWAYS, SIGNS, Both, Compare, Condition, Either, Not
from throneroom.bots.strategies.grammar import AMOUNTS, COUNTS, ENDGAME, SECTIONS, TYPE_COUNTS, parser
from throneroom.bots.strategies.mistakes import (
    Mistake,
    choose_from,
    did_you_mean,
    message,
    section_mistake,
    such_as,
    syntax_mistake,
    unknown_word,
    word_hint,
)
from throneroom.bots.strategies.node import TYPES, Node
from throneroom.bots.strategies.strategy import Line
from throneroom.cards.catalog import Catalog, UnknownCard, plain
from throneroom.engine.card import Card

if TYPE_CHECKING:
    from lark import ParseTree, Token

_TYPES: Final = {plain(word): types for word, types in TYPES}

# Operators as they are written elsewhere, and what they are here.
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

# Conditions are evaluated recursively, so one with more parts could overflow the stack.
_MOST_PARTS: Final = 200
_MOST_DIGITS: Final = 9
_MOST_DECIMALS: Final = 6


@final
class Header:
    """The line that names the strategy."""

    def __init__(self, name: str) -> None:
        self.name: Final = name


@final
class Section:
    """The line that starts a section."""

    def __init__(self, title: str) -> None:
        self.title: Final = title


@final
class Endgame:
    """The line that leaves the end of the game to tactics."""


@lru_cache(maxsize=4096)  # the search reads thousands of strategies with mostly the same lines
def read_line(line: str, catalog: Catalog) -> Header | Section | Endgame | Line:
    """Parse a line, given without its comment. Raise Mistake."""
    if line.strip().casefold() == ENDGAME:
        return Endgame()
    from lark.exceptions import UnexpectedCharacters, UnexpectedToken

    try:
        tree = parser().parse(line)
    except UnexpectedToken as error:
        at = len(line) if error.token.type == "$END" else error.token.start_pos or 0
        raise syntax_mistake(line, at, error.accepts or set(), catalog) from None
    except UnexpectedCharacters as error:
        raise syntax_mistake(line, cast("int", error.pos_in_stream), error.allowed or set(), catalog) from None

    first = cast("Token", tree.children[0])
    if tree.data == "header":
        return Header(" ".join(first.split()[1:]))
    if tree.data == "section":
        return Section(_section(first))
    if re.match(r"strategy\b", first, re.IGNORECASE):
        raise Mistake(_column(first), message("name", "the strategy's name is missing, or not on the first line"))
    card = _card(first, catalog)
    condition = cast("ParseTree | None", tree.children[2])
    return Line(card) if condition is None else Line(card, _condition(condition, catalog))


def _section(token: Token) -> str:
    title = token.removesuffix(":").strip()
    if title.casefold() not in SECTIONS:
        raise section_mistake(title, _column(token))
    return title.casefold()


def _card(token: Token, catalog: Catalog) -> Card:
    try:
        return catalog.find(token.strip('"'))
    except UnknownCard as unknown:
        amount = re.match(r"\d+\s+", token)
        if amount:
            name = str(token[amount.end() :])
            one = message("one-at-a-time", "a line names one card at a time")
            raise Mistake(
                _column(token), one, message("no-number", f"write {name} without the number", name=name)
            ) from None
        english = f"no card named {unknown.name!r}"
        no_card = message("no-card", english, name=repr(unknown.name))
        raise Mistake(_column(token), no_card, did_you_mean(unknown.suggestions)) from None


def _condition(tree: ParseTree, catalog: Catalog) -> Condition:
    """Build a condition from the inside out, without recursion, so that deep nesting is no problem."""
    from lark import Tree

    subtrees = list(tree.iter_subtrees())
    if len(subtrees) > _MOST_PARTS:
        english = f"a condition may have at most {_MOST_PARTS} parts, but this one has {len(subtrees)}"
        raise Mistake(1, message("parts", english, most=_MOST_PARTS, n=len(subtrees)))
    made: dict[int, Node] = {}
    for subtree in subtrees:
        parts = [made[id(child)] if isinstance(child, Tree) else child for child in subtree.children]
        made[id(subtree)] = _node(subtree.data, parts, catalog)
    return cast("Condition", made[id(tree)])


def _node(kind: str, parts: list[Any], catalog: Catalog) -> Node:
    """Build one node from its parts: nodes already built, and tokens."""
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
        hint = did_you_mean([meant]) if meant else choose_from(SIGNS)
        raise Mistake(
            _column(token), message("no-sign", f"unknown operator {str(token)!r}", sign=repr(str(token))), hint
        )
    return str(token)


def _number(token: Token, sign: int) -> Amount:
    whole, _, decimals = token.partition(".")
    if len(whole) > _MOST_DIGITS or len(decimals) > _MOST_DECIMALS:
        english = f"a number may have up to {_MOST_DIGITS} digits before the point and {_MOST_DECIMALS} after it"
        raise Mistake(
            _column(token),
            message("digits", f"{token} has too many digits", number=str(token)),
            message("digits-most", english, before=_MOST_DIGITS, behind=_MOST_DECIMALS),
        )
    return Decimal(sign * float(token)) if decimals else Number(sign * int(token))


def _amount(token: Token, catalog: Catalog) -> Amount:
    word = token.casefold()
    if word in COUNTS:
        needs = message("needs-card", f"{word} needs a card", word=word)
        raise Mistake(_column(token), needs, such_as(f"{word}(Province)"))
    if word not in AMOUNTS:
        is_card = any(plain(card.name) == plain(token) for card in catalog.cards)
        hint = did_you_mean([f"own({token})", f"left({token})"]) if is_card else word_hint(word)
        raise Mistake(_column(token), unknown_word(str(token)), hint)
    return AMOUNTS[word]()


def _counted(token: Token, name: Token, catalog: Catalog) -> Amount:
    word = token.casefold()
    if word in AMOUNTS:
        nothing = message("nothing-inside", f"{word} takes no parentheses", word=word)
        raise Mistake(_column(token), nothing, message("write-alone", f"write just {word}", word=word))
    if word not in COUNTS:
        raise Mistake(_column(token), unknown_word(str(token)), word_hint(word))
    types = _TYPES.get(plain(name))
    if types is None:
        return COUNTS[word](_card_or_type(name, catalog) if word in TYPE_COUNTS else _card(name, catalog))
    if word in TYPE_COUNTS:
        return TYPE_COUNTS[word](types)
    none = message("not-card", f"{word} needs a card, and {name} is not one", word=word, name=str(name))
    raise Mistake(_column(name), none, such_as(f"{word}(Province)"))


def _card_or_type(token: Token, catalog: Catalog) -> Card:
    """Return the card with this name. If there is none, the mistake suggests types too."""
    try:
        return catalog.find(token.strip('"'))
    except UnknownCard as unknown:
        types = difflib.get_close_matches(plain(token), list(_TYPES), n=2)
        names = [word for word, _ in TYPES if plain(word) in types] + unknown.suggestions
        english = f"no card or type named {unknown.name!r}"
        neither = message("no-card-or-type", english, name=repr(unknown.name))
        raise Mistake(_column(token), neither, did_you_mean(names[:3])) from None


def _column(token: Token) -> int:
    return (token.start_pos or 0) + 1
