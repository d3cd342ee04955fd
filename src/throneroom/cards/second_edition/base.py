"""The seven kingdom cards that the second edition adds to the base game, in the order of the alphabet.

An effect's docstring is the text of its card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from throneroom.cards.basic import COPPER, GOLD, SILVER
from throneroom.engine.ask import choose_card, choose_cards, discard_cards, gain_one, may
from throneroom.engine.card import ACTION, ATTACK, SECOND, Card
from throneroom.engine.decision import DISCARD, PLAY, PUT_BACK, PUT_ON_DECK, TRASH
from throneroom.engine.play import play_once
from throneroom.engine.zone import DECK, DISCARD_PILE, HAND, REVEALED, without

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.play import Effect, Play


def artisan(game: Game, play: Play) -> Effect:
    """Gain a card costing up to 5 into your hand. Put a card from your hand onto your deck."""
    me = play.player
    yield from gain_one(game, me, game.affordable(5), HAND)
    game.put_on_deck(me, (yield from choose_cards(game, me, PUT_ON_DECK, me.hand, 1, 1)))


ARTISAN: Final = Card("Artisan", cost=6, types=ACTION, effect=artisan, only_in=SECOND)


def bandit(game: Game, play: Play) -> Effect:
    """Gain a Gold. Each other player reveals the top two cards of their deck, trashes a revealed
    Treasure other than Copper, and discards the rest."""
    game.gain(play.player, GOLD)
    for victim in play.victims:
        revealed = game.reveal_top(victim, 2)
        treasures = [card for card in revealed if card.is_treasure and card is not COPPER]
        trashed = yield from choose_card(game, victim, TRASH, treasures, zone=REVEALED)
        if trashed is not None:
            game.trash_revealed(victim, trashed)
        game.discard_revealed(victim, victim.revealed)


BANDIT: Final = Card("Bandit", cost=5, types=ACTION | ATTACK, effect=bandit, only_in=SECOND)


def harbinger(game: Game, play: Play) -> Effect:
    """+1 Card, +1 Action. Look through your discard pile. You may put a card from it onto your deck."""
    me = play.player
    discarded = game.look_through_discard(me)
    for card in (yield from choose_cards(game, me, PUT_ON_DECK, discarded, 0, 1, zone=DISCARD_PILE)):
        game.put_discarded_on_deck(me, card)


HARBINGER: Final = Card("Harbinger", cost=3, types=ACTION, cards=1, actions=1, effect=harbinger, only_in=SECOND)


def merchant(game: Game, play: Play) -> None:
    """+1 Card, +1 Action. The first time you play a Silver this turn, +1 Coin."""
    game.raise_first_worth(SILVER)


MERCHANT: Final = Card("Merchant", cost=3, types=ACTION, cards=1, actions=1, effect=merchant, only_in=SECOND)


def poacher(game: Game, play: Play) -> Effect:
    """+1 Card, +1 Action, +1 Coin. Discard a card for each empty Supply pile."""
    yield from discard_cards(game, play.player, game.supply.counts.count(0))


POACHER: Final = Card("Poacher", cost=4, types=ACTION, cards=1, actions=1, coins=1, effect=poacher, only_in=SECOND)


def sentry(game: Game, play: Play) -> Effect:
    """+1 Card, +1 Action. Look at the top two cards of your deck. Trash and discard any of them; put
    the rest back in any order."""
    me = play.player
    seen = game.look_at_top(me, 2)
    trashed = yield from choose_cards(game, me, TRASH, seen, 0, len(seen), zone=DECK)
    game.trash_from_deck(me, trashed)
    seen = without(seen, trashed)
    discarded = yield from choose_cards(game, me, DISCARD, seen, 0, len(seen), ordered=True, zone=DECK)
    game.discard_from_deck(me, discarded)
    seen = without(seen, discarded)
    game.rearrange_deck(
        me, (yield from choose_cards(game, me, PUT_BACK, seen, len(seen), len(seen), ordered=True, zone=DECK))
    )


SENTRY: Final = Card("Sentry", cost=5, types=ACTION, cards=1, actions=1, effect=sentry, only_in=SECOND)


def vassal(game: Game, play: Play) -> Effect:
    """+2 Coins. Discard the top card of your deck. If it is an Action, you may play it."""
    me = play.player
    card = game.discard_top(me)
    if card is not None and card.is_action and (yield from may(game, me, PLAY, card, zone=DISCARD_PILE)):
        yield from play_once(game, me, card, DISCARD_PILE)


VASSAL: Final = Card("Vassal", cost=3, types=ACTION, coins=2, effect=vassal, only_in=SECOND)
