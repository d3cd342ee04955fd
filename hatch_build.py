"""Build hook: build the browser client, and compile the engine and other hot modules with mypyc.

The client needs Node, from the system or from PyPI, and npm packages. Without them, or with THRONEROOM_WEB=0, the wheel
has no client, and the build says so. THRONEROOM_WEB=1 makes that an error. A source distribution always contains the
client, so that a wheel built from it needs no Node.

Without a C compiler, or with THRONEROOM_COMPILE=0, the wheel is plain Python. With THRONEROOM_COMPILE=1, being unable
to compile is an error. THRONEROOM_BUILD_DIR is a folder that keeps the C files for the next build; without it they are
temporary.

THRONEROOM_PGO=1 compiles twice: the first build plays games to show gcc what to optimize. THRONEROOM_OPTIMIZE=1, for
tests, compiles in a quarter of the time; the engine is then about a fifth slower. The default is 3.

Run as a script, it checks whether this machine can compile. If not, it prints the reason and exits with code 1.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib.metadata
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# setuptools comes first: it brings the `distutils` that mypyc looks for.
import setuptools  # isort: skip
from setuptools.command.build_ext import build_ext

CLIENT = "src/throneroom/server/static/index.html"
LICENSES = "licenses"


class CustomBuildHook(BuildHookInterface[Any]):
    """Build the client, and add the compiled modules to the wheel, beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and compile, except for an editable install, which stays plain."""
        if version == "editable":
            return
        root = Path(self.root)
        build_client(root, is_required=self.target_name == "sdist")
        write_license(root, "browser-client", client_licenses(root))
        write_license(root, "mypy", "")
        self.find_licenses(build_data)
        if self.target_name == "sdist":
            return
        wish = os.environ.get("THRONEROOM_COMPILE", "")
        if wish not in ("", "0", "1"):
            raise ValueError(f"THRONEROOM_COMPILE is {wish!r}; set it to 0 (plain) or 1 (compiled), or unset it")
        if wish == "0":
            say("plain wheel: THRONEROOM_COMPILE=0")
            return

        reason = why_not_compile()
        if reason is None:
            announce(f"compiling {len(self.modules())} modules to C with mypyc; this takes several minutes")
            started = time.monotonic()
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
            announce(f"not compiled, so bots and simulations will be slower: {reason}")
            return

        announce(f"compiled in {time.monotonic() - started:.0f} seconds")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(compiled)
        # The packed integers of the compiled engine. An older version lacks what this one was compiled for.
        build_data["dependencies"].append(f"librt>={importlib.metadata.version('librt')}")
        # The libraries contain the runtime of mypyc.
        write_license(root, "mypy", mypy_license())
        self.find_licenses(build_data)

    def find_licenses(self, build_data: dict[str, Any]) -> None:
        """Take the licence files as they are now. Hatchling looked for them before the build wrote or removed some."""
        root = Path(self.root)
        found = sorted(file.relative_to(root).as_posix() for file in (root / LICENSES).glob("*.txt"))
        files = self.metadata.core.license_files
        files[:] = [*(file for file in files if not file.startswith(f"{LICENSES}/")), *found]
        forced = build_data["force_include"]  # an sdist includes the licence files by name
        for path in [path for path, name in forced.items() if Path(name).parts[0] == LICENSES]:
            del forced[path]

    def dependencies(self) -> list[str]:
        """Ask for Node from PyPI if the system has no suitable one."""
        client = None if is_distribution(Path(self.root)) else client_build(Path(self.root))
        needed = client.needs() if client is not None and os.environ.get("THRONEROOM_WEB") != "0" else ""
        return [needed] if needed else []

    def compile(self) -> dict[str, str]:
        """Compile all modules together, and map each library's path here to its path in the wheel."""
        # Imported here, because a plain build does not need it.
        from mypyc.build import mypycify

        work = self.work_folder()
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
                opt_level=optimization(),
                debug_level="0",
                target_dir=str(work / "c"),
                group_name="throneroom",
            )
            if sys.platform == "linux":  # makes calls into libpython faster, where most of the time goes: saves 10%
                for extension in extensions:
                    extension.extra_compile_args += ["-fno-plt", "-fno-semantic-interposition"]
                    if optimization() == "1":
                        # Otherwise gcc makes a few huge functions of what runs once, at import, and takes four times
                        # as long. The rest is as fast without it.
                        extension.extra_compile_args.append("-fno-inline-functions-called-once")
            libraries, objects = work / f"lib{optimization()}", work / f"o{optimization()}"
            if is_wished("THRONEROOM_PGO"):
                libraries, objects = work / "profiled-lib", work / "profiled-o"
                shutil.rmtree(libraries, ignore_errors=True)
                self.profile(extensions, work, objects)
            outputs = build(extensions, libraries, objects)
        return {path: Path(path).relative_to(libraries).as_posix() for path in outputs}

    def profile(self, extensions: list[Any], work: Path, objects: Path) -> None:
        """Build once and play games, to tell the compiler what the engine does most. It saves 10 to 20%.

        The profiles are found by the names of the object files, so both builds need the same folder for them.
        """
        profiles = work / "profiles"
        training = work / "training"
        for folder in (profiles, training, objects):
            shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(
            "src/throneroom", training / "throneroom", ignore=shutil.ignore_patterns("static", "__pycache__")
        )
        say("profiling: compiling for the first time")
        use_flags(extensions, ["-fprofile-generate", "-fprofile-update=single", f"-fprofile-dir={profiles}"])
        build(extensions, training, objects)
        say("profiling: playing games")
        environment = {**os.environ, "PYTHONPATH": str(training)}
        subprocess.run([sys.executable, "benchmarks/training.py"], env=environment, check=True)
        say("profiling: compiling with the profile")
        # The server's modules are not profiled: compile them as usual, not for size.
        flags = ["-fprofile-use", f"-fprofile-dir={profiles}", "-fprofile-partial-training", "-Wno-missing-profile"]
        use_flags(extensions, flags)
        shutil.rmtree(objects)

    def modules(self) -> list[str]:
        """Return the modules to compile. A package's __init__.py only imports, and stays plain."""
        found = {
            path.as_posix()
            for pattern in self.config["compile"]
            for path in Path().glob(pattern)
            if path.name != "__init__.py"
        }
        found.difference_update(self.config["plain"])
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


