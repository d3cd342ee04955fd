"""The decisions of games between bots as numbers: what a seat observed, what it might do, what it did, how it ended.

Game n of a match is the same as in `throneroom simulate`. What bots are never asked, such as to play Treasures, is no
decision here either.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from typing import Final

from throneroom.bots.bot_mistakes import answer_or_default
from throneroom.bots.match import MOST_TURNS, Match
from throneroom.encoding.buffer import Buffer
from throneroom.encoding.choices import Choices
from throneroom.encoding.layout import Layout, layout_of, standard_layout
from throneroom.encoding.observation import ObservationRow, observe
from throneroom.engine.game import Game
from throneroom.engine.score import counted_points, leaders
from throneroom.lab.batches import Work
from throneroom.lab.match_setup import MatchSetup, catalog_and_kingdom, match_of

# Which cards have places in observations: all printed ones, or only those of the kingdoms.
STANDARD: Final = "standard"
KINGDOM: Final = "kingdom"
LAYOUTS: Final = (STANDARD, KINGDOM)

WON: Final = 1
TIED: Final = 0
LOST: Final = -1


@dataclass
class Decisions:
    """A column for each fact, with a row for each action, in the order of the games."""

    game: array[int] = field(default_factory=lambda: array("q"))
    step: array[int] = field(default_factory=lambda: array("i"))  # the number of the action in its game
    seat: array[int] = field(default_factory=lambda: array("b"))
    player: array[int] = field(default_factory=lambda: array("b"))
    turn: array[int] = field(default_factory=lambda: array("h"))
    verb: list[str] = field(default_factory=list)
    card: list[str | None] = field(default_factory=list)  # that asks
    observation: bytearray = field(default_factory=bytearray)
    mask: bytearray = field(default_factory=bytearray)
    action: array[int] = field(default_factory=lambda: array("h"))
    outcome: array[int] = field(default_factory=lambda: array("b"))  # of the seat: WON, TIED or LOST
    lead: array[int] = field(default_factory=lambda: array("h"))  # over the best other seat, at the end


def data_layout(setups: Sequence[MatchSetup], which: str) -> Layout:
    """Return the layout for games in these kingdoms, custom cards included."""
    found = [catalog_and_kingdom(setup.kingdom, setup.custom) for setup in setups]
    seats = setups[0].players
    if which == KINGDOM:
        return layout_of([kingdom for _, kingdom in found], seats)
    printed = standard_layout(seats)
    custom = [card for _, kingdom in found for card in kingdom.cards if printed.actions.place(card) < 0]
    return standard_layout(seats, tuple(dict.fromkeys(custom)))


def decisions_with(setups: Sequence[MatchSetup], which: str) -> Work[Decisions]:
    """Return the work that plays games and lists their decisions, in any process."""
    names = tuple(dict.fromkeys(setup.kingdom for setup in setups))
    return partial(_list_decisions, names, which)


@lru_cache(maxsize=8)
def _layout(kingdoms: tuple[tuple[str, ...], ...], which: str, setup: MatchSetup) -> Layout:
    return data_layout([replace(setup, kingdom=kingdom) for kingdom in kingdoms], which)


def _list_decisions(
    kingdoms: tuple[tuple[str, ...], ...], which: str, setup: MatchSetup, start: int, stop: int
) -> Decisions:
    """Play the games from `start` up to but not including `stop`, and return all decisions."""
    layout = _layout(kingdoms, which, setup)
    match = match_of(setup)
    found = Decisions()
    for number in range(start, stop):
        _play(match, number, layout, found)
    return found


def _play(match: Match, number: int, layout: Layout, found: Decisions) -> None:
    """Play a game as `Match.play` does, and add its decisions."""
    game = match.deal(number)
    order = match.order(number)
    bots = match.seated(number)
    for seat, bot in enumerate(bots):
        if bot.plays_all_treasures:
            game.always_play_treasures(seat)
    views = [game.view(seat) for seat in range(len(bots))]
    choices = Choices(layout.actions, game)
    buffer, masks = Buffer(layout.size), Buffer(layout.actions.size)
    row = ObservationRow(layout, buffer, 0, masks, 0)
    row.begin(views[0])
    first = len(found.game)
    while (decision := game.decision) is not None and game.player.turns <= MOST_TURNS:
        seat = decision.seat
        view = views[seat]
        for action in choices.actions_of(answer_or_default(bots[seat], view, decision)):
            observe(row, view, choices)
            found.game.append(number)
            found.step.append(len(found.game) - first - 1)
            found.seat.append(seat)
            found.player.append(order[seat])
            found.turn.append(view.turns(seat))
            found.verb.append(decision.verb.name)
            found.card.append(None if decision.card is None else decision.card.name)
            found.observation += buffer.shared
            found.mask += masks.shared
            found.action.append(action)
            choices.choose(action)
    _add_outcome(game, found, first)


def _add_outcome(game: Game, found: Decisions, first: int) -> None:
    """Add how the game ended to its decisions. A game that was stopped counts as it stands."""
    scores = [counted_points(player.owned) for player in game.players]
    leading = leaders(scores, [player.turns for player in game.players])
    won = TIED if len(leading) > 1 else WON
    for row in range(first, len(found.game)):
        seat = found.seat[row]
        found.outcome.append(won if seat in leading else LOST)
        found.lead.append(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))
