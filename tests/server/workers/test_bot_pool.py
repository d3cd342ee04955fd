"""The pool of processes that play for bots."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from throneroom.bots.levels import FAIR, GOOD
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.server.logs import be_quiet
from throneroom.server.workers.bot_pool import BotFailed, BotPool
from throneroom.server.workers.bot_process import BotSeat, MovesQuestion

PATIENCE = 60.0
FIRST_GAME = [card.name for card in RECOMMENDED_SETS[0].cards]


def question(*bots: BotSeat | None) -> MovesQuestion:
    return MovesQuestion(table="t", kingdom=FIRST_GAME, seed=7, first=0, answers=[], bots=list(bots), seconds=0.1)


def with_pool(test: Callable[[BotPool], Awaitable[None]], patience: float = PATIENCE) -> None:
    async def run() -> None:
        be_quiet(True)
        pool = BotPool(1, patience)
        try:
            await pool.open()
            await test(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def test_bots_answer_from_their_process() -> None:
    async def test(pool: BotPool) -> None:
        moves = await pool.next_moves(question(BotSeat(FAIR), BotSeat(FAIR)))
        assert moves[0]
        assert await pool.next_moves(question(None, BotSeat(FAIR))) == []
        assert pool.waiting == 0

    with_pool(test)


def test_a_bot_that_takes_too_long_fails() -> None:
    async def test(pool: BotPool) -> None:
        with pytest.raises(BotFailed, match="no answer within"):
            await pool.next_moves(question(BotSeat(FAIR), BotSeat(FAIR)))

    with_pool(test, patience=-0.1)


def test_a_level_that_needs_a_plan_gets_one_for_all_its_seats() -> None:
    """The plan is searched once, in another process."""

    async def test(pool: BotPool) -> None:
        seats = [BotSeat(GOOD), BotSeat(GOOD)]
        both = await asyncio.gather(*(pool.next_moves(question(*seats)) for _ in range(2)))
        assert both[0][0] == both[1][0]  # how many there are depends on the time they take
        assert seats[0].strategy
        assert seats[0].strategy == seats[1].strategy

    with_pool(test)
