"""The grammar of a strategy's line, and the words of the language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from throneroom.bots.strategies.amount import Actions, Amount, Buys, Coins, Empty, Lead, Money, Played, Purse, Turn
from throneroom.bots.strategies.card_counts import InHand, InHandType, Left, Opponents, OpponentsType, Own, OwnType
from throneroom.bots.strategies.node import BARE_NAME

if TYPE_CHECKING:
    # Imported only when text is parsed: it is slow to import.
    from lark import Lark

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
ENDGAME: Final = "endgame"  # written on a line of its own
KEYWORDS: Final = ("if", "and", "or", "not", "always")

AMOUNTS: Final[dict[str, type[Amount]]] = {
    "money": Money,
    "turn": Turn,
    "lead": Lead,
    "empty": Empty,
    "coins": Coins,
    "purse": Purse,
    "buys": Buys,
    "actions": Actions,
    "played": Played,
}
COUNTS: Final[dict[str, type[Left | Own | InHand | Opponents]]] = {
    "left": Left,
    "own": Own,
    "hand": InHand,
    "opponents": Opponents,
}
TYPE_COUNTS: Final[dict[str, type[OwnType | InHandType | OpponentsType]]] = {
    "own": OwnType,
    "hand": InHandType,
    "opponents": OpponentsType,
}


@cache
def parser() -> Lark:
    from lark import Lark

    return Lark(_GRAMMAR, parser="lalr", start="line", maybe_placeholders=True)
