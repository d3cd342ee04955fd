"""What builds steps about cards in hand, in the deck, in the Supply, and revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from throneroom.cards.language import deck_nodes as deck
from throneroom.cards.language import group_nodes as group
from throneroom.cards.language import hand_nodes as hand
from throneroom.cards.language import node as nodes
from throneroom.cards.language.builder import Builder
from throneroom.cards.language.filters import Filter
from throneroom.cards.language.gain_nodes import Gain, TrashFromSupply
from throneroom.cards.language.modes import label
from throneroom.cards.language.node import NO_COUNTER, Node
from throneroom.cards.language.play_nodes import PlayFromHand, PlayIt
from throneroom.cards.language.said import THEIRS, YOURS
from throneroom.engine.decision import DISCARD, PUT_ON_DECK, TRASH, Verb
from throneroom.engine.zone import DECK, DISCARD_PILE, HAND, SUPPLY, TRASH_PILE, Place

if TYPE_CHECKING:
    pass

_SOURCES: Final[dict[str, Place]] = {
    "from_hand": HAND,
    "from_supply": SUPPLY,
    "from_trash": TRASH_PILE,
    "from_discard": DISCARD_PILE,
}


def from_hand(word: Verb, self: Builder, tree: Any, optional: bool) -> Node:
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


def discard_cards(self: Builder, tree: Any, optional: bool) -> Node:
    return from_hand(DISCARD, self, tree, optional)


def trash_cards(self: Builder, tree: Any, optional: bool) -> Node:
    return from_hand(TRASH, self, tree, optional)


def put_on_deck(self: Builder, tree: Any, optional: bool) -> Node:
    selection_tree, source, none = tree.children
    place = _SOURCES[source.data]
    if place == DISCARD_PILE and none is None:
        cards = self.selection(selection_tree)
        if cards.amount != nodes.ONE:
            raise self.wrong(tree, "one-only", "this can be done with one card only")
        self.set_it()
        return hand.PutDiscarded(cards, optional)
    if none is None:
        return from_hand(PUT_ON_DECK, self, tree, optional)
    cards = self.selection(selection_tree)
    if cards.amount != nodes.ONE or place != HAND or optional:
        raise self.wrong(tree, "one-only", "this can be done with one card only")
    self.set_it()
    return hand.PutOpenly(cards)


def put_anywhere(self: Builder, tree: Any, optional: bool) -> Node:
    selection_tree, source = tree.children
    cards = self.selection(selection_tree)
    if cards.amount != nodes.ONE or _SOURCES[source.data] != HAND:
        raise self.wrong(tree, "one-only", "this can be done with one card only")
    return hand.PutAnywhere(cards)


def of_them(word: Verb, self: Builder, tree: Any, optional: bool) -> Node:
    them, choice = tree.children
    self.need_group(tree)
    if choice is not None and self.whose == YOURS:
        raise self.wrong(choice, "you-choose", "you choose your own cards anyway")
    cards, is_plain = self.of_them(them)
    self.set_it()
    self.has_loot = self.has_loot or (word is TRASH and self.whose == THEIRS)
    return group.OfThem(word, cards, optional, choice is not None, is_plain)


def gain(self: Builder, tree: Any, optional: bool) -> Node:
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


def play_cards(self: Builder, tree: Any, optional: bool) -> Node:
    selection_tree, source, twice = tree.children
    self.need_you(tree)
    cards = self.selection(selection_tree)
    place = HAND if source is None else _SOURCES[source.data]
    if cards.amount != nodes.ONE or place != HAND:
        raise self.wrong(tree, "one-only", "this can be done with one card only")
    self.set_it()
    return PlayFromHand(cards, twice is not None, optional)


def play_it(self: Builder, tree: Any, optional: bool) -> Node:
    self.need_you(tree)
    self.need_it(tree)
    return PlayIt(optional)


def trash_this(self: Builder, tree: Any, optional: bool) -> Node:
    self.need_you(tree)
    self.set_it()
    return hand.TrashThis(optional)


def top(word: Verb, self: Builder) -> Node:
    self.set_it()
    self.has_loot = self.has_loot or (word is TRASH and self.whose == THEIRS)
    return deck.DiscardTop(word)


def reveal(openly: bool, self: Builder, tree: Any) -> Node:
    number = self.number(tree.children[0], 1) if tree.children else 1
    self.group = "revealed" if openly else "seen"
    self.has_shown = self.has_shown or openly
    self.set_it()
    return deck.RevealTop(number, openly)


def reveal_until(self: Builder, tree: Any, optional: bool) -> Node:
    cards = self.selection(tree.children[0])
    if cards.amount not in (nodes.ONE, nodes.EXACT):
        raise self.wrong(tree.children[0], "until", "say how many cards to reveal: 'a Treasure', '2 Treasures'")
    self.group = "revealed"
    self.has_shown = True
    self.set_it()
    return deck.RevealUntil(cards)


def reveal_card(self: Builder, tree: Any, optional: bool) -> Node:
    selection_tree, source = tree.children
    if _SOURCES[source.data] != HAND:
        raise self.wrong(source, "source", "cards cannot be taken from there")
    cards = self.selection(selection_tree)
    self.set_it()
    return hand.RevealFromHand(cards, optional)


def rest(to: str, self: Builder, tree: Any) -> Node:
    self.need_group(tree, revealed=to == group.TO_HAND)
    return group.TheRest(to)


def it(to: str, self: Builder, tree: Any) -> Node:
    self.need_it(tree)
    if to == group.TO_HAND:
        self.need_group(tree, revealed=True)
    return group.ItTo(to)


def take_kind(self: Builder, tree: Any, optional: bool) -> Node:
    self.need_group(tree, revealed=True)
    return group.TakeKind(self.kinds(tree.children[0]))


def discard_or_back(self: Builder, tree: Any, optional: bool) -> Node:
    self.need_group(tree)
    choice = tree.children[0]
    if choice is not None and self.whose == YOURS:
        raise self.wrong(tree, "you-choose", "you choose your own cards anyway")
    return group.DiscardOrPutBack(choice is not None)


def name_card(self: Builder, tree: Any, optional: bool) -> Node:
    self.has_named = True
    return deck.NameCard()


def draw(self: Builder, tree: Any, optional: bool) -> Node:
    some = tree.children[0]
    return deck.Draw(1 if some.data == "some_one" else self.number(some.children[0], 1))
