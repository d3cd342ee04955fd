"""An answer being put together: where its options lie on the table, and what is chosen so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from typing import Final

from throneroom.engine.card import Option
from throneroom.engine.decision import PLAY_TREASURES, Decision
from throneroom.engine.zone import HAND, SUPPLY
from throneroom.words.game_facts import Facts
from throneroom.words.prompt import is_yes_or_no


class Where(Enum):
    """Where the options of a decision lie: piles, cards in hand, or neither, so they are listed beside the question."""

    SUPPLY = "supply"
    HAND = "hand"
    LISTED = "listed"


def where(decision: Decision, facts: Facts) -> Where:
    """Where a player would point to answer."""
    if is_yes_or_no(decision):
        return Where.LISTED
    if decision.zone == HAND and _are_among(decision.options, facts.hand):
        return Where.HAND
    if decision.zone == SUPPLY and decision.most == 1 and _are_among(decision.options, facts.supply):
        return Where.SUPPLY
    return Where.LISTED


def _are_among(options: Sequence[Option], cards: Sequence[Option]) -> bool:
    """Whether all options are there to point at: a custom card may not say where its options lie."""
    return not Counter(options) - Counter(cards)


class Choosing:
    """What is chosen of a decision's options so far, in the order chosen. A place is one copy of an option."""

    def __init__(self, decision: Decision, facts: Facts) -> None:
        self.decision: Final = decision
        self.where: Final = where(decision, facts)
        self._chosen: Final[list[tuple[int, Option]]] = []

    @property
    def is_single(self) -> bool:
        """Whether pointing at an option answers at once."""
        return self.decision.most == 1

    @property
    def chosen(self) -> tuple[Option, ...]:
        return tuple(option for _, option in self._chosen)

    @property
    def is_enough(self) -> bool:
        return self.decision.least <= len(self._chosen)

    @property
    def is_full(self) -> bool:
        return len(self._chosen) == self.decision.most

    @property
    def can_all(self) -> bool:
        """Whether all options together are an answer."""
        return 1 < self.decision.most == len(self.decision.options) or self.decision.verb is PLAY_TREASURES

    def may(self, option: Option) -> bool:
        """Whether this can be chosen at all."""
        return option in self.decision.options

    def place_of(self, place: int) -> int:
        """As the how manieth the thing at this place was chosen; 0 if it is not."""
        places = [chosen for chosen, _ in self._chosen]
        return places.index(place) + 1 if place in places else 0

    def toggle(self, place: int, option: Option) -> bool:
        """Choose what lies at this place, or leave it after all. False if no more can be chosen."""
        number = self.place_of(place)
        if number:
            del self._chosen[number - 1]
            return True
        if self.is_full or self.chosen.count(option) >= self.decision.options.count(option):
            return False
        self._chosen.append((place, option))
        return True

    def choose_all(self, things: Sequence[tuple[int, Option]]) -> None:
        """Choose everything that is not chosen yet, in the order it lies there."""
        for place, option in things:
            if not self.place_of(place) and self.may(option):
                self.toggle(place, option)

    def clear(self) -> None:
        self._chosen.clear()
