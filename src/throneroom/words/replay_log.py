"""A record as a log."""

from __future__ import annotations

from throneroom.engine.view import SPECTATOR
from throneroom.locale import Locale
from throneroom.record.record import Record
from throneroom.words.board import score_lines
from throneroom.words.game_result import result_of
from throneroom.words.log import EVERYTHING, Log
from throneroom.words.names import player_names
from throneroom.words.prompt import question


class BadReplay(ValueError):
    """A decision or seat that is not in the record."""


def seat_of(record: Record, seat: str | None, everything: bool, locale: Locale) -> int:
    """Return the seat meant by a number or name; without one, EVERYTHING or SPECTATOR."""
    if everything and seat is not None:
        raise BadReplay(locale.text("plain-seat-or-all"))
    if seat is None:
        return EVERYTHING if everything else SPECTATOR
    known = [str(number) for number in range(len(record.names))]
    shown = player_names(record.names, locale)
    for labels in (known, list(record.names), shown):
        if seat in labels:
            return labels.index(seat)
    for names in (record.names, shown):
        begins = [name.casefold().startswith(seat.casefold()) for name in names]
        if seat and sum(begins) == 1:
            return begins.index(True)
    raise BadReplay(locale.text("plain-bad-seat", most=len(known) - 1, names=", ".join(shown)))


def replay_lines(record: Record, locale: Locale, to: int | None = None, seat: int = SPECTATOR) -> list[str]:
    """Return the log up to decision `to` as a seat saw it, then the result, the next question or who is asked.

    Only the seat asked sees the question: even its verb may tell what is in a hand.
    """
    names = player_names(record.names, locale)
    if to is not None and not 0 <= to <= len(record.answers):
        raise BadReplay(locale.text("plain-bad-decision", most=len(record.answers), n=to))
    log = Log(locale, names, seat)
    game = record.replay(to, log)
    lines = log.take()
    decision = game.decision
    if decision is None:
        return [*lines, "", *score_lines(result_of(game), names, locale)]
    number, name = len(game.history), names[decision.seat]
    if seat not in (EVERYTHING, decision.seat):
        return [*lines, "", locale.text("plain-waiting", number=number, name=name)]
    asked = question(decision, game.view(decision.seat), locale, names)
    return [*lines, "", locale.text("plain-asked", number=number, name=name, question=asked)]
