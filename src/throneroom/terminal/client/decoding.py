"""The server's messages as the engine's objects: the view, events, decisions, undo and the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from throneroom.cards.catalog import Catalog, UnknownCard
from throneroom.engine import event as events
from throneroom.engine.card import ACTION, TYPE_NAMES, Card, Mode, Option
from throneroom.engine.decision import VERBS, Decision
from throneroom.engine.event import EVERYBODY, NEWS_NAMES, Event, Kind
from throneroom.locale import Locale
from throneroom.protocol.kingdom import CardFacts
from throneroom.protocol.kingdom import Catalog as CatalogMessage
from throneroom.protocol.table import SeatStatus
from throneroom.protocol.view import GameOver, Happening, PlayerView, Prompt, TableView, UndoOffer
from throneroom.record.score_sheet import CardScore
from throneroom.words.game_result import GameResult, SeatResult
from throneroom.words.names import bot_name
from throneroom.words.undo import Offer

_KINDS: Final = {kind.name: kind for kind in vars(events).values() if isinstance(kind, Kind)}
_VERBS: Final = {verb.name: verb for verb in VERBS}


class RemoteView:
    """A game as the server shows it to one seat, with the interface of SeatView."""

    def __init__(self, view: TableView, catalog: Catalog, edition: str) -> None:
        self._view: Final = view
        self._catalog: Final = catalog
        self.edition: Final = edition
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
        return tuple(_card(name, self._catalog) for name in names)

    def _player(self, seat: int) -> PlayerView:
        return self._view.players[seat]

    @property
    def hand(self) -> tuple[Card, ...]:
        return () if self.seat < 0 else self._cards(self._player(self.seat).hand or ())

    @property
    def hands(self) -> dict[int, tuple[Card, ...]]:
        """The hands that the server shows, by seat."""
        return {player.seat: self._cards(player.hand) for player in self._view.players if player.hand is not None}

    @property
    def deck_size(self) -> int:
        return 0 if self.seat < 0 else self._player(self.seat).deck_size or 0

    def in_deck(self) -> tuple[Card, ...]:
        return self._copies(None if self.seat < 0 else self._player(self.seat).deck)

    def known_on_deck(self) -> tuple[Card, ...]:
        return () if self.seat < 0 else self._cards(self._player(self.seat).on_deck or [])

    def owned(self, seat: int) -> tuple[Card, ...] | None:
        owned = self._player(seat).owned
        return None if owned is None else self._copies(owned)

    def _copies(self, counts: dict[str, int] | None) -> tuple[Card, ...]:
        return tuple(_card(name, self._catalog) for name, number in (counts or {}).items() for _ in range(number))

    def left(self, card: Card) -> int:
        return self._piles[card].left

    def cost(self, card: Card) -> int:
        # A card without a pile has its printed cost, minus any reduction.
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
        return None if top is None else _card(top, self._catalog)

    def turns(self, seat: int) -> int:
        return self._player(seat).turns

    def points(self, seat: int) -> int | None:
        return self._player(seat).points


def decode_decision(prompt: Prompt, seat: int, catalog: Catalog) -> Decision:
    return Decision(
        seat=seat,
        verb=_VERBS[prompt.verb],
        card=None if prompt.card is None else _card(prompt.card, catalog),
        options=_options(prompt.options, catalog),
        least=prompt.least,
        most=prompt.most,
        ordered=prompt.ordered,
        subject=prompt.subject,
        zone=prompt.zone,
    )


def decode_event(happening: Happening, catalog: Catalog) -> Event:
    """Return the event. It need not hide anything, because the server sends only what the reader may see."""
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
        cause=tuple(_card(name, catalog) for name in happening.cause),
        news=sum(flag for flag, name in NEWS_NAMES if name in happening.news),
    )


def decode_offer(offer: UndoOffer, names: Sequence[str], catalog: Catalog) -> Offer | None:
    """Return what can be undone, or None if the table does not allow it."""
    if not offer.free and not offer.consent:
        return None
    consent = [] if offer.free else [names[seat] for seat in offer.consent]
    return Offer(
        number=offer.number,
        answer=_options(offer.answer, catalog),
        others=offer.others,
        news=tuple(offer.news),
        consent=consent,
    )


def decode_result(over: GameOver, catalog: Catalog) -> GameResult:
    seats = [
        SeatResult(
            score.seat,
            score.points,
            score.turns,
            [CardScore(_card(entry.card, catalog), entry.count, entry.points) for entry in score.cards],
        )
        for score in over.scores
    ]
    return GameResult(seats, over.winners, [curve.points for curve in over.curves])


def seat_names(seats: Sequence[SeatStatus], locale: Locale) -> list[str]:
    """Return the name of each seat, as the browser shows it: level and number for bots, "" for open seats."""
    names: list[str] = []
    met: Counter[str] = Counter()
    for seat in seats:
        if seat.who == "bot" and seat.level is not None:
            met[seat.level] += 1
            names.append(bot_name(seat.level, met[seat.level], locale))
        else:
            names.append(seat.name)
    return names


def _options(names: Sequence[str], catalog: Catalog) -> tuple[Option, ...]:
    return tuple(_option(name, catalog) for name in names)


def _option(name: str, catalog: Catalog) -> Option:
    try:
        return catalog.find_option(name)
    except UnknownCard:
        return _other_option(name)


@lru_cache(maxsize=1000)
def _other_option(name: str) -> Option:
    """Return what no catalog has: a mode of a custom card, or a card that the server no longer has."""
    return Mode(name)


@lru_cache(maxsize=1000)
def _other_card(name: str) -> Card:
    return Card(name, cost=0, types=ACTION)


def _card(name: str, catalog: Catalog) -> Card:
    try:
        return catalog.find(name)
    except UnknownCard:
        return _other_card(name)


# -- the catalog ------------------------------------------------------------------------------------------------------


def catalog_of(message: CatalogMessage) -> Catalog:
    """Return the cards that the server knows. Its custom cards have texts, but cannot be played here."""
    return Catalog(_custom_card(facts) for facts in message.cards if facts.texts is not None)


def with_cards(catalog: Catalog, cards: Sequence[CardFacts]) -> Catalog:
    """Return the catalog with the cards that only one table knows."""
    return catalog.with_cards([_custom_card(facts) for facts in cards])


def _custom_card(facts: CardFacts) -> Card:
    texts = facts.texts or {}
    return Card(
        facts.name,
        cost=facts.cost,
        types=sum(flag for flag, name in TYPE_NAMES if name in facts.types),
        cards=facts.cards,
        actions=facts.actions,
        buys=facts.buys,
        coins=facts.coins,
        points=facts.points,
        piles=tuple(facts.piles),
        names={language: known.name for language, known in texts.items()},
        texts={language: "\n\n".join([known.text, *known.rulings]) for language, known in texts.items()},
    )
