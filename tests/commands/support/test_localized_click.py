"""Help and errors of the command line, in the chosen language."""

from __future__ import annotations

import re

import pytest
from tests.helpers.command import all_commands, run, run_process

from throneroom.locale import Locale, languages
from throneroom.locale.source import messages

ALL = all_commands()


def on_one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("path", [(), *ALL], ids=" ".join)
def test_the_help_of_a_command_is_in_the_catalog(path: tuple[str, ...], language: str) -> None:
    """All its texts in the catalog are shown, and each option is described."""
    shown = on_one_line(run(*path, "--help", "--lang", language).out)
    locale = Locale(language)
    key = f"help-{'-'.join(path) or 'throneroom'}"
    texts = messages(language)[key].texts
    for attribute, text in texts.items():
        assert on_one_line(text) in shown or attribute == "short", attribute
    for heading in ("help-usage", "help-options"):
        assert on_one_line(locale.text(heading)) in shown
    if path:
        options = {name.lstrip("-") for param in ALL[path].params for name in param.opts if name.startswith("--")}
        known = texts.keys() - {"", "short", "more", "data", "data-2"}
        assert known <= options, "a text for an option that does not exist"


@pytest.mark.parametrize("path", [path for path in ALL if len(path) == 1], ids=" ".join)
def test_every_command_of_a_player_takes_a_language(path: tuple[str, ...]) -> None:
    assert any("--lang" in param.opts for param in ALL[path].params)


def test_the_list_of_commands_says_what_each_is_for() -> None:
    shown = on_one_line(run("--lang", "fr").out)
    french = Locale("fr")
    for (name, *rest), _ in ALL.items():
        if not rest:
            key = f"help-{name}"
            assert on_one_line(french.text(f"{key}.short" if french.has(f"{key}.short") else key)) in shown


def test_the_environment_chooses_the_language() -> None:
    assert run_process("--help", THRONEROOM_LANG="", LC_ALL="", LANG="pl_PL.UTF-8").out.startswith("Użycie: throneroom")
    assert run_process("--help", THRONEROOM_LANG="es", LANG="pl_PL.UTF-8").out.startswith("Uso: throneroom")
    assert run_process("--help", "--lang", "fr", THRONEROOM_LANG="es").out.startswith("Utilisation")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["kards"], "throneroom: nie ma polecenia o nazwie 'kards'. Czy chodzi o: cards?"),
        (["cards", "--sett"], "nie ma opcji o nazwie --sett. Czy chodzi o: --set?"),
        (["cards", "--set", "x"], "--set: 'x' to nie basic, base, intrigue lub custom."),
        (["kingdom", "--people", "1"], "--people: 1 nie mieści się między 2 a 100."),
        (["kingdom", "--people", "x"], "--people: 'x' nie jest liczbą całkowitą."),
        (["simulate", "a", "b", "--precision", "x"], "--precision: 'x' nie jest liczbą."),
        (["kingdom", "--seed"], "opcja --seed wymaga wartości."),
        (["kingdom", "--json=1"], "opcja --json nie przyjmuje wartości."),
        (["replay"], "brakuje: PLIK."),
        (["replay", "a", "b"], "zbędne: b."),
        (["search"], "brakuje opcji --kingdom."),
        (["cards", "milise"], "nie ma karty o nazwie 'milise'. Czy chodzi o: Milicja?"),
        (["simulate", "big-mony", "random"], "czy chodzi o: big-money"),
        (["kingdom", "--with", "Miedziak"], "Miedziak to karta podstawowa"),
        (["replay", "nowhere.txt"], "nowhere.txt: Nie ma takiego pliku ani folderu"),
        (["serve", "--host", "999.0.0.1"], "nie można nasłuchiwać na 999.0.0.1"),
    ],
)
def test_a_bad_command_line_is_refused_in_the_language(
    arguments: list[str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THRONEROOM_LANG", "pl")
    result = run(*arguments)
    assert result.code in (1, 2)
    assert expected.casefold() in result.err.casefold()
    assert result.err.count("\n") == 1


def test_the_levels_are_listed_with_how_they_play() -> None:
    shown = on_one_line(run("lab", "levels", "--list", "--lang", "es").out)
    spanish = Locale("es")
    for level in ("random", "beginner", "fair", "good", "strong", "expert"):
        assert f"{level} {spanish.text(f'level-{level}.text')}" in shown
    listed = run("lab", "levels", "--list", "--json").json
    assert [level["name"] for level in listed] == ["random", "beginner", "fair", "good", "strong", "expert"]
