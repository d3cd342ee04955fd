"""Plans with a card and without it, found with the same effort.

First a search finds good plans of different kinds without the card. Then both sides get the same number of games to
improve on them, against the same opponents: one side may buy the other nine cards, the other must buy the card, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from throneroom.bots.bot import play_out
from throneroom.bots.bot_mistakes import log_mistake
from throneroom.bots.match import MOST_TURNS, Match
from throneroom.bots.search.evolve import Search
from throneroom.bots.search.mutation import Mutator
from throneroom.bots.search.race import Contender, RaceRunner, distinct_plans, plan_key, play_here
from throneroom.bots.search.starting_plans import (
    big_money,
    compare,
    engines,
    late,
    money_plans,
    ranked,
    rushes,
    single_terminals,
    up_to,
)
from throneroom.bots.strategies.card_counts import Left
from throneroom.bots.strategies.condition import ALWAYS
from throneroom.bots.strategies.strategy import Line, Strategy, StrategyBot
from throneroom.cards.basic import PROVINCE
from throneroom.engine.card import Card
from throneroom.engine.rng import Random
from throneroom.engine.setup import Kingdom
from throneroom.lab.measurement import SEATS

_OPPONENTS: Final = 2  # plans of different kinds that both sides are improved against
_KNOWN_PLANS: Final = 4  # that the side without the card starts from

# Shares of the games to improve, in percent; the rest is for evolution.
_FOR_STARTS: Final = 30
_FOR_FINAL: Final = 25
_GENERATION: Final = 700  # games
_CHILDREN: Final = 10
_ELITE: Final = 4
_MOST_STARTS: Final = 40
_COPIES: Final = (1, 2, 4, 8)

_WATCHED: Final = 4  # games to see whether a plan buys the card
_BOUGHT: Final = 0.5  # copies per game that count as buying it
_RANDOM_STREAM: Final = -61


def plans_without(cards: Kingdom, kingdom: Kingdom, games: int, seed: int) -> list[Strategy]:
    """Return good plans of different kinds that buy only these cards, best first; games are played in `kingdom`."""
    found = Search(cards, SEATS, seed, games, play_here(kingdom, SEATS, seed)).run()
    plans = [*[finalist.strategy for finalist in found.finalists], found.single, big_money()]
    return [contender.strategy for contender in distinct_plans(plans)][:_KNOWN_PLANS]


class Improvement:
    """Improves plans against a few opponents within a budget of games. With a `card`, all plans must buy it."""

    def __init__(
        self, kingdom: Kingdom, cards: Sequence[Card], known: Sequence[Strategy], seed: int, card: Card | None = None
    ) -> None:
        self._kingdom: Final = kingdom
        self._cards: Final = tuple(cards)
        self._known: Final = list(known)
        self._card: Final = card
        self._opponents: Final = list(known[:_OPPONENTS])
        self._seed: Final = -seed - 1  # deals that the search before has not seen
        self._races: Final = RaceRunner(SEATS, play_here(kingdom, SEATS, self._seed))
        self._random: Final = Random(seed, _RANDOM_STREAM)
        self._mutator: Final = Mutator(self._cards, self._random)

    def best(self, games: int) -> Strategy:
        """Return the best plan found with about this many games."""
        starts = distinct_plans(self._starts())
        starts = [start for start in starts if self._buys(start.strategy)][:_MOST_STARTS] or starts
        elite = self._race(starts, games * _FOR_STARTS // 100, _ELITE)
        champions = [elite[0].strategy]
        end = games - games * _FOR_FINAL // 100
        while self._races.games + _GENERATION <= end:
            elite = self._race(self._generation(elite), _GENERATION, _ELITE)
            champions.append(elite[0].strategy)
        finalists = distinct_plans([*champions, *[contender.strategy for contender in elite]])
        return self._race(finalists, games * _FOR_FINAL // 100, 1)[0].strategy

    def _race(self, contenders: list[Contender], games: int, keep: int) -> list[Contender]:
        return self._races.run(contenders, self._opponents, games, min(len(contenders), keep))

    def _starts(self) -> list[Strategy]:
        """Return the known plans, or those with the card added in several ways and the usual plans that buy it."""
        card = self._card
        if card is None:
            return self._known
        best = [card, *[other for other in ranked(self._cards) if other is not card]][:4]
        usual = [
            *single_terminals((card,)),
            *money_plans(self._cards, best),
            *engines(self._cards),
            *rushes(self._cards, best),
        ]
        usual = [plan.with_buys(plan.buys, endgame=True) for plan in usual if _names(plan, card)]
        added = [plan for known in self._known for plan in with_card(known, card)]
        return [plan for pair in zip_longest(added, usual) for plan in pair if plan is not None]

    def _generation(self, elite: list[Contender]) -> list[Contender]:
        """Return the elite and its children."""
        parents = [Contender(contender.strategy, contender.origin) for contender in elite]
        seen = {plan_key(contender.strategy) for contender in parents}
        children: list[Contender] = []
        for _ in range(4 * _CHILDREN):
            if len(children) == _CHILDREN:
                break
            parent = self._parent(parents)
            child = self._mutator.child(parent.strategy, self._parent(parents).strategy)
            if plan_key(child) not in seen and self._buys(child):
                children.append(Contender(child, parent.origin))
            seen.add(plan_key(child))
        return parents + children

    def _parent(self, elite: list[Contender]) -> Contender:
        """Pick one of the elite, the better ones more often."""
        number = len(elite)
        return elite[min(self._random.below(number), self._random.below(number))]

    def _buys(self, plan: Strategy) -> bool:
        """Return whether a plan really buys the card, if it must."""
        card, seed = self._card, self._seed
        if card is None:
            return True
        if not _names(plan, card):
            return False
        return copies_bought(self._kingdom, plan, self._opponents[0], card, seed, 0, _WATCHED) >= _BOUGHT


def with_card(plan: Strategy, card: Card) -> list[Strategy]:
    """Return a plan with the card added: one to many copies, before all else or before what costs as little."""
    lines = list(plan.buys)
    first = next((at for at, line in enumerate(lines) if line.card is not PROVINCE), len(lines))
    covered = (at for at, line in enumerate(lines) if line.condition == ALWAYS and line.card.cost <= card.cost)
    last = next(covered, len(lines))
    wanted = [up_to(card, copies) for copies in _COPIES]
    if card.is_victory:
        wanted = [late(card, 4), late(card, 6), *wanted[:2], Line(card, compare(Left(PROVINCE), "<=", 8))]
    plans: list[Strategy] = []
    for line in wanted:
        for at in dict.fromkeys((last, first)):
            plans.append(plan.with_buys((*lines[:at], line, *lines[at:]), plan.endgame))
    return [changed.renamed(f"{plan.name} with {card.name} {number}") for number, changed in enumerate(plans)]


def copies_bought(
    kingdom: Kingdom, plan: Strategy, opponent: Strategy, card: Card, seed: int, start: int, games: int
) -> float:
    """Return how many copies of a card a plan takes from the Supply per game, against an opponent without it."""
    match = Match(kingdom, [StrategyBot(plan), StrategyBot(opponent)], seed, on_mistake=log_mistake)
    taken = 0
    for number in range(start, start + games):
        game = match.deal(number)
        full = game.supply.left(card)
        play_out(game, match.seated(number), MOST_TURNS, recorded=False, on_mistake=log_mistake)
        taken += full - game.supply.left(card)
    return taken / games


def _names(plan: Strategy, card: Card) -> bool:
    return any(line.card is card for line in plan.buys)
