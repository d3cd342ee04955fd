"""Builds the nodes of a card from what the parser has read, and refuses what would make no sense in a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from throneroom.cards.boxes import BASE_CARDS, BASIC_CARDS, INTRIGUE_CARDS
from throneroom.cards.catalog import plain
from throneroom.cards.language import conditions
from throneroom.cards.language import flow_nodes as flow
from throneroom.cards.language import node as nodes
from throneroom.cards.language.filters import ANY_CARD, AT_LEAST, EXACTLY, FREE_PRICE, UP_TO, Filter, Price
from throneroom.cards.language.mistakes import Mistake, message
from throneroom.cards.language.modes import label
from throneroom.cards.language.node import NO_COUNTER, Counter, Node, Selection
from throneroom.cards.language.said import THEIRS, YOURS
from throneroom.cards.language.turn_nodes import Plus, added
from throneroom.engine.card import ACTION, ATTACK, CURSE_TYPE, REACTION, TREASURE, VICTORY, Card, Mode

if TYPE_CHECKING:
    from lark import Token, Tree

MOST: Final = 99  # as for cards written in Python
_NUMBERS: Final = {word: number for number, word in enumerate(flow.NUMBER_WORDS)}
_TYPES: Final = {"a": ACTION, "t": TREASURE, "v": VICTORY, "r": REACTION}
_CARDS: Final = {plain(card.name): card for card in (*BASIC_CARDS, *BASE_CARDS, *INTRIGUE_CARDS)}
_CONDITIONS: Final = {
    "if_done": conditions.DONE,
    "if_not_done": conditions.NOT_DONE,
    "if_is": conditions.IS,
    "if_is_named": conditions.IS_NAMED,
    "if_costs_more": conditions.COSTS_MORE,
    "if_costs_less": conditions.COSTS_LESS,
    "if_hand_more": conditions.HAND_MORE,
    "if_hand_fewer": conditions.HAND_FEWER,
    "if_has_no": conditions.HAS_NO,
    "if_has": conditions.HAS,
    "if_played": conditions.PLAYED,
    "if_piles": conditions.PILES,
}
_PRICES: Final = {
    "price_up_to": (UP_TO, False, 1),
    "price_more": (UP_TO, True, 1),
    "price_exactly": (EXACTLY, False, 1),
    "price_exactly_more": (EXACTLY, True, 1),
    "price_exactly_less": (EXACTLY, True, -1),
    "price_less": (UP_TO, True, -1),
    "price_at_least": (AT_LEAST, False, 1),
    "price_same": (EXACTLY, True, 1),
}


def subtrees(tree: Tree[Token]) -> list[Tree[Token]]:
    return [cast("Tree[Token]", child) for child in tree.children if is_tree(child)]


def is_tree(child: object) -> bool:
    return hasattr(child, "data")


def find_tree(tree: Tree[Token], kinds: tuple[str, ...]) -> Tree[Token] | None:
    for child in subtrees(tree):
        if child.data in kinds:
            return child
    return None


def card_named(name: str) -> Card:
    """Return the printed card with this name, which may be a plural."""
    found = plain(name)
    for stem in (found, found.removesuffix("s"), found.removesuffix("es"), found.removesuffix("ies") + "y"):
        if stem in _CARDS:
            return _CARDS[stem]
    raise KeyError(name)


Build: TypeAlias = Callable[["Builder", Any, bool], Node]


class Builder:
    """Builds steps, and keeps track of what "it" and "the rest" can refer to."""

    def __init__(self, table: dict[str, Build]) -> None:
        self._table: Final = table  # what builds each kind of step
        self.whose = YOURS
        self.in_reaction = False
        self.has_it = False
        self.has_step = False  # that could be done, or not
        self.group = ""  # "revealed" or "seen"
        self.has_named = False
        self.has_loot = False
        self.depth = 0
        self._theirs = (False, "", False, False)  # what "it" and the like meant to the other players
        self.has_shown = False

    def begin_reaction(self) -> None:
        self.in_reaction = True
        self.has_it, self.group, self.has_named, self.has_loot = False, "", False, False
        self.has_shown = self.has_step = False

    def for_others(self, build: Callable[[], list[Node]]) -> list[Node]:
        """Build steps that other players follow."""
        self._theirs = False, "", False, False
        return self.for_others_again(build)

    def for_others_again(self, build: Callable[[], list[Node]]) -> list[Node]:
        """Build more steps that the same players follow."""
        kept = self.has_it, self.group, self.has_named, self.has_step
        self.has_it, self.group, self.has_named, self.has_step = self._theirs
        self.whose = THEIRS
        try:
            return build()
        finally:
            self._theirs = self.has_it, self.group, self.has_named, self.has_step
            self.whose = YOURS
            self.has_it, self.group, self.has_named, self.has_step = kept

    def need_shown(self, tree: Tree[Token]) -> None:
        if not self.has_shown:
            raise self.wrong(tree, "no-group", "no cards have been revealed or looked at yet")
        self.has_it = True

    # -- steps ------------------------------------------------------------------------------------------------------

    def steps(self, tree: Tree[Token]) -> list[Node]:
        """Build the steps of a sequence; neighbouring plus-signs become one step."""
        steps: list[Node] = []
        for child in subtrees(tree):
            step = self.step(child)
            last = steps[-1] if steps else None
            if isinstance(step, Plus) and isinstance(last, Plus) and step.per == last.per == NO_COUNTER:
                step = added(last, step)
                steps.pop()
            steps.append(step)
        for step in steps:
            if isinstance(step, Plus):
                self._check_plus(tree, step)
        return steps

    def step(self, tree: Tree[Token], optional: bool = False) -> Node:
        kind = str(tree.data)
        if kind == "may":
            return self.step(subtrees(tree)[0], optional=True)
        build = self._table.get(kind)
        if build is None:
            raise self.wrong(tree, "step", "this cannot stand here")
        step = build(self, tree, optional)
        if optional and not step.optional:
            step = flow.May(step, Mode(label((step,))))
        if not isinstance(step, Plus):
            self.has_step = True
        return step

    def condition(self, tree: Tree[Token]) -> conditions.Condition:
        kind = str(tree.data)
        if _CONDITIONS[kind] in (conditions.DONE, conditions.NOT_DONE) and not self.has_step:
            raise self.wrong(tree, "no-step", "nothing before this could have been done, or not")
        cards = ANY_CARD
        number = 0
        for child in cast("list[Any]", tree.children):
            if is_tree(child):
                cards = self.noun(child) if child.data == "noun" else self.kinds(child)
            elif child is not None and child.type == "NUMBER":
                number = self.number(child)
        if kind in ("if_is", "if_is_named", "if_costs_more", "if_costs_less"):
            self.need_it(tree)
        if kind == "if_is_named" and not self.has_named:
            raise self.wrong(tree, "nothing-named", "no card has been named yet")
        return conditions.Condition(_CONDITIONS[kind], number, cards)

    # -- cards ------------------------------------------------------------------------------------------------------

    def number(self, token: Token, least: int = 0) -> int:
        number = _NUMBERS.get(token.casefold(), -1)
        if number < 0:
            number = int(token)
        if not least <= abs(number) <= MOST:
            english = f"{token} is out of range; give a number from {least} to {MOST}"
            raise Mistake(
                token.line or 1,
                token.column or 1,
                message("number", english, number=str(token), least=least, most=MOST),
            )
        return number

    def kind(self, tree: Tree[Token]) -> tuple[int, Card | None]:
        """Return the type, or the card, that a word names."""
        if tree.data == "any_card":
            return 0, None
        token = cast("Token", tree.children[0])
        if tree.data == "of_type":
            word = token.casefold()
            return ATTACK if word.startswith("at") else _TYPES[word[0]], None
        return 0, self.card(token)

    def card(self, token: Token) -> Card:
        return card_named(str(token))

    def kinds(self, tree: Tree[Token]) -> Filter:
        """Build "Action cards or Treasures". Curse is a type here, if it stands beside types."""
        types = 0
        card: Card | None = None
        other: Card | None = None
        for child in subtrees(tree):
            if child.data == "other":
                other = self.card(cast("Token", child.children[0]))
                continue
            flag, named = self.kind(child)
            if named is not None and named.is_curse:
                flag, named = CURSE_TYPE, None
            if named is not None:
                if card is not None or types:
                    raise self.wrong(child, "one-name", "name one card, or types of cards")
                card = named
            elif card is not None:
                raise self.wrong(child, "one-name", "name one card, or types of cards")
            types |= flag
        return Filter(types, card, other, FREE_PRICE)

    def noun(self, tree: Tree[Token]) -> Filter:
        """Build "Treasure other than Copper costing up to 4"."""
        kind, other, price = tree.children
        types, card = self.kind(cast("Tree[Token]", kind))
        but = None if other is None else self.card(cast("Token", cast("Tree[Token]", other).children[0]))
        cost = FREE_PRICE if price is None else self.price(cast("Tree[Token]", price))
        if card is not None and (but is not None or price is not None):
            raise self.wrong(tree, "named-price", "a card that is named needs no price")
        return Filter(types, card, but, cost)

    def price(self, tree: Tree[Token]) -> Price:
        kind, relative, sign = _PRICES[str(tree.data)]
        if relative:
            self.need_it(tree)
        number = self.number(cast("Token", tree.children[0])) if tree.children else 0
        return Price(kind, sign * number, relative)

    def selection(self, tree: Tree[Token]) -> Selection:
        kind = str(tree.data)
        cards = self.noun(cast("Tree[Token]", tree.children[-1]))
        if kind == "one":
            return Selection(nodes.ONE, 1, cards)
        if kind == "any_number":
            return Selection(nodes.ANY_NUMBER, 1, cards)
        number = self.number(cast("Token", tree.children[0]), 1)
        if kind == "exactly":
            return Selection(nodes.ONE if number == 1 else nodes.EXACT, number, cards)
        return Selection(nodes.AT_MOST, number, cards)

    def of_them(self, tree: Tree[Token]) -> tuple[Selection, bool]:
        """Build "up to 2 of them", or "a revealed Treasure". Return also whether it is the former."""
        kind = str(tree.data)
        if kind == "one_revealed":
            return Selection(nodes.ONE, 1, self.noun(cast("Tree[Token]", tree.children[0]))), False
        if kind == "any_of_them":
            return Selection(nodes.ANY_NUMBER, 1, ANY_CARD), True
        number = self.number(cast("Token", tree.children[0]), 1)
        return Selection(nodes.EXACT if kind == "exactly_of_them" else nodes.AT_MOST, number, ANY_CARD), True

    def per(self, tree: Tree[Token] | None) -> Counter:
        if tree is None:
            return NO_COUNTER
        counter = cast("Tree[Token]", tree.children[0])
        kind = str(counter.data)
        if kind == "per_in_hand":
            return Counter(nodes.IN_HAND, self.kinds(cast("Tree[Token]", counter.children[0])))
        if kind == "per_pile":
            return Counter(nodes.EMPTY_PILES, ANY_CARD)
        return Counter(nodes.DISCARDED if kind == "per_discarded" else nodes.TRASHED, ANY_CARD)

    # -- what cannot be ---------------------------------------------------------------------------------------------

    def wrong(self, tree: Tree[Token], key: str, english: str) -> Mistake:
        line, column = getattr(tree.meta, "line", 1), getattr(tree.meta, "column", 1)
        return Mistake(line, column, message(key, english))

    def need_it(self, tree: Tree[Token]) -> None:
        if not self.has_it:
            raise self.wrong(tree, "no-it", "no card has been mentioned that 'it' could be")

    def need_group(self, tree: Tree[Token], revealed: bool = False) -> None:
        if not self.group:
            raise self.wrong(tree, "no-group", "no cards have been revealed or looked at yet")
        if revealed and self.group != "revealed":
            raise self.wrong(tree, "not-revealed", "only revealed cards can go into a hand; reveal them")

    def need_you(self, tree: Tree[Token]) -> None:
        """Refuse what only the player whose turn it is can do."""
        if self.whose == THEIRS:
            raise self.wrong(tree, "not-theirs", "other players cannot do this")
        if self.in_reaction:
            raise self.wrong(tree, "not-reaction", "a Reaction cannot do this, since it is another player's turn")

    def _check_plus(self, tree: Tree[Token], step: Plus) -> None:
        if step.actions or step.buys or step.coins:
            self.need_you(tree)

    def set_it(self) -> None:
        self.has_it = True
