"""The printed cards, read from text, behave as the cards written in Python, question by question and event by event.

Each game is played twice at once, in kingdoms that differ in one card: the one written in Python, and the one read from
text. After each answer, the questions, the events and, at the end, the positions and the scores must be the same.

    python -m tests.cards.language.compare --games 2000

Modes are compared by their places: those of a card read from text are named by its words.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Final

import click
from tests.cards.language.printed_cards import all_trees, printed
from tests.properties.games import KINGDOM_CARDS, SEATS, any_answer

from throneroom.cards.boxes import of_edition
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.language.card_tree import CardTree
from throneroom.cards.language.reader import card_of
from throneroom.engine.card import FIRST, SECOND, Card, Option
from throneroom.engine.decision import BUY, Decision
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.engine.score import scores, winners
from throneroom.engine.setup import KINGDOM_SIZE
from throneroom.record.position import position_text

MOST_ANSWERS: Final = 1500
ROUND: Final = 100  # games of one card before the next card's turn


class Differs(AssertionError):
    """The two games are no longer the same."""


class Twins:
    """The same game with a card written in Python, and with the one read from text."""

    def __init__(self, file: str, tree: CardTree, number: int, read: Card) -> None:
        self.written: Final = printed(tree)
        self.read: Final = read
        self._chance: Final = Random(f"{file} {tree.name} {number}")
        edition = FIRST if file in ("base", "intrigue") else SECOND
        others = [card for card in of_edition(KINGDOM_CARDS, edition) if card is not self.written]
        cards = self._chance.sample(others, KINGDOM_SIZE - 1)
        seats, seed = self._chance.choice(SEATS), self._chance.getrandbits(60)
        asks_forced = number % 2 == 1
        self._games: Final = [
            Game.deal(kingdom_of([*cards, one], edition), seats, seed, asks_forced=asks_forced)
            for one in (self.written, read)
        ]
        self._events: Final[list[list[tuple[object, ...]]]] = [[], []]
        self._modes: Final[dict[str, str]] = {}  # from the name of the read card's mode to the printed one
        for game, heard in zip(self._games, self._events, strict=True):
            game.listener = self._listener(heard)

    def _listener(self, heard: list[tuple[object, ...]]) -> Callable[[Event], None]:
        def listen(event: Event) -> None:
            facts = list(event.facts())
            facts.append(event.insiders)
            facts.append(tuple([card.name for card in event.shown]))
            heard.append(tuple(facts))

        return listen

    def play(self, most_answers: int = MOST_ANSWERS) -> int:
        """Play to the end, and return how many questions the card has asked. Raises Differs."""
        asked = 0
        written, read = self._games
        for _ in range(most_answers):
            decision = written.decision
            self._compare("question", self._question(decision, False), self._question(read.decision, True))
            if decision is None or read.decision is None:
                break
            asked += decision.card is self.written
            answer = self._answer(decision)
            places = _places(decision.options, answer)
            written.answer(answer)
            read.answer([read.decision.options[place] for place in places])
            for one, other in zip(*self._events, strict=False):
                self._compare("event", one, self._named(other))
            self._compare("number of events", len(self._events[0]), len(self._events[1]))
            self._events[0].clear()
            self._events[1].clear()
        if written.effect is None:
            self._compare("position", position_text(written), position_text(read))
        self._compare("scores", (scores(written), winners(written)), (scores(read), winners(read)))
        answers = [[[option.name for option in answer] for answer in game.history] for game in self._games]
        self._compare("record", answers[0], [[self._modes.get(name, name) for name in one] for one in answers[1]])
        return asked

    def _answer(self, decision: Decision) -> list[Option]:
        if decision.verb is BUY and self.written in decision.options and self._chance.random() < 0.3:
            return [self.written]
        return list(any_answer(decision, self._chance))

    def _question(self, decision: Decision | None, is_read: bool) -> tuple[object, ...]:
        if decision is None:
            return ()
        names = [option.name for option in decision.options]
        if decision.zone == "modes" and decision.card is not None and decision.card.name == self.read.name:
            if is_read:
                other = self._games[0].decision
                assert other is not None
                self._modes.update(zip(names, [option.name for option in other.options], strict=False))
            names = [str(place) for place in range(len(names))]
        return (
            decision.seat,
            decision.verb.name,
            "" if decision.card is None else decision.card.name,
            tuple(names),
            decision.least,
            decision.most,
            decision.ordered,
            decision.subject,
            decision.zone,
        )

    def _named(self, facts: tuple[object, ...]) -> tuple[object, ...]:
        """Return an event with the printed names of modes."""
        kind, seat, names, *rest = facts
        if kind == "choose":
            assert isinstance(names, tuple)
            renamed = tuple([self._modes.get(name, name) for name in names])
            shown = rest[-1]
            assert isinstance(shown, tuple)
            return kind, seat, renamed, *rest
        return facts

    def _compare(self, what: str, one: object, other: object) -> None:
        if one != other:
            raise Differs(f"{self.read.name}: another {what}\n  written: {one}\n  read:    {other}")


def _places(options: tuple[Option, ...], answer: list[Option]) -> list[int]:
    """Return where the options of an answer are, each place once."""
    places: list[int] = []
    for wanted in answer:
        places.append(next(at for at, one in enumerate(options) if one is wanted and at not in places))
    return places


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=2000, help="for each card; default: 2000")
    parser.add_argument("--start", type=int, default=0, help="the number of the first game; default: 0")
    parser.add_argument("--card", help="only this card")
    given = parser.parse_args()
    cards = [(file, tree, card_of(tree)) for file, tree in all_trees() if given.card in (None, tree.name)]
    played, asked = dict.fromkeys(range(len(cards)), 0), dict.fromkeys(range(len(cards)), 0)
    differing: dict[int, str] = {}
    began = time.monotonic()
    try:
        # In rounds, so that after Ctrl-C something is known of every card.
        for first in range(given.start, given.start + given.games, ROUND):
            for place, (file, tree, read) in enumerate(cards):
                for number in range(first, min(first + ROUND, given.start + given.games)):
                    if place not in differing:
                        try:
                            asked[place] += Twins(file, tree, number, read).play()
                            played[place] += 1
                        except Differs as difference:
                            differing[place] = f"game {number}: {difference}"
                            click.echo(differing[place], err=True)
            last = min(first + ROUND, given.start + given.games) - 1
            click.echo(f"after {time.monotonic() - began:,.0f} s: games {given.start} to {last}", err=True)
    except KeyboardInterrupt:
        click.echo("interrupted", err=True)
    for place, (file, tree, _) in enumerate(cards):
        same = f"the same in {played[place]:,} games; {asked[place]:,} questions"
        click.echo(f"{file}: {tree.name}: {differing.get(place, same)}")
    fewest = min(played.values())
    click.echo(f"{len(cards) - len(differing)} of {len(cards)} cards are the same, in {fewest:,} games or more each")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
