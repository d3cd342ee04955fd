"""What could stand at a place of a card's text: for mistakes, and for the completions of an editor."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, Final

from throneroom.cards.boxes import BASE_CARDS, BASIC_CARDS, INTRIGUE_CARDS
from throneroom.cards.language.grammar import PREFIX, WORDS, parser
from throneroom.cards.language.mistakes import CARD, NUMBER, Mistake, did_you_mean, expected_here, message
from throneroom.engine.localizable import Localizable

if TYPE_CHECKING:
    from lark.exceptions import UnexpectedInput

_TYPE_WORDS: Final = ("Action", "Attack", "Reaction", "Treasure", "Victory")
_SIGNS: Final = {"DOT": ".", "_COMMA": ",", "_SEMI": ";", "_COLON": ":"}
_NAMES: Final = tuple([card.name for card in (*BASIC_CARDS, *BASE_CARDS, *INTRIGUE_CARDS)])
_MOST_WORDS: Final = 12  # that an error lists
_LONGEST_SENTENCE: Final = 400  # letters; each completion reads the sentence again
_ANY_SENTENCE: Final = "Draw a card."
_WORD: Final = re.compile(r"[+-]?[\w'’]+|\S")


class Unexpected(Mistake):
    """A word that cannot stand where it stands. `expected` are those that could."""

    def __init__(
        self, line: int, column: int, problem: Localizable, hint: Localizable | None, expected: tuple[str, ...]
    ) -> None:
        super().__init__(line, column, problem, hint)
        self.expected: Final = expected


def accepted(text: str, start: str = "start") -> set[str]:
    """Return the terminals that can follow a text. It is empty if the text itself makes no sense."""
    from lark.exceptions import UnexpectedInput

    interactive = parser().parse_interactive(text, start=start)
    try:
        interactive.exhaust_lexer()
    except UnexpectedInput:
        return set()
    return set(interactive.accepts())  # type: ignore[no-untyped-call]  # lark has no type for it


def words_of(terminals: set[str], third_person: bool) -> list[str]:
    """Return what terminals stand for, in words: "discard", "a number"."""
    found: set[str] = set()
    for terminal in terminals:
        if terminal.startswith(PREFIX):
            found.add(_form(WORDS.forms[terminal], third_person))
        elif terminal == "NUMBER":
            found.add(NUMBER)
        elif terminal == "CARD":
            found.add(CARD)
        elif terminal == "TYPE":
            found.update(_TYPE_WORDS)
        elif terminal == "DONT":
            found.add("don't")
        elif terminal == "SIGNED":
            found.add("+1")
        elif terminal == "NEGATIVE":
            found.add("-1")
        elif terminal in _SIGNS:
            found.add(_SIGNS[terminal])
    return sorted(found, key=lambda word: (word not in ".,;:", word.casefold()))


def _form(forms: tuple[str, ...], third_person: bool) -> str:
    """Return the form of a word that fits: "discards" and "their" for other players."""
    if forms == ("your", "their") or forms == ("you", "they"):
        return forms[third_person]
    if len(forms) > 1 and third_person and forms[0] not in ("a", "card", "action", "buy", "coin", "point"):
        return forms[1]
    return forms[0].capitalize() if forms[0] in ("action", "buy", "coin", "supply", "attack") else forms[0]


def is_about_others(text: str) -> bool:
    """Whether the last sentence of a text is about other players."""
    last = re.split(r"[.:;]", text)[-1].strip().casefold()
    return bool(re.match(r"(?:if they\b|each (?:other )?player\b|the player to\b)", last))


# -- mistakes ---------------------------------------------------------------------------------------------------------


def syntax_mistake(text: str, error: UnexpectedInput) -> Mistake:
    """Explain why the parser stopped."""
    at = error.pos_in_stream
    if at is None or at < 0 or getattr(getattr(error, "token", None), "type", "") == "$END":
        at = len(text.rstrip())
    before = text[:at]
    line = before.count("\n") + 1
    column = at - before.rfind("\n")
    terminals = accepted(before)
    expected = words_of(terminals, is_about_others(before))
    this = _WORD.match(text, at)
    if this is None:
        problem = message("end", "the text ends in the middle of a sentence")
        return Unexpected(line, column, problem, expected_here(shown_words(expected)), tuple(expected))
    word = this[0]
    problem = message("word", f"{word!r} cannot stand here", word=repr(word))
    hint = None
    if re.match(r"\w", word):
        forms = [form for terminal in sorted(terminals) for form in WORDS.forms.get(terminal, ())]
        hint = close_words(word, [*[one for one in expected if one[:1].isalpha()], *forms])
        if hint is None and {"CARD", "TYPE"} & terminals:
            named = re.match(r"[A-Z][\w'’]*(?:\s+[A-Z][\w'’]*)*", text[at:])
            name = named[0] if named else word
            hint = close_words(name, list(_NAMES))
            if hint is not None or named is not None:
                problem = message("no-card", f"no card named {name!r}", name=repr(name))
    return Unexpected(line, column, problem, hint or expected_here(shown_words(expected)), tuple(expected))


def shown_words(expected: list[str]) -> list[str]:
    """Return the words that an error lists, not too many."""
    if "." in expected and len(expected) > _MOST_WORDS:
        # A new sentence may begin, too, but that is not what is missing.
        expected = [word for word in expected if word in ".,;" or word in ("and", "then", "for", "from", "costing")]
    return expected[:_MOST_WORDS]


def close_words(word: str, known: list[str]) -> Localizable | None:
    """Return "did you mean ...?", if some of the words are similar."""
    by_case = {one.casefold(): one for one in known if " " not in one or one in _NAMES}
    close = difflib.get_close_matches(word.casefold(), list(by_case), n=3, cutoff=0.7)
    return did_you_mean([by_case[one] for one in close])


# -- completions ------------------------------------------------------------------------------------------------------


def completions(text: str, line: int, column: int) -> list[str]:
    """Return what could stand at a place (line and column from 1) of a card's text, for an editor.

    If a word has been begun there, these are its possible endings, as whole words.
    """
    lines = text.replace("\r\n", "\n").split("\n")
    if not 1 <= line <= len(lines):
        return []
    begin = line - 1
    while begin > 0 and lines[begin - 1].strip():
        begin -= 1
    above = [one for one in lines[begin : line - 1] if not one.lstrip().startswith("#")]
    here = lines[line - 1][: max(0, column - 1)]
    names = [one for one in above[1:] if re.match(r"(?:fr|es|pl|icon)\s*:", one.strip(), re.IGNORECASE)]
    if not above:
        return []  # the name
    if len(above) == 1 + len(names):
        return _header_completions(here)
    body = _last_sentence("\n".join([*above[2 + len(names) :], here]))
    if len(body) > _LONGEST_SENTENCE:
        return []
    begun = re.search(r"[+-]?[\w'’]*$", body)
    start = begun[0] if begun else ""
    before = body[: len(body) - len(start)]
    if start in ("+", "-"):
        start = ""
    found: list[str] = []
    terminals = accepted(before)
    for word in words_of(terminals, is_about_others(before)):
        if word == NUMBER:
            found += [str(number) for number in range(1, 6)]
        elif word == CARD:
            found += _NAMES
        else:
            found.append(_phrase(before, word))
    is_new = not before.strip() or before.rstrip()[-1] in ".\n"
    found = [one[:1].upper() + one[1:] if is_new else one for one in found]
    return [one for one in found if one.casefold().startswith(start.casefold())]


def _last_sentence(body: str) -> str:
    """Return the sentence at the end of a text, after another one: what could stand in it depends on nothing else."""
    *before, last = re.split(r"(?<=\.)\s", body)
    return f"{_ANY_SENTENCE} {last}" if before else last


def _phrase(before: str, word: str) -> str:
    """Add the words that must follow a word: "the top card of your deck"."""
    phrase = word
    for _ in range(6):
        terminals = accepted(f"{before} {phrase} ")
        if len(terminals) != 1 or not next(iter(terminals)).startswith(PREFIX):
            break
        phrase += f" {words_of(terminals, is_about_others(f'{before} {phrase}'))[0]}"
    return phrase


def _header_completions(here: str) -> list[str]:
    typed = here.strip().casefold()
    if not re.match(r"cost\s+\d+\s*,", typed):
        return [one for one in ("cost 3, ", "cost 4, ", "cost 5, ") if one.startswith(typed)]
    word = re.split(r"[-–,]", typed)[-1].strip()
    return [name for name in _TYPE_WORDS if name.casefold().startswith(word)]
