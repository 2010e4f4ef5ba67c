"""Standard input and output, which whoever starts a command may have closed."""

import sys
from typing import BinaryIO, TextIO


def standard_input() -> BinaryIO:
    """Return standard input.

    Raises:
        OSError: it was closed before the command began.
    """
    if sys.stdin is None:
        raise OSError("there is no standard input: it is closed")
    return sys.stdin.buffer


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
