"""What a seat is told: the table, what happened and what is asked, built up from what the engine lets this seat see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from throneroom.engine.card import Option
from throneroom.engine.decision import Decision
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.engine.news import news_names
from throneroom.engine.view import SPECTATOR, View
from throneroom.server.protocol.base import EVERYTHING
from throneroom.server.protocol.view import (
    Happening,
    PileView,
    PlayerView,
    Prompt,
    TableView,
    UndoOffer,
    UndoRequest,
)
from throneroom.server.sitting import RUNNING, Sitting

_NEWS: Final = [list(news_names(flags)) for flags in range(16)]


def names(options: Iterable[Option]) -> list[str]:
    return [option.name for option in options]


# -- the table --------------------------------------------------------------------------------------------------------


class Seen:
    """The table at one moment. What is the same for all seats is built once."""

    def __init__(self, game: Game, shows_points: bool, shows_decks: bool) -> None:
        self._game: Final = game
        self._shows_points: Final = shows_points
        self._shows_decks: Final = shows_decks
        view = game.view(SPECTATOR)
        self._open: Final = view
        self._supply: Final = [
            PileView(card.name, left, game.cost(card))
            for card, left in zip(game.supply.cards, game.supply.counts, strict=True)
        ]
        self._trash: Final = names(view.trash)
        self._zones: Final = [self._zones_of(seat) for seat in range(view.seats)]

    def _zones_of(self, seat: int) -> tuple[int, str | None, list[str], list[str], list[str], int, int]:
        view = self._open
        top = view.discard_top(seat)
        return (
            view.hand_size(seat),
            None if top is None else top.name,
            names(view.in_play(seat)),
            names(view.set_aside(seat)),
            names(view.revealed(seat)),
            view.passing_size(seat),
            view.turns(seat),
        )

    def by(self, seat: int) -> TableView:
        """As this seat sees it; WATCHING, or EVERYTHING for all hands."""
        view = self._game.view(max(seat, SPECTATOR))
        return TableView(
            seat,
            view.turn_seat,
            view.phase,
            view.actions,
            view.buys,
            view.coins,
            view.reduction,
            view.actions_played,
            names(view.worth_more),
            names(view.playing),
            self._supply,
            view.empty_piles,
            view.empty_piles_to_end,
            self._trash,
            [self._player(other, view, seat) for other in range(view.seats)],
            view.is_over,
        )

    def _player(self, seat: int, view: View, by: int) -> PlayerView:
        size, top, in_play, set_aside, revealed, passing, turns = self._zones[seat]
        hand: list[str] | None = None
        deck_size: int | None = None
        passed: list[str] | None = None
        if by == EVERYTHING:
            view = self._game.view(seat)
        if seat == by or by == EVERYTHING:
            hand, deck_size, passed = names(view.hand), view.deck_size, names(view.passing)
        return PlayerView(
            seat,
            hand,
            size,
            deck_size,
            top,
            in_play,
            set_aside,
            revealed,
            passed,
            passing,
            turns,
            view.points(seat) if self._shows_points else None,
            dict(Counter(names(view.owned(seat)))) if self._shows_decks else None,
        )


# -- what happened ----------------------------------------------------------------------------------------------------


def happening(event: Event, number: int, answer: int, seat: int) -> Happening:
    """An event as this seat sees it."""
    seen = event if seat == EVERYTHING else event.seen_by(seat)
    return Happening(
        number,
        seen.kind.name,
        seen.seat,
        names(seen.cards),
        seen.count,
        seen.source,
        seen.target,
        seen.other,
        names(seen.cause),
        _NEWS[seen.news],
        answer,
    )


def happenings(sitting: Sitting, events: Sequence[Event], start: int, seat: int) -> list[Happening]:
    """These events, of which the first has number `start`, as this seat sees them."""
    return [
        happening(event, number, sitting.answer_of(number), seat) for number, event in enumerate(events, start=start)
    ]


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
        names(decision.default()),
        together,
        seconds,
    )


# -- undo -------------------------------------------------------------------------------------------------------------


def undo_offer(sitting: Sitting, seat: int) -> UndoOffer | None:
    """What this seat could take back, and by whose leave."""
    last = sitting.undoable(seat) if seat >= 0 and sitting.state == RUNNING else None
    if last is None or sitting.game is None or seat not in sitting.people():
        return None
    others = [other for other in sitting.people() if other != seat and sitting.is_person(other)]
    free = not others or (last.news == 0 and sitting.options.undo != "never")
    consent = others if not free and sitting.options.undo == "consent" else []
    decision = last.decision
    return UndoOffer(
        last.number,
        decision.verb.name,
        None if decision.card is None else decision.card.name,
        names(sitting.game.history[last.number]),
        sitting.answers_of_others_since(last.number),
        _NEWS[last.news],
        free,
        consent,
        last.news != 0,
    )


def undo_request(sitting: Sitting) -> UndoRequest | None:
    """Who asks to take back, and who has yet to agree."""
    wish = sitting.undo_wish
    if wish is None or sitting.game is None:
        return None
    last = sitting.undoable(wish.seat)
    waiting = [
        seat for seat in sitting.people() if seat != wish.seat and seat not in wish.agreed and sitting.is_person(seat)
    ]
    answers = len(sitting.game.history) - wish.number
    return UndoRequest(wish.seat, answers, [] if last is None else _NEWS[last.news], waiting)
