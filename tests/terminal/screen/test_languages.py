"""The full screen in every language: nothing important is cut off in 80 columns."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from tests.terminal.driving import CATALOG, Person, options, run_app, run_launcher
from textual.widgets import Input

from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.decision import PLAY_TREASURES
from throneroom.engine.game import Game
from throneroom.locale import Locale, languages
from throneroom.record.record import Record
from throneroom.terminal.screen.keys import PLAY_KEYS, REMOTE_KEYS, REPLAY_KEYS, WATCH_KEYS, foot
from throneroom.terminal.screen.launch import Launcher
from throneroom.terminal.screen.widgets.cycle import Cycle
from throneroom.terminal.screen.widgets.grid import Grid, fitted
from throneroom.terminal.screen.widgets.overlays import CoverScreen, InputWindow, TextWindow
from throneroom.terminal.seats import seats_of
from throneroom.terminal.series import Series
from throneroom.terminal.session import Session
from throneroom.words.card_text import card_rulings
from throneroom.words.languages import next_language
from throneroom.words.names import card_name, player_names

# The longest names of each language are in one of these.
_LONGEST = "Wishing Well, Council Room, Throne Room, Trading Post, Secret Chamber, Mine, Moat"
LONG = (f"{_LONGEST}, Mining Village, Moneylender, Spy", f"{_LONGEST}, Coppersmith, Shanty Town, Duke")


@pytest.fixture(autouse=True)
def _in_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def message_text(screen: str) -> str:
    """Return the text in a window, without its frame and line breaks."""
    return re.sub(r"[\s│▏▎▁▂▃▄▅▆▇█]+", " ", screen)


@pytest.mark.parametrize("language", languages())
def test_long_lines_of_a_window_are_wrapped(language: str) -> None:
    """All rulings of a card can be read in 80 columns."""
    locale = Locale(language)
    cellar = CATALOG.find("Cellar")

    async def work(person: Person, launcher: Launcher) -> None:
        supply = person.game_screen.query_one("#supply", Grid)
        supply.focus()
        supply.cursor = next(index for index, cell in enumerate(supply.cells) if cell.option is cellar)
        await person.pilot.pause()
        await person.press("c")
        assert isinstance(person.app.screen, TextWindow)
        frame = [line[line.index("│") + 1 : line.rindex("│")] for line in person.screen.splitlines() if "│" in line]
        shown = message_text(" ".join(frame))
        for ruling in card_rulings(cellar, locale):
            assert " ".join(ruling.split()) in shown

    run_app(options("Alice", "money", "First Game"), work, locale=locale)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("cards", LONG)
def test_names_in_the_supply_are_whole_or_nearly_so(language: str, cards: str) -> None:
    """In 80 columns, names of up to 16 letters are never cut, and longer ones lose only a few letters."""
    locale = Locale(language)

    async def work(person: Person, launcher: Launcher) -> None:
        rows = person.screen
        for name in cards.split(", "):
            called = card_name(CATALOG.find(name), locale)
            assert (called if len(called) <= 16 else called[:14]) in rows

    run_app(options("Alice", "money", cards + ","), work, locale=locale)


def test_columns_share_spare_room_and_the_widest_shrink_first() -> None:
    assert fitted([10, 20, 30], 66) == [12, 22, 32]
    assert fitted([10, 20, 30], 50) == [10, 20, 20]
    assert sum(fitted([3, 4, 5], 20)) == 20


# -- yes, no and names -------------------------------------------------------------------------------------------------


@cache
def asked_yes_or_no() -> Record:
    """Return a game of two people at a Chancellor's question."""
    chancellor = CATALOG.find("Chancellor")
    kingdom = kingdom_of([chancellor, *(card for card in RECOMMENDED_SETS[0].cards if card is not chancellor)][:10])
    game = Game.deal(kingdom, 2, 1)
    while (decision := game.decision) is not None and decision.verb.name != "discard-deck":
        is_wanted = chancellor in decision.options
        game.answer(chancellor.alone if is_wanted else decision.options if decision.verb is PLAY_TREASURES else ())
    return Record.of(game, ["Alice", "Bob"])


@pytest.mark.parametrize(("language", "key"), [("en", "y"), ("fr", "o"), ("es", "s"), ("pl", "t"), ("pl", "y")])
def test_the_first_letter_of_yes_in_the_language_answers_yes(language: str, key: str) -> None:
    locale, record = Locale(language), asked_yes_or_no()
    launcher = Launcher(options(), CATALOG, [locale])
    launcher.series = Series(Session(record, seats_of(record.names, CATALOG)), lambda seed: record.kingdom)
    game = launcher.series.session.game

    async def work(person: Person, launcher: Launcher) -> None:
        await person.press("enter")  # the cover
        (yes,) = person.decision.options
        await person.press(key)
        assert game.history[len(record.answers)] == (yes,)

    run_launcher(launcher, work, locale=locale)


def test_a_letter_for_yes_keeps_its_meaning_if_nothing_is_asked() -> None:
    """In Spanish, s means yes, and otherwise saves."""

    async def work(person: Person, launcher: Launcher) -> None:
        await person.press("s")
        assert isinstance(person.app.screen, InputWindow)

    run_app(options("Alice", "money", "First Game"), work, locale=Locale("es"))


