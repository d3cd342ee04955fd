"""The data of the client's unit tests: the card catalog, and whole games with the log that the terminal shows.

`python -m tests.web.fixtures` writes web/tests/fixtures. `make test` runs it every time, so the client's log is always
compared with the current one in Python.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from tests.helpers.paths import ROOT
from tests.properties.games import any_answer

from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.locale import Locale, languages
from throneroom.protocol.base import encode
from throneroom.server.http.card_catalog import catalog
from throneroom.server.tables.snapshot import SupplyMessage, Views
from throneroom.words.log import INDENT, Log

FOLDER: Final = ROOT / "web" / "tests" / "fixtures"
NAMES: Final = ("Ada", "Ben", "Cleo")
SETS: Final = ("First Game", "Interaction", "Best Wishes", "Deconstruction", "Underlings")
SEEDS: Final = (3,)
MOST_ANSWERS: Final = 90


def games() -> list[dict[str, Any]]:
    kingdoms = [(known.name, known.cards) for known in RECOMMENDED_SETS if known.name in SETS]
    return [
        {"name": name, **played(Game.deal(kingdom_of(cards), len(NAMES), seed), seed)}
        for name, cards in kingdoms
        for seed in SEEDS
    ]


def played(game: Game, seed: int) -> dict[str, Any]:
    """Play a random game and return it as seat 0 saw it."""
    events: list[Event] = []
    answers: list[int] = []
    views = [view(game, 0)]
    game.listener = events.append
    random = Random(seed)
    for number in range(MOST_ANSWERS):
        if game.decision is not None:
            game.answer(any_answer(game.decision, random))
            answers += [number] * (len(events) - len(answers))
            views.append(view(game, len(events)))
    return {
        "happenings": [happening(number, event.seen_by(0), answers[number]) for number, event in enumerate(events)],
        "views": views,
        "lines": {language: lines(events, language) for language in languages()},
    }


def lines(events: list[Event], language: str) -> list[dict[str, Any]]:
    """Return the log in this language, as the terminal shows it."""
    log = Log(Locale(language), NAMES, 0)
    return [{"depth": depth(line), "text": line.strip()} for line in log.lines_for(events)]


def view(game: Game, happened: int) -> dict[str, Any]:
    """Return what the server shows seat 0 after this many events."""
    seen = Views(game, SupplyMessage(), shows_points=True, shows_decks=True).of(0)
    return {"happened": happened, "view": json.loads(encode(seen))}


def depth(line: str) -> int:
    return (len(line) - len(line.lstrip())) // len(INDENT)


def happening(number: int, event: Event, answer: int) -> dict[str, Any]:
    return {
        "number": number,
        "kind": event.kind.name,
        "seat": event.seat,
        "cards": [card.name for card in event.cards],
        "count": event.count,
        "source": event.source,
        "target": event.target,
        "other": event.other,
        "cause": [card.name for card in event.cause],
        "news": [],
        "answer": answer,
    }


def text() -> str:
    cards = [card.name for card in Catalog().cards]
    return json.dumps({"names": NAMES, "cards": cards, "games": games()}, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "games.json").write_text(text(), encoding="utf-8")
    (FOLDER / "catalog.json").write_bytes(encode(catalog()))
