"""What builds each kind of step from what the parser has read: the table of all, and the steps made of steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from throneroom.cards.language import card_builders as cards
from throneroom.cards.language import deck_nodes as deck
from throneroom.cards.language import flow_nodes as flow
from throneroom.cards.language import group_nodes as group
from throneroom.cards.language import hand_nodes as hand
from throneroom.cards.language.builder import MOST, Build, Builder, find_tree, is_tree, subtrees
from throneroom.cards.language.gain_nodes import GainTrashed
from throneroom.cards.language.mistakes import Mistake, message
from throneroom.cards.language.modes import mode_of
from throneroom.cards.language.node import Node
from throneroom.cards.language.play_nodes import PassLeft
from throneroom.cards.language.said import THEIRS
from throneroom.cards.language.turn_nodes import CostLess, Plus, Protect, WorthMore
from throneroom.engine.decision import DISCARD, TRASH

if TYPE_CHECKING:
    from lark import Token, Tree


def _plus(self: Builder, tree: Any, optional: bool) -> Node:
    signed, sign, per = tree.children
    number = int(signed)
    if not 1 <= number <= MOST:
        english = f"{signed} is out of range; give a number from 1 to {MOST}"
        facts = {"number": str(signed), "least": 1, "most": MOST}
        raise Mistake(signed.line or 1, signed.column or 1, message("number", english, **facts))
    amounts = [number if sign.data == name else 0 for name in ("plus_cards", "plus_actions", "plus_buys", "plus_coins")]
    cards, actions, buys, coins = amounts
    return Plus(cards, actions, buys, coins, self.per(per))


def _turn_only(make: Callable[[Builder, Any], Node]) -> Build:
    def build(self: Builder, tree: Any, optional: bool) -> Node:
        self.need_you(tree)
        return make(self, tree)

    return build


def _worth_more(first: bool, self: Builder, tree: Any) -> Node:
    card = self.card(tree.children[0])
    if not card.is_treasure:
        raise self.wrong(tree, "not-treasure", "only a Treasure gives coins when it is played")
    return WorthMore(card, self.number(tree.children[1], 1), first)


def _protect(self: Builder, tree: Any, optional: bool) -> Node:
    if not self.in_reaction:
        raise self.wrong(tree, "no-attack", "this is for a Reaction: 'When another player plays an Attack, ...'")
    return Protect()


def _gain_trashed(self: Builder, tree: Any) -> Node:
    if not self.has_loot:
        raise self.wrong(tree, "no-loot", "no other player has trashed a card because of this one")
    return GainTrashed()


def _each(self: Builder, tree: Any, optional: bool) -> Node:
    if self.whose == THEIRS:
        raise self.wrong(tree, "each-each", "'each player' cannot stand within 'each player'")
    who = {"each_other": flow.OTHERS, "each_player": flow.EVERYBODY, "left_player": flow.LEFT}[tree.data]
    having = find_tree(tree, ("having",))
    fewest = self.number(cast("Token", having.children[0]), 1) if having is not None else 0
    seq = subtrees(tree)[-1]
    if any(child.data == "pass_left" for child in subtrees(seq)):
        if who != flow.EVERYBODY or fewest or len(subtrees(seq)) > 1:
            raise self.wrong(
                tree, "pass", "write: each player passes a card from their hand to the player on their left"
            )
        self.need_you(tree)
        return PassLeft()
    return flow.Each(who, fewest, tuple(self.for_others(lambda: self.steps(seq))))


def _choose(self: Builder, tree: Any, optional: bool) -> Node:
    if optional or self.depth:
        raise self.wrong(tree, "choose-choose", "a choice cannot stand within another")
    per_type = tree.data == "choose_per_type"
    if per_type:
        self.need_it(tree)
    number = self.number(next(child for child in tree.children if not is_tree(child) and child is not None), 1)
    self.depth += 1
    options: list[flow.Option] = []
    for option in subtrees(tree):
        steps = tuple(self.steps(cast("Tree[Token]", option.children[0])))
        mode, rest = mode_of(steps)
        if any(mode.name == other.mode.name for other in options):
            raise self.wrong(option, "same-option", "the same choice stands here twice")
        options.append(flow.Option(mode, steps, rest))
    self.depth -= 1
    if per_type and number != 1:
        raise self.wrong(tree, "choose-types", "write: for each type it has, choose one: ...")
    if not 2 <= len(options) <= len(flow.NUMBER_WORDS) - 1:
        raise self.wrong(tree, "options", f"a choice has 2 to {len(flow.NUMBER_WORDS) - 1} options")
    if number >= len(options):
        raise self.wrong(tree, "choose-all", "choose fewer than there are options")
    return flow.Choose(number, per_type, tuple(options))


BUILD: Final[dict[str, Build]] = {
    "plus": _plus,
    "discard_cards": cards.discard_cards,
    "trash_cards": cards.trash_cards,
    "put_on_deck": cards.put_on_deck,
    "put_anywhere": cards.put_anywhere,
    "discard_down": lambda self, tree, optional: hand.DiscardDownTo(self.number(tree.children[0])),
    "discard_hand": lambda self, tree, optional: hand.DiscardHand(),
    "discard_top": lambda self, tree, optional: cards.top(DISCARD, self),
    "trash_top": lambda self, tree, optional: cards.top(TRASH, self),
    "discard_rest": lambda self, tree, optional: cards.rest(group.TO_DISCARD, self, tree),
    "rest_ordered": lambda self, tree, optional: cards.rest(group.BACK_ORDERED, self, tree),
    "rest_back": lambda self, tree, optional: cards.rest(group.BACK, self, tree),
    "rest_to_hand": lambda self, tree, optional: cards.rest(group.TO_HAND, self, tree),
    "discard_of_them": lambda self, tree, optional: cards.of_them(DISCARD, self, tree, optional),
    "trash_of_them": lambda self, tree, optional: cards.of_them(TRASH, self, tree, optional),
    "discard_it": lambda self, tree, optional: cards.it(group.TO_DISCARD, self, tree),
    "trash_it": lambda self, tree, optional: cards.it(group.TO_TRASH, self, tree),
    "it_to_hand": lambda self, tree, optional: cards.it(group.TO_HAND, self, tree),
    "it_back": lambda self, tree, optional: cards.it(group.BACK, self, tree),
    "take_kind": cards.take_kind,
    "discard_or_back": cards.discard_or_back,
    "discard_deck": lambda self, tree, optional: deck.DiscardDeck(optional),
    "trash_this": cards.trash_this,
    "gain": cards.gain,
    "gain_trashed": _turn_only(_gain_trashed),
    "draw": cards.draw,
    "draw_until": lambda self, tree, optional: deck.DrawUntil(self.number(tree.children[0], 1), None),
    "reveal_one": lambda self, tree, optional: cards.reveal(True, self, tree),
    "reveal_top": lambda self, tree, optional: cards.reveal(True, self, tree),
    "look_one": lambda self, tree, optional: cards.reveal(False, self, tree),
    "look_top": lambda self, tree, optional: cards.reveal(False, self, tree),
    "reveal_hand": lambda self, tree, optional: hand.RevealHand(),
    "reveal_card": cards.reveal_card,
    "reveal_until": cards.reveal_until,
    "name_card": cards.name_card,
    "play_cards": cards.play_cards,
    "play_it": cards.play_it,
    "cost_less": _turn_only(lambda self, tree: CostLess(self.number(tree.children[0], 1))),
    "worth_more": _turn_only(lambda self, tree: _worth_more(False, self, tree)),
    "first_worth_more": _turn_only(lambda self, tree: _worth_more(True, self, tree)),
    "protect": _protect,
    "each_other": _each,
    "each_player": _each,
    "left_player": _each,
    "choose": _choose,
    "choose_per_type": _choose,
}
