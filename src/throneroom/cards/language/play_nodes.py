"""Steps that play other cards, and that pass cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from throneroom.cards.language.node import Node, Selection
from throneroom.cards.language.said import possessive, say, verb
from throneroom.engine.ask import choose_cards, choose_to_pass, may
from throneroom.engine.decision import PLAY
from throneroom.engine.localizable import Localizable
from throneroom.engine.play import play_once, play_twice
from throneroom.engine.zone import DISCARD_PILE, HAND, IN_PLAY, NOWHERE, REVEALED, Place

if TYPE_CHECKING:
    from throneroom.cards.language.run import Run
    from throneroom.engine.play import Effect

# A card of this language plays no other card once this many have been played in the turn, or are being resolved within
# one another. No printed card comes near; without it, a card could play itself for ever.
MOST_PLAYS: Final = 500
MOST_DEEP: Final = 30


def may_play(run: Run) -> bool:
    """Whether a text may still play a card: see MOST_PLAYS."""
    if run.game.actions_played >= MOST_PLAYS:
        return False
    deep = 0
    cause = run.play.cause
    while cause is not None:
        deep += 1
        cause = cause.cause
    return deep < MOST_DEEP


@final
class PlayFromHand(Node):
    """Play an Action card from hand, once or twice."""

    def __init__(self, cards: Selection, twice: bool, optional: bool) -> None:
        super().__init__(True, optional)
        self.cards: Final = cards
        self.twice: Final = twice

    def parts(self) -> tuple[object, ...]:
        return self.cards, self.twice, self.optional

    def ask(self, run: Run) -> Effect:
        game, me = run.game, run.me
        cards = [card for card in self.cards.cards.among(game, me.hand, run.it) if card.is_action]
        if not may_play(run):
            cards = []
        chosen = yield from choose_cards(game, me, PLAY, cards, 0 if self.optional else 1, 1)
        for card in chosen:
            if self.twice:
                yield from play_twice(game, me, card)
            else:
                yield from play_once(game, me, card, HAND)
        run.note(chosen, len(chosen) > 0, IN_PLAY)

    def said(self, form: str, whose: str) -> Localizable:
        act, what = verb("play", form), self.cards.said()
        hand = say("from-hand", f" from {possessive(whose)} hand", whose=whose)
        twice = say("twice", " twice") if self.twice else say("nothing", "")
        return say("play-step", f"{act} {what}{hand}{twice}", verb=act, what=what, source=hand, twice=twice)


@final
class PlayIt(Node):
    """Play the Action card that was just discarded, revealed or gained."""

    def __init__(self, optional: bool) -> None:
        super().__init__(True, optional)

    def parts(self) -> tuple[object, ...]:
        return (self.optional,)

    def ask(self, run: Run) -> Effect:
        game, me, it = run.game, run.me, run.it
        zone: Place = run.it_zone
        done = False
        if it is not None and it.is_action and _can_be_played(run, zone) and may_play(run):
            done = not self.optional or (yield from may(game, me, PLAY, it, zone=zone))
            if done:
                run.leaves([it])
                yield from play_once(game, me, it, zone)
                run.it_zone = IN_PLAY
        run.done = done

    def said(self, form: str, whose: str) -> Localizable:
        act = verb("play", form)
        return say("play-it", f"{act} it", verb=act)


def _can_be_played(run: Run, zone: Place) -> bool:
    it = run.it
    if it is None:
        return False
    if zone == DISCARD_PILE:
        return run.me.discard_zone.count(it) > 0
    return (zone in (HAND, REVEALED)) and run.has(zone)


@final
class PassLeft(Node):
    """All players pass a card from hand to the player on their left, at once."""

    def __init__(self) -> None:
        super().__init__(True)

    def ask(self, run: Run) -> Effect:
        game, me = run.game, run.me
        passing = [player for player in [me, *game.others(me)] if player.hand_zone.size]
        if len(passing) > 1 or not game.kingdom.is_second_edition:
            for player in passing:
                yield from choose_to_pass(game, player)
            game.pass_left()
        run.note([], True, NOWHERE)

    def said(self, form: str, whose: str) -> Localizable:
        return say("pass-left", "each player passes a card from their hand to the player on their left")
