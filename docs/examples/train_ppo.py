"""Train a network by masked PPO, and save it as a bot: `python train_ppo.py --out trained`.

It needs the extra `train`: PyTorch, NumPy, Gymnasium and Matplotlib. The network first imitates a teacher for a few
seconds, unless there is none (`--teacher ""`). Then it plays and learns in rounds. After each one, the folder has a
checkpoint, the network as a bot (`network.npz`), and the curve (`curve.csv` and `curve.png`). Stop with Ctrl-C, and
start the same command again to resume: the result is the same as without a pause.
"""

from __future__ import annotations

import argparse
import csv
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import throneroom as tr
from throneroom.bots.named_bot import find_bot
from throneroom.bots.network_file import TrainedNetwork, save_network
from throneroom.env import Layout, ThroneroomVectorEnv, layout_of
from throneroom.env.kingdom_source import kingdom_source
from throneroom.lab.decisions import KINGDOM, decisions_with
from throneroom.lab.match_setup import set_up_match
from throneroom.lab.statistics import wilson

# A round: this many updates, each of this many steps in all games. Then the network is measured and saved.
UPDATES, STEPS = 20, 64
EPOCHS, MINIBATCH = 3, 2048
CLIP, VALUE_WEIGHT, LARGEST_GRADIENT = 0.2, 0.5, 0.5
DISCOUNT, TRACE = 1.0, 0.97  # episodes are short, and only the result counts
LESSONS = 2000  # games of the teacher, which the network sees LESSON_EPOCHS times; some of its actions are random
LESSON_EPOCHS, LESSON_CHANCE = 4, 0.1
# What a part of an observation is divided by, so that most numbers are between 0 and 2.
DIVISORS = {"supply": 8, "cost": 5, "owned": 4, "deck": 4, "turn": 4, "seat": 10, "question": 3, "hand": 2}
POINTS_OFFSET = 64  # points are observed as points + 64


