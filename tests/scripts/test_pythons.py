"""CI runs the tests with the oldest Python that it finds, and the wheel with the newest too."""

import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "pythons.sh"


@pytest.mark.parametrize(
    ("asked", "found"), [("oldest", "python3.11"), ("newest", "python3.30")], ids=str
)
def test_the_oldest_and_the_newest_python_are_found_by_their_versions(
    tmp_path: Path, asked: str, found: str
) -> None:
    # Older and newer than any that the machine may have besides.
    for name, version in {
        "python3.11": "3.11.0",
        "python3.12": "3.12.9",
        "python3.30": "3.30.1",
    }.items():
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {version} {program}\n")
        program.chmod(0o755)
    broken = tmp_path / "python3.29"
    broken.write_text("#!/bin/sh\nexit 127\n")
    broken.chmod(0o755)

    printed = subprocess.check_output(
        [SCRIPT, asked], env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}, text=True
    )

    assert printed == f"{tmp_path / found}\n"


def test_a_python_is_asked_for_its_version(tmp_path: Path) -> None:
    asked = subprocess.check_output([SCRIPT, "oldest"], cwd=tmp_path, text=True).strip()

    said = subprocess.check_output([asked, "-c", "import sys; print(sys.version_info >= (3, 11))"])
    assert said == b"True\n"
