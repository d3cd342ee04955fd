"""A mistake is reported with its place, what was understood before it, and what could stand there."""

from __future__ import annotations

import pytest

from throneroom.cards.language.expectations import completions
from throneroom.cards.language.mistakes import BadCardText
from throneroom.cards.language.reader import read_card, read_tree, read_trees
from throneroom.cards.language.writer import write_card
from throneroom.locale import Locale, languages
from throneroom.words.messages import error_text

HEAD = "Toll Gate\ncost 4, Action\n"
ATTACK = "Toll Gate\ncost 4, Action - Attack\n"
REACTION = "Toll Gate\ncost 4, Action - Reaction\n"


def mistake(text: str) -> BadCardText:
    with pytest.raises(BadCardText) as raised:
        read_tree(text)
    for language in languages():
        assert error_text(raised.value, Locale(language))
    return raised.value


# -- where, and what could stand there --------------------------------------------------------------------------------


def test_an_unknown_word_is_named_with_its_place_and_what_is_similar() -> None:
    wrong = mistake(HEAD + "+1 Card\nDiscard 2 crads from your hand.")
    assert (wrong.line, wrong.column) == (4, 11)
    assert wrong.understood.endswith("+1 Card\nDiscard 2")
    assert "'crads' cannot stand here; did you mean cards" in str(wrong)


def test_a_card_that_does_not_exist_is_not_gained() -> None:
    assert "no card named 'Slver'; did you mean Silver?" in str(mistake(HEAD + "Gain a Slver."))


def test_words_that_could_stand_there_are_listed() -> None:
    wrong = mistake(HEAD + "Gain a card costing.")
    assert wrong.expected == ("a number", "at", "exactly", "the", "up")
    assert "here could stand a number, at, exactly, the or up" in str(wrong)


def test_a_text_that_ends_too_early_says_so() -> None:
    assert "the text ends in the middle of a sentence" in str(mistake(HEAD + "Trash a card from your"))


def test_a_sentence_needs_its_period() -> None:
    wrong = mistake(HEAD + "Trash this\nGain a Gold.")
    assert (wrong.line, wrong.column) == (3, 11)
    assert "a sentence ends with a period" in str(wrong)


@pytest.mark.parametrize(
    ("text", "line", "part"),
    [
        ("", 1, "there is no card in this text"),
        ("Toll Gate\n+1 Card", 2, "a line with its cost and types, such as: cost 4, Action"),
        ("Toll Gate", 1, "a line with its cost and types"),
        ("4 Gates\ncost 4, Action", 1, "is not a valid card name"),
        ("Toll: Gate\ncost 4, Action", 1, "is not a valid card name"),
        ("Second Edition\ncost 4, Action", 1, "no card can be called"),
        (f"{'Gate' * 11}\ncost 4, Action", 1, "at most 40 letters"),
        ("Toll Gate\ncost 100, Action", 2, "100 is out of range; give a number from 0 to 99"),
        ("Toll Gate\ncost 1000000, Action", 2, "1000000 is out of range"),
        ("Toll Gate\ncost 4, Akction", 2, "no type named 'Akction'; did you mean Action or Reaction?"),
        ("Toll Gate\ncost 4, Attack", 2, "an Attack is an Action, too"),
        ("Toll Gate\ncost 4, Victory\nTrash this.", 2, "only an Action does something"),
        ("Toll Gate\ncost 4, Victory\n+1 Card", 2, "only an Action does something"),
        ("Toll Gate\ncost 4, Reaction", 2, "a Reaction needs"),
        ("card language 2\n\nToll Gate\ncost 4, Action", 1, "version 2 of the card language; this program reads 1"),
    ],
)
def test_what_every_card_needs(text: str, line: int, part: str) -> None:
    wrong = mistake(text)
    assert wrong.line == line
    assert part in str(wrong)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (HEAD + "+100 Cards", "+100 is out of range; give a number from 1 to 99"),
        (HEAD + "Draw 0 cards.", "0 is out of range"),
        (HEAD + "Discard it.", "no card has been mentioned that 'it' could be"),
        (HEAD + "If you do, +1 Card.", "3:1: nothing before this could have been done, or not"),
        (HEAD + "+1 Card\nIf you do, +1 Buy.", "nothing before this could have been done"),
        (HEAD + "If you don't, discard a card from your hand.", "nothing before this could have been done"),
        (HEAD + "Gain a card costing up to 2 more than it.", "no card has been mentioned"),
        (HEAD + "Discard the rest.", "no cards have been revealed or looked at yet"),
        (HEAD + "Look at the top 2 cards of your deck. Put the rest into your hand.", "reveal them"),
        (HEAD + "Reveal the top card of your deck. If it is the named card, +1 Card.", "no card has been named yet"),
        (HEAD + "They discard a card from their hand.", "'they' are the players of a sentence before"),
        (HEAD + "Gain any number of the trashed cards.", "no other player has trashed a card"),
        (HEAD + "Gain any number of cards.", "say how many cards"),
        (HEAD + "Gain a card from your hand.", "gained from the Supply or from the trash"),
        (HEAD + "Each Estate gives 1 more Coin this turn.", "only a Treasure gives coins"),
        (HEAD + "The Attack does not affect you.", "this is for a Reaction"),
        (HEAD + "Choose one: +1 Card; +1 Card.", "the same choice stands here twice"),
        (HEAD + "Choose two: +1 Card; +1 Coin.", "choose fewer than there are options"),
        (HEAD + "Trash a revealed Treasure.", "no cards have been revealed"),
        (HEAD + "When another player plays an Attack, you may reveal this from your hand. +1 Card.", "type Reaction"),
        (
            REACTION + "When another player plays an Attack, you may reveal this from your hand.",
            "say what the Reaction",
        ),
        (REACTION + "When another player plays an Attack, you may reveal this from your hand. +1 Coin.", "turn"),
        (ATTACK + "Each other player gets a Curse.", "'gets' cannot stand here"),
        (ATTACK + "Each other player, +1 Coin.", "cannot stand here"),
        (ATTACK + "Each other player trashes this.", "other players cannot do this"),
        (ATTACK + "Each other player plays an Action card from their hand.", "other players cannot do this"),
    ],
)
def test_what_makes_no_sense_in_a_game_is_refused(text: str, part: str) -> None:
    assert part in str(mistake(text))


