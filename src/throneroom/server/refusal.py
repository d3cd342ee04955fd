"""Refusals: a reason for the client, and a message for people."""

from __future__ import annotations

from typing import Final

from throneroom.engine.localizable import Localizable, localizable
from throneroom.protocol.from_server import Reason, Refused
from throneroom.protocol.message import encode_message


class Refusal(Exception):
    """A request was refused, and nothing has changed.

    A plain `str` as message is for developers of clients; players see the catalog's text for the reason instead.
    """

    def __init__(self, reason: Reason, message: Localizable | str, request: str | None = None) -> None:
        super().__init__(str(message))
        self.reason: Final[Reason] = reason
        self.message: Final = message if isinstance(message, Localizable) else localizable(f"refused-{reason}", message)
        self.request: Final = request

    @property
    def text(self) -> str:
        return str(self.message)

    def encoded(self) -> Refused:
        return Refused(self.reason, self.text, self.request, encode_message(self.message))


def refusal(reason: Reason, why: str, english: str, request: str | None = None, **facts: object) -> Refusal:
    """Return a refusal with its own text for players: `refused-REASON-WHY` in the catalogs."""
    return Refusal(reason, localizable(f"refused-{reason}-{why}", english, **facts), request)
