"""The Gymnasium environment: one learner against bots."""

from __future__ import annotations

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from throneroom.bots.simple import MoneyBot
from throneroom.engine.score import winners
from throneroom.env import LearnerEnv
from throneroom.record.record import Record

# Gymnasium's checker warns about observations that are not images, and about masks.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


def play(learner: LearnerEnv, seed: int) -> float:
    """Play an episode with random legal actions, and return the last reward."""
    random = Random(seed)
    observation, _ = learner.reset(seed=seed)
    while True:
        action = random.choice(np.flatnonzero(observation["action_mask"]).tolist())
        observation, reward, terminated, truncated, _ = learner.step(np.int64(action))
        if terminated or truncated:
            return reward
        assert reward == 0


def test_gymnasium_finds_nothing_wrong_with_the_interface() -> None:
    for mode in (None, "ansi", "rgb_array"):
        check_env(LearnerEnv(render_mode=mode), skip_render_check=mode is None)


def test_it_is_registered_with_gymnasium() -> None:
    """tests/test_package.py does the same with an installed wheel, where nothing else has imported it."""
    made = gymnasium.make("throneroom.env:throneroom/Dominion-v1", opponents="big-money", kingdom="Big Money")
    assert isinstance(made.unwrapped, LearnerEnv)
    many = gymnasium.make_vec("throneroom/Dominion-v1", num_envs=3, vectorization_mode="vector_entry_point")
    observations, _ = many.reset(seed=1)
    assert observations["observation"].shape[0] == 3


@pytest.mark.parametrize("opponents", ["big-money", MoneyBot(), ["random", "beginner", "big-money"]])
def test_the_opponents_are_any_bots(opponents: object) -> None:
    learner = LearnerEnv(opponents)  # type: ignore[arg-type]
    reward = play(learner, seed=2)
    game = learner.episode.game
    assert game.is_over
    won = winners(game)
    assert reward == (-1 if 0 not in won else 1 if len(won) == 1 else 0)


def test_the_learner_has_seat_0_and_the_seed_chooses_who_goes_first() -> None:
    learner = LearnerEnv(plays_treasures=True)
    firsts = set()
    for seed in range(8):
        learner.reset(seed=seed)
        assert learner.episode.seat == 0
        firsts.add(learner.episode.game.first)
    assert firsts == {0, 1}


def test_the_same_seed_gives_the_same_game() -> None:
    def record(seed: int) -> Record:
        learner = LearnerEnv("random", "random")
        play(learner, seed)
        return learner.record()

    assert record(1) == record(1)
    assert record(1) != record(2)


def test_an_illegal_action_loses_and_says_why() -> None:
    learner = LearnerEnv()
    learner.reset(seed=1)
    _, reward, terminated, truncated, info = learner.step(np.int64(161))
    assert (reward, terminated, truncated) == (-1, True, False)
    assert "illegal action 161 (64 more); legal: stop, Copper" in info["illegal"]


def test_an_unknown_opponent_is_refused() -> None:
    with pytest.raises(ValueError, match="Did you mean big-money"):
        LearnerEnv("bigmoney")
