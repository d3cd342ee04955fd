"""What is refused, with a reason for the client and a text for whoever writes one."""

from __future__ import annotations

from typing import Final

from throneroom.engine.localizable import Saying, saying
from throneroom.protocol.from_server import Reason, Refused
from throneroom.protocol.message_encoding import to_send


class Refusal(Exception):
    """A request that cannot be met. Nothing has changed.

    A text is English for whoever writes a client; a person who meets it is told no more than the reason.
    """

    def __init__(self, reason: Reason, said: Saying | str, request: str | None = None) -> None:
        super().__init__(str(said))
        self.reason: Final[Reason] = reason
        self.said: Final = said if isinstance(said, Saying) else saying(f"refused-{reason}", said)
        self.request: Final = request

    @property
    def text(self) -> str:
        return str(self.said)

    def message(self) -> Refused:
        return Refused(self.reason, self.text, self.request, to_send(self.said))


def refusal(reason: Reason, why: str, english: str, request: str | None = None, **facts: object) -> Refusal:
    """A refusal with words of its own: `refused-REASON-WHY` in the catalogs."""
    return Refusal(reason, saying(f"refused-{reason}-{why}", english, **facts), request)
