"""What is refused, with a reason for the client and a text for whoever writes one."""

from __future__ import annotations

from typing import Final

from throneroom.server.protocol.server import Reason, Refused


class Refusal(Exception):
    """A request that cannot be met. Nothing has changed."""

    def __init__(self, reason: Reason, text: str, request: str | None = None) -> None:
        super().__init__(text)
        self.reason: Final[Reason] = reason
        self.text: Final = text
        self.request: Final = request

    def message(self) -> Refused:
        return Refused(self.reason, self.text, self.request)
