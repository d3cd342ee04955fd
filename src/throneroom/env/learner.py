"""The Gymnasium environment: one learner against bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from throneroom.encoding.buffer import Buffer
from throneroom.encoding.choices import IllegalAction
from throneroom.encoding.layout import Layout
from throneroom.encoding.observation import ObservationRow, observe
from throneroom.engine.card import Card
from throneroom.engine.view import SPECTATOR
from throneroom.env.episode import MOST_TURNS, WIN, Episode
from throneroom.env.kingdom_source import FIRST_GAME, KingdomChoice
from throneroom.env.rendering import RENDER_MODES, picture, text
from throneroom.env.settings import Observation, Opponent, Settings, episode_seed
from throneroom.record.record import Record

_SEEDS: Final = 2**62


def opponent_list(opponents: Opponent | Sequence[Opponent]) -> list[Opponent]:
    """Return the opponents as a list; a single one need not be in one."""
    return list(opponents) if isinstance(opponents, Sequence) and not isinstance(opponents, str) else [opponents]


class LearnerEnv(gymnasium.Env[Observation, np.int64]):
    """A game of Dominion against one to five bots. The learner has seat 0; the seed chooses who goes first.

    An illegal action loses the game.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self,
        opponents: Opponent | Sequence[Opponent] = "big-money",
        kingdom: KingdomChoice = FIRST_GAME,
        *,
        reward: str = WIN,
        most_turns: int = MOST_TURNS,
        plays_treasures: bool = False,
        layout: Layout | None = None,
        custom_cards: Sequence[Card] = (),
        render_mode: str | None = None,
    ) -> None:
        against = opponent_list(opponents)
        self._settings: Final = Settings(
            seats=1 + len(against),
            kingdom=kingdom,
            reward=reward,
            most_turns=most_turns,
            plays_treasures=plays_treasures,
            layout=layout,
            custom_cards=custom_cards,
            opponents=against,
        )
        self.layout: Final = self._settings.layout
        self.render_mode = render_mode
        self.observation_space = self._settings.observation_space()
        self.action_space = self._settings.action_space()
        buffer, masks = Buffer(self.layout.size), Buffer(self.layout.actions.size)
        self._row: Final = ObservationRow(self.layout, buffer, 0, masks, 0)
        self._observation: Final = np.frombuffer(buffer.shared, np.uint8)
        self._mask: Final = np.frombuffer(masks.shared, np.int8)
        self._seed = 0
        self._number = 0
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The game being played. Raises RuntimeError before the first reset."""
        if self._episode is None:
            raise RuntimeError("call reset before anything else")
        return self._episode

    def record(self) -> Record:
        """Return the record of the game so far."""
        return Record.of(self.episode.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game."""
        super().reset(seed=seed)
        if seed is not None or self._episode is None:
            self._seed, self._number = int(self.np_random.integers(_SEEDS)), 0
        episode = self._settings.episode(episode_seed(self._seed, self._number))
        self._number += 1
        self._episode = episode
        self._row.begin(episode.views[0])
        return self._observe(episode), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the opponents play until the learner is asked again."""
        episode = self.episode
        try:
            episode.choose(int(action))
        except IllegalAction as error:
            if episode.has_ended:
                raise
            episode.lose()
            return self._observe(episode), episode.reward(0), True, False, {"illegal": str(error)}
        observation = self._observe(episode)
        return observation, episode.reward(0), episode.is_over, episode.is_truncated, {}

    def _observe(self, episode: Episode) -> Observation:
        if episode.has_ended:
            self._row.update(episode.views[0])
            self._row.clear_question()
        else:
            observe(self._row, episode.views[0], episode.choices)
        return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}

    def render(self) -> Any:
        """Show the table as the learner sees it: as text, or as a picture."""
        episode = self.episode
        view = episode.game.view(SPECTATOR) if episode.game.is_over else episode.views[0]
        if self.render_mode == "rgb_array":
            return picture(view)
        if self.render_mode == "ansi":
            return text(view, episode)
        if self.render_mode == "human":
            sys.stdout.write(text(view, episode) + "\n")
        return None
