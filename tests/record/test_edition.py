"""The edition of a kingdom in records and positions: it reads back, and without it they are of the first edition."""

from __future__ import annotations

import json

import pytest

from throneroom import Catalog, Game, Record, kingdom_of, position_text, random_kingdom, read_position, read_record
from throneroom.bots.simple import RandomBot
from throneroom.record.position import BadPosition
from throneroom.record.record import BadRecord

CATALOG = Catalog()
THRONES = CATALOG.read_list("Throne Room, Mine, Moneylender, Masquerade, Moat, Cellar, Village, Smithy, Market, Bridge")


def played(edition: str, seed: int = 1, answers: int = 150) -> Game:
    game = Game.deal(random_kingdom(seed, edition=edition), 2 + seed % 5, seed)
    bot = RandomBot(seed)
    while game.decision is not None and (len(game.history) < answers or game.effect is not None):
        game.answer(bot.answer(game.view(game.decision.seat), game.decision))
    return game


@pytest.mark.parametrize("edition", ["first", "second", "mixed"])
@pytest.mark.parametrize("seed", range(3))
def test_a_record_reads_back_with_its_edition(edition: str, seed: int) -> None:
    record = Record.of(played(edition, seed))
    for text in (record.to_text(), record.to_json()):
        again = read_record(text, CATALOG)
        assert again == record
        assert again.kingdom.edition == record.kingdom.edition
        assert again.replay().players[0].hand == record.replay().players[0].hand
        assert ("edition" in text) == (record.kingdom.edition == "second")


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_position_reads_back_with_its_edition(edition: str) -> None:
    text = position_text(played(edition))
    assert (f"edition: {edition}" in text) == (edition == "second")
    again = read_position(text, CATALOG)
    assert again.kingdom.edition == edition
    assert position_text(again) == text


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_record_from_a_position_keeps_the_edition(edition: str) -> None:
    game = read_position(position_text(played(edition)), CATALOG, 7)
    record = Record.of(game)
    for text in (record.to_text(), record.to_json()):
        assert read_record(text, CATALOG).replay().kingdom.edition == edition


def test_records_of_different_editions_differ() -> None:
    one, other = (Record.of(Game.deal(kingdom_of(THRONES, edition), 2, 1)) for edition in ("first", "second"))
    assert one != other
    assert one.to_text() == other.to_text().replace("edition: second\n", "")


def test_what_names_no_edition_is_of_the_first() -> None:
    """Records and positions of earlier versions have no such field."""
    record = Record.of(Game.deal(kingdom_of(THRONES, "second"), 2, 1))
    facts = json.loads(record.to_json())
    del facts["edition"]
    older = read_record(record.to_text().replace("edition: second\n", ""), CATALOG)
    assert older.kingdom.edition == read_record(json.dumps(facts), CATALOG).kingdom.edition == "first"
    text = position_text(record.begin())
    assert read_position(text.replace("edition: second\n", ""), CATALOG).kingdom.edition == "first"


def test_the_first_edition_may_be_named() -> None:
    text = Record.of(Game.deal(kingdom_of(THRONES, "second"), 2, 1)).to_text()
    assert read_record(text.replace("edition: second", "edition: first"), CATALOG).kingdom.edition == "first"


@pytest.mark.parametrize("edition", ["third", "Second", "mixed", "2", "x" * 5000])
def test_an_edition_that_does_not_exist_is_refused(edition: str) -> None:
    record = Record.of(Game.deal(kingdom_of(THRONES, "second"), 2, 1))
    problem = rf"the edition is first or second, not '{edition[:40]}'"
    with pytest.raises(BadRecord, match=problem) as refusal:
        read_record(record.to_text().replace("edition: second", f"edition: {edition}"), CATALOG)
    assert "line 3" in str(refusal.value)
    with pytest.raises(BadRecord, match=problem):
        read_record(record.to_json().replace('"edition": "second"', f'"edition": "{edition}"'), CATALOG)
    with pytest.raises(BadPosition, match=problem):
        read_position(position_text(record.begin()).replace("edition: second", f"edition: {edition}"), CATALOG)


@pytest.mark.parametrize("value", ["2", "null", "[]", "true", '["second"]'])
def test_an_edition_that_is_no_text_is_refused(value: str) -> None:
    text = Record.of(Game.deal(kingdom_of(THRONES, "second"), 2, 1)).to_json()
    with pytest.raises(BadRecord, match="edition"):
        read_record(text.replace('"edition": "second"', f'"edition": {value}'), CATALOG)


def test_two_editions_are_refused() -> None:
    record = Record.of(Game.deal(kingdom_of(THRONES, "second"), 2, 1))
    with pytest.raises(BadRecord, match="twice"):
        read_record(record.to_text().replace("edition: second", "edition: second\nedition: second"), CATALOG)
    with pytest.raises(BadPosition, match="edition appears twice"):
        read_position(position_text(record.begin()) + "\nedition: second", CATALOG)
