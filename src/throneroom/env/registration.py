"""Registers the environments with Gymnasium, when `throneroom.env` is imported.

Gymnasium 1.0 no longer loads the entry points of packages; `gymnasium.make("throneroom.env:throneroom/Dominion-v1")`
imports what is before the colon first.
"""

from __future__ import annotations

from typing import Final

from gymnasium.envs.registration import register

ENVIRONMENT: Final = "throneroom/Dominion-v1"


def register_environments() -> None:
    """Register the environment for one learner, and its vector form."""
    register(
        id=ENVIRONMENT,
        entry_point="throneroom.env.learner:LearnerEnv",
        vector_entry_point="throneroom.env.vector:ThroneroomVectorEnv",
    )
