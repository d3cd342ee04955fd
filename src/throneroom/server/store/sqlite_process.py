"""The process that keeps a SQLite file, so that the server's event loop shares nothing with it.

It is given batches of jobs on its standard input, does all that have come in meanwhile in one transaction (group
commit) and tells the results on its standard output, batch by batch. When its input ends, it ends.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from collections.abc import Sequence
from typing import Final

from throneroom.server.store.sqlite_file import File
from throneroom.server.store.sqlite_jobs import Parcels, Told, parcel, read_jobs

_AT_ONCE: Final = 2**20  # bytes to read


def main() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # the server, which gets it too, ends this process in its time
    try:
        file = File(sys.argv[1])
    except sqlite3.Error as error:
        _tell([str(error)])
        return
    _tell([None])
    parcels = Parcels()
    while data := os.read(0, _AT_ONCE):
        batches = [read_jobs(whole) for whole in parcels.take(data)]
        if batches:
            _tell(file.do(batches))
    file.close()


def _tell(told: Sequence[Told]) -> None:
    data = b"".join(map(parcel, told))
    while data:
        data = data[os.write(1, data) :]


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        sys.exit(1)  # the server is gone
