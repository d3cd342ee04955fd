"""Custom cards from any Python file, or from a text of the card language (docs/write-a-card.md, card-language.md)."""

from __future__ import annotations

import ast
import hashlib
import inspect
import re
import sys
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from throneroom.cards.card_imports import is_known, neighbour, package_files
from throneroom.cards.catalog import Catalog, plain
from throneroom.cards.kingdoms import SECOND_EDITION
from throneroom.engine.card import CUSTOM, TYPE_NAMES, Card
from throneroom.engine.localizable import Localizable, Problem, localizable, system_message, untranslated
from throneroom.engine.setup import FEWEST_SEATS, MOST_SEATS

# Excludes characters with a special meaning where cards are written as text: "2 Copper, Moat | deck: Gold", OLD=NEW, #.
_NAME: Final = re.compile(r"[^\W\d][^,;:|=#]*")
_NONE: Final = "problem-custom-none"
# No card needs larger numbers, and some of them are the sizes of lists.
_MOST: Final = 99
_MOST_IN_PILE: Final = 999  # lists of cards have no longer amounts


TEXT_SUFFIX: Final = ".card"
ENGLISH: Final = "en"
_FINGERPRINT: Final = 16  # hexadecimal digits
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}")


class BadCardFile(Problem):
    """A file, or a package, from which no cards can be loaded, with the line if it is known."""

    def __init__(self, path: str | Path, reason: Localizable, line: int = 0) -> None:
        if line:
            english = f"{path}, line {line}: {reason}"
            super().__init__("problem-in-line", english, file=str(path), line=str(line), reason=reason)
        else:
            super().__init__("problem-in-file", f"{path}: {reason}", file=str(path), reason=reason)
        self.has_no_card: Final = reason.key == _NONE


def load_cards(path: str | Path, source: bytes | None = None) -> tuple[Card, ...]:
    """Return the cards that a file defines, in order, without printed cards it imports.

    A Python file is run; a file whose name ends with `.card` is read as text. `source` is the content of the file, for
    a file on another machine.
    """
    file = Path(path)
    if source is None:
        try:
            source = file.read_bytes()
        except OSError as error:
            raise BadCardFile(file, system_message(error)) from None
    if file.suffix == TEXT_SUFFIX:
        return _read_text(file, source)
    values = _run(file, source).__dict__.values()
    return check_cards(file, [value for value in values if isinstance(value, Card)], file, source)


