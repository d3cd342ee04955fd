"""Advice in words: the answer, its chance, and one sentence why."""

from __future__ import annotations

import pytest

from throneroom.advice import Advice, OptionAdvice, Reason
from throneroom.cards.base import LABORATORY, SMITHY, SPY, VILLAGE
from throneroom.cards.basic import COPPER, ESTATE, GOLD
from throneroom.engine.card import Option
from throneroom.engine.decision import BUY, DISCARD, Decision, turn_question
from throneroom.locale import Locale
from throneroom.words.advice import advice_lines, answer_words, reason_words

ENGLISH = Locale("en")
SHOP = turn_question(0, BUY, (GOLD, SMITHY), 1)


def worth(answer: tuple[Option, ...], chance: float, *reasons: Reason) -> OptionAdvice:
    return OptionAdvice(
        answer=answer,
        chance=chance,
        low=chance - 0.05,
        high=chance + 0.05,
        rollouts=100,
        loss=0.0,
        loss_error=0.0,
        reasons=reasons,
    )


def advice(*options: OptionAdvice) -> Advice:
    return Advice(seat=0, options=options, rollouts=300, seconds=1.0)


def test_each_answer_has_a_line_with_its_chance_its_interval_and_why() -> None:
    given = advice(
        worth((GOLD,), 0.61, Reason(kind="next-buy", card=LABORATORY, percent=70)),
        worth((), 0.4, Reason(kind="later", turns=2.4)),
    )
    assert advice_lines(given, SHOP, ENGLISH) == [
        "Buy Gold: 61% (56 to 66%) Usually gains Laboratory next turn (70% of the games).",
        "End turn: 40% (35 to 45%) The game ends about 2 turns later.",
    ]


def test_what_happens_after_every_answer_is_told_only_if_there_is_nothing_else() -> None:
    same = Reason(kind="next-buy", card=SMITHY, percent=90)
    given = advice(worth((GOLD,), 0.6, same, Reason(kind="sooner", turns=1.0)), worth((SMITHY,), 0.5, same))
    first, second = advice_lines(given, SHOP, ENGLISH)
    assert first.endswith("The game ends about 1 turn sooner.")
    assert second.endswith("Usually gains Smithy next turn (90% of the games).")


def test_answers_are_what_the_player_does() -> None:
    militia = Decision(
        seat=0,
        verb=DISCARD,
        card=SPY,
        options=(COPPER, COPPER, ESTATE),
        least=0,
        most=3,
        ordered=False,
        subject=0,
        zone="hand",
    )
    assert answer_words(militia, (COPPER, ESTATE, COPPER), ENGLISH) == "Discard 2 Copper, Estate"
    assert answer_words(militia, (), ENGLISH) == "Put it back"
    assert answer_words(SHOP, (VILLAGE,), ENGLISH) == "Buy Village"


@pytest.mark.parametrize("language", ["en", "fr", "es", "pl"])
def test_every_kind_of_reason_has_a_sentence_in_every_language(language: str) -> None:
    reasons = [
        Reason(kind="ends"),
        Reason(kind="next-buy", card=SMITHY, percent=50),
        Reason(kind="sooner", turns=1.2),
        Reason(kind="later", turns=3.0),
        Reason(kind="more-points", points=2.0),
        Reason(kind="fewer-points", points=5.0),
    ]
    told = [reason_words(reason, Locale(language)) for reason in reasons]
    assert len(set(told)) == len(reasons)
    assert all(sentence.endswith(".") for sentence in told)
    assert reason_words(Reason(kind="stars"), Locale(language)) == "", "a newer server may know other kinds"
