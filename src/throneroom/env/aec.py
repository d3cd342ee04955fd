"""The PettingZoo environment: two to six agents, who act one after another (AEC)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # PettingZoo has no types

from throneroom.encoding.buffer import Buffer
from throneroom.encoding.choices import IllegalAction
from throneroom.encoding.layout import Layout
from throneroom.encoding.observation import ObservationRow, observe
from throneroom.engine.card import Card
from throneroom.engine.view import SPECTATOR
from throneroom.env.episode import MOST_TURNS, WIN, Episode
from throneroom.env.kingdom_source import FIRST_GAME, KingdomChoice
from throneroom.env.rendering import RENDER_MODES, picture, text
from throneroom.env.settings import Bytes, Observation, Settings, episode_seed, fresh_seed
from throneroom.record.record import Record

_LOSE: Final = "lose"
_RAISE: Final = "raise"


class ThroneroomEnv(AECEnv):  # type: ignore[misc]  # nor has this class
    """A game of Dominion for 2 to 6 agents. `env()` is the usual way to make one.

    Observations are `{"observation": ..., "action_mask": ...}`. An agent that takes an illegal action loses, unless
    `illegal` is "raise".
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "throneroom_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        num_players: int = 2,
        kingdom: KingdomChoice = FIRST_GAME,
        *,
        reward: str = WIN,
        most_turns: int = MOST_TURNS,
        plays_treasures: bool = False,
        illegal: str = _LOSE,
        layout: Layout | None = None,
        custom_cards: Sequence[Card] = (),
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if illegal not in (_LOSE, _RAISE):
            raise ValueError(f"an illegal action can {_LOSE} or {_RAISE}, not {illegal!r}")
        self._settings: Final = Settings(
            seats=num_players,
            kingdom=kingdom,
            reward=reward,
            most_turns=most_turns,
            plays_treasures=plays_treasures,
            layout=layout,
            custom_cards=custom_cards,
        )
        self.layout: Final = self._settings.layout
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(num_players)]
        self.agents: list[str] = []
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._raises: Final = illegal == _RAISE
        self.observation_spaces = {agent: self._settings.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._settings.action_space() for agent in self.possible_agents}
        size, actions = int(self.layout.size), int(self.layout.actions.size)
        buffer, masks = Buffer(num_players * size), Buffer(num_players * actions)
        self._rows: Final = [
            ObservationRow(self.layout, buffer, seat * size, masks, seat * actions) for seat in range(num_players)
        ]
        self._observations: Final = np.frombuffer(buffer.shared, np.uint8).reshape(num_players, size)
        self._masks: Final = np.frombuffer(masks.shared, np.int8).reshape(num_players, actions)
        self._written: Final = [False] * num_players  # whether a row is up to date
        self._seed = fresh_seed()
        self._number = -1
        self._episode: Episode | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def episode(self) -> Episode:
        """The game being played. Raises RuntimeError before the first reset."""
        if self._episode is None:
            raise RuntimeError("call reset before anything else")
        return self._episode

    def record(self) -> Record:
        """Return the record of the game so far."""
        return Record.of(self.episode.game)

    # -- the interface ----------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. Without a seed, it is the next one after that of the last seed.

        With `options={"record": record}`, begin the recorded game again instead.
        """
        record = (options or {}).get("record")
        if record is not None:
            episode = self._settings.episode_of(record.begin())
        else:
            if seed is not None:
                self._seed, self._number = seed, -1
            self._number += 1
            episode = self._settings.episode(episode_seed(self._seed, self._number))
        self._episode = episode
        for row, view in zip(self._rows, episode.views, strict=True):
            row.begin(view)
        self.agents = self.possible_agents[:]
        self._written[:] = [False] * len(self.agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[episode.seat]
        self._is_rewarded = False

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        if not self._written[seat]:
            episode = self.episode
            if episode.has_ended:
                self._rows[seat].update(episode.views[seat])
                self._rows[seat].clear_question()
            else:
                observe(self._rows[seat], episode.views[seat], episode.choices)
            self._written[seat] = True
        return {"observation": self._observations[seat].copy(), "action_mask": self._masks[seat].copy()}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        if self._is_rewarded:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._is_rewarded = False
        self._cumulative_rewards[agent] = 0.0
        seat = self._seats[agent]
        is_complete = True
        try:
            is_complete = episode.choose(int(action)) if action is not None else self._refuse(agent)
        except IllegalAction:
            if self._raises:
                raise
            episode.lose()
        if not is_complete:  # nobody else can see it, and nothing but the question has changed
            decision = episode.game.decision
            if decision is not None and self._written[seat]:
                self._rows[seat].ask(episode.views[seat], episode.choices, decision)
        else:
            self._written[:] = [False] * len(self._written)
            self._reward(episode)
            if not episode.has_ended:
                self.agent_selection = self.possible_agents[episode.seat]
        if self.render_mode == "human":
            self.render()

    def _refuse(self, agent: str) -> bool:
        raise IllegalAction(f"{agent} is asked and must act; None is for agents whose game is over")

    def _reward(self, episode: Episode) -> None:
        has_ended = episode.has_ended
        if not has_ended and not self._settings.is_shaped:
            return
        for agent, seat in self._seats.items():
            self.rewards[agent] = episode.reward(seat)
            self._cumulative_rewards[agent] += self.rewards[agent]
        self._is_rewarded = True
        if has_ended:
            ended = self.truncations if episode.is_truncated else self.terminations
            for agent in self.agents:
                ended[agent] = True

    def render(self) -> Bytes | str | None:
        """Show the table as the agent that is asked sees it: as text, or as a picture."""
        episode = self.episode
        view = episode.views[episode.seat] if episode.seat >= 0 else episode.game.view(SPECTATOR)
        if self.render_mode == "rgb_array":
            return picture(view)
        if self.render_mode == "ansi":
            return text(view, episode)
        if self.render_mode == "human":
            sys.stdout.write(text(view, episode) + "\n")
        return None

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return "throneroom_v1"


def env(**settings: Any) -> ThroneroomEnv:
    """Return the environment, as the modules of PettingZoo do. The parameters are those of `ThroneroomEnv`."""
    return ThroneroomEnv(**settings)


raw_env = env
