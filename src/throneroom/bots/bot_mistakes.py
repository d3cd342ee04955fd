"""What happens when a bot raises an error or answers illegally: it is logged once, and the decision's default is taken.

Whoever writes a bot wants to see its errors, so `Game.run`, `play_out` and `Match` raise them unless they are given
`log_mistake`. At tables, in simulations by name and in rollouts, a game must go on.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from throneroom.engine.decision import IllegalAnswer

if TYPE_CHECKING:
    from throneroom.engine.bot import Bot, OnMistake
    from throneroom.engine.card import Option
    from throneroom.engine.decision import Decision
    from throneroom.engine.view import View

_logger: Final = logging.getLogger("throneroom.bots")
_known: Final[set[tuple[str, str, str]]] = set()  # bot, card, verb


def log_mistake(bot: Bot, decision: Decision, error: Exception) -> None:
    """Log what a bot did wrong, once for each kind of bot, card and verb."""
    text = new_mistake(bot, decision, error)
    if text:
        _logger.warning(text)


def new_mistake(bot: Bot, decision: Decision, error: Exception) -> str:
    """Return one line about what a bot did wrong, or nothing if it has done so with this card and verb before."""
    name = type(bot).__name__
    card = "" if decision.card is None else decision.card.name
    key = (name, card, decision.verb.name)
    if key in _known:
        return ""
    _known.add(key)
    wrong = str(error) if isinstance(error, IllegalAnswer) else f"{type(error).__name__}: {error}; asked: {decision}"
    return f"{name} failed, and plays on without its answer: {' '.join(wrong.split())}"


def answer_or_default(
    bot: Bot, view: View, decision: Decision, on_mistake: OnMistake = log_mistake
) -> tuple[Option, ...]:
    """Return a bot's answer, or the default if it raises an error or answers illegally."""
    try:
        answer = bot.answer(view, decision)
        decision.check(answer)
    except Exception as error:
        on_mistake(bot, decision, error)
        return decision.default()
    return answer
