"""Steps about the turn: plus-signs, costs, what Treasures are worth, protection from an Attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from throneroom.cards.language.node import ONCE, Counter, Node
from throneroom.cards.language.said import say
from throneroom.engine.card import Card
from throneroom.engine.localizable import Localizable

if TYPE_CHECKING:
    from throneroom.cards.language.run import Run


def plus_words(cards: int, actions: int, buys: int, coins: int) -> list[Localizable]:
    """Return the plus-signs in their order: "+1 Card", "+2 Actions"."""
    words: list[Localizable] = []
    for number, name in ((cards, "Card"), (actions, "Action"), (buys, "Buy"), (coins, "Coin")):
        if number:
            english = f"+{number} {name}" if number == 1 else f"+{number} {name}s"
            words.append(Localizable(f"plus-{name.lower()}s", english, {"n": number}))
    return words


@final
class Plus(Node):
    """Plus-signs in the middle of a text, perhaps for each of something. Cards are drawn by whoever acts."""

    def __init__(self, cards: int, actions: int, buys: int, coins: int, per: Counter) -> None:
        super().__init__(False)
        self.cards: Final = cards
        self.actions: Final = actions
        self.buys: Final = buys
        self.coins: Final = coins
        self.per: Final = per

    def parts(self) -> tuple[object, ...]:
        return self.cards, self.actions, self.buys, self.coins, self.per

    def do(self, run: Run) -> None:
        game = run.game
        times = self.per.count(run)
        if self.cards:
            game.draw(run.me, self.cards * times)
        if self.actions:
            game.plus_actions(self.actions * times)
        if self.buys:
            game.plus_buys(self.buys * times)
        if self.coins:
            game.plus_coins(self.coins * times)

    def said(self, form: str, whose: str) -> Localizable:
        words = plus_words(self.cards, self.actions, self.buys, self.coins)
        per = self.per.said(whose)
        signs = words[0]
        for word in words[1:]:
            signs = say("plus-also", f"{signs} and {word}", first=signs, last=word)
        if self.per.what == ONCE:
            return signs
        return say("plus-each", f"{signs}{per}", signs=signs, per=per)


def added(one: Plus, other: Plus) -> Plus:
    """Return the plus-signs of both."""
    return Plus(
        one.cards + other.cards,
        one.actions + other.actions,
        one.buys + other.buys,
        one.coins + other.coins,
        other.per,
    )


@final
class CostLess(Node):
    def __init__(self, number: int) -> None:
        super().__init__(False)
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def do(self, run: Run) -> None:
        run.game.lower_costs(self.number)

    def said(self, form: str, whose: str) -> Localizable:
        return say("cost-less", f"cards cost {self.number} less this turn", n=self.number)


@final
class WorthMore(Node):
    """Each copy of a Treasure gives more coins this turn, or only the first one."""

    def __init__(self, card: Card, number: int, first: bool) -> None:
        super().__init__(False)
        self.card: Final = card
        self.number: Final = number
        self.first: Final = first

    def parts(self) -> tuple[object, ...]:
        return self.card, self.number, self.first

    def do(self, run: Run) -> None:
        for _ in range(self.number):
            if self.first:
                run.game.raise_first_worth(self.card)
            else:
                run.game.raise_worth(self.card)

    def said(self, form: str, whose: str) -> Localizable:
        more = f"{self.number} more Coin" if self.number == 1 else f"{self.number} more Coins"
        if self.first:
            english = f"the first {self.card.name} you play this turn gives {more}"
            return say("first-worth-more", english, card=self.card, n=self.number)
        return say("worth-more", f"each {self.card.name} gives {more} this turn", card=self.card, n=self.number)


@final
class Protect(Node):
    """The Attack that this card was revealed to does not affect its owner."""

    def __init__(self) -> None:
        super().__init__(False)

    def do(self, run: Run) -> None:
        attack = run.attack
        if attack is not None:
            attack.victims = [victim for victim in attack.victims if victim is not run.me]

    def said(self, form: str, whose: str) -> Localizable:
        return say("protect", "the Attack does not affect you")
