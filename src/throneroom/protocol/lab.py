"""The lab, and the state of the server."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from throneroom.protocol.base import Answer, Level, Name, Request, Seed, StrategyText
from throneroom.protocol.kingdom import KingdomWish, first_game
from throneroom.protocol.message import Message


class LabPlayer(Request):
    """A level, or a strategy as text."""

    name: Name
    level: Level | None = None
    strategy: StrategyText | None = None


class Simulate(Request):
    """POST /api/lab/simulations: let strategies play against each other, in all orders of sitting."""

    players: Annotated[list[LabPlayer], Meta(min_length=2, max_length=6)]
    kingdom: KingdomWish = field(default_factory=first_game)
    games: Annotated[int, Meta(ge=1, le=100_000)] = 1000
    seed: Seed = 0


class SearchStrategy(Request):
    """POST /api/lab/searches: look for a strategy for a kingdom."""

    kingdom: KingdomWish = field(default_factory=first_game)
    seconds: Annotated[int, Meta(ge=1, le=600)] = 60
    seed: Seed = 0


class CheckStrategy(Request):
    """POST /api/lab/check: is this a strategy that can be played? 400 with the place of the mistake if not."""

    strategy: StrategyText


class LabShare(Answer):
    """A player's share of the victories so far with its 95 percent interval, and mean points by turn."""

    name: str
    share: float
    low: float
    high: float
    points: float
    curve: list[float]


class Candidate(Answer):
    """A strategy the search has found, and its share of victories with its interval."""

    strategy: str
    share: float
    low: float
    high: float


class LabJob(Answer):
    """GET /api/lab/jobs/ID: work in the lab, growing until it is `done`; DELETE cancels it.

    `done` of `total` games, or of the seconds of a search. `shares` for a simulation, `best` for a search, best first.
    `reason` is English, `said` the same for a person.
    """

    id: str
    kind: Literal["simulation", "search"]
    state: Literal["waiting", "running", "done", "cancelled", "failed"]
    done: float
    total: float
    shares: list[LabShare]
    best: list[Candidate]
    turns: float | None
    reason: str | None
    said: Message | None


class Fine(Answer):
    """Done, and nothing else to say."""

    ok: bool = True


class Health(Answer):
    """GET /api/health. 503 with `ok` false if the database cannot be reached."""

    ok: bool
    version: str
    protocol: int
    database: str
    tables: int
    build: str
