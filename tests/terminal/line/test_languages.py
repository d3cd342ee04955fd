"""The line mode in every language: whole games, a language for each person, and the same records."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
from tests.helpers.command import run
from tests.terminal.line.playing import CATALOG, typed

from throneroom.bots.beginner import BeginnerBot
from throneroom.cards import BASE_CARDS, INTRIGUE_CARDS
from throneroom.cards.catalog import plain
from throneroom.engine.card import Card
from throneroom.locale import Locale, languages
from throneroom.locale.source import messages
from throneroom.terminal.line.line_game import LineGame
from throneroom.terminal.line.line_io import LineIO
from throneroom.terminal.line.play_plain import play_plain
from throneroom.terminal.start import PlayOptions, open_game
from throneroom.words.names import card_name, option_name
from throneroom.words.phrases import choices

ALL = BASE_CARDS + INTRIGUE_CARDS
FEWEST = -(-len(ALL) // 10)  # kingdoms with all the cards
KINGDOMS = [tuple(dict.fromkeys(ALL[offset::FEWEST] + ALL))[:10] for offset in range(FEWEST)]


@pytest.fixture(autouse=True)
def _in_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


class Person(LineIO):
    """Answers like a bot, with names in one language, alternately with and without accents."""

    def __init__(self, locales: Sequence[Locale]) -> None:
        super().__init__(io.StringIO(), io.StringIO())
        self.game: LineGame | None = None
        self._locales = locales
        self._bot = BeginnerBot(1)
        self._printed: list[str] = []
        self.read: dict[str, list[str]] = {}  # what was printed in each language
        self._asked = 0

    def print(self, *lines: str) -> None:
        self._printed += lines

    print_unwrapped = print

    def ask(self, prompt: str) -> str:
        assert self.game is not None
        self._asked += 1
        decision = self.game.session.game.decision
        locale = self._locales[0 if decision is None else decision.seat % len(self._locales)]
        self.read.setdefault(locale.language, []).extend(self._printed)
        self._printed = []
        if decision is None:
            return plain(locale.text("ask-words-no").split()[0])
        answer = self._bot.answer(self.game.session.game.view(decision.seat), decision)
        numbers = {choice.option: str(choice.number) for choice in choices(decision, locale)}
        names = [
            # Modes such as "+1 Card" are typed by their number.
            option_name(option, locale) if isinstance(option, Card) else numbers[option]
            for option in answer
        ]
        typed = ", ".join(names)
        return plain(typed) if self._asked % 2 else typed


def play_game(kingdom: Sequence[Card], codes: Sequence[str], people: str) -> tuple[Person, str]:
    """Play a whole game, and return its record too. The kingdom's cards are named in the first language."""
    locales = [Locale(code) for code in codes]
    person = Person(locales)
    options = PlayOptions(
        people=people,
        bots="beginner" if people == "1" else "0",
        kingdom=", ".join(card_name(card, locales[0]) for card in kingdom),
        seed=5,
        save=Path("game.txt"),
    )
    series, greeting = open_game(options, CATALOG, locales[0])
    if len(codes) == 1:
        person.print(greeting)
    person.game = LineGame(series, person, locales, CATALOG)
    person.game.play()
    assert person.game.session.game.is_over
    return person, Path("game.txt").read_text(encoding="utf-8")


@cache
def pieces(language: str) -> dict[str, str]:
    """Return the text between the placeholders of a language's messages, with its key: two words or more."""
    found: dict[str, str] = {}
    for key, message in messages(language).items():
        source = re.sub(r"^(\s*\.[\w-]+|[\w-]+) =|^\s*\*?\[\w+\]|^#.*", "", message.source, flags=re.MULTILINE)
        for piece in re.split(r"\{[^{}]*\}|[{}\n]", source):
            text = piece.strip(" :;,.()?!")
            if len(re.findall(r"[a-z]{2,}", text)) >= 2:
                found[text] = key
    return found


def foreign(printed: str, language: str) -> dict[str, str]:
    """Return printed pieces of other languages' messages that no message of this language contains."""
    own = " ".join(message.source for message in messages(language).values())
    return {
        piece: key
        for other in languages()
        if other != language
        for piece, key in pieces(other).items()
        if piece in printed and piece not in own and re.search(rf"(?<!\w){re.escape(piece)}(?!\w)", printed)
    }