def use_flags(extensions: list[Any], flags: list[str]) -> None:
    """Compile and link with these flags, instead of those given here before."""
    for extension in extensions:
        for arguments in (extension.extra_compile_args, extension.extra_link_args):
            arguments[:] = [argument for argument in arguments if not argument.startswith("-fprofile")] + flags


def build(extensions: list[Any], libraries: Path, objects: Path) -> list[str]:
    """Compile and link, and return the paths of the libraries."""
    command = build_ext(setuptools.Distribution({"ext_modules": extensions}))
    command.build_lib = str(libraries)
    command.build_temp = str(objects)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    outputs: list[str] = command.get_outputs()
    return outputs


def is_wished(name: str) -> bool:
    """Whether an environment variable is set to 1; unset or empty means no."""
    wish = os.environ.get(name, "")
    if wish not in ("", "0", "1"):
        raise ValueError(f"{name} is {wish!r}; set it to 0 (no) or 1 (yes), or unset it")
    return wish == "1"


def optimization() -> str:
    """Return how much the C compiler shall optimize."""
    level = os.environ.get("THRONEROOM_OPTIMIZE") or "3"
    if level not in ("0", "1", "2", "3"):
        raise ValueError(f"THRONEROOM_OPTIMIZE is {level!r}; set it to a level from 0 (quick) to 3 (best), or unset it")
    return level


def client_build(root: Path) -> Any:
    """Return the module web/build.py, or None if the client's sources are missing."""
    file = root / "web" / "build.py"
    spec = importlib.util.spec_from_file_location("throneroom_web_build", file) if file.is_file() else None
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def is_distribution(root: Path) -> bool:
    """Whether this is an unpacked source distribution with its client, instead of a checkout."""
    return (root / "PKG-INFO").is_file() and (root / CLIENT).is_file()


def build_client(root: Path, is_required: bool) -> None:
    """Build the browser client into the package, or print why it cannot be built."""
    wish = os.environ.get("THRONEROOM_WEB", "")
    if wish not in ("", "0", "1"):
        raise ValueError(f"THRONEROOM_WEB is {wish!r}; set it to 0 (no client) or 1 (client required), or unset it")
    if is_distribution(root):
        return
    client = client_build(root)
    if wish == "0" or client is None:
        say("no browser client: THRONEROOM_WEB=0" if wish == "0" else "no browser client: its sources are missing")
        return
    try:
        client.build()
    except client.CannotBuild as reason:
        if is_required or wish == "1":
            raise
        announce(f"no browser client, so only the terminal can be played: {reason}")


def client_licenses(root: Path) -> str:
    """Return the licences of what the browser client contains of others; empty without a client."""
    file = root / CLIENT.replace("index.html", "licenses.json")
    if not file.is_file():
        return ""
    entries = json.loads(file.read_text(encoding="utf-8"))
    parts = [f"{entry['name']} {entry['version']} ({entry['identifier']})\n\n{entry['text']}\n" for entry in entries]
    intro = "What Throneroom's browser client contains of others, and the licences.\n"
    return f"\n{'-' * 80}\n\n".join([intro, *parts])


def mypy_license() -> str:
    """Return the licence of mypy. Its metadata has those of others that it contains, too, in folders."""
    files = importlib.metadata.files("mypy") or []
    licenses = [file for file in files if file.name == "LICENSE" and file.parts[0].endswith(".dist-info")]
    return min(licenses, key=lambda file: len(file.parts)).read_text(encoding="utf-8")


def write_license(root: Path, name: str, text: str) -> None:
    """Write a licence to where pyproject.toml looks for licence files, or remove it if the text is empty."""
    file = root / LICENSES / f"{name}.txt"
    if not text:
        file.unlink(missing_ok=True)
    elif not file.is_file() or file.read_text(encoding="utf-8") != text:
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")


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
    """Print one line to standard error. Only `pip install -v` shows it."""
    print(f"throneroom: {text}", file=sys.stderr)


def announce(text: str) -> None:
    """Print one line where the person who installs sees it: pip hides the output of a build, but not the terminal."""
    say(text)
    if not sys.stderr.isatty():
        with contextlib.suppress(OSError), Path("CON" if os.name == "nt" else "/dev/tty").open("w") as terminal:
            print(f"\nthroneroom: {text}", file=terminal)  # on a line of its own: pip is drawing a spinner


if __name__ == "__main__":
    sys.exit(why_not_compile())
