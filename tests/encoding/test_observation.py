"""What a seat observes: everything that its view tells, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import numpy as np
from hypothesis import given, settings
from tests.properties.games import Deal, deals
from tests.properties.twins import rearrange_unseen

from throneroom.cards.kingdoms import random_kingdom
from throneroom.encoding.buffer import Buffer
from throneroom.encoding.choices import Choices
from throneroom.encoding.layout import POINTS_OFFSET, Layout, standard_layout
from throneroom.encoding.observation import ObservationRow, observe
from throneroom.engine.card import Card
from throneroom.engine.game import Game
from throneroom.engine.view import View
from throneroom.env.settings import described, structured
from throneroom.testing import scenario


class Observer:
    """Observes seats of a game, in one row that is written again and again."""

    def __init__(self, layout: Layout, game: Game, seat: int) -> None:
        self.layout = layout
        self.buffer, self.masks = Buffer(layout.size), Buffer(layout.actions.size)
        self.row = ObservationRow(layout, self.buffer, 0, self.masks, 0)
        self.view = game.view(seat)
        self.row.begin(self.view)

    def observe(self, choices: Choices, view: View | None = None) -> tuple[bytes, bytes]:
        observe(self.row, view or self.view, choices)
        return bytes(self.buffer.shared), bytes(self.masks.shared)

    def described(self, choices: Choices) -> dict[str, dict[str, int]]:
        self.observe(choices)
        return described(self.layout, np.frombuffer(self.buffer.shared, np.uint8))


def observed(layout: Layout, choices: Choices, seat: int) -> tuple[bytes, bytes]:
    """Return what a seat observes, written into a new row."""
    return Observer(layout, choices.game, seat).observe(choices)


@settings(max_examples=20)
@given(deals())
def test_cards_that_a_seat_cannot_see_do_not_change_its_observation(deal: Deal) -> None:
    """In the twin of a game, they have changed places."""
    layout = standard_layout(deal.seats)
    chance = deal.chance()
    for number, game in enumerate(deal.play()):
        if number > 400:
            break
        if chance.random() > (0.03 if game.effect is None else 0.1):
            continue
        seat = chance.randrange(len(game.players))
        twin = game.clone()
        rearrange_unseen(twin, seat, chance)
        here, there = Choices(layout.actions, game), Choices(layout.actions, twin)
        assert observed(layout, here, seat) == observed(layout, there, seat)


def test_a_row_written_again_and_again_is_like_a_new_one() -> None:
    """Rows of all seats, and one that they share, in the middle of answers, in games of all cards."""
    for seed in range(8):
        seats = 2 + seed % 5
        layout = standard_layout(seats)
        game = Game.deal(random_kingdom(seed, edition="mixed"), seats, seed)
        choices = Choices(layout.actions, game)
        observers = [Observer(layout, game, seat) for seat in range(seats)]
        shared = Observer(layout, game, 0)
        chance = Random(seed)
        for _ in range(300):
            seat = chance.randrange(seats) if game.decision is None or chance.random() < 0.3 else game.decision.seat
            new = observed(layout, choices, seat)
            assert observers[seat].observe(choices) == new
            assert shared.observe(choices, observers[seat].view) == new
            if game.decision is None:
                break
            choices.choose(chance.choice(choices.legal()))


def test_each_part_says_what_the_view_says() -> None:
    """Compared with the view, card by card, at random decisions."""
    for seed in range(5):
        seats = 2 + seed
        layout = standard_layout(seats)
        game = Game.deal(random_kingdom(seed, edition="mixed"), seats, seed)
        choices = Choices(layout.actions, game)
        chance = Random(seed)
        for number in range(600):
            decision = game.decision
            if decision is None:
                break
            if number % 25 == 0 or (decision.card is not None and number % 4 == 0):
                check_parts(layout, choices, decision.seat)
            legal = choices.legal()
            choices.choose(legal[-1] if chance.random() < 0.5 else chance.choice(legal))


def check_parts(layout: Layout, choices: Choices, seat: int) -> None:
    game = choices.game
    view, decision = game.view(seat), game.decision
    parts = Observer(layout, game, seat).described(choices)

    def counted(cards: Sequence[Card]) -> dict[str, int]:
        return {card.name: copies for card, copies in Counter(cards).items()}

    def part(name: str) -> dict[str, int]:
        return parts.get(name, {})

    assert part("hand") == counted(view.hand)
    assert part("deck") == counted(view.in_deck())
    assert part("known on deck") == counted(view.known_on_deck())
    assert part("top of deck") == counted(view.known_on_deck()[-1:])
    assert part("passing") == counted(view.passing)
    assert part("supply") == {card.name: view.left(card) for card in view.supply if view.left(card)}
    assert part("cost") == {card.name: view.cost(card) for card in view.supply if view.cost(card)}
    assert part("trash") == counted(view.trash)
    assert part("playing") == counted(view.playing)
    assert part("reacted") == counted(view.reacted)
    assert part("worth more") == counted(view.worth_more)
    assert part("first worth more") == counted(view.first_worth_more)
    assert list(part("phase")) == [view.phase]
    turn = part("turn")
    assert [turn.get(name, 0) for name in ("actions", "buys", "coins", "reduction", "actions played")] == [
        view.actions,
        view.buys,
        view.coins,
        view.reduction,
        view.actions_played,
    ]
    assert [turn.get(name, 0) for name in ("empty piles", "empty piles to end", "cards to end", "deck size")] == [
        view.empty_piles,
        view.empty_piles_to_end,
        view.cards_to_end,
        view.deck_size,
    ]
    assert turn.get("second edition", 0) == (view.edition == "second")
    for offset in range(view.seats):
        other = (seat + offset) % view.seats
        assert part(f"owned {offset}") == counted(view.owned(other))
        assert part(f"in play {offset}") == counted(view.in_play(other))
        assert part(f"set aside {offset}") == counted(view.set_aside(other))
        assert part(f"revealed {offset}") == counted(view.revealed(other))
        top = view.discard_top(other)
        assert part(f"top of discard {offset}") == counted([] if top is None else [top])
        numbers = part(f"seat {offset}")
        assert [numbers.get(name, 0) for name in ("hand size", "passing size", "turns", "points")] == [
            view.hand_size(other),
            view.passing_size(other),
            view.turns(other),
            view.points(other) + POINTS_OFFSET,
        ]
        assert part("turn of").get(f"seat {offset}", 0) == (other == view.turn_seat)
    assert decision is not None
    assert list(part("verb")) == [decision.verb.name]
    assert list(part("zone")) == [decision.zone]
    assert list(part("subject")) == [f"seat {(decision.subject - seat) % view.seats}"]
    assert part("asked by") == counted([] if decision.card is None else [decision.card])
    asked = part("question")
    assert [asked.get(name, 0) for name in ("least", "most", "ordered", "number chosen")] == [
        decision.least,
        decision.most,
        decision.ordered,
        len(choices.chosen),
    ]
    cards = [option for option in choices.chosen if isinstance(option, Card)]
    assert part("chosen") == counted(cards)
    assert part("chosen last") == counted(cards[-1:])


def test_the_mask_has_the_legal_actions() -> None:
    layout = standard_layout(2)
    game, alice, _ = scenario(alice="hand: Militia", bob="hand: 4 Copper, Estate")
    alice.plays("Militia")
    choices = Choices(layout.actions, game.game)
    asked, other = Observer(layout, game.game, 1), Observer(layout, game.game, 0)
    names = layout.actions.names()
    assert [names[at] for at, legal in enumerate(asked.observe(choices)[1]) if legal] == ["Copper", "Estate"]
    assert not any(other.observe(choices)[1])


def test_others_do_not_see_the_question() -> None:
    """Even the verb may reveal what is in a hand."""
    layout = standard_layout(2)
    game, alice, _ = scenario(alice="hand: Militia", bob="hand: 4 Copper, Estate")
    alice.plays("Militia")
    choices = Choices(layout.actions, game.game)
    before = observed(layout, choices, 0)
    assert not {"verb", "question", "asked by", "zone"} & Observer(layout, game.game, 0).described(choices).keys()
    choices.choose(choices.legal()[0])
    assert observed(layout, choices, 0) == before


def test_modes_that_were_chosen_are_observed() -> None:
    """Pawn asks for two of four."""
    layout = standard_layout(2)
    game, alice, _ = scenario(alice="hand: Pawn", bob="")
    alice.plays("Pawn")
    choices = Choices(layout.actions, game.game)
    observer = Observer(layout, game.game, 0)
    assert "modes chosen" not in observer.described(choices)
    choices.choose(choices.legal()[1])
    assert observer.described(choices)["modes chosen"] == {"+1 Action": 1}
    assert observer.described(choices)["question"]["number chosen"] == 1


def test_named_parts_look_into_the_array() -> None:
    layout = standard_layout(2)
    rows = np.zeros((3, layout.size), np.uint8)
    parts = structured(layout, rows)
    parts["hand"][1, 0] = 4
    assert rows[1, 0] == 4
    assert sum(part.shape[-1] for part in parts.values()) == layout.size
