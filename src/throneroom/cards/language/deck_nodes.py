"""Steps about the deck: draw, reveal, look at its top cards, and what becomes of those."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from throneroom.cards.base import DECK_INTO_DISCARD
from throneroom.cards.language.filters import Filter
from throneroom.cards.language.node import Node, Selection
from throneroom.cards.language.said import MOVE, counted, possessive, say, verb
from throneroom.engine.ask import choose_card, choose_cards, may_choose
from throneroom.engine.card import Card
from throneroom.engine.decision import DISCARD, DISCARD_DECK, NAME, SET_ASIDE, Verb
from throneroom.engine.localizable import Localizable
from throneroom.engine.zone import DECK, DISCARD_PILE, NOWHERE, REVEALED, TRASH_PILE

if TYPE_CHECKING:
    from throneroom.cards.language.run import Run
    from throneroom.engine.play import Effect


@final
class Draw(Node):
    def __init__(self, number: int) -> None:
        super().__init__(False)
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def do(self, run: Run) -> None:
        run.game.draw(run.me, self.number)

    def said(self, form: str, whose: str) -> Localizable:
        act = verb("draw", form)
        what = "a card" if self.number == 1 else counted(self.number, "card")
        return say("draw-step", f"{act} {what}", verb=act, n=self.number)


@final
class DrawUntil(Node):
    """Draw until there are this many cards in hand; some may be set aside as they are drawn, to be discarded."""

    def __init__(self, number: int, aside: Filter | None) -> None:
        super().__init__(aside is not None)
        self.number: Final = number
        self.aside: Final = aside

    def parts(self) -> tuple[object, ...]:
        return self.number, self.aside

    def do(self, run: Run) -> None:
        number = self.number - run.me.hand_zone.size
        if number > 0:
            run.game.draw(run.me, number)

    def ask(self, run: Run) -> Effect:
        game, me, aside = run.game, run.me, self.aside
        assert aside is not None  # otherwise it does not ask
        while me.hand_zone.size < self.number:
            card = game.draw_one(me)
            if card is None:
                break
            offered = [card] if aside.matches(game, card, None) else []
            chosen = yield from choose_cards(game, me, SET_ASIDE, offered, 0, 1)
            if chosen:
                game.set_aside(me, card)
        game.discard_set_aside(me)

    def said(self, form: str, whose: str) -> Localizable:
        act = verb("draw", form)
        have = "you have" if whose == "you" else "they have"
        english = f"{act} until {have} {counted(self.number, 'card')} in hand"
        return say("draw-until", english, verb=act, n=self.number, whose=whose)

    def said_aside(self) -> Localizable:
        """Put into words which cards may be set aside, as a sentence of its own."""
        assert self.aside is not None
        english = f"you may set aside {self.aside.noun(2)} as you draw them and discard them afterwards"
        return say("draw-aside", english, kind=self.aside.kind())


@final
class RevealTop(Node):
    """Reveal, or look at, the top cards of the deck."""

    def __init__(self, number: int, openly: bool) -> None:
        super().__init__(False)
        self.number: Final = number
        self.openly: Final = openly

    def parts(self) -> tuple[object, ...]:
        return self.number, self.openly

    def reveals(self) -> bool:
        return True

    def do(self, run: Run) -> None:
        if self.openly:
            cards = run.game.reveal_top(run.me, self.number)
            run.reveal(cards)
            run.note(cards, len(cards) == self.number, REVEALED)
        else:
            run.tidy()
            cards = run.game.look_at_top(run.me, self.number)
            run.group = cards[:]
            run.group_zone = DECK
            run.note(cards, len(cards) == self.number, DECK)

    def said(self, form: str, whose: str) -> Localizable:
        act = verb("reveal" if self.openly else "look at", form)
        top = top_cards(self.number, whose)
        return say("top-step", f"{act} {top}", verb=act, top=top)


def top_cards(number: int, whose: str) -> Localizable:
    cards = "card" if number == 1 else f"{number} cards"
    return say("top-cards", f"the top {cards} of {possessive(whose)} deck", n=number, whose=whose)


@final
class RevealUntil(Node):
    """Reveal cards from the deck one by one until some of a kind are found. The last of them is `it`."""

    def __init__(self, cards: Selection) -> None:
        super().__init__(False)
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)

    def reveals(self) -> bool:
        return True

    def do(self, run: Run) -> None:
        game = run.game
        found: list[Card] = []
        while len(found) < self.cards.number:
            cards = game.reveal_top(run.me)
            if not cards:
                break
            run.reveal(cards)
            if self.cards.cards.matches(game, cards[0], run.it):
                found.append(cards[0])
        run.note(found, len(found) == self.cards.number, REVEALED)

    def said(self, form: str, whose: str) -> Localizable:
        act, what = verb("reveal", form), self.cards.said()
        subject = "you reveal" if whose == "you" else "they reveal"
        english = f"{act} cards from {possessive(whose)} deck until {subject} {what}"
        return say("reveal-until", english, verb=act, what=what, whose=whose)


@final
class DiscardTop(Node):
    """Discard, or trash, the top card of the deck."""

    def __init__(self, word: Verb) -> None:
        super().__init__(False)
        self.word: Final = word

    def parts(self) -> tuple[object, ...]:
        return (self.word.name,)

    def do(self, run: Run) -> None:
        game, me = run.game, run.me
        cards: list[Card] = []
        if self.word is DISCARD:
            card = game.discard_top(me)
            if card is not None:
                cards = [card]
            run.note(cards, len(cards) > 0, DISCARD_PILE)
        else:
            for card in game.reveal_top(me):
                game.trash_revealed(me, card)
                cards.append(card)
                if me is not run.you:
                    run.loot = [*run.loot, card]
            run.note(cards, len(cards) > 0, TRASH_PILE)

    def said(self, form: str, whose: str) -> Localizable:
        act, top = verb("discard" if self.word is DISCARD else "trash", form), top_cards(1, whose)
        return say("top-step", f"{act} {top}", verb=act, top=top)


@final
class NameCard(Node):
    """Name any card of the game."""

    def __init__(self) -> None:
        super().__init__(True)

    def ask(self, run: Run) -> Effect:
        named = yield from choose_card(run.game, run.me, NAME, list(run.game.supply.stock.cards))
        if named is not None:
            run.game.name_card(run.me, named)
        run.named = named

    def said(self, form: str, whose: str) -> Localizable:
        act = verb("name", form)
        return say("name-card", f"{act} a card", verb=act)


@final
class DiscardDeck(Node):
    """Put the deck into the discard pile."""

    def __init__(self, optional: bool) -> None:
        super().__init__(optional, optional)

    def parts(self) -> tuple[object, ...]:
        return (self.optional,)

    def do(self, run: Run) -> None:
        done = run.me.deck_zone.size > 0
        run.game.discard_deck(run.me)
        run.note([], done, NOWHERE)

    def ask(self, run: Run) -> Effect:
        run.note([], False, NOWHERE)
        if not run.me.deck_zone.size and not run.game.asks_forced:
            return
        if (yield from may_choose(run.game, run.me, DISCARD_DECK, DECK_INTO_DISCARD)):
            self.do(run)

    def said(self, form: str, whose: str) -> Localizable:
        act, your = verb("put", form, MOVE), possessive(whose)
        return say("discard-deck", f"{act} {your} deck into {your} discard pile", verb=act, whose=whose)
