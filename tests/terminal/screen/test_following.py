"""Following the others: recap, decks, trash, speed; colours and commands; and where the cursor starts."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.driving import LARGE, SMALL, Person, options, run_app, run_launcher
from tests.terminal.screen.positions import SEED, finished_game, launcher_from
from textual.command import CommandPalette

from throneroom.cards.basic import COPPER, CURSE, ESTATE
from throneroom.engine.card import Card
from throneroom.engine.decision import BUY
from throneroom.locale import Locale
from throneroom.terminal.screen.launch import Launcher
from throneroom.terminal.screen.local_screen import SPEEDS, LocalScreen
from throneroom.terminal.screen.saved_theme import saved_theme
from throneroom.terminal.screen.widgets.grid import Grid
from throneroom.terminal.screen.widgets.plot import plot

SIX = "money,money,money,money,money"


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)


# -- the cursor --------------------------------------------------------------------------------------------------------


def test_a_stray_enter_buys_no_junk() -> None:
    """The cursor is on the dearest card worth buying, or on the button that ends the turn."""

    async def work(person: Person, launcher: Launcher) -> None:
        seen = 0
        while seen < 12:
            await person.asked_or_over()
            if person.decision.verb is BUY:
                seen += 1
                grid = person.app.focused
                assert isinstance(grid, Grid)
                cell = grid.cells[grid.cursor]
                useful = [
                    card.cost
                    for card in person.decision.options
                    if isinstance(card, Card) and card not in (COPPER, CURSE, ESTATE)
                ]
                if useful:
                    assert cell.option is not None
                    assert isinstance(cell.option, Card)
                    assert cell.option.cost == max(useful)
                else:
                    assert cell.action == "done"
            await person.answer(person.plain_wish())

    run_app(options("Alice", "money", "First Game", SEED), work)


def test_without_money_the_cursor_is_on_the_end_of_the_turn() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        await person.press("d")  # play no Treasures
        await person.asked_or_over()
        assert person.decision.verb is BUY
        grid = person.app.focused
        assert isinstance(grid, Grid)
        assert grid.cells[grid.cursor].action == "done"

    run_app(options("Alice", "money", "First Game", SEED), work)


# -- the others --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
def test_each_turn_since_mine_is_a_line_of_the_recap(size: tuple[int, int]) -> None:
    """With six seats they fit on 80 x 24, too."""

    async def work(person: Person, launcher: Launcher) -> None:
        await person.asked_or_over()
        await person.press("a", "d")
        await person.asked_or_over()
        await person.press("o")
        lines = [line for line in person.screen.splitlines() if ", turn 1: plays " in line]
        assert len(lines) == 5
        assert all("Money bot" in line for line in lines)

    run_app(options("Alice", SIX, "First Game", SEED), work, size)


def test_before_anybody_else_has_played_the_recap_says_so() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        await person.press("o")
        assert "Nobody else has had a turn since yours." in person.screen

    run_app(options("Alice", "money", "First Game", SEED), work)


def test_decks_and_trash_as_far_as_they_are_known() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        await person.asked_or_over()
        await person.press("k")
        assert "Left in your deck, 5 cards, in any order: " in person.screen
        assert "All your cards: 7 Copper, 3 Estate" in person.screen
        assert "Money bot owns: " in person.screen
        assert "Trash: " in person.screen

    run_app(options("Alice", SIX, "First Game", SEED), work)


def test_the_bots_can_be_slowed_down() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        screen = person.app.screen
        assert isinstance(screen, LocalScreen)
        await person.press("v")
        assert screen.source.pause == SPEEDS["fast"]
        assert "Speed of the bots: fast" in person.screen
        await person.press("v", "v", "v")
        assert screen.source.pause == 0

    run_app(options("Alice", "money", "First Game", SEED), work)


# -- the end -----------------------------------------------------------------------------------------------------------


def test_the_result_has_whole_decks_and_calls_you_you() -> None:
    record = finished_game()
    record = type(record)(
        kingdom=record.kingdom, names=["", "Fair bot"], seed=record.seed, first=record.first, answers=record.answers
    )

    async def work(person: Person, launcher: Launcher) -> None:
        await person.until(lambda: "Your deck, " in person.screen)
        assert "Fair bot, " in person.screen
        assert "You" in person.screen.splitlines()[2]
        assert "Player 1" not in person.screen

    run_launcher(launcher_from(record), work, (140, 60))


def test_the_scale_of_the_chart_has_round_numbers() -> None:
    chart = [line.plain for line in plot([[3, 3, 6, 13, 37], [3, 4, 4, 5, -3]], 60, 16)]
    labels = [int(line.split("┤")[0]) for line in chart if "┤" in line]
    assert labels == [40, 30, 20, 10, 0, -10]
    assert any("·" in line for line in chart)


# -- colours and commands ----------------------------------------------------------------------------------------------


def test_the_colours_are_chosen_and_kept() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        await person.press("f2")
        await person.until(lambda: isinstance(person.app.screen, CommandPalette))
        await person.press(*"dracula")
        await person.until(lambda: "dracula" in person.screen)
        await person.press("enter")
        await person.until(lambda: person.app.theme == "dracula")

    run_app(options("Alice", "money", "First Game", SEED), work, LARGE)
    assert saved_theme() == "dracula"

    async def again(person: Person, launcher: Launcher) -> None:
        assert person.app.theme == "dracula"

    run_app(options("Alice", "money", "First Game", SEED), again)


def test_the_palette_has_the_keys_in_the_players_language() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        await person.press("f4")
        await person.until(lambda: isinstance(person.app.screen, CommandPalette))
        await person.until(lambda: "Changer de langue" in person.screen)

    run_app(options("Alice", "money", "First Game", SEED), work, LARGE, locale=Locale("fr"))


# -- a large screen ----------------------------------------------------------------------------------------------------


def test_a_large_screen_shows_boxed_cards() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        await person.asked_or_over()
        await person.pilot.pause()
        assert "╭─ 2 Cellar ─" in person.screen
        assert "╰─ Action, Attack ─" in person.screen

    run_app(options("Alice", "money", "First Game", SEED), work, (200, 60))


def test_boxes_are_as_wide_as_the_longest_name() -> None:
    """In French, five cards side by side would be too narrow for Prêteur sur gages."""

    async def work(person: Person, launcher: Launcher) -> None:
        await person.asked_or_over()
        await person.pilot.pause()
        board = [line.partition("Journal")[0][:120] for line in person.screen.splitlines()]
        above, below = ([line for line in board if sign in line] for sign in "╭╰")
        assert [line.count("╭") for line in above] == [4, 4, 2]
        edges = [[place for place, sign in enumerate(line) if sign in "╭╮"] for line in above]
        assert edges == [[place for place, sign in enumerate(line) if sign in "╰╯"] for line in below]

    run_app(options("Alice", "money", "Big Money", SEED), work, (200, 60), locale=Locale("fr"))
