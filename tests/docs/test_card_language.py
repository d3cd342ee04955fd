"""The cards on the page about the card language can be read, are written as the page has them, and can be played."""

from __future__ import annotations

import json
from random import Random

import pytest
from tests.cards.language.fuzz import check_words, play
from tests.docs.pages import Block, blocks
from tests.helpers.paths import ROOT

from throneroom.cards.language.reader import read_tree
from throneroom.cards.language.writer import write_card

PAGE = "docs/card-language.md"
CARDS = blocks(PAGE, "card")


def test_there_are_ten_examples_after_the_first_card() -> None:
    assert len(CARDS) == 11


def test_the_first_card_is_the_example_file() -> None:
    assert (ROOT / "docs" / "examples" / "night_market.card").read_text(encoding="utf-8") == CARDS[0].text


def test_the_workshop_offers_the_ten_examples_of_the_page() -> None:
    file = ROOT / "src" / "throneroom" / "cards" / "language" / "examples.card"
    assert file.read_text(encoding="utf-8").strip().split("\n\n") == [card.text.strip() for card in CARDS[1:]]


def test_each_picture_of_the_page_is_there() -> None:
    icons = json.loads((ROOT / "web" / "icons.json").read_text(encoding="utf-8")).values()
    further = json.loads((ROOT / "web" / "workshop-icons.json").read_text(encoding="utf-8"))
    known = {path.split("/")[1] for path in (*icons, *further)}
    assert {icon for card in CARDS if (icon := read_tree(card.text).icon)} <= known


@pytest.mark.parametrize("block", CARDS, ids=lambda block: block.text.partition("\n")[0])
def test_a_card_of_the_page_is_canonical_and_can_be_played(block: Block) -> None:
    tree = read_tree(block.text)
    assert write_card(tree).split() == block.text.split()
    check_words(tree)
    play(tree, Random(block.line))
