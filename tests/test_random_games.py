"""Whole games of random answers: what must hold at every decision, whatever the cards."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from throneroom.cards.basic import BASIC_CARDS
from throneroom.cards.catalog import Catalog
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import Decision
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.engine.setup import Kingdom
from throneroom.record.position import position_text

KINGDOM_CARDS = [card for card in Catalog().cards if card.box != "basic"]
MOST_ANSWERS = 1500


def deal(seed: int) -> Game:
    """A random kingdom for 2 to 6 players."""
    random = Random(seed)
    return Game.deal(Kingdom(BASIC_CARDS, tuple(random.sample(KINGDOM_CARDS, 10))), 2 + seed % 5, seed)


def random_answer(decision: Decision, random: Random) -> list[Option]:
    return random.sample(decision.options, random.randint(decision.least, decision.most))


def all_cards(game: Game) -> Counter[Card]:
    cards = Counter(game.trash)
    for card in game.supply.cards:
        cards[card] += game.supply.left(card)
    for player in game.players:
        cards.update(player.cards())
    return cards


@pytest.mark.parametrize("seed", range(40))
def test_no_card_is_lost_and_no_forced_question_asked(seed: int) -> None:
    """A card is always in exactly one zone; a forced answer is never asked; amounts are never negative."""
    game = deal(seed)
    random = Random(seed)
    cards = all_cards(game)
    for _ in range(MOST_ANSWERS):
        if game.decision is None:
            break
        assert not game.decision.is_forced
        game.answer(random_answer(game.decision, random))
        assert all_cards(game) == cards
        assert min(game.actions, game.buys, game.coins, *game.supply.counts) >= 0
        for player in game.players:
            assert {card: player.count(card) for card in game.supply.cards if player.count(card)} == Counter(
                player.cards()
            )


@pytest.mark.parametrize("seed", range(40))
def test_listening_changes_nothing(seed: int) -> None:
    """With a listener and without, the same answers lead to the same position."""
    heard, unheard = deal(seed), deal(seed)
    events: list[Event] = []
    heard.listener = events.append
    random = Random(seed)
    for _ in range(MOST_ANSWERS):
        if heard.decision is None:
            break
        answer = random_answer(heard.decision, random)
        heard.answer(answer)
        unheard.answer(answer)
        assert repr(heard.decision) == repr(unheard.decision)
        if heard.effect is None:
            assert position_text(heard) == position_text(unheard)
    assert events
