"""The phases of a turn, clean-up, and the end of the game (rules, sections 3 and 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from throneroom.engine import event as events
from throneroom.engine.card import Card, count, distinct, remove
from throneroom.engine.decision import BUY, PLAY_ACTION, PLAY_TREASURES, Decision, Verb
from throneroom.engine.resolve import play_action

if TYPE_CHECKING:
    from throneroom.engine.card import Option
    from throneroom.engine.game import Game

# The buy phase has two parts: once a card was bought, no more Treasures can be played.
ACTION_PHASE: Final = 0
TREASURE_PHASE: Final = 1
BUY_PHASE: Final = 2

PHASE_NAMES: Final = ("action", "treasure", "buy")

HAND_SIZE: Final = 5


def next_decision(game: Game) -> Decision | None:
    """Run the turn, and the turns after it, to the next real question. None when the game is over."""
    while not game.is_over:
        player = game.player
        seat = player.seat
        if game.phase == ACTION_PHASE:
            if game.actions > 0:
                actions = [card for card in player.hand if card.is_action]
                if actions:
                    choice = tuple(distinct(actions))
                    return Decision(seat, PLAY_ACTION, None, choice, 0, 1, False, seat)
            game.phase = TREASURE_PHASE
        if game.phase == TREASURE_PHASE:
            treasures = tuple([card for card in player.hand if card.is_treasure])
            if treasures:
                return Decision(seat, PLAY_TREASURES, None, treasures, 0, len(treasures), False, seat)
            game.phase = BUY_PHASE
        if game.buys > 0:
            wares = game.supply.costing_up_to(game.coins + game.reduction)
            if wares:
                return Decision(seat, BUY, None, wares, 0, 1, False, seat)
        _clean_up(game)
        if game.supply.is_over:
            _end(game)
        else:
            begin_turn(game, (seat + 1) % len(game.players))
    return None


def carry_out(game: Game, verb: Verb, answer: list[Option]) -> None:
    """Do what the player whose turn it is has chosen."""
    if verb is PLAY_TREASURES:
        if answer:
            _play_treasures(game, answer)
        else:
            game.phase = BUY_PHASE
    elif verb is BUY:
        if answer:
            ware = answer[0]
            assert isinstance(ware, Card)
            _buy(game, ware)
        else:
            game.buys = 0
    elif answer:
        action = answer[0]
        assert isinstance(action, Card)
        game.actions -= 1
        play_action(game, action)
    else:
        game.phase = TREASURE_PHASE


def _play_treasures(game: Game, answer: list[Option]) -> None:
    player = game.player
    for card in answer:
        assert isinstance(card, Card)
        remove(player.hand, card)
        player.in_play.append(card)
        game.coins += card.coins
        if game.worth_more:
            game.coins += count(game.worth_more, card)
    if game.listener is not None:
        game.tell(events.PLAYED, player, [], options=answer, source=events.HAND, target=events.IN_PLAY)


def _buy(game: Game, card: Card) -> None:
    game.buys -= 1
    game.coins -= game.cost(card)
    game.phase = BUY_PHASE
    if game.listener is not None:
        game.tell(events.BOUGHT, game.player, [card], source=events.SUPPLY)
    game.gain(game.player, card)


def _clean_up(game: Game) -> None:
    """Discard the hand, then the cards in play on top of it, and draw five."""
    player = game.player
    if game.listener is not None:
        laid = player.hand + player.in_play
        shown = laid[-1:]
        game.tell(events.CLEANED_UP, player, laid, insiders=1 << player.seat, shown=shown, target=events.DISCARD)
    player.discard += player.hand
    player.discard += player.in_play
    player.hand.clear()
    player.in_play.clear()
    game.draw(player, HAND_SIZE)


def begin_turn(game: Game, seat: int) -> None:
    player = game.players[seat]
    game.player = player
    player.turns += 1
    game.phase = ACTION_PHASE
    game.actions = 1
    game.buys = 1
    game.coins = 0
    game.reduction = 0
    game.actions_played = 0
    if game.worth_more:
        game.worth_more = []
    if game.listener is not None:
        game.tell(events.TURN, player, [], number=player.turns)


def _end(game: Game) -> None:
    game.is_over = True
    if game.listener is not None:
        game.tell(events.ENDED, game.player, [])
