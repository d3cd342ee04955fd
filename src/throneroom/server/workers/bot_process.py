"""A process that plays for bots. Run as a module, it answers one question after another.

Asked for the next move of a bot, it rebuilds the position from what the bot's seat may know, and lets the bot answer. A
bot that looks ahead gets a possible game instead, in which everything hidden is dealt again.
It never learns anything else: not the seed or key of a game, nor any hidden card. Asked for a plan, it finds the
strategy that a level follows in a kingdom.
"""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from throneroom.bots.bot import Bot
from throneroom.bots.bot_mistakes import answer_or_default, is_new_mistake
from throneroom.engine.decision import Decision
from throneroom.engine.view import View
from throneroom.protocol.lookup import catalog_of, kingdom_named
from throneroom.protocol.view import Prompt, TableView
from throneroom.record.possible_game import PossibleGame
from throneroom.server.workers.bot_levels import bot_for, plan_of
from throneroom.server.workers.known_game import decision_asked, known_game
from throneroom.server.workers.worker_setup import set_up_worker
from throneroom.system.parent_process import ParentProcess


class MoveQuestion(Struct, tag="move", kw_only=True):
    """What does this bot answer to this prompt, in this view?

    `reacted`: the Reactions that the seat has revealed so far against the Attack being played. `random`: the seed of
    this one answer. `possible`: a possible game at this prompt, for a level that looks ahead; without one, such a bot
    follows its strategy.
    """

    level: str
    strategy: str | None
    kingdom: list[str]
    view: TableView
    prompt: Prompt
    reacted: list[str]
    random: int
    possible: PossibleGame | None = None


class PlanQuestion(Struct, tag="plan"):
    """Which strategy does this level follow in this kingdom?"""

    level: str
    kingdom: list[str]
    seats: int


class Move(Struct):
    """A legal answer. `mistake`: how the bot failed, if this is the default instead, and the mistake is new."""

    answer: list[str]
    mistake: str = ""


class Plan(Struct):
    """A strategy as text; empty if the level needs none."""

    strategy: str


def move(question: MoveQuestion) -> Move:
    """Let the bot answer."""
    view = question.view
    kingdom = tuple(question.kingdom)
    strategy = question.strategy or plan_of(question.level, kingdom, len(view.players))
    possible = question.possible
    catalog = catalog_of(kingdom_named(kingdom))
    bot = bot_for(question.level, strategy, catalog, looks_ahead=possible is not None)
    bot.begin(question.random)
    if possible is not None:
        found = possible.rebuilt(catalog)
        assert found.decision is not None  # it is at this prompt
        return _move(bot, found.view(view.seat), found.decision)
    game = known_game(view, kingdom_named(kingdom), question.reacted)
    return _move(bot, game.view(view.seat), decision_asked(view.seat, question.prompt, catalog))


def _move(bot: Bot, view: View, decision: Decision) -> Move:
    mistakes: list[str] = []

    def on_mistake(bot: Bot, decision: Decision, error: Exception) -> None:
        if is_new_mistake(bot, decision):  # without cards: it is for the log
            mistakes.append(f"{type(bot).__name__}, {decision.verb.name}: {type(error).__name__}")

    answer = answer_or_default(bot, view, decision, on_mistake)
    return Move([option.name for option in answer], "".join(mistakes))


def main() -> None:
    parent: ParentProcess[MoveQuestion | PlanQuestion] = ParentProcess(MoveQuestion | PlanQuestion)
    set_up_worker(parent)
    while True:
        question = parent.receive()
        match question:
            case MoveQuestion():
                parent.send(move(question))
            case PlanQuestion(level, kingdom, seats):
                parent.send(Plan(plan_of(level, tuple(kingdom), seats) or ""))
            case _:
                assert_never(question)


if __name__ == "__main__":
    main()
