"""Deals that several people play, each at their own table: the daily deal, and one that a player offers to friends."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from throneroom.protocol.base import Answer, Name, Request, Token
from throneroom.protocol.kingdom import CardFacts, Edition
from throneroom.protocol.table import SeatStatus, TableStatus

PlayerToken = Annotated[str, Meta(min_length=20, max_length=80)]
DealKind = Literal["daily", "offered"]
DealOutcome = Literal["won", "tied", "lost", "unfinished"]


class AskDeal(Request):
    """POST /api/deals/ID: what this player may know about a deal. ID is `today`, `daily-DATE` or one from an offer.

    `player` is a random text that the player's browser keeps. It stands for them in every deal; the server stores
    only its hash.
    """

    player: PlayerToken | None = None


class PlayDeal(Request, kw_only=True):
    """POST /api/deals/ID/play: play a deal. Each player has one table for it: asking again returns the same seat."""

    name: Name
    player: PlayerToken


class OfferDeal(Request, kw_only=True):
    """POST /api/tables/ID/deal: offer the deal of a finished game to others. `token` is that of a seat there."""

    token: Token
    player: PlayerToken


class DealOffered(Answer):
    """The deal's id, for a link. Nothing about its cards can be derived from it."""

    deal: str


class DealGame(Answer, kw_only=True):
    """The player's own game of a deal."""

    table: str
    state: TableStatus


class DealResult(Answer, kw_only=True):
    """How somebody's game of the deal ended. `others`: the most points of any other seat.

    `mine`: it is the game of the player who asks. `unfinished` games were resigned or ended early.
    """

    table: str
    name: str
    seat: int
    outcome: DealOutcome
    points: int
    others: int
    turns: int
    mine: bool
    ended: float


class DealInfo(Answer, kw_only=True):
    """A deal. `seat` is the one that everybody who plays it has.

    `by`: who offers it. `may_play`: it is still possible to begin. `closes`: when everybody may see the games of a
    daily deal, in seconds since 1970. `finished`: how many have. `results`: the best first, or None while this player
    may not see them, because they have not finished the deal themselves. `cards`: those of the kingdom that only its
    tables know.
    """

    id: str
    kind: DealKind
    date: str | None
    by: str | None
    kingdom: list[str]
    set: str | None
    seats: list[SeatStatus]
    seat: int
    may_play: bool
    closes: float | None
    started: int
    finished: int
    mine: DealGame | None
    results: list[DealResult] | None
    edition: Edition = "first"
    cards: list[CardFacts] = field(default_factory=list)
