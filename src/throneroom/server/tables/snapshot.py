"""What a seat is told: the table, what happened and what is asked, built up from what the engine lets this seat see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Raw

from throneroom.engine.card import Option
from throneroom.engine.decision import Decision
from throneroom.engine.event import EVERYBODY, Event
from throneroom.engine.game import Game
from throneroom.engine.news import news_names
from throneroom.engine.view import SPECTATOR, View
from throneroom.protocol.base import EVERYTHING, encode
from throneroom.protocol.view import (
    Happening,
    PileView,
    PlayerView,
    Prompt,
    TableView,
    UndoOffer,
    UndoRequest,
)
from throneroom.server.tables.table_state import RUNNING, TableState

_NEWS: Final = [list(news_names(flags)) for flags in range(16)]


def names(options: Iterable[Option]) -> list[str]:
    return [option.name for option in options]


# -- the table --------------------------------------------------------------------------------------------------------


class Piles:
    """The supply of a table as it is sent: written once, and anew when it has changed, which most answers do not do."""

    def __init__(self) -> None:
        self._counts: list[int] = []
        self._reduction = 0
        self._written: Any = None

    def of(self, game: Game) -> Any:
        """A list of PileView, written as JSON already."""
        supply = game.supply
        if self._counts != supply.counts or self._reduction != game.reduction:
            self._counts, self._reduction = supply.counts[:], game.reduction
            piles = [
                PileView(card.name, supply.counts[place], game.cost(card)) for place, card in enumerate(supply.cards)
            ]
            self._written = Raw(encode(piles))
        return self._written


class Seen:
    """The table at one moment. What is the same for all seats is built once."""

    def __init__(self, game: Game, piles: Piles, shows_points: bool, shows_decks: bool) -> None:
        self._game: Final = game
        self._shows_points: Final = shows_points
        self._shows_decks: Final = shows_decks
        self._supply: Final[Any] = piles.of(game)
        view = game.view(SPECTATOR)
        self._trash: Final = names(view.trash)
        self._playing: Final = names(view.playing)
        self._worth_more: Final = names(view.worth_more)
        # Who looks makes no difference to what is seen of another seat, but for the counters: they go by what was
        # passed before one's eyes.
        counts = shows_points or shows_decks
        self._others: Final = [] if counts else [self._player(seat, view, False) for seat in range(view.seats)]

    def by(self, seat: int) -> TableView:
        """As this seat sees it; WATCHING, or EVERYTHING for all hands."""
        view = self._game.view(max(seat, SPECTATOR))
        players: list[PlayerView] = []
        for other in range(view.seats):
            if seat == EVERYTHING:
                players.append(self._player(other, self._game.view(other), True))
            elif seat == other or not self._others:
                players.append(self._player(other, view, seat == other))
            else:
                players.append(self._others[other])
        return TableView(
            seat,
            view.turn_seat,
            view.phase,
            view.actions,
            view.buys,
            view.coins,
            view.reduction,
            view.actions_played,
            self._worth_more,
            self._playing,
            self._supply,
            view.empty_piles,
            view.empty_piles_to_end,
            self._trash,
            players,
            view.is_over,
        )

    def _player(self, seat: int, view: View, is_own: bool) -> PlayerView:
        """A seat as this view shows it; `is_own` if it is the view of that seat itself."""
        top = view.discard_top(seat)
        return PlayerView(
            seat,
            names(view.hand) if is_own else None,
            view.hand_size(seat),
            view.deck_size if is_own else None,
            None if top is None else top.name,
            names(view.in_play(seat)),
            names(view.set_aside(seat)),
            names(view.revealed(seat)),
            names(view.passing) if is_own else None,
            view.passing_size(seat),
            view.turns(seat),
            view.points(seat) if self._shows_points else None,
            dict(Counter(names(view.owned(seat)))) if self._shows_decks else None,
        )


# -- what happened ----------------------------------------------------------------------------------------------------


class Happened:
    """Events in a row, of which the first has number `start`. What everybody sees alike is built once."""

    def __init__(self, state: TableState, events: Sequence[Event], start: int) -> None:
        answers = state.answers_of(start, len(events))
        self._events: Final = [(event, start + place, answers[place]) for place, event in enumerate(events)]
        self._alike: Final = [
            _happening(event, event.cards, number, answer) if event.insiders == EVERYBODY else None
            for event, number, answer in self._events
        ]

    def by(self, seat: int) -> list[Happening]:
        """As this seat sees them; WATCHING, or EVERYTHING for all cards."""
        seen: list[Happening] = []
        for place, (event, number, answer) in enumerate(self._events):
            happening = self._alike[place]
            if happening is None:
                cards = event.cards if seat == EVERYTHING else event.cards_seen_by(seat)
                happening = _happening(event, cards, number, answer)
            seen.append(happening)
        return seen


def _happening(event: Event, cards: tuple[Option, ...], number: int, answer: int) -> Happening:
    """An event of which these cards are seen."""
    return Happening(
        number,
        event.kind.name,
        event.seat,
        names(cards),
        event.count,
        event.source,
        event.target,
        event.other,
        names(event.cause),
        _NEWS[event.news],
        answer,
    )


# -- what is asked ----------------------------------------------------------------------------------------------------


def prompt(request: str, number: int, decision: Decision, together: bool, seconds: float | None) -> Prompt:
    return Prompt(
        request,
        number,
        decision.verb.name,
        None if decision.card is None else decision.card.name,
        decision.rule,
        names(decision.options),
        decision.least,
        decision.most,
        decision.ordered,
        decision.subject,
        decision.zone,
        names(decision.default()),
        together,
        seconds,
    )


# -- undo -------------------------------------------------------------------------------------------------------------


def undo_offer(state: TableState, seat: int) -> UndoOffer | None:
    """What this seat could take back, and by whose leave."""
    last = state.undoable(seat) if seat >= 0 and state.status == RUNNING else None
    if last is None or state.game is None or seat not in state.people():
        return None
    others = [other for other in state.present() if other != seat]
    free = not others or (last.news == 0 and state.options.undo != "never")
    consent = others if not free and state.options.undo == "consent" else []
    decision = last.decision
    return UndoOffer(
        last.number,
        decision.verb.name,
        None if decision.card is None else decision.card.name,
        names(state.game.history[last.number]),
        last.others,
        _NEWS[last.news],
        free,
        consent,
        last.news != 0,
    )


def undo_request(state: TableState) -> UndoRequest | None:
    """Who asks to take back, and who has yet to agree."""
    wish = state.undo_wish
    if wish is None or state.game is None:
        return None
    last = state.undoable(wish.seat)
    waiting = [seat for seat in state.present() if seat != wish.seat and seat not in wish.agreed]
    answers = len(state.game.history) - wish.number
    return UndoRequest(wish.seat, answers, [] if last is None else _NEWS[last.news], waiting)
