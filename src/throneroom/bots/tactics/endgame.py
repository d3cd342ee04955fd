"""The end of the game: never while behind, at once when it wins, and points rather than money before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.bots.tactics.deck import FINAL, LATE, Deck, stage
from throneroom.cards.basic import COPPER, PROVINCE
from throneroom.engine.card import Card, Option

if TYPE_CHECKING:
    from throneroom.engine.view import View

LEAST_TO_BUY: Final = 4  # coins in a whole deck
PATIENCE: Final = 100  # turns; games have 20 to 40


def loses(view: View, card: Card, taker: int = -1) -> bool:
    """Whether the game would end, if this card was taken, with somebody ahead of the seat: more points, or as many in
    fewer turns. `taker` is who takes it, if not the seat itself.

    After very many turns nobody waits any longer: where all believe to be behind, a game would never end.
    """
    if view.left(card) != 1:
        return False
    if not card.ends_game and view.empty_piles + 1 < view.empty_piles_to_end:
        return False
    me = view.seat
    if view.turns(me) > PATIENCE:
        return False
    if taker < 0:
        taker = me
    mine = view.points(me, (card,) if taker == me else ())
    for seat in range(view.seats):
        if seat != me:
            theirs = view.points(seat, (card,) if taker == seat else ())
            if theirs > mine or (theirs == mine and view.turns(seat) < view.turns(me)):
                return True
    return False


def is_ahead(view: View, taken: list[Card]) -> bool:
    """Whether the seat would win alone if it took these cards and the game was over."""
    mine = view.points(view.seat, tuple(taken))
    for seat in range(view.seats):
        if seat != view.seat:
            theirs = view.points(seat)
            if theirs > mine or (theirs == mine and view.turns(seat) <= view.turns(view.seat)):
                return False
    return True


def gained_points(view: View, card: Card) -> int:
    """How many points more the seat would have with this card."""
    if card.worth is None:
        return card.points
    return view.points(view.seat, (card,)) - view.points(view.seat)


# -- buying ------------------------------------------------------------------------------------------------------------


def last_buy(view: View, coins: int, listed: Card | None) -> Card | None:
    """What to buy with the end in sight, in place of what a list says.

    What ends the game and wins it is bought before all. When the Provinces run low a Duchy counts for more than money;
    when this may be the last turn, any point does.
    """
    provinces = view.left(PROVINCE)
    missing = view.empty_piles_to_end - view.empty_piles
    if provinces > view.seats + 3 and missing > 2 and missing > view.buys:
        return listed  # most of the game
    closing = winning_buy(view, coins)
    if closing is not None:
        return closing
    near = stage(view, view.owned_cards)
    if near < LATE:
        return listed
    best = listed
    most = 0 if listed is None else gained_points(view, listed)
    if near < FINAL:
        most = max(most, 2)  # a single point is not worth a card yet
    for card in view.supply:
        if card.is_victory and view.cost(card) <= coins and view.left(card):
            won = gained_points(view, card)
            if won > most and not loses(view, card):
                best, most = card, won
    return best


def last_resort(view: View) -> Card | None:
    """A Copper, for a deck that has been robbed of nearly all its money: it could never buy again, nor the game end."""
    if Deck(view).money < LEAST_TO_BUY and view.left(COPPER) and not loses(view, COPPER):
        return COPPER
    return None


def winning_buy(view: View, coins: int) -> Card | None:
    """The first of the cards that, bought one after the other, end this game now and win it; None if none do."""
    buys = view.buys
    missing = view.empty_piles_to_end - view.empty_piles
    by_piles = 0 < missing <= buys and view.cards_to_end <= buys
    for card in view.supply:
        if card.ends_game and _can_be_emptied(view, card, coins, buys):
            taken = [card] * view.left(card)
            if is_ahead(view, taken + _rest(view, card, coins, buys)):
                return card
    if not by_piles:
        return None
    piles = [card for card in view.supply if _can_be_emptied(view, card, coins, buys)]
    return _emptied(view, piles, 0, missing, coins, buys, []) if len(piles) >= missing else None


def _can_be_emptied(view: View, card: Card, coins: i64, buys: i64) -> bool:
    """Whether all that is left of a pile can be bought."""
    left = view.left(card)
    return 0 < left <= buys and left * view.cost(card) <= coins


def winning_gain(view: View, options: tuple[Option, ...]) -> Card | None:
    """One of the cards to gain that ends this game now and wins it; None if none does."""
    for option in options:
        if isinstance(option, Card) and view.left(option) == 1:
            ends = option.ends_game or view.empty_piles + 1 >= view.empty_piles_to_end
            if ends and is_ahead(view, [option]):
                return option
    return None


def _emptied(
    view: View, piles: list[Card], at: int, missing: int, coins: int, buys: int, taken: list[Card]
) -> Card | None:
    """Try all ways to empty so many of the piles, from place `at` on, and return the first card of one that wins."""
    if missing == 0:
        return taken[0] if taken and is_ahead(view, taken) else None
    for place in range(at, len(piles)):
        card = piles[place]
        left = view.left(card)
        price = left * view.cost(card)
        if left <= buys and price <= coins:
            found = _emptied(view, piles, place + 1, missing - 1, coins - price, buys - left, taken + [card] * left)
            if found is not None:
                return found
    return None


def _rest(view: View, card: Card, coins: int, buys: int) -> list[Card]:
    """What points the coins and buys that are left over may bring as well: the best one card."""
    left = view.left(card)
    coins -= left * view.cost(card)
    best: list[Card] = []
    most = 0
    if buys > left:
        for other in view.supply:
            if other is not card and other.is_victory and view.left(other) and view.cost(other) <= coins:
                won = gained_points(view, other)
                if won > most:
                    best, most = [other], won
    return best
