"""The locale layer, and the English card texts: every card has its name, text and rulings."""

import os
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from throneroom import locale as locale_module
from throneroom.cards.catalog import Catalog
from throneroom.locale import BadText, Locale, MissingText, UnknownLanguage, languages, slug, source

# Each card of rules.md, with the number of separate rulings that its table row gives.
RULINGS = {
    # basic
    "Copper": 0,
    "Silver": 0,
    "Gold": 0,
    "Estate": 0,
    "Duchy": 0,
    "Province": 0,
    "Curse": 0,
    # base
    "Adventurer": 4,
    "Bureaucrat": 3,
    "Cellar": 3,
    "Chancellor": 3,
    "Chapel": 3,
    "Council Room": 1,
    "Feast": 2,
    "Festival": 0,
    "Gardens": 2,
    "Laboratory": 0,
    "Library": 3,
    "Market": 0,
    "Militia": 1,
    "Mine": 4,
    "Moat": 6,  # section 4
    "Moneylender": 1,
    "Remodel": 4,
    "Smithy": 0,
    "Spy": 4,
    "Thief": 4,
    "Throne Room": 5,
    "Village": 0,
    "Witch": 2,
    "Woodcutter": 0,
    "Workshop": 1,
    # Intrigue
    "Courtyard": 2,
    "Pawn": 1,
    "Secret Chamber": 5,  # with section 4
    "Great Hall": 0,
    "Masquerade": 4,
    "Shanty Town": 1,
    "Steward": 1,
    "Swindler": 5,
    "Wishing Well": 2,
    "Baron": 2,
    "Bridge": 4,  # with section 6
    "Conspirator": 3,
    "Coppersmith": 2,
    "Ironworks": 1,
    "Mining Village": 2,
    "Scout": 4,
    "Duke": 0,
    "Minion": 3,
    "Saboteur": 3,
    "Torturer": 2,
    "Trading Post": 4,
    "Tribute": 3,
    "Upgrade": 3,
    "Harem": 0,
    "Nobles": 0,
}
KINGDOMS = [
    "First Game",
    "Big Money",
    "Interaction",
    "Size Distortion",
    "Village Square",
    "Victory Dance",
    "Secret Schemes",
    "Best Wishes",
    "Deconstruction",
    "Hand Madness",
    "Underlings",
]
CARDS = [card.name for card in Catalog().cards]
TYPES = ["Action", "Treasure", "Victory", "Curse", "Attack", "Reaction"]


LONGEST_SHORT_TEXT = 86


@pytest.fixture
def english() -> Locale:
    return Locale()


def rulings(locale: Locale, card: str) -> list[str]:
    found: list[str] = []
    while locale.has(key := f"card-{slug(card)}.ruling-{len(found) + 1}"):
        found.append(locale.text(key))
    return found


def is_clean(text: str) -> bool:
    """Return whether a text is free of markup, line breaks and isolation marks."""
    leftovers = ["{", "}", "$", "\n", "  ", "\u2068", "\u2069", "???", " .", "..", "TODO"]
    return text == text.strip() and not any(leftover in text for leftover in leftovers)


def is_prose(text: str) -> bool:
    return is_clean(text) and text.endswith(".") and (text[0].isupper() or text[0] == "+")


def test_the_rules_have_57_cards() -> None:
    assert len(RULINGS) == 7 + 25 + 25


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_its_name_and_text(english: Locale, card: str) -> None:
    assert english.text(f"card-{slug(card)}") == card
    assert is_prose(english.text(f"card-{slug(card)}.text"))


@pytest.mark.parametrize(("card", "needed"), RULINGS.items())
def test_every_card_has_its_rulings(english: Locale, card: str, needed: int) -> None:
    found = rulings(english, card)
    assert len(found) >= needed
    assert len(set(found)) == len(found)
    assert all(is_prose(ruling) for ruling in found)


