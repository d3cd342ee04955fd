"""Measuring a card on boards: the same boards for all cards, plans that really buy it, and the same result anywhere."""

from __future__ import annotations

import json

import pytest

from throneroom.bots.strategies.language import read_strategy
from throneroom.cards.catalog import Catalog
from throneroom.cards.language.reader import read_card
from throneroom.engine.card import EDITIONS, SECOND
from throneroom.lab.balance import reference as reference_module
from throneroom.lab.balance.boards import MeasuredCard, NoCardText, at_price, board, kingdom_with, others_only
from throneroom.lab.balance.measure import Effort, measure_board
from throneroom.lab.balance.plan_search import with_card
from throneroom.lab.balance.reference import (
    METHOD,
    measure_printed,
    printed_cards,
    reference_data,
    reference_of,
    shipped_reference,
)
from throneroom.lab.balance.report import Report, Sample, measure_balance, prices
from throneroom.lab.pool import LocalPool, Pool
from throneroom.record.record import RULES

TOLL_GATE = read_card("Toll Gate\ncost 3, Action\n+2 Cards, +1 Action, +1 Coin")
SHORT = Effort(search=150, match=20)


def test_a_board_is_the_same_for_every_card() -> None:
    place = board(3, 1, "first")
    assert len(place.others) == 9
    assert place.tenth not in place.others
    for card in (at_price(TOLL_GATE, 3), at_price(TOLL_GATE, 4), MeasuredCard(place.tenth)):
        kingdom = kingdom_with(place, card)
        assert {one.name for one in kingdom.cards} == {*place.others, card.name}
    assert [card.name for card in others_only(place).cards] == sorted(place.others, key=lambda name: _order(name))
    assert board(3, 1, "first") == place
    assert board(4, 1, "first") != place


def _order(name: str) -> tuple[int, str]:
    return Catalog().find(name).cost, name


def test_boards_are_drawn_from_an_edition() -> None:
    place = board(0, 1, SECOND)
    assert place.edition
    assert kingdom_with(place, at_price(TOLL_GATE, 3)).edition == SECOND


def test_a_card_can_have_another_price() -> None:
    dearer = at_price(TOLL_GATE, 7).card
    assert (dearer.name, dearer.cost, dearer.cards, dearer.coins) == ("Toll Gate", 7, 2, 1)


def test_the_price_of_a_card_in_python_cannot_be_changed() -> None:
    with pytest.raises(NoCardText, match="Smithy is not written in the card language"):
        at_price(Catalog().find("Smithy"), 3)


def test_no_card_costs_less_than_nothing() -> None:
    assert prices(0) == [0, 1]
    assert prices(4) == [3, 4, 5]
    assert prices(99) == [98, 99]


def test_a_card_is_added_to_a_plan_where_it_can_be_bought() -> None:
    """A card for 5 stands before Silver, which would be bought first otherwise; not before Province."""
    catalog = Catalog()
    plan = read_strategy("Province\nGold\nSilver\n", catalog, "money")
    festival = catalog.find("Festival")
    added = [[line.text() for line in one.buys] for one in with_card(plan, festival)]
    assert ["Province", "Gold", "Festival if own(Festival) < 1", "Silver"] in added
    assert ["Province", "Festival if own(Festival) < 4", "Gold", "Silver"] in added
    late = [one.buys[2].text() for one in with_card(plan, catalog.find("Duke"))]
    assert "Duke if left(Province) <= 4" in late


@pytest.mark.once
def test_a_strong_card_wins_and_a_weak_one_is_still_bought() -> None:
    """Both play against the same plan. A card on the board already is not measured there."""
    on_board = board(0, 1, "first").others[0]
    weak = at_price(read_card("Broken Cart\ncost 3, Action\nDiscard a card from your hand."), 3)
    strong = at_price(read_card("Gold Mine\ncost 3, Action\n+3 Cards, +2 Actions, +2 Coins"), 3)
    effort = Effort(search=600, match=40)
    found = measure_board(0, 1, "first", effort, (weak, strong, MeasuredCard(on_board)))
    assert found[2] is None
    assert found[0] is not None
    assert found[1] is not None
    assert found[1].share > 0.8 > 0.65 > found[0].share
    assert min(found[0].copies, found[1].copies) >= 0.4
    assert "Gold Mine" in found[1].plan
    assert "Gold Mine" not in found[1].rival
    assert found[0].rival == found[1].rival
    assert found[0].pace_without == found[1].pace_without
    assert found[1].pace.games == 20


@pytest.mark.once
def test_the_report_is_the_same_for_any_number_of_processes() -> None:
    sample = Sample(boards=2, effort=SHORT)
    steps: list[int] = []
    here = measure_balance(TOLL_GATE, sample, Pool(), lambda found: steps.append(found.boards))
    assert steps == [1, 2]
    assert here.is_complete
    assert list(here.results) == [2, 3, 4]
    pool = LocalPool(2)
    try:
        assert measure_balance(TOLL_GATE, sample, pool) == here
    finally:
        pool.close()


def test_after_an_interrupt_what_is_known_is_returned() -> None:
    class Interrupted(Pool):
        def submit(self, *args: object, **kwargs: object) -> object:  # type: ignore[override]  # any call fails
            raise KeyboardInterrupt

    found = measure_balance(TOLL_GATE, Sample(boards=2, effort=SHORT), Interrupted())
    assert found == Report("Toll Gate", 3, Sample(boards=2, effort=SHORT), {2: (), 3: (), 4: ()})
    assert not found.is_complete
    assert measure_printed(Sample(boards=2, effort=SHORT), Interrupted()) is None


@pytest.mark.once
def test_the_printed_cards_are_measured_and_read_back(monkeypatch: pytest.MonkeyPatch) -> None:
    few = [Catalog().find(name) for name in ("Village", "Witch")]
    monkeypatch.setattr(reference_module, "printed_cards", lambda edition: few)
    done: list[int] = []
    found = measure_printed(Sample(boards=2, effort=SHORT), Pool(), done.append)
    assert found is not None
    assert done == [1, 2]
    data = json.loads(json.dumps(reference_data([found])))
    read = reference_of(data, "first")
    assert read is not None
    assert read.sample == found.sample
    assert read.is_current
    for card, other in zip(found.cards, read.cards, strict=True):
        assert (card.name, card.cost, len(card.results)) == (other.name, other.cost, len(other.results))
        for one, two in zip(card.results, other.results, strict=True):
            assert (one.number, one.pace, one.pace_without) == (two.number, two.pace, two.pace_without)
            assert one.share == pytest.approx(two.share, abs=0.0001)
    assert reference_of(data, SECOND) is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_shipped_file_has_all_printed_cards_of_an_edition(edition: str) -> None:
    found = shipped_reference(edition)
    assert found is not None
    assert (found.rules, found.method) == (RULES, METHOD)
    assert [card.name for card in found.cards] == [card.name for card in printed_cards(edition)]
    for card in found.cards:
        boards = [board(number, found.sample.seed, edition).others for number in range(found.sample.boards)]
        assert [result.number for result in card.results] == [
            number for number, others in enumerate(boards) if card.name not in others
        ]


def test_mixed_boards_are_compared_with_the_first_edition() -> None:
    mixed = shipped_reference("mixed")
    assert mixed is not None
    assert mixed.sample.edition == "first"
