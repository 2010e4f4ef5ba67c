"""`scripts/mutants.py` finds changes that a command does not notice, and reverts them."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "mutants.py"
PYTHON = "def is_over(count):\n    return count > 3\n"
RUST = "pub fn is_over(count: u8) -> bool {\n    count > 3\n}\n"
CHECK = "from src.limit import is_over; assert is_over(4) is True; assert is_over(3) is False"


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed: apt-get install git")
def test_mutants_of_checked_code_are_killed_and_others_survive(tmp_path: Path) -> None:
    python, rust = tmp_path / "src/limit.py", tmp_path / "engine/src/lib.rs"
    for file, text in ((python, PYTHON), (rust, RUST)):
        file.parent.mkdir(parents=True)
        file.write_text(text)
    for command in (["init", "-q"], ["add", "."], _commit()):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)  # noqa: S607 - as people have it

    done = subprocess.run(
        [sys.executable, SCRIPT, "run", "--count=4", "--", sys.executable, "-B", "-c", CHECK],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout.splitlines()[-1] == "{'killed': 3, 'survived': 1, 'outdated': 0}"
    assert (python.read_text(), rust.read_text()) == (PYTHON, RUST)


def _commit() -> list[str]:
    return ["-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-qm", "Start"]
