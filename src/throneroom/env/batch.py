"""Many games, stepped together: the fast loop under the vector environment. Compiled, without numpy.

Observations and masks are rows of shared buffers, which numpy arrays look into without copying.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from throneroom.encoding.buffer import Buffer
from throneroom.encoding.layout import STOP, Layout
from throneroom.encoding.observation import ObservationRow, observe
from throneroom.env.episode import Episode


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
        self.observations: Final = Buffer(games * size)
        self.masks: Final = Buffer(games * actions)
        self.seats: Final = Buffer(games)  # whose observations they are
        self.terminated: Final = Buffer(games)
        self.truncated: Final = Buffer(games)
        self.rewards: Final[list[float]] = [0.0] * games
        self.results: Final[list[float]] = [0.0] * (games * learners)  # what each learner got when the game ended
        self.finished: Final[list[int]] = []  # the games that ended with the last step
        self._episodes: Final[list[Episode | None]] = [None] * games
        self._rows: Final = [
            ObservationRow(layout, self.observations, game * size, self.masks, game * actions) for game in range(games)
        ]

    def episode(self, number: i64) -> Episode | None:
        return self._episodes[number]

    def reset(self, number: i64) -> None:
        """Deal a new game. If it ends before a learner is asked, deal another."""
        episode = self._new_episode(number)
        while episode.has_ended:
            episode = self._new_episode(number)
        self._episodes[number] = episode
        self._rows[number].begin(episode.views[0])
        self.terminated.put(number, 0)
        self.truncated.put(number, 0)
        self.rewards[number] = 0.0
        self._show(number, episode)

    def step(self, actions: list[int]) -> None:
        """Take one action in each game. An illegal one loses the game."""
        if self.finished:
            del self.finished[:]
        for number, action in enumerate(actions):
            self._step(number, action)

    def _step(self, number: i64, action: i64) -> None:
        episode = self._episodes[number]
        if episode is None or self.terminated.get(number) or self.truncated.get(number):
            self.reset(number)
            return
        layout = self.layout
        seat = episode.seat
        is_complete = True
        if 0 <= action < layout.actions.size and self.masks.get(number * layout.actions.size + action):
            is_complete = episode.choose(action)
        else:
            episode.lose()
        if not is_complete:
            self.rewards[number] = 0.0
            decision = episode.game.decision
            if decision is not None:  # nothing but the question has changed
                self._rows[number].ask(episode.views[seat], episode.choices, decision)
        elif episode.has_ended:
            self._end(number, episode, seat)
        else:
            self.rewards[number] = episode.reward(seat)
            self._show(number, episode)

    def _end(self, number: i64, episode: Episode, seat: i64) -> None:
        self.finished.append(number)
        if episode.is_truncated:
            self.truncated.put(number, 1)
        else:
            self.terminated.put(number, 1)
        learner: i64 = 0
        while learner < self._learners:
            reward = episode.reward(learner)
            self.results[number * self._learners + learner] = reward
            if learner == seat:
                self.rewards[number] = reward
            learner += 1
        row = self._rows[number]
        row.update(episode.views[seat])
        row.clear_question()
        self.masks.put(number * self.layout.actions.size + STOP, 1)

    def _show(self, number: i64, episode: Episode) -> None:
        """Write the observation of the seat that is asked."""
        seat = episode.seat
        self.seats.put(number, seat)
        observe(self._rows[number], episode.views[seat], episode.choices)
