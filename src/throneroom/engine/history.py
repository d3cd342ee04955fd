"""The answers given so far, and where new information appeared: what records, undo and replay are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from throneroom.engine.card import Option

# What an answer brought to light. Undo is free until one of these appears.
DRAW: Final = 1
SHUFFLE: Final = 2
REVEAL: Final = 4
OTHER_SEAT: Final = 8

NEWS_NAMES: Final = ((DRAW, "draw"), (SHUFFLE, "shuffle"), (REVEAL, "reveal"), (OTHER_SEAT, "other seat"))


class History:
    """The answers in order, kept flat: the options one after another, and a mark (news, seat, length) for each answer."""

    def __init__(self, options: list[Option], marks: list[int]) -> None:
        self._options = options
        self._marks = marks

    def __len__(self) -> int:
        return len(self._marks)

    def add(self, seat: int, answer: list[Option]) -> None:
        self._options += answer
        self._marks.append(seat << 4 | len(answer) << 8)

    def mark_news(self, news: int) -> None:
        """Say that the last answer brought this news."""
        self._marks[-1] |= news

    def copy(self) -> History:
        return History(self._options[:], self._marks[:])

    def answers(self, begin: int = 0) -> list[list[Option]]:
        """The answers from number `begin` on."""
        found: list[list[Option]] = []
        at = 0
        for number, mark in enumerate(self._marks):
            length = mark >> 8
            if number >= begin:
                found.append(self._options[at : at + length])
            at += length
        return found

    def seats(self) -> list[int]:
        """Who gave each answer."""
        return [mark >> 4 & 15 for mark in self._marks]

    def news_since(self, number: int) -> int:
        """What has come to light since decision `number` was asked, for the seat it was put to."""
        news = 0
        seat = self._marks[number] >> 4 & 15
        for mark in self._marks[number:]:
            news |= mark & 7
            if mark >> 4 & 15 != seat:
                news |= OTHER_SEAT
        return news


def news_names(news: int) -> tuple[str, ...]:
    return tuple(name for flag, name in NEWS_NAMES if news & flag)
