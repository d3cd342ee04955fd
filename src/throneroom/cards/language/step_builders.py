"""What builds each kind of step from what the parser has read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from throneroom.cards.language import deck_nodes as deck
from throneroom.cards.language import flow_nodes as flow
from throneroom.cards.language import group_nodes as group
from throneroom.cards.language import hand_nodes as hand
from throneroom.cards.language import node as nodes
from throneroom.cards.language.builder import MOST, Build, Builder, find_tree, is_tree, subtrees
from throneroom.cards.language.filters import Filter
from throneroom.cards.language.gain_nodes import Gain, GainTrashed, TrashFromSupply
from throneroom.cards.language.mistakes import Mistake, message
from throneroom.cards.language.modes import label, mode_of
from throneroom.cards.language.node import NO_COUNTER, Node
from throneroom.cards.language.play_nodes import PassLeft, PlayFromHand, PlayIt
from throneroom.cards.language.said import THEIRS, YOURS
from throneroom.cards.language.turn_nodes import CostLess, Plus, Protect, WorthMore
from throneroom.engine.decision import DISCARD, PUT_ON_DECK, TRASH, Verb
from throneroom.engine.zone import DECK, DISCARD_PILE, HAND, SUPPLY, TRASH_PILE, Place

if TYPE_CHECKING:
    from lark import Token, Tree

_SOURCES: Final[dict[str, Place]] = {
    "from_hand": HAND,
    "from_supply": SUPPLY,
    "from_trash": TRASH_PILE,
    "from_discard": DISCARD_PILE,
}


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


def _from_hand(word: Verb, self: Builder, tree: Any, optional: bool) -> Node:
    selection_tree, source, per_tree = tree.children
    cards = self.selection(selection_tree)
    per = self.per(None if word is PUT_ON_DECK else per_tree)
    place = HAND if source is None else _SOURCES[source.data]
    if word is TRASH and place == SUPPLY:
        self.need_you(tree)
        self.set_it()
        if cards.amount != nodes.ONE or optional:
            raise self.wrong(tree, "one-only", "this can be done with one card only")
        return TrashFromSupply(cards)
    if place != HAND:
        raise self.wrong(source, "source", "cards cannot be taken from there")
    if per != NO_COUNTER and (cards.amount != nodes.ONE or optional):
        raise self.wrong(tree, "one-each", "say how many for each: 'discard a card for each ...'")
    self.set_it()
    self.has_loot = self.has_loot or (word is TRASH and self.whose == THEIRS)
    mode = None
    if optional:
        shown = hand.FromHand(word, cards, False, per, None)
        mode = hand.several_mode(cards, label((shown,)))
    return hand.FromHand(word, cards, optional, per, mode)


def _discard_cards(self: Builder, tree: Any, optional: bool) -> Node:
    return _from_hand(DISCARD, self, tree, optional)


def _trash_cards(self: Builder, tree: Any, optional: bool) -> Node:
    return _from_hand(TRASH, self, tree, optional)


def _put_on_deck(self: Builder, tree: Any, optional: bool) -> Node:
    selection_tree, source, none = tree.children
    place = _SOURCES[source.data]
    if place == DISCARD_PILE and none is None:
        cards = self.selection(selection_tree)
        if cards.amount != nodes.ONE:
            raise self.wrong(tree, "one-only", "this can be done with one card only")
        self.set_it()
        return hand.PutDiscarded(cards, optional)
    if none is None:
        return _from_hand(PUT_ON_DECK, self, tree, optional)
    cards = self.selection(selection_tree)
    if cards.amount != nodes.ONE or place != HAND or optional:
        raise self.wrong(tree, "one-only", "this can be done with one card only")
    self.set_it()
    return hand.PutOpenly(cards)


def _put_anywhere(self: Builder, tree: Any, optional: bool) -> Node:
    selection_tree, source = tree.children
    cards = self.selection(selection_tree)
    if cards.amount != nodes.ONE or _SOURCES[source.data] != HAND:
        raise self.wrong(tree, "one-only", "this can be done with one card only")
    return hand.PutAnywhere(cards)


def _of_them(word: Verb, self: Builder, tree: Any, optional: bool) -> Node:
    them, choice = tree.children
    self.need_group(tree)
    if choice is not None and self.whose == YOURS:
        raise self.wrong(choice, "you-choose", "you choose your own cards anyway")
    cards, is_plain = self.of_them(them)
    self.set_it()
    self.has_loot = self.has_loot or (word is TRASH and self.whose == THEIRS)
    return group.OfThem(word, cards, optional, choice is not None, is_plain)


def _gain(self: Builder, tree: Any, optional: bool) -> Node:
    selection_tree, source, dest, choice = tree.children
    cards = self.selection(selection_tree)
    if cards.amount == nodes.ANY_NUMBER:
        raise self.wrong(selection_tree, "gain-any", "say how many cards: 'up to 2 cards'")
    place = SUPPLY if source is None else _SOURCES[source.data]
    if place not in (SUPPLY, TRASH_PILE):
        raise self.wrong(source, "gain-source", "cards are gained from the Supply or from the trash")
    if choice is not None and (self.whose == YOURS or optional or place != SUPPLY or cards.amount != nodes.ONE):
        raise self.wrong(choice, "you-choose", "you choose your own cards anyway")
    to: Place = DISCARD_PILE
    deck_if: Filter | None = None
    if dest is not None:
        to = HAND if dest.data == "to_hand" else DECK
        if dest.children and dest.children[0] is not None:
            deck_if = self.kinds(dest.children[0].children[0])
            if cards.cards.card is not None or choice is not None:
                raise self.wrong(dest, "gain-if", "the kind of a named card is known")
    self.set_it()
    return Gain(cards, place, to, deck_if, choice is not None, optional)


def _play_cards(self: Builder, tree: Any, optional: bool) -> Node:
    selection_tree, source, twice = tree.children
    self.need_you(tree)
    cards = self.selection(selection_tree)
    place = HAND if source is None else _SOURCES[source.data]
    if cards.amount != nodes.ONE or place != HAND:
        raise self.wrong(tree, "one-only", "this can be done with one card only")
    self.set_it()
    return PlayFromHand(cards, twice is not None, optional)


def _play_it(self: Builder, tree: Any, optional: bool) -> Node:
    self.need_you(tree)
    self.need_it(tree)
    return PlayIt(optional)


def _trash_this(self: Builder, tree: Any, optional: bool) -> Node:
    self.need_you(tree)
    self.set_it()
    return hand.TrashThis(optional)


def _top(word: Verb, self: Builder) -> Node:
    self.set_it()
    self.has_loot = self.has_loot or (word is TRASH and self.whose == THEIRS)
    return deck.DiscardTop(word)


def _reveal(openly: bool, self: Builder, tree: Any) -> Node:
    number = self.number(tree.children[0], 1) if tree.children else 1
    self.group = "revealed" if openly else "seen"
    self.has_shown = self.has_shown or openly
    self.set_it()
    return deck.RevealTop(number, openly)


def _reveal_until(self: Builder, tree: Any, optional: bool) -> Node:
    cards = self.selection(tree.children[0])
    if cards.amount not in (nodes.ONE, nodes.EXACT):
        raise self.wrong(tree.children[0], "until", "say how many cards to reveal: 'a Treasure', '2 Treasures'")
    self.group = "revealed"
    self.has_shown = True
    self.set_it()
    return deck.RevealUntil(cards)


def _reveal_card(self: Builder, tree: Any, optional: bool) -> Node:
    selection_tree, source = tree.children
    if _SOURCES[source.data] != HAND:
        raise self.wrong(source, "source", "cards cannot be taken from there")
    cards = self.selection(selection_tree)
    self.set_it()
    return hand.RevealFromHand(cards, optional)


def _rest(to: str, self: Builder, tree: Any) -> Node:
    self.need_group(tree, revealed=to == group.TO_HAND)
    return group.TheRest(to)


def _it(to: str, self: Builder, tree: Any) -> Node:
    self.need_it(tree)
    if to == group.TO_HAND:
        self.need_group(tree, revealed=True)
    return group.ItTo(to)


def _take_kind(self: Builder, tree: Any, optional: bool) -> Node:
    self.need_group(tree, revealed=True)
    return group.TakeKind(self.kinds(tree.children[0]))


def _discard_or_back(self: Builder, tree: Any, optional: bool) -> Node:
    self.need_group(tree)
    choice = tree.children[0]
    if choice is not None and self.whose == YOURS:
        raise self.wrong(tree, "you-choose", "you choose your own cards anyway")
    return group.DiscardOrPutBack(choice is not None)


def _name_card(self: Builder, tree: Any, optional: bool) -> Node:
    self.has_named = True
    return deck.NameCard()


def _draw(self: Builder, tree: Any, optional: bool) -> Node:
    some = tree.children[0]
    return deck.Draw(1 if some.data == "some_one" else self.number(some.children[0], 1))


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
    "discard_cards": _discard_cards,
    "trash_cards": _trash_cards,
    "put_on_deck": _put_on_deck,
    "put_anywhere": _put_anywhere,
    "discard_down": lambda self, tree, optional: hand.DiscardDownTo(self.number(tree.children[0])),
    "discard_hand": lambda self, tree, optional: hand.DiscardHand(),
    "discard_top": lambda self, tree, optional: _top(DISCARD, self),
    "trash_top": lambda self, tree, optional: _top(TRASH, self),
    "discard_rest": lambda self, tree, optional: _rest(group.TO_DISCARD, self, tree),
    "rest_ordered": lambda self, tree, optional: _rest(group.BACK_ORDERED, self, tree),
    "rest_back": lambda self, tree, optional: _rest(group.BACK, self, tree),
    "rest_to_hand": lambda self, tree, optional: _rest(group.TO_HAND, self, tree),
    "discard_of_them": lambda self, tree, optional: _of_them(DISCARD, self, tree, optional),
    "trash_of_them": lambda self, tree, optional: _of_them(TRASH, self, tree, optional),
    "discard_it": lambda self, tree, optional: _it(group.TO_DISCARD, self, tree),
    "trash_it": lambda self, tree, optional: _it(group.TO_TRASH, self, tree),
    "it_to_hand": lambda self, tree, optional: _it(group.TO_HAND, self, tree),
    "it_back": lambda self, tree, optional: _it(group.BACK, self, tree),
    "take_kind": _take_kind,
    "discard_or_back": _discard_or_back,
    "discard_deck": lambda self, tree, optional: hand.DiscardDeck(optional),
    "trash_this": _trash_this,
    "gain": _gain,
    "gain_trashed": _turn_only(_gain_trashed),
    "draw": _draw,
    "draw_until": lambda self, tree, optional: deck.DrawUntil(self.number(tree.children[0], 1), None),
    "reveal_one": lambda self, tree, optional: _reveal(True, self, tree),
    "reveal_top": lambda self, tree, optional: _reveal(True, self, tree),
    "look_one": lambda self, tree, optional: _reveal(False, self, tree),
    "look_top": lambda self, tree, optional: _reveal(False, self, tree),
    "reveal_hand": lambda self, tree, optional: hand.RevealHand(),
    "reveal_card": _reveal_card,
    "reveal_until": _reveal_until,
    "name_card": _name_card,
    "play_cards": _play_cards,
    "play_it": _play_it,
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
