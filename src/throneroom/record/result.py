"""How a game ended: points card by card, and points and money turn by turn."""

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


class Worth(NamedTuple):
    """The copies of one card that a player owns, and the victory points they bring together."""

    card: Card
    copies: int
    points: int


class Course(NamedTuple):
    """A seat's points and the coins on its Treasures after each of its turns; the deal first."""

    points: list[int]
    money: list[int]


def worths(cards: list[Card]) -> list[Worth]:
    """Each different card: how many, and what they are worth together. Most points first, then by cost."""
    found = [
        Worth(card, count, count * (card.points + (0 if card.worth is None else card.worth(cards))))
        for card, count in sorted(Counter(cards).items(), key=lambda item: (-item[0].cost, item[0].name))
    ]
    return sorted(found, key=lambda entry: -entry.points)


class _Courses:
    """A listener that notes points and money of each player at the end of each of his turns."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.found = [Course([], []) for _ in game.players]
        for player in game.players:
            self._note(player.seat)

    def __call__(self, event: Event) -> None:
        if event.kind is events.CLEANED_UP:
            self._note(event.seat)

    def _note(self, seat: int) -> None:
        cards = self._game.players[seat].cards()
        self.found[seat].points.append(points(cards))
        self.found[seat].money.append(sum(card.coins for card in cards if card.is_treasure))


def courses(record: Record) -> Sequence[Course]:
    """Points and money by turn for each seat, found by playing the game once more."""
    game = record.begin()
    listener = _Courses(game)
    game.listener = listener
    for answer in record.answers:
        game.answer(answer)
    return listener.found