@pytest.mark.parametrize("language", languages())
def test_the_footers_fit(language: str) -> None:
    for keys in (PLAY_KEYS, REMOTE_KEYS, WATCH_KEYS, REPLAY_KEYS):
        assert foot(keys, Locale(language)).cell_len <= 80


@pytest.mark.parametrize("language", languages())
def test_keys_have_the_names_on_the_keyboards_of_the_language(language: str) -> None:
    locale = Locale(language)

    async def work(person: Person, launcher: Launcher) -> None:
        await person.press("question_mark")
        for name in ("enter", "space", "escape", "pageup"):
            assert locale.text(f"screen-name-{name}") in person.screen

    run_app(options("Alice", "money", "First Game"), work, locale=locale)


def test_bots_have_names_in_the_readers_language() -> None:
    """Records name them in English, the screen and the log in the player's language."""
    names = ["Fair bot", "Fair bot 2", "Alice", "", "Money bot"]
    assert player_names(names, Locale("en")) == ["Fair bot", "Fair bot 2", "Alice", "Player 4", "Money bot"]
    assert player_names(names, Locale("fr"))[:3] == ["Bot moyen", "Bot moyen 2", "Alice"]

    async def work(person: Person, launcher: Launcher) -> None:
        assert "Bot moyen" in person.screen
        assert "Fair bot" not in person.screen
        assert launcher.series is not None
        assert launcher.series.session.record().names[1] == "Fair bot"

    run_app(options("Alice", "fair", "First Game"), work, locale=Locale("fr"))


@pytest.mark.parametrize("language", languages())
def test_each_player_takes_exactly_one_line(language: str) -> None:
    """Longer lines are cut off, so that the question does not move."""
    names = [f"{letter * 30}" for letter in "ABCDEF"]

    async def work(person: Person, launcher: Launcher) -> None:
        await person.press("enter")
        assert person.game_screen.query_one("#players").size.height == len(names)

    run_app(options(",".join(names), "0", "First Game", seed=2), work, locale=Locale(language))


def test_a_key_changes_the_language_of_the_screen() -> None:
    """Everything on the screen follows, including the footer and the log."""

    async def work(person: Person, launcher: Launcher) -> None:
        assert "Your hand" in person.screen
        await person.press("f3")
        assert "El idioma es ahora el español." in person.screen
        for text in ("Tu mano", "Historial", "Suministro", "Provincia"):
            assert text in person.screen
        assert "Your hand" not in person.screen
        await person.press("f3")
        assert "Votre main" in person.screen

    run_app(options("Alice", "money", "First Game", seed=4), work)


def test_each_person_at_the_screen_has_their_own_language() -> None:
    """It is set at the start, and everyone can change only their own."""
    launcher = Launcher(options("Alice,Bob", "0", "First Game", seed=4), CATALOG, [Locale("fr"), Locale("pl")])

    async def work(person: Person, launcher: Launcher) -> None:
        seen: dict[int, str] = {}
        for _ in range(2):
            cover = person.screen
            await person.press("enter")
            seen[person.decision.seat] = cover + person.screen
            await person.press("f3", "a", "d")
        first = ("fr", "pl")[next(iter(seen))]
        for seat, language in enumerate(("fr", "pl")):
            locale = Locale(language)
            called = locale.text("plain-hand-over", name=("Alice", "Bob")[seat])
            assert called in message_text(seen[seat])
            assert locale.text("screen-hand") in seen[seat]
        await person.press("enter")  # the first person again, who has changed the language
        assert next_language(Locale(first)).text("screen-hand") in person.screen

    run_launcher(launcher, work, locale=Locale("fr"))


def test_the_setup_changes_its_language_and_keeps_what_was_chosen() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        person.app.screen.query_one("#kind-2", Cycle).value = "person"
        await person.pilot.pause()
        person.app.screen.query_one("#name-0", Input).value = "Anna"
        person.app.screen.query_one("#seed", Input).value = "77"
        person.app.screen.query_one("#lang-2", Cycle).value = "pl"
        await person.press("f3")
        await person.pilot.pause()
        screen = person.app.screen
        assert Locale("es").text("screen-setup") in person.screen
        assert screen.query_one("#name-0", Input).value == "Anna"
        assert screen.query_one("#seed", Input).value == "77"
        assert screen.query_one("#kind-2", Cycle).value == "person"
        assert [screen.query_one(f"#lang-{seat}", Cycle).value for seat in (0, 2)] == ["es", "pl"]
        await person.press("f2")
        assert launcher.series is not None
        assert launcher.series.session.names == ["Anna", "", "Fair bot"]
        assert launcher.series.session.game.seed == 77
        await person.until(lambda: isinstance(person.app.screen, CoverScreen))  # the bot begins

    run_app(options(seed=None), work)


def test_the_setup_says_how_a_level_plays() -> None:
    async def work(person: Person, launcher: Launcher) -> None:
        person.app.screen.query_one("#kind-1", Cycle).value = "strong"
        await person.pilot.pause()
        assert "searches for a plan" in person.screen

    run_app(options(seed=None), work)
