"""Cards by name, and lists of cards as text: "4 Copper, Moat"."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import Final

from throneroom.cards.boxes import BASE_CARDS, BASIC_CARDS, INTRIGUE_CARDS, MODES
from throneroom.engine.card import Card, Mode, Option
from throneroom.engine.localizable import Localizable, OneOf, Problem, localizable, or_list
from throneroom.engine.numbers import number_option

_AMOUNT: Final = re.compile(r"(\d+)\s*[x×]?\s+(.+)")
# A number to choose, as an option is named: without a sign, and without zeros before it.
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,2}")
# No list needs longer amounts, and a huge one must not exhaust memory.
_DIGITS: Final = 3

_HYPHEN: Final = re.compile(r"(?<=\w)[-‐‑](?=\w)")
# Letters that Unicode does not split into a plain letter and an accent, and punctuation that may be left out.
_LETTERS: Final = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae", "'": "", "’": "", "ʼ": "", "`": "", "´": ""})


class UnknownCard(Problem):
    """A name that no card has, with similar names."""

    def __init__(self, name: str, close: list[Card]) -> None:
        unknown = localizable("problem-no-card", f"no card named {name!r}", name=repr(name))
        message = with_suggestions(unknown, list(close), [card.name for card in close])
        super().__init__(message.key, message.english, **message.facts)
        self.name: Final = name
        self.suggestions: Final = [card.name for card in close]


def with_suggestions(problem: Localizable, close: list[object], names: list[str]) -> Localizable:
    """Add "did you mean ...?" to a message; `names` are the English ones."""
    if not close:
        return problem
    english = f"{problem}. Did you mean {or_list(names)}?"
    return localizable("problem-did-you-mean", english, problem=problem, names=OneOf(close))


class Catalog:
    """The cards that can be named: the printed ones of all editions, and custom cards."""

    def __init__(self, custom_cards: Iterable[Card] = ()) -> None:
        self._cards: dict[str, Card] = dict(_PRINTED)
        # Returns the English name of a printed card for one in another language; the layers above set it.
        self.translate: Callable[[str], str | None] | None = None
        self._modes: dict[str, Mode] = {plain(mode.name): mode for mode in MODES}
        for card in custom_cards:
            if self._cards.setdefault(plain(card.name), card) is not card:
                raise _name_taken(card.name)

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(self._cards.values())

    def with_cards(self, cards: Iterable[Card]) -> Catalog:
        """Return a catalog that has these cards, too, in place of custom cards with their names.

        Raises Problem if a printed card has the name of one of them.
        """
        added = {plain(card.name): card for card in cards if self._cards.get(plain(card.name)) is not card}
        if not added:
            return self
        custom = [card for name, card in self._cards.items() if name not in _PRINTED and name not in added]
        catalog = Catalog([*custom, *added.values()])
        catalog.translate = self.translate
        return catalog

    def find(self, name: str) -> Card:
        """Return the card with this name, ignoring case, accents and spacing. Raises UnknownCard."""
        card = self._cards.get(plain(name))
        if card is None and self.translate is not None:
            card = self._cards.get(plain(self.translate(name) or ""))
        if card is None:
            close = difflib.get_close_matches(plain(name), list(self._cards), n=3, cutoff=0.7)
            raise UnknownCard(name.strip(), [self._cards[match] for match in close])
        return card

    def find_option(self, name: str) -> Option:
        """Return the card, mode or number with this name. Raises UnknownCard."""
        if _NUMBER.fullmatch(name):
            return number_option(int(name))
        return self._modes.get(plain(name)) or self.find(name)

    def read_list(self, text: str) -> list[Card]:
        """Read a list such as "4 Copper, Moat". A dash or empty text means no cards.

        Raises UnknownCard, or another Problem for an absurd amount.
        """
        cards: list[Card] = []
        for part in text.split(","):
            entry = part.strip()
            if entry.strip("-–"):
                amount = _AMOUNT.fullmatch(entry)
                if amount and len(amount[1]) > _DIGITS:
                    raise Problem(
                        "problem-copies",
                        f"no game has {amount[1]} copies of a card: {entry!r}",
                        n=amount[1],
                        entry=repr(entry),
                    )
                cards += [self.find(amount[2])] * int(amount[1]) if amount else [self.find(entry)]
        return cards


def list_text(cards: Iterable[Option]) -> str:
    """Write a list of cards, grouping equal neighbours: "4 Copper, Moat", or "-" for none."""
    groups: list[tuple[str, int]] = []
    for card in cards:
        if groups and groups[-1][0] == card.name:
            groups[-1] = (card.name, groups[-1][1] + 1)
        else:
            groups.append((card.name, 1))
    return ", ".join(f"{number} {name}" if number > 1 else name for name, number in groups) or "-"


def plain(name: str) -> str:
    """Reduce a name for comparison: no case, accents, apostrophes, inner hyphens or extra spaces."""
    letters = unicodedata.normalize("NFKD", _HYPHEN.sub(" ", name.casefold()).translate(_LETTERS))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def _name_taken(name: str) -> Problem:
    return Problem("problem-card-taken", f"there is already a card named {name}; give yours another name", name=name)


# The printed cards by name; each catalog starts with them.
_PRINTED: Final = {plain(card.name): card for card in (*BASIC_CARDS, *BASE_CARDS, *INTRIGUE_CARDS)}
