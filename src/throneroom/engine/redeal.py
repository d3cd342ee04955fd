"""A game as it might be for all that one seat knows: the cards it cannot see are dealt again.

The seat knows what is in its own deck, but not the order, except for the cards it has put on top itself. Of the other
players it knows what they own (except for cards passed unseen), how many cards are in their hands, and the top of each
discard pile. How their other cards are divided between deck and discard pile is up to chance, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from throneroom.engine.player import NOTHING_KNOWN
from throneroom.engine.rng import stream
from throneroom.engine.score import counted
from throneroom.engine.zone import HAND, contains, remove_in_order
from throneroom.engine.zones import counts_of

if TYPE_CHECKING:
    from throneroom.engine.card import Card
    from throneroom.engine.decision import Decision
    from throneroom.engine.game import Game
    from throneroom.engine.player import Player
    from throneroom.engine.zones import Counts


def redeal(game: Game, seat: i64, seed: int, known: list[Counts]) -> None:
    """Deal everything again that the seat cannot know, and forget the seed.

    `known` is what each player is known to own, in the order of the seats, if that may differ from what they do own.
    """
    game.seed = 0
    game.keyed = False
    game.asks_forced = False
    if known:
        _exchange_passed(game, seat, seed, known)
    decision = game.decision
    for player in game.players:
        state = stream(seed, player.seat)
        if player.seat == seat:
            player.random = _shuffle_own(player, state)
        elif decision is not None and decision.seat == seat and decision.subject == player.seat:
            player.random = _redeal_other(player, state, _offered_from(player, game.players[seat], decision))
        else:
            player.random = _redeal_other(player, state, [])


def _shuffle_own(player: Player, state: i64) -> i64:
    """Shuffle the deck below the cards that its owner knows. Return the state of the random stream."""
    deck, discard = player.deck_zone, player.discard_zone
    if discard.size > 1:
        top = discard.take_from(discard.size - 1)
        discard.sort()  # so that the next shuffle does not depend on an order that nobody may look at
        discard.add_all(top)
    if deck.size <= player.known_from:
        deck.sort()
        return deck.shuffle(state)
    on_top = deck.take_from(player.known_from)
    deck.sort()
    state = deck.shuffle(state)
    deck.add_all(on_top)
    return state


def _offered_from(player: Player, asked: Player, decision: Decision) -> list[Card]:
    """Return the options that are in this player's hand: whoever may choose among them knows that they are there.

    Most questions with a subject are about the hand of the player asked, such as what to pass to the subject.
    """
    if decision.zone != HAND:
        return []
    for option in decision.options:
        if not asked.hand_zone.count(cast("Card", option)):
            hand = player.hand
            return [cast("Card", offered) for offered in decision.options if contains(hand, cast("Card", offered))]
    return []


def _redeal_other(player: Player, state: i64, offered: list[Card]) -> i64:
    """Deal the hidden cards of another player again, except those offered from the hand.

    Return the state of the random stream.
    """
    deck, hand, passing, discard = player.deck_zone, player.hand_zone, player.passing_zone, player.discard_zone
    hand.remove_all(offered)
    in_hand, passed = hand.size, passing.size
    top = discard.take_from(discard.size - 1) if discard.size else []
    hand.move_all_to(deck)
    passing.move_all_to(deck)
    discard.move_all_to(deck)
    deck.sort()
    state = deck.shuffle(state)
    deck.deal_to(hand, in_hand)
    hand.add_all(offered)
    deck.deal_to(passing, passed)
    if top:
        deck.deal_to(discard, _below(state, deck.size + 1))
        discard.add_all(top)
    player.known_from = NOTHING_KNOWN
    return state


def _below(state: i64, number: i64) -> i64:
    """Return a number from 0 to `number - 1`."""
    return (state >> 22 & 0xFFFFF) * number >> 20


# -- cards passed unseen ----------------------------------------------------------------------------------------------


def _exchange_passed(game: Game, seat: i64, seed: int, known: list[Counts]) -> None:
    """Give the other players the cards they are known to own instead of those passed among them unseen.

    Someone may hold more cards than they are known to own, someone else fewer: then random cards change hands.
    """
    others = [player for player in game.players if player.seat != seat]
    hidden = [_known_but_unseen(player, known[player.seat]) for player in others]
    spare: list[Card] = []
    for player, cards in zip(others, hidden, strict=True):
        state = stream(seed, -1 - player.seat)
        while len(cards) > _places(player):
            state = stream(state, 0)
            spare.append(cards.pop(_below(state, len(cards))))
    for player, cards in zip(others, hidden, strict=True):
        missing = _places(player) - len(cards)
        if missing > 0:
            cards += spare[:missing]
            del spare[:missing]
        _hide(player, cards)


def _known_but_unseen(player: Player, known: Counts) -> list[Card]:
    """Return the cards that a player is known to own, except those that everybody sees."""
    cards = counted(known)
    for card in player.in_play + player.set_aside + player.revealed + player.discard[-1:]:
        if contains(cards, card):
            remove_in_order(cards, card)
    return cards


def _places(player: Player) -> i64:
    """Return how many cards of a player are hidden."""
    under_the_top = player.discard_zone.size - 1 if player.discard_zone.size else 0
    return player.deck_zone.size + player.hand_zone.size + player.passing_zone.size + under_the_top


def _hide(player: Player, cards: list[Card]) -> None:
    """Replace the hidden cards of a player by these, in any order."""
    top = player.discard[-1:]
    in_hand, passed = player.hand_zone.size, player.passing_zone.size
    player.hand_zone.fill(cards[:in_hand])
    player.passing_zone.fill(cards[in_hand : in_hand + passed])
    player.deck_zone.fill(cards[in_hand + passed :])
    player.discard_zone.fill(top)
    owned = counts_of(player.owned.table, [0] * len(player.owned.table.cards))
    for card in player.cards():
        owned.add(card, 1)
    player.owned = owned
