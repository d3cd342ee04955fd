"""The 25 kingdom cards of Intrigue, in the order of the rulebook (rules, section 9).

An effect's docstring is the text of its card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from throneroom.cards.basic import COPPER, CURSE, DUCHY, ESTATE, SILVER
from throneroom.engine.ask import (
    choose_card,
    choose_cards,
    choose_modes,
    choose_to_pass,
    discard_cards,
    gain_one,
    may,
    trash_cards,
)
from throneroom.engine.card import ACTION, ATTACK, FIRST, REACTION, TREASURE, VICTORY, Card, Mode, distinct
from throneroom.engine.decision import DISCARD, GAIN, GIVE, NAME, PUT_BACK, PUT_ON_DECK, TRASH
from throneroom.engine.zone import HAND, IN_PLAY

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.play import Effect, Play
    from throneroom.engine.player import Player

ONE_CARD: Final = Mode("+1 Card", cards=1)
TWO_CARDS: Final = Mode("+2 Cards", cards=2)
THREE_CARDS: Final = Mode("+3 Cards", cards=3)
ONE_ACTION: Final = Mode("+1 Action", actions=1)
TWO_ACTIONS: Final = Mode("+2 Actions", actions=2)
ONE_BUY: Final = Mode("+1 Buy", buys=1)
ONE_COIN: Final = Mode("+1 coin", coins=1)
TWO_COINS: Final = Mode("+2 coins", coins=2)
TRASH_TWO: Final = Mode("trash 2 cards")
NEW_HAND: Final = Mode("new hand")
DISCARD_TWO: Final = Mode("discard 2 cards")
GAIN_A_CURSE: Final = Mode("gain a Curse")


def courtyard(game: Game, play: Play) -> Effect:
    """+3 Cards. Put a card from your hand onto your deck."""
    me = play.player
    cards = yield from choose_cards(game, me, PUT_ON_DECK, me.hand, 1, 1)
    game.put_on_deck(me, cards)


COURTYARD: Final = Card("Courtyard", cost=2, types=ACTION, cards=3, effect=courtyard)


def pawn(game: Game, play: Play) -> Effect:
    """Choose two different ones: +1 Card; +1 Action; +1 Buy; +1 Coin."""
    yield from choose_modes(game, play.player, (ONE_CARD, ONE_ACTION, ONE_BUY, ONE_COIN), 2)


PAWN: Final = Card("Pawn", cost=2, types=ACTION, effect=pawn)


def secret_chamber(game: Game, play: Play) -> Effect:
    """Discard any number of cards. +1 Coin for each."""
    me = play.player
    cards = yield from choose_cards(game, me, DISCARD, me.hand, 0, len(me.hand), ordered=True)
    game.discard(me, cards)
    game.plus_coins(len(cards))


def secret_chamber_reaction(game: Game, player: Player, attack: Play) -> Effect:
    """When another player plays an Attack, you may reveal this: +2 Cards, then put two cards from
    your hand onto your deck."""
    game.draw(player, 2)
    cards = yield from choose_cards(game, player, PUT_ON_DECK, player.hand, 2, 2, ordered=True)
    game.put_on_deck(player, cards)


SECRET_CHAMBER: Final = Card(
    "Secret Chamber",
    cost=2,
    types=ACTION | REACTION,
    effect=secret_chamber,
    reaction=secret_chamber_reaction,
    only_in=FIRST,
)

GREAT_HALL: Final = Card("Great Hall", cost=3, types=ACTION | VICTORY, cards=1, actions=1, points=1, only_in=FIRST)


def masquerade(game: Game, play: Play) -> Effect:
    """+2 Cards. All players pass a card from their hand to the left at once. Then you may trash a card
    from your hand.

    In the second edition: all players with cards in hand pass one to the next such player."""
    me = play.player
    passing = [player for player in (me, *game.others(me)) if player.hand_zone.size]
    if len(passing) > 1 or not game.kingdom.is_second_edition:
        for player in passing:
            yield from choose_to_pass(game, player)
        game.pass_left()
    yield from trash_cards(game, me, me.hand, 0, 1)


MASQUERADE: Final = Card("Masquerade", cost=3, types=ACTION, cards=2, effect=masquerade)


def shanty_town(game: Game, play: Play) -> None:
    """+2 Actions. Reveal your hand. If it has no Action cards, +2 Cards."""
    me = play.player
    game.reveal(me, me.hand, HAND)
    for card in me.hand:
        if card.is_action:
            return
    game.draw(me, 2)


SHANTY_TOWN: Final = Card("Shanty Town", cost=3, types=ACTION, actions=2, effect=shanty_town)


def steward(game: Game, play: Play) -> Effect:
    """Choose one: +2 Cards; or +2 Coins; or trash two cards from your hand."""
    me = play.player
    chosen = yield from choose_modes(game, me, (TWO_CARDS, TWO_COINS, TRASH_TWO))
    if TRASH_TWO in chosen:
        yield from trash_cards(game, me, me.hand, 2, 2)


STEWARD: Final = Card("Steward", cost=3, types=ACTION, effect=steward)


def swindler(game: Game, play: Play) -> Effect:
    """+2 Coins. Each other player trashes the top card of their deck and gains a card of the same cost
    that you choose."""
    for victim in play.victims:
        for trashed in game.reveal_top(victim):
            game.trash_revealed(victim, trashed)
            cost = game.cost(trashed)
            gainable = [card for card in game.affordable(cost) if game.cost(card) == cost]
            card = yield from choose_card(game, play.player, GIVE, gainable, subject=victim)
            if card is not None:
                game.gain(victim, card)


SWINDLER: Final = Card("Swindler", cost=3, types=ACTION | ATTACK, coins=2, effect=swindler)


def wishing_well(game: Game, play: Play) -> Effect:
    """+1 Card, +1 Action. Name a card and reveal the top card of your deck. If it is the named card,
    put it into your hand."""
    me = play.player
    named = yield from choose_card(game, me, NAME, list(game.supply.stock.cards))
    if named is not None:
        game.name_card(me, named)
    for card in game.reveal_top(me):
        if card is named:
            game.take_revealed(me, [card])
        else:
            game.put_back(me, [card])


WISHING_WELL: Final = Card("Wishing Well", cost=3, types=ACTION, cards=1, actions=1, effect=wishing_well)


def baron(game: Game, play: Play) -> Effect:
    """+1 Buy. You may discard an Estate for +4 Coins. If you don't, gain an Estate."""
    me = play.player
    estates = [ESTATE] if me.hand.count(ESTATE) else []
    if (yield from choose_cards(game, me, DISCARD, estates, 0, 1)):
        game.discard(me, [ESTATE])
        game.plus_coins(4)
    else:
        game.gain(me, ESTATE)


