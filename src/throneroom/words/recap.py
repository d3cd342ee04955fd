"""What the others did since a player's last turn: one line for each turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.engine import event as events
from throneroom.engine.card import Card
from throneroom.engine.event import Event, Kind
from throneroom.locale import Locale
from throneroom.words.phrases import card_list

_SHOWN: Final[dict[Kind, str]] = {
    events.PLAYED: "log-play",
    events.BOUGHT: "log-buy",
    events.GAINED: "log-gain",
    events.TRASHED: "log-trash",
}


def recap_lines(happened: Sequence[Event], seat: int, names: Sequence[str], locale: Locale) -> list[str]:
    """Return a line for every turn since the end of this seat's last one, in order; its own current turn is left out.

    A spectator (`seat` < 0) gets a round.
    """
    starts = [index for index, event in enumerate(happened) if event.kind is events.TURN]
    if starts and happened[starts[-1]].seat == seat:
        starts, happened = starts[:-1], happened[: starts[-1]]
    if seat < 0:
        starts = starts[-len(names) :]
    else:
        mine = [place for place, index in enumerate(starts) if happened[index].seat == seat]
        starts = starts[mine[-1] + 1 :] if mine else starts
    ends = [*starts[1:], len(happened)] if starts else []
    return [_line(happened[start:end], seat, names, locale) for start, end in zip(starts, ends, strict=True)]


def _line(turn: Sequence[Event], reader: int, names: Sequence[str], locale: Locale) -> str:
    first = turn[0]
    done: dict[str, list[Card]] = {}
    for before, event in zip((None, *turn), turn, strict=False):
        is_bought = event.kind is events.GAINED and before is not None and before.kind is events.BOUGHT
        if event.seat == first.seat and event.kind in _SHOWN and not is_bought:
            cards = event.seen_by(reader).cards
            done.setdefault(_SHOWN[event.kind], []).extend(card for card in cards if isinstance(card, Card))
    parts = [locale.text(key, who="other", cards=card_list(cards, locale)) for key, cards in done.items() if cards]
    title = locale.text("log-turn", who="other", name=names[first.seat], n=first.count)
    return locale.text("recap-turn", turn=title, what=locale.clauses(parts) if parts else locale.text("recap-nothing"))
