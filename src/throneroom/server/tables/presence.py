"""Who is connected to a table, here or by another process, and who has been away for how long."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from throneroom.server.ws.connection import Connection


class Presence:
    """The connections to one table."""

    def __init__(self) -> None:
        self.connections: Final[list[Connection]] = []
        self._elsewhere: Final[dict[int, float]] = {}  # seats other processes hold, as known until then
        self._gone: Final[dict[int, float]] = {}  # since when nobody is connected to a seat, if somebody was
        self._since: Final = time.monotonic()

    def join(self, connection: Connection) -> None:
        self.connections.append(connection)

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            if connection.seat >= 0 and not self.is_here(connection.seat):
                self._gone[connection.seat] = time.monotonic()

    def is_elsewhere(self, seats: set[int], until: float) -> bool:
        """These seats are connected to another process, as far as is known until then. Whether that is news."""
        before = {seat for seat in seats if self.is_here(seat)}
        for seat in seats:
            self._elsewhere[seat] = until
        return before != seats

    def is_here(self, seat: int) -> bool:
        for connection in self.connections:
            if connection.seat == seat:
                return True
        return self._elsewhere.get(seat, 0.0) > time.monotonic()

    def away(self, seat: int) -> float | None:
        """Since how many seconds nobody is connected to a seat; None if somebody is."""
        if self.is_here(seat):
            return None
        return time.monotonic() - max(self._gone.get(seat, self._since), self._elsewhere.get(seat, 0.0))

    @property
    def watchers(self) -> int:
        return sum(connection.seat < 0 for connection in self.connections)

    @property
    def seats(self) -> set[int]:
        """The seats that are connected here."""
        return {connection.seat for connection in self.connections if connection.seat >= 0}
