"""What `import throneroom` offers, and what the README shows."""

from __future__ import annotations

import re
from pathlib import Path

import throneroom

README = Path(__file__).parents[1] / "README.md"


def test_every_public_name_is_there() -> None:
    for name in throneroom.__all__:
        assert getattr(throneroom, name) is not None


def test_the_program_in_the_readme_runs() -> None:
    """Taken from the file and run as it stands."""
    (program,) = re.findall(r"```python\n(from throneroom import.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    exec(program, names)
    game = names["game"]
    assert isinstance(game, throneroom.Game)
    assert game.is_over
