"""What each seat may see of a table at one moment, as messages: views, events, prompts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Raw

from throneroom.engine.card import Option
from throneroom.engine.event import EVERYBODY, Event
from throneroom.engine.game import Game
from throneroom.engine.view import SPECTATOR, View
from throneroom.protocol.base import EVERYTHING, PROTOCOL, encode
from throneroom.protocol.from_server import Update, Welcome
from throneroom.protocol.table import TableInfo
from throneroom.protocol.view import Happening, PileView, PlayerView, Prompt, TableView
from throneroom.server.tables.outdated_state import OutdatedState
from throneroom.server.tables.rematch import votes
from throneroom.server.tables.table_info import game_over
from throneroom.server.tables.table_state import OVER, Question, TableState
from throneroom.server.tables.undo import NEWS, undo_offer, undo_request

_NO_NAMES: Final[list[str]] = []  # never changed


def names(options: tuple[Option, ...]) -> list[str]:
    """Return the names of these options, to be encoded."""
    return [option.name for option in options] if options else _NO_NAMES


class Snapshot:
    """A table at one moment. `prompts` has the question for each seat where a person has to answer."""

    def __init__(
        self, state: TableState, prompts: Mapping[int, Prompt], waiting: list[int], supply: SupplyMessage
    ) -> None:
        self.state: Final = state
        self._prompts: Final = prompts
        self._waiting: Final = waiting
        self._supply: Final = supply
        self._views: Views | None = None

    def view(self, seat: int) -> TableView | None:
        state = self.state
        game = state.shown_game() if self._views is None else None
        if game is not None:
            is_over, options = state.status == OVER, state.options
            shows_points = state.can_count_points and (options.points or is_over)
            self._views = Views(game, self._supply, shows_points, options.decks or is_over)
        return None if self._views is None else self._views.of(seat)

    def asks(self, seat: int) -> bool:
        return seat in self._prompts

    def update(self, seat: int, answered: str | None, start: int, happenings: Any) -> Update:
        """Return what has changed for a seat. `happenings` is a list of Happening, or already encoded."""
        view = self.view(seat)
        assert view is not None  # the game has begun
        return Update(
            answered=answered,
            branch=self.state.branch,
            start=start,
            happenings=happenings,
            view=view,
            prompt=self._prompts.get(seat),
            waiting=self._waiting,
            undo=undo_offer(self.state, seat),
        )

    def welcome(
        self, seat: int, info: TableInfo, since: int, branch: int, missed: list[Happening] | None = None
    ) -> Welcome:
        """Return everything a client needs to know.

        A client that already has the events of this branch before `since` only gets the later ones; `missed` has them
        if they are already known.
        """
        state = self.state
        start = first_missed(state, since, branch)
        if isinstance(state, OutdatedState):
            missed = state.happenings(seat)[start:]
        elif missed is None:
            missed = Happenings(state, state.replayed()[start:] if start < state.happened else [], start).of(seat)
        return Welcome(
            protocol=PROTOCOL,
            seat=seat,
            table=info,
            branch=state.branch,
            start=start,
            happenings=missed,
            view=self.view(seat),
            prompt=self._prompts.get(seat),
            waiting=self._waiting,
            undo=undo_offer(state, seat),
            undo_request=undo_request(state),
            chat=list(state.chat),
            over=game_over(state),
            rematch=votes(state),
        )


def first_missed(state: TableState, since: int, branch: int) -> int:
    """Return the number of the first event that a client lacks, if it has those before `since` on this branch."""
    return since if branch == state.branch and since <= state.happened else 0


# -- views ------------------------------------------------------------------------------------------------------------


class SupplyMessage:
    """The encoded Supply of a table, cached because most answers do not change it."""

    def __init__(self) -> None:
        self._counts: list[int] = []
        self._reduction = 0
        self._encoded: Any = None

    def of(self, game: Game) -> Any:
        """Return a list of PileView, already encoded."""
        supply = game.supply
        counts = supply.counts
        if self._counts != counts or self._reduction != game.reduction:
            self._counts, self._reduction = counts, game.reduction
            self._encoded = Raw(encode(pile_views(game)))
        return self._encoded


def pile_views(game: Game) -> list[PileView]:
    supply = game.supply
    return [PileView(card.name, supply.left(card), game.cost(card)) for card in supply.cards]


class Views:
    """A game at one moment, as each seat sees it. The parts that all seats share are built only once."""

    def __init__(self, game: Game, supply: SupplyMessage, shows_points: bool, shows_decks: bool) -> None:
        self._game: Final = game
        self._shows_points: Final = shows_points
        self._shows_decks: Final = shows_decks
        self._supply: Final[Any] = supply.of(game)
        view = game.view(SPECTATOR)
        self._trash: Final = names(view.trash)
        self._playing: Final = names(view.playing)
        self._worth_more: Final = names(view.worth_more)
        self._first_worth_more: Final = names(view.first_worth_more)
        # Another seat looks the same to everybody, except for its points and deck: these depend on which passed cards
        # the viewer has seen.
        counts = shows_points or shows_decks
        self._others: Final = [] if counts else [self._player(seat, view, False) for seat in range(view.seats)]

    def of(self, seat: int) -> TableView:
        """Return what this seat sees; `seat` may be WATCHING, or EVERYTHING for all hands."""
        view = self._game.view(max(seat, SPECTATOR))
        phase = self._game.view(view.turn_seat).phase if seat == EVERYTHING else view.phase
        players: list[PlayerView] = []
        for other in range(view.seats):
            if seat == EVERYTHING:
                players.append(self._player(other, self._game.view(other), True))
            elif seat == other or not self._others:
                players.append(self._player(other, view, seat == other))
            else:
                players.append(self._others[other])
        return TableView(
            seat=seat,
            turn_seat=view.turn_seat,
            phase=phase,
            actions=view.actions,
            buys=view.buys,
            coins=view.coins,
            reduction=view.reduction,
            actions_played=view.actions_played,
            worth_more=self._worth_more,
            playing=self._playing,
            supply=self._supply,
            empty_piles=view.empty_piles,
            to_end=view.empty_piles_to_end,
            trash=self._trash,
            players=players,
            is_over=view.is_over,
            first_worth_more=self._first_worth_more,
        )

    def _player(self, seat: int, view: View, is_own: bool) -> PlayerView:
        """Return a seat as this view shows it. `is_own` means that the view belongs to that seat."""
        top = view.discard_top(seat)
        return PlayerView(
            seat=seat,
            hand=names(view.hand) if is_own else None,
            hand_size=view.hand_size(seat),
            deck_size=view.deck_size if is_own else None,
            discard_top=None if top is None else top.name,
            in_play=names(view.in_play(seat)),
            set_aside=names(view.set_aside(seat)),
            revealed=names(view.revealed(seat)),
            passing=names(view.passing) if is_own else None,
            passing_size=view.passing_size(seat),
            turns=view.turns(seat),
            points=view.points(seat) if self._shows_points else None,
            owned=dict(Counter([card.name for card in view.owned(seat)])) if self._shows_decks else None,
            deck=dict(Counter([card.name for card in view.in_deck()])) if is_own else None,
            on_deck=[card.name for card in view.known_on_deck()] if is_own else None,
        )


# -- events -----------------------------------------------------------------------------------------------------------


class Happenings:
    """Consecutive events, the first of which has number `start`. Public ones are built only once."""

    def __init__(self, state: TableState, events: Sequence[Event], start: int) -> None:
        answers = state.answers_of(start, len(events))
        self._events: Final = [(event, start + place, answers[place]) for place, event in enumerate(events)]
        self._public: Final = [
            _happening(event, event.cards, number, answer) if event.insiders == EVERYBODY else None
            for event, number, answer in self._events
        ]
        self._encoded: Any = None  # if all of them are public

    def encoded(self, seat: int) -> Any:
        """Return the same as `of`, to be encoded; if everybody sees the same, it is encoded only once."""
        if None in self._public:
            return self.of(seat)
        if self._encoded is None:
            self._encoded = Raw(encode(self._public))
        return self._encoded

    def of(self, seat: int) -> list[Happening]:
        """Return what this seat sees; `seat` may be WATCHING, or EVERYTHING for all cards."""
        seen: list[Happening] = []
        for place, (event, number, answer) in enumerate(self._events):
            happening = self._public[place]
            if happening is None:
                cards = event.cards if seat == EVERYTHING else event.cards_seen_by(seat)
                happening = _happening(event, cards, number, answer)
            seen.append(happening)
        return seen


def _happening(event: Event, cards: tuple[Option, ...], number: int, answer: int) -> Happening:
    return Happening(
        number=number,
        kind=event.kind.name,
        seat=event.seat,
        cards=names(cards),
        count=event.count,
        source=event.source,
        target=event.target,
        other=event.other,
        cause=names(event.cause),
        news=NEWS[event.news],
        answer=answer,
    )


# -- questions --------------------------------------------------------------------------------------------------------


def prompt(question: Question, seconds: float | None = None) -> Prompt:
    """Return a question in the form in which it is sent to the seat that has to answer it."""
    decision = question.decision
    return Prompt(
        request=question.request,
        number=question.number,
        verb=decision.verb.name,
        card=None if decision.card is None else decision.card.name,
        rule=decision.rule,
        options=names(decision.options),
        least=decision.least,
        most=decision.most,
        ordered=decision.ordered,
        subject=decision.subject,
        zone=decision.zone,
        default=names(decision.default()),
        together=decision.verb.together,
        seconds=seconds,
    )
