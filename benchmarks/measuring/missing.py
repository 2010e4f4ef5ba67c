"""What a benchmark does on a machine without a program that it needs."""

import sys
from typing import NoReturn

# `make bench` goes on to the next benchmark after this status.
MISSING = 69  # EX_UNAVAILABLE of sysexits.h


def end_without(program: str, package: str) -> NoReturn:
    """Say what is missing and end."""
    print(f"skipped: {program} is missing: apt-get install {package}")
    sys.exit(MISSING)
