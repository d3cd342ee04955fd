"""Conditions: what must be true before a step is followed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from throneroom.cards.language.filters import Filter
from throneroom.cards.language.said import say, subject
from throneroom.engine.localizable import Localizable

if TYPE_CHECKING:
    from throneroom.cards.language.run import Run

DONE: Final = "done"
NOT_DONE: Final = "not-done"
IS: Final = "is"
IS_NAMED: Final = "is-named"
COSTS_MORE: Final = "costs-more"
COSTS_LESS: Final = "costs-less"
HAS: Final = "has"
HAS_NO: Final = "has-no"
HAND_MORE: Final = "hand-more"
HAND_FEWER: Final = "hand-fewer"
PLAYED: Final = "played"
PILES: Final = "piles"


@final
class Condition:
    """What must be true: one of the kinds above, with a number or cards where it needs them."""

    def __init__(self, kind: str, number: int, cards: Filter) -> None:
        self.kind: Final = kind
        self.number: Final = number
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return self.kind, self.number, self.cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Condition) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def holds(self, run: Run) -> bool:
        kind, it, game = self.kind, run.it, run.game
        if kind == DONE:
            return run.done
        if kind == NOT_DONE:
            return not run.done
        if kind == IS:
            return it is not None and self.cards.has_kind(it)
        if kind == IS_NAMED:
            return it is not None and it is run.named
        if kind == COSTS_MORE:
            return it is not None and game.cost(it) >= self.number
        if kind == COSTS_LESS:
            return it is not None and game.cost(it) <= self.number
        if kind == HAND_MORE:
            return run.me.hand_zone.size >= self.number
        if kind == HAND_FEWER:
            return run.me.hand_zone.size <= self.number
        if kind == PLAYED:
            return game.actions_played >= self.number
        if kind == PILES:
            return game.supply.empty >= self.number
        has = len(self.cards.among(game, run.me.hand, None)) > 0
        return has if kind == HAS else not has

    def said(self, whose: str) -> Localizable:
        you, n = subject(whose), self.number
        if self.kind == DONE:
            return say("if-done", f"if {you} do", whose=whose)
        if self.kind == NOT_DONE:
            return say("if-not-done", f"if {you} don't", whose=whose)
        if self.kind == IS:
            return say("if-is", f"if it is {self.cards.with_article()}", kind=self.cards.kind())
        if self.kind == IS_NAMED:
            return say("if-is-named", "if it is the named card")
        if self.kind == COSTS_MORE:
            return say("if-costs-more", f"if it costs {n} or more", n=n)
        if self.kind == COSTS_LESS:
            return say("if-costs-less", f"if it costs {n} or less", n=n)
        if self.kind == HAND_MORE:
            return say("if-hand-more", f"if {you} have {n} or more cards in hand", n=n, whose=whose)
        if self.kind == HAND_FEWER:
            return say("if-hand-fewer", f"if {you} have {n} or fewer cards in hand", n=n, whose=whose)
        if self.kind == PLAYED:
            return say("if-played", f"if you have played {n} or more Actions this turn", n=n)
        if self.kind == PILES:
            return say("if-piles", f"if {n} or more Supply piles are empty", n=n)
        if self.kind == HAS:
            english = f"if {you} have {self.cards.with_article()} in hand"
            return say("if-has", english, kind=self.cards.kind(), whose=whose)
        kind = self.cards.kind()
        return say("if-has-no", f"if {you} have no {self.cards.noun(2)} in hand", kind=kind, whose=whose)
