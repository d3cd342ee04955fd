"""How decisions are asked, and what may be typed in answer."""

from __future__ import annotations

import pytest

from throneroom.bots.simple import RandomBot
from throneroom.cards.basic import COPPER, ESTATE, SILVER
from throneroom.cards.catalog import Catalog, list_text
from throneroom.cards.kingdoms import random_kingdom
from throneroom.engine.ask import choose_cards, may
from throneroom.engine.card import ACTION, FIRST, Card, Mode, Option
from throneroom.engine.decision import (
    CHOOSE,
    DISCARD,
    DISCARD_DECK,
    PLAY,
    SET_ASIDE,
    TRASH,
    VERBS,
    Decision,
    Verb,
)
from throneroom.engine.game import Game
from throneroom.engine.play import Effect, Play
from throneroom.locale import Locale, languages
from throneroom.record.position import read_position
from throneroom.testing import TestGame, scenario
from throneroom.words.answer import BadAnswer, is_yes_or_no, parse
from throneroom.words.names import card_name
from throneroom.words.phrases import choices
from throneroom.words.prompt import choice_lines, hint, question, rule_lines

LOCALE = Locale()
NAMES = ["Alice", "Bob", "Cy", "Di", "Ed", "Flo"]


def asked(board: TestGame | Game) -> str:
    game = board.game if isinstance(board, TestGame) else board
    assert game.decision is not None
    return question(game.decision, game.view(game.decision.seat), LOCALE, NAMES)


def typed(board: TestGame, text: str) -> str:
    decision = board.game.decision
    assert decision is not None
    answer = parse(text, decision, board.game.view(decision.seat), LOCALE)
    decision.check(answer)
    return list_text(answer)


def refused(board: TestGame, text: str) -> str:
    decision = board.game.decision
    assert decision is not None
    with pytest.raises(BadAnswer) as caught:
        parse(text, decision, board.game.view(decision.seat), LOCALE)
    return str(caught.value)


# -- questions -------------------------------------------------------------------------------------------


def test_militia_says_how_many_to_discard_and_to_keep() -> None:
    board, alice, _ = scenario(alice="hand: Militia", bob="hand: 3 Copper, 2 Estate")
    alice.plays("Militia")
    assert asked(board) == "Alice's Militia: discard 2 cards (keep 3)."
    assert board.decision is not None
    assert hint(board.decision, LOCALE) == "(choose 2; the last one lies on top of your discard pile)"
    assert choice_lines(board.decision, board.game.view(1), LOCALE) == ["1) Copper (3), 2) Estate (2)"]


def test_another_players_card_is_named_with_its_player_and_a_reaction_is_not() -> None:
    board, alice, bob = scenario(alice="hand: Torturer", bob="hand: Secret Chamber, 4 Copper")
    alice.plays("Torturer")
    bob.reveals("Secret Chamber")
    assert asked(board) == "Secret Chamber: put 2 cards from your hand onto your deck."
    bob.puts_on_deck("2 Copper")
    bob.declines()
    assert asked(board) == "Alice's Torturer: discard 2 cards, or gain a Curse to your hand."


def test_the_turn_says_what_is_left_to_spend() -> None:
    board, alice, _ = scenario(alice="hand: Village, 3 Copper", bob="hand: Copper", turn="2 actions, 3 buys")
    assert asked(board).startswith("Action phase, 2 actions, 3 buys, 0 coins: ")
    alice.declines()
    assert asked(board) == "Buy phase, 0 coins so far: play Treasures from your hand."
    alice.plays_treasures("3 Copper")
    assert asked(board) == "Buy phase, 3 coins and 3 buys: buy a card, or end your turn."


def test_piles_are_listed_by_current_cost() -> None:
    board, alice, _ = scenario(alice="hand: Bridge, 2 Copper", bob="hand: Copper", kingdom="Moat, Bridge")
    alice.plays("Bridge")
    alice.plays_treasures("2 Copper")
    assert board.decision is not None
    assert choice_lines(board.decision, board.game.view(0), LOCALE)[:2] == [
        "Cost 0: 1) Copper, 2) Curse",
        "Cost 1: 3) Cellar, 4) Estate, 5) Moat",
    ]


def test_a_reaction_is_asked_with_attacker_and_attack() -> None:
    board, alice, _ = scenario(alice="hand: Militia", bob="hand: Moat, 4 Copper")
    alice.plays("Militia")
    assert asked(board) == "Alice plays Militia: you may reveal a Reaction from your hand."


def test_spy_says_whose_card_it_is() -> None:
    board, alice, _ = scenario(alice="hand: Spy | deck: Copper, Gold", bob="deck: Province")
    alice.plays("Spy")
    assert asked(board).startswith("Spy: you revealed Gold. Discard it?")
    alice.declines()
    assert asked(board).startswith("Spy: Bob revealed Province. Discard it?")


