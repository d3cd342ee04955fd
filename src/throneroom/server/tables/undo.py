"""What could be taken back at a table, and who asks to."""

from __future__ import annotations

from typing import Final

from throneroom.engine.decision import Decision


class Undoable:
    """The last answer of a seat, and what has come to light since."""

    __slots__ = ("decision", "news", "number", "others")

    def __init__(self, number: int, decision: Decision, news: int) -> None:
        self.number: Final = number
        self.decision: Final = decision
        self.news = news
        self.others = 0  # answers of other seats since


class UndoWish:
    """Somebody asks to take back, and who has agreed so far."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.agreed: Final[set[int]] = set()
