"""Many strategies, each against each, or one against all others, in one kingdom or many."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from throneroom.bots.match import VICTORY, Tally
from throneroom.bots.named import NamedBot
from throneroom.cards.catalog import Catalog
from throneroom.engine.setup import Kingdom
from throneroom.lab.batches import pieces
from throneroom.lab.match_setup import CustomCards, Plan, kingdom_for, labels, plan_of, tally_games
from throneroom.lab.pool import Pool
from throneroom.lab.ratings import Meeting, ratings
from throneroom.lab.statistics import Estimate, percent, variance


@dataclass(frozen=True)
class Pairing:
    """Two of the contestants, by their numbers, and what they play in each kingdom."""

    first: int
    second: int
    plans: tuple[Plan, ...]


@dataclass(frozen=True)
class Standing:
    """A contestant: its rating, and its share of the victories in all its games."""

    number: int
    name: str
    rating: Estimate
    share: float
    games: int


@dataclass
class Table:
    """What came of a tournament. `shares` are the row's victories over the column, in percent, where they met."""

    names: list[str]
    kingdoms: list[tuple[str, ...]]
    seed: int
    standings: list[Standing]  # best first
    shares: dict[tuple[int, int], Estimate]
    games: int
    seconds: float
    is_complete: bool


def pairings(
    bots: Sequence[NamedBot],
    champion: int | None,
    kingdoms: Sequence[Kingdom],
    catalog: Catalog,
    seed: int,
    custom: Sequence[CustomCards] = (),
) -> list[Pairing]:
    """Each against each, or the champion against all others.

    Without kingdoms every two play with the cards that they buy, filled up at random by the seed.
    """
    pairs = [
        (first, second) for first, second in combinations(range(len(bots)), 2) if champion in (None, first, second)
    ]
    found: list[Pairing] = []
    for first, second in pairs:
        both = [bots[first], bots[second]]
        places = kingdoms or [kingdom_for(both, catalog, seed)]
        found.append(Pairing(first, second, tuple(plan_of(place, both, seed, custom=custom) for place in places)))
    return found


def play_tournament(
    bots: Sequence[NamedBot], pairs: Sequence[Pairing], games: int, pool: Pool, tell: Callable[[int, int], None]
) -> Table | None:
    """Play so many games of every pairing in each of its kingdoms. After Ctrl-C complete pairings count."""
    began = time.perf_counter()
    total = games * sum(len(pair.plans) for pair in pairs)
    done = 0
    tallies: list[tuple[Pairing, Tally]] = []
    is_complete = True
    try:
        for pair in pairs:
            tally = Tally(2)
            for played in _games_of(pair, games, pool):
                tally.add(played)
                done += played.games
                tell(done, total)
            tallies.append((pair, tally))
    except KeyboardInterrupt:
        is_complete = False
    if not tallies:
        return None
    kingdoms = list(dict.fromkeys(plan.kingdom for pair in pairs for plan in pair.plans))
    seed = pairs[0].plans[0].seed
    names = labels(bots)
    seconds = time.perf_counter() - began
    shares = {place: share for pair, tally in tallies for place, share in _both_ways(pair, tally)}
    counted = sum(tally.games for _, tally in tallies)
    return Table(names, kingdoms, seed, _standings(names, tallies), shares, counted, seconds, is_complete)


def _games_of(pair: Pairing, games: int, pool: Pool) -> Iterator[Tally]:
    for plan in pair.plans:
        for piece in pieces(pool, tally_games, plan, games):
            yield piece.result


def _both_ways(pair: Pairing, tally: Tally) -> Iterator[tuple[tuple[int, int], Estimate]]:
    yield (pair.first, pair.second), percent(tally.shares[0], tally, VICTORY)
    yield (pair.second, pair.first), percent(tally.shares[1], tally, VICTORY)


def _standings(names: Sequence[str], tallies: Sequence[tuple[Pairing, Tally]]) -> list[Standing]:
    """All who have played, best first."""
    met = sorted({number for pair, _ in tallies for number in (pair.first, pair.second)})
    meetings: list[Meeting] = []
    won = dict.fromkeys(met, 0.0)
    played = dict.fromkeys(met, 0)
    for pair, tally in tallies:
        share = tally.shares[0].total / (VICTORY * tally.games)
        spread = variance(tally.shares[0], tally) / VICTORY**2 if tally.blocks > 1 else 0.25 / tally.games
        meetings.append(Meeting(met.index(pair.first), met.index(pair.second), tally.games, share, spread))
        for number, sums in ((pair.first, tally.shares[0]), (pair.second, tally.shares[1])):
            won[number] += sums.total / VICTORY
            played[number] += tally.games
    found = [
        Standing(number, names[number], rating, 100 * won[number] / played[number], played[number])
        for number, rating in zip(met, ratings(len(met), meetings), strict=True)
    ]
    return sorted(found, key=lambda standing: -standing.rating.value)