@pytest.mark.parametrize("language", languages())
def test_every_card_that_does_more_than_its_symbols_say_has_a_short_text(language: str) -> None:
    """Tests in the browser show that texts of this length fit on a card."""
    locale, english = Locale(language), Locale()
    for card in CARDS:
        key = f"card-{slug(card)}.short"
        says_more = re.sub(
            r"\+\d \w+|Worth -?\d (coin|victory point)s?|[,. ]", "", english.text(f"card-{slug(card)}.text")
        )
        assert locale.has(key) == bool(says_more), card
        if locale.has(key):
            short = locale.text(key)
            assert is_clean(short), card
            assert short.endswith("."), card
            assert len(short) <= LONGEST_SHORT_TEXT, card
            assert len(short) < len(locale.text(f"card-{slug(card)}.text")), card


@pytest.mark.parametrize("language", languages())
def test_words_that_may_be_broken_are_words_of_card_names(language: str) -> None:
    locale = Locale(language)
    names = {word for card in CARDS for word in locale.text(f"card-{slug(card)}").split()}
    for word in locale.text("web-word-breaks").split():
        assert word.count("-") == 1, word
        assert word.replace("-", "") in names, word


@pytest.mark.parametrize("language", languages())
def test_card_catalogs_name_no_unknown_card_and_skip_no_ruling(language: str) -> None:
    catalog = FluentResource((files(locale_module) / language / "cards.ftl").read_text(encoding="utf-8"))
    messages = [entry for entry in catalog.body if isinstance(entry, Message)]
    cards = {entry.id.name: entry for entry in messages if entry.id.name.startswith("card-")}
    assert set(cards) <= {f"card-{slug(card)}" for card in CARDS}
    for name, entry in cards.items():
        names = [attribute.id.name for attribute in entry.attributes]
        attributes = [part for part in names if part not in ("also", "short") and not part.startswith("second-edition")]
        changed = [part.removeprefix("second-edition-") for part in names if part.startswith("second-edition-")]
        assert set(changed) <= set(names), name
        assert attributes == ["text", *(f"ruling-{i}" for i in range(1, len(attributes)))], name


def test_types_boxes_and_recommended_sets_have_names(english: Locale) -> None:
    assert [english.text(f"type-{slug(name)}") for name in TYPES] == TYPES
    assert [english.text(f"kingdom-{slug(name)}") for name in KINGDOMS] == KINGDOMS
    assert all(is_clean(english.text(f"box-{box}")) for box in ("basic", "base", "intrigue"))


@pytest.mark.parametrize(
    ("key", "n", "text"),
    [
        ("plus-cards", 1, "+1 Card"),
        ("plus-cards", 3, "+3 Cards"),
        ("plus-actions", 1, "+1 Action"),
        ("plus-actions", 2, "+2 Actions"),
        ("plus-buys", 1, "+1 Buy"),
        ("plus-buys", 2, "+2 Buys"),
        ("plus-coins", 1, "+1 Coin"),
        ("plus-coins", 2, "+2 Coins"),
        ("worth-coins", 0, "0 coins"),
        ("worth-coins", 1, "1 coin"),
        ("worth-coins", 3, "3 coins"),
        ("worth-points", -1, "-1 victory point"),
        ("worth-points", -2, "-2 victory points"),
        ("worth-points", 0, "0 victory points"),
        ("worth-points", 1, "1 victory point"),
        ("worth-points", 6, "6 victory points"),
    ],
)
def test_plurals(english: Locale, key: str, n: int, text: str) -> None:
    assert english.text(key, n=n) == text


def test_a_key_with_a_dot_addresses_an_attribute(english: Locale) -> None:
    assert english.text("card-smithy.text") == "+3 Cards."
    assert english.has("card-smithy")
    assert english.has("card-smithy.text")
    assert not english.has("card-smithy.price")
    assert not english.has("card-smithie.text")
    assert not english.has("card-smithy.")


@pytest.mark.parametrize("key", ["no-such-text", "card-smithy.price", "card-smithie.text", "card-smithy."])
def test_an_unknown_key_is_an_error_that_names_key_and_language(english: Locale, key: str) -> None:
    with pytest.raises(MissingText) as caught:
        english.text(key)
    assert isinstance(caught.value, KeyError)
    assert str(caught.value) == f"no text {key!r} in the catalogs of 'en'"


