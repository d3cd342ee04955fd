"""A process that plays for bots. Run as a module, it answers one question after another.

Asked for the next moves of a table's bots, it replays the game, keeps it for the next question, and lets the bots
answer from their views until it is a person's turn or the time is up. Asked for a plan, it finds the strategy that a
level follows in a kingdom.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, assert_never

from msgspec import Struct

from throneroom.engine.game import Game
from throneroom.engine.rng import stream
from throneroom.protocol.lookup import kingdom_named, options_named
from throneroom.server.workers.bot_levels import bot_for, plan_of
from throneroom.system.parent_process import ParentProcess

_GAMES_KEPT: Final = 64
_BOT_STREAM: Final = -1000  # one random stream per answer, from here down; streams from -300 up have other uses


class BotSeat(Struct):
    """A seat that a bot plays: its level, and its strategy if it has one."""

    level: str
    strategy: str | None = None


class MovesQuestion(Struct, tag="moves", kw_only=True):
    """What do the bots of this table answer next? `bots` has an entry for each seat, None for people."""

    table: str
    kingdom: list[str]
    seed: int
    first: int
    answers: list[list[str]]
    bots: list[BotSeat | None]
    seconds: float


class PlanQuestion(Struct, tag="plan"):
    """Which strategy does this level follow in this kingdom?"""

    level: str
    kingdom: list[str]
    seats: int


class Moves(Struct):
    """The bots' answers in order; at least one."""

    answers: list[list[str]]


class Plan(Struct):
    """A strategy as text; empty if the level needs none."""

    strategy: str


class BotGames:
    """A cache of the games of recent questions."""

    def __init__(self) -> None:
        self._games: Final[OrderedDict[str, Game]] = OrderedDict()

    def play(self, question: MovesQuestion) -> Moves:
        """Let the bots play until it is a person's turn or the time is up."""
        deadline = time.monotonic() + question.seconds
        game = self._game(question)
        given: list[list[str]] = []
        while (decision := game.decision) is not None:
            seat = question.bots[decision.seat]
            if seat is None or (given and time.monotonic() > deadline):
                break
            strategy = seat.strategy or plan_of(seat.level, tuple(question.kingdom), len(question.bots))
            bot = bot_for(seat.level, strategy)
            # The seed depends on the game so far, so a bot gives the same answer after a restart.
            bot.begin(stream(question.seed, _BOT_STREAM - len(game.history)))
            answer = bot.answer(game.view(decision.seat), decision)
            game.answer(answer)
            given.append([option.name for option in answer])
        return Moves(given)

    def _game(self, question: MovesQuestion) -> Game:
        """Return the game after all answers, continuing the cached game if possible."""
        game = self._games.pop(question.table, None)
        played = [] if game is None else [[option.name for option in answer] for answer in game.history]
        if game is None or played != question.answers[: len(played)]:
            kingdom = kingdom_named(question.kingdom)
            game, played = Game.deal(kingdom, len(question.bots), question.seed, question.first), []
        for names in question.answers[len(played) :]:
            assert game.decision is not None
            game.answer(options_named(game.decision, names))
        self._games[question.table] = game
        if len(self._games) > _GAMES_KEPT:
            self._games.popitem(last=False)
        return game


def main() -> None:
    parent: ParentProcess[MovesQuestion | PlanQuestion] = ParentProcess(MovesQuestion | PlanQuestion)
    games = BotGames()
    while True:
        question = parent.receive()
        match question:
            case MovesQuestion():
                parent.send(games.play(question))
            case PlanQuestion(level, kingdom, seats):
                parent.send(Plan(plan_of(level, tuple(kingdom), seats) or ""))
            case _:
                assert_never(question)


if __name__ == "__main__":
    main()
