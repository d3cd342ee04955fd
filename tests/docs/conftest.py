"""Builds the documentation site once for the tests in this folder."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.helpers.missing import missing
from tests.helpers.paths import ROOT, SOURCES

PACKAGES = ("material", "mkdocs")


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the site, built as `make docs` does: warnings such as broken links are errors."""
    if not all(map(importlib.util.find_spec, PACKAGES)):
        reason = "the site cannot be built without MkDocs: pip install '.[docs]'"
        missing(reason)
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(SOURCES), "NO_MKDOCS_2_WARNING": "1"},
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    return folder
