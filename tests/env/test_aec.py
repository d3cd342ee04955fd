"""The PettingZoo environment: PettingZoo's own tests, rewards, seeds, and kingdoms."""

from __future__ import annotations

import warnings
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.golden import Names, files, options, read
from tests.helpers import toll_gate

from throneroom.cards.kingdoms import kingdom_of, random_kingdom
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.score import scores, winners
from throneroom.env import IllegalAction, ThroneroomEnv, env, layout_of, record_actions
from throneroom.record.record import Record

with warnings.catch_warnings():  # it imports old games, which warn
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

FIRST_GAME = kingdom_of(RECOMMENDED_SETS[0].cards)

# PettingZoo's tests warn about a mask without actions, which an agent has that is not asked, and about spaces that are
# dictionaries, as in all its card games.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def play(aec: ThroneroomEnv, seed: int | None = None, chance: int = 0, most: int = 100_000) -> list[int]:
    """Play an episode with random legal actions, and return them."""
    random = Random(chance)
    actions = []
    aec.reset(seed=seed)
    for _ in aec.agent_iter(most):
        observation, _, terminated, truncated, _ = aec.last()
        if terminated or truncated:
            aec.step(None)
            continue
        assert observation is not None
        actions.append(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        aec.step(actions[-1])
    return actions


@pytest.mark.parametrize("players", range(2, 7))
def test_pettingzoo_finds_nothing_wrong_with_the_interface(players: int) -> None:
    api_test(env(num_players=players, kingdom="random, second edition"), num_cycles=150)


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(env, num_cycles=60)
    aec = env(kingdom="random")
    actions = play(aec, seed=5)
    record = aec.record()
    assert play(aec, seed=5) == actions
    assert aec.record() == record
    assert play(aec, seed=6) != actions


def test_resets_without_a_seed_are_different_games_in_the_same_order() -> None:
    one, two = env(), env()
    one.reset(seed=3)
    two.reset(seed=3)
    seeds = set()
    for _ in range(4):
        one.reset()
        two.reset()
        assert one.episode.game.seed == two.episode.game.seed
        seeds.add(one.episode.game.seed)
    assert len(seeds) == 4


def test_every_way_to_render_works() -> None:
    render_test(env)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_winner_is_rewarded(players: int) -> None:
    """1 for a victory, -1 for a defeat, 0 for a shared victory."""
    aec = env(num_players=players, plays_treasures=True)
    for seed in range(3):
        aec.reset(seed=seed)
        last: dict[str, float] = {}
        random = Random(seed)
        for agent in aec.agent_iter():
            observation, reward, terminated, truncated, _ = aec.last()
            last[agent] = reward
            done = terminated or truncated
            aec.step(None if done else random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        won = winners(aec.episode.game)
        assert [last[agent] for agent in aec.possible_agents] == [
            -1 if seat not in won else 1 if len(won) == 1 else 0 for seat in range(players)
        ]


def test_the_lead_in_points_can_be_rewarded() -> None:
    aec = env(reward="score", plays_treasures=True)
    rewards = total_rewards(aec, seed=2)
    points = scores(aec.episode.game)
    assert rewards == [points[0] - points[1], points[1] - points[0]]


def test_a_shaped_reward_adds_each_change_of_the_lead() -> None:
    aec = env(reward="shaped", plays_treasures=True)
    rewards = total_rewards(aec, seed=2)
    points = scores(aec.episode.game)
    won = winners(aec.episode.game)
    result = 0 if len(won) == 2 else 1 if won == [0] else -1
    assert rewards[0] == pytest.approx(0.02 * (points[0] - points[1]) + result)


def total_rewards(aec: ThroneroomEnv, seed: int) -> list[float]:
    """Play an episode, and return the sum of each agent's rewards."""
    random = Random(seed)
    aec.reset(seed=seed)
    totals = dict.fromkeys(aec.possible_agents, 0.0)
    while not any(aec.terminations.values()):
        mask = aec.observe(aec.agent_selection)["action_mask"]
        aec.step(random.choice(np.flatnonzero(mask).tolist()))
        for agent, reward in aec.rewards.items():
            totals[agent] += reward
    return list(totals.values())


def test_a_game_that_takes_too_long_is_truncated() -> None:
    aec = env(most_turns=3)
    play(aec, seed=1, most=10)
    aec.reset(seed=1)
    while not any(aec.truncations.values()):
        aec.step(int(np.flatnonzero(aec.observe(aec.agent_selection)["action_mask"])[0]))
    assert all(aec.truncations.values())
    assert not any(aec.terminations.values())
    assert not any(aec.rewards.values())
    assert not aec.observe("player_0")["action_mask"].any()


def test_an_illegal_action_loses() -> None:
    aec = env()
    aec.reset(seed=1)
    asked = aec.agent_selection
    mask = aec.observe(asked)["action_mask"]
    aec.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(aec.terminations.values())
    assert {agent: reward for agent, reward in aec.rewards.items() if reward} == {asked: -1}


def test_an_illegal_action_can_raise_an_error_instead() -> None:
    aec = env(illegal="raise")
    aec.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"illegal action 161 \(64 more\); legal: stop, Copper; asked: seat"):
        aec.step(161)
    assert not any(aec.terminations.values())


@pytest.mark.parametrize("path", [path for path in files() if "random-3" in path.stem], ids=lambda path: path.stem)
def test_a_recorded_game_is_replayed_through_the_environment(path: Path) -> None:
    recorded = read(path.read_text(encoding="utf-8"))
    game = recorded.game()
    names = Names(game)
    for answer in recorded.answers:
        game.answer(options(game, answer, names))
    record = Record.of(game)
    aec = env(num_players=3, illegal="raise")
    aec.reset(options={"record": record})
    for action in record_actions(record, aec.layout.actions):
        assert aec.observe(aec.agent_selection)["action_mask"][action]
        aec.step(action)
    assert aec.record() == record


def test_the_kingdom_is_fixed_one_of_a_list_or_random() -> None:
    def kingdoms(choice: Any) -> list[tuple[str, ...]]:
        aec = env(kingdom=choice)
        found = []
        for seed in range(12):
            aec.reset(seed=seed)
            found.append(tuple(card.name for card in aec.episode.game.kingdom.cards))
        return found

    fixed = tuple(card.name for card in FIRST_GAME.cards)
    assert set(kingdoms(FIRST_GAME)) == set(kingdoms("First Game")) == {fixed}
    assert len(set(kingdoms(["First Game", "Big Money", random_kingdom(1)]))) == 3
    assert len(set(kingdoms("random intrigue"))) == 12


def test_custom_cards_can_be_played() -> None:
    names = "Toll Gate, Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter"
    aec = env(kingdom=names, custom_cards=[toll_gate.TOLL_GATE])
    play(aec, seed=1)
    assert aec.record().replay().is_over


def test_a_layout_of_the_kingdom_makes_observations_smaller() -> None:
    aec = env(kingdom=FIRST_GAME, layout=layout_of([FIRST_GAME]))
    assert aec.layout.size < 600
    play(aec, seed=1)
    assert aec.episode.has_ended


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"reward": "money"}, "no reward is called 'money'; choose one of win, score, shaped"),
        ({"num_players": 7}, "2 to 6 players, not 7"),
        ({"most_turns": 0}, "at least one turn, not 0"),
        ({"illegal": "shrug"}, "can lose or raise, not 'shrug'"),
        ({"kingdom": []}, "the list of kingdoms is empty"),
        ({"layout": layout_of([FIRST_GAME], 3)}, "the layout is for 3 seats, and the environment has 2"),
        ({"layout": layout_of([FIRST_GAME]), "kingdom": "Big Money"}, "the layout has no Chapel, Chancellor"),
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        env(**wrong)


def test_nothing_works_before_the_first_reset() -> None:
    with pytest.raises(RuntimeError, match="call reset"):
        env().record()
