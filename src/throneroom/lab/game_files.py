"""Single games of a match: all of them as a table, one of them as a record."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from throneroom.bots.bot import play_out
from throneroom.bots.match import MOST_TURNS
from throneroom.lab.match_setup import Plan, Row, match_of
from throneroom.record.record import Record

TIE = " = "  # between the names of those who share a victory


@contextmanager
def games_file(path: Path | None, plan: Plan) -> Iterator[Callable[[list[Row]], None] | None]:
    """Where to put each game: a CSV file with a line for each, or nowhere. What was put there stays, whatever happens.

    The columns: the game's number and seed, who began, who won, how it ended, then everybody's points and turns.
    """
    if path is None:
        yield None
        return
    labels = plan.labels()
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        amounts = [f"{label} {amount}" for amount in ("points", "turns") for label in labels]
        table.writerow(["game", "seed", "first", "winner", "ending", *amounts])

        def keep(rows: list[Row]) -> None:
            for number, seed, first, winners, ending, points, turns in rows:
                winner = TIE.join(labels[player] for player in winners)
                table.writerow([number, seed, labels[first], winner, ending, *points, *turns])

        yield keep


def record_of(plan: Plan, number: int) -> Record:
    """Game `number` of the match, played again to be kept."""
    match = match_of(plan)
    game = match.deal(number)
    play_out(game, match.seated(number), MOST_TURNS)
    labels = plan.labels()
    return Record.of(game, [labels[player] for player in match.order(number)])
