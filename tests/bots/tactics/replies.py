"""What a bot with a simple buy list answers in a given position."""

from __future__ import annotations

from typing import Any

from throneroom.bots.strategies.language import read_strategy
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.catalog import Catalog, list_text
from throneroom.engine.decision import Decision
from throneroom.testing import scenario

CATALOG = Catalog()
MONEY = "Province if money > 12\nGold\nSilver"
# A starting deck.
BEGINNER = "7 Copper, 3 Estate"
# A deck with money, and nothing worth trashing but Copper.
RICH = "4 Gold, 4 Silver, 2 Copper"


def reply(board: Any, text: str = MONEY) -> str:
    """Return what a bot with this buy list answers now, as text; "-" for nothing."""
    bot = StrategyBot(read_strategy(text, CATALOG, "test"))
    decision: Decision = board.decision
    given = bot.answer(board.game.view(decision.seat), decision)
    decision.check(given)
    return list_text(given)


def reply_to(
    card: str,
    hand: str,
    deck: str = BEGINNER,
    text: str = MONEY,
    turn: str = "",
    kingdom: str = "",
    supply: str = "",
) -> str:
    """Play a card from this hand, and return what a bot with this buy list answers to its first question."""
    board, alice, _ = scenario(
        kingdom=kingdom,
        supply=supply,
        turn=turn,
        alice=f"hand: {card}, {hand} | deck: {deck}",
        bob="hand: 5 Copper | deck: 5 Copper",
    )
    alice.plays(card)
    return reply(board, text)
