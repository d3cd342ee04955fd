"""The games that the client's unit tests read are those that the engine plays and the terminal tells today."""

from tests.web.fixtures import FILE, text


def test_the_games_for_the_clients_tests_are_current() -> None:
    """If not: python -m tests.web.fixtures, then read the difference."""
    assert FILE.read_text(encoding="utf-8") == text() + "\n"
