"""Amounts that count cards: copies of one card, or cards of a type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.bots.strategies.amount import Amount
from throneroom.bots.strategies.node import card_text, type_text
from throneroom.engine.card import Card

if TYPE_CHECKING:
    from throneroom.engine.view import View


class CardAmount(Amount):
    """A number of copies of one card."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def parts(self) -> tuple[object, ...]:
        return (self.card,)


class Left(CardAmount):
    """Copies left in the Supply."""

    def text(self) -> str:
        return f"left({card_text(self.card)})"

    def value(self, view: View) -> i64:
        return view.left(self.card)


class Own(CardAmount):
    """Copies owned."""

    def text(self) -> str:
        return f"own({card_text(self.card)})"

    def value(self, view: View) -> i64:
        return view.owns(self.card)


class InHand(CardAmount):
    """Copies in hand."""

    def text(self) -> str:
        return f"hand({card_text(self.card)})"

    def value(self, view: View) -> i64:
        return view.in_hand(self.card)


class Opponents(CardAmount):
    """Copies that all opponents together are known to own."""

    def text(self) -> str:
        return f"opponents({card_text(self.card)})"

    def value(self, view: View) -> i64:
        found: i64 = 0
        for seat in range(view.seats):
            if seat != view.seat:
                found += view.owned_by(seat, self.card)
        return found


class TypeAmount(Amount):
    """A number of cards of a type, or of all cards if `types` is 0."""

    def __init__(self, types: int) -> None:
        self.types: Final = types

    def parts(self) -> tuple[object, ...]:
        return (self.types,)

    def counts(self, card: Card) -> bool:
        return not self.types or card.types & self.types != 0


class OwnType(TypeAmount):
    """Cards of a type owned."""

    def text(self) -> str:
        return f"own({type_text(self.types)})"

    def value(self, view: View) -> i64:
        found: i64 = 0
        for place, card in enumerate(view.supply):
            if self.counts(card):
                found += view.owns_at(place)
        return found


class InHandType(TypeAmount):
    """Cards of a type in hand."""

    def text(self) -> str:
        return f"hand({type_text(self.types)})"

    def value(self, view: View) -> i64:
        found: i64 = 0
        for card in view.hand_cards():
            if self.counts(card):
                found += 1
        return found


class OpponentsType(TypeAmount):
    """Cards of a type that all opponents together are known to own."""

    def text(self) -> str:
        return f"opponents({type_text(self.types)})"

    def value(self, view: View) -> i64:
        found: i64 = 0
        for seat in range(view.seats):
            if seat != view.seat:
                for card in view.owned(seat):
                    if self.counts(card):
                        found += 1
        return found
