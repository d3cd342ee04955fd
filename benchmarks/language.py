"""Measure cards of the card language against the same cards written in Python: `python -m benchmarks.language`.

Speed: the time of simulations in which both players buy the card, with the card read from its text, as a multiple of
the time with the card in Python. Rounds alternate, and the median counts; the bar is 3, compiled. `--all` measures all
cards, otherwise only a few.

Tactics (`--tactics`): the strategy "big money with two copies" plays big money, once with the card in Python, which
bots know by hand, and once with the card read from its text, which they know from its tree alone. The mean loss in
percentage points should be at most 5.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from typing import Final

from tests.cards.language.printed_cards import all_trees, printed

from throneroom.bots.match import VICTORY, Match
from throneroom.bots.search.starting_plans import big_money, up_to
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.basic import GOLD
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.language.card_tree import CardTree
from throneroom.cards.language.reader import card_of
from throneroom.engine.build import build
from throneroom.engine.card import FIRST, SECOND, Card
from throneroom.engine.setup import Kingdom

BAR: Final = 3.0
LOSS: Final = 5.0
# Cards whose texts ask in different ways, and some that ask nothing.
MEASURED: Final = (
    "Militia",
    "Cellar",
    "Remodel",
    "Witch",
    "Steward",
    "Library",
    "Spy",
    "Thief",
    "Throne Room",
    "Bridge",
)
_OTHERS: Final = "Village, Smithy, Market, Moat, Festival, Laboratory, Woodcutter, Great Hall, Shanty Town"


def kingdom_with(card: Card, edition: str) -> Kingdom:
    catalog = Catalog()
    others = [other for other in catalog.read_list(_OTHERS) if other.name != card.name]
    spare = catalog.find("Moneylender")
    return kingdom_of([card, *[*others, spare][:9]], edition)


def bot_with(card: Card, copies: int) -> StrategyBot:
    """Return a bot that plays big money with some copies of a card, bought before Gold only if they cost as much."""
    line = (up_to(card, copies),)
    before_gold, before_silver = (line, ()) if card.cost >= GOLD.cost else ((), line)
    return StrategyBot(big_money(f"{card.name} money", before_gold, before_silver, enough=15))


# -- speed ------------------------------------------------------------------------------------------------------------


def seconds(card: Card, games: int) -> float:
    """Return the processor time of games in which both players buy the card."""
    bot = bot_with(card, 3)
    match = Match(kingdom_with(card, FIRST), [bot, bot], 1)
    match.tally(0, 10)
    began = time.process_time()
    match.tally(0, games)
    return time.process_time() - began


def measure_speed(games: int, rounds: int, of_all: bool) -> bool:
    trees = {tree.name: tree for file, tree in all_trees() if file != "changed" and _is_played(tree)}
    worst = 0.0
    print(f"{build()} build: time with the card read from its text, as a multiple of the card in Python")
    for name in trees if of_all else MEASURED:
        tree = trees[name]
        cards = (printed(tree), card_of(tree))
        ratios = []
        for _ in range(rounds):
            written, read = (seconds(card, games) for card in cards)
            ratios.append(read / written)
        ratio = statistics.median(ratios)
        worst = max(worst, ratio)
        print(f"  {name:14}{ratio:6.2f}  ({min(ratios):.2f} to {max(ratios):.2f})")
    print(f"  the highest is {worst:.2f}; the bar is {BAR:.0f}")
    return worst <= BAR


# -- tactics ----------------------------------------------------------------------------------------------------------


def win_rate(card: Card, edition: str, games: int, seed: int) -> float:
    """Return the share of games, in percent, that two copies of a card win against plain big money."""
    match = Match(kingdom_with(card, edition), [bot_with(card, 2), StrategyBot(big_money(enough=15))], seed)
    tally = match.tally(0, games)
    return 100 * tally.shares[0].total / (VICTORY * games)


def measure_tactics(games: int, seed: int) -> bool:
    losses: list[float] = []
    for file, tree in all_trees():
        if file == "changed" or not _is_played(tree):
            continue
        edition = SECOND if file == "second_edition" else FIRST
        by_hand, derived = (win_rate(card, edition, games, seed) for card in (printed(tree), card_of(tree)))
        losses.append(by_hand - derived)
        print(f"  {tree.name:16}{by_hand:6.1f} {derived:6.1f} {derived - by_hand:+6.1f}", flush=True)
    mean = statistics.mean(losses)
    error = statistics.stdev(losses) / len(losses) ** 0.5
    print(f"  tactics from the tree lose {mean:.1f} ± {error:.1f} percentage points on average; the bar is {LOSS:.0f}")
    return mean <= LOSS


def _is_played(tree: CardTree) -> bool:
    return bool(tree.steps)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--all", action="store_true", help="the speed of all cards that ask or do something")
    parser.add_argument("--tactics", action="store_true")
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args()
    good = (
        measure_tactics(given.games, given.seed)
        if given.tactics
        else measure_speed(given.games, given.rounds, given.all)
    )
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
