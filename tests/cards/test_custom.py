"""Custom cards from a file, in a kingdom and in play, as docs/write-a-card.md describes."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest
from tests.helpers.paths import ROOT

from throneroom.cards.catalog import Catalog
from throneroom.cards.custom import BadCardFile, load_cards, paragraphs
from throneroom.cards.kingdoms import random_kingdom
from throneroom.engine.card import TREASURE, Card, Option
from throneroom.engine.game import Game
from throneroom.testing import scenario

NIGHT_MARKET = ROOT / "docs" / "examples" / "night_market.py"
CARD = "from throneroom.engine.card import ACTION, Card\n"


@pytest.fixture
def catalog() -> Catalog:
    return Catalog(load_cards(NIGHT_MARKET))


# -- playing Night Market --------------------------------------------------------------------------------


def test_you_may_discard_a_victory_card_and_gain_a_card_costing_up_to_4(catalog: Catalog) -> None:
    game, alice, _bob = scenario(
        catalog=catalog,
        alice="hand: Night Market, Estate, Estate, Duchy, Copper",
        bob="hand: 3 Copper",
    )
    alice.plays("Night Market")
    assert (game.buys, game.coins) == (2, 1)
    alice.discards("Duchy", of="Estate, Duchy", by="Night Market")
    alice.gains(
        "Militia",
        of="Copper, Curse, Cellar, Moat, Estate, Silver, Village, Woodcutter, Militia, Remodel, Smithy",
    )
    assert alice.discard == "Militia, Duchy"
    assert alice.hand == "2 Estate, Copper"
    assert game.is_quiet()


def test_without_a_discard_nothing_is_gained(catalog: Catalog) -> None:
    game, alice, _bob = scenario(catalog=catalog, alice="hand: Night Market, Estate", bob="hand: 3 Copper")
    alice.plays("Night Market")
    alice.declines()
    assert alice.hand == "Estate"
    assert alice.discard == "-"
    assert game.is_quiet()


def test_each_other_player_with_five_cards_puts_one_on_the_deck(catalog: Catalog) -> None:
    game, alice, bob, carol, dave = scenario(
        catalog=catalog,
        alice="hand: Night Market, Copper",
        bob="hand: 3 Copper, Estate, Gold | deck: Silver",
        carol="hand: 4 Gold",
        dave="hand: 6 Copper",
    )
    alice.plays("Night Market")
    bob.puts_on_deck("Estate", of="Copper, Estate, Gold", by="Night Market")
    assert bob.deck == "Estate, Silver"
    assert carol.hand == "4 Gold"
    assert dave.hand == "5 Copper"  # all alike: nothing to ask
    assert game.is_quiet()


def test_a_moat_protects_from_it_as_from_any_attack(catalog: Catalog) -> None:
    game, alice, bob = scenario(catalog=catalog, alice="hand: Night Market", bob="hand: Moat, 3 Copper, Estate")
    alice.plays("Night Market")
    bob.reveals("Moat")
    assert bob.hand == "Moat, 3 Copper, Estate"
    assert game.is_quiet()


def test_throne_room_plays_it_twice_and_bridge_widens_the_choice(catalog: Catalog) -> None:
    game, alice, bob = scenario(
        catalog=catalog,
        alice="hand: Throne Room, Night Market, 2 Estate",
        bob="hand: 5 Copper, Estate",
        turn="1 cheaper",
        kingdom="Mine",
    )
    alice.plays("Throne Room")
    alice.discards("Estate")
    alice.gains("Mine")
    bob.puts_on_deck("Estate")
    alice.discards("Estate")
    alice.gains("Mine")
    assert alice.discard == "Mine, Estate, Mine, Estate"
    assert bob.hand == "4 Copper"
    assert bob.deck == "Copper, Estate"
    assert game.is_quiet()


def test_games_with_it_end_replay_and_can_be_cloned_inside_its_effect() -> None:
    own = load_cards(NIGHT_MARKET)
    asked = 0
    for seed in range(5):
        chance = Random(seed)
        game = Game.deal(random_kingdom(seed, need=own), seats=3, seed=seed)
        while (decision := game.decision) is not None:
            wished: list[Option] = [option for option in decision.options if option in own]
            number = chance.randint(decision.least, decision.most)
            wants_one = wished and decision.least <= 1 <= decision.most
            answer: list[Option] = wished[:1] if wants_one else chance.sample(decision.options, number)
            copy = game.clone() if decision.card in own else None
            game.answer(answer)
            if copy is not None:
                asked += 1
                copy.answer(answer)
                assert position(copy) == position(game)
        assert position(game.rewound(len(game.history))) == position(game)
    assert asked > 20


def position(game: Game) -> list[object]:
    seats = [(player.hand, player.deck, player.discard, player.in_play) for player in game.players]
    return [seats, game.supply.counts, game.trash, repr(game.decision)]


# -- texts ----------------------------------------------------------------------------------------------


def test_text_and_rulings_come_from_the_docstring_of_the_effect() -> None:
    (card,) = load_cards(NIGHT_MARKET)
    text, *rulings = paragraphs(card)
    assert text.startswith("+1 Buy, +1 Coin. You may discard a Victory card")
    assert text.endswith("puts one of them on top of their deck.")
    assert "\n" not in text
    assert "  " not in text
    assert [ruling.split()[0] for ruling in rulings] == ["A", "The"]


def test_reaction_and_worth_have_texts_too_but_plus_signs_have_none(tmp_path: Path) -> None:
    file = tmp_path / "cards.py"
    file.write_text(
        CARD
        + "def shield(game, player, attack):\n    '''Be safe.'''\n"
        + "def worth(cards):\n    '''Worth a lot.\n\n    Really.'''\n    return 9\n"
        + "SHIELD = Card('Shield', cost=2, types=ACTION | 32, reaction=shield, worth=worth)\n"
        + "BAZAAR = Card('Old Bazaar', cost=5, types=ACTION, cards=1, actions=2, coins=1)\n"
    )
    shield, bazaar = load_cards(file)
    assert paragraphs(shield) == ["Be safe. Worth a lot.", "Really."]
    assert paragraphs(bazaar) == []


def test_the_page_shows_the_whole_example() -> None:
    assert NIGHT_MARKET.read_text(encoding="utf-8") in (ROOT / "docs" / "write-a-card.md").read_text(encoding="utf-8")


# -- loading ---------------------------------------------------------------------------------------------


def test_loading_leaves_no_module_and_no_file_behind(tmp_path: Path) -> None:
    before = set(sys.modules)
    file = tmp_path / "json.py"  # not the standard module json
    record = "import dataclasses\n@dataclasses.dataclass\nclass A:\n    n: 'int'\n"
    file.write_text(f"{CARD}{record}X = Card('X', cost=1, types=ACTION)\n")
    (card,) = load_cards(str(file))
    assert card.name == "X"
    assert {name for name in set(sys.modules) - before if "own" in name or "json" in name} == set()
    assert list(tmp_path.iterdir()) == [file]


def test_cards_that_the_file_imports_or_names_twice_count_once(tmp_path: Path) -> None:
    file = tmp_path / "cards.py"
    file.write_text(
        f"{CARD}from throneroom.cards.base import MOAT\nX = Card('X', cost=1, types=ACTION)\nY = X\nCARDS = [X]\n"
    )
    assert [card.name for card in load_cards(file)] == ["X"]


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("", ": this file defines no card; add one, such as "),
        ("from throneroom.cards.base import MOAT", ": this file defines no card"),
        ("x = 1\ndef f(:\n", ", line 2: not valid Python: invalid syntax"),
        ("\n\nx = 1 / 0\n", ", line 3: ZeroDivisionError: division by zero"),
        ("import nowhere_to_be_found", ", line 1: ModuleNotFoundError: No module named 'nowhere_to_be_found'"),
        ("open('/nowhere/at/all')", ", line 1: FileNotFoundError: [Errno 2] No such file or directory"),
        ("import sys\nsys.exit('bye')", ", line 2: SystemExit: bye"),
        ("raise ValueError('two\\nlines')", ", line 1: ValueError: two lines"),
        ("raise ValueError", ", line 1: ValueError"),
        ("x = '\0'", ": "),
        ("X = Card('X', cost=1)", ", line 2: TypeError: "),
        ("X = Card('X', cost='1', types=ACTION, coin=3)", ", line 2: TypeError: "),
        ("X = Card('X', cost=-1, types=ACTION)", ": X costs -1; a cost is a number from 0 to 99"),
        ("X = Card('X', cost=10**15, types=ACTION)", ", line 2: ValueError: a card has no number as large as 10000000"),
        ("X = Card('X', cost=10**50, types=ACTION)", ", line 2: ValueError: a card has no number as large as this"),
        ("X = Card('X', cost=100, types=ACTION)", ": X costs 100; a cost is a number from 0 to 99"),
        ("X = Card('X', cost=1, types=ACTION, coins=-1)", ": X has coins=-1; give a number from 0 to 99"),
        ("X = Card('X', cost=1, types=ACTION, cards=-1)", ": X has cards=-1; give a number from 0 to 99"),
        ("X = Card('X', cost=1, types=ACTION, buys=1000)", ": X has buys=1000; give a number from 0 to 99"),
        ("X = Card('X', cost=1, types=4, points=-100)", ": X has points=-100; give a number from -99 to 99"),
        ("X = Card('X', cost=1, types=4, points=1.5)", ", line 2: TypeError: int object expected; got float"),
        ("X = Card('X', cost=2.0, types=4)", ", line 2: TypeError: int object expected; got float"),
        ("X = Card('X', cost=2, types=ACTION, coins='2')", ", line 2: TypeError: int object expected; got str"),
        ("X = Card(7, cost=2, types=ACTION)", ", line 2: TypeError: str object expected; got int"),
        ("X = Card(None, cost=2, types=ACTION)", ", line 2: TypeError: str object expected; got None"),
        ("X = Card('X', cost=2, types=ACTION, reacts_once=1)", ", line 2: TypeError: bool object expected; got int"),
        ("X = Card('X', cost=2, types=1024)", ": X has no type; combine ACTION"),
        ("X = Card('X', cost=2, types=ACTION | 1024)", ": X has no type; combine ACTION"),
        ("X = Card('X', cost=2, types=-1)", ": X has no type; combine ACTION"),
        ("X = Card('X', cost=1, types=ACTION, piles=[1] * 5)", ", line 2: TypeError: "),
        ("X = Card('X', cost=1, types=ACTION, piles=(1, 2, 3))", ": X has pile sizes (1, 2, 3); give five"),
        ("X = Card('X', cost=1, types=ACTION, piles=(1, 2, 3, 4, 5.5))", ", line 2: TypeError: "),
        (
            "X = Card('X', cost=1, types=ACTION, piles=(1, 1, 1, 1, 1000))",
            ": X has pile sizes (1, 1, 1, 1, 1000); give",
        ),
        ("X = Card('X', cost=1, types=0)", ": X has no type; combine ACTION, TREASURE, VICTORY, CURSE_TYPE, ATTACK"),
        ("X = Card('X', cost=1, types=ACTION); X.box = 'base'", ": X has box 'base'; leave `box` out"),
        ("X = Card('X', cost=1, types=ACTION, dealt=1)", ": X is a kingdom card; leave `dealt` and `ends_game` out"),
        (
            "X = Card('X', cost=1, types=ACTION, piles=(1, 2, 3, 4, 0))",
            ": X has pile sizes (1, 2, 3, 4, 0); give five",
        ),
        (
            "X = Card('X', cost=1, types=16)",
            ": X is an Attack that cannot be played; give it the types ACTION | ATTACK",
        ),
        (
            "X = Card('X', cost=1, types=ACTION | 32)",
            ": X: a card needs a `reaction` if and only if it has the type",
        ),
        (
            "X = Card('X', cost=1, types=2, effect=print)",
            ": X: a Treasure has only plus-signs; an effect needs the type",
        ),
        (
            "X = Card('2 Towers', cost=1, types=ACTION)",
            ": '2 Towers' is not a valid card name: it must start with a letter",
        ),
        ("X = Card('A, B', cost=1, types=ACTION)", ": 'A, B' is not a valid card name"),
        ("X = Card('A=B', cost=1, types=ACTION)", ": 'A=B' is not a valid card name"),
        ("X = Card('A # B', cost=1, types=ACTION)", ": 'A # B' is not a valid card name"),
        ("X = Card('A#1', cost=1, types=ACTION)", ": 'A#1' is not a valid card name"),
        ("X = Card('A\\nB', cost=1, types=ACTION)", ": 'A\\nB' is not a valid card name"),
        ("X = Card('A\\u2028B', cost=1, types=ACTION)", ": 'A\\u2028B' is not a valid card name"),
        ("X = Card('A\\x85B', cost=1, types=ACTION)", ": 'A\\x85B' is not a valid card name"),
        ("X = Card('A\\x0bB', cost=1, types=ACTION)", ": 'A\\x0bB' is not a valid card name"),
        ("X = Card('A\\ud800', cost=1, types=ACTION)", ": 'A\\ud800' is not a valid card name"),
        ("X = Card(' A', cost=1, types=ACTION)", ": ' A' is not a valid card name"),
        ("X = Card('A ', cost=1, types=ACTION)", ": 'A ' is not a valid card name"),
        ("X = Card('', cost=1, types=ACTION)", ": '' is not a valid card name"),
        ("X = Card('Moat', cost=1, types=ACTION)", ": there is already a card named Moat; give yours another name"),
        (
            "X = Card('New', cost=1, types=ACTION)\nY = Card('NÉW', cost=1, types=ACTION)",
            ": there is already a card named NÉW; give yours another name",
        ),
    ],
)
def test_a_file_without_a_valid_card_is_refused_in_one_line(tmp_path: Path, source: str, problem: str) -> None:
    file = tmp_path / "cards.py"
    file.write_text((CARD if source.startswith("X = ") else "") + source, encoding="utf-8")
    with pytest.raises(BadCardFile) as refusal:
        load_cards(file)
    assert str(refusal.value).startswith(f"{file}{problem}")
    assert "\n" not in str(refusal.value)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCardFile, match=r"none\.py: No such file or directory"):
        load_cards(tmp_path / "none.py")
    with pytest.raises(BadCardFile, match="Is a directory"):
        load_cards(tmp_path)


def test_a_file_in_another_encoding_must_declare_it(tmp_path: Path) -> None:
    source = f"{CARD}X = Card('Caf\u00e9', cost=1, types=ACTION)\n".encode("latin-1")
    file = tmp_path / "cards.py"
    file.write_bytes(b"# coding: latin-1\n" + source)
    assert load_cards(file)[0].name == "Café"
    file.write_bytes(source)
    with pytest.raises(BadCardFile, match="not valid Python"):
        load_cards(file)


def test_a_custom_treasure_gives_its_plus_signs() -> None:
    """It may even draw the next Treasure."""
    crown = Card("Crown", cost=5, types=TREASURE, coins=2, cards=1, buys=1)
    game, alice, _ = scenario(alice="hand: Crown, Estate | deck: Gold", bob="hand: Copper", catalog=Catalog([crown]))
    alice.plays_treasures("Crown")
    alice.plays_treasures("Gold", of="Gold")
    assert (game.coins, game.buys) == (5, 2)
    assert game.is_quiet()


def test_always_play_treasures_includes_what_a_custom_treasure_draws() -> None:
    crown = Card("Crown", cost=5, types=TREASURE, coins=2, cards=1, buys=1)
    game, *_ = scenario(alice="hand: Crown, Estate | deck: Gold", bob="hand: Copper", catalog=Catalog([crown]))
    game.game.always_play_treasures(0)
    assert (game.coins, game.buys) == (5, 2)
    assert game.decision.verb.name == "buy"
