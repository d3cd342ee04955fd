"""Registers the environments with Gymnasium, which calls this when it is imported (entry point `gymnasium.envs`)."""

from __future__ import annotations

from gymnasium.envs.registration import register

ENVIRONMENT = "Dominion-v1"  # in the namespace of the entry point: "throneroom/Dominion-v1"


def register_environments() -> None:
    """Register the environment for one learner, and its vector form."""
    register(
        id=ENVIRONMENT,
        entry_point="throneroom.env.learner:LearnerEnv",
        vector_entry_point="throneroom.env.vector:ThroneroomVectorEnv",
    )
