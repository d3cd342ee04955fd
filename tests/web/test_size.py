"""How much a browser loads before a person can play, compressed."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.paths import ROOT

from throneroom.locale import languages

STATIC = ROOT / "src" / "throneroom" / "server" / "static"
MOST_CODE = 150 * 1024
MOST_FONTS = 120 * 1024

pytestmark = pytest.mark.skipif(not (STATIC / "manifest.json").is_file(), reason="the client has not been built")


def loaded(*entries: str) -> set[Path]:
    """Return the files of these entries and of everything they import statically."""
    manifest: dict[str, Any] = json.loads((STATIC / "manifest.json").read_text(encoding="utf-8"))
    pending = list(entries)
    met: set[str] = set()
    files: set[Path] = set()
    while pending:
        name = pending.pop()
        if name not in met:
            met.add(name)
            part = manifest[name]
            files |= {STATIC / part["file"], *(STATIC / css for css in part.get("css", []))}
            pending += part.get("imports", [])
    return files


def compressed_size(files: set[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)


@pytest.mark.parametrize("language", languages())
def test_home_and_table_are_small(language: str) -> None:
    """Code, styles and the texts of one language; the other languages are not loaded."""
    code = loaded("index.html", "src/screens/TableScreen.svelte")
    texts = loaded(f"src/generated/texts/{language}.ftl?raw")
    assert len(texts) == 1
    assert not texts & code
    assert compressed_size(code | texts) < MOST_CODE


def test_the_workshop_is_small_and_loaded_on_its_own() -> None:
    """Its pictures are loaded when the first of them is shown."""
    code = loaded("index.html", "src/screens/TableScreen.svelte")
    own = loaded("src/screens/WorkshopScreen.svelte", "src/generated/texts/workshop/pl.ftl?raw") - code
    (sprite,) = (STATIC / "assets").glob("workshop-icons-*.svg")
    assert sprite not in code
    assert compressed_size({*own, sprite}) < MOST_CODE


def test_fonts_are_small() -> None:
    fonts = list((STATIC / "assets").glob("*.woff2"))
    assert len(fonts) == 5
    assert sum(font.stat().st_size for font in fonts) <= MOST_FONTS