def test_every_question_is_one_sentence_and_answered_by_number_or_name() -> None:
    """In random games: a sentence without placeholders that names the asking card."""
    asked_by: set[tuple[str, str]] = set()
    for seed in range(30):
        game = Game.deal(random_kingdom(seed), 2 + seed % 3, seed)
        bots = [RandomBot(seed * 10 + seat) for seat in range(len(game.players))]
        while (decision := game.decision) is not None and len(game.history) < 250:
            view = game.view(decision.seat)
            sentence = question(decision, view, LOCALE, NAMES)
            card = decision.card
            assert sentence[-1] in ".?)"
            assert not any(sign in sentence for sign in "{}$\n")
            if card is not None:
                assert card.name in sentence
                asked_by.add((card.name, decision.verb.name))
            for option in decision.options[:1]:
                number = next(choice.number for choice in choices(decision, LOCALE) if choice.option is option)
                if decision.least <= 1 <= decision.most:
                    assert parse(str(number), decision, view, LOCALE) == (option,)
                    assert parse(option.name, decision, view, LOCALE) == (option,)
            assert hint(decision, LOCALE).startswith("(")
            assert len(rule_lines(decision, LOCALE, FIRST)) >= 2
            game.answer(list(bots[decision.seat].answer(view, decision)))
    assert len(asked_by) >= 30


def peddle(game: Game, play: Play) -> Effect:
    """You may trash a Copper. Discard up to two cards."""
    me = play.player
    yield from may(game, me, TRASH, COPPER)
    cards = yield from choose_cards(game, me, DISCARD, me.hand, 0, 2)
    game.discard(me, cards)


PEDDLER = Card("Peddler", cost=3, types=ACTION, effect=peddle)


def asking(
    verb: Verb, card: Card | None, options: tuple[Option, ...], least: int = 0, most: int = 1, subject: int = 0
) -> Decision:
    """Return a question to seat 0 about the cards of a seat."""
    return Decision(
        seat=0,
        verb=verb,
        card=card,
        options=options,
        least=least,
        most=most,
        ordered=False,
        subject=subject,
        zone=verb.zone,
    )


@pytest.mark.parametrize("verb", VERBS, ids=str)
@pytest.mark.parametrize(("least", "most"), [(0, 1), (1, 1), (2, 2), (0, 3)])
def test_a_custom_card_uses_the_question_of_its_verb(verb: Verb, least: int, most: int) -> None:
    board, _, _ = scenario(alice="hand: 3 Copper, Estate", bob="hand: Copper")
    decision = asking(verb, PEDDLER, (COPPER, COPPER, COPPER, ESTATE), least, most)
    sentence = question(decision, board.game.view(0), LOCALE, NAMES)
    assert sentence[-1] in ".?"
    assert "Peddler" in sentence or verb.rule


def test_a_custom_card_is_quoted_in_its_authors_words() -> None:
    decision = asking(TRASH, PEDDLER, (COPPER,))
    assert rule_lines(decision, LOCALE, FIRST) == [
        "Rules, section custom Peddler.",
        "Peddler: costs 3. Action.",
        "You may trash a Copper. Discard up to two cards.",
    ]


def test_the_rule_of_the_turn_is_cited() -> None:
    board, _alice, _ = scenario(alice="hand: Village, Copper", bob="hand: Copper")
    assert board.decision is not None
    assert rule_lines(board.decision, LOCALE, "first")[0] == "Rules, section 3A."
    assert rule_lines(board.decision, LOCALE, "first")[1].startswith("Action phase: ")


# -- answers ---------------------------------------------------------------------------------------------


