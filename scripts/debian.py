"""A Debian package of a wheel, with all that its commands need, in a folder of its own."""

import gzip
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIBRARY = "usr/lib/nonet"
# Requirements of the commands without a server, which Debian can install only with a package.
_EXTRAS = "play,print"
_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
_LAUNCHER = f"""#!/usr/bin/python3
import sys

sys.path.insert(0, "/{LIBRARY}")

from nonet.cli import main

main()
"""
# Include bytecode, or each command would be compiled at every start.
_AFTER_INSTALLING = f"#!/bin/sh\nset -e\n/usr/bin/python3 -m compileall -q /{LIBRARY} || true\n"
_BEFORE_REMOVING = (
    f"#!/bin/sh\nset -e\nfind /{LIBRARY} -name __pycache__ -type d -prune -exec rm -r {{}} +\n"
)


def make_debian(wheel: Path, version: str, manual: str, stage: Path) -> None:
    """Make the package beside the wheel; `stage` is an empty folder to lay it out in."""
    machine = os.uname().machine
    architecture = _ARCHITECTURES.get(machine, machine)
    _install(wheel, stage)
    _write(stage / "usr/bin/nonet", _LAUNCHER)
    page = stage / "usr/share/man/man1/nonet.1.gz"
    page.parent.mkdir(parents=True)
    page.write_bytes(gzip.compress(manual.encode(), mtime=0))
    _write(stage / "usr/share/doc/nonet/copyright", _licences())
    _write(stage / "DEBIAN/control", _control(version, architecture, stage))
    _write(stage / "DEBIAN/postinst", _AFTER_INSTALLING)
    _write(stage / "DEBIAN/prerm", _BEFORE_REMOVING)
    _settle(stage)
    package = wheel.with_name(f"nonet_{version}_{architecture}.deb")
    # With several threads the bytes would depend on how many processors there are.
    _run(
        *("dpkg-deb", "--root-owner-group", "-Zxz", "--threads-max=1"),
        *("--build", str(stage), str(package)),
    )


def _install(wheel: Path, stage: Path) -> None:
    """Install the wheel, and its requirements in the tested versions."""
    locked = (ROOT / "requirements-dev.txt").read_text("utf-8")
    pins = stage.with_name("pins.txt")
    pins.write_text(re.sub(r" \\|\n +--hash=\S+", "", locked), "utf-8")
    library = stage / LIBRARY
    _run(
        *(sys.executable, "-m", "pip", "install", "-q", "--no-compile"),
        *("--target", str(library), "--constraint", str(pins), f"{wheel}[{_EXTRAS}]"),
    )
    # Scripts that contain the path of this machine's Python, and pip's notes on the installation.
    shutil.rmtree(library / "bin")
    for name in ("RECORD", "INSTALLER", "REQUESTED", "direct_url.json"):
        for left in library.glob(f"*.dist-info/{name}"):
            left.unlink()


def _control(version: str, architecture: str, stage: Path) -> str:
    files = [path for path in stage.rglob("*") if path.is_file()]
    size_kib = sum(file.stat().st_size for file in files) // 1024
    minor = sys.version_info.minor
    return (
        f"Package: nonet\nVersion: {version}\nArchitecture: {architecture}\nSection: games\n"
        f"Priority: optional\nMaintainer: The Nonet authors <nonet@localhost>\n"
        f"Installed-Size: {size_kib}\n"
        f"Depends: python3 (>= 3.{minor}), python3 (<< 3.{minor + 1})\n"
        "Description: make, check, explain, play and print Sudoku\n"
        " The engine, the library and all commands but those of the service.\n"
    )


def _licences() -> str:
    font = ROOT / "src" / "nonet" / "printing" / "fonts" / "OFL.txt"
    texts = ((ROOT / "LICENSE").read_text("utf-8"), font.read_text("utf-8"))
    return "\n\n".join((*texts, f"What comes along in /{LIBRARY} has its licences beside it.\n"))


def _settle(stage: Path) -> None:
    """Set the mode and time of every file, for reproducible builds."""
    time_s = int(os.environ["SOURCE_DATE_EPOCH"])
    programs = {stage / "usr/bin/nonet", stage / "DEBIAN/postinst", stage / "DEBIAN/prerm"}
    for path in (stage, *stage.rglob("*")):
        path.chmod(0o755 if path.is_dir() or path in programs else 0o644)
        os.utime(path, (time_s, time_s))


def _write(path: Path, text: str) -> None:
    """Write a file with its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _run(*command: str) -> None:
    ended = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own commands
    if ended.returncode:
        sys.exit(f"{' '.join(command)}\n{ended.stdout}{ended.stderr}")