BARON: Final = Card("Baron", cost=4, types=ACTION, buys=1, effect=baron)


def bridge(game: Game, play: Play) -> None:
    """+1 Buy, +1 Coin. All cards cost 1 less this turn, but not less than 0."""
    game.lower_costs(1)


BRIDGE: Final = Card("Bridge", cost=4, types=ACTION, buys=1, coins=1, effect=bridge)


def conspirator(game: Game, play: Play) -> None:
    """+2 Coins. If you have played three or more Actions this turn, this one included: +1 Card,
    +1 Action."""
    if game.actions_played >= 3:
        game.draw(play.player, 1)
        game.plus_actions(1)


CONSPIRATOR: Final = Card("Conspirator", cost=4, types=ACTION, coins=2, effect=conspirator)


def coppersmith(game: Game, play: Play) -> None:
    """Each Copper you play this turn gives 1 more Coin."""
    game.raise_worth(COPPER)


COPPERSMITH: Final = Card("Coppersmith", cost=4, types=ACTION, effect=coppersmith, only_in=FIRST)


def ironworks(game: Game, play: Play) -> Effect:
    """Gain a card costing up to 4. If it is an Action, +1 Action; if a Treasure, +1 Coin; if a Victory
    card, +1 Card."""
    gained = yield from gain_one(game, play.player, game.affordable(4))
    if gained is None:
        return
    if gained.is_action:
        game.plus_actions(1)
    if gained.is_treasure:
        game.plus_coins(1)
    if gained.is_victory:
        game.draw(play.player, 1)


IRONWORKS: Final = Card("Ironworks", cost=4, types=ACTION, effect=ironworks)


def mining_village(game: Game, play: Play) -> Effect:
    """+1 Card, +2 Actions. You may trash this at once for +2 Coins."""
    if play.in_play and (yield from may(game, play.player, TRASH, play.card, zone=IN_PLAY)):
        game.trash_this(play)
        game.plus_coins(2)


MINING_VILLAGE: Final = Card("Mining Village", cost=4, types=ACTION, cards=1, actions=2, effect=mining_village)


def scout(game: Game, play: Play) -> Effect:
    """+1 Action. Reveal the top four cards of your deck. Put the Victory cards into your hand and the
    rest back in any order."""
    me = play.player
    revealed = game.reveal_top(me, 4)
    game.take_revealed(me, [card for card in revealed if card.is_victory])
    rest = [card for card in revealed if not card.is_victory]
    ordered = yield from choose_cards(game, me, PUT_BACK, rest, len(rest), len(rest), ordered=True)
    game.put_back(me, ordered)


