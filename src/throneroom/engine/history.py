"""The answers given so far: what records, undo and replay are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from throneroom.engine.card import Option

# What an answer brings to light. Undo is free until one of these appears.
DRAW: Final = 1
SHUFFLE: Final = 2
REVEAL: Final = 4
OTHER_SEAT: Final = 8

NEWS_NAMES: Final = ((DRAW, "draw"), (SHUFFLE, "shuffle"), (REVEAL, "reveal"), (OTHER_SEAT, "other seat"))


@final
@mypyc_attr(acyclic=True)
class History:
    """The answers in order."""

    def __init__(self, answers: list[tuple[Option, ...]]) -> None:
        self._answers = answers

    def __len__(self) -> int:
        return len(self._answers)

    def add(self, answer: tuple[Option, ...]) -> None:
        self._answers.append(answer)

    def copy(self) -> History:
        return History(self._answers[:])

    def answers(self, begin: int = 0) -> list[tuple[Option, ...]]:
        """The answers from number `begin` on."""
        return self._answers[begin:]


def news_names(news: int) -> tuple[str, ...]:
    return tuple(name for flag, name in NEWS_NAMES if news & flag)
