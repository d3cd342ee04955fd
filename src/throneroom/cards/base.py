"""The 25 kingdom cards of the base game, in the order of the rulebook (rules, section 8).

An effect's docstring is the text of its card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from throneroom.cards.basic import COPPER, CURSE, SILVER
from throneroom.engine.ask import (
    choose_card,
    choose_cards,
    discard_down_to,
    gain_one,
    may,
    may_choose,
    trash_cards,
)
from throneroom.engine.card import ACTION, ATTACK, FIRST, REACTION, VICTORY, Card, Mode
from throneroom.engine.decision import DISCARD, DISCARD_DECK, GAIN, PLAY, PUT_ON_DECK, SET_ASIDE, TRASH
from throneroom.engine.play import play_twice
from throneroom.engine.zone import DECK, HAND, REVEALED, TRASH_PILE

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.play import Effect, Play
    from throneroom.engine.player import Player


def adventurer(game: Game, play: Play) -> None:
    """Reveal cards from your deck until you reveal two Treasures. Put those into your hand and
    discard the other revealed cards."""
    me = play.player
    treasures: list[Card] = []
    others: list[Card] = []
    while len(treasures) < 2 and (revealed := game.reveal_top(me)):
        (treasures if revealed[0].is_treasure else others).append(revealed[0])
    game.take_revealed(me, treasures)
    game.discard_revealed(me, others)


ADVENTURER: Final = Card("Adventurer", cost=6, types=ACTION, effect=adventurer, only_in=FIRST)


def bureaucrat(game: Game, play: Play) -> Effect:
    """Gain a Silver onto your deck. Each other player reveals a Victory card from their hand and
    puts it onto their deck, or reveals a hand with none."""
    game.gain(play.player, SILVER, DECK)
    for victim in play.victims:
        victories = [card for card in victim.hand if card.is_victory]
        card = yield from choose_card(game, victim, PUT_ON_DECK, victories)
        if card is None:
            game.reveal(victim, victim.hand, HAND)
        else:
            game.reveal(victim, [card], HAND)
            game.put_on_deck(victim, [card], openly=True)


BUREAUCRAT: Final = Card("Bureaucrat", cost=4, types=ACTION | ATTACK, effect=bureaucrat)


def cellar(game: Game, play: Play) -> Effect:
    """+1 Action. Discard any number of cards, then draw that many."""
    me = play.player
    cards = yield from choose_cards(game, me, DISCARD, me.hand, 0, len(me.hand), ordered=True)
    game.discard(me, cards)
    game.draw(me, len(cards))


CELLAR: Final = Card("Cellar", cost=2, types=ACTION, actions=1, effect=cellar)

DECK_INTO_DISCARD: Final = Mode("deck into discard pile")


def chancellor(game: Game, play: Play) -> Effect:
    """+2 Coins. You may put your deck into your discard pile at once."""
    me = play.player
    if not me.deck and not game.asks_forced:
        return
    if (yield from may_choose(game, me, DISCARD_DECK, DECK_INTO_DISCARD)):
        game.discard_deck(me)


CHANCELLOR: Final = Card("Chancellor", cost=3, types=ACTION, coins=2, effect=chancellor, only_in=FIRST)


def chapel(game: Game, play: Play) -> Effect:
    """Trash up to four cards from your hand."""
    yield from trash_cards(game, play.player, play.player.hand, 0, 4)


CHAPEL: Final = Card("Chapel", cost=2, types=ACTION, effect=chapel)


def council_room(game: Game, play: Play) -> None:
    """+4 Cards, +1 Buy. Each other player draws a card."""
    for other in game.others(play.player):
        game.draw(other, 1)


COUNCIL_ROOM: Final = Card("Council Room", cost=5, types=ACTION, cards=4, buys=1, effect=council_room)


def feast(game: Game, play: Play) -> Effect:
    """Trash this. Gain a card costing up to 5."""
    game.trash_this(play)
    yield from gain_one(game, play.player, game.affordable(5))


FEAST: Final = Card("Feast", cost=4, types=ACTION, effect=feast, only_in=FIRST)

FESTIVAL: Final = Card("Festival", cost=5, types=ACTION, actions=2, buys=1, coins=2)


def gardens(cards: list[Card]) -> int:
    """Worth 1 point for every ten cards you own, rounded down."""
    return len(cards) // 10


GARDENS: Final = Card("Gardens", cost=4, types=VICTORY, worth=gardens)

LABORATORY: Final = Card("Laboratory", cost=5, types=ACTION, cards=2, actions=1)


def library(game: Game, play: Play) -> Effect:
    """Draw until you have seven cards in hand. You may set aside Action cards as you draw them;
    then discard the cards you set aside."""
    me = play.player
    while len(me.hand) < 7 and (card := game.draw_one(me)) is not None:
        actions = [card] if card.is_action else []
        if (yield from choose_cards(game, me, SET_ASIDE, actions, 0, 1)):
            game.set_aside(me, card)
    game.discard_set_aside(me)


LIBRARY: Final = Card("Library", cost=5, types=ACTION, effect=library)

MARKET: Final = Card("Market", cost=5, types=ACTION, cards=1, actions=1, buys=1, coins=1)


def militia(game: Game, play: Play) -> Effect:
    """+2 Coins. Each other player discards down to three cards in hand."""
    for victim in play.victims:
        yield from discard_down_to(game, victim, 3)


MILITIA: Final = Card("Militia", cost=4, types=ACTION | ATTACK, coins=2, effect=militia)


def mine(game: Game, play: Play) -> Effect:
    """Trash a Treasure from your hand. Gain a Treasure costing up to 3 more into your hand.

    In the second edition: you may trash a Treasure."""
    me = play.player
    treasures = [card for card in me.hand if card.is_treasure]
    least = 0 if game.kingdom.is_second_edition else 1
    for trashed in (yield from trash_cards(game, me, treasures, least, 1)):
        gainable = [card for card in game.affordable(game.cost(trashed) + 3) if card.is_treasure]
        yield from gain_one(game, me, gainable, HAND)


MINE: Final = Card("Mine", cost=5, types=ACTION, effect=mine)


def moat(game: Game, player: Player, attack: Play) -> None:
    """When another player plays an Attack, you may reveal this: the Attack does not affect you."""
    attack.victims = [victim for victim in attack.victims if victim is not player]


MOAT: Final = Card("Moat", cost=2, types=ACTION | REACTION, cards=2, reaction=moat, reacts_once=True)


def moneylender(game: Game, play: Play) -> Effect | None:
    """Trash a Copper from your hand. If you do, +3 Coins.

    In the second edition: you may trash a Copper."""
    if play.player.hand_zone.count(COPPER):
        if game.kingdom.is_second_edition:
            return _may_lend(game, play.player)
        _lend(game, play.player)
    return None


def _may_lend(game: Game, me: Player) -> Effect:
    if (yield from may(game, me, TRASH, COPPER)):
        _lend(game, me)


def _lend(game: Game, me: Player) -> None:
    game.trash_from_hand(me, [COPPER])
    game.plus_coins(3)


MONEYLENDER: Final = Card("Moneylender", cost=4, types=ACTION, effect=moneylender)


def remodel(game: Game, play: Play) -> Effect:
    """Trash a card from your hand. Gain a card costing up to 2 more."""
    me = play.player
    for trashed in (yield from trash_cards(game, me, me.hand, 1, 1)):
        yield from gain_one(game, me, game.affordable(game.cost(trashed) + 2))


REMODEL: Final = Card("Remodel", cost=4, types=ACTION, effect=remodel)

SMITHY: Final = Card("Smithy", cost=4, types=ACTION, cards=3)


def spy(game: Game, play: Play) -> Effect:
    """+1 Card, +1 Action. Each player, you included, reveals the top card of their deck; you choose
    whether it is discarded or put back."""
    me = play.player
    for player in [me, *play.victims]:
        for card in game.reveal_top(player):
            if (yield from may(game, me, DISCARD, card, subject=player, zone=REVEALED)):
                game.discard_revealed(player, [card])
            else:
                game.put_back(player, [card])


SPY: Final = Card("Spy", cost=4, types=ACTION | ATTACK, cards=1, actions=1, effect=spy, only_in=FIRST)


def thief(game: Game, play: Play) -> Effect:
    """Each other player reveals the top two cards of their deck, trashes a revealed Treasure that you
    choose and discards the rest. Then gain any of the cards trashed this way."""
    me = play.player
    loot: list[Card] = []
    for victim in play.victims:
        revealed = game.reveal_top(victim, 2)
        treasures = [card for card in revealed if card.is_treasure]
        stolen = yield from choose_card(game, me, TRASH, treasures, subject=victim, zone=REVEALED)
        if stolen is not None:
            game.trash_revealed(victim, stolen)
            loot.append(stolen)
        game.discard_revealed(victim, victim.revealed[:])
    for card in (yield from choose_cards(game, me, GAIN, loot, 0, len(loot), zone=TRASH_PILE)):
        game.gain_from_trash(me, card)


THIEF: Final = Card("Thief", cost=4, types=ACTION | ATTACK, effect=thief, only_in=FIRST)


def throne_room(game: Game, play: Play) -> Effect:
    """Choose an Action card from your hand and play it twice.

    In the second edition: you may play one twice."""
    me = play.player
    actions = [card for card in me.hand if card.is_action]
    least = 0 if game.kingdom.is_second_edition else 1
    for card in (yield from choose_cards(game, me, PLAY, actions, least, 1)):
        yield from play_twice(game, me, card)


THRONE_ROOM: Final = Card("Throne Room", cost=4, types=ACTION, effect=throne_room)

VILLAGE: Final = Card("Village", cost=3, types=ACTION, cards=1, actions=2)


def witch(game: Game, play: Play) -> None:
    """+2 Cards. Each other player gains a Curse."""
    for victim in play.victims:
        game.gain(victim, CURSE)


WITCH: Final = Card("Witch", cost=5, types=ACTION | ATTACK, cards=2, effect=witch)

WOODCUTTER: Final = Card("Woodcutter", cost=3, types=ACTION, buys=1, coins=2, only_in=FIRST)


def workshop(game: Game, play: Play) -> Effect:
    """Gain a card costing up to 4."""
    yield from gain_one(game, play.player, game.affordable(4))


WORKSHOP: Final = Card("Workshop", cost=3, types=ACTION, effect=workshop)
