"""The line mode in every language: whole games, a language for each person, and records that know none."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
from tests.helpers.command import run

from throneroom.bots.beginner import BeginnerBot
from throneroom.cards import BASE_CARDS, INTRIGUE_CARDS
from throneroom.cards.catalog import Catalog, plain
from throneroom.engine.card import Card
from throneroom.locale import Locale, languages
from throneroom.locale.source import messages
from throneroom.terminal import start
from throneroom.terminal.line.line_game import Plain
from throneroom.terminal.line.talk import Talk
from throneroom.terminal.start import Wanted, play_plain
from throneroom.words.names import card_name, option_name
from throneroom.words.phrases import choices

CATALOG = Catalog()
ALL = BASE_CARDS + INTRIGUE_CARDS
FEWEST = -(-len(ALL) // 10)  # kingdoms that hold all cards
KINGDOMS = [tuple(dict.fromkeys(ALL[place::FEWEST] + ALL))[:10] for place in range(FEWEST)]


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


class Person(Talk):
    """Answers as a bot would, by names in one language, with and without accents in turn."""

    def __init__(self, locales: Sequence[Locale]) -> None:
        super().__init__(io.StringIO(), io.StringIO())
        self.game: Plain | None = None
        self._locales = locales
        self._bot = BeginnerBot(1)
        self._said: list[str] = []
        self.read: dict[str, list[str]] = {}  # what was said to the readers of a language
        self._asked = 0

    def say(self, *lines: str) -> None:
        self._said += lines

    copy = say

    def forget(self) -> None:
        self._said = []

    def ask(self, prompt: str) -> str:
        assert self.game is not None
        self._asked += 1
        decision = self.game.session.game.decision
        locale = self._locales[0 if decision is None else decision.seat % len(self._locales)]
        self.read.setdefault(locale.language, []).extend(self._said)
        self._said = []
        if decision is None:
            return plain(locale.text("ask-words-no").split()[0])
        answer = self._bot.answer(self.game.session.game.view(decision.seat), decision)
        numbers = {choice.option: str(choice.number) for choice in choices(decision, locale)}
        names = [
            # A mode, such as "+1 Card", is quicker typed by its number.
            option_name(option, locale) if isinstance(option, Card) else numbers[option]
            for option in answer
        ]
        typed = ", ".join(names)
        return plain(typed) if self._asked % 2 else typed


def play_game(
    kingdom: Sequence[Card], codes: Sequence[str], people: str, monkeypatch: pytest.MonkeyPatch
) -> tuple[Person, str]:
    """A whole game, and its record. The cards of the kingdom are named in the first language."""
    locales = [Locale(code) for code in codes]
    person = Person(locales)
    begin = start._begin

    def begun(*arguments: object) -> Plain:
        person.game = begin(*arguments)  # type: ignore[arg-type]  # a table of arguments of several types
        if len(codes) > 1:
            person.forget()  # the greeting, in the first language for all
        return person.game

    monkeypatch.setattr(start, "_begin", begun)
    names = ", ".join(card_name(card, locales[0]) for card in kingdom)
    wanted = Wanted(people, "beginner" if people == "1" else "0", names, 5, None, Path("game.txt"), ())
    play_plain(wanted, CATALOG, locales, person)
    assert person.game is not None
    assert person.game.session.game.is_over
    return person, Path("game.txt").read_text(encoding="utf-8")


@cache
def pieces(language: str) -> dict[str, str]:
    """What stands between the placeables of a language's texts, with the key of each: two words at least."""
    found: dict[str, str] = {}
    for key, message in messages(language).items():
        source = re.sub(r"^(\s*\.[\w-]+|[\w-]+) =|^\s*\*?\[\w+\]|^#.*", "", message.source, flags=re.MULTILINE)
        for piece in re.split(r"\{[^{}]*\}|[{}\n]", source):
            text = piece.strip(" :;,.()?!")
            if len(re.findall(r"[a-z]{2,}", text)) >= 2:
                found[text] = key
    return found


def foreign(said: str, language: str) -> dict[str, str]:
    """The pieces of other languages' texts that appear in what was said, and that this language does not have."""
    own = " ".join(message.source for message in messages(language).values())
    return {
        piece: key
        for other in languages()
        if other != language
        for piece, key in pieces(other).items()
        if piece in said and piece not in own and re.search(rf"(?<!\w){re.escape(piece)}(?!\w)", said)
    }