def _read_text(file: Path, source: bytes) -> tuple[Card, ...]:
    from throneroom.cards.language.mistakes import BadCardText
    from throneroom.cards.language.reader import read_cards

    try:
        cards = read_cards(source.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadCardFile(file, localizable("workshop-bad-utf-8", "this is not a text in UTF-8")) from None
    except BadCardText as bad:
        raise bad.in_file(str(file)) from None
    return check_cards(file, cards, file, source)


def check_cards(
    path: str | Path, defined: Sequence[Card], file: Path, source: bytes, module: str = ""
) -> tuple[Card, ...]:
    """Return the custom cards among these, once each, and note the fingerprint of each one's file.

    `path` is what errors name, `module` the name of the module if it belongs to a package. Raises BadCardFile.
    """
    printed = Catalog().cards
    cards: list[Card] = []
    for card in defined:
        if card not in printed and card not in cards:
            _check(path, card)
            cards.append(card)
    if not cards:
        example = 'NIGHT_MARKET = Card("Night Market", ...)'
        none = f"this file defines no card; add one, such as {example}"
        raise BadCardFile(path, localizable(_NONE, none, example=example))
    try:
        Catalog(cards)
    except Problem as clash:
        raise BadCardFile(path, clash.message) from None
    for card in cards:
        if card.tree is not None:
            continue  # its fingerprint is that of its own text
        card.fingerprint = _fingerprint([source, *_other_sources(card, file, module)])
    return tuple(cards)


def _fingerprint(sources: Sequence[bytes]) -> str:
    """Return what changes whenever one of the files does; line endings do not count."""
    return hashlib.sha256(b"".join(sources).replace(b"\r\n", b"\n")).hexdigest()[:_FINGERPRINT]


def _other_sources(card: Card, file: Path, module: str) -> list[bytes]:
    """Return the other files that belong to a card: those with its functions, and what they import of their package."""
    files = set(package_files(module, file)) if module else {file}
    for function in (card.effect, card.reaction, card.reacts_if, card.worth):
        name = getattr(function, "__module__", None) or ""
        path = getattr(sys.modules.get(name), "__file__", None)
        if path and not is_known(name):
            files.update(package_files(name, Path(path)))
    return sorted([path.read_bytes() for path in files - {file} if path.is_file()])


def paragraphs(card: Card, language: str = "") -> list[str]:
    """Return a card's text and its rulings: its translation, or the paragraphs of the docstrings of its functions."""
    for known in (language, ENGLISH):
        if known in card.texts:
            return _paragraphs(card.texts[known])
    texts: list[str] = []
    rulings: list[str] = []
    for function in (card.effect, card.reaction, card.worth):
        written = _paragraphs(function.__doc__ or "") if function is not None else []
        if written:
            text, *rest = written
            texts.append(text)
            rulings += rest
    return [" ".join(texts), *rulings] if texts else []


def _paragraphs(text: str) -> list[str]:
    return [" ".join(part.split()) for part in re.split(r"\n\s*\n", inspect.cleandoc(text)) if part.strip()]


def _run(file: Path, source: bytes) -> ModuleType:
    """Run a file as a module that nothing else can import, so that its name cannot clash."""
    module = ModuleType(f"throneroom custom cards {file}")
    module.__file__ = str(file)
    try:
        tree = ast.parse(source, str(file))
        _check_stands_alone(file, tree)
        code = compile(tree, str(file), "exec")
        sys.modules[module.__name__] = module  # dataclasses look up their module while it runs
        exec(code, module.__dict__)
    except SyntaxError as error:
        wrong = localizable("problem-custom-python", f"not valid Python: {error.msg}", error=error.msg)
        raise BadCardFile(file, wrong, error.lineno or 0) from None
    except BadCardFile:
        raise
    except (Exception, SystemExit) as error:
        raise BadCardFile(file, python_error(error), _line(error, file)) from None
    finally:
        sys.modules.pop(module.__name__, None)
    return module


def _check_stands_alone(file: Path, tree: ast.Module) -> None:
    found = neighbour(file, tree)
    if found is not None:
        name = "." * found.level + found.module
        english = (
            f"it imports {name} from its own directory, but a file of cards stands alone: copy into it what it needs, "
            "or make a package"
        )
        raise BadCardFile(file, localizable("problem-custom-import", english, module=name), found.line)


def _line(error: BaseException, file: Path) -> int:
    """Return the line of the file that failed, or 0."""
    lines = [frame.lineno or 0 for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(file)]
    return lines[-1] if lines else 0


def python_error(error: BaseException) -> Localizable:
    """Return an error that a file or a package raised, in one line."""
    return untranslated(f"{type(error).__name__}: {' '.join(str(error).split())}".rstrip(": "))


def _check(path: str | Path, card: Card) -> None:
    wrong = _wrong(card, card.name)
    if wrong is not None:
        raise BadCardFile(path, wrong)


_TYPES: Final = sum(flag for flag, _name in TYPE_NAMES)


def _out_of_range(name: str, what: str, number: int, least: int) -> Localizable:
    english = f"{name} has {what}={number}; give a number from {least} to {_MOST}"
    facts = {"name": name, "what": what, "number": str(number), "least": str(least), "most": _MOST}
    return localizable("problem-custom-number", english, **facts)


def _wrong(card: Card, name: str) -> Localizable | None:
    """Return what is wrong with a card, if anything."""
    for what, translations in (("names", card.names), ("texts", card.texts)):
        if not _are_translations(translations):
            example = f'{what}={{"fr": "..."}}'
            english = f"{name}: `{what}` is a text for each language, such as {example}"
            return localizable("problem-custom-translations", english, name=name, what=what, example=example)
    for given in (name, *card.names.values()):
        if not _NAME.fullmatch(given) or given != given.strip() or not given.isprintable():
            signs = "comma, semicolon, colon, bar, equals sign, number sign or line break"
            english = f"{given!r} is not a valid card name: it must start with a letter and contain no {signs}"
            return localizable("problem-custom-name", english, name=repr(given))
    if plain(name) == SECOND_EDITION:
        english = f"no card can be called {name!r}: in a list of cards this is their edition"
        return localizable("problem-custom-edition", english, name=repr(name))
    if card.box != CUSTOM:
        box = repr(card.box)
        return localizable("problem-custom-box", f"{name} has box {box}; leave `box` out", name=name, box=box)
    if not 0 <= card.cost <= _MOST:
        english = f"{name} costs {card.cost}; a cost is a number from 0 to {_MOST}"
        return localizable("problem-custom-cost", english, name=name, cost=str(card.cost), most=_MOST)
    pluses = (("cards", card.cards), ("actions", card.actions), ("buys", card.buys), ("coins", card.coins))
    for what, number in pluses:
        if not 0 <= number <= _MOST:
            return _out_of_range(name, what, number, 0)
    if not -_MOST <= card.points <= _MOST:
        return _out_of_range(name, "points", card.points, -_MOST)
    if not card.type_names or card.types & ~_TYPES:
        known = "ACTION, TREASURE, VICTORY, CURSE_TYPE, ATTACK, REACTION"
        return localizable("problem-custom-type", f"{name} has no type; combine {known} with |", name=name, known=known)
    if card.dealt or card.ends_game:
        return localizable(
            "problem-custom-dealt", f"{name} is a kingdom card; leave `dealt` and `ends_game` out", name=name
        )
    sizes = card.piles
    if len(sizes) != MOST_SEATS - FEWEST_SEATS + 1 or min(sizes) < 1 or max(sizes) > _MOST_IN_PILE:
        english = f"{name} has pile sizes {sizes}; give five sizes from 1 to {_MOST_IN_PILE}, for 2 to 6 players"
        return localizable("problem-custom-piles", english, name=name, piles=str(sizes), most=_MOST_IN_PILE)
    if card.is_attack and not card.is_action:
        english = f"{name} is an Attack that cannot be played; give it the types ACTION | ATTACK"
        return localizable("problem-custom-attack", english, name=name)
    if card.is_reaction != (card.reaction is not None):
        english = f"{name}: a card needs a `reaction` if and only if it has the type REACTION"
        return localizable("problem-custom-reaction", english, name=name)
    if card.is_treasure and not card.is_action and card.effect is not None:
        english = f"{name}: a Treasure has only plus-signs; an effect needs the type ACTION"
        return localizable("problem-custom-treasure", english, name=name)
    return None


def _are_translations(translations: Mapping[Any, Any]) -> bool:
    """Return whether this has a language for each key, and a text for each value."""
    return all(
        isinstance(language, str) and _LANGUAGE.fullmatch(language) and isinstance(text, str) and text.strip()
        for language, text in translations.items()
    )
