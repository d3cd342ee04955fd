"""Setting up a game on the full screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.driving import SMALL, Person, options, run_app
from textual.widgets import Input

from throneroom.terminal.screen.kingdom_picker import KingdomPicker
from throneroom.terminal.screen.launch import Launcher
from throneroom.terminal.screen.setup_screen import SetupScreen
from throneroom.terminal.screen.widgets.cycle import Cycle
from throneroom.terminal.screen.widgets.overlays import TextWindow

NOTHING = options(seed=None)


@pytest.fixture(autouse=True)
def _in_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def field(person: Person, name: str) -> Input:
    return person.app.screen.query_one(f"#{name}", Input)


async def choose(person: Person, name: str, value: str) -> None:
    chooser = person.app.screen.query_one(f"#{name}")
    assert isinstance(chooser, Cycle)
    chooser.value = value
    await person.pilot.pause()


def test_seats_kingdom_and_seed_make_the_game() -> None:
    """Three seats, people by name and a bot, a recommended set, and the seed that deals it."""

    async def work(person: Person, launcher: Launcher) -> None:
        assert isinstance(person.app.screen, SetupScreen)
        field(person, "name-0").value = "Ann"
        await choose(person, "kind-1", "random")
        await choose(person, "kind-2", "person")
        field(person, "name-2").value = "Bo"
        await choose(person, "source", "Hand Madness")
        assert "Nobles" in person.screen
        field(person, "seed").value = "42"
        await person.press("f2")
        assert launcher.series is not None
        session = launcher.series.session
        assert session.names == ["Ann", "Bo", "Random bot"]
        assert session.game.seed == 42
        assert "Minion" in [card.name for card in session.game.kingdom.cards]
        await person.asked_or_over()

    run_app(NOTHING, work)


def test_the_text_of_the_card_under_the_cursor_is_shown() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        person.app.screen.query_one("#cards").focus()
        await person.press("down")
        assert "+2 Cards" in person.screen
        await person.press("f1")
        assert isinstance(person.app.screen, TextWindow)

    run_app(NOTHING, work)


def test_a_random_kingdom_has_the_required_cards_and_another_can_be_drawn() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        await choose(person, "source", "random first intrigue")
        field(person, "needs").value = "torturer, scout"
        field(person, "bans").value = "pawn"
        await person.pilot.pause()
        first = person.screen
        assert "Torturer" in first
        assert "Scout" in first
        assert "Pawn" not in first
        for _ in range(5):
            await person.pilot.click("#another")
            if person.screen != first:
                break
        assert person.screen != first
        field(person, "needs").value = "smithy"
        await person.pilot.pause()
        assert "Smithy is from base" in " ".join(person.screen.split())

    run_app(NOTHING, work)


def test_ten_cards_are_chosen_by_hand() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        await choose(person, "source", "hand")
        assert isinstance(person.app.screen, KingdomPicker)
        assert "10 of 10 cards chosen" in person.screen
        assert "✓ 2 Cellar" in person.screen
        await person.press("home", "space")
        assert "9 of 10 cards chosen" in person.screen
        assert "✓ 2 Cellar" not in person.screen
        await person.press("enter")
        assert isinstance(person.app.screen, SetupScreen)
        assert "ten" in person.screen or "10" in person.screen
        await person.press("f2")
        assert launcher.series is None

    run_app(NOTHING, work)


@pytest.mark.parametrize(
    ("name", "seed", "problem"),
    [("Fair bot", "1", "is a bot's name"), ("Ann", "x", "The seed must be a whole number")],
)
def test_a_game_that_cannot_be_played_is_refused(name: str, seed: str, problem: str) -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        field(person, "name-0").value = name
        field(person, "seed").value = seed
        await person.press("f2")
        assert problem in " ".join(person.screen.split())
        assert launcher.series is None

    run_app(NOTHING, work)


def test_everything_is_reached_with_the_keyboard() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        met = set()
        for _ in range(24):
            await person.press("tab")
            met.add(getattr(person.app.focused, "id", None))
        assert {"begin", "leave", "seed", "source", "cards", "kind-0", "kind-5"} <= met
        person.app.screen.query_one("#kind-0").focus()
        await person.press("right")
        assert person.app.screen.query_one("#kind-0", Cycle).value != "person"
        await person.press("ctrl+q")

    run_app(NOTHING, work, SMALL)
