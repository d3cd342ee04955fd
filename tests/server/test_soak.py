"""The soak test with a few kills of each kind, and tests that its audit finds differences."""

from __future__ import annotations

from random import Random

import pytest
from tests.server.soak.audit import Chronicle
from tests.server.soak.client import Message, SoakClient
from tests.server.soak.run import soak

from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.server.tables.log_entries import (
    Answered,
    Began,
    ChatSent,
    Entry,
    Opened,
    OptionsRecord,
    SeatRecord,
    Undone,
    write_entry,
)


@pytest.mark.once
@pytest.mark.parametrize(("kind", "kills"), [("sqlite", 6), ("postgresql", 8)])
def test_everything_that_clients_were_sent_was_stored(kind: str, kills: int) -> None:
    """Each process is killed, and stopped, at least once while clients answer, undo, chat and reconnect."""
    found = soak(kind, kills=kills, tables=5, seed=1)
    assert "\n".join(map(str, found.differences)) == ""
    assert sum(number for name, number in found.counts.items() if name.startswith("kill")) == kills
    assert min(found.counts[name] for name in ("answers", "claims", "happenings")) > 0


# -- the audit --------------------------------------------------------------------------------------------------------

SEATS = [SeatRecord(who="human", name=name, token=name) for name in ("Ann", "Ben")]
KINGDOM = [card.name for card in RECOMMENDED_SETS[0].cards]
LOG: list[Entry] = [
    Opened(at=0.0, owner=0, seats=SEATS, kingdom=KINGDOM, seed=7, options=OptionsRecord(), first=0),
    Began(0.0, 0, SEATS),
    Answered(0.0, []),
    Answered(0.0, []),
    Undone(at=0.0, seat=0, number=1, answers=1, marks=True),
    ChatSent(0.0, 0, "a"),
]


@pytest.fixture
def chronicle() -> Chronicle:
    read = Chronicle("x")
    assert read.read([write_entry(entry) for entry in LOG]) is None
    return read


@pytest.fixture
def ann(chronicle: Chronicle) -> SoakClient:
    """Return a client that was sent everything."""
    client = SoakClient([], "x", 0, "token", Random(1))
    client.given = {"0.0": [], "0.1": []}
    client.acknowledged = {"0.0", "0.1"}
    client.refused = {"0.1"}
    client.past = [(0, chronicle.happenings(0, 0))]
    client.branch, client.happenings = 1, chronicle.happenings(1, 0)
    client.chat, client.sent = ["a"], {"a"}
    return client


def kinds(chronicle: Chronicle, client: SoakClient) -> list[str]:
    return [kind for kind, _ in chronicle.compare(client)]


def test_a_client_that_was_sent_the_truth_shows_no_difference(chronicle: Chronicle, ann: SoakClient) -> None:
    assert len(ann.past[0][1]) > len(ann.happenings) > 0
    assert kinds(chronicle, ann) == []
    assert not chronicle.is_ahead_of(ann)


def test_the_audit_finds_what_was_not_stored(chronicle: Chronicle, ann: SoakClient) -> None:
    ann.given["1.1"] = ["Copper"]
    ann.acknowledged.add("1.1")
    ann.refused.add("0.0")
    ann.past.append((0, [*chronicle.happenings(0, 0), b"{}"]))
    ann.happenings = [*ann.happenings, b"{}"]
    ann.chat.append("b")
    assert kinds(chronicle, ann) == [
        "acknowledged answer lost",
        "refused, but not undone",
        "told more than was kept",
        "told more than was kept",
        "chat told but not kept",
    ]


def test_the_audit_finds_an_answer_that_nobody_gave_and_chat_that_was_stored_twice(
    chronicle: Chronicle, ann: SoakClient
) -> None:
    log = [*chronicle.log, write_entry(Answered(0.0, [])), write_entry(ChatSent(0.0, 0, "a"))]
    assert chronicle.read(log) is None
    assert kinds(chronicle, ann) == ["answer not given", "chat counted twice"]
    assert chronicle.is_ahead_of(ann)
    assert chronicle.read(log[:-1]) is not None  # the log has become shorter


def test_a_client_notices_contradictions_in_what_it_is_sent(ann: SoakClient) -> None:
    found: list[str] = []
    ann.differ = lambda _, kind, __: found.append(kind)
    known = len(ann.happenings)
    ann.hear(Message(type="update", branch=1, start=known + 2))
    ann.hear(Message(type="update", branch=1, start=0))
    ann.hear(Message(type="update", branch=0, start=0))
    ann.hear(Message(type="update", branch=0, start=0, answered="0.9"))
    ann.hear(Message(type="chat", line={"text": "a"}))
    ann.hear(Message(type="error", reason="not-asked", request="0.0"))
    ann.hear(Message(type="welcome"))
    assert found == [
        "happenings missed",
        "told more than was kept",
        "branch went back",
        "acknowledged without an answer",
        "chat twice",
        "refused as not-asked (an acknowledged answer claimed again)",
        "chat lost",
    ]
