"""Steps about cards revealed from a deck or looked at: what becomes of some of them, of the rest, and of `it`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from throneroom.cards.language.filters import Filter
from throneroom.cards.language.node import Node, Selection
from throneroom.cards.language.said import PUT_BACK as PUT_BACK_SENSE
from throneroom.cards.language.said import TAKE, possessive, say, verb
from throneroom.engine.ask import choose_cards, may
from throneroom.engine.card import Card
from throneroom.engine.decision import DISCARD, PUT_BACK, TRASH, Verb
from throneroom.engine.localizable import Localizable
from throneroom.engine.zone import DECK, DISCARD_PILE, HAND, NOWHERE, REVEALED, TRASH_PILE, without

if TYPE_CHECKING:
    from throneroom.cards.language.run import Run
    from throneroom.engine.play import Effect
    from throneroom.engine.player import Player


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
        act, back = verb("discard", form), verb("put", form, PUT_BACK_SENSE)
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
        if self.to == TO_HAND:
            act = verb("put", form, TAKE)
            return say("rest-to-hand", f"{act} the rest into {possessive(whose)} hand", verb=act, whose=whose)
        act = verb("put", form, PUT_BACK_SENSE)
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
        act, nouns = verb("put", form, TAKE), self.cards.noun(2).replace(" or ", " and ")
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
            act = verb("put", form, TAKE)
            return say("it-to-hand", f"{act} it into {possessive(whose)} hand", verb=act, whose=whose)
        if self.to == BACK:
            act = verb("put", form, PUT_BACK_SENSE)
            return say("it-back", f"{act} it back", verb=act)
        act = verb("discard" if self.to == TO_DISCARD else "trash", form)
        return say("it-step", f"{act} it", verb=act)


TO_TRASH: Final = "trash"
_ENDS: Final = {TO_DISCARD: DISCARD_PILE, TO_TRASH: TRASH_PILE, TO_HAND: HAND, BACK: NOWHERE}
