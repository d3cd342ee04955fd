"""Steps about the Supply and the trash: gain, give, trash from the Supply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from throneroom.cards.language.filters import Filter
from throneroom.cards.language.node import AT_MOST, Node, Selection
from throneroom.cards.language.said import possessive, say, verb
from throneroom.engine.ask import choose_card, choose_cards
from throneroom.engine.card import Card
from throneroom.engine.decision import GAIN, GIVE, TRASH
from throneroom.engine.localizable import Localizable
from throneroom.engine.zone import DECK, DISCARD_PILE, HAND, SUPPLY, TRASH_PILE, Place

if TYPE_CHECKING:
    from throneroom.cards.language.run import Run
    from throneroom.engine.play import Effect


@final
class Gain(Node):
    """Gain cards from the Supply, or one from the trash.

    `deck_if`: only such a card goes where `to` says. `you_choose`: not the player who gains it.
    """

    def __init__(
        self,
        cards: Selection,
        source: Place,
        to: Place,
        deck_if: Filter | None,
        you_choose: bool,
        optional: bool,
    ) -> None:
        is_named = cards.cards.card is not None and source == SUPPLY and not optional and cards.amount != AT_MOST
        super().__init__(not is_named, optional)
        self.cards: Final = cards
        self.source: Final = source
        self.to: Final = to
        self.deck_if: Final = deck_if
        self.you_choose: Final = you_choose

    def parts(self) -> tuple[object, ...]:
        deck_if = None if self.deck_if is None else self.deck_if.parts()
        return self.cards, self.source, self.to, deck_if, self.you_choose, self.optional

    def do(self, run: Run) -> None:
        """Gain cards by name."""
        game, card = run.game, self.cards.cards.card
        gained: list[Card] = []
        if card is not None:
            for _ in range(self.cards.number):
                if game.supply.left(card):
                    gained.append(card)
                game.gain(run.me, card, self._to(card))
        run.note(gained, len(gained) == self.cards.number, self.to)

    def ask(self, run: Run) -> Effect:
        game, me, it = run.game, run.me, run.it
        gained: list[Card] = []
        least = self.cards.least(self.optional)
        for time in range(self.cards.number):
            if self.source == TRASH_PILE:
                cards = self.cards.cards.among(game, game.trash[:], it)
            else:
                cards = self.cards.cards.in_supply(game, it)
            card: Card | None = None
            if self.you_choose:
                card = yield from choose_card(game, run.you, GIVE, cards, subject=me)
            else:
                chosen = yield from choose_cards(game, me, GAIN, cards, 1 if time < least else 0, 1, zone=self.source)
                if chosen:
                    card = chosen[0]
            if card is None:
                break
            gained.append(card)
            if self.source == TRASH_PILE:
                game.gain_from_trash(me, card, self._to(card))
            else:
                game.gain(me, card, self._to(card))
        run.note(gained, self.cards.is_done(len(gained)), self.to)
        if gained:
            run.it_zone = self._to(gained[len(gained) - 1])

    def _to(self, card: Card) -> Place:
        if self.deck_if is not None and not self.deck_if.has_kind(card):
            return DISCARD_PILE
        return self.to

    def said(self, form: str, whose: str) -> Localizable:
        act, what = verb("gain", form), self.cards.said()
        nothing = say("nothing", "")
        source = say("from-trash", " from the trash") if self.source == TRASH_PILE else nothing
        to = nothing
        if self.to == HAND:
            to = say("into-hand", f" into {possessive(whose)} hand", whose=whose)
        elif self.to == DECK:
            to = say("onto-deck", f" onto {possessive(whose)} deck", whose=whose)
        if self.deck_if is not None:
            condition = say("if-kind", f" if it is {self.deck_if.with_article()}", kind=self.deck_if.kind())
            english = f"{act} {what}{source}{to}{condition}"
            return say("gain-if-step", english, verb=act, what=what, source=source, to=to, condition=condition)
        choice = say("you-choose-gain", " that you choose") if self.you_choose else nothing
        english = f"{act} {what}{source}{to}{choice}"
        return say("gain-step", english, verb=act, what=what, source=source, to=to, choice=choice)


@final
class GainTrashed(Node):
    """Gain any number of the cards that others have trashed because of this card."""

    def __init__(self) -> None:
        super().__init__(True)

    def ask(self, run: Run) -> Effect:
        game, me = run.game, run.me
        loot = run.loot[:]
        chosen = yield from choose_cards(game, me, GAIN, loot, 0, len(loot), zone=TRASH_PILE)
        for card in chosen:
            game.gain_from_trash(me, card)
        run.loot = []
        run.note(chosen, len(chosen) > 0, DISCARD_PILE)

    def said(self, form: str, whose: str) -> Localizable:
        act = verb("gain", form)
        return say("gain-trashed", f"{act} any number of the trashed cards", verb=act)


@final
class TrashFromSupply(Node):
    def __init__(self, cards: Selection) -> None:
        super().__init__(True)
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)

    def ask(self, run: Run) -> Effect:
        game = run.game
        card = yield from choose_card(game, run.me, TRASH, self.cards.cards.in_supply(game, run.it), zone=SUPPLY)
        if card is not None:
            game.trash_from_supply(run.me, card)
        run.note([] if card is None else [card], card is not None, TRASH_PILE)

    def said(self, form: str, whose: str) -> Localizable:
        act, what = verb("trash", form), self.cards.said()
        return say("trash-from-supply", f"{act} {what} from the Supply", verb=act, what=what)
