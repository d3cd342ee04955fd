"""Custom cards that are not here: what records and tables note about a card, and what takes its place without its file.

A stand-in has the card's name, cost, types and plus-signs. A game can go on with it until the rest of its text matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NoReturn

from throneroom.cards.catalog import Catalog, UnknownCard
from throneroom.engine.card import CUSTOM, TYPE_NAMES, Card
from throneroom.engine.localizable import Localizable, Problem, localizable

_NUMBERS: Final = ("cost", "cards", "actions", "buys", "coins", "points")
_PILES: Final = "piles"
_MOST: Final = 999


class CardMissing(Problem):
    """The text of a custom card is needed, and its file is not here."""

    def __init__(self, name: str) -> None:
        super().__init__("problem-custom-missing", f"{name} is a custom card that is not here", name=name)


class CardNote:
    """What a record or a table notes about a custom card: the fingerprint of its file, and what is printed on it."""

    def __init__(
        self,
        name: str,
        file: str,
        *,
        types: tuple[str, ...],
        cost: int = 0,
        cards: int = 0,
        actions: int = 0,
        buys: int = 0,
        coins: int = 0,
        points: int = 0,
        piles: tuple[int, ...] = (),
        does: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.file: Final = file
        self.types: Final = types
        self.cost: Final = cost
        self.cards: Final = cards
        self.actions: Final = actions
        self.buys: Final = buys
        self.coins: Final = coins
        self.points: Final = points
        self.piles: Final = piles
        self.does: Final = does  # what only its file knows: effect, reaction, condition, worth; or "once"

    def to_data(self) -> dict[str, Any]:
        """Return the note as plain data, without what is zero or empty."""
        data: dict[str, Any] = {"name": self.name, "file": self.file, "types": list(self.types)}
        numbers = (self.cost, self.cards, self.actions, self.buys, self.coins, self.points)
        data.update({key: number for key, number in zip(_NUMBERS, numbers, strict=True) if number})
        data.update({key: list(value) for key, value in ((_PILES, self.piles), ("does", self.does)) if value})
        return data


def note_of(card: Card) -> CardNote:
    """Return what is to be noted about a custom card."""
    does = [
        name
        for name, function in (
            ("effect", card.effect),
            ("reaction", card.reaction),
            ("condition", card.reacts_if),
            ("worth", card.worth),
        )
        if function is not None
    ]
    return CardNote(
        card.name,
        card.fingerprint,
        types=card.type_names,
        cost=card.cost,
        cards=card.cards,
        actions=card.actions,
        buys=card.buys,
        coins=card.coins,
        points=card.points,
        piles=tuple(card.piles),
        does=(*does, "once") if card.reacts_once else tuple(does),
    )


def notes_of(cards: Iterable[Card]) -> tuple[CardNote, ...]:
    """Return a note about each custom card among these."""
    return tuple([note_of(card) for card in cards if card.box == CUSTOM])


def read_note(data: Mapping[str, Any]) -> CardNote:
    """Read a note from plain data. Raises ValueError."""
    known = {"name", "file", "types", "does", _PILES, *_NUMBERS}
    names, lists = [data.get("name"), data.get("file")], [data.get("types"), data.get("does", [])]
    numbers = {key: data.get(key, 0) for key in _NUMBERS}
    piles = data.get(_PILES, [])
    if (
        not data.keys() <= known
        or not all(isinstance(name, str) for name in names)
        or not all(isinstance(texts, list) and all(isinstance(text, str) for text in texts) for texts in lists)
        or not all(type(number) is int and abs(number) <= _MOST for number in numbers.values())
        or not isinstance(piles, list)
        or len(piles) not in (0, 5)
        or not all(type(size) is int and 1 <= size <= _MOST for size in piles)
        or not {*lists[0]} <= {name for _, name in TYPE_NAMES}
    ):
        raise ValueError("not what is noted about a custom card")
    return CardNote(
        data["name"],
        data["file"],
        types=tuple(data["types"]),
        piles=tuple(piles),
        does=tuple(data.get("does", [])),
        **numbers,
    )


def stand_in(note: CardNote) -> Card:
    """Return a card with what is printed on it. What only its file knows raises CardMissing."""

    def missing(*facts: object) -> NoReturn:
        raise CardMissing(note.name)

    card = Card(
        note.name,
        cost=note.cost,
        types=sum(flag for flag, name in TYPE_NAMES if name in note.types),
        cards=note.cards,
        actions=note.actions,
        buys=note.buys,
        coins=note.coins,
        points=note.points,
        effect=missing if "effect" in note.does else None,
        reaction=missing if "reaction" in note.does else None,
        reacts_if=missing if "condition" in note.does else None,
        reacts_once="once" in note.does,
        worth=missing if "worth" in note.does else None,
        piles=note.piles or None,
    )
    card.fingerprint = note.file
    return card


class CustomState:
    """How the custom cards of a record or a table compare with those that are here."""

    def __init__(self, notes: Iterable[CardNote], catalog: Catalog) -> None:
        self.missing: Final[list[str]] = []
        self.changed: Final[list[str]] = []
        stand_ins: list[Card] = []
        for note in notes:
            try:
                card = catalog.find(note.name)
            except UnknownCard:
                self.missing.append(note.name)
                stand_ins.append(stand_in(note))
                continue
            if card.fingerprint != note.file:
                self.changed.append(note.name)
        custom = [card for card in catalog.cards if card.box == CUSTOM]
        self.catalog: Final = Catalog([*custom, *stand_ins]) if stand_ins else catalog

    def __bool__(self) -> bool:
        """Whether something is not as it was."""
        return bool(self.missing or self.changed)

    @property
    def message(self) -> Localizable:
        """One sentence about what is not as it was."""
        cards = ", ".join(self.missing or self.changed)
        n = len(self.missing or self.changed)
        if self.missing:
            english = f"{cards}: this custom card is not here, so the game can be shown only up to its first use"
            return localizable("problem-custom-gone", english, cards=cards, n=n)
        english = f"{cards}: this custom card has changed since, so the game can be shown only as far as it still fits"
        return localizable("problem-custom-changed", english, cards=cards, n=n)
