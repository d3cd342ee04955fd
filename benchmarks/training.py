"""Play what the compiled engine should be fast at: hatch_build.py runs this to profile an instrumented build.

It needs nothing but the compiled modules: simple bots, strategies for each kingdom card, decks that chain Actions,
clones in the middle of games, and games with events and views.
"""

from __future__ import annotations

import random

from throneroom.bots.bot import Bot, play_out
from throneroom.bots.match import MOST_TURNS, Match
from throneroom.bots.simple import MoneyBot, RandomBot, VillageSmithyBot
from throneroom.bots.strategies.amount import Money, Number
from throneroom.bots.strategies.card_counts import Left, Own
from throneroom.bots.strategies.condition import ALWAYS, Compare, Condition
from throneroom.bots.strategies.strategy import Line, Strategy, StrategyBot
from throneroom.cards.base import CHAPEL, MARKET, MILITIA, SMITHY, THRONE_ROOM, VILLAGE, WITCH
from throneroom.cards.basic import DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from throneroom.cards.catalog import Catalog
from throneroom.cards.intrigue import BRIDGE, MINING_VILLAGE, MINION, NOBLES, STEWARD, TORTURER
from throneroom.cards.kingdoms import kingdom_of
from throneroom.engine.card import Card
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.engine.setup import KINGDOM_SIZE, Kingdom

CHAINS = ((VILLAGE, SMITHY, MARKET, MILITIA), (MINION,), (THRONE_ROOM, BRIDGE, VILLAGE), (CHAPEL, WITCH), (WITCH,))
TORTURE = (MINING_VILLAGE, TORTURER, STEWARD, NOBLES)


def fewer(card: Card, copies: int) -> Condition:
    return Compare("<", Own(card), Number(copies))


def late(provinces: int) -> Condition:
    return Compare("<=", Left(PROVINCE), Number(provinces))


def strategy(cards: tuple[Card, ...], copies: int) -> StrategyBot:
    """Return a bot that buys this many of the cards besides money and points."""
    lines = [
        Line(PROVINCE, Compare(">", Money(), Number(15))),
        Line(DUCHY, late(4)),
        Line(ESTATE, late(2)),
        *(Line(card, fewer(card, copies)) for card in cards),
        Line(GOLD, ALWAYS),
        Line(SILVER, ALWAYS),
    ]
    return StrategyBot(Strategy("training", tuple(lines), endgame=True))


def kingdom_with(cards: tuple[Card, ...]) -> Kingdom:
    others = [card for card in Catalog().cards if card.box != "basic" and card not in cards]
    return kingdom_of([*cards, *random.Random(len(cards)).sample(others, KINGDOM_SIZE - len(cards))])


def recorded_game(kingdom: Kingdom, bots: list[Bot], seed: int) -> None:
    """Play a game as a server does: with events, views, and clones on the way."""
    game = Game.deal(kingdom, 2, seed)
    events: list[Event] = []
    game.listener = events.append
    while game.decision is not None and game.player.turns <= MOST_TURNS:
        views = [game.view(seat) for seat in range(2)]
        for view in views:
            _ = view.hand, view.in_play(0), view.in_play(1), view.phase, [view.left(card) for card in view.supply]
        if len(game.history) % 8 == 0:
            play_out(game.clone(recorded=False), bots, MOST_TURNS, recorded=False)
        seat = game.decision.seat
        game.answer(bots[seat].answer(views[seat], game.decision))


def main() -> None:
    kingdom_cards = [card for card in Catalog().cards if card.box != "basic"]
    for card in kingdom_cards:
        kingdom = kingdom_with((card,))
        for copies in (1, 2):
            Match(kingdom, [strategy((card,), copies), strategy((), 0)], copies).tally(0, 40)
        recorded_game(kingdom, [strategy((card,), 2), strategy((card,), 1)], 1)
    for cards in (*CHAINS, TORTURE):
        kingdom = kingdom_with(cards)
        bots: list[Bot] = [strategy(cards, 5), strategy(cards, 4)]
        Match(kingdom, bots, 1).tally(0, 300)
        recorded_game(kingdom, bots, 1)
    first = kingdom_with((VILLAGE, SMITHY, MARKET, MILITIA))
    for seats in (2, 3, 6):
        Match(first, [MoneyBot() for _ in range(seats)], 1).tally(0, 300)
        Match(first, [strategy((), 0) for _ in range(seats)], 1).tally(0, 600)
    Match(first, [VillageSmithyBot(), RandomBot(1)], 1).tally(0, 200)


if __name__ == "__main__":
    main()
