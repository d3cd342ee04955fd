"""Games that run on their own: bots are asked at once, and everything is as if each decision had been answered."""

from __future__ import annotations

import pytest
from tests.helpers.deals import FIRST_GAME
from tests.properties.games import state

from throneroom.bots.bot import Bot, play_out
from throneroom.bots.simple import MoneyBot, RandomBot, VillageSmithyBot
from throneroom.cards.basic import PROVINCE
from throneroom.engine import decision as verbs
from throneroom.engine.card import Option
from throneroom.engine.decision import Decision, IllegalAnswer
from throneroom.engine.event import Event
from throneroom.engine.game import Game
from throneroom.engine.packed_zone import Counts as PackedCounts
from throneroom.engine.packed_zone import Zone as PackedZone
from throneroom.engine.view import View
from throneroom.engine.zones import Counts, Zone
from throneroom.record.record import Record
from throneroom.testing import scenario


def answered(game: Game, bots: list[Bot], most_turns: int = 250) -> None:
    """Answer each decision in turn."""
    for seat, bot in enumerate(bots):
        if bot.plays_all_treasures:
            game.always_play_treasures(seat)
    while game.decision is not None and game.player.turns <= most_turns:
        seat = game.decision.seat
        game.answer(bots[seat].answer(game.view(seat), game.decision))


def three_bots() -> list[Bot]:
    return [VillageSmithyBot(), RandomBot(3), MoneyBot()]


def random_bots() -> list[Bot]:
    return [RandomBot(seed) for seed in range(3)]


@pytest.mark.parametrize("asks_forced", [False, True])
@pytest.mark.parametrize("most_turns", [0, 7, 250])
def test_a_run_is_the_same_game_as_answering_each_decision(asks_forced: bool, most_turns: int) -> None:
    bots = random_bots if asks_forced else three_bots
    for seed in range(5):
        run = Game.deal(FIRST_GAME, 3, seed, asks_forced=asks_forced)
        asked = run.clone()
        play_out(run, bots(), most_turns)
        answered(asked, bots(), most_turns)
        assert state(run) == state(asked)
        assert state(Record.of(run).replay()) == state(run)


def test_a_run_reports_the_same_events() -> None:
    logs: list[list[Event]] = [[], []]
    games = [Game.deal(FIRST_GAME, 3, 4) for _ in logs]
    for game, log in zip(games, logs, strict=True):
        game.listener = log.append
    play_out(games[0], three_bots())
    answered(games[1], three_bots())
    assert [repr(event) for event in logs[0]] == [repr(event) for event in logs[1]]


def test_a_run_may_begin_in_the_middle_of_an_effect() -> None:
    board, alice, _bob = scenario(alice="hand: Militia", bob="hand: 4 Copper, Estate", kingdom="Cellar")
    alice.plays("Militia")
    game: Game = board.game
    assert game.effect is not None
    run, asked = game.clone(), game.clone()
    play_out(run, [MoneyBot(), MoneyBot()], 20)
    answered(asked, [MoneyBot(), MoneyBot()], 20)
    assert state(run) == state(asked)


def test_without_a_record_the_game_is_the_same_but_cannot_be_replayed() -> None:
    recorded = Game.deal(FIRST_GAME, 3, 5)
    unrecorded = recorded.clone(recorded=False)
    play_out(recorded, three_bots())
    play_out(unrecorded, three_bots(), recorded=False)
    assert [player.cards() for player in unrecorded.players] == [player.cards() for player in recorded.players]
    assert unrecorded.history == []
    with pytest.raises(ValueError, match="has no record"):
        Record.of(unrecorded)
    with pytest.raises(RuntimeError, match="cannot be replayed"):
        unrecorded.rewound(0)


class Stubborn(Bot):
    """Answers illegally at its third buy or at a card's question, otherwise like a MoneyBot."""

    plays_all_treasures = True

    def __init__(self, verb: verbs.Verb) -> None:
        self.verb = verb
        self.asked = 0
        self.money = MoneyBot()

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        if decision.verb is self.verb:
            return (PROVINCE, PROVINCE)
        return self.money.answer(view, decision)

    def buy(self, view: View) -> tuple[Option, ...]:
        self.asked += 1
        if self.verb is verbs.BUY and self.asked == 3:
            return PROVINCE.alone
        return self.money.buy(view)


@pytest.mark.parametrize("verb", [verbs.BUY, verbs.DISCARD])
def test_an_illegal_answer_is_reported_and_undoes_the_run(verb: verbs.Verb) -> None:
    board, _alice, _bob = scenario(alice="hand: Militia | deck: 9 Copper", bob="hand: 4 Copper, Estate")
    game: Game = board.game
    before = state(game)
    with pytest.raises(IllegalAnswer, match=f"Province.*{verb.name}"):
        play_out(game, [Stubborn(verbs.BUY), Stubborn(verb)])
    assert state(game) == before
    play_out(game, [MoneyBot(), MoneyBot()], 5)


def test_a_clone_does_not_share_its_history() -> None:
    game = Game.deal(FIRST_GAME, 2, 3)
    play_out(game, [MoneyBot(), MoneyBot()], 3)
    first, second = game.clone(), game.clone()
    before = game.history[:]
    play_out(first, [MoneyBot(), MoneyBot()], 6)
    assert game.history == second.history == before
    play_out(game, [MoneyBot(), MoneyBot()], 4)
    assert second.history == before
    assert first.history[: len(game.history)] == game.history


def copies(game: Game) -> list[Game]:
    """Return copies of all kinds: the first two clones are made in different ways, and so are copies of them."""
    clones = [game.clone(), game.clone(), game.clone()]
    again = [clone.clone() for clone in clones[:2]]
    return [*clones, *again, clones[0].before_effect(), game.before_effect(), game.rewound(len(game.history))]


@pytest.mark.parametrize("when", ["before the effect", "inside the effect", "after a clone inside the effect", "both"])
def test_copies_in_the_middle_of_an_effect_keep_standing_orders(when: str) -> None:
    board, alice, _bob = scenario(alice="hand: Militia, 2 Copper", bob="hand: 4 Copper, Estate", kingdom="Cellar")
    game: Game = board.game
    if when in ("before the effect", "both"):
        game.always_play_treasures(0)
        game.always_play_treasures(1)
    alice.plays("Militia")
    if when == "after a clone inside the effect":
        game.clone()
    orders = 0b11
    if when == "both":
        game.always_play_treasures(0, on=False)
        orders = 0b10
    elif when != "before the effect":
        game.always_play_treasures(0)
        game.always_play_treasures(1)
    found = copies(game)
    assert [copy.standing_orders for copy in found] == [orders] * len(found)
    bots: list[Bot] = [Decliner(), Decliner()]
    answered(game, bots, 3)
    for copy in found[:5]:
        answered(copy, bots, 3)
        assert state(copy) == state(game)


class Decliner(Bot):
    """Declines whatever it can, and would even play no Treasures."""


def test_a_game_from_a_position_with_standing_orders_can_be_rewound() -> None:
    board, alice, _bob = scenario(alice="hand: 2 Copper", bob="hand: 5 Copper")
    game: Game = board.game
    assert game.origin is not None
    game.origin.standing_orders = 0b11
    alice.plays_treasures("2 Copper")
    assert state(game.rewound(1)) == state(game)


def test_both_kinds_of_zones_offer_the_same() -> None:
    def public(kind: type) -> set[str]:
        return {name for name in dir(kind) if not name.startswith("_")} - {"table", "numbers", "size"}

    assert public(Zone) == public(PackedZone)
    assert public(Counts) == public(PackedCounts)
