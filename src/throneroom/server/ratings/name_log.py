"""The log of a name that a player keeps by a key: who took it, and every game that has counted.

It lies in the store beside the logs of tables, under an id that no table has. Tags and field names are stored and must
not change. Unknown fields are ignored and missing ones have defaults, as in the log of a table.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from throneroom.server.ratings.glicko2 import UNKNOWN, Rating
from throneroom.server.store.store import BadLog

# Incremented when an older program could no longer read the log of a name.
NAME_VERSION: Final = 1
NAME: Final = "name"  # the state of its summary, which no table has
_PREFIX: Final = "name-"


def log_id(name: str) -> str:
    """Return the id of the log of a name. Names that differ only in case or in how they are encoded share it."""
    folded = " ".join(unicodedata.normalize("NFKC", name).casefold().split())
    return _PREFIX + hashlib.sha256(folded.encode()).hexdigest()[:32]


def is_name_log(log: str) -> bool:
    """Return whether this is the id of a name's log. The ids of tables have only letters and digits."""
    return log.startswith(_PREFIX)


class NameTaken(Struct, tag_field="e", tag="taken", kw_only=True, omit_defaults=True):
    """A player took the name. `key` is the hash of their key.

    `id` is random and tells this player from one who takes the name after it was forgotten.
    """

    at: float
    name: str
    id: str
    key: str
    version: int = 0


class GameCounted(Struct, tag_field="e", tag="game", kw_only=True):
    """The game at this table changed the rating."""

    at: float
    table: str
    before: Rating
    after: Rating


NameEntry: TypeAlias = NameTaken | GameCounted

_decoder: Final = msgspec.json.Decoder(NameEntry)
write_name_entry: Final[Callable[[NameEntry], bytes]] = msgspec.json.Encoder().encode


class HeldName:
    """A name and its rating, derived from its log."""

    def __init__(self, taken: NameTaken) -> None:
        self.taken: Final = taken
        self.length = 1
        self.rating = UNKNOWN
        self.changed = taken.at
        self.games: Final[dict[str, GameCounted]] = {}  # by table

    @property
    def name(self) -> str:
        return self.taken.name

    def apply(self, entry: NameEntry) -> None:
        """Apply the next entry. One that contradicts those before it raises BadLog."""
        if isinstance(entry, NameTaken):
            raise BadLog("the name is taken a second time")
        self.games.setdefault(entry.table, entry)
        self.rating = entry.after
        self.changed = entry.at
        self.length += 1

    def before(self, table: str) -> Rating:
        """Return the rating before the game at this table: the present one if that game has not counted yet."""
        counted = self.games.get(table)
        return self.rating if counted is None else counted.before


def read_name(log: Sequence[bytes]) -> HeldName:
    """Return the name with this log. Raises BadLog."""
    taken = _read(log[0])
    if not isinstance(taken, NameTaken):
        raise BadLog("the log does not begin with who took the name")
    if taken.version > NAME_VERSION:
        raise BadLog(f"a later version of the program wrote it: {taken.version}, this one reads {NAME_VERSION}")
    held = HeldName(taken)
    for data in log[1:]:
        held.apply(_read(data))
    return held


def _read(data: bytes) -> NameEntry:
    try:
        entry: NameEntry = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadLog("an entry is of a kind or form that this version does not know", str(error)) from None
    return entry
