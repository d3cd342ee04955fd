"""Answering every kind of decision on the full screen, with keys, mouse and typed words."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from tests.helpers.paths import PACKAGE
from tests.terminal.driving import CATALOG, LOCALE, Person, options, run_app, run_launcher
from tests.terminal.screen.positions import SEED, launcher_from, positions
from textual.geometry import Offset

from throneroom.engine.card import Card
from throneroom.engine.decision import DISCARD, PUT_BACK, VERBS, Verb
from throneroom.terminal.screen.launch import Launcher
from throneroom.terminal.screen.widgets.grid import Grid
from throneroom.terminal.screen.widgets.overlays import TextWindow
from throneroom.words.prompt import question


@pytest.fixture(autouse=True)
def _in_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# -- every kind of decision --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", VERBS, ids=str)
def test_every_kind_of_decision_is_asked_and_answered(verb: Verb) -> None:
    """The question is the same as in the line mode, and the selected cells are the answer."""
    record = positions()[verb.name]

    async def work(person: Person, launcher: Launcher) -> None:
        assert launcher.series is not None
        await person.press("enter")  # the cover
        game = launcher.series.session.game
        decision = person.decision
        assert decision.verb is verb
        asked = question(decision, game.view(decision.seat), LOCALE, ["Alice", "Bob"])
        assert asked.split()[0] in person.screen
        assert asked[-20:] in re.sub(r"\s+", " ", person.screen)
        number = decision.most if decision.most <= 3 else max(decision.least, 2)
        chosen = tuple(random.Random(1).sample(decision.options, number))
        await person.answer(chosen)
        assert game.history[len(record.answers)] == chosen

    run_launcher(launcher_from(record), work)


def test_the_order_of_the_answer_is_the_order_of_choosing() -> None:
    """Scout: the last card chosen ends up on top, and the marks show the order."""
    record = next(
        found for found in positions().values() if (asked := found.replay().decision) is not None and asked.ordered
    )

    async def work(person: Person, launcher: Launcher) -> None:
        await person.press("enter")
        grid = person.grid()
        for index in reversed(range(person.decision.most)):
            await person.select(grid, index)
        marks = [cell.mark for cell in grid.cells if cell.option is not None][: person.decision.most]
        assert marks == [str(number) for number in reversed(range(1, person.decision.most + 1))]

    assert record.replay().decision is not None
    run_launcher(launcher_from(record), work)


def test_too_few_too_many_and_wrong_choices_are_refused() -> None:
    record = positions()["discard"]

    async def work(person: Person, launcher: Launcher) -> None:
        await person.press("enter")
        decision = person.decision
        assert decision.verb is DISCARD
        assert launcher.series is not None
        table = person.game_screen
        supply = table.query_one("#supply", Grid)
        supply.focus()
        await person.press("enter")
        assert "cannot be chosen now" in person.screen
        if decision.least:
            await person.press("d")
            assert "choose" in person.screen
        assert len(launcher.series.session.game.history) == len(record.answers)

    run_launcher(launcher_from(record), work)


def test_there_is_a_position_for_each_verb() -> None:
    """The one for putting cards back is Scout's."""
    decision = positions()[PUT_BACK.name].replay().decision
    assert decision is not None
    assert decision.card is CATALOG.find("Scout")
    assert len(positions()) == len(VERBS)


# -- keys, mouse and reading -------------------------------------------------------------------------------------------


def test_the_card_under_the_cursor_or_the_mouse_is_explained() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        supply = person.game_screen.query_one("#supply", Grid)
        supply.focus()
        supply.cursor = next(index for index, cell in enumerate(supply.cells) if str(cell.option) == "Moat")
        await person.pilot.pause()
        assert "+2 Cards" in person.screen
        smithy = next(index for index, cell in enumerate(supply.cells) if str(cell.option) == "Smithy")
        region = supply._regions[smithy]
        await person.pilot.hover(supply, offset=Offset(region.x + 2, region.y + 1))
        assert "+3 Cards" in person.screen
        await person.press("c")
        assert isinstance(person.app.screen, TextWindow)
        assert "Smithy: costs 4. Action." in person.screen

    run_app(options("Alice", "money", "First Game", SEED), work)


def test_the_arrow_keys_reach_every_pile_and_the_other_parts() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        supply = person.game_screen.query_one("#supply", Grid)
        supply.focus()
        met: set[object] = set()
        for _ in range(4):
            for _ in range(5):
                met.add(supply.cells[supply.cursor].option)
                await person.press("down")
                if person.app.focused is not supply:
                    supply.focus()
                    break
            while supply.cursor % 5:
                await person.press("up")
            await person.press("right")
        assert {card for card in met if isinstance(card, Card)} == set(launcher.series.session.game.supply.stock.cards)  # type: ignore[union-attr]
        await person.press("end")
        await person.press("down")
        assert person.app.focused is person.game_screen.query_one("#hand", Grid)

    run_app(options("Alice", "money", "First Game", SEED), work)


def test_help_and_rule_are_shown_and_the_footer_can_be_clicked() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        await person.press("question_mark")
        assert "Play all Treasures, or choose all" in person.screen
        await person.press("escape", "r")
        assert "Rules, section 3B." in person.screen
        await person.press("escape")
        line = person.screen.splitlines()[-1]
        await person.pilot.click(offset=Offset(line.index("all"), 23))
        assert person.decision.verb.name == "buy"

    run_app(options("Alice", "money", "First Game", SEED), work)


def test_an_answer_can_be_typed_as_in_the_line_mode() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        assert launcher.series is not None
        await person.press("slash", *"3", "space", *"cop", "enter")
        await person.press("slash", *"prov", "enter")
        assert "Province cannot be chosen now." in person.screen
        await person.press("escape", "slash", *"sil", "enter")
        assert [str(answer) for answer in launcher.series.session.game.history[1]] == ["Silver"]

    run_app(options("Alice", "money", "First Game", SEED), work)


def test_every_text_of_the_full_screen_is_used() -> None:
    folder = PACKAGE
    keys = re.findall(r"^(screen-[a-z0-9-]+) =", (folder / "locale/en/screen.ftl").read_text("utf-8"), re.MULTILINE)
    code = "".join(path.read_text("utf-8") for path in folder.glob("terminal/**/*.py"))
    made = (
        "screen-watch-",
        "screen-key-",
        "screen-phase-",
        "screen-source-",
        "screen-none-",
        "screen-all-",
        "screen-name-",
        "screen-speed-",
    )
    assert len(keys) > 60
    assert not [key for key in keys if f'"{key}"' not in code and not key.startswith(made)]