def test_a_missing_argument_raises_instead_of_being_shown_to_the_player(english: Locale) -> None:
    with pytest.raises(BadText, match="'plus-cards'"):
        english.text("plus-cards")


def test_an_argument_may_be_long(english: Locale) -> None:
    """Fluent limits their length, but a player may type a long text, and a file may have a long name."""
    name = "x" * 5000
    assert english.text("plain-not-saved", reason=name) == f"Not saved: {name}"
    assert english.text("list-or", first=name, last="y" * 3000) == f"{name} or {'y' * 3000}"


def test_an_unknown_language_is_an_error_that_lists_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match=r"no language 'tlh'; choose one of: .*\ben\b"):
        Locale("tlh")


def test_languages_are_the_folders_with_catalogs() -> None:
    assert "en" in languages()
    assert "__pycache__" not in languages()
    assert list(languages()) == sorted(languages())


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Moat", "moat"),
        ("Secret Chamber", "secret-chamber"),
        ("King's Court", "kings-court"),
        ("  Big,  Money! ", "big-money"),
    ],
)
def test_slug(name: str, key: str) -> None:
    assert slug(name) == key


def test_importing_the_module_does_not_import_fluent() -> None:
    check = "import sys, throneroom.locale; sys.exit('fluent.runtime' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.run([sys.executable, "-c", check], env=environment, timeout=60).returncode == 0


@pytest.fixture
def catalogs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Replace the package's catalogs with English ones and a few French messages."""
    (tmp_path / "en").mkdir()
    (tmp_path / "fr").mkdir()
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "en" / "a.ftl").write_text(
        "hello = Hello, { $name }\n"
        "    .title = Greeting\n"
        "piles = { $n ->\n    [one] { $n } pile\n   *[other] { $n } piles\n }\n"
    )
    (tmp_path / "en" / "b.ftl").write_text("bye = Goodbye\n")
    (tmp_path / "fr" / "a.ftl").write_text(
        "hello = Bonjour, { $name }\ncards = { $n ->\n    [one] { $n } carte\n   *[other] { $n } cartes\n }\n"
    )
    monkeypatch.setattr(source, "root", lambda: tmp_path)
    # Fresh caches, so that these catalogs and the package's are not mixed up.
    monkeypatch.setattr(locale_module, "_fluent_texts", locale_module._fluent_texts.__wrapped__)
    for module in (locale_module, source):
        monkeypatch.setattr(module, "messages", source.messages.__wrapped__)
        monkeypatch.setattr(module, "languages", languages.__wrapped__)
    return tmp_path


def test_every_catalog_of_the_folder_is_read(catalogs: Path) -> None:
    assert Locale("en").text("hello", name="Anna") == "Hello, Anna"
    assert Locale("en").text("bye") == "Goodbye"


def test_missing_texts_are_english_with_english_plurals(catalogs: Path) -> None:
    french = Locale("fr")
    assert french.text("hello", name="Anna") == "Bonjour, Anna"
    assert french.text("hello.title") == "Greeting"
    assert french.text("bye") == "Goodbye"
    assert french.text("cards", n=0) == "0 carte"
    assert french.text("piles", n=0) == "0 piles"
    with pytest.raises(MissingText, match="no text 'nothing' in the catalogs of 'fr' or 'en'"):
        french.text("nothing")


def test_known_languages_are_named_in_order(catalogs: Path) -> None:
    with pytest.raises(UnknownLanguage, match="no language '__pycache__'; choose one of: en, fr"):
        Locale("__pycache__")


def test_a_catalog_with_a_mistake_is_an_error_that_names_file_and_line(catalogs: Path) -> None:
    (catalogs / "fr" / "b.ftl").write_text("fine = Bien\n\nbroken = { $n ->\n")
    assert Locale("fr").text("fine") == "Bien"
    with pytest.raises(BadText, match=r"fr/b\.ftl, line 3: "):
        Locale("fr").text("broken")


def test_a_message_written_twice_is_an_error_that_names_both_files(catalogs: Path) -> None:
    (catalogs / "en" / "c.ftl").write_text("bye = So long\n")
    with pytest.raises(BadText, match=r"en/c\.ftl: 'bye' is already in en/b\.ftl"):
        Locale("en").text("bye")
