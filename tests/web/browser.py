"""A real Chromium for the tests: the system's, or Playwright's own. `python -m tests.web.browser` gets one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
LINE = "*" * 60


def find() -> str | None:
    """Where a Chromium is: THRONEROOM_CHROMIUM, on the path, or in Playwright's folder."""
    if told := os.environ.get("THRONEROOM_CHROMIUM"):
        return told
    for name in NAMES:
        if found := shutil.which(name):
            return found
    return playwrights_own()


def playwrights_own() -> str | None:
    # Known only where the tests' packages are installed.
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def get() -> str | None:
    """Find a Chromium or fetch one: Playwright's, or by root the package of a Debian system."""
    if found := find():
        return found
    ways = [[sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"]]
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        ways += [["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]]
    for way in ways:
        print("Getting a browser for the tests:", *way)
        # Each may fail for reasons of the network or of the system; then the next is tried.
        subprocess.run(way, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False)
        if found := find():
            return found
    return None


def main() -> int:
    found = get()
    if found:
        print(f"Browser for the tests: {found}")
        return 0
    print(LINE, file=sys.stderr)
    print("  There is no Chromium, and none could be got: the tests in the browser will be", file=sys.stderr)
    print(
        "  SKIPPED. Install one (Debian: apt install chromium), or name yours in THRONEROOM_CHROMIUM.", file=sys.stderr
    )
    print(LINE, file=sys.stderr)
    return 1 if os.environ.get("CI") else 0


if __name__ == "__main__":
    sys.exit(main())
