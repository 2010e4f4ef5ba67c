"""The command line in the test's own process, and a terminal as its other side sees it."""

import io
import os
import sys
import termios
from contextlib import ExitStack, chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

# The package has a module of the same name, which takes its place once it is imported.
from nonet.cli.entry_point import main
from server import environment
from waiting import eventually


class Outcome(NamedTuple):
    """Exit status and output of a command."""

    status: int
    output: str
    errors: str


class BinaryOutcome(NamedTuple):
    """Exit status of a command and its output in bytes."""

    status: int
    output: bytes
    errors: bytes


class CommandLine:
    """`nonet` in a folder, with settings from the environment."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.settings = settings

    def __call__(self, *arguments: str, stdin: bytes = b"") -> Outcome:
        """Run a command to its end."""
        status, output, errors = self.run(*arguments, stdin=stdin)
        return Outcome(status, output.decode(), errors.decode())

    def run(self, *arguments: str, stdin: bytes = b"") -> BinaryOutcome:
        """Run a command to its end that may write bytes which are not text."""
        output, errors = _stream(), _stream()
        status: int | str | None = 0
        with ExitStack() as stack:
            # Wide, so that no message is wrapped where a folder of the tests has a long name.
            variables = {**environment(self.settings), "COLUMNS": "250"}
            stack.enter_context(patch.dict(os.environ, variables, clear=True))
            stack.enter_context(patch.object(sys, "argv", ["nonet", *arguments]))
            stack.enter_context(patch.object(sys, "stdin", _stream(stdin)))
            stack.enter_context(chdir(self.folder))
            stack.enter_context(redirect_stdout(output))
            stack.enter_context(redirect_stderr(errors))
            try:
                main()
            except SystemExit as end:
                status = end.code
        return BinaryOutcome(int(status or 0), _written(output), _written(errors))


def _stream(content: bytes = b"") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(content), encoding="utf-8", write_through=True)


def _written(stream: io.TextIOWrapper) -> bytes:
    stream.seek(0)
    return bytes(stream.buffer.read())


def read_until(terminal: int, end: bytes | None) -> str:
    """Return the text that a terminal shows up to some text, or until it is closed."""
    shown = bytearray()
    while end is None or end not in shown:
        try:
            piece = os.read(terminal, 1 << 16)
        except OSError:  # Linux says so of a terminal that nobody writes to any more
            break
        if not piece:
            break
        shown += piece
    return shown.decode(errors="replace")


def press(terminal: int, key: bytes) -> None:
    """Press a key once it is waited for: before, it would be lost."""
    eventually(lambda: not termios.tcgetattr(terminal)[3] & termios.ICANON)
    os.write(terminal, key)
