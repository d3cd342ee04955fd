"""The stored form of log entries, which must stay readable forever."""

from __future__ import annotations

from typing import get_args

import pytest

from throneroom.protocol.table import TableOptions
from throneroom.server.store.store import BadLog
from throneroom.server.tables import log_entries as entries
from throneroom.server.tables.log_entries import Entry, OptionsRecord, SeatRecord, read_entry, write_entry
from throneroom.server.tables.table_info import options_record, table_options

ANN = SeatRecord(who="human", name="Ann", token="hash")
HELD = entries.HeldRecord(id="x", rating=1500.0, deviation=350.0)
STORED: list[tuple[Entry, str]] = [
    (
        entries.Opened(
            at=1.5,
            owner=0,
            seats=[ANN, SeatRecord(who="open"), SeatRecord(who="bot", name="Bot", level="fair", strategy="Gold")],
            kingdom=["Moat"],
            seed=7,
            options=OptionsRecord(),
            version=1,
            rules=2,
            seeded=True,
            first=1,
            previous="x",
            prefix=[["Copper"], []],
        ),
        '{"e":"opened","at":1.5,"owner":0,"seats":[{"who":"human","name":"Ann","token":"hash"},{"who":"open"},'
        '{"who":"bot","name":"Bot","level":"fair","strategy":"Gold"}],"kingdom":["Moat"],"seed":7,"options":'
        '{"listed":true,"watch":"open","delay":60,"undo":"consent","clock":null,"grace":60,"points":false,"decks":false,'
        '"first":null,"pauses":true,"advice":"agreed"},"version":1,"rules":2,"seeded":true,"first":1,"previous":"x","prefix":[["Copper"],[]]}',
    ),
    (
        entries.Opened(at=1.5, owner=0, seats=[ANN], kingdom=["Moat"], seed=0, options=OptionsRecord(), key="c0ffee"),
        '{"e":"opened","at":1.5,"owner":0,"seats":[{"who":"human","name":"Ann","token":"hash"}],"kingdom":["Moat"],'
        '"seed":0,"options":{"listed":true,"watch":"open","delay":60,"undo":"consent","clock":null,"grace":60,'
        '"points":false,"decks":false,"first":null,"pauses":true,"advice":"agreed"},"key":"c0ffee"}',
    ),
    (entries.SeatTaken(1.5, 1, "Ben", "hash"), '{"e":"sat","at":1.5,"seat":1,"name":"Ben","token":"hash"}'),
    (
        entries.SeatTaken(1.5, 1, "Ben", "hash", HELD),
        '{"e":"sat","at":1.5,"seat":1,"name":"Ben","token":"hash","held":{"id":"x","rating":1500.0,"deviation":350.0}}',
    ),
    (
        entries.Began(1.5, 0, [SeatRecord(who="human", name="Ben", token="hash", held=HELD)]),
        '{"e":"began","at":1.5,"owner":0,"seats":[{"who":"human","name":"Ben","token":"hash",'
        '"held":{"id":"x","rating":1500.0,"deviation":350.0}}]}',
    ),
    (entries.SeatLeft(1.5, 1), '{"e":"left","at":1.5,"seat":1}'),
    (
        entries.BotSeated(1.5, 2, "Fair bot", "fair"),
        '{"e":"bot","at":1.5,"seat":2,"name":"Fair bot","level":"fair"}',
    ),
    (
        entries.BotSeated(1.5, 2, "Gold bot", "fair", "Gold"),
        '{"e":"bot","at":1.5,"seat":2,"name":"Gold bot","level":"fair","strategy":"Gold"}',
    ),
    (entries.Listed(1.5, False), '{"e":"listed","at":1.5,"listed":false}'),
    (
        entries.Began(1.5, 0, [ANN]),
        '{"e":"began","at":1.5,"owner":0,"seats":[{"who":"human","name":"Ann","token":"hash"}]}',
    ),
    (
        entries.Began(1.5, 0, [ANN], asks_forced=True),
        '{"e":"began","at":1.5,"owner":0,"seats":[{"who":"human","name":"Ann","token":"hash"}],"asks_forced":true}',
    ),
    (entries.Answered(1.5, ["Copper"]), '{"e":"a","at":1.5,"o":["Copper"]}'),
    (entries.Answered(1.5, [], "00ff"), '{"e":"a","at":1.5,"o":[],"d":"00ff"}'),
    (entries.UndoRequested(1.5, 0, 3), '{"e":"undo?","at":1.5,"seat":0,"number":3}'),
    (entries.UndoAnswered(1.5, 1, True), '{"e":"undo!","at":1.5,"seat":1,"agree":true}'),
    (
        entries.Undone(at=1.5, seat=0, number=3, answers=2, marks=True),
        '{"e":"undone","at":1.5,"seat":0,"number":3,"answers":2,"marks":true}',
    ),
    (entries.Resigned(1.5, 0), '{"e":"resigned","at":1.5,"seat":0}'),
    (entries.StandInSeated(1.5, 0), '{"e":"stand-in","at":1.5,"seat":0}'),
    (entries.PlayerReturned(1.5, 0), '{"e":"back","at":1.5,"seat":0}'),
    (entries.EndedEarly(1.5), '{"e":"ended","at":1.5}'),
    (entries.EndedAsDraw(1.5, 0), '{"e":"draw","at":1.5,"seat":0}'),
    (entries.GameKept(1.5, "played", "eJw="), '{"e":"kept","at":1.5,"how":"played","data":"eJw="}'),
    (
        entries.GameKept(1.5, "played", "eJw=", [entries.RatingRecord(1, (1500.0, 350.0), (1600.5, 300.0))]),
        '{"e":"kept","at":1.5,"how":"played","data":"eJw=",'
        '"ratings":[{"seat":1,"before":[1500.0,350.0],"after":[1600.5,300.0]}]}',
    ),
    (entries.ChatSent(1.5, 0, "hi"), '{"e":"chat","at":1.5,"seat":0,"text":"hi"}'),
    (entries.RematchVoted(1.5, 0, ("Moat", "Witch")), '{"e":"rematch","at":1.5,"seat":0,"swap":["Moat","Witch"]}'),
    (entries.RematchOpened(1.5, "y"), '{"e":"next","at":1.5,"next":"y"}'),
    (entries.AdviceAgreed(1.5, 0, True), '{"e":"advice","at":1.5,"seat":0,"agree":true}'),
    (entries.Closed(1.5), '{"e":"closed","at":1.5}'),
]


