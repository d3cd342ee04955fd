"""Security: the Origin and the Host of requests, headers, and paths."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import urllib.error
import urllib.request

import pytest
from starlette.datastructures import Headers
from tests.server.players import request
from tests.server.running import server
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from throneroom.server.http.security import bearer
from throneroom.server.settings import Settings


def test_requests_from_another_origin_are_refused(base: str) -> None:
    """A foreign page can open neither a table nor a websocket in its visitor's name."""
    headers = {"Content-Type": "application/json", "Origin": "https://evil.example"}
    asked = urllib.request.Request(f"{base}/api/quick", b'{"name": "A"}', headers)
    with pytest.raises(urllib.error.HTTPError) as refused, contextlib.closing(urllib.request.urlopen(asked)):
        pass
    refused.value.close()
    seated = request(base, "/api/quick", {"name": "A"})
    address = f"{base.replace('http', 'ws')}/ws/tables/{seated['table']}"
    with pytest.raises(InvalidStatus):
        connect(address, additional_headers={"Origin": "https://evil.example"})
    with connect(address, additional_headers={"Origin": base}):
        pass


def test_a_server_at_home_serves_its_own_hosts_only() -> None:
    """Otherwise a page whose name resolves to this machine could play, and see what the player sees."""
    with server(Settings(hosts=frozenset({"localhost:1234"}))) as address:
        for host, status in (("localhost:1234", 200), ("evil.example", 421), (address.removeprefix("http://"), 421)):
            asked = http.client.HTTPConnection(address.removeprefix("http://"))
            asked.request("GET", "/api/health", headers={"Host": host})
            answer = asked.getresponse()
            answer.read()
            asked.close()
            assert answer.status == status


def test_no_path_reaches_a_file_of_the_server(base: str) -> None:
    """Unknown paths return the browser client, and each response has the security headers."""

    async def fetch(path: str) -> str:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(base.rpartition(":")[2]))
        try:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            return (await reader.read()).decode()
        finally:
            writer.close()
            await writer.wait_closed()

    for path in (
        "/",
        "/table/x",
        "/../app.py",
        "/..%2fapp.py",
        "/assets/../../app.py",
        "/api/nothing",
        "/api/tables/x",
    ):
        answer = asyncio.run(fetch(path)).lower()
        assert "starlette" not in answer
        assert "content-security-policy: default-src 'none'" in answer
        assert "x-content-type-options: nosniff" in answer


@pytest.mark.parametrize(
    ("header", "secret"),
    [("Bearer abc", "abc"), ("bearer abc", "abc"), ("Bearer", ""), ("Basic abc", None), ("abc", None), ("", None)],
)
def test_only_the_scheme_bearer_brings_a_secret(header: str, secret: str | None) -> None:
    """A proxy in front of the server may ask for a password with the same header."""
    assert bearer(Headers({"authorization": header})) == secret
