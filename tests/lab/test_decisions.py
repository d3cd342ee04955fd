"""The decisions of games as numbers: the same games as in simulations, and actions that replay them."""

from __future__ import annotations

from tests.helpers.paths import ROOT
from tests.lab.setups import first_game

from throneroom.bots.named_bot import find_bot
from throneroom.cards.custom_sources import find_custom_cards
from throneroom.cards.kingdoms import kingdom_of
from throneroom.encoding.buffer import Buffer
from throneroom.encoding.choices import Choices
from throneroom.encoding.observation import ObservationRow, observe
from throneroom.lab.decisions import KINGDOM, LOST, STANDARD, TIED, WON, data_layout, decisions_with
from throneroom.lab.game_files import record_of
from throneroom.lab.match_setup import list_games, match_of, set_up_match
from throneroom.record.record import Record


def test_they_are_those_of_the_same_games_in_a_simulation() -> None:
    setup = first_game("random", "smithy-money")
    found = decisions_with([setup], KINGDOM)(setup, 0, 12)
    _, games = list_games(setup, 0, 12)
    assert sorted(set(found.game)) == list(range(12))
    for row, number in enumerate(found.game):
        game = games[number]
        player = found.player[row]
        expected = LOST if player not in game.winners else WON if len(game.winners) == 1 else TIED
        assert found.outcome[row] == expected
        assert found.lead[row] == game.points[player] - game.points[1 - player]
        assert found.turn[row] <= game.turns[player]


def test_their_actions_replay_each_game_with_the_same_observations() -> None:
    setup = first_game("random", "beginner")
    layout = data_layout([setup], STANDARD)
    found = decisions_with([setup], STANDARD)(setup, 0, 2)
    size, actions = int(layout.size), int(layout.actions.size)
    row = 0
    for number in range(2):
        game = match_of(setup).deal(number)
        for seat, bot in enumerate(match_of(setup).seated(number)):
            if bot.plays_all_treasures:
                game.always_play_treasures(seat)
        choices = Choices(layout.actions, game)
        chosen = [action for at, action in enumerate(found.action) if found.game[at] == number]
        for step, action in enumerate(chosen):
            decision = game.decision
            assert decision is not None
            assert (found.step[row], found.seat[row], found.verb[row]) == (step, decision.seat, decision.verb.name)
            assert found.card[row] == (None if decision.card is None else decision.card.name)
            buffer, masks = Buffer(size), Buffer(actions)
            observer = ObservationRow(layout, buffer, 0, masks, 0)
            view = game.view(decision.seat)
            observer.begin(view)
            observe(observer, view, choices)
            assert found.observation[row * size : (row + 1) * size] == buffer.shared
            assert found.mask[row * actions : (row + 1) * actions] == masks.shared
            assert masks.get(action)
            choices.choose(action)
            row += 1
        assert Record.of(game).answers == record_of(setup, number).answers
    assert row == len(found.action)


def test_the_layout_has_all_cards_of_all_kingdoms_and_custom_ones() -> None:
    custom = find_custom_cards((ROOT / "docs" / "examples" / "night_market.py",), packages=False)
    first = first_game("random", "random")
    cards = [*match_of(first).kingdom.cards[:9], *custom.cards]
    bots = [find_bot("random", custom.catalog)] * 2
    other = set_up_match(kingdom_of(cards), bots, 1, custom=custom.sources)
    small, standard = (data_layout([first, other], which) for which in (KINGDOM, STANDARD))
    assert [card.name for card in small.cards][-2:] == ["Workshop", "Night Market"]
    assert len(standard.cards) > len(small.cards) == 7 + 11
    found = decisions_with([other], KINGDOM)(other, 0, 1)
    assert len(found.observation) == len(found.action) * data_layout([other], KINGDOM).size
