"""The files of the browser client, compressed when it was built."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_INDEX: Final = "index.html"
# Browsers ask for Brotli only over HTTPS and from their own machine, so gzip is needed too. The best one is first.
_SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}
# `mimetypes` would ask the registry of Windows, where other programs have often changed what .js is.
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
_REFUSED: Final = re.compile(r"q=0(\.0*)?")
_NO_CLIENT: Final = (
    "The server is running, but the browser client has not been built: {path} does not exist.\n"
    "In a clone, run `make play`. Or play in the terminal: throneroom play --terminal\n"
)


class BrowserClient(StaticFiles):
    """Serves the client's files. Every other path serves its page, and the client does the routing.

    A file has the same content for ever if its name has a hash in it: those are in assets/. The others are checked
    again before each use.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # the client may not have been built
        self._index: Final = folder / _INDEX

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["path"].startswith(("/api/", "/ws/")):
            return PlainTextResponse("no such page\n", 404)
        path = path.replace("\\", "/")  # Starlette's path is one of this system
        is_asset = path.startswith("assets/")
        try:
            response = await self._smallest(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or is_asset:
                raise
            if not self._index.is_file():
                return PlainTextResponse(_NO_CLIENT.format(path=self._index), 503)
            response = await self._smallest(_INDEX, scope)
        # The names of these files change with their contents.
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if is_asset else "no-cache"
        return response

    async def _smallest(self, path: str, scope: Scope) -> Response:
        """Return the file, compressed in the best way that the browser accepts. Raises HTTPException."""
        accepted = accepted_encodings(Headers(scope=scope).get("accept-encoding", ""))
        for encoding, suffix in _SUFFIXES.items():
            if encoding not in accepted:
                continue
            try:
                response = await super().get_response(path + suffix, scope)
            except HTTPException as error:
                if error.status_code != 404:
                    raise
                continue  # too small to compress, or compressed already, such as a font
            response.headers["Content-Encoding"] = encoding
            break
        else:
            response = await super().get_response(path, scope)
        response.headers["Content-Type"] = _TYPES.get(PurePosixPath(path).suffix, "application/octet-stream")
        response.headers["Vary"] = "Accept-Encoding"
        return response


def accepted_encodings(header: str) -> frozenset[str]:
    """Return the encodings that a request accepts, from its Accept-Encoding."""
    parts = (part.partition(";") for part in header.lower().split(","))
    return frozenset(name.strip() for name, _, options in parts if not _REFUSED.fullmatch(options.strip()))
