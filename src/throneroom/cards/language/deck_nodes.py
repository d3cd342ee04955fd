"""Steps about the deck: draw, reveal, look at its top cards, and what becomes of those."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from throneroom.cards.language.filters import Filter
from throneroom.cards.language.node import Node, Selection
from throneroom.cards.language.said import counted, possessive, say, verb
from throneroom.engine.ask import choose_card, choose_cards, may
from throneroom.engine.card import Card
from throneroom.engine.decision import DISCARD, NAME, PUT_BACK, SET_ASIDE, TRASH, Verb
from throneroom.engine.localizable import Localizable
from throneroom.engine.zone import DECK, DISCARD_PILE, HAND, NOWHERE, REVEALED, TRASH_PILE, without

if TYPE_CHECKING:
    from throneroom.cards.language.run import Run
    from throneroom.engine.play import Effect
    from throneroom.engine.player import Player


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


# -- what becomes of cards revealed or looked at ----------------------------------------------------------------------


def move_group(run: Run, word: Verb, cards: list[Card]) -> None:
    """Discard or trash some of the cards revealed or looked at."""
    game, me = run.game, run.me
    run.leaves(cards)
    if word is DISCARD:
        if run.group_zone == DECK:
            game.discard_from_deck(me, cards)
        else:
            game.discard_revealed(me, cards)
        return
    if run.group_zone == DECK:
        game.trash_from_deck(me, cards)
    else:
        for card in cards:
            game.trash_revealed(me, card)
    if me is not run.you:
        run.loot = run.loot + cards


@final
class OfThem(Node):
    """Discard or trash some of the cards revealed or looked at. `you_choose`: not the player whose cards they are."""

    def __init__(self, word: Verb, cards: Selection, optional: bool, you_choose: bool, plain: bool) -> None:
        super().__init__(True, optional)
        self.word: Final = word
        self.cards: Final = cards
        self.you_choose: Final = you_choose
        self.plain: Final = plain  # said as "2 of them", not as "a revealed Treasure"

    def parts(self) -> tuple[object, ...]:
        return self.word.name, self.cards, self.optional, self.you_choose, self.plain

    def ask(self, run: Run) -> Effect:
        game, me = run.game, run.me
        cards = self.cards.cards.among(game, run.group[:], run.it)
        least, most = self.cards.least(self.optional), self.cards.most(len(cards))
        chooser: Player = run.you if self.you_choose else me
        chosen = yield from choose_cards(
            game,
            chooser,
            self.word,
            cards,
            least,
            most,
            ordered=self.word is DISCARD,
            subject=me,
            zone=run.group_zone,
        )
        move_group(run, self.word, chosen)
        done = self.cards.is_done(len(chosen))
        run.note(chosen, done, DISCARD_PILE if self.word is DISCARD else TRASH_PILE)

    def said(self, form: str, whose: str) -> Localizable:
        act = verb("discard" if self.word is DISCARD else "trash", form)
        if self.plain:
            what = self.cards.of_them()
        else:
            kind, price = self.cards.cards.kind(), self.cards.cards.price.said()
            what = say("a-revealed", f"a revealed {self.cards.cards.noun(1)}{price}", kind=kind, price=price)
        choice = say("you-choose", " that you choose") if self.you_choose else say("nothing", "")
        return say("of-them-step", f"{act} {what}{choice}", verb=act, what=what, choice=choice)


@final
class DiscardOrPutBack(Node):
    """Discard the revealed card or put it back, as you choose."""

    def __init__(self, you_choose: bool) -> None:
        super().__init__(True)
        self.you_choose: Final = you_choose

    def parts(self) -> tuple[object, ...]:
        return (self.you_choose,)

    def ask(self, run: Run) -> Effect:
        game, me = run.game, run.me
        chooser: Player = run.you if self.you_choose else me
        done = False
        for card in run.group[:]:
            if (yield from may(game, chooser, DISCARD, card, subject=me, zone=run.group_zone)):
                move_group(run, DISCARD, [card])
                run.note([card], True, DISCARD_PILE)
                done = True
        run.done = done
        run.tidy()

    def said(self, form: str, whose: str) -> Localizable:
        act, back = verb("discard", form), verb("put", form)
        choice = say("as-you-choose", " as you choose") if self.you_choose else say("nothing", "")
        return say("discard-or-back", f"{act} it or {back} it back{choice}", verb=act, back=back, choice=choice)


# What becomes of the rest.
TO_DISCARD: Final = "discard"
TO_HAND: Final = "hand"
BACK: Final = "back"
BACK_ORDERED: Final = "back-ordered"


@final
class TheRest(Node):
    """Discard the rest of the cards revealed or looked at, put them back, or take them into the hand."""

    def __init__(self, to: str) -> None:
        super().__init__(to == BACK_ORDERED)
        self.to: Final = to

    def parts(self) -> tuple[object, ...]:
        return (self.to,)

    def do(self, run: Run) -> None:
        cards = run.group[:]
        if self.to == TO_DISCARD:
            move_group(run, DISCARD, cards)
        elif self.to == TO_HAND:
            if run.group_zone == REVEALED:
                run.leaves(cards)
                run.game.take_revealed(run.me, cards)
        else:
            run.tidy()
        run.count = len(cards)
        run.done = len(cards) > 0

    def ask(self, run: Run) -> Effect:
        game, me = run.game, run.me
        rest = run.group[:]
        number = len(rest)
        ordered = yield from choose_cards(game, me, PUT_BACK, rest, number, number, ordered=True, zone=run.group_zone)
        run.group = []
        if run.group_zone == DECK:
            game.rearrange_deck(me, ordered)
        else:
            game.put_back(me, ordered)
        run.done = number > 0

    def said(self, form: str, whose: str) -> Localizable:
        if self.to == TO_DISCARD:
            act = verb("discard", form)
            return say("discard-rest", f"{act} the rest", verb=act)
        act = verb("put", form)
        if self.to == TO_HAND:
            return say("rest-to-hand", f"{act} the rest into {possessive(whose)} hand", verb=act, whose=whose)
        if self.to == BACK:
            return say("rest-back", f"{act} the rest back", verb=act)
        return say("rest-back-ordered", f"{act} the rest back in any order", verb=act)


@final
class TakeKind(Node):
    """Put the revealed cards of a kind into the hand."""

    def __init__(self, cards: Filter) -> None:
        super().__init__(False)
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)

    def do(self, run: Run) -> None:
        if run.group_zone != REVEALED:
            return
        taken = self.cards.among(run.game, run.group[:], run.it)
        run.group = without(run.group, taken)
        run.game.take_revealed(run.me, taken)
        run.note(taken, len(taken) > 0, HAND)

    def said(self, form: str, whose: str) -> Localizable:
        act, nouns = verb("put", form), self.cards.noun(2).replace(" or ", " and ")
        english = f"{act} the revealed {nouns} into {possessive(whose)} hand"
        return say("take-kind", english, verb=act, kind=self.cards.kind(), whose=whose)


@final
class ItTo(Node):
    """Do something with the card that the last step was about: discard it, trash it, take it, put it back."""

    def __init__(self, to: str) -> None:
        super().__init__(False)
        self.to: Final = to

    def parts(self) -> tuple[object, ...]:
        return (self.to,)

    def do(self, run: Run) -> None:
        game, me, it = run.game, run.me, run.it
        done = it is not None and (run.has(REVEALED) or run.has(DECK) or run.has(HAND))
        if it is not None and done:
            if run.it_zone == HAND:
                if self.to == TO_DISCARD:
                    game.discard(me, [it])
                elif self.to == TO_TRASH:
                    game.trash_from_hand(me, [it])
                elif self.to == BACK:
                    game.put_on_deck(me, [it], openly=True)
            elif self.to == TO_DISCARD:
                move_group(run, DISCARD, [it])
            elif self.to == TO_TRASH:
                move_group(run, TRASH, [it])
            elif run.group_zone == REVEALED:
                run.leaves([it])
                if self.to == TO_HAND:
                    game.take_revealed(me, [it])
                else:
                    game.put_back(me, [it])
            run.it_zone = _ENDS[self.to]
        run.done = done

    def said(self, form: str, whose: str) -> Localizable:
        if self.to == TO_HAND:
            act = verb("put", form)
            return say("it-to-hand", f"{act} it into {possessive(whose)} hand", verb=act, whose=whose)
        if self.to == BACK:
            act = verb("put", form)
            return say("it-back", f"{act} it back", verb=act)
        act = verb("discard" if self.to == TO_DISCARD else "trash", form)
        return say("it-step", f"{act} it", verb=act)


TO_TRASH: Final = "trash"
_ENDS: Final = {TO_DISCARD: DISCARD_PILE, TO_TRASH: TRASH_PILE, TO_HAND: HAND, BACK: NOWHERE}


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
