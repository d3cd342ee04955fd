"""The vector environment: many games, stepped together in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from throneroom.encoding.layout import Layout
from throneroom.engine.card import Card
from throneroom.env.batch import Batch
from throneroom.env.episode import MOST_TURNS, WIN, Episode
from throneroom.env.kingdom_source import FIRST_GAME, KingdomChoice
from throneroom.env.learner import opponent_list
from throneroom.env.settings import Observation, Opponent, Settings, episode_seed

_SEEDS: Final = 2**62

Numbers = NDArray[np.int64]
Floats = NDArray[np.float32]
Flags = NDArray[np.bool_]


def random_actions(masks: NDArray[np.int8], chance: np.random.Generator) -> Numbers:
    """Return a random legal action for each row of masks, all of them equally likely."""
    rows, width = masks.shape
    legal = np.flatnonzero(np.ascontiguousarray(masks).view(np.bool_))  # far faster than `nonzero` of numbers
    begin = np.arange(rows) * width
    first = np.searchsorted(legal, begin)
    numbers = np.diff(first, append=len(legal))
    if not numbers.all():
        raise ValueError("a mask allows no action")
    chosen: Numbers = legal[first + (chance.random(rows) * numbers).astype(np.int64)] - begin
    return chosen


class ThroneroomVectorEnv(VectorEnv[Observation, Numbers, NDArray[Any]]):
    """`num_envs` games of Dominion: a learner at seat 0 against bots, or, with `opponents=None`, at all seats.

    `infos["seat"]` says whose observation each row is. A game that has ended allows only STOP, and starts again with
    the next step. In that step's `infos`, `results` has what each learner got, and `_results` which games have ended.
    Without `copies`, which takes less time, each step overwrites the arrays of the last one, and they are read-only.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self,
        num_envs: int,
        opponents: Opponent | Sequence[Opponent] | None = "big-money",
        kingdom: KingdomChoice = FIRST_GAME,
        *,
        num_players: int = 2,
        reward: str = WIN,
        most_turns: int = MOST_TURNS,
        plays_treasures: bool = False,
        layout: Layout | None = None,
        custom_cards: Sequence[Card] = (),
        copies: bool = True,
    ) -> None:
        against = [] if opponents is None else opponent_list(opponents)
        self._settings: Final = Settings(
            seats=1 + len(against) if against else num_players,
            kingdom=kingdom,
            reward=reward,
            most_turns=most_turns,
            plays_treasures=plays_treasures,
            layout=layout,
            custom_cards=custom_cards,
            opponents=against,
        )
        self.layout: Final = self._settings.layout
        self.num_envs = num_envs
        self.single_observation_space = self._settings.observation_space()
        self.single_action_space = self._settings.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None
        self._copies: Final = copies
        self._seeds = [0] * num_envs
        self._numbers = [-1] * num_envs  # of the current episodes
        self.batch: Final = Batch(self.layout, num_envs, self._settings.learners, self._new_episode)
        # Arrays that look into the buffers of the batch. They can only be read.
        self._observations: Final = np.frombuffer(self.batch.observations.shared, np.uint8).reshape(num_envs, -1)
        self._masks: Final = np.frombuffer(self.batch.masks.shared, np.int8).reshape(num_envs, -1)
        self._terminated: Final = np.frombuffer(self.batch.terminated.shared, np.bool_)
        self._truncated: Final = np.frombuffer(self.batch.truncated.shared, np.bool_)
        self._seats: Final = np.frombuffer(self.batch.seats.shared, np.uint8)

    def _new_episode(self, number: int) -> Episode:
        self._numbers[number] += 1
        return self._settings.episode(episode_seed(self._seeds[number], self._numbers[number]))

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games. A number seeds the first game, and the next number the next game."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if isinstance(seed, int):
            seed = [seed + number for number in range(self.num_envs)]
        elif seed is None:
            seed = [None] * self.num_envs
        for number, given in enumerate(seed):
            if given is not None or self._numbers[number] < 0:
                self._seeds[number] = int(self.np_random.integers(_SEEDS)) if given is None else given
                self._numbers[number] = -1
            self.batch.reset(number)
        return self._observe(), self._infos()

    def step(self, actions: Numbers) -> tuple[Observation, Floats, Flags, Flags, dict[str, Any]]:
        """Take one action in each game. An illegal one loses that game."""
        batch = self.batch
        batch.step(actions.tolist())
        infos = self._infos()
        if batch.finished:
            ended = np.zeros(self.num_envs, np.bool_)
            ended[batch.finished] = True
            infos["results"] = np.array(batch.results, np.float32).reshape(self.num_envs, -1)
            infos["_results"] = ended
        rewards = np.array(batch.rewards, np.float32)
        return self._observe(), rewards, self._terminated.copy(), self._truncated.copy(), infos

    def _observe(self) -> Observation:
        if self._copies:
            return {"observation": self._observations.copy(), "action_mask": self._masks.copy()}
        return {"observation": self._observations, "action_mask": self._masks}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._seats.copy()}
