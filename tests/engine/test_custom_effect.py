"""Mistakes in the effects of custom cards are reported with the card and the line, and change nothing."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from tests.helpers.paths import ROOT

import throneroom
from throneroom import CardFailed, Catalog, Game, load_cards
from throneroom.engine import ask, author_questions
from throneroom.record.position import position_text
from throneroom.testing import scenario

START = "from throneroom import *\n"
CARD = "X = Card('X', cost=2, types=ACTION, effect=effect)\n"


def played(tmp_path: Path, source: str, alice: str = "hand: X, Copper, Estate | deck: 5 Silver") -> Game:
    """Play a card X from a file."""
    file = tmp_path / "cards.py"
    file.write_text(START + source + ("" if "X = " in source else CARD), encoding="utf-8")
    board, seat, _bob = scenario(catalog=Catalog(load_cards(file)), alice=alice, bob="hand: 4 Copper, Estate")
    game: Game = board.game
    before = position_text(game)
    try:
        seat.plays("X" if "X" in alice.partition(",")[0] else alice.partition(",")[0].removeprefix("hand: "))
        while game.effect is not None and game.decision is not None:
            game.answer(game.decision.options[:1])
    except Exception:  # raised again: whatever it was, nothing is half done
        if not game.history:
            assert position_text(game) == before
        raise
    return game


@pytest.mark.parametrize(
    ("source", "line", "wrong"),
    [
        (
            "def effect(game, play):\n    discard_cards(game, play.player, 1)\n",
            3,
            "discard_cards(...) asks nothing on its own; write `yield from discard_cards(...)`",
        ),
        (
            "def effect(game, play):\n    me = play.player\n    trash_cards(game, me, me.hand, 0, 1)\n"
            "    yield from discard_cards(game, me, 1)\n",
            4,
            "trash_cards(...) asks nothing",
        ),
        (
            "def effect(game, play):\n    card = choose_card(game, play.player, DISCARD, play.player.hand)\n"
            "    game.discard(play.player, [card])\n",
            3,
            "choose_card(...) asks nothing",
        ),
        (
            "def effect(game, play):\n    card = yield choose_card(game, play.player, DISCARD, play.player.hand)\n"
            "    game.discard(play.player, [card])\n",
            3,
            "choose_card(...) asks nothing",
        ),
        (
            "def effect(game, play):\n    if may(game, play.player, DISCARD, play.player.hand[0]):\n"
            "        game.draw(play.player, 1)\n",
            3,
            "may(...) asks nothing",
        ),
        (
            "def effect(game, play):\n    me = play.player\n    game.reveal_top(me, 2)\n",
            4,
            "Silver, Silver of seat 0 still revealed at the end; discard them",
        ),
        (
            "def effect(game, play):\n    me = play.player\n"
            "    yield from choose_card(game, me, SET_ASIDE, me.hand)\n    game.set_aside(me, COPPER)\n",
            5,
            "Copper of seat 0 still set aside at the end; discard them, with discard_set_aside",
        ),
        (
            "def effect(game, play):\n    for other in game.others(play.player):\n"
            "        game.lay_down_to_pass(other, other.hand[0])\n",
            4,
            "Copper of seat 1 still laid down to pass at the end; pass them",
        ),
    ],
)
def test_the_card_and_the_line_are_named(tmp_path: Path, source: str, line: int, wrong: str) -> None:
    file = tmp_path / "cards.py"
    with pytest.raises(CardFailed, match=re.escape(f"X ({file}, line {line}): {wrong}")):
        played(tmp_path, source)


def test_a_reaction_is_checked_too(tmp_path: Path) -> None:
    source = (
        "def reaction(game, player, attack):\n    game.reveal_top(player)\n"
        "X = Card('X', cost=2, types=ACTION | REACTION, reaction=reaction)\n"
        "def attack(game, play):\n    for victim in play.victims:\n"
        "        yield from discard_down_to(game, victim, 3)\n"
        "Y = Card('Y', cost=2, types=ACTION | ATTACK, effect=attack)\n"
    )
    file = tmp_path / "cards.py"
    file.write_text(START + source)
    board, alice, bob = scenario(
        catalog=Catalog(load_cards(file)), alice="hand: Y", bob="hand: X, 4 Copper | deck: 2 Gold"
    )
    alice.plays("Y")
    with pytest.raises(CardFailed, match=re.escape(f"X ({file}, line 3): Gold of seat 1 still revealed")):
        bob.reveals("X")
    assert board.game.decision is not None


def test_cards_of_an_outer_effect_may_stay_revealed_meanwhile(tmp_path: Path) -> None:
    source = (
        "def effect(game, play):\n    me = play.player\n    cards = game.reveal_top(me, 1)\n"
        "    game.set_aside(me, COPPER)\n"
        "    yield from play_twice(game, me, Y)\n    game.discard_revealed(me, cards)\n    game.discard_set_aside(me)\n"
        "def inner(game, play):\n    cards = game.reveal_top(play.player, 2)\n    game.put_back(play.player, cards)\n"
        "    return discard_cards(game, play.player, 1)\n"
        "Y = Card('Y', cost=2, types=ACTION, effect=inner)\n"
        "X = Card('X', cost=2, types=ACTION, effect=effect)\n"
    )
    game = played(tmp_path, source, alice="hand: X, Copper, Estate, Y, 2 Gold | deck: 5 Silver")
    assert not game.players[0].revealed
    assert len(game.history) == 3  # X, and two cards to discard


def test_every_helper_is_noted() -> None:
    """What `throneroom` exports to ask questions is the noted kind."""
    module = ast.parse((ROOT / "src" / "throneroom" / "engine" / "ask.py").read_text(encoding="utf-8"))
    helpers = {node.name for node in module.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")}
    for name in sorted(helpers | {"play_twice"}):
        assert getattr(throneroom, name) is getattr(author_questions, name)
        assert getattr(throneroom, name) is not getattr(ask, name, None)
