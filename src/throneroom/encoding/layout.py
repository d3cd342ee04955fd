"""What each action and each number of an observation means. Compiled, without numpy.

An action names one option of the decision, or stops; an answer with several options takes several actions. Actions, in
this order: STOP, the cards, the modes, a few options that no printed card has, the numbers from 0 to 63, and MORE.

An observation is a row of bytes: blocks with one number for each card, then parts with single numbers. `docs/env.md`
lists them. Change LAYOUT_VERSION with every change of order or meaning: trained networks depend on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from throneroom.cards.boxes import BASE_CARDS, BASIC_CARDS, INTRIGUE_CARDS, MODES
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import VERBS
from throneroom.engine.setup import FEWEST_SEATS, MOST_SEATS
from throneroom.engine.turn import PHASE_NAMES
from throneroom.engine.zone import MODES as MODE_OPTIONS
from throneroom.engine.zone import ZONES

if TYPE_CHECKING:
    from throneroom.engine.setup import Kingdom

LAYOUT_VERSION: Final = 1

STOP: Final = 0
FIRST_CARD: Final = 1
OTHERS: Final = 8  # options of custom cards that have no action of their own, by their order in the decision
NUMBERS: Final = 64  # numbers are chosen directly below this; MORE adds it

# Added to points, which may be negative: every number of an observation is from 0 to 255.
POINTS_OFFSET: Final = 64

# The blocks with one number for each card.
OWN_BLOCKS: Final = ("hand", "deck", "known on deck", "top of deck", "passing")
SEAT_BLOCKS: Final = ("owned", "in play", "set aside", "revealed", "top of discard")
TABLE_BLOCKS: Final = ("supply", "cost", "trash")
TURN_BLOCKS: Final = ("playing", "reacted", "worth more", "first worth more")
QUESTION_BLOCKS: Final = ("asked by", "chosen", "chosen last")

# The parts with single numbers.
TURN_NUMBERS: Final = (
    "actions",
    "buys",
    "coins",
    "reduction",
    "actions played",
    "empty piles",
    "empty piles to end",
    "cards to end",
    "is over",
    "second edition",
    "deck size",
)
SEAT_NUMBERS: Final = ("hand size", "passing size", "turns", "points")
QUESTION_NUMBERS: Final = ("is asked", "least", "most", "number chosen", "ordered", "beyond")
OPTION_ZONES: Final = (*ZONES, MODE_OPTIONS)


@final
class Part:
    """A named range of an observation: `width` numbers for each of its `labels`, or one for each."""

    def __init__(self, name: str, start: int, labels: tuple[str, ...]) -> None:
        self.name: Final = name
        self.start: Final = start
        self.labels: Final = labels  # what each number is about

    @property
    def stop(self) -> int:
        return self.start + len(self.labels)


@final
class Actions:
    """The action of each option, and the option of each action."""

    def __init__(self, cards: tuple[Card, ...], modes: tuple[Option, ...]) -> None:
        self.cards: Final = cards
        self.modes: Final = modes
        self.first_mode: Final[i64] = FIRST_CARD + len(cards)
        self.first_other: Final[i64] = FIRST_CARD + len(cards) + len(modes)
        self.first_number: Final[i64] = self.first_other + OTHERS
        self.more: Final[i64] = self.first_number + NUMBERS
        self.size: Final[i64] = self.more + 1
        # The place of each card among `cards` by its number, or -1.
        self.places: Final = _places(cards)
        self._by_mode: Final = {mode.name: FIRST_CARD + len(cards) + at for at, mode in enumerate(modes)}
        self.options: Final[tuple[Option, ...]] = (*cards, *modes)  # of the actions from FIRST_CARD on

    def place(self, card: Card) -> i64:
        """Return the place of a card in every block of an observation, or -1 if the layout does not have it."""
        number = card.number
        return self.places[number] if number < len(self.places) else -1

    def action(self, option: Option) -> i64:
        """Return the action that chooses a card or a mode, or -1 if it has none of its own."""
        if isinstance(option, Card):
            place = self.place(option)
            return FIRST_CARD + place if place >= 0 else -1
        found = self._by_mode.get(option.name)
        if found is None or self.options[found - FIRST_CARD] is not option:
            return -1
        return found

    def names(self) -> list[str]:
        """Return the name of each action."""
        others = [f"other option {at + 1}" for at in range(OTHERS)]
        numbers = [str(number) for number in range(NUMBERS)]
        return ["stop", *[option.name for option in self.options], *others, *numbers, f"{NUMBERS} more"]


def _places(cards: tuple[Card, ...]) -> list[int]:
    places = [-1] * (max([card.number for card in cards]) + 1)
    for place, card in enumerate(cards):
        places[card.number] = place
    return places


@final
class Layout:
    """The actions, and where each fact is in an observation, for a number of seats and the cards that may occur."""

    def __init__(self, seats: int, cards: tuple[Card, ...], modes: tuple[Option, ...]) -> None:
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise ValueError(f"a game has {FEWEST_SEATS} to {MOST_SEATS} players, not {seats}")
        self.version: Final = LAYOUT_VERSION
        self.seats: Final[i64] = seats
        self.actions: Final = Actions(cards, modes)
        self.width: Final[i64] = len(cards)  # of a block
        self.parts: Final = _parts(seats, cards, modes)
        starts = {part.name: part.start for part in self.parts}
        self.seat_blocks: Final[i64] = starts["owned 0"]
        self.table_blocks: Final[i64] = starts["supply"]
        self.turn_blocks: Final[i64] = starts["playing"]
        self.question_blocks: Final[i64] = starts["asked by"]
        self.modes_chosen: Final[i64] = starts["modes chosen"]
        self.phase: Final[i64] = starts["phase"]
        self.turn_seat: Final[i64] = starts["turn of"]
        self.turn: Final[i64] = starts["turn"]
        self.seat_numbers: Final[i64] = starts["seat 0"]
        self.question: Final[i64] = starts["question"]
        self.verb: Final[i64] = starts["verb"]
        self.zone: Final[i64] = starts["zone"]
        self.subject: Final[i64] = starts["subject"]
        self.size: Final[i64] = self.parts[-1].stop

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.actions.cards

    def check(self, kingdom: Kingdom) -> None:
        """Raise ValueError if the kingdom has cards that the layout does not."""
        missing = [card.name for card in (*kingdom.basic, *kingdom.cards) if self.actions.place(card) < 0]
        if missing:
            raise ValueError(f"the layout has no {', '.join(missing)}; make it with layout_of and all kingdoms to play")


def _parts(seats: int, cards: tuple[Card, ...], modes: tuple[Option, ...]) -> tuple[Part, ...]:
    """Return the parts of an observation, in order."""
    names = tuple([card.name for card in cards])
    others = tuple([f"other option {at + 1}" for at in range(OTHERS)])
    seat_names = tuple([f"seat {seat}" for seat in range(seats)])
    labelled: list[tuple[str, tuple[str, ...]]] = [(name, names) for name in OWN_BLOCKS]
    for seat in range(seats):
        labelled += [(f"{name} {seat}", names) for name in SEAT_BLOCKS]
    labelled += [(name, names) for name in (*TABLE_BLOCKS, *TURN_BLOCKS, *QUESTION_BLOCKS)]
    labelled += [
        ("modes chosen", tuple([mode.name for mode in modes]) + others),
        ("phase", PHASE_NAMES),
        ("turn of", seat_names),
        ("turn", TURN_NUMBERS),
    ]
    labelled += [(seat, SEAT_NUMBERS) for seat in seat_names]
    labelled += [
        ("question", QUESTION_NUMBERS),
        ("verb", tuple([verb.name for verb in VERBS])),
        ("zone", tuple([str(zone) for zone in OPTION_ZONES])),
        ("subject", seat_names),
    ]
    parts: list[Part] = []
    start = 0
    for name, labels in labelled:
        parts.append(Part(name, start, labels))
        start += len(labels)
    return tuple(parts)


def standard_layout(seats: int = 2, custom_cards: Sequence[Card] = ()) -> Layout:
    """Return the layout with all printed cards of both editions, followed by custom cards."""
    return Layout(seats, (*BASIC_CARDS, *BASE_CARDS, *INTRIGUE_CARDS, *custom_cards), MODES)


def layout_of(kingdoms: Iterable[Kingdom], seats: int = 2) -> Layout:
    """Return a smaller layout, with the cards of these kingdoms alone, in the order of the standard layout."""
    found = list(BASIC_CARDS)
    for kingdom in kingdoms:
        found += [card for card in kingdom.cards if card not in found]
    printed = [card for card in (*BASIC_CARDS, *BASE_CARDS, *INTRIGUE_CARDS) if card in found]
    return Layout(seats, (*printed, *[card for card in found if card not in printed]), MODES)
