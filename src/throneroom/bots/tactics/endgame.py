"""The endgame: never end the game while behind, end it at once to win, and buy points in time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.bots.tactics.deck import FINAL, LATE, Deck, stage
from throneroom.cards.basic import COPPER, PROVINCE
from throneroom.engine.card import Card, Option

if TYPE_CHECKING:
    from throneroom.engine.view import View

LEAST_TO_BUY: Final = 4  # coins in the whole deck
_PATIENCE: Final = 100  # turns; games take 20 to 40


def loses(view: View, card: Card, taker: int = -1) -> bool:
    """Whether taking this card would end the game with another player ahead.

    Ahead means more points, or as many in fewer turns. `taker` is the seat that takes the card, by default the viewer's
    own. After very many turns the answer is always no: if all players believed they were behind, the game would never
    end.
    """
    if view.left(card) != 1:
        return False
    if not card.ends_game and view.empty_piles + 1 < view.empty_piles_to_end:
        return False
    me = view.seat
    if view.turns(me) > _PATIENCE:
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
    """Whether the seat would win alone if it took these cards and the game ended."""
    mine = view.points(view.seat, tuple(taken))
    for seat in range(view.seats):
        if seat != view.seat:
            theirs = view.points(seat)
            if theirs > mine or (theirs == mine and view.turns(seat) <= view.turns(view.seat)):
                return False
    return True


def gained_points(view: View, card: Card) -> int:
    """Return how many more points the seat would have with this card."""
    if card.worth is None:
        return card.points
    return view.points(view.seat, (card,)) - view.points(view.seat)


# -- buying ------------------------------------------------------------------------------------------------------------


def last_buy(view: View, coins: int, listed: Card | None) -> Card | None:
    """Return what to buy near the end of the game, which may differ from the card `listed`.

    A buy that ends the game and wins it comes first. When Provinces run low, a Duchy comes before money; on what may be
    the last turn, every point counts.
    """
    provinces = view.left(PROVINCE)
    missing = view.empty_piles_to_end - view.empty_piles
    if provinces > view.seats + 3 and missing > 2 and missing > view.buys:
        return listed  # the usual case, for most of the game
    closing = winning_buy(view, coins)
    if closing is not None:
        return closing
    near = stage(view, view.owned_cards)
    if near < LATE:
        return listed
    best = listed
    most = 0 if listed is None else gained_points(view, listed)
    if near < FINAL:
        most = max(most, 2)  # a single point is not worth a buy yet
    for card in view.victories:
        if view.cost(card) <= coins and view.left(card):
            won = gained_points(view, card)
            if won > most and not loses(view, card):
                best, most = card, won
    return best


def last_resort(view: View) -> Card | None:
    """Return Copper for a deck that has lost nearly all its money.

    Without it the deck could never buy again, and the game might not end."""
    if Deck(view).money < LEAST_TO_BUY and view.left(COPPER) and not loses(view, COPPER):
        return COPPER
    return None


def winning_buy(view: View, coins: int) -> Card | None:
    """Return the first card of a series of buys that ends the game this turn and wins it."""
    buys = view.buys
    missing = view.empty_piles_to_end - view.empty_piles
    by_piles = 0 < missing <= buys and view.cards_to_end <= buys
    for card in view.game_enders:
        if _can_be_emptied(view, card, coins, buys):
            taken = [card] * view.left(card)
            if is_ahead(view, taken + _bonus_buy(view, card, coins, buys)):
                return card
    if not by_piles:
        return None
    piles = [card for card in view.supply if _can_be_emptied(view, card, coins, buys)]
    return _winning_piles(view, piles, 0, missing, coins, buys, []) if len(piles) >= missing else None


def _can_be_emptied(view: View, card: Card, coins: i64, buys: i64) -> bool:
    """Whether the rest of a pile can be bought."""
    left = view.left(card)
    return 0 < left <= buys and left * view.cost(card) <= coins


def winning_gain(view: View, options: tuple[Option, ...]) -> Card | None:
    """Return a card that, when gained, ends the game this turn and wins it."""
    for option in options:
        if isinstance(option, Card) and view.left(option) == 1:
            ends = option.ends_game or view.empty_piles + 1 >= view.empty_piles_to_end
            if ends and is_ahead(view, [option]):
                return option
    return None


def _winning_piles(
    view: View, piles: list[Card], at: int, missing: int, coins: int, buys: int, taken: list[Card]
) -> Card | None:
    """Try to empty `missing` of the piles from index `at` on; return the first card to buy if that wins."""
    if missing == 0:
        return taken[0] if taken and is_ahead(view, taken) else None
    for place in range(at, len(piles)):
        card = piles[place]
        left = view.left(card)
        price = left * view.cost(card)
        if left <= buys and price <= coins:
            found = _winning_piles(
                view, piles, place + 1, missing - 1, coins - price, buys - left, taken + [card] * left
            )
            if found is not None:
                return found
    return None


def _bonus_buy(view: View, card: Card, coins: int, buys: int) -> list[Card]:
    """Return the best Victory card that the remaining coins and buys can add, if any."""
    left = view.left(card)
    coins -= left * view.cost(card)
    best: list[Card] = []
    most = 0
    if buys > left:
        for other in view.victories:
            if other is not card and view.left(other) and view.cost(other) <= coins:
                won = gained_points(view, other)
                if won > most:
                    best, most = [other], won
    return best
