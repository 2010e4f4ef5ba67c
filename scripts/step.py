"""Run one step of the set-up, and show its name and progress.

    step.py [--limit SECONDS] WHAT EXPECTED COMMAND ...

A terminal has one line that changes; a log has one when the step begins, one every 15 seconds and
one at the end. A step of less than two seconds is not shown. All that the command prints is kept in
`target/setup`. Of a command that fails, its last lines are shown, with what to do next.
"""

import argparse
import contextlib
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from advice import advise

LOGS = Path(__file__).parents[1] / "target" / "setup"
SHOWN_AFTER_S, LINE_EVERY_S, LOOK_EVERY_S = 2, 15, 0.2
LAST_LINES = 12
TIMED_OUT, INTERRUPTED = 124, 130  # as the system's shells have it
_CARGO = re.compile(r"Building \[[^]]*\] (\d+)/(\d+)")
_PIP_BEGINS = re.compile(r"Collecting |Requirement already satisfied")
_LOCKED = re.compile(r"^[\w.-]+==", re.MULTILINE)


def main() -> int:
    """Run the command, and return its status."""
    options = argparse.ArgumentParser()
    options.add_argument("--limit", type=float, default=float("inf"))
    options.add_argument("what")
    options.add_argument("expected")
    options.add_argument("command", nargs=argparse.REMAINDER)
    given = options.parse_args()
    shown = StepLine(given.what, given.expected, HowFar(given.command))
    log = LOGS / f"{re.sub(r'[^a-z0-9]+', '-', given.what.lower()).strip('-')}.log"
    status, last = run(given.command, shown, log, limit_s=given.limit)
    shown.end(failed=status != 0)
    if status not in {0, INTERRUPTED}:
        report(given.what, last, log)
    return status


def run(
    command: list[str], shown: "StepLine", log: Path, *, limit_s: float
) -> tuple[int, deque[str]]:
    """Run a command to its end, and return its status and its last lines."""
    last: deque[str] = deque(maxlen=200)
    began = time.monotonic()
    with (
        subprocess.Popen(  # noqa: S603 - the Makefile's own command
            command,
            env=environment(os.environ),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            process_group=0,  # so that it ends with all that it started
        ) as process,
        kept(log) as keep,
    ):
        try:
            for line in lines_of(process):
                if line and not shown.how_far.hear(line):
                    last.append(line)
                    keep(line)
                shown.refresh()
                if time.monotonic() - began > limit_s:
                    os.killpg(process.pid, signal.SIGKILL)
                    keep(f"stopped after {limit_s:.0f} s")
                    return TIMED_OUT, last
        except KeyboardInterrupt:
            os.killpg(process.pid, signal.SIGTERM)
            return INTERRUPTED, last
    return process.returncode, last


def environment(given: Mapping[str, str]) -> dict[str, str]:
    """Return the environment, with further settings for installers.

    A site's certificates are named once; cargo reads that by itself. They take the place of all
    others for pip, so only those for Node, which adds them to its own, are not passed on.
    """
    said = {
        "CARGO_TERM_PROGRESS_WHEN": "always",
        "CARGO_TERM_PROGRESS_WIDTH": "100",
        "PIP_PROGRESS_BAR": "off",
        "PIP_NO_INPUT": "1",  # nobody can see its questions
        "PYTHONUNBUFFERED": "1",
    }
    if bundle := given.get("SSL_CERT_FILE"):
        said["REQUESTS_CA_BUNDLE"] = bundle
    if bundle := bundle or given.get("PIP_CERT"):
        said["NODE_EXTRA_CA_CERTS"] = bundle
    return {**said, **given}


def lines_of(process: subprocess.Popen[bytes]) -> Iterator[str]:
    """Yield each line as it arrives, including overwritten progress lines, and "" in between."""
    pipe = process.stdout.fileno() if process.stdout else -1
    rest = b""
    while True:
        if not select.select([pipe], [], [], LOOK_EVERY_S)[0]:
            yield ""
            continue
        read = os.read(pipe, 1 << 16)
        *lines, rest = re.split(rb"[\r\n]+", rest + read)
        if not read:
            lines.append(rest)
        for line in lines:
            yield line.decode(errors="replace").rstrip()
        if not read:
            return


