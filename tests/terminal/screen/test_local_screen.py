"""Games at one keyboard on the full screen: whole games, covers, undo, saving, the next game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.terminal.driving import CATALOG, LOCALE, Person, options, run_app, run_launcher
from tests.terminal.screen.positions import SEED, finished_game, launcher_from, positions
from textual.geometry import Offset
from textual.widgets import Static

from throneroom.terminal.saved_games import load
from throneroom.terminal.screen.end_screen import EndScreen
from throneroom.terminal.screen.launch import Launcher
from throneroom.terminal.screen.local_screen import LocalScreen
from throneroom.terminal.screen.widgets.grid import Grid
from throneroom.terminal.screen.widgets.overlays import CoverScreen, InputWindow, TextWindow, YesNoWindow


@pytest.fixture(autouse=True)
def _in_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# -- whole games -------------------------------------------------------------------------------------------------------


def test_a_whole_game_its_end_and_another_one() -> None:
    """A game against a bot: result, scores by card, points by turn; then the next game of the series."""

    async def work(person: Person, launcher: Launcher) -> None:
        assert launcher.series is not None
        await person.play_out(wish=Person.plain_wish)
        assert isinstance(person.app.screen, EndScreen)
        assert re.search(r"(You win|wins|share the victory)\.", person.screen)
        assert "Province" in person.screen
        assert "Points by turn" in person.screen
        assert "●" in person.screen
        assert Path("game.txt").read_text().startswith("Throneroom record")
        assert load(Path("game.txt"), CATALOG).replay().is_over
        await person.press("y")
        await person.asked_or_over()
        assert launcher.series.session.game.seed == SEED + 1
        assert launcher.series.save_to == Path("game-2.txt")

    run_app(options("Alice", "money", "First Game", SEED, save=Path("game.txt")), work)


def test_the_result_is_shown_again_after_the_log() -> None:
    """After reading the log or the board, the next game can still be started."""

    async def work(person: Person, launcher: Launcher) -> None:
        assert isinstance(person.app.screen, EndScreen)
        await person.press("l")
        assert isinstance(person.app.screen, TextWindow)
        await person.press("escape")
        assert "The game is over." in person.screen
        assert "Esc: the result" in person.screen
        await person.press("escape")
        assert isinstance(person.app.screen, EndScreen)

    run_launcher(launcher_from(finished_game()), work)


def test_two_people_see_only_their_own_hands() -> None:
    """A cover hides everything before somebody else decides: each turn, and for Militia."""

    async def work(person: Person, launcher: Launcher) -> None:
        assert launcher.series is not None
        covers = 0
        for _ in range(30):
            await person.asked_or_over()
            if isinstance(person.app.screen, CoverScreen):
                covers += 1
                assert not [card.name for card in CATALOG.cards if card.name in person.screen]
                await person.press("enter")
                await person.asked_or_over()
            decision = person.decision
            game = launcher.series.session.game
            assert person.game_screen.viewer == decision.seat
            hand = person.game_screen.query_one("#hand", Grid)
            held = [cell.option for cell in hand.cells]
            assert sorted(map(str, held)) == sorted(map(str, game.players[decision.seat].hand))
            is_turn = decision.card is None
            wish = [option for option in decision.options if option.name == "Militia" and is_turn]
            await person.answer(tuple(wish[:1]) or person.wish())
        assert covers > 8
        assert "discard" in person.asked

    run_app(options("Alice,Bob", "0", "First Game", SEED), work)


def test_the_bots_turn_is_in_the_log() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        await person.press("a", "d")
        await person.asked_or_over()
        await person.press("l")
        assert isinstance(person.app.screen, TextWindow)
        assert "Money bot, turn 1" in person.screen
        assert "Money bot plays " in person.screen
        await person.press("escape")
        assert isinstance(person.app.screen, LocalScreen)

    run_app(options("Alice", "money", "First Game", SEED), work)


# -- undo, saving, leaving ---------------------------------------------------------------------------------------------


def test_undo_is_free_until_something_is_revealed() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        assert launcher.series is not None
        await person.press("u")
        assert "nothing to undo" in person.screen
        await person.press("a")
        await person.press("u")
        assert "Undone: 3 Copper." in person.screen
        assert launcher.series.session.game.history == []
        await person.press("a", "d")
        await person.asked_or_over()
        await person.press("u")
        assert isinstance(person.app.screen, YesNoWindow)
        assert "cards were drawn" in person.screen
        await person.press("n")
        assert len(launcher.series.session.game.history) > 2
        await person.press("u", "y")
        assert len(launcher.series.session.game.history) == 1

    run_app(options("Alice", "money", "First Game", SEED), work)


def test_whoever_decided_before_may_undo_at_the_cover() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        await person.press("enter", "a", "d")
        assert isinstance(person.app.screen, CoverScreen)
        assert "u: undo Alice's answer" in person.screen
        await person.press("u")
        assert "Your hand" not in person.screen
        await person.press("n")
        assert isinstance(person.app.screen, CoverScreen)
        await person.press("u", "y")
        assert person.game_screen.viewer == 0
        assert person.decision.verb.name == "buy"

    run_app(options("Alice,Bob", "0", "First Game", SEED), work)


def test_saving_asks_for_a_file_only_once() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        Path("notes.txt").write_text("important")
        await person.press("s")
        assert isinstance(person.app.screen, InputWindow)
        person.app.screen.query_one("Input").value = "notes.txt"  # type: ignore[attr-defined]
        await person.press("enter")
        assert "is not a saved game" in person.screen
        person.app.screen.query_one("Input").value = "mine.txt"  # type: ignore[attr-defined]
        await person.press("enter")
        assert "Saved to mine.txt." in person.screen
        await person.press("a", "s")
        assert "Saved to mine.txt." in person.screen
        assert len(load(Path("mine.txt"), CATALOG).answers) == 1

    run_app(options("Alice", "money", "First Game", SEED), work)


def test_a_saved_game_is_continued(tmp_path: Path) -> None:
    record = positions()["pass"]
    file = tmp_path / "game.txt"
    file.write_text(record.to_text())

    async def work(person: Person, launcher: Launcher) -> None:
        await person.press("enter")
        assert "Masquerade: pass 1 card" in person.screen

    run_app(options(seed=None, load=file), work)


def test_the_next_person_does_not_see_which_card_was_looked_at() -> None:
    """The screen behind the cover shows no card, not even after pressing the key for it."""

    async def work(person: Person, launcher: Launcher) -> None:
        await person.press("enter", "a")
        person.game_screen.query_one("#choices", Grid).focus()
        await person.pilot.hover("#hand", offset=Offset(3, 1))
        assert "Estate: costs 2." in person.screen
        await person.press("enter")
        assert isinstance(person.app.screen, CoverScreen)
        below = person.app.screen_stack[-2]
        assert isinstance(below, LocalScreen)
        assert str(below.query_one("#card-text", Static).content) == LOCALE.text("screen-no-card")
        below.action_card()
        assert isinstance(person.app.screen, CoverScreen)

    run_app(options("Alice,Bob", "0", "First Game", SEED), work)
