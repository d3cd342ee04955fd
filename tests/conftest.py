"""How hard Hypothesis tries: by default quickly and the same each time; HYPOTHESIS_PROFILE=thorough for more.

Plans that bots make are kept in a folder of the test.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

# An example is a whole game.
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
    """What takes long and does not depend on how the engine was built runs once, with the compiled engine: `make test`
    runs all other tests twice."""
    if os.environ.get("THRONEROOM_EXPECT") == "plain" and not os.environ.get("THRONEROOM_ALL"):
        config.hook.pytest_deselected(items=[item for item in items if _runs_once(item)])
        items[:] = [item for item in items if not _runs_once(item)]


def _runs_once(item: pytest.Item) -> bool:
    """Those that say so, and all that play in the browser."""
    return item.get_closest_marker("once") is not None or "chromium" in getattr(item, "fixturenames", ())


@pytest.fixture(autouse=True)
def _own_shelf(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test finds on disk does not depend on who has played before."""
    monkeypatch.setenv("THRONEROOM_CACHE", str(tmp_path_factory.mktemp("shelf") / "plans"))


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test reads does not depend on the language of whoever runs it."""
    monkeypatch.setenv("THRONEROOM_LANG", "en")
