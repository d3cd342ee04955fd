"""A user's own cards, from any Python file (see docs/write-a-card.md)."""

from __future__ import annotations

import inspect
import re
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Final

from throneroom.cards.catalog import Catalog
from throneroom.engine.card import OWN, TYPE_NAMES, Card
from throneroom.engine.setup import FEWEST_SEATS, MOST_SEATS

# What would be misread where cards stand as text: "2 Copper, Moat | deck: Gold", OLD=NEW.
_NAME: Final = re.compile(r"[^\W\d][^,;:|=\r\n]*")


class BadCardFile(ValueError):
    """A file that no cards can be taken from, with the line if it is known."""

    def __init__(self, path: Path, reason: str, line: int = 0) -> None:
        super().__init__(path, reason, line)
        self.path: Final = path
        self.reason: Final = reason
        self.line: Final = line

    def __str__(self) -> str:
        return f"{self.path}{f', line {self.line}' if self.line else ''}: {self.reason}"


def load_cards(path: str | Path, source: bytes | None = None) -> tuple[Card, ...]:
    """The cards that a Python file defines, in its order. The file is run; printed cards it imports are passed over.

    With `source` that is what stands in the file: it may be on another machine.
    """
    file = Path(path)
    printed = Catalog().cards
    cards: list[Card] = []
    for value in _run(file, source).__dict__.values():
        if isinstance(value, Card) and value not in printed and value not in cards:
            _check(file, value)
            cards.append(value)
    if not cards:
        raise BadCardFile(file, 'there is no card in it; write one such as NIGHT_MARKET = Card("Night Market", ...)')
    try:
        Catalog(cards)
    except ValueError as clash:
        raise BadCardFile(file, str(clash)) from None
    return tuple(cards)


def paragraphs(card: Card) -> list[str]:
    """What a card's functions say about it: first its text, then its rulings, one each."""
    texts: list[str] = []
    rulings: list[str] = []
    for function in (card.effect, card.reaction, card.worth):
        says = inspect.cleandoc(function.__doc__ or "") if function is not None else ""
        if says:
            text, *rest = [" ".join(part.split()) for part in re.split(r"\n\s*\n", says)]
            texts.append(text)
            rulings += rest
    return [" ".join(texts), *rulings] if texts else []


def _run(file: Path, source: bytes | None) -> ModuleType:
    """Run a file as a module that nobody else can import, so that its name clashes with none."""
    module = ModuleType(f"throneroom own cards {file}")
    module.__file__ = str(file)
    try:
        code = compile(file.read_bytes() if source is None else source, str(file), "exec")
        sys.modules[module.__name__] = module  # dataclasses and the like look for their module while it runs
        exec(code, module.__dict__)
    except OSError as error:
        line = _line(error, file)
        raise BadCardFile(file, error.strerror or str(error) if not line else _said(error), line) from None
    except SyntaxError as error:
        raise BadCardFile(file, f"this is not Python: {error.msg}", error.lineno or 0) from None
    except (Exception, SystemExit) as error:
        raise BadCardFile(file, _said(error), _line(error, file)) from None
    finally:
        sys.modules.pop(module.__name__, None)
    return module


def _line(error: BaseException, file: Path) -> int:
    """The line of the file that failed, or 0."""
    lines = [frame.lineno or 0 for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(file)]
    return lines[-1] if lines else 0


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}".rstrip(": ")


def _check(file: Path, card: Card) -> None:
    if not _NAME.fullmatch(card.name) or card.name != card.name.strip():
        reason = "begins with a letter, and has no comma, semicolon, colon, bar, equals sign or line break"
        raise BadCardFile(file, f"{card.name!r} cannot be a card's name: it {reason}")
    if card.box != OWN:
        raise BadCardFile(file, f"{card.name} says that it is of the box {card.box!r}; leave `box` out")
    if card.cost < 0:
        raise BadCardFile(file, f"{card.name} costs {card.cost}; a cost is 0 or more")
    if not card.type_names:
        known = ", ".join(name.upper() for _, name in TYPE_NAMES)
        raise BadCardFile(file, f"{card.name} has no type; types are {known}, joined by |")
    if card.dealt or card.ends_game:
        raise BadCardFile(file, f"{card.name} is a kingdom card: leave `dealt` and `ends_game` out")
    if len(card.piles) != MOST_SEATS - FEWEST_SEATS + 1 or min(card.piles) < 1:
        raise BadCardFile(
            file, f"{card.name} has piles of {card.piles}; give five sizes of 1 or more, for 2 to 6 players"
        )
    if card.is_attack and not card.is_action:
        raise BadCardFile(file, f"{card.name} is an Attack that cannot be played; its types are ACTION | ATTACK")
    if card.is_reaction != (card.reaction is not None):
        raise BadCardFile(file, f"{card.name}: a card of type REACTION has a `reaction`, and no other card has one")
    if card.is_treasure and not card.is_action and card.effect is not None:
        raise BadCardFile(file, f"{card.name}: a Treasure gives its plus-signs; an effect needs the type ACTION")
