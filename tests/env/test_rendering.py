"""The table as text, picture and SVG: what the seat that looks may see."""

from __future__ import annotations

from xml.etree import ElementTree

import numpy as np

from throneroom.cards.catalog import Catalog
from throneroom.engine.view import SPECTATOR
from throneroom.env.aec import env
from throneroom.env.letters import HEIGHT, LETTERS, WIDTH
from throneroom.env.rendering import drawing, picture, svg
from throneroom.testing import scenario


def test_the_text_has_the_board_the_hand_and_the_question() -> None:
    aec = env(render_mode="ansi")
    aec.reset(seed=1)
    text = aec.render()
    assert isinstance(text, str)
    for part in ("Province 8", "player_0", "Turn of player_", "treasure phase: actions 1, buys 1", "Treasures"):
        assert part in text, text
    aec.step(1)
    assert "Chosen: Copper" in str(aec.render())


def test_the_text_of_a_finished_game_has_the_points() -> None:
    aec = env(render_mode="ansi", plays_treasures=True)
    aec.reset(seed=1)
    while not any(aec.terminations.values()):
        aec.step(int(np.flatnonzero(aec.observe(aec.agent_selection)["action_mask"])[-1]))
    assert "The game is over: player_0 " in str(aec.render())


def test_a_picture_shows_the_supply_the_cards_in_play_and_the_hand() -> None:
    game, alice, _ = scenario(alice="hand: Village, 3 Copper, Moat", bob="hand: 2 Gold")
    alice.plays("Village")
    drawn = drawing(game.game.view(0))
    names = [box.name for box in drawn.boxes]
    assert names[:17] == [card.name for card in game.game.supply.cards]
    assert names[17:] == ["Village", "Moat", "Copper"]
    pixels = picture(game.game.view(0))
    assert pixels.shape == (drawn.height, pixels.shape[1], 3)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 5


def test_nobody_else_sees_a_hand() -> None:
    game, *_ = scenario(alice="hand: Village, 3 Copper", bob="hand: 2 Gold")
    for seat, hand in ((1, ["Gold"]), (SPECTATOR, [])):
        assert [box.name for box in drawing(game.game.view(seat)).boxes][17:] == hand


def test_svg_is_well_formed() -> None:
    game, *_ = scenario(alice="hand: Village", bob="")
    root = ElementTree.fromstring(svg(game.game.view(0)))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert "Village" in [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]


def test_every_name_of_a_card_can_be_written() -> None:
    assert {letter for card in Catalog().cards for letter in card.name.upper()} <= LETTERS.keys()
    assert all(len(rows) == HEIGHT and {len(row) for row in rows} == {WIDTH} for rows in LETTERS.values())
