"""A custom card: sell a Victory card by night, and clutter the other players' stalls."""

from __future__ import annotations

from throneroom import (
    ACTION,
    ATTACK,
    DISCARD,
    PUT_ON_DECK,
    Card,
    Effect,
    Game,
    Play,
    choose_card,
    choose_cards,
    gain_one,
)


def night_market(game: Game, play: Play) -> Effect:
    """+1 Buy, +1 Coin. You may discard a Victory card from your hand; if you do, gain a card that costs at most 4.
    Each other player with five or more cards in hand puts one of them on top of their deck.

    A card that is Victory and something else besides, such as Nobles, may be the one you discard.

    The other players choose for themselves which card to put back, and need not show it.
    """
    me = play.player
    victories = [card for card in me.hand if card.is_victory]
    sold = yield from choose_cards(game, me, DISCARD, victories, 0, 1)
    if sold:
        game.discard(me, sold)
        yield from gain_one(game, me, game.affordable(4))
    for victim in play.victims:
        if len(victim.hand) >= 5:
            card = yield from choose_card(game, victim, PUT_ON_DECK, victim.hand)
            if card is not None:
                game.put_on_deck(victim, [card])


NIGHT_MARKET = Card("Night Market", cost=5, types=ACTION | ATTACK, buys=1, coins=1, effect=night_market)
