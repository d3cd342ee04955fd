"""Catalogs are read message by message, mostly without Fluent, with the same result."""

import json
import os
import re
import subprocess
import sys
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from throneroom import locale as locale_module
from throneroom.locale import Locale, languages
from throneroom.locale.source import catalogs, cut, filled, messages


@pytest.mark.parametrize("language", languages())
def test_every_message_is_found_where_fluent_finds_it(language: str) -> None:
    """Splitting a file finds every message exactly once, and every catalog can be parsed."""
    for file in catalogs(files(locale_module) / language):
        source = file.read_text(encoding="utf-8")
        body = FluentResource(source).body
        assert not [entry for entry in body if isinstance(entry, Junk)], file.name
        names = [entry.id.name for entry in body if isinstance(entry, Message)]
        assert [message.name for message in cut(source, file.name)] == names


@pytest.mark.parametrize("language", languages())
def test_a_text_used_as_written_is_what_fluent_would_return(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in catalogs(files(locale_module) / language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    taken = 0
    for name, message in messages(language).items():
        known = bundle.get_message(name)
        patterns = {**({"": known.value} if known.value else {}), **known.attributes}
        assert not message.texts or message.texts.keys() == patterns.keys(), name
        for attribute, text in message.texts.items():
            for value in ("Anna i Jan", 12):
                arguments = dict.fromkeys(re.findall(r"\$([\w-]+)", text), value)
                assert bundle.format_pattern(patterns[attribute], arguments) == (filled(text, arguments), []), name
            taken += 1
    assert taken > 300


def test_everything_but_names_and_small_numbers_is_left_to_fluent() -> None:
    """Languages group digits differently, and a missing argument is an error."""
    assert filled("{ $n } games", {"n": 999}) == "999 games"
    for left in (1000, -1, 0.5, True):
        assert filled("{ $n } games", {"n": left}) is None
    assert filled("{ $n } games", {}) is None
    assert Locale("en").text("plain-person", n=12345) == "Player 12,345"


def test_numbers_are_written_as_in_the_language() -> None:
    def written(language: str) -> tuple[str, str]:
        locale = Locale(language)
        return locale.number(12345), locale.number(71.25, 1)

    assert written("en") == ("12,345", "71.2")
    assert written("fr") == ("12\u202f345", "71,2")
    assert written("pl") == ("12\u00a0345", "71,2")
    assert written("es") == ("12.345", "71,2")


def test_lists_have_a_word_before_the_last_item() -> None:
    english = Locale("en")
    assert [english.all_of(names) for names in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
    assert english.one_of(["a", "b", "c"]) == "a, b or c"


def loaded_by(work: str) -> set[str]:
    """Return the modules and the languages that some code loads in a new process."""
    check = (
        f"import sys, json\nfrom throneroom.locale import source\nopened = []\nread = source.catalogs\n"
        "source.catalogs = lambda folder: opened.append(folder.name) or read(folder)\n"
        "source.languages()\ndel opened[:]\n"
        f"{work}\n"
        "print('\\n' + json.dumps([*sys.modules, *opened]))"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "THRONEROOM_LANG": "fr"}
    done = subprocess.run([sys.executable, "-c", check], env=environment, capture_output=True, check=True, timeout=60)
    return set(json.loads(done.stdout.splitlines()[-1]))


def test_help_needs_no_fluent_and_no_other_language() -> None:
    """It imports none of the commands that it lists, either."""
    loaded = loaded_by("from throneroom.commands.main import main\ntry: main(['--help'])\nexcept SystemExit: pass")
    assert "fr" in loaded
    assert not loaded & {"fluent.runtime", "babel", "rich", "textual"}
    assert not [
        name for name in loaded if re.match(r"throneroom\.(lab|server|terminal|commands\.(?!main|support))", name)
    ]
    assert not loaded & {"es", "pl"}


def test_a_name_in_the_readers_language_loads_no_other_catalog() -> None:
    find = "from throneroom.cards.catalog import Catalog\nfrom throneroom.locale import Locale\n"
    find += "from throneroom.words.names import find_card\nfind_card({!r}, Catalog().cards, Locale('fr'))"
    assert not loaded_by(find.format("sorciere")) & {"es", "pl", "fluent.runtime"}
    assert loaded_by(find.format("bruja")) & {"es"}
