"""What a server tells, as the engine's own things: the table, what happened, what is asked, and how it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from throneroom.cards.catalog import Catalog
from throneroom.engine import event as events
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import VERBS, Decision
from throneroom.engine.event import EVERYBODY, NEWS_NAMES, Event, Kind
from throneroom.locale import Locale
from throneroom.protocol.table import SeatStatus
from throneroom.protocol.view import GameOver, Happening, PlayerView, Prompt, TableView, UndoOffer
from throneroom.record.score_sheet import CardScore
from throneroom.words.game_result import Result, SeatResult
from throneroom.words.names import level_name
from throneroom.words.undo import Offer

_KINDS: Final = {kind.name: kind for kind in vars(events).values() if isinstance(kind, Kind)}
_VERBS: Final = {verb.name: verb for verb in VERBS}


class TableFacts:
    """The table as the server shows it to one seat; what Facts says."""

    def __init__(self, view: TableView, catalog: Catalog) -> None:
        self._view: Final = view
        self._catalog: Final = catalog
        self.seat: Final = view.seat
        self.seats: Final = len(view.players)
        self.supply: Final = self._cards([pile.card for pile in view.supply])
        self._piles: Final = dict(zip(self.supply, view.supply, strict=True))
        self.empty_piles: Final = view.empty_piles
        self.empty_piles_to_end: Final = view.to_end
        self.trash: Final = self._cards(view.trash)
        self.turn_seat: Final = view.turn_seat
        self.phase: Final = view.phase
        self.actions: Final = view.actions
        self.buys: Final = view.buys
        self.coins: Final = view.coins
        self.reduction: Final = view.reduction

    def _cards(self, names: Sequence[str]) -> tuple[Card, ...]:
        return tuple(self._catalog.find(name) for name in names)

    def _player(self, seat: int) -> PlayerView:
        return self._view.players[seat]

    @property
    def hand(self) -> tuple[Card, ...]:
        return () if self.seat < 0 else self._cards(self._player(self.seat).hand or ())

    @property
    def hands(self) -> dict[int, tuple[Card, ...]]:
        """All hands that are shown."""
        return {player.seat: self._cards(player.hand) for player in self._view.players if player.hand is not None}

    @property
    def deck_size(self) -> int:
        return 0 if self.seat < 0 else self._player(self.seat).deck_size or 0

    def left(self, card: Card) -> int:
        return self._piles[card].left

    def cost(self, card: Card) -> int:
        # What is no pile, such as another's own card, has its printed price.
        return self._piles[card].cost if card in self._piles else max(0, card.cost - self.reduction)

    def hand_size(self, seat: int) -> int:
        return self._player(seat).hand_size

    def in_play(self, seat: int) -> tuple[Card, ...]:
        return self._cards(self._player(seat).in_play)

    def set_aside(self, seat: int) -> tuple[Card, ...]:
        return self._cards(self._player(seat).set_aside)

    def revealed(self, seat: int) -> tuple[Card, ...]:
        return self._cards(self._player(seat).revealed)

    def discard_top(self, seat: int) -> Card | None:
        top = self._player(seat).discard_top
        return None if top is None else self._catalog.find(top)

    def turns(self, seat: int) -> int:
        return self._player(seat).turns

    def points(self, seat: int) -> int | None:
        return self._player(seat).points


def decision_of(prompt: Prompt, seat: int, catalog: Catalog) -> Decision:
    return Decision(
        seat=seat,
        verb=_VERBS[prompt.verb],
        card=None if prompt.card is None else catalog.find(prompt.card),
        options=_options(prompt.options, catalog),
        least=prompt.least,
        most=prompt.most,
        ordered=prompt.ordered,
        subject=prompt.subject,
        zone=prompt.zone,
    )


def event_of(happening: Happening, catalog: Catalog) -> Event:
    """What happened; its reader may see all that is in it."""
    cards = _options(happening.cards, catalog)
    return Event(
        kind=_KINDS[happening.kind],
        seat=happening.seat,
        cards=cards,
        count=happening.count,
        insiders=EVERYBODY,
        shown=cards,
        source=happening.source,
        target=happening.target,
        other=happening.other,
        cause=tuple(catalog.find(name) for name in happening.cause),
        news=sum(flag for flag, name in NEWS_NAMES if name in happening.news),
    )


def offer_of(offer: UndoOffer, names: Sequence[str], catalog: Catalog) -> Offer | None:
    """What could be taken back; None if nobody may allow it."""
    if not offer.free and not offer.consent:
        return None
    consent = [] if offer.free else [names[seat] for seat in offer.consent]
    return Offer(offer.number, _options(offer.answer, catalog), offer.others, tuple(offer.news), consent)


def result_told(over: GameOver, catalog: Catalog) -> Result:
    seats = [
        SeatResult(
            score.seat,
            score.points,
            score.turns,
            [CardScore(catalog.find(entry.card), entry.count, entry.points) for entry in score.cards],
        )
        for score in over.scores
    ]
    return Result(seats, over.winners, [curve.points for curve in over.curves])


def seat_names(seats: Sequence[SeatStatus], locale: Locale) -> list[str]:
    """A name for each seat, as the browser has it: people's own, bots by level and number. Open seats have none."""
    names: list[str] = []
    met: Counter[str] = Counter()
    for seat in seats:
        if seat.who == "bot" and seat.level is not None:
            met[seat.level] += 1
            names.append(locale.text("bot-name", level=level_name(seat.level, locale), n=met[seat.level]))
        else:
            names.append(seat.name)
    return names


def _options(names: Sequence[str], catalog: Catalog) -> tuple[Option, ...]:
    return tuple(catalog.find_option(name) for name in names)
