"""The strategy language: reading, writing, and explaining mistakes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.helpers.paths import ROOT

from throneroom.bots.strategies.amount import Amount, Arithmetic, Decimal, Lead, Money, Number, Turn
from throneroom.bots.strategies.card_counts import InHand, InHandType, Left, Opponents, OpponentsType, Own, OwnType
from throneroom.bots.strategies.condition import ALWAYS, SIGNS, Both, Compare, Condition, Either, Not
from throneroom.bots.strategies.grammar import AMOUNTS, COUNTS, SECTIONS, TYPE_COUNTS
from throneroom.bots.strategies.language import load_strategy, read_strategy, strategy_text
from throneroom.bots.strategies.mistakes import BadStrategy
from throneroom.bots.strategies.node import TYPES
from throneroom.bots.strategies.strategy import Line, Strategy
from throneroom.cards.catalog import Catalog
from throneroom.engine.card import ACTION, TREASURE, Card

CATALOG = Catalog()
GOLD, DUCHY, PROVINCE, COUNCIL_ROOM = (CATALOG.find(name) for name in ("Gold", "Duchy", "Province", "Council Room"))
DOCUMENT = ROOT / "docs" / "strategies.md"


def read(text: str) -> Strategy:
    return read_strategy(text, CATALOG, "test")


def condition(text: str) -> Condition:
    return read(f"Gold if {text}").buys[0].condition


def more(left: Amount, right: Amount) -> Condition:
    return Compare(">", left, right)


A, B, C = more(Money(), Number(1)), more(Turn(), Number(2)), more(Lead(), Number(3))
A_, B_, C_ = "money > 1", "turn > 2", "lead > 3"


# -- reading -----------------------------------------------------------------------------------------------------------


def test_lines_are_buys_from_the_top() -> None:
    strategy = read("Province if money > 18\nGold\n")
    assert strategy == Strategy("test", (Line(PROVINCE, more(Money(), Number(18))), Line(GOLD)))


def test_name_comments_blank_lines_and_line_ends() -> None:
    strategy = read("\ufeff# A plan.\r\n\r\n strategy  My own  plan # mine\r\n\tGold   # dear\r\n#Silver\r\nDuchy")
    assert strategy == Strategy("My own plan", (Line(GOLD), Line(DUCHY)))


def test_sections() -> None:
    text = "Gold\nTrash:\nDuchy\ndiscard :\nDuchy if turn > 2\nplay:\nCouncil Room\ngain:\nGold\nbuy:\nDuchy"
    assert read(text) == Strategy(
        "test",
        buys=(Line(GOLD), Line(DUCHY)),
        gains=(Line(GOLD),),
        trashes=(Line(DUCHY),),
        discards=(Line(DUCHY, B),),
        plays=(Line(COUNCIL_ROOM),),
    )


@pytest.mark.parametrize("name", ["Council Room", "council room", "COUNCIL  ROOM", "Côuncil Room", '"Council Room"'])
def test_names_of_cards(name: str) -> None:
    line = Line(COUNCIL_ROOM, more(Own(COUNCIL_ROOM), Number(0)))
    assert read(f"{name} if own({name}) > 0").buys == (line,)


def test_custom_cards() -> None:
    """A name that would end too early needs quotes."""
    cards = [Card(name, cost=3, types=ACTION) for name in ("Night-Watch", "Now if Ever", "Action", "Strategy (II)")]
    catalog = Catalog(cards)
    strategy = Strategy("own", tuple(Line(card, more(Own(card), Number(0))) for card in cards))
    text = strategy_text(strategy)
    assert "Night-Watch if own(Night-Watch) > 0" in text
    assert '"Now if Ever" if own("Now if Ever") > 0' in text
    assert read_strategy(text, catalog, "") == strategy


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("left(Gold)", Left(GOLD)),
        ("own(Gold)", Own(GOLD)),
        ("OWN ( gold )", Own(GOLD)),
        ("own(Treasure)", OwnType(TREASURE)),
        ("own(action)", OwnType(ACTION)),
        ("own(all)", OwnType(0)),
        ("own(Card)", OwnType(0)),
        ("own(Curse)", Own(CATALOG.find("Curse"))),
        ("hand(Gold)", InHand(GOLD)),
        ("hand(Action)", InHandType(ACTION)),
        ("hand(all)", InHandType(0)),
        ("opponents(Treasure)", OpponentsType(TREASURE)),
        ("opponents(Gold)", Opponents(GOLD)),
        ("7", Number(7)),
        ("-7", Number(-7)),
        ("1.5", Decimal(1.5)),
        ("-0.25", Decimal(-0.25)),
        *((word, amount()) for word, amount in AMOUNTS.items()),
    ],
)
def test_amounts(text: str, amount: Amount) -> None:
    assert condition(f"{text} > 1") == more(amount, Number(1))


@pytest.mark.parametrize("sign", SIGNS)
def test_signs(sign: str) -> None:
    assert condition(f"money{sign}1") == Compare(sign, Money(), Number(1))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{A_} or {B_} and {C_}", Either(A, Both(B, C))),
        (f"{A_} and {B_} or {C_}", Either(Both(A, B), C)),
        (f"({A_} or {B_}) and {C_}", Both(Either(A, B), C)),
        (f"{A_} and {B_} and {C_}", Both(Both(A, B), C)),
        (f"{A_} and ({B_} and {C_})", Both(A, Both(B, C))),
        (f"not {A_} and {B_}", Both(Not(A), B)),
        (f"not ({A_} and {B_})", Not(Both(A, B))),
        (f"NOT not ({A_}) OR {B_}", Either(Not(Not(A)), B)),
        (f"((({A_})))", A),
        (f"always and {A_}", Both(ALWAYS, A)),
    ],
)
def test_and_binds_tighter_than_or(text: str, expected: Condition) -> None:
    assert condition(text) == expected


@pytest.mark.parametrize(
    ("text", "sign", "left", "right"),
    [
        ("1 + money * 2", "+", Number(1), Arithmetic("*", Money(), Number(2))),
        ("(1 + money) * 2", "*", Arithmetic("+", Number(1), Money()), Number(2)),
        ("1 - 2 - 3", "-", Arithmetic("-", Number(1), Number(2)), Number(3)),
        ("1 - (2 - 3)", "-", Number(1), Arithmetic("-", Number(2), Number(3))),
        ("1 / 2 * 3", "*", Arithmetic("/", Number(1), Number(2)), Number(3)),
        ("1 --2", "-", Number(1), Number(-2)),
        ("money-2", "-", Money(), Number(2)),
        ("(money)/(2)", "/", Money(), Number(2)),
    ],
)
def test_products_bind_tighter_than_sums(text: str, sign: str, left: Amount, right: Amount) -> None:
    assert condition(f"{text} > 0") == more(Arithmetic(sign, left, right), Number(0))
    assert condition(f"0 > ({text})") == more(Number(0), Arithmetic(sign, left, right))


def test_deep_parentheses() -> None:
    assert condition("(" * 3000 + A_ + ")" * 3000) == A


# -- writing -----------------------------------------------------------------------------------------------------------


def test_strategies_are_written_as_a_person_would_write_them() -> None:
    text = """\
