"""Custom cards from any Python file (see docs/write-a-card.md)."""

from __future__ import annotations

import inspect
import re
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Final

from throneroom.cards.catalog import Catalog
from throneroom.engine.card import CUSTOM, TYPE_NAMES, Card
from throneroom.engine.localizable import Localizable, Problem, localizable, system_message, untranslated
from throneroom.engine.setup import FEWEST_SEATS, MOST_SEATS

# Excludes characters with a special meaning where cards are written as text: "2 Copper, Moat | deck: Gold", OLD=NEW, #.
_NAME: Final = re.compile(r"[^\W\d][^,;:|=#]*")
# No card needs larger numbers, and some of them are the sizes of lists.
_MOST: Final = 99
_MOST_IN_PILE: Final = 999  # lists of cards have no longer amounts


class BadCardFile(Problem):
    """A file from which no cards can be loaded, with the line if it is known."""

    def __init__(self, path: Path, reason: Localizable, line: int = 0) -> None:
        if line:
            english = f"{path}, line {line}: {reason}"
            super().__init__("problem-in-line", english, file=str(path), line=str(line), reason=reason)
        else:
            super().__init__("problem-in-file", f"{path}: {reason}", file=str(path), reason=reason)


def load_cards(path: str | Path, source: bytes | None = None) -> tuple[Card, ...]:
    """Run a Python file and return the cards it defines, in order, without printed cards it imports.

    `source` is the content of the file, for a file on another machine.
    """
    file = Path(path)
    printed = Catalog().cards
    cards: list[Card] = []
    for value in _run(file, source).__dict__.values():
        if isinstance(value, Card) and value not in printed and value not in cards:
            _check(file, value)
            cards.append(value)
    if not cards:
        example = 'NIGHT_MARKET = Card("Night Market", ...)'
        none = f"this file defines no card; add one, such as {example}"
        raise BadCardFile(file, localizable("problem-own-none", none, example=example))
    try:
        Catalog(cards)
    except Problem as clash:
        raise BadCardFile(file, clash.message) from None
    return tuple(cards)


def paragraphs(card: Card) -> list[str]:
    """Return the paragraphs of the docstrings of a card's functions: its text, then its rulings."""
    texts: list[str] = []
    rulings: list[str] = []
    for function in (card.effect, card.reaction, card.worth):
        docstring = inspect.cleandoc(function.__doc__ or "") if function is not None else ""
        if docstring:
            text, *rest = [" ".join(part.split()) for part in re.split(r"\n\s*\n", docstring)]
            texts.append(text)
            rulings += rest
    return [" ".join(texts), *rulings] if texts else []


def _run(file: Path, source: bytes | None) -> ModuleType:
    """Run a file as a module that nothing else can import, so that its name cannot clash."""
    module = ModuleType(f"throneroom own cards {file}")
    module.__file__ = str(file)
    try:
        code = compile(file.read_bytes() if source is None else source, str(file), "exec")
        sys.modules[module.__name__] = module  # dataclasses look up their module while it runs
        exec(code, module.__dict__)
    except OSError as error:
        line = _line(error, file)
        raise BadCardFile(file, _python_error(error) if line else system_message(error), line) from None
    except SyntaxError as error:
        wrong = localizable("problem-own-python", f"not valid Python: {error.msg}", error=error.msg)
        raise BadCardFile(file, wrong, error.lineno or 0) from None
    except (Exception, SystemExit) as error:
        raise BadCardFile(file, _python_error(error), _line(error, file)) from None
    finally:
        sys.modules.pop(module.__name__, None)
    return module


def _line(error: BaseException, file: Path) -> int:
    """Return the line of the file that failed, or 0."""
    lines = [frame.lineno or 0 for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(file)]
    return lines[-1] if lines else 0


def _python_error(error: BaseException) -> Localizable:
    return untranslated(f"{type(error).__name__}: {' '.join(str(error).split())}".rstrip(": "))


def _check(file: Path, card: Card) -> None:
    wrong = _wrong(card, card.name)
    if wrong is not None:
        raise BadCardFile(file, wrong)


_TYPES: Final = sum(flag for flag, _name in TYPE_NAMES)


def _out_of_range(name: str, what: str, number: int, least: int) -> Localizable:
    english = f"{name} has {what}={number}; give a number from {least} to {_MOST}"
    facts = {"name": name, "what": what, "number": str(number), "least": str(least), "most": _MOST}
    return localizable("problem-own-number", english, **facts)


def _wrong(card: Card, name: str) -> Localizable | None:
    """Return what is wrong with a card, if anything."""
    if not _NAME.fullmatch(name) or name != name.strip() or not name.isprintable():
        signs = "comma, semicolon, colon, bar, equals sign, number sign or line break"
        english = f"{name!r} is not a valid card name: it must start with a letter and contain no {signs}"
        return localizable("problem-own-name", english, name=repr(name))
    if card.box != CUSTOM:
        box = repr(card.box)
        return localizable("problem-own-box", f"{name} has box {box}; leave `box` out", name=name, box=box)
    if not 0 <= card.cost <= _MOST:
        english = f"{name} costs {card.cost}; a cost is a number from 0 to {_MOST}"
        return localizable("problem-own-cost", english, name=name, cost=str(card.cost), most=_MOST)
    pluses = (("cards", card.cards), ("actions", card.actions), ("buys", card.buys), ("coins", card.coins))
    for what, number in pluses:
        if not 0 <= number <= _MOST:
            return _out_of_range(name, what, number, 0)
    if not -_MOST <= card.points <= _MOST:
        return _out_of_range(name, "points", card.points, -_MOST)
    if not card.type_names or card.types & ~_TYPES:
        known = "ACTION, TREASURE, VICTORY, CURSE_TYPE, ATTACK, REACTION"
        return localizable("problem-own-type", f"{name} has no type; combine {known} with |", name=name, known=known)
    if card.dealt or card.ends_game:
        return localizable(
            "problem-own-dealt", f"{name} is a kingdom card; leave `dealt` and `ends_game` out", name=name
        )
    sizes = card.piles
    if len(sizes) != MOST_SEATS - FEWEST_SEATS + 1 or min(sizes) < 1 or max(sizes) > _MOST_IN_PILE:
        english = f"{name} has pile sizes {sizes}; give five sizes from 1 to {_MOST_IN_PILE}, for 2 to 6 players"
        return localizable("problem-own-piles", english, name=name, piles=str(sizes), most=_MOST_IN_PILE)
    if card.is_attack and not card.is_action:
        english = f"{name} is an Attack that cannot be played; give it the types ACTION | ATTACK"
        return localizable("problem-own-attack", english, name=name)
    if card.is_reaction != (card.reaction is not None):
        english = f"{name}: a card needs a `reaction` if and only if it has the type REACTION"
        return localizable("problem-own-reaction", english, name=name)
    if card.is_treasure and not card.is_action and card.effect is not None:
        english = f"{name}: a Treasure has only plus-signs; an effect needs the type ACTION"
        return localizable("problem-own-treasure", english, name=name)
    return None
