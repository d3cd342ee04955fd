"""Short ways of thinking come to the same answer as the long ones."""

from __future__ import annotations

from random import Random

from tests.bots.tactics.test_games import any_game
from tests.properties.games import KINGDOM_CARDS, where

from throneroom.bots.tactics import play
from throneroom.bots.tactics.card_knowledge import actions_of
from throneroom.bots.tactics.deck import Deck, surely_worth, worth
from throneroom.bots.tactics.give_up import hand_over
from throneroom.bots.tactics.hand import hand_value, least_missed, loss
from throneroom.bots.tactics.tactical_bot import TacticalBot
from throneroom.bots.tactics.value import value
from throneroom.cards.basic import COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from throneroom.engine.card import Card
from throneroom.engine.decision import PASS, PLAY_ACTION


def tried_one_by_one(cards: list[Card], number: int, actions: int) -> list[Card]:
    """The cards that a hand misses least, with each card left out in turn."""
    rest, gone = cards[:], []
    for _ in range(number):
        without = [100 * hand_value(rest[:at] + rest[at + 1 :], actions) - spare(card) for at, card in enumerate(rest)]
        gone.append(rest.pop(without.index(max(without))))
    return gone


def spare(card: Card) -> int:
    return 10 + card.cost if card.is_action or card.is_treasure else 0


def test_what_a_hand_misses_least() -> None:
    """Any hands, with many copies, and with all cards that work on others."""
    chance = Random(1)
    basic = [COPPER, COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE]
    for _ in range(1500):
        kinds = basic + chance.sample(KINGDOM_CARDS, chance.randint(0, 10))
        hand = chance.choices(kinds, k=chance.randint(2, 8))
        number, actions = chance.randint(0, len(hand)), chance.randint(0, 3)
        expected = tried_one_by_one(hand, number, actions)
        assert least_missed(hand, number, actions) == expected, hand
        rest = hand[:]
        for card in expected:
            rest.remove(card)
        assert loss(hand, number, actions) == hand_value(hand, actions) - hand_value(rest, actions), hand


def test_what_is_played_and_what_is_passed() -> None:
    """In whole games of any boards: the terminal Action of most value, and the card of least worth."""
    played = passed = 0
    for seed in range(60):
        game, bots = any_game(seed)
        while (decision := game.decision) is not None:
            view = game.view(decision.seat)
            bot = bots[decision.seat]
            assert isinstance(bot, TacticalBot)
            deck = Deck(view)
            cards = [card for card in decision.options if isinstance(card, Card)]
            if decision.verb is PLAY_ACTION:
                values = [
                    (value(bot, view, deck, card) + (play._early(deck, card) if view.actions > 1 else 0), card)
                    for card in cards
                    if actions_of(card) == 0 and value(bot, view, deck, card) > 0
                ]
                best = max(values, key=lambda known: known[0])[1] if values else None
                assert play._next_terminal(bot, view, Deck(view), decision.options) is best, where(game)
                played += len(values) > 1
            elif decision.verb is PASS:
                mine = view.turn_seat == view.seat
                worths = [worth(view, deck, card) + 3 * card.coins * (mine and card.is_treasure) for card in cards]
                assert hand_over(view, decision) == (cards[worths.index(min(worths))],), where(game)
                passed += len(cards) > 1
            for card in cards:
                if card is not COPPER and (card.is_action or card.is_treasure):
                    assert worth(view, deck, card) >= surely_worth(card)
            game.answer(bot.answer(view, decision))
    assert played > 300
    assert passed > 30
