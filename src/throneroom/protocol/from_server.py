"""What the server says on the websocket of a table."""

from __future__ import annotations

from typing import Literal, TypeAlias

from throneroom.protocol.base import Answer
from throneroom.protocol.message import Message
from throneroom.protocol.table import TableInfo
from throneroom.protocol.view import (
    ChatLine,
    GameOver,
    Happening,
    Prompt,
    TableView,
    UndoOffer,
    UndoRequest,
    Vote,
)


class Welcome(Answer, tag_field="type", tag="welcome"):
    """Answers Hello: all there is to know. Forget happenings from number `start` on and append these.

    `view` is None before the game has begun. `waiting`: whom the table waits for, which is all that others may know of
    a question. `seat` is WATCHING or EVERYTHING for one who watches.
    """

    protocol: int
    seat: int
    table: TableInfo
    branch: int
    start: int
    happenings: list[Happening]
    view: TableView | None
    prompt: Prompt | None
    waiting: list[int]
    undo: UndoOffer | None
    undo_request: UndoRequest | None
    chat: list[ChatLine]
    over: GameOver | None
    rematch: list[Vote]


class Update(Answer, tag_field="type", tag="update"):
    """The game went on, or back: forget happenings from number `start` on and append these.

    `answered`: this answer of yours is kept for good. `prompt` replaces the one before; None: you are not asked.
    """

    answered: str | None
    branch: int
    start: int
    happenings: list[Happening]
    view: TableView
    prompt: Prompt | None
    waiting: list[int]
    undo: UndoOffer | None


class Held(Answer, tag_field="type", tag="held"):
    """An answer to a question that others are asked too: it counts when all have chosen, and is not yet kept."""

    request: str


class TableChanged(Answer, tag_field="type", tag="table"):
    """Somebody came, went, resigned; the game began; a next table is there."""

    table: TableInfo


class UndoAsked(Answer, tag_field="type", tag="undo-asked"):
    """Somebody asks to take back, or somebody agreed; None: nobody asks any more."""

    request: UndoRequest | None


class Undone(Answer, tag_field="type", tag="undone"):
    """Something was taken back; the update comes too."""

    seat: int
    answers: int


class UndoRefused(Answer, tag_field="type", tag="undo-refused"):
    seat: int


class Chatted(Answer, tag_field="type", tag="chat"):
    line: ChatLine


class Over(Answer, tag_field="type", tag="over"):
    """The game is over. The update with the last happenings came before."""

    over: GameOver


class RematchVotes(Answer, tag_field="type", tag="rematch"):
    """Who wants another game. `next`: the table where it is played; each seat's token opens the same seat there."""

    votes: list[Vote]
    next: str | None


Reason = Literal[
    "bad-message",  # not JSON, no such type, a field missing, unknown or wrong; or not text
    "too-large",
    "too-fast",
    "hello-first",  # or a second hello
    "protocol",  # another version
    "no-table",
    "no-seat",  # the token opens no seat here, or the seat is taken
    "no-watching",
    "not-now",  # the game has not begun, is over, or this cannot be done at present
    "not-yours",  # only the owner, or only a player, may do this
    "not-asked",  # this seat is not asked this
    "late",  # this question has been answered or taken back
    "illegal",  # not a legal answer; for the asked seat the text says why
    "bad-wish",  # a kingdom, seats or options that do not go together
    "busy",  # too much work at present
    "store",  # the database cannot be reached; the answer is not kept, send it again
    "not-found",
    "failed",  # a fault of the server
]


class Refused(Answer, tag_field="type", tag="error"):
    """Something was refused and nothing has changed. `text` is English, `said` the same for a person."""

    reason: Reason
    text: str
    request: str | None
    said: Message


class Bye(Answer, tag_field="type", tag="bye"):
    """The server goes down, or this seat was opened elsewhere too often. Connect again after so many seconds."""

    reason: Literal["shutdown", "too-many", "closed"]
    seconds: float


class Pong(Answer, tag_field="type", tag="pong"):
    n: int


FromServer: TypeAlias = (
    Welcome
    | Update
    | Held
    | TableChanged
    | UndoAsked
    | Undone
    | UndoRefused
    | Chatted
    | Over
    | RematchVotes
    | Refused
    | Bye
    | Pong
)
