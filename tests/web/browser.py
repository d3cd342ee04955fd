"""A real Chromium for the tests: the system's or Playwright's. `python -m tests.web.browser` installs one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
LINE = "*" * 60


def find() -> str | None:
    """Return the path of a Chromium: THRONEROOM_CHROMIUM, one on the path, or Playwright's."""
    if named := os.environ.get("THRONEROOM_CHROMIUM"):
        return named
    for name in NAMES:
        if found := shutil.which(name):
            return found
    return find_playwrights()


def find_playwrights() -> str | None:
    # Only the tests' packages include Playwright.
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def require() -> str:
    """Return the path of a Chromium, or skip the test (fail it where CI is set)."""
    from tests.helpers.missing import missing

    return find() or missing(
        "NO BROWSER TESTS: there is no Chromium; run make test, or set THRONEROOM_CHROMIUM to yours"
    )


def install() -> str | None:
    """Find a Chromium, or install one: Playwright's, or as root Debian's package."""
    if found := find():
        return found
    commands = [[sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"]]
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        commands += [["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]]
    for command in commands:
        print("Installing a browser for the tests:", *command)
        # Either may fail because of the network or the system; then the next one is tried.
        subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False)
        if found := find():
            return found
    return None


def main() -> int:
    found = install()
    if found:
        print(f"Browser for the tests: {found}")
        return 0
    print(LINE, file=sys.stderr)
    print("  There is no Chromium, and none could be installed: the browser tests will be SKIPPED.", file=sys.stderr)
    print("  Install one (Debian: apt install chromium), or set THRONEROOM_CHROMIUM to yours.", file=sys.stderr)
    print(LINE, file=sys.stderr)
    return 1 if os.environ.get("CI") else 0


if __name__ == "__main__":
    sys.exit(main())
