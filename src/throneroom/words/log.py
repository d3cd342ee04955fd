"""The log: events in words, grouped by turn and indented by cause.

Alice, turn 3
  Alice plays Militia: +2 Coins
    You discard Estate, Copper
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from throneroom.engine import event as events
from throneroom.engine.card import Card
from throneroom.engine.event import Event
from throneroom.engine.turn import HAND_SIZE
from throneroom.engine.view import SPECTATOR
from throneroom.engine.zone import DECK, DISCARD_PILE, IN_PLAY, REVEALED, SUPPLY, TRASH_PILE
from throneroom.locale import Locale
from throneroom.words.phrases import card_list

INDENT: Final = "  "

# Used instead of a seat: sees everything, for reading a record afterwards.
EVERYTHING: Final = -2

_PLUS: Final = (events.PLUS_ACTIONS, events.PLUS_BUYS, events.PLUS_COINS)
# Consecutive events of these kinds are merged: cards revealed one by one, coins for two cards.
_ADD_UP: Final = (
    *_PLUS,
    events.DREW,
    events.SHOWN,
    events.GAINED,
    events.BOUGHT,
    events.TRASHED,
    events.CHEAPER,
)
# What a card may do so that several plays of it are logged as one.
_REPEATABLE: Final = (*_PLUS, events.DREW, events.CHEAPER)

# Logged with "it" or "them" if the cards are those just revealed.
_OF_REVEALED: Final = (events.DISCARDED, events.TRASHED, events.ON_DECK, events.INTO_HAND)

# Modes that need no mention, since their effect is logged anyway. (Not "+2 Cards": there may be too few.)
_LOGGED_BY_EFFECT: Final = re.compile(r"\+\d+ (Action|Buy|Coin)s?$", re.IGNORECASE)


class _Line:
    """A line being written: what one seat did for the same cause."""

    def __init__(self, event: Event, depth: int) -> None:
        self.seat: Final = event.seat
        self.depth: Final = depth
        self.parts: Final = [event]
        self.cause = _inside(event) if event.kind is events.PLAYED else event.cause

    def takes(self, event: Event) -> bool:
        """Return whether the event belongs on this line.

        The line of a revealed Reaction continues with its effect.
        """
        if event.seat != self.seat or event.kind is events.PLAYED:
            return False
        last = self.parts[-1]
        if last.kind in (events.REACTED, events.SHOWN) and event.cause == _inside(last):
            self.cause = event.cause
        return event.cause == self.cause

    def add(self, event: Event) -> None:
        last = self.parts[-1]
        same = (last.kind, last.source, last.target) == (event.kind, event.source, event.target)
        if same and event.kind in _ADD_UP and bool(last.cards) == bool(event.cards):
            self.parts[-1] = _sum(last, event)
        else:
            self.parts.append(event)

    def repeats(self, other: _Line) -> bool:
        """Return whether this is the same card played again, or more Treasures, with nothing else in between."""
        first, second = self.parts[0], other.parts[0]
        if not (first.kind is second.kind is events.PLAYED) or IN_PLAY in (first.source, second.source):
            return False
        if (self.seat, first.cause) != (other.seat, second.cause):
            return False
        if len(self.parts) == len(other.parts) == 1 and not second.cause:
            return _are_treasures(first) and _are_treasures(second)
        kinds = [part.kind for part in self.parts[1:]]
        is_same_card = set(first.cards) == set(second.cards)
        is_repeatable = bool(kinds) and all(kind in _REPEATABLE for kind in kinds)
        return is_same_card and is_repeatable and kinds == [part.kind for part in other.parts[1:]]

    def join(self, other: _Line) -> None:
        self.parts[:] = [_sum(mine, theirs) for mine, theirs in zip(self.parts, other.parts, strict=True)]


def _are_treasures(event: Event) -> bool:
    return all(isinstance(card, Card) and card.is_treasure for card in event.cards)


def _inside(event: Event) -> tuple[Card, ...]:
    """Return the cause of the events that follow from this event's card."""
    return (*event.cause, *(card for card in event.cards[:1] if isinstance(card, Card)))


def _reveals(before: Event, event: Event) -> bool:
    return before.kind is events.SHOWN and before.cards == event.cards


def _sum(first: Event, second: Event) -> Event:
    cards = first.cards + second.cards
    return Event(
        kind=first.kind,
        seat=first.seat,
        cards=cards,
        count=first.count + second.count,
        insiders=first.insiders,
        shown=cards,
        source=first.source,
        target=first.target,
        other=first.other,
        cause=first.cause,
        news=first.news | second.news,
    )


