"""What `import throneroom` offers."""

from __future__ import annotations

import throneroom


def test_every_public_name_is_there() -> None:
    for name in throneroom.__all__:
        assert getattr(throneroom, name) is not None
