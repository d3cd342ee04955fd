"""Playing a card: reactions first, then the text from top to bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine import event as events
from throneroom.engine.attack import nobody_can_react, react
from throneroom.engine.card import Card
from throneroom.engine.news import REVEAL
from throneroom.engine.play import Effect, Play
from throneroom.engine.zone import HAND, IN_PLAY, remove

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.player import Player


def play_action(game: Game, card: Card) -> None:
    """Play an Action card from the hand of the player whose turn it is."""
    player = game.player
    if card.effect is None and not card.is_attack and game.listener is None:
        # Most plays: nothing but plus-signs, and nobody to tell.
        remove(player.hand, card)
        player.in_play.append(card)
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
    lay_down(game, player, card)
    play = Play(card, player, None)
    game.playing = play
    game.effect = begin(game, play)


def lay_down(game: Game, player: Player, card: Card) -> None:
    """Move a card from the hand to the play area."""
    remove(player.hand, card)
    player.in_play.append(card)
    if game.listener is not None:
        game.emit(events.PLAYED, player, [card], source=HAND, target=IN_PLAY)


def begin(game: Game, play: Play) -> Effect | None:
    """Begin to resolve a play. None if it is done already."""
    game.actions_played += 1
    if play.card.is_attack:
        play.victims = game.others(play.player)
        game.news |= REVEAL  # whether anybody reacts
        if not nobody_can_react(play.victims):
            return _after_reactions(game, play)
    return _follow(game, play)


def _follow(game: Game, play: Play) -> Effect | None:
    game.plus_signs(play.player, play.card)
    effect = play.card.effect
    return None if effect is None else effect(game, play)


def _after_reactions(game: Game, play: Play) -> Effect:
    yield from react(game, play)
    rest = _follow(game, play)
    if rest is not None:
        yield from rest


def play_twice(game: Game, player: Player, card: Card) -> Effect:
    """Play a card from the hand twice. All of the first play is done before the second."""
    cause = game.playing
    lay_down(game, player, card)
    play = Play(card, player, cause)
    for again in (False, True):
        if again and game.listener is not None:
            game.emit(events.PLAYED, player, [card], source=IN_PLAY, target=IN_PLAY)
        game.playing = play
        steps = begin(game, play)
        if steps is not None:
            yield from steps
        game.playing = cause
