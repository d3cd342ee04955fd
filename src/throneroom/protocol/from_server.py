"""What the server sends on the websocket of a table."""

from __future__ import annotations

from typing import Literal, TypeAlias

from throneroom.protocol.advice import AnswerWorth
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


class Welcome(Answer, tag_field="type", tag="welcome", kw_only=True):
    """The reply to Hello: everything the client may know.

    Drop your happenings from number `start` on and append these. `seat` is WATCHING or EVERYTHING for a spectator.
    `view` is None before the game begins. `waiting`: the seats the table waits for, which is all that others may know
    about a question.
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


class Update(Answer, tag_field="type", tag="update", kw_only=True):
    """The game moved on, or back. Drop your happenings from number `start` on and append these.

    `answered`: your answer to this request is durable. `prompt` replaces the previous one; None if you are not asked.
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
    """An answer to a question that others are asked too. It is not durable until all have chosen."""

    request: str


class TableChanged(Answer, tag_field="type", tag="table"):
    """Somebody came, left or resigned, the game began, or the next table of the series is open."""

    table: TableInfo


class UndoAsked(Answer, tag_field="type", tag="undo-asked"):
    """A player asks to undo, or another has agreed. None: the request is no longer open."""

    request: UndoRequest | None


class Undone(Answer, tag_field="type", tag="undone"):
    """A seat undid this many answers. An update shows the game as it is now."""

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
    """Who wants another game. `next`: the table of that game, where each seat's token opens the same seat."""

    votes: list[Vote]
    next: str | None


class AdviceGiven(Answer, tag_field="type", tag="advice", kw_only=True):
    """Advice about the prompt with this `request`, the best answer first. Each message replaces the one before.

    `rollouts`: how many games were played on, in this many `seconds`. `done`: no more is coming.
    """

    request: str
    options: list[AnswerWorth]
    rollouts: int
    seconds: float
    done: bool


Reason = Literal[
    "bad-message",  # not JSON, an unknown type, a missing, unknown or wrong field, or not text
    "too-large",
    "too-fast",
    "hello-first",  # or a second hello
    "protocol",  # another version
    "no-table",
    "no-seat",  # the token is not for a seat at this table, or the seat is taken
    "no-watching",
    "not-now",  # the game has not begun, is over, or this is impossible at the moment
    "not-yours",  # only the host, or only a player, may do this
    "not-asked",  # this seat was not asked this question
    "late",  # this question has been answered or undone
    "illegal",  # not a legal answer; the text explains why to the seat asked
    "bad-wish",  # a kingdom, seats or options that are invalid or contradict each other
    "busy",  # too much work at the moment
    "store",  # the database cannot be reached; the answer is not durable, send it again
    "not-found",
    "failed",  # an error in the server
]


class Refused(Answer, tag_field="type", tag="error"):
    """A request was refused, and nothing has changed. `text` is in English, `said` the same to localize."""

    reason: Reason
    text: str
    request: str | None
    said: Message


class Bye(Answer, tag_field="type", tag="bye"):
    """The server closes this connection. Reconnect after this many seconds."""

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
    | AdviceGiven
    | Refused
    | Bye
    | Pong
)
