"""Numbers that three independent simulators agree on, measured again with this engine.

They check the engine as a whole: shuffling, turn order, the tie-break, the end of the game, buys, Witch, Gardens, Duke,
Workshop. The strategies are built in under the same names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from throneroom.bots.bot import Bot
from throneroom.bots.match import Tally
from throneroom.bots.named import find_bot
from throneroom.cards.basic import PROVINCE
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.engine.game import Game
from throneroom.engine.score import points
from throneroom.engine.supply import lay_out
from throneroom.lab.batches import pieces
from throneroom.lab.match_setup import Plan, match_of, plan_of, tally_games
from throneroom.lab.pool import Pool
from throneroom.lab.statistics import variance

KINGDOM: Final = "Smithy, Witch, Laboratory, Duke, Workshop, Gardens, Cellar, Moneylender, Village, Woodcutter"

# With so many games these tolerances hold, in percent points and in turns or points.
ENOUGH_GAMES: Final = 100_000
PERCENT_TOLERANCE: Final = 0.7
MEAN_TOLERANCE: Final = 0.1

# With fewer it is a matter of chance: so many standard errors, those of the expected values counted too. These are
# means over 300,000 games, and rounded.
SIGMAS: Final = 5
_PERCENT_ERROR, _PERCENT_ROUNDING = 0.1, 0.05
_MEAN_ERROR, _MEAN_ROUNDING = 0.02, 0.005
_RARE: Final = 3  # games more or less: what happens once in 500 games is not distributed normally over a few of them


@dataclass(frozen=True)
class Row:
    """How often A and B win and tie, in percent, and the turns of the player who took more.

    Seats alternate, but for a strategy against itself: there A is the one who begins.
    """

    a: str
    b: str
    a_wins: float
    b_wins: float
    ties: float
    turns: float


ROWS: Final = (
    Row("big-money", "big-money", 51.3, 40.3, 8.4, 20.51),
    Row("basic-money", "basic-money", 24.4, 42.4, 33.1, 17.87),
    Row("basic-money", "big-money", 15.5, 81.3, 3.3, 20.83),
    Row("smithy-money", "big-money", 71.4, 22.4, 6.2, 19.92),
    Row("double-witch", "big-money", 94.6, 4.7, 0.7, 23.50),
    Row("laboratory-money", "big-money", 55.7, 36.0, 8.3, 19.87),
    Row("duke-duchy", "big-money", 74.2, 24.5, 1.3, 30.27),
    Row("workshop-gardens", "big-money", 96.4, 3.5, 0.2, 18.20),
)

# Alone, with piles that never run out: the turn of the fourth Province, and the points after turn 17.
ALONE: Final = "basic-money"
ALONE_PROVINCES: Final = 4
ALONE_TURN: Final = 17
ALONE_EXPECTED: Final = (16.80, 26.01)
_UNLIMITED: Final = 1000


@dataclass(frozen=True)
class Check:
    """A number that was measured, what it should be, and how far off it may be."""

    measured: float
    expected: float
    tolerance: float

    @property
    def holds(self) -> bool:
        return abs(self.measured - self.expected) <= self.tolerance


@dataclass(frozen=True)
class Checks:
    """All that was measured of a row: for a match A's wins, B's wins, ties and turns; alone the turn and the points."""

    names: tuple[str, ...]
    games: int
    checks: tuple[Check, ...]

    @property
    def hold(self) -> bool:
        return all(check.holds for check in self.checks)


def row_plan(row: Row, seed: int) -> Plan:
    return _plan((row.a, row.b), seed, rotates=row.a != row.b)


def _plan(names: tuple[str, ...], seed: int, rotates: bool) -> Plan:
    catalog = Catalog()
    bots = [find_bot(name, catalog) for name in names]
    return plan_of(kingdom_of(catalog.read_list(KINGDOM)), bots, seed, rotates)


def measure(row: Row, games: int, seed: int, pool: Pool, tell: Callable[[int], None] = lambda done: None) -> Checks:
    """Play a row. `tell` hears how many games more are played."""
    tally = Tally(2)
    for piece in pieces(pool, tally_games, row_plan(row, seed), games):
        tally.add(piece.result)
        tell(piece.stop - piece.start)
    counted = ((tally.wins[0], row.a_wins), (tally.wins[1], row.b_wins), (tally.ties, row.ties))
    checks = [_percent_check(100 * sums.total / games, expected, games) for sums, expected in counted]
    checks.append(_mean_check(tally.turns.total / games, row.turns, variance(tally.turns, tally), games))
    return Checks((row.a, row.b), games, tuple(checks))


def measure_alone(games: int, seed: int, pool: Pool, tell: Callable[[int], None] = lambda done: None) -> Checks:
    """Play alone. The opponent, whom a game needs, does nothing."""
    sums = [0, 0, 0, 0]
    for piece in pieces(pool, play_alone, _plan((ALONE, ALONE), seed, rotates=False), games):
        sums = [total + more for total, more in zip(sums, piece.result, strict=True)]
        tell(piece.stop - piece.start)
    checks: list[Check] = []
    for total, squares, expected in zip(sums[::2], sums[1::2], ALONE_EXPECTED, strict=True):
        mean = total / games
        spread = (squares / games - mean**2) / max(games - 1, 1)
        checks.append(_mean_check(mean, expected, spread, games))
    return Checks((ALONE,), games, tuple(checks))


def _percent_check(measured: float, expected: float, games: int) -> Check:
    share = expected / 100
    error = 100 * sqrt(share * (1 - share) / games)
    chance = SIGMAS * sqrt(error**2 + _PERCENT_ERROR**2) + _PERCENT_ROUNDING
    chance += 100 * _RARE / games
    return Check(measured, expected, PERCENT_TOLERANCE if games >= ENOUGH_GAMES else chance)


def _mean_check(measured: float, expected: float, spread: float, games: int) -> Check:
    chance = SIGMAS * sqrt(spread + _MEAN_ERROR**2) + _MEAN_ROUNDING
    return Check(measured, expected, MEAN_TOLERANCE if games >= ENOUGH_GAMES else chance)


def play_alone(plan: Plan, start: int, stop: int) -> tuple[int, int, int, int]:
    """Sums and squares of the turn of the fourth Province, and of the points after turn 17."""
    match = match_of(plan)
    turns = turns_squared = score = score_squared = 0
    for number in range(start, stop):
        turn, points_then = _one_alone(match.deal(number), match.bots[0])
        turns += turn
        turns_squared += turn**2
        score += points_then
        score_squared += points_then**2
    return turns, turns_squared, score, score_squared


def _one_alone(game: Game, bot: Bot) -> tuple[int, int]:
    me, nobody = game.players[0], Bot()
    stock = game.supply.stock
    game.supply = lay_out(stock, [_UNLIMITED] * len(stock.cards))
    game.always_play_treasures(0)
    view = game.view(0)
    other = game.view(1)
    reached = points_then = 0
    while not reached or me.turns <= ALONE_TURN:
        decision = game.decision
        assert decision is not None  # such piles do not run out
        game.answer(nobody.answer(other, decision) if decision.seat else bot.answer(view, decision))
        if not reached and me.owned[PROVINCE.number] >= ALONE_PROVINCES:
            reached = me.turns
        if me.turns == ALONE_TURN and not points_then and game.player is not me:
            points_then = points(me.cards())
    return reached, points_then
