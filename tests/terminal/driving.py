"""A simulated person at the full screen, who presses keys, clicks, and sees what is drawn."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

from tests.helpers.waiting import wait_until_async
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.screen import Screen

from throneroom.cards.catalog import Catalog
from throneroom.engine.card import Option
from throneroom.engine.decision import PLAY_TREASURES, Decision
from throneroom.locale import Locale
from throneroom.terminal.screen.app import TerminalApp
from throneroom.terminal.screen.end_screen import EndScreen
from throneroom.terminal.screen.launch import Launcher
from throneroom.terminal.screen.play_screen import PlayScreen
from throneroom.terminal.screen.widgets.grid import Grid
from throneroom.terminal.screen.widgets.overlays import CoverScreen
from throneroom.terminal.start import PlayOptions

LOCALE = Locale()
CATALOG = Catalog()
SMALL = (80, 24)
LARGE = (140, 45)


def drawn(app: TerminalApp) -> str:
    """Return what is on the screen now, line by line."""
    strips = app.screen._compositor.render_strips(app.size)
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


class Person:
    """A person who plays with keys, the mouse and typed words."""

    def __init__(self, app: TerminalApp, pilot: Pilot[None], seed: int = 0) -> None:
        self.app = app
        self.pilot = pilot
        self.chance = random.Random(seed)
        self.asked: set[str] = set()  # the verbs asked so far

    @property
    def game_screen(self) -> PlayScreen:
        screen = self.app.screen
        assert isinstance(screen, PlayScreen), screen
        return screen

    @property
    def decision(self) -> Decision:
        assert self.game_screen.selection is not None
        return self.game_screen.selection.decision

    @property
    def screen(self) -> str:
        return drawn(self.app)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until the condition holds and is drawn; bots think in the background."""
        await wait_until_async(is_so, lambda: f"on the screen:\n{self.screen}")
        await self.pilot.pause()

    async def asked_or_over(self) -> None:
        await self.until(lambda: isinstance(self.app.screen, CoverScreen | EndScreen) or self._is_asked())

    def _is_asked(self) -> bool:
        return isinstance(self.app.screen, PlayScreen) and self.app.screen.selection is not None

    # -- answering --------------------------------------------------------------------------------------------------

    def grid(self) -> Grid:
        assert self.game_screen.selection is not None
        return self.game_screen.query_one(f"#{self.game_screen.selection.grid.value}", Grid)

    async def select(self, grid: Grid, index: int) -> None:
        """Select a cell, with the cursor or with the mouse."""
        region = grid._regions[index]
        if self.chance.random() < 0.5 and region.y < grid.content_size.height:
            inside = grid.content_region.offset - grid.region.offset
            await self.pilot.click(grid, offset=Offset(region.x, region.y) + inside)
        else:
            grid.focus()
            grid.cursor = index
            await self.press("enter")

    async def choose(self, *options: Option) -> None:
        """Choose these options cell by cell, then press done."""
        decision, screen = self.decision, self.game_screen
        for option in options:
            grid = self.grid()
            selection = screen.selection
            assert selection is not None
            indices = [
                index
                for index, cell in enumerate(grid.cells)
                if cell.option is option and not selection.position_of(index)
            ]
            assert indices, f"{option} is not shown, at {decision}\n{self.screen}"
            await self.select(grid, indices[0])
        if decision.most > 1 and screen.selection is not None and screen.selection.decision is decision:
            await self.press("d")

    async def answer(self, options: tuple[Option, ...]) -> None:
        decision = self.decision
        self.asked.add(decision.verb.name)
        is_yes_or_no = any(cell.action == "yes" for cell in self.game_screen.query_one("#choices", Grid).cells)
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
        """Return a random legal answer that keeps the game going and uses many cards."""
        decision = self.decision
        if decision.verb is PLAY_TREASURES:
            return decision.options
        if decision.card is None:
            wanted = decision.options[-self.chance.randint(1, min(4, len(decision.options))) :]
            return wanted[:1]
        number = self.chance.randint(decision.least, decision.most)
        return tuple(self.chance.sample(decision.options, number))

    def plain_wish(self) -> tuple[Option, ...]:
        """Return an answer that buys only Treasures and Provinces, so that a game is short."""
        decision = self.decision
        if decision.verb is PLAY_TREASURES:
            return decision.options
        if decision.card is None:
            names = ("Province", "Gold", "Silver")
            return next((option.alone for name in names for option in decision.options if option.name == name), ())
        return decision.default()

    async def play_out(self, answers: int = 10_000, wish: Callable[[Person], tuple[Option, ...]] | None = None) -> int:
        """Play until the game is over or this many answers are given, and return their number."""
        for given in range(answers):
            await self.asked_or_over()
            while isinstance(self.app.screen, CoverScreen):
                await self.press("enter")
                await self.asked_or_over()
            if isinstance(self.app.screen, EndScreen):
                return given
            await self.answer((wish or Person.wish)(self))
        return answers


def _keys(text: str) -> list[str]:
    names = {" ": "space", ",": "comma", "+": "plus"}
    return [names.get(letter, letter) for letter in text]


def options(
    people: str | None = None,
    bots: str | None = None,
    kingdom: str | None = None,
    seed: int | None = 1,
    load: Path | None = None,
    save: Path | None = None,
) -> PlayOptions:
    return PlayOptions(people=people, bots=bots, kingdom=kingdom, seed=seed, load=load, save=save)


def run_app(
    wanted: PlayOptions,
    work: Callable[[Person, Launcher], Awaitable[None]],
    size: tuple[int, int] = SMALL,
    seed: int = 0,
    locale: Locale = LOCALE,
) -> None:
    """Open the program on a screen of this size, in this language, and let a person use it."""
    run_launcher(Launcher(wanted, CATALOG, [locale]), work, size, seed, locale)


def run_launcher(
    launcher: Launcher,
    work: Callable[[Person, Launcher], Awaitable[None]],
    size: tuple[int, int] = SMALL,
    seed: int = 0,
    locale: Locale = LOCALE,
) -> None:
    async def run() -> None:
        app = TerminalApp(locale, launcher.first_screen)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await work(Person(app, pilot, seed), launcher)
        assert app.failure is None, app.failure

    asyncio.run(run())


def run_screen(
    first: Callable[[TerminalApp], Screen[None]],
    work: Callable[[Person], Coroutine[Any, Any, None]],
    size: tuple[int, int] = SMALL,
) -> TerminalApp:
    """Open the program with this screen, let a person use it, and return the program."""

    async def run() -> TerminalApp:
        app = TerminalApp(LOCALE, first)
        async with app.run_test(size=size) as pilot:
            await work(Person(app, pilot))
        return app

    return asyncio.run(run())