def test_pieces_of_english_messages_are_found_in_an_english_game() -> None:
    """So the test below would notice leftover English."""
    person, _ = play_game(KINGDOMS[0], ["en"], "1")
    printed = "\n".join(person.read["en"])
    assert "it is for you" in pieces("en") or "Your hand" in pieces("en")
    assert sum(piece in printed for piece in pieces("en")) > 20
    assert len(foreign(printed, "fr")) > 20
    assert foreign(printed, "en") == {}


@pytest.mark.parametrize("language", languages())
def test_whole_games_in_one_language(language: str) -> None:
    """All kingdom cards are typed and printed in the language, without other languages or raw keys."""
    locale = Locale(language)
    printed = ""
    for kingdom in KINGDOMS:
        person, _ = play_game(kingdom, [language], "1")
        printed += "\n".join(person.read[language])
    assert [card.name for card in ALL if card_name(card, locale) not in printed] == []
    assert foreign(printed, language) == {}
    assert re.findall(r"\b(?:plain|ask|log|card|show|problem|list|level)-[a-z]+", printed) == []
    assert not re.findall(r"[{}\u2068\u2069]|\?\?\?", printed)


def test_the_record_of_a_game_is_the_same_in_every_language() -> None:
    """The same game in four languages leaves the same file, byte for byte."""
    records = {play_game(KINGDOMS[1], [language], "1")[1] for language in languages()}
    assert len(records) == 1
    record = records.pop()
    assert "seats: seat 0, Beginner bot\n" in record
    assert record.isascii()


def test_a_record_is_read_in_any_language() -> None:
    play_game(KINGDOMS[2], ["pl"], "1")
    shown = {language: run("replay", "game.txt", "--lang", language).out for language in languages()}
    assert len(set(shown.values())) == len(languages())
    for language, text in shown.items():
        assert Locale(language).text("plain-person", n=1) in text
        assert foreign(text, language) == {}


def test_each_person_at_a_keyboard_reads_their_own_language() -> None:
    codes = ["fr", "pl", "es"]
    person, _ = play_game(KINGDOMS[3], codes, "3")
    for language in codes:
        printed = "\n".join(person.read[language])
        assert len(printed) > 1000
        assert foreign(printed, language) == {}


# -- switching ---------------------------------------------------------------------------------------------------------


def typing(lines: Sequence[str], people: str = "1", codes: Sequence[str] = ("en",)) -> str:
    output = io.StringIO()
    line_io = LineIO(typed(*lines), output)
    options = PlayOptions(people=people, bots="fair" if people == "1" else "0", seed=5)
    play_plain(options, CATALOG, [Locale(code) for code in codes], line_io)
    return output.getvalue()


@pytest.mark.parametrize("command", ["lang fr", "lang FR", "lang fr_FR", "lang français", "/lan fran", "langue fr"])
def test_the_language_is_switched_during_the_game(command: str) -> None:
    """The question is then repeated in the new language."""
    printed = typing([command, "tout"], codes=["fr" if command.startswith("langue") else "en"])
    assert "La langue est maintenant le français." in printed
    after = printed.split("La langue est maintenant le français.")[1]
    assert "Phase Achat" in after
    assert foreign(after.split("Throneroom record")[0], "fr").keys() <= {"Continue with", "The game is saved in"}


@pytest.mark.parametrize("command", ["lang", "lang tlh", "lang x"])
def test_the_languages_are_named(command: str) -> None:
    assert "en (English), es (Español), fr (Français), pl (Polski)" in typing([command])


def test_switching_the_language_affects_only_one_person() -> None:
    printed = typing(["lang pl", "wszystko", "nic", "all", "nothing", "wszystko"], people="Ann,Bob")
    rest = printed.split("Językiem jest teraz polski.")[1]
    bob, ann = rest.split("Ann, it is your move.")
    assert "Faza zakupu" in bob
    assert "Buy phase" in ann
    assert "Bob, twoja kolej." in ann


def test_the_option_gives_each_person_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("all\nsilver\nwszystko\nsrebro\n"))
    printed = run("play", "--plain", "--people", "Ann,Bob", "--seed", "5", "--lang", "en,pl").out
    assert "Ann, it is your move." in printed
    assert "Bob, twoja kolej." in printed
    assert run("play", "--plain", "--lang", "en,tlh").is_refused(2, "'tlh'")


def test_bots_and_unnamed_people_have_names_in_the_readers_language() -> None:
    printed = typing(["x"], codes=["fr"])
    assert Locale("fr").text("plain-person", n=1) in printed
    assert "Bot moyen" in printed
    assert "Fair bot" not in printed.split("Throneroom record")[0]
