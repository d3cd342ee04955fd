"""The search: seeds are raced, the best have children by chance, and those are raced again.

All that chance decides follows from the seed. The games of a stage are handed out together and may be played anywhere;
only their tallies decide how the search goes on. So the same seed and budget in games find the same strategy.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from throneroom.bots.search.mutation import Changes, with_endgame
from throneroom.bots.search.race import Contender, Play, Races
from throneroom.bots.search.starting_plans import big_money, engines, money_plans, rushes, single_terminals
from throneroom.bots.strategies.builtin import suitable
from throneroom.bots.strategies.strategy import Strategy
from throneroom.engine.card import Card
from throneroom.engine.rng import Random
from throneroom.engine.setup import Kingdom

FEWEST_GAMES: Final = 600

# How the budget is shared out, in percent. What is left is for evolution, most of it island by island.
_FOR_SINGLES: Final = 10
_FOR_SEEDS: Final = 20
_FOR_SEEDS_AT_LEAST: Final = 45  # of a small budget, which has no evolution
_ENOUGH_FOR_SEEDS: Final = 3_000
_FOR_FINAL: Final = 15
_FOR_ISLANDS: Final = 65  # of evolution
_MOST_FOR_SINGLES: Final = 6_000
_MOST_FOR_SEEDS: Final = 12_000

# With a small budget fewer are tried, so that each plays at least about so many games.
_GAMES_FOR_ONE: Final = 50
_FEWEST_SINGLES: Final = 6
_FEWEST_SEEDS: Final = 10

_GENERATION: Final = 800  # games
_CHILDREN: Final = 16
_ELITE: Final = 5
_LEADING: Final = 3
_FINALISTS: Final = 9
_MOST_BEST: Final = 5  # Action cards that plans are made of


@dataclass(frozen=True)
class Found:
    """What the search has found for a kingdom."""

    best: Strategy
    runner_up: Strategy
    single: Strategy  # the best single-terminal big-money of the board
    games: int
    generations: int


class Island:
    """Plans of one kind, with children among themselves: an engine that is still clumsy would be lost elsewhere."""

    def __init__(self, elite: list[Contender]) -> None:
        self.elite = elite
        self.champions = [elite[0].strategy]

    def choose(self, elite: list[Contender]) -> None:
        """These go on; the best of them is a champion."""
        self.elite = elite
        if elite[0].strategy not in self.champions:
            self.champions.append(elite[0].strategy)


class Search:
    """Looks for the strongest strategy for a kingdom and so many seats within a budget of games."""

    def __init__(self, kingdom: Kingdom, seats: int, seed: int, games: int, play: Play) -> None:
        self.kingdom: Final = kingdom
        self.budget: Final = max(FEWEST_GAMES, games)
        self.races: Final = Races(seats, play)
        self.generations = 0
        self.islands: list[Island] = []
        self.money: Final = big_money()
        self.single = self.money
        self._chance: Final = Random(seed, 0)
        self._changes: Final = Changes(kingdom.cards, self._chance)

    @property
    def games(self) -> int:
        return self.races.games

    def run(self) -> Found:
        """Seeds, each island for itself, all together, and the final."""
        self.begin()
        end = self.budget - self.budget * _FOR_FINAL // 100
        alone = self.games + (end - self.games) * _FOR_ISLANDS // 100
        while self.games + len(self.islands) * _GENERATION <= alone:
            for island in self.islands:
                self.evolve(island)
        self.unite(end)
        while self.games + _GENERATION <= end:
            self.evolve(self.islands[0])
        return self.finish()

    def so_far(self) -> Found | None:
        """The best as far as it has been seen, if somebody cannot wait for the end."""
        opponents = [self.money, self.single]
        elite = sorted((contender for island in self.islands for contender in island.elite), key=_by_rate(opponents))
        if not elite:
            return None
        return Found(
            elite[0].strategy, elite[min(1, len(elite) - 1)].strategy, self.single, self.games, self.generations
        )

    def begin(self) -> None:
        """Race the single-terminal big-moneys, then plans of each kind among themselves."""
        cards = self.kingdom.cards
        games = min(self.budget * _FOR_SINGLES // 100, _MOST_FOR_SINGLES)
        singles = race_singles(self.races, cards, games)
        leading = [single.strategy for single in singles[:_LEADING]]
        if leading:
            self.single = leading[0]
        best = _cards_of(singles, cards)[:_MOST_BEST]
        kinds = [
            _in_turn([leading, money_plans(cards, best), suitable(self.kingdom)]),
            engines(cards),
            rushes(cards, best),
        ]
        kinds = [[with_endgame(plan) for plan in kind] for kind in kinds if kind]
        games = max(self.budget * _FOR_SEEDS // 100, min(self.budget * _FOR_SEEDS_AT_LEAST // 100, _ENOUGH_FOR_SEEDS))
        games = min(games, _MOST_FOR_SEEDS) // len(kinds)
        most = max(_FEWEST_SEEDS // len(kinds), games // _GAMES_FOR_ONE)
        for kind in kinds:
            seeds = _different([Contender(plan, plan.name) for plan in kind])[:most]
            self.islands.append(Island(self.races.run(seeds, [self.money, self.single], games, _ELITE)))

    def evolve(self, island: Island) -> None:
        """One generation: the elite has children; all play big money, the best single-terminal and the champion."""
        elite = [Contender(contender.strategy, contender.origin) for contender in island.elite]
        seen = {(contender.strategy.buys, contender.strategy.endgame) for contender in elite}
        children: list[Contender] = []
        while len(children) < _CHILDREN:
            parent = self._parent(elite)
            child = self._changes.child(parent.strategy, self._parent(elite).strategy)
            if (child.buys, child.endgame) not in seen:
                seen.add((child.buys, child.endgame))
                children.append(Contender(child, parent.origin))
        opponents = [self.money, self.single, island.champions[-1]]
        island.choose(self.races.run(elite + children, opponents, _GENERATION, _ELITE))
        self.generations += 1

    def unite(self, end: int) -> None:
        """The best of all islands go on together."""
        champions: list[Strategy] = []
        for island in self.islands:
            champions += island.champions[-_LEADING:]
            champions += [contender.strategy for contender in island.elite[:_LEADING]]
        contenders = _different([Contender(strategy, strategy.name) for strategy in champions])
        games = min(_GENERATION, end - self.games)
        self.islands = [Island(self.races.run(contenders, [self.money, self.single], games, _ELITE))]

    def finish(self) -> Found:
        """Score the champions once more on fresh games."""
        island = self.islands[0]
        champions = [*island.champions[:1], *island.champions[-_FINALISTS:]]
        champions += [contender.strategy for contender in island.elite[:2]]
        finalists = _different([Contender(strategy, strategy.name) for strategy in champions])
        games = self.budget * _FOR_FINAL // 100
        finalists = self.races.run(finalists, [self.money, self.single], games, 2)
        return Found(finalists[0].strategy, finalists[-1].strategy, self.single, self.games, self.generations)

    def _parent(self, elite: list[Contender]) -> Contender:
        """One of the elite, the better ones more often."""
        number = len(elite)
        return elite[min(self._chance.below(number), self._chance.below(number))]


def _by_rate(opponents: list[Strategy]) -> Callable[[Contender], float]:
    """To sort by, the best first."""
    return lambda contender: -contender.rate(opponents)


def race_singles(races: Races, cards: tuple[Card, ...], games: int) -> list[Contender]:
    """The single-terminal big-moneys of the board after a race against big money: the best few, then the others."""
    money = big_money()
    most = max(_FEWEST_SINGLES, games // _GAMES_FOR_ONE)
    singles = [Contender(plan, plan.name) for plan in single_terminals(cards)[:most]]
    if not singles:
        return []
    leading = races.run(singles, [money], games, _LEADING)
    others = [single for single in singles if single not in leading]
    return leading + sorted(others, key=lambda single: -single.worth([money]))


def _cards_of(contenders: list[Contender], cards: tuple[Card, ...]) -> list[Card]:
    """The Action card of each single-terminal, in this order."""
    found: list[Card] = []
    for contender in contenders:
        for line in contender.strategy.buys:
            if line.card in cards and line.card not in found:
                found.append(line.card)
    return found


def _in_turn(families: list[list[Strategy]]) -> list[Strategy]:
    """The first of each family, then the second of each, and so on: whoever takes only a few has some of each."""
    longest = max(len(family) for family in families)
    return [family[place] for place in range(longest) for family in families if place < len(family)]


def _different(contenders: list[Contender]) -> list[Contender]:
    """The first of each that buy the same."""
    seen: set[object] = set()
    different: list[Contender] = []
    for contender in contenders:
        key = (contender.strategy.buys, contender.strategy.endgame)
        if key not in seen:
            seen.add(key)
            different.append(contender)
    return different
