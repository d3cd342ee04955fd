"""Reinforcement learning: PettingZoo, Gymnasium and vector environments. See docs/env.md. Needs the extra `env`.

    from throneroom.env import env, LearnerEnv, ThroneroomVectorEnv

Importing the package registers the environments with Gymnasium, if that is installed; the compiled modules of the
package need neither Gymnasium nor numpy.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from throneroom.encoding.choices import Choices, IllegalAction, record_actions
    from throneroom.encoding.layout import LAYOUT_VERSION, STOP, Layout, layout_of, standard_layout
    from throneroom.env.aec import ThroneroomEnv, env
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
    "LAYOUT_VERSION": "throneroom.encoding.layout",
    "STOP": "throneroom.encoding.layout",
    "Choices": "throneroom.encoding.choices",
    "IllegalAction": "throneroom.encoding.choices",
    "Layout": "throneroom.encoding.layout",
    "LearnerEnv": "throneroom.env.learner",
    "ThroneroomEnv": "throneroom.env.aec",
    "ThroneroomVectorEnv": "throneroom.env.vector",
    "described": "throneroom.env.settings",
    "env": "throneroom.env.aec",
    "layout_of": "throneroom.encoding.layout",
    "random_actions": "throneroom.env.vector",
    "record_actions": "throneroom.encoding.choices",
    "standard_layout": "throneroom.encoding.layout",
    "structured": "throneroom.env.settings",
}


try:
    from throneroom.env.registration import register_environments
except ModuleNotFoundError:
    pass  # without the extra `env`; whoever uses one of the names is told how to install it
else:
    register_environments()


def __getattr__(name: str) -> object:
    """Import a name on first use."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(_MODULES[name]), name)
    except ModuleNotFoundError as error:
        if error.name in ("numpy", "gymnasium", "pettingzoo"):
            command = "pip install 'throneroom[env]'"
            raise ModuleNotFoundError(f"{error.name} is missing; install it with: {command}", name=error.name) from None
        raise
