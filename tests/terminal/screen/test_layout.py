"""The full screen at different sizes: everything needed fits, and looks the same as before."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.terminal.driving import CATALOG, LARGE, SMALL, Person, options, run_app, run_launcher
from tests.terminal.screen.positions import SEED, finished_game, launcher_from, positions

from throneroom.terminal.screen.launch import Launcher
from throneroom.terminal.screen.widgets.grid import Grid


@pytest.fixture(autouse=True)
def _in_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
@pytest.mark.parametrize("bots", ["money", "money,money,money,money,money"], ids=["2", "6"])
def test_everything_needed_fits(size: tuple[int, int], bots: str) -> None:
    """Supply, hand, question, buttons and keys are on the screen, and nothing is beyond its edge."""

    async def work(person: Person, launcher: Launcher) -> None:
        await person.asked_or_over()
        for part in ("#head", "#supply", "#players", "#hand", "#question", "#choices", "#foot"):
            region = person.game_screen.query_one(part).region
            assert region.height, part
            assert person.app.screen.region.contains_region(region), (part, region)
        for text in ("Supply", "Province", "Your hand", "Estate", "[ Play all Treasures ]", "? keys", "q quit"):
            assert text in person.screen, text
        assert person.screen.count("Money bot") >= bots.count("money")
        assert (size == LARGE) == ("-wide" in person.game_screen.classes)

    run_app(options("Alice", bots, "First Game", seed=None if "," in bots else SEED), work, size)


def test_six_players_and_a_large_hand_still_leave_room_for_the_question() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        assert launcher.series is not None
        await person.asked_or_over()
        player = launcher.series.session.game.players[0]
        player.hand_zone.add_all([CATALOG.find("Woodcutter")] * 9)
        person.game_screen.update_screen()
        await person.pilot.pause()
        assert "Woodcutter" in person.screen.split("Your hand")[1]
        assert "Play all Treasures" in person.screen
        assert "q quit" in person.screen

    run_app(options("Alice", "money,money,money,money,money", "First Game", seed=None), work)


def test_the_end_of_the_log_stays_in_sight_beside_any_card() -> None:
    """On a wide screen, a card with a long text takes some of the log's room."""
    record = max(positions().values(), key=lambda found: len(found.answers))

    async def work(person: Person, launcher: Launcher) -> None:
        await person.press("enter")  # the cover
        log = person.game_screen.query_one("#log")
        supply = person.game_screen.query_one("#supply", Grid)
        await person.until(lambda: log.max_scroll_y > 0)
        supply.focus()
        heights: set[int] = set()
        for index in range(len(supply.cells)):
            supply.cursor = index
            await person.until(lambda: log.scroll_y == log.max_scroll_y)
            heights.add(log.size.height)
        assert len(heights) > 1
        await person.pilot.pause()
        log.scroll_home(animate=False, immediate=True)
        for index in range(len(supply.cells)):
            supply.cursor = index
            await person.pilot.pause()
            assert log.scroll_y == 0  # whoever reads the beginning stays there

    run_launcher(launcher_from(record), work, size=(120, 36))


def snapshot(name: str, screen: str) -> None:
    """Compare the screen with the snapshot, or replace it if THRONEROOM_SNAPSHOTS=write."""
    assert screen.strip(), "nothing is drawn yet"
    path = Path(__file__).parent / "snapshots" / f"{name}.txt"
    if os.environ.get("THRONEROOM_SNAPSHOTS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(screen + "\n", encoding="utf-8")
    assert screen + "\n" == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
def test_screens_match_the_snapshots(size: tuple[int, int]) -> None:
    label = "small" if size == SMALL else "large"

    async def work(person: Person, launcher: Launcher) -> None:
        await person.asked_or_over()  # the bot moves first
        snapshot(f"cover-{label}", person.screen)
        await person.press("enter")
        snapshot(f"treasures-{label}", person.screen)
        await person.press("a")
        snapshot(f"buy-{label}", person.screen)
        await person.press("question_mark")
        snapshot(f"keys-{label}", person.screen)

    run_app(options("Alice,Bob", "money", "First Game", seed=4), work, size)


def test_the_end_matches_the_snapshot() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        await person.pilot.pause()
        snapshot("end-small", person.screen)

    run_launcher(launcher_from(finished_game()), work)
