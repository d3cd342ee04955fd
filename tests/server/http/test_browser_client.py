"""The files of the browser client: compressed, cached, and its page for every other path."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from throneroom.server.http.browser_client import BrowserClient, accepted_encodings

SCRIPT = b"export const answer = 42;\n" * 100
PAGE = b"<!doctype html><title>Throneroom</title>"
IMMUTABLE = "public, max-age=31536000, immutable"
BROTLI = b"as if compressed by Brotli"


@pytest.fixture
def client(tmp_path: Path) -> Starlette:
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "main-abc.js").write_bytes(SCRIPT)
    (assets / "main-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "main-abc.js.br").write_bytes(BROTLI)
    (assets / "font-abc.woff2").write_bytes(b"a font")
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(PAGE))
    return Starlette(routes=[Mount("/", BrowserClient(tmp_path))])


def get(client: Starlette, path: str, accepts: str = "", **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Ask for a file; return the status, the headers and the body."""
    sent: list[dict[str, Any]] = []
    fields = {"accept-encoding": accepts, **{name.replace("_", "-"): value for name, value in headers.items()}}
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "root_path": "",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in fields.items()],
    }

    async def receive() -> dict[str, Any]:
        await asyncio.Event().wait()  # nothing else comes, and the client stays connected
        raise AssertionError

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(client(scope, receive, send))
    received = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], received, b"".join(message.get("body", b"") for message in sent[1:])


def test_a_hashed_file_is_compressed_and_never_asked_for_again(client: Starlette) -> None:
    status, headers, body = get(client, "/assets/main-abc.js", "gzip, deflate")
    assert (status, gzip.decompress(body)) == (200, SCRIPT)
    assert headers["content-encoding"] == "gzip"
    assert headers["content-type"].startswith("text/javascript")
    assert headers["cache-control"] == IMMUTABLE
    assert headers["vary"] == "Accept-Encoding"
    assert int(headers["content-length"]) == len(body) < len(SCRIPT)


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_a_script_is_one_whatever_the_registry_of_windows_says(
    client: Starlette, accepted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Browsers run no module of another type. Programs on Windows have often changed what .js is."""
    monkeypatch.setattr("mimetypes.guess_type", lambda *_: ("text/plain", None))
    _, headers, _ = get(client, "/assets/main-abc.js", accepted)
    assert headers["content-type"] == "text/javascript; charset=utf-8"


def test_brotli_is_preferred(client: Starlette) -> None:
    _, headers, body = get(client, "/assets/main-abc.js", "gzip, deflate, br, zstd")
    assert (headers["content-encoding"], body) == ("br", BROTLI)


@pytest.mark.parametrize("accepted", ["identity", "br;q=0, gzip;q=0.0", ""])
def test_a_browser_that_accepts_no_compression_gets_the_file_itself(client: Starlette, accepted: str) -> None:
    _, headers, body = get(client, "/assets/main-abc.js", accepted)
    assert body == SCRIPT
    assert "content-encoding" not in headers


def test_a_file_without_a_compressed_form_is_served_as_it_is(client: Starlette) -> None:
    _, headers, body = get(client, "/assets/font-abc.woff2", "gzip, br")
    assert (body, headers["cache-control"]) == (b"a font", IMMUTABLE)


@pytest.mark.parametrize("path", ["/", "/index.html", "/any/other/path"])
def test_the_page_is_checked_before_each_use(client: Starlette, path: str) -> None:
    _, headers, body = get(client, path, "gzip, br")
    assert gzip.decompress(body) == PAGE
    assert headers["content-type"].startswith("text/html")
    assert headers["cache-control"] == "no-cache"
    assert get(client, path, "gzip, br", if_none_match=headers["etag"])[0] == 304


def test_a_missing_hashed_file_is_not_the_page(client: Starlette) -> None:
    """A page from before an update must notice that its files are gone."""
    assert get(client, "/assets/main-old.js")[0] == 404


def test_accepted_encodings() -> None:
    assert accepted_encodings("gzip;q=1.0, br ; q=0.5, zstd;q=0") == {"gzip", "br"}
