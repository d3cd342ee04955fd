"""The phases of a turn, clean-up, and the end of the game (rules, sections 3 and 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from throneroom.engine import event as events
from throneroom.engine.card import Card
from throneroom.engine.decision import BUY, PLAY_ACTION, PLAY_TREASURES, Decision, is_among, turn_question
from throneroom.engine.play import play_action
from throneroom.engine.zone import DISCARD_PILE, HAND, IN_PLAY, SUPPLY

if TYPE_CHECKING:
    from throneroom.engine.card import Option
    from throneroom.engine.game import Game

# The Buy phase has two parts: once a card has been bought, no more Treasures can be played.
ACTION_PHASE: Final = 0
TREASURE_PHASE: Final = 1
BUY_PHASE: Final = 2

HAND_SIZE: Final = 5

PHASE_NAMES: Final = ("action", "treasure", "buy")


def next_decision(game: Game) -> Decision | None:
    """Run the game to the next real question. Return None if the game is over.

    A seat with a bot is not asked by a decision: its bot answers at once, and the turn goes on.
    """
    while not game.is_over:
        player = game.player
        seat = player.seat
        hand = player.hand_zone
        bot = game.bot
        if game.phase == ACTION_PHASE:
            if game.actions > 0:
                actions = hand.distinct_actions()
                if actions or (game.asks_forced and hand.size):
                    most: i64 = 1 if actions else 0
                    if bot is None:
                        return turn_question(seat, PLAY_ACTION, actions, most)
                    try:
                        answer = bot.play_action(game.bot_view(seat), actions)
                        if answer and not (len(answer) == 1 and is_among(actions, answer[0])):
                            turn_question(seat, PLAY_ACTION, actions, most).check(answer)
                    except Exception as error:  # whatever a bot raises, see Game.forgive
                        answer = game.forgive(bot, turn_question(seat, PLAY_ACTION, actions, most), error)
                    game.note(answer)
                    _play_or_pass(game, answer)
                    if game.effect is None:
                        game.playing = None
                    else:
                        game.follow_effect()
                    continue
            game.phase = TREASURE_PHASE
        if game.phase == TREASURE_PHASE:
            if game.standing_orders >> seat & 1:
                if _play_all_treasures(game):
                    if game.asks_forced or not game.supply.stock.only_coins:
                        continue  # ask again, or a custom Treasure may have drawn more
                elif game.asks_forced and hand.size:
                    game.keep(())  # it would have been asked, to hide that it has none
            else:
                treasures = tuple(hand.treasures())
                if treasures or (game.asks_forced and hand.size):
                    asked = turn_question(seat, PLAY_TREASURES, treasures, len(treasures))
                    if bot is None:
                        return asked
                    try:
                        answer = bot.answer(game.bot_view(seat), asked)
                        asked.check(answer)
                    except Exception as error:  # whatever a bot raises, see Game.forgive
                        answer = game.forgive(bot, asked, error)
                    game.note(answer)
                    _play_treasures(game, answer, asked.most)
                    continue
            game.phase = BUY_PHASE
        if game.buys > 0 and game.cheapest() <= game.coins:
            if bot is None:
                return turn_question(seat, BUY, game.for_sale(), 1)
            try:
                answer = bot.buy(game.bot_view(seat))
                if answer and not (len(answer) == 1 and _can_buy(game, answer[0])):
                    turn_question(seat, BUY, game.for_sale(), 1).check(answer)
            except Exception as error:  # whatever a bot raises, see Game.forgive
                answer = game.forgive(bot, turn_question(seat, BUY, game.for_sale(), 1), error)
            game.note(answer)
            _buy_or_pass(game, answer)
            continue
        _clean_up(game)
        if game.supply.is_over:
            _end(game)
        else:
            seats: i64 = len(game.players)
            begin_turn(game, (seat + 1) % seats)
    return None


def carry_out(game: Game, decision: Decision, answer: tuple[Option, ...]) -> None:
    """Carry out an answer to a question of the turn itself."""
    verb = decision.verb
    if verb is PLAY_ACTION:
        _play_or_pass(game, answer)
    elif verb is PLAY_TREASURES:
        _play_treasures(game, answer, decision.most)
    else:
        _buy_or_pass(game, answer)


def _play_or_pass(game: Game, answer: tuple[Option, ...]) -> None:
    if answer:
        game.actions -= 1
        play_action(game, cast("Card", answer[0]))
    else:
        game.phase = TREASURE_PHASE


def _play_all_treasures(game: Game) -> bool:
    """Play all Treasures of a seat with standing orders, and record the answer. False if it has none."""
    player = game.player
    in_play = player.in_play_zone
    before = in_play.size
    coins = player.hand_zone.play_treasures_to(in_play)
    if in_play.size == before:
        return False
    game.coins += coins
    if game.is_recorded:
        game.keep(tuple(in_play.cards_from(before)))
    _treasures_played(game, before)
    return True


def _play_treasures(game: Game, answer: tuple[Option, ...], treasures: i64) -> None:
    """Play some of the Treasures in hand; `treasures` is their number."""
    if not answer:
        game.phase = BUY_PHASE
        return
    player = game.player
    before = player.in_play_zone.size
    for option in answer:
        card = cast("Card", option)
        game.coins += card.coins
        if len(answer) == treasures:
            player.hand_zone.remove_in_order(card)
        else:
            player.hand_zone.remove(card)
        player.in_play_zone.add(card)
    _treasures_played(game, before)


def _treasures_played(game: Game, before: i64) -> None:
    """Do everything that Treasures do besides giving their printed coins. `before` is where they begin in play."""
    player = game.player
    game.shown_phase = TREASURE_PHASE
    for treasure in game.worth_more:
        game.coins += player.in_play_zone.count(treasure, before)
    if game.first_worth_more:
        game.give_for_first_treasures(player, before)
    if game.listener is not None:
        game.emit(events.PLAYED, player, player.in_play_zone.cards_from(before), source=HAND, target=IN_PLAY)
    if not game.supply.stock.only_coins:  # a custom Treasure
        for card in player.in_play_zone.cards_from(before):
            game.plus_signs_but_coins(player, card)


def _buy_or_pass(game: Game, answer: tuple[Option, ...]) -> None:
    if answer:
        _buy(game, cast("Card", answer[0]))
    else:
        game.buys = 0


def _can_buy(game: Game, option: Option) -> bool:
    return isinstance(option, Card) and game.cost(option) <= game.coins and game.supply.left(option) > 0


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
    player.hand_zone.move_all_to(player.discard_zone)
    player.in_play_zone.move_all_to(player.discard_zone)
    game.draw(player, HAND_SIZE)


def begin_turn(game: Game, seat: i64) -> None:
    player = game.players[seat]
    game.player = player
    player.turns += 1
    game.seat_bot(seat)
    game.phase = ACTION_PHASE
    game.shown_phase = ACTION_PHASE
    game.actions = 1
    game.buys = 1
    game.coins = 0
    game.reduction = 0
    game.actions_played = 0
    if game.worth_more:
        game.worth_more = []
    if game.first_worth_more:
        game.first_worth_more = []
    if game.listener is not None:
        game.emit(events.TURN, player, number=player.turns)
    if player.turns > game.turn_limit:
        game.dismiss_bots()


def _end(game: Game) -> None:
    game.is_over = True
    if game.listener is not None:
        game.emit(events.ENDED, game.player)
