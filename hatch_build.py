"""Wheel build hook: build the browser client, and compile the engine and other hot modules with mypyc.

The client needs Node, from the system or from PyPI, and npm packages. Without them, or with THRONEROOM_WEB=0, the wheel
has no client, and the build says so. THRONEROOM_WEB=1 makes that an error.

Without a C compiler, or with THRONEROOM_COMPILE=0, the wheel is plain Python. With THRONEROOM_COMPILE=1, being unable
to compile is an error. THRONEROOM_BUILD_DIR is a folder that keeps the C files for the next build; without it they are
temporary.

Run as a script, it checks whether this machine can compile. If not, it prints the reason and exits with code 1.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib.util
import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# setuptools comes first: it brings the `distutils` that mypyc looks for.
import setuptools  # isort: skip
from setuptools.command.build_ext import build_ext


class CustomBuildHook(BuildHookInterface[Any]):
    """Add the compiled modules to the wheel, beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and compile, except for an editable install, which stays plain."""
        if version == "editable":
            return
        build_client(Path(self.root))
        wish = os.environ.get("THRONEROOM_COMPILE", "")
        if wish not in ("", "0", "1"):
            raise ValueError(f"THRONEROOM_COMPILE is {wish!r}; set it to 0 (plain) or 1 (compiled), or unset it")
        if wish == "0":
            say("plain wheel: THRONEROOM_COMPILE=0")
            return

        reason = why_not_compile()
        if reason is None:
            try:
                compiled = self.compile()
            # mypyc exits on a type error; compilers and linkers fail in many ways.
            except (Exception, SystemExit) as error:
                if wish == "1":
                    raise
                reason = f"compiling failed, {type(error).__name__}: {error}"
        if reason is not None:
            if wish == "1":
                raise RuntimeError(f"THRONEROOM_COMPILE=1, but {reason}")
            say(f"plain wheel: {reason}")
            return

        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(compiled)

    def dependencies(self) -> list[str]:
        """Ask for Node from PyPI if the system has no suitable one."""
        client = client_build(Path(self.root))
        needed = client.needs() if client is not None and os.environ.get("THRONEROOM_WEB") != "0" else ""
        return [needed] if needed else []

    def compile(self) -> dict[str, str]:
        """Compile all modules together, and map each library's path here to its path in the wheel."""
        # Imported here, because a plain build does not need it.
        from mypyc.build import mypycify

        work = self.work_folder()
        libraries = work / "lib"
        # Tracebacks show the paths given here: keep them relative to this folder, where tests run.
        with contextlib.chdir(self.root):
            extensions = mypycify(
                [
                    "--config-file=",  # the strict settings are only for `make check`
                    "--follow-imports=silent",
                    "--ignore-missing-imports",
                    f"--cache-dir={work / 'mypy'}",
                    *self.modules(),
                ],
                opt_level="3",
                debug_level="0",
                target_dir=str(work / "c"),
                group_name="throneroom",
            )
            if sys.platform == "linux":  # makes calls into libpython faster, where most of the time goes: saves 10%
                for extension in extensions:
                    extension.extra_compile_args += ["-fno-plt", "-fno-semantic-interposition"]
            command = build_ext(setuptools.Distribution({"ext_modules": extensions}))
            command.build_lib = str(libraries)
            command.build_temp = str(work / "o")
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            command.run()
        return {path: Path(path).relative_to(libraries).as_posix() for path in command.get_outputs()}

    def modules(self) -> list[str]:
        """Return the modules to compile. A package's __init__.py only imports, and stays plain."""
        found = {
            path.as_posix()
            for pattern in self.config["compile"]
            for path in Path().glob(pattern)
            if path.name != "__init__.py"
        }
        if not found:
            raise FileNotFoundError(f"no module matches {self.config['compile']}")
        return sorted(found)

    def work_folder(self) -> Path:
        """Return a folder for C files, objects and libraries, outside the sources."""
        if kept := os.environ.get("THRONEROOM_BUILD_DIR"):
            return Path(self.root, kept)
        folder = tempfile.mkdtemp(prefix="throneroom-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        return Path(folder)


def client_build(root: Path) -> Any:
    """Return the module web/build.py, or None if the client's sources are missing."""
    file = root / "web" / "build.py"
    spec = importlib.util.spec_from_file_location("throneroom_web_build", file) if file.is_file() else None
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_client(root: Path) -> None:
    """Build the browser client into the package, or print why it cannot be built."""
    wish = os.environ.get("THRONEROOM_WEB", "")
    if wish not in ("", "0", "1"):
        raise ValueError(f"THRONEROOM_WEB is {wish!r}; set it to 0 (no client) or 1 (client required), or unset it")
    client = client_build(root)
    if wish == "0" or client is None:
        say("no browser client: THRONEROOM_WEB=0" if wish == "0" else "no browser client: its sources are missing")
        return
    try:
        client.build()
    except client.CannotBuild as reason:
        if wish == "1":
            raise
        say(f"no browser client: {reason}")


def why_not_compile() -> str | None:
    """Return the reason why this machine cannot compile, or None if it can."""
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").is_file():
        return f"Python's C headers are missing in {headers} (on Debian, install python3-dev)"
    if os.name == "nt":  # setuptools looks for Visual C++ itself; without it compiling fails
        return None
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"the C compiler {compiler!r} is missing (install one, or set CC)"
    return None


def say(text: str) -> None:
    """Print one line to standard error."""
    print(f"throneroom: {text}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(why_not_compile())
