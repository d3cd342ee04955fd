"""MkDocs hook: add top-level pages, fonts and their licences to the site, fix links, and mark translated pages.

Links are written for the repository. Those to pages of the site are changed to point there; those to source files,
which the site does not contain, become plain text.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
# Files from outside docs/, and their paths on the site.
COPIED = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security-policy.md",
    "web/public/favicon.svg": "favicon.svg",
}
# The folders of pages in other languages.
TRANSLATIONS = ("es", "fr", "pl")
# The fonts of the browser client, which `make docs` builds first.
FONTS = {
    "alegreya": ("latin-500", "latin-ext-500"),
    "alegreya-sans": ("latin-400", "latin-ext-400", "latin-700", "latin-ext-700"),
}
# What the client contains of others; the build of the client writes it.
LICENSES = ROOT / "src" / "throneroom" / "server" / "static" / "licenses.json"
_LICENSES_HERE = "<!-- licences -->"
PACKAGES = ROOT / "web" / "node_modules" / "@fontsource"

_BLOCK = re.compile(r"(^ *```.*?^ *```$)", re.DOTALL | re.MULTILINE)
_LINK = re.compile(r"(!?)\[([^\[\]]*)\]\(([^()\s]+)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for source, place in COPIED.items():
        files.append(File.generated(config, place, abs_src_path=str(ROOT / source)))
    for font in (
        PACKAGES / family / "files" / f"{family}-{cut}-normal.woff2" for family in FONTS for cut in FONTS[family]
    ):
        if not font.is_file():
            raise PluginError(f"{font.relative_to(ROOT)} is missing; run make web")
        files.append(File.generated(config, f"assets/fonts/{font.name}", abs_src_path=str(font)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    here = Path(page.file.src_uri)
    if _LICENSES_HERE in markdown:
        markdown = markdown.replace(_LICENSES_HERE, licenses())
    source = Path(page.file.abs_src_path or DOCS / here)

    def fixed(found: re.Match[str]) -> str:
        sign, text, target = found.groups()
        if re.match(r"[a-z]+:|#", target):
            return found[0]
        path, mark, anchor = target.partition("#")
        meant = os.path.normpath(source.parent / path)
        place = COPIED.get(os.path.relpath(meant, ROOT)) or os.path.relpath(meant, DOCS)
        if place.startswith("..") and Path(meant).exists():
            return text
        return f"{sign}[{text}]({os.path.relpath(place, here.parent)}{mark}{anchor})"

    parts = _BLOCK.split(markdown)  # every second part is a code block
    parts[::2] = [_LINK.sub(fixed, part) for part in parts[::2]]
    return "".join(parts)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Mark the language of a translated page, for screen readers and hyphenation."""
    folder = Path(page.file.src_uri).parts[0]
    return f'<div lang="{folder}">{html}</div>' if folder in TRANSLATIONS else html


def licenses() -> str:
    """Return the licences of what the browser client contains of others."""
    if not LICENSES.is_file():
        raise PluginError(f"{LICENSES.relative_to(ROOT)} is missing; run make web")
    entries = json.loads(LICENSES.read_text(encoding="utf-8"))
    parts = [
        f"### {entry['name']} {entry['version']}: {entry['identifier']}\n\n```text\n{entry['text']}\n```"
        for entry in entries
    ]
    return "\n\n".join(parts)
