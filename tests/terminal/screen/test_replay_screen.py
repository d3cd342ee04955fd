"""Records on the full screen: step by step, at speed, and as several viewers see them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.terminal.driving import LARGE, LOCALE, Person, run_screen

from throneroom.bots.bot import play_out
from throneroom.bots.simple import MoneyBot, VillageSmithyBot
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.game import Game
from throneroom.record.record import Record
from throneroom.terminal.screen.app import TerminalApp
from throneroom.terminal.screen.end_screen import EndScreen
from throneroom.terminal.screen.replay_screen import ReplayScreen
from throneroom.terminal.screen.sources.recorded_game import RecordedGame


@pytest.fixture(scope="module")
def record() -> Record:
    game = Game.deal(kingdom_of(RECOMMENDED_SETS[0].cards), 2, 3)
    play_out(game, [MoneyBot(), VillageSmithyBot()])
    return Record.of(game, ["Ann", "Bob"])


def replay(record: Record) -> Callable[[TerminalApp], ReplayScreen]:
    def first(app: TerminalApp) -> ReplayScreen:
        source = RecordedGame(record, LOCALE)
        app.run_source(source)
        return ReplayScreen(source)

    return first


def test_a_record_is_stepped_through_and_seen_by_several_viewers(record: Record) -> None:
    async def work(person: Person) -> None:
        await person.pilot.pause()
        last = len(record.answers)
        assert f"Decision 0 of {last}, public view" in person.screen
        await person.press("n", "n", "b")
        assert f"Decision 1 of {last}" in person.screen
        await person.press("e")
        assert "as seen by Ann" in person.screen
        assert "Your hand" in person.screen
        await person.press("e", "e")
        assert "all hands" in person.screen
        assert "answers: " in person.screen
        await person.press("N")
        assert "turn 1" in person.screen
        await person.press("9")
        assert isinstance(person.app.screen, EndScreen)
        await person.press("escape")

    run_screen(replay(record), work, LARGE)


def test_esc_returns_from_the_end_to_the_record(record: Record) -> None:
    """As the footer says; q quits."""

    async def work(person: Person) -> None:
        await person.until(lambda: "Decision 0 of" in person.screen)
        await person.press("9")
        await person.until(lambda: isinstance(person.app.screen, EndScreen))
        assert "Esc: back to the table" in person.screen
        await person.press("escape")
        assert isinstance(person.app.screen, ReplayScreen)
        assert person.app._exit is False
        await person.press("b")
        assert "Decision" in person.screen

    run_screen(replay(record), work)


def test_a_record_runs_at_speed(record: Record) -> None:
    async def work(person: Person) -> None:
        assert isinstance(person.app.screen, ReplayScreen)
        source = person.app.screen.source
        await person.press("plus", "plus", "space")
        await person.until(lambda: source.number >= 2)
        await person.press("space")
        assert not source.is_running
        assert f"Decision {source.number} of" in person.screen

    run_screen(replay(record), work)
