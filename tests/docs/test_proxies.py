"""The proxy configurations in docs/hosting.md, with real proxies: HTTPS works, and foreign origins are refused.

The configurations are used as written, except for ports, server addresses and the path of the certificate.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.docs.pages import blocks
from tests.docs.proxies import program
from tests.helpers.waiting import wait_until
from tests.server.players import Player, eager
from tests.server.running import free_port, server, settings
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

pytestmark = pytest.mark.once  # proxies do not depend on the build

PAGE = "docs/hosting.md"
NAME = "play.example.org"
PATIENCE = 30  # seconds


class ProxyConnection(http.client.HTTPSConnection):
    """A connection to the proxy on this machine, as if its name resolved to it."""

    def __init__(self, port: int, trusted: ssl.SSLContext) -> None:
        super().__init__(NAME, timeout=PATIENCE, context=trusted)
        self._at = port
        self._trusted = trusted

    def connect(self) -> None:
        self.sock = self._trusted.wrap_socket(socket.create_connection(("127.0.0.1", self._at)), server_hostname=NAME)


class Proxy:
    """A running proxy: its HTTPS port, and the certificate that clients trust."""

    def __init__(self, port: int, certificate: Path) -> None:
        self.port = port
        self._certificate = certificate

    @property
    def trusted(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self._certificate))

    def ask(self, path: str, body: object = None, origin: str = f"https://{NAME}") -> tuple[int, bytes]:
        connection = ProxyConnection(self.port, self.trusted)
        with contextlib.closing(connection):
            data = None if body is None else json.dumps(body)
            headers = {"Content-Type": "application/json", "Origin": origin}
            connection.request("POST" if data else "GET", path, data, headers)
            answer = connection.getresponse()
            return answer.status, answer.read()

    async def play(self, table: str, token: str, origin: str = f"https://{NAME}") -> None:
        """Give three answers over the websocket."""
        player = Player(f"https://{NAME}", table, token)
        address = f"wss://{NAME}/ws/tables/{table}"
        async with connect(address, host="127.0.0.1", port=self.port, ssl=self.trusted, origin=origin) as opened:  # type: ignore[arg-type]  # an origin is a str
            player.socket = opened
            await player.send({"type": "hello", "protocol": 1, "token": token, "since": 0, "branch": 0})
            await player.until("welcome")
            while len(player.durable) < 3:
                while player.prompt is None:
                    await player.receive()
                await player.answer(eager(player.prompt, player.chance))


def check_play(proxy: Proxy) -> None:
    """Play over HTTPS and websockets. Foreign origins are refused, and /metrics is not public."""
    status, body = proxy.ask("/api/quick", {"name": "Ann"})
    assert status == 200, body
    seated = json.loads(body)
    asyncio.run(proxy.play(seated["table"], seated["token"]))
    elsewhere = "https://elsewhere.example"
    status, body = proxy.ask("/api/quick", {"name": "Ann"}, elsewhere)
    assert (status, json.loads(body)["reason"]) == (400, "not-yours")
    with pytest.raises(InvalidStatus):
        asyncio.run(proxy.play(seated["table"], seated["token"], elsewhere))
    assert proxy.ask("/metrics")[0] == 404


def check_failover(proxy: Proxy) -> None:
    """Check that clients do not notice that one of two servers is down."""
    for _ in range(3):
        assert proxy.ask("/api/tables")[0] == 200
        assert proxy.ask("/api/quick", {"name": "Ann"})[0] == 200


@contextlib.contextmanager
def running(command: list[str], folder: Path, proxy: Proxy) -> Iterator[Proxy]:
    """Run a proxy, and yield it as soon as it answers."""

    def log_text() -> str:
        return (folder / "log").read_text(encoding="utf-8", errors="replace")

    def answers() -> bool:
        assert process.poll() is None, log_text()
        with contextlib.suppress(OSError):
            return proxy.ask("/api/health")[0] == 200
        return False

    with (folder / "log").open("wb") as log, subprocess.Popen(command, stdout=log, stderr=log, cwd=folder) as process:
        try:
            wait_until(answers, log_text, PATIENCE)
            yield proxy
        finally:
            process.terminate()
            process.wait(PATIENCE)


@contextlib.contextmanager
def nginx(config: str, folder: Path) -> Iterator[Proxy]:
    """Run nginx with this configuration and a self-signed certificate."""
    tool = program("nginx")
    openssl = shutil.which("openssl")
    assert openssl, "openssl is not installed"
    port = free_port()
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    made = [
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-keyout",
        str(key),
        "-out",
        str(certificate),
    ]
    subprocess.run([openssl, *made, *subject], check=True, capture_output=True, timeout=60)
    config = config.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    config = config.replace(f"/etc/letsencrypt/live/{NAME}", str(folder))
    folders = [f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    (folder / "throneroom.conf").write_text(config)
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {' '.join(folders)} include {folder}/throneroom.conf; }}\n"
    )
    command = [tool, "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]
    with running(command, folder, Proxy(port, certificate)) as proxy:
        yield proxy


@contextlib.contextmanager
def caddy(config: str, folder: Path) -> Iterator[Proxy]:
    """Run Caddy with this configuration; its local authority replaces Let's Encrypt."""
    tool = program("caddy")
    port = free_port()
    head = (
        f"{{\n admin off\n http_port {free_port()}\n https_port {port}\n local_certs\n skip_install_trust\n"
        f" storage file_system {folder}/store\n}}\n"
    )
    (folder / "Caddyfile").write_text(head + config)
    command = [tool, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    certificate = folder / "store" / "pki" / "authorities" / "local" / "root.crt"
    with running(command, folder, Proxy(port, certificate)) as proxy:
        yield proxy


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    """Yield the host and port of a server."""
    with server(settings(None)) as address:
        yield address.removeprefix("http://")


def test_people_play_behind_nginx(base: str, tmp_path: Path) -> None:
    one, _ = blocks(PAGE, "nginx")
    with nginx(one.text.replace("127.0.0.1:8471", base), tmp_path) as proxy:
        check_play(proxy)


def test_people_play_behind_caddy(base: str, tmp_path: Path) -> None:
    one, _ = blocks(PAGE, "caddy")
    with caddy(one.text.replace("127.0.0.1:8471", base), tmp_path) as proxy:
        check_play(proxy)


def test_nginx_uses_the_other_server_when_one_is_down(base: str, tmp_path: Path) -> None:
    one, several = blocks(PAGE, "nginx")
    servers = several.text.replace("10.0.0.6:8471", base).replace("10.0.0.7:8471", f"127.0.0.1:{free_port()}")
    config = servers + re.sub("proxy_pass .*;", "proxy_pass http://throneroom;", one.text)
    with nginx(config, tmp_path) as proxy:
        check_failover(proxy)


def test_caddy_uses_the_other_server_when_one_is_down(base: str, tmp_path: Path) -> None:
    _, several = blocks(PAGE, "caddy")
    config = several.text.replace("10.0.0.6:8471", base).replace("10.0.0.7:8471", f"127.0.0.1:{free_port()}")
    with caddy(config, tmp_path) as proxy:
        check_failover(proxy)
