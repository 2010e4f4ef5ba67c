"""Independent judges that run on the JVM, with their packages from Maven Central."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

GOAL = "dependency:build-classpath"
# Programs that run for seconds end before it pays to optimise them.
QUICKLY = {**os.environ, "JAVA_TOOL_OPTIONS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"}


def class_path(folder: str, tmp_path: Path) -> list[str]:
    """Return the files of the packages that a folder of tests names in its `pom.xml`.

    It skips the test where Java, Maven or one of them is missing.
    """
    here = Path(__file__).parents[1] / folder
    maven = shutil.which("mvn")
    if shutil.which("java") is None or maven is None:
        pytest.skip("needs java and mvn, of the Debian packages default-jdk-headless and maven")
    paths = tmp_path / "classpath"
    options = os.environ.get("MAVEN_ARGS", "").split()
    found = subprocess.run(
        [maven, *options, "-o", "-q", "-f", here / "pom.xml", GOAL, f"-Dmdep.outputFile={paths}"],
        capture_output=True,
        check=False,
        env=QUICKLY,
    )
    if found.returncode:
        pytest.skip(f"needs what `mvn -f tests/{folder}/pom.xml {GOAL}` brings from Maven Central")
    return paths.read_text().split(":")


def judge_of(folder: str, program: str, tmp_path: Path) -> Callable[[dict[str, bytes]], list[str]]:
    """Return a function that judges files by name in one run, a line each; may skip the test."""
    here, paths = Path(__file__).parents[1] / folder, class_path(folder, tmp_path)

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
