"""Zones as packed integers, for the compiled build. All packed integers of the engine are in this module.

A game has some seventeen different cards, those with a pile. A `CardTable` numbers them, and zones and counts store
these numbers, so that moving and copying cards is moving and copying small integers. `list_zone` has the same classes
for plain Python, where lists of cards are faster.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from throneroom.engine.rng import MASK, MIXER, MULTIPLIER, STEP
from throneroom.engine.zone import missing

if TYPE_CHECKING:
    from throneroom.engine.card import Card, Option

_LEAST_ROOM: Final = 12

# What a table knows about a card.
_ACTION: Final = 1
_REACTION: Final = 2
_NO_TREASURE: Final = -1

_LARGEST: Final = 1 << 15
_LARGEST_BYTE: Final = 255


def _zeros(number: i64) -> vec[i16]:
    """Return this many zeros."""
    zeros = _ZEROS
    while len(zeros) < number:
        zeros = vec[i16]([0] * (2 * len(zeros)))
    return zeros[:number]


_ZEROS: Final = vec[i16]([0] * 64)


@final
class CardTable:
    """The cards of a game, numbered by their place in `cards`, with the facts that zones need."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards: Final = cards
        numbers = [-1] * (max([card.number for card in cards]) + 1)
        for place, card in enumerate(cards):
            numbers[card.number] = place
        self.numbers: Final = vec[i16](numbers)  # by the number that a card has among all cards ever defined
        self.kinds: Final = vec[i16]([_ACTION * card.is_action + _REACTION * card.is_reaction for card in cards])
        self.coins: Final = vec[i16]([int(card.coins) if card.is_treasure else _NO_TREASURE for card in cards])
        self.treasures: Final = vec[i16]([place for place, card in enumerate(cards) if card.is_treasure])
        self.scoring: Final = [place for place, card in enumerate(cards) if card.points or card.worth is not None]
        self.reactions: Final = tuple([card for card in cards if card.is_reaction])

    def number(self, card: Card) -> i64:
        """Return the number of a card, or -1 if it is not in the game."""
        number = card.number
        if number < len(self.numbers):
            return i64(self.numbers[number])
        return -1


