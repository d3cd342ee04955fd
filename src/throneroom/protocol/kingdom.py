"""The card catalog, and the ways to choose a kingdom."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from throneroom.protocol.base import Answer, CardName, CardNames, Request, Seed, WrittenTexts

Source = Literal["base", "intrigue", "both", "5+5"]
Edition = Literal["first", "second"]
DrawnEdition = Literal["first", "second", "mixed"]


class NamedSet(Request, tag_field="way", tag="set"):
    """A recommended set by its English name. Without an edition, the first that has a set of this name."""

    name: CardName
    edition: Edition | None = None


class ChosenCards(Request, tag_field="way", tag="cards"):
    """Ten cards by name. Without an edition, the second if one of the cards is only in that one."""

    cards: CardNames
    edition: Edition | None = None
    written: WrittenTexts = field(default_factory=list)


class WrittenCards(Request, tag_field="way", tag="text"):
    """Ten cards, or the name of a set, as pasted text: separated by commas, semicolons or line breaks.

    It may end with ", second edition"."""

    text: Annotated[str, Meta(max_length=1000)]
    written: WrittenTexts = field(default_factory=list)


class RandomCards(Request, tag_field="way", tag="random"):
    """Ten random cards. The same seed and options give the same cards.

    Without an edition, from the one that has all the cards needed."""

    source: Source = "both"
    need: CardNames = field(default_factory=list)
    ban: CardNames = field(default_factory=list)
    seed: Seed | None = None
    edition: DrawnEdition | None = None
    written: WrittenTexts = field(default_factory=list)


class SwappedCards(Request, tag_field="way", tag="swap", kw_only=True):
    """The next kingdom of a series. Without `swaps`, one random swap for each of `seats` players."""

    last: CardNames
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    swaps: Annotated[list[tuple[CardName, CardName]], Meta(max_length=6)] | None = None
    source: Source = "both"
    ban: CardNames = field(default_factory=list)
    seed: Seed | None = None
    edition: Edition | None = None
    written: WrittenTexts = field(default_factory=list)


# `written`: the texts of cards that the other fields may name (docs/card-language.md). Only this table knows them.
KingdomWish: TypeAlias = NamedSet | ChosenCards | WrittenCards | RandomCards | SwappedCards


class Pile(Answer):
    card: str
    size: int


class Proposal(Answer):
    """Ten cards, sorted by cost, then name. `seed` is None if nothing was random."""

    cards: list[str]
    set: str | None
    seed: int | None
    piles: list[Pile]
    edition: Edition = "first"


class CardText(Answer):
    """What a custom card is called and says in one language, with its types.

    `modes`: the choices that it offers, by English name.
    """

    name: str
    text: str
    rulings: list[str]
    types: list[str] = field(default_factory=list)
    modes: dict[str, str] = field(default_factory=dict)


class CardFacts(Answer, kw_only=True):
    """A card. `piles`: the size of its pile for 2 to 6 players. `does`: its roles, such as draw.

    `only_in`: the edition that has it, or "" if both do. `texts`: of a custom card, by language, always with "en";
    clients have no text of their own for it. `icon`: the name of a picture that its author chose. `written`: its text,
    if it is a card of the card language. `counts_actions`: what it does may depend on the number of Actions played this
    turn.
    """

    name: str
    cost: int
    types: list[str]
    box: str
    cards: int
    actions: int
    buys: int
    coins: int
    points: int
    piles: list[int]
    does: list[str]
    only_in: str = ""
    texts: dict[str, CardText] | None = None
    counts_actions: bool = False
    icon: str = ""
    written: str = ""


class SetFacts(Answer):
    name: str
    boxes: list[str]
    cards: list[str]
    edition: Edition = "first"


class LevelFacts(Answer):
    """A level of bots. Stronger ones come later in the list. `rating`: its fixed reference on the Glicko-2 scale."""

    name: str
    rating: int = 1500


class Catalog(Answer, kw_only=True):
    """Everything that does not change while the server runs."""

    protocol: int
    version: str
    cards: list[CardFacts]
    sets: list[SetFacts]
    levels: list[LevelFacts]
    modes: list[str]
    verbs: list[str]
    kinds: list[str]
    zones: list[str]
    longest_name: int
    longest_chat: int


def first_game() -> NamedSet:
    """Return the default kingdom."""
    return NamedSet("First Game")
