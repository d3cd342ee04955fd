"""The list of licences has everything that the browser client contains of others, with a text for each.

The list comes from what Vite reports. These tests find the contents in other ways: from a build with source maps, and
by comparing fonts and icons with those of the packages.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.paths import ROOT

STATIC = ROOT / "src" / "throneroom" / "server" / "static"
PACKAGES = ROOT / "web" / "node_modules"
ICONS = "@iconify-json/game-icons"
# Licences that allow what we do, provided that their texts are included.
FINE = {"Apache-2.0", "CC-BY-3.0", "ISC", "MIT", "OFL-1.1"}


def listed() -> dict[str, dict[str, Any]]:
    entries = json.loads((STATIC / "licenses.json").read_text(encoding="utf-8"))
    return {entry["name"]: entry for entry in entries}


def package(path: str) -> str:
    """Return the package that a path inside node_modules belongs to."""
    found = re.match(r"(@[^/]+/)?[^/]+", path.rpartition("node_modules/")[2])
    assert found is not None
    return found[0]


def fonts() -> dict[str, str]:
    """Return which package each font of the client comes from, compared byte by byte."""
    known = {path.read_bytes(): package(path.as_posix()) for path in PACKAGES.glob("@fontsource/*/files/*.woff2")}
    return {path.name: known[path.read_bytes()] for path in (STATIC / "assets").glob("*.woff2")}


@pytest.mark.once
def test_the_list_is_what_the_bundle_contains(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "web" / "build.py"), "--npm", "run", "build", "--"]
    subprocess.run([*command, "--outDir", str(tmp_path), "--sourcemap"], capture_output=True, check=True, timeout=280)
    sources = [
        source
        for file in tmp_path.rglob("*.js.map")
        for source in json.loads(file.read_text(encoding="utf-8"))["sources"]
    ]
    bundled = {package(source) for source in sources if "node_modules/" in source}
    assert {"svelte", "uplot", "@fluent/bundle"} <= bundled
    assert listed().keys() == bundled | set(fonts().values()) | {ICONS}


def test_each_font_is_listed() -> None:
    assert set(fonts().values()) == {"@fontsource/alegreya", "@fontsource/alegreya-sans"}
    assert set(fonts().values()) <= listed().keys()


def test_each_licence_is_fine_and_has_its_text() -> None:
    for entry in listed().values():
        assert entry["identifier"] in FINE, entry["name"]
        start = {"Apache-2.0": "Apache License", "CC-BY-3.0": "creativecommons.org/licenses/by/3.0"}
        words = start.get(entry["identifier"], "Copyright")
        assert words in entry["text"], entry["name"]


def test_each_icon_is_listed_with_its_author() -> None:
    (sprite,) = (STATIC / "assets").glob("icons-*.svg")
    (workshop,) = (STATIC / "assets").glob("workshop-icons-*.svg")
    ours = re.findall(r'<symbol id="([^"]+)"', (ROOT / "web" / "signs.svg").read_text(encoding="utf-8"))
    drawn = set(re.findall(r'<symbol id="([^"]+)"', sprite.read_text(encoding="utf-8"))) - set(ours)
    chosen = json.loads((ROOT / "web" / "icons.json").read_text(encoding="utf-8"))
    assert drawn == chosen.keys()
    further = json.loads((ROOT / "web" / "workshop-icons.json").read_text(encoding="utf-8"))
    offered = set(re.findall(r'<symbol id="([^"]+)"', workshop.read_text(encoding="utf-8")))
    assert offered <= {path.split("/")[1] for path in (*chosen.values(), *further)}
    entry = listed()[ICONS]
    for path in (*chosen.values(), *further):
        author, icon = path.split("/")
        (line,) = re.findall(rf"^By {author}: (.+)$", entry["text"], re.MULTILINE | re.IGNORECASE)
        assert icon in line.split(", ")
        assert author in entry["authors"].lower().split(", ")
