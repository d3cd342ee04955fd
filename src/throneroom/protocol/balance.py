"""The balance report of a card: is it fair at its price?"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from throneroom.protocol.base import Answer, Request, Seed
from throneroom.protocol.kingdom import DrawnEdition
from throneroom.protocol.message import Message


class MeasureBalance(Request):
    """POST /api/lab/balance: measure a card of the card language. The response is a LabJob.

    `card`: its text. `kingdoms`: on how many boards; more take longer and make the report more precise. `search_games`,
    `games`: how many games improve each plan and make up each match. With fewer of them the report is rough, and the
    printed cards were measured otherwise.
    """

    card: Annotated[str, Meta(min_length=1, max_length=4000)]
    kingdoms: Annotated[int, Meta(ge=2, le=64)] = 32
    edition: DrawnEdition = "first"
    seed: Seed = 1
    search_games: Annotated[int, Meta(ge=100, le=8000)] = 8000
    games: Annotated[int, Meta(ge=20, le=400)] = 400


class BalanceEstimate(Answer):
    """A value and its 95 percent interval, which is null if there is too little data."""

    value: float
    low: float | None
    high: float | None


class BalanceFigures(Answer, kw_only=True):
    """What a card does at one price, in percent of games or kingdoms.

    `card`: null for the measured card, otherwise a printed card, with the `difference` in percentage points: how much
    more the measured card wins. `wins`: of the best plan with it against the best plan without it. `bought`, `first`:
    kingdoms in which the best plan buys it, and before other kingdom cards. `copies`: per game; null if nobody buys it.
    If both players follow the plan with it, `advantage` is the first player's lead, `turns` the length, `long` the
    games of more than 40 turns and `stalled` those that were stopped. `shares`: the wins in each kingdom.
    """

    card: str | None
    cost: int
    wins: BalanceEstimate
    bought: BalanceEstimate
    first: BalanceEstimate
    copies: BalanceEstimate | None
    advantage: BalanceEstimate
    turns: BalanceEstimate
    long: BalanceEstimate
    stalled: BalanceEstimate
    difference: BalanceEstimate | None
    shares: list[float]


class BalanceReport(Answer, kw_only=True):
    """What is known of a card after `kingdoms` kingdoms.

    `games`: at each price. `prices`: at its price, one below and one above. `printed`: the printed cards of its price,
    the strongest first; `is_comparable`: whether they were measured on the same kingdoms. `..._without`: of games
    between equal plans without the card.
    """

    version: int
    card: str
    cost: int
    kingdoms: int
    games: int
    verdict: Message
    prices: list[BalanceFigures]
    printed: list[BalanceFigures]
    advantage_without: BalanceEstimate
    turns_without: BalanceEstimate
    long_without: BalanceEstimate
    stalled_without: BalanceEstimate
    is_comparable: bool