@contextlib.contextmanager
def kept(log: Path) -> Iterator[Callable[[str], None]]:
    """Write lines to a log file; ignore a file that can't be written."""
    with contextlib.ExitStack() as files:
        file = None
        with contextlib.suppress(OSError):
            log.parent.mkdir(parents=True, exist_ok=True)
            file = files.enter_context(log.open("w", encoding="utf-8", buffering=1))

        def keep(line: str) -> None:
            with contextlib.suppress(OSError):
                if file:
                    file.write(f"{line}\n")

        yield keep


class HowFar:
    """A command's progress, as words."""

    def __init__(self, command: list[str]) -> None:
        self.words = ""
        self._packages = self._begun = 0
        if "-r" in command:
            locked = Path(command[command.index("-r") + 1])
            self._packages = len(_LOCKED.findall(locked.read_text("utf-8")))

    def hear(self, line: str) -> bool:
        """Read a line, and return whether it only shows progress."""
        if counted := _CARGO.search(line):
            self.words = f"{counted[1]} of {counted[2]} crates"
            return True
        if line.startswith("Ignoring "):
            self._packages -= 1
        elif self._packages and _PIP_BEGINS.match(line):
            self._begun += 1
            self.words = f"{self._begun} of {self._packages} packages"
        elif line.startswith("Installing collected packages"):
            self.words = "all are here, unpacking"
        return False


class StepLine:
    """A step's display: one line on a terminal, several in a log."""

    def __init__(self, what: str, expected: str, how_far: HowFar) -> None:
        self.how_far = how_far
        self._what, self._expected = what, expected
        self._began = time.monotonic()
        self._next_s: float = SHOWN_AFTER_S
        # Of several steps at once, none has the line for itself.
        alone = " -j" not in os.environ.get("MAKEFLAGS", "")
        self._changes = alone and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"

    @property
    def _elapsed_s(self) -> float:
        return time.monotonic() - self._began

    def refresh(self) -> None:
        """Show how far the step is, if it is time for it."""
        if self._elapsed_s < self._next_s:
            return
        first = self._next_s == SHOWN_AFTER_S
        words = f"{self.how_far.words}, " if self.how_far.words else ""
        if self._changes:
            line = f"{self._what}: {words}{self._elapsed_s:.0f} s of {self._expected}"
            width = shutil.get_terminal_size().columns - 1
            print(f"\r\x1b[2K{line[:width]}", end="", flush=True)
            self._next_s = self._elapsed_s + LOOK_EVERY_S
        elif first:
            print(f"{self._what}: {self._expected}.", flush=True)
            self._next_s = LINE_EVERY_S
        else:
            print(f"{self._what}: {words}{self._elapsed_s:.0f} s.", flush=True)
            self._next_s += LINE_EVERY_S

    def end(self, *, failed: bool) -> None:
        """Show how long the step took, if it was shown at all."""
        if self._elapsed_s < SHOWN_AFTER_S:
            return
        start = "\r\x1b[2K" if self._changes else ""
        how = "failed" if failed else "done"
        print(f"{start}{self._what}: {how} after {self._elapsed_s:.0f} s.", flush=True)


def report(what: str, last: deque[str], log: Path) -> None:
    """Print the end of a failed command's output, its log file and advice."""
    print(f"{what} failed. It ended with:", file=sys.stderr)
    for line in list(last)[-LAST_LINES:]:
        print(f"  | {line}", file=sys.stderr)
    if log.exists():
        print(f"All of it is in {os.path.relpath(log)}.", file=sys.stderr)
    print(advise("\n".join(last)), file=sys.stderr)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    # Terminals of any encoding show the programs' output.
    sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.stderr.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.exit(main())
