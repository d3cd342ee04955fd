"""One of several server processes, a child of `throneroom serve`."""

from __future__ import annotations

import os
import pickle
import signal
import socket

from throneroom.server.logs import be_quiet
from throneroom.server.serve import ServeOn, Server
from throneroom.system.parent_process import ParentProcess


def main() -> None:
    """Serve until a signal arrives or the parent is gone."""
    parent: ParentProcess[ServeOn] = ParentProcess(ServeOn, on_gone=_stop)
    start = parent.receive()
    be_quiet(start.quiet)
    with socket.socket(fileno=start.socket) as listening:
        Server(pickle.loads(start.settings)).run(sockets=[listening])


def _stop() -> None:
    os.kill(os.getpid(), signal.SIGTERM)  # the server then says goodbye to its clients


if __name__ == "__main__":
    main()
