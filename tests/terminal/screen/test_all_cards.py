"""Every question of every card on the full screen, for two people at one keyboard."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from tests.helpers.paths import PACKAGE
from tests.helpers.questions import KINGDOM_CARDS, NAMES, questions
from tests.terminal.driving import CATALOG, LOCALE, Person, options, run_launcher

from throneroom.locale import slug
from throneroom.terminal.screen.launch import Launcher
from throneroom.terminal.screen.widgets.overlays import CoverScreen
from throneroom.terminal.seats import seats_of
from throneroom.terminal.series import Series
from throneroom.terminal.session import Session
from throneroom.words.prompt import question


@pytest.fixture(autouse=True)
def _in_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.once
def test_every_question_of_every_card_is_covered_asked_and_answered() -> None:
    """Attacks, Reactions and Masquerade ask another player during a turn, after the cover."""
    found = {(slug(card.name), verb): record for (card, verb), record in questions().items()}
    catalog = (PACKAGE / "locale/en/prompt.ftl").read_text("utf-8")
    slugs = "|".join(slug(card.name) for card in KINGDOM_CARDS)
    own = set(re.findall(rf"^ask-({slugs})-([a-z-]+) =", catalog, re.MULTILINE))
    assert len(own) > 30
    assert not own - found.keys(), "every question with its own text was asked"
    elsewhere: set[tuple[str, str]] = set()

    async def work(person: Person, launcher: Launcher) -> None:
        for (card, verb), record in found.items():
            session = Session(record, seats_of(NAMES, CATALOG))
            series = Series(session, lambda seed: record.kingdom)  # noqa: B023  # over before the next record
            game = series.session.game
            await person.app.switch_screen(launcher.game_screen(person.app, series))
            await person.asked_or_over()
            assert isinstance(person.app.screen, CoverScreen)
            asked = game.decision
            assert asked is not None
            if asked.seat != game.view(asked.seat).turn_seat:
                elsewhere.add((card, verb))
            assert f"Enter: I am {NAMES[asked.seat]}" in person.screen
            assert not [name for name in (known.name for known in CATALOG.cards) if name in person.screen]
            await person.press("enter")
            assert person.decision is asked, (card, verb)
            words = question(asked, game.view(asked.seat), LOCALE, NAMES)
            assert " ".join(words.split()) in " ".join(person.screen.split()), (card, verb)
            chosen = tuple(random.Random(1).sample(asked.options, max(asked.least, min(asked.most, 2))))
            await person.answer(chosen)
            assert game.history[len(record.answers)] == chosen, (card, verb)
            while isinstance(person.app.screen, CoverScreen):
                await person.press("enter")

    launcher = Launcher(options("Alice,Bob", "0", "First Game"), CATALOG, [LOCALE])
    run_launcher(launcher, work)
    midst = {("militia", "discard"), ("masquerade", "pass"), ("torturer", "choose"), ("secret-chamber", "put-on-deck")}
    assert midst <= elsewhere
    assert {card for card, verb in elsewhere if verb == "react"} > {"militia", "torturer", "witch"}
