"""A person at the table on the full screen, for the tests: presses keys and clicks, and sees what is drawn."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

from textual.geometry import Offset
from textual.pilot import Pilot

from throneroom.cards.catalog import Catalog
from throneroom.engine.card import Option
from throneroom.engine.decision import PLAY_TREASURES, Decision
from throneroom.locale import Locale
from throneroom.terminal.screen.app import TableApp
from throneroom.terminal.screen.end_screen import End
from throneroom.terminal.screen.launch import Playing
from throneroom.terminal.screen.selection import Where
from throneroom.terminal.screen.table_screen import TableScreen
from throneroom.terminal.screen.widgets.grid import Grid
from throneroom.terminal.screen.widgets.overlays import Cover
from throneroom.terminal.start import Wanted

LOCALE = Locale()
CATALOG = Catalog()
SMALL = (80, 24)
LARGE = (140, 45)

GRIDS = {Where.SUPPLY: "supply", Where.HAND: "hand", Where.LISTED: "choices"}


def drawn(app: TableApp) -> str:
    """What stands on the screen now, line by line."""
    strips = app.screen._compositor.render_strips(app.size)
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


class Person:
    """Somebody who plays with keys, mouse and typed words."""

    def __init__(self, app: TableApp, pilot: Pilot[None], seed: int = 0) -> None:
        self.app = app
        self.pilot = pilot
        self.chance = random.Random(seed)
        self.asked: set[str] = set()  # the verbs met so far

    @property
    def table(self) -> TableScreen:
        screen = self.app.screen
        assert isinstance(screen, TableScreen), screen
        return screen

    @property
    def decision(self) -> Decision:
        assert self.table.choosing is not None
        return self.table.choosing.decision

    @property
    def screen(self) -> str:
        return drawn(self.app)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so, and is drawn: bots think aside."""
        for _ in range(2000):
            if is_so():
                await self.pilot.pause()
                return
            await asyncio.sleep(0.005)
        raise AssertionError(f"nothing happened; on the screen:\n{self.screen}")

    async def asked_or_over(self) -> None:
        await self.until(lambda: isinstance(self.app.screen, Cover | End) or self._is_asked())

    def _is_asked(self) -> bool:
        return isinstance(self.app.screen, TableScreen) and self.app.screen.choosing is not None

    # -- answering --------------------------------------------------------------------------------------------------

    def grid(self) -> Grid:
        assert self.table.choosing is not None
        return self.table.query_one(f"#{GRIDS[self.table.choosing.where]}", Grid)

    async def take(self, grid: Grid, place: int) -> None:
        """Take a cell: with the cursor, or with the mouse."""
        region = grid._regions[place]
        if self.chance.random() < 0.5 and region.y < grid.content_size.height:
            inside = grid.content_region.offset - grid.region.offset
            await self.pilot.click(grid, offset=Offset(region.x, region.y) + inside)
        else:
            grid.focus()
            grid.cursor = place
            await self.press("enter")

    async def choose(self, *options: Option) -> None:
        """Choose these options, cell by cell, and say done."""
        decision, table = self.decision, self.table
        for option in options:
            grid = self.grid()
            taken = table.choosing
            assert taken is not None
            places = [
                place for place, cell in enumerate(grid.cells) if cell.option is option and not taken.place_of(place)
            ]
            assert places, f"{option} cannot be seen to choose, at {decision}\n{self.screen}"
            await self.take(grid, places[0])
        if decision.most > 1 and table.choosing is not None and table.choosing.decision is decision:
            await self.press("d")

    async def answer(self, options: tuple[Option, ...]) -> None:
        decision = self.decision
        self.asked.add(decision.verb.name)
        is_yes_or_no = any(cell.action == "yes" for cell in self.table.query_one("#choices", Grid).cells)
        if is_yes_or_no:
            await self.press("y" if options else "n")
        elif self.chance.random() < 0.03:
            await self.press("slash", *_keys(", ".join(option.name for option in options)), "enter")
        elif options == decision.options and decision.verb is PLAY_TREASURES:
            await self.press("a")
        elif not options:
            await self.press("d")
        else:
            await self.choose(*options)

    def wish(self) -> tuple[Option, ...]:
        """A legal answer at random that keeps the game going and meets many cards."""
        decision = self.decision
        if decision.verb is PLAY_TREASURES:
            return decision.options
        if decision.card is None:
            wanted = decision.options[-self.chance.randint(1, min(4, len(decision.options))) :]
            return wanted[:1]
        number = self.chance.randint(decision.least, decision.most)
        return tuple(self.chance.sample(decision.options, number))

    def plain_wish(self) -> tuple[Option, ...]:
        """What somebody answers who only buys Treasures and Provinces, so that a game is short."""
        decision = self.decision
        if decision.verb is PLAY_TREASURES:
            return decision.options
        if decision.card is None:
            names = ("Province", "Gold", "Silver")
            return next((option.alone for name in names for option in decision.options if option.name == name), ())
        return decision.default()

    async def play_out(self, answers: int = 10_000, wish: Callable[[Person], tuple[Option, ...]] | None = None) -> int:
        """Play until the game is over, or so many answers are given: how many were."""
        for given in range(answers):
            await self.asked_or_over()
            while isinstance(self.app.screen, Cover):
                await self.press("enter")
                await self.asked_or_over()
            if isinstance(self.app.screen, End):
                return given
            await self.answer((wish or Person.wish)(self))
        return answers


def _keys(text: str) -> list[str]:
    names = {" ": "space", ",": "comma", "+": "plus"}
    return [names.get(letter, letter) for letter in text]


def wanted(
    people: str | None = None,
    bots: str | None = None,
    kingdom: str | None = None,
    seed: int | None = 1,
    load: Path | None = None,
    save: Path | None = None,
) -> Wanted:
    return Wanted(people, bots, kingdom, seed, load, save, ())


def at_table(
    wishes: Wanted,
    work: Callable[[Person, Playing], Awaitable[None]],
    size: tuple[int, int] = SMALL,
    seed: int = 0,
    locale: Locale = LOCALE,
) -> None:
    """Open the program on a screen of this size, in a language, and let a person work with it."""

    at_game(Playing(wishes, CATALOG, [locale]), work, size, seed, locale)


def at_game(
    playing: Playing,
    work: Callable[[Person, Playing], Awaitable[None]],
    size: tuple[int, int] = SMALL,
    seed: int = 0,
    locale: Locale = LOCALE,
) -> None:
    async def run() -> None:
        app = TableApp(locale, playing.first)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await work(Person(app, pilot, seed), playing)
        assert app.failure is None, app.failure

    run_here(run())


def run_here(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)
