"""The verdict: one sentence that names the nearest printed card, and what another price would change."""

from __future__ import annotations

import pytest
from tests.lab.balance.made_results import reference, report

from throneroom.lab.balance.report import Sample
from throneroom.lab.balance.verdict import ALONE, BETWEEN, EARLY, LIKE, STRONGER, WEAKER, compare_all, verdict
from throneroom.locale import Locale, languages
from throneroom.words.messages import message_text

EVEN = [0.4, 0.45, 0.5, 0.55, 0.6, 0.65]
JITTER = [0.02, -0.02, 0.01, -0.01, 0.02, -0.02]


def moved(by: float) -> list[float]:
    return [share + by + jitter for share, jitter in zip(EVEN, JITTER, strict=True)]


LIKE_MILITIA = [share + 0.1 for share in EVEN]
PRINTED = reference({"Militia": (4, moved(0.1)), "Thief": (4, moved(-0.2)), "Witch": (5, moved(0.3))})


def test_a_card_is_like_the_nearest_printed_card_of_its_price() -> None:
    found = verdict(report(LIKE_MILITIA, cheaper=[0.9] * 4 + [0.1] * 2), PRINTED)
    assert found.kind == LIKE
    assert [one.printed.name for one in found.compared] == ["Militia"]
    assert str(found.sentence) == (
        "About as strong as Militia, give or take 2 percentage points; "
        "at 3 it would be bought first in 67% of kingdoms (30 to 90%)."
    )


def test_a_card_above_all_printed_ones_is_judged_at_a_higher_price() -> None:
    found = verdict(report(EVEN, dearer=[0.9] * 6), reference({"Thief": (4, moved(-0.2)), "Spy": (4, moved(-0.3))}))
    assert found.kind == STRONGER
    assert str(found.sentence).startswith(
        "Stronger than every printed card at 4: 20 percentage points above Thief (18 to "
    )
    assert "; at 5 it would be bought first in 100% of kingdoms (61 to 100%)." in str(found.sentence)


def test_a_card_below_all_printed_ones_is_judged_at_a_lower_price() -> None:
    found = verdict(report(EVEN, cheaper=[0.1] * 6), reference({"Militia": (4, moved(0.1)), "Smithy": (4, moved(0.2))}))
    assert found.kind == WEAKER
    assert "10 percentage points below Militia" in str(found.sentence)
    assert "at 3 it would be bought first in 0% of kingdoms (0 to 39%)" in str(found.sentence)


def test_a_card_between_two_printed_ones_names_both() -> None:
    found = verdict(report(EVEN), PRINTED)
    assert found.kind == BETWEEN
    assert str(found.sentence).startswith("Stronger than Thief and weaker than Militia; at 3")


def test_a_price_that_no_printed_card_has_is_mentioned() -> None:
    for none in (PRINTED, None):
        found = verdict(report(EVEN, cost=7), none)
        assert found.kind == ALONE
        assert str(found.sentence).startswith("No printed card costs 7; at 6")


def test_one_board_gets_no_verdict_since_it_has_no_spread() -> None:
    found = verdict(report([0.6], cheaper=[0.6], dearer=[0.6]), PRINTED)
    assert (found.kind, found.compared) == (EARLY, ())
    assert str(found.sentence) == "Too few kingdoms for a verdict."


def test_other_boards_are_compared_less_precisely() -> None:
    same = compare_all(report(LIKE_MILITIA), PRINTED)
    other = compare_all(report(LIKE_MILITIA), reference({"Militia": (4, moved(0.1))}, Sample(seed=2)))
    assert (same[0].difference.error or 0) < (other[0].difference.error or 0) / 5


@pytest.mark.parametrize("language", languages())
def test_the_verdict_can_be_said_in_every_language(language: str) -> None:
    locale = Locale(language)
    cases = [
        verdict(report(LIKE_MILITIA), PRINTED),
        verdict(report(EVEN), PRINTED),
        verdict(report(moved(0.5)), PRINTED),
        verdict(report(moved(-0.4)), PRINTED),
        verdict(report(EVEN, cost=7), PRINTED),
    ]
    sentences = [message_text(found.sentence, locale) for found in cases]
    assert len(set(sentences)) == 5
    if language == "en":
        assert sentences == [str(found.sentence) for found in cases]
    if language == "pl":
        assert sentences[0].startswith("Mniej więcej tak silna jak Milicja (± 2 punkty procentowe); za 3 ")
