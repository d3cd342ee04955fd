"""Reads cards from text (docs/card-language.md). A text may have several cards, separated by empty lines."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Final, cast

from throneroom.cards.catalog import plain
from throneroom.cards.kingdoms import SECOND_EDITION
from throneroom.cards.language.builder import MOST, Builder
from throneroom.cards.language.card_body import CardBody
from throneroom.cards.language.card_tree import CardTree
from throneroom.cards.language.expectations import Unexpected, close_words
from throneroom.cards.language.grammar import parser
from throneroom.cards.language.mistakes import BadCardText, Mistake, message
from throneroom.cards.language.node import Node
from throneroom.cards.language.step_builders import BUILD
from throneroom.cards.language.translation import translate
from throneroom.cards.language.writer import capital, sentences, signs, write_card
from throneroom.engine.card import TYPE_NAMES, Card

if TYPE_CHECKING:
    from lark import Token, Tree

VERSION: Final = 1
LONGEST: Final = 4000  # letters of one card
MOST_LINES: Final = 80
MOST_CARDS: Final = 200  # in one text
LONGEST_NAME: Final = 40

_NAME: Final = re.compile(r"[^\W\d][^,;:|=#.]*")
_TRANSLATED: Final = re.compile(r"(fr|es|pl)\s*:\s*(.*)", re.IGNORECASE)
_ICON: Final = re.compile(r"icon\s*:\s*(.*)", re.IGNORECASE)
_ICON_NAME: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_HEADER: Final = re.compile(r"\s*cost\s+(\d{1,9})\s*,\s*(.+?)\s*\.?\s*", re.IGNORECASE)
_VERSION: Final = re.compile(r"card language (\d{1,9})", re.IGNORECASE)
_TYPES: Final = {name.casefold(): flag for flag, name in TYPE_NAMES if name != "Curse"}


def read_tree(text: str) -> CardTree:
    """Read one card. Raises BadCardText."""
    trees = read_trees(text)
    if len(trees) > 1:
        raise BadCardText(message("several", "this text has more than one card"), line=1, column=1)
    return trees[0]


def read_trees(text: str) -> list[CardTree]:
    """Read the cards of a text. Raises BadCardText."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    lines = text.split("\n")
    first = 0
    while first < len(lines) and not _content(lines[first]):
        first += 1
    version = _VERSION.fullmatch(lines[first].strip()) if first < len(lines) else None
    if version is not None:
        if int(version[1]) != VERSION:
            english = f"this text is written in version {version[1]} of the card language; this program reads {VERSION}"
            newer = message("version", english, given=version[1], known=VERSION)
            raise BadCardText(newer, line=first + 1, column=1)
        first += 1
    blocks: list[tuple[int, list[str]]] = []
    at = first
    while at < len(lines):
        if not lines[at].strip():
            at += 1
            continue
        begin = at
        while at < len(lines) and lines[at].strip():
            at += 1
        if any(_content(line) for line in lines[begin:at]):
            blocks.append((begin, lines[begin:at]))
    if not blocks:
        raise BadCardText(message("empty", "there is no card in this text"), line=1, column=1)
    if len(blocks) > MOST_CARDS:
        english = f"a text has at most {MOST_CARDS} cards"
        raise BadCardText(message("many", english, most=MOST_CARDS), line=blocks[MOST_CARDS][0] + 1, column=1)
    trees: list[CardTree] = []
    for begin, block in blocks:
        tree = _read_block(begin, block)
        if any(plain(tree.name) == plain(other.name) for other in trees):
            twice = message("twice", f"there are two cards named {tree.name}", name=tree.name)
            raise BadCardText(twice, line=begin + 1, column=1)
        trees.append(tree)
    return trees


def card_of(tree: CardTree) -> Card:
    """Return the card that a tree describes. Its fingerprint is that of its text, as it is written canonically."""
    reaction = tree.reaction
    card = Card(
        tree.name,
        cost=tree.cost,
        types=tree.types,
        cards=tree.cards,
        actions=tree.actions,
        buys=tree.buys,
        coins=tree.coins,
        points=tree.points,
        effect=tree.effect if tree.steps else None,
        reaction=None if reaction is None else tree.react,
        reacts_once=reaction is not None and reaction.reacts_once,
        reacts_if=tree.may_react if reaction is not None and reaction.fewest else None,
        worth=tree.points_of if tree.worth is not None else None,
        names=dict(tree.names),
        texts={"en": english_text(tree)},
    )
    card.tree = tree
    translate(card, tree)
    card.fingerprint = hashlib.sha256(write_card(tree).encode()).hexdigest()[:16]
    return card


def read_card(text: str) -> Card:
    """Return the card that a text describes. Raises BadCardText."""
    return card_of(read_tree(text))


def read_cards(text: str) -> tuple[Card, ...]:
    """Return the cards that a text describes. Raises BadCardText."""
    return tuple([card_of(tree) for tree in read_trees(text)])


