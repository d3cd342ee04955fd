"""Twins of a game: clones in which the cards that a seat cannot see have changed places."""

from __future__ import annotations

from random import Random

from throneroom.engine.game import Game
from throneroom.engine.player import Player
from throneroom.engine.view import SPECTATOR
from throneroom.engine.zones import Zone


def rearrange(chance: Random, *places: tuple[Zone, int, int]) -> None:
    """Shuffle the cards in these ranges of zones among one another."""
    cards = [card for zone, begin, end in places for card in zone.cards()[begin:end]]
    chance.shuffle(cards)
    for zone, begin, end in places:
        changed = zone.cards()
        changed[begin:end] = [cards.pop() for _ in range(begin, end)]
        zone.fill(changed)


def under_the_top(player: Player) -> tuple[Zone, int, int]:
    return player.discard_zone, 0, max(0, len(player.discard) - 1)


def rearrange_unseen(game: Game, seat: int, chance: Random, keep_hand_of: int = SPECTATOR) -> None:
    """Shuffle all cards that the seat cannot see, each player's among their own."""
    for player in game.players:
        deck = (player.deck_zone, 0, len(player.deck))
        if player.seat == seat:  # remembers what is in the deck, and what it has itself put on top
            rearrange(chance, (player.deck_zone, 0, min(player.known_from, len(player.deck))))
            rearrange(chance, under_the_top(player))
        elif player.seat == keep_hand_of:
            rearrange(chance, deck, under_the_top(player))
        else:
            hand, passing = (player.hand_zone, 0, len(player.hand)), (player.passing_zone, 0, len(player.passing))
            rearrange(chance, deck, under_the_top(player), hand, passing)
        if player.seat != seat and len(player.discard) > 1:  # the size of their deck is hidden too
            cards = player.deck + player.discard[:-1]
            size = chance.randint(0, len(cards))
            player.discard_zone.fill([*cards[size:], player.discard[-1]])
            player.deck_zone.fill(cards[:size])
