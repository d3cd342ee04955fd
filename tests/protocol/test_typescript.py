"""The protocol is read strictly, and the browser's types match the server's."""

from __future__ import annotations

import msgspec
import pytest
from tests.helpers.paths import ROOT

from throneroom.protocol.base import encode
from throneroom.protocol.from_client import GiveAnswer, Hello, read_message
from throneroom.protocol.typescript import typescript


def test_the_browsers_types_are_up_to_date() -> None:
    """web/src/lib/protocol.ts is what `python -m throneroom.protocol.typescript` writes."""
    assert (ROOT / "web/src/lib/protocol.ts").read_text(encoding="utf-8") == typescript()


def test_a_message_is_read_by_its_type() -> None:
    assert read_message(b'{"type": "hello", "protocol": 1}') == Hello(1)
    assert read_message(encode(GiveAnswer("0.3", ["Copper"]))) == GiveAnswer("0.3", ["Copper"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        '{"type": "hello"}',
        '{"protocol": 1}',
        '{"type": "steal", "protocol": 1}',
        '{"type": "hello", "protocol": "1"}',
        '{"type": "hello", "protocol": 1, "seat": 0}',
        '{"type": "hello", "protocol": 1, "since": -1}',
        '{"type": "answer", "request": "0.1", "options": "Copper"}',
        '{"type": "chat", "text": ""}',
        '{"type": "chat", "text": "' + "a" * 301 + '"}',
        '{"type": "absent", "seat": 6, "choice": "bot"}',
        '{"type": "absent", "seat": 1, "choice": "cheat"}',
    ],
)
def test_what_is_not_in_the_protocol_is_refused(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_message(text)
