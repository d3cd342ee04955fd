"""Bots at work in a process of their own: a question on each line of standard input, its answer on standard output.

Asked what the bots of a table do next, the process plays the table's record again, keeps it for the next question, and
lets the bots answer from their views until a person is asked, or the time is over. Asked for a plan, it finds the
strategy that a level follows in a kingdom.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Struct

from throneroom.engine.game import Game
from throneroom.engine.random import stream
from throneroom.protocol.lookup import kingdom_named, options_named
from throneroom.server.workers.bot_levels import bot_for, plan_of

_GAMES_KEPT: Final = 64
_BOT_STREAM: Final = -1000  # and below, one for each answer; those from -300 on have other uses


class BotRecord(Struct):
    """The bot of a seat: its level, and the strategy that it follows, if it does."""

    level: str
    strategy: str | None = None


class Question(Struct, tag="think"):
    """What do the bots do next? `bots` has one for each seat, None for people."""

    table: str
    kingdom: list[str]
    seed: int
    first: int
    answers: list[list[str]]
    bots: list[BotRecord | None]
    seconds: float


class PlanQuestion(Struct, tag="plan"):
    """Which strategy does this level follow in this kingdom?"""

    level: str
    kingdom: list[str]
    seats: int


class Thought(Struct):
    """The answers of the bots, in order; at least one."""

    answers: list[list[str]]


class Plan(Struct):
    strategy: str


class Thinker:
    """Games that are being played, each as far as it was asked about last."""

    def __init__(self) -> None:
        self._games: Final[OrderedDict[str, Game]] = OrderedDict()

    def think(self, question: Question) -> Thought:
        until = time.monotonic() + question.seconds
        game = self._game(question)
        given: list[list[str]] = []
        while (decision := game.decision) is not None:
            record = question.bots[decision.seat]
            if record is None or (given and time.monotonic() > until):
                break
            strategy = record.strategy or plan_of(record.level, tuple(question.kingdom), len(question.bots))
            bot = bot_for(record.level, strategy)
            # Each answer begins anew, from a seed that follows from the game so far: it is the same after a restart.
            bot.begin(stream(question.seed, _BOT_STREAM - len(game.history)))
            answer = bot.answer(game.view(decision.seat), decision)
            game.answer(answer)
            given.append([option.name for option in answer])
        return Thought(given)

    def _game(self, question: Question) -> Game:
        """The game as it stands: the one kept, if it has only to go on."""
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
    # Whoever started this process ends it, by closing its input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    decoder = msgspec.json.Decoder(Question | PlanQuestion)
    thinker = Thinker()
    for line in sys.stdin.buffer:
        asked = decoder.decode(line)
        reply: Thought | Plan
        if isinstance(asked, Question):
            reply = thinker.think(asked)
        else:
            reply = Plan(plan_of(asked.level, tuple(asked.kingdom), asked.seats) or "")
        try:
            sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server was killed; what is left in the buffer goes nowhere
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return


if __name__ == "__main__":
    main()
