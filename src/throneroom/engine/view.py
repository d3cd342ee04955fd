"""What one seat may know (rules, section 3): an allow-list, not a filtered copy of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from throneroom.engine.card import Card
from throneroom.engine.redeal import redeal
from throneroom.engine.score import counted, counted_points
from throneroom.engine.turn import ACTION_PHASE, PHASE_NAMES, TREASURE_PHASE
from throneroom.engine.zones import Counts, counts_of

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.player import Player

SPECTATOR: Final = -1


@final
class View:
    """A read-only view of the live game for one seat. It stores nothing and returns copies.

    Everybody sees the Supply, the trash, all cards in play, set aside or revealed, the top of each discard pile and the
    number of cards in each hand. Only the seat itself sees its hand and the size of its deck. Nobody sees the size of a
    discard pile, or what is in it or in a deck. A view knows what each player owns, except for cards passed unseen.
    """

    def __init__(self, game: Game, seat: int) -> None:
        if not SPECTATOR <= seat < len(game.players):
            raise ValueError(
                f"a view is for a seat from 0 to {len(game.players) - 1}, or {SPECTATOR} to watch; not {seat}"
            )
        self.__game: Final = game
        self.__seat: Final[i64] = seat
        self.__me: Final = game.players[seat] if seat >= 0 else None  # a game never replaces its Player objects

    @property
    def seat(self) -> i64:
        return self.__seat

    # -- the seat's own cards ---------------------------------------------------------------------------------------

    @property
    def hand(self) -> tuple[Card, ...]:
        return () if self.__me is None else tuple(self.__me.hand)

    def hand_cards(self) -> list[Card]:
        """Return the seat's hand as a list."""
        return [] if self.__me is None else self.__me.hand

    def in_hand(self, card: Card) -> i64:
        """Return the copies of a card in the seat's hand."""
        return 0 if self.__me is None else self.__me.hand_zone.count(card)

    def has_action_in_hand(self) -> bool:
        me = self.__me
        return me is not None and me.hand_zone.has_action()

    def coins_in_hand(self) -> i64:
        """Return the coins that the Treasures in the seat's hand would give if they were played now."""
        me = self.__me
        if me is None:
            return 0
        coins = me.hand_zone.coins()
        for treasure in self.__game.worth_more:
            coins += me.hand_zone.count(treasure)
        for treasure in self.__game.first_worth_more:
            if me.hand_zone.count(treasure) and not me.in_play_zone.count(treasure):
                coins += 1
        return coins

    @property
    def deck_size(self) -> i64:
        """The cards in the seat's deck. Players may count their deck, but not their discard pile."""
        return 0 if self.__me is None else self.__me.deck_zone.size

    def in_deck(self) -> list[Card]:
        """Return the cards in the seat's deck, in the order of the Supply.

        A player who remembers every card drawn and discarded since the last shuffle knows them, but not their order.
        """
        if self.__me is None:
            return []
        deck = self.__me.deck_zone.copy()
        deck.sort()
        return deck.cards()

    def count_hand(self, counts: Counts) -> None:
        """Set counts to the copies of each card of `supply` in the seat's hand."""
        if self.__me is None:
            counts.clear()
        else:
            self.__me.hand_zone.count_into(counts)

    def count_deck(self, counts: Counts) -> None:
        """Set counts to the copies of each card of `supply` in the seat's deck; see `in_deck`."""
        if self.__me is None:
            counts.clear()
        else:
            self.__me.deck_zone.count_into(counts)

    def known_on_deck(self) -> list[Card]:
        """Return the cards that the seat itself has put on its deck since the last shuffle, the top card last."""
        return [] if self.__me is None else self.__me.known_on_deck()

    @property
    def knows_deck_top(self) -> bool:
        """Whether the seat knows any card on its deck."""
        return self.__me is not None and self.__me.knows_deck_top

    @property
    def passing(self) -> tuple[Card, ...]:
        """The card that the seat has laid down to pass."""
        return () if self.__me is None else tuple(self.__me.passing)

    # -- what might be ----------------------------------------------------------------------------------------------

    @property
    def can_look_ahead(self) -> bool:
        """Whether there are possible games: a decision is asked, and the game can be copied here."""
        game = self.__game
        return game.decision is not None and (game.effect is None or game.is_recorded)

    def possible_game(self, seed: int) -> Game:
        """Return a copy of the game as it might be: everything that this seat cannot know is dealt again by the seed.

        The same view and the same seed always give the same game, whatever the real game hides. The copy has no
        history, and nothing in it tells the real seed.
        """
        if self.__me is None:
            raise ValueError("a spectator has no cards; give the view of a seat")
        game = self.__game.clone(recorded=False)
        known: list[Counts] = []
        if game.moves and len(game.players) > 2:
            known = [self.__counts(seat) for seat in range(len(game.players))]
        redeal(game, self.__seat, seed, known)
        return game

    # -- every seat -------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> i64:
        return len(self.__game.players)

    def __player(self, seat: i64) -> Player:
        if not 0 <= seat < len(self.__game.players):
            raise ValueError(f"a seat is a number from 0 to {len(self.__game.players) - 1}, not {seat}")
        return self.__game.players[seat]

    def hand_size(self, seat: i64) -> i64:
        return self.__player(seat).hand_zone.size

    def passing_size(self, seat: i64) -> i64:
        return self.__player(seat).passing_zone.size

    def in_play(self, seat: int) -> tuple[Card, ...]:
        return tuple(self.__player(seat).in_play)

    def in_play_size(self, seat: i64) -> i64:
        return self.__player(seat).in_play_zone.size

    def count_in_play(self, seat: i64, counts: Counts) -> None:
        """Set counts to the copies of each card of `supply` that a player has in play."""
        self.__player(seat).in_play_zone.count_into(counts)

    def set_aside(self, seat: int) -> tuple[Card, ...]:
        return tuple(self.__player(seat).set_aside)

    def revealed(self, seat: int) -> tuple[Card, ...]:
        return tuple(self.__player(seat).revealed)

    def discard_top(self, seat: i64) -> Card | None:
        return self.__player(seat).discard_zone.top()

    def turns(self, seat: i64) -> i64:
        """Return the turns taken, including the current one."""
        return self.__player(seat).turns

    def owned(self, seat: int) -> list[Card]:
        """Return the cards that a player is known to own, in the order of the Supply.

        It counts the ten cards dealt, every card gained or trashed, and the cards that this seat passed or received.
        """
        return counted(self.__counts(seat))

    def __counts(self, seat: i64) -> Counts:
        """Return the copies of each card that a player is known to own. They must not be changed."""
        game = self.__game
        owned = self.__player(seat).owned
        if not game.moves or seat == self.__seat or game.is_over:
            return owned
        if self.__seat >= 0 and len(game.players) == 2:
            return owned  # with two players, both have seen every card passed
        # Undo all moves since the first pass, then redo those that this seat has seen.
        counts = owned.copy()
        for giver, taker, card in game.moves:
            if giver == seat:
                counts.add(card, 1)
            elif taker == seat:
                counts.add(card, -1)
        for giver, taker, card in game.moves:
            is_seen = giver < 0 or taker < 0 or self.__seat == giver or self.__seat == taker
            if is_seen and taker == seat:
                counts.add(card, 1)
            elif is_seen and giver == seat and counts.add(card, -1) < 0:
                counts.add(card, 1)  # a card that leaves without being known must have been passed unseen
        return counts

    def owns(self, card: Card) -> i64:
        """Return the copies of a card that the seat itself owns."""
        me = self.__me
        if me is None:
            return 0
        return me.owned.of(card)

    def owns_at(self, place: i64) -> i64:
        """Return the copies that the seat itself owns of the card at this place of `supply`."""
        me = self.__me
        if me is None:
            return 0
        return me.owned.at(place)

    def weights(self, numbers: list[int]) -> Counts:
        """Return weights for the cards in `supply`, for the totals below. They fit every game with the same Supply."""
        return counts_of(self.__game.supply.stock.table, numbers)

    def total_in_hand(self, weights: Counts) -> i64:
        """Return the sum of the weights of the cards in the seat's hand."""
        me = self.__me
        if me is None:
            return 0
        return me.hand_zone.total(weights)

    def total_in_play(self, weights: Counts) -> i64:
        """Return the sum of the weights of the cards that the seat has in play."""
        me = self.__me
        if me is None:
            return 0
        return me.in_play_zone.total(weights)

    def total_owned(self, weights: Counts) -> i64:
        """Return the sum of the weights of all cards that the seat itself owns."""
        me = self.__me
        if me is None:
            return 0
        return me.owned.total(weights)

    @property
    def owned_cards(self) -> i64:
        """How many cards the seat itself owns."""
        me = self.__me
        if me is None:
            return 0
        return me.size

    def money(self) -> i64:
        """Return the coins on all Treasures that the seat itself owns."""
        me = self.__me
        if me is None:
            return 0
        return me.owned.coins()

    def owned_by(self, seat: int, card: Card) -> i64:
        """Return the copies of a card that a player is known to own."""
        return self.__counts(seat).of(card)

    def count_owned(self, seat: i64, counts: Counts) -> None:
        """Set counts to the copies of each card of `supply` that a player is known to own; see `owned`."""
        counts.become(self.__counts(seat))

    def points(self, seat: i64, more: tuple[Card, ...] = ()) -> i64:
        """Return the points on the cards a player is known to own; the true score once the game is over.

        `more` are cards of the Supply to count as if the player owned them too.
        """
        counts = self.__counts(seat)
        if more:
            counts = counts.copy()
            for card in more:
                counts.add(card, 1)
        return counted_points(counts)

    # -- the Supply and the trash -----------------------------------------------------------------------------------

    @property
    def supply(self) -> tuple[Card, ...]:
        """The cards that have a pile, in order of cost, then name."""
        return self.__game.supply.stock.cards

    @property
    def victories(self) -> tuple[Card, ...]:
        """The Victory cards in the Supply, in the same order."""
        return self.__game.supply.stock.victories

    @property
    def game_enders(self) -> tuple[Card, ...]:
        """The cards whose pile ends the game once it is empty: Province."""
        return self.__game.supply.stock.game_enders

    def left(self, card: Card) -> i64:
        """Return the copies left in the Supply."""
        return self.__game.supply.left(card)

    def count_supply(self, counts: Counts) -> None:
        """Set counts to the copies left of each card of `supply`."""
        self.__game.supply.count_into(counts)

    def cost(self, card: Card) -> i64:
        """Return what a card costs now."""
        return self.__game.cost(card)

    @property
    def affordable(self) -> tuple[Card, ...]:
        """The cards that the player whose turn it is could buy now, cheapest first."""
        return self.__game.for_sale()

    @property
    def edition(self) -> str:
        """The edition of the kingdom."""
        return self.__game.kingdom.edition

    @property
    def empty_piles(self) -> i64:
        return self.__game.supply.empty

    @property
    def empty_piles_to_end(self) -> i64:
        return self.__game.supply.stock.empty_to_end

    @property
    def cards_to_end(self) -> i64:
        """The fewest cards that must be taken to end the game by emptying piles."""
        return self.__game.supply.cards_to_end

    @property
    def trash(self) -> tuple[Card, ...]:
        return tuple(self.__game.trash)

    def count_trash(self, counts: Counts) -> None:
        """Set counts to the copies of each card of `supply` in the trash."""
        counts.clear()
        for card in self.__game.trash:
            counts.add(card, 1)

    # -- the turn ---------------------------------------------------------------------------------------------------

    @property
    def turn_seat(self) -> i64:
        """Whose turn it is."""
        return self.__game.player.seat

    @property
    def phase(self) -> str:
        """The phase of the turn; to others, only as far as the player has shown it.

        The true phase would reveal whether there are Action or Treasure cards in a hand.
        """
        return PHASE_NAMES[self.phase_number]

    @property
    def phase_number(self) -> i64:
        """The place of `phase` among PHASE_NAMES."""
        game = self.__game
        if self.__seat == game.player.seat:
            return game.phase
        if game.shown_phase == ACTION_PHASE and game.actions == 0 and game.playing is None:
            return TREASURE_PHASE
        return game.shown_phase

    @property
    def actions(self) -> i64:
        return self.__game.actions

    @property
    def buys(self) -> i64:
        return self.__game.buys

    @property
    def coins(self) -> i64:
        return self.__game.coins

    @property
    def reduction(self) -> i64:
        """How much less all cards cost this turn."""
        return self.__game.reduction

    @property
    def actions_played(self) -> i64:
        return self.__game.actions_played

    @property
    def worth_more(self) -> tuple[Card, ...]:
        """Treasures that give one more coin this turn for each time they are listed."""
        return tuple(self.__game.worth_more)

    @property
    def first_worth_more(self) -> tuple[Card, ...]:
        """Treasures whose first copy played this turn gives one more coin for each time they are listed."""
        return tuple(self.__game.first_worth_more)

    @property
    def playing(self) -> tuple[Card, ...]:
        """The cards being resolved, outermost first."""
        return () if self.__game.playing is None else self.__game.playing.causes()

    @property
    def reacted(self) -> tuple[Card, ...]:
        """The Reactions that the player being asked has revealed so far against this play of an Attack."""
        return () if self.__game.playing is None else self.__game.playing.reacted

    @property
    def is_quiet(self) -> bool:
        """Whether no card is being resolved, and none is revealed, set aside or being passed."""
        if self.__game.playing is not None:
            return False
        for player in self.__game.players:
            if player.revealed_zone.size or player.set_aside_zone.size or player.passing_zone.size:
                return False
        return True

    @property
    def is_over(self) -> bool:
        return self.__game.is_over
