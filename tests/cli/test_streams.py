"""Pipes, terminals and locales, which need separate processes."""

import os
import pty
import re
import subprocess
from pathlib import Path

import pytest

from command_line import CommandLine
from processes import child_process
from samples import SOLUTION, UNIQUE
from server import COMMAND, environment

pytestmark = pytest.mark.slow


def run(script: str, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a shell script in which `nonet` is the command."""
    return subprocess.run(
        ["/bin/bash", "-c", f'set -o pipefail; nonet() {{ {COMMAND} "$@"; }}; {script}'],
        cwd=folder,
        env=environment({}) | variables,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.sample("generate")
@pytest.mark.parametrize(
    "command",
    [
        "nonet generate --count 1000000000 --seed 1",
        f"yes {UNIQUE} | head -20000 | nonet check",
        f"yes {UNIQUE} | head -20000 | nonet analyze --json",
    ],
)
def test_a_closed_pipe_ends_the_command_silently(tmp_path: Path, command: str) -> None:
    source, _, last = command.rpartition("| ")
    script = f"{source + '| ' if source else ''}( {last}; echo $? > status ) | head -1"

    ended = run(script, tmp_path)

    assert ended.stdout.count("\n") == 1
    assert ended.stderr == ""
    assert (tmp_path / "status").read_text() == "0\n"


def test_a_malformed_line_is_printed_in_any_locale(tmp_path: Path) -> None:
    ended = run(f"printf '\\xff\\n{UNIQUE}\\n' | nonet check", tmp_path, PYTHONIOENCODING="latin-1")

    bad, good = ended.stdout.splitlines()
    assert (ended.returncode, ended.stderr) == (1, "")
    assert bad.split("\t")[1:] == ["malformed", "-"]
    assert good == f"{UNIQUE}\tunique\t{SOLUTION}"


@pytest.mark.thorough
def test_keys_are_listed_in_any_locale(tmp_path: Path) -> None:
    nonet = CommandLine(tmp_path)
    nonet("db", "upgrade")
    nonet("accounts", "create", "a@b.c")
    nonet("keys", "create", "a@b.c", "--name", "laptop")

    ended = run("nonet keys list a@b.c", tmp_path, PYTHONIOENCODING="latin-1")

    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.sample("wish0")
@pytest.mark.parametrize(
    ("spec", "expected"),
    [
        (("--count", "1000000000", "--difficulty", "expert"), b"Generating"),
        # The end of the description has the nearest candidate, so it is wrapped, not cut.
        (("--technique", "template-set", "--seed", "1"), b"takes"),
    ],
)
def test_progress_is_shown_only_on_a_terminal(
    tmp_path: Path, spec: tuple[str, ...], expected: bytes
) -> None:
    terminal, other_end = pty.openpty()
    with child_process(
        [COMMAND, "generate", *spec],
        cwd=tmp_path,
        env=environment({}) | {"TERM": "xterm"},
        stdout=subprocess.DEVNULL,
        stderr=other_end,
    ) as running:
        os.close(other_end)
        shown = b""
        while expected not in shown and (news := os.read(terminal, 4096)):
            shown += news
        running.terminate()
    os.close(terminal)

    assert expected in shown


@pytest.mark.sample("nonet (check|generate|play)")
@pytest.mark.parametrize(
    ("command", "lacking"),
    [
        ("nonet check <&-", "input"),
        ("nonet convert <&-", "input"),
        ("nonet worksheet - -o sheet.pdf <&-", "input"),
        ("nonet play <&-", "terminal"),
        ("nonet generate >&-", "output"),
        (f"nonet explain {UNIQUE} >&-", "output"),
        ("nonet doctor >&-", "output"),
        ("nonet worksheet -o - >&-", "output"),
    ],
)
def test_a_closed_stream_is_reported_in_one_line(
    tmp_path: Path, command: str, lacking: str
) -> None:
    ended = run(command, tmp_path, NONET_SITE_URL="https://nonet.example")

    assert (ended.returncode, ended.stdout) == (1, "")
    assert re.fullmatch(rf"nonet: .*{lacking}.*\n", ended.stderr)
