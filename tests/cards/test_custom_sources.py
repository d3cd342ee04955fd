"""Where custom cards are found: named files and directories, the user's card directory, installed packages."""

from __future__ import annotations

import sys
from importlib import invalidate_caches
from pathlib import Path

import pytest
from tests.helpers.command import run

from throneroom.cards import read_card
from throneroom.cards.custom import BadCardFile
from throneroom.cards.custom_sources import CardSource, find_custom_cards, load_source, load_sources
from throneroom.engine.localizable import Problem

NIGHT_MARKET = "docs/examples/night_market.py"
CARD = "from throneroom import ACTION, Card\nCARD = Card({name!r}, cost=2, types=ACTION, cards=1)\n"


def test_the_old_name_of_the_option_is_still_understood_but_not_shown() -> None:
    assert run("cards", "--own", NIGHT_MARKET, "--set", "own", "--json").json[0]["name"] == "Night Market"
    for command in ("cards", "play", "lab levels", "lab exploit", "lab calibration"):
        shown = run(*command.split(), "--help").out
        assert "--custom FILE|DIR" in shown
        assert "--own" not in shown


def test_a_directory_of_cards(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(CARD.format(name="Pebble"))
    (tmp_path / "two.py").write_text(CARD.format(name="Boulder"))
    (tmp_path / "shared.py").write_text("NUMBER = 3\n")
    (tmp_path / "test_one.py").write_text("raise ValueError\n")
    found = run("cards", "--custom", str(tmp_path), "--set", "custom", "--json").json
    assert [card["name"] for card in found] == ["Pebble", "Boulder"]
    (tmp_path / "three.py").write_text("x = \n")
    assert run("cards", "--custom", str(tmp_path)).is_refused(1, f"{tmp_path / 'three.py'}, line 1: not valid Python")
    (tmp_path / "empty").mkdir()
    assert run("cards", "--custom", str(tmp_path / "empty")).is_refused(1, "this directory has no file with cards")


def test_cards_in_the_users_directory_are_found_and_a_broken_file_spoils_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    folder = tmp_path / "throneroom" / "cards"
    folder.mkdir(parents=True)
    (folder / "a.py").write_text(CARD.format(name="Pebble"))
    broken = folder / "broken.py"
    broken.write_text("from throneroom import Card\n\nA = Card('Nothing')\n")
    (folder / "z.py").write_text(CARD.format(name="Pebble"))
    result = run("cards", "pebble")
    assert result.code == 0
    assert "Pebble" in result.out
    assert f"throneroom: skipped {broken}, line 3: TypeError" in result.err
    assert f"throneroom: skipped {folder / 'z.py'}: Pebble is already defined in {folder / 'a.py'}" in result.err
    named = run("cards", "pebble", "--custom", str(broken))
    assert named.is_refused(1, f"throneroom: {broken}, line 3: TypeError")
    broken.unlink()
    (folder / "z.py").unlink()
    assert run("kingdom", "--with", "pebble", "--custom", str(folder / "a.py")).err == ""


def test_cards_of_installed_packages_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pebbles.py").write_text(CARD.format(name="Pebble"))
    offered = "CARDS = [CARD]\nNUMBER = 3\nMIXED = [CARD, 3]\n"
    (tmp_path / "boulders.py").write_text(CARD.format(name="Boulder") + offered)
    folder = tmp_path / "stones-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: stones\nVersion: 1.0\n")
    points = ["a = pebbles", "b = boulders:CARDS", "c = boulders:NUMBER", "d = missing_module", "e = boulders:MIXED"]
    (folder / "entry_points.txt").write_text("\n".join(["[throneroom.cards]", *points]) + "\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    result = run("cards", "--set", "custom")
    assert result.code == 0
    assert "Pebble" in result.out
    assert "Boulder" in result.out
    assert "stones (throneroom.cards: c = boulders:NUMBER): boulders:NUMBER must be a module or a list" in result.err
    assert "stones (throneroom.cards: e = boulders:MIXED): boulders:MIXED must be a module or a list" in result.err
    assert "ModuleNotFoundError: No module named 'missing_module'" in result.err


def test_other_processes_load_the_same_cards_once(tmp_path: Path) -> None:
    """Cards are compared by identity, so loading them again must not make other ones."""
    (tmp_path / "one.py").write_text(CARD.format(name="Pebble"))
    found = find_custom_cards([tmp_path], packages=False)
    loaded = load_sources(found.sources)
    assert [card.name for card in loaded.cards] == ["Pebble"]
    assert load_sources(found.sources).cards[0] is loaded.cards[0]


def test_a_named_file_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadCardFile, match="No such file"):
        find_custom_cards([tmp_path / "missing.py"])


