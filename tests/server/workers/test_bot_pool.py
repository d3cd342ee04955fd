"""The pool of processes that play for bots."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from throneroom import Game
from throneroom.bots.levels import EXPERT, FAIR, GOOD
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.protocol.lookup import kingdom_named
from throneroom.server.logs import be_quiet
from throneroom.server.tables.bot_question import bot_question
from throneroom.server.tables.log_entries import SeatRecord
from throneroom.server.workers.bot_levels import quick_plan
from throneroom.server.workers.bot_pool import BotFailed, BotPool
from throneroom.server.workers.bot_process import MoveQuestion

PATIENCE = 60.0
FIRST_GAME = [card.name for card in RECOMMENDED_SETS[0].cards]


def question(level: str) -> MoveQuestion:
    game = Game.deal(kingdom_named(FIRST_GAME), 2, seed=7, first=0)
    assert game.decision is not None
    return bot_question(SeatRecord(who="bot", level=level), game, game.decision)


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
        assert set(await pool.next_move(question(FAIR))) == {"Copper"}
        assert pool.waiting == 0

    with_pool(test)


def test_a_bot_that_takes_too_long_fails() -> None:
    async def test(pool: BotPool) -> None:
        with pytest.raises(BotFailed, match="no answer within"):
            await pool.next_move(question(FAIR))

    with_pool(test, patience=-0.1)


def test_a_level_that_needs_a_plan_gets_one_for_all_its_seats() -> None:
    """The plan is searched once, in another process."""

    async def test(pool: BotPool) -> None:
        questions = [question(GOOD), question(GOOD)]
        one, two = await asyncio.gather(*(pool.next_move(asked) for asked in questions))
        assert one == two
        assert questions[0].strategy
        assert questions[0].strategy == questions[1].strategy

    with_pool(test)


def test_an_expert_plays_by_a_quick_plan_until_its_own_is_found() -> None:
    """Nobody waits for the search, which goes on in the background."""

    async def test(pool: BotPool) -> None:
        asked = question(EXPERT)
        assert set(await pool.next_move(asked)) == {"Copper"}
        assert asked.strategy == quick_plan(tuple(FIRST_GAME), 2)

    with_pool(test)
