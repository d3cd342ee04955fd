"""Numbers as options of a question: how deep in the deck a card goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from throneroom.engine.card import Mode

if TYPE_CHECKING:
    from throneroom.engine.card import Option

# No deck has more cards than there are in a game with two boxes and six players.
MOST: Final = 999

_options: Final[list[Mode]] = []


def number_option(number: int) -> Mode:
    """Return the option that stands for a number. There is one object for each, made when it is first needed."""
    if not 0 <= number <= MOST:
        raise ValueError(f"a number to choose is from 0 to {MOST}, not {number}")
    while len(_options) <= number:
        _options.append(Mode(str(len(_options))))
    return _options[number]


def number_options(least: int, most: int) -> tuple[Option, ...]:
    """Return the options from `least` to `most`, in order."""
    if least > most:
        raise ValueError(f"there is no number from {least} to {most}")
    return tuple([number_option(number) for number in range(least, most + 1)])
