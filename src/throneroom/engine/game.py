"""The game: its state, the rulebook's verbs that change it, and decisions and answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from throneroom.engine import event as events
from throneroom.engine.decision import PLAY_TREASURES, Decision, IllegalAnswer
from throneroom.engine.event import DRAW, EVERYBODY, LOOK, OTHER_SEAT, REVEAL, SHUFFLE, Event
from throneroom.engine.player import NOTHING_KNOWN, Player, player_with_deck
from throneroom.engine.rng import Random, check_seed, keyed_below, keyed_swaps, stream
from throneroom.engine.supply import Supply
from throneroom.engine.turn import HAND_SIZE, begin_turn, carry_out, next_decision
from throneroom.engine.view import View
from throneroom.engine.zone import (
    ASIDE,
    DECK,
    DISCARD_PILE,
    HAND,
    IN_PLAY,
    NOWHERE,
    REVEALED,
    SUPPLY,
    TRASH_PILE,
    Place,
    check_place,
    remove,
    remove_in_order,
)

if TYPE_CHECKING:
    from throneroom.engine.bot import Bot, OnMistake
    from throneroom.engine.card import Card, Option
    from throneroom.engine.event import Kind
    from throneroom.engine.play import Effect, Play
    from throneroom.engine.setup import Kingdom

# The random stream that chooses the first player. Streams from 0 on belong to the seats.
FIRST_PLAYER_STREAM: Final = -1

NO_LIMIT: Final = 1 << 30

_GAINED_TO: Final = (DISCARD_PILE, HAND, DECK)
_PLAYED_FROM: Final = (HAND, DISCARD_PILE, REVEALED, ASIDE)


@final
class Game:
    """A game in progress.

    Players answer `decision` by calling `answer`, which runs the game to the next real question. Cards move only
    through the verbs below, named as in the rulebook; each keeps views, events and undo correct.
    """

    def __init__(
        self,
        *,
        kingdom: Kingdom,
        seed: int,
        first: int,
        supply: Supply,
        players: list[Player],
        keyed: bool = False,
        asks_forced: bool = False,
    ) -> None:
        self.kingdom: Final = kingdom
        self.seed = seed
        self.keyed = keyed  # the seed is a secret key, from which each shuffle is derived separately
        self.asks_forced = asks_forced  # ask about hands even if there is only one legal answer
        self.first: Final = first
        self.supply = supply
        self.players = players
        self.trash: list[Card] = []

        # The turn.
        self.player = players[first]  # whose turn it is
        self.phase: i64 = 0
        self.shown_phase: i64 = 0  # as far as the other players can tell from the cards played and bought
        self.actions: i64 = 1
        self.buys: i64 = 1
        self.coins: i64 = 0
        self.reduction: i64 = 0  # how much less all cards cost this turn (rules, section 6)
        self.actions_played: i64 = 0
        self.worth_more: list[Card] = []  # a Treasure gives one more coin for each time it is listed here
        self.first_worth_more: list[Card] = []  # so does the first copy played this turn of a Treasure listed here

        # Every change of owner since a card was first passed (unseen by third players): from whom, to whom, which
        # card. -1 is the Supply or the trash.
        self.moves: list[tuple[int, int, Card]] = []

        # Questions and answers.
        self.is_over = False
        self.decision: Decision | None = None
        self.answered: tuple[Option, ...] = ()  # the last answer
        self.history: list[tuple[Option, ...]] = []  # all answers; copy it before changing it, see `keep`
        self._shares_history = False  # with a copy of this game
        self.playing: Play | None = None  # the card being resolved
        self.effect: Effect | None = None  # the rest of its text, if it has asked something
        self.standing_orders: i64 = 0  # a bit for each seat that always plays all its Treasures
        self.listener: Callable[[Event], None] | None = None
        self.news: i64 = 0  # flags for what the last answer revealed

        # Bots that answer at once, while `run` lets them: one per seat, with their views.
        self._bots: list[Bot] | None = None
        self._bot_views: list[View] | None = None
        self.bot: Bot | None = None  # of the player whose turn it is
        self._on_mistake: OnMistake | None = None
        self.turn_limit: i64 = NO_LIMIT
        self.is_recorded = True  # whether `history` has all answers

        # Undo and replay.
        self.origin: Game | None = None  # the position this game began from, if it was not dealt
        self._keeps_checkpoints = False  # set once the game has been cloned in the middle of an effect
        self._checkpoint: Game | None = None  # the position before the effect being resolved

    @staticmethod
    def deal(
        kingdom: Kingdom,
        seats: int = 2,
        seed: int = 0,
        first: int | None = None,
        *,
        keyed: bool = False,
        asks_forced: bool = False,
    ) -> Game:
        """Start a new game. Without `first`, the seed chooses the first player.

        With `keyed`, the seed is a secret key of KEY_BITS bits, and nobody without it can predict a shuffle. With
        `asks_forced`, players are asked about their hands even if there is only one legal answer, so that the questions
        of a game do not reveal what is in them.
        """
        stock = kingdom.stock(seats)
        check_seed(seed, keyed)
        if first is None and keyed:
            first = keyed_below(seed, FIRST_PLAYER_STREAM, 0, seats)
        elif first is None:
            first = Random(seed, FIRST_PLAYER_STREAM).below(seats)
        elif not 0 <= first < seats:
            raise ValueError(f"the first player must be a seat from 0 to {seats - 1}, not {first}")
        players: list[Player] = []
        for seat in range(seats):
            random = 0 if keyed else stream(seed, seat)
            players.append(player_with_deck(seat, random, stock.deck.copy(), stock.dealt.copy()))
        game = Game(
            kingdom=kingdom,
            seed=seed,
            first=first,
            supply=Supply.full(stock),
            players=players,
            keyed=keyed,
            asks_forced=asks_forced,
        )
        for player in players:
            game._shuffle_deck(player)
            game.draw(player, HAND_SIZE)
        begin_turn(game, first)
        game.decision = next_decision(game)
        return game

    def view(self, seat: int) -> View:
        """Return everything that this seat may know, and nothing more. Seat -1 is a spectator."""
        return View(self, seat)

    # -- answers ----------------------------------------------------------------------------------------------------

    def answer(self, options: Sequence[Option]) -> None:
        """Answer the decision with some of its options, and run the game to the next real question.

        An illegal answer raises IllegalAnswer and changes nothing.
        """
        answer: tuple[Option, ...] = options if isinstance(options, tuple) else tuple(options)
        decision = self.decision
        if decision is None:
            raise IllegalAnswer(None, answer)
        if answer is not decision.options or len(answer) > decision.most:
            decision.check(answer)
        effect = self.effect
        if effect is None and self._keeps_checkpoints:
            self._checkpoint = self._copy()
        answered_before = len(self.history)
        self.keep(answer)
        self.answered = answer
        self.decision = None  # nothing can be answered until the next question
        self.news = 0
        try:
            if effect is None:
                carry_out(self, decision, answer)
                effect = self.effect
            if effect is None or self.follow_effect():
                self.playing = None
                self.decision = next_decision(self)
        except BaseException:
            # Only a custom card or a listener can raise. Leave nothing half done.
            self._roll_back(answered_before)
            raise

    def follow_effect(self) -> bool:
        """Continue the text of the card being resolved. Return False if it asks a player, True once it is done."""
        effect = self.effect
        if effect is not None:
            for decision in effect:
                if not isinstance(decision, Decision):
                    raise TypeError(
                        f"an effect yields decisions, with the helpers of throneroom.engine.ask, not {decision!r}"
                    )
                if not self.ask_bot(decision):
                    self.decision = decision
                    return False
        self.effect = None
        self.playing = None
        return True

    # -- bots that answer at once -------------------------------------------------------------------------------------

    def run(
        self,
        bots: list[Bot],
        most_turns: int = NO_LIMIT,
        *,
        recorded: bool = True,
        on_mistake: OnMistake | None = None,
    ) -> None:
        """Let bots, one per seat, play the game to its end or until a player exceeds `most_turns`.

        The answers are the same as if each decision were answered in turn, but the most frequent questions need no
        `Decision`. Without `recorded`, `history` is not kept either: such a game cannot be replayed. If a bot looks
        ahead, everybody is asked by decisions, and the game is recorded: it must be possible to copy it.

        If a bot raises an error or answers illegally, the error is raised, and the game is as it was before, provided
        that it is recorded. With `on_mistake`, that function is told the bot, the decision and the error instead, and
        the decision's default is taken.
        """
        views = [self.view(seat) for seat in range(len(self.players))]
        for seat, bot in enumerate(bots):
            if bot.plays_all_treasures:
                self.always_play_treasures(seat)
        by_decisions = False
        for bot in bots:
            by_decisions = by_decisions or bot.looks_ahead
        self._on_mistake = on_mistake
        while (
            self.decision is not None and (by_decisions or self.effect is not None) and self.player.turns <= most_turns
        ):
            seat = self.decision.seat
            self.answer(self._answer_of(bots[seat], views[seat], self.decision))
        if self.decision is None or self.player.turns > most_turns:
            return
        answered_before = len(self.history)
        self.is_recorded = self.is_recorded and recorded
        self._bots, self._bot_views, self.turn_limit = bots, views, most_turns
        self.bot = bots[self.player.seat]
        try:
            self.decision = None
            self.decision = next_decision(self)  # asks the same question again, but a bot
        except BaseException:
            self.dismiss_bots()
            if self.is_recorded:
                self._roll_back(answered_before)
            raise
        self.dismiss_bots()

    def dismiss_bots(self) -> None:
        """Ask players again, by decisions."""
        self._bots, self._bot_views, self.turn_limit = None, None, NO_LIMIT
        self.bot = None
        self._on_mistake = None

    def seat_bot(self, seat: i64) -> None:
        """Let the bot of a seat, if there is one, answer for the player whose turn it is now."""
        bots = self._bots
        if bots is not None:
            self.bot = bots[seat]

    def bot_view(self, seat: i64) -> View:
        views = self._bot_views
        assert views is not None  # as long as there are bots
        return views[seat]

    def ask_bot(self, decision: Decision) -> bool:
        """Let the bot of the seat that is asked answer at once. Return False if it has none."""
        bots = self._bots
        if bots is None:
            return False
        self.note(self._answer_of(bots[decision.seat], self.bot_view(decision.seat), decision))
        return True

    def _answer_of(self, bot: Bot, view: View, decision: Decision) -> tuple[Option, ...]:
        """Return a bot's answer, which is legal."""
        try:
            answer = bot.answer(view, decision)
            if answer is not decision.options or len(answer) > decision.most:
                decision.check(answer)
        except Exception as error:  # whatever a bot raises
            return self.forgive(bot, decision, error)
        return answer

    def forgive(self, bot: Bot, decision: Decision, error: Exception) -> tuple[Option, ...]:
        """Return the default for a bot that has raised an error or answered illegally, or raise the error."""
        if self._on_mistake is None:
            raise error
        self._on_mistake(bot, decision, error)
        return decision.default()

    def note(self, answer: tuple[Option, ...]) -> None:
        """Take note of a bot's answer."""
        self.answered = answer
        self.news = 0
        self.keep(answer)

    def keep(self, answer: tuple[Option, ...]) -> None:
        """Append an answer to the history, if the game is recorded."""
        if self.is_recorded:
            if self._shares_history:
                self.history = self.history[:]
                self._shares_history = False
            self.history.append(answer)

    # -- standing orders, and questions to several seats ------------------------------------------------------------

    def always_play_treasures(self, seat: int, on: bool = True) -> None:
        """Set whether this seat plays all its Treasures without being asked. The answers are still recorded."""
        if not 0 <= seat < len(self.players):
            raise ValueError(f"a seat is a number from 0 to {len(self.players) - 1}, not {seat}")
        self.standing_orders = self.standing_orders & ~(1 << seat) | on << seat
        decision = self.decision
        if on and decision is not None and decision.seat == seat and decision.verb is PLAY_TREASURES:
            self.answer(decision.options)

    def asked_together(self) -> tuple[Decision, ...]:
        """Return the decision, followed by those that other seats answer at the same time by the rules.

        The engine takes the answers one at a time, in this order; none of the questions depends on another's answer.
        """
        decision = self.decision
        if decision is None:
            return ()
        if not decision.verb.together:
            return (decision,)
        asked: list[Decision] = []
        game = self.clone()
        passed = len(game.moves)
        # Stop once the cards are passed: a second Masquerade (Throne Room) asks separately.
        while decision is not None and decision.verb.together and len(game.moves) == passed:
            asked.append(decision)
            game.answer(decision.default())
            decision = game.decision
        return tuple(asked)

    # -- copies and the past ----------------------------------------------------------------------------------------

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    def __reduce__(self) -> str:
        raise TypeError("a game cannot be pickled: send Record.of(game).to_json(), which any process can replay")

    def clone(self, *, recorded: bool = True) -> Game:
        """Return an independent copy at this decision, even in the middle of an effect, without the listener.

        Without `recorded`, the copy has no history: it is made and played faster, but cannot be replayed.
        """
        if self.decision is None and not self.is_over:
            raise RuntimeError("a game cannot be cloned while an answer is being carried out")
        recorded = recorded and self.is_recorded
        if self.effect is None:
            return self._copy(recorded)
        checkpoint = self._checkpoint
        if checkpoint is None:
            self._keeps_checkpoints = True
            copy = self._replayed(len(self.history), keeps_checkpoints=True)
            self._checkpoint = copy._checkpoint
        else:
            copy = checkpoint._copy()
            copy._keeps_checkpoints = False  # the copy shares this checkpoint, which never changes
            for answer in self.history[len(checkpoint.history) :]:
                copy.answer(answer)
            copy._keeps_checkpoints = True
            copy._checkpoint = checkpoint
            copy.standing_orders = self.standing_orders
        if not recorded:
            copy._forget_history()
        return copy

    def before_effect(self) -> Game:
        """Return a copy of the game as it was before the effect being resolved; between effects, as it is now.

        Standing orders are not part of a position: the copy has those that hold now.
        """
        if self.effect is None:
            return self._copy()
        if self._checkpoint is None:
            self.clone()
        checkpoint = self._checkpoint
        assert checkpoint is not None  # cloned in the middle of an effect
        copy = checkpoint._copy()
        copy.standing_orders = self.standing_orders
        return copy

    def _forget_history(self) -> None:
        self.is_recorded = False
        self.origin = None
        self._keeps_checkpoints = False
        self._checkpoint = None
        self.history = []

    def rewound(self, number: int) -> Game:
        """Return the game as it was when decision `number` (from 0) was asked, without the listener."""
        return self._replayed(number, keeps_checkpoints=False)

    def _replayed(self, number: int, keeps_checkpoints: bool) -> Game:
        if not self.is_recorded:
            raise RuntimeError("this game cannot be replayed: its answers were not recorded")
        if not 0 <= number <= len(self.history):
            raise ValueError(f"there is no decision {number}; the game has 0 to {len(self.history)}")
        if self.origin is None:
            game = Game.deal(
                self.kingdom,
                len(self.players),
                self.seed,
                self.first,
                keyed=self.keyed,
                asks_forced=self.asks_forced,
            )
        else:
            game = self.origin._copy()
        game.origin = self.origin
        game.standing_orders = 0  # all answers are in the history
        game._keeps_checkpoints = keeps_checkpoints
        for answer in self.history[:number]:
            game.answer(answer)
        game.standing_orders = self.standing_orders
        return game

    def news_since(self, number: int) -> int:
        """Return flags for the information revealed since decision `number`.

        The answers since then are replayed to find draws, shuffles and reveals. OTHER_SEAT is set if a seat other than
        the one asked then has answered.
        """
        game = self.rewound(number)
        game.standing_orders = 0  # these answers are already in the history
        news = 0
        asked = game.decision
        for answer in self.history[number:]:
            if asked is not None and game.decision is not None and game.decision.seat != asked.seat:
                news |= OTHER_SEAT
            game.answer(answer)
            news |= game.news
        return news

    def _copy(self, recorded: bool = True) -> Game:
        """Copy a game between effects, when its state is only lists and ints."""
        players = [player.copy() for player in self.players]
        copy = Game(
            kingdom=self.kingdom,
            seed=self.seed,
            first=self.first,
            supply=self.supply.copy(),
            players=players,
            keyed=self.keyed,
            asks_forced=self.asks_forced,
        )
        copy._copy_state(self)
        copy.standing_orders = self.standing_orders
        copy.origin = self.origin
        if recorded:
            copy.history = self.history
            copy._shares_history = self._shares_history = True
            copy._keeps_checkpoints = self._keeps_checkpoints
        else:
            copy.is_recorded = False
            copy.origin = None
        return copy

    def _copy_state(self, other: Game) -> None:
        """Copy everything except the Supply, the players and the history from a game between effects.

        This game's lists must be empty.
        """
        if other.trash:
            self.trash = other.trash[:]
        self.player = self.players[other.player.seat]
        self.phase = other.phase
        self.shown_phase = other.shown_phase
        self.actions = other.actions
        self.buys = other.buys
        self.coins = other.coins
        self.reduction = other.reduction
        self.actions_played = other.actions_played
        if other.worth_more:
            self.worth_more = other.worth_more[:]
        if other.first_worth_more:
            self.first_worth_more = other.first_worth_more[:]
        if other.moves:
            self.moves = other.moves[:]
        self.is_over = other.is_over
        self.decision = other.decision
        self.answered = other.answered
        self.news = other.news

    def _roll_back(self, number: int) -> None:
        """Restore this object to decision `number` without notifying the listener."""
        answers = self.history[:number]
        listener, orders = self.listener, self.standing_orders
        self.listener, self.standing_orders = None, 0
        try:
            begun = self.rewound(0)
            self.supply = begun.supply
            for player, dealt in zip(self.players, begun.players, strict=True):
                player.become(dealt)  # views refer to these Player objects
            self.trash, self.worth_more, self.first_worth_more, self.moves = [], [], [], []
            self._copy_state(begun)
            self.history = []
            self._shares_history = False
            self.playing = None
            self.effect = None
            for answer in answers:
                self.answer(answer)
        finally:
            self.listener, self.standing_orders = listener, orders

    # -- costs and neighbours ---------------------------------------------------------------------------------------

    def cost(self, card: Card) -> i64:
        """Return what the card costs now."""
        cost = card.cost - self.reduction
        if cost > 0:
            return cost
        return 0

    def affordable(self, coins: int) -> list[Card]:
        """Return the cards in the Supply that now cost at most this many coins."""
        return list(self.supply.costing_up_to(coins + self.reduction)) if coins >= 0 else []

    def for_sale(self) -> tuple[Card, ...]:
        """Return the cards that the player whose turn it is could buy now."""
        return self.supply.costing_up_to(self.coins + self.reduction)

    def cheapest(self) -> i64:
        """Return the lowest cost of a card in the Supply now."""
        cost = self.supply.lowest_cost() - self.reduction
        if cost > 0:
            return cost
        return 0

    def others(self, player: Player) -> list[Player]:
        """Return the other players in turn order, beginning to the left."""
        players = self.players
        seats = len(players)
        others: list[Player] = []
        for step in range(1, seats):
            others.append(players[(player.seat + step) % seats])
        return others

    def left_of(self, player: Player) -> Player:
        return self.players[(player.seat + 1) % len(self.players)]

    # -- the deck ---------------------------------------------------------------------------------------------------

    def draw(self, player: Player, number: i64) -> None:
        """Draw up to this many cards into the hand, as many as there are."""
        hand, deck = player.hand_zone, player.deck_zone
        before = hand.size
        if number > deck.size:
            number -= deck.size
            deck.deal_to(hand, deck.size)
            self.shuffle(player)
            if number > deck.size:
                number = deck.size
        deck.deal_to(hand, number)
        if hand.size == before:
            return
        self.news |= DRAW
        if self.listener is not None:
            cards = hand.cards_from(before)
            self.emit(events.DREW, player, cards, insiders=1 << player.seat, target=HAND, news=DRAW)

    def draw_one(self, player: Player) -> Card | None:
        """Draw a card into the hand and return it; None if there is none left."""
        before = player.hand_zone.size
        self.draw(player, 1)
        return player.hand_zone.top() if player.hand_zone.size > before else None

    def shuffle(self, player: Player) -> bool:
        """Shuffle the discard pile into a new deck once the deck is empty. False if there are no cards."""
        if not player.discard_zone.size:
            return False
        player.deck_zone.swap_with(player.discard_zone)
        player.known_from = NOTHING_KNOWN
        self._shuffle_deck(player)
        self.news |= SHUFFLE
        if self.listener is not None:
            self.emit(events.SHUFFLED, player, target=DECK, news=SHUFFLE)
        return True

    def _shuffle_deck(self, player: Player) -> None:
        deck = player.deck_zone
        if self.keyed:
            deck.swap(keyed_swaps(self.seed, player.seat, player.random, deck.size))
            player.random += 1
        else:
            player.random = deck.shuffle(player.random)

    def reveal_top(self, player: Player, number: int = 1) -> list[Card]:
        """Reveal cards from the top of the deck. They stay revealed until another verb moves them."""
        cards = self._take_top(player, number)
        cards.reverse()
        player.revealed_zone.add_all(cards)
        if cards:
            self.reveal(player, cards, DECK)
        return cards

    def _take_top(self, player: Player, number: i64) -> list[Card]:
        """Take cards from the top of the deck, shuffling if it runs out. The top card comes last."""
        left = player.deck_zone.size
        if number <= left:
            return player.deck_zone.take_from(left - number)
        cards = player.deck_zone.take_from(0)
        return self._take_top(player, number - left) + cards if self.shuffle(player) else cards

    # -- looking at one's own cards ---------------------------------------------------------------------------------

    def look_at_top(self, player: Player, number: int) -> list[Card]:
        """Let a player look at cards on top of their deck, the top card first. They stay there until a verb moves them:
        `trash_from_deck`, `discard_from_deck` or `rearrange_deck`."""
        cards = self._take_top(player, number)
        player.put_on_deck(cards)
        cards.reverse()
        if cards:
            self.news |= LOOK
            if self.listener is not None:
                self.emit(events.LOOKED, player, cards, insiders=1 << player.seat, source=DECK, news=LOOK)
        return cards

    def look_through_discard(self, player: Player) -> list[Card]:
        """Let a player look through their discard pile, the top card first."""
        cards = player.discard
        cards.reverse()
        if cards:
            self.news |= LOOK
            if self.listener is not None:
                # Nobody else may count a discard pile.
                self.emit(
                    events.LOOKED, player, cards, number=0, insiders=1 << player.seat, source=DISCARD_PILE, news=LOOK
                )
        return cards

    def trash_from_deck(self, player: Player, cards: list[Card]) -> None:
        """Trash cards that a player looks at."""
        self._take_known(player, cards)
        self.trash += cards
        self._trashed(player, cards, DECK)

    def discard_from_deck(self, player: Player, cards: list[Card]) -> None:
        """Discard cards that a player looks at. The others see only how many, and the top one."""
        self._take_known(player, cards)
        player.discard_zone.add_all(cards)
        if cards and self.listener is not None:
            top, owner = cards[-1:], 1 << player.seat
            self.emit(events.DISCARDED, player, cards, insiders=owner, shown=top, source=DECK, target=DISCARD_PILE)

    def rearrange_deck(self, player: Player, cards: list[Card]) -> None:
        """Put the cards that a player looks at back onto the deck in this order, the last one on top."""
        self._take_known(player, cards)
        player.put_on_deck(cards)
        if cards:
            self.emit(events.ON_DECK, player, cards, insiders=1 << player.seat, source=DECK, target=DECK)

    def _take_known(self, player: Player, cards: list[Card]) -> None:
        """Take cards out of those that a player knows on top of the deck. The copy nearest the top is taken."""
        known = player.known_on_deck()
        on_top = len(known)
        known.reverse()
        for card in cards:
            remove_in_order(known, card)
        known.reverse()
        player.deck_zone.take_from(player.deck_zone.size - on_top)
        player.deck_zone.add_all(known)

    def discard_top(self, player: Player) -> Card | None:
        """Discard the top card of the deck, for everybody to see. None if there is no card."""
        cards = self._take_top(player, 1)
        player.discard_zone.add_all(cards)
        if not cards:
            return None
        self.news |= REVEAL
        self.emit(events.DISCARDED, player, cards, source=DECK, target=DISCARD_PILE, news=REVEAL)
        return cards[0]

    # -- revealing, discarding, trashing, gaining -------------------------------------------------------------------

    def reveal(self, player: Player, cards: list[Card], source: Place) -> None:
        """Show cards to everybody."""
        if source != DECK and source != HAND:
            check_place(source)
        self.news |= REVEAL
        if self.listener is not None:
            self.emit(events.SHOWN, player, cards, source=source, news=REVEAL)

    def discard(self, player: Player, cards: list[Card]) -> None:
        """Discard cards from hand. Other players see only how many, and the top one."""
        player.hand_zone.remove_all(cards)
        player.discard_zone.add_all(cards)
        if cards and player is not self.player:
            self.news |= REVEAL  # the top card
        if cards and self.listener is not None:
            top, owner = cards[-1:], 1 << player.seat
            self.emit(events.DISCARDED, player, cards, insiders=owner, shown=top, source=HAND, target=DISCARD_PILE)

    def discard_hand(self, player: Player) -> None:
        if self.listener is not None:
            self.discard(player, player.hand)
        elif player.hand_zone.size:
            player.hand_zone.move_all_to(player.discard_zone)
            if player is not self.player:
                self.news |= REVEAL

    def discard_revealed(self, player: Player, cards: list[Card]) -> None:
        player.revealed_zone.remove_all(cards)
        player.discard_zone.add_all(cards)
        if cards:
            self.emit(events.DISCARDED, player, cards, source=REVEALED, target=DISCARD_PILE)

    def discard_set_aside(self, player: Player) -> None:
        cards = player.set_aside
        player.set_aside_zone.move_all_to(player.discard_zone)
        if cards:
            self.emit(events.DISCARDED, player, cards, source=ASIDE, target=DISCARD_PILE)

    def discard_deck(self, player: Player) -> None:
        """Put the deck into the discard pile without looking at it. Everybody sees the new top card."""
        deck = player.deck_zone
        if not deck.size:
            return
        deck.deal_to(player.discard_zone, deck.size)
        self.news |= REVEAL
        if self.listener is not None:
            top = player.discard[-1:]
            self.emit(events.DECK_DISCARDED, player, top, source=DECK, target=DISCARD_PILE, news=REVEAL)

    def trash_from_hand(self, player: Player, cards: list[Card]) -> None:
        player.hand_zone.remove_all(cards)
        self.trash += cards
        self._trashed(player, cards, HAND)

    def trash_revealed(self, player: Player, card: Card) -> None:
        player.revealed_zone.remove(card)
        self.trash.append(card)
        self._trashed(player, [card], REVEALED)

    def trash_this(self, play: Play) -> None:
        """Trash the card being played, unless it has left play already (played twice by Throne Room)."""
        if play.in_play:
            play.in_play = False
            play.player.in_play_zone.remove_in_order(play.card)
            self.trash.append(play.card)
            self._trashed(play.player, [play.card], IN_PLAY)

    def trash_from_supply(self, player: Player, card: Card) -> None:
        """Let a player trash a card from the Supply, or nothing if its pile is empty."""
        if self.supply.take(card):
            self.trash.append(card)
            self.emit(events.TRASHED, player, [card], source=SUPPLY, target=TRASH_PILE)

    def _trashed(self, player: Player, cards: list[Card], source: str) -> None:
        for card in cards:
            player.owned.add(card, -1)
            if self.moves:
                self.moves.append((player.seat, -1, card))
        if cards:
            self.emit(events.TRASHED, player, cards, source=source, target=TRASH_PILE)

    def gain(self, player: Player, card: Card, to: Place = DISCARD_PILE) -> None:
        """Gain a card from the Supply, or nothing if its pile is empty: to the discard pile, HAND or DECK."""
        if to != DISCARD_PILE:
            check_place(to, _GAINED_TO)
        if self.supply.take(card):
            self._gained(player, card, SUPPLY, to)

    def gain_from_trash(self, player: Player, card: Card, to: Place = DISCARD_PILE) -> None:
        check_place(to, _GAINED_TO)
        remove(self.trash, card)
        self._gained(player, card, TRASH_PILE, to)

    def _gained(self, player: Player, card: Card, source: str, to: str) -> None:
        player.owned.add(card, 1)
        if self.moves:
            self.moves.append((-1, player.seat, card))
        if to == DISCARD_PILE:
            player.discard_zone.add(card)
        elif to == HAND:
            player.hand_zone.add(card)
        else:
            player.put_on_deck([card])
        if self.listener is not None:
            self.emit(events.GAINED, player, [card], source=source, target=to)

    # -- other moves ------------------------------------------------------------------------------------------------

    def put_on_deck(self, player: Player, cards: list[Card], openly: bool = False) -> None:
        """Put cards from hand onto the deck one by one: the last one ends up on top."""
        player.hand_zone.remove_all(cards)
        player.put_on_deck(cards)
        if cards:
            insiders = EVERYBODY if openly else 1 << player.seat
            self.emit(events.ON_DECK, player, cards, insiders=insiders, source=HAND, target=DECK)

    def put_discarded_on_deck(self, player: Player, card: Card) -> None:
        """Put a card from the discard pile onto the deck. The others do not see which."""
        player.discard_zone.remove_in_order(card)
        player.put_on_deck([card])
        self.emit(events.ON_DECK, player, [card], insiders=1 << player.seat, source=DISCARD_PILE, target=DECK)

    def put_into_deck(self, player: Player, card: Card, above: int) -> None:
        """Put a card from hand into the deck, with this many cards above it. Everybody sees where it goes."""
        deck = player.deck_zone
        if not 0 <= above <= deck.size:
            raise ValueError(f"a deck of {deck.size} cards has no place with {above} cards above it")
        player.hand_zone.remove(card)
        on_top = deck.take_from(deck.size - above)
        if above and deck.size < player.known_from:
            if player.known_from != NOTHING_KNOWN:
                player.known_from += 1  # still the same cards
            deck.add(card)
        else:
            player.put_on_deck([card])
        deck.add_all(on_top)
        owner = 1 << player.seat
        self.emit(events.INTO_DECK, player, [card], number=above, insiders=owner, source=HAND, target=DECK)

    def put_in_play(self, player: Player, card: Card, source: Place) -> None:
        """Move a card into play, without following its text. `throneroom.engine.play` plays cards."""
        if source == HAND:
            player.hand_zone.remove(card)
        else:
            check_place(source, _PLAYED_FROM)
            if source == DISCARD_PILE:
                player.discard_zone.remove_in_order(card)
            elif source == REVEALED:
                player.revealed_zone.remove(card)
            else:
                player.set_aside_zone.remove(card)
        player.in_play_zone.add(card)
        if self.listener is not None:
            self.emit(events.PLAYED, player, [card], source=source, target=IN_PLAY)

    def put_back(self, player: Player, cards: list[Card]) -> None:
        """Put revealed cards back onto the deck, the last one on top. The others do not see the order."""
        player.revealed_zone.remove_all(cards)
        player.put_on_deck(cards)
        if cards:
            insiders = EVERYBODY if len(cards) == 1 else 1 << player.seat
            self.emit(events.ON_DECK, player, cards, insiders=insiders, source=REVEALED, target=DECK)

    def take_revealed(self, player: Player, cards: list[Card]) -> None:
        """Put revealed cards into the hand."""
        player.revealed_zone.remove_all(cards)
        player.hand_zone.add_all(cards)
        if cards:
            self.emit(events.INTO_HAND, player, cards, source=REVEALED, target=HAND)

    def set_aside(self, player: Player, card: Card) -> None:
        """Set a card from hand aside, face up, without following its text."""
        player.hand_zone.remove(card)
        player.set_aside_zone.add(card)
        self.news |= REVEAL
        self.emit(events.LAID_ASIDE, player, [card], source=HAND, target=ASIDE, news=REVEAL)

    def lay_down_to_pass(self, player: Player, card: Card) -> None:
        """Lay a card from hand face down, to be passed once everybody has chosen."""
        player.hand_zone.remove(card)
        player.passing_zone.add(card)

    def pass_left(self) -> None:
        """Pass every card laid down into the hand of the player to the left, all at once.

        In the second edition, it is the next player to the left who has laid down a card."""
        receivers = [self.receiver(player) if player.passing_zone.size else player for player in self.players]
        for player in self.players:
            left = receivers[player.seat]
            both = 1 << player.seat | 1 << left.seat
            for card in player.passing_zone.take_from(0):
                left.hand_zone.add(card)
                player.owned.add(card, -1)
                left.owned.add(card, 1)
                self.moves.append((player.seat, left.seat, card))
                self.emit(events.PASSED, player, [card], insiders=both, source=HAND, target=HAND, other=left.seat)
        self.news |= REVEAL

    def receiver(self, player: Player) -> Player:
        """Return who gets the card that this player passes to the left."""
        left = self.left_of(player)
        if self.kingdom.is_second_edition:
            while not left.hand_zone.size and not left.passing_zone.size:
                left = self.left_of(left)
        return left

    def name_card(self, player: Player, card: Card) -> None:
        self.emit(events.NAMED, player, [card])

    # -- plus-signs and costs ---------------------------------------------------------------------------------------

    def plus_signs(self, player: Player, option: Option) -> None:
        """Give the +Cards, +Actions, +Buys and +coins of a card or mode, in the order they are printed."""
        self.plus_signs_but_coins(player, option)
        if option.coins:
            self.plus_coins(option.coins)

    def plus_signs_but_coins(self, player: Player, option: Option) -> None:
        """Give a Treasure's plus-signs except its coins, which are counted as it is played."""
        if option.cards:
            self.draw(player, option.cards)
        if option.actions:
            self.plus_actions(option.actions)
        if option.buys:
            self.plus_buys(option.buys)

    def plus_actions(self, number: int) -> None:
        self.actions += number
        if self.listener is not None:
            self.emit(events.PLUS_ACTIONS, self.player, number=number)

    def plus_buys(self, number: int) -> None:
        self.buys += number
        if self.listener is not None:
            self.emit(events.PLUS_BUYS, self.player, number=number)

    def plus_coins(self, number: int) -> None:
        self.coins += number
        if self.listener is not None:
            self.emit(events.PLUS_COINS, self.player, number=number)

    def raise_worth(self, treasure: Card) -> None:
        """Make each copy of a Treasure played this turn give one more coin."""
        self.worth_more.append(treasure)
        self.emit(events.WORTH_MORE, self.player, [treasure])

    def raise_first_worth(self, treasure: Card) -> None:
        """Make the first copy of a Treasure played this turn give one more coin."""
        self.first_worth_more.append(treasure)
        self.emit(events.FIRST_WORTH_MORE, self.player, [treasure])

    def give_for_first_treasures(self, player: Player, before: i64) -> None:
        """Give the coins for the first copies among the Treasures just played. `before` is where they begin in play."""
        in_play = player.in_play_zone
        for treasure in self.first_worth_more:
            if in_play.count(treasure, before) and in_play.count(treasure) == in_play.count(treasure, before):
                self.coins += 1

    def lower_costs(self, number: int) -> None:
        """Make all cards everywhere cost less for the rest of the turn."""
        self.reduction += number
        self.emit(events.CHEAPER, self.player, number=number)

    # -- events -----------------------------------------------------------------------------------------------------

    def emit(
        self,
        kind: Kind,
        player: Player,
        cards: Sequence[Option] = (),
        *,
        number: int = -1,
        insiders: int = EVERYBODY,
        shown: Sequence[Option] = (),
        source: str = NOWHERE,
        target: str = NOWHERE,
        other: int = -1,
        news: int = 0,
    ) -> None:
        """Send an event to the listener, if there is one. The most frequent verbs check for one first."""
        listener = self.listener
        if listener is None:
            return
        listener(
            Event(
                kind=kind,
                seat=player.seat,
                cards=tuple(cards),
                count=number if number >= 0 else len(cards),
                insiders=insiders,
                shown=tuple(shown),
                source=source,
                target=target,
                other=other,
                cause=self.playing.causes() if self.playing is not None else (),
                news=news,
            )
        )
