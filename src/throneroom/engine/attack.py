"""Reactions to an Attack, and who is touched by it (rules, section 4)."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from throneroom.engine import event as events
from throneroom.engine.ask import choose_cards
from throneroom.engine.card import distinct
from throneroom.engine.decision import REACT, Decision
from throneroom.engine.news import REVEAL
from throneroom.engine.play import Play
from throneroom.engine.zone import HAND

if TYPE_CHECKING:
    from throneroom.engine.card import Card
    from throneroom.engine.game import Game
    from throneroom.engine.player import Player


def nobody_can_react(players: list[Player]) -> bool:
    for player in players:
        for card in player.hand:
            if card.is_reaction:
                return False
    return True


def react(game: Game, attack: Play) -> Generator[Decision, None, None]:
    """Before anything of the Attack is done, each other player, in turn order, may reveal Reactions one by one.

    Each is resolved before the next is chosen, so one may bring the next into the hand. One that can do nothing more
    against this play (a second Moat) is not offered again.
    """
    for player in game.others(attack.player):
        spent: list[Card] = []
        attack.reacted = ()
        while True:
            offered = [card for card in distinct(player.hand) if card.is_reaction and card not in spent]
            chosen = yield from choose_cards(game, player, REACT, offered, 0, 1, subject=attack.player)
            if not chosen:
                break
            card = chosen[0]
            if card.reacts_once:
                spent.append(card)
            attack.reacted = (*attack.reacted, card)
            game.news |= REVEAL
            if game.listener is not None:
                game.emit(events.REACTED, player, [card], source=HAND, news=REVEAL)
            yield from _resolve(game, player, card, attack)
    attack.reacted = ()


def _resolve(game: Game, player: Player, card: Card, attack: Play) -> Generator[Decision, None, None]:
    reaction = card.reaction
    if reaction is None:
        return
    game.playing = Play(card, player, attack)
    steps = reaction(game, player, attack)
    if steps is not None:
        yield from steps
    game.playing = attack
