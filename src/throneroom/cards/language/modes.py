"""The modes of a choice: named by what they do, and the same as a printed card's where they mean the same."""

from __future__ import annotations

import re
from typing import Final

from throneroom.cards.boxes import MODES
from throneroom.cards.catalog import plain
from throneroom.cards.language.card_tree import CardTree
from throneroom.cards.language.flow_nodes import Choose, steps_said
from throneroom.cards.language.node import NO_COUNTER, Node
from throneroom.cards.language.said import INFINITIVE, YOURS
from throneroom.cards.language.turn_nodes import Plus
from throneroom.engine.card import Mode

_MODES: Final = {plain(mode.name): mode for mode in MODES}


def label(steps: tuple[Node, ...]) -> str:
    """Return the English name of a mode that stands for these steps. Lists of answers contain commas."""
    text = str(steps_said(steps, INFINITIVE, YOURS))
    return text.replace(", and ", " and ").replace(", ", " and ")


def modes_of(tree: CardTree) -> list[Mode]:
    """Return the choices that a card offers."""
    waiting = [*tree.steps, *(tree.reaction.steps if tree.reaction is not None else ())]
    found: list[Mode] = []
    while waiting:
        step = waiting.pop(0)
        if isinstance(step, Choose):
            found += step.modes
        waiting += step.children()
    return found


def mode_of(steps: tuple[Node, ...]) -> tuple[Mode, tuple[Node, ...]]:
    """Return the mode for these steps, which gives their first plus-signs, and the steps it does not."""
    first = steps[0]
    plus = first if isinstance(first, Plus) and first.per == NO_COUNTER else None
    rest = steps if plus is None else steps[1:]
    name = label(steps)
    known = _MODES.get(plain(name))
    if known is not None:
        if not rest or plain(name) == "gain a gold":
            return known, rest
        name = re.sub(r"\ban? ", "1 ", name)  # a printed mode with this name does something else
    if plus is None:
        return Mode(name), rest
    return Mode(name, cards=plus.cards, actions=plus.actions, buys=plus.buys, coins=plus.coins), rest
