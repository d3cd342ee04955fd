"""The end of the game: when a card would end it, and for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card
from throneroom.engine.score import points

if TYPE_CHECKING:
    from throneroom.engine.view import View


def loses(view: View, card: Card, taker: int = -1) -> bool:
    """Whether the game would end, if this card was taken, with somebody ahead of the seat: more points, or as many in
    fewer turns. `taker` is who takes it, if not the seat itself."""
    if view.left(card) != 1:
        return False
    if not card.ends_game and view.empty_piles + 1 < view.empty_piles_to_end:
        return False
    me = view.seat
    if taker < 0:
        taker = me
    mine = _points_with(view, me, card, taker)
    for seat in range(view.seats):
        if seat != me:
            theirs = _points_with(view, seat, card, taker)
            if theirs > mine or (theirs == mine and view.turns(seat) < view.turns(me)):
                return True
    return False


def _points_with(view: View, seat: int, card: Card, taker: int) -> int:
    owned = view.owned(seat)
    if seat == taker:
        owned.append(card)
    return points(owned)
