"""A game as a record: kingdom, seats, seed and answers. Replaying it yields everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from throneroom.engine import event as events
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.engine.localizable import Localizable, Problem
from throneroom.engine.zone import HAND
from throneroom.record.position import position_text

if TYPE_CHECKING:
    from throneroom.cards.catalog import Catalog
    from throneroom.engine.card import Option
    from throneroom.engine.setup import Kingdom

# Incremented when a change to the rules or the shuffling makes older records replay differently.
RULES: Final = 1

# No game is longer: one of six players who take 250 turns each has about 30,000 answers.
MOST_ANSWERS: Final = 100_000


class BadRecord(Problem):
    """A record that cannot be read: where (a line of the text, an answer or a field of the JSON), and why."""

    def __init__(self, where: Localizable, reason: Localizable) -> None:
        super().__init__("problem-at", f"{where}: {reason}", where=where, reason=reason)


class Record:
    """Everything needed to replay a game.

    `names` has one name per seat, "" for a seat without a name. `keyed` and `asks_forced` are as in `Game.deal`.
    `origin` is the position that the game started from, if it was not dealt.
    """

    def __init__(
        self,
        *,
        kingdom: Kingdom,
        names: Sequence[str],
        seed: int,
        first: int,
        answers: Sequence[tuple[Option, ...]] = (),
        origin: Game | None = None,
        keyed: bool = False,
        asks_forced: bool = False,
    ) -> None:
        self.rules: Final = RULES
        self.kingdom: Final = kingdom
        self.names: Final = tuple(names)
        self.seed: Final = seed
        self.first: Final = first
        self.answers: Final = tuple(answers)
        self.origin: Final = origin
        self.keyed: Final = keyed
        self.asks_forced: Final = asks_forced
        # Why the rest of the game cannot be shown, if it has custom cards that are not as they were.
        self.notice: Localizable | None = None

    @staticmethod
    def of(game: Game, names: Sequence[str] = ()) -> Record:
        """Return the record of a game so far, even in the middle of an effect."""
        named = names or [""] * len(game.players)
        if len(named) != len(game.players):
            raise ValueError(f"{len(game.players)} seats need as many names, not {len(named)}")
        if not game.is_recorded:
            raise ValueError("this game has no record: it was played without recording its answers")
        return Record(
            kingdom=game.kingdom,
            names=named,
            seed=game.seed,
            first=game.first,
            answers=game.history,
            origin=game.origin,
            keyed=game.keyed,
            asks_forced=game.asks_forced,
        )

    def replay(self, to: int | None = None, listener: Callable[[Event], None] | None = None) -> Game:
        """Replay the game up to decision `to` (from 0). The listener also receives the opening hands."""
        number = len(self.answers) if to is None else to
        if not 0 <= number <= len(self.answers):
            raise ValueError(f"there is no decision {number}; the record has 0 to {len(self.answers)}")
        game = self.begin(listener)
        for answer in self.answers[:number]:
            game.answer(answer)
        return game

    def begin(self, listener: Callable[[Event], None] | None = None) -> Game:
        """Return the game before the first answer."""
        if self.origin is None:
            game = Game.deal(
                self.kingdom,
                len(self.names),
                self.seed,
                self.first,
                keyed=self.keyed,
                asks_forced=self.asks_forced,
            )
        else:
            game = self.origin.clone()
            game.origin = self.origin
        if listener is not None:
            game.listener = listener
            emit_opening(game)
        return game

    # -- the formats ------------------------------------------------------------------------------------------------

    def to_text(self) -> str:
        from throneroom.record.text_format import write_text

        return write_text(self)

    @staticmethod
    def from_text(text: str, catalog: Catalog, *, partly: bool = False) -> Record:
        from throneroom.record.text_format import read_text

        return read_text(text, catalog, partly)

    def to_json(self) -> str:
        from throneroom.record.json_format import write_json

        return write_json(self)

    @staticmethod
    def from_json(text: str, catalog: Catalog, *, partly: bool = False) -> Record:
        from throneroom.record.json_format import read_json

        return read_json(text, catalog, partly)

    # -- comparing --------------------------------------------------------------------------------------------------

    def _facts(self) -> tuple[object, ...]:
        origin = None if self.origin is None else position_text(self.origin)
        kingdom = self.kingdom.cards, self.kingdom.edition
        flags = self.keyed, self.asks_forced
        return self.rules, kingdom, self.names, self.seed, flags, self.first, self.answers, origin

    def __eq__(self, other: object) -> bool:
        return self._facts() == other._facts() if isinstance(other, Record) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._facts())

    def __repr__(self) -> str:
        dealt = "dealt by key" if self.keyed else f"seed {self.seed}"
        return f"Record({len(self.names)} seats, {dealt}, {len(self.answers)} answers)"


def emit_opening(game: Game) -> None:
    """Emit the hands dealt and the first turn, which happen before a game can have a listener."""
    if game.origin is None:
        for player in game.players:
            game.emit(events.DREW, player, player.hand, insiders=1 << player.seat, target=HAND)
    game.emit(events.TURN, game.player, number=game.player.turns)


def read_record(text: str, catalog: Catalog, *, partly: bool = False) -> Record:
    """Read a record from text in either format.

    If custom cards are missing or have changed, `partly` reads it as far as it can be replayed; see `Record.notice`.
    """
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        return Record.from_json(text, catalog, partly=partly)
    return Record.from_text(text, catalog, partly=partly)
