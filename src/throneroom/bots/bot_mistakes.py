"""What happens when a bot raises an error or answers illegally: it is logged once, and the decision's default is taken.

Where a bot is tested, it may lose the game instead (`lose_by_mistake`, which only `Match` understands).

Whoever writes a bot wants to see its errors, so `Game.run`, `play_out` and `Match` raise them unless they are given
`log_mistake`. At tables, in simulations by name and in rollouts, a game must go on.
"""

from __future__ import annotations

import logging
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Final

from throneroom.bots.match import Forfeit
from throneroom.engine.decision import IllegalAnswer

if TYPE_CHECKING:
    from throneroom.engine.bot import Bot, OnMistake
    from throneroom.engine.card import Option
    from throneroom.engine.decision import Decision
    from throneroom.engine.view import View

# What a mistake costs: nothing but the answer, or the game.
DEFAULT: Final = "default"
LOSE: Final = "lose"
MISTAKES: Final = (DEFAULT, LOSE)

_logger: Final = logging.getLogger("throneroom.bots")
_known: Final[set[tuple[str, str, str]]] = set()  # bot, card, verb


def log_mistake(bot: Bot, decision: Decision, error: Exception) -> None:
    """Log what a bot did wrong, once for each kind of bot, card and verb."""
    if is_new_mistake(bot, decision):
        _logger.warning("%s failed, and plays on without its answer: %s", type(bot).__name__, _wrong(decision, error))


def lose_by_mistake(bot: Bot, decision: Decision, error: Exception) -> None:
    """Log what a bot did wrong, and end the game: the bot has lost it."""
    if is_new_mistake(bot, decision):
        _logger.warning("%s failed, and loses the game: %s", type(bot).__name__, _wrong(decision, error))
    raise Forfeit(bot)


def on_mistake(mistakes: str) -> OnMistake:
    """Return what to do about a mistake: one of MISTAKES."""
    return lose_by_mistake if mistakes == LOSE else log_mistake


def _wrong(decision: Decision, error: Exception) -> str:
    """Return in one line what went wrong, where, and the question."""
    wrong = str(error) if isinstance(error, IllegalAnswer) else f"{_raised(error)}; asked: {decision}"
    return " ".join(wrong.split())


def _raised(error: Exception) -> str:
    """Return an error, with the file and line that raised it."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{where}"


def is_new_mistake(bot: Bot, decision: Decision) -> bool:
    """Whether this kind of bot has not failed before with this card and verb. From now on, it has."""
    key = (type(bot).__name__, "" if decision.card is None else decision.card.name, decision.verb.name)
    if key in _known:
        return False
    _known.add(key)
    return True


def answer_or_default(
    bot: Bot, view: View, decision: Decision, on_mistake: OnMistake = log_mistake
) -> tuple[Option, ...]:
    """Return a bot's answer, or the default if it raises an error or answers illegally."""
    try:
        answer = bot.answer(view, decision)
        decision.check(answer)
    except Exception as error:  # whatever a bot raises: the game must go on
        on_mistake(bot, decision, error)
        return decision.default()
    return answer