SCOUT: Final = Card("Scout", cost=4, types=ACTION, actions=1, effect=scout, only_in=FIRST)


def duke(cards: list[Card]) -> int:
    """Worth 1 point for each Duchy you own."""
    return cards.count(DUCHY)


DUKE: Final = Card("Duke", cost=5, types=VICTORY, worth=duke)


def minion(game: Game, play: Play) -> Effect:
    """+1 Action. Choose one: +2 Coins; or discard your hand, +4 Cards, and each other player with five
    or more cards in hand discards their hand and draws four."""
    me = play.player
    chosen = yield from choose_modes(game, me, (TWO_COINS, NEW_HAND))
    if NEW_HAND in chosen:
        game.discard_hand(me)
        game.draw(me, 4)
        for victim in play.victims:
            if len(victim.hand) >= 5:
                game.discard_hand(victim)
                game.draw(victim, 4)


MINION: Final = Card("Minion", cost=5, types=ACTION | ATTACK, actions=1, effect=minion)


def saboteur(game: Game, play: Play) -> Effect:
    """Each other player reveals cards from their deck until one costs 3 or more, trashes it and may gain
    a card costing at least 2 less. They discard the other revealed cards."""
    for victim in play.victims:
        while cards := game.reveal_top(victim):
            card = cards[0]
            cost = game.cost(card)
            if cost >= 3:
                game.trash_revealed(victim, card)
                for gained in (yield from choose_cards(game, victim, GAIN, game.affordable(cost - 2), 0, 1)):
                    game.gain(victim, gained)
                break
        game.discard_revealed(victim, victim.revealed[:])


SABOTEUR: Final = Card("Saboteur", cost=5, types=ACTION | ATTACK, effect=saboteur, only_in=FIRST)


def torturer(game: Game, play: Play) -> Effect:
    """+3 Cards. Each other player chooses one: discard two cards; or gain a Curse into their hand."""
    for victim in play.victims:
        chosen = yield from choose_modes(game, victim, (DISCARD_TWO, GAIN_A_CURSE))
        if DISCARD_TWO in chosen:
            yield from discard_cards(game, victim, 2)
        else:
            game.gain(victim, CURSE, HAND)


TORTURER: Final = Card("Torturer", cost=5, types=ACTION | ATTACK, cards=3, effect=torturer)


def trading_post(game: Game, play: Play) -> Effect:
    """Trash two cards from your hand. If you do, gain a Silver into your hand."""
    me = play.player
    trashed = yield from trash_cards(game, me, me.hand, 2, 2)
    if len(trashed) == 2:
        game.gain(me, SILVER, HAND)


TRADING_POST: Final = Card("Trading Post", cost=5, types=ACTION, effect=trading_post)


def tribute(game: Game, play: Play) -> None:
    """The player to your left reveals, then discards, the top two cards of their deck. For each
    differently named card: if it is an Action, +2 Actions; if a Treasure, +2 Coins; if a Victory card, +2 Cards."""
    left = game.left_of(play.player)
    revealed = game.reveal_top(left, 2)
    game.discard_revealed(left, revealed)
    for card in distinct(revealed):
        if card.is_action:
            game.plus_actions(2)
        if card.is_treasure:
            game.plus_coins(2)
        if card.is_victory:
            game.draw(play.player, 2)


TRIBUTE: Final = Card("Tribute", cost=5, types=ACTION, effect=tribute, only_in=FIRST)


def upgrade(game: Game, play: Play) -> Effect:
    """+1 Card, +1 Action. Trash a card from your hand. Gain a card costing exactly 1 more."""
    me = play.player
    for trashed in (yield from trash_cards(game, me, me.hand, 1, 1)):
        cost = game.cost(trashed) + 1
        yield from gain_one(game, me, [card for card in game.affordable(cost) if game.cost(card) == cost])


UPGRADE: Final = Card("Upgrade", cost=5, types=ACTION, cards=1, actions=1, effect=upgrade)

HAREM: Final = Card("Harem", cost=6, types=TREASURE | VICTORY, coins=2, points=2)


def nobles(game: Game, play: Play) -> Effect:
    """Choose one: +3 Cards; or +2 Actions."""
    yield from choose_modes(game, play.player, (THREE_CARDS, TWO_ACTIONS))


NOBLES: Final = Card("Nobles", cost=6, types=ACTION | VICTORY, points=2, effect=nobles)
