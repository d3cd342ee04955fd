"""The catalogs of all languages match: every text exists, is used, is complete, and can be formatted."""

from __future__ import annotations

import errno
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import get_args

import pytest
from babel import Locale as Babel
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from tests.helpers.command import all_commands
from tests.helpers.paths import ROOT

from throneroom import locale as locale_module
from throneroom.advice.analysis import BLUNDER, INACCURACY, LAST_RANGE, MISTAKE, RANGES
from throneroom.bots.levels import LEVELS
from throneroom.bots.match import ENDINGS
from throneroom.cards import MODES
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import DRAWN_EDITIONS, SOURCES
from throneroom.cards.language.filters import KINDS
from throneroom.cards.language.flow_nodes import EVERYBODY
from throneroom.cards.language.flow_nodes import OTHERS as OTHER_PLAYERS
from throneroom.cards.language.said import MOVE, PUT_BACK, TAKE
from throneroom.cards.role_names import ROLES
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.commands.output.balance_report import FIGURES
from throneroom.engine import event as events
from throneroom.engine.decision import VERBS
from throneroom.engine.event import NEWS_NAMES, Kind
from throneroom.engine.turn import PHASE_NAMES
from throneroom.lab.balance.verdict import KINDS as VERDICTS
from throneroom.locale import Locale, languages, slug
from throneroom.locale.source import catalogs
from throneroom.protocol.deal import DealKind, DealOutcome
from throneroom.protocol.from_server import Reason
from throneroom.terminal.line.line_commands import COMMAND_NAMES
from throneroom.terminal.screen.keys import PLAY_KEYS, REMOTE_KEYS, REPLAY_KEYS, Key
from throneroom.terminal.screen.local_screen import SPEEDS

OTHERS = [language for language in languages() if language != "en"]
CARDS = Catalog().cards
# Of web/src/lib/command-words.ts.
SPOKEN_VERBS = ("buy", "play", "discard", "trash", "gain", "give", "put", "aside", "pass", "name", "choose", "reveal")
# The verbs of `cards/language`, with one for each sense of "put".
CARD_VERBS = (
    *("discard", "trash", "gain", "draw", "put", "reveal", "look-at", "name", "play", "choose"),
    *(TAKE, PUT_BACK, MOVE),
)
REASONS = ("ends", "next-buy", "sooner", "later", "more-points", "fewer-points")  # of `advice.watched.Reason`


