"""Many games, stepped together: the fast loop under the vector environment. Compiled, without numpy.

Observations and masks are rows of shared buffers, which numpy arrays look into without copying.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from throneroom.encoding.layout import STOP, Layout
from throneroom.encoding.observation import ObservationRow, observe
from throneroom.env.episode import Episode

if TYPE_CHECKING:
    from throneroom.engine.view import View


@final
class Batch:
    """Games numbered from 0, each with the observation of the learner who is asked.

    After a game has ended, its mask allows only STOP, and the next step deals a new one. `new_episode` is called with
    the number of the game.
    """

    def __init__(self, layout: Layout, games: int, learners: int, new_episode: Callable[[int], Episode]) -> None:
        self.layout: Final = layout
        self.games: Final = games
        self._learners: Final[i64] = learners
        self._new_episode: Final = new_episode
        size = layout.size
        actions = layout.actions.size
        self.observations: Final = bytearray(games * size)
        self.masks: Final = bytearray(games * actions)
        self.seats: Final = bytearray(games)  # whose observations they are
        self.terminated: Final = bytearray(games)
        self.truncated: Final = bytearray(games)
        self.rewards: Final[list[float]] = [0.0] * games
        self.results: Final[list[float]] = [0.0] * (games * learners)  # what each learner got when the game ended
        self.finished: Final[list[int]] = []  # the games that ended with the last step
        self._episodes: Final[list[Episode | None]] = [None] * games
        # With one learner, rows are written in place. With several, each has its own, and that of whoever is asked is
        # copied.
        self._all: Final = self.observations if learners == 1 else bytearray(games * learners * size)
        self._all_masks: Final = self.masks if learners == 1 else bytearray(games * learners * actions)
        rows = games * learners
        self._row_slices: Final = [slice(row * size, (row + 1) * size) for row in range(rows)]
        self._mask_slices: Final = [slice(row * actions, (row + 1) * actions) for row in range(rows)]
        self._rows: Final = [
            ObservationRow(layout, self._all, row * size, self._all_masks, row * actions) for row in range(rows)
        ]

    def episode(self, number: i64) -> Episode | None:
        return self._episodes[number]

    def reset(self, number: i64) -> None:
        """Deal a new game. If it ends before a learner is asked, deal another."""
        episode = self._new_episode(number)
        while episode.has_ended:
            episode = self._new_episode(number)
        self._episodes[number] = episode
        learner: i64 = 0
        while learner < self._learners:
            self._rows[number * self._learners + learner].begin(episode.views[learner])
            learner += 1
        self.terminated[number] = 0
        self.truncated[number] = 0
        self.rewards[number] = 0.0
        self._show(number, episode, episode.seat, True)

    def step(self, actions: list[int]) -> None:
        """Take one action in each game. An illegal one loses the game."""
        if self.finished:
            del self.finished[:]
        for number, action in enumerate(actions):
            self._step(number, action)

    def _step(self, number: i64, action: i64) -> None:
        episode = self._episodes[number]
        if episode is None or self.terminated[number] or self.truncated[number]:
            self.reset(number)
            return
        layout = self.layout
        seat = episode.seat
        is_complete = True
        if 0 <= action < layout.actions.size and self.masks[number * layout.actions.size + action]:
            is_complete = episode.choose(action)
        else:
            episode.lose()
        if not is_complete:
            self.rewards[number] = 0.0
            self._show(number, episode, seat, False)
            return
        if episode.has_ended:
            self._end(number, episode, seat)
        else:
            self.rewards[number] = episode.reward(seat)
            self._show(number, episode, episode.seat, True)

    def _end(self, number: i64, episode: Episode, seat: i64) -> None:
        self.finished.append(number)
        if episode.is_truncated:
            self.truncated[number] = 1
        else:
            self.terminated[number] = 1
        learner: i64 = 0
        while learner < self._learners:
            reward = episode.reward(learner)
            self.results[number * self._learners + learner] = reward
            if learner == seat:
                self.rewards[number] = reward
            learner += 1
        row = self._rows[number * self._learners + seat]
        row.update(episode.views[seat])
        row.clear_question()
        self._copy(number, seat)
        self.masks[number * self.layout.actions.size + STOP] = 1

    def _show(self, number: i64, episode: Episode, seat: i64, is_new: bool) -> None:
        """Write the observation of the seat that is asked. Within an answer, nothing but the question changes."""
        row = self._rows[number * self._learners + seat]
        view: View = episode.views[seat]
        decision = episode.game.decision
        if is_new:
            observe(row, view, episode.choices)
        elif decision is not None:
            row.ask(view, episode.choices, decision)
        self._copy(number, seat)

    def _copy(self, number: i64, seat: i64) -> None:
        self.seats[number] = seat
        if self._learners > 1:
            row = number * self._learners + seat
            self.observations[self._row_slices[number]] = self._all[self._row_slices[row]]
            self.masks[self._mask_slices[number]] = self._all_masks[self._mask_slices[row]]
