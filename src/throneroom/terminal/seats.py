"""Who sits at the table: people by name, bots by kind."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from throneroom.bots.bot import Bot
from throneroom.bots.simple import MoneyBot, RandomBot, VillageSmithyBot
from throneroom.engine.setup import FEWEST_SEATS, MOST_SEATS
from throneroom.locale import Locale

# Each bot is made anew for an answer from a seed that follows from the game so far, so that a game that was saved or
# taken back goes on as it would have.
BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "money": lambda seed: MoneyBot(),
    "village-smithy": lambda seed: VillageSmithyBot(),
    "random": RandomBot,
}
# Who comes if only a number of bots is asked for.
_USUAL: Final = ("money", "village-smithy")
_LONGEST_NAME: Final = 30


class BadSeats(ValueError):
    """People and bots that cannot sit down together."""


class Seat:
    """A person, or a bot of a kind."""

    def __init__(self, name: str, kind: str = "") -> None:
        self.name: Final = name
        self.kind: Final = kind

    @property
    def is_person(self) -> bool:
        return not self.kind

    def bot(self, seed: int) -> Bot:
        return BOTS[self.kind](seed)


def seats_of(names: Sequence[str], locale: Locale) -> list[Seat]:
    """The seats of a saved game: a name such as "Money bot 2" is a bot's, all others are people's."""
    seats: list[Seat] = []
    for number, name in enumerate(names, start=1):
        bot = re.fullmatch(r"(.+) bot( \d+)?", name.lower())
        kind = bot[1] if bot and bot[1] in BOTS else ""
        seats.append(Seat(name or locale.text("plain-person", n=number), kind))
    return seats


def read_seats(people: str | None, bots: str | None, locale: Locale) -> list[Seat]:
    """The seats as asked for: a number or names of people, a number or kinds of bots. One of each by default."""
    names = _people("1" if people is None else people, locale)
    kinds = _bots(bots if bots is not None else "1" if len(names) == 1 else "0", locale)
    together = len(names) + len(kinds)
    if not FEWEST_SEATS <= together <= MOST_SEATS:
        raise BadSeats(locale.text("plain-bad-seats", fewest=FEWEST_SEATS, most=MOST_SEATS, n=together))
    seats = [Seat(name) for name in names]
    for place, kind in enumerate(kinds):
        number = kinds[:place].count(kind) + 1
        seats.append(Seat(f"{kind.title()} bot{f' {number}' if number > 1 else ''}", kind))
    return seats


def _people(text: str, locale: Locale) -> list[str]:
    number = text.strip()
    if re.fullmatch(r"[-+]?[\d.]+", number):  # nobody is called 1.5
        if number not in map(str, range(1, MOST_SEATS + 1)):
            raise BadSeats(locale.text("plain-bad-people", most=MOST_SEATS, given=number))
        return [locale.text("plain-person", n=place) for place in range(1, int(number) + 1)]
    names = [" ".join(name.split()) for name in text.split(",") if name.strip()]
    for name in names:
        if sum(other.casefold() == name.casefold() for other in names) > 1:
            raise BadSeats(locale.text("plain-same-name", name=name))
        if len(name) > _LONGEST_NAME or not name.isprintable():
            raise BadSeats(locale.text("plain-bad-name", name=repr(name), most=_LONGEST_NAME))
        if re.fullmatch(r".* bot( \d+)?", name.lower()):
            raise BadSeats(locale.text("plain-bot-name", name=name))
    if not names:
        raise BadSeats(locale.text("plain-bad-people", most=MOST_SEATS, given="0"))
    return names


def _bots(text: str, locale: Locale) -> list[str]:
    if text.strip().isdecimal():
        number = text.strip()
        if number not in map(str, range(MOST_SEATS + 1)):
            raise BadSeats(locale.text("plain-bad-bots", most=MOST_SEATS - 1, given=number))
        return [_USUAL[place % len(_USUAL)] for place in range(int(number))]
    kinds: list[str] = []
    for name in (part.strip().lower() for part in text.split(",")):
        found = [kind for kind in BOTS if kind == name] or [kind for kind in BOTS if name and kind.startswith(name)]
        if len(found) != 1:
            raise BadSeats(locale.text("plain-no-bot", name=repr(name), known=", ".join(BOTS)))
        kinds += found
    return kinds