def english_text(tree: CardTree) -> str:
    """Return what the card does, as one paragraph."""
    parts = [f"{capital(str(sentence))}." for sentence in sentences(tree)]
    plus = ", ".join([str(sign) for sign in signs(tree)])
    return " ".join([f"{plus}.", *parts] if plus else parts) or tree.name


def read_steps(text: str) -> tuple[Node, ...] | None:
    """Read the name of a mode, such as "trash 2 cards from your hand"; None if it is not one of this language."""
    from lark.exceptions import UnexpectedInput

    builder = Builder(BUILD)
    try:
        parsed = parser().parse(text, start="option")
        return tuple(builder.steps(cast("Tree[Token]", parsed.children[0])))
    except (UnexpectedInput, Mistake):
        return None


# -- one card ---------------------------------------------------------------------------------------------------------


def _content(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")


def _read_block(begin: int, block: list[str]) -> CardTree:
    """Read the lines of one card, which begin with line `begin` (from 0) of the text."""
    try:
        return _read_lines(begin, block)
    except Mistake as mistake:
        understood = "\n".join(block)
        end = mistake.line - 1 - begin
        if 0 <= end < len(block):
            understood = "\n".join([*block[:end], block[end][: mistake.column - 1]])
        expected = mistake.expected if isinstance(mistake, Unexpected) else ()
        raise BadCardText(
            mistake.problem,
            mistake.hint,
            line=mistake.line,
            column=mistake.column,
            understood=understood.strip(),
            expected=expected,
        ) from None


def _read_lines(begin: int, block: list[str]) -> CardTree:
    if len(block) > MOST_LINES or sum([len(line) + 1 for line in block]) > LONGEST:
        raise _too_long(begin)
    at = 0
    while not _content(block[at]):
        at += 1
    name = _name(block[at], begin + at + 1)
    names: dict[str, str] = {}
    icon = ""
    at += 1
    while at < len(block):
        if found := _TRANSLATED.fullmatch(block[at].strip()):
            names[found[1].lower()] = _name(found[2], begin + at + 1)
        elif drawn := _ICON.fullmatch(block[at].strip()):
            icon = _icon(drawn[1], begin + at + 1)
        elif _content(block[at]):
            break
        at += 1
    header = _HEADER.fullmatch(block[at]) if at < len(block) else None
    if header is None:
        line = begin + min(at, len(block) - 1) + 1
        example = "cost 4, Action"
        english = f"after its name, a card has a line with its cost and types, such as: {example}"
        raise Mistake(line, 1, message("header", english, example=example))
    line = begin + at + 1
    cost = int(header[1])
    if cost > MOST:
        english = f"{cost} is out of range; give a number from 0 to {MOST}"
        raise Mistake(line, header.start(1) + 1, message("number", english, number=str(cost), least=0, most=MOST))
    types = _types(header, line)
    # Lines keep their numbers; comments and the lines above become blank.
    rest = ["" if not _content(text) else text for text in block[at + 1 :]]
    body = "\n" * line + "\n".join(rest)
    tree = CardBody(body, name, names, cost, types, line, icon).tree()
    written = write_card(tree)
    if len(written) > LONGEST or written.count("\n") > MOST_LINES:  # it could not be read again
        raise _too_long(begin)
    return tree


def _too_long(begin: int) -> Mistake:
    english = f"a card has at most {LONGEST} letters in {MOST_LINES} lines"
    return Mistake(begin + 1, 1, message("long", english, letters=LONGEST, lines=MOST_LINES))


def _name(text: str, line: int) -> str:
    name = " ".join(text.split())
    column = len(text) - len(text.lstrip()) + 1
    if len(name) > LONGEST_NAME:
        english = f"a card's name has at most {LONGEST_NAME} letters"
        raise Mistake(line, column, message("name-long", english, most=LONGEST_NAME))
    if not _NAME.fullmatch(name) or not name.isprintable():
        english = f"{name!r} is not a valid card name: it starts with a letter and has no sign such as . , ; : | = #"
        raise Mistake(line, column, message("name", english, name=repr(name)))
    if plain(name) == SECOND_EDITION or not plain(name):
        raise Mistake(line, column, message("name-taken", f"no card can be called {name!r}", name=repr(name)))
    return name


def _icon(text: str, line: int) -> str:
    name = text.strip().lower()
    if len(name) > LONGEST_NAME or not _ICON_NAME.fullmatch(name):
        example = "icon: open-book"
        english = f"the name of an icon has small letters, digits and hyphens, such as: {example}"
        raise Mistake(line, 1, message("icon", english, example=example))
    return name


def _types(header: re.Match[str], line: int) -> int:
    types = 0
    column = header.start(2)
    for part in re.split(r"[-–,]", header[2]):
        word = part.strip().casefold()
        if word not in _TYPES:
            english = f"no type named {part.strip()!r}"
            at = column + len(part) - len(part.lstrip()) + 1
            known = [name for _, name in TYPE_NAMES if name != "Curse"]
            raise Mistake(line, at, message("type", english, name=repr(part.strip())), close_words(part.strip(), known))
        types |= _TYPES[word]
        column += len(part) + 1
    return types
