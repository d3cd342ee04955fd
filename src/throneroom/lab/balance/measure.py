"""What a card does on one board: how its best plan fares against the best plan without it, and what it buys.

All functions here take and return plain data, so that any process on any machine can do the work.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from throneroom.bots.bot import play_out
from throneroom.bots.bot_mistakes import log_mistake
from throneroom.bots.match import MOST_TURNS, STALLED, VICTORY, Match, Outcome
from throneroom.bots.strategies.language import read_strategy, strategy_text
from throneroom.bots.strategies.strategy import Strategy, StrategyBot
from throneroom.cards.catalog import Catalog
from throneroom.engine.card import BASIC, Card
from throneroom.engine.event import BOUGHT, GAINED, Event
from throneroom.engine.setup import Kingdom
from throneroom.lab.balance.boards import Board, MeasuredCard, board, kingdom_with, others_only, planning_kingdom
from throneroom.lab.balance.plan_search import Improvement, copies_bought, plans_without
from throneroom.lab.measurement import SEATS

LONG_TURNS: Final = 40  # of one player; a game that takes more exceeds the turn limit of the report

_UNUSED: Final = 10_000_000  # a game number that no search reaches
_WATCHED: Final = 20  # games in which purchases are counted
_KNOWN_SEARCHES: Final = 4  # the search for the plans to start from takes this many times the games of an improvement
_WITHOUT: Final = "without"
_WITH: Final = "with"


@dataclass(frozen=True)
class Effort:
    """How many games are played on a board: to improve each plan, and in each match."""

    search: int
    match: int

    @property
    def known(self) -> int:
        """Games to find the plans that both sides start from, once for all cards and prices."""
        return _KNOWN_SEARCHES * self.search

    def games(self, cards: int) -> int:
        """Return about how many games one board takes for this many cards or prices."""
        return self.known + (cards + 1) * (self.search + self.match // SEATS) + cards * self.match


NORMAL: Final = Effort(search=8_000, match=400)


@dataclass(frozen=True)
class Pace:
    """Games in which both players follow the same plan: who wins, and how long they take."""

    games: int
    first_wins: int  # by the player who started
    second_wins: int
    turns: int  # of the player who took most, over all games
    long: int  # games of more than LONG_TURNS turns
    stalled: int  # games that were stopped after MOST_TURNS turns


@dataclass(frozen=True)
class BoardPlans:
    """A board and the plans without the card: those known, the best one improved, and its games against itself."""

    board: Board
    known: tuple[str, ...]
    best: str
    pace: Pace


@dataclass(frozen=True)
class BoardResult:
    """What the card does on one board. `share` counts a tie as half a victory."""

    number: int
    games: int
    share: float  # of the victories of the plan with the card against the plan without it, from 0 to 1
    copies: float  # bought per game
    first: float  # share of the games in which it is the first kingdom card that the plan buys or gains
    pace: Pace  # if both players follow the plan with the card
    pace_without: Pace
    plan: str
    rival: str

    @property
    def is_bought(self) -> bool:
        """Whether the best plan found on this board buys the card."""
        return self.share >= 0.5

    @property
    def is_first(self) -> bool:
        """Whether the best plan buys it before any other kingdom card, in most games."""
        return self.is_bought and self.first >= 0.5


def measure_board(
    number: int, seed: int, edition: str, effort: Effort, cards: Sequence[MeasuredCard]
) -> list[BoardResult | None]:
    """Measure cards on one board; a card that is on the board already has no result there."""
    plans = prepare_board(number, seed, edition, effort)
    return [None if card.name in plans.board.others else measure_card(card, plans, seed, effort) for card in cards]


def prepare_board(number: int, seed: int, edition: str, effort: Effort) -> BoardPlans:
    """Find the plans without the card on a board: they are the same for all cards."""
    place = board(number, seed, edition)
    kingdom, nine = planning_kingdom(place), others_only(place)
    known = plans_without(nine, kingdom, effort.known, seed)
    best = Improvement(kingdom, nine.cards, known, seed).best(effort.search).renamed(_WITHOUT)
    pace = _pace(kingdom, best, seed, effort.match)
    return BoardPlans(place, tuple([strategy_text(plan) for plan in known]), strategy_text(best), pace)


def measure_card(measured: MeasuredCard, plans: BoardPlans, seed: int, effort: Effort) -> BoardResult:
    """Find the best plan with a card on a board, and let it play against the best plan without it."""
    catalog = measured.catalog
    card = catalog.find(measured.name)
    kingdom = kingdom_with(plans.board, measured)
    known = [_read(text, catalog, f"{_WITHOUT} {number}") for number, text in enumerate(plans.known)]
    rival = _read(plans.best, catalog, _WITHOUT)
    plan = Improvement(kingdom, kingdom.cards, known, seed, card).best(effort.search).renamed(_WITH)
    bots = [StrategyBot(plan), StrategyBot(rival)]
    deals = -seed - 1
    tally = Match(kingdom, list(bots), deals, on_mistake=log_mistake).tally(_UNUSED, _UNUSED + effort.match)
    return BoardResult(
        number=plans.board.number,
        games=tally.games,
        share=tally.shares[0].total / VICTORY / tally.games,
        copies=copies_bought(kingdom, plan, rival, card, deals, _UNUSED, _WATCHED),
        first=_first_share(kingdom, [plan, rival], card, deals),
        pace=_pace(kingdom, plan, seed, effort.match),
        pace_without=plans.pace,
        plan=strategy_text(plan),
        rival=plans.best,
    )


def _pace(kingdom: Kingdom, plan: Strategy, seed: int, games: int) -> Pace:
    """Let a plan play against itself, each deal once: with the seats exchanged it would be the same game."""
    outcomes: list[Outcome] = []
    match = Match(kingdom, [StrategyBot(plan), StrategyBot(plan)], -seed - 1, rotates=False, on_mistake=log_mistake)
    tally = match.tally(_UNUSED, _UNUSED + games // SEATS, outcomes)
    return Pace(
        games=tally.games,
        first_wins=tally.wins_by_place[0],
        second_wins=tally.wins_by_place[1],
        turns=tally.turns.total,
        long=sum(max(outcome.turns) > LONG_TURNS for outcome in outcomes),
        stalled=tally.endings[STALLED],
    )


def _first_share(kingdom: Kingdom, plans: Sequence[Strategy], card: Card, seed: int) -> float:
    """Return how often the card is the first kingdom card that the first plan buys or gains."""
    match = Match(kingdom, [StrategyBot(plan) for plan in plans], seed, on_mistake=log_mistake)
    first = 0
    for number in range(_UNUSED, _UNUSED + _WATCHED):
        game = match.deal(number)
        seat = match.order(number).index(0)
        taken: list[str] = []

        def listen(event: Event, seat: int = seat, taken: list[str] = taken) -> None:
            if event.seat == seat and event.kind in (BOUGHT, GAINED):
                taken.extend([one.name for one in event.cards if isinstance(one, Card) and one.box != BASIC])

        game.listener = listen
        play_out(game, match.seated(number), MOST_TURNS, recorded=False, on_mistake=log_mistake)
        first += taken[:1] == [card.name]
    return first / _WATCHED


@lru_cache(maxsize=256)
def _read(text: str, catalog: Catalog, name: str) -> Strategy:
    return read_strategy(text, catalog, name)
