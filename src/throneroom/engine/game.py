"""The game: it asks a decision, takes an answer, runs on to the next real question, and can be copied and rewound."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from throneroom.engine.decision import PLAY_TREASURES, Decision, IllegalAnswer
from throneroom.engine.news import OTHER_SEAT
from throneroom.engine.player import Player, new_player
from throneroom.engine.random import Random, shuffle, stream
from throneroom.engine.supply import Supply
from throneroom.engine.table import HAND_SIZE, Table
from throneroom.engine.turn import begin_turn, carry_out, next_decision
from throneroom.engine.view import View

if TYPE_CHECKING:
    from throneroom.engine.card import Option
    from throneroom.engine.play import Effect
    from throneroom.engine.setup import Kingdom

# The stream that chooses who begins. Those from 0 on belong to the seats.
FIRST_PLAYER_STREAM: Final = -1

_DONE: Final = object()
_next: Final = next  # compiled code would look it up each time


@final
class Game(Table):
    """A game in progress: a seed, a kingdom, the seats, and the answers so far."""

    def __init__(self, kingdom: Kingdom, seed: int, first: int, supply: Supply, players: list[Player]) -> None:
        super().__init__(supply, players, first)
        self.kingdom: Final = kingdom
        self.seed: Final = seed
        self.first: Final = first
        self.is_over = False
        self.decision: Decision | None = None
        self.answered: tuple[Option, ...] = ()
        self.history: list[tuple[Option, ...]] = []  # the answers so far
        self.standing_orders: i64 = 0  # a bit for each seat that always plays all its Treasures
        self.effect: Effect | None = None  # the text being followed, if it has asked something
        self.origin: Game | None = None  # the position this game began from, if it was not dealt
        self.keeps_positions = False  # set once somebody has cloned inside an effect
        self._before: Game | None = None

    @staticmethod
    def deal(kingdom: Kingdom, seats: int = 2, seed: int = 0, first: int | None = None) -> Game:
        """Begin a game. Without `first` the seed chooses who begins."""
        stock = kingdom.stock(seats)
        if first is None:
            first = Random(seed, FIRST_PLAYER_STREAM).below(seats)
        elif not 0 <= first < seats:
            raise ValueError(f"the first player must be a seat from 0 to {seats - 1}, not {first}")
        players: list[Player] = []
        for seat in range(seats):
            player = new_player(seat, stream(seed, seat))
            player.deck = kingdom.starting_deck[:]
            player.owned = stock.dealt[:]
            player.random = shuffle(player.deck, player.random)
            players.append(player)
        game = Game(kingdom, seed, first, Supply(stock, stock.sizes[:], stock.all_open, 0, False), players)
        for player in players:
            game.draw(player, HAND_SIZE)
        begin_turn(game, first)
        game.decision = next_decision(game)
        return game

    def answer(self, options: Sequence[Option]) -> None:
        """Answer the decision and run on to the next real question. An illegal answer changes nothing."""
        answer: tuple[Option, ...] = options if isinstance(options, tuple) else tuple(options)
        decision = self.decision
        if decision is None:
            raise IllegalAnswer(None, answer)
        if answer is not decision.options or len(answer) > decision.most:
            decision.check(answer)
        effect = self.effect
        if effect is None and self.keeps_positions:
            self._before = self._copy()
        answered_before = len(self.history)
        self.history.append(answer)
        self.answered = answer
        self.decision = None  # nothing can be answered until the next question
        self.news = 0
        try:
            if effect is None:
                carry_out(self, decision, answer)
                effect = self.effect
            if effect is None:
                self.playing = None
                self.decision = next_decision(self)
            else:
                self._follow(effect)
        except BaseException:
            # Only a card that a user wrote can fail. Nothing stays half done.
            self._take_back(answered_before)
            raise

    def _follow(self, effect: Effect) -> None:
        """Go on with the text being followed; once it is done, with the turn."""
        decision = _next(effect, _DONE)
        if decision is _DONE:
            self.effect = None
            self.playing = None
            self.decision = next_decision(self)
        elif isinstance(decision, Decision):
            self.decision = decision
        else:
            raise TypeError(f"an effect yields decisions, by the helpers of throneroom.engine.ask, not {decision!r}")

    def always_play_treasures(self, seat: int, wish: bool = True) -> None:
        """This seat plays all its Treasures every turn and need not be asked. The answers are recorded all the same."""
        if not 0 <= seat < len(self.players):
            raise ValueError(f"a seat is a number from 0 to {len(self.players) - 1}, not {seat}")
        self.standing_orders = self.standing_orders & ~(1 << seat) | wish << seat
        decision = self.decision
        if wish and decision is not None and decision.seat == seat and decision.verb is PLAY_TREASURES:
            self.answer(decision.options)

    def view(self, seat: int) -> View:
        """All that this seat may know, and nothing more. A seat of -1 is a spectator."""
        return View(self, seat)

    def asked_together(self) -> tuple[Decision, ...]:
        """The decision and those that follow it for other seats, where the rules have all of them choose at once.

        The engine takes the answers one after the other, in this order; no question depends on the answer to another.
        """
        decision = self.decision
        if decision is None:
            return ()
        if not decision.verb.together:
            return (decision,)
        asked: list[Decision] = []
        game = self.clone()
        passed = len(game.moves)
        # Until the cards are passed. The next Masquerade (Throne Room) is another matter.
        while decision is not None and decision.verb.together and len(game.moves) == passed:
            asked.append(decision)
            game.answer(decision.default())
            decision = game.decision
        return tuple(asked)

    def clone(self) -> Game:
        """An independent copy at this decision, in the middle of an effect too. Nobody listens to it."""
        if self.decision is None and not self.is_over:
            raise RuntimeError("a game cannot be cloned while an answer is being carried out")
        if self.effect is None:
            return self._copy()
        before = self._before
        if before is None:
            self.keeps_positions = True
            copy = self._replayed(len(self.history), keeps_positions=True)
            self._before = copy._before
            return copy
        copy = before._copy()
        for answer in self.history[len(before.history) :]:
            copy.answer(answer)
        return copy

    def rewound(self, number: int) -> Game:
        """The game as it was when decision `number` (counted from 0) was asked. Nobody listens to it."""
        return self._replayed(number, keeps_positions=False)

    def _replayed(self, number: int, keeps_positions: bool) -> Game:
        if not 0 <= number <= len(self.history):
            raise ValueError(f"there is no decision {number}; the game has 0 to {len(self.history)}")
        game = (
            Game.deal(self.kingdom, len(self.players), self.seed, self.first)
            if self.origin is None
            else self.origin._copy()
        )
        game.origin = self.origin
        game.keeps_positions = keeps_positions
        for answer in self.history[:number]:
            game.answer(answer)
        game.standing_orders = self.standing_orders
        return game

    def news_since(self, number: int) -> int:
        """What has come to light since decision `number`, for the seat it was put to.

        Flags: a draw, a shuffle, a reveal, another seat's answer. Found by playing the answers since once more.
        """
        game = self.rewound(number)
        game.standing_orders = 0  # what they answered stands in the history
        news = 0
        asked = game.decision
        for answer in self.history[number:]:
            if asked is not None and game.decision is not None and game.decision.seat != asked.seat:
                news |= OTHER_SEAT
            game.answer(answer)
            news |= game.news
        return news

    def _copy(self) -> Game:
        """The position between effects: plain lists and ints."""
        players = [player.copy() for player in self.players]
        copy = Game(self.kingdom, self.seed, self.first, self.supply.copy(), players)
        copy.player = players[self.player.seat]
        copy.trash = self.trash[:]
        copy.phase = self.phase
        copy.actions = self.actions
        copy.buys = self.buys
        copy.coins = self.coins
        copy.reduction = self.reduction
        copy.actions_played = self.actions_played
        copy.worth_more = self.worth_more[:]
        copy.is_over = self.is_over
        copy.decision = self.decision
        copy.answered = self.answered
        copy.news = self.news
        copy.history = self.history[:]
        copy.moves = self.moves[:]
        copy.standing_orders = self.standing_orders
        copy.origin = self.origin
        copy.keeps_positions = self.keeps_positions
        return copy

    def _take_back(self, number: int) -> None:
        """Go back to decision `number` in this very game. The listener, who has heard too much, is told nothing."""
        answers = self.history[:number]
        listener, orders = self.listener, self.standing_orders
        self.listener, self.standing_orders = None, 0
        try:
            self._become(self.rewound(0))
            for answer in answers:
                self.answer(answer)
        finally:
            self.listener, self.standing_orders = listener, orders

    def _become(self, other: Game) -> None:
        """Take over the position of another game, which is between effects."""
        self.supply = other.supply
        for player, theirs in zip(self.players, other.players, strict=True):
            player.become(theirs)  # views hold the players
        self.player = self.players[other.player.seat]
        self.trash = other.trash
        self.phase = other.phase
        self.actions = other.actions
        self.buys = other.buys
        self.coins = other.coins
        self.reduction = other.reduction
        self.actions_played = other.actions_played
        self.worth_more = other.worth_more
        self.is_over = other.is_over
        self.decision = other.decision
        self.history = other.history
        self.moves = other.moves
        self.answered = ()
        self.news = 0
        self.playing = None
        self.effect = None
