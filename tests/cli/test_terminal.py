"""What a person sees at a terminal: a real one, of the system's own making."""

import os
import pty
import re
import sys
from pathlib import Path
from subprocess import DEVNULL, Popen

import pytest

from terminal import read_until

pytestmark = pytest.mark.slow

NONET = Path(sys.executable).with_name("nonet")
# More than a second's work, so that a bar has reason to show.
MANY = 60_000


def at_terminal(folder: Path, *arguments: str) -> str:
    """Run a command with both its outputs on one terminal and return what is written there."""
    own, theirs = pty.openpty()
    with Popen(
        [NONET, *arguments], cwd=folder, stdin=DEVNULL, stdout=theirs, stderr=theirs
    ) as process:
        os.close(theirs)
        written = read_until(own, None)
    os.close(own)
    assert process.returncode == 0, written[-2000:]
    return written


def test_puzzles_on_a_terminal_are_lines_and_nothing_else(tmp_path: Path) -> None:
    written = at_terminal(tmp_path, "generate", f"--count={MANY}", "--difficulty=beginner")
    lines = written.split("\r\n")

    assert [line for line in lines[:-1] if not re.fullmatch("[1-9-]{81}", line)] == []
    assert len(lines) == MANY + 1


def test_answers_on_a_terminal_are_lines_and_nothing_else(tmp_path: Path) -> None:
    grid = "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79"
    (tmp_path / "grids").write_text(f"{grid}\n" * MANY * 2)
    lines = at_terminal(tmp_path, "check", "grids").split("\r\n")

    assert {line.split("\t")[1] for line in lines[:-1]} == {"unique"}
    assert len(lines) == MANY * 2 + 1