@pytest.fixture
def militia() -> TestGame:
    board: TestGame
    board, alice, _ = scenario(alice="hand: Militia", bob="hand: 3 Copper, Estate, Silver, Throne Room, Secret Chamber")
    alice.plays("Militia")
    board.game.answer([])  # no reaction
    return board


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("estate, silver, 2 copper", "Estate, Silver, 2 Copper"),
        ("estate silver 2 copper", "Estate, Silver, 2 Copper"),
        ("e si co co", "Estate, Silver, 2 Copper"),
        ("3 copper e", "3 Copper, Estate"),
        ("all copper estate", "3 Copper, Estate"),
        ("3x copper, e", "3 Copper, Estate"),
        ("throne room secret chamber estate silver", "Throne Room, Secret Chamber, Estate, Silver"),
        ("room, chamber, e, si", "Throne Room, Secret Chamber, Estate, Silver"),
        ("throneroom secretch e si", "Throne Room, Secret Chamber, Estate, Silver"),
        ("1 2 4 5", "Secret Chamber, Throne Room, Silver, Estate"),
        ("5, 4, 2, 1", "Estate, Silver, Throne Room, Secret Chamber"),
        ("3 3 3 5", "3 Copper, Estate"),
        ("  ESTATE ,, Silver   co,co ", "Estate, Silver, 2 Copper"),
    ],
)
def test_what_may_be_typed(militia: TestGame, text: str, answer: str) -> None:
    """Names, first letters, words, numbers and counts, with commas or spaces, in the order typed."""
    assert typed(militia, text) == answer


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("s", "'s' could be Secret Chamber, Silver. Type more letters, or the number."),
        ("gold", "Gold cannot be chosen now. Choose from: Secret Chamber, Throne Room, Copper, Silver, Estate."),
        ("xyz", "There is no option 'xyz'. Type a name, its first letters, or its number."),
        ("2 xyz", "There is no option 'xyz'. Type a name, its first letters, or its number."),
        ("9", "There is no option number 9. The options are numbered 1 to 5."),
        ("estate", "You chose 1; choose 4."),
        ("", "You must choose 4."),
        ("none", "You must choose 4."),
        ("all", "You chose 7; choose at most 4."),
        ("2 estate, 2 copper", "You can choose only 1 Estate, not 2."),
        ("999999999999 copper", "You can choose only 3 Copper, not 8."),
    ],
)
def test_a_wrong_answer_is_refused_with_a_correction(militia: TestGame, text: str, error: str) -> None:
    assert refused(militia, text) == error


def test_declining() -> None:
    board, _alice, _ = scenario(alice="hand: Village, Copper", bob="hand: Copper")
    for text in ("", "  ", "none", "None", "0", "-", "done"):
        assert typed(board, text) == "-"
    assert typed(board, "all") == "Village"


def test_all_treasures_at_once() -> None:
    board, _, _ = scenario(alice="hand: 3 Copper, Silver, Estate", bob="hand: Copper")
    assert typed(board, "all") == "3 Copper, Silver"
    assert typed(board, "a") == typed(board, "*") == "3 Copper, Silver"
    assert typed(board, "all copper") == "3 Copper"
    assert typed(board, "silver 2 copper") == "Silver, 2 Copper"


def test_a_is_a_card_if_one_begins_with_it() -> None:
    board, _, _ = scenario(alice="hand: Adventurer, Village", bob="hand: Copper")
    assert typed(board, "a") == "Adventurer"


def test_modes_by_number_name_or_word() -> None:
    board, alice, _ = scenario(alice="hand: Pawn", bob="hand: Copper")
    alice.plays("Pawn")
    assert asked(board) == "Pawn: choose 2 of +1 Card, +1 Action, +1 Buy and +1 Coin."
    for text in ("1 4", "card, coin", "+1 card +1 coin", "1 card, 1 coin", "+1 Ca, +1 Co"):
        assert typed(board, text) == "+1 Card, +1 coin"
    assert refused(board, "+1 c, buy") == "'+1 c' could be +1 Card, +1 Coin. Type more letters, or the number."
    assert refused(board, "card card") == "You can choose only 1 +1 Card, not 2."
    assert refused(board, "1") == "You chose 1; choose 2."


def test_modes_with_numbers_in_their_names() -> None:
    board, alice, _ = scenario(alice="hand: Steward, 3 Copper", bob="hand: Copper")
    alice.plays("Steward")
    assert typed(board, "2 cards") == "+2 Cards"
    assert typed(board, "trash") == "trash 2 cards"
    assert typed(board, "2") == "+2 coins"
    assert typed(board, "coins") == "+2 coins"


def test_yes_and_no_if_a_card_offers_one_thing() -> None:
    board, alice, _ = scenario(alice="hand: Library | deck: Nobles, 9 Copper", bob="hand: Copper")
    alice.plays("Library")
    assert asked(board) == "Library: you drew Nobles. Set it aside?"
    assert typed(board, "y") == "Nobles"
    assert typed(board, "nob") == "Nobles"
    assert typed(board, "no") == "-"  # the word, although Nobles begins with it
    alice.declines()
    assert asked(board).startswith("Buy phase")
    assert refused(board, "yes")


def test_a_whole_name_comes_before_a_longer_one_and_before_a_word() -> None:
    decision = asking(TRASH, None, (Card("Mine", cost=5, types=ACTION), Card("Mineral", cost=1, types=ACTION)))
    board, _, _ = scenario(alice="hand: Copper", bob="hand: Copper")
    assert [option.name for option in parse("mine", decision, board.game.view(0), LOCALE)] == ["Mine"]
    end = Card("End", cost=5, types=ACTION)
    decision = asking(TRASH, None, (end, SILVER))
    assert parse("end", decision, board.game.view(0), LOCALE) == (end,)


