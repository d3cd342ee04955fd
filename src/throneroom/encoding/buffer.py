"""The bytes of observations: packed integers in the compiled build, a bytearray in plain Python. Never compiled.

The type checker and the compiler see the packed class only. Both behave alike; all tests run with both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.encoding import layout

if TYPE_CHECKING or not layout.__file__.endswith(".py"):
    from throneroom.encoding.packed_buffer import Buffer as Buffer
else:
    from throneroom.encoding.plain_buffer import Buffer

__all__ = ["Buffer"]
