"""The workshop over HTTP: a card is read while it is being written."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.players import ME, OPEN, Refused, request
from tests.server.running import server, settings

from throneroom.cards.written import texts_read
from throneroom.server.settings import Limits, Settings

CARD = """Night Market
fr: Marché de nuit
icon: shop
cost 5, Action - Attack
+1 Buy, +1 Coin
Each other player with 5 or more cards in hand discards a card from their hand.
"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with server(settings(None)) as running:
        yield running


def check(address: str, text: str, **more: object) -> dict[str, Any]:
    found: dict[str, Any] = request(address, "/api/workshop/check", {"text": text, **more})
    return found


def test_a_right_card_comes_back_as_players_see_it(address: str) -> None:
    found = check(address, CARD)
    assert found["mistake"] is None
    assert found["written"] == CARD
    card = found["card"]
    assert (card["cost"], card["buys"], card["coins"], card["icon"]) == (5, 1, 1, "shop")
    assert card["types"] == ["Action", "Attack"]
    assert card["does"] == ["coins", "buy", "attack"]
    assert set(card["texts"]) == {"en", "fr", "es", "pl"}
    assert card["texts"]["fr"]["name"] == "Marché de nuit"


@pytest.mark.parametrize(
    ("language", "problem"),
    [
        ("en", "no card named 'Slver'"),
        ("fr", "aucune carte nommée 'Slver'"),
        ("xx", "no card named 'Slver'"),
    ],
)
def test_a_mistake_is_explained_in_the_readers_language(address: str, language: str, problem: str) -> None:
    found = check(address, "Gate\ncost 4, Action\nGain a Slver.", language=language)
    assert found["card"] is None
    mistake = found["mistake"]
    assert (mistake["line"], mistake["column"]) == (3, 8)
    assert mistake["problem"] == problem
    assert "Silver" in mistake["hint"]
    assert mistake["understood"] == "Gate\ncost 4, Action\nGain a"
    assert mistake["expected"]


def test_the_name_of_a_printed_card_is_refused_at_its_line(address: str) -> None:
    mistake = check(address, "\n# mine\nthrone room\ncost 4, Action\n+1 Card\n")["mistake"]
    assert (mistake["line"], mistake["column"]) == (3, 1)
    assert mistake["problem"] == "there is already a card named Throne Room; give yours another name"


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("Gate\nco", 2, "cost 4, "),
        ("Gate\ncost 4, Ac", 2, "Action"),
        ("Gate\nicon: door\ncost 4, Action\nDis", 4, "Discard"),
        ("Gate\ncost 4, Action\nDraw a card. Gain a Go", 3, "Gold"),
        ("Gate\ncost 4, Action\nDraw a card. Each other player disc", 3, "discards"),
        ("Gate\ncost 4, Action\nReveal the top 3 cards of your deck. Put the r", 3, "rest"),
    ],
)
def test_a_text_is_completed_where_the_caret_is(address: str, text: str, line: int, expected: str) -> None:
    column = len(text.split("\n")[line - 1]) + 1
    found = check(address, text, line=line, column=column)["completions"]
    assert any(one.startswith(expected) for one in found)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\x00",
        "\n" * 4000,
        "a" * 4000,
        "A\ncost 4, Action\n" + "choose one: " * 300,
        "A\ncost 4, Action\n" + "If you do, " * 300,
        "A\ncost 4, Action\n" + "Draw a card and " * 240,
        "A\ncost 4, Action\n" + "+1 Card. " * 400,
        "A\ncost 4, Action\n" + "\u0130\u0301" * 1000,
        "card language 99\nA\ncost 4, Action\n",
    ],
)
def test_garbage_gets_a_mistake_and_nothing_else(address: str, text: str) -> None:
    for line, column in ((0, 0), (1, 1), (3, 3900), (1_000_000, 1_000_000)):
        found = check(address, text, line=line, column=column)
        assert found["mistake"]["problem"]


@pytest.mark.parametrize(
    "body", [{}, {"text": "a" * 4001}, {"text": 5}, {"text": "A", "line": -1}, {"text": "A", "x": 1}]
)
def test_other_messages_are_refused(address: str, body: object) -> None:
    with pytest.raises(Refused) as refused:
        request(address, "/api/workshop/check", body)
    assert refused.value.reason == "bad-message"


def test_whoever_asks_too_often_has_to_wait() -> None:
    with server(Settings(limits=Limits(work=1500))) as running:
        with pytest.raises(Refused) as refused:
            deque(check(running, CARD) for _ in range(30))
        assert refused.value.reason == "too-fast"


def test_whoever_sends_too_many_cards_to_tables_has_to_wait() -> None:
    kingdom = {"way": "random", "need": ["Night Market"], "written": [CARD]}
    with server(Settings(limits=Limits(texts=0.1, work=1_000_000))) as running:
        request(running, "/api/kingdom", kingdom)
        with pytest.raises(Refused, match="too many cards from this address") as refused:
            deque(request(running, "/api/kingdom", kingdom) for _ in range(5))
        assert refused.value.reason == "too-fast"


def test_a_server_that_has_read_too_many_cards_keeps_its_tables_and_refuses_new_cards() -> None:
    first, other = (
        CARD.replace("Night Market", name) for name in ("Lamp Street", "Last Lamp")
    )  # read by no other test
    kingdom = {"way": "random", "need": ["Lamp Street"], "written": [first]}
    with server(Settings(limits=Limits(all_texts=texts_read() + 1))) as running:
        table = request(running, "/api/tables", {"name": "Ada", "kingdom": kingdom, "seats": [ME, OPEN]})["table"]
        for path, body in (("/api/kingdom", {**kingdom, "written": [other]}), ("/api/lab/balance", {"card": other})):
            with pytest.raises(Refused, match="has read too many different cards and must be restarted") as refused:
                request(running, path, body)
            assert refused.value.reason == "busy"
        assert "Lamp Street" in request(running, f"/api/tables/{table}")["kingdom"]
        assert request(running, "/api/kingdom", {"way": "random"})["cards"]