@final
@mypyc_attr(acyclic=True)
class Zone:
    """Cards in a row; the last one is on top. Cards move by the methods, and `cards` returns a copy."""

    def __init__(self, table: CardTable, items: vec[i16], size: i64) -> None:
        self._table: Final = table
        self._items = items
        self._room = size  # the length of `items`
        self.size = size

    def copy(self) -> Zone:
        size = self.size
        if size == 0:
            return empty_zone(self._table)
        return Zone(self._table, self._items[:size], size)

    def _make_room(self, least: i64) -> None:
        """Make room for at least this many cards."""
        items = self._items
        room = 2 * least
        if room < _LEAST_ROOM:
            room = _LEAST_ROOM
        grown = _zeros(room)
        at: i64 = 0
        while at < self.size:
            grown[at] = items[at]
            at += 1
        self._items = grown
        self._room = room

    # -- looking ----------------------------------------------------------------------------------------------------

    def cards(self) -> list[Card]:
        """Return the cards in order."""
        return self.cards_from(0)

    def cards_from(self, start: i64) -> list[Card]:
        """Return the cards from this place on."""
        known = self._table.cards
        items = self._items
        cards = [known[0]] * (self.size - start)  # filling a list of the right size is faster than appending
        at: i64 = 0
        while at < self.size - start:
            cards[at] = known[i64(items[start + at])]
            at += 1
        return cards

    def top(self) -> Card | None:
        return self._table.cards[i64(self._items[self.size - 1])] if self.size else None

    def count(self, card: Card, start: i64 = 0) -> i64:
        """Return the copies of a card from this place on."""
        number = self._table.number(card)
        items = self._items
        found: i64 = 0
        at = start
        while at < self.size:
            if i64(items[at]) == number:
                found += 1
            at += 1
        return found

    def count_into(self, counts: Counts, start: i64 = 0) -> None:
        """Set counts of the same game to the copies of each card from this place on."""
        counts.clear()
        items = self._items
        copies = counts._items
        at = start
        while at < self.size:
            number = i64(items[at])
            copies[number] = copies[number] + 1
            at += 1

    def total(self, weights: Counts) -> i64:
        """Return the sum of the weights of all cards here."""
        items = self._items
        each = weights._items
        total: i64 = 0
        at: i64 = 0
        while at < self.size:
            total += i64(each[i64(items[at])])
            at += 1
        return total

    def coins(self) -> i64:
        """Return the coins on all Treasures here."""
        items = self._items
        worth = self._table.coins
        coins: i64 = 0
        at: i64 = 0
        while at < self.size:
            given = i64(worth[i64(items[at])])
            if given != _NO_TREASURE:
                coins += given
            at += 1
        return coins

    def distinct_actions(self) -> tuple[Option, ...]:
        """Return the different Action cards, in the order they first appear."""
        items = self._items
        kinds = self._table.kinds
        known = self._table.cards
        first: i64 = -1
        several: list[Card] | None = None
        at: i64 = 0
        while at < self.size:
            item = items[at]
            number = i64(item)
            if number != first and i64(kinds[number]) & _ACTION:
                if first < 0:
                    first = number
                else:
                    earlier: i64 = 0
                    while items[earlier] != item:
                        earlier += 1
                    if earlier == at:
                        if several is None:
                            several = [known[first]]
                        several.append(known[number])
            at += 1
        if first < 0:
            return ()
        return known[first].alone if several is None else tuple(several)

    def treasures(self) -> list[Card]:
        """Return the Treasures in order."""
        return [card for card in self.cards() if card.is_treasure]

    def has_action(self) -> bool:
        return self._has(_ACTION)

    def has_reaction(self) -> bool:
        return self._has(_REACTION)

    def _has(self, kind: i64) -> bool:
        items = self._items
        kinds = self._table.kinds
        at: i64 = 0
        while at < self.size:
            if i64(kinds[i64(items[at])]) & kind:
                return True
            at += 1
        return False

    # -- moving cards -----------------------------------------------------------------------------------------------

    def add(self, card: Card) -> None:
        """Put a card on top."""
        number = self._table.number(card)
        if number < 0:
            raise ValueError(f"{card.name} has no pile in this game")
        size = self.size
        if size == self._room:
            self._make_room(size + 1)
        self._items[size] = i16(number)
        self.size = size + 1

    def add_all(self, cards: list[Card]) -> None:
        """Put cards on top one by one."""
        for card in cards:
            self.add(card)

    def fill(self, cards: Sequence[Card]) -> None:
        """Replace all cards in the zone by these."""
        self.size = 0
        for card in cards:
            self.add(card)

    def remove(self, card: Card) -> None:
        """Take out one copy of a card, where the order does not matter: the last card takes its place."""
        number = self._table.number(card)
        items = self._items
        last = self.size - 1
        at = last
        if at >= 0 and i64(items[at]) != number:
            at = 0
            while at < last and i64(items[at]) != number:
                at += 1
            if at == last:
                at = -1
        if at < 0:
            raise missing(card, self.cards())
        items[at] = items[last]
        self.size = last

    def remove_in_order(self, card: Card) -> None:
        """Take out the first copy of a card, and keep the others in order."""
        number = self._table.number(card)
        items = self._items
        at: i64 = 0
        while at < self.size and i64(items[at]) != number:
            at += 1
        if at == self.size:
            raise missing(card, self.cards())
        self.size -= 1
        while at < self.size:
            items[at] = items[at + 1]
            at += 1

    def remove_all(self, cards: list[Card]) -> None:
        for card in cards:
            self.remove(card)

    def move_all_to(self, target: Zone) -> None:
        """Put all cards on top of another zone, in order."""
        number = self.size
        if number:
            size = target.size
            if size + number > target._room:
                target._make_room(size + number)
            source, items = self._items, target._items
            at: i64 = 0
            while at < number:
                items[size + at] = source[at]
                at += 1
            target.size = size + number
            self.size = 0

    def deal_to(self, target: Zone, number: i64) -> None:
        """Move cards from the top of this zone to the top of another one by one; there must be enough."""
        at = target.size
        if at + number > target._room:
            target._make_room(at + number)
        source, items = self._items, target._items
        left = self.size - number
        size = self.size
        while size > left:
            size -= 1
            items[at] = source[size]
            at += 1
        self.size = left
        target.size = at

    def play_treasures_to(self, in_play: Zone) -> i64:
        """Move all Treasures to another zone, in order, and return the coins printed on them."""
        if in_play.size + self.size > in_play._room:
            in_play._make_room(in_play.size + self.size)
        source, items = self._items, in_play._items
        worth = self._table.coins
        coins: i64 = 0
        kept: i64 = 0
        placed = in_play.size
        at: i64 = 0
        while at < self.size:
            item = source[at]
            given = i64(worth[i64(item)])
            if given == _NO_TREASURE:
                source[kept] = item
                kept += 1
            else:
                coins += given
                items[placed] = item
                placed += 1
            at += 1
        in_play.size = placed
        self.size = kept
        return coins

    def take_from(self, start: i64) -> list[Card]:
        """Take out the cards from this place on, and return them in order."""
        cards = self.cards_from(start)
        self.size = start
        return cards

    def swap_with(self, other: Zone) -> None:
        """Exchange all cards with another zone."""
        self._items, other._items = other._items, self._items
        self._room, other._room = other._room, self._room
        self.size, other.size = other.size, self.size

    # -- shuffling --------------------------------------------------------------------------------------------------

    def sort(self) -> None:
        """Put the cards into the order of the table, so that nothing is left of the order they were in."""
        items = self._items
        copies = _zeros(len(self._table.cards))
        at: i64 = 0
        while at < self.size:
            number = i64(items[at])
            copies[number] = copies[number] + 1
            at += 1
        at = 0
        number = 0
        while number < len(copies):
            left = i64(copies[number])
            while left > 0:
                items[at] = i16(number)
                at += 1
                left -= 1
            number += 1

    def shuffle(self, state: i64) -> i64:
        """Shuffle (Fisher-Yates) with a random stream, and return the stream's new state.

        One random number serves three swaps, with 20 bits each: far more than any deck needs. The loop is unrolled
        because plain Python spends most of its time here.
        """
        items = self._items
        left = self.size
        while left > 1:
            state = (state * MULTIPLIER + STEP) & MASK
            bits: i64 = ((state ^ (state >> 29)) * MIXER) & MASK
            at: i64 = (bits >> 42) * left >> 20
            left -= 1
            items[left], items[at] = items[at], items[left]
            if left > 1:
                at = (bits >> 22 & 0xFFFFF) * left >> 20
                left -= 1
                items[left], items[at] = items[at], items[left]
                at = (bits >> 2 & 0xFFFFF) * left >> 20
                left -= 1
                items[left], items[at] = items[at], items[left]
        return state

    def swap(self, places: list[int]) -> None:
        """Shuffle (Fisher-Yates) by swapping the last card with the one at the first place, and so on."""
        items = self._items
        last: i64 = self.size - 1
        for place in places:
            items[last], items[place] = items[place], items[last]
            last -= 1


