"""Observations: what a seat may know, as a row of bytes, built from its `View` alone. Compiled, without numpy.

A row remembers what it has written and writes only what has changed: most choices change a few numbers of some two
thousand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from throneroom.encoding.layout import (
    NUMBERS,
    OPTION_ZONES,
    POINTS_OFFSET,
    SEAT_BLOCKS,
    SEAT_NUMBERS,
    Layout,
)
from throneroom.engine.card import Card
from throneroom.engine.decision import VERBS, Verb
from throneroom.engine.turn import PHASE_NAMES

if TYPE_CHECKING:
    from throneroom.encoding.choices import AnswerSoFar, Choices
    from throneroom.engine.decision import Decision
    from throneroom.engine.view import View
    from throneroom.engine.zones import Counts

_LARGEST: Final = 255
_PER_SEAT: Final = len(SEAT_BLOCKS)
_SEAT_NUMBERS: Final = len(SEAT_NUMBERS)
# Lists, because compiled code would make a tuple of known length again for each loop.
_VERBS: Final[list[Verb]] = list(VERBS)
_PHASES: Final[list[str]] = list(PHASE_NAMES)
_ZONES: Final = {str(zone): place for place, zone in enumerate(OPTION_ZONES)}
_NO_CARDS: Final[tuple[Card, ...]] = ()

# Where single numbers are in their parts.
_ACTIONS: Final = 0
_BUYS: Final = 1
_COINS: Final = 2
_REDUCTION: Final = 3
_ACTIONS_PLAYED: Final = 4
_EMPTY_PILES: Final = 5
_PILES_TO_END: Final = 6
_CARDS_TO_END: Final = 7
_IS_OVER: Final = 8
_SECOND_EDITION: Final = 9
_DECK_SIZE: Final = 10


@final
class ObservationRow:
    """One seat's observation in a shared buffer, from place `start` on, and the mask of its actions in another.

    Seats are counted from the one that observes: seat 0 is its own, seat 1 the next to play.
    """

    def __init__(self, layout: Layout, buffer: bytearray, start: i64, masks: bytearray, mask_start: i64) -> None:
        self.layout: Final = layout
        self._buffer: Final = buffer
        self._start: Final = start
        self._masks: Final = masks
        self._mask_start: Final = mask_start
        self.legal: list[int] = []  # the actions whose mask is 1
        self._places: list[int] = []  # of the cards of the Supply in the layout
        self._counts: list[Counts] = []  # what was written, for blocks counted by the engine
        self._cards: list[Sequence[Card]] = []  # and for other blocks, by their number
        self._numbers: list[int] = []  # and for single numbers, by their place
        self._is_quiet = True  # nothing is written that exists only while a card is being resolved
        self._question: Decision | None = None
        self._question_places: list[int] = []  # where the question is not 0

    def begin(self, view: View) -> None:
        """Clear the row for a new game."""
        layout = self.layout
        size = layout.size
        self._buffer[self._start : self._start + size] = bytes(size)
        self._write_mask([])
        self._places = [layout.actions.place(card) for card in view.supply]
        self._counts = [view.weights([0] * len(self._places))] * (3 + 2 * layout.seats)
        self._cards = [_NO_CARDS] * (layout.modes_chosen // layout.width)
        self._numbers = [0] * (size - layout.modes_chosen)
        self._is_quiet = True
        self._question = None
        self._question_places = []
        self._costs(view)

    # -- writing what has changed -----------------------------------------------------------------------------------

    def _count(self, known: i64, block: i64, counts: Counts) -> None:
        """Write a block that the engine has counted; `known` is where its last counts are kept."""
        before = self._counts[known]
        if counts.same(before):
            return
        self._counts[known] = counts
        at = self._start + block
        for index, place in enumerate(self._places):
            copies = counts.at(index)
            if copies != before.at(index):
                self._buffer[at + place] = copies if copies <= _LARGEST else _LARGEST

    def _list(self, block: i64, cards: Sequence[Card]) -> None:
        """Write a block with a few cards."""
        number = block // self.layout.width
        before = self._cards[number]
        if not cards and not before:
            return
        if cards == before:
            return
        self._cards[number] = cards
        at = self._start + block
        buffer = self._buffer
        actions = self.layout.actions
        for card in before:
            buffer[at + actions.place(card)] = 0
        for card in cards:
            place = at + actions.place(card)
            copies: i64 = buffer[place]
            if copies < _LARGEST:
                buffer[place] = copies + 1

    def _number(self, place: i64, number: i64) -> None:
        """Write a single number."""
        known = place - self.layout.modes_chosen
        if self._numbers[known] != number:
            self._numbers[known] = number
            self._buffer[self._start + place] = 0 if number < 0 else number if number <= _LARGEST else _LARGEST

    def _costs(self, view: View) -> None:
        at = self._start + self.layout.table_blocks + self.layout.width
        for place, card in zip(self._places, view.supply, strict=True):
            cost = view.cost(card)
            self._buffer[at + place] = cost if cost <= _LARGEST else _LARGEST

    # -- the parts of an observation --------------------------------------------------------------------------------

    def update(self, view: View) -> None:
        """Write everything but the question."""
        layout = self.layout
        width = layout.width
        seats = layout.seats
        me = view.seat
        self._count(0, 0, view.hand_counts())
        self._count(1, width, view.deck_counts())
        known = view.known_on_deck()
        self._list(2 * width, known)
        self._list(3 * width, known[-1:])
        self._count(2, layout.table_blocks, view.supply_counts())
        self._list(layout.table_blocks + 2 * width, view.trash)
        at = layout.turn_blocks
        self._list(at + 2 * width, view.worth_more)
        self._list(at + 3 * width, view.first_worth_more)
        is_quiet = view.is_quiet
        if not is_quiet or not self._is_quiet:
            self._is_quiet = is_quiet
            self._write_resolving(view)
        turn_seat = view.turn_seat
        offset: i64 = 0
        while offset < seats:
            seat = (me + offset) % seats
            at = layout.seat_blocks + offset * _PER_SEAT * width
            self._count(3 + 2 * offset, at, view.owned_counts(seat))
            self._count(4 + 2 * offset, at + width, view.in_play_counts(seat))
            top = view.discard_top(seat)
            self._list(at + 4 * width, _NO_CARDS if top is None else (top,))
            self._number(layout.turn_seat + offset, 1 if seat == turn_seat else 0)
            at = layout.seat_numbers + offset * _SEAT_NUMBERS
            self._number(at, view.hand_size(seat))
            self._number(at + 1, view.passing_size(seat))
            self._number(at + 2, view.turns(seat))
            self._number(at + 3, POINTS_OFFSET + view.points(seat))
            offset += 1
        phase = view.phase
        for place, name in enumerate(_PHASES):
            self._number(layout.phase + place, 1 if phase == name else 0)
        at = layout.turn
        if self._numbers[at + _REDUCTION - layout.modes_chosen] != view.reduction:
            self._costs(view)
        self._number(at + _ACTIONS, view.actions)
        self._number(at + _BUYS, view.buys)
        self._number(at + _COINS, view.coins)
        self._number(at + _REDUCTION, view.reduction)
        self._number(at + _ACTIONS_PLAYED, view.actions_played)
        self._number(at + _EMPTY_PILES, view.empty_piles)
        self._number(at + _PILES_TO_END, view.empty_piles_to_end)
        self._number(at + _CARDS_TO_END, view.cards_to_end)
        self._number(at + _IS_OVER, 1 if view.is_over else 0)
        self._number(at + _SECOND_EDITION, 1 if view.edition == "second" else 0)
        self._number(at + _DECK_SIZE, view.deck_size)

    def _write_resolving(self, view: View) -> None:
        """Write what exists only while a card is being resolved."""
        layout = self.layout
        width = layout.width
        self._list(4 * width, view.passing)
        self._list(layout.turn_blocks, view.playing)
        self._list(layout.turn_blocks + width, view.reacted)
        offset: i64 = 0
        while offset < layout.seats:
            seat = (view.seat + offset) % layout.seats
            at = layout.seat_blocks + offset * _PER_SEAT * width
            self._list(at + 2 * width, view.set_aside(seat))
            self._list(at + 3 * width, view.revealed(seat))
            offset += 1

    def ask(self, view: View, choices: AnswerSoFar, decision: Decision) -> None:
        """Write the question to this seat, what it has chosen so far, and the mask."""
        layout = self.layout
        if self._question is not decision:
            self._clear_question()
            self._question = decision
            self._mark(layout.question, 1)
            self._mark(layout.question + 1, decision.least)
            self._mark(layout.question + 2, decision.most)
            self._mark(layout.question + 4, 1 if decision.ordered else 0)
            self._mark(layout.verb + _verb(decision.verb), 1)
            self._mark(layout.zone + _ZONES[decision.zone], 1)
            self._mark(layout.subject + (decision.subject - view.seat) % layout.seats, 1)
            card = decision.card
            if card is not None and layout.actions.place(card) >= 0:
                self._mark(layout.question_blocks + layout.actions.place(card), 1)
        self._mark(layout.question + 3, len(choices.chosen))
        self._mark(layout.question + 5, choices.beyond // NUMBERS)
        self._write_chosen(choices, decision)
        self._write_mask(choices.legal_for(decision))

    def _write_chosen(self, choices: AnswerSoFar, decision: Decision) -> None:
        layout = self.layout
        chosen: list[Card] = []
        for option in choices.chosen:
            if isinstance(option, Card) and layout.actions.place(option) >= 0:
                chosen.append(option)
            else:
                action = choices.action_of(decision, option)
                if action < layout.actions.first_number:
                    self._mark(layout.modes_chosen + action - layout.actions.first_mode, 1)
        at = layout.question_blocks + layout.width
        self._list(at, chosen)
        self._list(at + layout.width, chosen[-1:])

    def clear_question(self) -> None:
        """Show that this seat is not asked."""
        if self._question is not None:
            self._clear_question()
            self._write_mask([])

    def _clear_question(self) -> None:
        for place in self._question_places:
            self._buffer[self._start + place] = 0
        self._question_places = []
        at = self.layout.question_blocks + self.layout.width
        self._list(at, _NO_CARDS)
        self._list(at + self.layout.width, _NO_CARDS)
        self._question = None

    def _mark(self, place: i64, number: i64) -> None:
        """Write a number of the question, which is cleared with it."""
        at = self._start + place
        now: i64 = self._buffer[at]
        if now != number:
            if now == 0:
                self._question_places.append(place)
            self._buffer[at] = number if number <= _LARGEST else _LARGEST

    def _write_mask(self, legal: list[int]) -> None:
        at = self._mask_start
        masks = self._masks
        for action in self.legal:
            masks[at + action] = 0
        for action in legal:
            masks[at + action] = 1
        self.legal = legal


def _verb(verb: Verb) -> i64:
    """Return the place of a verb. Comparing by identity is faster than `index`, which compares with `==`."""
    for place, known in enumerate(_VERBS):
        if known is verb:
            return place
    raise ValueError(f"no verb of a printed card is called {verb.name!r}")


def observe(row: ObservationRow, view: View, choices: Choices) -> None:
    """Write everything that a seat may know now, and the question if it is asked."""
    row.update(view)
    decision = choices.game.decision
    if decision is not None and decision.seat == view.seat:
        row.ask(view, choices, decision)
    else:
        row.clear_question()
