"""MkDocs hook: inline the SVG drawings, so that they use the colours of the page.

A drawing has its own style for when it is shown as a separate image; that style is removed here.
"""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

_DRAWING = re.compile(r'<p>\s*<img alt="(?P<alt>[^"]*)" src="(?P<path>[^"]+\.svg)"\s*/?>\s*</p>')
_STYLE = re.compile(r"<style>.*?</style>\s*", re.DOTALL)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    def draw(found: re.Match[str]) -> str:
        drawing = (Path(config.docs_dir, page.file.src_uri).parent / found["path"]).read_text(encoding="utf-8")
        return f'<figure class="drawing">{_STYLE.sub("", drawing)}</figure>'

    return _DRAWING.sub(draw, html)