# -- endless cards ----------------------------------------------------------------------------------------------------


def test_a_card_that_could_return_from_the_trash_for_ever_is_refused() -> None:
    text = HEAD + "+1 Action\nTrash this.\nGain an Action card from the trash into your hand."
    assert "a turn with it might never end" in str(mistake(text))


def test_a_text_is_bounded_in_letters_lines_and_steps() -> None:
    assert "at most 4000 letters" in str(mistake(HEAD + "Trash this. " * 500))
    assert "in 80 lines" in str(mistake(HEAD + "Trash this.\n" * 90))
    assert "at most 60 steps" in str(mistake(HEAD + "Draw a card. " * 61))
    with pytest.raises(BadCardText, match="at most 200 cards"):
        read_trees("\n\n".join(f"Gate {'a' * n}\ncost 1, Action" for n in range(201)))


# -- several cards ----------------------------------------------------------------------------------------------------


def test_empty_lines_separate_cards_and_comments_are_ignored() -> None:
    text = "# my cards\n\nToll Gate\ncost 4, Action\n# draws\n+1 Card\n\nOld Gate\ncost 3, Action\n+1 Buy"
    assert [(tree.name, tree.cards, tree.buys) for tree in read_trees(text)] == [
        ("Toll Gate", 1, 0),
        ("Old Gate", 0, 1),
    ]


def test_two_cards_of_a_text_have_different_names() -> None:
    with pytest.raises(BadCardText, match="there are two cards named toll gate"):
        read_trees("Toll Gate\ncost 4, Action\n\ntoll gate\ncost 4, Action")


def test_a_card_may_have_names_in_other_languages() -> None:
    card = read_card("Toll Gate\nfr: Octroi\npl: Rogatka\ncost 4, Action\n+1 Card")
    assert card.names == {"fr": "Octroi", "pl": "Rogatka"}


# -- completions ------------------------------------------------------------------------------------------------------


def test_completions_are_the_words_that_could_stand_there() -> None:
    assert completions(HEAD + "Gain a card costing ", 3, 21) == [
        *("1", "2", "3", "4", "5"),
        *("at least", "exactly", "the same as it", "up to"),
    ]


def test_a_word_that_was_begun_is_completed() -> None:
    assert completions(HEAD + "Tra", 3, 4) == ["Trash"]
    assert completions(ATTACK + "Each other player dis", 3, 22) == ["discards"]
    assert "Silver" in completions(HEAD + "Gain a Si", 3, 10)


def test_the_line_of_cost_and_types_is_completed_too() -> None:
    assert completions("Toll Gate\ncost 4, A", 2, 10) == ["Action", "Attack"]
    assert completions("Toll Gate\n", 2, 1) == ["cost 3, ", "cost 4, ", "cost 5, "]


def test_nothing_completes_a_name_or_what_makes_no_sense() -> None:
    assert completions("Tol", 1, 4) == []
    assert completions(HEAD + "Foo bar ", 3, 9) == []
    assert completions(HEAD, 99, 1) == []


def test_a_picture_is_named_below_the_names_and_is_no_part_of_what_the_card_does() -> None:
    card = read_tree("Toll Gate\nfr: Péage\nIcon : Stone-Bridge\ncost 4, Action\n+1 Card\n")
    assert card.icon == "stone-bridge"
    assert read_tree(write_card(card)) == card
    assert "icon: stone-bridge\ncost" in write_card(card)
    wrong = mistake("Toll Gate\nicon: <svg>\ncost 4, Action\n+1 Card\n")
    assert (wrong.line, "small letters, digits and hyphens" in str(wrong)) == (2, True)


def test_completions_of_a_long_text_look_at_its_last_sentence_alone() -> None:
    long = HEAD + "Draw a card. " * 50
    assert "Gold" in completions(f"{long}Gain a G", 3, len(long) - len(HEAD) + 9)
    endless = HEAD + "Draw a card and " * 100
    assert completions(endless, 3, 1601) == []


def test_a_card_whose_canonical_text_could_not_be_read_again_is_too_long() -> None:
    short = read_tree(HEAD + "Play an Action card twice. " * 60)
    assert read_tree(write_card(short)) == short
    sentence = "Each other player with 5 or more cards in hand discards a card from their hand and draws 2 cards. "
    assert "at most" in str(mistake(HEAD.replace("Action", "Action - Attack") + sentence * 45))
