"""Many games between the same bots: the fast loop under every simulation, tournament and search.

Games are numbered from 0. A block is one game per player, in a row: its games have the same deal, and every player
takes every seat once, so neither the first turn nor the shuffle gives anyone an advantage. Three or more
players sit in a new random order in every block, since it matters who sits next to whom. A game depends only on the
kingdom, the bots, the seed and its number, so any ranges can be played anywhere, and their tallies add up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from throneroom.bots.bot import Bot, OnMistake, play_out
from throneroom.engine.game import Game
from throneroom.engine.rng import Random, stream
from throneroom.engine.score import counted_points, leaders

if TYPE_CHECKING:
    from throneroom.engine.setup import Kingdom

# Some games would never end, such as one between two bots that buy only Copper. Real games take less than 100 turns.
MOST_TURNS: Final = 250

# How a game ended: Provinces ran out, three or four other piles did, it was stopped, or a bot lost it by a mistake.
PROVINCES: Final = 0
PILES: Final = 1
STALLED: Final = 2
FORFEITED: Final = 3
ENDINGS: Final = ("provinces", "piles", "stalled", "forfeited")

# What a victory is worth, shared by all who tie; divisible by any number of players.
VICTORY: Final = 60

# Streams of a game's seed; those from 0 on belong to the decks.
_ORDER_STREAM: Final = -50
_BOT_STREAM: Final = -100  # and below, one per seat


class Forfeit(Exception):
    """A bot has lost the game by raising an error or answering illegally. `on_mistake` may raise it."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.bot: Final = bot


@final
class Outcome:
    """How one game went. Lists are in the order of the players, not of the seats."""

    def __init__(
        self, *, order: list[int], points: list[int], turns: list[int], winners: list[int], ending: int
    ) -> None:
        self.order: Final = order  # the players in the order of their seats; the first one started
        self.points: Final = points
        self.turns: Final = turns
        self.winners: Final = winners
        self.ending: Final = ending


@final
class Sums:
    """The sum of a quantity over many games, with what its standard error is computed from."""

    def __init__(self, total: int = 0, squares: int = 0, products: int = 0) -> None:
        self.total = total
        self.squares = squares  # of each block's sum
        self.products = products  # of each block's sum and its number of games
        self.block = 0  # the sum of the current block

    def close_block(self, games: int) -> None:
        block = self.block
        self.total += block
        self.squares += block * block
        self.products += block * games
        self.block = 0

    def add(self, other: Sums) -> None:
        self.total += other.total
        self.squares += other.squares
        self.products += other.products

    def __reduce__(self) -> tuple[type[Sums], tuple[int, int, int]]:
        return Sums, (self.total, self.squares, self.products)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sums) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def _parts(self) -> tuple[int, int, int]:
        return self.total, self.squares, self.products


