"""The search itself: race starting plans, breed random children from the best, and race those again.

Plans are measured by their victories over big money and the best single terminal. They also meet rivals: the
champions of other islands, such as rushes, and the plans of lower levels. A plan that loses to a rival is worth less.

Every random choice follows from the seed. The games of a stage are handed out together and may be played in any
process; only their tallies decide how the search continues. So the same seed and number of games find the same
strategy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from throneroom.bots.search.final import Finalist, finalists_of, race_finalists
from throneroom.bots.search.mutation import Mutator
from throneroom.bots.search.race import Contender, PlayTrials, RaceRunner, distinct_plans, plan_key
from throneroom.bots.search.starting_plans import big_money, engines, money_plans, rushes, single_terminals
from throneroom.bots.strategies.builtin import suitable
from throneroom.bots.strategies.strategy import Strategy
from throneroom.engine.card import Card
from throneroom.engine.rng import Random
from throneroom.engine.setup import Kingdom

FEWEST_GAMES: Final = 600

# Shares of the budget in percent. The rest is for evolution, most of it on the islands.
_FOR_SINGLES: Final = 10
_FOR_SEEDS: Final = 20
_FOR_SEEDS_AT_LEAST: Final = 45  # of a small budget, which has nothing left for evolution
_ENOUGH_FOR_SEEDS: Final = 3_000
_FOR_FINAL: Final = 15
_FOR_ISLANDS: Final = 65  # of the games for evolution
_MOST_FOR_SINGLES: Final = 6_000
_MOST_FOR_SEEDS: Final = 12_000

# A small budget tries fewer plans, so that each plays about this many games or more.
_GAMES_PER_PLAN: Final = 50
_FEWEST_SINGLES: Final = 6
_FEWEST_SEEDS: Final = 10

_GENERATION: Final = 800  # games
_CHILDREN: Final = 16
_ELITE: Final = 5
_LEADERS: Final = 3
_CHAMPIONS: Final = 9  # of the last generations, in the final
_MOST_RIVALS: Final = 5
_EVEN: Final = 0.92  # of fair: the elite no longer loses to a rival
_GAMES_PER_RIVAL: Final = 500  # of the final; a small budget cannot afford any
_MOST_ACTIONS: Final = 5  # Action cards that money plans and rushes are built from


@dataclass(frozen=True, kw_only=True)
class BestStrategies:
    """What the search has found for a kingdom."""

    best: Strategy
    runner_up: Strategy
    single: Strategy  # the best single-terminal big money
    finalists: tuple[Finalist, ...]  # the best plans of different kinds, best first
    games: int
    generations: int


class Island:
    """Plans of one kind that breed only among themselves: elsewhere an immature engine would be dropped."""

    def __init__(self, elite: list[Contender]) -> None:
        self.elite = elite
        self.champions = [elite[0].strategy]

    def select(self, elite: list[Contender]) -> None:
        """Replace the elite; its best becomes the champion."""
        self.elite = elite
        if elite[0].strategy not in self.champions:
            self.champions.append(elite[0].strategy)


class Search:
    """Looks for the strongest strategy in a kingdom, within a budget of games.

    `known` are plans that it should not lose to, the most important first. With a `target`, it looks for the strategy
    that wins most against this one opponent."""

    def __init__(
        self,
        kingdom: Kingdom,
        seats: int,
        seed: int,
        games: int,
        play: PlayTrials,
        known: Sequence[Strategy] = (),
        target: Strategy | None = None,
    ) -> None:
        self.kingdom: Final = kingdom
        self.budget: Final = max(FEWEST_GAMES, games)
        self.races: Final = RaceRunner(seats, play)
        self.generations = 0
        self.islands: list[Island] = []
        self.money: Final = big_money()
        self.single = self.money
        self.target: Final = target
        self.known: Final = list(known)
        self.rivals = self._rivals_of(self.known)
        self._last_rates: Final[dict[Strategy, float]] = {}  # of the elite against each sparring partner
        self._is_merged = False
        self._random: Final = Random(seed, 0)
        self._mutator: Final = Mutator(kingdom.cards, self._random)

    @property
    def games(self) -> int:
        return self.races.games

    @property
    def yardsticks(self) -> list[Strategy]:
        """The opponents that every plan is measured by."""
        return [self.money, self.single] if self.target is None else [self.target]

    def run(self) -> BestStrategies:
        """Run the whole search: seeds, evolution on each island, evolution of all together, and a final."""
        self.seed_islands()
        end = self.budget - self.budget * _FOR_FINAL // 100
        alone = self.games + (end - self.games) * _FOR_ISLANDS // 100
        while self.games + len(self.islands) * _GENERATION <= alone:
            for island in self.islands:
                self.evolve(island)
        self.merge_islands(end)
        while self.games + _GENERATION <= end:
            self.evolve(self.islands[0])
        return self.play_final()

    def best_so_far(self) -> BestStrategies | None:
        """Return the best strategies of a search that is not finished, if there are any yet."""
        elite = [contender for island in self.islands for contender in island.elite]
        elite.sort(key=lambda contender: -contender.rate(self.yardsticks))
        return self._best_of(elite) if elite else None

    def seed_islands(self) -> None:
        """Race the single-terminal plans, then the plans of each kind among themselves."""
        cards = self.kingdom.cards
        games = min(self.budget * _FOR_SINGLES // 100, _MOST_FOR_SINGLES)
        singles = race_singles(self.races, cards, games, self.target or self.money)
        leaders = [single.strategy for single in singles[:_LEADERS]]
        if leaders:
            self.single = leaders[0]
        best = _cards_of(singles, cards)[:_MOST_ACTIONS]
        kinds = [
            _alternate([leaders, money_plans(cards, best), suitable(self.kingdom)]),
            engines(cards),
            rushes(cards, best),
        ]
        kinds = [[plan.with_buys(plan.buys, endgame=True) for plan in kind] for kind in kinds if kind]
        games = max(self.budget * _FOR_SEEDS // 100, min(self.budget * _FOR_SEEDS_AT_LEAST // 100, _ENOUGH_FOR_SEEDS))
        games = min(games, _MOST_FOR_SEEDS) // len(kinds)
        most = max(_FEWEST_SEEDS // len(kinds), games // _GAMES_PER_PLAN)
        for kind in kinds:
            seeds = distinct_plans(kind)[:most]
            self.islands.append(Island(self.races.run(seeds, self.yardsticks, games, _ELITE)))

    def evolve(self, island: Island) -> None:
        """Breed one generation. Parents and children play the yardsticks and a sparring partner."""
        elite = [Contender(contender.strategy, contender.origin) for contender in island.elite]
        seen = {plan_key(contender.strategy) for contender in elite}
        children: list[Contender] = []
        while len(children) < _CHILDREN:
            parent = self._parent(elite)
            child = self._mutator.child(parent.strategy, self._parent(elite).strategy)
            if plan_key(child) not in seen:
                seen.add(plan_key(child))
                children.append(Contender(child, parent.origin))
        sparring = self._sparring_partner(island)
        opponents = self.yardsticks if sparring is None else [*self.yardsticks, sparring]
        island.select(self.races.run(elite + children, opponents, _GENERATION, _ELITE))
        if sparring is not None:
            self._last_rates[sparring] = sum(one.rate([sparring]) for one in island.elite) / len(island.elite)
        self.generations += 1

    def _sparring_partner(self, island: Island) -> Strategy | None:
        """Return the champion; once the islands are merged, the hardest rival as long as the elite loses to it."""
        if self.target is not None:
            return None
        if self._is_merged and self.rivals:
            hardest = min(self.rivals, key=lambda rival: self._last_rates.get(rival, 0.0))
            if self._last_rates.get(hardest, 0.0) < _EVEN / self.races.seats:
                return hardest
        return island.champions[-1]

    def merge_islands(self, end: int) -> None:
        """Put the best of all islands and the known plans on one. The champions become rivals."""
        plans = list(self.rivals if self.target is None else self.known)
        for island in self.islands:
            plans += island.champions[-_LEADERS:]
            plans += [contender.strategy for contender in island.elite[:_LEADERS]]
        self.rivals = self._rivals_of([*self.known, *[island.champions[-1] for island in self.islands]])
        games = min(_GENERATION, end - self.games)
        self._is_merged = True
        self.islands = [Island(self.races.run(distinct_plans(plans), self.yardsticks, games, _ELITE))]

    def play_final(self) -> BestStrategies:
        """Race the champions and the rivals on new games."""
        island = self.islands[0]
        plans = [*island.champions[:1], *island.champions[-_CHAMPIONS:]]
        plans += [contender.strategy for contender in island.elite[:2]]
        contenders = distinct_plans([*plans, *self.rivals])
        games = self.budget * _FOR_FINAL // 100
        ranked = race_finalists(self.races, contenders, self.yardsticks, self.rivals, self.known, games)
        return self._best_of(ranked)

    def _best_of(self, ranked: list[Contender]) -> BestStrategies:
        """Return the best of these contenders, which are sorted."""
        return BestStrategies(
            best=ranked[0].strategy,
            runner_up=ranked[min(1, len(ranked) - 1)].strategy,
            single=self.single,
            finalists=finalists_of(ranked, self.yardsticks),
            games=self.games,
            generations=self.generations,
        )

    def _rivals_of(self, plans: list[Strategy]) -> list[Strategy]:
        """Return the first of these plans: as many as a final of this budget can tell apart."""
        if self.target is not None:
            return []
        most = self.budget * _FOR_FINAL // 100 // _GAMES_PER_RIVAL
        return [contender.strategy for contender in distinct_plans(plans)][: min(most, _MOST_RIVALS)]

    def _parent(self, elite: list[Contender]) -> Contender:
        """Pick one of the elite, the better ones more often."""
        number = len(elite)
        return elite[min(self._random.below(number), self._random.below(number))]


def race_singles(
    races: RaceRunner, cards: tuple[Card, ...], games: int, opponent: Strategy | None = None
) -> list[Contender]:
    """Race the single-terminal plans of a kingdom against an opponent, usually big money. Return them, best first."""
    opponent = opponent or big_money()
    most = max(_FEWEST_SINGLES, games // _GAMES_PER_PLAN)
    singles = [Contender(plan, plan.name) for plan in single_terminals(cards)[:most]]
    if not singles:
        return []
    leaders = races.run(singles, [opponent], games, _LEADERS)
    others = [single for single in singles if single not in leaders]
    return leaders + sorted(others, key=lambda single: -single.rating([opponent]))


def _cards_of(contenders: list[Contender], cards: tuple[Card, ...]) -> list[Card]:
    """Return the Action card of each single-terminal plan, in the same order."""
    found: list[Card] = []
    for contender in contenders:
        for line in contender.strategy.buys:
            if line.card in cards and line.card not in found:
                found.append(line.card)
    return found


def _alternate(families: list[list[Strategy]]) -> list[Strategy]:
    """Take the first of each family, then the second of each, and so on."""
    longest = max(len(family) for family in families)
    return [family[at] for at in range(longest) for family in families if at < len(family)]