def empty_zone(table: CardTable) -> Zone:
    return Zone(table, vec[i16](), 0)


def new_zone(table: CardTable, cards: Sequence[Card]) -> Zone:
    """Return a zone with these cards."""
    zone = empty_zone(table)
    zone.fill(cards)
    return zone


@final
@mypyc_attr(acyclic=True)
class Counts:
    """A number for each card of a game: the copies in the piles, or those that a player owns."""

    def __init__(self, table: CardTable, items: vec[i16]) -> None:
        self.table: Final = table
        self._items: Final = items

    def copy(self) -> Counts:
        return Counts(self.table, self._items[:])

    def of(self, card: Card) -> i64:
        """Return the number for a card, 0 if it is not in the game."""
        number = card.number
        numbers = self.table.numbers
        if number < len(numbers):
            place = i64(numbers[number])
            if place >= 0:
                return i64(self._items[place])
        return 0

    def add(self, card: Card, copies: i64) -> i64:
        """Change the number for a card, which must be in the game, and return it."""
        place = self.table.number(card)
        if place < 0:
            raise ValueError(f"{card.name} has no pile in this game")
        changed = i64(self._items[place]) + copies
        self._items[place] = i16(changed)
        return changed

    def at(self, place: i64) -> i64:
        """Return the number for the card at this place of the table."""
        return i64(self._items[place])

    def total(self, weights: Counts) -> i64:
        """Return the sum of the weights of all cards counted here."""
        items, each = self._items, weights._items
        total: i64 = 0
        at: i64 = 0
        while at < len(items):
            total += i64(items[at]) * i64(each[at])
            at += 1
        return total

    def coins(self) -> i64:
        """Return the coins on all Treasures counted here."""
        treasures, worth, items = self.table.treasures, self.table.coins, self._items
        coins: i64 = 0
        at: i64 = 0
        while at < len(treasures):
            number = i64(treasures[at])
            coins += i64(worth[number]) * i64(items[number])
            at += 1
        return coins

    def smallest(self, number: i64) -> i64:
        """Return the total of this many of the smallest numbers, ignoring zeros."""
        items = self._items
        total: i64 = 0
        lowest: i64 = 0
        while number > 0:
            # The next larger number, and how often it occurs.
            above, lowest = lowest, _LARGEST
            alike: i64 = 0
            at: i64 = 0
            while at < len(items):
                item = i64(items[at])
                if above < item <= lowest:
                    if item < lowest:
                        lowest, alike = item, 0
                    alike += 1
                at += 1
            if alike == 0:
                break
            if alike > number:
                alike = number
            total += alike * lowest
            number -= alike
        return total

    def clear(self) -> None:
        """Set all numbers to 0."""
        items = self._items
        at: i64 = 0
        while at < len(items):
            items[at] = 0
            at += 1

    def write(self, target: vec[u8], start: i64, places: Counts) -> None:
        """Write each number, at most 255, at the place after `start` that `places` has for its card."""
        items, each = self._items, places._items
        at: i64 = 0
        while at < len(items):
            number = i64(items[at])
            if number > _LARGEST_BYTE:
                number = _LARGEST_BYTE
            target[start + i64(each[at])] = u8(number)
            at += 1

    def become(self, other: Counts) -> None:
        """Take over the numbers of other counts, which are of a game with the same cards."""
        items, others = self._items, other._items
        at: i64 = 0
        while at < len(items):
            items[at] = others[at]
            at += 1

    def all(self) -> list[int]:
        """Return all numbers, in the order of the table."""
        return [int(item) for item in self._items]


def counts_of(table: CardTable, numbers: list[int]) -> Counts:
    """Return counts with these numbers, in the order of the table."""
    return Counts(table, vec[i16](numbers))
