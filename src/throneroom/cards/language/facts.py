"""What a card is good for, derived from its tree: roles for players who choose a kingdom, and estimates for bots."""

from __future__ import annotations

from dataclasses import dataclass

from throneroom.cards.language.card_tree import CardTree
from throneroom.cards.language.estimates import add_all
from throneroom.cards.language.totals import OptionFacts, Sum

__all__ = ["CardFacts", "OptionFacts", "facts"]


@dataclass(frozen=True)
class CardFacts:
    """What is known about a card from its tree alone."""

    roles: tuple[str, ...]
    value: int  # of its text for its player, besides the plus-signs
    attack: int  # of what it does to others
    attack_fades: int  # how much less that is in the last turns
    attacks_hand: bool
    chosen_actions: int  # Actions that its text can give besides the plus-signs
    trashes_curses: bool
    is_harmless: bool  # playing it never costs a good card
    trashes: int  # how many cards from hand
    trade: tuple[int, int] | None  # it trashes a card for one costing this much more: at least, at most
    mines: bool  # only Treasures
    reward: int  # for a discard or a trashing that is optional
    per_card: int  # for each card discarded
    curses: bool
    options: dict[str, OptionFacts]


def facts(tree: CardTree) -> CardFacts:
    """Return what follows from a card's tree."""
    total = Sum()
    add_all(total, tree.steps, 1.0)
    return CardFacts(
        roles=tuple(sorted(total.roles)),
        value=round(total.value),
        attack=round(total.attack),
        attack_fades=round(total.fades),
        attacks_hand=total.attacks_hand,
        chosen_actions=total.actions,
        trashes_curses=total.trashes_any,
        is_harmless=not total.must_lose,
        trashes=total.trashes,
        trade=total.trade,
        mines=total.mines,
        reward=round(total.reward),
        per_card=total.per_card,
        curses=total.curses_others,
        options=total.options,
    )
