"""The score of a finished game in detail: points card by card, and points and money turn by turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from throneroom.engine import event as events
from throneroom.engine.score import points

if TYPE_CHECKING:
    from throneroom.engine.card import Card
    from throneroom.engine.event import Event
    from throneroom.engine.game import Game
    from throneroom.record.record import Record


class CardScore(NamedTuple):
    """The copies of one card that a player owns, and the victory points of all of them together."""

    card: Card
    copies: int
    points: int


class ScoreCurve(NamedTuple):
    """A seat's points and the coins on its Treasures: after the deal, then after each of its turns."""

    points: list[int]
    money: list[int]


def card_scores(cards: list[Card]) -> list[CardScore]:
    """Return the score of each different card of a player, most points first, then highest cost."""
    found = [
        CardScore(card, count, count * (card.points + (0 if card.worth is None else card.worth(cards))))
        for card, count in sorted(Counter(cards).items(), key=lambda item: (-item[0].cost, item[0].name))
    ]
    return sorted(found, key=lambda entry: -entry.points)


def score_curves(record: Record) -> Sequence[ScoreCurve]:
    """Return points and money by turn for each seat, found by replaying the record."""
    game = record.begin()
    listener = _ScoreListener(game)
    game.listener = listener
    for answer in record.answers:
        game.answer(answer)
    return listener.curves


class _ScoreListener:
    """Records the points and money of each player at the end of each of their turns."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.curves = [ScoreCurve([], []) for _ in game.players]
        for player in game.players:
            self._note(player.seat)

    def __call__(self, event: Event) -> None:
        if event.kind is events.CLEANED_UP:
            self._note(event.seat)

    def _note(self, seat: int) -> None:
        cards = self._game.players[seat].cards()
        self.curves[seat].points.append(points(cards))
        self.curves[seat].money.append(sum(card.coins for card in cards if card.is_treasure))
