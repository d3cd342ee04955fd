"""Seats from command-line options, and the names that saved games give them."""

from __future__ import annotations

import pytest

from throneroom.cards.catalog import Catalog
from throneroom.locale import Locale
from throneroom.terminal.seats import BadSeats, read_seats, seats_of
from throneroom.words.names import player_names

LOCALE = Locale()
CATALOG = Catalog()


@pytest.mark.parametrize(
    ("people", "bots", "names"),
    [
        (None, None, ["Player 1", "Fair bot"]),
        ("2", None, ["Player 1", "Player 2"]),
        ("Ann, Ben", "1", ["Ann", "Ben", "Fair bot"]),
        ("1", "3", ["Player 1", "Fair bot", "Good bot", "Fair bot 2"]),
        ("1", "money,random,money", ["Player 1", "Money bot", "Random bot", "Money bot 2"]),
        ("1", "v", ["Player 1", "Village-Smithy bot"]),
        ("1", "s,double-witch", ["Player 1", "Strong bot", "Double-Witch bot"]),
        ("6", None, [f"Player {n}" for n in range(1, 7)]),
    ],
)
def test_seats(people: str | None, bots: str | None, names: list[str]) -> None:
    seats = read_seats(people, bots, LOCALE, CATALOG)
    kept = [seat.name for seat in seats]
    assert player_names(kept, LOCALE) == names
    assert [seat.kind for seat in seats_of(kept, CATALOG)] == [seat.kind for seat in seats]


@pytest.mark.parametrize(
    ("people", "bots", "error"),
    [
        ("1", "none.txt", "cannot read none.txt: No such file"),
        ("0", None, "1 to 6 people"),
        ("7", None, "1 to 6 people"),
        ("1", "0", "A game has 2 to 6 people and bots, not 1"),
        ("3", "4", "not 7"),
        ("99999999999", None, "not 99999999999"),
        ("-1", None, "A game has 1 to 6 people, not -1."),
        ("1.5", None, "not 1.5"),
        ("", None, "1 to 6 people"),
        ("1", "99999", "A game has at most 5 bots, not 99999."),
        ("Ann,ann", None, "Two people are named Ann"),
        (",", None, "1 to 6 people"),
        ("Money bot,Ann", None, "Money bot is a bot's name; choose another"),
        ("x" * 31, None, "A name has 1 to 30 characters"),
        ("1", "clever", "No bot named 'clever'; choose from random, beginner, fair, good, strong, expert, a built-in"),
        ("1", "smity-money", "Did you mean smithy-money"),
        ("1", "", "No bot named ''"),
    ],
)
def test_bad_seats(people: str, bots: str | None, error: str) -> None:
    with pytest.raises(BadSeats) as caught:
        read_seats(people, bots, LOCALE, CATALOG)
    assert error in str(caught.value)
