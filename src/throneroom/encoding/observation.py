"""Observations: what a seat may know, as a row of bytes, built from its `View` alone. Compiled, without numpy.

A row is written again for each question. Only what is mostly empty or seldom changes is left alone, if it is still
the same: writing a few hundred bytes takes less time than finding out which of them have changed.
"""

from __future__ import annotations

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

if TYPE_CHECKING:
    from throneroom.encoding.buffer import Buffer
    from throneroom.encoding.choices import AnswerSoFar, Choices
    from throneroom.engine.decision import Decision
    from throneroom.engine.view import View
    from throneroom.engine.zones import Counts

_PER_SEAT: Final = len(SEAT_BLOCKS)
_SEAT_NUMBERS: Final = len(SEAT_NUMBERS)
# A list, because compiled code would make a tuple of known length again for each loop.
_VERBS: Final[list[Verb]] = list(VERBS)
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
    """A seat's observation in a shared buffer, from place `start` on, and the mask of its actions in another.

    Seats are counted from the one that observes: seat 0 is its own, seat 1 the next to play. Several seats of a game
    may use the same row, one after another.
    """

    def __init__(self, layout: Layout, buffer: Buffer, start: i64, masks: Buffer, mask_start: i64) -> None:
        self.layout: Final = layout
        self._buffer: Final = buffer
        self._start: Final = start
        self._masks: Final = masks
        self._mask_start: Final = mask_start
        self.legal: list[int] = []  # the actions whose mask is 1
        self._places: Counts  # of the cards of the Supply in a block
        self._counts: Counts  # of the block being written
        self._nothing: Counts
        # Whether something is written that is mostly empty.
        self._filled: list[bool] = []  # blocks of a few cards, by their number
        self._is_quiet = True  # nothing that exists only while a card is being resolved
        self._is_asked = False
        self._has_modes = False  # modes chosen
        self._reduction: i64 = 0  # for which costs are written

    def begin(self, view: View) -> None:
        """Clear the row for a new game."""
        layout = self.layout
        self._buffer.clear(self._start, self._start + layout.size)
        self._write_mask([])
        self._places = view.weights([layout.actions.place(card) for card in view.supply])
        self._counts = view.weights([0] * len(view.supply))
        self._nothing = self._counts.copy()
        self._filled = [False] * (layout.modes_chosen // layout.width)
        self._is_quiet = True
        self._is_asked = False
        self._has_modes = False
        self._write_costs(view)
        self._put(layout.turn + _PILES_TO_END, view.empty_piles_to_end)
        self._put(layout.turn + _SECOND_EDITION, 1 if view.edition == "second" else 0)

    # -- numbers and blocks -----------------------------------------------------------------------------------------

    def _put(self, place: i64, number: i64) -> None:
        """Write a single number."""
        self._buffer.put(self._start + place, number)

    def _put_counts(self, block: i64) -> None:
        """Write what was counted last."""
        self._buffer.put_counts(self._start + block, self._places, self._counts)

    def _put_cards(self, block: i64, cards: tuple[Card, ...]) -> None:
        """Write a block with a few cards, mostly none."""
        number = block // self.layout.width
        at = self._start + block
        buffer = self._buffer
        if self._filled[number]:
            buffer.put_counts(at, self._places, self._nothing)
        self._filled[number] = len(cards) > 0
        for card in cards:
            place = at + self.layout.actions.place(card)
            buffer.put(place, buffer.get(place) + 1)

    def _put_card(self, block: i64, card: Card | None) -> None:
        """Write a block with at most one card."""
        number = block // self.layout.width
        at = self._start + block
        if self._filled[number]:
            self._buffer.put_counts(at, self._places, self._nothing)
        self._filled[number] = card is not None
        if card is not None:
            self._buffer.put(at + self.layout.actions.place(card), 1)

    def _write_costs(self, view: View) -> None:
        self._reduction = view.reduction
        at = self.layout.table_blocks + self.layout.width
        for card in view.supply:
            self._put(at + self.layout.actions.place(card), view.cost(card))

    # -- the parts of an observation --------------------------------------------------------------------------------

    def update(self, view: View) -> None:
        """Write everything but the question."""
        layout = self.layout
        width = layout.width
        counts = self._counts
        view.count_hand(counts)
        self._put_counts(0)
        view.count_deck(counts)
        self._put_counts(width)
        if view.knows_deck_top or self._filled[2]:
            known = view.known_on_deck()
            self._put_cards(2 * width, tuple(known))
            self._put_card(3 * width, known[-1] if known else None)
        view.count_supply(counts)
        self._put_counts(layout.table_blocks)
        view.count_trash(counts)
        self._put_counts(layout.table_blocks + 2 * width)
        self._put_cards(layout.turn_blocks + 2 * width, view.worth_more)
        self._put_cards(layout.turn_blocks + 3 * width, view.first_worth_more)
        is_quiet = view.is_quiet
        if not is_quiet or not self._is_quiet:
            self._is_quiet = is_quiet
            self._write_resolving(view)
        if view.reduction != self._reduction:
            self._write_costs(view)
        self._write_seats(view)
        self._write_turn(view)

    def _write_seats(self, view: View) -> None:
        layout = self.layout
        width = layout.width
        counts = self._counts
        offset: i64 = 0
        while offset < layout.seats:
            seat = (view.seat + offset) % layout.seats
            at = layout.seat_blocks + offset * _PER_SEAT * width
            view.count_owned(seat, counts)
            self._put_counts(at)
            view.count_in_play(seat, counts)
            self._put_counts(at + width)
            self._put_card(at + 4 * width, view.discard_top(seat))
            self._put(layout.turn_seat + offset, 1 if seat == view.turn_seat else 0)
            at = layout.seat_numbers + offset * _SEAT_NUMBERS
            self._put(at, view.hand_size(seat))
            self._put(at + 1, view.passing_size(seat))
            self._put(at + 2, view.turns(seat))
            self._put(at + 3, POINTS_OFFSET + view.points(seat))
            offset += 1

    def _write_turn(self, view: View) -> None:
        layout = self.layout
        self._buffer.clear(self._start + layout.phase, self._start + layout.turn_seat)
        self._put(layout.phase + view.phase_number, 1)
        at = layout.turn
        self._put(at + _ACTIONS, view.actions)
        self._put(at + _BUYS, view.buys)
        self._put(at + _COINS, view.coins)
        self._put(at + _REDUCTION, view.reduction)
        self._put(at + _ACTIONS_PLAYED, view.actions_played)
        self._put(at + _EMPTY_PILES, view.empty_piles)
        self._put(at + _CARDS_TO_END, view.cards_to_end)
        self._put(at + _IS_OVER, 1 if view.is_over else 0)
        self._put(at + _DECK_SIZE, view.deck_size)

    def _write_resolving(self, view: View) -> None:
        """Write what exists only while a card is being resolved."""
        layout = self.layout
        width = layout.width
        self._put_cards(4 * width, view.passing)
        self._put_cards(layout.turn_blocks, view.playing)
        self._put_cards(layout.turn_blocks + width, view.reacted)
        offset: i64 = 0
        while offset < layout.seats:
            seat = (view.seat + offset) % layout.seats
            at = layout.seat_blocks + offset * _PER_SEAT * width
            self._put_cards(at + 2 * width, view.set_aside(seat))
            self._put_cards(at + 3 * width, view.revealed(seat))
            offset += 1

    # -- the question -----------------------------------------------------------------------------------------------

    def ask(self, view: View, choices: AnswerSoFar, decision: Decision) -> None:
        """Write the question to this seat, what it has chosen so far, and the mask."""
        layout = self.layout
        self._buffer.clear(self._start + layout.question, self._start + layout.size)
        self._is_asked = True
        self._put(layout.question, 1)
        self._put(layout.question + 1, decision.least)
        self._put(layout.question + 2, decision.most)
        self._put(layout.question + 3, len(choices.chosen))
        self._put(layout.question + 4, 1 if decision.ordered else 0)
        self._put(layout.question + 5, choices.beyond // NUMBERS)
        self._put(layout.verb + _verb(decision.verb), 1)
        self._put(layout.zone + _ZONES[decision.zone], 1)
        self._put(layout.subject + (decision.subject - view.seat) % layout.seats, 1)
        card = decision.card
        has_place = card is not None and layout.actions.place(card) >= 0
        self._put_card(layout.question_blocks, card if has_place else None)
        self._clear_chosen()
        if choices.chosen:
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
                    self._put(layout.modes_chosen + action - layout.actions.first_mode, 1)
                    self._has_modes = True
        at = layout.question_blocks + layout.width
        self._put_cards(at, tuple(chosen))
        self._put_card(at + layout.width, chosen[-1] if chosen else None)

    def _clear_chosen(self) -> None:
        layout = self.layout
        at = layout.question_blocks + layout.width
        self._put_cards(at, _NO_CARDS)
        self._put_card(at + layout.width, None)
        if self._has_modes:
            self._buffer.clear(self._start + layout.modes_chosen, self._start + layout.phase)
            self._has_modes = False

    def clear_question(self) -> None:
        """Show that this seat is not asked."""
        if self._is_asked:
            self._is_asked = False
            self._buffer.clear(self._start + self.layout.question, self._start + self.layout.size)
            self._put_card(self.layout.question_blocks, None)
            self._clear_chosen()
            self._write_mask([])

    def _write_mask(self, legal: list[int]) -> None:
        at = self._mask_start
        masks = self._masks
        for action in self.legal:
            masks.put(at + action, 0)
        for action in legal:
            masks.put(at + action, 1)
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