class Network(nn.Module):
    """Two hidden layers, then a logit for each action and an estimate of the result."""

    def __init__(self, layout: Layout, hidden: int) -> None:
        super().__init__()
        divisors, offsets = np.ones(layout.size, np.float32), np.zeros(layout.size, np.float32)
        for part in layout.parts:
            divisors[part.start : part.stop] = DIVISORS.get(part.name.split()[0], 1)
            offsets[part.start : part.stop] = [POINTS_OFFSET * (label == "points") for label in part.labels]
        self.register_buffer("divisors", torch.from_numpy(divisors))
        self.register_buffer("offsets", torch.from_numpy(offsets))
        self.body = nn.Sequential(nn.Linear(layout.size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, layout.actions.size)
        self.value = nn.Linear(hidden, 1)
        for layer, gain in ((self.body[0], 2**0.5), (self.body[2], 2**0.5), (self.policy, 0.01), (self.value, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithm of each action's probability, which is 0 for illegal ones, and the values."""
        hidden = self.body((observations.float() - self.offsets) / self.divisors)
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(logits, dim=1), self.value(hidden).squeeze(1)

    def layers(self) -> list[tuple[np.ndarray, np.ndarray]]:
        """Return weights and biases for bytes as they are: the first layer does the scaling, too."""
        found = [(layer.weight, layer.bias) for layer in (self.body[0], self.body[2], self.policy)]
        weight = found[0][0] / self.divisors
        found[0] = weight, found[0][1] - weight @ self.offsets
        return [(weight.detach().numpy(), bias.detach().numpy()) for weight, bias in found]


class Games:
    """Many games against each opponent, stepped together."""

    def __init__(self, games: int, opponents: list[str], **settings: Any) -> None:
        sizes = [games // len(opponents) + (at < games % len(opponents)) for at in range(len(opponents))]
        self.parts = [
            ThroneroomVectorEnv(size, opponent, plays_treasures=True, copies=False, **settings)
            for size, opponent in zip(sizes, opponents, strict=True)
        ]
        self.cuts = np.cumsum(sizes)[:-1]
        self.observations = self.masks = np.zeros(0, np.uint8)

    def deal(self, seed: int) -> None:
        """Deal new games everywhere."""
        self._keep([part.reset(seed=seed + 100_000 * at)[0] for at, part in enumerate(self.parts)])

    def _keep(self, observed: list[dict[str, Any]]) -> None:
        self.observations = np.concatenate([one["observation"] for one in observed])
        self.masks = np.concatenate([one["action_mask"] for one in observed])

    def leads(self) -> np.ndarray:
        """Return by how many points the learner leads in each game."""
        mine, theirs = (numbers.astype(np.float32) for numbers in self.of_seats("points"))
        return mine - theirs

    def of_seats(self, label: str) -> list[np.ndarray]:
        """Return a number of each seat, the learner's first."""
        seats = [part for part in self.parts[0].layout.parts if part.name in ("seat 0", "seat 1")]
        return [self.observations[:, part.start + part.labels.index(label)] for part in seats]

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Take an action in each game. Return the rewards, and which games have ended."""
        found = [part.step(some) for part, some in zip(self.parts, np.split(actions, self.cuts), strict=True)]
        self._keep([one[0] for one in found])
        return np.concatenate([one[1] for one in found]), np.concatenate([one[2] | one[3] for one in found])


class Trainer:
    """PPO: play with the network, estimate how much better each action was than expected, and make it more likely."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.arguments = arguments
        torch.manual_seed(arguments.seed)
        kingdom = kingdom_source(arguments.kingdom, tr.Catalog())(arguments.seed)
        self.kingdom = kingdom
        self.layout = layout_of([kingdom])
        self.games = Games(arguments.games, arguments.opponents, kingdom=kingdom, layout=self.layout)
        self.network = Network(self.layout, arguments.hidden)
        self.optimizer = torch.optim.Adam(self.network.parameters(), arguments.learning_rate, eps=1e-5)
        self.curve: list[dict[str, float]] = []
        self.round = 0
        self.seconds = self.cpu_seconds = 0.0  # of training, without measuring

    @property
    def rounds(self) -> int:
        return -(-self.arguments.steps // (UPDATES * STEPS * self.arguments.games))

    def imitate(self) -> None:
        """Learn what the teacher would do, and how its games end."""
        began, cpu_began = time.perf_counter(), time.process_time()
        names = [self.arguments.teacher, self.arguments.opponents[0]]
        setup = set_up_match(self.kingdom, [find_bot(name, tr.Catalog()) for name in names], self.arguments.seed)
        found = decisions_with([setup], KINGDOM)(setup, 0, LESSONS)
        mine = np.frombuffer(found.player, np.int8) == 0
        observations = torch.from_numpy(np.frombuffer(found.observation, np.uint8).reshape(len(mine), -1)[mine])
        masks = torch.from_numpy(np.frombuffer(found.mask, np.int8).reshape(len(mine), -1)[mine])
        actions = torch.from_numpy(np.frombuffer(found.action, np.int16)[mine].astype(np.int64))
        outcomes = torch.from_numpy(np.frombuffer(found.outcome, np.int8)[mine].astype(np.float32))
        for _ in range(LESSON_EPOCHS):
            for chosen in torch.randperm(len(actions)).split(MINIBATCH // 4):
                log_probabilities, values = self.network(observations[chosen], masks[chosen])
                right = log_probabilities.gather(1, actions[chosen].unsqueeze(1)).mean()
                legal = masks[chosen] == 1
                others = (log_probabilities.masked_fill(~legal, 0).sum(1) / legal.sum(1)).mean()
                error = (values - outcomes[chosen]).square().mean()
                self.take_step(VALUE_WEIGHT * error - (1 - LESSON_CHANCE) * right - LESSON_CHANCE * others)
        self.optimizer.state.clear()
        self.seconds += time.perf_counter() - began
        self.cpu_seconds += time.process_time() - cpu_began

    def take_step(self, loss: torch.Tensor) -> None:
        """Change the network a little, so that the loss gets smaller."""
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), LARGEST_GRADIENT)
        self.optimizer.step()

    def train_round(self) -> None:
        """Play and learn for a round. It begins with new games, so that it depends on the checkpoint alone."""
        began, cpu_began = time.perf_counter(), time.process_time()
        torch.manual_seed(self.arguments.seed + self.round)
        self.games.deal((self.arguments.seed << 40) + (self.round << 20))
        ended = np.zeros(self.arguments.games, np.bool_)
        for update in range(UPDATES):
            left = 1 - (self.round + update / UPDATES) / self.rounds  # of the training, from 1 down to 0
            for group in self.optimizer.param_groups:
                group["lr"] = self.arguments.learning_rate * max(left, 0.02)
            batch, ended = self.play(ended, self.arguments.shaping * max(2 * left - 1, 0))
            self.learn(batch, self.arguments.entropy * left)
        self.round += 1
        self.seconds += time.perf_counter() - began
        self.cpu_seconds += time.process_time() - cpu_began

    @torch.no_grad()
    def play(self, ended: np.ndarray, shaping: float) -> tuple[dict[str, torch.Tensor], np.ndarray]:
        """Take STEPS steps in all games, and return what there is to learn from.

        A game that has ended takes a step to be dealt again, from which there is nothing to learn. Each point of the
        lead is worth `shaping`, which vanishes halfway through the training.
        """
        games = self.games
        shape = STEPS, len(ended)
        seen = {
            "observations": np.zeros((*shape, games.observations.shape[1]), np.uint8),
            "masks": np.zeros((*shape, games.masks.shape[1]), np.int8),
            "actions": np.zeros(shape, np.int64),
            "log_probabilities": np.zeros(shape, np.float32),
        }
        rewards, values = np.zeros(shape, np.float32), np.zeros((STEPS + 1, len(ended)), np.float32)
        counts, ends = np.zeros(shape, np.bool_), np.zeros(shape, np.bool_)
        for step in range(STEPS):
            seen["observations"][step], seen["masks"][step] = games.observations, games.masks
            log_probabilities, value = self.network(torch.from_numpy(games.observations), torch.from_numpy(games.masks))
            actions = torch.multinomial(log_probabilities.exp(), 1)
            seen["actions"][step] = actions.squeeze(1)
            seen["log_probabilities"][step] = log_probabilities.gather(1, actions).squeeze(1)
            values[step], counts[step] = value, ~ended
            leads = games.leads()
            rewards[step], ended = games.step(seen["actions"][step])
            ends[step] = ended
            rewards[step] += shaping * (games.leads() - leads) * counts[step]
        values[STEPS] = self.network(torch.from_numpy(games.observations), torch.from_numpy(games.masks))[1]
        advantages, advantage = np.zeros(shape, np.float32), np.zeros(len(ended), np.float32)
        for step in reversed(range(STEPS)):
            goes_on = ~ends[step]
            change = rewards[step] + DISCOUNT * values[step + 1] * goes_on - values[step]
            advantage = change + DISCOUNT * TRACE * goes_on * advantage
            advantages[step] = advantage
        found = {**seen, "advantages": advantages, "returns": advantages + values[:-1]}
        return {name: torch.from_numpy(array[counts]) for name, array in found.items()}, ended

    def learn(self, batch: dict[str, torch.Tensor], entropy_weight: float) -> None:
        """Make actions that were better than expected more likely, but not too much at once."""
        advantages = batch["advantages"]
        batch["advantages"] = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        for _ in range(EPOCHS):
            for chosen in torch.randperm(len(advantages)).split(MINIBATCH):
                part = {name: tensor[chosen] for name, tensor in batch.items()}
                log_probabilities, values = self.network(part["observations"], part["masks"])
                mine = log_probabilities.gather(1, part["actions"].unsqueeze(1)).squeeze(1)
                ratio = (mine - part["log_probabilities"]).exp()
                gain = torch.min(
                    ratio * part["advantages"], ratio.clamp(1 - CLIP, 1 + CLIP) * part["advantages"]
                ).mean()
                entropy = -(log_probabilities.exp() * log_probabilities * part["masks"]).sum(1).mean()
                error = (values - part["returns"]).square().mean()
                self.take_step(VALUE_WEIGHT * error - gain - entropy_weight * entropy)

    # -- measuring ----------------------------------------------------------------------------------------------------

    @torch.no_grad()
    def measure(self, games: int, seed: int) -> dict[str, float]:
        """Play this many games against the rival, always with the likeliest action. Return its victories by seat."""
        rival = Games(games, [self.arguments.rival], kingdom=self.kingdom, layout=self.layout)
        rival.deal(seed)
        turns = [
            part.start + part.labels.index("turns") for part in self.layout.parts if part.name in ("seat 0", "seat 1")
        ]
        first = rival.observations[:, turns[0]] > rival.observations[:, turns[1]]
        playing = np.ones(games, np.bool_)
        results = np.zeros(games, np.float32)
        while playing.any():
            tensors = torch.from_numpy(rival.observations), torch.from_numpy(rival.masks)
            rewards, ended = rival.step(self.network(*tensors)[0].argmax(1).numpy())
            results[playing & ended] = rewards[playing & ended]
            playing &= ~ended
        won = results > 0
        low, high = wilson(float(won.mean()), games)
        return {
            "games": games,
            "wins": 100 * float(won.mean()),
            "low": 100 * low,
            "high": 100 * high,
            "ties": 100 * float((results == 0).mean()),
            "wins_first": 100 * float(won[first].mean()),
            "wins_second": 100 * float(won[~first].mean()),
        }

    def note(self, games: int) -> None:
        """Measure the network, and add a row to the curve."""
        row = {
            "steps": self.round * UPDATES * STEPS * self.arguments.games,
            "seconds": round(self.seconds, 1),
            "cpu_seconds": round(self.cpu_seconds, 1),
            **{name: round(number, 2) for name, number in self.measure(games, 1_000_000).items()},
        }
        self.curve.append(row)

    def progress(self) -> str:
        """Return the last row of the curve in words."""
        row, rival = self.curve[-1], self.arguments.rival
        return (
            f"round {self.round}/{self.rounds}, {row['steps']:,} steps, {row['seconds']:.0f} s:"
            f" wins {row['wins']:.1f} % ({row['low']:.1f} to {row['high']:.1f}) against {rival},"
            f" {row['wins_first']:.1f} % first, {row['wins_second']:.1f} % second"
        )

    # -- files --------------------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Write everything. A checkpoint is complete or not there: it is written beside the old one, then renamed."""
        folder: Path = self.arguments.out
        state = {
            "settings": settings_of(self.arguments),
            "network": self.network.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "curve": self.curve,
            "round": self.round,
            "seconds": [self.seconds, self.cpu_seconds],
        }
        torch.save(state, folder / "checkpoint.tmp")
        (folder / "checkpoint.tmp").replace(folder / "checkpoint.pt")
        trained = TrainedNetwork.of(self.layout, self.network.layers(), self.kingdom, self.description())
        save_network(folder / "network.npz", trained)
        with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(self.curve[0]))
            writer.writeheader()
            writer.writerows(self.curve)
        draw(self.curve, self.arguments, folder / "curve.png")

    def description(self) -> str:
        """Return how the network was made, for its file."""
        return f"PPO, {self.curve[-1]['steps']:,} steps; {json.dumps(settings_of(self.arguments))}"

    def resume(self) -> bool:
        """Continue from the checkpoint, if there is one."""
        path: Path = self.arguments.out / "checkpoint.pt"
        if not path.exists():
            return False
        state = torch.load(path, weights_only=True)
        if state["settings"] != settings_of(self.arguments):
            sys.exit(f"{path} was made with other settings: {state['settings']}; use them, or another folder for --out")
        self.network.load_state_dict(state["network"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.curve, self.round = state["curve"], state["round"]
        self.seconds, self.cpu_seconds = state["seconds"]
        return True


def draw(curve: list[dict[str, float]], arguments: argparse.Namespace, path: Path) -> None:
    """Draw the share of victories by steps and by time."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 3.6), layout="constrained")
    wins, low, high = ([row[name] for row in curve] for name in ("wins", "low", "high"))
    for axes, name, divisor, label in zip(
        figure.subplots(1, 2, sharey=True),
        ("steps", "cpu_seconds"),
        (1e6, 60),
        ("million steps", "minutes of processor time"),
        strict=True,
    ):
        along = [row[name] / divisor for row in curve]
        axes.fill_between(along, low, high, alpha=0.25)
        axes.plot(along, wins)
        axes.axhline(50, color="grey", linewidth=0.8)
        axes.set(xlabel=label, ylim=(0, 100))
        axes.grid(alpha=0.3)
    figure.axes[0].set_ylabel(f"victories over {arguments.rival}, percent")
    figure.savefig(path, dpi=110, metadata={"Software": None})


def settings_of(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the settings that the result depends on."""
    return {name: value for name, value in vars(arguments).items() if name not in ("out", "threads", "stop_after")}


def read_arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, required=True, help="folder for checkpoint, network and curve")
    parser.add_argument("--kingdom", default="First Game", help="a recommended set, or ten cards")
    parser.add_argument(
        "--opponents", default="big-money,strong", type=lambda text: text.split(","), help="bots to play with"
    )
    parser.add_argument("--teacher", default="strong", help='the bot to imitate at first; "" for none')
    parser.add_argument("--rival", default="big-money", help="the bot that the curve is about")
    parser.add_argument("--steps", type=int, default=8_000_000, help="of all games together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=256, help="that are played side by side")
    parser.add_argument("--hidden", type=int, default=128, help="numbers in a hidden layer")
    parser.add_argument("--learning-rate", type=float, default=7e-4)
    parser.add_argument("--entropy", type=float, default=0.01, help="what trying other actions is worth, at first")
    parser.add_argument("--shaping", type=float, default=0.005, help="what a point of the lead is worth, at first")
    parser.add_argument("--measured", type=int, default=1000, help="games after each round")
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch; more give slightly other numbers")
    parser.add_argument("--stop-after", type=int, help="stop after this round, as Ctrl-C would")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> None:
    arguments = read_arguments(words)
    arguments.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(arguments.threads)
    trainer = Trainer(arguments)
    if trainer.resume():
        print(f"resumed after {trainer.round} of {trainer.rounds} rounds")
    try:
        if not trainer.curve:
            if arguments.teacher:
                trainer.imitate()
            trainer.note(arguments.measured)
            trainer.save()
            print(trainer.progress(), flush=True)
        while trainer.round < trainer.rounds and trainer.round != arguments.stop_after:
            trainer.train_round()
            trainer.note(arguments.measured)
            trainer.save()
            print(trainer.progress(), flush=True)
    except KeyboardInterrupt:
        print(f"stopped after {trainer.round} of {trainer.rounds} rounds; the same command resumes")


if __name__ == "__main__":
    main()
