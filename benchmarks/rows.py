"""What `benchmarks.compare` measures, each row in a fresh process, and the bars that the ratios should reach.

Both engines run this module, so it uses only names that the older one has too.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from benchmarks.engine import answer, bytes_of_games, clone_positions, first_game
from benchmarks.lab import ENGINE_DECK, KINGDOMS

if TYPE_CHECKING:  # only the child processes import the package
    from throneroom.bots.bot import Bot
    from throneroom.engine.event import Event
    from throneroom.engine.game import Game

FIRST_GAME = KINGDOMS["First Game"]
ATTACKS = "Bureaucrat, Militia, Spy, Thief, Witch, Swindler, Minion, Saboteur, Torturer, Moat"
# Kingdoms with the cards of built-in strategies.
STRATEGIES = {
    "double-witch": "Witch, Moat, Chapel, Village, Smithy, Market, Cellar, Militia, Workshop, Remodel",
    "torturer-chain": "Torturer, Mining Village, Masquerade, Steward, Smithy, Market, Moat, Cellar, Pawn, Nobles",
    "minion-swarm": KINGDOMS["Minions"],
    "throne-bridge": "Throne Room, Bridge, Laboratory, Village, Smithy, Market, Moat, Cellar, Militia, Workshop",
    "chapel-witch": "Chapel, Witch, Moat, Village, Smithy, Market, Cellar, Militia, Workshop, Remodel",
}

GAMES, MICROSECONDS, BYTES = "games/s", "us", "bytes"

# Plays this many games (or clones and so on), and returns how many there really were.
Work = Callable[[int], int]


class Row(NamedTuple):
    """Something to measure: how many times per round, in which unit, and what prepares it."""

    size: int
    unit: str
    prepare: Callable[[], Work]
    plain: bool = False  # run both engines in plain Python


class Bar(NamedTuple):
    """What to reach: at least this ratio, and at least this many games a second or at most this many microseconds."""

    ratio: float | None = None
    figure: float | None = None


# -- how it is measured -----------------------------------------------------------------------------------------------


def mirror(bot: str, cards: str, seats: int = 2) -> Callable[[], Work]:
    """Games of the lab, of a bot against itself."""

    def prepare() -> Work:
        from throneroom.bots.named_bot import NamedBot, find_bot
        from throneroom.cards.catalog import Catalog
        from throneroom.cards.kingdoms import kingdom_of
        from throneroom.lab.match_setup import match_of, set_up_match

        catalog = Catalog()
        named = NamedBot("engine-deck", text=ENGINE_DECK) if bot == "engine-deck" else find_bot(bot, catalog)
        match = match_of(set_up_match(kingdom_of(catalog.read_list(cards)), [named] * seats, 1))
        match.tally(0, 60)
        return lambda games: match.tally(0, games - games % seats).games

    return prepare


def search(cards: str) -> Callable[[], Work]:
    """A whole search of about this many games."""

    def prepare() -> Work:
        from throneroom.lab.pool import Pool
        from throneroom.lab.strategy_search import SearchSetup, StrategySearch

        def work(games: int) -> int:
            played: list[int] = []
            StrategySearch(SearchSetup(tuple(cards.split(", ")), 2, 1), Pool()).run_and_score(
                games, "plan", played.append
            )
            return played[-1]

        return work

    return prepare


def clones(inside: bool) -> Callable[[], Work]:
    """Clones of one position, between effects or in the middle of one."""

    def prepare() -> Work:
        between_effects, inside_effect = clone_positions()
        game = inside_effect if inside else between_effects

        def work(number: int) -> int:
            for _ in range(number):
                game.clone()
            return number

        return work

    return prepare


def _strategy_bots(name: str) -> list[Bot]:
    """Return a bot for each of two seats, ready for First Game."""
    from throneroom.bots.named_bot import find_bot, make_bot, prepare_bot
    from throneroom.cards.catalog import Catalog

    catalog = Catalog()
    bot = prepare_bot(find_bot(name, catalog), first_game(), 2)
    return [make_bot(bot, catalog) for _ in range(2)]


def _halfway(bots: list[Bot], seed: int) -> Game:
    """Return a recorded game of First Game at about half its length, between effects."""
    from throneroom.engine.game import Game

    game = Game.deal(first_game(), 2, seed)
    while game.decision is not None:
        answer(game, bots[game.decision.seat])
    half = game.rewound(len(game.history) // 2)
    while half.effect is not None and half.decision is not None:
        answer(half, bots[half.decision.seat])
    return half


def rollouts(name: str) -> Callable[[], Work]:
    """Clones of games that are half over, each played to its end."""

    def prepare() -> Work:
        from throneroom.bots.bot import play_out

        bots = _strategy_bots(name)
        games = [_halfway(bots, seed) for seed in range(50)]
        # Engines before 0.2 always keep the history.
        unrecorded: dict[str, Any] = {"recorded": False} if hasattr(games[0], "run") else {}

        def work(number: int) -> int:
            for place in range(number):
                play_out(games[place % len(games)].clone(**unrecorded), bots, **unrecorded)
            return number

        return work

    return prepare


def recorded_games() -> Work:
    """Games as the server plays them: dealt by key, with events, views of both seats at each decision, and a record."""
    from throneroom.engine.game import Game
    from throneroom.record.record import Record
    from throneroom.server.tables.snapshot import SupplyMessage, Views

    kingdom = first_game()
    bots = _strategy_bots("good")

    def play(seed: int) -> int:
        game = Game.deal(kingdom, 2, seed, keyed=True, asks_forced=True)
        events: list[Event] = []
        game.listener = events.append
        supply = SupplyMessage()
        while game.decision is not None:
            views = Views(game, supply, False, False)
            for seat in range(2):
                views.of(seat)
                for event in events:
                    event.cards_seen_by(seat)
            events.clear()
            if game.decision.is_forced:
                game.answer(game.decision.default())
            else:
                answer(game, bots[game.decision.seat])
        return len(Record.of(game).answers)

    def work(games: int) -> int:
        return sum(play(seed) > 0 for seed in range(games))

    return work


def live_games() -> Work:
    """Bytes of this many live games."""
    return bytes_of_games


# -- the rows and their bars ------------------------------------------------------------------------------------------


ROWS: dict[str, Row] = {
    "big-money, 2 seats": Row(30_000, GAMES, mirror("big-money", FIRST_GAME)),
    "big-money, 6 seats": Row(12_000, GAMES, mirror("big-money", FIRST_GAME, 6)),
    "good, First Game": Row(25_000, GAMES, mirror("good", FIRST_GAME)),
    "good, all attacks": Row(12_000, GAMES, mirror("good", ATTACKS)),
    "engine deck": Row(10_000, GAMES, mirror("engine-deck", FIRST_GAME)),
    **{name: Row(10_000, GAMES, mirror(name, cards)) for name, cards in STRATEGIES.items()},
    **{f"search, {name}": Row(8_000, GAMES, search(cards)) for name, cards in KINGDOMS.items()},
    "clone between effects": Row(300_000, MICROSECONDS, clones(inside=False)),
    "clone inside an effect": Row(60_000, MICROSECONDS, clones(inside=True)),
    "rollout, big-money": Row(30_000, MICROSECONDS, rollouts("big-money")),
    "rollout, good": Row(30_000, MICROSECONDS, rollouts("good")),
    "recorded game": Row(300, MICROSECONDS, recorded_games),
    "live game": Row(100, BYTES, live_games),
    "plain, big-money": Row(1_500, GAMES, mirror("big-money", FIRST_GAME), plain=True),
    "plain, good": Row(1_200, GAMES, mirror("good", FIRST_GAME), plain=True),
    "plain, engine deck": Row(500, GAMES, mirror("engine-deck", FIRST_GAME), plain=True),
}

# A row without a bar is there to be watched.
BARS: dict[str, Bar] = {
    "big-money, 2 seats": Bar(2.4),
    "big-money, 6 seats": Bar(2.4),
    "good, First Game": Bar(2.3),
    "good, all attacks": Bar(2.3),
    "engine deck": Bar(1.8),
    "torturer-chain": Bar(1.6),
    "minion-swarm": Bar(1.6),
    "throne-bridge": Bar(1.6),
    "chapel-witch": Bar(1.6),
    "search, First Game": Bar(1.5, 20_000),
    "search, Minions": Bar(1.5),
    "search, Torturers": Bar(1.5),
    "clone between effects": Bar(figure=1.0),
    "clone inside an effect": Bar(figure=4.0),
    "rollout, big-money": Bar(figure=25.0),
    "rollout, good": Bar(figure=25.0),
    "recorded game": Bar(1.0),
    "live game": Bar(1.0),
    "plain, big-money": Bar(0.95),
    "plain, good": Bar(0.95),
    "plain, engine deck": Bar(0.95),
}


def measure(name: str, size: int) -> float:
    """Measure a row with the engine of this process, and return its figure."""
    row = ROWS[name]
    work = row.prepare()
    began = time.process_time()
    done = work(size)
    seconds = time.process_time() - began
    if row.unit == BYTES:
        return done / size
    return done / seconds if row.unit == GAMES else seconds / done * 1e6
