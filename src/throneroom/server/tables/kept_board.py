"""The board of a game with custom cards, as it is stored after each answer: it can be shown without the cards.

Like the rest of the log it holds hidden cards. Clients get nothing of it but views (`engine.view`) of the game that is
rebuilt from it. New fields go to the end and have defaults, so that older logs can be read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from throneroom.engine import event as events
from throneroom.engine.card import Card
from throneroom.engine.game import Game
from throneroom.engine.play import Play
from throneroom.engine.player import NOTHING_KNOWN, Player, new_player
from throneroom.engine.setup import Kingdom
from throneroom.engine.supply import Supply
from throneroom.engine.zone import SUPPLY
from throneroom.server.tables.kept_game import KeptEvent


class KeptSeat(Struct, array_like=True):
    """The zones of a seat, the top of the deck and of the discard pile last.

    `known`: how many cards on top of the deck the seat itself knows.
    """

    turns: int
    hand: list[int]
    deck: list[int]
    known: int
    discard: list[int]
    in_play: list[int]
    set_aside: list[int]
    revealed: list[int]
    passing: list[int]


class KeptTurn(Struct, array_like=True):
    seat: int
    phase: int
    shown_phase: int
    actions: int
    buys: int
    coins: int
    reduction: int
    actions_played: int
    worth_more: list[int]
    first_worth_more: list[int]
    playing: list[int]


class KeptBoard(Struct, array_like=True):
    """A position, even in the middle of a card. `answers`: how many were given before it.

    `piles`: the cards left of each pile; everywhere else, a card is its place among these.
    """

    answers: int
    piles: list[tuple[str, int]]
    trash: list[int]
    turn: KeptTurn
    seats: list[KeptSeat]
    is_over: bool = False


def kept_board(game: Game) -> KeptBoard:
    """Return the board to be stored."""
    places = {card: place for place, card in enumerate(game.supply.cards)}

    def numbers(cards: Iterable[Card]) -> list[int]:
        return [places[card] for card in cards]

    return KeptBoard(
        len(game.history),
        [(card.name, left) for card, left in zip(game.supply.cards, game.supply.counts, strict=True)],
        numbers(game.trash),
        KeptTurn(
            game.player.seat,
            game.phase,
            game.shown_phase,
            game.actions,
            game.buys,
            game.coins,
            game.reduction,
            game.actions_played,
            numbers(game.worth_more),
            numbers(game.first_worth_more),
            [] if game.playing is None else numbers(game.playing.causes()),
        ),
        [
            KeptSeat(
                player.turns,
                numbers(player.hand),
                numbers(player.deck),
                len(player.known_on_deck()),
                numbers(player.discard),
                numbers(player.in_play),
                numbers(player.set_aside),
                numbers(player.revealed),
                numbers(player.passing),
            )
            for player in game.players
        ],
        game.is_over,
    )


def shown_game(board: KeptBoard, kingdom: Kingdom, told: Sequence[KeptEvent]) -> Game:
    """Return a game to look at, which asks nothing. `told` is what has happened so far.

    Raises LookupError if the kingdom has not the piles of the board.
    """
    stock = kingdom.stock(len(board.seats))
    named = {card.name: card for card in stock.cards}
    left = dict(board.piles)
    cards = [named[name] for name, _ in board.piles]
    turn = board.turn

    def player(seat: int, kept: KeptSeat) -> Player:
        made = new_player(
            stock.table,
            seat,
            0,
            hand=[cards[place] for place in kept.hand],
            deck=[cards[place] for place in kept.deck],
            discard=[cards[place] for place in kept.discard],
            in_play=[cards[place] for place in kept.in_play],
            set_aside=[cards[place] for place in kept.set_aside],
            revealed=[cards[place] for place in kept.revealed],
            passing=[cards[place] for place in kept.passing],
        )
        made.turns = kept.turns
        made.known_from = len(kept.deck) - kept.known if kept.known else NOTHING_KNOWN
        return made

    game = Game(
        kingdom=kingdom,
        seed=0,
        first=turn.seat,
        supply=Supply.of(stock, [left[card.name] for card in stock.cards]),
        players=[player(seat, kept) for seat, kept in enumerate(board.seats)],
    )
    game.trash = [cards[place] for place in board.trash]
    game.phase, game.shown_phase = turn.phase, turn.shown_phase
    game.actions, game.buys, game.coins = turn.actions, turn.buys, turn.coins
    game.reduction, game.actions_played = turn.reduction, turn.actions_played
    game.worth_more = [cards[place] for place in turn.worth_more]
    game.first_worth_more = [cards[place] for place in turn.first_worth_more]
    for place in turn.playing:
        game.playing = Play(cards[place], game.player, game.playing)
    game.moves = _moves([event for event in told if event.answer < board.answers], named)
    game.is_over = board.is_over
    return game


def _moves(told: Iterable[KeptEvent], named: dict[str, Card]) -> list[tuple[int, int, Card]]:
    """Return the changes of owner since the first card was passed: see `Game.moves`."""
    moves: list[tuple[int, int, Card]] = []
    for event in told:
        if event.kind == events.PASSED.name:
            giver, taker = event.seat, event.other
        elif not moves:
            continue
        elif event.kind == events.GAINED.name:
            giver, taker = -1, event.seat
        elif event.kind == events.TRASHED.name and event.source != SUPPLY:
            giver, taker = event.seat, -1
        else:
            continue
        moves += [(giver, taker, named[name]) for name in event.cards]
    return moves
