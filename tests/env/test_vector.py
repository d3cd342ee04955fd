"""The vector environment: many games at once, each like the same game alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from throneroom.encoding.layout import STOP
from throneroom.env import LearnerEnv, ThroneroomVectorEnv, layout_of, random_actions
from throneroom.env.settings import episode_seed

GAMES = 5


def any_actions(chance: np.random.Generator, masks: Any) -> Any:
    """Return a random legal action for each game."""
    actions = random_actions(masks, chance)
    assert masks[range(len(masks)), actions].all()
    return actions


def test_each_game_is_like_the_same_game_alone() -> None:
    """Observations, masks, rewards and the end are those of the environment for one game."""
    many = ThroneroomVectorEnv(GAMES, "big-money", "random", reward="shaped", plays_treasures=True)
    alone = [LearnerEnv("big-money", "random", reward="shaped", plays_treasures=True) for _ in range(GAMES)]
    observations, _ = many.reset(seed=7)
    singles = []
    for number, learner in enumerate(alone):
        learner.reset(seed=0)
        learner._seed, learner._number = 7 + number, 0
        singles.append(learner.reset()[0])
    chance = np.random.default_rng(1)
    ended = np.zeros(GAMES, np.bool_)
    finished = 0
    for _ in range(400):
        actions = any_actions(chance, observations["action_mask"])
        observations, rewards, terminated, truncated, _ = many.step(actions)
        for number, learner in enumerate(alone):
            if ended[number]:
                singles[number], reward, over, stopped = learner.reset()[0], 0.0, False, False
            else:
                singles[number], reward, over, stopped, _ = learner.step(actions[number])
            assert np.array_equal(observations["observation"][number], singles[number]["observation"])
            if not (over or stopped):
                assert np.array_equal(observations["action_mask"][number], singles[number]["action_mask"])
            assert rewards[number] == pytest.approx(reward)
            assert (terminated[number], truncated[number]) == (over, stopped)
        ended = terminated | truncated
        finished += int(ended.sum())
    assert finished > 3


def test_a_learner_can_play_all_seats() -> None:
    """Rows are what the seat that is asked observes, and all seats learn their result."""
    many = ThroneroomVectorEnv(GAMES, None, num_players=3, plays_treasures=True)
    observations, infos = many.reset(seed=1)
    chance = np.random.default_rng(1)
    results = []
    seats: set[int] = set()
    for _ in range(500):
        for number, seat in enumerate(infos["seat"]):
            episode = many.batch.episode(number)
            assert episode is not None
            if not (many.batch.terminated.get(number) or many.batch.truncated.get(number)):
                assert episode.seat == seat
                hand = [episode.views[seat].in_hand(card) for card in many.layout.cards]
                assert observations["observation"][number, : len(hand)].tolist() == hand
        seats |= set(infos["seat"].tolist())
        observations, rewards, _, _, infos = many.step(any_actions(chance, observations["action_mask"]))
        for ended in np.flatnonzero(infos.get("_results", [])).tolist():
            results.append(infos["results"][ended])
            assert rewards[ended] == infos["results"][ended][infos["seat"][ended]]
    assert seats == {0, 1, 2}
    assert results
    assert all(sorted(result) in ([-1, -1, 1], [-1, 0, 0], [0, 0, 0]) for result in results)


def test_after_the_end_only_stop_is_legal_and_starts_the_next_game() -> None:
    many = ThroneroomVectorEnv(2, "big-money")
    many.reset(seed=1)
    observations, rewards, terminated, _, _ = many.step(np.array([161, STOP]))
    assert terminated.tolist() == [True, False]
    assert rewards.tolist() == [-1, 0]
    assert np.flatnonzero(observations["action_mask"][0]).tolist() == [STOP]
    _, rewards, terminated, _, _ = many.step(np.array([STOP, STOP]))
    assert not terminated.any()
    assert not rewards.any()
    episode = many.batch.episode(0)
    assert episode is not None
    assert episode.game.seed == episode_seed(1, 1)


def test_random_actions_are_legal_and_equally_likely() -> None:
    masks = np.array([[1, 0, 1, 1], [0, 0, 0, 1], [0, 1, 0, 1]], np.int8)
    chance = np.random.default_rng(1)
    taken = np.zeros(masks.shape)
    for _ in range(600):
        taken[range(3), random_actions(masks, chance)] += 1
    assert taken[masks == 0].sum() == 0
    assert np.allclose(taken / 600, masks / masks.sum(1, keepdims=True), atol=0.06)
    with pytest.raises(ValueError, match="a mask allows no action"):
        random_actions(np.array([[1, 0], [0, 0]], np.int8), chance)


def test_without_copies_the_arrays_are_overwritten() -> None:
    for copies in (True, False):
        many = ThroneroomVectorEnv(2, None, copies=copies)
        first, _ = many.reset(seed=1)
        second, *_ = many.step(np.array([1, 1]))
        assert np.array_equal(first["observation"], second["observation"]) is not copies


def test_the_spaces_contain_the_observations() -> None:
    from throneroom.cards.kingdoms import kingdom_of
    from throneroom.cards.sets import RECOMMENDED_SETS

    kingdom = kingdom_of(RECOMMENDED_SETS[0].cards)
    many = ThroneroomVectorEnv(GAMES, kingdom=kingdom, layout=layout_of([kingdom]))
    observations, _ = many.reset(seed=[1, 2, 3, 4, 5])
    assert observations in many.observation_space
    many.action_space.seed(1)
    many.step(many.action_space.sample())
    many.reset()
