"""A bot whose answers a trained network chooses. It sees what its view says, as an observation, and nothing else.

A network knows the cards of its layout. In other kingdoms, it sees and buys only those, and what it cannot answer for
itself, such as the questions of other cards, is left to the tactics of the built-in bots.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from throneroom.bots.bot import Bot
from throneroom.bots.network_file import TrainedNetwork, load_network
from throneroom.bots.tactics.tactical_bot import TacticalBot
from throneroom.cards.boxes import MODES
from throneroom.cards.catalog import Catalog
from throneroom.encoding.buffer import Buffer
from throneroom.encoding.choices import AnswerSoFar
from throneroom.encoding.layout import Layout
from throneroom.encoding.observation import ObservationRow
from throneroom.engine.decision import PLAY_TREASURES

if TYPE_CHECKING:
    from throneroom.engine.card import Card, Option
    from throneroom.engine.decision import Decision
    from throneroom.engine.view import View


class NetworkBot(Bot):
    """Takes the legal action that its network finds best."""

    def __init__(self, network: TrainedNetwork, catalog: Catalog) -> None:
        self._network: Final = network
        self._trained: Final = network.layout(catalog)
        self._tactics: Final = TacticalBot()
        self._inputs: Final[dict[tuple[int, tuple[Card, ...]], _Inputs]] = {}
        self._sight: _Sight | None = None

    def begin(self, seed: int) -> None:
        """Forget the last game."""
        self._sight = None

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        if decision.verb is PLAY_TREASURES and self._network.plays_treasures:
            return decision.options
        if decision.card is not None and self._trained.actions.place(decision.card) < 0:
            return self._tactics.answer(view, decision)
        sight = self._sight
        if sight is None or sight.view is not view:
            sight = self._sight = self._look(view)
        so_far = AnswerSoFar(sight.inputs.layout.actions)
        sight.row.update(view)
        while True:
            action = self._best(sight, so_far, decision)
            if action is None:
                return self._tactics.answer(view, decision)
            answer = so_far.take(decision, action)
            if answer is not None:
                return answer

    def _look(self, view: View) -> _Sight:
        """Begin to observe a game."""
        others = tuple(card for card in view.supply if self._trained.actions.place(card) < 0)
        key = int(view.seats), others
        if key not in self._inputs:
            self._inputs[key] = _Inputs(self._trained, *key)
        return _Sight(self._inputs[key], view)

    def _best(self, sight: _Sight, so_far: AnswerSoFar, decision: Decision) -> int | None:
        """Return the best legal action that the network knows, or None."""
        sight.row.ask(sight.view, so_far, decision)
        known = sight.inputs.actions
        legal = [action for action in sight.row.legal if known[action] >= 0]
        if len(legal) <= 1:
            return legal[0] if legal else None
        logits = self._network.logits(sight.observation())
        return max(legal, key=lambda action: logits[known[action]])


class _Inputs:
    """Where the inputs and actions of a network are in a game with these cards and seats."""

    def __init__(self, trained: Layout, seats: int, others: tuple[Card, ...]) -> None:
        self.layout: Final = Layout(seats, (*trained.cards, *others), MODES)
        at = {
            (part.name, label): part.start + number
            for part in self.layout.parts
            for number, label in enumerate(part.labels)
        }
        missing = int(self.layout.size)  # a byte after the observation, which is always 0
        self.places: Final = np.array(
            [at.get((part.name, label), missing) for part in trained.parts for label in part.labels], np.int64
        )
        known = {name: action for action, name in enumerate(trained.actions.names())}
        self.actions: Final = [known.get(name, -1) for name in self.layout.actions.names()]  # -1: not known


class _Sight:
    """What a network sees of one game: observations in a layout with all cards of the game."""

    def __init__(self, inputs: _Inputs, view: View) -> None:
        self.view: Final = view
        self.inputs: Final = inputs
        layout = inputs.layout
        buffer = Buffer(layout.size + 1)
        self.row: Final = ObservationRow(layout, buffer, 0, Buffer(layout.actions.size), 0)
        self.row.begin(view)
        self._numbers: Final = np.frombuffer(buffer.shared, np.uint8)

    def observation(self) -> NDArray[np.float32]:
        return self._numbers[self.inputs.places].astype(np.float32)


def network_bot_maker(file: Path, catalog: Catalog) -> Callable[[], NetworkBot]:
    """Return a function that makes the bot of a file, which is read only once. Raises UnknownBot."""
    network = load_network(file, catalog)
    return lambda: NetworkBot(network, catalog)
