"""Games of a match in files: all of them as CSV, or one as a record."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from throneroom.lab.match_setup import GameRow, MatchSetup, labels, match_of, replay_game
from throneroom.record.record import Record

TIE = " = "  # between the names of players who share a victory


@contextmanager
def games_file(path: Path | None, setup: MatchSetup) -> Iterator[Callable[[list[GameRow]], None] | None]:
    """Yield a function that appends games to a CSV file, or None without a path.

    The columns are the game's number and seed, who started, who won, how it ended, then everyone's points and turns.
    """
    if path is None:
        yield None
        return
    names = labels(setup.bots)
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        amounts = [f"{name} {amount}" for amount in ("points", "turns") for name in names]
        writer.writerow(["game", "seed", "first", "winner", "ending", *amounts])

        def append(rows: list[GameRow]) -> None:
            for row in rows:
                winner = TIE.join(names[player] for player in row.winners)
                writer.writerow([row.number, row.seed, names[row.first], winner, row.ending, *row.points, *row.turns])

        yield append


def record_of(setup: MatchSetup, number: int) -> Record:
    """Replay game `number` of the match and return its record."""
    match = match_of(setup)
    names = labels(setup.bots)
    return Record.of(replay_game(match, number), [names[player] for player in match.order(number)])
