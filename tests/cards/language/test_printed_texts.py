"""The printed cards can be said in the card language, and a card read from its text behaves as the one in Python."""

from __future__ import annotations

import pytest
from tests.cards.language.compare import Twins
from tests.cards.language.printed_cards import FOLDER, all_trees, printed, trees

from throneroom.cards.language.card_tree import CardTree
from throneroom.cards.language.reader import card_of, read_tree
from throneroom.cards.language.writer import write_card
from throneroom.cards.stand_in import note_of

CASES = [pytest.param(file, tree, id=f"{file}-{tree.name}") for file, tree in all_trees()]


def test_all_cards_of_both_first_editions_can_be_said() -> None:
    assert len(trees("base")) + len(trees("intrigue")) == 50


def test_all_cards_that_the_second_editions_add_can_be_said() -> None:
    assert len(trees("second_edition")) == 14


@pytest.mark.parametrize(("file", "tree"), CASES)
def test_a_card_is_printed_as_in_python(file: str, tree: CardTree) -> None:
    card, read = printed(tree), card_of(tree)
    written, other = note_of(card).to_data(), note_of(read).to_data()
    written.pop("file")
    other.pop("file")
    assert other == written


@pytest.mark.parametrize(("file", "tree"), CASES)
def test_reading_what_was_written_gives_an_equal_tree(file: str, tree: CardTree) -> None:
    assert read_tree(write_card(tree)) == tree


@pytest.mark.parametrize("file", ["base", "intrigue", "second_edition", "changed"])
def test_the_texts_are_canonical(file: str) -> None:
    written = "\n".join(write_card(tree) for tree in trees(file))
    assert (FOLDER / f"{file}.card").read_text(encoding="utf-8") == f"card language 1\n\n{written}"


@pytest.mark.parametrize(("file", "tree"), CASES)
def test_a_game_with_the_text_is_the_same_as_with_the_card_in_python(file: str, tree: CardTree) -> None:
    read = card_of(tree)
    for number in range(2):
        Twins(file, tree, number, read).play(most_answers=120)