@pytest.mark.parametrize(("entry", "stored"), STORED, ids=[type(entry).__name__ for entry, _ in STORED])
def test_the_stored_form_does_not_change(entry: Entry, stored: str) -> None:
    assert write_entry(entry).decode() == stored
    assert read_entry(stored.encode()) == entry


def test_a_table_from_before_keys_and_pauses_is_dealt_and_asked_as_it_was() -> None:
    opened = read_entry(
        b'{"e":"opened","at":1.5,"owner":0,"seats":[{"who":"open"}],"kingdom":["Moat"],"seed":7,"options":{}}'
    )
    assert isinstance(opened, entries.Opened)
    assert (opened.seed, opened.key) == (7, None)
    began = read_entry(b'{"e":"began","at":1.5,"owner":0,"seats":[{"who":"human"},{"who":"human"}]}')
    assert isinstance(began, entries.Began)
    assert not began.asks_forced


def test_every_entry_is_tested() -> None:
    assert {type(entry) for entry, _ in STORED} == set(get_args(Entry))


def test_unknown_fields_are_ignored_and_missing_ones_have_defaults() -> None:
    stored = b"""{"e":"opened","at":1.5,"owner":0,"seats":[{"who":"open","mood":"good"}],"kingdom":["Moat"],"seed":7,
        "options":{"watch":"friends","music":true},"weather":{"sun":1}}"""
    opened = read_entry(stored)
    assert isinstance(opened, entries.Opened)
    assert (opened.options, opened.version, opened.rules) == (OptionsRecord(watch="friends"), 0, 0)
    assert read_entry(b'{"e":"rematch","at":1.5,"seat":0}') == entries.RematchVoted(1.5, 0, None)


def test_an_option_of_another_version_becomes_the_strictest_that_is_known() -> None:
    options = table_options(OptionsRecord(watch="friends", undo="twice", clock=9, advice="paid"))
    assert options == TableOptions(watch="nobody", undo="never", clock=9, advice="never")


def test_options_are_stored_and_shown_as_they_were_chosen() -> None:
    chosen = TableOptions(
        listed=False, watch="everything", delay=90, undo="free", clock=7, grace=8, points=True, first=1, advice="never"
    )
    assert table_options(options_record(chosen)) == chosen


@pytest.mark.parametrize(
    ("stored", "reason"),
    [
        (b'{"e":"teleported","at":1.5}', "does not know"),
        (b'{"e":"a","at":1.5,"o":"Copper"}', "does not know"),
        (b"[]", "does not know"),
        (b"Dear diary", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        (b"", "not JSON"),
    ],
)
def test_an_entry_that_cannot_be_read_is_bad(stored: bytes, reason: str) -> None:
    with pytest.raises(BadLog, match=reason):
        read_entry(stored)
