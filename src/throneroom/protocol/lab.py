"""The lab, and the health of the server."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from throneroom.protocol.balance import BalanceReport
from throneroom.protocol.base import Answer, Level, Name, Request, Seed, StrategyText, WrittenTexts
from throneroom.protocol.coach import CoachAnalysis
from throneroom.protocol.kingdom import KingdomWish, first_game
from throneroom.protocol.message import Message


class LabPlayer(Request):
    """A bot of a level, or one that follows a strategy."""

    name: Name
    level: Level | None = None
    strategy: StrategyText | None = None


class Simulate(Request):
    """POST /api/lab/simulations: let strategies play against each other, in every seating order."""

    players: Annotated[list[LabPlayer], Meta(min_length=2, max_length=6)]
    kingdom: KingdomWish = field(default_factory=first_game)
    games: Annotated[int, Meta(ge=1, le=100_000)] = 1000
    seed: Seed = 0


class SearchStrategy(Request):
    """POST /api/lab/searches: search for a good strategy for a kingdom."""

    kingdom: KingdomWish = field(default_factory=first_game)
    seconds: Annotated[int, Meta(ge=1, le=600)] = 60
    seed: Seed = 0


class CheckStrategy(Request):
    """POST /api/lab/check: check a strategy. 400 with the position of the mistake if it cannot be played.

    `written`: the texts of cards that it may name.
    """

    strategy: StrategyText
    written: WrittenTexts = field(default_factory=list)


class LabShare(Answer, kw_only=True):
    """A player's share of the wins so far with its 95 percent interval, and the mean points by turn."""

    name: str
    share: float
    low: float
    high: float
    points: float
    curve: list[float]


class Candidate(Answer):
    """A strategy that the search has found, and its share of wins with the interval."""

    strategy: str
    share: float
    low: float
    high: float


class LabJob(Answer, kw_only=True):
    """GET /api/lab/jobs/ID: a job in the lab and its results so far. DELETE cancels it.

    `done` of `total`: games of a simulation, seconds of a search, a share of a coach's work, kingdoms of a balance
    report. `shares` for a simulation; `best` for a search, best first; `analysis` for a coach; `balance` for a balance
    report. `reason`: why it failed, in English; `said`: the same to
    localize.
    """

    id: str
    kind: Literal["simulation", "search", "coach", "balance"]
    state: Literal["waiting", "running", "done", "cancelled", "failed"]
    done: float
    total: float
    shares: list[LabShare]
    best: list[Candidate]
    turns: float | None
    reason: str | None
    said: Message | None
    analysis: CoachAnalysis | None = None
    balance: BalanceReport | None = None


class Fine(Answer):
    """Success, and nothing else to report."""

    ok: bool = True


class Health(Answer, kw_only=True):
    """GET /api/health. 503 with `ok` false if the database cannot be reached."""

    ok: bool
    version: str
    protocol: int
    database: str
    tables: int
    build: str