def test_verbs_of_single_questions_have_names() -> None:
    for verb in (PLAY, SET_ASIDE, DISCARD_DECK, CHOOSE):
        assert LOCALE.has(f"ask-{verb.name}")


def test_a_card_without_its_own_question_names_a_single_option() -> None:
    board, _, _ = scenario(alice="hand: Copper", bob="hand: Copper")
    view = board.game.view(0)
    asker = Card("Night Market", cost=5, types=ACTION)

    def asked_by(verb: Verb, options: tuple[Option, ...], least: int = 0, subject: int = 0) -> str:
        return question(asking(verb, asker, options, least, subject=subject), view, LOCALE, ["Alice", "Bob"])

    assert asked_by(DISCARD, (SILVER,)) == "Night Market: discard Silver?"
    assert asked_by(DISCARD, (SILVER,), subject=1) == "Night Market: have Bob discard Silver?"
    assert asked_by(PLAY, (SILVER,)) == "Night Market: play Silver?"
    assert asked_by(CHOOSE, (Mode("+2 Cards", cards=2),)) == "Night Market: +2 Cards?"
    assert asked_by(DISCARD, (SILVER, ESTATE)) == "Night Market: discard 1 of these cards, or none."
    assert asked_by(SET_ASIDE, (SILVER,)) == "Night Market: set aside Silver?"
    assert asked_by(SET_ASIDE, (SILVER, ESTATE), least=1) == "Night Market: set aside 1 card."


def test_choices_are_numbered_as_a_player_sorts_a_hand(militia: TestGame) -> None:
    assert militia.decision is not None
    listed: list[tuple[int, Option, int]] = [
        (choice.number, choice.option, choice.copies) for choice in choices(militia.decision, LOCALE)
    ]
    assert [(number, option.name, copies) for number, option, copies in listed] == [
        (1, "Secret Chamber", 1),
        (2, "Throne Room", 1),
        (3, "Copper", 3),
        (4, "Silver", 1),
        (5, "Estate", 1),
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("card", ["Cellar", "Secret Chamber"])
def test_discarding_from_one_card_is_a_yes_or_no_question(language: str, card: str) -> None:
    """With one card left, "any number" would not fit the answer, so the card is named."""
    locale = Locale(language)
    board, alice, _ = scenario(alice=f"hand: {card}, Estate", bob="hand: Copper")
    alice.plays(card)
    decision = board.game.decision
    assert decision is not None
    assert is_yes_or_no(decision)
    asked = question(decision, board.game.view(0), locale, ["Alice", "Bob"])
    assert asked.endswith("?")
    assert card_name(ESTATE, locale) in asked


def test_the_rule_of_a_card_names_it_in_the_language() -> None:
    board, alice, _ = scenario(alice="hand: Chancellor | deck: Copper", bob="hand: Copper")
    alice.plays("Chancellor")
    assert board.game.decision is not None
    assert rule_lines(board.game.decision, Locale("pl"), "first")[0] == "Zasady, punkt 8 Kanclerz."


def in_second_edition(*seats: str) -> Game:
    kingdom = "Cellar, Market, Masquerade, Merchant, Militia, Mine, Moat, Moneylender, Throne Room, Sentry"
    zones = [f"seat {number}: 1 turn | {zones}" for number, zones in enumerate(seats)]
    return read_position("\n".join([f"kingdom: {kingdom}", "edition: second", *zones]), Catalog(), 1)


def test_a_passed_card_goes_to_the_next_player_with_cards() -> None:
    game = in_second_edition("hand: Masquerade, Copper, Estate", "hand: -", "hand: Silver, Gold")
    assert game.decision is not None
    game.answer([option for option in game.decision.options if option.name == "Masquerade"])
    assert asked(game) == "Masquerade: pass 1 card to Cy."


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("Mine", "Mine: trash 1 Treasure from your hand, or none."),
        ("Moneylender", "Moneylender: trash 1 Copper for +3 Coins?"),
        ("Throne Room", "Throne Room: choose 1 Action card from your hand to play twice, or none."),
    ],
)
def test_what_the_second_edition_leaves_to_the_player(card: str, text: str) -> None:
    game = in_second_edition(f"hand: {card}, Copper, Silver, Moat", "hand: Copper")
    assert game.decision is not None
    game.answer([option for option in game.decision.options if option.name == card])
    assert asked(game) == text
    assert game.decision is not None
    lines = rule_lines(game.decision, LOCALE, "second")
    assert lines[2].startswith(("If you like", "You may"))
    assert not any("must trash one" in line or "must play one" in line for line in lines)
