"""Custom cards in records: the notes about them, and reading a game whose cards are not as they were."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from throneroom.cards.stand_in import CardMissing, CardNote, CustomState, note_of, read_note
from throneroom.cards.written import with_written, written_cards, written_text
from throneroom.engine.card import CUSTOM
from throneroom.engine.localizable import Localizable, Problem, localizable
from throneroom.engine.score import scores
from throneroom.record.record import BadRecord, Record

if TYPE_CHECKING:
    from throneroom.cards.catalog import Catalog
    from throneroom.engine.game import Game

_MOST: Final = 100  # cards; no kingdom has more than ten, but somebody may edit a file
_LISTS: Final = ("types", "piles", "does")


def notes_about(record: Record) -> list[CardNote]:
    """Return what is to be noted about the custom cards of a game that come from a file of Python."""
    return [note_of(card) for card in record.kingdom.cards if card.box == CUSTOM and card.fingerprint and not card.tree]


def note_line(note: CardNote) -> str:
    """Write a note as text: "Night Market: file 3f2a...; types Action Attack; cost 5"."""
    facts = {key: value for key, value in note.to_data().items() if key != "name"}
    words = [f"{key} {' '.join(map(str, value)) if key in _LISTS else value}" for key, value in facts.items()]
    return f"{note.name}: {'; '.join(words)}"


def read_lines(lines: Sequence[str], where: Localizable) -> list[CardNote]:
    """Read notes as `note_line` writes them."""
    data: list[dict[str, Any]] = []
    for line in filter(None, lines):
        name, _, rest = line.partition(":")
        facts: dict[str, Any] = {"name": name.strip()}
        for part in rest.split(";"):
            key, _, value = part.strip().partition(" ")
            numbers = key == "piles" or key not in ("file", *_LISTS)
            values = [_number(word) if numbers else word for word in value.split()]
            facts[key] = values if key in _LISTS else values[0] if values else ""
        data.append(facts)
    return read_notes(data, where)


def _number(word: str) -> object:
    return int(word) if re.fullmatch(r"-?\d{1,3}", word) else word


def read_notes(data: object, where: Localizable) -> list[CardNote]:
    """Read notes from the plain data of a file. Raises BadRecord."""
    try:
        if not isinstance(data, list) or len(data) > _MOST or not all(isinstance(note, dict) for note in data):
            raise ValueError
        return [read_note(note) for note in data]
    except ValueError:
        example = "Night Market: file 0123456789abcdef; types Action; cost 5"
        english = f"expected what is noted about custom cards, such as {example!r}"
        raise BadRecord(where, localizable("problem-record-notes", english, example=repr(example))) from None


def texts_of(record: Record) -> list[str]:
    """Return the texts of the cards of a game that are written in the card language, as the record has them."""
    return [written_text(card) for card in written_cards(record.kingdom)]


def with_texts(catalog: Catalog, texts: Sequence[str], where: Localizable) -> Catalog:
    """Return the catalog with the cards whose texts a record has. Raises BadRecord."""
    if len(texts) > _MOST:
        raise BadRecord(where, localizable("workshop-bad-many", f"a text has at most {_MOST} cards", most=_MOST))
    try:
        return with_written(catalog, texts)
    except Problem as bad:
        raise BadRecord(where, bad.message) from None


class CustomCardsThen:
    """The custom cards of a record, then and now. `catalog` has a stand-in for each one that is missing."""

    def __init__(self, notes: Sequence[CardNote], catalog: Catalog, partly: bool) -> None:
        self._state: Final = CustomState(notes, catalog)
        self._partly: Final = partly
        self.catalog: Final = self._state.catalog if partly else catalog

    def reason(self, error: Exception, where: Localizable) -> Exception:
        """Return why the game cannot be read further: the cards are to blame if they are not as they were."""
        if isinstance(error, BadRecord) and not self._state:
            return error
        return BadRecord(where, self._state.message) if self._state else error

    def may_stop(self) -> bool:
        """Return whether the game may be read only in part."""
        return self._partly and bool(self._state)

    def finished(self, game: Game, names: Sequence[str]) -> Record:
        """Return the record of the game as far as it was read."""
        record = Record.of(game, names)
        if self.may_stop():
            if game.is_over:
                try:
                    scores(game)
                except CardMissing:  # nobody knows what a card is worth: show the game up to its last answer
                    record = Record.of(record.replay(len(record.answers) - 1), names)
            record.notice = self._state.message
        return record
