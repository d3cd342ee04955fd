"""Shortcuts choose what the full computation would choose."""

from __future__ import annotations

from random import Random

from tests.bots.tactics.random_games import random_game
from tests.properties.games import KINGDOM_CARDS, where

from throneroom.bots.tactics import choose_action
from throneroom.bots.tactics.card_knowledge import actions_of
from throneroom.bots.tactics.card_worth import card_worth, worth_at_least
from throneroom.bots.tactics.deck import Deck
from throneroom.bots.tactics.give_up import pass_card
from throneroom.bots.tactics.hand_value import discard_cost, hand_value, least_missed
from throneroom.bots.tactics.play_value import play_value
from throneroom.bots.tactics.tactical_bot import TacticalBot
from throneroom.cards.basic import COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from throneroom.engine.card import Card
from throneroom.engine.decision import PASS, PLAY_ACTION


def least_missed_by_trial(cards: list[Card], number: int, actions: int) -> list[Card]:
    """Return the cards that a hand misses least, by trying to leave out each card in turn."""
    rest, gone = cards[:], []
    for _ in range(number):
        without = [100 * hand_value(rest[:at] + rest[at + 1 :], actions) - spare(card) for at, card in enumerate(rest)]
        gone.append(rest.pop(without.index(max(without))))
    return gone


def spare(card: Card) -> int:
    return 10 + card.cost if card.is_action or card.is_treasure else 0


def test_what_a_hand_misses_least() -> None:
    """In random hands with many copies, and with every card whose value depends on others."""
    chance = Random(1)
    basic = [COPPER, COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE]
    for _ in range(1500):
        kinds = basic + chance.sample(KINGDOM_CARDS, chance.randint(0, 10))
        hand = chance.choices(kinds, k=chance.randint(2, 8))
        number, actions = chance.randint(0, len(hand)), chance.randint(0, 3)
        expected = least_missed_by_trial(hand, number, actions)
        assert least_missed(hand, number, actions) == expected, hand
        rest = hand[:]
        for card in expected:
            rest.remove(card)
        assert discard_cost(hand, number, actions) == hand_value(hand, actions) - hand_value(rest, actions), hand


def test_what_is_played_and_what_is_passed() -> None:
    """In random games: the terminal with the highest value, and the card with the lowest."""
    played = passed = 0
    for seed in range(60):
        game, bots = random_game(seed)
        while (decision := game.decision) is not None:
            view = game.view(decision.seat)
            bot = bots[decision.seat]
            assert isinstance(bot, TacticalBot)
            deck = Deck(view)
            cards = [card for card in decision.options if isinstance(card, Card)]
            if decision.verb is PLAY_ACTION:
                values: list[tuple[int, Card]] = []
                for card in cards:
                    value = play_value(bot, view, deck, card)
                    if actions_of(card) == 0 and value > 0:
                        values.append((value + (choose_action._priority(deck, card) if view.actions > 1 else 0), card))
                best = max(values, key=lambda known: known[0])[1] if values else None
                assert choose_action._next_terminal(bot, view, Deck(view), decision.options) is best, where(game)
                played += len(values) > 1
            elif decision.verb is PASS:
                mine = view.turn_seat == view.seat
                worths = [card_worth(view, deck, card) + 3 * card.coins * (mine and card.is_treasure) for card in cards]
                assert pass_card(view, decision) == (cards[worths.index(min(worths))],), where(game)
                passed += len(cards) > 1
            for card in cards:
                if card is not COPPER and (card.is_action or card.is_treasure):
                    assert card_worth(view, deck, card) >= worth_at_least(card)
            game.answer(bot.answer(view, decision))
    assert played > 300
    assert passed > 30
