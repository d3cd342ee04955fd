"""Reads the sentences of a card below its name, cost and types, and checks the card as a whole."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, cast

from throneroom.cards.language.builder import MOST, Builder
from throneroom.cards.language.card_tree import CardTree, Reaction, Worth, depth, size
from throneroom.cards.language.deck_nodes import DrawUntil
from throneroom.cards.language.expectations import syntax_mistake
from throneroom.cards.language.filters import ANY_CARD
from throneroom.cards.language.flow_nodes import Each, ForEachRevealed, If
from throneroom.cards.language.gain_nodes import Gain
from throneroom.cards.language.grammar import parser
from throneroom.cards.language.hand_nodes import TrashThis
from throneroom.cards.language.mistakes import Mistake, message
from throneroom.cards.language.node import NO_COUNTER, ONCE, Node
from throneroom.cards.language.step_builders import BUILD
from throneroom.cards.language.turn_nodes import Plus, added
from throneroom.engine.card import ACTION, ATTACK, REACTION, TREASURE
from throneroom.engine.zone import TRASH_PILE

if TYPE_CHECKING:
    from lark import Token, Tree

MOST_STEPS: Final = 60
MOST_DEPTH: Final = 6


class CardBody:
    """Reads the sentences below the header."""

    def __init__(
        self, text: str, name: str, names: dict[str, str], cost: int, types: int, line: int, icon: str = ""
    ) -> None:
        self._text: Final = text
        self._icon: Final = icon
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
            icon=self._icon,
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
