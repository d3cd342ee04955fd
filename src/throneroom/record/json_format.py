"""A record as JSON, for programs: the same facts as the readable text."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from throneroom.cards.catalog import UnknownCard
from throneroom.cards.stand_in import CardMissing
from throneroom.engine.card import FIRST
from throneroom.engine.decision import IllegalAnswer
from throneroom.engine.localizable import Localizable, localizable, untranslated
from throneroom.record.custom_notes import CustomCardsThen, notes_about, read_notes, texts_of, with_texts
from throneroom.record.header import (
    ASKED,
    check_digits,
    check_edition,
    check_first,
    check_forced,
    check_length,
    check_rules,
    check_seats,
    key_text,
    read_key,
    read_kingdom,
    read_origin,
)
from throneroom.record.position import BadPosition, at_line, lines_after_kingdom
from throneroom.record.record import BadRecord, Record

if TYPE_CHECKING:
    from throneroom.cards.catalog import Catalog
    from throneroom.engine.card import Option
    from throneroom.engine.decision import Decision

FORMAT = "throneroom record"
_FIELDS = (
    "format",
    "rules",
    "kingdom",
    "edition",
    "seats",
    "seed",
    "key",
    "forced",
    "first",
    "position",
    "cards",
    "custom",
)


def write_json(record: Record) -> str:
    """Write the record as one JSON object, with one answer per line."""
    facts: dict[str, object] = {
        "format": FORMAT,
        "rules": record.rules,
        "kingdom": [card.name for card in record.kingdom.cards],
        "seats": list(record.names),
    }
    if record.kingdom.is_second_edition:
        facts["edition"] = record.kingdom.edition
    if record.keyed:
        facts["key"] = key_text(record.seed)
    else:
        facts["seed"] = record.seed
    if record.asks_forced:
        facts["forced"] = ASKED
    if record.origin is None:
        facts["first"] = record.first
    else:
        facts["position"] = lines_after_kingdom(record.origin)
    if texts := texts_of(record):
        facts["cards"] = texts
    if notes := notes_about(record):
        facts["custom"] = [note.to_data() for note in notes]
    fields = [f"{_dump(key)}: {_dump(value)}" for key, value in facts.items()]
    answers = [f"  {_dump([option.name for option in answer])}" for answer in record.answers]
    fields.append('"answers": [\n' + ",\n".join(answers) + "\n]" if answers else '"answers": []')
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _dump(value: object) -> str:
    return json.dumps(value)


def read_json(text: str, catalog: Catalog, partly: bool = False) -> Record:
    """Read a record from JSON. BadRecord names the field or the answer (from 0) that does not fit."""
    try:
        facts = json.loads(text.lstrip("\ufeff"))
    except json.JSONDecodeError as error:
        english = f"not valid JSON: {error.msg}, column {error.colno}"
        wrong = localizable("problem-json", english, error=error.msg, column=str(error.colno))
        raise BadRecord(at_line(error.lineno), wrong) from None
    except (ValueError, RecursionError) as error:
        wrong = localizable("problem-json-ours", f"this JSON cannot be read: {error}", error=str(error))
        raise BadRecord(at_line(1), wrong) from None
    if not isinstance(facts, dict) or facts.get("format") != FORMAT:
        field = f'"format": "{FORMAT}"'
        raise _bad("format", "object", f"a record must be an object with {field}", field=field)
    return _Reader(facts, catalog, partly).read()


def _at(field: str) -> Localizable:
    return untranslated(field)


def _bad(where: str, key: str, english: str, **facts: object) -> BadRecord:
    """Report what is wrong with a field."""
    return BadRecord(_at(where), localizable(f"problem-record-{key}", english, **facts))


class _Reader:
    def __init__(self, facts: dict[str, Any], catalog: Catalog, partly: bool) -> None:
        self._facts = facts
        catalog = with_texts(catalog, self._names("cards") if "cards" in facts else [], _at("cards"))
        self._custom = CustomCardsThen(read_notes(facts.get("custom", []), _at("custom")), catalog, partly)
        self._catalog = self._custom.catalog

    def read(self) -> Record:
        check_rules(_at("rules"), self._number("rules"))
        known = {*_FIELDS, "answers"}
        if unknown := sorted(self._facts.keys() - known):
            raise _bad(unknown[0], "unknown", "unknown field")
        edition = check_edition(_at("edition"), self._text("edition")) if "edition" in self._facts else FIRST
        kingdom = read_kingdom(_at("kingdom"), self._names("kingdom"), self._catalog, edition)
        names = self._names("seats")
        check_seats(_at("seats"), len(names))
        keyed, asks_forced = "key" in self._facts, "forced" in self._facts
        if keyed and "seed" in self._facts:
            raise _bad("seed", "no-seed", "a game that was dealt by key has no seed")
        seed = read_key(_at("key"), self._text("key")) if keyed else self._number("seed")
        if not keyed:
            check_digits(_at("seed"), seed)
        if asks_forced:
            check_forced(_at("forced"), self._text("forced"))
        first, origin = 0, None
        if "position" in self._facts:
            try:
                position = self._names("position")
                origin = read_origin(
                    position, kingdom, len(names), seed, self._catalog, keyed=keyed, asks_forced=asks_forced
                )
            except BadPosition as bad:
                where = localizable("problem-at-position", f"position, line {bad.line}", line=str(bad.line))
                raise BadRecord(where, bad.reason) from None
        else:
            first = self._number("first")
            check_first(_at("first"), first, len(names))
        record = Record(
            kingdom=kingdom,
            names=names,
            seed=seed,
            first=first,
            origin=origin,
            keyed=keyed,
            asks_forced=asks_forced,
        )
        return self._play(record)

    def _play(self, record: Record) -> Record:
        """Return the record with its answers, each checked against the game as it is replayed."""
        game = record.begin()
        answers = self._field("answers")
        if not isinstance(answers, list):
            raise _bad("answers", "answers", "expected a list of answers")
        check_length(_at("answers"), len(answers))
        for number, names in enumerate(answers):
            where = localizable("problem-at-answer", f"answer {number}", number=str(number))
            if not _is_names(names):
                names_only = localizable("problem-record-names", "an answer must be a list of card or mode names")
                raise BadRecord(where, names_only)
            try:
                offered = 0 if game.decision is None else len(game.decision.options)
                few = names[: offered + 1]  # more are as illegal as one too many
                game.answer([self._option(name, game.decision) for name in few])
            except (UnknownCard, IllegalAnswer, CardMissing) as error:
                if self._custom.may_stop():
                    break
                raise self._custom.reason(BadRecord(where, error.message), where) from None
            except Exception:  # a custom card that has changed may raise anything
                if self._custom.may_stop():
                    break
                raise
        return self._custom.finished(game, record.names)

    def _option(self, name: str, decision: Decision | None) -> Option:
        # The modes of a custom card are in no catalog.
        for option in decision.options if decision is not None else ():
            if option.name == name:
                return option
        return self._catalog.find_option(name)

    def _field(self, name: str) -> object:
        if name not in self._facts:
            raise _bad(name, "missing", "this field is missing")
        return self._facts[name]

    def _number(self, name: str) -> int:
        value = self._field(name)
        if type(value) is not int:
            given = _dump(value)[:40]
            raise _bad(name, "number", f"expected a whole number, not {given}", value=given)
        return value

    def _text(self, name: str) -> str:
        value = self._field(name)
        return value if isinstance(value, str) else _dump(value)

    def _names(self, name: str) -> list[str]:
        value = self._field(name)
        if not isinstance(value, list) or not _is_names(value):
            given = _dump(value)[:40]
            raise _bad(name, "texts", f"expected a list of strings, not {given}", value=given)
        return value


def _is_names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)
