"""`make quick` runs the tests of the packages that changed, or all of them."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "touched.py"

pytestmark = pytest.mark.skipif(
    shutil.which("git") is None, reason="git is not installed: apt-get install git"
)


@pytest.mark.parametrize(
    ("touched", "folders"),
    [
        ([], "tests"),
        (
            ["src/nonet/runtime/scheduling/scheduler.py"],
            "tests/documentation tests/metrics tests/scheduling tests/workpool",
        ),
        (
            ["src/nonet/runtime/workpool.py"],
            "tests/documentation tests/metrics tests/scheduling tests/workpool",
        ),
        (["src/nonet/server/http/body.py"], "tests/contract tests/documentation tests/server"),
        (
            ["engine/src/cell.rs", "docs/a page.md"],
            "tests/documentation tests/engine tests/research",
        ),
        (["tests/scheduling/test_moving_average.py"], "tests/documentation tests/scheduling"),
        (["README.md"], "tests/documentation"),
        (["src/nonet/runtime/scheduling/scheduler.py", "src/nonet/grid.py"], "tests"),
        (["tests/support/service.py"], "tests"),
        (["pyproject.toml"], "tests"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_touched_files_choose_the_tests(tmp_path: Path, touched: list[str], folders: str) -> None:
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)  # noqa: S607 - as people have it
    for folder in (
        "scheduling",
        "workpool",
        "contract",
        "server",
        "engine",
        "corpora",
        "support",
        "documentation",
    ):
        (tmp_path / "tests" / folder).mkdir(parents=True)
    for name in touched:
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()

    printed = subprocess.check_output([sys.executable, SCRIPT], cwd=tmp_path, text=True)

    assert printed.split() == folders.split()
