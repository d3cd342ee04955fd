"""Opening a table on a server from the terminal: who plays, and with which kingdom."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from throneroom.bots.levels import LEVELS
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.setup import MOST_SEATS
from throneroom.locale import Locale
from throneroom.protocol.kingdom import Edition, NamedSet, RandomCards
from throneroom.protocol.table import BotSeat, MySeat, OpenSeat, OpenTable
from throneroom.terminal.screen.widgets.overlays import ListWindow
from throneroom.words.names import bot_name, set_name

if TYPE_CHECKING:
    from textual.app import App

_RANDOM = "random"


def ask_new_table(app: App[None], name: str, locale: Locale, opened: Callable[[OpenTable], None]) -> None:
    """Ask who plays and with which kingdom, then call `opened`; not if the player cancels."""
    friends = [(locale.text("screen-remote-friends", n=number), str(number)) for number in range(1, MOST_SEATS)]
    bots = [(bot_name(level, 1, locale), level) for level in LEVELS]
    sets = [(set_name(known, locale), str(place)) for place, known in enumerate(RECOMMENDED_SETS)]
    kingdoms = [(locale.text("screen-remote-random"), _RANDOM), *sets]

    def with_kingdom(who: str | None) -> None:
        if who is None:
            return

        def done(kingdom: str | None) -> None:
            if kingdom is not None:
                opened(_wish(name, who, kingdom))

        app.push_screen(ListWindow(locale.text("screen-kingdom"), kingdoms, "0"), done)

    app.push_screen(ListWindow(locale.text("screen-remote-who"), [*friends, *bots], "1"), with_kingdom)


def _wish(name: str, who: str, kingdom: str) -> OpenTable:
    others = [OpenSeat() for _ in range(int(who))] if who.isdecimal() else [BotSeat(level=who)]
    chosen = RECOMMENDED_SETS[int(kingdom)] if kingdom != _RANDOM else None
    return OpenTable(
        name=name,
        seats=[MySeat(), *others],
        kingdom=RandomCards() if chosen is None else NamedSet(chosen.name, cast("Edition", chosen.edition)),
    )
