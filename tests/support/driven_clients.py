"""Programs that drive generated clients, and the tools they need on the machine."""

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from machine import PROGRAMS

NODE_MODULES = Path(__file__).parents[2] / "clients/typescript/node_modules"
needs_npm = pytest.mark.skipif(
    not NODE_MODULES.exists(), reason="the compiler is not installed: make test does so with npm"
)


def run(*command: object, folder: Path, environment: Mapping[str, str] = os.environ) -> str:
    """Run a program in a folder, and return its output."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=folder,
        check=False,
        capture_output=True,
        text=True,
        env={**environment, "PATH": f"{PROGRAMS}:{os.environ['PATH']}"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
