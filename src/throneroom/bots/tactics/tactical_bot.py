"""A bot that knows what to do with every card. What it buys is up to its subclasses."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from throneroom.bots.bot import Bot
from throneroom.bots.tactics.choose_action import double, next_action, play_free
from throneroom.bots.tactics.choose_card import gain, give, name_card, spy
from throneroom.bots.tactics.choose_mode import choose_mode, discards_deck, react
from throneroom.bots.tactics.give_up import discard, pass_card, put_back, put_on_deck, set_aside, trash
from throneroom.bots.tactics.language_answers import answer_from_tree
from throneroom.bots.tactics.second_edition import (
    harbinger,
    place_in_deck,
    put_into_deck,
    reveal_to_courtier,
    trash_from_supply,
)
from throneroom.bots.tactics.unusual_question import unusual_question
from throneroom.cards.base import SPY
from throneroom.cards.second_edition.base import HARBINGER, VASSAL
from throneroom.cards.second_edition.intrigue import COURTIER, LURKER, SECRET_PASSAGE
from throneroom.engine.card import Card
from throneroom.engine.decision import (
    BUY,
    CHOOSE,
    CHOOSE_NUMBER,
    DISCARD,
    DISCARD_DECK,
    GAIN,
    GIVE,
    NAME,
    PASS,
    PLAY,
    PLAY_ACTION,
    PLAY_TREASURES,
    PUT_BACK,
    PUT_INTO_DECK,
    PUT_ON_DECK,
    REACT,
    REVEAL_CARD,
    SET_ASIDE,
    TRASH,
    Decision,
)

if TYPE_CHECKING:
    from throneroom.engine.card import Option
    from throneroom.engine.view import View


class TacticalBot(Bot):
    """Answers every card's questions to suit its deck; subclasses choose what to buy and gain."""

    plays_all_treasures: ClassVar[bool] = True

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        verb = decision.verb
        if decision.card is not None:
            return self.respond(view, decision)
        if verb is BUY:
            return self.buy(view)
        if verb is PLAY_ACTION:
            return self.play_action(view, decision.options)
        if verb is PLAY_TREASURES:
            return decision.options
        return self.respond(view, decision)

    def buy(self, view: View) -> tuple[Option, ...]:
        card = self.wanted(view, view.coins)
        return () if card is None else card.alone

    def play_action(self, view: View, actions: tuple[Option, ...]) -> tuple[Option, ...]:
        return next_action(self, view, actions)

    def wanted(self, view: View, coins: int) -> Card | None:
        """Return what to buy with this many coins."""
        return None

    def wanted_gain(self, view: View, least: int, most: int) -> Card | None:
        """Return the card costing `least` to `most` that the bot wants to gain, if there is one in particular."""
        return None

    def respond(self, view: View, decision: Decision) -> tuple[Option, ...]:
        """Answer a question that a card asks.

        Printed cards ask each verb in one or two ways. A custom card may ask it about several cards, or about those of
        another player: unusual questions get an answer that suits most cards.
        """
        verb = decision.verb
        if decision.card is not None and decision.card.tree is not None:
            answer = answer_from_tree(self, view, decision)
            if answer is not None:
                return answer
        if verb is CHOOSE:
            return choose_mode(self, view, decision)
        least, most = decision.least, decision.most
        if most == 0 or not isinstance(decision.options[0], Card):
            if verb is DISCARD_DECK and least == 0 and most > 0:
                return decision.options[:most] if discards_deck(view) else ()
            if verb is CHOOSE_NUMBER and decision.card is SECRET_PASSAGE:
                return place_in_deck(self, view, decision)
            return decision.default()
        mine = decision.subject == view.seat
        if verb is DISCARD:
            if mine and decision.card is not SPY:
                return discard(view, decision)
            if least == 0 and len(decision.options) == 1:
                return spy(view, decision)
        elif verb is PUT_ON_DECK and mine:
            return harbinger(view, decision) if decision.card is HARBINGER else put_on_deck(self, view, decision)
        elif verb is PUT_BACK and mine:
            return put_back(decision)
        elif verb is TRASH and decision.card is LURKER:
            return trash_from_supply(self, view, decision)
        elif verb is TRASH and (mine or (least <= 1 and most == 1)):
            return trash(self, view, decision)
        elif verb is SET_ASIDE:
            if mine and least == 0 and len(decision.options) == 1:
                return set_aside(view, decision)
        elif least <= 1:
            if verb is GAIN and (most == 1 or least == 0):
                return gain(view, decision)
            if verb is REACT and least == 0:
                return react(view, decision)
            if verb is PLAY and mine:
                return play_free(self, view, decision) if decision.card is VASSAL else double(self, view, decision)
            if verb is PASS and mine:
                return pass_card(view, decision)
            if verb is GIVE:
                return give(view, decision)
            if verb is NAME:
                return name_card(view, decision)
            if verb is PUT_INTO_DECK and decision.card is SECRET_PASSAGE:
                return put_into_deck(self, view)
            if verb is REVEAL_CARD and decision.card is COURTIER:
                return reveal_to_courtier(decision)
        return unusual_question(view, decision)
