"""What the Dockerfile and compose.yaml say is right, as far as it can be tried without a container runtime.

The image itself is built and tried by .ci/image.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.helpers.command import all_commands
from tests.helpers.paths import ROOT, SOURCES
from tests.server.running import free_port

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
FINAL_STAGE = DOCKERFILE.rpartition("\nFROM ")[2]
NOT_OPTIONS = {"ADMIN_TOKEN", "CACHE", "COMPILE", "PGO", "WEB"}
# What the Dockerfile's build needs, which is all that .dockerignore lets through.
BUILT_FROM = re.findall(r"^!/(.+)$", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.MULTILINE)


def instruction(name: str) -> str:
    (found,) = re.findall(rf"^{name} +(.+)$", FINAL_STAGE, re.MULTILINE)
    return str(found)


@pytest.mark.parametrize("file", ["Dockerfile", "compose.yaml", "docs/hosting.md"])
def test_all_variables_are_known(file: str) -> None:
    known = {str(option.envvar).removeprefix("THRONEROOM_") for option in all_commands()[("serve",)].params}
    named = set(re.findall(r"\bTHRONEROOM_([A-Z_]+)", (ROOT / file).read_text(encoding="utf-8")))
    assert named
    assert named <= known | NOT_OPTIONS | {"LANG"}
    if file.endswith(".md"):
        assert known - {"None"} <= named, "a setting that the page does not list"


def test_the_image_runs_without_root() -> None:
    user = instruction("USER")
    assert re.fullmatch(r"(\d+):\1", user)
    assert f"--uid {user.partition(':')[0]} " in FINAL_STAGE


def test_the_command_serves_and_the_health_check_notices(tmp_path: Path) -> None:
    """With the settings of the image, and nothing but its data folder to write to."""
    words = [word.split("=", 1) for word in shlex.split(instruction("ENV"))]
    settings = {name: value.replace("/data", str(tmp_path)) for name, value in words if name != "PATH"}
    settings["THRONEROOM_PORT"] = str(free_port())
    environment = {**os.environ, **settings, "HOME": str(tmp_path), "PYTHONPATH": str(SOURCES)}
    (health,) = re.findall(r"^HEALTHCHECK .*?CMD (\[.+\])$", FINAL_STAGE, re.MULTILINE)
    python, *check = json.loads(health)
    program, *arguments = json.loads(instruction("CMD"))
    assert (python, program) == ("python", "throneroom")

    def is_healthy() -> bool:
        done = subprocess.run([sys.executable, *check], env=environment, capture_output=True, check=False, timeout=60)
        return done.returncode == 0

    assert not is_healthy()
    server = subprocess.Popen(
        [sys.executable, "-m", "throneroom", *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
    )
    assert server.stdout is not None
    try:
        assert server.stdout.readline() == f"http://0.0.0.0:{settings['THRONEROOM_PORT']}/\n"
        assert is_healthy()
        assert (tmp_path / "tables.db").is_file()
    finally:
        server.send_signal(signal.SIGTERM)
        code = server.wait(30)
        server.stdout.close()
    assert code in (0, -signal.SIGTERM)
    assert not is_healthy()


@pytest.mark.once
def test_the_image_is_built_from_all_that_the_build_needs(tmp_path: Path) -> None:
    for name in BUILT_FROM:
        target = tmp_path / "source" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target, ignore=shutil.ignore_patterns("node_modules", "static", "generated"))
        else:
            shutil.copy(ROOT / name, target)
    command = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(tmp_path)]
    environment = {**os.environ, "THRONEROOM_COMPILE": "0", "THRONEROOM_WEB": "0"}
    subprocess.run([*command, str(tmp_path / "source")], env=environment, capture_output=True, check=True, timeout=280)
    assert list(tmp_path.glob("throneroom-*.whl"))
