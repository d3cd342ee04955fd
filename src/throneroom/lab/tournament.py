"""Tournaments: every strategy against every other, or one against all, in one kingdom or many."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from throneroom.bots.bot_mistakes import DEFAULT
from throneroom.bots.match import VICTORY, Tally
from throneroom.bots.named_bot import NamedBot
from throneroom.cards.catalog import Catalog
from throneroom.cards.custom_sources import CardSource
from throneroom.engine.setup import Kingdom
from throneroom.lab.batches import play_batches
from throneroom.lab.match_setup import MatchSetup, kingdom_for, labels, set_up_match, tally_games
from throneroom.lab.pool import Pool
from throneroom.lab.ratings import Meeting, ratings
from throneroom.lab.statistics import Estimate, percent, variance


@dataclass(frozen=True)
class Pairing:
    """Two contestants, by number, and their match in each kingdom."""

    first: int
    second: int
    setups: tuple[MatchSetup, ...]


@dataclass(frozen=True, kw_only=True)
class Standing:
    """A contestant's rating, and its share of the victories in all its games."""

    number: int
    name: str
    rating: Estimate
    share: float
    games: int


@dataclass(frozen=True, kw_only=True)
class TournamentResult:
    """The outcome of a tournament. `shares` has the first one's share of the victories, in percent."""

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
    custom: Sequence[CardSource] = (),
    mistakes: str = DEFAULT,
) -> list[Pairing]:
    """Pair everyone with everyone, or the champion with all others.

    Without kingdoms, each pair plays with the cards that its strategies name; the rest is random, from the seed.
    """
    pairs = [
        (first, second) for first, second in combinations(range(len(bots)), 2) if champion in (None, first, second)
    ]
    found: list[Pairing] = []
    for first, second in pairs:
        both = [bots[first], bots[second]]
        chosen = kingdoms or [kingdom_for(both, catalog, seed)]
        setups = tuple(set_up_match(kingdom, both, seed, custom=custom, mistakes=mistakes) for kingdom in chosen)
        found.append(Pairing(first, second, setups))
    return found


def play_tournament(
    bots: Sequence[NamedBot], pairs: Sequence[Pairing], games: int, pool: Pool, report: Callable[[int, int], None]
) -> TournamentResult | None:
    """Play this many games of every pairing in each of its kingdoms.

    After Ctrl-C, only completed pairings count.
    """
    began = time.perf_counter()
    total = games * sum(len(pair.setups) for pair in pairs)
    done = 0
    tallies: list[tuple[Pairing, Tally]] = []
    is_complete = True
    try:
        for pair in pairs:
            tally = Tally(2)
            for played in _games_of(pair, games, pool):
                tally.add(played)
                done += played.games
                report(done, total)
            tallies.append((pair, tally))
    except KeyboardInterrupt:
        is_complete = False
    if not tallies:
        return None
    names = labels(bots)
    return TournamentResult(
        names=names,
        kingdoms=list(dict.fromkeys(setup.kingdom for pair in pairs for setup in pair.setups)),
        seed=pairs[0].setups[0].seed,
        standings=_standings(names, tallies),
        shares={place: share for pair, tally in tallies for place, share in _both_ways(pair, tally)},
        games=sum(tally.games for _, tally in tallies),
        seconds=time.perf_counter() - began,
        is_complete=is_complete,
    )


def _games_of(pair: Pairing, games: int, pool: Pool) -> Iterator[Tally]:
    for setup in pair.setups:
        for batch in play_batches(pool, tally_games, setup, games):
            yield batch.result


def _both_ways(pair: Pairing, tally: Tally) -> Iterator[tuple[tuple[int, int], Estimate]]:
    yield (pair.first, pair.second), percent(tally.shares[0], tally, VICTORY)
    yield (pair.second, pair.first), percent(tally.shares[1], tally, VICTORY)


def _standings(names: Sequence[str], tallies: Sequence[tuple[Pairing, Tally]]) -> list[Standing]:
    """Rate all contestants that have played, and return them best first."""
    met = sorted({number for pair, _ in tallies for number in (pair.first, pair.second)})
    meetings: list[Meeting] = []
    won = dict.fromkeys(met, 0.0)
    played = dict.fromkeys(met, 0)
    for pair, tally in tallies:
        share = tally.shares[0].total / (VICTORY * tally.games)
        spread = variance(tally.shares[0], tally) / VICTORY**2 if tally.blocks > 1 else 0.25 / tally.games
        meetings.append(
            Meeting(
                first=met.index(pair.first),
                second=met.index(pair.second),
                games=tally.games,
                share=share,
                variance=spread,
            )
        )
        for number, sums in ((pair.first, tally.shares[0]), (pair.second, tally.shares[1])):
            won[number] += sums.total / VICTORY
            played[number] += tally.games
    found = [
        Standing(
            number=number,
            name=names[number],
            rating=rating,
            share=100 * won[number] / played[number],
            games=played[number],
        )
        for number, rating in zip(met, ratings(len(met), meetings), strict=True)
    ]
    return sorted(found, key=lambda standing: -standing.rating.value)
