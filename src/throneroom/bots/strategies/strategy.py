"""A strategy: a list of what to buy, and a bot that follows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from throneroom.bots.strategies.condition import ALWAYS, Condition
from throneroom.bots.strategies.node import card_text
from throneroom.bots.tactics.endgame import LEAST_TO_BUY, last_buy, last_resort, loses, winning_gain
from throneroom.bots.tactics.tactical_bot import TacticalBot
from throneroom.cards.base import MINE
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import DISCARD, GAIN, PLAY, TRASH, Decision, is_among
from throneroom.engine.zone import contains, remove_in_order

if TYPE_CHECKING:
    from throneroom.engine.view import View


class Line:
    """A card, and the condition for wanting it."""

    def __init__(self, card: Card, condition: Condition = ALWAYS) -> None:
        self.card: Final = card
        self.condition: Final = condition
        self._text = ""  # once it is needed; a search needs it again and again

    def text(self) -> str:
        """Return the line in the strategy language."""
        if not self._text:
            name = card_text(self.card)
            self._text = name if self.condition == ALWAYS else f"{name} if {self.condition.text()}"
        return self._text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self.card is other.card and self.condition == other.condition

    def __hash__(self) -> int:
        return hash((self.card.name, self.condition))

    def __repr__(self) -> str:
        return self.text()


class Strategy:
    """Priority lists, each read from the top.

    `buys`: at each buy, the first card that is affordable, left in the Supply, and whose condition holds.
    `gains`: the same for cards gained otherwise, followed by the buys. `trashes`, `discards`, `plays`: which cards to
    trash, discard or play first. `endgame`: near the end of the game, tactics choose what to buy.
    """

    def __init__(
        self,
        name: str,
        buys: tuple[Line, ...],
        *,
        gains: tuple[Line, ...] = (),
        trashes: tuple[Line, ...] = (),
        discards: tuple[Line, ...] = (),
        plays: tuple[Line, ...] = (),
        endgame: bool = False,
    ) -> None:
        self.name: Final = name
        self.buys: Final = buys
        self.gains: Final = gains
        self.trashes: Final = trashes
        self.discards: Final = discards
        self.plays: Final = plays
        self.endgame: Final = endgame

    def renamed(self, name: str) -> Strategy:
        return self._changed(name, self.buys, self.endgame)

    def with_buys(self, buys: tuple[Line, ...], endgame: bool) -> Strategy:
        return self._changed(self.name, buys, endgame)

    def _changed(self, name: str, buys: tuple[Line, ...], endgame: bool) -> Strategy:
        return Strategy(
            name,
            buys,
            gains=self.gains,
            trashes=self.trashes,
            discards=self.discards,
            plays=self.plays,
            endgame=endgame,
        )

    def _parts(self) -> tuple[object, ...]:
        return (self.name, self.buys, self.gains, self.trashes, self.discards, self.plays, self.endgame)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Strategy) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __repr__(self) -> str:
        return f"Strategy({self.name!r}, buys={self.buys!r})"


class StrategyBot(TacticalBot):
    """Follows a strategy, and otherwise tactics. It never ends a game that it would lose."""

    plays_all_treasures: ClassVar[bool] = True

    def __init__(self, strategy: Strategy) -> None:
        self.strategy: Final = strategy
        self._buys: Final = strategy.buys
        self._gains: Final = strategy.gains + strategy.buys
        self._plays: Final = strategy.plays
        self._endgame: Final = strategy.endgame

    def wanted(self, view: View, coins: int) -> Card | None:
        listed = _first_buy(view, self._buys, coins)
        if listed is None and view.money() < LEAST_TO_BUY:
            listed = last_resort(view)
        return last_buy(view, coins, listed) if self._endgame else listed

    def wanted_gain(self, view: View, least: int, most: int) -> Card | None:
        for line in self._gains:
            card = line.card
            if (
                least <= view.cost(card) <= most
                and view.left(card)
                and line.condition.holds(view)
                and not loses(view, card)
            ):
                return card
        return None

    def play_action(self, view: View, actions: tuple[Option, ...]) -> tuple[Option, ...]:
        if self._plays:
            listed = self._listed_play(view, actions)
            if listed is not None:
                return listed.alone
            actions = self._unlisted(actions)
        return super().play_action(view, actions) if actions else ()

    def respond(self, view: View, decision: Decision) -> tuple[Option, ...]:
        if decision.subject == view.seat and decision.most > 0 and isinstance(decision.options[0], Card):
            verb = decision.verb
            if verb is GAIN:
                return self._gain(view, decision)
            if verb is TRASH and _mentions(self.strategy.trashes, decision.options):
                return self._give_up(view, decision, self.strategy.trashes)
            if verb is DISCARD and _mentions(self.strategy.discards, decision.options):
                return self._give_up(view, decision, self.strategy.discards)
            if verb is PLAY and self._plays and decision.least <= 1:
                listed = self._listed_play(view, decision.options)
                if listed is not None:
                    return listed.alone
                unlisted = self._unlisted(decision.options)
                return super().respond(view, _with_options(decision, unlisted)) if unlisted else decision.default()
        return super().respond(view, decision)

    def _gain(self, view: View, decision: Decision) -> tuple[Option, ...]:
        """Gain the first card on the list, otherwise the best card that does not lose the game."""
        if decision.card is MINE and not self.strategy.gains:  # take the best Treasure, whatever the buys say
            return super().respond(view, decision)
        if decision.most > 1:  # several at once, as with Thief: all cards on the lists
            taken = _listed(view, self._gains, decision.options)[: decision.most]
            return tuple(taken) if len(taken) >= decision.least else super().respond(view, decision)
        if self._endgame:
            winning = winning_gain(view, decision.options)
            if winning is not None:
                return winning.alone
        for line in self._gains:
            for option in decision.options:
                if option is line.card:
                    if line.condition.holds(view) and not loses(view, line.card):
                        return option.alone
                    break
        safe = [option for option in decision.options if not loses(view, cast("Card", option))]
        if not safe:
            return decision.default()
        return super().respond(view, _with_options(decision, tuple(safe)))

    def _give_up(self, view: View, decision: Decision, lines: tuple[Line, ...]) -> tuple[Option, ...]:
        """Give up every card on the list, as many as allowed; if that is too few, the worst of the others."""
        chosen = _listed(view, lines, decision.options)[: decision.most]
        missing = decision.least - len(chosen)
        if missing <= 0:
            return tuple(chosen)
        others = [cast("Card", option) for option in decision.options]
        for card in chosen:
            remove_in_order(others, card)
        rest = decision.narrowed(tuple(others), missing, missing)
        return tuple(chosen) + super().respond(view, rest)

    def _listed_play(self, view: View, options: tuple[Option, ...]) -> Option | None:
        """Return the first card on the list of plays."""
        for line in self._plays:
            for option in options:
                if option is line.card:
                    if line.condition.holds(view):
                        return option
                    break
        return None

    def _unlisted(self, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """Return the cards that the list of plays does not mention, which come after those on it."""
        return tuple([option for option in options if not _mentions(self._plays, option.alone)])


def _first_buy(view: View, lines: tuple[Line, ...], coins: int) -> Card | None:
    """Return the first card that is affordable, left, does not lose the game, and whose condition holds."""
    for line in lines:
        card = line.card
        if coins >= view.cost(card):
            left = view.left(card)
            if left and line.condition.holds(view) and (left > 1 or not loses(view, card)):
                return card
    return None


def _with_options(decision: Decision, options: tuple[Option, ...]) -> Decision:
    """Return the same question with fewer options."""
    return decision.narrowed(options, min(decision.least, len(options)), min(decision.most, len(options)))


def _mentions(lines: tuple[Line, ...], options: tuple[Option, ...]) -> bool:
    """Whether a list mentions one of these options."""
    for line in lines:
        for option in options:
            if option is line.card:
                return True
    return False


def _listed(view: View, lines: tuple[Line, ...], options: tuple[Option, ...]) -> list[Card]:
    """Return all options on the list whose condition holds, in its order."""
    chosen: list[Card] = []
    for line in lines:
        card = line.card
        if is_among(options, card) and not contains(chosen, card) and line.condition.holds(view):
            for option in options:
                if option is card:
                    chosen.append(card)
    return chosen
