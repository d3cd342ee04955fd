"""The client's sources: every text is in the catalogs and is used, and the lock file names no package registry."""

from __future__ import annotations

import json
import re
from importlib.resources import files

from tests.helpers.paths import ROOT

from throneroom import locale as locale_module
from throneroom.bots.strategies.grammar import AMOUNTS, COUNTS, KEYWORDS, SECTIONS
from throneroom.locale import Locale

WEB = ROOT / "web"
SOURCES = {
    path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted((WEB / "src").rglob("*"))
    if path.suffix in (".ts", ".svelte") and "generated" not in path.parts
}
ALL = "\n".join(SOURCES.values())
LONGEST = 300  # in lines


def test_every_text_that_the_client_names_is_in_the_catalogs() -> None:
    english = Locale("en")
    named = set(re.findall(r"""\btext\(\s*["`]([a-z0-9-]+)["`]""", ALL))
    assert len(named) > 150
    assert [key for key in sorted(named) if not english.has(key)] == []


def test_every_text_of_the_client_is_used() -> None:
    """By its full key, or by its beginning where the rest is a variable: `web-do-${verb}`."""
    english = files(locale_module) / "en"
    catalog = "".join(
        (english / name).read_text(encoding="utf-8") for name in ("web.ftl", "guide.ftl", "shelf.ftl", "rating.ftl")
    )
    keys = re.findall(r"^([a-z0-9-]+) =", catalog, re.MULTILINE)
    prefixes = (
        *re.findall(r"`([a-z-]+-)\$\{", ALL),
        "web-do-",
        "web-decline-",
        "web-theme-",
        "web-speed-",
        "web-sound-",
        "guide-play-",
        "guide-buy-",
    )
    unused = [key for key in keys if not re.search(rf'["`]{key}["`]', ALL) and not key.startswith(prefixes)]
    assert unused == []


def test_the_markup_contains_no_text_for_people() -> None:
    """Every text comes from the catalogs, except names and licences."""
    wrong: list[str] = []
    for name, source in SOURCES.items():
        if name.endswith(".svelte"):
            markup = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", source, flags=re.DOTALL)
            words = re.sub(r"\{(?:[^{}]|\{[^{}]*\})*\}|<[^<>]*>", " ", re.sub(r"=>", "", markup))
            wrong += [f"{name}: {word}" for word in re.findall(r"\b[A-Za-z]{3,} [a-z]{2,}\b", words)]
    assert wrong == []


def test_components_are_small() -> None:
    assert [name for name, source in SOURCES.items() if source.count("\n") > LONGEST and "protocol" not in name] == []


def test_nothing_has_the_type_any() -> None:
    assert re.findall(r"(?::|as|<) ?any\b|@ts-ignore|@ts-expect-error", ALL) == []


def test_the_editor_completes_the_words_of_strategies() -> None:
    source = SOURCES["src/lib/strategy-language.ts"]
    for name, words in (("SECTIONS", SECTIONS), ("KEYWORDS", KEYWORDS), ("AMOUNTS", AMOUNTS), ("COUNTS", COUNTS)):
        found = re.search(rf"export const {name} = (\[.*?\]);", source)
        assert found is not None
        assert json.loads(found[1]) == list(words)


def test_the_lock_file_names_no_registry() -> None:
    """Each person's npm knows which registry to ask."""
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "http" not in lock
    packages = json.loads(lock)["packages"]
    assert all("resolved" not in package and (not name or "integrity" in package) for name, package in packages.items())
