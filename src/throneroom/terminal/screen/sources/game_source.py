"""The interface between a screen and its game, wherever that is played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from throneroom.engine.card import Card, Option
from throneroom.engine.decision import Decision
from throneroom.engine.event import Event
from throneroom.locale import Locale
from throneroom.words.game_result import GameResult
from throneroom.words.seat_view import SeatView
from throneroom.words.undo import Offer

if TYPE_CHECKING:
    from throneroom.advice import Advice


class SideQuestion(NamedTuple):
    """A yes-or-no question outside the game itself, such as whether somebody else may undo."""

    text: str
    answer: Callable[[bool], None]


class GameSource(ABC):
    """What the people at this keyboard see of a game, and what they can do.

    `run` plays the game until it ends, and calls `on_change` whenever there is something new to show.
    """

    on_change: Callable[[], None]
    on_notice: Callable[[str], None]  # called with a line about the connection or the other players

    def __init__(self, locale: Locale) -> None:
        self.locale = locale  # of the person at the keyboard; it may change
        self.on_change = lambda: None
        self.on_notice = lambda line: None

    @property
    @abstractmethod
    def names(self) -> Sequence[str]: ...

    @property
    @abstractmethod
    def people(self) -> Sequence[int]:
        """The seats played at this keyboard."""

    @abstractmethod
    def view(self, seat: int) -> SeatView | None:
        """Return the game as this seat sees it, or None before it has begun."""

    @property
    @abstractmethod
    def events(self) -> Sequence[Event]:
        """All events so far. A log shows only what its reader may see."""

    @property
    @abstractmethod
    def branch(self) -> int:
        """A number that changes with every undo and every new game."""

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """The decision that somebody at this keyboard has to make."""

    @property
    @abstractmethod
    def waiting(self) -> Sequence[str]:
        """The names of the other players who have to decide."""

    @property
    @abstractmethod
    def result(self) -> GameResult | None:
        """The result of the game, or None before its end."""

    @abstractmethod
    async def run(self) -> None: ...

    @abstractmethod
    def answer(self, options: Sequence[Option]) -> None: ...

    @abstractmethod
    def offer(self, seat: int) -> Offer | None:
        """Return what this seat can undo."""

    @abstractmethod
    def undo(self, offer: Offer) -> None: ...

    @abstractmethod
    def another_game(self) -> None:
        """Begin the next game of the series, or ask the others for it."""

    # -- only in some sources ---------------------------------------------------------------------------------------

    @property
    def reader(self) -> int | None:
        """The seat for which the log is written; None for the current viewer."""
        return None

    @property
    def hands(self) -> Mapping[int, Sequence[Card]]:
        """All hands by seat, if they are open."""
        return {}

    @property
    def side_question(self) -> SideQuestion | None:
        return None

    def begin_advice(self) -> None:  # noqa: B027  # nothing to do where nobody decides
        """Begin to assess the answers to the decision, until `stop_advice`."""

    def stop_advice(self) -> None:  # noqa: B027  # nothing to do where nobody decides
        """Nobody looks at the advice any more."""

    @property
    def advice(self) -> Advice | None:
        """The advice about the decision, as far as it is known."""
        return None

    @property
    def advice_problem(self) -> str:
        """Why there is no advice, or none yet."""
        return ""

    @property
    def seconds_left(self) -> float | None:
        """Seconds left for the decision, if there is a limit."""
        return None
