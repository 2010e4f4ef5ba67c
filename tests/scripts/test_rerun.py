"""In CI a test that failed runs once more, by itself."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "rerun.py"
TESTS = """
from pathlib import Path

import pytest


@pytest.mark.parametrize("name", ["a", "b"])
def test_passes_the_second_time(name):
    ran = Path(name)
    has_run = ran.exists()
    ran.touch()
    assert has_run


def test_fails_always():
    assert Path("mended").exists()
"""


def rerun(folder: Path, most: int) -> subprocess.CompletedProcess[str]:
    """Run all tests of a folder, then those that failed."""
    (folder / "test_some.py").write_text(TESTS)
    plain = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    subprocess.run([sys.executable, "-m", "pytest", "-q"], cwd=folder, env=plain, check=False)
    command = [sys.executable, str(SCRIPT), str(most)]
    return subprocess.run(
        command, cwd=folder, env=plain, capture_output=True, text=True, check=False
    )


def test_those_that_pass_by_themselves_are_the_last_lines(tmp_path: Path) -> None:
    (tmp_path / "mended").touch()

    done = rerun(tmp_path, 2)

    assert done.returncode == 0
    assert [line.split()[:2] for line in done.stdout.splitlines()[-2:]] == [
        ["flaky:", f"test_some.py::test_passes_the_second_time[{name}]"] for name in "ab"
    ]


@pytest.mark.parametrize(("most", "said"), [(3, "1 failed, 2 passed"), (2, "3 tests failed")])
def test_a_test_that_fails_again_and_too_many_fail_the_run(
    tmp_path: Path, most: int, said: str
) -> None:
    done = rerun(tmp_path, most)

    assert done.returncode != 0
    assert said in done.stdout + done.stderr
