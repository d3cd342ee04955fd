"""Reference numbers that three independent simulators agree on, measured with this engine.

They check the engine as a whole: shuffling, turn order, the tie-break, the end of the game, buys, Witch, Gardens, Duke
and Workshop. The strategies are among the built-in ones, under the same names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from throneroom.bots.bot import Bot
from throneroom.bots.match import Tally
from throneroom.bots.named_bot import find_bot
from throneroom.cards.basic import PROVINCE
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.engine.game import Game
from throneroom.engine.score import points
from throneroom.engine.supply import Supply
from throneroom.lab.batches import play_batches
from throneroom.lab.match_setup import MatchSetup, match_of, set_up_match, tally_games
from throneroom.lab.pool import Pool
from throneroom.lab.statistics import variance

KINGDOM: Final = "Smithy, Witch, Laboratory, Duke, Workshop, Gardens, Cellar, Moneylender, Village, Woodcutter"

# Tolerances with this many games or more: in percentage points, and in turns or points.
ENOUGH_GAMES: Final = 100_000
PERCENT_TOLERANCE: Final = 0.7
MEAN_TOLERANCE: Final = 0.1

# With fewer games the results vary more: allow this many standard errors. The reference numbers, which are rounded
# means over 300,000 games, have errors too.
SIGMAS: Final = 5
_PERCENT_ERROR, _PERCENT_ROUNDING = 0.1, 0.05
_MEAN_ERROR, _MEAN_ROUNDING = 0.02, 0.005
_RARE: Final = 3  # extra games allowed, because events as rare as one in 500 games are not normally distributed


@dataclass(frozen=True, kw_only=True)
class ReferenceMatch:
    """How often A and B win and tie, in percent, and the turns of the player who took the most.

    Seats alternate, except when a strategy plays itself: then A always starts.
    """

    a: str
    b: str
    a_wins: float
    b_wins: float
    ties: float
    turns: float


REFERENCE_MATCHES: Final = (
    ReferenceMatch(a="big-money", b="big-money", a_wins=51.3, b_wins=40.3, ties=8.4, turns=20.51),
    ReferenceMatch(a="basic-money", b="basic-money", a_wins=24.4, b_wins=42.4, ties=33.1, turns=17.87),
    ReferenceMatch(a="basic-money", b="big-money", a_wins=15.5, b_wins=81.3, ties=3.3, turns=20.83),
    ReferenceMatch(a="smithy-money", b="big-money", a_wins=71.4, b_wins=22.4, ties=6.2, turns=19.92),
    ReferenceMatch(a="double-witch", b="big-money", a_wins=94.6, b_wins=4.7, ties=0.7, turns=23.50),
    ReferenceMatch(a="laboratory-money", b="big-money", a_wins=55.7, b_wins=36.0, ties=8.3, turns=19.87),
    ReferenceMatch(a="duke-duchy", b="big-money", a_wins=74.2, b_wins=24.5, ties=1.3, turns=30.27),
    ReferenceMatch(a="workshop-gardens", b="big-money", a_wins=96.4, b_wins=3.5, ties=0.2, turns=18.20),
)

# Solo, with piles that never run out: the turn of the fourth Province, and the points after turn 17.
SOLO: Final = "basic-money"
SOLO_PROVINCES: Final = 4
SOLO_TURN: Final = 17
SOLO_EXPECTED: Final = (16.80, 26.01)
_UNLIMITED: Final = 1000


@dataclass(frozen=True)
class Check:
    """A measured number, its expected value, and the tolerance."""

    measured: float
    expected: float
    tolerance: float

    @property
    def holds(self) -> bool:
        return abs(self.measured - self.expected) <= self.tolerance


@dataclass(frozen=True)
class Checks:
    """The checks of one match (A's wins, B's wins, ties, turns) or of the solo games (turn, points)."""

    names: tuple[str, ...]
    games: int
    checks: tuple[Check, ...]

    @property
    def hold(self) -> bool:
        return all(check.holds for check in self.checks)


def _set_up(names: tuple[str, str], seed: int) -> MatchSetup:
    catalog = Catalog()
    bots = [find_bot(name, catalog) for name in names]
    return set_up_match(kingdom_of(catalog.read_list(KINGDOM)), bots, seed, rotates=names[0] != names[1])


def measure_match(
    reference: ReferenceMatch, games: int, seed: int, pool: Pool, report: Callable[[int], None] = lambda more: None
) -> Checks:
    """Play a match and check it. `report` is called with the number of games of each batch."""
    tally = Tally(2)
    names = reference.a, reference.b
    for batch in play_batches(pool, tally_games, _set_up(names, seed), games):
        tally.add(batch.result)
        report(batch.stop - batch.start)
    counted = ((tally.wins[0], reference.a_wins), (tally.wins[1], reference.b_wins), (tally.ties, reference.ties))
    checks = [_percent_check(100 * sums.total / games, expected, games) for sums, expected in counted]
    checks.append(_mean_check(tally.turns.total / games, reference.turns, variance(tally.turns, tally), games))
    return Checks(names, games, tuple(checks))


def measure_solo(games: int, seed: int, pool: Pool, report: Callable[[int], None] = lambda more: None) -> Checks:
    """Play solo games and check them. The engine needs an opponent, who does nothing."""
    sums = [0, 0, 0, 0]
    for batch in play_batches(pool, play_solo, _set_up((SOLO, SOLO), seed), games):
        sums = [total + more for total, more in zip(sums, batch.result, strict=True)]
        report(batch.stop - batch.start)
    checks: list[Check] = []
    for total, squares, expected in zip(sums[::2], sums[1::2], SOLO_EXPECTED, strict=True):
        mean = total / games
        spread = (squares / games - mean**2) / max(games - 1, 1)
        checks.append(_mean_check(mean, expected, spread, games))
    return Checks((SOLO,), games, tuple(checks))


def _percent_check(measured: float, expected: float, games: int) -> Check:
    share = expected / 100
    error = 100 * sqrt(share * (1 - share) / games)
    chance = SIGMAS * sqrt(error**2 + _PERCENT_ERROR**2) + _PERCENT_ROUNDING
    chance += 100 * _RARE / games
    return Check(measured, expected, PERCENT_TOLERANCE if games >= ENOUGH_GAMES else chance)


def _mean_check(measured: float, expected: float, spread: float, games: int) -> Check:
    chance = SIGMAS * sqrt(spread + _MEAN_ERROR**2) + _MEAN_ROUNDING
    return Check(measured, expected, MEAN_TOLERANCE if games >= ENOUGH_GAMES else chance)


def play_solo(setup: MatchSetup, start: int, stop: int) -> tuple[int, int, int, int]:
    """Return sums and squares of the turn of the fourth Province, and of the points after turn 17."""
    match = match_of(setup)
    turns = turns_squared = score = score_squared = 0
    for number in range(start, stop):
        turn, points_then = _play_one_solo(match.deal(number), match.bots[0])
        turns += turn
        turns_squared += turn**2
        score += points_then
        score_squared += points_then**2
    return turns, turns_squared, score, score_squared


def _play_one_solo(game: Game, bot: Bot) -> tuple[int, int]:
    me, nobody = game.players[0], Bot()
    stock = game.supply.stock
    game.supply = Supply.of(stock, [_UNLIMITED] * len(stock.cards))
    game.always_play_treasures(0)
    view = game.view(0)
    other = game.view(1)
    reached = points_then = 0
    while not reached or me.turns <= SOLO_TURN:
        decision = game.decision
        assert decision is not None  # these piles do not run out
        game.answer(nobody.answer(other, decision) if decision.seat else bot.answer(view, decision))
        if not reached and me.owns(PROVINCE) >= SOLO_PROVINCES:
            reached = me.turns
        if me.turns == SOLO_TURN and not points_then and game.player is not me:
            points_then = points(me.cards())
    return reached, points_then
