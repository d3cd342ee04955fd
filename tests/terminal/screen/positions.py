"""Games at a certain decision, for the tests of the full screen."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from tests.helpers.deals import seed_for
from tests.terminal.driving import LOCALE, options

from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.engine.card import Option
from throneroom.engine.decision import VERBS, Decision
from throneroom.engine.game import Game
from throneroom.record.record import Record
from throneroom.terminal.screen.launch import Launcher
from throneroom.terminal.seats import seats_of
from throneroom.terminal.series import Series
from throneroom.terminal.session import Session

CATALOG = Catalog()
SEED = seed_for(["3 Copper, 2 Estate", "4 Copper, Estate"], ["3 Copper, 2 Estate"])
ASKING = "Pawn, Scout, Secret Chamber, Masquerade, Wishing Well, Chancellor, Torturer, Library, Spy, Swindler"
STEALING = "Thief, Courtyard, Throne Room, Moat, Militia, Village, Cellar, Remodel, Steward, Baron"
SECOND_EDITION = "Sentry, Harbinger, Vassal, Lurker, Secret Passage, Replace, Diplomat, Merchant, Courtier, Artisan"


def launcher_from(record: Record) -> Launcher:
    """Return a launcher that continues a record."""
    series = Series(Session(record, seats_of(record.names, CATALOG)), lambda seed: record.kingdom)
    launcher = Launcher(options(), CATALOG, [LOCALE])
    launcher.series = series
    return launcher


@cache
def positions() -> dict[str, Record]:
    """Return a game of two people at a decision of each verb, with several options if possible."""
    found: dict[str, Record] = {}
    for seed, cards in enumerate([ASKING, STEALING, SECOND_EDITION] * 10):
        chance = random.Random(seed)
        kingdom = kingdom_of([CATALOG.find(name) for name in cards.split(",")])
        game = Game.deal(kingdom, 2, seed)
        while (decision := game.decision) is not None and len(game.history) < 400:
            best = found.get(decision.verb.name)
            if best is None or (len(best.replay().decision.options) == 1 < len(decision.options)):  # type: ignore[union-attr]
                found[decision.verb.name] = Record.of(game, ["Alice", "Bob"])
            game.answer(any_answer(decision, chance))
        if len(found) == len(VERBS):
            break
    return found


def any_answer(decision: Decision, chance: random.Random) -> Sequence[Option]:
    if decision.verb.name == "play-treasures":
        return decision.options
    least = max(decision.least, 1) if decision.card is None else decision.least
    return chance.sample(decision.options, chance.randint(min(least, len(decision.options)), decision.most))


@cache
def finished_game() -> Record:
    """Return a whole game of two people at random."""
    game = Game.deal(kingdom_of([CATALOG.find(name) for name in STEALING.split(",")]), 2, 5)
    chance = random.Random(5)
    while game.decision is not None:
        game.answer(any_answer(game.decision, chance))
    return Record.of(game, ["Alice", "Bob"])
