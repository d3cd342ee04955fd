"""An answer being composed: which grid shows the options, and what is selected so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from typing import Final

from throneroom.engine.card import Option
from throneroom.engine.decision import PLAY_TREASURES, Decision
from throneroom.engine.zone import HAND, SUPPLY
from throneroom.words.answer import is_yes_or_no
from throneroom.words.seat_view import SeatView


class OptionGrid(Enum):
    """The grid that shows a decision's options. The values are the ids of the widgets."""

    SUPPLY = "supply"
    HAND = "hand"
    CHOICES = "choices"  # below the question


def grid_for(decision: Decision, view: SeatView) -> OptionGrid:
    if is_yes_or_no(decision):
        return OptionGrid.CHOICES
    if decision.zone == HAND and _are_among(decision.options, view.hand):
        return OptionGrid.HAND
    if decision.zone == SUPPLY and decision.most == 1 and _are_among(decision.options, view.supply):
        return OptionGrid.SUPPLY
    return OptionGrid.CHOICES


def _are_among(options: Sequence[Option], cards: Sequence[Option]) -> bool:
    """Return whether all options are among these cards. A custom card may give the wrong zone."""
    return not Counter(options) - Counter(cards)


class Selection:
    """The selected options of a decision, in order. Each index in the grid is one copy of an option."""

    def __init__(self, decision: Decision, view: SeatView) -> None:
        self.decision: Final = decision
        self.grid: Final = grid_for(decision, view)
        self._chosen: Final[list[tuple[int, Option]]] = []

    @property
    def is_single(self) -> bool:
        """Whether choosing an option is already the whole answer."""
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
        """Whether choosing all options is a legal answer."""
        return 1 < self.decision.most == len(self.decision.options) or self.decision.verb is PLAY_TREASURES

    def is_option(self, option: Option) -> bool:
        return option in self.decision.options

    def position_of(self, index: int) -> int:
        """Return the position of the option at this index among the chosen ones, from 1; 0 if not chosen."""
        chosen = [chosen for chosen, _ in self._chosen]
        return chosen.index(index) + 1 if index in chosen else 0

    def toggle(self, index: int, option: Option) -> bool:
        """Choose the option at this index, or remove it.

        Return False if no more can be chosen.
        """
        number = self.position_of(index)
        if number:
            del self._chosen[number - 1]
            return True
        if self.is_full or self.chosen.count(option) >= self.decision.options.count(option):
            return False
        self._chosen.append((index, option))
        return True

    def choose_all(self, options: Sequence[tuple[int, Option]]) -> None:
        """Choose everything that is not chosen yet, in this order."""
        for index, option in options:
            if not self.position_of(index) and self.is_option(option):
                self.toggle(index, option)

    def clear(self) -> None:
        self._chosen.clear()
