"""Many games between the same bots: each depends only on the seed and its number."""

from __future__ import annotations

import pickle

import pytest

from throneroom.bots.bot import Bot, play_out
from throneroom.bots.match import ENDINGS, MOST_TURNS, PILES, PROVINCES, STALLED, VICTORY, Match
from throneroom.bots.simple import RandomBot
from throneroom.bots.strategies.builtin import builtin
from throneroom.bots.strategies.language import read_strategy
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.score import scores, winners

FIRST_GAME = kingdom_of(RECOMMENDED_SETS[0].cards)


def match(*names: str, seed: int = 1, rotates: bool = True) -> Match:
    bots: list[Bot] = [RandomBot(0) if name == "random" else StrategyBot(builtin(name)) for name in names]
    return Match(FIRST_GAME, bots, seed, rotates)


def test_every_player_has_every_seat_once_in_a_block() -> None:
    """With three players, three consecutive games have the same deal and the same neighbors."""
    three = match("big-money", "smithy-money", "basic-money")
    for block in range(10):
        orders = [three.order(number) for number in range(3 * block, 3 * block + 3)]
        a, b, c = orders[0]
        assert orders == [[a, b, c], [c, a, b], [b, c, a]]
        hands = [[player.hand for player in three.deal(number).players] for number in range(3 * block, 3 * block + 4)]
        assert hands[0] == hands[1] == hands[2]
        assert hands[2] != hands[3]


def test_neighbors_change_with_the_block() -> None:
    """With three players, both possible orders occur."""
    three = match("big-money", "smithy-money", "basic-money")
    left_of_the_first = {order[(order.index(0) + 1) % 3] for order in (three.order(3 * n) for n in range(20))}
    assert left_of_the_first == {1, 2}


def test_two_players_take_turns_to_start() -> None:
    two = match("big-money", "smithy-money")
    a, b = two.bots
    assert [two.seated(number) for number in range(4)] == [[a, b], [b, a], [a, b], [b, a]]


def test_without_rotation_every_game_has_a_new_deal() -> None:
    """The first bot always starts."""
    still = match("big-money", "big-money", rotates=False)
    assert [still.order(number) for number in range(3)] == [[0, 1]] * 3
    assert still.deal(0).seed != still.deal(1).seed


def test_an_outcome_reports_its_game_by_player() -> None:
    two = match("smithy-money", "big-money")
    for number in range(20):
        game = two.deal(number)
        play_out(game, two.seated(number))
        outcome = two.play(number)
        order = [0, 1] if number % 2 == 0 else [1, 0]
        assert outcome.points == [scores(game)[seat] for seat in order]
        assert outcome.turns == [game.players[seat].turns for seat in order]
        assert outcome.winners == sorted(order[seat] for seat in winners(game))
        assert outcome.ending == PROVINCES


def test_points_by_pile_add_up_to_the_points_of_the_cards() -> None:
    """Even for cards whose points depend on others."""
    cards = Catalog().read_list("Gardens, Duke, Great Hall, Harem, Nobles, Workshop, Witch, Chapel, Masquerade, Feast")
    bots: list[Bot] = [RandomBot(0), RandomBot(0), RandomBot(0)]
    three = Match(kingdom_of(cards), bots, 5)
    for number in range(12):
        game = three.deal(number)
        play_out(game, three.seated(number))
        found = three.play(number).points
        assert [found[player] for player in three.order(number)] == scores(game)


@pytest.mark.parametrize("names", [("random", "big-money"), ("smithy-money", "big-money", "random")])
def test_parts_add_up_to_the_whole(names: tuple[str, ...]) -> None:
    """Ranges played separately, by bots that have played before, add up to the same tally."""
    whole = match(*names).tally(0, 31)
    other = match(*names)
    size = len(names)
    late = other.tally(2 * size, 31)
    early = other.tally(0, 2 * size)
    early.add(late)
    assert early == whole
    assert early != match(*names, seed=2).tally(0, 31)


def test_a_range_starts_with_a_block() -> None:
    """Half a block would count one deal twice."""
    with pytest.raises(ValueError, match="multiple of 2, not with 3"):
        match("big-money", "big-money").tally(3, 5)


def test_a_tally_sums_its_outcomes() -> None:
    """A tie shares the victory."""
    two = match("basic-money", "basic-money", seed=3)
    outcomes = [two.play(number) for number in range(40)]
    tally = two.tally(0, 40)
    ties = sum(len(outcome.winners) == 2 for outcome in outcomes)
    assert 0 < ties < 40
    assert tally.games == 40
    assert tally.blocks == 20
    assert tally.ties.total == ties
    for player in range(2):
        wins = sum(outcome.winners == [player] for outcome in outcomes)
        assert tally.wins[player].total == wins
        assert tally.shares[player].total == VICTORY * wins + VICTORY // 2 * ties
        assert tally.points[player].total == sum(outcome.points[player] for outcome in outcomes)
    assert tally.turns.total == sum(max(outcome.turns) for outcome in outcomes)
    assert sum(tally.wins_by_place) == 40 - ties
    assert sum(tally.endings) == 40
    assert len(tally.endings) == len(ENDINGS)


def test_a_bot_against_itself_wins_half_of_every_block() -> None:
    """The two games of a block are the same game with the seats exchanged."""
    two = match("big-money", "big-money")
    tally = two.tally(0, 100)
    assert tally.wins[0] == tally.wins[1]
    assert tally.points[0] == tally.points[1]


def test_a_tally_can_be_pickled() -> None:
    tally = match("random", "big-money").tally(0, 7)
    assert pickle.loads(pickle.dumps(tally)) == tally


def test_endless_games_are_stopped() -> None:
    """Two bots that buy only Copper play up to the turn limit."""
    copper = read_strategy("Copper", Catalog(), "copper")
    stalled = Match(FIRST_GAME, [StrategyBot(copper), StrategyBot(copper)], 1).play(0)
    assert stalled.ending == STALLED
    assert max(stalled.turns) == MOST_TURNS + 1


def test_three_empty_piles_end_a_game() -> None:
    """Bots that buy only Villages, Cellars and Estates empty those piles, and the outcome says so."""
    rush = read_strategy("Village\nCellar\nEstate", Catalog(), "rush")
    outcome = Match(FIRST_GAME, [StrategyBot(rush), StrategyBot(rush)], 1).play(0)
    assert outcome.ending == PILES
