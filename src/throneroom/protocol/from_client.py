"""What a client says on the websocket of a table: /ws/tables/ID."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from throneroom.protocol.base import LONGEST_CHAT, CardName, CardNames, Count, Request, SeatNumber, Token
from throneroom.protocol.table import AbsentChoice, BotSeat


class Hello(Request, tag_field="type", tag="hello"):
    """The first message. Without a token one watches. `since`: how many happenings the client has, of `branch`."""

    protocol: int
    token: Token | None = None
    since: Count = 0
    branch: Count = 0


class GiveAnswer(Request, tag_field="type", tag="answer"):
    """The answer to a prompt. It may be sent again until an update says that it is kept."""

    request: Annotated[str, Meta(max_length=40)]
    options: CardNames


class AskUndo(Request, tag_field="type", tag="undo"):
    """Take back my answer to decision `number`, as the offer had it."""

    number: Count


class AnswerUndo(Request, tag_field="type", tag="undo-answer"):
    """Whether another may take back. One's own request is withdrawn by False."""

    agree: bool


class Resign(Request, tag_field="type", tag="resign"):
    """Leave the game for good: a bot plays the seat on, or the game ends if only one person is left of several."""


class Say(Request, tag_field="type", tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class ChooseForAbsent(Request, tag_field="type", tag="absent"):
    """What becomes of a seat that is away and whose grace time is over."""

    seat: SeatNumber
    choice: AbsentChoice


class ComeBack(Request, tag_field="type", tag="come-back"):
    """Take the own seat back from the bot that stands in. (Hello with the token does it too.)"""


class Begin(Request, tag_field="type", tag="begin"):
    """The owner begins before all seats are taken. Open seats are filled with such bots, or taken away if None."""

    fill: BotSeat | None = None


class LeaveSeat(Request, tag_field="type", tag="leave"):
    """Leave before the game has begun. If the owner leaves, the table is closed."""


class AskRematch(Request, tag_field="type", tag="rematch"):
    """Another game with the same people, once all of them want it. Each may swap a card of the kingdom for another."""

    swap: tuple[CardName, CardName] | None = None


class Ping(Request, tag_field="type", tag="ping"):
    n: Count = 0


FromClient: TypeAlias = (
    Hello
    | GiveAnswer
    | AskUndo
    | AnswerUndo
    | Resign
    | Say
    | ChooseForAbsent
    | ComeBack
    | Begin
    | LeaveSeat
    | AskRematch
    | Ping
)

_decoder: Final = msgspec.json.Decoder(FromClient)


def read_message(data: bytes | str) -> FromClient:
    """A message of a client. Raises msgspec.ValidationError or DecodeError, which say what is wrong."""
    message: FromClient = _decoder.decode(data)
    return message
