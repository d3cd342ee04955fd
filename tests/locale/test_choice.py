"""The language: from the option, the environment, or else English."""

import ctypes  # noqa: F401  # imported before the test changes the system's name
import sys
from types import SimpleNamespace

import pytest
from tests.helpers.command import run

from throneroom.locale.choice import early_language, environment_language, known_language


@pytest.mark.parametrize(
    ("text", "language"),
    [("en", "en"), ("EN", "en"), ("en_GB.UTF-8", "en"), ("en-US", "en"), ("en@euro", "en"), ("tlh", None), ("", None)],
)
def test_a_language_is_recognized_by_its_code_whatever_follows(text: str, language: str | None) -> None:
    assert known_language(text) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "es_ES", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LC_ALL": "fr_CA.UTF-8", "THRONEROOM_LANG": "es"}, "es"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"THRONEROOM_LANG": "tlh", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_first_variable_that_is_set_decides(environment: dict[str, str], language: str) -> None:
    assert environment_language(environment) == language


@pytest.mark.parametrize(
    ("number", "language"), [(0x40C, "fr"), (0x415, "pl"), (0x80A, "es"), (0x407, "en"), (0, "en")]
)
def test_without_variables_windows_is_asked(number: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr("ctypes.windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    assert environment_language({}) == language
    assert environment_language({"THRONEROOM_LANG": "es"}) == "es"


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["cards"], "pl"),
        (["cards", "--lang", "fr"], "fr"),
        (["--lang=es", "cards", "--help"], "es"),
        (["play", "--lang", "fr,es"], "fr"),
        (["cards", "--lang"], "pl"),
        (["cards", "--lang", "tlh"], "pl"),
        (["cards", "--", "--lang", "fr"], "pl"),
    ],
)
def test_help_and_errors_are_in_the_language_of_the_option(arguments: list[str], language: str) -> None:
    """The option counts wherever it is, even after the mistake."""
    assert early_language(arguments, {"LANG": "pl_PL.UTF-8"}) == language


def test_an_unknown_language_is_refused_and_the_known_ones_are_named() -> None:
    assert run("cards", "--lang", "tlh").is_refused(2, "--lang", "'tlh'", "en")
