"""Advice on the full screen: a window that gets sharper, and closes with the question."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.driving import Person, options, run_app

from throneroom.terminal.screen.launch import Launcher
from throneroom.terminal.screen.sources.local_game import LocalGame
from throneroom.terminal.screen.widgets.advice_window import AdviceWindow


@pytest.fixture(autouse=True)
def _in_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_window_lists_the_answers_and_closes_with_a_key() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        await person.asked_or_over()
        source = person.game_screen.source
        assert isinstance(source, LocalGame)
        await person.press("h")
        assert isinstance(person.app.screen, AdviceWindow)
        await person.until(lambda: "games simulated from what you know" in person.screen)
        assert "%" in person.screen
        await person.press("escape")
        await person.until(lambda: source.advice is None)
        assert person.decision is source.decision, "nothing has been answered"

    run_app(options(people="1", bots="fair", seed=3), work)


def test_several_people_who_have_not_agreed_read_how_to() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        await person.press("enter")  # the cover
        await person.press("h")
        await person.until(lambda: "--advice" in person.screen)
        await person.press("h")

    run_app(options(people="Ann,Ben", seed=3), work)