def test_a_card_in_plain_words_is_loaded_like_one_in_python(tmp_path: Path) -> None:
    (card,) = find_custom_cards([Path("docs/examples/night_market.card")]).cards
    assert (card.name, card.cost, card.buys, card.coins) == ("Night Market", 5, 1, 1)
    assert read_card("Pebble\ncost 2, Action\n+1 Card").cards == 1
    file = tmp_path / "broken.card"
    file.write_bytes(b"Pebble\xff\n")
    with pytest.raises(BadCardFile, match="not a text in UTF-8"):
        find_custom_cards([file])
    file.write_text("Pebble\ncost 2, Action\nDraw untill you drop.\n")
    with pytest.raises(Problem, match=r"broken\.card:3:6: 'untill' cannot stand here; did you mean until"):
        find_custom_cards([file])


def test_no_card_is_called_like_an_edition(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(CARD.format(name="Second Edition"))
    with pytest.raises(BadCardFile, match="no card can be called 'Second Edition'"):
        find_custom_cards([tmp_path])


def test_a_file_of_cards_stands_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its neighbours would not travel with it, and their changes would go unnoticed."""
    (tmp_path / "quarry.py").write_text("COST = 2\n")
    file = tmp_path / "stones.py"
    for written, line in (
        ("from quarry import COST\n", 1),
        ("\nimport quarry\n", 2),
        ("def dig():\n    import quarry\n", 2),
        ("from . import quarry\n", 1),
    ):
        file.write_text(written + CARD.format(name="Pebble"))
        for path in (None, str(tmp_path)):  # whether or not Python would find it
            with monkeypatch.context() as patched:
                if path:
                    patched.syspath_prepend(path)
                refused = run("cards", "--custom", str(file))
            assert refused.is_refused(1, f"throneroom: {file}, line {line}: it imports ")
            assert "a file of cards stands alone" in refused.err
    (tmp_path / "random.py").write_text("")
    file.write_text("import random\nimport click\n" + CARD.format(name="Pebble"))
    assert run("cards", "pebble", "--custom", str(file)).code == 0


def test_the_fingerprint_of_a_package_covers_what_it_imports_of_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "quarry_cards"
    (package / "tools").mkdir(parents=True)
    effect = "def effect(game, play):\n    'Nothing.'\n"
    files = {
        "__init__.py": "from .stones import CARD\n",
        "stones.py": f"from throneroom import ACTION, Card\nfrom quarry_cards.tools import hammer\n{effect}"
        "CARD = Card('Quarry Stone', cost=hammer.COST, types=ACTION, effect=effect)\n",
        "tools/__init__.py": "",
        "tools/hammer.py": "from ..costs import COST\n",
        "costs.py": "COST = 2\n",
        "unused.py": "",
    }
    monkeypatch.syspath_prepend(str(tmp_path))

    def fingerprint() -> str:
        for name, text in files.items():
            (package / name).write_text(text)
        for module in [name for name in sys.modules if name.startswith("quarry_cards")]:
            del sys.modules[module]
        invalidate_caches()
        (card,) = load_source(CardSource("quarry", entry_point="quarry_cards"))
        return card.fingerprint

    before = fingerprint()
    assert fingerprint() == before
    files["unused.py"] = "# changed\n"
    assert fingerprint() == before
    seen = {before}
    for name in ("__init__.py", "stones.py", "tools/__init__.py", "tools/hammer.py", "costs.py"):
        files[name] += "# changed\n"
        assert fingerprint() not in seen
        seen.add(fingerprint())


def test_names_and_texts_in_other_languages(tmp_path: Path) -> None:
    file = tmp_path / "stones.py"
    card = "CARD = Card('Pebble', cost=2, types=ACTION, cards=1, names={'fr': 'Caillou'}, texts={'fr': TEXT})\n"
    text = "TEXT = '+1 Carte.\\n\\nIl est petit.'\n"
    file.write_text(f"from throneroom import ACTION, Card\n{text}{card}", encoding="utf-8")
    (shown,) = run("cards", "caillou", "--custom", str(file), "--lang", "fr", "--json").json
    assert (shown["text"], shown["rulings"]) == ("+1 Carte.", ["Il est petit."])
    assert "Caillou" in run("cards", "--custom", str(file), "--lang", "fr", "--set", "custom").out
    assert "Pebble" in run("cards", "--custom", str(file), "--lang", "pl", "--set", "custom").out
    file.write_text(file.read_text().replace("'fr': 'Caillou'", "'fr': 3"))
    assert run("cards", "--custom", str(file)).is_refused(1, "Pebble: `names` is a text for each language")
