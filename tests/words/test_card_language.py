"""Cards of the card language are shown in every language: their texts, and the names of their modes."""

from __future__ import annotations

import re

import pytest
from tests.cards.language.printed_cards import all_trees

from throneroom.cards.language.card_tree import CardTree
from throneroom.cards.language.reader import card_of, english_text, read_card, read_tree
from throneroom.engine.card import Mode
from throneroom.locale import Locale, languages
from throneroom.testing import scenario
from throneroom.words.card_language import tree_text
from throneroom.words.card_text import card_text
from throneroom.words.names import option_name
from throneroom.words.prompt import question

OTHERS = [language for language in languages() if language != "en"]
CASES = [pytest.param(tree, id=f"{file}-{tree.name}") for file, tree in all_trees()]


@pytest.mark.parametrize("tree", CASES)
def test_every_printed_card_has_a_text_in_every_language(tree: CardTree) -> None:
    texts = {language: tree_text(tree, Locale(language)) for language in languages()}
    assert texts["en"] == english_text(tree)
    for text in texts.values():
        assert not re.search(r"  | [,.]|,[,.;]|[{}$]|workshop", text), text
        assert text == text.strip()
    if tree.steps:
        assert len(set(texts.values())) == len(texts)


def test_numbers_have_the_plurals_of_the_language() -> None:
    def polish(number: int) -> str:
        tree = read_tree(f"Gate\ncost 4, Action\nDiscard {number} cards from your hand.")
        return tree_text(tree, Locale("pl"))

    assert [polish(number) for number in (1, 2, 5)] == [
        "Odrzuć kartę z ręki.",
        "Odrzuć 2 karty z ręki.",
        "Odrzuć 5 kart z ręki.",
    ]


def test_verbs_have_the_form_that_the_sentence_needs() -> None:
    tree = read_tree(
        "Gate\ncost 4, Action - Attack\nTrash a card from your hand.\nYou may trash a card from your hand.\n"
        "Each other player trashes a card from their hand."
    )
    assert tree_text(tree, Locale("fr")) == (
        "Écartez une carte de votre main. Vous pouvez écarter une carte de votre main. "
        "Chaque adversaire écarte une carte de sa main."
    )
    assert tree_text(tree, Locale("es")) == (
        "Elimina una carta de tu mano. Puedes eliminar una carta de tu mano. Cada rival elimina una carta de su mano."
    )
    assert tree_text(tree, Locale("pl")) == (
        "Wyrzuć na śmietnisko kartę z ręki. Możesz wyrzucić na śmietnisko kartę z ręki. "
        "Każdy z pozostałych graczy wyrzuca na śmietnisko kartę z ręki."
    )


def test_a_card_has_its_texts_as_soon_as_it_is_read() -> None:
    card = read_card("Gate\ncost 4, Action\n+2 Cards\nDiscard a card from your hand.")
    assert card.texts == {
        "en": "+2 Cards. Discard a card from your hand.",
        "fr": "+2 Cartes. Défaussez une carte de votre main.",
        "es": "+2 Cartas. Descarta una carta de tu mano.",
        "pl": "+2 Karty. Odrzuć kartę z ręki.",
    }
    assert [card_text(card, Locale(language)) for language in ("en", "fr")] == [card.texts["en"], card.texts["fr"]]


@pytest.mark.parametrize("language", OTHERS)
def test_the_modes_of_all_printed_texts_are_translated(language: str) -> None:
    """By their names alone, so that a client without the card can show them, too."""
    for _, tree in all_trees():
        for mode in modes(tree):
            shown = option_name(Mode(mode.name), Locale(language))
            assert shown != mode.name or mode.name.startswith("+"), mode.name


def modes(tree: CardTree) -> list[Mode]:
    """Return the modes of all choices of a card."""
    found: list[Mode] = []
    waiting = list(tree.steps)
    while waiting:
        step = waiting.pop()
        mode = getattr(step, "mode", None)
        if mode is not None:
            found.append(mode)
        waiting += step.children()
    return found


def test_a_mode_is_named_by_its_words() -> None:
    tree = read_tree("Gate\ncost 4, Action\nChoose one: +2 Coins; trash 2 cards from your hand.")
    assert [mode.name for mode in modes(tree)][::-1] == ["+2 coins", "trash 2 cards from your hand"]
    shown = [option_name(mode, Locale("fr")) for mode in modes(tree)][::-1]
    assert shown == ["+2 Pièces", "écarter 2 cartes de votre main"]


def test_a_mode_of_another_card_keeps_its_name() -> None:
    assert option_name(Mode("curse the others"), Locale("fr")) == "curse the others"


def test_the_name_stays_english_without_a_translation() -> None:
    card = card_of(read_tree("Toll Gate\nfr: Octroi\ncost 4, Action\n+1 Card"))
    assert [option_name(card, Locale(language)) for language in ("fr", "pl")] == ["Octroi", "Toll Gate"]


# -- questions --------------------------------------------------------------------------------------------------------


def asked(text: str, alice: str, bob: str, language: str) -> str:
    """Return what is asked when Alice plays the card."""
    card = read_card(f"Toll Gate\ncost 4, {text}")
    game, seat, _bob = scenario(custom=(card,), alice=f"hand: Toll Gate, {alice}", bob=bob)
    seat.plays("Toll Gate")
    decision = game.game.decision
    assert decision is not None
    return question(decision, game.game.view(decision.seat), Locale(language), ("Alice", "Bob"))


def test_a_card_asks_in_the_words_of_its_verb() -> None:
    text = "Action\nYou may put a card from your hand onto your deck."
    assert asked(text, "Copper, Estate", "", "en") == "Toll Gate: put 1 of these cards onto your deck, or none."
    assert asked(text, "Copper, Estate", "", "pl") == "Toll Gate: połóż na swojej talii 1 z tych kart albo żadnej."


def test_a_question_about_another_players_cards_names_them() -> None:
    text = (
        "Action - Attack\nEach other player reveals the top 2 cards of their deck and trashes a revealed Treasure "
        "that you choose."
    )
    assert (
        asked(text, "", "deck: Copper, Silver", "fr")
        == "Toll Gate\u202f: choisissez ce qu’écarte Bob (1 de ces cartes)."
    )


def test_whether_to_do_something_is_asked_in_the_words_of_the_card() -> None:
    text = "Action\nYou may discard 2 cards from your hand. If you do, +2 Coins."
    assert asked(text, "Copper, Estate", "", "es") == "Toll Gate: ¿descartar 2 cartas de tu mano?"
