"""Secrets: the tokens of seats, the ids of tables, and the keys that games are dealt from."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from throneroom.engine.rng import KEY_BITS

_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # without look-alikes
_ID_LENGTH: Final = 12


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """Return the hash that is stored. Tokens are long and random, so a plain hash cannot be reversed."""
    return hashlib.sha256(token.encode()).hexdigest()


def opens(token: str, stored: str | None) -> bool:
    """Check a token against its stored hash, in constant time."""
    return hmac.compare_digest(hashed(token), stored or "")


def new_key() -> str:
    """Return a key to deal a game from, in hexadecimal. It must not leave the server before the end of the game."""
    return secrets.token_hex(KEY_BITS // 8)


def new_id() -> str:
    """Return an id for a table: short enough for a link, too long to guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def id_after(table_id: str, key: str) -> str:
    """Derive the id of the next table in a series from the secret `key`, so that nobody can guess it."""
    digest = hashlib.sha256(f"{table_id} {key}".encode()).digest()
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest[:_ID_LENGTH])
