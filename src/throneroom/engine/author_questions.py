"""The helpers of `ask` as authors of cards import them from `throneroom`. Never compiled: it looks at who calls.

They ask the same, and note each call, so that one without `yield from` is found (`custom_effect`).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Generator
from functools import wraps
from typing import ParamSpec, TypeVar

from throneroom.engine import ask, play
from throneroom.engine.custom_effect import HelperCall
from throneroom.engine.decision import Decision
from throneroom.engine.game import Game

_Arguments = ParamSpec("_Arguments")
_Answer = TypeVar("_Answer")


def _noted(
    helper: Callable[_Arguments, Generator[Decision, None, _Answer]],
) -> Callable[_Arguments, Generator[Decision, None, _Answer]]:
    def asked(
        call: HelperCall, *args: _Arguments.args, **kwargs: _Arguments.kwargs
    ) -> Generator[Decision, None, _Answer]:
        call.is_begun = True
        return (yield from helper(*args, **kwargs))

    @wraps(helper)
    def noted(*args: _Arguments.args, **kwargs: _Arguments.kwargs) -> Generator[Decision, None, _Answer]:
        here = inspect.currentframe()
        caller = None if here is None else here.f_back
        file, line = ("?", 0) if caller is None else (caller.f_code.co_filename, caller.f_lineno)
        call = HelperCall(helper.__name__, file, line)
        game = args[0] if args else kwargs.get("game")
        playing = game.playing if isinstance(game, Game) else None
        if playing is not None:
            if playing.calls is None:
                playing.calls = []
            playing.calls.append(call)
        return asked(call, *args, **kwargs)

    return noted


choose_card = _noted(ask.choose_card)
choose_cards = _noted(ask.choose_cards)
choose_modes = _noted(ask.choose_modes)
choose_number = _noted(ask.choose_number)
choose_to_pass = _noted(ask.choose_to_pass)
discard_cards = _noted(ask.discard_cards)
discard_down_to = _noted(ask.discard_down_to)
gain_one = _noted(ask.gain_one)
may = _noted(ask.may)
may_choose = _noted(ask.may_choose)
play_once = _noted(play.play_once)
play_twice = _noted(play.play_twice)
trash_cards = _noted(ask.trash_cards)
