"""How a server runs: its limits, its timeouts, and the rest. Worker processes get them from their parent."""

from __future__ import annotations

from dataclasses import dataclass, field

from throneroom.cards.custom_sources import CardSource


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What a server process allows. Rates are per second; all but `messages` and `all_...` are for each address."""

    requests: float = 30.0  # HTTP requests, and websockets opened; bursts of ten times as many
    tables: float = 0.5  # tables opened and seats taken; bursts of 60
    all_tables: float = 20.0  # bursts of 600
    connections: int = 200  # websockets open at the same time
    all_connections: int = 5000
    messages: float = 50.0  # for each websocket; bursts of twice as many
    chat: float = 1.0  # lines of chat; bursts of ten
    all_chat: float = 50.0  # bursts of 500
    replays: float = 10.0  # finished games shown: results, records, replays and their positions; bursts of 100
    all_replays: int = 50  # waiting to be computed
    work: float = 5000.0  # answers replayed to load a table, welcome a client or undo; bursts of four times as many
    texts: float = 2.0  # cards sent to tables as text; bursts of twenty times as many
    all_texts: int = 50_000  # such cards read since the process was started; each makes the tables of new games longer
    dailies: int = 30  # daily deals begun by different players of one address, a day
    names: int = 10  # names taken, to be kept by a key, a day
    answers: int = 5000  # in one game, after which it ends; long games have about 1,500
    jobs: int = 2  # lab jobs waiting or running
    all_jobs: int = 20  # lab jobs waiting
    advice: int = 2  # prompts about which advice is being computed at the same time
    all_advice: int = 20  # waiting or being computed


def unlimited() -> Limits:
    """Return limits that nobody reaches, for tests and benchmarks."""
    many = 1_000_000
    return Limits(
        requests=many,
        tables=many,
        all_tables=many,
        connections=many,
        all_connections=many,
        messages=many,
        chat=many,
        all_chat=many,
        replays=many,
        work=100 * many,
        texts=many,
        all_texts=many,
        jobs=many,
        dailies=many,
        names=many,
        advice=many,
        all_advice=many,
    )


@dataclass(frozen=True, kw_only=True)
class Timeouts:
    """Durations in seconds."""

    sleep: float = 60.0  # until a table without connections is dropped from memory
    absent: float = 60.0  # until a table that nobody is connected to leaves the list
    expire: float = 3600.0  # until an idle table whose game has not started is closed
    keep: float = 365 * 86_400.0  # until a finished or closed table is deleted
    sweep: float = 5.0  # between checks for these
    slice: float = 0.25  # after which bots return the answers they have so far
    patience: float = 20.0  # until a slow bot is stopped
    retry: float = 0.5  # before trying again when the database could not be reached
    pause: tuple[float, float] = (0.5, 3.0)  # shortest and longest, for a player with nothing to choose
    elsewhere: float = 5.0  # before a process takes over work that another one should have done


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a server runs. `database` is a file, postgresql://..., or None to keep everything in memory."""

    database: str | None = None
    bot_processes: int = 1
    advice_processes: int = 2  # started when somebody asks for advice
    daily_level: str = "strong"  # of the bot in the daily deal
    origins: frozenset[str] = frozenset()
    hosts: frozenset[str] = frozenset()  # the host names it serves; any if empty
    custom: tuple[CardSource, ...] = ()  # custom cards
    prepares_games: bool = False  # for `throneroom play`, on this machine alone
    admin_token: str | None = field(default=None, repr=False)  # for `throneroom admin`; None turns it off
    limits: Limits = field(default_factory=Limits)
    timeouts: Timeouts = field(default_factory=Timeouts)
