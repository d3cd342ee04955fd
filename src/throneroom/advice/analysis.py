"""What the coach found out about a game, as plain data."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

FORMAT: Final = "throneroom coach"
VERSION: Final = 1  # of the data below; raise it when a field changes its meaning

# The names of mistakes, by what they cost in win chance.
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
_COSTS: Final = ((0.10, BLUNDER), (0.04, MISTAKE), (0.01, INACCURACY))

# Names for the average loss per decision, in thousandths of a win: below the first number the first name, and so on.
# docs/coach.md says how they were chosen.
RANGES: Final = (
    (1.5, "masterly"),
    (3.0, "expert"),
    (5.0, "advanced"),
    (8.0, "solid"),
    (12.0, "casual"),
)
LAST_RANGE: Final = "learning"


@dataclass(frozen=True, kw_only=True)
class Because:
    """Why an answer was better: see `throneroom.advice.Reason`, with the card by name."""

    kind: str
    card: str | None = None
    percent: int = 0
    turns: float = 0.0
    points: float = 0.0


@dataclass(frozen=True, kw_only=True)
class Judgement:
    """One decision of the game: what was answered, what looked best, and what the difference cost.

    `chance` is the seat's chance to win with the best answer. `estimate` is how much less it was with the given one,
    from `low` to `high` (95 percent). `loss` is the same if it exceeds its standard error, else 0: then the given
    answer counts as the best. `chances` are the chances of all seats with the best answer, `given_chances` those with
    the given one.
    """

    number: int  # of the answer in the record
    seat: int
    turn_seat: int  # whose turn it was, and the number of that turn
    turn: int
    own_turn: int  # turns that the seat itself had begun
    verb: str
    card: str | None
    given: tuple[str, ...]
    best: tuple[str, ...]
    chance: float
    loss: float
    estimate: float
    low: float
    high: float
    chances: tuple[float, ...]
    given_chances: tuple[float, ...]
    rollouts: int
    grade: str = ""  # INACCURACY, MISTAKE, BLUNDER, or "" if the loss is within the noise
    reasons: tuple[Because, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Point:
    """A point of the curve: the seat's chance to win when decision `number` was asked, or at the end."""

    number: int
    turn: int
    chance: float


@dataclass(frozen=True, kw_only=True)
class TurnLuck:
    """How much shuffles and draws, those of all players, moved the seat's chance to win around its own turn `turn`."""

    turn: int
    luck: float


@dataclass(frozen=True, kw_only=True)
class Analysis:
    """What the coach says about one seat's game.

    `final - initial` is `skill + luck`: `skill` is what the opponents' mistakes gave this seat less what its own cost.
    `final` is the seat's share of the victory; if the game was not finished, its chance to win at the end.
    """

    seat: int
    seats: int
    initial: float
    final: float
    is_finished: bool
    lost: float  # the sum of the losses of the seat's own decisions
    gained: float  # what the decisions of the others gave it
    luck: float
    adjusted: float  # the result without the luck
    decisions: int  # of the seat that were judged
    rate: float  # average loss per decision, in thousandths of a win
    name: str  # of the range that the rate is in
    curve: tuple[Point, ...]
    turns: tuple[TurnLuck, ...]
    judgements: tuple[Judgement, ...]  # of this seat, in order
    costliest: tuple[int, ...]  # numbers of the costliest mistakes, at most three
    rollouts: int
    is_complete: bool  # False if it was interrupted

    @property
    def skill(self) -> float:
        return self.gained - self.lost

    def judgement(self, number: int) -> Judgement:
        """Return what was found about decision `number`."""
        return next(judgement for judgement in self.judgements if judgement.number == number)

    def to_data(self) -> dict[str, Any]:
        """Return everything as data for JSON."""
        return {"format": FORMAT, "version": VERSION, "skill": self.skill, **asdict(self)}


def grade(loss: float, is_certain: bool) -> str:
    """Return the name of a mistake that costs this much, or "" if it might be none."""
    if is_certain:
        for cost, name in _COSTS:
            if loss >= cost:
                return name
    return ""


def range_name(rate: float) -> str:
    """Return the name for an average loss per decision, in thousandths of a win."""
    for most, name in RANGES:
        if rate < most:
            return name
    return LAST_RANGE
