"""A card as a tree: what is printed on it as data, the steps of its text, its Reaction, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from throneroom.cards.language.filters import Filter
from throneroom.cards.language.node import Node, any_asks, ask_all, do_all
from throneroom.cards.language.run import Run
from throneroom.cards.language.turn_nodes import Protect

if TYPE_CHECKING:
    from throneroom.engine.card import Card
    from throneroom.engine.game import Game
    from throneroom.engine.play import Effect, Play
    from throneroom.engine.player import Player


@final
class Worth:
    """Points for every few cards of some kind that a player owns."""

    def __init__(self, points: int, every: int, cards: Filter) -> None:
        self.points: Final = points
        self.every: Final = every
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return self.points, self.every, self.cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Worth) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def of(self, cards: list[Card]) -> int:
        number = len(cards)
        if not self.cards.any:
            number = len([card for card in cards if self.cards.has_kind(card)])
        return number // self.every * self.points


@final
class Reaction:
    """What the card does when it is revealed to an Attack, and when it may be."""

    def __init__(self, fewest: int, once: bool, steps: tuple[Node, ...]) -> None:
        self.fewest: Final = fewest  # cards in hand; 0: any number
        self.once: Final = once
        self.steps: Final = steps

    def parts(self) -> tuple[object, ...]:
        return self.fewest, self.once, self.steps

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reaction) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    @property
    def reacts_once(self) -> bool:
        """Whether it is offered once per Attack: if the text says so, or if it can do nothing more."""
        return self.once or not [step for step in self.steps if not isinstance(step, Protect)]


@final
class CardTree:
    """A card as it was read. Two are equal if they say the same."""

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
        worth: Worth | None = None,
        steps: tuple[Node, ...] = (),
        reaction: Reaction | None = None,
        names: dict[str, str] | None = None,
        icon: str = "",
    ) -> None:
        self.name: Final = name
        self.cost: Final = cost
        self.types: Final = types
        self.cards: Final = cards
        self.actions: Final = actions
        self.buys: Final = buys
        self.coins: Final = coins
        self.points: Final = points
        self.worth: Final = worth
        self.steps: Final = steps
        self.reaction: Final = reaction
        self.names: Final = names or {}
        self.icon: Final = icon  # the name of a picture; what shows cards may have it or not
        self._asks: Final = any_asks(steps)
        self._reaction_asks: Final = reaction is not None and any_asks(reaction.steps)
        # A single step that asks needs no generator of its own around it, unless cards may be left revealed.
        self._alone: Final = steps[0] if len(steps) == 1 and steps[0].asks and not reveals(steps) else None

    def parts(self) -> tuple[object, ...]:
        printed = (self.cost, self.types, self.cards, self.actions, self.buys, self.coins, self.points)
        return self.name, printed, self.worth, self.steps, self.reaction, tuple(sorted(self.names.items())), self.icon

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardTree) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        return f"CardTree{self.parts()}"

    # -- the functions of the card ----------------------------------------------------------------------------------

    def effect(self, game: Game, play: Play) -> Effect | None:
        run = Run(game, play, None)
        if not self._asks:
            do_all(self.steps, run)
            run.tidy()
            return None
        alone = self._alone
        return follow(self.steps, run) if alone is None else alone.ask(run)

    def react(self, game: Game, player: Player, attack: Play) -> Effect | None:
        reaction, play = self.reaction, game.playing
        assert reaction is not None
        assert play is not None
        run = Run(game, play, attack)
        if not self._reaction_asks:
            do_all(reaction.steps, run)
            run.tidy()
            return None
        return follow(reaction.steps, run)

    def may_react(self, player: Player) -> bool:
        reaction = self.reaction
        return reaction is not None and player.hand_zone.size >= reaction.fewest

    def points_of(self, cards: list[Card]) -> int:
        worth = self.worth
        return 0 if worth is None else worth.of(cards)


def follow(steps: tuple[Node, ...], run: Run) -> Effect:
    """Follow steps of which some may ask."""
    yield from ask_all(steps, run)
    run.tidy()


def reveals(steps: tuple[Node, ...]) -> bool:
    """Whether cards of a deck may be left revealed by one of these steps, or of those within."""
    for step in steps:
        if step.reveals() or reveals(step.children()):
            return True
    return False


def size(steps: tuple[Node, ...]) -> int:
    """Return how many steps there are, with those within."""
    return sum([1 + size(step.children()) for step in steps])


def depth(steps: tuple[Node, ...]) -> int:
    """Return how deep steps stand within one another."""
    return max([1 + depth(step.children()) for step in steps], default=0)
