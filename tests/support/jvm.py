"""Independent judges that run on the JVM, with their packages from Maven Central."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

# Programs that run for seconds end before it pays to optimise them.
QUICKLY = {**os.environ, "JAVA_TOOL_OPTIONS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"}


def class_path(folder: str) -> list[str]:
    """Return the files of the packages in a folder's `pom.xml`, which `make judges` has installed.

    It skips the test where Java or one of them is missing.
    """
    listed = Path(sys.prefix) / "judges" / folder
    if shutil.which("java") is None or not listed.exists():
        pytest.skip("needs java, mvn and `make judges`; Debian: default-jdk-headless, maven")
    return listed.read_text().split(":")


def judge_of(folder: str, program: str, tmp_path: Path) -> Callable[[dict[str, bytes]], list[str]]:
    """Return a function that judges files by name in one run, a line each; may skip the test."""
    here, paths = Path(__file__).parents[1] / folder, class_path(folder)

    def judge(files: dict[str, bytes]) -> list[str]:
        for name, content in files.items():
            (tmp_path / f"{name}.pdf").write_bytes(content)
        judged = [str(tmp_path / f"{name}.pdf") for name in files]
        said = subprocess.run(
            [shutil.which("java") or "java", "-cp", ":".join(paths), str(here / program), *judged],
            capture_output=True,
            text=True,
            check=True,
            env=QUICKLY,
        )
        return said.stdout.splitlines()

    return judge
