"""Random games for bots with random buy lists."""

from __future__ import annotations

from random import Random

from tests.properties.games import KINGDOM_CARDS

from throneroom.bots.bot import Bot
from throneroom.bots.strategies.strategy import Line, Strategy, StrategyBot
from throneroom.cards.basic import COPPER, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from throneroom.cards.kingdoms import kingdom_of
from throneroom.engine.card import Card
from throneroom.engine.game import Game


def random_list(kingdom: tuple[Card, ...], chance: Random) -> Strategy:
    """Return a buy list with Provinces, some cards of the kingdom and money, sometimes in random order."""
    wishes = chance.sample(kingdom, chance.randint(1, 6))
    cards = [PROVINCE, *wishes, GOLD, SILVER, *chance.sample([COPPER, ESTATE, DUCHY], chance.randint(0, 2))]
    if chance.random() < 0.2:
        chance.shuffle(cards)
    return Strategy("random", tuple(Line(card) for card in cards), endgame=chance.random() < 0.5)


def random_game(seed: int) -> tuple[Game, list[Bot]]:
    """Deal any ten cards to two to six bots, each with its own list."""
    chance = Random(seed)
    kingdom = tuple(chance.sample(KINGDOM_CARDS, 10))
    seats = chance.choice((2, 2, 2, 3, 4, 5, 6))
    bots: list[Bot] = [StrategyBot(random_list(kingdom, chance)) for _ in range(seats)]
    return Game.deal(kingdom_of(kingdom), seats, seed), bots
