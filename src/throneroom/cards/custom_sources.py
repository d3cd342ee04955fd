"""Where custom cards come from: files and directories that were named, the user's card directory, installed packages.

A source is plain data, so that other processes and machines load the same cards (see `CardSource`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Final

from throneroom.cards.catalog import Catalog, plain
from throneroom.cards.custom import TEXT_SUFFIX, BadCardFile, check_cards, load_cards, python_error
from throneroom.engine.card import CUSTOM, Card
from throneroom.engine.localizable import Localizable, Problem, localizable, system_message

GROUP: Final = "throneroom.cards"  # the group of entry points with which a package offers cards


@dataclass(frozen=True)
class CardSource:
    """A file with custom cards and its contents, or an entry point of an installed package, such as "night:CARDS".

    Files travel with their contents; a package must be installed wherever its cards are loaded.
    """

    path: str
    source: bytes = b""
    entry_point: str = ""


class CustomCards:
    """All custom cards of a process, and what they were loaded from. `skipped` says what could not be loaded."""

    def __init__(self, loaded: list[tuple[CardSource, tuple[Card, ...]]], skipped: list[Problem]) -> None:
        self.sources: Final = tuple([source for source, _cards in loaded])
        self.cards: Final = tuple([card for _source, cards in loaded for card in cards])
        self.catalog: Final = Catalog(self.cards)
        self.skipped: Final = tuple(skipped)


def find_custom_cards(named: Iterable[Path] = (), folder: Path | None = None, packages: bool = True) -> CustomCards:
    """Load the cards of these files and directories, of the user's card directory, and of installed packages.

    What is wrong with a named file raises BadCardFile. What is wrong elsewhere is skipped: nobody asked for it.
    """
    loader = _Loader()
    for path in named:
        files = _files_in(path) if path.is_dir() else [path]
        for file in files:
            loader.add_file(file, may_be_empty=path.is_dir())
        if path.is_dir() and not any(file.resolve() in loader.files_with_cards for file in files):
            example = "night_market.py"
            empty = f"this directory has no file with cards, such as {example}"
            raise BadCardFile(path, localizable("problem-custom-empty", empty, example=example))
    try:
        found = _files_in(folder) if folder is not None and folder.is_dir() else []
    except BadCardFile as unreadable:
        found = []
        loader.skipped.append(unreadable)
    for file in found:
        with_problem = loader.try_file(file)
        if with_problem is not None:
            loader.skipped.append(with_problem)
    for name, value in _entry_points() if packages else ():
        try:
            loader.add(CardSource(name, entry_point=value))
        except Problem as broken:
            loader.skipped.append(broken)
    return CustomCards(loader.loaded, loader.skipped)


@lru_cache(maxsize=8)
def load_sources(sources: tuple[CardSource, ...]) -> CustomCards:
    """Load the cards that another process has loaded, once in each process: cards are compared by identity.

    Raises BadCardFile.
    """
    loader = _Loader()
    for source in sources:
        loader.add(source)
    return CustomCards(loader.loaded, [])


def load_source(source: CardSource) -> tuple[Card, ...]:
    """Load the cards of one source. Raises BadCardFile."""
    return _load_entry_point(source) if source.entry_point else load_cards(source.path, source.source)


class _Loader:
    """Loads one source after another, and refuses a name that another one has."""

    def __init__(self) -> None:
        self.loaded: Final[list[tuple[CardSource, tuple[Card, ...]]]] = []
        self.skipped: Final[list[Problem]] = []
        self.files_with_cards: Final[set[Path]] = set()
        self._seen: Final[set[Path]] = set()
        self._from: Final[dict[str, str]] = {}

    def add_file(self, file: Path, may_be_empty: bool) -> None:
        resolved = file.resolve()
        if resolved in self._seen:
            return
        self._seen.add(resolved)
        try:
            source = file.read_bytes()
        except OSError as error:
            raise BadCardFile(file, system_message(error)) from None
        try:
            self.add(CardSource(str(file), source))
            self.files_with_cards.add(resolved)
        except BadCardFile as bad:
            if not (may_be_empty and bad.has_no_card):
                raise

    def try_file(self, file: Path) -> Problem | None:
        """Add a file, or return what is wrong with it."""
        try:
            self.add_file(file, may_be_empty=True)
        except Problem as broken:
            return broken
        return None

    def add(self, source: CardSource) -> None:
        cards = load_source(source)
        for card in cards:
            other = self._from.get(plain(card.name))
            if other is not None:
                english = f"{card.name} is already defined in {other}; rename one of them"
                twice = localizable("problem-custom-twice", english, name=card.name, file=other)
                raise BadCardFile(source.path, twice)
        for card in cards:
            self._from[plain(card.name)] = source.path
        self.loaded.append((source, cards))


def _files_in(folder: Path) -> list[Path]:
    """Return the files with cards of a directory in order, without tests and those that begin with an underscore."""
    try:
        files = sorted(file for file in folder.iterdir() if file.suffix in (".py", TEXT_SUFFIX) and file.is_file())
    except OSError as error:
        raise BadCardFile(folder, system_message(error)) from None
    return [file for file in files if not file.name.startswith(("_", ".", "test_")) and file.name != "conftest.py"]


# -- installed packages -----------------------------------------------------------------------------------------------


def _entry_points() -> list[tuple[str, str]]:
    """Return a name for people, and the value, of each entry point."""
    found: dict[str, str] = {}
    for point in entry_points(group=GROUP):
        package = point.dist.name if point.dist is not None else point.name
        found[point.value] = f"{package} ({GROUP}: {point.name} = {point.value})"
    return [(name, value) for value, name in sorted(found.items())]


def _load_entry_point(source: CardSource) -> tuple[Card, ...]:
    module_name, _, attribute = source.entry_point.partition(":")
    try:
        module = import_module(module_name.strip())
        offered: object = module
        for part in attribute.split(".") if attribute else ():
            offered = getattr(offered, part.strip())
    except (Exception, SystemExit) as error:  # whatever goes wrong while the package is imported
        raise BadCardFile(source.path, python_error(error)) from None
    values = list(vars(offered).values()) if isinstance(offered, ModuleType) else offered
    if not isinstance(values, (list, tuple)):
        raise BadCardFile(source.path, _no_list(source.entry_point))
    file = Path(module.__file__) if module.__file__ else Path()
    cards: list[Card] = []
    for value in values:
        if isinstance(value, Card):
            if value.box == CUSTOM and value not in cards:
                cards.append(value)
        elif not isinstance(offered, ModuleType):
            raise BadCardFile(source.path, _no_list(source.entry_point))
    return check_cards(source.path, cards, file, file.read_bytes() if file.is_file() else b"", module.__name__)


def _no_list(value: str) -> Localizable:
    return localizable("problem-custom-entry", f"{value} must be a module or a list of cards", value=value)
