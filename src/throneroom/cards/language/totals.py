"""Totals of what the steps of a card do: of a whole card, and of one option of a choice."""

from __future__ import annotations

from dataclasses import dataclass, field

from throneroom.cards.language.filters import Filter


@dataclass(frozen=True)
class OptionFacts:
    """What an option of a choice does besides its plus-signs: its value, and the cards that it trashes or discards."""

    value: int
    trashes: int
    discards: int
    curses: bool  # its player gains a Curse
    new_hand: int  # it replaces the hand by this many cards; -1 if it does not
    attack: int
    from_trash: bool  # it gains a card from the trash


@dataclass
class Sum:
    """What several steps are worth together."""

    value: float = 0
    attack: float = 0
    fades: float = 0
    attacks_hand: bool = False
    actions: int = 0
    trashes: int = 0
    trashes_any: bool = False
    discards: int = 0
    must_lose: bool = False
    curses: bool = False
    curses_others: bool = False
    trade: tuple[int, int] | None = None
    mines: bool = False
    reward: float = 0
    per_card: int = 0
    from_trash: bool = False
    roles: set[str] = field(default_factory=set)
    options: dict[str, OptionFacts] = field(default_factory=dict)
    trashed: Filter | None = None  # what the last step has trashed, one card
