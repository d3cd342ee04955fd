"""Limits for each address, and for all of them together."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from tests.helpers.command import run as run_command
from tests.helpers.waiting import wait_until
from tests.server.players import Player, Refused, ask, leave, people, request, run
from tests.server.running import server, settings
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from throneroom.server.http.connections import is_trusted
from throneroom.server.limits import AtOnce, Bucket, PerAddress, RateLimit, network_of, too_fast
from throneroom.server.refusal import Refusal
from throneroom.server.settings import Limits, Settings

STRATEGY = "strategy money\nProvince\nGold\nSilver\n"
JOB = {"players": [{"name": "A", "strategy": STRATEGY}, {"name": "B", "strategy": STRATEGY}], "games": 100_000}


@contextlib.contextmanager
def limited(**limits: Any) -> Iterator[str]:
    with server(Settings(limits=Limits(**limits))) as base:
        yield base


def refused(base: str) -> dict[str, int]:
    """Return how many requests and messages were refused, by reason."""
    with urllib.request.urlopen(f"{base}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    found = [line.split('"') for line in lines if line.startswith("throneroom_refused_total{")]
    return {reason: int(count.removeprefix("}")) for _, reason, count in found}


# -- addresses --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("not an address", "not an address", True),
    ],
)
def test_the_64_bit_network_of_an_ipv6_address_counts_as_one(one: str, other: str, is_same: bool) -> None:
    assert (network_of(one) == network_of(other)) == is_same


@pytest.mark.parametrize(
    ("host", "proxies", "trusted"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.2", "127.0.0.1", False),
        ("10.1.2.3", "192.0.2.1, 10.0.0.0/8", True),
        ("10.1.2.3", "*", True),
        ("10.1.2.3", "/run/proxy.sock", False),
    ],
)
def test_the_connections_of_a_trusted_proxy_are_those_of_many_people(host: str, proxies: str, trusted: bool) -> None:
    assert is_trusted(host, proxies) == trusted


def test_an_expensive_request_is_made_up_for_by_later_ones() -> None:
    bucket = Bucket(10, 0.001)
    assert bucket.take(25)
    assert not bucket.take()


def test_each_address_and_all_together_are_limited() -> None:
    limit = RateLimit(PerAddress(1, 0.001), too_fast, Bucket(2, 0.001), lambda: Refusal("busy", "full"))
    limit.take("a")
    with pytest.raises(Refusal, match="too many"):
        limit.take("a")
    limit.take("b")
    with pytest.raises(Refusal, match="full"):
        limit.take("c")


def test_what_has_ended_no_longer_counts() -> None:
    limit = AtOnce(1, 2, too_fast, lambda: Refusal("busy", "full"))
    limit.enter("a")
    with pytest.raises(Refusal, match="too many"):
        limit.enter("a")
    limit.enter("b")
    with pytest.raises(Refusal, match="full"):
        limit.enter("c")
    limit.leave("a")
    limit.enter("c")
    assert limit.total == 2


# -- HTTP -------------------------------------------------------------------------------------------------------------


def test_tables_are_limited_before_the_request_is_read() -> None:
    with limited(tables=0.001) as base:
        for _ in range(60):
            with contextlib.suppress(Refused):
                request(base, "/api/quick", {"name": ""})
        with pytest.raises(Refused) as refusal:
            request(base, "/api/quick", {"name": "Ann"})
        assert (refusal.value.status, refusal.value.reason) == (429, "too-fast")
        assert refused(base)["too-fast"] == 1


def test_all_tables_together_are_limited() -> None:
    with limited(all_tables=0.04) as base:
        request(base, "/api/quick", {"name": "Ann"})
        with pytest.raises(Refused, match="too many tables are being opened") as refusal:
            request(base, "/api/quick", {"name": "Ann"})
        assert (refusal.value.status, refusal.value.reason) == (503, "busy")


def test_all_requests_are_limited_except_health_checks() -> None:
    with limited(requests=0.2) as base:
        request(base, "/api/catalog")
        urllib.request.urlopen(f"{base}/metrics").close()
        with pytest.raises(Refused, match="too many requests") as refusal:
            request(base, "/api/catalog")
        assert refusal.value.status == 429
        for path in ("/api/health", "/api/health/live", "/api/health/ready"):
            assert request(base, path)["ok"]


def test_kingdoms_and_strategies_are_limited() -> None:
    """Reading them takes longer than other requests."""
    with limited(work=10) as base:
        request(base, "/api/lab/check", {"strategy": STRATEGY})
        for path, body in (("/api/lab/check", {"strategy": STRATEGY}), ("/api/kingdom", {"way": "random"})):
            with pytest.raises(Refused, match="too many"):
                request(base, path, body)


def test_an_address_has_a_few_jobs_in_the_lab() -> None:
    with limited(jobs=1) as base:
        job = request(base, "/api/lab/simulations", JOB)
        with pytest.raises(Refused, match="enough lab jobs") as refusal:
            request(base, "/api/lab/simulations", JOB)
        assert refusal.value.status == 429
        request(base, f"/api/lab/jobs/{job['id']}", method="DELETE")
        again = request(base, "/api/lab/simulations", JOB)
        request(base, f"/api/lab/jobs/{again['id']}", method="DELETE")


def test_finished_games_are_limited_and_cached() -> None:
    async def test(base: str) -> None:
        (ann,) = await people(base, 1, 1)
        await ann.send({"type": "resign"})
        await ann.receive_until(lambda ann: ann.over, "the end")
        path = f"/api/tables/{ann.table}/result"
        results = [await ask(base, path) for _ in range(3)]
        assert results == [ann.over] * 3
        with pytest.raises(Refused, match="too many finished games") as refusal:
            await ask(base, path)
        assert (refusal.value.status, refusal.value.reason) == (429, "too-fast")
        await ann.close()

    with limited(replays=0.3) as base:
        run(test(base))
        with urllib.request.urlopen(f"{base}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        # Once the end of the game is stored, the first response is replaced; after that nothing is computed again.
        assert {"throneroom_replay_seconds_count 1", "throneroom_replay_seconds_count 2"} & set(lines)


# -- websockets -------------------------------------------------------------------------------------------------------


async def reason_for_closing(client: ClientConnection) -> tuple[int | None, str | None]:
    await client.wait_closed()
    return client.close_code, client.close_reason


def test_open_websockets_are_limited_until_one_is_closed() -> None:
    async def test(base: str) -> None:
        address = f"{base.replace('http', 'ws')}/ws/tables/nowhere"
        first = await connect(address)
        second = await connect(address)
        async with connect(address) as third:
            assert '"reason":"busy"' in str(await third.recv())
            assert await reason_for_closing(third) == (1013, "busy")
        await first.close()

        async def is_free() -> bool:
            async with connect(address) as client:
                await client.send('{"type":"ping","n":1}')
                return '"reason":"hello-first"' in str(await client.recv())

        async with asyncio.timeout(20):
            while not await is_free():
                await asyncio.sleep(0.01)
        await second.close()

    with limited(connections=2) as base:
        run(test(base))


def test_reconnecting_again_and_again_is_limited_by_the_length_of_the_game() -> None:
    """Each time the whole game is replayed. A client that already has it costs nothing."""

    async def test(base: str) -> None:
        (ann,) = await people(base, 1, 1, options={"first": 0})
        for _ in range(6):
            await ann.asked()
            await ann.answer([])
        await ann.asked()
        for _ in range(20):
            await ann.close()
            await ann.connect()
        address = f"{base.replace('http', 'ws')}/ws/tables/{ann.table}"
        reason = ""
        for _ in range(40):
            async with connect(address) as client:
                await client.send('{"type":"hello","protocol":1}')
                if '"reason":"too-fast"' in str(await client.recv()):
                    assert await reason_for_closing(client) == (1013, "too-fast")
                    reason = "too-fast"
                    break
        assert reason == "too-fast"
        await ann.close()

    with limited(work=10) as base:
        run(test(base))


def test_chat_of_an_address_is_limited_whatever_the_number_of_its_connections() -> None:
    async def test(base: str) -> None:
        players = await people(base, 2)
        ann, ben = players
        await ann.send({"type": "chat", "text": "one"})
        await ben.until("chat")
        await ben.send({"type": "chat", "text": "two"})
        await ann.receive_until(lambda ann: ann.messages[-1].get("line", {}).get("text") == "two", "two lines")
        assert await ann.refused({"type": "chat", "text": "three"}) == "too-fast"
        await leave(*players)

    with limited(chat=0.2) as base:
        run(test(base))


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.TEXT])
def test_a_client_that_sends_more_frames_than_anyone_needs_is_disconnected(opcode: Opcode) -> None:
    """Even those that the server would answer without waking the table, such as pings."""
    payload = b'{"type":"ping","n":1}' if opcode is Opcode.TEXT else b""

    async def test(base: str) -> None:
        seated = await ask(base, "/api/quick", {"name": "Ann"})
        ann = await Player(base, seated["table"], seated["token"]).connect()
        assert ann.socket is not None
        ann.socket.transport.write(Frame(opcode, payload).serialize(mask=True) * 20_000)
        with contextlib.suppress(ConnectionClosed):
            while True:
                await ann.receive()
        again = await Player(base, seated["table"], seated["token"]).connect()
        await leave(ann, again)

    with limited() as base:
        run(test(base))


# -- connections ------------------------------------------------------------------------------------------------------


def connection_from(base: str, source: str) -> socket.socket:
    host, _, port = base.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=20, source_address=(source, 0))


def test_connections_of_an_address_are_limited_before_they_say_anything() -> None:
    with limited(connections=2) as base, contextlib.ExitStack() as stack:
        opened = [stack.enter_context(connection_from(base, "127.0.0.2")) for _ in range(5)]
        answer = b"".join(iter(lambda: opened[4].recv(4096), b""))
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b'"reason":"busy"' in answer
        assert request(base, "/api/health")["ok"]  # from 127.0.0.1
        opened[0].close()

        def is_free() -> bool:
            with connection_from(base, "127.0.0.2") as again:
                again.sendall(b"GET /api/health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                return again.recv(4096).startswith(b"HTTP/1.1 200 ")

        wait_until(is_free, "a closed connection counts no longer")


def test_an_address_that_connects_again_and_again_has_to_wait() -> None:
    with limited(requests=0.2) as base:
        for _ in range(2):
            connection_from(base, "127.0.0.2").close()
        with connection_from(base, "127.0.0.2") as third:
            begun = time.monotonic()
            assert third.recv(4096).startswith(b"HTTP/1.1 429 ")
            assert time.monotonic() - begun > 0.5
        connection_from(base, "127.0.0.1").close()  # a proxy's


def test_a_request_that_is_never_finished_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throneroom.server.http.connections._HEAD_SECONDS", 0.2)
    monkeypatch.setattr("throneroom.server.http.connections._REQUEST_SECONDS", 0.4)
    head = b"POST /api/quick HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n"
    with limited() as base:
        for sent in (b"", head, head + b"\r\n", head + b"\r\n{"):
            with connection_from(base, "127.0.0.1") as slow:
                slow.sendall(sent)
                with contextlib.suppress(ConnectionResetError):
                    assert slow.recv(4096) == b""


# -- long games -------------------------------------------------------------------------------------------------------


def test_a_game_of_too_many_answers_is_ended() -> None:
    async def test(base: str) -> None:
        ann, ben = await people(base, 2, options={"first": 0})
        await asyncio.gather(ann.play(), ben.play())
        assert ann.over is not None
        assert ann.over["how"] == "ended"
        await leave(ann, ben)

    with server(Settings(limits=Limits(answers=4))) as base:
        run(test(base))


def test_a_table_that_has_been_used_for_too_long_has_no_more_chat_or_undo() -> None:
    async def test(base: str) -> None:
        (ann,) = await people(base, 1, 1, options={"first": 0})
        await ann.play(most=1)
        for _ in range(4):
            await ann.send({"type": "chat", "text": "?"})
        for message in ({"type": "chat", "text": "!"}, {"type": "undo", "number": 0}):
            assert await ann.refused(message) == "not-now"
        await ann.close()

    with server(Settings(limits=Limits(answers=2))) as base:
        run(test(base))


def test_a_client_that_connects_to_a_long_game_gets_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is replayed in steps, and the welcome is the same."""

    async def test(base: str) -> None:
        (ann,) = await people(base, 1, 1, options={"first": 0})
        await ann.play(most=30)
        await ann.asked()
        whole = await Player(base, ann.table, ann.token).connect()
        monkeypatch.setattr("throneroom.server.ws.endpoint.LONG", 10)
        in_steps = await Player(base, ann.table, ann.token).connect()
        assert in_steps.happenings == whole.happenings == ann.happenings
        assert len(whole.happenings) > 60
        after = Player(base, ann.table, ann.token)
        after.happenings, after.branch = whole.happenings[:40], whole.branch
        await after.connect()
        assert after.messages[0]["start"] == 40
        assert after.happenings == whole.happenings
        await leave(ann, whole, in_steps, after)

    with server(settings(None)) as base:
        run(test(base))


# -- options ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", ["connections", "connections=many", "connections=0", "requests=nan", "cards=3"])
def test_a_limit_that_makes_no_sense_is_refused(given: str) -> None:
    assert run_command("serve", "--limit", given).is_refused(2, given, "connections", "all-jobs")
