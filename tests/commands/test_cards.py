"""`throneroom cards`: all cards, one card with its rulings, JSON, and partial or wrong names."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.helpers.command import run, run_process
from tests.helpers.paths import ROOT, SOURCES

from throneroom import __version__
from throneroom.cards.catalog import Catalog
from throneroom.engine.build import build
from throneroom.locale import Locale, slug

NIGHT_MARKET = "docs/examples/night_market.py"
PLAIN = re.compile(r"[\x20-\x7e\n]*")  # no control codes or box-drawing characters


@pytest.fixture(autouse=True)
def _in_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("COLUMNS", raising=False)


# -- all cards -------------------------------------------------------------------------------------------


def test_all_cards_are_shown_box_by_box_with_cost_types_and_text() -> None:
    shown = run("cards").out
    boxes = ("Basic cards (7 cards)", "Dominion (19 cards)", "Dominion, first edition (6 cards)", "Intrigue (19 cards)")
    for heading in boxes:
        assert heading in shown
    for card in Catalog().cards:
        assert re.search(rf"^ +{card.cost}  {card.name} +{', '.join(card.type_names)}  ", shown, re.MULTILINE)
    for text in ("+2 Actions, +1 Buy, +2 Coins.", "Worth -1 victory point."):
        assert text in shown


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("arguments", [["cards"], ["cards", "Secret Chamber"]])
def test_a_pipe_gets_plain_lines_that_fit_without_spaces_at_the_end(
    columns: int, arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    shown = run(*arguments).out
    assert PLAIN.fullmatch(shown)
    assert columns - 12 <= max(map(len, shown.splitlines())) <= columns
    assert not [line for line in shown.splitlines() if line != line.rstrip()]


def test_a_set_can_be_chosen() -> None:
    assert [card["name"] for card in run("cards", "--set", "basic", "--json").json] == [
        *("Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse")
    ]
    assert {card["set"] for card in run("cards", "--set", "intrigue", "--json").json} == {"intrigue"}
    shown = run("cards", "--set", "base").out
    assert "Militia" in shown
    assert "Bridge  " not in shown


# -- one card --------------------------------------------------------------------------------------------


def test_a_card_is_shown_with_all_its_rulings() -> None:
    shown = run("cards", "Militia").out
    assert shown.startswith("Militia\nCosts 4 coins | Action, Attack | Dominion\n\n+2 Coins. ")
    assert "\nRulings\n- A player who holds three cards or fewer discards nothing.\n" in shown
    assert "Costs 1 coin |" not in shown
    assert "Rulings" not in run("cards", "Festival").out


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Militia", "Militia"),
        ("militia", "Militia"),
        ("  MILITIA ", "Militia"),
        ("mili", "Militia"),
        ("mílítïa", "Militia"),
        ("mine", "Mine"),  # a whole name comes first
        ("throne", "Throne Room"),
        ("Throne Room", "Throne Room"),
        ("village", "Village"),
        ("hall", "Great Hall"),  # a word of the name
        ("wright", None),
        ("orturer", "Torturer"),  # any part of the name
    ],
)
def test_a_part_of_the_name_is_enough(typed: str, name: str | None) -> None:
    result = run("cards", typed, "--json")
    assert [card["name"] for card in result.json] == [name] if name else result.is_refused(2)


def test_a_name_of_two_words_needs_no_quotes() -> None:
    assert run("cards", "throne", "room").out.startswith("Throne Room\n")


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("room", "'room' could be Council Room or Throne Room; type more of the name"),
        ("mi", "'mi' could be Militia, Mill, Mine, Mining Village or Minion; type more of the name"),
        ("Milita", "No card named 'Milita'. Did you mean Militia?"),
        ("Thorne Room", "No card named 'Thorne Room'. Did you mean Throne Room?"),
        ("xyzzy", "No card named 'xyzzy'. For help: throneroom cards --help\n"),
        ("", "No card named ''. For help: throneroom cards --help\n"),
        ("[bold]", "No card named '[bold]'"),
    ],
)
def test_an_ambiguous_or_unknown_name_is_bad_usage_with_suggestions(typed: str, problem: str) -> None:
    assert run("cards", typed).is_refused(2, f"throneroom cards: {problem}")


def test_a_set_narrows_the_names() -> None:
    assert run("cards", "room", "--set", "base").is_refused(2, "Council Room or Throne Room")
    assert run("cards", "ch", "--set", "intrigue", "--json").json[0]["name"] == "Secret Chamber"
    assert run("cards", "Moat", "--set", "intrigue").is_refused(2, "No card named 'Moat'")


# -- as data ---------------------------------------------------------------------------------------------


def test_json_is_a_list_of_all_cards_with_the_documented_fields() -> None:
    found = run("cards", "--json").json
    english = Locale("en")
    for data, card in zip(found, Catalog().cards, strict=True):
        assert list(data) == ["name", "cost", "types", "set", "editions", "text", "rulings"]
        assert (data["name"], data["cost"], data["types"], data["set"]) == (
            card.name,
            card.cost,
            list(card.type_names),
            card.box,
        )
        assert data["editions"] == ([card.only_in] if card.only_in else ["first", "second"])
        assert data["text"].startswith(english.text(f"card-{slug(card.name)}.text"))
        assert all(isinstance(ruling, str) for ruling in data["rulings"])
    assert sum(len(data["rulings"]) for data in found) > 100


def test_json_of_a_name_is_a_list_of_one() -> None:
    (moat,) = run("cards", "--json", "moat").json
    assert (moat["name"], moat["types"], moat["set"]) == ("Moat", ["Action", "Reaction"], "base")
    assert len(moat["rulings"]) >= 6


# -- custom cards ----------------------------------------------------------------------------------------


def test_custom_cards_are_shown_with_the_others() -> None:
    shown = run("cards", "--custom", NIGHT_MARKET).out
    assert "Custom cards (1 card)" in shown
    (card,) = run("cards", "--custom", NIGHT_MARKET, "--custom", f"./{NIGHT_MARKET}", "--set", "custom", "--json").json
    assert (card["name"], card["cost"], card["set"]) == ("Night Market", 5, "custom")
    assert card["text"].startswith("+1 Buy, +1 Coin. You may discard")
    assert len(card["rulings"]) == 2
    assert "Custom cards" in run("cards", "--custom", NIGHT_MARKET, "night").out


def test_a_custom_card_without_a_text_is_described_by_its_bonuses(tmp_path: Path) -> None:
    file = tmp_path / "cards.py"
    file.write_text(
        "from throneroom.engine.card import ACTION, TREASURE, VICTORY, Card\n"
        "A = Card('Bazaar', cost=5, types=ACTION, cards=1, actions=2, coins=1)\n"
        "B = Card('Crown', cost=7, types=TREASURE | VICTORY, coins=3, points=1, buys=1)\n"
        "C = Card('Pebble', cost=0, types=ACTION)\n"
    )
    found = run("cards", "--custom", str(file), "--set", "custom", "--json").json
    assert [card["text"] for card in found] == [
        "+1 Card, +2 Actions, +1 Coin.",
        "+1 Buy. Worth 1 victory point. Worth 3 coins.",
        "",
    ]
    assert "   0  Pebble  Action\n" in run("cards", "--custom", str(file), "--set", "custom").out


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        (None, "No such file or directory"),
        ("x = = 1", ", line 1: not valid Python: invalid syntax"),
        ("1 / 0", ", line 1: ZeroDivisionError: division by zero"),
        ("x = 1", ": this file defines no card"),
    ],
)
def test_a_file_without_cards_fails_in_one_line(tmp_path: Path, source: str | None, problem: str) -> None:
    file = tmp_path / "cards.py"
    if source is not None:
        file.write_text(source)
    for command in ("cards", "kingdom"):
        assert run(command, "--custom", str(file)).is_refused(1, f"throneroom: {file}", problem)


def test_two_files_with_a_card_of_the_same_name_fail(tmp_path: Path) -> None:
    copy = tmp_path / "copy.py"
    copy.write_text((ROOT / NIGHT_MARKET).read_text(encoding="utf-8"), encoding="utf-8")
    result = run("cards", "--custom", NIGHT_MARKET, "--custom", str(copy))
    assert result.is_refused(1, f"{copy}: Night Market is already defined in {NIGHT_MARKET}; rename one of them")


def test_custom_cards_without_a_file_are_bad_usage() -> None:
    assert run("cards", "--set", "custom").is_refused(
        2, "There are no custom cards; give a file that has some: --custom FILE"
    )


# -- language, help, pipes, colours ----------------------------------------------------------------------


def test_an_unknown_language_is_bad_usage_and_the_known_ones_are_listed() -> None:
    for command in ("cards", "kingdom"):
        result = run(command, "--lang", "tlh")
        assert result.is_refused(2, "--lang", "no language named 'tlh'; choose from ", "en")


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], []])
def test_help_names_the_commands(arguments: list[str]) -> None:
    result = run(*arguments)
    assert (result.code, result.err) == (0, "")
    assert "\n  cards " in result.out
    assert "\n  kingdom " in result.out


@pytest.mark.parametrize("command", ["cards", "kingdom"])
def test_each_example_of_the_help_works(command: str) -> None:
    shown = run(command, "--help").out
    examples = [line for line in shown.splitlines() if line.startswith("    throneroom ")]
    assert len(examples) >= 5
    for example in examples:
        words = shlex.split(example.replace("my_cards.py", NIGHT_MARKET))[1:]
        assert run(*words).code == 0, example
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_each_command_of_the_page_about_custom_cards_works() -> None:
    page = (ROOT / "docs" / "write-a-card.md").read_text(encoding="utf-8")
    commands = re.findall(r"^throneroom (.+)$", page, re.MULTILINE)
    commands = [command for command in commands if not command.startswith(("play", "serve"))]
    assert len(commands) == 3
    for words in map(shlex.split, commands):
        result = run(*words)
        assert (result.code, result.err) == (0, "")
        assert "Night Market" in result.out


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["cards", "--nonsense"],
        ["cards", "--set", "nonsense"],
        ["kingdom", "--from", "nonsense"],
        ["kingdom", "--seed", "nonsense"],
    ],
)
def test_bad_usage_is_one_line_and_exit_code_2(arguments: list[str]) -> None:
    assert run(*arguments).is_refused(2, "nonsense")


def test_python_m_throneroom_is_the_command() -> None:
    assert run_process("--version").out == f"throneroom {__version__} ({build()})\n"
    moat = run_process("cards", "Moat")
    assert (moat.code, moat.out.splitlines()[0], moat.err) == (0, "Moat", "")
    assert run_process("cards", "room").is_refused(2, "Council Room or Throne Room")
    assert run_process("cards", "--custom", "nowhere.py").is_refused(1, "throneroom: nowhere.py: No such file")
    assert run_process("nonsense").is_refused(2, "throneroom: No command named 'nonsense'")


def test_colours_are_for_terminals_that_want_them() -> None:
    assert "\x1b[" in run_process("cards", "Moat", FORCE_COLOR="1", TERM="xterm-256color", NO_COLOR="").out
    without = run_process("cards", "Moat", FORCE_COLOR="1", TERM="xterm-256color", NO_COLOR="1").out
    assert not re.search(r"\x1b\[[\d;]*3\dm", without)


def test_a_terminal_that_lacks_a_letter_causes_no_error(tmp_path: Path) -> None:
    file = tmp_path / "cards.py"
    file.write_text(
        "from throneroom.engine.card import ACTION, Card\nA = Card('Żółw', cost=5, types=ACTION)\n", encoding="utf-8"
    )
    shown = run_process("cards", "--custom", str(file), "--set", "custom", PYTHONIOENCODING="ascii")
    assert shown.code == 0
    assert "???w" in shown.out
    assert (
        run_process("cards", "zołw", "--custom", str(file), "--json", PYTHONIOENCODING="ascii").json[0]["name"]
        == "Żółw"
    )


@pytest.mark.skipif(os.name == "nt", reason="there are no such pipes")
@pytest.mark.parametrize("arguments", ["cards", "cards --json", "kingdom --list"])
def test_a_closed_output_causes_no_error(arguments: str) -> None:
    command = f"{shlex.quote(sys.executable)} -m throneroom {arguments} | true"
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    done = subprocess.run(
        ["/bin/sh", "-c", command], capture_output=True, encoding="utf-8", env=environment, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
