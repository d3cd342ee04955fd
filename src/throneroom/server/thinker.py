"""Bots at work in a process of their own: a question on each line of standard input, its answers on standard output.

The process plays the record of a table again, keeps it for the next question, and lets the bots answer from their views
until a person is asked, or the time is over.
"""

from __future__ import annotations

import signal
import sys
import time
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Struct

from throneroom.engine.game import Game
from throneroom.server.levels import bot_for
from throneroom.server.sitting import CATALOG, kingdom_named, options_named

_GAMES_KEPT: Final = 64


class BotRecord(Struct):
    """The bot of a seat."""

    level: str
    strategy: str | None = None


class Question(Struct):
    """What do the bots do next? `bots` has one for each seat, None for people."""

    table: str
    kingdom: list[str]
    seed: int
    first: int
    answers: list[list[str]]
    bots: list[BotRecord | None]
    seconds: float


class Thought(Struct):
    """The answers of the bots, in order; at least one."""

    answers: list[list[str]]


class Thinker:
    """Games that are being played, each as far as it was asked about last."""

    def __init__(self) -> None:
        self._games: Final[OrderedDict[str, Game]] = OrderedDict()

    def think(self, question: Question) -> Thought:
        until = time.monotonic() + question.seconds
        game = self._game(question)
        given: list[list[str]] = []
        while (decision := game.decision) is not None:
            bot = question.bots[decision.seat]
            if bot is None or (given and time.monotonic() > until):
                break
            answer = bot_for(bot.level, bot.strategy, question.seed + len(game.history), CATALOG).answer(
                game.view(decision.seat), decision
            )
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
    decoder = msgspec.json.Decoder(Question)
    thinker = Thinker()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(thinker.think(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
