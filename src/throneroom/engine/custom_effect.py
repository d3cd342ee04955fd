"""Following a custom card: mistakes that would spoil the game later are found at the end of its effect."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Final, final

from throneroom.engine.decision import Decision

if TYPE_CHECKING:
    from throneroom.engine.card import Card
    from throneroom.engine.game import Game
    from throneroom.engine.play import Effect, Play

_LEAVING: Final = ("reveal_top", "set_aside", "lay_down_to_pass")  # verbs that leave cards outside the usual zones
_REMEDIES: Final = (
    ("revealed", "discard them, trash them, put them back on the deck or take them into the hand"),
    ("set aside", "discard them, with discard_set_aside"),
    ("laid down to pass", "pass them, with pass_left"),
)


class CardFailed(Exception):
    """A mistake in a custom card, with the file and the line."""

    def __init__(self, card: Card, place: str, wrong: str) -> None:
        super().__init__(f"{card.name}{place}: {wrong}")


@final
class HelperCall:
    """A call of one of the helpers that ask a question, which asks nothing until the effect yields from it."""

    def __init__(self, name: str, file: str, line: int) -> None:
        self.name: Final = name
        self.file: Final = file
        self.line: Final = line
        self.is_begun = False


def follow_custom(
    game: Game, play: Play, function: object, begin: Callable[[], Effect | None]
) -> Generator[Decision, None, None] | None:
    """Begin the effect or reaction `function` of a custom card. Return the rest of it, or None if it is done."""
    before = _outside(game)
    try:
        steps = begin()
    except Exception as error:  # raised again, unless a missing `yield from` explains it
        _check_calls(play, error)
        raise
    if steps is None:
        _check_end(game, play, function, before)
        return None
    return _rest(game, play, function, before, steps)


def _rest(
    game: Game, play: Play, function: object, before: list[int], steps: Effect
) -> Generator[Decision, None, None]:
    try:
        for decision in steps:
            if not isinstance(decision, Decision):
                _check_calls(play, None)
            yield decision
    except Exception as error:  # raised again, unless a missing `yield from` explains it
        _check_calls(play, error)
        raise
    _check_end(game, play, function, before)


def _outside(game: Game) -> list[int]:
    """Return how many cards each player has revealed, set aside and laid down to pass."""
    sizes: list[int] = []
    for player in game.players:
        sizes += [player.revealed_zone.size, player.set_aside_zone.size, player.passing_zone.size]
    return sizes


def _check_end(game: Game, play: Play, function: object, before: list[int]) -> None:
    _check_calls(play, None)
    play.calls = None
    now = _outside(game)
    for at, size in enumerate(now):
        if size > before[at]:
            player = game.players[at // 3]
            what, remedy = _REMEDIES[at % 3]
            cards = (player.revealed, player.set_aside, player.passing)[at % 3]
            names = ", ".join([card.name for card in cards])
            wrong = f"{names} of seat {player.seat} still {what} at the end; {remedy}"
            raise CardFailed(play.card, _place_of(function), wrong)


def _check_calls(play: Play, error: Exception | None) -> None:
    """Raise CardFailed if the effect has called a helper without yielding from it."""
    for call in play.calls or ():
        if not call.is_begun:
            play.calls = None
            wrong = f"{call.name}(...) asks nothing on its own; write `yield from {call.name}(...)`"
            raise CardFailed(play.card, f" ({call.file}, line {call.line})", wrong) from error


def _place_of(function: object) -> str:
    """Return the file, and the line of a function that moves cards where they cannot stay, or its first line."""
    import dis

    code = getattr(function, "__code__", None)
    if code is None:
        return ""
    line = code.co_firstlineno
    for instruction in dis.get_instructions(code):
        if instruction.argval in _LEAVING and instruction.positions is not None and instruction.positions.lineno:
            line = instruction.positions.lineno
            break
    return f" ({code.co_filename}, line {line})"