@final
class Tally:
    """The results of a range of games. Tallies of ranges that start with a block can be added."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.games = 0
        self.blocks = 0
        self.block_sizes_squared = 0
        self.wins: Final = [Sums() for _ in range(players)]  # sole victories
        self.shares: Final = [Sums() for _ in range(players)]  # of VICTORY, including shared victories
        self.points: Final = [Sums() for _ in range(players)]
        self.turns: Final = Sums()  # of the player who took most
        self.ties: Final = Sums()
        self.endings: Final = [0] * len(ENDINGS)
        self.wins_by_place: Final = [0] * players  # sole victories, by position in the turn order

    def all_sums(self) -> list[Sums]:
        """Return all sums, always in the same order."""
        return [*self.wins, *self.shares, *self.points, self.turns, self.ties]

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.blocks += other.blocks
        self.block_sizes_squared += other.block_sizes_squared
        for sums, more in zip(self.all_sums(), other.all_sums(), strict=True):
            sums.add(more)
        for ending, number in enumerate(other.endings):
            self.endings[ending] += number
        for place, number in enumerate(other.wins_by_place):
            self.wins_by_place[place] += number

    def count(self, outcome: Outcome) -> None:
        """Count a game in the current block."""
        players = self.players
        winners = outcome.winners
        share = VICTORY // len(winners)
        for player in winners:
            self.shares[player].block += share
        if len(winners) == 1:
            winner = winners[0]
            self.wins[winner].block += 1
            self.wins_by_place[outcome.order.index(winner)] += 1
        else:
            self.ties.block += 1
        longest = 0
        for player in range(players):
            self.points[player].block += outcome.points[player]
            turns = outcome.turns[player]
            if turns > longest:
                longest = turns
        self.turns.block += longest
        self.endings[outcome.ending] += 1
        self.games += 1

    def close_block(self, games: int) -> None:
        """Complete the current block of this many games."""
        self.blocks += 1
        self.block_sizes_squared += games * games
        for sums in self.all_sums():
            sums.close_block(games)

    def numbers(self) -> tuple[int, ...]:
        """Return everything as plain numbers, for another process."""
        parts: list[int] = [self.games, self.blocks, self.block_sizes_squared, *self.endings, *self.wins_by_place]
        for sums in self.all_sums():
            parts += [sums.total, sums.squares, sums.products]
        return (self.players, *parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())

    def __reduce__(self) -> tuple[object, tuple[tuple[int, ...]]]:
        return tally_of, (self.numbers(),)


def tally_of(numbers: tuple[int, ...]) -> Tally:
    """Return the tally with these `numbers`."""
    tally = Tally(numbers[0])
    tally.games, tally.blocks, tally.block_sizes_squared = numbers[1], numbers[2], numbers[3]
    at = 4
    for ending in range(len(ENDINGS)):
        tally.endings[ending] = numbers[at + ending]
    at += len(ENDINGS)
    for place in range(tally.players):
        tally.wins_by_place[place] = numbers[at + place]
    at += tally.players
    for sums in tally.all_sums():
        sums.total, sums.squares, sums.products = numbers[at], numbers[at + 1], numbers[at + 2]
        at += 3
    return tally


@final
class Match:
    """Numbered games between the same bots. Without `rotates`, seats are fixed and every game is a block.

    A bot's error is raised, unless there is `on_mistake`; see `Game.run`. If that raises Forfeit, the bot has lost.
    """

    def __init__(
        self,
        kingdom: Kingdom,
        bots: list[Bot],
        seed: int,
        rotates: bool = True,
        on_mistake: OnMistake | None = None,
    ) -> None:
        self.kingdom: Final = kingdom
        self.bots: Final = bots
        self.seed: Final = seed
        self.rotates: Final = rotates
        self.on_mistake: Final = on_mistake

    def order(self, number: int) -> list[int]:
        """Return the players in the order of their seats in game `number`. The first one starts."""
        players = list(range(len(self.bots)))
        if not self.rotates:
            return players
        size = len(players)
        if size > 2:
            random = Random(self.game_seed(number), _ORDER_STREAM)
            players = [players.pop(random.below(len(players))) for _ in range(size)]
        first = -number % size
        return players[first:] + players[:first]

    def deal(self, number: int) -> Game:
        """Return game `number` before its first turn."""
        return Game.deal(self.kingdom, len(self.bots), self.game_seed(number), 0)

    def seated(self, number: int) -> list[Bot]:
        """Return the bots in the order of their seats in game `number`, ready to start it."""
        return self._seat(self.order(number), self.game_seed(number))

    def _seat(self, order: list[int], seed: int) -> list[Bot]:
        bots = [self.bots[player] for player in order]
        for seat, bot in enumerate(bots):
            bot.begin(_seed(seed, _BOT_STREAM - seat))
        return bots

    def play(self, number: int) -> Outcome:
        """Play game `number`."""
        game = self.deal(number)
        order = self.order(number)
        loser = -1
        try:
            play_out(game, self._seat(order, game.seed), MOST_TURNS, recorded=False, on_mistake=self.on_mistake)
        except Forfeit as forfeit:
            for player, bot in enumerate(self.bots):
                if bot is forfeit.bot:
                    loser = player
        scores = [0] * len(order)
        turns = [0] * len(order)
        for seat, player in enumerate(order):
            seated = game.players[seat]
            scores[player] = counted_points(seated.owned)
            turns[player] = seated.turns
        if loser >= 0:
            won = _leaders_but(loser, scores, turns)
            return Outcome(order=order, points=scores, turns=turns, winners=won, ending=FORFEITED)
        return Outcome(order=order, points=scores, turns=turns, winners=leaders(scores, turns), ending=_ending(game))

    def tally(self, start: int, stop: int, outcomes: list[Outcome] | None = None) -> Tally:
        """Play games `start` to `stop - 1`; `start` must be the first of a block.

        If a list is given, each outcome is appended to it.
        """
        size = len(self.bots) if self.rotates else 1
        if start % size:
            raise ValueError(f"a range of games begins with a multiple of {size}, not with {start}")
        tally = Tally(len(self.bots))
        in_block = 0
        for number in range(start, stop):
            outcome = self.play(number)
            tally.count(outcome)
            if outcomes is not None:
                outcomes.append(outcome)
            in_block += 1
            if in_block == size:
                tally.close_block(in_block)
                in_block = 0
        if in_block:
            tally.close_block(in_block)
        return tally

    def game_seed(self, number: int) -> int:
        """Return the seed of game `number`; all games of a block share it."""
        return _seed(self.seed, number // len(self.bots) if self.rotates else number)


def _seed(seed: int, number: int) -> int:
    """Derive a seed, two bits shorter than it could be, so that compiled code need not box it."""
    return stream(seed, number) >> 2


def _leaders_but(loser: int, scores: list[int], turns: list[int]) -> list[int]:
    """Return who leads among all but one."""
    others = [player for player in range(len(scores)) if player != loser]
    leading = leaders([scores[player] for player in others], [turns[player] for player in others])
    return [others[place] for place in leading]


def _ending(game: Game) -> int:
    if not game.is_over:
        return STALLED
    supply = game.supply
    for card in supply.stock.game_enders:
        if supply.left(card) == 0:
            return PROVINCES
    return PILES
