"""The coach after a game at the keyboard, line by line and in full screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.driving import Person, run_launcher
from tests.terminal.line.playing import options, play
from tests.terminal.screen.positions import launcher_from

from throneroom import Game, Record
from throneroom.advice import coach as coach_module
from throneroom.advice.coach import Quality
from throneroom.bots import levels
from throneroom.bots.bot import Bot
from throneroom.bots.search.starting_plans import big_money
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.record.record import read_record
from throneroom.terminal.screen.coach_screen import CoachScreen
from throneroom.terminal.screen.end_screen import EndScreen
from throneroom.terminal.screen.launch import Launcher


@pytest.fixture
def finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished game in a file, and a coach that does little work."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(levels, "STRONG_GAMES", 600)
    monkeypatch.setattr(levels, "STRONG_GAMES_PLAIN", 600)
    monkeypatch.setitem(coach_module.QUALITIES, "quick", Quality("quick", 6, 24, 12, 48))
    game = Game.deal(kingdom_of(RECOMMENDED_SETS[0].cards), 2, 5)
    bots: list[Bot] = [StrategyBot(big_money()), StrategyBot(big_money())]
    game.run(bots)
    file = tmp_path / "game.txt"
    file.write_text(Record.of(game, ["Ann", "Ben"]).to_text(), encoding="utf-8")
    return file


@pytest.mark.once  # many rollouts
def test_the_coach_judges_the_game_and_it_is_played_on(finished: Path) -> None:
    """The file of the finished game is not touched by what follows."""
    before = finished.read_text(encoding="utf-8")
    shown = play(["coach", "1", "quit"], options(load=str(finished)))
    assert "Average loss:" in shown
    assert "Result without luck:" in shown
    assert "█" in shown or "▁" in shown
    assert finished.read_text(encoding="utf-8") == before


@pytest.mark.once  # many rollouts
def test_the_coach_works_in_the_background_of_the_full_screen(finished: Path) -> None:
    """Esc leads back to the result."""

    async def work(person: Person, launcher: Launcher) -> None:
        assert isinstance(person.app.screen, EndScreen)
        await person.press("c")
        assert isinstance(person.app.screen, CoachScreen)
        await person.until(lambda: "Average loss:" in person.screen)
        assert "Win chance (%)" in person.screen
        await person.press("escape")
        assert isinstance(person.app.screen, EndScreen)

    run_launcher(launcher_from(read_record(finished.read_text(encoding="utf-8"), Catalog())), work)
