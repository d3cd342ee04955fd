"""Non-interference: what a seat is sent does not depend on what the others hold.

Two tables have the same log. At one of them, cards that seat A cannot see change places: other hands, all decks, the
cards below the tops of discard piles. Then everybody gives the same answers at both tables. As long as A sees the same
events, A must be sent the same bytes; if the events differ, they must differ in a card that is shown, not in whether
anything happens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from tests.properties.games import KINGDOM_CARDS, Deal, any_answer, fixed_deals, where
from tests.properties.twins import rearrange_unseen

from throneroom.cards.base import MOAT, MONEYLENDER
from throneroom.cards.intrigue import SECRET_CHAMBER
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import BUY, PLAY_ACTION, PLAY_TREASURES, Decision, IllegalAnswer
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.engine.turn import next_decision
from throneroom.protocol.base import WATCHING, encode
from throneroom.protocol.lookup import options_named
from throneroom.server.tables.clients import Change
from throneroom.server.tables.log_entries import Answered, Began, Opened, OptionsRecord, SeatRecord
from throneroom.server.tables.snapshot import Happenings, Snapshot, SupplyMessage, prompt
from throneroom.server.tables.table_state import TableState

TWINS = 8  # of each game
TURN = (PLAY_ACTION, PLAY_TREASURES, BUY)
STEPS = 12  # answers given at both tables, at most


class Table:
    """A table where only people sit, without a server. Collects what it sends to one seat."""

    def __init__(self, deal: Deal) -> None:
        seats = [SeatRecord(who="human", name=f"Seat {seat}") for seat in range(deal.seats)]
        kingdom = [card.name for card in deal.kingdom]
        key = f"{deal.seed:064x}"
        opened = Opened(at=0, owner=0, seats=seats, kingdom=kingdom, seed=0, options=OptionsRecord(), key=key)
        self.state = TableState("t", opened)
        self.entries = [Began(0, 0, seats, asks_forced=True)]
        Change(self.state, self.entries)
        self.log: list[list[str]] = []
        self.sent: list[bytes] = []
        self.seen: list[Any] = []

    @property
    def game(self) -> Game:
        assert self.state.game is not None
        return self.state.game

    def answer(self, names: Sequence[str], viewer: int = WATCHING) -> None:
        """Answer as a client would, and collect the message to the viewer."""
        asked = self.state.decision
        assert asked is not None
        self.log.append(list(names))
        change = Change(self.state, [Answered(0, list(names))])
        self.seen += [event.seen_by(viewer).facts() for event in change.events]
        snapshot = self.snapshot()
        if asked.seat == viewer or not change.is_quiet or snapshot.asks(viewer):
            self.sent.append(self._message(snapshot, viewer, change.start, change.events))

    def snapshot(self) -> Snapshot:
        questions = self.state.questions()
        prompts = {asked.decision.seat: prompt(asked) for asked in questions if not asked.decision.is_forced}
        return Snapshot(self.state, prompts, [asked.decision.seat for asked in questions], SupplyMessage())

    def _message(self, snapshot: Snapshot, viewer: int, start: int, events: Sequence[Event]) -> bytes:
        happenings = Happenings(self.state, events, start).of(viewer)
        return encode(snapshot.update(viewer, None, start, happenings))


def hide_other_cards(table: Table, viewer: int, chance: Random) -> None:
    """Let the cards that the viewer cannot see change places."""
    game, asked = table.game, table.state.decision
    assert asked is not None
    # Another player who may play an Action may also have none; a later hand depends on what was played from it.
    is_open = asked.verb is PLAY_ACTION and chance.random() < 0.5
    rearrange_unseen(game, viewer, chance, keep_hand_of=WATCHING if is_open else asked.seat)
    game.decision = next_decision(game)


def same_answer(one: Decision, two: Decision, chance: Random) -> Sequence[Option] | None:
    """Return an answer that is possible at both tables, if there is one."""
    answers = [any_answer(one, chance) for _ in range(5)] + [one.default()]
    for answer in answers:
        try:
            two.check(options_named(two, [option.name for option in answer]))
        except IllegalAnswer:
            continue
        return answer
    return None


def decline_what_only_one_can_play(table: Table, twin: Table, viewer: int) -> None:
    """Decline to play Actions or Treasures at the table where there are some."""
    while (one := table.state.decision) is not None and (two := twin.state.decision) is not None:
        if one.verb is two.verb or one.card is not None or two.card is not None:
            return
        (table if TURN.index(one.verb) < TURN.index(two.verb) else twin).answer([], viewer)


def compare(table: Table, twin: Table, viewer: int, chance: Random) -> int:
    """Play on at both tables. Return how many messages were the same."""
    for _ in range(STEPS):
        decline_what_only_one_can_play(table, twin, viewer)
        one, two = table.state.decision, twin.state.decision
        if one is None or two is None:
            break
        assert (one.seat, one.verb, one.card) == (two.seat, two.verb, two.card), where(table.game)
        answer = same_answer(one, two, chance)
        if answer is None or MONEYLENDER in answer:  # everybody sees whether there is a Copper to trash
            break
        for both in (table, twin):
            both.answer([option.name for option in answer], viewer)
        here, there = table.seen, twin.seen
        if here != there:
            shared = min(len(here), len(there))
            more = here[shared:] + there[shared:]
            assert here[:shared] != there[:shared], f"{more} at one table only; {where(table.game)}"
            break
        assert table.sent == twin.sent, f"seat {viewer} {where(table.game)}"
    return len(table.sent)


def check(deal: Deal, twins: int, is_moment: Callable[[Decision], bool]) -> None:
    """Play a game, and compare it with this many twins, each made at such a moment between effects."""
    chance = deal.chance()
    original = Table(deal)
    moments = []
    while (decision := original.state.decision) is not None:
        if original.game.effect is None and is_moment(decision):
            moments.append(len(original.log))
        original.answer([option.name for option in any_answer(decision, chance)])
    messages = 0
    for moment in chance.sample(moments, min(twins, len(moments))):
        viewer = chance.choice([WATCHING, *range(deal.seats)])
        table, twin = Table(deal), Table(deal)
        for both in (table, twin):
            for names in original.log[:moment]:
                both.answer(names)
                if both.game.effect is not None:
                    both.game.clone()  # from now on the game keeps the positions from before each effect
            both.sent.clear()
            both.seen.clear()
        hide_other_cards(twin, viewer, chance)
        for both in (table, twin):
            both.state.answer_formalities()
        messages += compare(table, twin, viewer, chance)
    assert messages > len(moments[:twins])


@pytest.mark.once
@pytest.mark.parametrize("deal", fixed_deals(), ids=str)
def test_a_seat_is_sent_the_same_bytes_whatever_the_others_hold(deal: Deal) -> None:
    """Games with every card and 2 to 6 seats."""
    check(deal, TWINS, lambda decision: True)


ATTACKS = tuple(card for card in KINGDOM_CARDS if card.is_attack)


@pytest.mark.once
@pytest.mark.parametrize("attacks", [ATTACKS[:8], ATTACKS[-8:]])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_can_tell_who_holds_a_reaction(attacks: tuple[Card, ...], seats: int) -> None:
    """Before every Attack, at tables where Reactions are bought."""
    deal = Deal((*attacks, MOAT, SECRET_CHAMBER), seats, seats, seats)
    check(deal, 25, lambda decision: decision.verb is PLAY_ACTION and any(card in attacks for card in decision.options))
