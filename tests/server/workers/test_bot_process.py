"""The process that plays for bots."""

from __future__ import annotations

from throneroom.bots.levels import BEGINNER, FAIR, RANDOM
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.protocol.lookup import kingdom_named
from throneroom.server.workers.bot_process import BotGames, BotSeat, MovesQuestion

FIRST_GAME = [card.name for card in RECOMMENDED_SETS[0].cards]


def question(
    answers: list[list[str]], bots: list[BotSeat | None], seconds: float = 60, table: str = "t"
) -> MovesQuestion:
    kingdom = [card.name for card in kingdom_named(FIRST_GAME).cards]
    return MovesQuestion(table=table, kingdom=kingdom, seed=7, first=0, answers=answers, bots=bots, seconds=seconds)


def test_bots_play_to_the_end_of_their_game() -> None:
    bots: list[BotSeat | None] = [BotSeat(RANDOM), BotSeat(BEGINNER), BotSeat(FAIR)]
    answers = BotGames().play(question([], bots)).answers
    assert len(answers) > 50
    assert BotGames().play(question(answers, bots)).answers == []


def test_bots_stop_when_it_is_a_persons_turn() -> None:
    assert BotGames().play(question([], [None, BotSeat(FAIR)])).answers == []
    first, *_ = BotGames().play(question([], [BotSeat(FAIR), BotSeat(FAIR)])).answers
    turn = BotGames().play(question([], [BotSeat(FAIR), None])).answers
    assert turn[0] == first
    assert BotGames().play(question(turn, [BotSeat(FAIR), None])).answers == []


def test_without_time_there_is_one_answer() -> None:
    bots: list[BotSeat | None] = [BotSeat(RANDOM), BotSeat(RANDOM)]
    assert len(BotGames().play(question([], bots, seconds=-1)).answers) == 1


def test_a_bot_answers_the_same_after_a_restart() -> None:
    """Whether its process has cached this game, another game at this table, or nothing."""
    bots: list[BotSeat | None] = [BotSeat(RANDOM), BotSeat(BEGINNER)]
    whole = BotGames().play(question([], bots)).answers
    cached = BotGames()
    other = cached.play(question([], [BotSeat(FAIR), BotSeat(FAIR)], seconds=-1)).answers
    given: list[list[str]] = []
    while len(given) < 40:
        more = cached.play(question(given, bots, seconds=-1)).answers
        given += more
        assert BotGames().play(question(given, bots, seconds=-1)).answers == whole[len(given) : len(given) + 1]
    assert given == whole[:40]
    assert other
