"""Names that players keep on a server by a key, and their ratings. docs/rating.md says which games count."""

from __future__ import annotations

from typing import Literal

from throneroom.protocol.base import Answer, Name, Request

# Why a game changes no rating on the server; empty if it does.
Unrated = Literal["", "nobody", "opponents", "undo", "seeded", "advice", "strategy", "early", "guided", "deal"]


class TakeName(Request):
    """POST /api/names: keep a name by the key in the header `Authorization: Bearer KEY`."""

    name: Name


class AskName(Request):
    """POST /api/names/mine and /api/names/forget: about a name that the key in the header keeps."""

    name: Name


class RatedName(Answer, kw_only=True):
    """A kept name. `games`: how many have counted. `taken` and `last` (game): seconds since 1970."""

    name: str
    rating: float
    deviation: float
    games: int
    taken: float
    last: float | None


class Ladder(Answer):
    """GET /api/names: the best names of this server, those with a certain rating first."""

    names: list[RatedName]


class SeatRating(Answer, kw_only=True):
    """The rating of a player who keeps their name by a key, when they sat down.

    After a game that counted: the rating before it, and the one `after` it.
    """

    rating: float
    deviation: float
    after: float | None = None
    after_deviation: float | None = None
