"""What each child process of the server must know before its first question: the custom cards."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from throneroom.cards.custom_sources import CardSource
from throneroom.protocol.lookup import card_sources, use_custom_cards
from throneroom.system.parent_process import ParentProcess


class WorkerSetup(Struct):
    """The first message to a child process."""

    custom: tuple[CardSource, ...]


def worker_setup() -> WorkerSetup:
    """Return the message for a child that is to know the same cards as this process."""
    return WorkerSetup(card_sources())


def set_up_worker(parent: ParentProcess[Any]) -> None:
    """Load the cards that the parent has sent."""
    use_custom_cards(parent.receive_as(WorkerSetup).custom)
