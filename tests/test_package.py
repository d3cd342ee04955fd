"""The packages that people install: the source distribution, and wheels with and without compiled modules.

Each is installed into a clean environment and played with: a game through the browser client's API, and a simulation.
The compiled wheel is the one `make test` unpacks and tests; the source distribution becomes a plain one, without Node.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest
from tests.helpers.missing import missing
from tests.helpers.paths import ROOT
from tests.server.players import leave, people, run
from tests.server.running import free_port

import throneroom

# Installing downloads dozens of packages, for which a busy machine or a slow index needs minutes.
pytestmark = [pytest.mark.once, pytest.mark.timeout(900)]

COMPILED = ROOT / "build" / "wheel"
NODE = ("node", "nodejs", "npm", "npx")
PATIENCE = 600  # seconds

# Gymnasium imports what is before the colon.
STEPS_OF_A_LEARNER = """
import gymnasium
import numpy as np

env = gymnasium.make("throneroom.env:throneroom/Dominion-v1", most_turns=5)
observation, _ = env.reset(seed=1)
chance = np.random.default_rng(1)
over = False
while not over:
    action = chance.choice(np.flatnonzero(observation["action_mask"]))
    observation, _, terminated, truncated, _ = env.step(int(action))
    over = terminated or truncated
print("reached the end")
"""


def clean_environment(**more: str) -> dict[str, str]:
    """Return an environment in which Python finds nothing of this checkout."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "THRONEROOM", "COV"))}
    return {**kept, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", **more}


def call(*command: str | Path, **environment: str) -> str:
    """Run a program, check that it succeeds, and return its output."""
    done = subprocess.run(
        [str(word) for word in command],
        capture_output=True,
        encoding="utf-8",
        cwd="/" if os.name == "posix" else None,
        env=clean_environment(**environment),
        stdin=subprocess.DEVNULL,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def index() -> None:
    """Need a package index: the clean environments install what Throneroom depends on."""
    command = [sys.executable, "-m", "pip", "index", "versions", "mypy_extensions"]
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", env=clean_environment(), timeout=PATIENCE, check=False
    )
    if done.returncode != 0:
        missing(f"no package index can be reached, so no package can be installed: {done.stderr[-300:]}")


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the source distribution. It takes the client that is built already."""
    folder = tmp_path_factory.mktemp("source")
    call(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", folder, ROOT)
    (found,) = folder.iterdir()
    return found


@pytest.fixture(scope="module")
def without_node(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a PATH on which there is everything but Node."""
    folder = tmp_path_factory.mktemp("path")
    for part in os.environ["PATH"].split(os.pathsep):
        for program in Path(part).iterdir() if Path(part).is_dir() else []:
            if program.is_file() and program.name not in NODE and not (folder / program.name).exists():
                (folder / program.name).symlink_to(program)
    assert shutil.which("node", path=str(folder)) is None
    return str(folder)


@pytest.fixture(scope="module")
def pure(source: Path, without_node: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the plain wheel built from the source distribution."""
    folder = tmp_path_factory.mktemp("pure")
    with tarfile.open(source) as archive:
        archive.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    call(
        *(sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", folder / "dist", unpacked),
        PATH=without_node,
        THRONEROOM_COMPILE="0",
        THRONEROOM_WEB="1",
    )
    (wheel,) = (folder / "dist").iterdir()
    return wheel


def compiled() -> Path:
    found = sorted(COMPILED.glob("*.whl"))
    if not found:
        missing("build/wheel has no compiled wheel; make test builds it")
    return found[-1]


def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(archive.read(name).decode())


# -- what is inside ---------------------------------------------------------------------------------------------------


def test_the_index_accepts_the_packages(source: Path, pure: Path) -> None:
    call(sys.executable, "-m", "twine", "check", "--strict", source, pure)


def test_the_source_distribution_contains_the_client(source: Path) -> None:
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    static = ROOT / "src" / "throneroom" / "server" / "static"
    built = {path.relative_to(ROOT).as_posix() for path in static.rglob("*") if path.is_file()}
    assert len(built) > 50
    assert built <= names
    assert not [name for name in names if "node_modules" in name or name.endswith((".c", ".so"))]


def test_wheels_contain_the_client_and_the_licences_of_others(pure: Path) -> None:
    wheels = [(pure, ["LICENSE", "licenses/browser-client.txt"])]
    if os.environ.get("THRONEROOM_EXPECT") == "compiled":
        wheels.append((compiled(), ["LICENSE", "licenses/browser-client.txt", "licenses/mypy.txt"]))
    for wheel, expected in wheels:
        assert metadata(wheel).get_all("License-File") == expected
        with zipfile.ZipFile(wheel) as archive:
            names = archive.namelist()
            assert "throneroom/server/static/index.html" in names
            folder = f"throneroom-{throneroom.__version__}.dist-info/licenses"
            texts = {name: archive.read(f"{folder}/{name}").decode() for name in expected}
        client = texts["licenses/browser-client.txt"]
        for words in ("SIL OPEN FONT LICENSE", "creativecommons.org/licenses/by/3.0", "By Lorc:", "svelte", "Apache"):
            assert words in client, words
        assert "mypy" in texts.get("licenses/mypy.txt", "mypy").lower()


def test_the_readme_has_no_relative_links(pure: Path) -> None:
    """A package index would not find what they point to."""
    about = metadata(pure)
    assert about["Description-Content-Type"] == "text/markdown"
    text = str(about.get_payload())
    targets = re.findall(r"\]\(([^()\s]+)\)", text) + re.findall(r"\b(?:src|srcset|href)=\"([^\"]+)\"", text)
    assert len(targets) > 10
    assert [target for target in targets if not target.startswith(("https://", "#"))] == []
    address = dict(line.split(", ", 1) for line in about.get_all("Project-URL") or [])["Source"]
    pictures = re.findall(r"!\[[^\[\]]*\]\(([^()\s]+)\)", text)
    version = f"v{throneroom.__version__}"
    assert all(picture.startswith(f"{address}/raw/{version}/docs/images/") for picture in pictures)
    paths = [target.removeprefix(f"{address}/").split("/", 2) for target in targets if target.startswith(address)]
    assert not [path for _, _, path in paths if not (ROOT / path.partition("#")[0]).exists()]


# -- installed and played ---------------------------------------------------------------------------------------------


@pytest.fixture
def environment(tmp_path: Path) -> Path:
    """Return the folder for the programs of a clean virtual environment. Ours installs into it: it has no pip."""
    call(sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv")
    return tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")


def install(programs: Path, *what: str | Path, **variables: str) -> None:
    """Install with pip, which compiles no modules: Python compiles those that it imports."""
    call(sys.executable, "-m", "pip", "--python", programs / "python", "install", "--no-compile", *what, **variables)


def test_the_compiled_wheel_can_be_installed_and_played(environment: Path, index: None, tmp_path: Path) -> None:
    install(environment, "--only-binary", ":all:", compiled())
    assert "(compiled)" in call(environment / "throneroom", "--version")
    play(environment, tmp_path)
    learn(environment, compiled())


def test_the_source_distribution_can_be_installed_and_played(
    environment: Path, source: Path, without_node: str, index: None, tmp_path: Path
) -> None:
    path = os.pathsep.join([str(environment), without_node])
    install(environment, source, PATH=path, THRONEROOM_COMPILE="0")
    assert "(plain)" in call(environment / "throneroom", "--version")
    play(environment, tmp_path)


def play(programs: Path, folder: Path) -> None:
    """Open the client, play a game through its API, and simulate some."""
    with serving(programs, folder) as base:
        page = read(f"{base}/")
        assets = re.findall(r"(?:src|href)=\"(/assets/[^\"]+)\"", page)
        assert assets
        assert all(read(base + asset) for asset in assets)
        assert "Lorc" in read(f"{base}/licenses.json")

        async def game() -> bool:
            (player,) = await people(base, 1, bots=1, kingdom={"way": "set", "name": "First Game"})
            await player.play()
            await leave(player)
            return player.over is not None

        assert run(game(), PATIENCE)
    simulated = call(programs / "throneroom", "simulate", "smithy-money", "big-money", "--games", "200", "--jobs", "1")
    assert "smithy-money" in simulated


def learn(programs: Path, wheel: Path) -> None:
    """Find the environment by its name, as Gymnasium does, and play with a trained network."""
    install(programs, "--only-binary", ":all:", f"throneroom[env] @ {wheel.as_uri()}")
    assert call(programs / "python", "-c", STEPS_OF_A_LEARNER) == "reached the end\n"
    network = f"network:{ROOT / 'docs' / 'examples' / 'first-game.npz'}"
    assert "first-game" in call(
        programs / "throneroom", "simulate", network, "big-money", "--games", "20", "--jobs", "1"
    )


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=20) as answer:
        return str(answer.read().decode())


@contextlib.contextmanager
def serving(programs: Path, folder: Path) -> Iterator[str]:
    """Run a server, configured by its environment, and yield its address."""
    settings = {
        "THRONEROOM_DATABASE": str(folder / "tables.db"),
        "THRONEROOM_LIMIT": "messages=10000",
        "THRONEROOM_PORT": str(free_port()),
        "THRONEROOM_QUIET": "1",
    }
    server = subprocess.Popen(
        [str(programs / "throneroom"), "serve"],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=clean_environment(HOME=str(folder), **settings),
        cwd=folder,
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("http://127.0.0.1:"), line
        yield line.strip().rstrip("/")
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)
        if server.stdout is not None:
            server.stdout.close()
