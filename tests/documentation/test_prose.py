"""The rules of `docs/style` find what they are for; `make check` has Vale apply them."""

import shutil
import subprocess
from pathlib import Path

import pytest

from markdown import REPOSITORY

VALE = shutil.which("vale", path=f"{REPOSITORY}/.venv/programs") or shutil.which("vale")
CLEAN = "Anyone who has the link can open the puzzle, without its solution.\n"

pytestmark = pytest.mark.skipif(VALE is None, reason="`make check` builds Vale")


@pytest.mark.parametrize(
    ("sentence", "rule"),
    [
        ("Far longer than anything takes: whoever waits so long waits for it.", "GardenPaths"),
        ("This script sees to it that what lies below is there.", "GardenPaths"),
        ("The table is written anew.", "RetiredWords"),
        ("One deed was done.", "RetiredWords"),
        (f"It is {'very ' * 50}long.", "SentenceLength"),
    ],
)
def test_a_sentence_that_stops_a_reader_is_refused(
    sentence: str, rule: str, tmp_path: Path
) -> None:
    done = judge(tmp_path, sentence)

    assert done.returncode == 1
    assert {line.split(":")[3] for line in done.stdout.splitlines()} == {f"Nonet.{rule}"}


def test_a_plain_sentence_passes(tmp_path: Path) -> None:
    assert judge(tmp_path, CLEAN).returncode == 0


def judge(folder: Path, sentence: str) -> subprocess.CompletedProcess[str]:
    page = folder / "page.md"
    page.write_text(f"{sentence}\n", "utf-8")
    command = [str(VALE), f"--config={REPOSITORY / '.vale.ini'}", "--output=line", str(page)]
    return subprocess.run(command, check=False, capture_output=True, text=True)
