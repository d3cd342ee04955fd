"""tmux for the test that needs it; `python -m tests.terminal.multiplexer` installs it if possible."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys


def get() -> str | None:
    """Return the path of tmux, after installing it as root on a Debian system if it is missing."""
    if shutil.which("tmux") is None and os.geteuid() == 0 and shutil.which("apt-get"):
        for way in (["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", "tmux"]):
            print("Getting tmux for the tests:", *way)
            subprocess.run(way, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False)
    return shutil.which("tmux")


def main() -> int:
    if found := get():
        print(f"tmux for the tests: {found}")
        return 0
    print("There is no tmux, and none could be got: the test in it will be SKIPPED.", file=sys.stderr)
    print("Install it (Debian: apt install tmux).", file=sys.stderr)
    return 1 if os.environ.get("CI") else 0


if __name__ == "__main__":
    sys.exit(main())
