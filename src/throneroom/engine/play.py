"""One play of a card: who plays it, what caused it, and whom it touches."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from throneroom.engine.decision import Decision

if TYPE_CHECKING:
    from throneroom.engine.card import Card
    from throneroom.engine.player import Player

# An effect yields each question it has; the helpers of `ask` return the answers.
Effect: TypeAlias = Generator[Decision, None, None]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Play:
    """One card being played, once or, by Throne Room, twice: it is the same card on the table both times."""

    def __init__(self, card: Card, player: Player, cause: Play | None) -> None:
        self.card: Final = card
        self.player: Final = player
        self.cause: Final = cause
        self.victims: list[Player] = []  # the players an Attack touches, in turn order
        self.reacted: tuple[Card, ...] = ()  # the Reactions revealed by the player who is asked for them
        self.in_play = True

    def causes(self) -> tuple[Card, ...]:
        """The cards being resolved, outermost first: Throne Room, Militia."""
        return (self.card,) if self.cause is None else (*self.cause.causes(), self.card)
