"""The documentation pages, and the commands and programs in them."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass

from tests.helpers.paths import ROOT

PAGES = [
    "README.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    *sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")),
]
SHELLS = {"bash", "console", "sh", "shell"}

_BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
_SPAN = re.compile(r"`([^`\n]+)`")
# The start of a command within a sentence: a program with at least one word after it.
_BEGINS = re.compile(
    r"(?:[A-Z_]+=\S+ )*"
    r"(?:\.venv/bin/\w+|apt|cd|curl|dask|journalctl|make|npm|pipx?|python3?|source|systemctl|throneroom|uvx?) \S"
)


@dataclass(frozen=True)
class Block:
    """A code block: its page, first line, language and text."""

    page: str
    line: int
    language: str
    text: str

    @property
    def location(self) -> str:
        return f"{self.page}:{self.line}"

    def commands(self) -> list[str]:
        """Return the commands, one per line; in a `console` block, those after the prompt."""
        text = self.text.replace("\\\n", " ")
        if self.language == "console":
            text = "\n".join(re.findall(r"^\$ (.+)$", text, re.MULTILINE))
        return [line for line in text.splitlines() if shlex.split(line, comments=True)]


def source(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str, *languages: str) -> list[Block]:
    """Return the code blocks of a page in these languages, in order."""
    text = source(page)
    found = [
        Block(page, text.count("\n", 0, match.start()) + 1, match[2], re.sub(f"^{match[1]}", "", match[3], flags=re.M))
        for match in _BLOCK.finditer(text)
    ]
    return [block for block in found if block.language in languages]


def inline_commands(page: str) -> Iterator[str]:
    """Yield the commands in running text and tables."""
    for span in _SPAN.findall(_BLOCK.sub("", source(page))):
        if _BEGINS.match(span):
            yield span
