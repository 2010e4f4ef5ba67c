"""Output of commands on a pseudo-terminal."""

import os
import pty
import re
import sys
from fcntl import ioctl
from pathlib import Path
from struct import pack
from subprocess import DEVNULL
from termios import TIOCSWINSZ

import pytest

from command_line import CommandLine, read_until
from nonet import engine
from processes import child_process

pytestmark = pytest.mark.slow

NONET = Path(sys.executable).with_name("nonet")
# Makes the terminal its own, so that Ctrl-C reaches it even if the parent ignores it.
AT_ITS_OWN = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""
INTERRUPTED = 130
# More than a second's work, so that the progress bar is shown.
MANY = 6_000
EXPERT = engine.generate("expert", seed=4).puzzle
NARROW = 40
STYLE = re.compile(r"\x1b\[([\d;]*)m")


def at_terminal(folder: Path, *arguments: str, columns: int = 80, **variables: str) -> str:
    """Run a command with both its outputs on one terminal, and return the output."""
    own, theirs = pty.openpty()
    ioctl(own, TIOCSWINSZ, pack("HHHH", 24, columns, 0, 0))
    unset = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "COLORTERM")
    inherited = {name: value for name, value in os.environ.items() if name not in unset}
    environment = inherited | {"TERM": "xterm-256color"} | variables
    with child_process(
        [NONET, *arguments],
        cwd=folder,
        env=environment,
        stdin=DEVNULL,
        stdout=theirs,
        stderr=theirs,
    ) as process:
        os.close(theirs)
        written = read_until(own, None)
    os.close(own)
    assert process.returncode == 0, written[-2000:]
    return written


def colours_of(written: str) -> set[int]:
    """Return the colour codes among the codes of text styles."""
    codes = {int(code) for style in STYLE.findall(written) for code in style.split(";") if code}
    return {code for code in codes if 30 <= code <= 48 or 90 <= code <= 107}


def test_puzzles_on_a_terminal_are_plain_lines(tmp_path: Path) -> None:
    written = at_terminal(tmp_path, "generate", f"--count={MANY}", "--difficulty=beginner")
    lines = written.split("\r\n")

    assert [line for line in lines[:-1] if not re.fullmatch("[1-9-]{81}", line)] == []
    assert len(lines) == MANY + 1


def test_answers_on_a_terminal_are_plain_lines(tmp_path: Path) -> None:
    grid = "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79"
    (tmp_path / "grids").write_text(f"{grid}\n" * MANY * 2)
    lines = at_terminal(tmp_path, "check", "grids").split("\r\n")

    assert {line.split("\t")[1] for line in lines[:-1]} == {"unique"}
    assert len(lines) == MANY * 2 + 1


def test_a_path_has_colours_unless_disabled(tmp_path: Path) -> None:
    coloured = at_terminal(tmp_path, "explain", EXPERT)
    plain = at_terminal(tmp_path, "explain", EXPERT, NO_COLOR="1")

    assert colours_of(coloured)
    assert colours_of(plain) == set()
    assert STYLE.sub("", plain) == STYLE.sub("", coloured)


def test_a_path_fits_a_narrow_terminal(tmp_path: Path) -> None:
    written = STYLE.sub("", at_terminal(tmp_path, "explain", EXPERT, columns=NARROW))

    assert "\u250f" in written
    assert [line for line in written.split("\r\n") if len(line) > NARROW] == []


@pytest.mark.usefixtures("people")
def test_names_are_printed_literally(nonet: CommandLine, tmp_path: Path) -> None:
    email, name = "ada@example.com", "[/red] :x: [bold]k"
    nonet("accounts", "create", email)
    nonet("keys", "create", email, "--name", name)

    listed = at_terminal(tmp_path, "keys", "list", email, columns=200)
    audited = at_terminal(tmp_path, "audit", columns=200)

    assert name in STYLE.sub("", listed)
    assert name in STYLE.sub("", audited)


@pytest.mark.thorough
@pytest.mark.usefixtures("people")
def test_an_address_is_never_cut_in_a_narrow_terminal(nonet: CommandLine, tmp_path: Path) -> None:
    email = "ada.lovelace.the.first@example.com"
    nonet("accounts", "create", email)

    rows = STYLE.sub("", at_terminal(tmp_path, "accounts", "list", columns=20)).split("\r\n")

    assert email in "".join(row.split(" ")[0] for row in rows)


def test_ctrl_c_ends_a_long_search(tmp_path: Path) -> None:
    own, theirs = pty.openpty()
    with child_process(
        [sys.executable, "-c", AT_ITS_OWN, NONET, "generate", "--count=1000000000"],
        cwd=tmp_path,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    ) as process:
        os.close(theirs)
        read_until(own, b"\r\n")
        os.write(own, b"\x03")
        written = read_until(own, None)
    os.close(own)

    assert process.returncode == INTERRUPTED
    assert "Traceback" not in written