strategy mine

Province if money > 18 and not (turn < 3 or lead <= -2)
Smithy if own(Smithy) < (own(Treasure) - 1) / 11
Gold

gain:
Silver

trash:
Curse
Copper if own(all) * 0.5 > 6

play:
Council Room if actions > 1
"""
    assert strategy_text(read(text)) == text


def test_an_unreadable_name_is_not_written() -> None:
    for name in ("two\nlines", "a # b", " outer "):
        with pytest.raises(ValueError, match="name is one line"):
            strategy_text(Strategy(name, (Line(GOLD),)))
    with pytest.raises(ValueError, match="cannot name a card"):
        strategy_text(Strategy("", (Line(Card("Card #1", cost=2, types=ACTION)),)))


cards = st.sampled_from(CATALOG.cards)
amounts = st.recursive(
    st.one_of(
        st.integers(-99, 99).map(Number),
        st.integers(-(10**8), 10**8).map(lambda number: Decimal(number / 10**6)),
        st.sampled_from(list(AMOUNTS.values())).map(lambda kind: kind()),
        st.builds(lambda kind, card: kind(card), st.sampled_from(list(COUNTS.values())), cards),
        st.builds(
            lambda kind, types: kind(types),
            st.sampled_from(list(TYPE_COUNTS.values())),
            st.sampled_from([types for _, types in TYPES]),
        ),
    ),
    lambda parts: st.builds(Arithmetic, st.sampled_from("+-*/"), parts, parts),
    max_leaves=6,
)
conditions = st.recursive(
    st.one_of(st.just(ALWAYS), st.builds(Compare, st.sampled_from(SIGNS), amounts, amounts)),
    lambda parts: st.one_of(st.builds(Both, parts, parts), st.builds(Either, parts, parts), st.builds(Not, parts)),
    max_leaves=6,
)
lines = st.builds(Line, cards, conditions)
lists = st.lists(lines, max_size=4).map(tuple)
names = st.text("abcXYZ-09é:(", max_size=8)


strategies = st.builds(
    Strategy,
    names,
    st.lists(lines, min_size=1, max_size=6).map(tuple),
    gains=lists,
    trashes=lists,
    discards=lists,
    plays=lists,
    endgame=st.booleans(),
)


@given(strategies)
def test_what_is_written_reads_the_same(strategy: Strategy) -> None:
    text = strategy_text(strategy)
    again = read_strategy(text, CATALOG, "")
    assert again == strategy
    assert hash(again) == hash(strategy)
    assert strategy_text(again) == text


pieces = ["Gold if ", "Gold", "money", "own(Gold)", "own", "and", "or", "not", "if", "strategy", "trash:", "1", ">"]


@given(st.lists(st.sampled_from([*pieces, *' .,:;()+-*/<=!#"$é\t\r\n'])).map("".join))
def test_any_text_is_read_or_rejected(text: str) -> None:
    """An error names a line and column that exist."""
    wrong: BadStrategy | None = None
    try:
        strategy = read(text)
    except BadStrategy as bad:
        wrong = bad
    if wrong is None:
        assert read_strategy(strategy_text(strategy), CATALOG, "") == strategy
    else:
        rows = text.split("\n")
        assert 1 <= wrong.line <= len(rows)
        assert 1 <= wrong.column <= len(rows[wrong.line - 1]) + 1
        assert wrong.problem


# -- errors ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "column", "problem", "suggestion"),
    [
        # cards
        ("Provnce if turn > 1", 1, "no card named 'Provnce'", "did you mean Province?"),
        ("  Xyzzy", 3, "no card named 'Xyzzy'", ""),
        ("2 Gold", 1, "a line names one card at a time", "write Gold without the number"),
        ("Gold, Silver", 5, "a line takes only one card", "put the next card on the next line"),
        ("Gold if own(Sliver) > 1", 13, "no card or type named 'Sliver'", "did you mean Silver?"),
        ("Gold if own(Treasures) > 1", 13, "no card or type named 'Treasures'", "did you mean Treasure?"),
        ("Gold if left(Sliver) > 1", 14, "no card named 'Sliver'", "did you mean Silver?"),
        (
            "Gold if left(Action) > 1",
            14,
            "left needs a card, and Action is not one",
            "for example left(Province)",
        ),
        ('"Gold', 1, "this quotation mark is never closed", 'add another " after the name'),
        # words
        ("Gold if monye > 1", 9, "unknown word 'monye'", "did you mean money?"),
        ("Gold if lft(Gold) > 1", 9, "unknown word 'lft'", "did you mean left?"),
        ("Gold if Silver > 1", 9, "unknown word 'Silver'", "did you mean own(Silver) or left(Silver)?"),
        ("Gold if money > 1 adn turn > 2", 19, "unknown word 'adn'", "did you mean and?"),
        ("Gold if left > 1", 9, "left needs a card", "for example left(Province)"),
        ("Gold if left Gold > 1", 14, "left needs its card in parentheses", "for example left(Gold)"),
        ("Gold if money(Gold) > 1", 9, "money takes no parentheses", "write just money"),
        # conditions
        ("Gold if", 8, "a condition is missing after 'if'", "for example: if money > 18"),
        ("Gold if money > 1 and", 22, "a condition is missing after 'and'", "for example: and money > 18"),
        ("Gold if or money > 1", 9, "a condition is missing after 'if'", "for example: if money > 18"),
        ("if money > 1", 1, "the card before 'if' is missing", "for example: Province if money > 18"),
        ("Gold money > 1", 6, "'if' is missing after Gold", "write Gold if money > 1"),
        ("Council Room iff money > 1", 14, "'if' is missing after Council Room", "did you mean if?"),
        ("Gold if money", 14, "a comparison is missing before the end of the line", "for example: money > 18"),
        ("Gold if turn and money > 1", 14, "a comparison is missing before 'and'", "for example: money > 18"),
        ("Gold if money >", 16, "an amount is missing after '>'", "for example 18, money or own(Gold)"),
        ("Gold if money > * 2", 17, "an amount is missing after '>'", "for example 18, money or own(Gold)"),
        ("Gold if money > $", 17, "'$' is not an amount", "for example 18, money or own(Gold)"),
        (
            "Gold if 1 < turn < 9",
            18,
            "a comparison has only two sides",
            "join two comparisons with and: turn > 2 and turn < 9",
        ),
        ("Gold if money => 1", 15, "unknown operator '=>'", "did you mean >=?"),
        ("Gold if money == 1", 15, "unknown operator '=='", "did you mean =?"),
        ("Gold if money >>> 1", 15, "unknown operator '>>>'", "choose from <, <=, >, >=, =, !="),
        (
            "Gold if money > 1 turn",
            19,
            "'turn' is not allowed here",
            "join conditions with and, or; amounts with + - * /",
        ),
        (
            "Gold if money > 12345678901",
            17,
            "12345678901 has too many digits",
            "a number may have up to 9 digits before the point and 6 after it",
        ),
        # parentheses
        ("Gold if (money > 1", 9, "this parenthesis is never closed", "add a ) where it ends"),
        ("Gold if (1 + (money) > 1", 9, "this parenthesis is never closed", "add a ) where it ends"),
        ("Gold if own(", 12, "this parenthesis is never closed", "add a ) where it ends"),
        (
            "Gold if money > 1)",
            18,
            "this parenthesis was never opened",
            "remove it, or add a ( where it begins",
        ),
        ("Gold if own() > 1", 13, "the parentheses need a card", "for example own(Province)"),
        # sections and the name
        ("tarsh:", 1, "no section named 'tarsh'", "did you mean trash:?"),
        ("xyz:", 1, "no section named 'xyz'", "choose from buy:, gain:, trash:, discard:, play:"),
        ("trash: Estate", 8, "a section heading needs its own line", "move Estate to the next line"),
        ("tarsh: Estate", 1, "no section named 'tarsh'", "did you mean trash:?"),
        ("strategy late", 1, "the strategy's name comes first", "move this line to the top"),
        ("strategy: x", 9, "'strategy' takes no colon", "write strategy x"),
        (
            "-",
            1,
            "a line starts with a card or a section, not with '-'",
            "for example: Province if money > 18",
        ),
    ],
)
def test_errors_say_where_and_what(line: str, column: int, problem: str, suggestion: str) -> None:
    with pytest.raises(BadStrategy) as caught:
        read_strategy(f"# comment\nSilver\n{line} # comment\nProvnce", CATALOG, "mine", "mine.txt")
    bad = caught.value
    assert (bad.line, bad.column, bad.problem, bad.suggestion) == (3, column, problem, suggestion)
    assert str(bad) == f"mine.txt:3:{column}: {problem}" + (f"; {suggestion}" if suggestion else "")


def test_a_strategy_that_buys_nothing() -> None:
    for text in ("", "# nothing", "trash:\nEstate"):
        with pytest.raises(BadStrategy, match="the strategy buys nothing"):
            read(text)


def test_a_condition_that_would_exhaust_the_stack() -> None:
    for text in ("1 + " * 20_000 + "1 > 1", "not " * 20_000 + A_, f"{A_} and " * 20_000 + A_):
        with pytest.raises(BadStrategy, match="a condition may have at most 200 parts"):
            condition(text)


# -- files -------------------------------------------------------------------------------------------------------------


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "my-plan.txt"
    path.write_text("Gold\nDuchy", encoding="utf-8")
    assert load_strategy(path, CATALOG) == Strategy("my-plan", (Line(GOLD), Line(DUCHY)))
    path.write_text("Gold\n Duhcy", encoding="utf-8")
    with pytest.raises(BadStrategy) as caught:
        load_strategy(str(path), CATALOG)
    assert str(caught.value) == f"{path}:2:2: no card named 'Duhcy'; did you mean Duchy?"
    path.write_bytes(b"Gold\nDu\xff")
    with pytest.raises(BadStrategy, match="UTF-8") as caught:
        load_strategy(path, CATALOG)
    assert (caught.value.line, caught.value.column) == (2, 3)


def test_the_parser_is_loaded_only_when_text_is_read() -> None:
    program = (
        "import sys, throneroom.bots.strategies.builtin as b; assert 'lark' not in sys.modules; b.builtin('big-money')"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


# -- documentation ---------------------------------------------------------------------------------------------------


def test_the_examples_in_the_documentation_can_be_read() -> None:
    examples = re.findall(r"```text\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) >= 4
    for example in examples:
        assert read(strategy_text(read(example))) == read(example)


def test_the_documentation_explains_every_word() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    rows = "\n".join(line for line in text.splitlines() if line.startswith("|"))
    for word in (*AMOUNTS, *(f"{count}(" for count in COUNTS), *(f"{section}:" for section in SECTIONS)):
        assert f"`{word}" in rows
    for word in ("if", "and", "or", "not", "always", "strategy", "#", *SIGNS, *"+-*/", *(word for word, _ in TYPES)):
        assert f"`{word}" in rows, word
