"""Reinforcement learning: PettingZoo, Gymnasium and vector environments. See docs/env.md. Needs the extra `env`.

    from throneroom.env import env, LearnerEnv, ThroneroomVectorEnv

Importing the package imports nothing else, so that compiled modules below need neither numpy nor Gymnasium.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from throneroom.env.aec import ThroneroomEnv, env
    from throneroom.env.choices import Choices, IllegalAction, record_actions
    from throneroom.env.layout import LAYOUT_VERSION, STOP, Layout, layout_of, standard_layout
    from throneroom.env.learner import LearnerEnv
    from throneroom.env.settings import described, structured
    from throneroom.env.vector import ThroneroomVectorEnv, random_actions

__all__ = [
    "LAYOUT_VERSION",
    "STOP",
    "Choices",
    "IllegalAction",
    "Layout",
    "LearnerEnv",
    "ThroneroomEnv",
    "ThroneroomVectorEnv",
    "described",
    "env",
    "layout_of",
    "random_actions",
    "record_actions",
    "standard_layout",
    "structured",
]

_MODULES = {
    "LAYOUT_VERSION": "layout",
    "STOP": "layout",
    "Choices": "choices",
    "IllegalAction": "choices",
    "Layout": "layout",
    "LearnerEnv": "learner",
    "ThroneroomEnv": "aec",
    "ThroneroomVectorEnv": "vector",
    "described": "settings",
    "env": "aec",
    "layout_of": "layout",
    "random_actions": "vector",
    "record_actions": "choices",
    "standard_layout": "layout",
    "structured": "settings",
}


def __getattr__(name: str) -> object:
    """Import a name on first use."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    except ModuleNotFoundError as error:
        if error.name in ("numpy", "gymnasium", "pettingzoo"):
            command = "pip install 'throneroom[env]'"
            raise ModuleNotFoundError(f"{error.name} is missing; install it with: {command}", name=error.name) from None
        raise
