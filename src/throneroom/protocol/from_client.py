"""What a client sends on the websocket of a table, /ws/tables/ID."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from throneroom.protocol.base import LONGEST_CHAT, CardName, CardNames, Count, Request, SeatNumber, Token
from throneroom.protocol.table import AbsentChoice, BotSeat


class Hello(Request, tag_field="type", tag="hello"):
    """The first message. Without a token the client is a spectator.

    `since`: how many happenings the client already has, and of which `branch`.
    """

    protocol: int
    token: Token | None = None
    since: Count = 0
    branch: Count = 0


class GiveAnswer(Request, tag_field="type", tag="answer"):
    """The answer to a prompt. It may be sent again until an update acknowledges it."""

    request: Annotated[str, Meta(max_length=40)]
    options: CardNames


class AskUndo(Request, tag_field="type", tag="undo"):
    """Undo my answer to decision `number`, as offered."""

    number: Count


class AnswerUndo(Request, tag_field="type", tag="undo-answer"):
    """Agree to another player's undo, or refuse it. False withdraws your own request."""

    agree: bool


class Resign(Request, tag_field="type", tag="resign"):
    """Leave the game for good. A bot takes over, or the game ends if only one of several people is left."""


class Say(Request, tag_field="type", tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class ChooseForAbsent(Request, tag_field="type", tag="absent"):
    """Decide what happens to a seat whose player has been away longer than the grace time."""

    seat: SeatNumber
    choice: AbsentChoice


class ComeBack(Request, tag_field="type", tag="come-back"):
    """Take your seat back from the stand-in bot. Hello with the token does the same."""


class Begin(Request, tag_field="type", tag="begin"):
    """The host starts the game early. Bots fill the open seats; if `fill` is None, those are removed."""

    fill: BotSeat | None = None


class LeaveSeat(Request, tag_field="type", tag="leave"):
    """Leave before the game begins. If the host leaves, the table is closed."""


class SeatBot(Request, tag_field="type", tag="seat-bot"):
    """Before the game, the host gives a free seat to a bot, or a bot's seat to another; None makes it free again."""

    seat: SeatNumber
    bot: BotSeat | None = None


class ListTable(Request, tag_field="type", tag="list"):
    """Before the game, the host puts the table on the list of tables, or takes it off."""

    listed: bool


class AskRematch(Request, tag_field="type", tag="rematch"):
    """Vote for another game, which starts once everybody has. Each player may swap one kingdom card."""

    swap: tuple[CardName, CardName] | None = None


class AgreeToAdvice(Request, tag_field="type", tag="advice"):
    """Agree that advice is given at this table, or take that back. It is given once every person has agreed."""

    agree: bool


class AskAdvice(Request, tag_field="type", tag="advise"):
    """Ask for advice about the prompt with this `request`. It replaces advice asked for before."""

    request: Annotated[str, Meta(max_length=40)]


class StopAdvice(Request, tag_field="type", tag="stop-advice"):
    """Send no more advice about the current prompt."""


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
    | SeatBot
    | ListTable
    | AskRematch
    | AgreeToAdvice
    | AskAdvice
    | StopAdvice
    | Ping
)

_decoder: Final = msgspec.json.Decoder(FromClient)


def read_message(data: bytes | str) -> FromClient:
    """Parse a client's message. Raises msgspec.ValidationError or DecodeError, which say what is wrong."""
    message: FromClient = _decoder.decode(data)
    return message
