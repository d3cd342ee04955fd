"""What all environments have in common: their settings, and the games that follow from them and a seed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from throneroom.bots.bot import Bot
from throneroom.bots.named_bot import NamedBot, bot_maker, find_bot, prepare_bot
from throneroom.cards.catalog import Catalog
from throneroom.encoding.layout import Layout, standard_layout
from throneroom.engine.card import Card
from throneroom.engine.game import Game
from throneroom.engine.rng import Random
from throneroom.engine.setup import Kingdom
from throneroom.env.episode import MOST_TURNS, REWARDS, SHAPED, WIN, Episode
from throneroom.env.kingdom_source import FIRST_GAME, KingdomChoice, kingdom_source

Bytes: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, Any]
# A level, a built-in strategy, a strategy file, `file.py:Class`, or a bot.
Opponent: TypeAlias = "str | Bot"

# Random streams of a seed. Those from 0 on number the episodes.
_BOT_STREAM: Final = -100
_SEEDS: Final = 1 << 60
_MOST_PREPARED: Final = 256  # kingdoms whose bots are kept


class Settings:
    """How games are dealt and rewarded. See `docs/env.md` for what the parameters mean."""

    def __init__(
        self,
        *,
        seats: int = 2,
        kingdom: KingdomChoice = FIRST_GAME,
        reward: str = WIN,
        most_turns: int = MOST_TURNS,
        plays_treasures: bool = False,
        layout: Layout | None = None,
        custom_cards: Sequence[Card] = (),
        opponents: Sequence[Opponent] = (),
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"no reward is called {reward!r}; choose one of {', '.join(REWARDS)}")
        if most_turns < 1:
            raise ValueError(f"a game has at least one turn, not {most_turns}")
        self.catalog: Final = Catalog(custom_cards)
        self.layout: Final = layout or standard_layout(seats, custom_cards)
        if self.layout.seats != seats:
            raise ValueError(f"the layout is for {self.layout.seats} seats, and the environment has {seats}")
        self.seats: Final = seats
        self._kingdom: Final = kingdom_source(kingdom, self.catalog)
        self.layout.check(self._kingdom(0))
        self._reward: Final = reward
        self._most_turns: Final = most_turns
        self._plays_treasures: Final = plays_treasures
        self._opponents: Final = [one if isinstance(one, Bot) else find_bot(one, self.catalog) for one in opponents]
        self._prepared: dict[int, tuple[Kingdom, list[Callable[[], Bot]]]] = {}

    @property
    def learners(self) -> int:
        """How many seats learners play: the first ones."""
        return self.seats - len(self._opponents)

    @property
    def is_shaped(self) -> bool:
        """Whether there are rewards before the end."""
        return self._reward == SHAPED

    def episode(self, seed: int) -> Episode:
        """Return the episode with this seed: the same kingdom, deal and bots each time."""
        return self.episode_of(Game.deal(self._kingdom(seed), self.seats, seed))

    def episode_of(self, game: Game) -> Episode:
        """Return the episode that goes on with this game."""
        kingdom, seed = game.kingdom, game.seed
        self.layout.check(kingdom)
        if len(game.players) != self.seats:
            raise ValueError(f"the game has {len(game.players)} players, and the environment {self.seats}")
        if self._plays_treasures:
            for seat in range(self.learners):
                game.always_play_treasures(seat)
        episode = Episode(self.layout, game, self._bots(kingdom, seed), self._reward, self._most_turns)
        episode.begin()
        return episode

    def _bots(self, kingdom: Kingdom, seed: int) -> list[Bot]:
        """Return the opponents, ready to play. Bots that were given as such play in all games of this process."""
        if not self._opponents:
            return []
        _, makers = self._prepared.get(id(kingdom), (kingdom, None))
        if makers is None:
            makers = [self._maker(one, kingdom) for one in self._opponents]
            if len(self._prepared) >= _MOST_PREPARED:
                self._prepared.clear()
            self._prepared[id(kingdom)] = kingdom, makers  # the kingdom is kept, so that its id stays its own
        bots = [make() for make in makers]
        for at, bot in enumerate(bots):
            bot.begin(episode_seed(seed, _BOT_STREAM - at))
        return bots

    def _maker(self, opponent: NamedBot | Bot, kingdom: Kingdom) -> Callable[[], Bot]:
        """Return a function that returns an opponent for a game in this kingdom."""
        if isinstance(opponent, Bot):
            return lambda: opponent
        return bot_maker(prepare_bot(opponent, kingdom, self.seats), self.catalog)

    # -- spaces -----------------------------------------------------------------------------------------------------

    def observation_space(self) -> spaces.Dict:
        """Return the space of one observation with its mask."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (int(self.layout.size),), np.uint8),
                "action_mask": spaces.Box(0, 1, (int(self.layout.actions.size),), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(int(self.layout.actions.size))


def episode_seed(seed: int, number: int) -> int:
    """Return the seed of episode `number`."""
    return Random(seed, number).below(_SEEDS)


def fresh_seed() -> int:
    return secrets.randbelow(_SEEDS)


def structured(layout: Layout, observation: Bytes) -> dict[str, Bytes]:
    """Return an observation as named parts, without copying: `structured(layout, row)["hand"]`.

    It may have further dimensions before the last, such as that of a batch.
    """
    return {part.name: observation[..., part.start : part.stop] for part in layout.parts}


def described(layout: Layout, observation: Bytes) -> dict[str, dict[str, int]]:
    """Return everything that is not 0 in an observation, by name: `{"hand": {"Copper": 3, "Estate": 2}, ...}`."""
    found: dict[str, dict[str, int]] = {}
    for part in layout.parts:
        row = observation[part.start : part.stop]
        numbers = {label: int(number) for label, number in zip(part.labels, row, strict=True) if number}
        if numbers:
            found[part.name] = numbers
    return found
