"""The soak test: people play at many tables while processes are killed at random. Everything sent must be durable.

`python -m tests.server.soak --help` lists the options. After each kill, everything that the clients were sent is
compared with the log in the database: acknowledgements, happenings, chat, and the replies to resent answers. Clients
that reconnect must get everything that was stored. Each difference is printed with the last messages and log entries.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections import Counter

from tests.server.soak.run import soak
from tests.server.soak.worlds import STOPPED, WORLDS


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--database", choices=list(WORLDS), default="sqlite")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this long")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--stopped", type=float, default=STOPPED, help="stop processes for at most this long")
    parser.add_argument("--harms", help="only these, separated by commas")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that PostgreSQL is stopped too

    def progress(text: str) -> None:
        sys.stderr.write(f"\r{text}    ")
        sys.stderr.flush()

    found = soak(
        options.database,
        kills=options.kills,
        tables=options.tables,
        seed=options.seed,
        seconds=options.seconds,
        stopped=options.stopped,
        harms=options.harms.split(",") if options.harms else None,
        progress=progress,
    )
    sys.stderr.write("\n")
    lines = [str(difference) for difference in found.differences[:20]]
    lines += [f"{name:24} {number:>10,}" for name, number in sorted(found.counts.items())]
    kinds = Counter(difference.kind for difference in found.differences)
    lines += [f"DIFFERENCE {kind}: {number}" for kind, number in kinds.most_common()]
    lines.append(f"seed {options.seed}: {len(found.differences)} differences")
    sys.stdout.write("\n".join(lines) + "\n")
    sys.exit(1 if found.differences else 0)


if __name__ == "__main__":
    main()
