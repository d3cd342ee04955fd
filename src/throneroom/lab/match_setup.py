"""A match as plain data, from which any process on any machine plays the same games."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from throneroom.bots.bot import play_out
from throneroom.bots.bot_mistakes import DEFAULT, log_mistake, on_mistake
from throneroom.bots.match import ENDINGS, MOST_TURNS, Match, Outcome, Tally
from throneroom.bots.named_bot import NamedBot, make_bot, prepare_bot
from throneroom.cards.catalog import Catalog
from throneroom.cards.custom_sources import CardSource, load_sources
from throneroom.cards.kingdoms import BOTH, ImpossibleWish, kingdom_named, kingdom_names, random_kingdom
from throneroom.engine.card import CUSTOM, distinct
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.engine.setup import KINGDOM_SIZE, Kingdom


@dataclass(frozen=True, kw_only=True)
class MatchSetup:
    """Everything a game needs except its number: the kingdom, the bots in player order, and the seed."""

    kingdom: tuple[str, ...]
    bots: tuple[NamedBot, ...]
    seed: int
    rotates: bool = True
    custom: tuple[CardSource, ...] = ()
    mistakes: str = DEFAULT  # what a bot's mistake costs: see bots.bot_mistakes

    @property
    def players(self) -> int:
        return len(self.bots)


class GameRow(NamedTuple):
    """The outcome of one game, as a row of a spreadsheet. Players are numbers."""

    number: int
    seed: int
    first: int
    winners: tuple[int, ...]
    ending: str
    points: tuple[int, ...]
    turns: tuple[int, ...]


def labels(bots: Sequence[NamedBot]) -> list[str]:
    """Return the bots' names, numbering repeated ones: the second bot with the same name gets a 2."""
    names = [bot.name for bot in bots]
    return [
        f"{name} ({number})" if (number := names[: place + 1].count(name)) > 1 else name
        for place, name in enumerate(names)
    ]


def set_up_match(
    kingdom: Kingdom,
    bots: Sequence[NamedBot],
    seed: int,
    *,
    rotates: bool = True,
    custom: Iterable[CardSource] = (),
    mistakes: str = DEFAULT,
) -> MatchSetup:
    """Describe a match. Bots that need a plan for the kingdom make it here, which may take a while."""
    return MatchSetup(
        kingdom=kingdom_names(kingdom),
        bots=tuple(prepare_bot(bot, kingdom, len(bots)) for bot in bots),
        seed=seed,
        rotates=rotates,
        custom=tuple(custom),
        mistakes=mistakes,
    )


def kingdom_for(bots: Sequence[NamedBot], catalog: Catalog, seed: int) -> Kingdom:
    """Return a kingdom with the cards that the bots' strategies name; the rest is random, from the seed."""
    named = distinct([card for bot in bots for card in bot.cards(catalog)])
    if len(named) > KINGDOM_SIZE:
        names = ", ".join(card.name for card in named)
        raise ImpossibleWish(
            "problem-kingdom-strategies",
            f"the strategies name {len(named)} cards, and a kingdom has {KINGDOM_SIZE}; use --kingdom: {names}",
            needed=len(named),
            n=KINGDOM_SIZE,
            cards=named,
        )
    return random_kingdom(seed, BOTH, named)


# -- in any process ---------------------------------------------------------------------------------------------------


def match_of(setup: MatchSetup) -> Match:
    """Return the match that the setup describes, cached in each thread: the bots of a match have state.

    A worker of a cluster may play several tasks at a time.
    """
    return _match_of(setup, threading.get_ident())


@lru_cache(maxsize=64)
def _match_of(setup: MatchSetup, thread: int) -> Match:
    catalog, kingdom = catalog_and_kingdom(setup.kingdom, setup.custom)
    bots = [make_bot(bot, catalog) for bot in setup.bots]
    return Match(kingdom, bots, setup.seed, setup.rotates, on_mistake(setup.mistakes))


def catalog_and_kingdom(names: Sequence[str], custom: Iterable[CardSource]) -> tuple[Catalog, Kingdom]:
    """Return the kingdom with these cards, and the catalog that includes the custom ones."""
    catalog = load_sources(tuple(custom)).catalog
    kingdom = kingdom_named(names, catalog)
    return catalog.with_cards(card for card in kingdom.cards if card.box == CUSTOM), kingdom


def tally_games(setup: MatchSetup, start: int, stop: int) -> Tally:
    """Play the games from `start` up to but not including `stop`, and return their tally."""
    return match_of(setup).tally(start, stop)


def list_games(setup: MatchSetup, start: int, stop: int) -> tuple[Tally, list[GameRow]]:
    """Play the same games as `tally_games`, and return their tally and a row for each game."""
    match = match_of(setup)
    outcomes: list[Outcome] = []
    tally = match.tally(start, stop, outcomes)
    rows = [
        GameRow(
            number=number,
            seed=match.game_seed(number),
            first=outcome.order[0],
            winners=tuple(outcome.winners),
            ending=ENDINGS[outcome.ending],
            points=tuple(outcome.points),
            turns=tuple(outcome.turns),
        )
        for number, outcome in enumerate(outcomes, start)
    ]
    return tally, rows


# Given a game and its players in seat order, returns the listener for the game's events.
Watch = Callable[[Game, list[int]], Callable[[Event], None]]


def replay_game(match: Match, number: int, watch: Watch | None = None) -> Game:
    """Play game `number` of a match again, to save or to watch it.

    It is played to its end, even if a bot has lost it by a mistake.
    """
    game = match.deal(number)
    if watch is not None:
        game.listener = watch(game, match.order(number))
    play_out(game, match.seated(number), MOST_TURNS, on_mistake=log_mistake)
    return game
