"""A record as text that players can read: a header, then one line per answer, grouped by turn.

    Alice, turn 3
      play-action: Militia
      Bob discard (Militia): Estate, Copper
      play-treasures: 2 Copper, Silver
      buy: Gold

docs/record.md describes the grammar.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

from throneroom.cards.catalog import UnknownCard, list_text
from throneroom.engine.card import FIRST
from throneroom.engine.decision import VERBS, IllegalAnswer
from throneroom.engine.localizable import localizable
from throneroom.engine.rng import SEED_DIGITS
from throneroom.engine.score import scores, winners
from throneroom.record.custom_notes import CustomCardsThen, note_line, notes_about, read_lines, texts_of, with_texts
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
    too_long,
)
from throneroom.record.position import BadPosition, at_line, lines_after_kingdom
from throneroom.record.record import RULES, BadRecord, Record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throneroom.cards.catalog import Catalog
    from throneroom.engine.card import Option
    from throneroom.engine.decision import Decision
    from throneroom.engine.game import Game

TITLE: Final = "Throneroom record, rules"
FIELDS: Final = ("kingdom", "edition", "seats", "seed", "key", "forced", "first", "cards", "custom", "position")

_VERB: Final = "|".join(verb.name for verb in VERBS)
_ANSWER: Final = re.compile(rf"(?:(?P<who>.+?) )?(?P<verb>{_VERB})(?: \((?P<card>.+)\))?:(?P<options>.*)")
_HEADING: Final = re.compile(r"(?P<who>.+), turn (?P<turn>\d+)")
# A piece of a list: in quotation marks, where any character is allowed, or up to the next comma.
_PIECE: Final = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[^",]*)\s*(?:,|$)')
_NEEDS_QUOTES: Final = re.compile(r'^$|^\s|\s$|[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff",:#()\\]|^-+$|^\d+\s')
_LONGEST: Final = 20_000  # characters of an answer: far more than any, and regular expressions take no time for it
_BETWEEN_CARDS: Final = "---"  # a line between the texts of two cards
_FIELD: Final = re.compile(rf"({'|'.join(FIELDS)}):")


# -- writing ---------------------------------------------------------------------------------------------------------


def write_text(record: Record) -> str:
    """Write the record as text, replaying the game to find out who answered what."""
    labels = _labels(record.names)
    lines = [
        f"{TITLE} {record.rules}",
        f"kingdom: {', '.join(_quoted(card.name) for card in record.kingdom.cards)}",
        *([f"edition: {record.kingdom.edition}"] if record.kingdom.is_second_edition else []),
        f"seats: {', '.join(_seat_text(seat, name) for seat, name in enumerate(record.names))}",
        f"key: {key_text(record.seed)}" if record.keyed else f"seed: {record.seed}",
    ]
    if record.asks_forced:
        lines.append(f"forced: {ASKED}")
    if record.origin is None:
        lines.append(f"first: {record.first}")
    if texts := texts_of(record):
        lines += ["cards:", *(f"  {line}" for line in f"{_BETWEEN_CARDS}\n".join(texts).splitlines())]
    if notes := notes_about(record):
        lines += ["custom:", *(f"  {note_line(note)}" for note in notes)]
    if record.origin is not None:
        lines.append("position:")
        lines += [f"  {line}" for line in lines_after_kingdom(record.origin)]
    game = record.begin()
    heading = ""
    for answer in record.answers:
        decision = game.decision
        if decision is None:
            raise IllegalAnswer(None, answer)
        now = _heading(game, labels)
        if now != heading:
            heading = now
            lines += ["", heading]
        lines.append(f"  {_answer_text(game, decision, answer, labels)}")
        game.answer(answer)
    if game.is_over:
        lines += ["", f"# {_result(game, labels)}"]
    return "\n".join(lines) + "\n"


def _labels(names: Sequence[str]) -> list[str]:
    """Return what each seat is called: its name, or its number if the name could be misread."""
    return [f"seat {seat}" if names.count(name) > 1 or _is_ambiguous(name) else name for seat, name in enumerate(names)]


def _is_ambiguous(name: str) -> bool:
    return bool(_NEEDS_QUOTES.search(name) or re.search(rf"(^|\s)({_VERB})(\s|$)|^seat \d+$|  ", name))


def _seat_text(seat: int, name: str) -> str:
    if not name:
        return f"seat {seat}"
    return json.dumps(name) if _is_ambiguous(name) else name


def _quoted(name: str) -> str:
    return json.dumps(name) if _NEEDS_QUOTES.search(name) else name


def _heading(game: Game, labels: list[str]) -> str:
    return f"{labels[game.player.seat]}, turn {game.player.turns}"


def _answer_text(game: Game, decision: Decision, answer: tuple[Option, ...], labels: list[str]) -> str:
    who = "" if decision.seat == game.player.seat else f"{labels[decision.seat]} "
    asker = "" if decision.card is None else f" ({decision.card.name})"
    needs_quotes = any(_NEEDS_QUOTES.search(option.name) for option in answer)
    options = ", ".join(_quoted(option.name) for option in answer) if needs_quotes else list_text(answer)
    return f"{who}{decision.verb.name}{asker}: {options}"


def _result(game: Game, labels: list[str]) -> str:
    points = ", ".join(f"{label} {score}" for label, score in zip(labels, scores(game), strict=True))
    return f"end: {points}; won by {', '.join(labels[seat] for seat in winners(game))}"


# -- reading ---------------------------------------------------------------------------------------------------------


def read_text(text: str, catalog: Catalog, partly: bool = False) -> Record:
    """Read a record from text. BadRecord names the line that does not fit."""
    return _Reader(catalog, partly).read(text.lstrip("\ufeff").splitlines())


class _Reader:
    def __init__(self, catalog: Catalog, partly: bool) -> None:
        self._catalog = catalog
        self._partly: Final = partly
        self._fields: Final[dict[str, tuple[int, str]]] = {}
        self._position: Final[list[str]] = []
        self._notes: Final[list[str]] = []
        self._cards: Final[list[str]] = []  # the lines of cards' texts
        self._line = 1
        self._heading = ""

    def _bad(self, key: str, english: str, **facts: object) -> BadRecord:
        return BadRecord(at_line(self._line), localizable(f"problem-record-{key}", english, **facts))

    def read(self, lines: list[str]) -> Record:
        body = len(lines)
        for number, raw in enumerate(lines, start=1):
            self._line = number
            line = _without_comment(raw)
            if number == 1:
                self._read_title(line)
            elif _HEADING.fullmatch(line) and not raw[0].isspace() and not _FIELD.match(line):
                body = number - 1
                break
            elif line:
                self._note(raw, line)
        if not lines:
            raise self._bad("empty", "the record is empty")
        self._catalog = self._with_cards()
        custom = CustomCardsThen(
            read_lines(self._notes, at_line(self._fields.get("custom", (1, ""))[0])), self._catalog, self._partly
        )
        self._catalog = custom.catalog
        record = self._begin()
        labels = _labels(record.names)
        check_length(at_line(body + 1), sum(1 for raw in lines[body:] if raw[:1].isspace()))
        game = record.begin()
        for number, raw in enumerate(lines[body:], start=body + 1):
            self._line = number
            if len(raw) > _LONGEST:
                raise self._bad("long", "this line is too long for an answer")
            line = _without_comment(raw)
            try:
                if line and raw[0].isspace():
                    self._read_answer(line, game, labels)
                elif line:
                    self._read_heading(line, game, labels)
            except Exception as error:  # a custom card that has changed may raise anything
                if custom.may_stop():
                    break
                raise custom.reason(error, at_line(number)) from None
        return custom.finished(game, record.names)

    def _with_cards(self) -> Catalog:
        texts = [f"{text.strip()}\n" for text in "\n".join(self._cards).split(f"{_BETWEEN_CARDS}\n") if text.strip()]
        return with_texts(self._catalog, texts, at_line(self._fields.get("cards", (1, ""))[0]))

    # -- the header -------------------------------------------------------------------------------------------------

    def _read_title(self, line: str) -> None:
        title = re.fullmatch(rf"{TITLE} (\d{{1,9}})", line)
        if title is None:
            raise self._bad("title", f"a record starts with '{TITLE} {RULES}'", title=f"'{TITLE} {RULES}'")
        check_rules(at_line(1), int(title[1]))

    def _note(self, raw: str, line: str) -> None:
        name, colon, value = (part.strip() for part in line.partition(":"))
        if raw[0].isspace() and self._fields and next(reversed(self._fields)) == "cards":
            self._cards.append(raw.strip())
        elif raw[0].isspace() and self._fields and next(reversed(self._fields)) == "custom":
            self._notes.append(line)
        elif raw[0].isspace() and self._fields and next(reversed(self._fields)) == "position":
            # Comments and empty lines are kept as empty lines, so that errors name the right line.
            first = self._fields["position"][0]
            self._position.extend([""] * (self._line - first - 1 - len(self._position)))
            self._position.append(line)
        elif not colon or name not in FIELDS:
            raise self._bad(
                "field",
                f"expected one of {', '.join(FIELDS)} and a colon, or 'NAME, turn 1', not {line!r}",
                known=", ".join(FIELDS),
                line=repr(line),
            )
        elif name in self._fields:
            raise self._bad("twice", f"{name} appears twice", name=name)
        else:
            self._fields[name] = (self._line, value)

    def _field(self, name: str) -> str:
        if name not in self._fields:
            line = f"'{name}: ...'"
            raise self._bad("needs", f"the line {line} is missing before the first turn", line=line)
        self._line, value = self._fields[name]
        return value

    def _number(self, name: str) -> int:
        value = self._field(name)
        if re.fullmatch(rf"-?\d{{{SEED_DIGITS + 1},}}", value):
            raise too_long(at_line(self._line))
        if not re.fullmatch(r"-?\d+", value):
            raise self._bad("number", f"expected a whole number, not {value[:40]!r}", value=repr(value[:40]))
        return int(value)

    def _begin(self) -> Record:
        pieces = _pieces(self._field("kingdom"))
        line, edition = self._line, FIRST
        if "edition" in self._fields:
            edition = self._field("edition")
            check_edition(at_line(self._line), edition)
        kingdom = read_kingdom(at_line(line), pieces, self._catalog, edition)
        names = self._read_names(self._field("seats"))
        check_seats(at_line(self._line), len(names))
        keyed, asks_forced = "key" in self._fields, "forced" in self._fields
        if keyed and "seed" in self._fields:
            self._line = self._fields["seed"][0]
            raise self._bad("no-seed", "a game that was dealt by key has no seed")
        seed = self._key() if keyed else self._number("seed")
        if not keyed:
            check_digits(at_line(self._line), seed)
        if asks_forced:
            forced = self._field("forced")
            check_forced(at_line(self._line), forced)
        first, origin = 0, None
        if "position" in self._fields:
            if "first" in self._fields:
                self._line = self._fields["first"][0]
                raise self._bad("no-first", "a game that starts from a position has no 'first'")
            line = self._fields["position"][0]
            try:
                origin = read_origin(
                    self._position, kingdom, len(names), seed, self._catalog, keyed=keyed, asks_forced=asks_forced
                )
            except BadPosition as bad:
                raise BadRecord(at_line(line + bad.line), bad.reason) from None
        else:
            first = self._number("first")
            check_first(at_line(self._line), first, len(names))
        return Record(
            kingdom=kingdom,
            names=names,
            seed=seed,
            first=first,
            origin=origin,
            keyed=keyed,
            asks_forced=asks_forced,
        )

    def _key(self) -> int:
        text = self._field("key")
        return read_key(at_line(self._line), text)

    def _read_names(self, text: str) -> list[str]:
        names: list[str] = []
        for seat, piece in enumerate(_pieces(text, raw=True)):
            unnamed = re.fullmatch(r"seat (\d+)", piece)
            if unnamed and int(unnamed[1][:9]) != seat:
                raise self._bad(
                    "seat",
                    f"a seat without a name goes by its number: expected 'seat {seat}', not {piece!r}",
                    seat=f"'seat {seat}'",
                    name=repr(piece),
                )
            names.append("" if unnamed else _unquoted(piece))
        return names

    # -- the answers ------------------------------------------------------------------------------------------------

    def _read_heading(self, line: str, game: Game, labels: list[str]) -> None:
        if not _HEADING.fullmatch(line):
            english = f"expected 'NAME, turn 1' or an indented answer, not {line!r}"
            raise self._bad("heading", english, line=repr(line))
        self._check_turn(line, game, labels)
        self._heading = line

    def _check_turn(self, heading: str, game: Game, labels: list[str]) -> None:
        now = _heading(game, labels)
        if game.decision is None:
            raise self._bad("over", "the game is already over; nothing can follow")
        if heading != now:
            english = f"the game is at '{now}' here, not at '{heading}'"
            raise self._bad("turn", english, now=f"'{now}'", heading=f"'{heading}'")

    def _read_answer(self, line: str, game: Game, labels: list[str]) -> None:
        match = _ANSWER.fullmatch(line)
        if match is None:
            raise self._bad("answer", f"expected an answer such as 'buy: Gold', not {line!r}", line=repr(line))
        self._check_turn(self._heading, game, labels)
        decision = game.decision
        assert decision is not None  # the turn was checked
        expected = _answer_text(game, decision, (), labels).rpartition(":")[0]
        if line[: match.start("options") - 1] != expected:
            english = f"expected '{expected}: ...' here, not {line!r}"
            raise self._bad("asked", english, asked=f"'{expected}: ...'", line=repr(line))
        try:
            game.answer(self._options(match["options"], decision))
        except (UnknownCard, IllegalAnswer) as error:
            raise BadRecord(at_line(self._line), error.message) from None

    def _options(self, text: str, decision: Decision) -> list[Option]:
        by_name = {option.name: option for option in decision.options}
        options: list[Option] = []
        for name in _pieces(text):
            if len(options) > len(decision.options):
                break  # too many already
            amount = re.fullmatch(r"(\d+) (.+)", name)
            if name in by_name:
                options.append(by_name[name])
            elif amount:
                # More than there are is illegal anyway, and a huge number must not exhaust memory.
                number = min(int(amount[1][:9]), len(decision.options) + 1)
                options += [by_name.get(amount[2]) or self._catalog.find_option(amount[2])] * number
            elif name != "-":
                options.append(self._catalog.find_option(name))
        return options


def _without_comment(line: str) -> str:
    """Strip the line and its comment: a # at the beginning of a word, outside quotation marks."""
    for match in re.finditer(r'"(?:[^"\\]|\\.)*"|(?<!\S)#', line):
        if match[0] == "#":
            return line[: match.start()].strip()
    return line.strip()


def _pieces(text: str, raw: bool = False) -> list[str]:
    """Split a list into its pieces, without their quotation marks unless `raw`."""
    pieces: list[str] = []
    at = 0
    while at < len(text):
        match = _PIECE.match(text, at)
        end = match.end() if match and match.end() > at else len(text)
        piece = match[1].strip() if match else text[at:].strip()
        if piece:
            pieces.append(piece if raw else _unquoted(piece))
        at = end
    return pieces


def _unquoted(piece: str) -> str:
    if piece.startswith('"'):
        try:
            return str(json.loads(piece))
        except json.JSONDecodeError:
            return piece
    return piece
