"""Requests to a server, addresses, and the tokens of seats."""

from __future__ import annotations

import socket

import pytest
from tests.terminal.client.tables import open_table

from throneroom.locale import Locale
from throneroom.terminal.client.client import Address, SeatTokens, ServerApi, ServerProblem, read_address

LOCALE = Locale()


def test_the_token_of_a_seat_is_kept(base: str) -> None:
    """`throneroom join` takes a free seat, and returns to it later."""
    seated = open_table(base)
    server = ServerApi(read_address(f"{base}/#/table/{seated['table']}", LOCALE), LOCALE)
    assert server.address == Address(base, seated["table"])
    tokens = SeatTokens()
    assert tokens.get(server.address) is None
    tokens.save(server.address, server.take_seat(seated["table"], "Bob").token)
    assert SeatTokens().get(server.address)
    with pytest.raises(ServerProblem, match=r"Refused: .+"):
        server.take_seat(seated["table"], "Carl")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "The game at this table has already started or ended."),
        ("fr", "À cette table, la partie a déjà commencé, ou elle est finie."),
        ("pl", "Przy tym stole gra się już zaczęła albo skończyła."),
    ],
)
def test_a_refusal_is_shown_in_the_readers_language(base: str, language: str, expected: str) -> None:
    """The server sends a key and facts, not just English text."""
    seated = open_table(base)
    server = ServerApi(Address(base, seated["table"]), Locale(language))
    server.take_seat(seated["table"], "Bob")
    with pytest.raises(ServerProblem) as caught:
        server.take_seat(seated["table"], "Carl")
    assert expected in str(caught.value)


def test_an_unreachable_server_is_reported_in_the_readers_language() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nothing listens on the port any more
        with pytest.raises(ServerProblem, match="Connexion refusée"):
            ServerApi(Address(f"http://127.0.0.1:{taken.getsockname()[1]}", ""), Locale("fr")).tables()


@pytest.mark.parametrize(
    ("typed", "socket"),
    [
        ("http://host:81/#/table/abc", "ws://host:81/ws/tables/abc"),
        ("https://host/table/a_b-1", "wss://host/ws/tables/a_b-1"),
        ("host:81", "ws://host:81/ws/tables/"),
        ("http://[::1]:81/", "ws://[::1]:81/ws/tables/"),
    ],
)
def test_addresses_are_read_as_the_browser_shows_them(typed: str, socket: str) -> None:
    assert read_address(typed, LOCALE).socket == socket


@pytest.mark.parametrize("typed", ["ftp://host/", "http://", "http://host:no/", ""])
def test_a_bad_address_is_refused(typed: str) -> None:
    with pytest.raises(ServerProblem, match="is not a server address"):
        read_address(typed, LOCALE)
