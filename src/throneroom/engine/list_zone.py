"""Zones as lists of cards, for plain Python. See `packed_zone` for what each method does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from throneroom.engine.zone import missing, remove_in_order

if TYPE_CHECKING:
    from throneroom.engine.card import Card, Option


class CardTable:
    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.numbers = [-1] * (max([card.number for card in cards]) + 1)
        for place, card in enumerate(cards):
            self.numbers[card.number] = place
        self.treasures = [place for place, card in enumerate(cards) if card.is_treasure]
        self.scoring = [place for place, card in enumerate(cards) if card.points or card.worth is not None]
        self.reactions = tuple([card for card in cards if card.is_reaction])

    def number(self, card: Card) -> int:
        return self.numbers[card.number] if card.number < len(self.numbers) else -1


class Zone:
    __slots__ = ("_cards", "_table", "size")

    def __init__(self, table: CardTable, cards: list[Card]) -> None:
        self._table = table
        self._cards = cards
        self.size = len(cards)

    def copy(self) -> Zone:
        return Zone(self._table, self._cards[:])

    # -- looking ----------------------------------------------------------------------------------------------------

    def cards(self) -> list[Card]:
        return self._cards[:]

    def cards_from(self, start: int) -> list[Card]:
        return self._cards[start:]

    def top(self) -> Card | None:
        return self._cards[-1] if self._cards else None

    def count(self, card: Card, start: int = 0) -> int:
        return self._cards[start:].count(card)

    def count_into(self, counts: Counts, start: int = 0) -> None:
        numbers = self._table.numbers
        counts.clear()
        copies = counts.numbers
        for card in self._cards[start:]:
            copies[numbers[card.number]] += 1

    def total(self, weights: Counts) -> int:
        numbers, each = self._table.numbers, weights.numbers
        return sum([each[numbers[card.number]] for card in self._cards])

    def coins(self) -> int:
        return sum([card.coins for card in self._cards if card.is_treasure])

    def distinct_actions(self) -> tuple[Option, ...]:
        actions = [card for card in self._cards if card.is_action]
        if len(actions) > 1:
            return tuple(dict.fromkeys(actions))
        return actions[0].alone if actions else ()

    def treasures(self) -> list[Card]:
        return [card for card in self._cards if card.is_treasure]

    def has_action(self) -> bool:
        for card in self._cards:
            if card.is_action:
                return True
        return False

    def has_reaction(self) -> bool:
        for card in self._cards:
            if card.is_reaction:
                return True
        return False

    # -- moving cards -----------------------------------------------------------------------------------------------

    def add(self, card: Card) -> None:
        self._cards.append(card)
        self.size += 1

    def add_all(self, cards: list[Card]) -> None:
        self._cards += cards
        self.size += len(cards)

    def fill(self, cards: Sequence[Card]) -> None:
        for card in cards:
            if self._table.number(card) < 0:
                raise ValueError(f"{card.name} has no pile in this game")
        self._cards = list(cards)
        self.size = len(cards)

    def remove(self, card: Card) -> None:
        cards = self._cards
        if not cards or (cards[-1] is not card and card not in cards):
            raise missing(card, cards)
        last = cards.pop()
        if last is not card:
            cards[cards.index(card)] = last
        self.size -= 1

    def remove_in_order(self, card: Card) -> None:
        remove_in_order(self._cards, card)
        self.size -= 1

    def remove_all(self, cards: list[Card]) -> None:
        for card in cards:
            self.remove(card)

    def move_all_to(self, target: Zone) -> None:
        if self.size:
            target._cards += self._cards
            target.size += self.size
            self._cards = []
            self.size = 0

    def deal_to(self, target: Zone, number: int) -> None:
        if number:
            left = self.size - number
            dealt = self._cards[left:]
            dealt.reverse()
            del self._cards[left:]
            target._cards += dealt
            self.size = left
            target.size += number

    def play_treasures_to(self, in_play: Zone) -> int:
        coins = 0
        others = []
        played = in_play._cards
        for card in self._cards:
            if card.is_treasure:
                coins += card.coins
                played.append(card)
            else:
                others.append(card)
        self._cards = others
        self.size = len(others)
        in_play.size = len(played)
        return coins

    def take_from(self, start: int) -> list[Card]:
        taken = self._cards[start:]
        del self._cards[start:]
        self.size = start
        return taken

    def swap_with(self, other: Zone) -> None:
        self._cards, other._cards = other._cards, self._cards
        self.size, other.size = other.size, self.size

    # -- shuffling --------------------------------------------------------------------------------------------------

    def sort(self) -> None:
        numbers = self._table.numbers
        self._cards.sort(key=lambda card: numbers[card.number])

    def shuffle(self, state: int) -> int:
        cards = self._cards
        left = self.size
        while left > 1:  # constants written out, since plain Python spends most of its time here
            state = (state * 3935559000370003845 + 1442695040888963407) & 0x3FFFFFFFFFFFFFFF
            bits = ((state ^ (state >> 29)) * 0x2545F4914F6CDD1D) & 0x3FFFFFFFFFFFFFFF
            at = (bits >> 42) * left >> 20
            left -= 1
            cards[left], cards[at] = cards[at], cards[left]
            if left > 1:
                at = (bits >> 22 & 0xFFFFF) * left >> 20
                left -= 1
                cards[left], cards[at] = cards[at], cards[left]
                at = (bits >> 2 & 0xFFFFF) * left >> 20
                left -= 1
                cards[left], cards[at] = cards[at], cards[left]
        return state

    def swap(self, places: list[int]) -> None:
        cards = self._cards
        last = self.size - 1
        for place in places:
            cards[last], cards[place] = cards[place], cards[last]
            last -= 1


def empty_zone(table: CardTable) -> Zone:
    return Zone(table, [])


def new_zone(table: CardTable, cards: Sequence[Card]) -> Zone:
    zone = Zone(table, [])
    zone.fill(cards)
    return zone


class Counts:
    __slots__ = ("numbers", "table")

    def __init__(self, table: CardTable, numbers: list[int]) -> None:
        self.table = table
        self.numbers = numbers

    def copy(self) -> Counts:
        return Counts(self.table, self.numbers[:])

    def of(self, card: Card) -> int:
        places = self.table.numbers
        number = card.number
        if number < len(places):
            place = places[number]
            if place >= 0:
                return self.numbers[place]
        return 0

    def add(self, card: Card, copies: int) -> int:
        place = self.table.number(card)
        if place < 0:
            raise ValueError(f"{card.name} has no pile in this game")
        self.numbers[place] += copies
        return self.numbers[place]

    def at(self, place: int) -> int:
        return self.numbers[place]

    def total(self, weights: Counts) -> int:
        return sum([copies * weight for copies, weight in zip(self.numbers, weights.numbers, strict=True)])

    def coins(self) -> int:
        coins = 0
        cards, numbers = self.table.cards, self.numbers
        for place in self.table.treasures:
            coins += cards[place].coins * numbers[place]
        return coins

    def smallest(self, number: int) -> int:
        return sum(sorted([copies for copies in self.numbers if copies])[: max(0, number)])

    def clear(self) -> None:
        self.numbers[:] = [0] * len(self.numbers)

    def write(self, target: bytearray, start: int, places: Counts) -> None:
        for place, number in zip(places.numbers, self.numbers, strict=True):
            target[start + place] = number if number <= 255 else 255

    def become(self, other: Counts) -> None:
        self.numbers[:] = other.numbers

    def all(self) -> list[int]:
        return self.numbers[:]


def counts_of(table: CardTable, numbers: list[int]) -> Counts:
    return Counts(table, numbers[:])
