"""Fixtures for all tests, and Hypothesis profiles: quick and deterministic, or HYPOTHESIS_PROFILE=thorough."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

# Each example is a whole game.
_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "quick",
    max_examples=40,
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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip slow tests that do not depend on the build in the plain run of `make test`.

    They run once, with the compiled engine; all other tests run with both builds.
    """
    if os.environ.get("THRONEROOM_EXPECT") == "plain" and not os.environ.get("THRONEROOM_ALL"):
        config.hook.pytest_deselected(items=[item for item in items if _runs_once(item)])
        items[:] = [item for item in items if not _runs_once(item)]


def _runs_once(item: pytest.Item) -> bool:
    """Return whether a test is marked `once` or uses the browser."""
    return item.get_closest_marker("once") is not None or "chromium" in getattr(item, "fixturenames", ())


@pytest.fixture(autouse=True)
def _empty_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test an empty cache folder."""
    monkeypatch.setenv("THRONEROOM_CACHE", str(tmp_path_factory.mktemp("cache") / "plans"))


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run each test in English, whatever language the developer's system uses."""
    monkeypatch.setenv("THRONEROOM_LANG", "en")
