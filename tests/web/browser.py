"""A real Chromium for the tests: the system's or Playwright's. `python -m tests.web.browser` installs one.

The headless shell is Chromium without its own windows, settings and services: a page loads with a third of the work.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
LINE = "*" * 60


def find() -> str | None:
    """Return the path of a Chromium: THRONEROOM_CHROMIUM, a headless shell, one on the path, or Playwright's."""
    if named := os.environ.get("THRONEROOM_CHROMIUM"):
        return named
    return find_shell() or _on_path(NAMES) or _playwrights()


def find_shell() -> str | None:
    """Return the path of a headless shell: the system's or Playwright's."""
    return _on_path(SHELLS) or _playwrights(only_shell=True)


def _on_path(names: tuple[str, ...]) -> str | None:
    return next((found for name in names if (found := shutil.which(name))), None)


def _playwrights(only_shell: bool = False) -> str | None:
    # Only the tests' packages include Playwright.
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    # <browsers>/chromium-1234/chrome-linux/chrome, and <browsers>/chromium_headless_shell-1234/*/*headless*shell
    browsers, version = path.parents[2], path.parents[1].name.rpartition("-")[2]
    shells = sorted(browsers.glob(f"chromium_headless_shell-{version}/*/*headless*shell*"))
    found = [one for one in shells if one.suffix in ("", ".exe")]
    return next((str(one) for one in (found if only_shell else [*found, path]) if one.is_file()), None)


def require() -> str:
    """Return the path of a Chromium, or skip the test (fail it where CI is set)."""
    from tests.helpers.missing import missing

    return find() or missing(
        "NO BROWSER TESTS: there is no Chromium; run make test, or set THRONEROOM_CHROMIUM to yours"
    )


def install() -> str | None:
    """Find a Chromium, or install one. CI installs the headless shell next to any other Chromium."""
    enough = find_shell if os.environ.get("CI") and not os.environ.get("THRONEROOM_CHROMIUM") else find
    commands = [[sys.executable, "-m", "playwright", "install", "--with-deps", "--only-shell", "chromium"]]
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        apt = ["apt-get", "install", "--yes", "--no-install-recommends"]
        commands = [["apt-get", "update"], [*apt, SHELLS[0]], *commands]
        if not find():
            commands.append([*apt, "chromium"])  # no headless shell for this system
    for command in commands:
        if enough():
            break
        print("Installing a browser for the tests:", *command)
        # Each may fail because of the network or the system; then the next one is tried.
        subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False)
    return find()


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
