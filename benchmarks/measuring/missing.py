"""Ending a benchmark on a machine that lacks a program."""

import sys
from typing import NoReturn

# `make bench` goes on to the next benchmark after this status.
MISSING = 69  # EX_UNAVAILABLE of sysexits.h


def end_without(program: str, package: str) -> NoReturn:
    """Print the missing program's name and exit."""
    print(f"skipped: {program} is missing: apt-get install {package}")
    sys.exit(MISSING)