def test_the_pieces_of_english_are_found_in_an_english_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the test below would see them."""
    person, _ = play_game(KINGDOMS[0], ["en"], "1", monkeypatch)
    said = "\n".join(person.read["en"])
    assert "it is for you" in pieces("en") or "Your hand" in pieces("en")
    assert sum(piece in said for piece in pieces("en")) > 20
    assert len(foreign(said, "fr")) > 20
    assert foreign(said, "en") == {}


@pytest.mark.parametrize("language", languages())
def test_whole_games_in_one_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All fifty kingdom cards, typed and read in the language, and nothing of any other, nor a raw key."""
    locale = Locale(language)
    said = ""
    for kingdom in KINGDOMS:
        person, _ = play_game(kingdom, [language], "1", monkeypatch)
        said += "\n".join(person.read[language])
    assert [card.name for card in ALL if card_name(card, locale) not in said] == []
    assert foreign(said, language) == {}
    assert re.findall(r"\b(?:plain|ask|log|card|show|problem|list|level)-[a-z]+", said) == []
    assert not re.findall(r"[{}\u2068\u2069]|\?\?\?", said)


def test_the_record_of_a_game_knows_no_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game, read and typed in four languages, leaves the same file, byte for byte."""
    records = {play_game(KINGDOMS[1], [language], "1", monkeypatch)[1] for language in languages()}
    assert len(records) == 1
    record = records.pop()
    assert "seats: seat 0, Beginner bot\n" in record
    assert record.isascii()


def test_a_record_is_read_in_any_language(monkeypatch: pytest.MonkeyPatch) -> None:
    play_game(KINGDOMS[2], ["pl"], "1", monkeypatch)
    shown = {language: run("replay", "game.txt", "--lang", language).out for language in languages()}
    assert len(set(shown.values())) == len(languages())
    for language, text in shown.items():
        assert Locale(language).text("plain-person", n=1) in text
        assert foreign(text, language) == {}


def test_each_person_at_a_keyboard_reads_an_own_language(monkeypatch: pytest.MonkeyPatch) -> None:
    codes = ["fr", "pl", "es"]
    person, _ = play_game(KINGDOMS[3], codes, "3", monkeypatch)
    for language in codes:
        said = "\n".join(person.read[language])
        assert len(said) > 1000
        assert foreign(said, language) == {}


# -- switching ---------------------------------------------------------------------------------------------------------


def typing(lines: Sequence[str], people: str = "1", codes: Sequence[str] = ("en",)) -> str:
    output = io.StringIO()
    talk = Talk(io.StringIO("".join(f"{line}\n" for line in lines)), output)
    bots = "fair" if people == "1" else "0"
    play_plain(Wanted(people, bots, None, 5, None, None, ()), CATALOG, [Locale(code) for code in codes], talk)
    return output.getvalue()


@pytest.mark.parametrize("typed", ["lang fr", "lang FR", "lang fr_FR", "lang français", "/lan fran", "langue fr"])
def test_the_language_is_switched_at_the_table(typed: str) -> None:
    """And the question is asked again in the new one."""
    said = typing([typed, "tout"], codes=["fr" if typed.startswith("langue") else "en"])
    assert "Désormais en français." in said
    after = said.split("Désormais en français.")[1]
    assert "Phase Achat" in after
    assert foreign(after.split("Throneroom record")[0], "fr").keys() <= {"Continue with", "The game is saved in"}


@pytest.mark.parametrize("typed", ["lang", "lang tlh", "lang x"])
def test_the_languages_are_named(typed: str) -> None:
    assert "en (English), es (Español), fr (Français), pl (Polski)" in typing([typed])


def test_a_switch_is_for_one_person_alone() -> None:
    said = typing(["lang pl", "wszystko", "nic", "all", "nothing", "wszystko"], people="Ann,Bob")
    rest = said.split("Odtąd po polsku.")[1]
    bob, ann = rest.split("Ann, it is your move.")
    assert "Faza Kupna" in bob
    assert "Buy phase" in ann
    assert "Bob, teraz ty wybierasz." in ann


def test_the_option_gives_each_person_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("all\nsilver\nwszystko\nsrebro\n"))
    said = run("play", "--plain", "--people", "Ann,Bob", "--seed", "5", "--lang", "en,pl").out
    assert "Ann, it is your move." in said
    assert "Bob, teraz ty wybierasz." in said
    assert run("play", "--plain", "--lang", "en,tlh").is_refused(2, "'tlh'")


def test_bots_and_nameless_people_are_called_in_the_readers_language() -> None:
    said = typing(["x"], codes=["fr"])
    assert Locale("fr").text("plain-person", n=1) in said
    assert "Bot moyen" in said
    assert "Fair bot" not in said.split("Throneroom record")[0]
