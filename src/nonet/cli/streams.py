"""Standard input and output, which whoever starts a command may have closed."""

import io
import os
import sys
from stat import S_ISFIFO, S_ISREG
from threading import Timer
from typing import BinaryIO, TextIO

PATIENCE_S = 5.0


def standard_input() -> BinaryIO:
    """Return standard input.

    Raises:
        OSError: it was closed before the command began.
    """
    if sys.stdin is None:
        raise OSError("there is no standard input: it is closed")
    return sys.stdin.buffer


def is_given(waiting: str) -> bool:
    """Tell whether standard input is a pipe or a file that holds something.

    A terminal, /dev/null, a socket and a pipe that ends at once, as under cron, are none. Who
    writes into a pipe may take long to begin, so it is waited for, and after a while `waiting` is
    told on standard error: a pipe that nobody ends looks no different.
    """
    if sys.stdin is None or not isinstance(sys.stdin.buffer, io.BufferedReader):
        return False
    mode = os.fstat(sys.stdin.fileno()).st_mode
    if not (S_ISFIFO(mode) or S_ISREG(mode)):
        return False
    note = Timer(PATIENCE_S, print, [waiting], {"file": sys.stderr, "flush": True})
    note.daemon = True
    note.start()
    try:
        return bool(sys.stdin.buffer.peek(1))
    finally:
        note.cancel()


def standard_output() -> TextIO:
    """Return standard output.

    Raises:
        OSError: it was closed before the command began, so that nobody would see its answers.
    """
    if sys.stdout is None:
        raise OSError("there is no standard output: it is closed")
    return sys.stdout


def are_terminals() -> bool:
    """Tell whether a person is at both."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
