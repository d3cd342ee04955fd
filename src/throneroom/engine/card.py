"""Cards: name, cost, types and plus-signs as data, and a function for the rest of the text."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from throneroom.engine.zone import contains

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.play import Effect, Play
    from throneroom.engine.player import Player

# A card with several types counts as each of them (rules, section 1).
ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE_TYPE: Final = 8  # CURSE is the card
ATTACK: Final = 16
REACTION: Final = 32

TYPE_NAMES: Final = (
    (ACTION, "Action"),
    (TREASURE, "Treasure"),
    (VICTORY, "Victory"),
    (CURSE_TYPE, "Curse"),
    (ATTACK, "Attack"),
    (REACTION, "Reaction"),
)

# The sizes of a supply pile for 2, 3, 4, 5 and 6 players.
KINGDOM_PILE: Final = (10, 10, 10, 10, 10)
VICTORY_PILE: Final = (8, 12, 12, 12, 12)

# Which box a card comes in.
BASIC: Final = "basic"
BASE: Final = "base"
INTRIGUE: Final = "intrigue"
CUSTOM: Final = "custom"

# The editions of a box. A kingdom belongs to one of them, which says how the cards play whose text has changed.
FIRST: Final = "first"
SECOND: Final = "second"
EDITIONS: Final = (FIRST, SECOND)


# Far more than any card has, and far from what a machine word holds.
_LARGEST: Final = 1 << 40


def check_argument(given: object, wanted: type) -> None:
    """Raise the same TypeError in plain Python that compiled code raises for an argument of a wrong type."""
    if not isinstance(given, wanted):
        raise TypeError(f"{wanted.__name__} object expected; got {type(given).__name__}")


def check_number(given: int) -> None:
    """Refuse what is not a whole number, or too large for one of a card."""
    check_argument(given, int)
    if not -_LARGEST <= given <= _LARGEST:
        raise ValueError(f"a card has no number as large as {given if abs(given) < 10**20 else 'this'}")


class Option:
    """Something an answer can name: a card or a mode. It may give +Cards, +Actions, +Buys and +coins.

    There is one object for each card and mode, compared by identity.
    """

    def __init__(self, name: str, *, cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0) -> None:
        check_argument(name, str)
        for number in (cards, actions, buys, coins):
            check_number(number)
        self.name: Final = name
        self.cards: Final[i64] = cards
        self.actions: Final[i64] = actions
        self.buys: Final[i64] = buys
        self.coins: Final[i64] = coins
        self.alone: Final[tuple[Option, ...]] = (self,)  # the answer that names only this

    def __repr__(self) -> str:
        return self.name

    def __copy__(self) -> Option:
        return self

    def __deepcopy__(self, memo: object) -> Option:
        return self

    def __reduce__(self) -> str:
        raise TypeError(f"{self.name} cannot be pickled: it would come back as another card; send its name or a Record")


class Mode(Option):
    """One of the choices of a "choose one" card: plus-signs, or something that its effect carries out."""


class _Counter:
    """Numbers the cards as they are defined, so that lists can be indexed by card."""

    def __init__(self) -> None:
        self.next = 0


_counter: Final = _Counter()


@final
class Card(Option):
    """A card. All copies are the same object: every Copper is `COPPER`.

    `effect` carries out the card's text once its plus-signs have been given; it is a generator if it asks questions,
    otherwise a plain function. `reaction` is called when the card is revealed in response to an Attack; with
    `reacts_once` the card is not offered again for the same play, and `reacts_if` says whether its owner may reveal it
    now. `worth` returns victory points that depend on all
    the cards a player owns. `piles` are the sizes of the supply pile for 2, 3, 4, 5 and 6 players, `dealt` is the
    number of copies each player starts with, and `ends_game` says whether the game ends when the pile is empty.
    `names` and `texts` translate a custom card: {"fr": ...}.
    `only_in` is the edition of a printed card that the other edition of its box does not have.
    """

    def __init__(
        self,
        name: str,
        *,
        cost: int,
        types: int,
        cards: int = 0,
        actions: int = 0,
        buys: int = 0,
        coins: int = 0,
        points: int = 0,
        effect: Callable[[Game, Play], Effect | None] | None = None,
        reaction: Callable[[Game, Player, Play], Effect | None] | None = None,
        reacts_once: bool = False,
        reacts_if: Callable[[Player], bool] | None = None,
        worth: Callable[[list[Card]], int] | None = None,
        piles: tuple[int, ...] | None = None,
        dealt: int = 0,
        ends_game: bool = False,
        names: dict[str, str] | None = None,
        texts: dict[str, str] | None = None,
        only_in: str = "",
    ) -> None:
        super().__init__(name, cards=cards, actions=actions, buys=buys, coins=coins)
        for number in (cost, types, points, dealt):
            check_number(number)
        check_argument(reacts_once, bool)
        check_argument(ends_game, bool)
        for translated in (names, texts):
            if translated is not None:
                check_argument(translated, dict)
        if piles is not None:
            check_argument(piles, tuple)
            for size in piles:
                check_number(size)
        self.cost: Final[i64] = cost
        self.types: Final = types
        self.points: Final = points
        self.effect: Final = effect
        self.reaction: Final = reaction
        self.reacts_once: Final = reacts_once
        self.reacts_if: Final = reacts_if
        self.worth: Final = worth
        self.dealt: Final = dealt
        self.ends_game: Final = ends_game
        self.only_in: Final = only_in
        self.is_action: Final = types & ACTION != 0
        self.is_treasure: Final = types & TREASURE != 0
        self.is_victory: Final = types & VICTORY != 0
        self.is_curse: Final = types & CURSE_TYPE != 0
        self.is_attack: Final = types & ATTACK != 0
        self.is_reaction: Final = types & REACTION != 0
        self.piles: Final = piles or (VICTORY_PILE if self.is_victory else KINGDOM_PILE)
        self.names: Final = names or {}
        self.texts: Final = texts or {}
        self.box = CUSTOM  # `throneroom.cards` puts the printed cards into their boxes
        self.fingerprint = ""  # of the file that defines a custom card: see `throneroom.cards.custom`
        self.tree: object = None  # of a card written in the card language: see `throneroom.cards.language`
        self.number: Final[i64] = _counter.next
        _counter.next += 1

    @property
    def type_names(self) -> tuple[str, ...]:
        return tuple(name for flag, name in TYPE_NAMES if self.types & flag)


def distinct(cards: list[Card]) -> list[Card]:
    """Return each different card once, in the order they first appear."""
    different: list[Card] = []
    for card in cards:
        if not contains(different, card):
            different.append(card)
    return different
