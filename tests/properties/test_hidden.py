"""What a seat cannot see does not affect what it is shown or asked (rules, section 3: information).

A twin of a game is a clone in which cards that a seat cannot see have changed places. As long as that seat sees the
same events in both games, it must see the same view and be asked the same questions.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given
from tests.properties.games import KINGDOM_CARDS, Deal, any_answer, deals, facts, question, state, where
from tests.properties.twins import rearrange, rearrange_unseen, under_the_top

from throneroom.cards.base import BUREAUCRAT, SPY, THRONE_ROOM
from throneroom.cards.intrigue import BARON, COURTYARD, MASQUERADE, SCOUT, SECRET_CHAMBER
from throneroom.cards.second_edition.base import ARTISAN, HARBINGER, SENTRY
from throneroom.cards.second_edition.intrigue import PATROL
from throneroom.engine import decision as verbs
from throneroom.engine import event as events
from throneroom.engine.card import Option
from throneroom.engine.decision import Decision, IllegalAnswer
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.engine.player import Player
from throneroom.engine.turn import next_decision
from throneroom.engine.view import SPECTATOR
from throneroom.engine.zone import DECK, HAND

# -- twins ------------------------------------------------------------------------------------------------------------


def viewers(game: Game) -> list[int]:
    return [SPECTATOR, *range(len(game.players))]


@pytest.mark.once
@given(deals())
def test_cards_a_seat_cannot_see_do_not_show_in_its_view(deal: Deal) -> None:
    """Between effects and inside them: everything that the view offers is the same in the twin."""
    chance = deal.chance()
    twins = changed = 0
    for game in deal.play():
        if chance.random() > (0.02 if game.effect is None else 0.1):
            continue
        for seat in chance.sample(viewers(game), 2):
            twin = game.clone()
            rearrange_unseen(twin, seat, chance)
            assert facts(twin.view(seat)) == facts(game.view(seat)), f"seat {seat} {where(game)}"
            twins += 1
            changed += state(twin) != state(game)
    assert changed >= twins // 2


# -- playing on at both tables ----------------------------------------------------------------------------------------


class GameAndTwin:
    """A game and its twin, played on with the same answers."""

    def __init__(self, game: Game, twin: Game) -> None:
        self.game = game
        self.twin = twin
        self.here: list[Event] = []
        self.there: list[Event] = []
        game.listener = self.here.append
        twin.listener = self.there.append

    def seen(self, seat: int) -> tuple[list[tuple[object, ...]], list[tuple[object, ...]]]:
        """Return what the seat saw of the last answer, in both games."""
        return [event.seen_by(seat).facts() for event in self.here], [
            event.seen_by(seat).facts() for event in self.there
        ]

    def answer(self, here: Iterable[Option], there: Iterable[Option]) -> None:
        self.here.clear()
        self.there.clear()
        self.game.answer(tuple(here))
        self.twin.answer(tuple(there))

    def play_on(self, seats: list[int], chance: Random, steps: int) -> None:
        """Play on for this many answers, or until none of these seats sees the same in both games."""
        alike = [seat for seat in seats if len(set(map(repr, self.seen(seat)))) == 1]
        for _ in range(steps):
            one, two = self.game.decision, self.twin.decision
            if one is None or two is None or (one.seat, one.verb) != (two.seat, two.verb) or not alike:
                return  # another player is asked something else because of cards that these seats cannot see
            for seat in alike:
                assert facts(self.twin.view(seat)) == facts(self.game.view(seat)), f"seat {seat} {where(self.game)}"
                assert one.seat != seat or question(one) == question(two), f"seat {seat} {where(self.game)}"
            answer = any_answer(one, chance)
            try:
                two.check(tuple(answer))
            except IllegalAnswer:
                return
            self.answer(answer, answer)
            alike = [seat for seat in alike if len(set(map(repr, self.seen(seat)))) == 1]


@pytest.mark.once
@given(deals())
def test_a_seat_that_sees_the_same_knows_and_is_asked_the_same(deal: Deal) -> None:
    """Starting between effects, as long as no rearranged card is revealed."""
    chance = deal.chance()
    for game in deal.play():
        decision = game.decision
        if decision is None or game.effect is not None or chance.random() > 0.04:
            continue
        seat = chance.choice(viewers(game))
        twin = game.clone()
        rearrange_unseen(twin, seat, chance, keep_hand_of=decision.seat)
        twin.decision = next_decision(twin)
        GameAndTwin(game.clone(), twin).play_on([seat], chance, 15)


def other_secret_answer(decision: Decision, answer: list[Option], chance: Random) -> list[Option]:
    """Return another answer that looks the same to the others: equal number, equal top card."""
    if decision.verb is verbs.DISCARD:
        if not answer:
            return answer
        left = list(decision.options)
        left.remove(answer[-1])
        return [*chance.sample(left, len(answer) - 1), answer[-1]]
    return chance.sample(decision.options, len(answer))


SECRET = (verbs.DISCARD, verbs.PUT_ON_DECK, verbs.PUT_BACK, verbs.PASS)
OPEN = (SPY, BARON, BUREAUCRAT)


@pytest.mark.once
@given(deals())
def test_what_a_player_does_in_secret_stays_secret(deal: Deal) -> None:
    """The others never see what is discarded under the top card, put onto the deck or passed."""
    chance = deal.chance()
    for game in deal.play():
        decision = game.decision
        if decision is None or decision.verb not in SECRET or decision.card in OPEN or chance.random() > 0.15:
            continue
        answer = list(any_answer(decision, chance))
        other = other_secret_answer(decision, answer, chance)
        if answer == other:
            continue
        both = GameAndTwin(game.clone(), game.clone())
        both.answer(answer, other)
        others = [seat for seat in viewers(game) if seat != decision.seat]
        for seat in others:
            here, there = both.seen(seat)
            assert here[:1] == there[:1] or decision.verb is verbs.PASS, f"seat {seat} {where(game)}"
        both.play_on(others, chance, 15)


# -- events -----------------------------------------------------------------------------------------------------------


def shown_to_all(event: Event) -> tuple[Option, ...]:
    """Return the cards of an event that everybody may see."""
    if event.kind in (events.DREW, events.SHUFFLED, events.PASSED, events.LOOKED, events.INTO_DECK):
        return ()
    if event.kind is events.CLEANED_UP or (event.kind is events.DISCARDED and event.source in (HAND, DECK)):
        return event.cards[-1:]
    if event.kind is events.ON_DECK and event.cause[-1] in (COURTYARD, SECRET_CHAMBER, ARTISAN, HARBINGER, SENTRY):
        return ()
    if event.kind is events.ON_DECK and event.cause[-1] in (SCOUT, PATROL) and event.count > 1:
        return ()  # the order is not shown
    return event.cards


@given(deals())
def test_no_event_shows_a_seat_what_it_may_not_see(deal: Deal) -> None:
    """Such as cards drawn, passed or put on a deck, and all but the top one of several discarded cards."""
    emitted: list[Event] = []
    game = deal.game()
    game.listener = emitted.append
    for _ in deal.play(game):
        pass
    for event in emitted:
        for seat in viewers(game):
            if seat not in (event.seat, event.other):
                assert event.seen_by(seat).cards == shown_to_all(event), f"seat {seat}: {event}"


def untouched(player: Player, emitted: list[Event]) -> int:
    """Return how many cards at the bottom of this deck were neither moved nor seen."""
    size = len(player.deck)
    for event in emitted:
        if event.seat == player.seat:
            if event.kind in (events.SHUFFLED, events.DECK_DISCARDED, events.INTO_DECK):
                return 0
            seen = event.kind in (events.SHOWN, events.LOOKED, events.DISCARDED) and event.source == DECK
            if event.kind is events.DREW or seen:
                size -= event.count
    return max(0, size)


def is_shuffled(player: Player, emitted: list[Event]) -> bool:
    return any(event.kind is events.SHUFFLED and event.seat == player.seat for event in emitted)


@pytest.mark.once
@given(deals())
def test_untouched_cards_do_not_affect_the_events(deal: Deal) -> None:
    """Nobody's events, not even the owner's, depend on cards deep in a deck or discard pile."""
    chance = deal.chance()
    for game in deal.play():
        if game.decision is None or chance.random() > 0.08:
            continue
        answer = any_answer(game.decision, chance)
        probe = game.clone()
        emitted: list[Event] = []
        probe.listener = emitted.append
        probe.answer(answer)

        both = GameAndTwin(game.clone(), game.clone())
        for before, player in zip(game.players, both.twin.players, strict=True):
            if not is_shuffled(before, emitted):
                deck = (player.deck_zone, 0, min(untouched(before, emitted), player.known_from))
                rearrange(chance, deck)
                rearrange(chance, under_the_top(player))
        both.answer(answer, answer)
        for seat in viewers(game):
            here, there = both.seen(seat)
            assert here == there, f"seat {seat} {where(game)}"
            assert facts(both.twin.view(seat)) == facts(both.game.view(seat)), f"seat {seat} {where(game)}"


# Cards that look into another player's hand, or play a card that does.
TOUCHING = (MASQUERADE, THRONE_ROOM, *(card for card in KINGDOM_CARDS if card.is_attack))


@given(deals())
def test_the_hand_of_an_unaffected_player_does_not_affect_the_others(deal: Deal) -> None:
    """While somebody buys or plays a card that is not an Attack, other hands appear in no event."""
    chance = deal.chance()
    for game in deal.play():
        decision = game.decision
        if decision is None or decision.card is not None or chance.random() > 0.05:
            continue
        answer = any_answer(decision, chance)
        if any(card in TOUCHING for card in answer):
            continue
        both = GameAndTwin(game.clone(), game.clone())
        bystander = chance.choice([player for player in both.twin.players if player.seat != decision.seat])
        emitted: list[Event] = []
        probe = game.clone()
        probe.listener = emitted.append
        probe.answer(answer)
        if is_shuffled(bystander, emitted):
            continue
        hand = (bystander.hand_zone, 0, len(bystander.hand))
        rearrange(chance, hand, (bystander.deck_zone, 0, untouched(bystander, emitted)), under_the_top(bystander))
        both.answer(answer, answer)
        for seat in viewers(game):
            here, there = both.seen(seat)
            assert here == there or seat == bystander.seat, f"seat {seat} {where(game)}"
