"""Playing an Action card: Reactions first (rules, section 4), then the card from top to bottom."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from throneroom.engine import event as events
from throneroom.engine.ask import choose_cards
from throneroom.engine.card import CUSTOM, Card, distinct
from throneroom.engine.custom_effect import follow_custom
from throneroom.engine.decision import REACT, Decision
from throneroom.engine.event import REVEAL
from throneroom.engine.zone import HAND, IN_PLAY, Place, contains

if TYPE_CHECKING:
    from throneroom.engine.custom_effect import HelperCall
    from throneroom.engine.game import Game
    from throneroom.engine.player import Player

# An effect yields its questions; the helpers of `ask` return the answers.
Effect: TypeAlias = Generator[Decision, None, None]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Play:
    """One card being played. Throne Room plays it twice, but it is the same card in play.

    `cause` is the play that caused this one, if any.
    """

    def __init__(self, card: Card, player: Player, cause: Play | None) -> None:
        self.card: Final = card
        self.player: Final = player
        self.cause: Final = cause
        self.victims: list[Player] = []  # the players that an Attack affects, in turn order
        self.reacted: tuple[Card, ...] = ()  # the Reactions revealed so far by the player being asked
        self.in_play = True
        self.calls: list[HelperCall] | None = None  # the questions that a custom card's effect has prepared

    def causes(self) -> tuple[Card, ...]:
        """Return the cards being resolved, outermost first: Throne Room, Militia."""
        return (self.card,) if self.cause is None else (*self.cause.causes(), self.card)


# -- playing a card ---------------------------------------------------------------------------------------------------


def play_action(game: Game, card: Card) -> None:
    """Play an Action card from the hand of the player whose turn it is."""
    player = game.player
    if card.effect is None and not card.is_attack and game.listener is None:
        # The usual case: only plus-signs, and no listener.
        player.hand_zone.remove(card)
        player.in_play_zone.add(card)
        game.actions_played += 1
        if card.cards:
            game.draw(player, card.cards)
        if card.actions:
            game.actions += card.actions
        if card.coins:
            game.coins += card.coins
        if card.buys:
            game.buys += card.buys
        return
    game.put_in_play(player, card, HAND)
    play = Play(card, player, None)
    game.playing = play
    game.effect = _resolve(game, play)


def play_once(game: Game, player: Player, card: Card, source: Place = HAND) -> Effect:
    """Play an Action card, by another card and so without using an Action, from the hand, the discard pile, the cards
    revealed or those set aside."""
    return _play_times(game, player, card, source, 1)


def play_twice(game: Game, player: Player, card: Card) -> Effect:
    """Play a card from hand twice. The first play is fully resolved before the second."""
    return _play_times(game, player, card, HAND, 2)


def _play_times(game: Game, player: Player, card: Card, source: Place, times: int) -> Effect:
    cause = game.playing
    game.put_in_play(player, card, source)
    play = Play(card, player, cause)
    for time in range(times):
        if time:
            game.emit(events.PLAYED, player, [card], source=IN_PLAY, target=IN_PLAY)
        game.playing = play
        steps = _resolve(game, play)
        if steps is not None:
            yield from steps
        game.playing = cause


def _resolve(game: Game, play: Play) -> Effect | None:
    """Start resolving a play. Return the rest of it, or None if it is already done."""
    game.actions_played += 1
    if play.card.is_attack:
        play.victims = game.others(play.player)
        game.news |= REVEAL  # whether anybody reacts
        if _is_owned(game, []) if game.asks_forced else _can_react(play.victims):
            return _react_then_follow(game, play)
    return _follow(game, play)


def _follow(game: Game, play: Play) -> Effect | None:
    game.plus_signs(play.player, play.card)
    effect = play.card.effect
    if effect is None:
        return None
    if play.card.box == CUSTOM:
        return _follow_custom_effect(game, play, effect)
    return effect(game, play)


def _follow_custom_effect(game: Game, play: Play, effect: Callable[[Game, Play], Effect | None]) -> Effect | None:
    return follow_custom(game, play, effect, lambda: effect(game, play))


def _react_then_follow(game: Game, attack: Play) -> Effect:
    yield from _react(game, attack)
    rest = _follow(game, attack)
    if rest is not None:
        yield from rest


# -- Reactions to an Attack -------------------------------------------------------------------------------------------


def _can_react(players: list[Player]) -> bool:
    for player in players:
        if player.hand_zone.has_reaction():
            return True
    return False


def _may_react(player: Player, card: Card, spent: list[Card]) -> bool:
    if not card.is_reaction or contains(spent, card):
        return False
    return card.reacts_if is None or card.reacts_if(player)


def _is_owned(game: Game, spent: list[Card]) -> bool:
    """Whether anybody owns a Reaction other than these. Everybody knows that much: gains and trashes are public."""
    for card in game.supply.stock.table.reactions:
        if not contains(spent, card):
            for player in game.players:
                if player.owns(card):
                    return True
    return False


def _begin_reaction(
    game: Game, play: Play, reaction: Callable[[Game, Player, Play], Effect | None], attack: Play
) -> Effect | None:
    if play.card.box == CUSTOM:
        return follow_custom(game, play, reaction, lambda: reaction(game, play.player, attack))
    return reaction(game, play.player, attack)


def _react(game: Game, attack: Play) -> Effect:
    """Let the other players, in turn order, reveal Reactions one by one before the Attack does anything.

    Each is resolved before the next is chosen, so one may draw another into the hand. A Reaction that can do nothing
    more against this play (a second Moat) is not offered again.
    """
    for player in game.others(attack.player):
        spent: list[Card] = []
        attack.reacted = ()
        while not game.asks_forced or _is_owned(game, spent):
            offered = [card for card in distinct(player.hand) if _may_react(player, card, spent)]
            chosen = yield from choose_cards(game, player, REACT, offered, 0, 1, subject=attack.player)
            if not chosen:
                break
            card = chosen[0]
            if card.reacts_once:
                spent.append(card)
            attack.reacted = (*attack.reacted, card)
            game.news |= REVEAL
            game.emit(events.REACTED, player, [card], source=HAND, news=REVEAL)
            if card.reaction is not None:
                game.playing = Play(card, player, attack)
                steps = _begin_reaction(game, game.playing, card.reaction, attack)
                if steps is not None:
                    yield from steps
                game.playing = attack
    attack.reacted = ()
