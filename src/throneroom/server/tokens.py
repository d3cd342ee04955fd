"""Secrets: the tokens of seats and the names of tables."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # none that are mistaken for one another
_ID_LENGTH: Final = 12


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so that a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def opens(token: str, kept: str | None) -> bool:
    """Whether the token is the one that was hashed, in the same time whether or not."""
    return hmac.compare_digest(hashed(token), kept or "")


def new_id() -> str:
    """The name of a table: short enough for a link, too long to be guessed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def id_after(table: str, key: str) -> str:
    """The table that follows in a series: the same whoever asks, so that it is opened once. `key` is not public."""
    digest = hashlib.sha256(f"{table} {key}".encode()).digest()
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest[:_ID_LENGTH])
