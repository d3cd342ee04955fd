"""Steps about cards in hand: discard, trash, put on the deck, reveal, play, pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from throneroom.cards.language.node import EXACT, Counter, Node, Selection
from throneroom.cards.language.said import counted, possessive, say, verb
from throneroom.engine.ask import (
    choose_card,
    choose_cards,
    choose_number,
    discard_down_to,
    may,
    may_choose,
)
from throneroom.engine.card import Card, Mode
from throneroom.engine.decision import (
    CHOOSE,
    DISCARD,
    PUT_INTO_DECK,
    PUT_ON_DECK,
    REVEAL_CARD,
    TRASH,
    Verb,
)
from throneroom.engine.localizable import Localizable
from throneroom.engine.zone import DISCARD_PILE, HAND, IN_PLAY, NOWHERE, TRASH_PILE

if TYPE_CHECKING:
    from throneroom.cards.language.run import Run
    from throneroom.engine.play import Effect


@final
class FromHand(Node):
    """Discard, trash, or put onto the deck, a number of cards from hand.

    A named card that must be given up is not asked for. "You may discard 2 cards" is a question of its own: there is
    no giving up only one of them.
    """

    def __init__(self, word: Verb, cards: Selection, optional: bool, per: Counter, mode: Mode | None) -> None:
        super().__init__(True, optional)
        self.word: Final = word
        self.cards: Final = cards
        self.per: Final = per
        self.mode: Final = mode  # what is asked first, if several cards may be given up only together

    def parts(self) -> tuple[object, ...]:
        return self.word.name, self.cards, self.optional, self.per

    def ask(self, run: Run) -> Effect:
        game, me = run.game, run.me
        cards = self.cards.cards.among(game, me.hand, run.it)
        number = self.cards.most(len(cards)) * self.per.count(run)
        least = self.cards.least(self.optional) * number // max(1, self.cards.number)
        if self.mode is not None:
            wanted = False
            if me.hand_zone.size > 0 if game.asks_forced else len(cards) > 0:
                wanted = yield from may_choose(game, me, CHOOSE, self.mode)
            least = number if wanted else 0
            if not wanted:
                number = 0
        chosen: list[Card]
        named = self.cards.cards.card
        if named is not None and least == number == 1:
            chosen = [named] if cards else []
        elif self.mode is not None and number == 0:
            chosen = []
        else:
            chosen = yield from choose_cards(game, me, self.word, cards, least, number, ordered=self.word is not TRASH)
        if self.word is DISCARD:
            game.discard(me, chosen)
            zone = DISCARD_PILE
        elif self.word is TRASH:
            game.trash_from_hand(me, chosen)
            if me is not run.you:
                run.loot = run.loot + chosen
            zone = TRASH_PILE
        else:
            game.put_on_deck(me, chosen)
            zone = NOWHERE
        run.note(chosen, self.cards.is_done(len(chosen)), zone)

    def said(self, form: str, whose: str) -> Localizable:
        what, per = self.cards.said(), self.per.said(whose)
        hand = say("from-hand", f" from {possessive(whose)} hand", whose=whose)
        if self.word is PUT_ON_DECK:
            act = verb("put", form)
            english = f"{act} {what}{hand} onto {possessive(whose)} deck{per}"
            return say("put-on-deck", english, verb=act, what=what, source=hand, whose=whose, per=per)
        act = verb("discard" if self.word is DISCARD else "trash", form)
        return say("from-hand-step", f"{act} {what}{hand}{per}", verb=act, what=what, source=hand, per=per)


@final
class DiscardDownTo(Node):
    def __init__(self, number: int) -> None:
        super().__init__(True)
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def ask(self, run: Run) -> Effect:
        before = run.me.hand_zone.size
        yield from discard_down_to(run.game, run.me, self.number)
        run.note([], run.me.hand_zone.size < before, NOWHERE)

    def said(self, form: str, whose: str) -> Localizable:
        act = verb("discard", form)
        english = f"{act} down to {counted(self.number, 'card')} in hand"
        return say("discard-down-to", english, verb=act, n=self.number)


@final
class DiscardHand(Node):
    def __init__(self) -> None:
        super().__init__(False)

    def do(self, run: Run) -> None:
        number = int(run.me.hand_zone.size)
        run.game.discard_hand(run.me)
        run.note([], number > 0, NOWHERE)
        run.count = number

    def said(self, form: str, whose: str) -> Localizable:
        act = verb("discard", form)
        return say("discard-hand", f"{act} {possessive(whose)} hand", verb=act, whose=whose)


@final
class RevealHand(Node):
    def __init__(self) -> None:
        super().__init__(False)

    def do(self, run: Run) -> None:
        run.game.reveal(run.me, run.me.hand, HAND)

    def said(self, form: str, whose: str) -> Localizable:
        act = verb("reveal", form)
        return say("reveal-hand", f"{act} {possessive(whose)} hand", verb=act, whose=whose)


@final
class RevealFromHand(Node):
    """Reveal a card from hand, which stays there."""

    def __init__(self, cards: Selection, optional: bool) -> None:
        super().__init__(True, optional)
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return self.cards, self.optional

    def ask(self, run: Run) -> Effect:
        cards = self.cards.cards.among(run.game, run.me.hand, run.it)
        least = self.cards.least(self.optional)
        chosen = yield from choose_cards(run.game, run.me, REVEAL_CARD, cards, least, self.cards.most(len(cards)))
        if chosen:
            run.game.reveal(run.me, chosen, HAND)
        run.note(chosen, self.cards.is_done(len(chosen)), HAND)

    def said(self, form: str, whose: str) -> Localizable:
        act, what = verb("reveal", form), self.cards.said()
        hand = say("from-hand", f" from {possessive(whose)} hand", whose=whose)
        return say("from-hand-step", f"{act} {what}{hand}", verb=act, what=what, source=hand, per=say("nothing", ""))


@final
class PutOpenly(Node):
    """Put a card from hand onto the deck for everybody to see, or reveal a hand with none."""

    def __init__(self, cards: Selection) -> None:
        super().__init__(True)
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)

    def ask(self, run: Run) -> Effect:
        game, me = run.game, run.me
        card = yield from choose_card(game, me, PUT_ON_DECK, self.cards.cards.among(game, me.hand, run.it))
        if card is None:
            game.reveal(me, me.hand, HAND)
            run.note([], False, NOWHERE)
        else:
            game.reveal(me, [card], HAND)
            game.put_on_deck(me, [card], openly=True)
            run.note([card], True, NOWHERE)

    def said(self, form: str, whose: str) -> Localizable:
        act, what, shows = verb("put", form), self.cards.said(), verb("reveal", form)
        your = possessive(whose)
        english = f"{act} {what} from {your} hand onto {your} deck or {shows} a hand with none"
        return say("put-openly", english, verb=act, what=what, whose=whose, shows=shows)


@final
class PutAnywhere(Node):
    """Put a card from hand anywhere in the deck."""

    def __init__(self, cards: Selection) -> None:
        super().__init__(True)
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)

    def ask(self, run: Run) -> Effect:
        game, me = run.game, run.me
        card = yield from choose_card(game, me, PUT_INTO_DECK, self.cards.cards.among(game, me.hand, run.it))
        if card is not None:
            above = yield from choose_number(game, me, 0, me.deck_zone.size)
            game.put_into_deck(me, card, above)
        run.note([] if card is None else [card], card is not None, NOWHERE)

    def said(self, form: str, whose: str) -> Localizable:
        act, what, your = verb("put", form), self.cards.said(), possessive(whose)
        hand = say("from-hand", f" from {your} hand", whose=whose)
        english = f"{act} {what}{hand} anywhere in {your} deck"
        return say("put-anywhere", english, verb=act, what=what, source=hand, whose=whose)


@final
class PutDiscarded(Node):
    """Look through the discard pile and put a card from it onto the deck."""

    def __init__(self, cards: Selection, optional: bool) -> None:
        super().__init__(True, optional)
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return self.cards, self.optional

    def ask(self, run: Run) -> Effect:
        game, me = run.game, run.me
        cards = self.cards.cards.among(game, game.look_through_discard(me), run.it)
        least = self.cards.least(self.optional)
        chosen = yield from choose_cards(game, me, PUT_ON_DECK, cards, least, 1, zone=DISCARD_PILE)
        for card in chosen:
            game.put_discarded_on_deck(me, card)
        run.note(chosen, len(chosen) > 0, NOWHERE)

    def said(self, form: str, whose: str) -> Localizable:
        act, what, your = verb("put", form), self.cards.said(), possessive(whose)
        english = f"{act} {what} from {your} discard pile onto {your} deck"
        return say("put-discarded", english, verb=act, what=what, whose=whose)


@final
class TrashThis(Node):
    def __init__(self, optional: bool) -> None:
        super().__init__(optional, optional)

    def parts(self) -> tuple[object, ...]:
        return (self.optional,)

    def do(self, run: Run) -> None:
        done = run.play.in_play
        run.game.trash_this(run.play)
        run.note([run.play.card] if done else [], done, TRASH_PILE)

    def ask(self, run: Run) -> Effect:
        run.note([], False, NOWHERE)
        if run.play.in_play and (yield from may(run.game, run.me, TRASH, run.play.card, zone=IN_PLAY)):
            self.do(run)

    def said(self, form: str, whose: str) -> Localizable:
        act = verb("trash", form)
        return say("trash-this", f"{act} this", verb=act)


def several_mode(cards: Selection, label: str) -> Mode | None:
    """Return the question whether to give up several cards, if they can be given up only together."""
    return Mode(label) if cards.amount == EXACT and cards.number > 1 else None