@cache
def entries(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in catalogs(files(locale_module) / language):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


def patterns(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """Yield the texts of a message, but not the alternative names that may be typed (`.also`)."""
    if entry.value is not None:
        yield "", entry.value
    for attribute in entry.attributes:
        if attribute.id.name != "also":
            yield attribute.id.name, attribute.value


class PatternVisitor(Visitor):
    """Collects the variables, references and selects of a pattern."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # as Fluent names it
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # as Fluent names it
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # as Fluent names it
        self.selects.append(node)
        self.generic_visit(node)


def visited_patterns(language: str) -> Iterator[tuple[str, PatternVisitor]]:
    for key, entry in entries(language).items():
        for attribute, pattern in patterns(entry):
            yield f"{key}.{attribute}" if attribute else key, PatternVisitor(pattern)


def keys_of(select: ast.SelectExpression) -> list[str]:
    return [
        variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
        for variant in select.variants
    ]


# After "w" and "z", Polish uses the same form for 2 and 5.
SAME_FORM = {("pl", "ask-thief-gain"), ("pl", "web-points-in")}


def counts_a_noun(select: ast.SelectExpression) -> bool:
    """Return whether a word follows the number and must be inflected."""
    selector = select.selector
    assert isinstance(selector, ast.VariableReference)
    for variant in select.variants:
        for element, following in pairwise(variant.value.elements):
            expression = isinstance(element, ast.Placeable) and element.expression
            is_number = isinstance(expression, ast.VariableReference) and expression.id.name == selector.id.name
            if is_number and isinstance(following, ast.TextElement) and re.match(r" [^\W\d]", following.value):
                return True
    return False


def test_there_are_four_languages() -> None:
    assert languages() == ("en", "es", "fr", "pl")


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_in_every_language_and_in_the_same_file(language: str) -> None:
    for file in catalogs(files(locale_module) / "en"):
        other = files(locale_module) / language / file.name
        names = [
            {entry.id.name for entry in FluentResource(one.read_text(encoding="utf-8")).body if hasattr(entry, "id")}
            for one in (file, other)
        ]
        assert names[0] == names[1], file.name


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_has_the_same_parts_in_every_language(language: str) -> None:
    """A value, if English has one, and the same attributes in the same order."""
    for key, entry in entries("en").items():
        parts = [name for name, _ in patterns(entry)]
        assert [name for name, _ in patterns(entries(language)[key])] == parts, key


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_has_the_same_variables(language: str) -> None:
    """The same variables as in English, and the same references."""
    english = dict(visited_patterns("en"))
    for key, look in visited_patterns(language):
        assert look.variables == english[key].variables, key
        assert look.references == english[key].references, key


@pytest.mark.parametrize("language", languages())
def test_plurals_are_complete(language: str) -> None:
    """A number before a noun has all the plural forms of the language.

    Polish has three: 1 karta, 2 karty, 5 kart.
    """
    rule = Babel.parse(language).plural_form
    forms = {rule(number) for number in range(1000)}
    for key, look in visited_patterns(language):
        for select in look.selects:
            named = set(keys_of(select))
            is_counted = counts_a_noun(select) and (language, key) not in SAME_FORM
            if named & {"few", "many"} or ("one" in named and is_counted):
                assert named >= forms, f"{key}: {forms - named}"


def test_polish_counts_in_three_forms() -> None:
    polish = Locale("pl")
    assert [polish.text("plain-turns", n=n) for n in (1, 2, 5, 12, 22, 25)] == [
        *("1 tura", "2 tury", "5 tur", "12 tur", "22 tury", "25 tur")
    ]


@pytest.mark.parametrize("language", languages())
def test_every_text_can_be_formatted(language: str) -> None:
    """With all its arguments, for one and for several, for you and for others."""
    locale = Locale(language)
    for key, look in visited_patterns(language):
        arguments = look.variables | {"who", "to", "whose", "n"}
        for number, who in ((0, "you"), (1, "other"), (2, "you"), (5, "other"), (22, "you")):
            given: dict[str, str | int] = dict.fromkeys(arguments, number)
            given |= dict.fromkeys(("who", "to", "whose"), who)
            text = locale.text(key, **given)
            assert text == text.strip(), key
            assert text or key.endswith(".text"), key
            assert not re.search(r"[{}\u2068\u2069]|\?\?\?|\$[a-z]", text), f"{key}: {text}"


# -- used ------------------------------------------------------------------------------------------------------------


def literals() -> set[str]:
    """Return every string literal in the Python and browser sources."""
    found: set[str] = set()
    for folder, kinds in (("src/throneroom", {".py"}), ("web/src", {".ts", ".svelte"})):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in kinds and "static" not in path.parts:
                found |= set(re.findall(r"""["'`]([a-z][\w.-]*)["'`]""", path.read_text(encoding="utf-8")))
    return found


def assembled_keys() -> Iterator[str]:
    """Yield the keys that the sources assemble from variable parts."""
    cards = [slug(card.name) for card in CARDS]
    verbs = [verb.name for verb in VERBS]
    kinds = [kind.name for kind in vars(events).values() if isinstance(kind, Kind)]
    yield from (f"deal-lead-{kind}" for kind in get_args(DealKind))
    yield from (f"deal-{outcome}" for outcome in get_args(DealOutcome))
    for card in cards:
        yield f"card-{card}"
        yield from (f"ask-{card}-{verb}" for verb in verbs)
        yield from (f"web-do-{card}-{verb}" for verb in verbs)
        yield from (f"web-decline-{card}-{verb}" for verb in verbs)
    for verb in verbs:
        yield from (
            f"{family}-{verb}"
            for family in (
                *("ask", "ask-may", "ask-optional", "ask-other", "ask-none"),
                *("screen-none", "screen-all", "web-do"),
            )
        )
        yield f"web-decline-{verb}"
    for kind in kinds:
        yield from (f"log-{kind}", f"log-{kind}-them")
    yield from (f"log-gain-into-{target}" for target in ("hand", "deck"))
    yield from (f"kingdom-{slug(known.name)}" for known in RECOMMENDED_SETS)
    yield from (f"edition-{edition}" for edition in DRAWN_EDITIONS)
    yield from (f"type-{name.lower()}" for card in CARDS for name in card.type_names)
    yield from (f"box-{card.box}" for card in CARDS)
    yield from (f"ask-mode-{slug(mode.name)}" for mode in MODES)
    yield from (f"ask-rule-{slug(verb.rule)}" for verb in VERBS if verb.rule)
    yield from (f"ask-words-{kind}" for kind in ("all", "all-short", "none", "yes", "no"))
    yield from (f"plain-command-{name}" for name in COMMAND_NAMES)
    yield from (f"spoken-verb-{verb}" for verb in SPOKEN_VERBS)
    yield from (f"plain-news-{slug(name)}" for _, name in NEWS_NAMES)
    yield from (f"level-{level}" for level in (*LEVELS, "strategy", "guide"))
    yield from (f"screen-speed-{speed}" for speed in SPEEDS)
    yield from (f"lab-ending-{ending}" for ending in ENDINGS)
    yield from (f"coach-grade-{grade}" for grade in (INACCURACY, MISTAKE, BLUNDER))
    yield from (f"coach-range-{name}" for name in (*(name for _, name in RANGES), LAST_RANGE))
    yield from (f"balance-{figure}" for figure in FIGURES)
    yield from (f"balance-verdict-{kind}" for kind in VERDICTS)
    yield from (f"screen-phase-{phase}" for phase in PHASE_NAMES)
    yield from (f"{family}-source-{slug(source)}" for family in ("screen", "web") for source in SOURCES)
    yield from (f"screen-watch-{eyes}" for eyes in ("everybody", "everything", "seat"))
    yield from (f"system-{name.lower()}" for name in errno.errorcode.values())
    yield "system-no-host"
    yield from (f"refused-{reason}" for reason in (*get_args(Reason), "unreachable", "undo-refused", "gone"))
    yield from (f"help-{'-'.join(path)}" for path in all_commands())
    yield from (f"advice-why-{kind}" for kind in REASONS)
    yield from (f"workshop-type-{name.lower()}" for _, _, name in KINDS)
    yield from (f"workshop-verb-{verb}" for verb in CARD_VERBS)
    yield from (f"workshop-each-{who}" for who in (OTHER_PLAYERS, EVERYBODY))
    yield from (f"workshop-price-exactly-{side}" for side in ("more", "less"))
    yield from ("workshop-steps", "workshop-steps-last")
    yield from (f"workshop-role-{role}" for role in ROLES)
    yield from (f"workshop-example-{number}" for number in range(1, 11))


@cache
def partial_keys() -> set[str]:
    """Return keys of which the sources contain only the last part: problems, keyboard keys, metavars."""
    found: set[str] = {"help-throneroom", "help-option"}
    for path in (ROOT / "src/throneroom").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        found |= {f"problem-record-{key}" for key in re.findall(r'_bad\(\s*(?:[\w\[\]"]+,\s*)?"([a-z-]+)"', source)}
        found |= {f"problem-{key}" for key in re.findall(r'_bad\(\s*"([a-z-]+)"', source)}
        found |= {f"strategy-{key}" for key in re.findall(r'\bmessage\(\s*"([a-z0-9-]+)"', source)}
        found |= {f"refused-{a}-{b}" for a, b in re.findall(r'refusal\(\s*"([a-z-]+)",\s*"([a-z-]+)"', source)}
        found |= {f"workshop-{key}" for key in re.findall(r'\bsay\(\s*"([a-z-]+)"', source)}
        found |= {f"workshop-bad-{key}" for key in re.findall(r'\bmessage\(\s*"([a-z0-9-]+)"', source)}
        found |= {
            f"workshop-bad-{key}" for key in re.findall(r'\b(?:wrong|_refuse)\((?:[^"]+?, )?\s*"([a-z-]+)"', source)
        }
        found |= {f"ask-wrong-{key}" for key in re.findall(r'_wrong\(\s*"([a-z-]+)"', source)}
        found |= {f"metavar-{word.lower()}" for word in re.findall(r"\b[A-Z]{2,}\b", source)}
    keys: set[Key] = {*PLAY_KEYS, *REMOTE_KEYS, *REPLAY_KEYS}
    found |= {f"{key.family}-{key.text}" for key in keys}
    found |= {f"{key.family}-{key.text}-short" for key in keys if key.short}
    found |= {f"screen-name-{name}" for key in keys for name in key.shown.split(", ")}
    arguments = {param.name for command in all_commands().values() for param in command.params}
    return found | {f"metavar-{name}" for name in arguments}


def test_every_text_is_used() -> None:
    """By its whole key, or assembled from parts. tests/web/test_sources.py checks the browser's texts."""
    used = literals() | set(assembled_keys()) | partial_keys()
    assert [
        key for key in entries("en") if key not in used and not key.startswith(("web-", "guide-", "shelf-", "rating-"))
    ] == []


def test_every_text_that_python_uses_exists() -> None:
    english = Locale("en")
    named: set[str] = set()
    for path in (ROOT / "src/throneroom").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        named |= set(
            re.findall(r"""\b(?:text|_print|_notify|localizable)\(\s*["']([a-z][a-z0-9-]+-[a-z0-9.-]+)["']""", source)
        )
    assert len(named) > 150
    assert [key for key in sorted(named) if not english.has(key)] == []
