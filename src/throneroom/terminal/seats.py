"""Who plays: people by name, bots by level, strategy or file.

Bot modules are imported only when a bot has to play, so that the first screen appears sooner.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from throneroom.bots.levels import FAIR, GOOD, LEVELS
from throneroom.bots.network_name import is_network, network_path
from throneroom.bots.python_bot import is_python_bot, split_name
from throneroom.cards.catalog import Catalog
from throneroom.engine.localizable import Problem
from throneroom.engine.setup import FEWEST_SEATS, MOST_SEATS, Kingdom
from throneroom.locale import Locale
from throneroom.words.messages import error_text

if TYPE_CHECKING:
    from throneroom.bots.bot import Bot
    from throneroom.bots.named_bot import NamedBot

# Bots from before there were levels, kept because saved games name them.
_OLD: Final = ("money", "village-smithy")
# The bots that play if only the number of bots is given.
_USUAL: Final = (FAIR, GOOD)
_LONGEST_NAME: Final = 30


class BadSeats(ValueError):
    """These people and bots cannot play together. The message is in the player's language."""


class Seat:
    """A person, or a bot whose `kind` is a level, a built-in strategy, a strategy file or a class in Python.

    `name` is the name in records: English for a bot, and "" for a person who gave none.
    """

    def __init__(
        self, name: str, kind: str = "", found: NamedBot | None = None, catalog: Catalog | None = None
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self._found: Final = found
        self._catalog: Final = catalog

    @property
    def is_person(self) -> bool:
        return not self.kind

    def bot(self, kingdom: Kingdom, seats: int) -> Bot:
        """Return the bot, ready to play in this kingdom.

        Preparing it may take some seconds.
        """
        from throneroom.bots.named_bot import find_bot, make_bot, prepare_bot
        from throneroom.bots.simple import MoneyBot, VillageSmithyBot

        if self.kind in _OLD:
            return (MoneyBot, VillageSmithyBot)[_OLD.index(self.kind)]()
        catalog = self._catalog or Catalog()
        return make_bot(prepare_bot(self._found or find_bot(self.kind, catalog), kingdom, seats), catalog)


def seats_of(names: Sequence[str], catalog: Catalog) -> list[Seat]:
    """Return the seats of a saved game.

    Names such as "Fair bot 2" are bots; every other name, or none, is a person. If the strategy file of a bot no longer
    exists, its seat becomes a person's.
    """
    seats: list[Seat] = []
    for name in names:
        bot = re.fullmatch(r"(.+) bot(?: \d+)?", name)
        kind = bot[1] if bot else ""
        if _is_known(kind.lower()):
            kind = kind.lower()
        elif not (kind and _file(kind).is_file()):
            kind = ""
        seats.append(_seat(name, kind, catalog))
    return seats


def _file(kind: str) -> Path:
    """Return the file that a bot is made from."""
    return network_path(kind) if is_network(kind) else split_name(kind)[0]


def _seat(name: str, kind: str, catalog: Catalog) -> Seat:
    """Return a seat.

    Raises UnknownBot or BadStrategy.
    """
    if not kind or _is_known(kind):
        return Seat(name, kind, catalog=catalog)
    from throneroom.bots.named_bot import find_bot

    return Seat(name, kind, find_bot(kind, catalog), catalog)


def _is_known(kind: str) -> bool:
    """Return whether this is a level or a built-in strategy, rather than a file."""
    return kind in LEVELS or kind in _OLD or (bool(kind) and kind in _strategies())


def _strategies() -> tuple[str, ...]:
    from throneroom.bots.strategies.builtin import builtin_names

    return builtin_names()


def read_seats(people: str | None, bots: str | None, locale: Locale, catalog: Catalog) -> list[Seat]:
    """Return the seats for people (a number, or names) and bots (a number, or kinds).

    Raises BadSeats.
    """
    names = _people("1" if people is None else people, locale)
    usual = "1" if len(names) == 1 else "0"
    return seats_for(names, _bots(usual if bots is None else bots, locale), locale, catalog)


def seats_for(people: Sequence[str], kinds: Sequence[str], locale: Locale, catalog: Catalog) -> list[Seat]:
    """Return the seats of these people, whose names may be empty, and of these kinds of bots.

    Raises BadSeats.
    """
    names = [" ".join(name.split()) for name in people]
    _check_names([name for name in names if name], locale)
    if not names:
        raise BadSeats(locale.text("plain-bad-people", most=MOST_SEATS, given="0"))
    together = len(names) + len(kinds)
    if not FEWEST_SEATS <= together <= MOST_SEATS:
        raise BadSeats(locale.text("plain-bad-seats", fewest=FEWEST_SEATS, most=MOST_SEATS, n=together))
    seats = [Seat(name) for name in names]
    for index, kind in enumerate(kinds):
        number = list(kinds[:index]).count(kind) + 1
        shown = kind.title() if _is_known(kind) else kind
        try:
            seats.append(_seat(f"{shown} bot{f' {number}' if number > 1 else ''}", kind, catalog))
        except Problem as error:  # UnknownBot or BadStrategy
            raise BadSeats(error_text(error, locale)) from None
    return seats


def _people(text: str, locale: Locale) -> list[str]:
    number = text.strip()
    if re.fullmatch(r"[-+]?[\d.]+", number):  # a number, even a bad one such as 1.5, is not a name
        if number not in map(str, range(1, MOST_SEATS + 1)):
            raise BadSeats(locale.text("plain-bad-people", most=MOST_SEATS, given=number))
        return [""] * int(number)
    return [name for name in text.split(",") if name.strip()]


def _check_names(names: Sequence[str], locale: Locale) -> None:
    for name in names:
        if sum(other.casefold() == name.casefold() for other in names) > 1:
            raise BadSeats(locale.text("plain-same-name", name=name))
        if len(name) > _LONGEST_NAME or not name.isprintable():
            raise BadSeats(locale.text("plain-bad-name", name=repr(name), most=_LONGEST_NAME))
        if re.fullmatch(r".* bot( \d+)?", name.lower()):
            raise BadSeats(locale.text("plain-bot-name", name=name))


def _bots(text: str, locale: Locale) -> list[str]:
    if text.strip().isdecimal():
        number = text.strip()
        if number not in map(str, range(MOST_SEATS + 1)):
            raise BadSeats(locale.text("plain-bad-bots", most=MOST_SEATS - 1, given=number))
        return [_USUAL[index % len(_USUAL)] for index in range(int(number))]
    return [_kind(part.strip(), locale) for part in text.split(",")]


def _kind(name: str, locale: Locale) -> str:
    """Return the kind of bot with this name or abbreviation; anything else is taken for a file."""
    word = name.lower()
    if _is_known(word):
        return word
    for names in ((*LEVELS, *_OLD), _strategies()):
        found = [known for known in names if word and known.startswith(word)]
        if len(found) == 1:
            return found[0]
    if is_network(name):
        return name
    is_file = Path(name).suffix or len(Path(name).parts) > 1 or Path(name).is_file()
    if not is_file and not difflib.get_close_matches(word, [*LEVELS, *_strategies()]):
        raise BadSeats(locale.text("plain-no-bot", name=repr(name), known=", ".join(LEVELS)))
    return name  # `find_bot` suggests the close ones


def needs_terminal(bots: str | None) -> bool:
    """Whether one of these kinds of bots cannot play in the browser: a bot in Python, or a trained network."""
    return any(is_python_bot(kind.strip()) or is_network(kind.strip()) for kind in (bots or "").split(","))
