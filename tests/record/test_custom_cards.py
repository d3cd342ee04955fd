"""Records with custom cards: they name the fingerprint of each card's file, and can be shown without it in part."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.helpers.command import run
from tests.helpers.paths import ROOT

from throneroom.cards.catalog import Catalog
from throneroom.cards.custom import load_cards
from throneroom.record.record import BadRecord, Record, read_record

KEPT = ROOT / "tests" / "kept" / "custom"  # a game of 300 answers; Night Market is first played after 36
FILES = ["game.txt", "game.json"]
USED = 36


def text_of(name: str) -> str:
    return (KEPT / name).read_text(encoding="utf-8")


@pytest.fixture
def catalog() -> Catalog:
    return Catalog(load_cards(KEPT / "night_market.py"))


def changed(tmp_path: Path, old: str, new: str) -> Path:
    source = text_of("night_market.py")
    assert old in source
    file = tmp_path / "night_market.py"
    file.write_text(source.replace(old, new), encoding="utf-8")
    return file


def test_kept_records_are_read_whether_or_not_they_name_the_file(catalog: Catalog) -> None:
    older, text, data = (read_record(text_of(name), catalog) for name in ("game-0.1.0.txt", *FILES))
    assert older == text == data
    assert (len(text.answers), text.notice) == (300, None)
    assert text.to_text() == text_of("game.txt")
    assert text.to_json() == text_of("game.json")


def test_the_fingerprint_is_that_of_the_file_whatever_its_line_endings(catalog: Catalog, tmp_path: Path) -> None:
    fingerprint = catalog.find("Night Market").fingerprint
    assert f"Night Market: file {fingerprint};" in text_of("game.txt")
    source = (KEPT / "night_market.py").read_bytes()
    assert load_cards("x.py", source.replace(b"\n", b"\r\n"))[0].fingerprint == fingerprint
    assert load_cards(changed(tmp_path, "cost=5", "cost=4"))[0].fingerprint != fingerprint


@pytest.mark.parametrize("name", FILES)
def test_without_the_card_a_record_is_shown_up_to_its_first_use(name: str, catalog: Catalog) -> None:
    record = read_record(text_of(name), Catalog(), partly=True)
    whole = read_record(text_of(name), catalog)
    assert len(record.answers) == USED
    assert names(record) == names(whole)[:USED]
    assert record.notice is not None
    assert record.notice.key == "problem-custom-gone"
    with pytest.raises(BadRecord, match="for a custom card, add --custom FILE"):
        read_record(text_of(name), Catalog())


def names(record: Record) -> list[list[str]]:
    return [[option.name for option in answer] for answer in record.answers]


@pytest.mark.parametrize("name", FILES)
def test_a_changed_card_is_shown_as_far_as_it_fits(name: str, tmp_path: Path) -> None:
    file = changed(tmp_path, "game.affordable(4)", "game.affordable(0)")
    record = read_record(text_of(name), Catalog(load_cards(file)), partly=True)
    assert USED < len(record.answers) < 300
    assert record.notice is not None
    assert record.notice.key == "problem-custom-changed"
    with pytest.raises(BadRecord, match="this custom card has changed since"):
        read_record(text_of(name), Catalog(load_cards(file)))


def test_a_card_that_now_fails_ends_the_replay(tmp_path: Path) -> None:
    file = changed(tmp_path, "    me = play.player", "    me = play.player.nobody")
    result = run("replay", str(KEPT / "game.txt"), "--custom", str(file))
    assert result.code == 0
    assert "Night Market: this custom card has changed since" in result.err
    assert f"Decision {USED}: waiting for" in result.out


def test_the_command_says_so_in_each_language() -> None:
    for language, words in {"en": "is not here", "fr": "n’est pas là", "es": "no está aquí", "pl": "tu nie ma"}.items():
        result = run("replay", str(KEPT / "game.json"), "--lang", language)
        assert result.code == 0
        assert words in result.err
        assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    "line",
    ["Night Market", "Night Market: file 1; types Nonsense", "Night Market: file 1; types Action; cost 1000000"],
)
def test_bad_notes_are_refused(line: str, catalog: Catalog) -> None:
    lines = text_of("game.txt").splitlines()
    place = lines.index("custom:") + 1
    with pytest.raises(BadRecord, match="line 6: expected what is noted about custom cards"):
        read_record("\n".join([*lines[:place], f"  {line}", *lines[place + 1 :]]), catalog)
