"""The phases of a turn, clean-up, and the end of the game (rules, sections 3 and 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from throneroom.engine import event as events
from throneroom.engine.card import Card
from throneroom.engine.decision import BUY, PLAY_ACTION, PLAY_TREASURES, Decision, Verb
from throneroom.engine.play import play_action
from throneroom.engine.zone import DISCARD_PILE, HAND, IN_PLAY, SUPPLY, contains, remove

if TYPE_CHECKING:
    from throneroom.engine.card import Option
    from throneroom.engine.game import Game

# The Buy phase has two parts: once a card has been bought, no more Treasures can be played.
ACTION_PHASE: Final = 0
TREASURE_PHASE: Final = 1
BUY_PHASE: Final = 2

PHASE_NAMES: Final = ("action", "treasure", "buy")


def next_decision(game: Game) -> Decision | None:
    """Run the game to the next real question. Return None if the game is over."""
    while not game.is_over:
        player = game.player
        seat = player.seat
        hand = player.hand
        if game.phase == ACTION_PHASE:
            if game.actions > 0:
                actions = _actions(hand)
                if actions:
                    return _question(seat, PLAY_ACTION, actions, 1)
                if game.asks_forced and hand:
                    return _question(seat, PLAY_ACTION, (), 0)
            game.phase = TREASURE_PHASE
        if game.phase == TREASURE_PHASE:
            if game.standing_orders >> seat & 1:
                if _play_all_treasures(game) and not game.supply.stock.only_coins:
                    continue  # a custom Treasure may have drawn more
            else:
                treasures = [card for card in hand if card.is_treasure]
                if treasures or (game.asks_forced and hand):
                    return _question(seat, PLAY_TREASURES, tuple(treasures), len(treasures))
            game.phase = BUY_PHASE
        if game.buys > 0:
            cards = game.supply.costing_up_to(game.coins + game.reduction)
            if cards:
                return _question(seat, BUY, cards, 1)
        _clean_up(game)
        if game.supply.is_over:
            _end(game)
        else:
            seats: i64 = len(game.players)
            begin_turn(game, (seat + 1) % seats)
    return None


def _question(seat: i64, verb: Verb, options: tuple[Option, ...], most: i64) -> Decision:
    return Decision(
        seat=seat,
        verb=verb,
        card=None,
        options=options,
        least=0,
        most=most,
        ordered=False,
        subject=seat,
        zone=verb.zone,
    )


def _actions(hand: list[Card]) -> tuple[Option, ...]:
    """Return the different Action cards in hand, without building a list for the usual one or two."""
    first: Card | None = None
    second: Card | None = None
    several: list[Card] | None = None
    for card in hand:
        if card.is_action and card is not first and card is not second:
            if first is None:
                first = card
            elif second is None:
                second = card
            elif several is None:
                several = [first, second, card]
            elif not contains(several, card):
                several.append(card)
    if first is None:
        return ()
    if second is None:
        return first.alone
    return (first, second) if several is None else tuple(several)


def carry_out(game: Game, decision: Decision, answer: tuple[Option, ...]) -> None:
    """Carry out an answer to a question of the turn itself."""
    verb = decision.verb
    if verb is PLAY_ACTION:
        if answer:
            game.actions -= 1
            play_action(game, cast("Card", answer[0]))
        else:
            game.phase = TREASURE_PHASE
    elif verb is PLAY_TREASURES:
        if answer:
            treasures = [cast("Card", card) for card in answer]
            _play_treasures(game, treasures, are_all=len(treasures) == decision.most)
        else:
            game.phase = BUY_PHASE
    elif answer:
        _buy(game, cast("Card", answer[0]))
    else:
        game.buys = 0


def _play_all_treasures(game: Game) -> bool:
    """Play all Treasures of a seat with standing orders, and record the answer. False if it has none."""
    player = game.player
    in_play = player.in_play
    before: i64 = len(in_play)
    others: list[Card] = []
    coins = game.coins
    for card in player.hand:
        if card.is_treasure:
            coins += card.coins
            in_play.append(card)
        else:
            others.append(card)
    if len(in_play) == before:
        return False
    player.hand = others
    game.coins = coins
    treasures = in_play[before:]
    game.history.append(tuple(treasures))
    _treasures_played(game, treasures)
    return True


def _play_treasures(game: Game, treasures: list[Card], are_all: bool) -> None:
    player = game.player
    for card in treasures:
        game.coins += card.coins
    if are_all:
        player.hand = [card for card in player.hand if not card.is_treasure]
    else:
        for card in treasures:
            remove(player.hand, card)
    player.in_play += treasures
    _treasures_played(game, treasures)


def _treasures_played(game: Game, treasures: list[Card]) -> None:
    """Do everything that Treasures do besides giving their printed coins."""
    player = game.player
    game.shown_phase = TREASURE_PHASE
    for treasure in game.worth_more:
        game.coins += treasures.count(treasure)
    if game.listener is not None:
        game.emit(events.PLAYED, player, treasures, source=HAND, target=IN_PLAY)
    if not game.supply.stock.only_coins:  # a custom Treasure
        for card in treasures:
            game.plus_signs_but_coins(player, card)


def _buy(game: Game, card: Card) -> None:
    game.buys -= 1
    game.coins -= game.cost(card)
    game.phase = BUY_PHASE
    game.shown_phase = BUY_PHASE
    if game.listener is not None:
        game.emit(events.BOUGHT, game.player, [card], source=SUPPLY)
    game.gain(game.player, card)


def _clean_up(game: Game) -> None:
    """Discard the hand, then the cards in play on top of it, and draw a new hand."""
    player = game.player
    if game.listener is not None:
        cards = player.hand + player.in_play
        owner, top = 1 << player.seat, cards[-1:]
        game.emit(events.CLEANED_UP, player, cards, insiders=owner, shown=top, target=DISCARD_PILE)
    player.discard += player.hand
    if player.in_play:
        player.discard += player.in_play
        player.in_play = []
    game.draw_hand(player)


def begin_turn(game: Game, seat: i64) -> None:
    player = game.players[seat]
    game.player = player
    player.turns += 1
    game.phase = ACTION_PHASE
    game.shown_phase = ACTION_PHASE
    game.actions = 1
    game.buys = 1
    game.coins = 0
    game.reduction = 0
    game.actions_played = 0
    if game.worth_more:
        game.worth_more = []
    if game.listener is not None:
        game.emit(events.TURN, player, number=player.turns)


def _end(game: Game) -> None:
    game.is_over = True
    if game.listener is not None:
        game.emit(events.ENDED, game.player)
