"""The layers of the package, and which may import which. `tests/test_layers.py` enforces it."""

from __future__ import annotations

PACKAGE = "throneroom"
FRONT = "__init__"  # throneroom/__init__.py, the public API

# From the bottom up. Layers on one line do not import each other.
LAYERS: list[set[str]] = [
    {"system", "locale"},
    {"engine"},
    {"cards"},
    {"record"},
    {"encoding"},
    {"bots", "testing"},
    {"advice"},
    {FRONT},
    {"words"},
    {"protocol"},
    {"lab", "server", "terminal", "env"},
    {"commands"},
    {"__main__"},
]

# The rules must not depend on languages or the operating system. Bots may use `system`: they cache plans on disk.
FORBIDDEN: dict[str, set[str]] = {
    "engine": {"system", "locale"},
    "cards": {"system", "locale"},
    "record": {"system", "locale"},
    "encoding": {"system", "locale"},
    "bots": {"locale"},
    "testing": {"system", "locale"},
    "advice": {"system", "locale"},
    FRONT: {"system", "locale"},
}

# The only import within a line: the server runs the lab's simulations and searches.
ALSO_ALLOWED: dict[str, set[str]] = {"server": {"lab"}}

# Third-party packages, and the layers that may import them.
ONLY_IN = {
    "click": {"commands"},
    "rich": {"terminal", "commands"},
    "textual": {"terminal"},
    "starlette": {"server"},
    "uvicorn": {"server"},
    "gymnasium": {"env"},
    "pettingzoo": {"env"},
}


def allowed_imports() -> dict[str, set[str]]:
    """Return the layers that each layer may import, including itself."""
    below: set[str] = set()
    allowed: dict[str, set[str]] = {}
    for line in LAYERS:
        for layer in line:
            allowed[layer] = (below | {layer} | ALSO_ALLOWED.get(layer, set())) - FORBIDDEN.get(layer, set())
        below = below | line
    return allowed


MAY_IMPORT = allowed_imports()
