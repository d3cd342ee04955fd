"""How hard Hypothesis tries: by default quickly and the same each time; HYPOTHESIS_PROFILE=thorough for more."""

from __future__ import annotations

import os

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
