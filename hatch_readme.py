"""Metadata hook: the README as a package index shows it, with absolute links to the project's repository."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

# A link or a picture in Markdown or HTML, whose target is a file of the repository.
_TARGET = r"(?![a-z]+:|#|/)([^\s\"()]+)"
_IN_MARKDOWN = re.compile(rf"(!?)\[((?:[^\[\]]|!\[[^\[\]]*\]\([^()]*\))*)\]\({_TARGET}\)")
_IN_HTML = re.compile(rf"\b(src|srcset|href)=\"{_TARGET}\"")


class ReadmeHook(MetadataHookInterface):
    """Set the readme."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        shown = with_absolute_links(text, metadata["urls"]["Source"], f"v{metadata['version']}")
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}


def with_absolute_links(text: str, repository: str, tag: str) -> str:
    """Let relative links point to the files of this version in the repository, and pictures to their contents."""

    def address(path: str, is_picture: bool) -> str:
        return f"{repository}/{'raw' if is_picture else 'blob'}/{tag}/{path}"

    def in_markdown(found: re.Match[str]) -> str:
        sign, label, path = found.groups()
        return f"{sign}[{_IN_MARKDOWN.sub(in_markdown, label)}]({address(path, sign == '!')})"

    def in_html(found: re.Match[str]) -> str:
        return f'{found[1]}="{address(found[2], found[1] != "href")}"'

    return _IN_HTML.sub(in_html, _IN_MARKDOWN.sub(in_markdown, text))
