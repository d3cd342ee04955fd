"""Reads cards from text (docs/card-language.md). A text may have several cards, separated by empty lines."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Final, cast

from throneroom.cards.catalog import plain
from throneroom.cards.kingdoms import SECOND_EDITION
from throneroom.cards.language.builder import MOST, Builder
from throneroom.cards.language.card_tree import CardTree, Reaction, Worth, depth, size
from throneroom.cards.language.deck_nodes import DrawUntil
from throneroom.cards.language.expectations import Unexpected, close_words, syntax_mistake
from throneroom.cards.language.filters import ANY_CARD
from throneroom.cards.language.flow_nodes import Each, ForEachRevealed, If
from throneroom.cards.language.gain_nodes import Gain
from throneroom.cards.language.grammar import parser
from throneroom.cards.language.hand_nodes import TrashThis
from throneroom.cards.language.mistakes import BadCardText, Mistake, message
from throneroom.cards.language.node import NO_COUNTER, ONCE, Node
from throneroom.cards.language.step_builders import BUILD
from throneroom.cards.language.turn_nodes import Plus, added
from throneroom.cards.language.writer import capital, sentences, signs, write_card
from throneroom.engine.card import ACTION, ATTACK, REACTION, TREASURE, TYPE_NAMES, Card
from throneroom.engine.zone import TRASH_PILE

if TYPE_CHECKING:
    from lark import Token, Tree

VERSION: Final = 1
LONGEST: Final = 4000  # letters of one card
MOST_LINES: Final = 60
MOST_STEPS: Final = 60
MOST_DEPTH: Final = 6
MOST_CARDS: Final = 200  # in one text
LONGEST_NAME: Final = 40

_NAME: Final = re.compile(r"[^\W\d][^,;:|=#.]*")
_TRANSLATED: Final = re.compile(r"(fr|es|pl)\s*:\s*(.*)", re.IGNORECASE)
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
        english = f"a card has at most {LONGEST} letters in {MOST_LINES} lines"
        raise Mistake(begin + 1, 1, message("long", english, letters=LONGEST, lines=MOST_LINES))
    at = 0
    while not _content(block[at]):
        at += 1
    name = _name(block[at], begin + at + 1)
    names: dict[str, str] = {}
    at += 1
    while at < len(block) and ((found := _TRANSLATED.fullmatch(block[at].strip())) or not _content(block[at])):
        if found:
            names[found[1].lower()] = _name(found[2], begin + at + 1)
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
    return _Body(body, name, names, cost, types, line).tree()


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


class _Body:
    """Reads the sentences below the header."""

    def __init__(self, text: str, name: str, names: dict[str, str], cost: int, types: int, line: int) -> None:
        self._text: Final = text
        self._name: Final = name
        self._names: Final = names
        self._cost: Final = cost
        self._types: Final = types
        self._line: Final = line
        self._builder: Final = Builder(BUILD)
        self._steps: list[Node] = []
        self._effect: list[Node] = []  # the steps above a Reaction
        self._reaction: tuple[int, bool] | None = None
        self._points = 0
        self._coins = 0
        self._worth: Worth | None = None

    def tree(self) -> CardTree:
        from lark.exceptions import UnexpectedInput

        try:
            parsed = parser().parse(self._text, start="start")
        except UnexpectedInput as error:
            raise syntax_mistake(self._text, error) from None
        for sentence in parsed.children:
            self._sentence(cast("Tree[Token]", sentence))
        reaction: Reaction | None = None
        if self._reaction is not None:
            if not self._steps:
                self._refuse("reaction-empty", "say what the Reaction does")
            reaction = Reaction(self._reaction[0], self._reaction[1], tuple(self._steps))
            self._steps = self._effect
        plus = Plus(0, 0, 0, 0, NO_COUNTER)
        while self._steps and isinstance(first := self._steps[0], Plus) and first.per.what == ONCE:
            self._steps.pop(0)
            plus = added(plus, first)
        tree = CardTree(
            self._name,
            cost=self._cost,
            types=self._types,
            cards=plus.cards,
            actions=plus.actions,
            buys=plus.buys,
            coins=plus.coins + self._coins,
            points=self._points,
            worth=self._worth,
            steps=tuple(self._steps),
            reaction=reaction,
            names=self._names,
        )
        self._check(tree)
        return tree

    # -- sentences --------------------------------------------------------------------------------------------------

    def _sentence(self, sentence: Tree[Token]) -> None:
        statement = cast("Tree[Token]", sentence.children[0])
        dot = sentence.children[1]
        kind = str(statement.data)
        builder = self._builder
        if kind == "react":
            self._begin_reaction(statement)
        elif kind.startswith("worth_") and kind in ("worth_points", "worth_every", "worth_each", "worth_coins"):
            self._worth_of(statement)
        elif kind == "aside":
            last = self._steps[-1] if self._steps else None
            if not isinstance(last, DrawUntil) or last.aside is not None:
                raise builder.wrong(statement, "aside", "this follows 'Draw until you have ... cards in hand.'")
            kinds = builder.kinds(cast("Tree[Token]", statement.children[0]))
            self._steps[-1] = DrawUntil(last.number, kinds)
        elif self._is_theirs(statement):
            each = self._steps[-1] if self._steps else None
            if not isinstance(each, Each):
                raise builder.wrong(statement, "they", "'they' are the players of a sentence before: 'Each player ...'")
            added = builder.for_others_again(lambda: self._statement(statement))
            self._steps[-1] = Each(each.who, each.fewest, (*each.steps, *added))
        else:
            self._add(self._statement(statement))
            if dot is None and not (kind == "seq" and isinstance(self._steps[-1], Plus)):
                self._missing_dot(sentence)

    def _add(self, steps: list[Node]) -> None:
        self._steps += steps

    def _missing_dot(self, sentence: Tree[Token]) -> None:
        end = getattr(sentence.meta, "end_pos", len(self._text))
        before = self._text[:end]
        line = before.count("\n") + 1
        column = len(before) - before.rfind("\n")
        raise Mistake(line, column, message("dot", "a sentence ends with a period"))

    def _is_theirs(self, statement: Tree[Token]) -> bool:
        """Whether a sentence continues what other players do: "They ...", "If they do, they ..."."""
        if statement.data == "they":
            return True
        if statement.data != "if":
            return False
        condition, then = (cast("Tree[Token]", child) for child in statement.children)
        start = getattr(condition.meta, "start_pos", 0)
        end = getattr(condition.meta, "end_pos", 0)
        return bool(re.search(r"\bthey\b", self._text[start:end], re.IGNORECASE)) or self._is_theirs(then)

    def _statement(self, statement: Tree[Token]) -> list[Node]:
        kind = str(statement.data)
        builder = self._builder
        if kind == "seq":
            return builder.steps(statement)
        if kind == "they":
            return builder.steps(cast("Tree[Token]", statement.children[0]))
        if kind == "if":
            condition, then = (cast("Tree[Token]", child) for child in statement.children)
            holds = builder.condition(condition)
            return [If(holds, tuple(self._statement(then)))]
        if kind == "for_revealed":
            builder.need_shown(statement)
            steps = [self._statement(cast("Tree[Token]", child))[0] for child in statement.children]
            return [ForEachRevealed(tuple(steps))]
        raise builder.wrong(statement, "step", "this cannot stand here")

    def _begin_reaction(self, statement: Tree[Token]) -> None:
        if self._reaction is not None:
            raise self._builder.wrong(statement, "reactions", "a card has one Reaction")
        reacting, once = statement.children
        fewest = 0
        if cast("Tree[Token]", reacting).data == "react_fewest":
            fewest = self._builder.number(cast("Token", cast("Tree[Token]", reacting).children[0]), 1)
        self._reaction = fewest, once is not None
        self._effect, self._steps = self._steps, []
        self._builder.begin_reaction()

    def _worth_of(self, statement: Tree[Token]) -> None:
        kind = str(statement.data)
        builder = self._builder
        if kind == "worth_coins":
            self._coins += builder.number(cast("Token", statement.children[0]))
            return
        points = builder.number(cast("Token", cast("Tree[Token]", statement.children[0]).children[0]), 1)
        if kind == "worth_points":
            self._points += points
            return
        if self._worth is not None:
            raise builder.wrong(statement, "worths", "a card counts points in one way")
        if kind == "worth_every":
            self._worth = Worth(points, builder.number(cast("Token", statement.children[1]), 1), ANY_CARD)
        else:
            self._worth = Worth(points, 1, builder.kinds(cast("Tree[Token]", statement.children[1])))

    # -- the card as a whole ----------------------------------------------------------------------------------------

    def _refuse(self, key: str, english: str, **facts: object) -> None:
        raise Mistake(self._line, 1, message(key, english, **facts))

    def _check(self, tree: CardTree) -> None:
        types = tree.types
        reaction = () if tree.reaction is None else tree.reaction.steps
        every = (*tree.steps, *reaction)
        if size(every) > MOST_STEPS or depth(every) > MOST_DEPTH:
            self._refuse("steps", f"a card has at most {MOST_STEPS} steps", most=MOST_STEPS)
        for number in (tree.cards, tree.actions, tree.buys, tree.coins, abs(tree.points)):
            if number > MOST:
                english = f"{number} is out of range; give a number from 0 to {MOST}"
                self._refuse("number", english, number=str(number), least=0, most=MOST)
        if types & ATTACK and not types & ACTION:
            self._refuse("attack", "an Attack is an Action, too: write 'Action - Attack'")
        if types & REACTION and tree.reaction is None:
            self._refuse(
                "no-reaction", "a Reaction needs: When another player plays an Attack, you may reveal this ..."
            )
        if tree.reaction is not None and not types & REACTION:
            self._refuse("not-a-reaction", "a card that is revealed to an Attack has the type Reaction")
        if tree.steps and not types & ACTION:
            self._refuse("no-action", "only an Action does something; a Treasure has plus-signs, a Victory card points")
        plus = tree.cards or tree.actions or tree.buys or tree.coins
        if plus and not types & (ACTION | TREASURE):
            self._refuse("no-action", "only an Action does something; a Treasure has plus-signs, a Victory card points")
        if _can_return(every):
            english = "a card that trashes itself cannot gain from the trash: a turn with it might never end"
            self._refuse("endless", english)


def _can_return(steps: tuple[Node, ...]) -> bool:
    """Whether a card could be played, trashed, gained back and played again without end."""
    return _has(steps, True) and _has(steps, False)


def _has(steps: tuple[Node, ...], trashes: bool) -> bool:
    for step in steps:
        if trashes and isinstance(step, TrashThis):
            return True
        if not trashes and isinstance(step, Gain) and step.source == TRASH_PILE:
            return True
        if _has(step.children(), trashes):
            return True
    return False
