"""Tables opened at a server, for the tests of the client."""

from __future__ import annotations

from typing import Any

from tests.server.players import request

_FIRST_GAME = {"way": "set", "name": "First Game"}
_TWO_PEOPLE = [{"who": "me"}, {"who": "open"}]


def open_table(base: str, **more: object) -> dict[str, Any]:
    wish = {"name": "Ann", "seats": _TWO_PEOPLE, "kingdom": _FIRST_GAME, "seed": 7, **more}
    seated: dict[str, Any] = request(base, "/api/tables", wish)
    return seated
