"""Cards that need verbs which no card of the first editions needs (second-edition.md), for the tests of these verbs."""

from __future__ import annotations

from typing import Final

from throneroom import (
    ACTION,
    ATTACK,
    CURSE,
    DECK,
    DISCARD,
    DISCARD_PILE,
    GAIN,
    GOLD,
    HAND,
    PLAY,
    PUT_BACK,
    PUT_INTO_DECK,
    PUT_ON_DECK,
    REACTION,
    REVEAL_CARD,
    SILVER,
    SUPPLY,
    TRASH,
    TRASH_PILE,
    Card,
    Effect,
    Game,
    Mode,
    Play,
    Player,
    choose_card,
    choose_cards,
    choose_modes,
    choose_number,
    discard_cards,
    gain_one,
    may,
    play_once,
    trash_cards,
)
from throneroom.cards.intrigue import ONE_ACTION, ONE_BUY

THREE_COINS: Final = Mode("+3 coins", coins=3)
GAIN_GOLD: Final = Mode("gain a Gold")
TRASH_AN_ACTION: Final = Mode("trash an Action card from the Supply")
GAIN_AN_ACTION: Final = Mode("gain an Action card from the trash")


def sentry(game: Game, play: Play) -> Effect:
    """+1 Card, +1 Action. Look at the top two cards of your deck. Trash and discard any of them; put the rest back."""
    me = play.player
    seen = game.look_at_top(me, 2)
    trashed = yield from choose_cards(game, me, TRASH, seen, 0, len(seen), zone=DECK)
    game.trash_from_deck(me, trashed)
    left = without(seen, trashed)
    discarded = yield from choose_cards(game, me, DISCARD, left, 0, len(left), ordered=True, zone=DECK)
    game.discard_from_deck(me, discarded)
    left = without(left, discarded)
    game.rearrange_deck(
        me, (yield from choose_cards(game, me, PUT_BACK, left, len(left), len(left), ordered=True, zone=DECK))
    )


def without(cards: list[Card], taken: list[Card]) -> list[Card]:
    left = cards[:]
    for card in taken:
        left.remove(card)
    return left


SENTRY: Final = Card("Sentry", cost=5, types=ACTION, cards=1, actions=1, effect=sentry)


def harbinger(game: Game, play: Play) -> Effect:
    """+1 Card, +1 Action. Look through your discard pile. You may put a card from it onto your deck."""
    me = play.player
    discarded = game.look_through_discard(me)
    for card in (yield from choose_cards(game, me, PUT_ON_DECK, discarded, 0, 1, zone=DISCARD_PILE)):
        game.put_discarded_on_deck(me, card)


HARBINGER: Final = Card("Harbinger", cost=3, types=ACTION, cards=1, actions=1, effect=harbinger)


def vassal(game: Game, play: Play) -> Effect:
    """+2 Coins. Discard the top card of your deck. If it is an Action, you may play it."""
    me = play.player
    card = game.discard_top(me)
    if card is not None and card.is_action and (yield from may(game, me, PLAY, card, zone=DISCARD_PILE)):
        yield from play_once(game, me, card, DISCARD_PILE)


VASSAL: Final = Card("Vassal", cost=3, types=ACTION, coins=2, effect=vassal)


def lurker(game: Game, play: Play) -> Effect:
    """+1 Action. Choose one: trash an Action card from the Supply; or gain an Action card from the trash."""
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


LURKER: Final = Card("Lurker", cost=2, types=ACTION, actions=1, effect=lurker)


def secret_passage(game: Game, play: Play) -> Effect:
    """+2 Cards, +1 Action. Take a card from your hand and put it anywhere in your deck."""
    me = play.player
    card = yield from choose_card(game, me, PUT_INTO_DECK, me.hand)
    if card is not None:
        game.put_into_deck(me, card, (yield from choose_number(game, me, 0, len(me.deck))))


SECRET_PASSAGE: Final = Card("Secret Passage", cost=4, types=ACTION, cards=2, actions=1, effect=secret_passage)


def replace(game: Game, play: Play) -> Effect:
    """Trash a card from your hand. Gain a card costing up to 2 more. If it is an Action or a Treasure, put it onto your
    deck; if it is a Victory card, each other player gains a Curse."""
    me = play.player
    for trashed in (yield from trash_cards(game, me, me.hand, 1, 1)):
        card = yield from choose_card(game, me, GAIN, game.affordable(int(game.cost(trashed)) + 2))
        if card is None:
            return
        game.gain(me, card, DECK if card.is_action or card.is_treasure else DISCARD_PILE)
        if card.is_victory:
            for victim in play.victims:
                game.gain(victim, CURSE)


REPLACE: Final = Card("Replace", cost=5, types=ACTION | ATTACK, effect=replace)


def diplomat(game: Game, play: Play) -> None:
    """+2 Cards. If you then have five or fewer cards in hand, +2 Actions."""
    if len(play.player.hand) <= 5:
        game.plus_actions(2)


def diplomat_reaction(game: Game, player: Player, attack: Play) -> Effect:
    """When another player plays an Attack, you may reveal this from a hand of five or more cards: +2 Cards, then
    discard three cards."""
    game.draw(player, 2)
    yield from discard_cards(game, player, 3)


def has_five_cards(player: Player) -> bool:
    return len(player.hand) >= 5


DIPLOMAT: Final = Card(
    "Diplomat",
    cost=4,
    types=ACTION | REACTION,
    cards=2,
    effect=diplomat,
    reaction=diplomat_reaction,
    reacts_if=has_five_cards,
)


def merchant(game: Game, play: Play) -> None:
    """+1 Card, +1 Action. The first time you play a Silver this turn, +1 Coin."""
    game.raise_first_worth(SILVER)


MERCHANT: Final = Card("Merchant", cost=3, types=ACTION, cards=1, actions=1, effect=merchant)


def courtier(game: Game, play: Play) -> Effect:
    """Reveal a card from your hand. For each type it has, choose a different one: +1 Action; +1 Buy; +3 Coins; gain a
    Gold."""
    me = play.player
    card = yield from choose_card(game, me, REVEAL_CARD, me.hand)
    if card is not None:
        game.reveal(me, [card], HAND)
        modes = (ONE_ACTION, ONE_BUY, THREE_COINS, GAIN_GOLD)
        if GAIN_GOLD in (yield from choose_modes(game, me, modes, len(card.type_names))):
            game.gain(me, GOLD)


COURTIER: Final = Card("Courtier", cost=5, types=ACTION, effect=courtier)


def artisan(game: Game, play: Play) -> Effect:
    """Gain a card costing up to 5 into your hand. Put a card from your hand onto your deck."""
    me = play.player
    yield from gain_one(game, me, game.affordable(5), HAND)
    game.put_on_deck(me, (yield from choose_cards(game, me, PUT_ON_DECK, me.hand, 1, 1)))


ARTISAN: Final = Card("Artisan", cost=6, types=ACTION, effect=artisan)

HOOK_CARDS: Final = (
    SENTRY, HARBINGER, VASSAL, LURKER, SECRET_PASSAGE, REPLACE, DIPLOMAT, MERCHANT, COURTIER, ARTISAN,
)  # fmt: skip