class Log:
    """Events in words, as one seat sees them.

    A log can be a game's listener; `take` returns the new lines. `seat` may also be SPECTATOR, for what everybody sees,
    or EVERYTHING.
    """

    def __init__(self, locale: Locale, names: Sequence[str], seat: int = SPECTATOR) -> None:
        self._locale: Final = locale
        self._names: Final = names
        self._seat: Final = seat
        self._lines: list[str] = []
        self._open: _Line | None = None
        self._closed: _Line | None = None  # not written yet: the next one may repeat it
        self._bought: Event | None = None
        self._turn_begun = False
        self._new_hand = True  # the opening hands are being drawn, or a player cleans up

    def __call__(self, event: Event) -> None:
        """Add an event."""
        seen = event if self._seat == EVERYTHING else event.seen_by(self._seat)
        bought, self._bought = self._bought, None
        if seen.kind is events.TURN:
            self._heading("log-turn", who=self._who(seen.seat), name=self._name(seen.seat), n=seen.count)
            self._turn_begun, self._new_hand = True, False
        elif seen.kind is events.ENDED:
            self._heading("log-end")
        elif seen.kind is events.CLEANED_UP:
            self._close()
            self._new_hand = True
        elif bought is not None and seen.kind is events.GAINED and seen.cards == bought.cards:
            pass  # logged with the buy
        elif not self._is_idle(seen):
            self._add(seen)
        if seen.kind is events.BOUGHT:
            self._bought = seen

    def lines_for(self, happened: Iterable[Event]) -> list[str]:
        """Add these events and return their lines."""
        for event in happened:
            self(event)
        return self.take()

    def take(self) -> list[str]:
        """Return the lines since the last call. The next event starts a new line."""
        self._close()
        self._write()
        lines, self._lines = self._lines, []
        return lines

    # -- lines ------------------------------------------------------------------------------------------------------

    def _is_idle(self, event: Event) -> bool:
        """Return whether to omit an event: +0 Coins, a mode whose effect follows, another player's new hand."""
        if event.kind in _PLUS:
            return event.count == 0
        if event.kind is events.CHOSE:
            return all(_LOGGED_BY_EFFECT.match(mode.name) for mode in event.cards)
        is_usual = event.kind is events.DREW and event.count == HAND_SIZE and not event.cards
        return is_usual and self._new_hand and (self._open is None or self._open.seat != event.seat)

    def _add(self, event: Event) -> None:
        if self._open is not None and self._open.takes(event):
            self._open.add(event)
        else:
            self._close()
            self._open = _Line(event, len(event.cause) + self._turn_begun)

    def _heading(self, key: str, **arguments: str | int) -> None:
        self._close()
        self._write()
        self._lines.append(self._locale.text(key, **arguments))

    def _close(self) -> None:
        line, self._open = self._open, None
        if line is None:
            return
        if self._closed is not None and self._closed.repeats(line):
            self._closed.join(line)
            return
        self._write()
        self._closed = line

    def _write(self) -> None:
        """Write the line that was closed last."""
        line, self._closed = self._closed, None
        if line is None:
            return
        head = line.parts[0]
        first = self._clause(head)
        if head.kind in _PLUS:
            first = self._locale.text("log-gets", who=self._who(line.seat), what=first)
        who = self._who(line.seat)
        text = self._locale.text("log-sentence", who=who, name=self._name(line.seat), what=first)
        if who == "you":  # some languages leave out the pronoun, so the verb may come first
            text = text[:1].upper() + text[1:]
        more = [self._clause(event, before) for before, event in pairwise(line.parts)]
        if more and head.kind is events.PLAYED:
            text = self._locale.text("log-effect", play=text, effect=self._locale.clauses(more))
        elif more:
            text = self._locale.clauses([text, *more])
        self._lines.append(INDENT * line.depth + text)

    # -- words ------------------------------------------------------------------------------------------------------

    def _who(self, seat: int) -> str:
        return "you" if seat == self._seat else "other"

    def _name(self, seat: int) -> str:
        return self._locale.text("log-you") if seat == self._seat else self._names[seat]

    def _cards(self, event: Event) -> str:
        """Return the visible cards of an event: "2 Copper", "2 cards, Copper on top", "a card"."""
        # The number of a card put into the deck says how deep.
        number = 1 if event.kind is events.INTO_DECK else event.count
        if len(event.cards) == number:
            return card_list(event.cards, self._locale, ordered=event.kind is events.ON_DECK)
        if event.cards:
            return self._locale.text("log-cards-on-top", n=number, card=card_list(event.cards, self._locale))
        return self._locale.text("log-cards", n=number)

    def _clause(self, event: Event, before: Event | None = None) -> str:
        """Return what happened without the name: "draw Silver" for you, "draws a card" for others."""
        key = f"log-{event.kind.name}"
        if event.kind is events.PLAYED and event.source == IN_PLAY:
            key = "log-play-again"
        elif event.kind is events.SHOWN and event.count == 0:
            key = "log-reveal-no-hand"
        elif event.kind is events.LOOKED and event.source == DISCARD_PILE:
            key = "log-look-through"
        elif event.kind is events.PLAYED and event.source == DISCARD_PILE:
            key = "log-play-discarded"
        elif event.kind is events.TRASHED and event.source == SUPPLY:
            key = "log-trash-from-supply"
        elif event.kind is events.ON_DECK and event.source == DISCARD_PILE:
            key = "log-put-discarded-on-deck"
        elif event.kind is events.ON_DECK and event.source == DECK:
            key = "log-put-back"
        elif event.kind is events.ON_DECK and event.source == REVEALED:
            key = "log-put-back-them" if before is not None and _reveals(before, event) else "log-put-back"
        elif event.kind is events.GAINED and event.source == TRASH_PILE:
            key = "log-gain-from-trash"
        elif event.kind is events.GAINED and event.target != DISCARD_PILE:
            key = f"log-gain-into-{event.target}"
        elif event.kind in _OF_REVEALED and before is not None and _reveals(before, event):
            key += "-them"
        arguments: dict[str, str | int] = {
            "who": self._who(event.seat),
            "n": event.count,
            "cards": self._cards(event),
        }
        if event.other >= 0:
            arguments["to"] = self._who(event.other)
            arguments["other"] = self._names[event.other]
        return self._locale.text(key, **arguments)
