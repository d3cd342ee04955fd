"""Golden games: whole games as data files, so that every change of behaviour shows.

Each file in tests/golden is one game. A header gives the kingdom, its edition if it is the second, seats and seed; then
one line per decision:

    12 1 discard (mil) 2-2 ordered: 3cop est moa -> est moa | 6a09e667 bb67ae85 3c6ef372

Decision 12 asks seat 1, for Militia, to discard exactly 2 of these, in order. Then come the answer and what each seat
and a spectator can see then, each as a short digest. A card's name is cut to the shortest prefix that no other
card of the supply shares, and spaces in modes become underscores. The last line has the points and the winners.

tests/test_golden.py replays the answers and compares line by line. After an intended change, rewrite the files with

    python -m tests.golden

Recorded answers are kept as long as they are legal, so the diff of the files is the difference between the games. Read
it before committing it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import click
from tests.properties.games import KINGDOM_CARDS, Deal, any_answer

from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import edition_of, kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS, RecommendedSet
from throneroom.engine.card import FIRST, SECOND, Card, Option
from throneroom.engine.decision import IllegalAnswer
from throneroom.engine.game import Game
from throneroom.engine.score import scores, winners
from throneroom.engine.setup import KINGDOM_SIZE
from throneroom.engine.turn import PHASE_NAMES
from throneroom.engine.view import SPECTATOR, View
from throneroom.record.record import Record

FOLDER: Final = Path(__file__).parent / "golden"
MOST_ANSWERS: Final = 320
FEWEST_GAMES: Final = 3  # for each card
_HEAD: Final = ("kingdom", "edition", "seats", "seed")
_LINE: Final = re.compile(r"\d+ .*? -> (?P<answer>.*?) \| .*")


class Golden(NamedTuple):
    """A golden file: the game it begins with, the answers by their short names, and its lines."""

    kingdom: tuple[Card, ...]
    seats: int
    seed: int
    answers: list[list[str]]
    lines: list[str]
    edition: str = FIRST

    def game(self) -> Game:
        return Game.deal(kingdom_of(self.kingdom, self.edition), self.seats, self.seed)


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def read(text: str) -> Golden:
    lines = text.splitlines()
    head = dict(line.split(": ", 1) for line in lines[: len(_HEAD)] if line.startswith(_HEAD))
    answers = [match["answer"].split() for line in lines if (match := _LINE.fullmatch(line))]
    kingdom = tuple(Catalog().read_list(head["kingdom"]))
    return Golden(kingdom, int(head["seats"]), int(head["seed"]), answers, lines, head.get("edition", FIRST))


# -- names ------------------------------------------------------------------------------------------------------------


class Names:
    """Short names for everything that can be named in a game."""

    def __init__(self, game: Game) -> None:
        full = {card: card.name.lower().replace(" ", "-") for card in game.supply.cards}
        self._short: Final[dict[Option, str]] = {}
        for card, name in full.items():
            size = 3
            while sum(other.startswith(name[:size]) for other in full.values()) > 1 and size < len(name):
                size += 1
            self._short[card] = name[:size]
        self._place: Final[dict[Option, int]] = {card: at for at, card in enumerate(full)}

    def name(self, option: Option) -> str:
        return self._short.get(option) or option.name.replace(" ", "_")

    def in_order(self, options: Iterable[Option]) -> str:
        """Return options one by one, as in an answer."""
        return " ".join(self.name(option) for option in options) or "-"

    def counted(self, options: Iterable[Option]) -> str:
        """Return options in the order of the supply, with copies counted: a hand, the options of a question."""
        counts = Counter(options)
        order = sorted(counts, key=lambda option: self._place.get(option, -1))
        return " ".join(f"{counts[option] if counts[option] > 1 else ''}{self.name(option)}" for option in order) or "-"


# -- writing ----------------------------------------------------------------------------------------------------------


def head_lines(golden: Golden) -> list[str]:
    names = ", ".join(card.name for card in kingdom_of(golden.kingdom).cards)
    edition = [] if golden.edition == FIRST else [f"edition: {golden.edition}"]
    return [f"kingdom: {names}", *edition, f"seats: {golden.seats}", f"seed: {golden.seed}"]


def question_text(game: Game, names: Names) -> str:
    """Return the line of a decision, up to the answer."""
    decision = game.decision
    assert decision is not None
    asker = "" if decision.card is None else f" ({names.name(decision.card)})"
    subject = "" if decision.subject == decision.seat else f" of {decision.subject}"
    ordered = " ordered" if decision.ordered else ""
    return (
        f"{decision.seat} {decision.verb.name}{asker}{subject} {decision.least}-{decision.most}{ordered}: "
        f"{names.counted(decision.options)}"
    )


def end_line(game: Game) -> str:
    points = " ".join(str(score) for score in scores(game))
    turns = " ".join(str(player.turns) for player in game.players)
    return f"end: {points} points; {turns} turns; won by {' '.join(str(seat) for seat in winners(game))}"


def view_text(view: View, phase: str, names: Names) -> str:
    """Write out a view. Properties are listed one by one, so that a new one does not change the files.

    `phase` is the true one, which is part of the game; what others see of it is tested in tests/engine/test_view.py.
    """
    lines = [
        f"hand {names.counted(view.hand)}; deck {view.deck_size}; passing {names.counted(view.passing)}",
        f"supply {' '.join(f'{view.left(card)}:{view.cost(card)}' for card in view.supply)}",
        f"trash {names.counted(view.trash)}; empty {view.empty_piles}/{view.empty_piles_to_end}",
        f"turn {view.turn_seat} {phase} {view.actions} {view.buys} {view.coins} {view.reduction}",
        f"played {view.actions_played}; more {names.in_order(view.worth_more)}; by {names.in_order(view.playing)}",
        f"over {int(view.is_over)}",
    ]
    for seat in range(view.seats):
        top = view.discard_top(seat)
        lines.append(
            f"seat {seat}: turns {view.turns(seat)}; hand {view.hand_size(seat)}; passing {view.passing_size(seat)}; "
            f"play {names.counted(view.in_play(seat))}; aside {names.counted(view.set_aside(seat))}; "
            f"revealed {names.in_order(view.revealed(seat))}; top {'-' if top is None else names.name(top)}; "
            f"owned {names.counted(view.owned(seat))}; points {view.points(seat)}"
        )
    return "\n".join(lines)


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=4).hexdigest()


def digests(game: Game, names: Names) -> str:
    """Return digests of what each seat can see, and of what a spectator can see."""
    seats = (*range(len(game.players)), SPECTATOR)
    phase = PHASE_NAMES[game.phase]
    return " ".join(digest(view_text(game.view(seat), phase, names)) for seat in seats)


def line(number: int, game: Game, answer: Iterable[Option], names: Names) -> str:
    return f"{number} {question_text(game, names)} -> {names.in_order(answer)} | {digests(game, names)}"


def options(game: Game, answer: list[str], names: Names) -> list[Option]:
    """Return the options that an answer names. Raises IllegalAnswer if one does not exist."""
    decision = game.decision
    assert decision is not None
    by_name = {names.name(option): option for option in decision.options}
    given: list[Option] = [by_name.get(name) or Option(name) for name in answer if name != "-"]
    decision.check(tuple(given))
    return given


def replayed(golden: Golden) -> Iterator[str]:
    """Yield the lines of the file again, with the recorded answers while they are legal, then new ones."""
    yield from head_lines(golden)
    game = golden.game()
    names = Names(game)
    chance = Random(golden.seed)
    recorded = iter(golden.answers)
    number = 0
    while game.decision is not None:
        try:
            given: list[Option] = options(game, next(recorded, ["?"]), names)
        except IllegalAnswer:
            recorded = iter(())
            given = list(any_answer(game.decision, chance))
        yield line(number, game, given, names)
        game.answer(given)
        number += 1
    yield end_line(game)


# -- which games ------------------------------------------------------------------------------------------------------


def missing_games() -> dict[str, tuple[tuple[Card, ...], int]]:
    """Return cards and seats by file name, so that every recommended set is played, and every card three times."""
    played = [frozenset(read(path.read_text(encoding="utf-8")).kingdom) for path in files()]
    found = {
        _file_name(known): (known.cards, 2 + at % 5)
        for at, known in enumerate(RECOMMENDED_SETS)
        if frozenset(known.cards) not in played
    }
    counts = Counter(card for kingdom in (*played, *(cards for cards, _ in found.values())) for card in kingdom)
    for card in KINGDOM_CARDS:
        others = [other for other in KINGDOM_CARDS if other is not card]
        for number in range(counts[card] + 1, FEWEST_GAMES + 1):
            kingdom = (card, *Random(number).sample(others, KINGDOM_SIZE - 1))
            found[f"{card.name.lower().replace(' ', '-')}-{number}"] = (kingdom, 1 + number)
    return found


def _file_name(known: RecommendedSet) -> str:
    name = known.name.lower().replace(" & ", "-and-").replace(" ", "-")
    return f"{name}-2e" if known.edition == SECOND else name


def begin(kingdom: tuple[Card, ...], seats: int) -> Golden:
    """Return a new game with these cards: of a hundred short ones, the one that uses most of them."""
    found: list[tuple[int, int, Golden]] = []
    for seed in range(100):
        deal = Deal(kingdom, seats, seed, seed)
        game = deal.game()
        seen: set[Card] = set()
        for _ in deal.play(game):
            seen.update(card for player in game.players for card in player.in_play + player.discard[-1:])
        names = Names(game)
        answers = [names.in_order(answer).split() for answer in Record.of(game).answers]
        golden = Golden(kingdom, seats, seed, answers, [], edition_of(kingdom))
        found.append((min(0, MOST_ANSWERS - len(answers)), len(seen), golden))
    return max(found, key=lambda game: game[:2])[2]


def main() -> None:
    """Rewrite all files, and add what a new card or a new recommended set lacks."""
    FOLDER.mkdir(exist_ok=True)
    for path in files():
        before = path.read_text(encoding="utf-8")
        write(path, read(before), before)
    for name, (kingdom, seats) in missing_games().items():
        write(FOLDER / f"{name}.txt", begin(kingdom, seats), "")


def write(path: Path, golden: Golden, before: str) -> None:
    after = "\n".join(replayed(golden)) + "\n"
    if after != before:
        path.write_text(after, encoding="utf-8")
        click.echo(f"written: {path}")


if __name__ == "__main__":
    main()
