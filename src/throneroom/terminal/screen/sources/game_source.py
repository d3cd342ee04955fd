"""A place at a table, whether the game is played here, at a server, or read from a record."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from throneroom.engine.card import Card, Option
from throneroom.engine.decision import Decision
from throneroom.engine.event import Event
from throneroom.locale import Locale
from throneroom.words.game_facts import Facts
from throneroom.words.game_result import Result
from throneroom.words.undo import Offer


class Ask(NamedTuple):
    """Something the table asks of the person here that is no decision of the game: yes or no."""

    text: str
    answer: Callable[[bool], None]


class Place(ABC):
    """What the people at this keyboard see of a game, and what they can do there.

    `run` goes on with the game for as long as it lasts and calls `changed` whenever there is something new.
    """

    changed: Callable[[], None]
    told: Callable[[str], None]  # a line that is no part of the game: somebody left, something was refused

    def __init__(self, locale: Locale) -> None:
        self.words = locale  # the language of the person who looks; it may change
        self.changed = lambda: None
        self.told = lambda line: None

    @property
    @abstractmethod
    def names(self) -> Sequence[str]: ...

    @property
    @abstractmethod
    def people(self) -> Sequence[int]:
        """The seats that are played at this keyboard."""

    @abstractmethod
    def facts(self, seat: int) -> Facts | None:
        """The table as this seat sees it; None before the game has begun."""

    @property
    @abstractmethod
    def events(self) -> Sequence[Event]:
        """All that happened so far; a log shows of it what its reader may see."""

    @property
    @abstractmethod
    def branch(self) -> int:
        """Another number each time something was taken back, or another game began."""

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """What somebody at this keyboard is asked."""

    @property
    @abstractmethod
    def waiting(self) -> Sequence[str]:
        """The names of those the table waits for, if that is somebody else."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended; None before."""

    @abstractmethod
    async def run(self) -> None: ...

    @abstractmethod
    def answer(self, options: Sequence[Option]) -> None: ...

    @abstractmethod
    def offer(self, seat: int) -> Offer | None:
        """What this seat could take back."""

    @abstractmethod
    def take_back(self, offer: Offer) -> None: ...

    @abstractmethod
    def another_game(self) -> None:
        """Begin, or ask for, the next game of the series."""

    # -- what only some places have ---------------------------------------------------------------------------------

    @property
    def reader(self) -> int | None:
        """The seat whose eyes the table is seen through, if that is not the person here."""
        return None

    @property
    def hands(self) -> Mapping[int, Sequence[Card]]:
        """The hands of others, where all is open."""
        return {}

    @property
    def ask(self) -> Ask | None:
        return None

    @property
    def clock(self) -> float | None:
        """Seconds left for the decision."""
        return None
