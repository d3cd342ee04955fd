"""The seven kingdom cards that the second edition adds to Intrigue, in the order of the alphabet.

An effect's docstring is the text of its card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from throneroom.cards.basic import CURSE, GOLD
from throneroom.cards.intrigue import DISCARD_TWO, ONE_ACTION, ONE_BUY
from throneroom.engine.ask import (
    choose_card,
    choose_cards,
    choose_modes,
    choose_number,
    discard_cards,
    may_choose,
    trash_cards,
)
from throneroom.engine.card import ACTION, ATTACK, REACTION, SECOND, VICTORY, Card, Mode
from throneroom.engine.decision import CHOOSE, GAIN, PUT_BACK, PUT_INTO_DECK, REVEAL_CARD, TRASH
from throneroom.engine.zone import DECK, DISCARD_PILE, HAND, SUPPLY, TRASH_PILE

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.play import Effect, Play
    from throneroom.engine.player import Player

THREE_COINS: Final = Mode("+3 coins", coins=3)
GAIN_A_GOLD: Final = Mode("gain a Gold")
TRASH_AN_ACTION: Final = Mode("trash an Action from the Supply")
GAIN_AN_ACTION: Final = Mode("gain an Action from the trash")


def courtier(game: Game, play: Play) -> Effect:
    """Reveal a card from your hand. For each type it has, choose a different one: +1 Action; +1 Buy;
    +3 Coins; gain a Gold."""
    me = play.player
    card = yield from choose_card(game, me, REVEAL_CARD, me.hand)
    if card is not None:
        game.reveal(me, [card], HAND)
        modes = (ONE_ACTION, ONE_BUY, THREE_COINS, GAIN_A_GOLD)
        if GAIN_A_GOLD in (yield from choose_modes(game, me, modes, len(card.type_names))):
            game.gain(me, GOLD)


COURTIER: Final = Card("Courtier", cost=5, types=ACTION, effect=courtier, only_in=SECOND)


def diplomat(game: Game, play: Play) -> None:
    """+2 Cards. If you then have five or fewer cards in hand, +2 Actions."""
    if play.player.hand_zone.size <= 5:
        game.plus_actions(2)


def diplomat_reaction(game: Game, player: Player, attack: Play) -> Effect:
    """When another player plays an Attack, you may reveal this from a hand of five or more cards:
    +2 Cards, then discard three cards."""
    game.draw(player, 2)
    yield from discard_cards(game, player, 3)


def has_five_cards(player: Player) -> bool:
    return player.hand_zone.size >= 5


DIPLOMAT: Final = Card(
    "Diplomat",
    cost=4,
    types=ACTION | REACTION,
    cards=2,
    effect=diplomat,
    reaction=diplomat_reaction,
    reacts_if=has_five_cards,
    only_in=SECOND,
)


def lurker(game: Game, play: Play) -> Effect:
    """+1 Action. Choose one: trash an Action card from the Supply; or gain an Action card from the
    trash."""
    me = play.player
    if TRASH_AN_ACTION in (yield from choose_modes(game, me, (TRASH_AN_ACTION, GAIN_AN_ACTION))):
        piles = [card for card in game.supply.cards if card.is_action and game.supply.left(card)]
        card = yield from choose_card(game, me, TRASH, piles, zone=SUPPLY)
        if card is not None:
            game.trash_from_supply(me, card)
    else:
        trashed = [card for card in game.trash if card.is_action]
        card = yield from choose_card(game, me, GAIN, trashed, zone=TRASH_PILE)
        if card is not None:
            game.gain_from_trash(me, card)


LURKER: Final = Card("Lurker", cost=2, types=ACTION, actions=1, effect=lurker, only_in=SECOND)


def mill(game: Game, play: Play) -> Effect:
    """+1 Card, +1 Action. You may discard two cards. If you do, +2 Coins."""
    me = play.player
    if me.hand_zone.size and (yield from may_choose(game, me, CHOOSE, DISCARD_TWO)):
        both = me.hand_zone.size >= 2
        yield from discard_cards(game, me, 2)
        if both:
            game.plus_coins(2)


MILL: Final = Card("Mill", cost=4, types=ACTION | VICTORY, cards=1, actions=1, points=1, effect=mill, only_in=SECOND)


def patrol(game: Game, play: Play) -> Effect:
    """+3 Cards. Reveal the top four cards of your deck. Put the Victory cards and Curses into your
    hand, and the rest back in any order."""
    me = play.player
    revealed = game.reveal_top(me, 4)
    game.take_revealed(me, [card for card in revealed if card.is_victory or card.is_curse])
    rest = [card for card in revealed if not card.is_victory and not card.is_curse]
    ordered = yield from choose_cards(game, me, PUT_BACK, rest, len(rest), len(rest), ordered=True)
    game.put_back(me, ordered)


PATROL: Final = Card("Patrol", cost=5, types=ACTION, cards=3, effect=patrol, only_in=SECOND)


def replace(game: Game, play: Play) -> Effect:
    """Trash a card from your hand. Gain a card costing up to 2 more. If it is an Action or a Treasure,
    put it onto your deck; if it is a Victory card, each other player gains a Curse."""
    me = play.player
    for trashed in (yield from trash_cards(game, me, me.hand, 1, 1)):
        card = yield from choose_card(game, me, GAIN, game.affordable(game.cost(trashed) + 2))
        if card is not None:
            game.gain(me, card, DECK if card.is_action or card.is_treasure else DISCARD_PILE)
            if card.is_victory:
                for victim in play.victims:
                    game.gain(victim, CURSE)


REPLACE: Final = Card("Replace", cost=5, types=ACTION | ATTACK, effect=replace, only_in=SECOND)


def secret_passage(game: Game, play: Play) -> Effect:
    """+2 Cards, +1 Action. Take a card from your hand and put it anywhere in your deck."""
    me = play.player
    card = yield from choose_card(game, me, PUT_INTO_DECK, me.hand)
    if card is not None:
        game.put_into_deck(me, card, (yield from choose_number(game, me, 0, me.deck_zone.size)))


SECRET_PASSAGE: Final = Card(
    "Secret Passage", cost=4, types=ACTION, cards=2, actions=1, effect=secret_passage, only_in=SECOND
)
