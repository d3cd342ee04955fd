"""Fixtures for all tests, and Hypothesis profiles: quick and deterministic, or HYPOTHESIS_PROFILE=thorough."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Each example is a whole game.
_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

# The compiled tests play the same games, and more of them, in a fraction of the time.
settings.register_profile(
    "quick",
    max_examples=10 if os.environ.get("THRONEROOM_EXPECT") == "plain" else 40,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=_SLOW,
)
settings.register_profile(
    "thorough",
    max_examples=1000,
    derandomize=False,
    deadline=None,
    suppress_health_check=_SLOW,
    print_blob=True,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


# Texts, pages of the docs and what never meets a compiled module do not depend on the build: `make test` runs these in
# plain Python only, except for slow tests. What plays whole games or starts other programs is faster compiled; the
# modules it tests are the same in both builds.
PLAIN_ONLY = ("tests/cards/test_new_card", "tests/docs", "tests/locale", "tests/system", "tests/test_layers")
COMPILED_ONLY = (
    "tests/advice",
    "tests/commands",
    "tests/lab",
    "tests/server/http",
    "tests/server/ratings",
    "tests/server/store",
    "tests/server/test_",
    "tests/server/workers",
    "tests/terminal",
    "tests/words",
)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import what the plain build never runs."""
    if os.environ.get("THRONEROOM_EXPECT") != "plain" or os.environ.get("THRONEROOM_ALL"):
        return None
    return _path(collection_path, config.rootpath).startswith(COMPILED_ONLY) or None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In `make test`, run each test with the build or builds that matter for it. THRONEROOM_ALL=1 runs all of them.

    Slow tests (marked `once`) and those with the browser run compiled; the folders above, with one build; all others,
    with both.
    """
    build = os.environ.get("THRONEROOM_EXPECT")
    if build is None or os.environ.get("THRONEROOM_ALL"):
        return
    left_out = [item for item in items if build not in _builds(item, config.rootpath)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if build in _builds(item, config.rootpath)]
    for item in items:
        if _is_slow(item):  # measuring coverage would make it several times as slow
            item.add_marker("no_cover")


def _is_slow(item: pytest.Item) -> bool:
    return item.get_closest_marker("once") is not None or "chromium" in getattr(item, "fixturenames", ())


def _builds(item: pytest.Item, root: Path) -> tuple[str, ...]:
    if _is_slow(item):
        return ("compiled",)
    path = _path(item.path, root)
    if path.startswith(COMPILED_ONLY):
        return ("compiled",)
    if path.startswith(PLAIN_ONLY):
        return ("plain",)
    return ("plain", "compiled")


def _path(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else ""


@pytest.fixture(scope="session")
def _new_paths(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return paths in a folder of this session, of which none exists: quicker than a folder for each test."""
    folder = tmp_path_factory.mktemp("folders")
    return (folder / str(number) for number in itertools.count())


@pytest.fixture(autouse=True)
def _own_settings(_new_paths: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """Run each test in English, without cached plans and without custom cards, whatever the developer has."""
    monkeypatch.setenv("THRONEROOM_LANG", "en")
    monkeypatch.setenv("THRONEROOM_CACHE", str(next(_new_paths)))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(next(_new_paths)))
