"""The table: supply, players, trash and turn state, and the rulebook's verbs: draw, discard, trash, gain, ..."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.engine import event as events
from throneroom.engine.event import EVERYBODY, Event
from throneroom.engine.news import DRAW, REVEAL, SHUFFLE
from throneroom.engine.random import shuffle
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
    remove,
)

if TYPE_CHECKING:
    from throneroom.engine.card import Card, Option
    from throneroom.engine.event import Kind
    from throneroom.engine.play import Play
    from throneroom.engine.player import Player
    from throneroom.engine.supply import Supply

HAND_SIZE: Final = 5


class Table:
    """What lies on the table, and how cards move on it."""

    def __init__(self, supply: Supply, players: list[Player], first: int) -> None:
        self.supply = supply
        self.players = players
        self.trash: list[Card] = []
        self.player = players[first]  # whose turn it is
        self.phase: i64 = 0
        self.actions: i64 = 1
        self.buys: i64 = 1
        self.coins: i64 = 0
        self.reduction: i64 = 0  # how much less all cards cost this turn (rules, section 6)
        self.actions_played: i64 = 0
        self.worth_more: list[Card] = []  # a Treasure gives one coin more for each time it stands here
        # Since the first pass, which no third player sees: every card that changed owner, from whom to whom. -1 is
        # nobody: the supply or the trash.
        self.moves: list[tuple[int, int, Card]] = []
        self.playing: Play | None = None  # the card being resolved
        self.listener: Callable[[Event], None] | None = None
        self.news: i64 = 0  # what the last answer brought to light

    # -- costs, neighbours -----------------------------------------------------------------------------------------

    def cost(self, card: Card) -> i64:
        """What the card costs now."""
        cost = card.cost - self.reduction
        if cost > 0:
            return cost
        return 0

    def affordable(self, coins: int) -> list[Card]:
        """The cards in the supply that cost up to so many coins now."""
        return list(self.supply.costing_up_to(coins + self.reduction)) if coins >= 0 else []

    def others(self, player: Player) -> list[Player]:
        """The other players in turn order, beginning to the left."""
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
        """Draw cards into the hand; with too few, as many as there are."""
        hand = player.hand
        before = len(hand)
        while number > 0:
            if not player.deck and not self.shuffle(player):
                break
            hand.append(player.deck.pop())
            number -= 1
        if len(hand) == before:
            return
        self.news |= DRAW
        if self.listener is not None:
            self.tell(events.DREW, player, hand[before:], insiders=1 << player.seat, target=HAND, news=DRAW)

    def draw_hand(self, player: Player) -> None:
        """Draw a new hand of five; the old one has been discarded."""
        deck = player.deck
        if len(deck) >= HAND_SIZE:  # most hands: no list in between
            player.hand = [deck.pop(), deck.pop(), deck.pop(), deck.pop(), deck.pop()]
            self.news |= DRAW
            if self.listener is not None:
                self.tell(events.DREW, player, player.hand, insiders=1 << player.seat, target=HAND, news=DRAW)
        else:
            player.hand = []
            self.draw(player, HAND_SIZE)

    def _take_top(self, player: Player, number: i64) -> list[Card]:
        """Take cards off the deck, the top one last: first what is left, then, after a shuffle, the rest."""
        left = len(player.deck)
        if number < left:
            cards = player.deck[left - number :]
            player.deck = player.deck[: left - number]
            return cards
        cards = player.deck
        player.deck = []
        if number > left and self.shuffle(player):
            return self._take_top(player, number - left) + cards
        return cards

    def draw_one(self, player: Player) -> Card | None:
        """Draw a card into the hand; None if there is none left."""
        before = len(player.hand)
        self.draw(player, 1)
        return player.hand[-1] if len(player.hand) > before else None

    def shuffle(self, player: Player) -> bool:
        """The discard pile becomes the new deck; False if it is empty. Only called when the deck has run out."""
        if not player.discard:
            return False
        player.deck = player.discard
        player.discard = []
        player.random = shuffle(player.deck, player.random)
        self.news |= SHUFFLE
        if self.listener is not None:
            self.tell(events.SHUFFLED, player, [], target=DECK, news=SHUFFLE)
        return True

    def reveal_top(self, player: Player, number: int = 1) -> list[Card]:
        """Reveal cards from the top of the deck. They lie revealed until they are put somewhere."""
        cards = self._take_top(player, number)
        cards.reverse()
        player.revealed += cards
        if cards:
            self.reveal(player, cards, DECK)
        return cards

    # -- moving cards -----------------------------------------------------------------------------------------------

    def reveal(self, player: Player, cards: list[Card], source: str) -> None:
        """Show cards to everybody."""
        self.news |= REVEAL
        if self.listener is not None:
            self.tell(events.REVEALED, player, cards, source=source, news=REVEAL)

    def discard(self, player: Player, cards: list[Card]) -> None:
        """Discard cards from hand. Of several at once only the number and the top one are seen."""
        for card in cards:
            remove(player.hand, card)
        player.discard += cards
        if cards and player is not self.player:
            self.news |= REVEAL  # the top one is seen
        if self.listener is not None and cards:
            self.tell(
                events.DISCARDED,
                player,
                cards,
                insiders=1 << player.seat,
                shown=cards[-1:],
                source=HAND,
                target=DISCARD_PILE,
            )

    def discard_hand(self, player: Player) -> None:
        self.discard(player, player.hand[:])

    def discard_revealed(self, player: Player, cards: list[Card]) -> None:
        for card in cards:
            remove(player.revealed, card)
        player.discard += cards
        if self.listener is not None and cards:
            self.tell(events.DISCARDED, player, cards, source=REVEALED, target=DISCARD_PILE)

    def discard_set_aside(self, player: Player) -> None:
        cards = player.set_aside
        player.set_aside = []
        player.discard += cards
        if self.listener is not None and cards:
            self.tell(events.DISCARDED, player, cards, source=ASIDE, target=DISCARD_PILE)

    def discard_deck(self, player: Player) -> None:
        """Put the deck into the discard pile as it is; the cards are not looked at, only the new top one is seen."""
        if not player.deck:
            return
        player.deck.reverse()
        player.discard += player.deck
        player.deck = []
        self.news |= REVEAL
        if self.listener is not None:
            top = player.discard[-1:]
            self.tell(events.DECK_DISCARDED, player, top, source=DECK, target=DISCARD_PILE, news=REVEAL)

    def trash_from_hand(self, player: Player, cards: list[Card]) -> None:
        for card in cards:
            remove(player.hand, card)
        self._trash(player, cards, HAND)

    def trash_revealed(self, player: Player, card: Card) -> None:
        remove(player.revealed, card)
        self._trash(player, [card], REVEALED)

    def trash_this(self, play: Play) -> None:
        """Trash the card being played, unless it has left play already (played twice by Throne Room)."""
        if play.in_play:
            play.in_play = False
            play.player.in_play.remove(play.card)  # the others stay in the order they were played
            self._trash(play.player, [play.card], IN_PLAY)

    def _trash(self, player: Player, cards: list[Card], source: str) -> None:
        self.trash += cards
        for card in cards:
            _count(player, card, -1)
            if self.moves:
                self.moves.append((player.seat, -1, card))
        if self.listener is not None and cards:
            self.tell(events.TRASHED, player, cards, source=source, target=TRASH_PILE)

    def gain(self, player: Player, card: Card, to: str = DISCARD_PILE) -> None:
        """Take a card from the supply; if the pile is empty, nothing is gained."""
        if self.supply.take(card):
            self._gained(player, card, SUPPLY, to)

    def gain_from_trash(self, player: Player, card: Card) -> None:
        remove(self.trash, card)
        self._gained(player, card, TRASH_PILE, DISCARD_PILE)

    def _gained(self, player: Player, card: Card, source: str, to: str) -> None:
        _count(player, card, 1)
        if self.moves:
            self.moves.append((-1, player.seat, card))
        if to == DISCARD_PILE:
            player.discard.append(card)
        elif to == HAND:
            player.hand.append(card)
        else:
            player.deck.append(card)
        if self.listener is not None:
            self.tell(events.GAINED, player, [card], source=source, target=to)

    def put_on_deck(self, player: Player, cards: list[Card], openly: bool = False) -> None:
        """Put cards from hand onto the deck, one after the other: the last one ends on top."""
        for card in cards:
            remove(player.hand, card)
        player.deck += cards
        if self.listener is not None and cards:
            insiders = EVERYBODY if openly else 1 << player.seat
            self.tell(events.ON_DECK, player, cards, insiders=insiders, source=HAND, target=DECK)

    def put_back(self, player: Player, cards: list[Card]) -> None:
        """Put revealed cards back onto the deck, the last one on top. The order of several is not shown."""
        for card in cards:
            remove(player.revealed, card)
        player.deck += cards
        if self.listener is not None and cards:
            insiders = EVERYBODY if len(cards) == 1 else 1 << player.seat
            self.tell(events.ON_DECK, player, cards, insiders=insiders, source=REVEALED, target=DECK)

    def revealed_to_hand(self, player: Player, cards: list[Card]) -> None:
        for card in cards:
            remove(player.revealed, card)
        player.hand += cards
        if self.listener is not None and cards:
            self.tell(events.INTO_HAND, player, cards, source=REVEALED, target=HAND)

    def set_aside(self, player: Player, card: Card) -> None:
        """Lay a card of the hand face up beside, without following its text."""
        remove(player.hand, card)
        player.set_aside.append(card)
        self.news |= REVEAL
        if self.listener is not None:
            self.tell(events.SET_ASIDE, player, [card], source=HAND, target=ASIDE, news=REVEAL)

    def lay_down_to_pass(self, player: Player, card: Card) -> None:
        """Lay a card of the hand face down, to be passed when everybody has chosen."""
        remove(player.hand, card)
        player.passing.append(card)

    def pass_left(self) -> None:
        """Every card laid down goes to the hand of the player on the left, all at once."""
        for player in self.players:
            if not player.passing:
                continue
            neighbour = self.left_of(player)
            for card in player.passing:
                neighbour.hand.append(card)
                _count(player, card, -1)
                _count(neighbour, card, 1)
                self.moves.append((player.seat, neighbour.seat, card))
                if self.listener is not None:
                    both = 1 << player.seat | 1 << neighbour.seat
                    self.tell(
                        events.PASSED, player, [card], insiders=both, source=HAND, target=HAND, other=neighbour.seat
                    )
            player.passing = []
        self.news |= REVEAL

    # -- plus-signs -------------------------------------------------------------------------------------------------

    def plus_actions(self, number: int) -> None:
        self.actions += number
        if self.listener is not None:
            self.tell(events.PLUS_ACTIONS, self.player, [], number=number)

    def plus_buys(self, number: int) -> None:
        self.buys += number
        if self.listener is not None:
            self.tell(events.PLUS_BUYS, self.player, [], number=number)

    def plus_coins(self, number: int) -> None:
        self.coins += number
        if self.listener is not None:
            self.tell(events.PLUS_COINS, self.player, [], number=number)

    def raise_worth(self, treasure: Card) -> None:
        """Each copy of a Treasure played this turn gives one coin more."""
        self.worth_more.append(treasure)
        if self.listener is not None:
            self.tell(events.WORTH_MORE, self.player, [treasure])

    def lower_costs(self, number: int) -> None:
        """All cards everywhere cost less for the rest of the turn."""
        self.reduction += number
        if self.listener is not None:
            self.tell(events.CHEAPER, self.player, [], number=number)

    # -- telling ----------------------------------------------------------------------------------------------------

    def tell(
        self,
        kind: Kind,
        player: Player,
        cards: list[Card],
        *,
        number: int = -1,
        insiders: int = EVERYBODY,
        shown: list[Card] | None = None,
        source: str = NOWHERE,
        target: str = NOWHERE,
        other: int = -1,
        news: int = 0,
        options: tuple[Option, ...] = (),
    ) -> None:
        """Tell the listener what happened. Callers ask first whether there is one: nothing is built for nobody."""
        listener = self.listener
        if listener is None:
            return
        told: tuple[Option, ...] = options or tuple(cards)
        listener(
            Event(
                kind,
                player.seat,
                told,
                number if number >= 0 else len(told),
                insiders,
                tuple(shown) if shown is not None else (),
                source,
                target,
                other,
                self.playing.causes() if self.playing is not None else (),
                news,
            )
        )


def _count(player: Player, card: Card, more: i64) -> None:
    """The player owns so many more copies of a card."""
    copies: i64 = player.owned[card.number]
    player.owned[card.number] = copies + more
