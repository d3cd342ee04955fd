"""What is to be played, as plain data: any process on any machine can be sent it, and plays the same games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from throneroom.bots.match import ENDINGS, Match, Outcome, Tally
from throneroom.bots.named import NamedBot, make_bot, prepared
from throneroom.cards.catalog import Catalog
from throneroom.cards.custom import load_cards
from throneroom.cards.kingdoms import BOTH, ImpossibleWish, kingdom_of, random_kingdom
from throneroom.engine.card import distinct
from throneroom.engine.setup import KINGDOM_SIZE, Kingdom

# A game for a table of numbers: its number, its seed, who began, who won, how it ended, points, turns.
Row: TypeAlias = tuple[int, int, int, tuple[int, ...], str, tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True)
class CustomCards:
    """A file with a user's own cards, with what stands in it: another machine has no such file."""

    path: str
    source: bytes


@dataclass(frozen=True)
class Plan:
    """All that a game needs but its number: the kingdom by names, the bots in the order of the players, the seed."""

    kingdom: tuple[str, ...]
    bots: tuple[NamedBot, ...]
    seed: int
    rotates: bool = True
    custom: tuple[CustomCards, ...] = ()

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def block(self) -> int:
        """So many games share a deal."""
        return self.players if self.rotates else 1

    def labels(self) -> list[str]:
        return labels(self.bots)


def labels(bots: Sequence[NamedBot]) -> list[str]:
    """The bots' names; of two that are called the same, the second is number 2."""
    names = [bot.name for bot in bots]
    return [
        f"{name} ({number})" if (number := names[: place + 1].count(name)) > 1 else name
        for place, name in enumerate(names)
    ]


def plan_of(
    kingdom: Kingdom, bots: Sequence[NamedBot], seed: int, rotates: bool = True, custom: Iterable[CustomCards] = ()
) -> Plan:
    """The plan for these bots in this kingdom. Bots that need it prepare themselves here, which may take a while."""
    ready = tuple(prepared(bot, kingdom, len(bots)) for bot in bots)
    return Plan(tuple(card.name for card in kingdom.cards), ready, seed, rotates, tuple(custom))


def read_custom_cards(files: Iterable[Path]) -> tuple[CustomCards, ...]:
    return tuple(CustomCards(str(path), path.read_bytes()) for path in files)


def kingdom_for(bots: Sequence[NamedBot], catalog: Catalog, seed: int) -> Kingdom:
    """The cards that the bots' strategies name, filled up at random by the seed."""
    named = distinct([card for bot in bots for card in bot.cards(catalog)])
    if len(named) > KINGDOM_SIZE:
        names = ", ".join(card.name for card in named)
        raise ImpossibleWish(
            "problem-kingdom-strategies",
            f"the strategies name {len(named)} cards, and a kingdom has {KINGDOM_SIZE}; choose by --kingdom: {names}",
            needed=len(named),
            n=KINGDOM_SIZE,
            cards=named,
        )
    return random_kingdom(seed, BOTH, named)


# -- in any process ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def match_of(plan: Plan) -> Match:
    """The match that the plan describes, made once in each process."""
    catalog = Catalog(card for file in plan.custom for card in load_cards(file.path, file.source))
    kingdom = kingdom_of([catalog.find(name) for name in plan.kingdom])
    return Match(kingdom, [make_bot(bot, catalog) for bot in plan.bots], plan.seed, plan.rotates)


def tally_games(plan: Plan, start: int, stop: int) -> Tally:
    """What comes of the games from `start` to before `stop`."""
    return match_of(plan).tally(start, stop)


def list_games(plan: Plan, start: int, stop: int) -> tuple[Tally, list[Row]]:
    """The same, and each game for itself."""
    match = match_of(plan)
    outcomes: list[Outcome] = []
    tally = match.tally(start, stop, outcomes)
    rows = [
        (
            number,
            match.game_seed(number),
            outcome.order[0],
            tuple(outcome.winners),
            ENDINGS[outcome.ending],
            tuple(outcome.points),
            tuple(outcome.turns),
        )
        for number, outcome in enumerate(outcomes, start)
    ]
    return tally, rows
