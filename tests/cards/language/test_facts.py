"""Roles and estimates follow from a card's tree, without its name."""

from __future__ import annotations

import pytest
from tests.cards.language.printed_cards import all_trees, printed

from throneroom.bots.simple import MoneyBot
from throneroom.bots.strategies.strategy import Line, Strategy, StrategyBot
from throneroom.bots.tactics.card_knowledge import known, strength, typical_value
from throneroom.cards.basic import GOLD, PROVINCE, SILVER
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.language.facts import facts
from throneroom.cards.language.reader import card_of, read_card, read_tree
from throneroom.cards.roles import counts_actions, roles
from throneroom.engine.card import Card
from throneroom.engine.game import Game
from throneroom.engine.score import winners

OTHERS = "Village, Smithy, Market, Moat, Festival, Laboratory, Woodcutter, Great Hall, Cellar, Militia"


def of(text: str) -> Card:
    return read_card(f"Toll Gate\ncost 4, Action\n{text}")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("+2 Cards", ["draw"]),
        ("+1 Card, +2 Actions", ["village"]),
        ("Trash up to 2 cards from your hand.", ["trash"]),
        ("Gain a card costing up to 4.", ["gain"]),
        ("Trash a card from your hand. Gain a card costing up to 2 more than it.", ["trash", "gain"]),
        ("Choose one: +2 Cards; +2 Actions; +2 Coins.", ["village", "draw", "coins"]),
        ("You may discard an Estate from your hand. If you do, +3 Coins.", ["coins"]),
    ],
)
def test_roles_follow_from_the_text(text: str, expected: list[str]) -> None:
    assert roles(of(text)) == expected


def test_most_printed_cards_have_the_same_roles_by_their_texts() -> None:
    trees = [tree for file, tree in all_trees() if file != "changed"]
    same = [tree.name for tree in trees if roles(card_of(tree)) == roles(printed(tree))]
    assert len(same) >= 0.7 * len(trees), sorted({tree.name for tree in trees} - set(same))


def test_a_card_is_worth_more_the_more_it_gives() -> None:
    assert typical_value(of("+3 Cards")) > typical_value(of("+2 Cards"))
    assert typical_value(of("+2 Cards\nDiscard a card from your hand.")) < typical_value(of("+2 Cards"))
    assert typical_value(of("Gain a card costing up to 5.")) > typical_value(of("Gain a card costing up to 3."))
    assert strength(of("+2 Coins")) > strength(of("+1 Coin"))


def test_an_attack_that_deals_curses_is_strong_and_fades() -> None:
    text = "Hex\ncost 5, Action - Attack\n+2 Cards\nEach other player gains a Curse."
    row = known(read_card(text))
    assert (row.attack_value, row.attack_fades) == (35, 20)
    assert known(read_card(text.replace("gains a Curse", "discards down to 3 cards in hand"))).attacks_hand


def test_a_trade_is_recognised() -> None:
    text = "Smelter\ncost 4, Action\nTrash a card from your hand.\nGain a card costing exactly 1 more than it."
    found = facts(read_tree(text))
    assert found.trade == (1, 1)
    assert not found.is_harmless


@pytest.mark.parametrize("name", ["Steward", "Pawn", "Remodel", "Sentry", "Torturer", "Minion", "Courtier", "Vassal"])
def test_bots_play_whole_games_with_a_card_that_they_know_only_by_its_text(name: str) -> None:
    card = card_of(next(tree for _, tree in all_trees() if tree.name == name))
    others = [other for other in Catalog().read_list(OTHERS) if other.name != name][:9]
    bot = StrategyBot(Strategy("test", (Line(PROVINCE), Line(card), Line(GOLD), Line(SILVER))))
    game = Game.deal(kingdom_of([card, *others], "second"), 2, 5)
    game.run([bot, MoneyBot()], 60)
    assert game.is_over or game.player.turns > 60
    assert winners(game)


def test_only_cards_that_count_actions_say_so() -> None:
    """As printed and as text. Of a card in Python nobody knows."""
    assert [card.name for card in Catalog().cards if counts_actions(card)] == ["Conspirator"]
    as_text = {tree.name for _, tree in all_trees() if counts_actions(card_of(tree))}
    assert as_text == {"Conspirator"}
    assert not counts_actions(of("+2 Cards"))
